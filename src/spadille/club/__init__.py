"""An evening at a club: the same deals at all tables, the movement, and the standings."""
