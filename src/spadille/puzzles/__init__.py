"""Puzzles: one decision of a game each, and what the best player of the house found of every move."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
