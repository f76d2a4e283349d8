"""German Whist: what the rest of the house knows of it; the entry point in pyproject.toml names this value."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Manifest, Player
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="german_whist",
    name="german_whist",
    title="German Whist",
    seats="2",
    length="a quarter of an hour",
    sentence="Win the right cards from the stock in the first half; win the tricks with them in the second.",
    emblem=("KH", None),
    players=(Player(Level.REGULAR, "players.regular:make"),),
)
