"""Messages to people about each other's requests: structs of the wire like those of `wire`, which sends them."""

from __future__ import annotations

import msgspec

from spadille.core.contract import Seat
from spadille.core.words import Name, Notation, Text


class Told(msgspec.Struct, frozen=True, tag_field="t"):
    """Any message that the server sends over a WebSocket."""


class Reacted(Told, frozen=True, tag="reacted"):
    """Somebody reacts with a face or a heart."""

    name: Text
    seat: Seat | None
    what: Name
    text: Text
    """The reaction in a sentence."""


class Wished(Told, frozen=True, tag="wished"):
    """The person of a seat would like to keep in touch with you: `befriend` agrees, and silence says no."""

    seat: Seat
    text: Text


class Paired(Told, frozen=True, tag="paired"):
    """You and the person of a seat keep in touch from now on; your browser stores this for `POST /api/presence`."""

    seat: Seat
    name: Text
    face: Name
    colour: Name
    mine: Name
    """Your secret."""
    theirs: Name
    """The digest of the other's secret."""
    text: Text


class Unproved(Told, frozen=True, tag="unproved"):
    """A claim cannot be proved from what the claimer can know: it may lay its hand open, and ask."""

    text: Text


class Answered(Told, frozen=True, tag="answered"):
    """A person's request to the others is settled."""

    what: Name
    by: Seat
    agreed: bool
    text: Text


class AskState(msgspec.Struct, frozen=True):
    """A person's request to the others: everybody has to agree, and silence means no."""

    what: Name
    """"undo": to take its last move back; "claim": to have all remaining tricks; "skip": that bots play the rest of
    the deal; "concede": to concede the match."""
    by: Seat
    text: Text
    waits: tuple[Seat, ...]
    """The seats that have yet to answer."""
    left: float
    """Seconds until silence means no."""


class OpenHand(msgspec.Struct, frozen=True):
    """A hand that was laid open for a claim."""

    seat: Seat
    cards: tuple[Notation, ...]
