"""The nets that play out deals of Five Hundred for two pairs.

They are data (`nets.bin`, made by `make train`; `nets.json` records method, data and seeds): small nets that judge
every card and every call by the view of the seat to play. `kernel/src/games/five_hundred/nets.hpp` reads the file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from spadille.games.five_hundred.native import nets_of


@cache
def nets() -> Any | None:
    """The nets for the kernel; None if the installation is without them: deals are played out by rules of thumb."""
    file = files(__package__).joinpath("nets.bin")
    return nets_of(file.read_bytes()) if file.is_file() else None
