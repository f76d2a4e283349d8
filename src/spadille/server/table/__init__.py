"""A table being played, as a value: `step` takes an input, changes the state, and says what is to be done.

No clock is read here and nothing is written, sent or waited for; `server.live` does that.
"""
