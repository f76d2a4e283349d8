# What the page itself says; what the games say comes from the server in words.

to-the-table = To the table
main-menu = Main
rules = Rules
settings = Settings
one-moment = One moment …
what-happens = What happens
needs-scripts = The table needs JavaScript; the table in the terminal (spadille play) does not.
language = Language
you = You
roads = Roads and odds
