"""Numeric encoding of Spades, for learning programs."""
