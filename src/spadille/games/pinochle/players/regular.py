"""The regular player of Pinochle: makes the best meld, keeps parts of melds, and searches the last tricks."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec

from spadille.cards.card import MARK, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Decision, Rng, Seat, Value, Weighed
from spadille.core.figures import signed
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.native import Weights
from spadille.games.pinochle.rules import ANSWERS, MELDS, NINES, PHASE_ONE, PinochleOptions
from spadille.games.pinochle.scoring import LAST_TRICK_POINTS
from spadille.games.pinochle.state import DIX, DONE, SWAP, TAKE_STOCK, TAKE_UPCARD, Meld, Move, Open, View
from spadille.parts.doubled import BEATEN_BY, ORDERS, RANKING, WHOLE, card_points
from spadille.parts.melds import Made, Shape, both, plain, shape_of, spent
from spadille.parts.tricks import Play
from spadille.thinking.budget import Budget

WEIGHTS: Final = msgspec.json.decode(files(__package__).joinpath("weights.json").read_bytes(), type=Weights)
"""The fitted numbers, shared with the native roll-out."""
_TRUMP_KEPT: Final = dict(zip(RANKING, WEIGHTS.trump_kept, strict=True))
_PLAIN_KEPT: Final = dict(zip(RANKING, WEIGHTS.plain_kept, strict=True))
_DEAR: Final = 10
"""Minimum points of a card that is worth taking."""
_LOOK_AHEAD: Final = 2
"""Tricks of phase two searched ahead; the last `_COUNTED_OUT` are searched to the end."""
_COUNTED_OUT: Final = 6


class RegularPinochle:
    """A rule-of-thumb player for any options."""

    def __init__(self, game: Pinochle, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        assert view.open is not None, "nobody decides before the deal"
        if view.phase == "meld":
            return self._meld(view, view.open, moves)
        if view.phase == "take":
            return self._take(view, view.open)
        cards = [move.card for move in moves if isinstance(move, Play)]
        if len(cards) == 1:
            return Decision(Play(cards[0]), "the only card")
        if view.phase_two:
            return _phase_two(self.game.options, view, view.open.trump, cards)
        return self._phase_one(view, view.open, cards)

    # -- melding ---------------------------------------------------------------------------------

    def _meld(self, view: View, open_: Open, moves: Sequence[Move]) -> Decision:
        """The dix at once, then the meld that leaves the most to come."""
        if SWAP in moves:
            return Decision(SWAP, "ten points and a better trump")
        if DIX in moves:
            return Decision(DIX, "ten points for the nine")
        hopes = _read(self.game.options, view, open_, self.seat)
        weighed = []
        for move in moves:
            if isinstance(move, Meld):
                shape = shape_of(holding(move.cards), MELDS[open_.trump])
                assert shape is not None, "only melds are legal"
                made = Made(self.seat, shape, move.cards, len(view.tricks))
                weighed.append(Weighed(move, shape.worth + hopes.worth(hopes.hand, (made,))))
        if not weighed:
            return Decision(DONE, "nothing to meld")
        best = max(weighed, key=lambda choice: choice.worth)
        return Decision(best.move, "the meld that leaves most to come", tuple(weighed))

    def _take(self, view: View, open_: Open) -> Decision:
        """Take the higher of the last two cards, trumps first; the other seat gets the rest."""
        assert view.last is not None, "the last stock card is shown"
        order = ORDERS[open_.trump]
        power = order.power[view.last.suit]
        better = power[view.last] >= power[open_.upcard]
        return Decision(TAKE_STOCK if better else TAKE_UPCARD, "the higher card")

    # -- phase one -------------------------------------------------------------------------------

    def _phase_one(self, view: View, open_: Open, cards: list[Card]) -> Decision:
        hopes = _read(self.game.options, view, open_, self.seat)
        whole = hopes.worth(hopes.hand)
        weighed = tuple(Weighed(Play(each), hopes.weigh(view, each, whole)) for each in cards)
        best = max(weighed, key=lambda choice: choice.worth)
        return Decision(best.move, "won now or thrown away, it costs least", weighed)


class _Hopes(Value, frozen=True):
    """The facts that it reads from its view in phase one."""

    options: PinochleOptions
    hand: Holding
    laid: Holding
    made: tuple[Made, ...]
    trump: int
    unseen: Holding
    known: Holding
    """Cards that the other seat is known to hold."""
    hidden: int
    """Number of cards in the other seat's hand that are not known."""
    tricks_left: int
    """Tricks left in phase one after this one."""

    def worth(self, hand: Holding, more: tuple[Made, ...] = ()) -> float:
        """The worth of a hand's melds, made or hoped for."""
        made = (*self.made, *more)
        laid = self.laid
        for each in more:
            laid |= holding(each.cards)
        if self.options.reuse == "never":
            return self._apart(hand, laid, turn=bool(more))
        shapes = MELDS[self.trump].values()
        now = [shape for shape in shapes if more and self._follows(shape, hand, laid, made)]
        hoped = sum(self._hope(shape, hand, laid, made) for shape in shapes if shape not in now)
        return sum(shape.worth for shape in now) + self._chance() * hoped

    def _chance(self) -> float:
        """The probability of winning another trick before melding ends."""
        return 1 - 0.5**self.tricks_left

    def _apart(self, hand: Holding, laid: Holding, *, turn: bool) -> float:
        """`worth` where a card serves in one meld only: the best meld first, each with its own cards."""
        shapes, found = list(MELDS[self.trump].values()), 0.0
        while shapes:
            values = [
                shape.worth
                if turn and self._follows(shape, hand, laid, self.made)
                else self._chance() * self._hope(shape, hand, laid, self.made)
                for shape in shapes
            ]
            found += (best := max(values))
            free = hand & both(shapes.pop(values.index(best)).cards) & ~laid
            laid |= free & ~(free << MARK)
        return found

    def _fit(self, shape: Shape, hand: Holding, laid: Holding, made: tuple[Made, ...]) -> Holding:
        """The cards of a hand that may serve in a meld (Rule.NO_REUSE)."""
        used = laid if self.options.reuse == "never" else spent(shape, made)
        return hand & both(shape.cards) & ~used

    def _follows(self, shape: Shape, hand: Holding, laid: Holding, made: tuple[Made, ...]) -> bool:
        """True if a meld may be laid down in the same turn, after others (Rule.SEVERAL_MELDS)."""
        fit = self._fit(shape, hand, laid, made)
        return self.options.melds_a_trick == "several" and not shape.cards & ~plain(fit) and bool(fit & ~laid)

    def _hope(self, shape: Shape, hand: Holding, laid: Holding, made: tuple[Made, ...]) -> float:
        fit = self._fit(shape, hand, laid, made)
        missing = shape.cards & ~plain(fit)
        if not missing and not fit & ~laid:
            missing = shape.cards & -shape.cards
        hope = float(shape.worth)
        share = self.tricks_left / max(1, self.unseen.bit_count())
        for each in members(missing):
            there = (self.unseen & both(1 << each)).bit_count()
            hope *= 1 - (1 - share) ** there
        return hope

    def ready(self, hand: Holding) -> float:
        """The points of the best meld that could be made at once."""
        best = 0.0
        for shape in MELDS[self.trump].values():
            fit = self._fit(shape, hand, self.laid, self.made)
            if not shape.cards & ~plain(fit) and fit & ~self.laid:
                best = max(best, shape.worth)
        return best + 10 * bool(hand & ~self.laid & both(1 << NINES[self.trump]))

    def kept(self, each: Card, whole: float) -> float:
        """The loss from giving up a card of a hand worth `whole`: its part in melds, and its later use."""
        use = (_TRUMP_KEPT if each.suit == self.trump else _PLAIN_KEPT)[each.rank]
        return whole - self.worth(self.hand & ~(1 << each)) + use

    def weigh(self, view: View, each: Card, whole: float) -> float:
        """The worth of playing a card of a hand worth `whole`, the open trick included."""
        at_stake = WEIGHTS.trick + WEIGHTS.hurry * self.ready(self.hand & ~(1 << each))
        if view.trick:
            led = view.trick[0]
            won = BEATEN_BY[self.trump][led] >> each & 1
            points = self.points(led) + self.points(each)
            return (points + at_stake if won else -points) - self.kept(each, whole)
        chance, points = self._wins(each), self.points(each)
        return chance * (points + WEIGHTS.lead + at_stake) - (1 - chance) * points - self.kept(each, whole)

    def points(self, each: Card) -> int:
        """The points of a card in a won trick (Rule.OTHER_COUNTS)."""
        return card_points(each, self.options.counting)

    def _wins(self, each: Card) -> float:
        """The probability that a lead wins."""
        beaten = BEATEN_BY[self.trump][each]
        willing = WEIGHTS.willing[self.points(each) >= _DEAR]
        if beaten & self.known:
            return 1 - willing
        share = self.hidden / max(1, self.unseen.bit_count())
        return 1 - willing * (1 - (1 - share) ** (beaten & self.unseen).bit_count())


