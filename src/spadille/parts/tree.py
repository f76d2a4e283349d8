"""The protocol of games for a search through every chance move, in addition to `parts/encoder.py`.

It covers one deal. Moves may be hidden from others, and cards may be drawn long after the deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from spadille.cards.card import Card
from spadille.cards.pack import Pack
from spadille.core.contract import Rng, Seat
from spadille.core.options import OptionValue
from spadille.parts.encoder import CARDS_BY_PLACE


class Tree(Protocol):
    """One deal of a game, from the first dealer to the score, with every card as a separate chance."""

    one_deal: ClassVar[Mapping[str, OptionValue]]
    """Options that exclude irrelevant chances and moves, and repeated deals."""
    cards: Sequence[Card]
    """The card of every number that chance may draw."""
    pack: Pack
    """The cards that are dealt, all of them."""
    longest: int
    """Maximum number of actions of a deal, without those of chance; a deal that has as many is cut off."""
    bound: float
    """Maximum number of points that a side gains or loses in a deal."""
    remembered: int
    """Maximum number of cards shown to a seat whose place neither its bytes nor the actions reveal."""

    def dealt(self, state: Any, seat: Seat, pack: Pack, rng: Rng) -> Pack | None:
        """A uniformly drawn order of the pack from which a state of the deal may have arisen.

        It agrees with `pack`, the real order, wherever the seat was shown it. None: the state is imagined, and cannot
        have arisen.
        """

    def shown(self, state: Any, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The cards shown to a seat other than those of moves, in an order that reveals nothing else."""

    def hides(self, action: int) -> bool:
        """Return whether an action is hidden from all other seats."""

    def hidden(self, state: Any, seat: Seat, rng: Rng) -> Sequence[int]:
        """The hidden actions of a seat: all those it made to reach a state of the deal, or is making."""


class PlainTree:
    """A deal in which every move is public, and whose actions and bytes reveal what a seat was shown."""

    one_deal: ClassVar[Mapping[str, OptionValue]] = {"first_dealer": "random"}
    cards: Sequence[Card] = CARDS_BY_PLACE
    remembered = 0

    def hides(self, action: int) -> bool:
        """False: nothing is hidden."""
        return False

    def hidden(self, state: Any, seat: Seat, rng: Rng) -> Sequence[int]:
        """Empty: nothing is hidden."""
        return ()
