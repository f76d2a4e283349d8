"""What people do at a table besides playing cards: chat, undo, claims, the host's requests."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
