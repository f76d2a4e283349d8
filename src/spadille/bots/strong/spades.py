"""Spades by simulation: worlds that fit the play, weighted by the bids, each played on by rules of thumb.

What counts is the game: every end of a deal is scored by the rules of the table, and the score is taken for a chance
to win it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from spadille.bots import Budget
from spadille.bots.spades import ClubSpades
from spadille.bots.strong.weighing import Sample, weigh
from spadille.cards.card import SPADES, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Choice, Decision, Rng, Seat
from spadille.games.spades.game import Spades
from spadille.games.spades.scoring import BAGS_TO_A_PENALTY, end, score_deal
from spadille.games.spades.state import BIDS, NIL, Bid, Bidding, Call, Match, Move, Nil, Playing, View
from spadille.parts.tricks import Play
from spadille.search import NATIVE, rollout
from spadille.search.problem import LANE
from spadille.search.rollout import Deal, DealRules, Taken

_STEP: Final = 25
"""Worlds between two looks at the clock."""
_SPREAD: Final = 1.3
"""How far bids stray from what a hand should take, in tricks."""
_NEAR: Final = 2
"""Bids so far from the expected tricks are weighed."""
_RISKY: Final = 2.2
"""A nil is weighed at all below this risk."""


class StrongSpades:
    """A player that weighs every move over imagined worlds."""

    def __init__(self, game: Spades, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        self.worlds, self.milliseconds = budget.worlds, budget.milliseconds
        self.club = ClubSpades(game, seat, rng)
        self.rules = DealRules(
            seats=game.seats,
            sides=game.sides,
            size=game.hand_size,
            set_costs=game.options.set_penalty == "minus",
            shun=game.options.bag_penalty > 0,
        )
        self._number = _numbers(game)
        self._match: Match | None = None
        self._known: dict[tuple[tuple[Call, ...], Taken], Sample] = {}
        """What ends of the deal are worth at the score of that match."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Decision:
        usual = self.club.choose(view, moves)
        if len(moves) == 1 or view.phase not in ("play", "bid") or view.hand is None:
            return usual
        if not NATIVE:
            return Decision(usual.move, f"{usual.why} (rules of thumb: the native search is missing)")
        if view.match != self._match:
            self._match = view.match
            self._known.clear()
        if view.phase == "play":
            return self._play(view, [move for move in moves if isinstance(move, Play)], usual)
        return self._bid(view, moves, usual)

    # -- playing ---------------------------------------------------------------------------------

    def _play(self, view: View, plays: Sequence[Play], usual: Decision) -> Decision:
        cards = tuple(self._number[play.card] for play in plays)
        table = tuple(self._number[card] for card in view.trick)
        calls = tuple(call for call in view.calls if call is not None)
        aims = tuple(call.tricks if isinstance(call, Bid) else rollout.NIL for call in calls)
        broken = self.game.options.break_rule != "broken" or bool(view.gone & self.game.spades)
        samples: list[tuple[float, list[Sample]]] = []
        for batch in self._batches():
            deals, weights = [], []
            for _ in range(batch):
                world = self.game.imagine(view, self.rng)
                assert isinstance(world, Playing), "a world of the play is a play"
                hands = world.contract.hands
                weights.append(self._likelihood(hands, calls))
                left = tuple(self._cards(hand & ~view.gone) for hand in hands)
                leader = view.leaders[-1]
                deals.append(
                    Deal(hands=left, aims=aims, leader=leader, table=table, taken=view.taken, unbroken=not broken)
                )
            ends = rollout.play_out(self.rules, deals, cards)
            for weight, row in zip(weights, ends, strict=True):
                samples.append((weight, [self._worth(view.match, calls, taken) for taken in row]))
        weighed = weigh(list(plays), samples)
        chosen = _settle(weighed, usual.move)
        return Decision(chosen.move, self._say_card(chosen, weighed, usual), tuple(choice for choice in weighed))

    def _say_card(self, chosen: Choice, weighed: Sequence[Choice], usual: Decision) -> str:
        others = [each for each in weighed if each is not chosen]
        if not others:
            return usual.why
        next_best = max(others, key=lambda each: each.worth)
        ahead = chosen.worth - next_best.worth
        word = self.game.spell(next_best.move).removeprefix("play ")
        if abs(ahead) < 1:
            why = usual.why if chosen.move == usual.move else "as good as any"
            return f"{why}: {chosen.worth:+.0f} on average, as {word}"
        return f"{chosen.worth:+.0f} points on average, {abs(ahead):.0f} {'more' if ahead > 0 else 'less'} than {word}"

    # -- bidding ---------------------------------------------------------------------------------

    def _bid(self, view: View, moves: tuple[Move, ...], usual: Decision) -> Decision:
        assert view.hand is not None, "the hand is in view while it is bid on"
        expected = self.club.expected_tricks(view.hand)
        wanted: list[Call] = [
            move for move in moves if isinstance(move, Bid) and abs(move.tricks - expected) <= _NEAR and move.tricks
        ]
        if isinstance(usual.move, Bid) and usual.move not in wanted:
            wanted.append(usual.move)
        if NIL in moves and self.club.nil_risk(view.hand) < _RISKY:
            wanted.append(NIL)
        if usual.move not in wanted or len(wanted) < 2:
            return usual
        samples: list[tuple[float, list[Sample]]] = []
        for batch in self._batches():
            samples.extend(self._bid_in_a_world(view, wanted) for _ in range(batch))
        weighed = weigh(list(wanted), samples)
        chosen = _settle(weighed, usual.move)
        return Decision(chosen.move, self._say_bid(chosen, weighed, samples), weighed)

    def _bid_in_a_world(self, view: View, wanted: Sequence[Call]) -> tuple[float, list[Sample]]:
        world = self.game.imagine(view, self.rng)
        assert isinstance(world, Bidding), "a world of the bidding is a bidding"
        first, seats = (view.match.dealer + 1) % self.game.seats, self.game.seats
        spoken = {(first + turn) % seats: call for turn, call in enumerate(world.calls)}
        weight = math.prod(self._chance_of(world.hands[seat], call) for seat, call in spoken.items())
        hands = tuple(self._cards(hand) for hand in world.hands)
        leader = self.game.opener(world.hands, first)
        deals, every = [], []
        estimates: dict[Seat, tuple[float, float]] = {}
        for call in wanted:
            calls = {**spoken, self.seat: call}
            for turn in range(len(spoken) + 1, seats):
                seat = (first + turn) % seats
                if seat not in estimates:
                    hand = world.hands[seat]
                    estimates[seat] = self.club.expected_tricks(hand), self.club.nil_risk(hand)
                calls[seat] = self._usual_call(seat, *estimates[seat], calls)
            order = tuple(calls[seat] for seat in range(seats))
            aims = tuple(each.tricks if isinstance(each, Bid) else rollout.NIL for each in order)
            unbroken = self.game.options.break_rule == "broken"
            deals.append(Deal(hands=hands, aims=aims, leader=leader, taken=(0,) * seats, unbroken=unbroken))
            every.append(order)
        ends = rollout.play_out(self.rules, deals)
        return weight, [self._worth(view.match, order, row[0]) for order, row in zip(every, ends, strict=True)]

    def _usual_call(self, seat: Seat, tricks: float, risk: float, calls: dict[Seat, Call]) -> Call:
        """What a club player would bid who speaks later."""
        sides = self.game.sides
        partner_nil = any(not isinstance(call, Bid) for who, call in calls.items() if who % sides == seat % sides)
        if self.game.options.nil and not partner_nil and tricks < 2.6 and risk < 0.5:
            return NIL
        said = sum(call.tricks for call in calls.values() if isinstance(call, Bid))
        return BIDS[max(1, min(round(tricks - 0.15), max(1, self.game.hand_size - said)))]

    def _say_bid(self, chosen: Choice, weighed: Sequence[Choice], samples: list[tuple[float, list[Sample]]]) -> str:
        said = []
        for at, each in enumerate(weighed):
            if each is chosen or each.move == NIL or (chosen.move == NIL and each is weighed[0]):
                total = sum(weight for weight, _ in samples)
                made = sum(weight * row[at].made for weight, row in samples) / total
                word = self.game.spell(each.move).removeprefix("bid ")
                said.append((each is not chosen, f"{word} makes {made:.0%}, {each.worth:+.0f} on average"))
        return "; ".join(text for _, text in sorted(said, key=lambda pair: pair[0]))

    # -- worlds and what they are worth ----------------------------------------------------------

    def _batches(self) -> list[int] | _Clock:
        if self.milliseconds is None:
            return [self.worlds]
        return _Clock(self.worlds, self.milliseconds)

    def _cards(self, hand: Holding) -> int:
        cards = 0
        for each in members(hand):
            cards |= 1 << self._number[each]
        return cards

    def _likelihood(self, hands: Sequence[Holding], calls: Sequence[Call]) -> float:
        """How likely the others would have bid so with these hands."""
        return math.prod(
            self._chance_of(hand, call)
            for seat, (hand, call) in enumerate(zip(hands, calls, strict=True))
            if seat != self.seat
        )

    def _chance_of(self, hand: Holding, call: Call) -> float:
        match call:
            case Bid(tricks):
                away = (self.club.expected_tricks(hand) - 0.15 - tricks) / _SPREAD
                return math.exp(-away * away / 2) + 0.01
            case Nil():
                return math.exp(-1.5 * max(0.0, self.club.nil_risk(hand) - 0.3)) + 0.01
        return 1.0

    def _worth(self, match: Match, calls: tuple[Call, ...], taken: Taken) -> Sample:
        """What an end of the deal is worth: points for the own side over the best other, and the chance to win."""
        key = calls, taken
        if key not in self._known:
            self._known[key] = self._score(match, calls, taken)
        return self._known[key]

    def _score(self, match: Match, calls: tuple[Call, ...], taken: Taken) -> Sample:
        game, mine = self.game, self.seat % self.game.sides
        after = score_deal(game.options, game.prefix, match, calls, taken)
        after, outcome = end(game.options, after, game.seats)
        before, now = _lead(game, match, mine), _lead(game, after, mine)
        distance = max(0, game.options.target - max(after.totals))
        win = 1 / (1 + math.exp(-max(-30.0, min(30.0, now / (60 + 0.35 * distance)))))
        if outcome is not None:
            win = 1 / len(outcome.winners) if self.seat in outcome.winners else 0.0
        call = calls[self.seat]
        made = taken[self.seat] >= call.tricks if isinstance(call, Bid) else not taken[self.seat]
        return Sample(now - before, win, made)


