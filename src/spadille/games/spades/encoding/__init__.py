"""Spades in numbers, for programs that learn."""
