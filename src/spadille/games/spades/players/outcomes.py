"""Results of options in a Spades player's imagined worlds: every end scored, and the aims it reached counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from spadille.core.contract import Weighed
from spadille.games.spades.native import Facts, Reckoning, hands_of, roll_out, weigh_out
from spadille.games.spades.players.aims import MEASURED, Ends, chances, count_reached
from spadille.games.spades.players.worth import Worths
from spadille.games.spades.state import BIDS, NIL, Call, View
from spadille.thinking.race import Race

NIL_BYTE: Final = 255
"""A nil among calls as bytes."""
_DOUBLE: Final = 8
_POOL, _POOL_OF_NETS = 6, 12
"""Pool size for each world drawn: with rules of thumb, and with nets, which distinguish calls better."""


class Outcomes:
    """Options and their results, world by world, of which the close ones are played out in more worlds."""

    def __init__(self, view: View, facts: Facts, options: Sequence[int], worths: Worths) -> None:
        self._view, self._facts, self._options, self._of = view, facts, tuple(options), worths
        self._terms = worths.terms(view.calls)
        self.race = Race(len(options))
        self._reached = [Counter[str]() for _ in options]
        self._pool = _POOL if facts.nets is None else _POOL_OF_NETS
        self._ended = [0] * len(options)
        """Number of worlds played out with each option; double dummy adds other results to the race."""
        self._said: dict[bytes, tuple[Call, ...]] = {}

    def imagine(self, worlds: int, seed: int) -> tuple[tuple[int, ...], ...]:
        """Play out the open options in `worlds` more worlds, and return them."""
        for at in self.race.open:
            self._ended[at] += worlds
        return self._by_rules(worlds, seed) if self._terms is None else self._by_kernel(self._terms, worlds, seed)

    def weighed(self, moves: Sequence[Any], calls: Sequence[Call]) -> tuple[Weighed, ...]:
        """The options as weighed moves, each with the seat's call and the chances of the open aims."""
        game, seat = self._of.game, self._of.seat
        return tuple(
            structs.replace(each, chances=chances(game, seat, self._view, call, reached, ended))
            for each, call, reached, ended in zip(
                self.race.weighed(moves), calls, self._reached, self._ended, strict=True
            )
        )

    def _by_kernel(self, terms: Reckoning, worlds: int, seed: int) -> tuple[tuple[int, ...], ...]:
        found = weigh_out(self._facts, self._played_out(), worlds, terms, pool=self._pool, seed=seed)
        length = worlds * _DOUBLE
        for row, at in enumerate(self.race.open):
            self.race.worths[at].frombytes(found.worths[row * length : (row + 1) * length])
            self.race.wins[at].frombytes(found.wins[row * length : (row + 1) * length])
            self.race.made[at] += found.made[row]
            self._reached[at].update(dict(zip(MEASURED, found.reached[row], strict=True)))
        return hands_of(found.worlds)

    def _by_rules(self, worlds: int, seed: int) -> tuple[tuple[int, ...], ...]:
        options = self._played_out()
        found = roll_out(self._facts, options, worlds, pool=self._pool, seed=seed)
        bids = found.bids or [[b""] * worlds] * len(options)
        for at, said, row in zip(self.race.open, bids, found.taken, strict=True):
            ended = [(self._calls(each), taken) for each, taken in zip(said, row, strict=True)]
            self.race.add(at, (self._of.of(calls, [taken])[0] for calls, taken in ended))
            self._reached[at] += count_reached(self._of.game, self._of.seat, self._view, Ends(ended))
        return found.worlds

    def _played_out(self) -> list[int]:
        return [self._options[at] for at in self.race.open]

    def _calls(self, said: bytes) -> tuple[Call, ...]:
        """The calls at the end of a deal; if cards were weighed, all are known."""
        if said not in self._said:
            spoken = [NIL if each == NIL_BYTE else BIDS[each] for each in said or bytes(len(self._view.calls))]
            self._said[said] = tuple(
                call if call is not None else spoken[seat] for seat, call in enumerate(self._view.calls)
            )
        return self._said[said]
