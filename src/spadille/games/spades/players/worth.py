"""Worth of the ends of a Spades deal to a seat: points gained on the best other side, and the chance to win.

Ends are scored by the kernel if it knows every option of the table, else by the rules themselves; the results are the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from spadille.core.contract import Outcome, Seat
from spadille.games.spades import native
from spadille.games.spades.game import Spades
from spadille.games.spades.native import NIL as NIL_NUMBER
from spadille.games.spades.native import Reckoning
from spadille.games.spades.players.prospects import prospects
from spadille.games.spades.scoring import bag_cost, end, score_deal
from spadille.games.spades.state import Bid, BlindNil, Call, Match
from spadille.thinking.weighing import Sample, softmax

SIDES: Final = 2
_BYTE: Final = 0xFF
_A_DEAL: Final = 60.0
"""Scale of the softmax over the sides' points shortly before the end of a match, where no table tells the chances."""
_FARTHER: Final = 0.35
"""Growth of the scale with every point that the leader is short of the target."""


class Worths:
    """Worth of ends to one seat, for a deal that starts from a match."""

    def __init__(self, game: Spades, seat: Seat, match: Match) -> None:
        self.game, self.seat, self.match = game, seat, match
        two = game.sides == SIDES
        self._prospects = prospects(game.options, game.prefix) if two else None
        self._terms = self._reckoning() if native.READY and native.scores_by(game.options) else None
        self._known: dict[tuple[tuple[Call, ...], bytes], Sample] = {}

    def terms(self, calls: Sequence[Call | None]) -> Reckoning | None:
        """The kernel's settings for scoring, given the calls; None if only the rules can score."""
        blind = sum(isinstance(call, BlindNil) << seat for seat, call in enumerate(calls))
        return replace(self._terms, blind=blind) if self._terms is not None and blind else self._terms

    def of(self, calls: tuple[Call, ...], taken: Sequence[bytes]) -> list[Sample]:
        """The worth of ends with these calls, each end given by the tricks of every seat."""
        terms = self.terms(calls)
        if terms is None:
            return [self._by_rules(calls, each) for each in taken]
        said = bytes(number_of(call) & _BYTE for call in calls)
        return [Sample(*each) for each in native.score(terms, self.seat, b"".join(said + each for each in taken))]

    def sample(self, after: Match, outcome: Outcome | None, *, made: bool = False) -> Sample:
        """The result of a deal, by the match after it."""
        game, mine = self.game, self.seat % self.game.sides
        before, now = _lead(game, self.match, mine), _lead(game, after, mine)
        if outcome is not None:
            sharing = len({seat % game.sides for seat in outcome.winners})
            win = 1 / sharing if self.seat in outcome.winners else 0.0
        elif self._prospects is not None:
            known = self._prospects
            win = known.chance(known.worth(after, mine), known.worth(after, 1 - mine))
        else:
            win = softmax(
                _worths(game, after), mine, _A_DEAL + _FARTHER * max(0, game.options.target - max(after.totals))
            )
        return Sample(now - before, win, made)

    def _reckoning(self) -> Reckoning:
        terms = native.reckoning(self.game.options, self.game.seats, self.match)
        return terms if self._prospects is None else self._prospects.handed_over(terms)

    def _by_rules(self, calls: tuple[Call, ...], taken: bytes) -> Sample:
        key = calls, taken
        if key not in self._known:
            self._known[key] = self._score(calls, tuple(taken))
        return self._known[key]

    def _score(self, calls: tuple[Call, ...], taken: tuple[int, ...]) -> Sample:
        game = self.game
        after = score_deal(game.options, game.prefix, self.match, calls, taken)
        after, outcome = end(game.options, after, game.seats)
        call = calls[self.seat]
        made = taken[self.seat] >= call.tricks if isinstance(call, Bid) else not taken[self.seat]
        return self.sample(after, outcome, made=made)


def number_of(call: Call) -> int:
    """The kernel's number for a call."""
    return call.tricks if isinstance(call, Bid) else NIL_NUMBER


def _worths(game: Spades, match: Match) -> list[float]:
    """The points of every side, less the average cost of its bags."""
    bag = bag_cost(game.options, game.sides)
    return [total - bag * bags for total, bags in zip(match.totals, match.bags, strict=True)]


def _lead(game: Spades, match: Match, side: int) -> float:
    """Points ahead of the best other side, bags counted at their average cost."""
    worths = _worths(game, match)
    return worths[side] - max(worths[:side] + worths[side + 1 :])
