"""Players of the game: they see only views, and may think, look at the clock and read fitted data."""
