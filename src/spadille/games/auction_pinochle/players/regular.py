"""The regular player of Auction Pinochle: bids what melds and tricks are worth, and plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Decision, Rng, Seat, Value
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import has_marriage, melds, on_table, worth
from spadille.games.auction_pinochle.rules import BEATEN_BY, ORDERS, SEATS, WHOLE, counts
from spadille.games.auction_pinochle.scoring import SIDES, melded_by
from spadille.games.auction_pinochle.sight import shown
from spadille.games.auction_pinochle.state import CONCEDE, TRUMPS, Bid, Move, View
from spadille.parts.auction import PASS
from spadille.parts.tricks import Play
from spadille.thinking.budget import Budget

_FROM_PARTNER: Final = 3.0
"""What a partner lays down on average, in small points."""
_ACE, _TEN, _TRUMP, _TRUMP_ACE, _BASE = 1.2, 0.55, 1.75, 0.95, 3.25
"""What cards of a hand bring its side in tricks, in small points: fitted to deals of such players."""
_ALL: Final = 25
_CAUTION: Final = 1.0
"""Small points that are kept in hand when bidding."""


class RegularAuctionPinochle:
    """A rule-of-thumb player for any options."""

    def __init__(self, game: AuctionPinochle, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        assert view.hand is not None, "a player sees its hand"
        match view.phase:
            case "bid":
                return self._bid(view.hand, moves)
            case "name":
                return self._name(view.hand, moves)
        if CONCEDE in moves and self._hopeless(view):
            return Decision(CONCEDE, "the bid is out of reach")
        cards = [move for move in moves if isinstance(move, Play)]
        if len(cards) == 1:
            return Decision(cards[0], "the only card")
        table = read(self.game, view, view.hand, self.seat)
        return _lead(table, cards) if not view.trick else _follow(table, cards)

    # -- the auction -----------------------------------------------------------------------------

    def _bid(self, hand: Holding, moves: Sequence[Move]) -> Decision:
        """The next bid as long as the side is likely to make as much."""
        bids = [move for move in moves if isinstance(move, Bid)]
        best = max(self.expected(hand, suit) for suit in range(4))
        if bids and (PASS not in moves or bids[0].points <= best):
            return Decision(bids[0], "melds and tricks are worth it")
        return Decision(PASS if PASS in moves else moves[0], "melds and tricks are worth less")

    def _name(self, hand: Holding, moves: Sequence[Move]) -> Decision:
        suits = [move for move in TRUMPS if move in moves]
        if not suits:
            return Decision(moves[0], "no marriage")
        best = max(suits, key=lambda move: self.expected(hand, move.suit))
        return Decision(best, "the suit that brings most")

    def expected(self, hand: Holding, trump: int) -> float:
        """What the side is likely to make with a suit as trumps, in points; nothing where it may not be named."""
        options = self.game.options
        if options.marriage_needed and not has_marriage(hand, trump):
            return 0.0
        tricks = min(float(_ALL), tricks_of(hand, trump))
        own = worth(melds(options, hand, trump)) / options.scale
        return options.scale * (own + _FROM_PARTNER + tricks - _CAUTION)

    def _hopeless(self, view: View) -> bool:
        """Even all points in tricks would not make the bid."""
        if not isinstance(view.contract, Bid):
            return False
        most = melded_by(view.melds, self.seat % SIDES) + _ALL * self.game.options.scale
        return view.contract.points > most


def tricks_of(hand: Holding, trump: int) -> float:
    """What a hand brings its side in tricks, in small points."""
    found = _BASE
    for each in members(hand):
        if each.suit == trump:
            found += _TRUMP + (_TRUMP_ACE if each.rank == "A" else 0.0)
        elif each.rank in "AT":
            found += _ACE if each.rank == "A" else _TEN
    return found


# -- the play --------------------------------------------------------------------------------------


class Table(Value, frozen=True):
    """What a player reads off its view."""

    game: AuctionPinochle
    view: View
    hand: Holding
    seat: Seat
    trump: int
    may_hold: tuple[Holding, ...]
    """For each seat the unseen cards, and those laid down, that it may still hold."""

    def sure(self, each: Card) -> bool:
        """No opponent can beat a card that is led."""
        beaten = BEATEN_BY[self.trump][each]
        return not any(beaten & self.may_hold[(self.seat + turn) % SEATS] for turn in (1, 3))

    def count(self, each: Card) -> int:
        """What a card counts in a won trick."""
        return counts(self.game.options, each)


def read(game: AuctionPinochle, view: View, hand: Holding, seat: Seat) -> Table:
    """The table as a seat sees it."""
    assert view.trump is not None, "trumps are named before the play"
    _, out = shown(game.options, view)
    laid = [on_table(each) & ~view.gone for each in view.melds]
    unseen = WHOLE & ~view.gone & ~hand & ~holding(each for held in laid for each in members(held))
    may_hold = tuple(laid[other] | (unseen & ~out[other]) if other != seat else hand for other in range(SEATS))
    return Table(game, view, hand, seat, view.trump, may_hold)


def _lead(table: Table, cards: list[Play]) -> Decision:
    """Cards that nobody beats, dear ones first; trumps of a side that has the bid; else the lowest."""
    sure = [move for move in cards if table.sure(move.card) and table.count(move.card)]
    if sure:
        best = max(sure, key=lambda move: (move.card.suit != table.trump, table.count(move.card)))
        return Decision(best, "nobody can beat it")
    order, mine = ORDERS[table.trump], table.seat % SIDES == table.view.declarer % SIDES
    trumps = [move for move in cards if move.card.suit == table.trump]
    others = any(table.may_hold[(table.seat + turn) % SEATS] & order.suits[table.trump] for turn in (1, 3))
    if mine and others and len(trumps) > 2:
        return Decision(min(trumps, key=lambda move: order.power[table.trump][move.card]), "draws trumps")
    plain = [move for move in cards if move.card.suit != table.trump] or cards
    best = min(plain, key=lambda move: (table.count(move.card), order.power[move.card.suit][move.card]))
    return Decision(best, "gives least away")


def _follow(table: Table, cards: list[Play]) -> Decision:
    """Points for a trick that the own side wins, none for one it loses; the cheapest card that wins."""
    order, trick = ORDERS[table.trump], table.view.trick
    led = order.suit[trick[0]]
    power = order.power[led]
    ahead = order.winner(trick)
    best, partner = trick[ahead], (table.view.leaders[-1] + ahead) % SEATS == (table.seat + 2) % SEATS
    behind = [(table.seat + turn) % SEATS for turn in range(1, SEATS - len(trick))][::2]
    beats = BEATEN_BY[table.trump]
    winners = [move for move in cards if beats[best] >> move.card & 1]
    held = [move for move in cards if not beats[best] >> move.card & 1]
    if partner and held and not _threatened(table, best, behind):
        rich = max(held, key=lambda move: (table.count(move.card), -power[move.card]))
        return Decision(rich, "points for a trick of the own side")
    safe = [move for move in winners if not _threatened(table, move.card, behind)]
    if safe:
        rich = max(safe, key=lambda move: (move.card.suit != table.trump, table.count(move.card), -power[move.card]))
        return Decision(rich, "it wins the trick")
    cheap = min(cards, key=lambda move: (table.count(move.card), order.suit[move.card] == table.trump, _rank(move)))
    return Decision(cheap, "gives least away")


def _rank(move: Play) -> int:
    return ORDERS[0].power[move.card.suit][move.card]


def _threatened(table: Table, best: Card, behind: Sequence[Seat]) -> bool:
    """An opponent who is still to play may beat a card."""
    beaten = BEATEN_BY[table.trump][best]
    return any(table.may_hold[seat] & beaten for seat in behind)


def make(game: AuctionPinochle, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularAuctionPinochle:
    """A bot for one seat; it needs no time to think."""
    return RegularAuctionPinochle(game, seat, rng)