def _read(options: PinochleOptions, view: View, open_: Open, seat: Seat) -> _Hopes:
    hand, known = view.hand or 0, view.known(1 - seat)
    upcard = 1 << open_.upcard
    return _Hopes(
        options=options,
        hand=hand,
        laid=open_.laid[seat],
        made=open_.melds,
        trump=open_.trump,
        unseen=WHOLE & ~(view.gone | hand | known | upcard),
        known=known,
        hidden=view.sizes[1 - seat] - known.bit_count(),
        tricks_left=max(0, PHASE_ONE - len(view.tricks) - (view.phase == "play")),
    )


# -- phase two: the other hand is known ------------------------------------------------------------


class _Count:
    """Search of phase two: how many card points more the leader gets than the other seat."""

    def __init__(self, options: PinochleOptions, trump: int) -> None:
        self.trump = trump
        self.strict, self.counting = options.endgame == "strict", options.counting
        self._known: dict[tuple[Holding, Holding, int], int] = {}

    def lead(self, leader: Holding, other: Holding, depth: int) -> int:
        """The best result for the leader over the next `depth` tricks."""
        if not leader or not depth:
            return 0
        key = (leader, other, depth)
        if (found := self._known.get(key)) is None:
            found = max(self.led(each, leader & ~(1 << each), other, depth) for each in _distinct(leader))
            self._known[key] = found
        return found

    def led(self, card: Card, leader: Holding, other: Holding, depth: int) -> int:
        """The result of a lead against the best answer; `leader` is the hand without the card."""
        first, second = ANSWERS[self.trump][card]
        answers = (other & first or other & second or other) if self.strict else other
        return min(self.answered(card, each, leader, other & ~(1 << each), depth) for each in _distinct(answers))

    def answered(self, led: Card, answer: Card, leader: Holding, other: Holding, depth: int) -> int:
        """The result of a trick and those after it for the seat that led it; both hands are without the cards."""
        points = card_points(led, self.counting) + card_points(answer, self.counting)
        points += 0 if leader else LAST_TRICK_POINTS
        if BEATEN_BY[self.trump][led] >> answer & 1:
            return -points - self.lead(other, leader, depth - 1)
        return points + self.lead(leader, other, depth - 1)


def _distinct(held: Holding) -> tuple[Card, ...]:
    """One card of each kind."""
    return members(held & ~(held << MARK))


def _phase_two(options: PinochleOptions, view: View, trump: int, cards: list[Card]) -> Decision:
    """Weigh every card by a search of the tricks that follow; counting the played cards shows both hands."""
    mine = view.hand or 0
    other = WHOLE & ~view.gone & ~mine
    depth = _COUNTED_OUT if mine.bit_count() <= _COUNTED_OUT else _LOOK_AHEAD
    count, weighed = _Count(options, trump), []
    for each in cards:
        left = mine & ~(1 << each)
        if view.trick:
            worth = -count.answered(view.trick[0], each, other, left, depth)
        else:
            worth = count.led(each, left, other, depth)
        weighed.append(Weighed(Play(each), float(worth)))
    best = max(weighed, key=lambda choice: (choice.worth, -card_points(choice.move.card, options.counting)))
    return Decision(best.move, f"{signed(best.worth, '+.0f')} in the tricks counted", tuple(weighed))


def make(game: Pinochle, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularPinochle:
    """Make a player for one seat; it needs no time to think."""
    return RegularPinochle(game, seat, rng)
