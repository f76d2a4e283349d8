"""War: the options, and the one rulebook as a value of them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook
from spadille.games.war.words import say


class WarOptions(Options, frozen=True, kw_only=True):
    """What the rulebook leaves open and tables settle differently."""

    war_depth: Annotated[
        Literal["increasing", "fixed_1", "fixed_3"],
        Option(
            values=(
                ("increasing", say("depth-increasing")),
                ("fixed_1", say("depth-one")),
                ("fixed_3", say("depth-three")),
            ),
            clauses="WAR-14 WAR-16 WAR-17 WAR-S5 WAR-S8",
        ),
    ] = "increasing"
    short_in_war: Annotated[
        Literal["last_card_stands", "lose_at_once"],
        Option(
            values=(
                ("last_card_stands", say("last-card-stands")),
                ("lose_at_once", say("short-loses")),
            ),
            clauses="WAR-S2",
        ),
    ] = "last_card_stands"
    collect_order: Annotated[
        Literal["shuffled", "winner_first", "loser_first"],
        Option(
            values=(
                ("shuffled", say("collect-shuffled")),
                ("winner_first", say("collect-winner-first")),
                ("loser_first", say("collect-loser-first")),
            ),
            clauses="WAR-12 WAR-S3",
        ),
    ] = "shuffled"
    max_skirmishes: Annotated[
        int | None,
        Option(
            whole=lambda n: say("limit", n=n),
            none=say("no-limit"),
            low=1,
            clauses="WAR-19 WAR-S4",
        ),
    ] = 10_000


@cache
def laid_at(options: WarOptions) -> tuple[int, ...]:
    """How many cards a seat lays at each step: one, then those face down and one face up (Rule.WAR, Rule.DEEPER)."""
    hidden = {"fixed_1": (1,) * 52, "fixed_3": (3,) * 52}.get(options.war_depth, tuple(range(1, 53)))
    return (1, *(down + 1 for down in hidden))


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    WarOptions(),
    (2,),
    2,
    prefix="WAR",  # (WAR-01)
    line=say("denexa-line"),
)
RULEBOOKS: Final = {DENEXA.name: DENEXA}
