"""Five Hundred: the options, and the rulebook as a value of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook
from spadille.parts.dealing import DealerMethod, first_dealer_option


class FiveHundredOptions(Options, frozen=True, kw_only=True):
    """What tables of the American partnership game settle differently."""

    target: Annotated[int, Option(whole="The match is to {:point}.", low=1, clauses="FVH-02 FVH-62")] = 500
    target_rule: Annotated[
        Literal["exceed", "reach"],
        Option(
            values=(
                ("exceed", "A side needs more points than the target."),
                ("reach", "A side needs as many points as the target, or more."),
            ),
            clauses="FVH-62 FVH-S1",
        ),
    ] = "exceed"
    win_only_by_contract: Annotated[
        bool,
        Option(
            yes="Only a side that makes its contract can win on that deal.",
            no="Points for tricks can win the match too.",
            clauses="FVH-62 FVH-63 FVH-S18",
        ),
    ] = True
    lose_at: Annotated[
        int | None,
        Option(
            whole="A side that falls to {:point} or below loses.",
            none="No side loses for a low score.",
            low=-1_000_000,
            high=0,
            clauses="FVH-64 FVH-S19",
        ),
    ] = -500
    bid_rounds: Annotated[
        int | Literal["until_three_passes"],
        Option(
            whole="Bidding goes round at most {:time}.",
            values=(
                (1, "Bidding goes round once."),
                ("until_three_passes", "Bidding goes on until three players in a row pass."),
            ),
            low=1,
            clauses="FVH-34 FVH-S10",
        ),
    ] = 3
    pass_is_final: Annotated[
        bool,
        Option(
            yes="A player who has passed is out of the bidding.",
            no="A player who has passed may bid at a later turn.",
            clauses="FVH-S10",
            applies=lambda table, _: table.bid_rounds != 1,
        ),
    ] = False
    inkle: Annotated[
        Literal["first_two_seats", "first_two_bids", "off", "anyone"],
        Option(
            values=(
                ("first_two_seats", "Only the first two players may bid six, each on the first turn."),
                ("first_two_bids", "Six may be bid until two bids have been made."),
                ("off", "Nobody bids six."),
                ("anyone", "Anyone may bid six at any turn."),
            ),
            clauses="FVH-23 FVH-S8 FVH-S9",
        ),
    ] = "first_two_seats"
    nullo: Annotated[
        bool,
        Option(
            yes="Players may bid nullo: to take no trick, alone and at no trump.",
            no="Nobody bids nullo.",
            clauses="FVH-27 FVH-28",
        ),
    ] = True
    nullo_rank: Annotated[
        Literal["below_all_eights", "by_value"],
        Option(
            values=(
                ("below_all_eights", "Any bid of eight outbids nullo."),
                ("by_value", "Nullo ranks by its 250 points, between eight spades and eight clubs."),
            ),
            clauses="FVH-31 FVH-S3",
            applies=lambda table, _: table.nullo,
        ),
    ] = "below_all_eights"
    grand_nullo: Annotated[
        bool,
        Option(
            yes="A player whose partner has bid nullo may bid grand nullo.",
            no="Nobody bids grand nullo.",
            clauses="FVH-29 FVH-30 FVH-32 FVH-S12",
            applies=lambda table, _: table.nullo,
        ),
    ] = True
    ace_no_face: Annotated[
        bool,
        Option(
            yes='A player with exactly one ace, no face card and no joker may say "ace, no face" before the bidding.',
            no="Every hand is played as it was dealt.",
            clauses="FVH-16 FVH-17 FVH-18 FVH-19 FVH-S17",
        ),
    ] = True
    all_pass: Annotated[
        Literal["play_no_trump", "redeal_same_dealer", "next_dealer"],
        Option(
            values=(
                ("play_no_trump", "If everyone passes, the deal is played at no trump without a contract."),
                ("redeal_same_dealer", "If everyone passes, the same dealer deals again."),
                ("next_dealer", "If everyone passes, the next dealer deals."),
            ),
            clauses="FVH-33 FVH-S11",
        ),
    ] = "play_no_trump"
    slam_bonus: Annotated[
        int,
        Option(
            whole="A side that makes a smaller contract with all ten tricks scores {:point}.",
            values=((0, "All ten tricks score no more than the contract itself."),),
            clauses="FVH-56 FVH-S20",
        ),
    ] = 0
    joker_lead_naming: Annotated[
        Literal["always", "no_trump_only"],
        Option(
            values=(
                ("always", "Whoever leads the joker names the suit to follow, in every deal."),
                ("no_trump_only", "Where there are trumps, a joker that is led calls for them."),
            ),
            clauses="FVH-46 FVH-S4",
        ),
    ] = "always"
    first_dealer: Annotated[DealerMethod, first_dealer_option("FVH-S22")] = "draw_high"
    max_deals: Annotated[
        int,
        Option(whole="Whatever the scores, {:deal ends|deals end} the match.", low=1, high=10_000, clauses="FVH-S22"),
    ] = 100


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    FiveHundredOptions(),
    (4,),
    4,
    prefix="FVH",  # (FVH-01)
    line="Two pairs, 45 cards with the joker; three rounds of bids, nullo, and −500 loses.",
)

RULEBOOKS: Final = {DENEXA.name: DENEXA}
