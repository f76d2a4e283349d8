"""A strong player of Mexican Sweat: equity over sampled deals of the cards face down, against the pot odds.

Nothing but a peeked card is hidden from one player only, so the chance of a seat to be the last one is the same for
every observer. A bet is weighed as if everybody behind it answered by those chances; later betting is ignored.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from typing import Final

from spadille.core.contract import Decision, Rng, Seat, Value, Weighed
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.players.regular import RegularMexicanSweat, nearest, sized
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.scoring import bar_of_card, bar_of_hand
from spadille.games.mexican_sweat.state import Betting, Board, Move, View
from spadille.parts.amounts import by_kind
from spadille.parts.betting import CALL, CHECK, FOLD, Bet, Raise, Round
from spadille.thinking.budget import Budget
from spadille.thinking.judgement import Aim
from spadille.thinking.weighing import points_of

_STEP: Final = 50
"""Worlds between two looks at the clock."""
_SIZES: Final = (0.5, 1.0, 2.0)
"""Bet sizes without a fixed limit that are weighed besides the smallest and the largest, in pots."""
_MOST_TRIES: Final = 20
"""Maximum number of worlds drawn until one fits the peeks of others."""
_CAUTION: Final = 0.3
"""Extra cost of a chip put in voluntarily: an opponent who answers it has reasons, and may raise."""


class Hand(Value, frozen=True):
    """A sampled arrangement of the cards: the board, and the seat whose turn it is or was."""

    board: Board
    turned: Seat


class StrongMexicanSweat:
    """A player that computes its chances."""

    def __init__(self, game: MexicanSweat, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng, self.budget = game, seat, rng, budget
        self.regular = RegularMexicanSweat(game, seat, rng)

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        if view.phase != "bet" or len(moves) == 1:
            return self.regular.choose(view, moves)
        assert view.round is not None, "a view of the betting has its round"
        hands = self._hands(view)
        chances = _Chances(self.game, hands)
        weighed = tuple(self._weigh(view, view.round, move, chances) for move in _worth_a_thought(view, moves))
        best = max(weighed, key=lambda each: each.worth)
        return Decision(best.move, self._why(view, view.round, chances, weighed, best), weighed)

    # -- the cards -------------------------------------------------------------------------------

    def _hands(self, view: View) -> list[Hand]:
        """Sample arrangements of the cards, all equally likely."""
        end = math.inf if self.budget.milliseconds is None else time.perf_counter() + self.budget.milliseconds / 1000
        hands: list[Hand] = []
        while len(hands) < self.budget.worlds:
            hands.append(self._hand(view))
            if len(hands) % _STEP == 0 and time.perf_counter() > end:
                break
        return hands

    def _hand(self, view: View) -> Hand:
        """One arrangement in which a seat that has peeked and stayed has no killer there."""
        for _ in range(_MOST_TRIES):
            world = self.game.imagine(view, self.rng)
            assert isinstance(world, Betting), "there is betting"
            hand = Hand(world.board, world.turned)
            if not any(self._peeked_killer(hand.board, seat) for seat in view.live if seat in view.peeked):
                break
        return hand

    def _peeked_killer(self, board: Board, seat: Seat) -> bool:
        number = self.game.options.peek_index
        card = board.dealt.hands[seat][number - 1]
        return seat != self.seat and self.game.kills(card, number, board.dealt.kill)

    # -- the chips -------------------------------------------------------------------------------

    def _weigh(self, view: View, at: Round, move: Move, chances: _Chances) -> Weighed:
        """The gain of a word in chips; chips already in the pot count as nobody's."""
        if move == FOLD:
            return Weighed(FOLD, 0.0, chances=((Aim.PRICE, 0.0),))
        pot, own = view.pot.total + sum(at.paid), at.paid[self.seat]
        level = move.chips if isinstance(move, Bet | Raise) else at.bet
        cost = min(level - own, view.chips[self.seat])
        asked = at.waiting[1:] if move in (CALL, CHECK) else tuple(each for each in view.live if view.chips[each])
        staying, paid = {self.seat}, 0
        for seat in view.live:
            price = min(level - at.paid[seat], view.chips[seat])
            if seat == self.seat or seat not in asked or price <= 0:
                staying.add(seat)
            elif chances.of(view.live, seat)[0] * (pot + cost + paid + price) >= price:
                staying.add(seat)
                paid += price
        chance, error = chances.of(tuple(sorted(staying)), self.seat)
        won = pot + cost + paid
        unasked = cost - min(max(0, at.bet - own), cost)
        last, _ = chances.of(view.live, self.seat)
        worth = chance * won - cost - _CAUTION * unasked
        return Weighed(move, worth, error * won, chances=((Aim.PRICE, last),))

    def _why(self, view: View, at: Round, chances: _Chances, weighed: Sequence[Weighed], best: Weighed) -> str:
        chance, error = chances.of(view.live, self.seat)
        price = min(at.bet - at.paid[self.seat], view.chips[self.seat])
        pot = view.pot.total + sum(at.paid)
        told = f"the last of {len(view.live)} in {chance:.0%} (± {error:.0%}) of the deals"
        asked = f", {price / (pot + price):.0%} asked" if price else ""
        others = sorted((each for each in weighed if each is not best), key=lambda each: -each.worth)[:2]
        worths = ", ".join(f"{self.game.spell(each.move)} {points_of(each)}" for each in (best, *others))
        return f"{told}{asked}; {worths} chips"


