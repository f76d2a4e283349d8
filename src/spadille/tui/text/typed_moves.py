"""Reading of typed moves: a bare card, a bare number, a word from the screen, or a whole move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final

from spadille.cards.card import SUIT_SIGNS, SUITS, Card, card
from spadille.core.errors import IllegalMove, SpadilleError, Unreadable, told_of
from spadille.core.words import Message, Text
from spadille.parts.tricks import not_held
from spadille.scene.model import Choice, Does, Face, Role, Scene
from spadille.tui import say
from spadille.tui.text.phrases import printable, to_type

LEAVING: Final = ("quit", "exit", "q")
"""Words that leave the game."""
_CLOSE: Final = 0.6
"""Minimum similarity of a word to a command to be suggested for it."""
_SIGNS = str.maketrans(SUIT_SIGNS, SUITS)


def all_faces(scene: Scene) -> Iterator[Face]:
    """Every card of a scene, zone by zone."""
    for zone in scene.zones:
        yield from zone.faces
        for row in zone.rows:
            yield from row


def meant(scene: Scene, text: str) -> str:
    """The move in notation that a typed text means; the text itself if it is no abbreviation.

    Raises Unreadable for a card or a number that is not asked for, IllegalMove for a card that is not there.
    """
    tidy = " ".join(text.split())
    if (choice := _worded(scene, tidy)) is not None:
        return choice.move
    if tidy.isascii() and tidy.isdecimal():
        return _number(scene, tidy)
    cards = _cards_in(tidy)
    if len(cards) == 1:
        return _card(scene, cards[0])
    return _several(scene, cards) or tidy


def _worded(scene: Scene, text: str) -> Choice | None:
    """The choice that matches the typed text: by its move first, then by its label, then by its other names.

    A suit may be typed as its sign.
    """
    plain = [each for each in scene.choices if not each.ask and not each.pick]
    words = {_tidied(text), _tidied(text.translate(_SIGNS))}
    for rank in range(3):
        for choice in plain:
            called = ((choice.move,), (str(choice.label),), (choice.key, *choice.typed))[rank]
            if words.intersection(map(_tidied, called)):
                return choice
    return None


def _tidied(text: str) -> str:
    """A word without spaces and capitals: "9nt" for "9 NT"."""
    return "".join(text.lower().split())


def _number(scene: Scene, digits: str) -> str:
    asking = [each for each in scene.choices if each.ask]
    if len(asking) == 1:
        return asking[0].move.format(digits)
    if asking:
        verbs = _either([each.move.format(digits) for each in asking])
        raise Unreadable(say("number-unclear", ways=verbs))
    for choice in scene.choices:
        if choice.numbered is not None:
            return choice.numbered.move.format(digits)
    raise Unreadable(say("no-number-now", prompt=scene.prompt))


def _either(ways: Sequence[str]) -> str:
    return f" {say('or')} ".join(ways)


def not_understood(scene: Scene, text: str, wrong: SpadilleError, commands: Iterable[str] = ()) -> Text:
    """The answer to text that is no move: a likely command or an example of a valid move."""
    told = told_of(wrong)
    if isinstance(told, Message):
        return told
    typed = printable(text)
    close = get_close_matches(typed.lower().split(" ")[0], list(commands), 1, _CLOSE)
    if close:
        return say("did-you-mean", typed=typed, command=close[0])
    return say("no-such-move", typed=typed, prompt=scene.prompt, example=example(scene) or "none")


def example(scene: Scene) -> str:
    """A move that can be typed now; empty if there is none."""
    faces = (each.card for each in all_faces(scene) if each.lit and each.card)
    choices = (each for each in scene.choices if each.refusal is None and each.does is not Does.GIVE_UP)
    moves = (to_type(each, str(each.ask.usual) if each.ask else "") for each in choices if each.pick is None)
    return next((each for each in (*faces, *moves)), "")


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
    if (picked := _several(scene, [wanted])) is not None:
        return picked
    if ways := [each.move for each in scene.choices if str(wanted) in each.cards]:
        if len(ways) == 1:
            return ways[0]
        raise Unreadable(say("card-unclear", card=wanted, ways=_either(ways)))
    hand = scene.zone(Role.HAND)
    if hand is not None and any(each in movable for each in hand.faces):
        raise IllegalMove(not_held(wanted))
    raise Unreadable(say("no-card-now", prompt=scene.prompt))


def _several(scene: Scene, cards: list[Card]) -> str | None:
    if not cards:
        return None
    for choice in scene.choices:
        if sorted(card(each) for each in choice.cards) == sorted(cards):
            return choice.move
    picking = [each for each in scene.choices if each.pick]
    return picking[0].move.format(" ".join(str(each) for each in cards)) if len(picking) == 1 else None
