"""Mini Baccarat: the options, and the rulebook."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.cards.pack import Pack, shoe
from spadille.core.options import Option, Options, Rulebook
from spadille.core.words import Text
from spadille.games.mini_baccarat import say
from spadille.parts import say as shared

LEAST_MARKER: Final = 7
"""Least allowed number of cards behind the marker: one coup may use six (BAC-H5)."""
LEAST_FOR_TWO: Final = 14
"""The same where one more coup follows: two coups may use twelve (BAC-S12)."""


def _side(yes: Text, no: Text, clauses: str) -> Option:
    """An option that offers a side bet."""
    return Option(yes=yes, no=no, clauses=clauses, later=True)


class MiniBaccaratOptions(Options, frozen=True, kw_only=True):
    """The rules that differ between houses and home tables."""

    decks: Annotated[
        Literal[8, 6, 4, 2, 1],
        Option(
            values=(
                (8, say("option-decks-8")),
                (6, say("option-decks-6")),
                (4, say("option-decks-4")),
                (2, say("option-decks-2")),
                (1, say("option-decks-1")),
            ),
            clauses="BAC-03 BAC-H1",
        ),
    ] = 8
    commission: Annotated[
        Literal[5, 4, 0],
        Option(
            values=(
                (5, say("option-commission-5")),
                (4, say("option-commission-4")),
                (0, say("option-commission-0")),
            ),
            clauses="BAC-45 BAC-46 BAC-S8",
            left_open="BAC-S8",
            where=(
                (
                    banco_favours_bettors,
                    say("option-commission-none"),
                ),
            ),
        ),
    ] = 5
    banco_short: Annotated[
        Literal["never", "half_on_six", "back_on_seven"],
        Option(
            values=(
                ("never", say("option-banco-full")),
                ("half_on_six", say("option-half-on-six")),
                ("back_on_seven", say("option-back-on-seven")),
            ),
            clauses="BAC-H2 BAC-H3",
            later=True,
        ),
    ] = "never"
    tie_pays: Annotated[
        Literal[8, 9],
        Option(
            values=(
                (8, say("option-tie-8")),
                (9, say("option-tie-9")),
            ),
            clauses="BAC-47",
        ),
    ] = 8
    tie_pushes_main_bets: Annotated[
        bool,
        Option(
            yes=say("option-tie-pushes"),
            no=say("option-tie-loses"),
            clauses="BAC-S1",
            left_open="BAC-S1",
        ),
    ] = True
    marker_from_end: Annotated[
        int,
        Option(
            whole=lambda n: say("option-marker", n=n),
            low=LEAST_MARKER,
            high=8 * 52 - LEAST_MARKER,
            clauses="BAC-20 BAC-S12 BAC-H5",
            left_open="BAC-S12",
        ),
    ] = 52
    after_marker: Annotated[
        Literal["finish_hand", "one_more_hand"],
        Option(
            values=(
                ("finish_hand", say("option-finish-hand")),
                ("one_more_hand", say("option-one-more-hand")),
            ),
            clauses="BAC-21 BAC-S3",
            left_open="BAC-S3",
        ),
    ] = "finish_hand"
    burn_value_of_ten_and_faces: Annotated[
        Literal[10, 0],
        Option(
            values=(
                (10, say("option-burn-ten")),
                (0, say("option-burn-alone")),
            ),
            clauses="BAC-22 BAC-S2",
            left_open="BAC-S2",
            applies=lambda table, _: table.burn == "by_value",
        ),
    ] = 10
    burn: Annotated[
        Literal["by_value", "one", "none"],
        Option(
            values=(
                ("by_value", say("option-burn-by-value")),
                ("one", say("option-burn-one")),
                ("none", say("option-burn-none")),
            ),
            clauses="BAC-22 BAC-H4",
            later=True,
        ),
    ] = "by_value"
    pair_bets: Annotated[bool, _side(say("option-pairs"), say("option-no-pairs"), "BAC-H6")] = False
    either_pair: Annotated[bool, _side(say("option-either"), say("option-no-either"), "BAC-H7")] = False
    perfect_pair: Annotated[bool, _side(say("option-perfect"), say("option-no-perfect"), "BAC-H8")] = False
    big_small: Annotated[bool, _side(say("option-big-small"), say("option-no-big-small"), "BAC-H9")] = False
    dragon_bonus: Annotated[bool, _side(say("option-dragon"), say("option-no-dragon"), "BAC-H10")] = False
    lucky_six: Annotated[bool, _side(say("option-lucky-six"), say("option-no-lucky-six"), "BAC-H11")] = False
    dragon_seven: Annotated[bool, _side(say("option-dragon-seven"), say("option-no-dragon-seven"), "BAC-H12")] = False
    panda_eight: Annotated[bool, _side(say("option-panda"), say("option-no-panda"), "BAC-H13")] = False
    shoes: Annotated[int, Option(whole=lambda n: say("option-shoes", n=n), low=1, high=10_000, clauses="BAC-21")] = 1
    chips: Annotated[int, Option(whole=lambda n: shared("option-chips", n=n), low=1, clauses="BAC-06")] = 1000
    min_bet: Annotated[int, Option(whole=lambda n: say("option-min-bet", n=n), low=1, clauses="BAC-06")] = 1
    max_bet: Annotated[
        int | None,
        Option(
            whole=lambda n: say("option-max-bet", n=n),
            none=say("option-max-bet-none"),
            low=1,
            clauses="BAC-06",
        ),
    ] = None

    def contradiction(self, seats: int) -> Text | None:
        most = 52 * self.decks - LEAST_FOR_TWO
        if self.marker_from_end > most:
            return say("refuse-marker-far", most=most, decks=self.decks, n=self.marker_from_end)
        if self.after_marker == "one_more_hand" and self.marker_from_end < LEAST_FOR_TWO:
            return say("refuse-marker-near", least=LEAST_FOR_TWO, n=self.marker_from_end)
        if self.banco_short != "never" and self.commission:
            return say("refuse-commission", short=self.banco_short, n=self.commission)
        if self.perfect_pair and self.decks == 1:
            return say("refuse-perfect")
        if self.chips < self.min_bet:
            return say("refuse-chips", least=self.min_bet, n=self.chips)
        if self.max_bet is not None and self.max_bet < self.min_bet:
            return say("refuse-max-bet", least=self.min_bet, n=self.max_bet)
        return None


DENEXA: Final = Rulebook(
    "denexa",
    say("denexa"),
    MiniBaccaratOptions(),
    tuple(range(1, 10)),  # (BAC-11)
    3,
    "BAC",
    line=say("denexa-line"),
)
RULEBOOKS: Final = {DENEXA.name: DENEXA}


def banco_favours_bettors(options: MiniBaccaratOptions, _: int) -> bool:
    """True if banco wins more than it loses and no commission takes that back: the house leads on all other bets."""
    return not options.commission and options.tie_pushes_main_bets and options.banco_short == "never"


def pack(options: MiniBaccaratOptions, _: int) -> Pack:
    """The cards of the shoe: one pack for each deck (BAC-03)."""
    return shoe(options.decks)
