"""The promise of a discard in Five Hundred: that the declarer's side makes its contract."""

from __future__ import annotations

from typing import Any, Final

from spadille.games.five_hundred.state import Bid, View
from spadille.thinking.laboratory import Contracts

_MANY: Final = 9
_ANY, _MORE, _NULLO = "a contract", f"{_MANY} or more", "nullo"


def _kinds(view: View, _: Any) -> tuple[str, ...]:
    """The number of tricks that the declarer has bid."""
    if view.phase != "discard":
        return ()
    contract = view.contract
    if not isinstance(contract, Bid):
        return _ANY, _NULLO
    return _ANY, str(contract.tricks) if contract.tricks < _MANY else _MORE


CONTRACTS: Final = Contracts((_ANY, *map(str, range(6, _MANY)), _MORE, _NULLO), _kinds)
