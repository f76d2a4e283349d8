"""What happens at the terminal table: the session, moves made by themselves, saved games, lessons, puzzles."""
