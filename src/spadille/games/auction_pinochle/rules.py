"""Auction Pinochle: the options and the rulebooks."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.cards.card import Card
from spadille.cards.holding import Holding
from spadille.cards.pack import Pack
from spadille.core.options import Option, Options, Rulebook
from spadille.core.words import Text
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.house import CardPass, DealerBelow, MeldPoints, Pay, SpadesDouble, in_pairs
from spadille.parts.dealing import DealerMethod, first_dealer_option, max_deals_option
from spadille.parts.doubled import BEATEN_BY, ORDERS, PACK, card_points


class AuctionPinochleOptions(Options, frozen=True, kw_only=True):
    """The rules that differ from table to table."""

    target: Annotated[int, Option(whole=lambda n: say("option-target", n=n), low=1, clauses="APN-H37")] = 1500
    minimum_bid: Annotated[int, Option(whole=lambda n: say("option-minimum", n=n), low=1, clauses="APN-H8")] = 250
    raise_by: Annotated[int, Option(whole=lambda n: say("option-raise", n=n), low=1, high=1000, clauses="APN-H8")] = 10
    highest_bid: Annotated[int, Option(whole=lambda n: say("option-highest", n=n), low=1, clauses="APN-H8")] = 500
    all_pass: Annotated[
        Literal["dealer_bids", "next_dealer"],
        Option(
            values=(("dealer_bids", say("option-dealer-bids")), ("next_dealer", say("option-next-dealer"))),
            clauses="APN-H9",
        ),
    ] = "dealer_bids"
    shoot: Annotated[
        int,
        Option(
            whole=lambda n: say("option-shoot", n=n),
            values=((0, say("option-no-shoot")),),
            clauses="APN-H10",
            applies=in_pairs,
        ),
    ] = 0
    marriage_needed: Annotated[
        bool, Option(yes=say("option-marriage"), no=say("option-any-suit"), clauses="APN-H12")
    ] = True
    doubles: Annotated[
        Literal["tenfold", "twice"],
        Option(values=(("tenfold", say("option-tenfold")), ("twice", say("option-twice"))), clauses="APN-H20"),
    ] = "tenfold"
    units: Annotated[
        Literal["tens", "ones"],
        Option(values=(("tens", say("option-tens")), ("ones", say("option-ones"))), clauses="APN-H21"),
    ] = "tens"
    concede: Annotated[bool, Option(yes=say("option-concede"), no=say("option-play-on"), clauses="APN-H22")] = True
    winning: Annotated[
        Literal["every_suit", "trumps", "never"],
        Option(
            values=(
                ("every_suit", say("option-head")),
                ("trumps", say("option-head-trumps")),
                ("never", say("option-no-head")),
            ),
            clauses="APN-H25 APN-H27",
        ),
    ] = "every_suit"
    counting: Annotated[
        Literal["classic", "simple", "counters"],
        Option(
            values=(
                ("classic", say("option-classic")),
                ("simple", say("option-simple")),
                ("counters", say("option-counters")),
            ),
            clauses="APN-H29 APN-H30",
        ),
    ] = "counters"
    last_trick: Annotated[
        int,
        Option(
            whole=lambda n: say("option-last", n=n), values=((0, say("option-no-last")),), high=1000, clauses="APN-H31"
        ),
    ] = 10
    set_costs: Annotated[
        Literal["bid", "twice_bid"],
        Option(values=(("bid", say("option-set-once")), ("twice_bid", say("option-set-twice"))), clauses="APN-H33"),
    ] = "bid"
    meld_kept: Annotated[
        Literal["points", "trick", "always"],
        Option(
            values=(
                ("points", say("option-kept-points")),
                ("trick", say("option-kept-trick")),
                ("always", say("option-kept-always")),
            ),
            clauses="APN-H35",
        ),
    ] = "points"
    minimum_meld: Annotated[
        int,
        Option(
            whole=lambda n: say("option-least-meld", n=n),
            values=((0, say("option-any-meld")),),
            high=10_000,
            clauses="APN-H36",
            applies=in_pairs,
        ),
    ] = 0
    both_reach: Annotated[
        Literal["bidders_win", "higher_wins"],
        Option(
            values=(("bidders_win", say("option-bidders-win")), ("higher_wins", say("option-higher-wins"))),
            clauses="APN-H38",
        ),
    ] = "bidders_win"
    first_dealer: Annotated[DealerMethod, first_dealer_option("APN-H4")] = "draw_high"
    max_deals: Annotated[int, max_deals_option("APN-H39")] = 100
    card_pass: CardPass = 0
    pay: Pay = "all"
    spades_double: SpadesDouble = False
    dealer_below: DealerBelow = 0
    meld_points: MeldPoints = 1

    def contradiction(self, seats: int) -> Text | None:
        lowest, highest = self.minimum_bid, self.highest_bid
        if highest < lowest:
            return say("highest-below-lowest", highest=highest, lowest=lowest)
        if highest - lowest > MOST_BIDS * self.raise_by:
            return say("too-many-raises", lowest=lowest, highest=highest, most=MOST_BIDS, step=self.raise_by)
        if self.units == "ones" and self.counting != "counters":
            return say("ones-count-alike")
        if self.all_pass == "dealer_bids" and self.dealer_below >= lowest:
            return say("dealer-bids-nothing", lowest=lowest, n=self.dealer_below)
        return None

    @property
    def scale(self) -> int:
        """Factor from a point of the modern tables to a point here (Rule.UNITS)."""
        return 10 if self.units == "tens" else 1


MOST_BIDS: Final = 60
"""Maximum number of raises in an auction; no hand of twelve is worth more."""

PARTNERSHIP: Final = Rulebook(
    "partnership",
    say("book-partnership"),
    AuctionPinochleOptions(),
    (4,),
    4,
    prefix="APN",
    line=say("line-partnership"),
)
CLASSIC: Final = PARTNERSHIP.derive(
    name="classic",
    title=say("book-classic"),
    line=say("line-classic"),
    target=1000,
    minimum_bid=100,
    highest_bid=500,
    marriage_needed=False,
    doubles="twice",
    concede=False,
    counting="classic",
    meld_kept="trick",
    all_pass="next_dealer",
)
MODERN: Final = PARTNERSHIP.derive(
    name="modern",
    title=say("book-modern"),
    line=say("line-modern"),
    target=150,
    minimum_bid=20,
    raise_by=1,
    highest_bid=60,
    units="ones",
    last_trick=1,
)
PASSING: Final = PARTNERSHIP.derive(
    name="passing",
    title=say("book-passing"),
    line=say("line-passing"),
    card_pass=4,
)
WIDOW: Final = Rulebook(
    "widow",
    say("book-widow"),
    AuctionPinochleOptions(
        minimum_bid=250,
        all_pass="next_dealer",
        marriage_needed=False,
        doubles="twice",
        winning="trumps",
        counting="classic",
        set_costs="twice_bid",
        meld_kept="always",
        pay="bid",
    ),
    (3,),
    3,
    prefix="APN",
    line=say("line-widow"),
)
CHIPS: Final = WIDOW.derive(
    name="chips",
    title=say("book-chips"),
    line=say("line-chips"),
    target=50,
    pay="chips",
    spades_double=True,
)
RULEBOOKS: Final = {each.name: each for each in (PARTNERSHIP, CLASSIC, MODERN, PASSING, WIDOW, CHIPS)}

# -- the cards -------------------------------------------------------------------------------------


def counts(options: AuctionPinochleOptions, each: Card) -> int:
    """The points of a card in a won trick (Rule.COUNTERS)."""
    return card_points(each, options.counting) * options.scale // 10


def rounded(options: AuctionPinochleOptions, points: int) -> int:
    """The points in tricks as they are scored; by the classic count to tens, from 7 up (Rule.ROUNDING)."""
    return (points + 3) // 10 * 10 if options.counting == "classic" else points


def duties(options: AuctionPinochleOptions, trump: int, trick: tuple[Card, ...]) -> tuple[Holding, ...]:
    """The duties towards an open trick, first duty first; the first one of which the hand has a card applies.

    Rule.FOLLOW, Rule.HEAD, Rule.MUST_TRUMP, Rule.OVERTRUMP; a hand with none of these cards plays any card.
    """
    order = ORDERS[trump]
    led = order.suit[trick[0]]
    heads = options.winning == "every_suit" or (options.winning == "trumps" and led == trump)
    if not heads:
        return order.suits[led], order.suits[trump]
    above = BEATEN_BY[trump][trick[order.winner(trick)]]
    return order.suits[led] & above, order.suits[led], order.suits[trump] & above, order.suits[trump]


def legal(hand: Holding, duty: tuple[Holding, ...]) -> Holding:
    """The cards of a hand that fulfil the first duty it can fulfil."""
    for each in duty:
        if hand & each:
            return hand & each
    return hand


def pack(_: AuctionPinochleOptions, __: int) -> Pack:
    """Two of each card from nine to ace (Rule.PACK)."""
    return PACK
