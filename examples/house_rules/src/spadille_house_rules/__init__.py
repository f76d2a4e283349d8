"""House rules for Spadille: one rulebook of Spades, as it is played at our kitchen table."""

from __future__ import annotations

from typing import Final

from spadille.games.spades.rules import RULEBOOKS

KITCHEN_TABLE: Final = RULEBOOKS["rules_of_spades"].derive(
    name="kitchen_table",
    title="Our kitchen table",
    target=250,
    nil_bonus=50,
    nil_penalty=50,
    bag_penalty=0,
)
"""The Rules of Spades with a shorter match, a cheaper nil, and bags without cost."""
