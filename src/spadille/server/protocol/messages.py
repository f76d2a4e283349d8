"""What people are told that concerns each other: structs of the wire like those of `wire`, which sends them."""

from __future__ import annotations

import msgspec

from spadille.core.contract import Seat
from spadille.core.words import Name, Notation, Text


class Told(msgspec.Struct, frozen=True, tag_field="t"):
    """Anything the server sends over a WebSocket."""


class Reacted(Told, frozen=True, tag="reacted"):
    """Somebody pulls a face, or sends a heart."""

    name: Text
    seat: Seat | None
    what: Name
    text: Text
    """That in a sentence."""


class Unproved(Told, frozen=True, tag="unproved"):
    """A claim cannot be proved from what the claimer can know: it may lay its hand open, and ask."""

    text: Text


class Answered(Told, frozen=True, tag="answered"):
    """What a person asked of the others is settled."""

    what: Name
    by: Seat
    agreed: bool
    text: Text


class AskState(msgspec.Struct, frozen=True):
    """What a person asks of the others: everybody has to agree, and silence is no."""

    what: Name
    """"undo": to take its last move back; "claim": to have all tricks that are left; "skip": that bots play the rest of
    the deal; "concede": to give the match up."""
    by: Seat
    text: Text
    waits: tuple[Seat, ...]
    """Who has yet to answer."""
    left: float
    """Seconds until silence is no."""


class OpenHand(msgspec.Struct, frozen=True):
    """A hand that was laid open for a claim."""

    seat: Seat
    cards: tuple[Notation, ...]
