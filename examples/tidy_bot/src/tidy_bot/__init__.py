"""A bot for Spadille that keeps its hand tidy: it plays from its shortest suit, the lowest card first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from spadille.cards.holding import members
from spadille.core.contract import AnyGame, Decision, Rng, Seat
from spadille.parts.tricks import Play


class TidyBot:
    """Plays Spades and Pinochle by its view alone; moves other than cards are random."""

    games: ClassVar[tuple[str, ...]] = ("spades", "pinochle")
    """The games it plays; a bot without this attribute plays any."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return Decision(moves[self.rng.below(len(moves))], "anything that may be said")
        held = Counter(each.suit for each in members(view.hand or 0))
        chosen = min(plays, key=lambda move: (held[move.card.suit], move.card & 15, move.card))
        return Decision(chosen, "the lowest card of the shortest suit")
