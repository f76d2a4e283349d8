"""Friends of this server: which of two people who keep in touch is here, and at which table."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
