"""Search in plain Python, where a game's native half is missing: the same kind of search, over fewer worlds.

Worlds are imagined by the game itself; in each of them regular players play on after every option to the end of
the deal, and the results are evaluated as in the native search. It knows no game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from spadille.core.contract import NATURE, AnyGame, Bot, Chance, Decide, Decision, Rng, Seat, Value
from spadille.core.table import listed
from spadille.thinking.budget import Budget, SeededRng, left_of
from spadille.thinking.weighing import Sample, batches, points_of, settle, weigh

MOST_MOVES: Final = 5_000
"""Maximum number of moves of a deal; a longer one is given up."""
_FINALISTS: Final = 5
"""Number of moves evaluated in all worlds, after all were evaluated in a few."""
_FEW: Final = 2
_NOISE: Final = 1.0
"""Lead, in standard errors, that a move needs over the move of the rules of thumb."""
_SEEDS: Final = 1 << 32

Samples: TypeAlias = list[tuple[float, list[Sample]]]


class Ahead(Value, frozen=True, kw_only=True):
    """The inputs for a player of one game to think ahead."""

    game: AnyGame
    seat: Seat
    regular: Callable[[Seat, Rng], Bot]
    """Factory of a player by rules of thumb for a seat."""
    judge: Callable[[Any], Sample]
    """The value of an end of the deal for the player's own seat."""
    fewer: int
    """Factor by which, without a clock, fewer worlds are imagined than by the native search."""
    few: int = _FEW
    """Number of worlds in which all moves are evaluated, to select the few that are evaluated in all worlds."""
    imagine: Callable[[Any, Rng], Any] | None = None
    """Draws a world that fits a view and the calls, as the game's player reads them; None: `game.imagine`."""

    def choose(self, view: Any, moves: Sequence[Any], usual: Decision, rng: Rng, budget: Budget) -> Decision:
        """The best of some moves, the usual one among them. Without a clock, the same seed gives the same move."""
        began, seed = time.perf_counter(), str(rng.below(_SEEDS))
        kept = [usual.move, *(move for move in moves if move != usual.move)]
        if len(kept) == 1:
            return usual
        if len(kept) > _FINALISTS:
            first = weigh(kept, [self._world(view, kept, f"{seed} first {each}") for each in range(self.few)])
            best = sorted(first[1:], key=lambda each: (-(each.win or 0.0), -each.worth))
            kept = [usual.move, *(each.move for each in best[: _FINALISTS - 1])]
        samples: Samples = []
        for batch in batches(self._left(budget, began), 1):
            for _ in range(batch):
                samples.append(self._world(view, kept, f"{seed} {len(samples)}"))
        weighed = weigh(kept, samples)
        chosen = settle(weighed, usual.move, noise=_NOISE)
        other = max((each for each in weighed if each is not chosen), key=lambda each: each.win or 0.0)
        ahead = chosen.worth - other.worth
        than = f"{abs(ahead):.0f} {'more' if ahead >= 0 else 'less'} than {self.game.spell(other.move)}"
        how = f"plain Python search, {len(samples)} world{'s' if len(samples) > 1 else ''}"
        return Decision(chosen.move, f"{points_of(chosen)} points on average, {than} ({how})", weighed)

    def _left(self, budget: Budget, began: float) -> Budget:
        """The remaining budget."""
        if budget.milliseconds is None:
            return Budget(worlds=max(1, budget.worlds // self.fewer))
        return left_of(budget, began)

    def _world(self, view: Any, moves: Sequence[Any], seed: str) -> tuple[float, list[Sample]]:
        """The result of every move in one world."""
        state = (self.imagine or self.game.imagine)(view, SeededRng(seed))
        ends = (
            end_of_deal(self.game, self.game.play(state, self.seat, move), seed, lambda at: self._player(at, seed))
            for move in moves
        )
        return 1.0, [self.judge(end) for end in ends]

    def _player(self, seat: Seat, seed: str) -> Bot:
        return self.regular(seat, SeededRng(f"{seed} {seat}"))


def end_of_deal(game: AnyGame, state: Any, seed: str, player: Callable[[Seat], Bot]) -> Any:
    """The deal played to its end by the players of the seats; chance is derived from the seed."""
    deals, drawn, bots = game.standing(state).deals, 0, dict[Seat, Bot]()
    for _ in range(MOST_MOVES):
        match game.turn(state):
            case Chance():
                if game.standing(state).deals > deals:
                    return state
                drawn += 1
                state = game.play(state, NATURE, game.draw(state, SeededRng(f"{seed} {drawn}")))
            case Decide((seat, *_)):
                if seat not in bots:
                    bots[seat] = player(seat)
                moves = listed(game.moves(state, seat))
                state = game.play(state, seat, bots[seat].choose(game.view(state, seat), moves).move)
            case _:
                return state
    return state
