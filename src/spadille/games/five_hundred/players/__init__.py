"""Players of the game: they see only views, and may search, read the clock and load fitted data."""
