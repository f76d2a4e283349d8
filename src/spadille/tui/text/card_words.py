"""Words for cards and zones, the same for text lines, screens and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from spadille.cards.card import JOKERS, SPOKEN_SUITS, SUIT_SIGNS, Card, card
from spadille.scene.drawing import BACK, ON_THE_TABLE
from spadille.scene.model import Face, Role, Zone
from spadille.scene.names import shown_name
from spadille.tui import say

_UNTITLED: Final = {Role.HAND: say("hand"), Role.TRICK: say("trick")}
"""Titles of zones without a title of their own."""


def rank_of(each: Card) -> str:
    """The rank as people write it: "10", not "T"."""
    return "10" if each.rank == "T" else each.rank


def sign_of(each: Card, *, letters: bool = False) -> str:
    """The suit as a sign or a letter; a star for a joker."""
    if each.suit == JOKERS:
        return "*" if letters else "★"
    return "CDHS"[each.suit] if letters else SUIT_SIGNS[each.suit]


def cards_line(faces: Sequence[Face]) -> str:
    """Cards of a row in notation, with backs counted: "AS QH, 3 face down"."""
    parts: list[str] = []
    for shown, group in groupby(faces, key=_is_shown):
        run = list(group)
        if shown:
            parts.append(" ".join(_marked(face) for face in run))
        else:
            parts.append(str(say("face-down", n=len(run))))
    return ", ".join(parts) if parts else str(say("nothing"))


def _is_shown(face: Face) -> bool:
    """True for a card face up, and for a place with a note."""
    return face.card is not None or bool(face.note)


def _marked(face: Face) -> str:
    """A card in notation with its note; a place without a card has its note alone."""
    return str(face.note) if face.card is None else face.card + (f" ({face.note})" if face.note else "")


def by_suits(faces: Iterable[Face]) -> str:
    """A hand by suits: "hearts A 10 3; spades K"."""
    suits: dict[str, list[str]] = {}
    down = 0
    for face in faces:
        if face.card is None:
            down += 1
            continue
        each = card(face.card)
        name = str(each.spoken if each.suit == JOKERS else SPOKEN_SUITS[each.suit])
        ranks = suits.setdefault(name, [])
        if each.suit != JOKERS:
            ranks.append(rank_of(each))
    parts = [" ".join([name, *ranks]) for name, ranks in suits.items()]
    parts += [str(say("face-down", n=down))] if down else []
    return "; ".join(parts) or str(say("no-cards"))


def zone_lines(zone: Zone, names: Sequence[str]) -> Iterator[str]:
    """Yield a zone in words, one line or more."""
    title = zone.title or _UNTITLED.get(zone.role, ON_THE_TABLE)
    if zone.shape == "fan":
        yield f"{title}: {_fan_words(zone)}"
    elif zone.shape == "trick":
        played = ", ".join(_played(face, names) for face in zone.faces)
        yield f"{title}: {played or say('nothing-yet')}"
    elif zone.count is not None and not zone.lines:  # the lines of a pot say its chips
        shown = [face for face in zone.faces if _is_shown(face)]
        yield f"{title} ({say('cards', n=zone.count)})" + (f": {cards_line(shown)}" if shown else "")
    elif zone.faces:
        yield f"{title}: {cards_line(zone.faces)}"
    elif zone.rows:
        yield f"{title}:"
    elif zone.lines:
        yield from [f"{title}:"] if zone.title else []
    else:
        yield f"{title}: {say('nothing')}"
    for at, row in enumerate(zone.rows, 1):
        yield f"  {at}: {cards_line(row)}"
    for line in zone.lines:
        yield f"  {line}" if zone.title else str(line)


def _fan_words(zone: Zone) -> str:
    """A hand by suits; where no card of it is seen and its title says so, their number."""
    if zone.title and zone.faces and not any(face.card for face in zone.faces):
        return str(say("cards", n=len(zone.faces)))
    return by_suits(zone.faces)


def _played(face: Face, names: Sequence[str]) -> str:
    who = f"{shown_name(names[face.seat])} " if face.seat is not None else ""
    note = f" ({face.note})" if face.note else ""
    return f"{who}{face.card or BACK.words}{note}"
