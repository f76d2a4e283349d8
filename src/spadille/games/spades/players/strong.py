"""Spades by simulation: worlds that fit the play, weighted by the bids, each played on by rules of thumb.

What counts is the game: every end of a deal is scored by the rules of the table, and the score is taken for a chance
to win it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Decision, Outcome, Rng, Seat, Weighed
from spadille.core.words import Text
from spadille.games.spades.game import Spades
from spadille.games.spades.house import bound_by_spades, passes
from spadille.games.spades.native import FIRST_LEADS, HONOURS, READY, SILENT, Facts, roll_out
from spadille.games.spades.native import NIL as NIL_NUMBER
from spadille.games.spades.players.aims import Ends, chances
from spadille.games.spades.players.endings import SIDES, Endings
from spadille.games.spades.players.handing import MORE
from spadille.games.spades.players.prospects import prospects
from spadille.games.spades.players.regular import WEIGHTS, RegularSpades
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.scoring import end, score_deal
from spadille.games.spades.sight import evidence
from spadille.games.spades.state import BIDS, NIL, Bid, Call, Ended, Match, Move, Opening, Phase, State, View
from spadille.parts.tricks import Play
from spadille.search.honours import aside
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget
from spadille.thinking.open_cards import numbers_of
from spadille.thinking.weighing import STEP, Sample, batches, points_of, settle, weigh

NATIVE: Final = READY
"""Whether the native search is here."""
NIL_BYTE: Final = 255
"""A nil among calls as bytes."""
_FEWER: Final = 4
"""Playing on in plain Python is slow: so many times fewer worlds."""
_SLOW_STEP: Final = 20
"""Worlds between two looks at the clock where every world is also played out with all cards in sight."""
_NEAR: Final = 2
"""Bids so far from the expected tricks are weighed."""
_RISKY: Final = 2.2
"""A nil is weighed at all below this risk."""


def plainly(options: SpadesOptions, seats: int, phase: Phase) -> bool:
    """Whether a decision is weighed in plain Python, since the native search does not know a rule of the auction.

    A bid is weighed together with the passing that may follow it.
    """
    if phase == "play":  # the search does not know how many spades a hand was dealt
        return bound_by_spades(options)
    bound = options.bidding != "free" or options.side_min or not options.both_nil
    return passes(options, seats) or bool(bound)


class StrongSpades:
    """A player that weighs every move over imagined worlds."""

    def __init__(self, game: Spades, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng, self.budget = game, seat, rng, budget
        self.club = RegularSpades(game, seat, rng)
        self._number = numbers_of(game.order)
        self._said: dict[bytes, tuple[Call, ...]] = {}
        self._of: Match | None = None
        self._known: dict[tuple[tuple[Call, ...], bytes], Sample] = {}
        self._ends: list[Ends] = []

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.club.choose(view, moves)
        if len(moves) == 1 or view.phase not in ("play", "bid", "pass") or view.hand is None:
            return usual
        if not NATIVE or plainly(self.game.options, self.game.seats, view.phase):
            return self._plainly(view, moves, usual)
        if why := aside(NATIVE, HONOURS, self.game.options):
            return Decision(usual.move, f"{usual.why} (rules of thumb: {why})")
        if view.match != self._of:
            self._of = view.match
            self._known.clear()
        if view.phase == "play":
            return self._play(view, [move for move in moves if isinstance(move, Play)], usual)
        return self._bid(view, moves, usual)

    # -- playing ---------------------------------------------------------------------------------

    def _play(self, view: View, plays: Sequence[Play], usual: Decision) -> Decision:
        cards = tuple(self._number[play.card] for play in plays)
        calls = tuple(call for call in view.calls if call is not None)
        facts = self._facts(view)
        samples: list[tuple[float, list[Sample]]] = []
        sight = self._in_sight(view, calls, facts)
        self._ends = [Counter() for _ in plays]
        for batch in batches(self.budget, STEP if sight is None else _SLOW_STEP):
            found = roll_out(facts, cards, batch, seed=self._seed())
            values = [[self._worth(view.match, calls, each) for each in row] for row in found.taken]
            for ends, row in zip(self._ends, found.taken, strict=True):
                ends.update((calls, each) for each in row)
            samples.extend((1.0, list(row)) for row in zip(*values, strict=True))
            if sight is not None:
                samples.extend((1.0, row) for row in sight.look(found.worlds, cards))
        weighed = self._with_chances(view, weigh(list(plays), samples))
        chosen = settle(weighed, usual.move)
        return Decision(chosen.move, self._say_card(chosen, weighed, usual), weighed)

    def _in_sight(self, view: View, calls: tuple[Call, ...], facts: Facts) -> Endings | None:
        """The same worlds with all cards in sight, where few enough are left."""
        if facts.sizes[self.seat] > self.budget.ending or self.game.sides != SIDES:
            return None
        return Endings(facts, lambda taken: self._worth(view.match, calls, taken))

    def _say_card(self, chosen: Weighed, weighed: Sequence[Weighed], usual: Decision) -> Text:
        others = [each for each in weighed if each is not chosen]
        if not others:
            return usual.why
        next_best = max(others, key=lambda each: each.worth)
        ahead = chosen.worth - next_best.worth
        word = self.game.spell(next_best.move).removeprefix("play ")
        if abs(ahead) < 1:
            why = usual.why if chosen.move == usual.move else "as good as any"
            return f"{why}: {points_of(chosen)} on average, as {word}"
        return f"{points_of(chosen)} points on average, {abs(ahead):.0f} {'more' if ahead > 0 else 'less'} than {word}"

    # -- bidding ---------------------------------------------------------------------------------

    def _wanted(self, view: View, moves: Sequence[Move], usual: Decision) -> list[Call]:
        """The calls near the worth of the hand; the usual one alone where it is another kind of call."""
        assert view.hand is not None, "the hand is in view while it is bid on"
        expected = self.club.expected_tricks(view.hand)
        low = 0.0 if self._greedy() else expected - _NEAR
        wanted: list[Call] = [
            move for move in moves if isinstance(move, Bid) and low <= move.tricks <= expected + _NEAR and move.tricks
        ]
        if isinstance(usual.move, Bid) and usual.move not in wanted:
            wanted.append(usual.move)
        if NIL in moves and self.club.nil_risk(self.club.kept_by_nil(view.hand)) < _RISKY:
            wanted.append(NIL)
        return wanted if usual.move in wanted else [usual.move]

    def _bid(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        wanted = self._wanted(view, moves, usual)
        if len(wanted) < 2:
            return usual
        facts, options = self._facts(view), tuple(_number_of(call) for call in wanted)
        self._ends = [Counter() for _ in wanted]
        samples: list[tuple[float, list[Sample]]] = []
        for batch in batches(self.budget):
            found = roll_out(facts, options, batch, seed=self._seed())
            ended = [
                [(self._calls(view, said), taken) for said, taken in zip(bids, row, strict=True)]
                for bids, row in zip(found.bids, found.taken, strict=True)
            ]
            for ends, row in zip(self._ends, ended, strict=True):
                ends.update(row)
            values = [[self._worth(view.match, *each) for each in row] for row in ended]
            samples.extend((1.0, list(row)) for row in zip(*values, strict=True))
        weighed = self._with_chances(view, weigh(list(wanted), samples))
        chosen = settle(weighed, usual.move)
        return Decision(chosen.move, self._say_bid(chosen, weighed, samples), weighed)

    def _say_bid(self, chosen: Weighed, weighed: Sequence[Weighed], samples: list[tuple[float, list[Sample]]]) -> str:
        said = []
        for at, each in enumerate(weighed):
            if each is chosen or each.move == NIL or (chosen.move == NIL and each is weighed[0]):
                total = sum(weight for weight, _ in samples)
                made = sum(weight * row[at].made for weight, row in samples) / total
                word = self.game.spell(each.move).removeprefix("bid ")
                said.append((each is not chosen, f"{word} makes {made:.0%}, {points_of(each)} on average"))
        return "; ".join(text for _, text in sorted(said, key=lambda pair: pair[0]))

    def _with_chances(self, view: View, weighed: Sequence[Weighed]) -> tuple[Weighed, ...]:
        """The same moves, each with how often it serves what there is to be aimed at."""
        return tuple(
            structs.replace(each, chances=chances(self.game, self.seat, view, ends))
            for each, ends in zip(weighed, self._ends, strict=True)
        )

    # -- worlds and what they are worth ----------------------------------------------------------

    def _cards(self, hand: Holding) -> int:
        cards = 0
        for each in members(hand):
            cards |= 1 << self._number[each]
        return cards

    def _calls(self, view: View, said: bytes) -> tuple[Call, ...]:
        """The calls at the end of a simulated bidding."""
        if said not in self._said:
            self._said[said] = tuple(NIL if each == NIL_BYTE else BIDS[each] for each in said)
        spoken = self._said[said]
        return tuple(call if call is not None else spoken[seat] for seat, call in enumerate(view.calls))

    def _seed(self) -> int:
        return self.rng.below(1 << 32) << 32 | self.rng.below(1 << 32)

    def _facts(self, view: View) -> Facts:
        """What the seat knows, in the terms of the search."""
        game, rules, playing = self.game, self.game.options, view.phase == "play"
        assert view.hand is not None, "a seat that thinks sees its hand"
        played, barred = evidence(game.terms, view)
        unseen = holding(game.pack) & ~view.gone & ~view.hand
        first = (view.match.dealer + 1) % game.seats
        greedy = self._greedy()
        return Facts(
            seat=self.seat,
            leader=view.leaders[-1] if playing else first,
            sides=tuple(seat % game.sides for seat in range(game.seats)),
            sizes=view.sizes,
            bids=tuple(SILENT if call is None else _number_of(call) for call in view.calls),
            taken=view.taken if playing else (0,) * game.seats,
            hand=self._cards(view.hand),
            unseen=self._cards(unseen),
            pack=self._cards(holding(game.pack)),
            table=tuple(self._number[card] for card in view.trick),
            barred=tuple(self._cards(bar & unseen) for bar in barred),
            played=tuple(self._cards(each) for each in played),
            may_nil=(rules.nil,) * game.seats,
            bidding=not playing,
            must_break=rules.break_rule == "broken",
            broken=bool(view.gone & game.spades),
            fresh=not view.gone,
            opening=FIRST_LEADS.index(rules.opening_lead),
            greedy=greedy,
            min_bid=rules.min_bid,
            hand_size=game.hand_size,
            share=WEIGHTS.share[game.seats],
            spread=WEIGHTS.spread,
            weights=WEIGHTS,
        )

    def _greedy(self) -> bool:
        """Whether a trick above the contract is worth more than the bag it makes."""
        rules = self.game.options
        more = rules.overtrick_points + (10 if rules.trick_points == "taken" else 0)
        return more > rules.bag_penalty / rules.bag_limit

    def _worth(self, match: Match, calls: tuple[Call, ...], taken: bytes) -> Sample:
        """What an end of the deal is worth: points for the own side over the best other, and the chance to win."""
        key = calls, taken
        if key not in self._known:
            self._known[key] = self._score(match, calls, tuple(taken))
        return self._known[key]

    def _score(self, match: Match, calls: tuple[Call, ...], taken: tuple[int, ...]) -> Sample:
        game = self.game
        after = score_deal(game.options, game.prefix, match, calls, taken)
        after, outcome = end(game.options, after, game.seats)
        call = calls[self.seat]
        made = taken[self.seat] >= call.tricks if isinstance(call, Bid) else not taken[self.seat]
        return self._sample(match, after, outcome, made=made)

    def _sample(self, match: Match, after: Match, outcome: Outcome | None, *, made: bool = False) -> Sample:
        """What a deal has brought that began with one match and ended with another."""
        game, mine = self.game, self.seat % self.game.sides
        before, now = _lead(game, match, mine), _lead(game, after, mine)
        if outcome is not None:
            sharing = len({seat % game.sides for seat in outcome.winners})
            win = 1 / sharing if self.seat in outcome.winners else 0.0
        elif game.sides == SIDES and (known := prospects(game.options, game.prefix)) is not None:
            win = known.chance(known.worth(after, mine), known.worth(after, 1 - mine))
        else:
            win = _rough_chance(now, game.options.target - max(after.totals))
        return Sample(now - before, win, made)

    # -- without the native search ---------------------------------------------------------------

    def _worth_trying(self, view: View, moves: Sequence[Move], usual: Decision) -> Sequence[Move]:
        match view.phase:
            case "play":
                return moves
            case "pass":
                return self.club.ways_to_pass(view, MORE)
            case _:
                return self._wanted(view, moves, usual)

    def _plainly(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        wanted = self._worth_trying(view, moves, usual)

        def regular(seat: Seat, rng: Rng) -> RegularSpades:
            return RegularSpades(self.game, seat, rng)

        def judge(state: State) -> Sample:
            assert isinstance(state, Opening | Ended), "the deal was played on to its end"
            return self._sample(view.match, state.match, state.outcome if isinstance(state, Ended) else None)

        ahead = Ahead(game=self.game, seat=self.seat, regular=regular, judge=judge, fewer=_FEWER)
        return ahead.choose(view, wanted, usual, self.rng, self.budget)


def _number_of(call: Call) -> int:
    return call.tricks if isinstance(call, Bid) else NIL_NUMBER


def _lead(game: Spades, match: Match, side: int) -> float:
    """Points ahead of the best other side, bags counted for what they will cost."""
    bag = game.options.bag_penalty / game.options.bag_limit
    worth = [total - bag * bags for total, bags in zip(match.totals, match.bags, strict=True)]
    return worth[side] - max(each for at, each in enumerate(worth) if at != side)


def _rough_chance(lead: float, distance: int) -> float:
    """The chance to win with a lead, so many points before the end: a rule of thumb."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead / (60 + 0.35 * max(0, distance))))))


def make(game: Spades, seat: Seat, rng: Rng, budget: Budget) -> StrongSpades:
    """A bot for one seat."""
    return StrongSpades(game, seat, rng, budget)