class _Clock:
    """Batches of worlds until the time is up."""

    def __init__(self, worlds: int, milliseconds: int) -> None:
        self._left, self._end = worlds, time.perf_counter() + milliseconds / 1000

    def __iter__(self) -> _Clock:
        return self

    def __next__(self) -> int:
        batch = min(_STEP, self._left)
        if not batch or time.perf_counter() > self._end:
            raise StopIteration
        self._left -= batch
        return batch


def _lead(game: Spades, match: Match, side: int) -> float:
    """Points ahead of the best other side, bags counted for what they will cost."""
    bag = game.options.bag_penalty / BAGS_TO_A_PENALTY
    worth = [total - bag * bags for total, bags in zip(match.totals, match.bags, strict=True)]
    return worth[side] - max(each for at, each in enumerate(worth) if at != side)


def _settle(weighed: Sequence[Choice], usual: Move) -> Choice:
    """The choice with the best chance to win; the rule of thumb's where the difference is within the noise."""
    best = max(weighed, key=lambda each: each.win or 0.0)
    for each in weighed:
        if each.move == usual and (best.win or 0.0) - (each.win or 0.0) < each.win_error * 0.5:
            return each
    return best


def _numbers(game: Spades) -> dict[Card, int]:
    """Every card's number in the terms of the search: suit by suit, the higher the stronger."""
    numbers: dict[Card, int] = {}
    for suit in range(SPADES + 1):
        power = game.order.power[suit]
        ranked = sorted(members(game.order.suits[suit]), key=lambda each: power[each])
        numbers |= {each: suit * LANE + place for place, each in enumerate(ranked)}
    return numbers


def make(game: Spades, seat: Seat, rng: Rng, budget: Budget) -> StrongSpades:
    """A bot for one seat."""
    return StrongSpades(game, seat, rng, budget)
