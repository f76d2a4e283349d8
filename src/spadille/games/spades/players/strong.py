"""Spades by simulation: worlds that fit the play, weighted by the bids, each played out by nets or rules of thumb.

The aim is to win the match: every end of a deal is scored by the rules of the table, and the score is converted to a
chance to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Decision, Rng, Seat, Weighed
from spadille.core.words import Text
from spadille.games.spades.game import Spades
from spadille.games.spades.house import bids_itself, bound_by_spades, passes
from spadille.games.spades.native import FIRST_LEADS, HONOURS, READY, SILENT, Facts, at_once
from spadille.games.spades.players.blind import by_chance
from spadille.games.spades.players.endings import Endings, outdone
from spadille.games.spades.players.handing import MORE
from spadille.games.spades.players.nets import nets_for
from spadille.games.spades.players.outcomes import Outcomes
from spadille.games.spades.players.regular import WEIGHTS, RegularSpades, is_liked
from spadille.games.spades.players.worth import SIDES, Worths, number_of
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.scoring import bag_cost
from spadille.games.spades.sight import evidence
from spadille.games.spades.state import (
    BLIND_NIL,
    NIL,
    Bid,
    BlindBid,
    BlindNil,
    Call,
    Ended,
    Match,
    Move,
    Nil,
    Opening,
    Phase,
    State,
    View,
)
from spadille.parts.tricks import Play
from spadille.search.honours import aside
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget, seed_from
from spadille.thinking.open_cards import numbers_of
from spadille.thinking.race import LOOKS
from spadille.thinking.weighing import STEP, Sample, points_of, settle

NATIVE: Final = READY
"""True if the native search is available."""
_FEWER: Final = 4
"""Divisor for the number of worlds in plain Python, which is slow."""
_SLOW_STEP: Final = 20
"""Worlds between two looks at the clock if every world is also searched with all cards known."""
_NEAR: Final = 2
"""Maximum distance from the expected tricks for a bid to be weighed."""
_FAITHFUL: Final = 0.9
"""Share of choices at the stock of two that follow the rule of thumb."""
_RISKY: Final = 2.2
"""Maximum risk for a nil to be weighed."""


def plainly(options: SpadesOptions, seats: int, phase: Phase) -> bool:
    """True if a decision is weighed in plain Python, as the native search lacks a rule of the auction.

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
        self.regular = RegularSpades(game, seat, rng)
        self._number = numbers_of(game.order)
        self._of: Worths | None = None
        self.nets = nets_for(game.options, game.seats) if NATIVE else None
        # In deals played on by rules of thumb, further looks mislead about nils (docs/bots-tried.md).
        self._close = budget.close if self.nets is not None or not game.options.nil else 0

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, moves)
        if len(moves) == 1 or view.phase not in ("play", "bid", "pass"):
            return usual
        if view.hand is None:
            return by_chance(self.game, self.seat, view, usual) if BLIND_NIL in moves else usual
        if not NATIVE or self._unknown(view) or plainly(self.game.options, self.game.seats, view.phase):
            return self._plainly(view, moves, usual)
        if why := aside(NATIVE, HONOURS, self.game.options):
            return Decision(usual.move, f"{usual.why} (rules of thumb: {why})")
        if view.phase == "play":
            return self._play(view, [move for move in moves if isinstance(move, Play)], usual)
        return self._bid(view, moves, usual)

    def _unknown(self, view: View) -> bool:
        """True if the native search lacks a rule of the position.

        These are customs of the first trick, and unbroken spades that jokers do not break.
        """
        terms = self.game.terms
        first = terms.custom is not None and not view.tricks
        joker = terms.breaking != self.game.spades and not view.gone & terms.breaking
        return view.phase == "play" and (first or joker)

    # -- playing ---------------------------------------------------------------------------------

    def _play(self, view: View, plays: Sequence[Play], usual: Decision) -> Decision:
        cards = tuple(self._number[play.card] for play in plays)
        calls = tuple(call for call in view.calls if call is not None)
        facts, worths = self._facts(view), self._worths(view.match)
        outcomes, sight = Outcomes(view, facts, cards, worths), self._in_sight(worths, calls, facts)
        race, seen = outcomes.race, list[list[Sample]]()

        def look(worlds: int) -> None:
            imagined = outcomes.imagine(worlds, seed_from(self.rng))
            if sight is not None:
                rows = sight.look(imagined, [cards[at] for at in race.open])
                for at, column in zip(race.open, zip(*rows, strict=True), strict=False):
                    race.add(at, column)
                seen.extend(rows)

        step, looks = (STEP, LOOKS) if sight is None else (_SLOW_STEP, 1)
        race.run(look, self.budget, step=step, close=self._close, looks=looks)
        weighed = outcomes.weighed(plays, [calls[self.seat]] * len(plays))
        worse = outdone(seen) if sight is not None and sight.proves else ()
        left = [each for at, each in enumerate(weighed) if at not in worse]
        ahead = [each for each in race.ahead(weighed) if each in left]
        chosen = settle(left, self._at_once(facts, cards, plays, usual.move), ahead=ahead)
        return Decision(chosen.move, self._say_card(chosen, weighed, usual), weighed)

    def _in_sight(self, worths: Worths, calls: tuple[Call, ...], facts: Facts) -> Endings | None:
        """The search with all cards known, if few enough cards are left."""
        if facts.sizes[self.seat] > self.budget.ending or self.game.sides != SIDES:
            return None
        return Endings(facts, lambda taken: worths.of(calls, taken))

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
        """The calls near the worth of the hand; only the usual one if it is another kind of call."""
        assert view.hand is not None, "the hand is in view while it is bid on"
        expected = self.regular.expected_tricks(view.hand)
        low = 0.0 if self._greedy() else expected - _NEAR
        wanted: list[Call] = [
            move
            for move in moves
            if isinstance(move, Bid)
            and low <= move.tricks <= expected + _NEAR
            and (move.tricks or self.game.options.zero_bid)
        ]
        if isinstance(usual.move, Bid) and usual.move not in wanted:
            wanted.append(usual.move)
        rest = self.regular.kept_by_nil(view.hand)
        if NIL in moves and not self.regular.must_win(rest) and self.regular.nil_risk(rest) < _RISKY:
            wanted.append(NIL)
        return wanted if usual.move in wanted else [usual.move]

    def weigh(self, view: View, moves: Sequence[Move]) -> tuple[Weighed, ...]:
        """Weigh calls, including those it would not consider; nothing if one cannot be weighed."""
        calls = [move for move in moves if isinstance(move, Bid | Nil)]
        lacks = (
            not NATIVE
            or plainly(self.game.options, self.game.seats, "bid")
            or aside(NATIVE, HONOURS, self.game.options)
        )
        if lacks or view.phase != "bid" or view.hand is None or len(calls) < len(moves):
            return ()
        return self._called(view, calls).weighed(calls, calls)

    def _called(self, view: View, calls: Sequence[Call]) -> Outcomes:
        """Play out calls, and return their outcomes."""
        options = tuple(number_of(call) for call in calls)
        outcomes = Outcomes(view, self._facts(view), options, self._worths(view.match))

        def look(worlds: int) -> None:
            outcomes.imagine(worlds, seed_from(self.rng))

        outcomes.race.run(look, self.budget, close=self._close)
        return outcomes

    def _bid(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        wanted = self._wanted(view, moves, usual)
        if len(wanted) < 2:
            return usual
        outcomes = self._called(view, wanted)
        weighed = outcomes.weighed(wanted, wanted)
        options = tuple(number_of(call) for call in wanted)
        usual_call = self._at_once(self._facts(view), options, wanted, usual.move)
        chosen = settle(weighed, usual_call, ahead=outcomes.race.ahead(weighed))
        return Decision(chosen.move, self._say_bid(chosen, weighed, outcomes), weighed)

    def _say_bid(self, chosen: Weighed, weighed: Sequence[Weighed], outcomes: Outcomes) -> str:
        said = []
        for at, each in enumerate(weighed):
            if each is chosen or each.move == NIL or (chosen.move == NIL and each is weighed[0]):
                word = self.game.spell(each.move).removeprefix("bid ")
                text = f"{word} makes {outcomes.race.chance(at):.0%}, {points_of(each)} on average"
                said.append((each is not chosen, text))
        return "; ".join(text for _, text in sorted(said, key=lambda pair: pair[0]))

    def _at_once(self, facts: Facts, options: Sequence[int], moves: Sequence[Move], usual: Move) -> Move:
        """The move if nothing is clearly better: that of the nets, or else of the rules of thumb."""
        if facts.nets is None:
            return usual
        found = at_once(facts, options)
        return usual if found < 0 else moves[found]

    # -- worlds and their worth ------------------------------------------------------------------

    def _cards(self, hand: Holding) -> int:
        cards = 0
        for each in members(hand):
            cards |= 1 << self._number[each]
        return cards

    def _worths(self, match: Match) -> Worths:
        """The worth of ends of a deal that starts from this match."""
        if self._of is None or self._of.match != match:
            self._of = Worths(self.game, self.seat, match)
        return self._of

    def _facts(self, view: View) -> Facts:
        """The knowledge of the seat, in the terms of the search."""
        game, rules, playing = self.game, self.game.options, view.phase == "play"
        assert view.hand is not None, "a seat that thinks sees its hand"
        played, barred = evidence(game.terms, view)
        unseen = holding(game.pack) & ~view.gone & ~view.hand
        liked, liking = 0, 1.0
        if view.stock is not None:
            unseen &= ~holding(each for each in view.stock.seen if each is not None)
            liked = holding(each for each in members(unseen) if is_liked(game, each))
            liking = _liking(view.stock.kept[(view.match.dealer + self.seat) % 2 :: 2])
        first = (view.match.dealer + 1) % game.seats
        itself = bids_itself(rules, view.match.deals)
        return Facts(
            seat=self.seat,
            leader=view.leaders[-1] if playing else first,
            first=first,
            blind=sum(isinstance(call, BlindNil | BlindBid) << seat for seat, call in enumerate(view.calls)),
            sides=tuple(seat % game.sides for seat in range(game.seats)),
            sizes=view.sizes,
            bids=tuple(SILENT if call is None else number_of(call) for call in view.calls),
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
            broken=bool(view.gone & game.terms.breaking),
            fresh=not view.gone,
            opening=FIRST_LEADS.index(rules.opening_lead),
            greedy=itself or self._greedy(),
            min_bid=rules.min_bid,
            hand_size=game.hand_size,
            share=WEIGHTS.share[game.seats],
            spread=0.0 if itself else WEIGHTS.spread,  # such calls show nothing of the hands
            weights=WEIGHTS,
            liked=self._cards(liked),
            liking=liking,
            nets=self.nets,
        )

    def _greedy(self) -> bool:
        """True if a trick above the contract is worth more than the bag it makes."""
        rules = self.game.options
        more = rules.overtrick_points + (10 if rules.trick_points == "taken" else 0)
        return more > bag_cost(rules, self.game.sides)

    # -- without the native search ---------------------------------------------------------------

    def _worth_trying(self, view: View, moves: Sequence[Move], usual: Decision) -> Sequence[Move]:
        match view.phase:
            case "play":
                return moves
            case "pass":
                return self.regular.ways_to_pass(view, MORE)
            case _:
                return self._wanted(view, moves, usual)

    def _plainly(self, view: View, moves: Sequence[Move], usual: Decision) -> Decision:
        wanted = self._worth_trying(view, moves, usual)
        regular = partial(RegularSpades, self.game)

        def judge(state: State) -> Sample:
            assert isinstance(state, Opening | Ended), "the deal was played on to its end"
            return self._worths(view.match).sample(state.match, state.outcome if isinstance(state, Ended) else None)

        ahead = Ahead(game=self.game, seat=self.seat, regular=regular, judge=judge, fewer=_FEWER)
        return ahead.choose(view, wanted, usual, self.rng, self.budget)


def _liking(kept: Sequence[bool]) -> float:
    """How much likelier a card that players like is to be in the other hand than another card, by its choices.

    A card of the stock was the top one of its pair as often as the next one: then it went to the hand if it was kept,
    else if the top one was left.
    """
    left = 1 - sum(kept) / len(kept)
    good, other = ((share + left) / 2 for share in (_FAITHFUL, 1 - _FAITHFUL))
    return good / (1 - good) / (other / (1 - other))


def make(game: Spades, seat: Seat, rng: Rng, budget: Budget) -> StrongSpades:
    """A bot for one seat."""
    return StrongSpades(game, seat, rng, budget)
