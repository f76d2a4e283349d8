"""Auction Pinochle for batches in the kernel: the terms of options and seats, in numbers."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import SPADES, SUITS, card
from spadille.core.contract import Value
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.rules import counts
from spadille.parts.doubled import RANKING
from spadille.parts.encoder import Settings

_WINNING: Final = ("never", "trumps", "every_suit")
_KEPT: Final = ("points", "trick", "always")
_PAY: Final = ("all", "bid", "chips")


class Terms(Value, frozen=True, kw_only=True):
    """The terms of a table, under the names that the kernel reads (kernel/src/games/auction_pinochle)."""

    seats: int
    target: int
    minimum_bid: int
    raise_by: int
    bids: int
    """Number of bids from the lowest on."""
    below: int
    """The bid of a dealer who may go below the lowest; 0 if none may."""
    shoot: int
    scale: int
    winning: int
    kept: int
    last_trick: int
    set_times: int
    minimum_meld: int
    meld_points: int
    card_pass: int
    pay: int
    max_deals: int
    dealer_bids: bool
    marriage_needed: bool
    tenfold: bool
    concede: bool
    rounded: bool
    bidders_win: bool
    draw_high: bool
    spades_double: bool
    upwards: bool
    """True if cards to pass or to bury are picked only in ascending order."""
    points: tuple[int, ...]
    """Card points by rank, from nine to ace."""


def batch(game: AuctionPinochle, settings: Settings) -> tuple[str, Terms]:
    """Return the kernel's name of the game and the terms of a table for it; it plays by all options."""
    rules = game.options
    dealer_bids = rules.all_pass == "dealer_bids"
    return "auction_pinochle", Terms(
        seats=game.seats,
        target=rules.target,
        minimum_bid=rules.minimum_bid,
        raise_by=rules.raise_by,
        bids=len(game.ladder.bids),
        below=rules.minimum_bid - rules.dealer_below if dealer_bids and rules.dealer_below else 0,
        shoot=rules.shoot,
        scale=rules.scale,
        winning=_WINNING.index(rules.winning),
        kept=_KEPT.index(rules.meld_kept),
        last_trick=rules.last_trick,
        set_times=2 if rules.set_costs == "twice_bid" else 1,
        minimum_meld=rules.minimum_meld,
        meld_points=rules.meld_points,
        card_pass=rules.card_pass,
        pay=_PAY.index(rules.pay),
        max_deals=rules.max_deals,
        dealer_bids=dealer_bids,
        marriage_needed=rules.marriage_needed,
        tenfold=rules.doubles == "tenfold",
        concede=rules.concede,
        rounded=rules.counting == "classic",
        bidders_win=rules.both_reach == "bidders_win",
        draw_high=rules.first_dealer == "draw_high",
        spades_double=rules.spades_double,
        upwards=settings.discard == "ascending",
        points=tuple(counts(rules, card(rank + SUITS[SPADES])) for rank in RANKING),
    )
