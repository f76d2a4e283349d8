"""Independent players, each a separate program in plain Python: second opinions for the ladder.

They share no code with the built-in players, were written from the common advice for these games, and know the table
only through the line protocol.
"""
