"""Pinochle in numbers, for programs that learn: every action, and the bytes of a seat's view.

A meld's number is a base plus one bit for each of its cards, set for the marked copy. A flush is one of the suit
that is trumps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from spadille.cards.card import CARDS, MARK, SUITS, card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import KINDS, MELDS
from spadille.games.pinochle.state import (
    DIX,
    DONE,
    SWAP,
    TAKE_STOCK,
    TAKE_UPCARD,
    Ended,
    Meld,
    Move,
    Open,
    Opening,
    State,
    View,
    meld_of,
)
from spadille.parts.doubled import NUMBERED
from spadille.parts.encoder import PlainEncoder, Settings, blank, laid, put, put_seats
from spadille.parts.tricks import PLAYS


def _copies(words: str) -> Iterator[Meld]:
    """Yield a meld with every choice of copies; bit k of its number is set if the k-th card is the marked one."""
    cards = [card(word) for word in words.split()]
    for bits in range(1 << len(cards)):
        yield meld_of(tuple(CARDS[each | MARK] if bits >> place & 1 else each for place, each in enumerate(cards)))


def _moves(trump: str) -> tuple[Move, ...]:
    melds = (
        " ".join(rank + trump for rank in "ATKQJ"),
        *(" ".join(rank + suit for suit in SUITS) for rank in "AKQJ"),
        "QS JD",
        *(f"K{suit} Q{suit}" for suit in SUITS),
    )
    words = (DIX, SWAP, DONE, TAKE_STOCK, TAKE_UPCARD)
    return (*(PLAYS[each] for each in NUMBERED), *words, *(meld for each in melds for meld in _copies(each)))


MOVES: Final = tuple(_moves(trump) for trump in SUITS)
"""The move of every index, by trump suit."""
_INDEX: Final = {move: place for moves in MOVES for place, move in enumerate(moves)}

UNKNOWN, MINE, MELDED, MELDED_BY_OTHER, KNOWN, UPCARD, PLAYED, OPEN, LAST = 0, 1, 2, 3, 4, 5, 6, 10, 11
_PHASES: Final = {"play": 0, "meld": 1, "take": 2}
_BETWEEN: Final = 3
_NAMES: Final = {name: place for place, name in enumerate(KINDS)}
_USES: Final = {"marriage": 1, "royal marriage": 2, "flush": 4, "pinochle": 16, "dix": 32, "dix swapped": 32}
_FOUR_ALIKE: Final = 8

LAYOUT: Final = laid(
    144,
    (
        (
            "cards",
            48,
            12,
            "where a card is, clubs to spades, each 9 J Q K T A, then the marked copies: 0 not known, 1 in my hand, "
            "2 melded by me, 3 melded by the other, 4 known to be in the other hand, 5 upcard, 6 played and won by "
            "me, 7 by me and won by the other, 8 by the other and won by me, 9 by the other and won by the other, "
            "10 led now, 11 the last stock card, shown",
        ),
        (
            "used",
            48,
            0,
            "what a card has been melded in, a bit each: 1 marriage, 2 royal marriage, 4 flush, 8 four alike, "
            "16 pinochle, 32 dix",
        ),
        ("trump", 1, 5, "suit + 1"),
        ("phase", 1, 4, "0 play, 1 meld, 2 take, 3 between deals, or over"),
        ("stock", 1, 0, "cards face down"),
        ("tricks", 1, 0, "tricks finished"),
        ("leader", 1, 3, "seat + 1 that led the open trick, or is to lead"),
        ("dealer", 1, 3, "seat + 1 that deals"),
        ("melded", 1, 2, "the one meld for this trick has been made"),
        ("deals", 1, 0, "deals finished"),
        ("to_act", 1, 3, "seat + 1 that is asked"),
        (
            "melds",
            20,
            0,
            "how many I have made, then how many the other: flush, aces, kings, queens, jacks, pinochle, "
            "royal marriage, marriage, dix, dix swapped",
        ),
        ("points:-2", 2, 0, "mine, then the other's, with what this deal has scored already"),
        ("target:-2", 1, 0, "points to win"),
    ),
)
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at
_PLACES: Final = {each: place for place, each in enumerate(NUMBERED)}


def encode(view: View) -> bytearray:
    """The bytes of a seat's view."""
    (seen, me), match = blank(LAYOUT, view.seat), view.match
    seen[_AT["phase"]] = _PHASES.get(view.phase, _BETWEEN)
    seen[_AT["deals"]] = min(match.deals, 255)
    put_seats(seen, _AT, {"dealer": match.dealer, "to_act": view.to_act}, me, 2)
    totals = list(match.totals)
    if view.open is not None:
        _put_cards(seen, view, view.open, me)
        _put_melds(seen, view, view.open, me)
        for line in view.open.lines:
            totals[line.side] += line.points
    put(seen, _FIELDS["points"], totals[::-1] if me else totals)
    put(seen, _FIELDS["target"], (match.target,))
    return seen


