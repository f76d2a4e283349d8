"""Experiments with the games: contests of bots, studies of rules, and their statistics."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
