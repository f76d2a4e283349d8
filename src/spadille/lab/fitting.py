"""How deals end by the rules of an arm, found by playing: what strong players weigh the score of a match by."""

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
"""Who plays the deals."""
_WEIGHING: Final = {"strong", "expert", "cheat"}
"""Who weighs the score of a match."""
_NO_KEY: Final = bytes(16)
"""No player from outside sits at these tables."""


def check(contest: Contest) -> None:
    """Raises BadOptions where nothing can be derived, or nobody would look at it."""
    game = contest.open()
    if not entry(game.name).laboratory.ends:
        raise BadOptions(f"players of {game.name} weigh no ends of deals, so there is nothing to derive")
    names = {name for side in contest.bots for name in side.split("+")}
    if not names & _WEIGHING:
        told = ", ".join(sorted(names))
        raise BadOptions(f"expected a player that weighs ends of deals, strong or expert; got {told}")


def derived(contest: Contest, deals: int, *, jobs: int = 1, on: str = "") -> str:
    """How so many deals end between strong players by the rules of a contest, as `fitted_to` takes it.

    They weigh scores by the ends that lie in the game's folder: it is one round. Raises what `in_order` raises.
    """
    apart = msgspec.structs.replace(contest, bots=(LEVEL, LEVEL), seed=f"ends {contest.seed}", whole=False)
    found = Counter(in_order(partial(_ending, apart), range(deals), jobs, on))
    return msgspec.json.encode([(*row, count) for row, count in sorted(found.items())]).decode()


def _ending(contest: Contest, number: int) -> tuple[Any, ...]:
    """How one deal has ended."""
    game = contest.open()
    notes = [Notes() for _ in range(game.seats)]
    with fitted_to(OWN), Players(contest, game, number, _NO_KEY) as players:
        state = play_table(contest, game, number, players.at_table([0] * game.seats), notes)
    found = entry(game.name)
    row: tuple[Any, ...] = found.part(found.laboratory.ends)(game, state)
    return row
