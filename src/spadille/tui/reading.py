"""What a person means by what they typed: a bare card, a bare number, a word on the screen, or a whole move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from spadille.cards.card import SUIT_SIGNS, SUITS, Card, card
from spadille.core.errors import Unreadable
from spadille.scene.model import Face, Option, Scene

_SIGNS = str.maketrans(SUIT_SIGNS, SUITS)


def all_faces(scene: Scene) -> Iterator[Face]:
    """Every card of a scene, zone by zone."""
    for zone in scene.zones:
        yield from zone.faces
        for row in zone.rows:
            yield from row


def meant(scene: Scene, text: str) -> str:
    """The move in notation for what a person typed; the text as it is where nothing shorter fits.

    Raises Unreadable for a card or a number where neither is asked for.
    """
    tidy = " ".join(text.split())
    if (option := _worded(scene, tidy)) is not None:
        return option.move
    if tidy.isascii() and tidy.isdecimal():
        return _number(scene, tidy)
    cards = _cards_in(tidy)
    if len(cards) == 1:
        return _card(scene, cards[0])
    return _several(scene, cards) or tidy


def _worded(scene: Scene, text: str) -> Option | None:
    plain = [each for each in scene.options if not each.ask and not each.pick]
    word = _tidied(text)
    for field in ("move", "label", "key"):
        for option in plain:
            if _tidied(getattr(option, field)) == word:
                return option
    return None


def _tidied(text: str) -> str:
    """A word as it may be typed for what is printed: "7s" for "7♠", "9nt" for "9 NT"."""
    return "".join(text.translate(_SIGNS).lower().split())


def _number(scene: Scene, digits: str) -> str:
    asking = [each for each in scene.options if each.ask]
    if len(asking) == 1:
        return asking[0].move.format(digits)
    if asking:
        verbs = " or ".join(each.move.format(digits) for each in asking)
        raise Unreadable(f"the number alone does not tell: expected {verbs}")
    for option in scene.options:
        verb, _, last = option.move.rpartition(" ")
        if verb and last.isdecimal():
            return f"{verb} {digits}"
    raise Unreadable(f"no number is asked for now; {scene.prompt}")


def _cards_in(text: str) -> list[Card]:
    cards = []
    for word in text.split():
        try:
            cards.append(card(word))
        except Unreadable:
            return []
    return cards


def _card(scene: Scene, wanted: Card) -> str:
    movable = [each for each in all_faces(scene) if each.card is not None and each.move is not None]
    exact = [each for each in movable if each.card == str(wanted)]
    if found := exact or [each for each in movable if card(each.card or "").plain == wanted.plain]:
        return next((each.move for each in found if each.lit), found[0].move) or ""
    for each in movable:
        verb, _, last = (each.move or "").rpartition(" ")
        if verb and last == each.card:
            return f"{verb} {wanted}"
    if (picked := _several(scene, [wanted])) is not None:
        return picked
    if ways := [each.move for each in scene.options if str(wanted) in each.move.split()]:
        if len(ways) == 1:
            return ways[0]
        raise Unreadable(f"the {wanted.words} alone does not tell: expected {' or '.join(ways)}")
    raise Unreadable(f"no card is asked for now; {scene.prompt}")


def _several(scene: Scene, cards: list[Card]) -> str | None:
    if not cards:
        return None
    offered = [each.move for each in all_faces(scene) if each.move] + [each.move for each in scene.options]
    for move in offered:
        with suppress(Unreadable):
            if sorted(card(word) for word in move.split()[1:]) == sorted(cards):
                return move
    picking = [each for each in scene.options if each.pick]
    return picking[0].move.format(" ".join(str(each) for each in cards)) if len(picking) == 1 else None
