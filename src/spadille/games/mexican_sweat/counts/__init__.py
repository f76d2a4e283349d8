"""Mexican Sweat: the statistics of one's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.games.mexican_sweat.clauses import Rule
from spadille.scene.counting import Count, share

say: Final = speaker(__package__)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """The share of pots won, and of deals in which a card killed the hand."""
    tally, prefix = Counter[str](), table.game.prefix
    for deal in table.standing.sheet:
        own = {line.clause for line in deal.lines if line.side == seat}
        tally.update({"all pots": 1, "pots": int(Rule.LAST_WINS.by(prefix) in own)})
        tally.update({"all killed": 1, "killed": int(Rule.KILL.by(prefix) in own)})
    return share("pots", say("pots"), tally), share("killed", say("killed"), tally)
