"""Play at the terminal table: the session, automatic moves, saved games, lessons and puzzles."""
