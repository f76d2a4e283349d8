"""Cards that several people play, each at a table of their own: the deal of the day, and challenges."""
