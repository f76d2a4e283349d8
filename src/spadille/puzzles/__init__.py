"""Puzzles: one decision of a game each, and what the best player of the house found of every move."""
