"""The cheating twin: the strong Spades player, given all the cards. No seat at a table ever has it.

It measures the value of knowing all cards. It bids as its honest twin does, and plays as its twin if somebody has bid
nil; otherwise it plays the card that the exact search on the true deal finds best for the score.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.core.contract import Decision, Seat, Weighed
from spadille.games.spades.game import Spades
from spadille.games.spades.players.strong import StrongSpades
from spadille.games.spades.state import Bid, Move, Playing, State, View
from spadille.parts.tricks import Play
from spadille.search import Effort, card_values
from spadille.search.problem import SPADES, Problem
from spadille.thinking.budget import STRONG, Budget, SeededRng

_PATIENCE: Final = Effort(nodes=1_000_000)
"""Search limit; beyond it, it plays as its honest twin."""


class CheatingSpades(StrongSpades):
    """A player that needs more than a view, so it cannot sit at a table."""

    def choose_knowing(self, state: State, view: View, moves: Sequence[Move]) -> Decision:
        """Choose a move from the full state."""
        honest = self.choose(view, moves)
        if len(moves) == 1 or not isinstance(state, Playing) or not all(isinstance(each, Bid) for each in view.calls):
            return honest
        if self._unknown(view):
            return honest
        weighed = tuple(self._seen(state, view, moves))
        best = max((each.win or 0.0 for each in weighed), default=0.0)
        as_good = {each.move: each for each in weighed if (each.win or 0.0) >= best}
        if not as_good or honest.move in as_good:
            return honest
        liked = {each.move: each.win or 0.0 for each in honest.weighed}
        move = max(as_good, key=lambda each: liked.get(each, 0.0))
        return Decision(move, "it has seen all the cards", weighed)

    def _seen(self, state: Playing, view: View, moves: Sequence[Move]) -> Iterator[Weighed]:
        """The result of every card with best play by all; nothing if the search gives up."""
        game, leader = self.game, view.leaders[-1]
        hands = tuple([self._cards(hand & ~state.gone) for hand in state.contract.hands])
        problem = Problem(
            hands=hands,
            leader=leader,
            sides=tuple(int(seat % game.sides != self.seat % game.sides) for seat in range(game.seats)),
            trump=SPADES,
            table=tuple(self._number[card] for card in view.trick),
            unbroken=game.options.break_rule == "broken" and not view.gone & game.spades,
        )
        (found,) = card_values([problem], _PATIENCE)
        left, calls = hands[self.seat].bit_count(), tuple(call for call in view.calls if call is not None)
        for move in moves:
            value = (found or {}).get(self._number[move.card]) if isinstance(move, Play) else None
            if value is not None:
                more = left - value if problem.sides[leader] else value
                taken = list(view.taken)
                taken[self.seat] += more
                taken[problem.sides.index(1)] += left - more
                (sample,) = self._worths(view.match).of(calls, [bytes(taken)])
                yield Weighed(move, sample.worth, win=sample.win)


def make(game: Spades, seat: Seat, seed: str, budget: Budget | None) -> CheatingSpades:
    """The twin for one seat."""
    return CheatingSpades(game, seat, SeededRng(seed), budget or STRONG)
