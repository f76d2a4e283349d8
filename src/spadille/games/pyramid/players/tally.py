"""Counts of events in a game of Pyramid: the win, the moves it took, and the cards left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import Ended


def tally(game: Pyramid, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of a finished game: `cleared` or not, its `moves`, the times the stock was `recycled`, if it
    was `resigned`, and the cards `left` in the pyramid, `left_lost` those of games that were not won."""
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    if isinstance(state, Ended):
        won, left = bool(state.outcome.winners), game.standing(state).scores[0]
        found[players[0]].update({"games": 1, "cleared": int(won), "not_cleared": int(not won), "left": left})
        found[players[0]].update({"left_lost": 0 if won else left, "resigned": int(state.resigned)})
        found[players[0]].update({"moves": state.last.moves, "recycled": state.last.recycled})
    return found
