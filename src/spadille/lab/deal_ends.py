"""Ends of deals among strong bots, the basis of estimated match-winning chances.

As a program it plays deals of a game with a rulebook and writes a file for the game's players, such as

    python -m spadille.lab.deal_ends spades andrews 400 > src/spadille/games/spades/players/ends.json

Each line holds the bids of the seats, the tricks they took, and the number of deals with this end. The same number of
deals gives the same lines; about 400 take a minute.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

import msgspec

from spadille.bots import make_bot
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game
from spadille.thinking.budget import Budget

Ending = tuple[tuple[str, ...], tuple[int, ...]]
"""Bids of the seats, and tricks taken."""
_WORLDS = 100


def play_deal(name: str, rulebook: str, number: int) -> Ending:
    """Play one deal, starting with a score of zero, and return its end."""
    game = open_game(name, rulebook, None, {"max_deals": 1})
    table = Table(game, dealer(seed_of(f"ends {number}")))
    budget = Budget(worlds=_WORLDS)
    bots = [make_bot("strong", game, seat, f"ends {number} {seat}", budget) for seat in range(game.seats)]
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    (sheet,) = table.score_sheet
    return sheet.bids, sheet.taken


def gather(endings: Iterable[Ending]) -> bytes:
    """The ends in file format: a JSON array with a line for each end."""
    counted = sorted(Counter(endings).items())
    lines = (msgspec.json.encode([bids, taken, count]).decode() for (bids, taken), count in counted)
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


if __name__ == "__main__":
    sys.stdout.buffer.write(gather(play_deal(sys.argv[1], sys.argv[2], number) for number in range(int(sys.argv[3]))))
