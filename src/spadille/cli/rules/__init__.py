"""Commands that tell rules: clauses, pages, ways to play, which game is played."""
