"""Puzzles: one decision of a game each, with the best player's evaluation of every move."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
