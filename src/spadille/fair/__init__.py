from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
