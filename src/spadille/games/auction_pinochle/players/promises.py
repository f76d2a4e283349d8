"""Promises of a declarer of Auction Pinochle that the bid is made: naming trumps, burying, leading the first card."""

from __future__ import annotations

from typing import Final

from spadille.games.auction_pinochle.state import Bury, Move, Trumps, View
from spadille.parts.tricks import Play
from spadille.thinking.laboratory import Contracts

_TRUMPS, _BURIED, _LED = "trumps named", "cards buried", "first card led"


def _kinds(view: View, move: Move) -> tuple[str, ...]:
    """The declarer's decision; giving the deal up promises nothing."""
    match move:
        case Trumps():
            return (_TRUMPS,)
        case Bury():
            return (_BURIED,)
        case Play() if not view.tricks:
            return (_LED,)
    return ()


CONTRACTS: Final = Contracts((_TRUMPS, _BURIED, _LED), _kinds)
