"""What happened in coups of Mini Baccarat: who won, what a chip on each spot lost, and what the house kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spadille.games.mini_baccarat.coup import BANCO, MAIN, SPOTS, TIE
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.parts.wagers import HUNDREDTHS


def tally(game: MiniBaccarat, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of both players from the coups of a table; `players` says for each seat which one sat there.

    All chips are in hundredths. Of every coup, whoever bet, `chip` is one chip, and `punto_lost`, `banco_lost` and
    `tie_lost` what it loses on that spot; `ties` and `banco_won` are coups: these stand with the first seat's player.
    A player's `staked` chips `lost` so much in all, and of its wins on banco the house kept the `commission`.
    """
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    width = game.prices.width
    for coup in state.ledger.settled:
        winner, returned = coup.coup.winner, game.prices.returns(coup.coup)
        every = found[players[0]]
        every.update({"chip": HUNDREDTHS, "ties": int(winner == TIE), "banco_won": int(winner == BANCO)})
        every.update({f"{spot}_lost": -price for spot, price in zip(SPOTS[:MAIN], returned, strict=False)})
        for place, chips in enumerate(coup.stakes):
            own, spot = found[players[place // width]], place % width
            own.update({"staked": chips * HUNDREDTHS, "lost": -chips * returned[spot]})
            if spot == winner == BANCO:
                own["commission"] += chips * game.options.commission
    return found
