"""What can be said for a card or a meld of Pinochle: the meld it keeps, the points it wins, what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import ANSWERS, MELDS, ORDERS, PACK, PHASE_ONE, card_points
from spadille.games.pinochle.state import Dix, Done, Meld, Move, Open, Swap, TakeStock, TakeUpcard, View
from spadille.parts.melds import Shape, both, plain, shape_of, spent
from spadille.parts.tricks import Play
from spadille.scene.names import Names
from spadille.thinking.judgement import Aim, Ground, Plain, Reasons, spoken, your
from spadille.thinking.lies import Lie

_MISSING: Final = 2
"""A meld that lacks more cards is no prospect."""
_RICH: Final = 10
"""So many points in a trick are worth a word."""


class Prospect(Ground, frozen=True, kw_only=True):
    """A meld that stays possible."""

    shape: str
    worth: int
    missing: int

    def words(self, names: Names) -> str:
        lacks = "one card" if self.missing == 1 else f"{self.missing} cards"
        return f"it keeps {your(names, self.seat)} hope of {self.shape}, {self.worth} points, {lacks} short"


class PinochleReasons(Reasons):
    """The reasons of Pinochle."""

    def words(self, game: Pinochle, view: View, move: Move) -> Text:
        match move:
            case Meld(cards) if view.open is not None:
                shape = shape_of(holding(cards), MELDS[view.open.trump])
                return "meld" if shape is None else f"meld {_name(shape)}"
            case Dix():
                return "show the dix"
            case Swap():
                return "swap the dix for the upcard"
            case Done():
                return "meld nothing more"
            case TakeStock():
                return "take the last stock card"
            case TakeUpcard():
                return "take the upcard"
            case _:
                return spoken(game.spell(move))

    def trick(self, game: Pinochle, view: View) -> int:
        return len(view.tricks) + 1 if view.phase == "play" else 0

    def grounds(self, game: Pinochle, view: View, move: Move) -> Sequence[Ground]:
        if view.seat is None or view.hand is None or view.open is None:
            return ()
        match move:
            case Play(card):
                lie = _lie(view, view.open, view.hand)
                prospects = () if view.phase_two else _prospects(view, view.open, view.seat, view.hand & ~(1 << card))
                return (*_of_points(view.seat, lie, card), *prospects, *_of_card(view.seat, lie, card))
            case Dix() | Swap():
                return (_plain(view.seat, "it scores ten points at once", Aim.MELD),)
            case Meld(cards):
                shape = shape_of(holding(cards), MELDS[view.open.trump])
                return () if shape is None else (_plain(view.seat, f"it scores {shape.worth} at once", Aim.MELD),)
            case TakeStock() | TakeUpcard():
                return tuple(_of_take(view.seat, view, view.open, move))
            case _:
                return ()


def _plain(seat: Seat, said: Text, aim: str = Aim.KEEP) -> Ground:
    return Plain(aim=aim, known_to=(seat,), seat=seat, said=said)


def _of_points(seat: Seat, lie: Lie, card: Card) -> Iterator[Ground]:
    """The points in a trick that it ends."""
    points = sum(card_points(each) for each in (*lie.trick, card))
    if lie.trick and lie.wins(card) and points >= _RICH:
        yield _plain(seat, f"it wins the trick, and {points} points with it")
    if lie.trick and not lie.wins(card) and card_points(card) == 0:
        yield _plain(seat, "it gives nothing away")


def _of_card(seat: Seat, lie: Lie, card: Card) -> Iterator[Ground]:
    """What is plain to see of the card; in phase one nobody needs to follow."""
    if said := lie.remark(card):
        yield _plain(seat, said)
    if not lie.trick and card_points(card) == 0:
        yield _plain(seat, "no points can be lost with it")


def _of_take(seat: Seat, view: View, open_: Open, move: TakeStock | TakeUpcard) -> Iterator[Ground]:
    """The better of the last two cards."""
    if view.last is None:
        return
    taken, left = (view.last, open_.upcard) if isinstance(move, TakeStock) else (open_.upcard, view.last)
    power = ORDERS[open_.trump].power[left.suit]
    if power[taken] > power[left] or taken.suit == open_.trump != left.suit:
        yield _plain(seat, "it is the better card")


def _prospects(view: View, open_: Open, seat: Seat, hand: Holding) -> Iterator[Ground]:
    """The melds that stay possible with a hand, the dearest first."""
    if len(view.tricks) + 1 >= PHASE_ONE:
        return
    gone = view.gone | view.known(1 - seat)
    shapes: list[Shape] = sorted(MELDS[open_.trump].values(), key=lambda each: -each.worth)
    for shape in shapes:
        free = plain(hand & ~spent(shape, open_.melds))
        missing = shape.cards & ~free
        there = all(both(1 << each) & ~gone & ~hand for each in members(missing))
        if 0 < missing.bit_count() <= _MISSING and there and missing.bit_count() < shape.cards.bit_count():
            lacks, name = missing.bit_count(), _name(shape)
            yield Prospect(aim=Aim.MELD, known_to=(seat,), seat=seat, shape=name, worth=shape.worth, missing=lacks)


def _name(shape: Shape) -> str:
    """A meld as it is said: the 60 queens are "four queens"."""
    number, _, cards = shape.name.partition(" ")
    return f"four {cards}" if number.isdecimal() else f"a {shape.name}"


def _lie(view: View, open_: Open, hand: Holding) -> Lie:
    """The trick as it lies for the seat; strict rules hold for the second half alone."""
    legal = hand
    if view.trick and view.phase_two:
        first, second = ANSWERS[open_.trump][view.trick[0]]
        legal = hand & first or hand & second or hand
    return Lie(
        order=ORDERS[open_.trump],
        trump=open_.trump,
        hand=hand,
        unseen=holding(PACK) & ~view.gone & ~hand,
        trick=view.trick,
        to_come=1 - len(view.trick),
        legal=members(legal),
    )


REASONS: Final = PinochleReasons()
