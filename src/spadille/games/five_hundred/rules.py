"""Five Hundred: the options, and the rulebook as a value of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, OptionValue, Rulebook
from spadille.core.words import Text
from spadille.games.five_hundred import say
from spadille.parts.dealing import DealerMethod, first_dealer_option, max_deals_option


class FiveHundredOptions(Options, frozen=True, kw_only=True):
    """The options in which tables of the American partnership game differ."""

    sides: Annotated[
        Literal["pairs", "threes", "alone"],
        Option(
            values=(
                ("pairs", say("option-pairs")),
                ("threes", say("option-threes")),
                ("alone", say("option-alone")),
            ),
            clauses="FVH-03 FVH-S23 FVH-H8 FVH-H12",
            left_open="FVH-S23",
            later=True,
        ),
    ] = "pairs"
    pack: Annotated[
        Literal["33", "43", "45", "53", "63"],
        Option(
            values=(
                ("33", say("option-pack-33")),
                ("43", say("option-pack-43")),
                ("45", say("option-pack-45")),
                ("53", say("option-pack-53")),
                ("63", say("option-pack-63")),
            ),
            clauses="FVH-04 FVH-08 FVH-H9",
            later=True,
        ),
    ] = "45"
    middle: Annotated[
        int,
        Option(
            whole=lambda n: say("option-middle", n=n),
            low=2,
            high=6,
            clauses="FVH-06 FVH-H9 FVH-H10",
            later=True,
        ),
    ] = 5
    target: Annotated[int, Option(whole=lambda n: say("option-target", n=n), low=1, clauses="FVH-02 FVH-62")] = 500
    target_rule: Annotated[
        Literal["exceed", "reach"],
        Option(
            values=(
                ("exceed", say("option-exceed")),
                ("reach", say("option-reach")),
            ),
            clauses="FVH-62 FVH-S1",
            left_open="FVH-S1",
        ),
    ] = "exceed"
    win_only_by_contract: Annotated[
        bool,
        Option(
            yes=say("option-by-contract"),
            no=say("option-by-tricks"),
            clauses="FVH-62 FVH-63 FVH-S18",
            left_open="FVH-S18",
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
            left_open="FVH-S19",
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
            left_open="FVH-S10",
        ),
    ] = 3
    pass_is_final: Annotated[
        bool,
        Option(
            yes=say("option-pass-final"),
            no=say("option-pass-open"),
            clauses="FVH-S10",
            left_open="FVH-S10",
            applies=lambda table, _: table.bid_rounds != 1,
        ),
    ] = False
    raise_own: Annotated[
        bool,
        Option(
            yes=say("option-raise-own"),
            no=say("option-bid-stands"),
            clauses="FVH-H1",
            applies=lambda table, _: table.bid_rounds != 1,
            later=True,
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
            left_open="FVH-S8",
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
            left_open="FVH-S3",
            applies=lambda table, _: table.nullo,
        ),
    ] = "below_all_eights"
    nullo_after_seven: Annotated[
        bool,
        Option(
            yes=say("nullo-after-seven"),
            no=say("option-nullo-first"),
            clauses="FVH-H2",
            applies=lambda table, _: table.nullo,
            later=True,
        ),
    ] = False
    open_nullo: Annotated[
        Literal["off", "below_ten_hearts", "top"],
        Option(
            values=(
                ("off", say("option-no-open-nullo")),
                ("below_ten_hearts", say("option-open-nullo-by-value")),
                ("top", say("option-open-nullo-top")),
            ),
            clauses="FVH-H3 FVH-H4",
            applies=lambda table, _: table.nullo,
            later=True,
        ),
    ] = "off"
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
            left_open="FVH-S11",
        ),
    ] = "play_no_trump"
    slam_bonus: Annotated[
        int,
        Option(
            whole=lambda n: say("option-slam", n=n),
            values=((0, say("option-no-slam")),),
            clauses="FVH-56 FVH-S20",
            left_open="FVH-S20",
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
            left_open="FVH-S4",
        ),
    ] = "always"
    joker_no_trump: Annotated[
        Literal["when_void", "first_round", "any_time"],
        Option(
            values=(
                ("when_void", say("option-joker-void")),
                ("first_round", say("option-joker-first-round")),
                ("any_time", say("option-joker-any-time")),
            ),
            clauses="FVH-S5 FVH-H5",
            later=True,
        ),
    ] = "when_void"
    trick_points: Annotated[
        Literal["always", "if_set", "never"],
        Option(
            values=(
                ("always", say("option-points-always")),
                ("if_set", say("option-points-if-set")),
                ("never", say("option-points-never")),
            ),
            clauses="FVH-57 FVH-58 FVH-H6",
            later=True,
        ),
    ] = "always"
    both_over: Annotated[
        Literal["declarer", "higher"],
        Option(
            values=(
                ("declarer", say("option-both-declarer")),
                ("higher", say("option-both-higher")),
            ),
            clauses="FVH-S18 FVH-H7",
            later=True,
        ),
    ] = "declarer"
    first_dealer: Annotated[DealerMethod, first_dealer_option("FVH-S22", left_open="FVH-S22")] = "draw_high"
    max_deals: Annotated[int, max_deals_option("FVH-S22", left_open="FVH-S22")] = 100

    def how_many_sides(self, seats: int) -> int:
        """Number of sides at a table with `seats` seats."""
        return {"pairs": seats // 2, "threes": seats // 3, "alone": seats}[self.sides]

    def contradiction(self, seats: int) -> Text | None:
        if self.sides != "alone" and (self.how_many_sides(seats) < 2 or seats % self.how_many_sides(seats)):
            return say("no-such-sides", sides=self.sides, seats=seats)
        left = int(self.pack) - seats * 10 - self.middle
        if (left and seats > 2) or (seats == 2 and self.pack != "33"):
            return say("pack-does-not-deal-out", pack=self.pack, middle=self.middle, seats=seats)
        for name in ("ace_no_face", "grand_nullo"):
            if self.sides != "pairs" and getattr(self, name) and (self.nullo or name != "grand_nullo"):
                return say("needs-a-partner", option=name, sides=self.sides)
        return None


_ALONE: Final[dict[str, OptionValue]] = {"sides": "alone", "middle": 3, "ace_no_face": False, "grand_nullo": False}
"""Options for each playing alone, with a middle of three; there is no partner to ask."""
DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    FiveHundredOptions(),
    (2, 3, 4, 5, 6),
    4,
    prefix="FVH",  # (FVH-01, FVH-H8)
    by_seats={
        2: {**_ALONE, "pack": "33"},
        3: {**_ALONE, "pack": "33"},
        5: {**_ALONE, "pack": "53"},
        6: {**_ALONE, "pack": "63", "sides": "threes"},
    },
    line=say("line"),
)

RULEBOOKS: Final = {DENEXA.name: DENEXA}
