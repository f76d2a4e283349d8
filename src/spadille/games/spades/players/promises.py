"""The promise of a Spades call: that the nil is kept, or that the seat takes the tricks that it bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import Decision, Seat
from spadille.games.spades.game import Spades
from spadille.games.spades.state import LEXICON, Bid, View
from spadille.thinking.laboratory import Promise

_MANY: Final = 6
_NIL, _NUMBER, _MORE = "nil", "a number", f"{_MANY} or more"


class Calls:
    """Promises of weighed calls, numbers grouped by size."""

    names: Sequence[str] = (_NIL, _NUMBER, *map(str, range(1, _MANY)), _MORE)

    def made(self, game: Spades, view: View, decision: Decision) -> Promise | None:
        """The promise of the chosen call; None if it was not weighed."""
        chosen = next((each for each in decision.weighed if each.move == decision.move and each.chances), None)
        if view.phase != "bid" or chosen is None:
            return None
        ((_, chance),) = chosen.chances
        if not isinstance(decision.move, Bid):
            return Promise((_NIL,), chance, chosen.worth)
        tricks = decision.move.tricks
        return Promise((_NUMBER, str(tricks) if tricks < _MANY else _MORE), chance, chosen.worth)

    def kept(self, game: Spades, state: Any, seat: Seat) -> bool:
        """True if a seat took what it bid, or nothing with a nil."""
        deal = game.standing(state).sheet[0]
        call, tricks = LEXICON.read(deal.bids[seat]), deal.taken[seat]
        return tricks >= call.tricks if isinstance(call, Bid) else not tricks


CALLS: Final = Calls()
