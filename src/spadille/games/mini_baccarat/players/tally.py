"""Counts of events in coups of Mini Baccarat: winners, the loss of a chip on each spot, and the commission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spadille.games.mini_baccarat.coup import BANCO, MAIN, SPOTS, TIE
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.parts.wagers import HUNDREDTHS


def tally(game: MiniBaccarat, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of both players from a table's coups; `players` gives for each seat its player.

    All chips are in hundredths. For every coup, with or without bets, `chip` is one chip, and `punto_lost`,
    `banco_lost` and `tie_lost` are its losses on that spot; `ties` and `banco_won` count coups. These are counted for
    the first seat's player. A player's `staked` chips `lost` an amount in total, and the house kept the `commission` of
    its wins on banco.
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
