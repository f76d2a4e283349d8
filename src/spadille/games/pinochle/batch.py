"""Pinochle for batches in the kernel: the terms of options, in numbers."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Value
from spadille.games.pinochle.game import Pinochle
from spadille.parts.doubled import COUNTS, RANKING
from spadille.parts.encoder import Settings

_CHAINS: Final = ("play_on_first", "play_on", "immediate")


class Terms(Value, frozen=True, kw_only=True):
    """The terms of a table, under the names that the kernel reads (kernel/src/games/pinochle)."""

    packet: int
    target: int
    exceed: bool
    target_step: int
    higher_wins: bool
    chain: int
    chooses: bool
    """True if the winner of the twelfth trick chooses between the last stock card and the upcard."""
    draw_high: bool
    max_deals: int
    several: bool
    reuse: bool
    swap: bool
    strict: bool
    points: tuple[int, ...]
    """Card points by rank, from nine to ace."""
    rounded: bool


def batch(game: Pinochle, _: Settings) -> tuple[str, Terms]:
    """Return the kernel's name of the game and the terms of a table for it; it plays by all options."""
    rules = game.options
    return "pinochle", Terms(
        packet=rules.packet,
        target=rules.target,
        exceed=rules.target_rule == "exceed",
        target_step=rules.target_step,
        higher_wins=rules.both_over == "higher_wins",
        chain=_CHAINS.index(rules.target_chain),
        chooses=rules.last_card_choice == "winner_chooses",
        draw_high=rules.first_dealer == "draw_high",
        max_deals=rules.max_deals,
        several=rules.melds_a_trick == "several",
        reuse=rules.reuse == "upward",
        swap=rules.dix_swap,
        strict=rules.endgame == "strict",
        points=tuple(COUNTS[rules.counting][rank] for rank in RANKING),
        rounded=rules.counting == "classic",
    )
