"""Counts of events in deals of Mexican Sweat, for each of two players: pots, kills, and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from spadille.core.contract import Seat
from spadille.games.mexican_sweat.clauses import Rule
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.scoring import WON
from spadille.games.mexican_sweat.state import TurnUp
from spadille.parts.betting import Bet, Call, Fold, Raise

_KILLED: Final = Rule.KILL.clause
_MOVES: Final[dict[type, str]] = {Fold: "folds", Bet: "bets", Raise: "raises", Call: "calls", TurnUp: "turned"}


def tally(game: MexicanSweat, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of both players from a table's score sheet; `players` gives for each seat its player.

    `pot` is the number of chips that a player's seats won at the end of deals, `killed` the number of its seats that
    a kill card put out with chips in the pot.
    """
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for deal in game.standing(state).sheet:
        for line in deal.lines:
            if line.clause == WON:
                found[players[line.side]]["pot"] += line.points
            elif line.clause == _KILLED:
                found[players[line.side]]["killed"] += 1
    return found


def noted(_: MexicanSweat, __: Any, ___: Seat, move: Any) -> Mapping[str, int]:
    """The counts that the score sheet does not give: folds, bets, raises, calls, and cards turned up.

    `stakes` are bets and raises together.
    """
    name = _MOVES.get(type(move))
    return {} if name is None else {name: 1, "stakes": int(name in ("bets", "raises"))}
