"""Material for beginners: how a game is played, and lessons on a real table."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
