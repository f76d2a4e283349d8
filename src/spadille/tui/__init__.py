"""The terminal table, in lines of text or on the full screen; both draw scenes and know no game rules."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
