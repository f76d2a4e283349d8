"""The nets that deals of Spades are played on by, and the tables that they were taught for.

They are data (`nets.bin`, made by `make train`; `nets.json` says how, from what and by which seeds): small nets that
judge every card and every call by what the seat on turn sees. `kernel/src/games/spades/nets.hpp` tells how they lie in
the file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import structs

from spadille.games.spades.native import nets_of
from spadille.games.spades.rules import ANDREWS, RULES_OF_SPADES, SpadesOptions

TAUGHT: Final = (ANDREWS.options, RULES_OF_SPADES.options)
"""They have seen deals by these rulebooks."""
SEATS: Final = 4
ALIKE: Final = (
    "target",
    "first_dealer",
    "blind_nil",
    "blind_nil_bonus",
    "blind_nil_penalty",
    "blind_nil_behind",
    "mercy",
    "hand_limit",
    "cut",
    "misdeal",
    "max_deals",
)
"""What else these options may be: a deal is played no otherwise, and what its end is worth is not for the nets."""


def knows(options: SpadesOptions, seats: int) -> bool:
    """Whether the nets were taught for such a table; elsewhere deals are played on by rules of thumb."""
    same = {name: getattr(options, name) for name in ALIKE}
    return seats == SEATS and any(structs.replace(taught, **same) == options for taught in TAUGHT)


def nets_for(options: SpadesOptions, seats: int) -> Any | None:
    """What the kernel plays deals on by at a table; None: by rules of thumb."""
    return _nets() if knows(options, seats) else None


@cache
def _nets() -> Any:
    return nets_of(files(__package__).joinpath("nets.bin").read_bytes())
