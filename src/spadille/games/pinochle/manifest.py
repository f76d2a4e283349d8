"""Pinochle: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Laboratory, Manifest, Player, Reviewing, Rung
from spadille.thinking.budget import EXPERT, STRONG
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.pinochle",
    name="pinochle",
    title="Pinochle",
    seats="2",
    length="an hour",
    sentence="Win tricks to meld; marriages, flushes and the queen of spades with the jack of diamonds count.",
    emblem=("JD", "QS"),
    tame_part="players.tame:tame",
    players=(
        Player(Level.REGULAR, "players.regular:make"),
        Player(Level.STRONG, "players.strong:make", STRONG),
        Player(Level.EXPERT, "players.strong:make", EXPERT),
    ),
    reviewing=Reviewing(fewer=20),
    laboratory=Laboratory(
        ladder=(
            Rung(rulebook="denexa", bots="strong,regular", deals=100),
            Rung(rulebook="denexa", bots="strong,regular", deals=20, whole=True),
            Rung(rulebook="denexa", bots="expert,strong", deals=60, worlds=None),
            Rung(rulebook="denexa", bots="regular,beginner", deals=60),
        ),
    ),
)
