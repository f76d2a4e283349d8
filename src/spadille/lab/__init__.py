"""Experiments above the games: matches between bots, and what they prove."""
