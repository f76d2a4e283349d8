"""Words for what several games have in common."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.parts.dealing import FirstDealer, HighCards, first_dealer
from spadille.scene.model import does, listed


def tell_first_dealer(move: HighCards | FirstDealer, names: Sequence[str]) -> str:
    """How the first dealer was found, in one sentence."""
    deals = does(names[first_dealer(move)], "deal")
    if isinstance(move, FirstDealer):
        return f"{deals} first."
    drawn = listed([f"{names[seat]} the {each.words}" for seat, each in enumerate(move.cards)])
    return f"For the deal {drawn}: {deals}."
