"""Ends of deals with the rules of an arm, found by playing; strong players use them to value a match score."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, Final

import msgspec

from spadille.core.errors import BadOptions
from spadille.games import entry
from spadille.lab.processes import in_order
from spadille.lab.tables import Contest, Notes, Players, play_table
from spadille.thinking.fitting import OWN, fitted_to

LEVEL: Final = "strong"
"""Level of the players of the deals."""
_WEIGHING: Final = {"strong", "cheat"}
"""Levels that value the score of a match."""
_NO_KEY: Final = bytes(16)
"""Placeholder key: no outside player sits at these tables."""


def check(contest: Contest) -> None:
    """Raise BadOptions if nothing can be derived, or no player would use it."""
    game = contest.open()
    if not entry(game.name).laboratory.ends:
        raise BadOptions(f"players of {game.name} weigh no ends of deals, so there is nothing to derive")
    names = {name for side in contest.bots for name in side.split("+")}
    if not names & _WEIGHING:
        told = ", ".join(sorted(names))
        raise BadOptions(f"expected a player that weighs ends of deals, such as strong; got {told}")


def derived(contest: Contest, deals: int, *, jobs: int = 1, on: str = "") -> str:
    """Play `deals` deals among strong players with the rules of a contest, and return their ends for `fitted_to`.

    The players value scores by the ends in the game's folder, so this is a single iteration. Raises the errors of
    `in_order`.
    """
    apart = msgspec.structs.replace(contest, bots=(LEVEL, LEVEL), seed=f"ends {contest.seed}", whole=False)
    found = Counter(in_order(partial(_ending, apart), range(deals), jobs, on))
    return msgspec.json.encode([(*row, count) for row, count in sorted(found.items())]).decode()


def _ending(contest: Contest, number: int) -> tuple[Any, ...]:
    """Play one deal and return its end."""
    game = contest.open()
    notes = [Notes() for _ in range(game.seats)]
    with fitted_to(OWN), Players(contest, game, number, _NO_KEY) as players:
        state = play_table(contest, game, number, players.at_table([0] * game.seats), notes)
    found = entry(game.name)
    row: tuple[Any, ...] = found.part(found.laboratory.ends)(game, state)
    return row
