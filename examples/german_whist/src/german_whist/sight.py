"""German Whist: a seat's view, and the worlds that fit it.

The hidden facts are which of the unseen cards the other player holds, and the order of the stock. They are constrained:
a seat that could not follow a suit had no card of it then, so it drew its cards of that suit later, and the cards it
drew unseen are few. A world fits if some deal leads to it, and `imagine` returns each fitting world with equal
probability.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import comb
from typing import Final, TypeAlias

from german_whist.rules import HAND, WHOLE_PACK
from german_whist.state import Ended, Opening, Playing, State, View
from spadille.cards.card import Card
from spadille.cards.holding import SUIT_HOLDINGS, Holding, holding, members
from spadille.cards.pack import shuffled
from spadille.core.contract import Rng, Seat, Value
from spadille.parts.worlds import below

_NEVER: Final = -1
_FREE: Final = (_NEVER,) * 4


# -- from a state to a view --------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat, field by field from what the seat has seen (Rule.HIDDEN_TO_LOSER, Rule.LAST_CARD)."""
    match state:
        case Opening():
            return View(seat=seat, phase="deal" if state.match.dealer >= 0 else "dealer", match=state.match)
        case Ended():
            return View(seat=seat, phase="over", match=state.match, outcome=state.outcome)
    return View(
        seat=seat,
        phase="play",
        match=state.match,
        to_act=state.seat,
        hand=None if seat is None else state.hands[seat],
        sizes=(state.hands[0].bit_count(), state.hands[1].bit_count()),
        stock=len(state.stock),
        turned=state.turned,
        trick=state.trick,
        tricks=state.tricks,
        leaders=state.leaders,
    )


# -- from a view to a state --------------------------------------------------------------------------


