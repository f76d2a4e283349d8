"""Translation of the cursor or a key into a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from spadille.cards.card import SUITS, Card, card
from spadille.core.contract import Refusal
from spadille.scene.model import Choice, Face, Role
from spadille.tui import say
from spadille.tui.draw.targets import CHOICES, HAND, Aim, ways_of
from spadille.tui.play.session import Session
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.messages import Talk
from spadille.tui.text import phrases

_SOON: Final = 1.0
"""Maximum seconds between two keys that belong together: digits of a number, rank and suit of a card."""
_RANKS: Final = {"1": "T", "0": "T"} | {each: each for each in "23456789"}
"""Ranks that digits mean in a hand of cards: both digits of the ten mean T."""


class Chooser:
    """Turns aims and keys into moves: `play` makes one, `number` asks for the number that a choice needs.

    `ask` renews the prompt.
    """

    def __init__(
        self,
        session: Session,
        felt: Felt,
        talk: Talk,
        play: Callable[[str], None],
        number: Callable[[Choice, str], object],
        ask: Callable[[], None],
    ) -> None:
        self._session = session
        self._felt = felt
        self._talk = talk
        self._play = play
        self._number = number
        self._ask = ask
        self._typed = ("", 0.0)
        self._letters: frozenset[str] = frozenset()
        """Letters that stood for choices at the person's last decision."""

    def choose(self, aim: Aim) -> None:
        """Make the move under the cursor or ask for its details; if it is not allowed, say why."""
        if aim.refusal is not None:
            self.refuse(aim.refusal)
        elif aim.choice is not None and aim.choice.ask is not None:
            self._number(aim.choice, "")
        elif aim.choice is not None and aim.choice.pick is not None:
            self._felt.pick(aim.choice)
            self._ask()
        elif aim.choice is not None:
            self._play(aim.choice.move)
        elif aim.face is not None and aim.face.move is not None:
            self._play(aim.face.move)
        elif aim.face is not None:
            self._choose_way(aim.face)

    def refuse(self, refusal: Refusal) -> None:
        self._talk.refuse(self._session.table.game.name, refusal)

    def _choose_way(self, face: Face) -> None:
        """Point at the first of several ways to take a card; make the move if there is only one."""
        ways = ways_of(self._session.scene, face)
        if len(ways) == 1:
            self._play(ways[0].move)
        elif ways and self._felt.aims is not None:
            choices = self._felt.aims.by_area[CHOICES]
            self._felt.aim_at(next(aim for aim in choices if aim.choice == ways[0]))
            self._talk.say(str(say("choose-which", ways=tuple(phrases.choice_line(way) for way in ways))))

    def settle(self) -> bool:
        """Make the move with the picked cards; False if their number is wrong."""
        choice, picked = self._felt.picking, self._felt.picked
        assert choice is not None, "cards are picked for a choice"
        assert choice.pick is not None, "cards are picked for a choice that needs them"
        if not choice.pick.low <= len(picked) <= choice.pick.high:
            return False
        hand = self._session.scene.zone(Role.HAND)
        faces = hand.faces if hand is not None else ()
        chosen = " ".join(face.card for face in faces if face.card in picked and face.card is not None)
        self._felt.pick(None)
        self._play(choice.move.format(chosen))
        return True

    # -- keys ------------------------------------------------------------------------------------

    def key(self, char: str) -> bool:
        """Point at the item of a digit or letter, or choose it if pointed at; return whether the key has a meaning.

        A letter that stood for a choice a moment ago has no other meaning now: it was pressed for that choice.
        """
        if not self._session.awaited:
            return char in self._letters
        aims = self._felt.aims
        if aims is None:
            return False
        choices = [aim.choice for aim in aims.by_area.get(CHOICES, []) if aim.choice is not None]
        self._letters = frozenset(each for choice in choices for each in (choice.key, *choice.typed) if each.isalpha())
        asking = aims.asking()
        if char.isdecimal() and len(asking) == 1:
            self._number(asking[0], char)
            return True
        if (aim := self._keyed(char)) is None:
            return char in self._letters
        if aim == self._felt.cursor and not self._is_hand(aim):
            self.choose(aim)
        else:
            self._felt.aim_at(aim)
        return True

    def _is_hand(self, aim: Aim) -> bool:
        """True for a card of the hand: keys only point at it, and Enter plays it."""
        return aim.area == HAND

    def _keyed(self, char: str) -> Aim | None:
        aims = self._felt.aims
        assert aims is not None, "keys are read while there is something to choose"
        if char.isdecimal() and not char.isascii():
            return None  # a digit of another script is on no card
        now = asyncio.get_running_loop().time()
        typed, at = self._typed
        typed = typed if now - at < _SOON else ""
        said = typed + char if char.isdecimal() else char
        found = aims.keyed(said) or aims.keyed(char) or self._card(char, typed)
        self._typed = (said if char.isdecimal() else "", now)
        return found

    def _card(self, char: str, before: str) -> Aim | None:
        """The card for a digit, or for a suit after a digit; the same digit again means the next such card."""
        aims, cursor = self._felt.aims, self._felt.cursor
        assert aims is not None, "keys are read while there is something to choose"
        hand = [(aim, card(aim.face.card)) for aim in aims.by_area.get(HAND, []) if aim.face and aim.face.card]
        if char.isdecimal():
            ranked = [aim for aim, each in hand if each.rank == _RANKS[char]]
        else:
            rank = _RANKS.get(before[-1:])
            ranked = [aim for aim, each in hand if each.rank == rank and _suit(each) == char.upper()]
        if not ranked:
            return None
        if before + char == "10" and cursor in ranked:
            return cursor
        return ranked[(ranked.index(cursor) + 1) % len(ranked)] if cursor in ranked else ranked[0]


def _suit(each: Card) -> str:
    return SUITS[each.suit] if each.suit < len(SUITS) else ""
