"""Five Hundred: the options, and the rulebook as a value of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook
from spadille.games.five_hundred.words import say
from spadille.parts.dealing import DealerMethod, first_dealer_option


class FiveHundredOptions(Options, frozen=True, kw_only=True):
    """What tables of the American partnership game settle differently."""

    target: Annotated[int, Option(whole=lambda n: say("option-target", n=n), low=1, clauses="FVH-02 FVH-62")] = 500
    target_rule: Annotated[
        Literal["exceed", "reach"],
        Option(
            values=(
                ("exceed", say("option-exceed")),
                ("reach", say("option-reach")),
            ),
            clauses="FVH-62 FVH-S1",
        ),
    ] = "exceed"
    win_only_by_contract: Annotated[
        bool,
        Option(
            yes=say("option-by-contract"),
            no=say("option-by-tricks"),
            clauses="FVH-62 FVH-63 FVH-S18",
        ),
    ] = True
    lose_at: Annotated[
        int | None,
        Option(
            whole=lambda n: say("option-lose-at", n=n, count=n if isinstance(n, str) else -n),
            none=say("option-no-floor"),
            low=-1_000_000,
            high=0,
            clauses="FVH-64 FVH-S19",
        ),
    ] = -500
    bid_rounds: Annotated[
        int | Literal["until_three_passes"],
        Option(
            whole=lambda n: say("option-rounds", n=n),
            values=(
                (1, say("option-one-round")),
                ("until_three_passes", say("option-three-passes")),
            ),
            low=1,
            clauses="FVH-34 FVH-S10",
        ),
    ] = 3
    pass_is_final: Annotated[
        bool,
        Option(
            yes=say("option-pass-final"),
            no=say("option-pass-open"),
            clauses="FVH-S10",
            applies=lambda table, _: table.bid_rounds != 1,
        ),
    ] = False
    inkle: Annotated[
        Literal["first_two_seats", "first_two_bids", "off", "anyone"],
        Option(
            values=(
                ("first_two_seats", say("option-inkle-seats")),
                ("first_two_bids", say("option-inkle-bids")),
                ("off", say("option-inkle-off")),
                ("anyone", say("option-inkle-anyone")),
            ),
            clauses="FVH-23 FVH-S8 FVH-S9",
        ),
    ] = "first_two_seats"
    nullo: Annotated[
        bool,
        Option(
            yes=say("option-nullo"),
            no=say("option-no-nullo"),
            clauses="FVH-27 FVH-28",
        ),
    ] = True
    nullo_rank: Annotated[
        Literal["below_all_eights", "by_value"],
        Option(
            values=(
                ("below_all_eights", say("option-nullo-low")),
                ("by_value", say("option-nullo-by-value")),
            ),
            clauses="FVH-31 FVH-S3",
            applies=lambda table, _: table.nullo,
        ),
    ] = "below_all_eights"
    grand_nullo: Annotated[
        bool,
        Option(
            yes=say("option-grand"),
            no=say("option-no-grand"),
            clauses="FVH-29 FVH-30 FVH-32 FVH-S12",
            applies=lambda table, _: table.nullo,
        ),
    ] = True
    ace_no_face: Annotated[
        bool,
        Option(
            yes=say("option-ace-no-face"),
            no=say("option-as-dealt"),
            clauses="FVH-16 FVH-17 FVH-18 FVH-19 FVH-S17",
        ),
    ] = True
    all_pass: Annotated[
        Literal["play_no_trump", "redeal_same_dealer", "next_dealer"],
        Option(
            values=(
                ("play_no_trump", say("option-all-pass-play")),
                ("redeal_same_dealer", say("option-all-pass-same")),
                ("next_dealer", say("option-all-pass-next")),
            ),
            clauses="FVH-33 FVH-S11",
        ),
    ] = "play_no_trump"
    slam_bonus: Annotated[
        int,
        Option(
            whole=lambda n: say("option-slam", n=n),
            values=((0, say("option-no-slam")),),
            clauses="FVH-56 FVH-S20",
        ),
    ] = 0
    joker_lead_naming: Annotated[
        Literal["always", "no_trump_only"],
        Option(
            values=(
                ("always", say("option-joker-names")),
                ("no_trump_only", say("option-joker-calls")),
            ),
            clauses="FVH-46 FVH-S4",
        ),
    ] = "always"
    first_dealer: Annotated[DealerMethod, first_dealer_option("FVH-S22")] = "draw_high"
    max_deals: Annotated[
        int,
        Option(whole=lambda n: say("option-max-deals", n=n), low=1, high=10_000, clauses="FVH-S22"),
    ] = 100


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    FiveHundredOptions(),
    (4,),
    4,
    prefix="FVH",  # (FVH-01)
    line=say("line"),
)

RULEBOOKS: Final = {DENEXA.name: DENEXA}
