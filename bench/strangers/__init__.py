"""Players of another school, each a program of its own in plain Python: second opinions for the ladder.

They share no code with the players of the house, were written from the advice that is commonly given for these games,
and know the table through the line protocol alone.
"""
