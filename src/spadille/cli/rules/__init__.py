"""Commands about rules: clauses, pages, ways to play, identification of a game."""
