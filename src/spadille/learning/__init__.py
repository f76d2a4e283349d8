"""What a beginner is shown: how a game is played, and lessons on a real table."""
