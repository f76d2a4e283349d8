"""What a table tells of cards that are played at others too."""

from __future__ import annotations

from typing import Literal

import msgspec

from spadille.core.words import Name


class SameState(msgspec.Struct, frozen=True):
    """The cards of this table are played at others too."""

    what: Literal["day", "challenge", "number"]
    name: Name
    counted: bool
    """The first try of its browser; otherwise it is practice."""
    closed: bool
    """Others may still play them: the record, and all cards, can be had later."""
