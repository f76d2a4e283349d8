"""Mini Baccarat: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Manifest, Player, Reviewing
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.mini_baccarat",
    name="mini_baccarat",
    title="Mini Baccarat",
    seats="1 to 9",
    length="ten minutes a shoe",
    sentence="Bet on the player hand, the banker hand or a tie; the cards decide, and the house deals.",
    emblem=("9D", "KC"),
    tame_part="players.tame:tame",
    players=(Player(Level.REGULAR, "players.regular:make"),),
    reviewing=Reviewing(
        nothing="In Mini Baccarat the cards decide, and no bet is a good one: there is nothing to review."
    ),
)
