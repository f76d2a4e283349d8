"""The state of a table whose cards are played at others too."""

from __future__ import annotations

from typing import Literal

import msgspec

from spadille.core.words import Name


class SameState(msgspec.Struct, frozen=True):
    """The shared cards of this table, which are played at others too."""

    what: Literal["day", "challenge", "number"]
    name: Name
    counted: bool
    """True for the first try of its browser; later ones are practice."""
    closed: bool
    """True while others may still play them: the record, and all cards, are shown later."""
