"""Cards that several people play, each at a table of their own: the deal of the day, and challenges."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
