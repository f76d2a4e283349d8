"""The review of a game: every decision held against a good player's."""
