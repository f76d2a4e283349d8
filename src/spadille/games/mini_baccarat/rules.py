"""Mini Baccarat: the options, and the one rulebook as a value of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.cards.pack import Pack, shoe
from spadille.core.options import Option, Options, Rulebook
from spadille.games.mini_baccarat.words import say

LEAST_MARKER: Final = 14
"""One coup begun before the marker and one more need no more cards than this behind it (BAC-S12)."""


class MiniBaccaratOptions(Options, frozen=True, kw_only=True):
    """What houses and home tables settle differently."""

    decks: Annotated[
        Literal[8, 6],
        Option(
            values=((8, say("option-decks-8")), (6, say("option-decks-6"))),
            clauses="BAC-03",
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
            where=(
                (
                    banco_favours_bettors,
                    say("option-commission-none"),
                ),
            ),
        ),
    ] = 5
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
        ),
    ] = True
    marker_from_end: Annotated[
        int,
        Option(
            whole=lambda n: say("option-marker", n=n),
            low=LEAST_MARKER,
            high=8 * 52 - LEAST_MARKER,
            clauses="BAC-20 BAC-S12",
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
        ),
    ] = 10
    shoes: Annotated[int, Option(whole=lambda n: say("option-shoes", n=n), low=1, high=10_000, clauses="BAC-21")] = 1
    chips: Annotated[int, Option(whole=lambda n: say("option-chips", n=n), low=1, clauses="BAC-06")] = 1000
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

    def contradiction(self, seats: int) -> str | None:
        most = 52 * self.decks - LEAST_MARKER
        if self.marker_from_end > most:
            return (
                f"option marker_from_end: expected at most {most} with {self.decks} packs; "
                f"got {self.marker_from_end} (BAC-20)"
            )
        if self.chips < self.min_bet:
            return f"option chips: expected at least the min_bet of {self.min_bet}; got {self.chips} (BAC-06)"
        if self.max_bet is not None and self.max_bet < self.min_bet:
            return f"option max_bet: expected at least the min_bet of {self.min_bet}; got {self.max_bet} (BAC-06)"
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
    """Whether banco wins more than it loses, which no commission takes back: the house leads on every bet but this."""
    return not options.commission and options.tie_pushes_main_bets


def pack(options: MiniBaccaratOptions, _: int) -> Pack:
    """The cards it is played with: as many packs as are in the shoe (BAC-03)."""
    return shoe(options.decks)
