"""Friends: two people who keep in touch see when the other is here, and at which table."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
