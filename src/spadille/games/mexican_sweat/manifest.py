"""Mexican Sweat: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Laboratory, Manifest, Player, Rung
from spadille.thinking.budget import STRONG
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.mexican_sweat",
    name="mexican_sweat",
    title="Mexican Sweat",
    seats="2 to 7",
    length="half an hour",
    sentence="Poker that nobody has looked at: turn up your cards to beat the hand before you, and bet.",
    emblem=(None, None, "7H"),
    tame_part="players.tame:tame",
    players=(
        Player(Level.REGULAR, "players.regular:make"),
        Player(Level.STRONG, "players.strong:make", STRONG),
    ),
    laboratory=Laboratory(
        ladder=(
            Rung(rulebook="denexa", bots="strong,regular", deals=200, seats=4),
            Rung(rulebook="denexa", bots="regular,beginner", deals=60, seats=4),
        ),
    ),
)