class _Chances:
    """The probability that a seat is the last one among those that stay, counted over the same arrangements."""

    def __init__(self, game: MexicanSweat, hands: Sequence[Hand]) -> None:
        self._game, self._hands = game, hands
        self._known: dict[tuple[Seat, ...], dict[Seat, int]] = {}

    def of(self, staying: tuple[Seat, ...], seat: Seat) -> tuple[float, float]:
        """The probability, and its standard error."""
        if staying not in self._known:
            wins = dict.fromkeys(staying, 0)
            for hand in self._hands:
                wins[last_one(self._game, hand, staying)] += 1
            self._known[staying] = wins
        count = len(self._hands)
        chance = self._known[staying][seat] / count
        return chance, math.sqrt(chance * (1 - chance) / count)


def last_one(game: MexicanSweat, hand: Hand, staying: Iterable[Seat]) -> Seat:
    """The seat left when all others have been killed or beaten, if nobody else folds."""
    board, live, turned = hand.board, list(staying), hand.turned
    hands, kill, up = board.dealt.hands, board.dealt.kill, list(board.up)
    made_by, ahead, bar = game.made, board.ahead, board.bar
    if ahead >= 0 and ahead not in live:  # the standing hand has folded: the best one in sight stands
        card = bar_of_card(game.options, board.dealt.target)
        ahead = max(live, key=lambda seat: made_by(hands[seat][: up[seat]]))
        best = made_by(hands[ahead][: up[ahead]])
        bar = bar_of_hand(game.options, best) if best > card else card
    if turned != ahead and game.goes_on(board, turned):
        turned -= 1  # its turn is not over
    while len(live) > 1:
        seat = next((each for each in live if each > turned), live[0])
        turned = seat
        for count in range(up[seat] + 1, HAND + 1):
            if game.kills(hands[seat][count - 1], count, kill):
                live.remove(seat)
                break
            made = made_by(hands[seat][:count])
            if made > bar:
                up[seat], bar = count, bar_of_hand(game.options, made)
                break
        else:
            live.remove(seat)
    return live[0]


def _worth_a_thought(view: View, moves: Sequence[Move]) -> list[Move]:
    """All words, and of many sizes the smallest, the largest, and a few in between."""
    assert view.round is not None, "a view of the betting has its round"
    sizes: Sequence[Bet | Raise] = sized(moves, Raise) or sized(moves, Bet)
    words = [each for kind in by_kind(moves) if not isinstance(kind[0], Bet | Raise) for each in kind]
    if len(sizes) <= 2 + len(_SIZES):
        return [*words, *sizes]
    pot = view.pot.total + sum(view.round.paid)
    near = [nearest(sizes, view.round.bet + part * pot) for part in _SIZES]
    return [*words, *dict.fromkeys([sizes[0], *near, sizes[-1]])]


def make(game: MexicanSweat, seat: Seat, rng: Rng, budget: Budget) -> StrongMexicanSweat:
    """Make a player for one seat."""
    return StrongMexicanSweat(game, seat, rng, budget)
