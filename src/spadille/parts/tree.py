"""What a search through every chance move of a game asks of it, besides its numbers (`parts/encoder.py`).

What a game says of itself here is about one deal. Moves may be hidden from others, and cards drawn long after the deal.
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
    """One deal of a game, from the first dealer to the score, with every card a chance of its own."""

    one_deal: ClassVar[Mapping[str, OptionValue]]
    """Options without which a deal would have chances or moves that bring nothing, or would be dealt again."""
    cards: Sequence[Card]
    """The card of every number that chance may draw."""
    pack: Pack
    """The cards that are dealt, all of them."""
    longest: int
    """No deal has more actions than this, those of chance not counted; one that has as many is cut off."""
    bound: float
    """No side gains or loses more points in a deal."""
    remembered: int
    """How many cards, at the most, a seat has been shown whose place neither its bytes nor the actions tell."""

    def dealt(self, state: Any, seat: Seat, pack: Pack, rng: Rng) -> Pack | None:
        """The pack in an order, drawn uniformly, in which it may have been dealt to come to a state of the deal.

        It lies as in `pack`, the real one, wherever the seat was shown how. None: the state is imagined, and cannot
        have come about.
        """

    def shown(self, state: Any, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The cards that a seat has been shown besides those of moves, in an order that tells nothing else."""

    def hides(self, action: int) -> bool:
        """Whether an action is shown to nobody else."""

    def hidden(self, state: Any, seat: Seat, rng: Rng) -> Sequence[int]:
        """The hidden actions of a seat, all that it made to come to a state of the deal, or is making."""


class PlainTree:
    """A deal in which every move is public, and whose actions and bytes tell what a seat was shown."""

    one_deal: ClassVar[Mapping[str, OptionValue]] = {"first_dealer": "random"}
    cards: Sequence[Card] = CARDS_BY_PLACE
    remembered = 0

    def hides(self, action: int) -> bool:
        """Nothing is hidden."""
        return False

    def hidden(self, state: Any, seat: Seat, rng: Rng) -> Sequence[int]:
        """Nothing is hidden."""
        return ()
