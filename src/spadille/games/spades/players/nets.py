"""The nets that play out deals of Spades, and the tables that they were trained for.

They are data (`nets.bin`, made by `make train`; `nets.json` records method, data and seeds): small nets that judge
every card and every call by the view of the seat to play. `kernel/src/games/spades/nets.hpp` describes the file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import structs

from spadille.games.spades.native import nets_of
from spadille.games.spades.rules import ANDREWS, RULES_OF_SPADES, SpadesOptions

TAUGHT: Final = (ANDREWS.options, RULES_OF_SPADES.options)
"""Options of the rulebooks whose deals they were trained on."""
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
"""Options in which a table may differ from those of the training: the nets play a deal alike, and do not score it."""


def knows(options: SpadesOptions, seats: int) -> bool:
    """True if the nets were trained for such a table; elsewhere deals are played out by rules of thumb."""
    same = {name: getattr(options, name) for name in ALIKE}
    return seats == SEATS and any(structs.replace(taught, **same) == options for taught in TAUGHT)


def nets_for(options: SpadesOptions, seats: int) -> Any | None:
    """Nets with which the kernel plays out deals at a table; None: rules of thumb."""
    return _nets() if knows(options, seats) else None


@cache
def _nets() -> Any:
    return nets_of(files(__package__).joinpath("nets.bin").read_bytes())
