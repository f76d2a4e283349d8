"""The reasons for a card or a meld of Pinochle: the meld it keeps, the points it wins, what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.core.words import Message, Text
from spadille.games.pinochle import say
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import ANSWERS, KINDS, MELDS, PHASE_ONE
from spadille.games.pinochle.state import Dix, Done, Meld, Move, Open, Swap, TakeStock, TakeUpcard, View
from spadille.parts.doubled import ORDERS, WHOLE, card_points
from spadille.parts.melds import Shape, both, plain, shape_of, spent
from spadille.parts.tricks import Play
from spadille.scene.names import Names
from spadille.thinking.judgement import Aim, Ground, Plain, Reasons, spoken
from spadille.thinking.open_trick import OpenTrick

_MISSING: Final = 2
"""Maximum number of missing cards for a meld to count as a prospect."""
_RICH: Final = 10
"""Minimum points in a trick for a reason."""


class Prospect(Ground, frozen=True, kw_only=True):
    """A meld that stays possible."""

    meld: Text
    worth: int
    missing: int

    def words(self, names: Names) -> Text:
        return say("hope", who=names[self.seat], meld=self.meld, points=self.worth, n=self.missing)


class PinochleReasons(Reasons):
    """The reasons of Pinochle."""

    def words(self, game: Pinochle, view: View, move: Move) -> Text:
        match move:
            case Meld(cards) if view.open is not None:
                shape = shape_of(holding(cards), MELDS[view.open.trump])
                return say("move-melding") if shape is None else say("move-meld", meld=_name(shape))
            case Dix():
                return say("move-dix")
            case Swap():
                return say("move-swap")
            case Done():
                return say("move-done")
            case TakeStock():
                return say("move-stock")
            case TakeUpcard():
                return say("move-upcard")
            case _:
                return spoken(game.spell(move))

    def trick(self, game: Pinochle, view: View) -> int:
        return len(view.tricks) + 1 if view.phase == "play" else 0

    def grounds(self, game: Pinochle, view: View, move: Move) -> Sequence[Ground]:
        if view.seat is None or view.hand is None or view.open is None:
            return ()
        match move:
            case Play(card):
                open_trick, rest = _open_trick(game, view, view.open, view.hand), view.hand & ~(1 << card)
                prospects = () if view.phase_two else _prospects(game, view, view.open, view.seat, rest)
                return (
                    *_of_points(game, view.seat, open_trick, card),
                    *prospects,
                    *_of_card(game, view.seat, open_trick, card),
                )
            case Dix() | Swap():
                return (_plain(view.seat, say("scores-ten"), Aim.MELD),)
            case Meld(cards):
                shape = shape_of(holding(cards), MELDS[view.open.trump])
                return () if shape is None else (_plain(view.seat, say("scores-at-once", n=shape.worth), Aim.MELD),)
            case TakeStock() | TakeUpcard():
                return tuple(_of_take(view.seat, view, view.open, move))
            case _:
                return ()


def _plain(seat: Seat, said: Text, aim: str = Aim.KEEP) -> Ground:
    return Plain(aim=aim, known_to=(seat,), seat=seat, said=said)


def _of_points(game: Pinochle, seat: Seat, open_trick: OpenTrick, card: Card) -> Iterator[Ground]:
    """The reasons from the points of a trick that the card ends."""
    points = sum(card_points(each, game.options.counting) for each in (*open_trick.cards, card))
    if open_trick.cards and open_trick.wins(card) and points >= _RICH:
        yield _plain(seat, say("wins-points", n=points))
    if open_trick.cards and not open_trick.wins(card) and card_points(card, game.options.counting) == 0:
        yield _plain(seat, say("gives-nothing"))


def _of_card(game: Pinochle, seat: Seat, open_trick: OpenTrick, card: Card) -> Iterator[Ground]:
    """The obvious reasons for a card; in phase one nobody needs to follow."""
    if said := open_trick.remark(card):
        yield _plain(seat, said)
    if not open_trick.cards and card_points(card, game.options.counting) == 0:
        yield _plain(seat, say("nothing-to-lose"))


def _of_take(seat: Seat, view: View, open_: Open, move: TakeStock | TakeUpcard) -> Iterator[Ground]:
    """The reason for taking the better of the last two cards."""
    if view.last is None:
        return
    taken, left = (view.last, open_.upcard) if isinstance(move, TakeStock) else (open_.upcard, view.last)
    power = ORDERS[open_.trump].power[left.suit]
    if power[taken] > power[left] or taken.suit == open_.trump != left.suit:
        yield _plain(seat, say("better-card"))


def _prospects(game: Pinochle, view: View, open_: Open, seat: Seat, hand: Holding) -> Iterator[Ground]:
    """The melds that stay possible with a hand, the most valuable first."""
    most = min(_MISSING, PHASE_ONE - len(view.tricks) - 1)  # cards drawn before the last meld
    gone = view.gone | view.known(1 - seat)
    shapes: list[Shape] = sorted(MELDS[open_.trump].values(), key=lambda each: -each.worth)
    for shape in shapes:
        used = open_.laid[seat] if game.options.reuse == "never" else spent(shape, open_.melds)
        free = plain(hand & ~used)
        missing = shape.cards & ~free
        there = all(both(1 << each) & ~gone & ~hand for each in members(missing))
        if 0 < missing.bit_count() <= most and there and missing.bit_count() < shape.cards.bit_count():
            lacks, meld = missing.bit_count(), _name(shape)
            yield Prospect(aim=Aim.MELD, known_to=(seat,), seat=seat, meld=meld, worth=shape.worth, missing=lacks)


def _name(shape: Shape) -> Message:
    """The name of a meld in a sentence: the 60 queens are "four queens"."""
    return say("a-named-meld", kind=KINDS[shape.name])


def _open_trick(game: Pinochle, view: View, open_: Open, hand: Holding) -> OpenTrick:
    """The trick as the seat sees it; the strict rules apply only in phase two, if at all."""
    legal = hand
    if view.trick and view.phase_two and game.options.endgame == "strict":
        first, second = ANSWERS[open_.trump][view.trick[0]]
        legal = hand & first or hand & second or hand
    return OpenTrick(
        order=ORDERS[open_.trump],
        trump=open_.trump,
        hand=hand,
        unseen=WHOLE & ~view.gone & ~hand,
        cards=view.trick,
        to_come=1 - len(view.trick),
        legal=members(legal),
    )


REASONS: Final = PinochleReasons()
