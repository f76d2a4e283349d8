"""Actions of people at a table besides moves: chat, undo, claims, the host's requests."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
