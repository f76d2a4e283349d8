"""Five Hundred for batches in the kernel: the terms of options, in numbers."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.native import HONOURS, INKLES
from spadille.games.five_hundred.state import NULLO
from spadille.parts.encoder import Settings
from spadille.search.honours import Honours, aside

_ALL_PASS: Final = ("play_no_trump", "redeal_same_dealer", "next_dealer")
_HONOURS: Final[Honours] = {
    **HONOURS,
    "sides": ("pairs",),
    "pack": ("45",),
    "raise_own": (False,),
    "nullo_after_seven": (False,),
    "open_nullo": ("off",),
    "joker_no_trump": ("when_void",),
    "trick_points": ("always",),
    "both_over": ("declarer",),
}
"""Batches are for two pairs with the usual pack."""


class Terms(Value, frozen=True, kw_only=True):
    """The terms of a table, under the names that the kernel reads (kernel/src/games/five_hundred)."""

    needed: int
    only_by_contract: bool
    has_floor: bool
    lose_at: int
    rounds: int | None
    pass_is_final: bool
    sixes: int
    nullo: bool
    nullo_place: int
    """Index of nullo on the ladder of bids."""
    grand_nullo: bool
    ace_no_face: bool
    all_pass: int
    slam_bonus: int
    joker_always: bool
    draw_high: bool
    max_deals: int
    upwards: bool
    """True if cards to discard are picked only in ascending order."""


def batch(game: FiveHundred, settings: Settings) -> tuple[str, Terms]:
    """Return the kernel's name of the game and the terms of a table for it; raises BadOptions."""
    rules = game.options
    if why := aside(True, _HONOURS, rules):
        raise BadOptions(why)
    return "five_hundred", Terms(
        needed=rules.target + (rules.target_rule == "exceed"),
        only_by_contract=rules.win_only_by_contract,
        has_floor=rules.lose_at is not None,
        lose_at=rules.lose_at or 0,
        rounds=game.ladder.terms.rounds,
        pass_is_final=rules.pass_is_final,
        sixes=INKLES.index(rules.inkle),
        nullo=rules.nullo,
        nullo_place=game.ladder.rank[NULLO],
        grand_nullo=rules.grand_nullo,
        ace_no_face=rules.ace_no_face,
        all_pass=_ALL_PASS.index(rules.all_pass),
        slam_bonus=rules.slam_bonus,
        joker_always=rules.joker_lead_naming == "always",
        draw_high=rules.first_dealer == "draw_high",
        max_deals=rules.max_deals,
        upwards=settings.discard == "ascending",
    )
