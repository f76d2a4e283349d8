"""An evening at a club: the same deals at all tables, who meets whom over which, and who has done best."""