def imagine(view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view: hidden cards of the hands, and the order of the stock."""
    if view.outcome is not None:
        return Ended(view.match, view.outcome)
    if view.to_act is None:
        return Opening(view.match)
    hands = [view.taken_up(seat) & ~view.gone for seat in (0, 1)]
    if view.seat is not None:
        hands[view.seat] = view.hand or 0
    unseen = members(WHOLE_PACK & ~(view.gone | hands[0] | hands[1] | holding(view.turned)))
    needs = [view.sizes[seat] - hands[seat].bit_count() for seat in (0, 1)]
    limits = tuple(limits_of(view, seat, needs[seat]) for seat in (0, 1) if needs[seat])
    if all(each.void == _FREE for each in limits):
        left = list(shuffled(unseen, rng))
        for seat in (0, 1):
            hands[seat] |= holding(left[: needs[seat]])
            del left[: needs[seat]]
        stock = tuple(left)
    else:
        stock = shuffled(_deal_by_suits(hands, unseen, (needs[0], needs[1]), limits, rng), rng)
    return Playing(
        view.match, (hands[0], hands[1]), stock, view.turned, view.to_act, view.trick, view.tricks, view.leaders
    )


# -- conclusions from the tricks ---------------------------------------------------------------------------


class Limits(Value, frozen=True):
    """The constraints on the hidden cards of a seat."""

    seat: Seat
    void: tuple[int, ...]
    """For each suit the last trick in which the seat could not follow it; -1: it always could."""
    drawn: tuple[int, ...]
    """For each card that it still hides, the trick before which the card was drawn."""

    def room(self, void: int) -> int:
        """Maximum number of hidden cards of suits in which it was void at this trick or later."""
        return sum(came > void for came in self.drawn)


def limits_of(view: View, seat: Seat, hidden: int) -> Limits:
    """The constraints on a seat's hidden cards, by the tricks of this deal.

    A card that it has played was there at the latest when it was played, and was drawn after the last earlier trick in
    which the seat could not follow its suit. Each such card is assigned the earliest possible draw, the one played
    first going first; so the draws left over, for the hidden cards, are as late as possible.
    """
    places = [0] * HAND
    windows = []
    void = [_NEVER] * 4
    taken_up = view.taken_up(seat)
    for number, (leader, trick) in enumerate(_tricks_of(view)):
        mine = trick[0 if leader == seat else 1 :][:1]
        for card in mine:
            if not taken_up >> card & 1:
                windows.append((void[card.suit], number))
            if card.suit != trick[0].suit:
                void[trick[0].suit] = number
        if number < min(len(view.tricks), HAND) and view.leaders[number + 1] != seat:
            places.append(number + 1)
    free = _left_over(places, windows)
    assert len(free) == hidden, "every card is in one place"
    return Limits(seat, tuple(void), tuple(free))


def _tricks_of(view: View) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The leader and the cards of each trick; the open one comes last."""
    return zip(view.leaders, (*view.tricks, view.trick), strict=False)


def _left_over(places: Sequence[int], windows: Sequence[tuple[int, int]]) -> list[int]:
    """The places left when cards (after, until) are assigned, each to a place later than `after`, at most `until`."""
    free, left = [], list(windows)
    for place in sorted(places):
        fits = [each for each in left if each[0] < place]
        if fits:
            left.remove(min(fits, key=lambda each: each[1]))
        else:
            free.append(place)
    return free


# -- dealing by suits --------------------------------------------------------------------------------

_Split: TypeAlias = tuple[int, int]
"""Number of cards of a suit for each hand."""


class _Left(Value, frozen=True):
    """The state of dealing after some suits: cards that each hand needs, and room under each limit."""

    needs: _Split
    rooms: tuple[int, ...]


class _Suits:
    """The ways to deal the unseen cards suit by suit, by the number of cards of each suit in each hand."""

    def __init__(self, sizes: Sequence[int], limits: Sequence[Limits]) -> None:
        self._sizes = sizes
        self._rooms = [(each, void) for each in limits for void in sorted(set(each.void) - {_NEVER})]
        self.ways = cache(self._ways)

    def all_left(self, needs: _Split) -> _Left:
        """The state before the first suit."""
        return _Left(needs, tuple(limit.room(void) for limit, void in self._rooms))

    def splits(self, suit: int, left: _Left) -> Iterator[tuple[int, _Split, _Left]]:
        """Yield the splits of a suit between the hands: the number of ways (later suits included), and the state after
        it.
        """
        size = self._sizes[suit]
        for mine in range(min(size, left.needs[0]) + 1):
            for yours in range(min(size - mine, left.needs[1]) + 1):
                split = mine, yours
                rooms = tuple(
                    room - split[limit.seat] if limit.void[suit] >= void else room
                    for room, (limit, void) in zip(left.rooms, self._rooms, strict=True)
                )
                if min(rooms, default=0) < 0:
                    break
                after = _Left((left.needs[0] - mine, left.needs[1] - yours), rooms)
                if ways := self.ways(suit + 1, after):
                    yield comb(size, mine) * comb(size - mine, yours) * ways, split, after

    def _ways(self, suit: int, left: _Left) -> int:
        """Number of ways to deal the suits from this one on."""
        if suit == len(self._sizes):
            return int(left.needs == (0, 0))
        return sum(ways for ways, _, _ in self.splits(suit, left))


def _deal_by_suits(
    hands: list[Holding], unseen: Sequence[Card], needs: _Split, limits: Sequence[Limits], rng: Rng
) -> list[Card]:
    """Give each hand its unseen cards, all deals that fit the limits equally likely; the rest is the stock."""
    suits = [members(holding(unseen) & suit) for suit in SUIT_HOLDINGS]
    counted = _Suits([len(each) for each in suits], limits)
    left = counted.all_left(needs)
    stock: list[Card] = []
    for number, suit in enumerate(suits):
        splits = list(counted.splits(number, left))
        heights = list(accumulate(ways for ways, _, _ in splits))
        _, (mine, yours), left = splits[bisect_right(heights, below(rng, heights[-1]))]
        order = shuffled(suit, rng)
        hands[0] |= holding(order[:mine])
        hands[1] |= holding(order[mine : mine + yours])
        stock += order[mine + yours :]
    return stock
