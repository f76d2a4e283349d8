"""Probabilities that a player with cards to come beats a given hand, measured over random deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from spadille.cards.card import read_cards
from spadille.games.mexican_sweat.rules import MexicanSweatOptions
from spadille.parts.showdown import FIVE, FULL_HOUSE, STRAIGHT_FLUSH, Strength, strength, write_strength

Table: TypeAlias = tuple[tuple[Strength, float], ...]
"""Hands from the best down, each with the probability that it is beaten."""

PRINTED: Final[Table] = tuple(
    (strength(read_cards(shown)), chance)
    for shown, chance in (
        ("2C 2D 2H 2S 3C", 0.02),
        ("2C 3C 4C 5C 7C", 0.08),
        ("AC 2C 3C 4C 5D", 0.09),
        ("2C 2D 2H", 0.15),
        ("2C 2D 3C 3D", 0.33),
        ("QC QD", 0.42),
        ("8C 8D", 0.50),
        ("2C 2D", 0.60),
        ("AC", 0.75),
        ("KC", 0.80),
        ("2C", 0.87),
    )
)
"""The table without wild cards where a rank kills."""

_HANDS: Final = (
    write_strength(FIVE, (2,)),
    write_strength(STRAIGHT_FLUSH, (5,)),
    strength(read_cards("2C 2D 2H 2S 3C")),
    write_strength(FULL_HOUSE, (2, 3)),
    *(strength(read_cards(shown)) for shown in ("2C 3C 4C 5C 7C", "AC 2C 3C 4C 5D", "2C 2D 2H", "2C 2D 3C 3D")),
    *(strength(read_cards(shown)) for shown in ("QC QD", "8C 8D", "2C 2D", "AC", "KC", "2C")),
)


def _table(*chances: float) -> Table:
    return tuple(zip((*_HANDS, 0), (*chances, chances[-1]), strict=True))


_KILLING: Final[dict[str, Table]] = {
    "deuces": _table(0.01, 0.02, 0.06, 0.11, 0.15, 0.22, 0.33, 0.46, 0.56, 0.63, 0.72, 0.78, 0.82, 0.94),
    "threes_nines": _table(0.03, 0.06, 0.18, 0.24, 0.28, 0.37, 0.52, 0.59, 0.67, 0.72, 0.77, 0.82, 0.85, 0.94),
    "one_eyes": _table(0.01, 0.01, 0.03, 0.07, 0.11, 0.16, 0.29, 0.40, 0.51, 0.57, 0.70, 0.77, 0.81, 0.93),
}
_HARMLESS: Final[dict[str, Table]] = {
    "none": _table(0.00, 0.00, 0.01, 0.02, 0.06, 0.10, 0.15, 0.38, 0.49, 0.62, 0.83, 0.92, 0.97, 1.00),
    "deuces": _table(0.01, 0.02, 0.08, 0.14, 0.20, 0.35, 0.51, 0.66, 0.76, 0.83, 0.92, 0.97, 0.99, 1.00),
    "threes_nines": _table(0.04, 0.08, 0.25, 0.33, 0.40, 0.53, 0.72, 0.80, 0.88, 0.91, 0.97, 0.98, 1.00, 1.00),
    "one_eyes": _table(0.01, 0.01, 0.04, 0.10, 0.15, 0.27, 0.41, 0.56, 0.66, 0.75, 0.88, 0.95, 0.98, 1.00),
}
"""Tables where no rank kills; a first card that matches, or one queen, changes little."""


def chances_at(options: MexicanSweatOptions) -> Sequence[tuple[Strength, float]]:
    """The probabilities under a table's options."""
    if options.kill_card == "rank":
        return _KILLING.get(options.wild, PRINTED)
    return _HARMLESS[options.wild]
