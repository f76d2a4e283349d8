"""A strong player of Auction Pinochle: imagined worlds that fit its view, each played on by rules of thumb.

Without the native half it searches in plain Python, over fewer worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import structs

from spadille.core.contract import Decision, Outcome, Rng, Seat, Weighed
from spadille.games.auction_pinochle import native as search
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import Meld
from spadille.games.auction_pinochle.native import End, end_of, roll_out
from spadille.games.auction_pinochle.players.exchanging import ways
from spadille.games.auction_pinochle.players.knowledge import facts_of, option
from spadille.games.auction_pinochle.players.regular import RegularAuctionPinochle
from spadille.games.auction_pinochle.players.sound import sound
from spadille.games.auction_pinochle.scoring import Won, end, score_conceded, score_melds, score_won
from spadille.games.auction_pinochle.state import (
    SHOOT,
    Bargain,
    Bid,
    Bidding,
    Contract,
    Ended,
    Match,
    Move,
    Naming,
    Opening,
    State,
    View,
)
from spadille.parts.tricks import Play
from spadille.search.honours import aside
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget, seed_from
from spadille.thinking.judgement import Aim
from spadille.thinking.race import Race
from spadille.thinking.weighing import Sample, gained, points_of, settle, softmax

NATIVE: Final = search.READY
"""True if the native search is available."""
_FEWER: Final = 5
"""Divisor of the number of worlds: play-outs in Python are slower than a native search."""
_LUCK: Final = 12.0
"""Lead, in small points, that makes a side e times as likely as another to win a match of one more deal."""
_A_DEAL: Final = {"all": 25.0, "bid": 7.0, "chips": 2.0}
"""Average points of a side in a deal, in small points, by what is paid."""
_CHIP: Final = 0.2
"""Chips per small point, where chips are paid."""
_MORE_WAYS: Final = 14
"""Number of ways to pass or to bury that are weighed besides the usual one."""
_FEW_WAYS: Final = 4
"""The same in plain Python."""
_BIDS: Final = 2
"""Number of the next bids that are weighed besides a pass."""


class StrongAuctionPinochle:
    """A player that plays its moves out in imagined worlds."""

    def __init__(self, game: AuctionPinochle, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng, self.budget = game, seat, rng, budget
        self.regular = RegularAuctionPinochle(game, seat, rng)
        self._scale = _CHIP if game.form.alone and game.options.pay == "chips" else float(game.options.scale)
        self._of: Match | None = None
        self._known: dict[tuple[int, ...], Sample] = {}

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, moves)
        plain = aside(NATIVE, search.HONOURS, self.game.options) is not None
        gives = view.phase in ("pass", "bury")
        near = ways(self.game, view, _FEW_WAYS if plain else _MORE_WAYS) if gives else moves
        kept = _distinct(sound(self.game, view, near), usual.move)
        if len(kept) == 1:
            return usual
        if plain:
            return self._plainly(view, kept, usual)
        if view.match != self._of:
            self._of = view.match
            self._known.clear()
        race = self._race(view, kept)
        weighed = self._with_chances(view, race, race.weighed(kept))
        chosen = settle(weighed, usual.move, ahead=race.ahead(weighed))
        other = max((each for each in weighed if each is not chosen), key=lambda each: each.win or 0.0)
        ahead = chosen.worth - other.worth
        than = f"{abs(ahead):.0f} {'more' if ahead >= 0 else 'less'} than {self.game.spell(other.move)}"
        return Decision(chosen.move, f"{points_of(chosen)} points on average, {than}", weighed)

    # -- worlds and their worth ------------------------------------------------------------------

    def _race(self, view: View, moves: Sequence[Move]) -> Race:
        """The results of the moves over the same worlds; more of them for moves that are close."""
        facts, options = facts_of(self.game, view, self.seat), [option(move, view.phase) for move in moves]
        race = Race(len(moves))

        def look(worlds: int) -> None:
            ends = roll_out(facts, [options[at] for at in race.open], worlds, seed=seed_from(self.rng))
            for at, row in zip(race.open, ends, strict=True):
                race.add(at, [self._worth(view.match, each) for each in row])

        race.run(look, self.budget, close=self.budget.close)
        return race

    def _with_chances(self, view: View, race: Race, weighed: tuple[Weighed, ...]) -> tuple[Weighed, ...]:
        """The moves with their chances to make the bid, or to set it, once it is known whose it is."""
        if view.phase == "bid":
            return weighed
        sides = self.game.form.sides
        own = view.declarer % sides == self.seat % sides
        chances = [race.chance(at) for at in range(len(weighed))]
        told = [(Aim.NEED, made) if own else (Aim.SET, 1 - made) for made in chances]
        return tuple(structs.replace(each, chances=(chance,)) for each, chance in zip(weighed, told, strict=True))

    def _worth(self, before: Match, numbers: tuple[int, ...]) -> Sample:
        """The worth of an end of the deal."""
        if numbers not in self._known:
            found = end_of(numbers)
            after = before if found.kind == search.THROWN_IN else self._scored(before, found)
            side = found.declarer % self.game.form.sides
            outcome = None if after is before else end(self.game.options, after, side)
            self._known[numbers] = self._sample(before, after, outcome, made=after.totals[side] > before.totals[side])
        return self._known[numbers]

    def _scored(self, before: Match, found: End) -> Match:
        """The match after a deal with this end."""
        options, form = self.game.options, self.game.form
        contract: Contract = SHOOT if found.contract == search.SHOOT else Bid(found.contract)
        none = (0,) * form.seats
        if found.trump < 0:
            return score_conceded(options, Naming(before, none, (), contract, found.declarer))
        melds = tuple((Meld("", -1, 1, each, ()),) for each in found.melds[: form.sides])
        bargain = Bargain(before, none, (), contract, found.declarer, found.trump, melds)
        if found.kind == search.GIVEN_UP:
            return score_conceded(options, bargain)
        if found.kind == search.ENOUGH:
            return score_melds(options, bargain)
        won = Won(cards=found.won[: form.sides], taken=found.taken[: form.seats], last=found.last, buried=found.buried)
        return score_won(options, bargain, won)

    def _sample(self, before: Match, after: Match, outcome: Outcome | None, *, made: bool = False) -> Sample:
        """The sample of a deal, by the matches before and after it."""
        side, totals, scale = self.seat % self.game.form.sides, after.totals, self._scale
        gain = gained(before.totals, totals, side)
        if outcome is None:
            deals = max(0.0, (self.game.options.target - max(totals)) / scale / _A_DEAL[self.game.options.pay])
            spread = scale * _LUCK * (0.5 + deals) ** 0.5
            win = softmax(totals, side, spread)
        else:
            win = float(self.seat in outcome.winners) if outcome.winners else 0.5
        return Sample(gain, win, made)

    # -- without the native search ---------------------------------------------------------------

    def _plainly(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        """Weigh moves in plain Python over fewer worlds."""
        regular = partial(RegularAuctionPinochle, self.game)

        def judge(state: State) -> Sample:
            # Where all pass, deals could be thrown in without end: playing on stops in an auction, and no points are
            # gained.
            assert isinstance(state, Opening | Bidding | Ended), "the deal was played on to its end"
            return self._sample(view.match, state.match, state.outcome if isinstance(state, Ended) else None)

        ahead = Ahead(game=self.game, seat=self.seat, regular=regular, judge=judge, fewer=_FEWER)
        return ahead.choose(view, moves, usual, self.rng, self.budget)


def _distinct(moves: Sequence[Move], usual: Move) -> list[Move]:
    """The usual move first; one of two copies of a card, and of all bids the next few."""
    kept: list[Move] = [usual]
    seen = {usual.card.plain} if isinstance(usual, Play) else set()
    bids = 0
    for move in moves:
        if isinstance(move, Play):
            if move.card.plain in seen:
                continue
            seen.add(move.card.plain)
        if isinstance(move, Bid):
            bids += 1
            if bids > _BIDS:
                continue
        if move != usual:
            kept.append(move)
    return kept


def make(game: AuctionPinochle, seat: Seat, rng: Rng, budget: Budget) -> StrongAuctionPinochle:
    """Make a player for one seat."""
    return StrongAuctionPinochle(game, seat, rng, budget)
