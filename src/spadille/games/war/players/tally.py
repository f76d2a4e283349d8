"""Counts of events in a game of War: its battles, its wars, and its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from spadille.core.contract import Seat
from spadille.games.war.game import War
from spadille.games.war.state import Ended, Playing

_DEPTHS: Final = {1: "wars", 2: "wars_in_wars"}
"""The count that begins when cards were equal that many times in a row."""


def tally(game: War, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of a game, for the first seat's player: its `battles`, 1 for `short` if somebody ran short in a
    war, and 1 for `endless` if it was stopped by the limit of battles, or by the laboratory, before anybody had won."""
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    (battles,) = dict(game.standing(state).more)["skirmishes"]
    why = state.why if isinstance(state, Ended) else "limit"
    found[players[0]].update({"battles": battles, "short": int(why == "short"), "endless": int(why == "limit")})
    return found


def noted(_: War, state: Any, __: Seat, ___: Any) -> Mapping[str, int]:
    """The counts that the last state does not give: wars begun, and those that went a step deeper."""
    steps = state.steps if isinstance(state, Playing) else 0  # once a step: before the first seat turns its cards
    return {_DEPTHS[steps]: 1} if steps in _DEPTHS else {}
