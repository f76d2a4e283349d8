"""The terminal table: lines of text for anyone and any pipe, or a full screen; both draw scenes and know no rule."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
