"""Mexican Sweat: house rules for the kill card, wild cards, the times of betting and the price of a look.

Each house rule is one small function, chosen when the game is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Annotated, Any, Final, Literal, TypeAlias

from spadille.cards.card import Card, card, read_cards
from spadille.core.options import Option
from spadille.games.mexican_sweat import say
from spadille.parts.showdown import Strength, strength
from spadille.parts.wilds import wild_strength

KillCard: TypeAlias = Annotated[
    Literal["rank", "first_match", "queen_of_spades", "none"],
    Option(
        values=(
            ("rank", say("option-kill-rank")),
            ("first_match", say("option-kill-first-match")),
            ("queen_of_spades", say("option-kill-queen")),
            ("none", say("option-kill-none")),
        ),
        clauses="SWT-09 SWT-18 SWT-S3 SWT-H1 SWT-H2 SWT-H3",
        later=True,
    ),
]
CardToBeat: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("option-card-to-beat"),
        no=say("option-no-card-to-beat"),
        clauses="SWT-12 SWT-H4",
        later=True,
    ),
]
Wild: TypeAlias = Annotated[
    Literal["none", "deuces", "threes_nines", "one_eyes"],
    Option(
        values=(
            ("none", say("option-wild-none")),
            ("deuces", say("option-wild-deuces")),
            ("threes_nines", say("option-wild-threes-nines")),
            ("one_eyes", say("option-wild-one-eyes")),
        ),
        clauses="SWT-02 SWT-H5 SWT-H6 SWT-H7 SWT-H8",
        later=True,
    ),
]
BettingAfter: TypeAlias = Annotated[
    Literal["turn", "leader", "card"],
    Option(
        values=(
            ("turn", say("option-betting-turn")),
            ("leader", say("option-betting-leader")),
            ("card", say("option-betting-card")),
        ),
        clauses="SWT-15 SWT-19 SWT-20 SWT-H9 SWT-H10",
        later=True,
    ),
]
PairDoublesFor: TypeAlias = Annotated[
    Literal["round", "deal"],
    Option(
        values=(("round", say("option-doubles-round")), ("deal", say("option-doubles-deal"))),
        clauses="SWT-S13 SWT-H11",
        later=True,
        applies=lambda table, _: table.pair_doubles_min_bet,
    ),
]
LookPenalty: TypeAlias = Annotated[
    Literal["forfeit", "match_pot", "pay_and_stay", "sit_out"],
    Option(
        values=(
            ("forfeit", say("option-look-forfeits")),
            ("match_pot", say("option-look-pays")),
            ("pay_and_stay", say("option-look-stays")),
            ("sit_out", say("option-look-sits-out")),
        ),
        clauses="SWT-07 SWT-S15 SWT-H12 SWT-H13",
        left_open="SWT-S15",
    ),
]

# -- cards that kill ----------------------------------------------------------------------------------------

Kills: TypeAlias = Callable[[Card, int, Card | None], bool]
"""True if a card kills, given its number in its hand and the kill card."""

_SAME_RANK: Final = 15
"""Bit mask of a card's rank."""
_QUEEN: Final = card("QS")


def _by_rank(turned: Card, _: int, kill: Card | None) -> bool:
    """True if the card has the rank of the kill card (Rule.KILL)."""
    return kill is not None and not (turned ^ kill) & _SAME_RANK


def _by_first_match(turned: Card, number: int, kill: Card | None) -> bool:
    """True if the first card of a hand has the rank of the kill card (Rule.FIRST_MATCH)."""
    return number == 1 and _by_rank(turned, number, kill)


def _by_queen(turned: Card, _: int, __: Card | None) -> bool:
    """True for the queen of spades (Rule.QUEEN_KILLS)."""
    return turned == _QUEEN


def _never(_: Card, __: int, ___: Card | None) -> bool:
    """False: no card kills (Rule.NO_KILL)."""
    return False


KILLS: Final[dict[str, Kills]] = {
    "rank": _by_rank,
    "first_match": _by_first_match,
    "queen_of_spades": _by_queen,
    "none": _never,
}


def has_kill_card(options: Any) -> bool:
    """True if there is a kill card in the centre."""
    return options.kill_card in ("rank", "first_match")


def centre_places(options: Any) -> tuple[str, ...]:
    """The names of the cards dealt to the centre, in order (Rule.CENTRE)."""
    places = {"kill": has_kill_card(options), "target": options.card_to_beat}
    return tuple(place for place, lies in places.items() if lies)


# -- wild cards --------------------------------------------------------------------------------------

WILDS: Final[dict[str, frozenset[Card]]] = {
    "none": frozenset(),
    "deuces": frozenset(read_cards("2C 2D 2H 2S")),
    "threes_nines": frozenset(read_cards("3C 3D 3H 3S 9C 9D 9H 9S")),
    "one_eyes": frozenset(read_cards("JS JH KD")),
}

Made: TypeAlias = Callable[[Sequence[Card]], Strength]
"""A function that rates cards as a poker hand."""


@cache
def made_by(wild: str) -> Made:
    """The function that rates cards with the given wild cards (Rule.WILD)."""
    return partial(wild_strength, wilds=WILDS[wild]) if WILDS[wild] else strength
