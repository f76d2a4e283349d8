"""Blind nil by the chance to win: a nil on an unseen hand, compared with looking at the hand first.

The ends of deals with a blind nil are data (`blind.json`, made by `python -m bench.blind_nil ends`): one seat bid it
with any hand, among strong players. They are scored by the options of the match, like those of other deals.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeVar

from spadille.core.contract import Decision, Seat
from spadille.games.spades import say
from spadille.games.spades.game import Spades
from spadille.games.spades.players.prospects import Ending, endings, prospects
from spadille.games.spades.scoring import end, score_deal
from spadille.games.spades.state import BLIND_NIL, LOOK, Bid, Match, View
from spadille.thinking.fitting import ends_now

T = TypeVar("T")
_SEATS: Final = 4
_SIDES: Final = 2
"""Seats and sides of the tables that the ends are from."""


def by_chance(game: Spades, seat: Seat, view: View, usual: Decision) -> Decision:
    """Choose blind nil or looking by the chance to win; the usual decision if the ends do not apply."""
    partner = view.calls[(seat + _SIDES) % _SEATS] if game.seats == _SEATS and game.sides == _SIDES else BLIND_NIL
    if game.options.nil_pass or (partner is not None and not isinstance(partner, Bid)):
        return usual
    looking, blind = after_looking(game, seat, view.match), after_blind_nil(game, seat, view.match)
    if looking is None or blind is None:
        return usual
    move = BLIND_NIL if blind > looking else LOOK
    return Decision(move, say("blind-by-chance", blind=round(100 * blind), looking=round(100 * looking)))


def after_looking(game: Spades, seat: Seat, match: Match) -> float | None:
    """The chance to win from a score before a hand is seen; None if unknown."""
    known = prospects(game.options, game.prefix)
    if known is not None and match.deals + 1 < game.options.max_deals:
        mine = seat % _SIDES
        return known.chance(known.worth(match, mine), known.worth(match, 1 - mine))
    both = [_chance(game, seat, match, endings(ends_now()), turn) for turn in range(_SIDES)]
    return None if both[0] is None or both[1] is None else (both[0] + both[1]) / 2


def after_blind_nil(game: Spades, seat: Seat, match: Match) -> float | None:
    """The chance to win from a score if this seat bids blind nil; None if unknown."""
    return _chance(game, seat, match, blind_endings(), seat)


def _chance(game: Spades, seat: Seat, match: Match, ends: tuple[Ending, ...], turn: int) -> float | None:
    """The mean chance over ends of deals whose first seat is seat `turn`; None if unknown."""
    sum_ = total = 0.0
    for calls, taken, count in ends:
        won = _won(game, seat, score_deal(game.options, game.prefix, match, _turned(calls, turn), _turned(taken, turn)))
        if won is None:
            return None
        sum_ += count * won
        total += count
    return sum_ / total


def _won(game: Spades, seat: Seat, after: Match) -> float | None:
    """The chance to win after a deal; None if unknown.

    Without prospects, a match that was due to end but goes on counts as even, and any other as unknown.
    """
    after, outcome = end(game.options, after, game.seats)
    if outcome is not None:
        return 1.0 / (len(outcome.winners) // _SIDES) if seat in outcome.winners else 0.0
    known, mine = prospects(game.options, game.prefix), seat % _SIDES
    if known is not None:
        return known.chance(known.worth(after, mine), known.worth(after, 1 - mine))
    return 0.5 if after.tied else None


def _turned(row: tuple[T, ...], turn: int) -> tuple[T, ...]:
    return (*row[len(row) - turn :], *row[: len(row) - turn])


@lru_cache(maxsize=1)
def blind_endings() -> tuple[Ending, ...]:
    """Bids and tricks of deals whose first seat bid blind nil, each with its count."""
    return endings(files(__package__).joinpath("blind.json").read_text("ascii"))
