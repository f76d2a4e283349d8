"""Mexican Sweat: the options, and the two rulebooks as values of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.core.options import Option, Options, Rulebook
from spadille.parts.dealing import DealerMethod, first_dealer_option

HAND: Final = 7
"""Cards in a hand (SWT-05)."""


class MexicanSweatOptions(Options, frozen=True, kw_only=True):
    """What a table agrees on before play (SWT-03), and what texts settle differently."""

    stake_mode: Annotated[
        Literal["ante", "blinds"],
        Option(
            values=(
                ("ante", "Everyone antes before the deal."),
                ("blinds", "The two players to the dealer's left post blinds before the deal."),
            ),
            clauses="SWT-03 SWT-04 SWT-S13",
            where=(
                (
                    lambda table, seats: table.stake_mode == "blinds" and seats == 2,
                    "The dealer posts the big blind before the deal, and the other player the small one.",
                ),
            ),
        ),
    ] = "ante"
    ante: Annotated[
        int,
        Option(
            whole="The ante is {:chip}.", low=1, clauses="SWT-04", applies=lambda table, _: table.stake_mode == "ante"
        ),
    ] = 5
    small_blind: Annotated[
        int,
        Option(
            whole="The small blind is {:chip}.",
            low=1,
            clauses="SWT-04",
            applies=lambda table, _: table.stake_mode == "blinds",
        ),
    ] = 5
    big_blind: Annotated[
        int,
        Option(
            whole="The big blind is {:chip}.",
            low=1,
            clauses="SWT-04",
            applies=lambda table, _: table.stake_mode == "blinds",
        ),
    ] = 10
    betting_limit: Annotated[
        Literal["fixed", "pot_limit", "no_limit"],
        Option(
            values=(
                ("fixed", "Every bet and every raise is of one fixed size."),
                ("pot_limit", "Nobody bets more than the pot, or raises by more than the pot holds after the call."),
                ("no_limit", "A player may bet or raise all their chips."),
            ),
            clauses="SWT-03 SWT-S13",
        ),
    ] = "fixed"
    bet: Annotated[
        int,
        Option(
            whole="The smallest bet is {:chip}.",
            low=1,
            clauses="SWT-03 SWT-S13",
            where=((lambda table, _: table.betting_limit == "fixed", "Every bet is {:chip}."),),
        ),
    ] = 10
    max_raises: Annotated[int, Option(whole="A betting round has at most {:raise}.", clauses="SWT-S13")] = 3
    peek: Annotated[
        bool,
        Option(
            yes="Before the first card is turned up, every player may peek at one of their own cards, and may fold.",
            no="Nobody peeks: no card is seen before it is turned up.",
            clauses="SWT-06 SWT-24 SWT-25 SWT-26",
        ),
    ] = False
    peek_index: Annotated[
        int,
        Option(
            whole="Players peek at card number {} of their hand.",
            low=1,
            high=HAND,
            clauses="SWT-24",
            applies=lambda table, _: table.peek,
        ),
    ] = HAND
    tie_with_card_to_beat: Annotated[
        Literal["rank_must_exceed", "kickers_count"],
        Option(
            values=(
                ("rank_must_exceed", "Only a higher card or a made hand beats the card to beat."),
                ("kickers_count", "A card of the same rank beats the card to beat if there is another card beside it."),
            ),
            clauses="SWT-12 SWT-13 SWT-S2",
        ),
    ] = "rank_must_exceed"
    kickers_between_players: Annotated[
        bool,
        Option(
            yes="Between players kickers count, and so does one card more.",
            no="Between players only the cards that make the hand count, and no kickers.",
            clauses="SWT-17 SWT-S1",
        ),
    ] = True
    look_penalty: Annotated[
        Literal["forfeit", "match_pot"],
        Option(
            values=(
                ("forfeit", "A player who looks too early is out, and loses their bets."),
                (
                    "match_pot",
                    "A player who looks too early is out, loses their bets, and pays as much as the pot.",
                ),
            ),
            clauses="SWT-07 SWT-S15",
        ),
    ] = "forfeit"
    pair_doubles_min_bet: Annotated[
        bool,
        Option(
            yes="Bets count double in a round opened by a player who shows a pair or better.",
            no="The size of bets does not depend on the cards shown.",
            clauses="SWT-S13",
        ),
    ] = False
    chips: Annotated[int, Option(whole="Everyone begins with {:chip}.", low=1, clauses="SWT-03")] = 1000
    first_dealer: Annotated[DealerMethod, first_dealer_option("SWT-S16")] = "random"
    max_deals: Annotated[
        int,
        Option(
            whole="The match ends after {:deal}; the most chips win.",
            low=1,
            high=10_000,
            clauses="SWT-S16",
        ),
    ] = 100


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    MexicanSweatOptions(),
    (2, 3, 4, 5, 6, 7),
    4,
    prefix="SWT",
    line="Nobody sees a card before it is turned.",
)
PEEK: Final = DENEXA.derive(
    name="peek",
    title="Denexa Games, with a peek",
    line="Everybody may peek at one card before the first is turned, and fold.",
    peek=True,
)

RULEBOOKS: Final = {each.name: each for each in (DENEXA, PEEK)}