def _put_cards(seen: bytearray, view: View, open_: Open, me: Seat) -> None:
    if view.stock:
        seen[_PLACES[open_.upcard]] = UPCARD
    held: tuple[tuple[int, Holding], ...] = (
        (MINE, view.hand or 0),
        (MELDED, view.table(me) & (view.hand or 0)),
        (KNOWN, view.known(1 - me)),
        (MELDED_BY_OTHER, view.table(1 - me)),
    )
    for code, cards in held:
        for each in members(cards):
            seen[_PLACES[each]] = code
    for leader, winner, trick in zip(view.leaders, view.leaders[1:], view.tricks, strict=False):
        for turn, each in enumerate(trick):
            by = (leader + turn - me) % 2
            seen[_PLACES[each]] = PLAYED + 2 * by + (winner - me) % 2
    for each in view.trick:
        seen[_PLACES[each]] = OPEN
    if view.last is not None:
        seen[_PLACES[view.last]] = LAST
    seen[_AT["leader"]] = (view.leaders[-1] - me) % 2 + 1
    seen[_AT["stock"]], seen[_AT["tricks"]] = view.stock, len(view.tricks)


def _put_melds(seen: bytearray, view: View, open_: Open, me: Seat) -> None:
    seen[_AT["trump"]] = open_.trump + 1
    shapes = MELDS[open_.trump]
    for made in open_.melds:
        seen[_AT["melds"] + len(_NAMES) * ((made.seat - me) % 2) + _NAMES[made.shape.name]] += 1
        for each in made.cards:
            seen[_AT["used"] + _PLACES[each]] |= _USES.get(made.shape.name, _FOUR_ALIKE)
        if made.after == len(view.tricks) and made.shape.cards in shapes and view.phase == "meld":
            seen[_AT["melded"]] = 1


class PinochleEncoder(PlainEncoder):
    """Pinochle in numbers."""

    running = True

    def __init__(self, game: Pinochle, _: Settings) -> None:
        super().__init__(game, MOVES[0], LAYOUT, encode)
        self._index = _INDEX
        self._scored: tuple[Any, tuple[int, ...]] = (None, ())

    def take(self, state: State, seat: Seat, action: int) -> Any:
        """The move of an action; a flush is one of trumps."""
        return MOVES[_trump(state)][action]

    def spell(self, state: State | None, action: int) -> str:
        """The move of an action in notation, with the current trumps; a row of a batch has no state to tell them."""
        if state is None:
            same = len({moves[action] for moves in MOVES}) == 1
            return self.game.spell(MOVES[0][action]) if same else "a move with trumps"
        return self.game.spell(MOVES[_trump(state)][action])

    def points(self, state: State) -> Sequence[float]:
        """The totals with the points scored at once; computed again only after a new line."""
        lines = state.match if isinstance(state, Opening | Ended) else state.open.lines
        if lines is not self._scored[0]:
            self._scored = lines, self.game.standing(state).scores
        return self._scored[1]

    def deals(self, state: State) -> int:
        """The number of finished deals, read from the match without computing the score."""
        return (state.match if isinstance(state, Opening | Ended) else state.open.match).deals

    def at_scores(self, state: Any, scores: Sequence[int]) -> Opening:
        """The first state with the totals of both seats."""
        if len(scores) != 2:
            raise BadOptions(f"expected the totals of both seats; got {list(scores)}")
        return Opening(msgspec.structs.replace(state.match, totals=tuple(scores)))


def _trump(state: State) -> int:
    return 0 if isinstance(state, Opening | Ended) else state.open.trump


def encoder(game: Pinochle, settings: Settings) -> PinochleEncoder:
    """The encoder of a table."""
    return PinochleEncoder(game, settings)
