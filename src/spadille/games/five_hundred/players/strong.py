"""Five Hundred by simulation: worlds that fit the play and the calls, each played out to its score by nets,
or by rules of thumb where there are none.

The native search supports tables for two to four, with the packs of up to 45 cards, and the nets two pairs of those;
tables for five and six are searched in plain Python.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from msgspec import structs

from spadille.cards.holding import holding
from spadille.core.contract import Decision, Outcome, Rng, Seat, Weighed
from spadille.core.words import ENGLISH, in_words
from spadille.games.five_hundred import native as search
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.native import Facts, at_once, best_calls, roll_out
from spadille.games.five_hundred.players.aims import CONTRACTS, Ends, chances
from spadille.games.five_hundred.players.knowledge import facts_of, option
from spadille.games.five_hundred.players.nets import nets
from spadille.games.five_hundred.players.plain import FEW, Fitting, calls_to_try, discards_to_try
from spadille.games.five_hundred.players.prospects import prospects, rough_chance
from spadille.games.five_hundred.players.regular import RegularFiveHundred, discards
from spadille.games.five_hundred.ranking import Setting
from spadille.games.five_hundred.scoring import end, is_kept, score_deal
from spadille.games.five_hundred.state import (
    OPEN_NULLO,
    Bargain,
    Call,
    Contract,
    Discard,
    Ended,
    Match,
    Move,
    Opening,
    State,
    View,
    as_said,
)
from spadille.parts.auction import PASS
from spadille.search.honours import aside
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget, left_of, seed_from
from spadille.thinking.race import Race
from spadille.thinking.weighing import Sample, gained, points_of, settle

NATIVE: Final = search.READY
"""True if the native search is available."""
_FEWER: Final = 3
"""Divisor for the number of worlds in plain Python, which is slow."""
_LIKELY: Final = 8
"""Number of cards least missed from which discards are chosen."""
_FINALISTS: Final = 8
"""Number of discards weighed in all worlds, after all were weighed in a few."""
_FEW: Final = 8
"""Divisor of the number of worlds for that first look."""
_FEW_BY_RULES: Final = 2
"""The same where nets play out: the first look is by rules of thumb, which are faster."""
_MOST_FEW: Final = 100
"""Maximum number of worlds of the first look, which no clock ends."""
_BEST_CALLS: Final = 5
"""Number of calls that the nets select to be weighed."""
_CLEAR: Final = 1.5
"""Lead, in errors, that a call needs over that of the nets, or of the rules of thumb."""
_POOL: Final = 8
_POOL_OF_NETS: Final = 4
"""Pool size for each world drawn: with rules of thumb, and with nets, which take longer to judge calls."""
_LOOKS: Final = 2
"""Maximum number of further looks at close moves: nets that also call on are slow."""
_TWO: Final = 2
"""Number of sides for which chances are computed backwards from the ends of deals."""


class _Outcomes:
    """Options that are played out in imagined worlds: their race, and how their deals ended."""

    def __init__(self, facts: Facts, options: Sequence[int], worth: Callable[[bytes], Sample]) -> None:
        self._facts, self._options, self._worth = facts, options, worth
        self._pool = _POOL if facts.nets is None else _POOL_OF_NETS
        self.race = Race(len(options))
        self.ends: list[Ends] = [Counter() for _ in options]

    def look(self, worlds: int, seed: int) -> None:
        """Play out the open options in some more worlds."""
        open_ = self.race.open
        rows = roll_out(self._facts, [self._options[at] for at in open_], worlds, pool=self._pool, seed=seed)
        for at, row in zip(open_, rows, strict=True):
            self.race.add(at, map(self._worth, row))
            self.ends[at].update(row)


class StrongFiveHundred:
    """A player that weighs every move over imagined worlds."""

    def __init__(self, game: FiveHundred, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng, self.budget = game, seat, rng, budget
        self.regular = RegularFiveHundred(game, seat, rng)
        self._of: Match | None = None
        self._known: dict[tuple[int, ...], Sample] = {}
        self._honoured = aside(NATIVE, search.HONOURS, game.options) is None
        setting = game.setting
        self.nets = nets() if self._honoured and (setting.seats, setting.sides) == (search.SEATS, _TWO) else None

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, tuple(moves))
        if len(moves) == 1 or view.phase not in ("bid", "discard", "play"):
            return usual
        if not self._honoured:
            return self._plainly(view, moves, usual)
        if view.match != self._of:
            self._of = view.match
            self._known.clear()
        match view.phase:
            case "bid":
                return self._bid(view, moves, usual)
            case "discard":
                return self._discard(view, usual)
        return self._told(view, moves, usual)

    # -- the decisions ---------------------------------------------------------------------------

    def _bid(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        weighed, outcomes = self._weigh(view, usual.move, self._likely_calls(view, moves))
        at_once, ahead = self._at_once(view, weighed, usual.move), outcomes.race.ahead(weighed)
        chosen = settle(weighed, at_once, ahead=ahead, noise=_CLEAR)
        made = outcomes.race.chance(weighed.index(chosen))
        why = f"{_told(chosen.move)}: {points_of(chosen)} points on average, a contract of ours kept in {made:.0%}"
        others = [each for each in weighed if each is not chosen]
        other = max(others, key=lambda each: each.win or 0.0, default=None)
        return Decision(chosen.move, f"{why}; {_told(other.move)}: {points_of(other)}" if other else why, weighed)

    def _likely_calls(self, view: View, moves: Sequence[Move]) -> list[Call]:
        """The calls to weigh: without nets all of them, with nets those that they rate best, a pass and open nullo.

        A good result of any other call would only show how much it misleads the nets.
        """
        calls = _calls(moves)
        if self.nets is None:
            return calls
        best = best_calls(self._facts(view), _BEST_CALLS)
        return [call for call in calls if call in (PASS, OPEN_NULLO) or option(call) in best]

    def _discard(self, view: View, usual: Decision) -> Decision:
        return self._told(view, _likely(view, usual.move, self.game.setting), usual)

    def _told(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        """Choose a move, and say how far it is ahead of the next best."""
        weighed, outcomes = self._weigh(view, usual.move, moves)
        chosen = settle(weighed, self._at_once(view, weighed, usual.move), ahead=outcomes.race.ahead(weighed))
        other = max((each for each in weighed if each is not chosen), key=lambda each: each.win or 0.0)
        word, ahead = self.game.spell(other.move).partition(" ")[2], chosen.worth - other.worth
        if abs(ahead) < 1:
            why = usual.why if chosen.move == usual.move else "as good as any"
            return Decision(chosen.move, f"{why}: {points_of(chosen)} points on average, as {word}", weighed)
        than = f"{abs(ahead):.0f} {'more' if ahead > 0 else 'less, but safer,'} than {word}"
        return Decision(chosen.move, f"{points_of(chosen)} points on average, {than}", weighed)

    def _at_once(self, view: View, weighed: Sequence[Weighed], usual: Move) -> Move:
        """The move if nothing is clearly better: that of the nets, or else of the rules of thumb."""
        if self.nets is None:
            return usual
        found = at_once(self._facts(view), [option(each.move) for each in weighed])
        return usual if found < 0 else weighed[found].move

    def _facts(self, view: View) -> Facts:
        """The knowledge of the seat, and the nets."""
        return structs.replace(facts_of(self.game, view, self.seat), nets=self.nets)

    # -- worlds and their worth ------------------------------------------------------------------

    def _weigh(self, view: View, usual: Move, moves: Sequence[Move]) -> tuple[tuple[Weighed, ...], _Outcomes]:
        """Weigh moves over all the worlds; if there are many, a few worlds first select the best of them."""
        began, facts, options = time.perf_counter(), self._facts(view), [option(move) for move in moves]
        worth = partial(self._worth, view.match)
        kept = list(range(len(moves)))
        if len(moves) > _FINALISTS:
            few = max(1, min(_MOST_FEW, self.budget.worlds // (_FEW if self.nets is None else _FEW_BY_RULES)))
            first = _Outcomes(structs.replace(facts, nets=None), options, worth)
            first.look(few, seed_from(self.rng))
            seen = first.race.weighed(moves)
            kept.sort(key=lambda at: (moves[at] not in (usual, PASS), -(seen[at].win or 0.0)))
            kept = sorted(kept[:_FINALISTS])
        outcomes = _Outcomes(facts, [options[at] for at in kept], worth)
        close = self.budget.close if self.nets is not None else 0
        budget = left_of(self.budget, began)
        outcomes.race.run(lambda worlds: outcomes.look(worlds, seed_from(self.rng)), budget, close=close, looks=_LOOKS)
        weighed = outcomes.race.weighed([moves[at] for at in kept])
        found = [chances(self.seat, view, each) for each in outcomes.ends]
        return tuple(structs.replace(each, chances=own) for each, own in zip(weighed, found, strict=True)), outcomes

    def _worth(self, match: Match, ending: bytes) -> Sample:
        """The worth of an end of the deal: points gained on the mean of the other sides, and the chance to win."""
        contract, declarer, *taken = ending
        sides = self.game.setting.sides
        key = contract, declarer % sides, *(sum(taken[side::sides]) for side in range(sides))
        if key not in self._known:
            self._known[key] = self._score(match, *key)
        return self._known[key]

    def _score(self, match: Match, number: int, declarer: int, *tricks: int) -> Sample:
        options, seats = self.game.options, self.game.seats
        taken = (*tricks, *(0,) * (seats - len(tricks)))
        if number == search.THROWN_IN:
            return Sample(0.0, self._chance(match), False)
        contract = None if number == search.NO_CONTRACT else CONTRACTS[number]
        bargain = Bargain(match, (0,) * seats, 0, (), (), contract, -1 if contract is None else declarer)
        after = score_deal(options, bargain, taken)
        kept = is_kept(bargain, taken)
        outcome = end(options, after, declarer if kept else None, seats)
        return self._sample(match, after, outcome, made=kept and declarer == self.seat % len(tricks))

    def _sample(self, match: Match, after: Match, outcome: Outcome | None, *, made: bool = False) -> Sample:
        """The result of a deal, by the matches before and after it."""
        gain = gained(match.totals, after.totals, self.seat % len(after.totals))
        if outcome is None:
            win = self._chance(after)
        else:
            sharing = len({seat % self.game.setting.sides for seat in outcome.winners})
            win = 1 / sharing if self.seat in outcome.winners else 0.0
        return Sample(gain, win, made)

    def _chance(self, match: Match) -> float:
        mine, totals = self.seat % len(match.totals), match.totals
        if len(totals) > _TWO:
            return rough_chance(totals, mine, self.game.options.target)
        return prospects(self.game.options).chance(totals[mine], totals[1 - mine])

    # -- without the native search ---------------------------------------------------------------

    def _plainly(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        """Weigh moves in plain Python over fewer worlds, if the native search is missing or lacks a rule."""
        wanted = moves
        if view.phase == "bid":
            wanted = calls_to_try(usual)
        elif view.phase == "discard":
            wanted = discards_to_try(view, usual.move, self.game.setting)

        def judge(state: State) -> Sample:
            assert isinstance(state, Opening | Ended), "the deal was played on to its end"
            return self._sample(view.match, state.match, state.outcome if isinstance(state, Ended) else None)

        ahead = Ahead(
            game=self.game,
            seat=self.seat,
            regular=partial(RegularFiveHundred, self.game),
            judge=judge,
            fewer=_FEWER,
            few=FEW,
            imagine=Fitting(self.game, self.seat).imagine,
        )
        return ahead.choose(view, wanted, usual, self.rng, self.budget)


def _told(call: Call) -> str:
    """A call in English, for the bot's own remarks."""
    return in_words(as_said(call), ENGLISH)


def _calls(moves: Sequence[Move]) -> list[Call]:
    """The calls to weigh, a pass last: if all are level, a bid is preferred."""
    return [*(move for move in moves if isinstance(move, Contract)), PASS]


def _likely(view: View, usual: Discard, setting: Setting) -> list[Discard]:
    """The discards to weigh."""
    assert view.hand is not None, "a seat that discards sees its hand"
    likely = [*usual.cards, *discards(view.hand & ~holding(usual.cards), view, setting)]
    return [Discard(tuple(sorted(cards))) for cards in combinations(likely[:_LIKELY], setting.middle)]


def make(game: FiveHundred, seat: Seat, rng: Rng, budget: Budget) -> StrongFiveHundred:
    """A bot for one seat."""
    return StrongFiveHundred(game, seat, rng, budget)
