"""Five Hundred: statistics of a person's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import LEXICON, Bid, Call
from spadille.parts.auction import PASS
from spadille.scene.counting import Count, share
from spadille.scene.telling import gains

say: Final = speaker(__package__)

LEVELS: Final = (6, 7, 8, 9, 10)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """The contracts of the seat's side, by number of tricks."""
    game, tally = table.game, Counter[str]()
    assert isinstance(game, FiveHundred), "the counts of a game are asked for its own tables"
    rank, sides = game.ladder.rank, game.setting.sides
    for deal in table.standing.sheet:
        calls: list[Call] = [LEXICON.read(each) for each in deal.bids]  # type: ignore[misc]
        declarer = max(range(len(calls)), key=lambda each: rank[calls[each]])
        call = calls[declarer]
        if call != PASS and declarer % sides == seat % sides:
            name = f"contracts {call.tricks}" if isinstance(call, Bid) else "nullos"
            made = gains(deal, len(deal.totals))[seat % sides] > 0
            tally.update({f"all {name}": 1, name: int(made)})
    by_level = (share(f"contracts {n}", say("contracts-made", n=n), tally) for n in LEVELS)
    return (*by_level, share("nullos", say("no-trick-made"), tally))
