"""Words of the ways to play Mexican Sweat: see `en.ftl`."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
