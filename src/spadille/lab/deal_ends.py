"""How deals of Spades end when strong bots play each other: what the chance to win a match is worked out from.

Run as a program it plays the deals and writes what `bots/strong/spades_prospects.py` reads:

    python -m spadille.lab.deal_ends 400 > src/spadille/bots/strong/spades_ends.json

Each line is what the seats bid, the tricks they took, and how many deals ended so. The same number of deals gives
the same lines; some 400 are a minute's work.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

import msgspec

from spadille.bots import Budget, make_bot
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game

Ending = tuple[tuple[str, ...], tuple[int, ...]]
"""What the seats bid, and the tricks they took."""
_WORLDS = 100


def play_deal(number: int) -> Ending:
    """The end of one deal by the rulebook `andrews`, from nought all."""
    game = open_game("spades", "andrews", None, {"max_deals": 1})
    table = Table(game, dealer(seed_of(f"ends {number}")))
    budget = Budget(worlds=_WORLDS)
    bots = [make_bot("strong", game, seat, f"ends {number} {seat}", budget) for seat in range(game.seats)]
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    (sheet,) = table.score_sheet
    return sheet.bids, sheet.taken


def gather(endings: Iterable[Ending]) -> bytes:
    """As they are kept: a JSON array with a line for each end."""
    counted = sorted(Counter(endings).items())
    lines = (msgspec.json.encode([bids, taken, count]).decode() for (bids, taken), count in counted)
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


if __name__ == "__main__":
    sys.stdout.buffer.write(gather(play_deal(number) for number in range(int(sys.argv[1]))))
