"""War: the options, and the one rulebook as a value of them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook


class WarOptions(Options, frozen=True, kw_only=True):
    """What the rulebook leaves open and tables settle differently."""

    war_depth: Annotated[
        Literal["increasing", "fixed_1", "fixed_3"],
        Option(
            values=(
                ("increasing", "In a war each player lays one card face down, in a double war two more, and so on."),
                ("fixed_1", "In every war each player lays one card face down."),
                ("fixed_3", "In every war each player lays three cards face down."),
            ),
            clauses="WAR-14 WAR-16 WAR-17 WAR-S5 WAR-S8",
        ),
    ] = "increasing"
    short_in_war: Annotated[
        Literal["last_card_stands", "lose_at_once"],
        Option(
            values=(
                (
                    "last_card_stands",
                    "A player who runs short in a war turns up their last card, which counts to its end.",
                ),
                ("lose_at_once", "A player with too few cards for a war loses."),
            ),
            clauses="WAR-S2",
        ),
    ] = "last_card_stands"
    collect_order: Annotated[
        Literal["shuffled", "winner_first", "loser_first"],
        Option(
            values=(
                ("shuffled", "Captured cards go under the stack in an order nobody sees."),
                ("winner_first", "The winner's own cards go under the stack first, each player's as they were laid."),
                ("loser_first", "The loser's cards go under the stack first, each player's as they were laid."),
            ),
            clauses="WAR-12 WAR-S3",
        ),
    ] = "shuffled"
    max_skirmishes: Annotated[
        int | None,
        Option(
            whole="After {:skirmish|skirmishes} the player with more cards wins.",
            none="The game goes on until one player has every card.",
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
    line="One card face down in a war, two more in a war upon it, and so on.",
)
RULEBOOKS: Final = {DENEXA.name: DENEXA}
