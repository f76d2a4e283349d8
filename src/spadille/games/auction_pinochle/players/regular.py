"""The regular player of Auction Pinochle: bids the worth of melds and tricks, and plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from spadille.cards.card import Card
from spadille.cards.holding import Holding
from spadille.core.contract import Decision, Rng, Seat, Value
from spadille.games.auction_pinochle.exchange import pinned
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import has_marriage, on_table
from spadille.games.auction_pinochle.players.exchanging import ways
from spadille.games.auction_pinochle.players.prospects import TAKEN, gives_up, prospects
from spadille.games.auction_pinochle.players.sound import partner_stands, sound
from spadille.games.auction_pinochle.players.thumbs import THUMBS, in_all_tricks
from spadille.games.auction_pinochle.rules import counts
from spadille.games.auction_pinochle.scoring import melded_by
from spadille.games.auction_pinochle.sight import shown
from spadille.games.auction_pinochle.state import CONCEDE, TRUMPS, Bid, Move, View
from spadille.parts.auction import PASS
from spadille.parts.doubled import BEATEN_BY, ORDERS, WHOLE
from spadille.parts.tricks import Play
from spadille.thinking.budget import Budget


class RegularAuctionPinochle:
    """A rule-of-thumb player for any options."""

    def __init__(self, game: AuctionPinochle, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        assert view.hand is not None, "a player sees its hand"
        match view.phase:
            case "bid":
                return self._bid(view, view.hand, moves)
            case "name":
                return self._name(view, view.hand, sound(self.game, view, moves))
            case "pass" | "bury":
                best, *_ = sound(self.game, view, ways(self.game, view, THUMBS.ways - 1))
                return Decision(best, "what is missed least" if view.seat == view.declarer else "what helps most")
        if CONCEDE in moves and hopeless(self.game, view, self.seat):
            return Decision(CONCEDE, "the bid is out of reach")
        cards = [move for move in moves if isinstance(move, Play)]
        if len(cards) == 1:
            return Decision(cards[0], "the only card")
        table = read(self.game, view, view.hand, self.seat)
        return _lead(table, cards) if not view.trick else _follow(table, cards)

    # -- the auction -----------------------------------------------------------------------------

    def _bid(self, view: View, hand: Holding, moves: Sequence[Move]) -> Decision:
        """Make the next bid if the side is likely to make it; leave the bid to a partner who stands."""
        bids = [move for move in sound(self.game, view, moves) if isinstance(move, Bid)]
        if not bids and PASS in moves and partner_stands(self.game, view):
            return Decision(PASS, "the partner has the bid")
        best = max(expected(self.game, hand, suit) for suit in range(4))
        if bids and (PASS not in moves or bids[0].points <= best):
            return Decision(bids[0], "melds and tricks are worth it")
        return Decision(PASS if PASS in moves else moves[0], "melds and tricks are worth less")

    def _name(self, view: View, hand: Holding, moves: Sequence[Move]) -> Decision:
        suits = [move for move in TRUMPS if move in moves]
        if not suits:
            return Decision(moves[0], "no marriage")
        if CONCEDE in moves and isinstance(view.contract, Bid) and gives_up(self.game, hand, view.contract.points):
            return Decision(CONCEDE, "the widow has not helped, and playing may cost the bid twice")
        best = max(suits, key=lambda move: expected(self.game, hand, move.suit))
        return Decision(best, "the suit that brings most")


def expected(game: AuctionPinochle, hand: Holding, trump: int) -> float:
    """The points that a side is likely to make with a suit as trumps; 0 if it may not be named."""
    if game.options.marriage_needed and not has_marriage(hand, trump):
        return 0.0
    known = TAKEN if hand.bit_count() > game.form.tricks else prospects(game)
    return game.options.scale * known.of(game, hand, trump)


def hopeless(game: AuctionPinochle, view: View, seat: Seat) -> bool:
    """True if even all points in tricks would not make the bid of a seat's side."""
    if not isinstance(view.contract, Bid):
        return False
    sides = game.form.sides
    most = melded_by(view.melds, seat % sides, sides) + in_all_tricks(game.options) * game.options.scale
    return view.contract.points > most


# -- the play --------------------------------------------------------------------------------------


class Table(Value, frozen=True):
    """The facts that a player reads from its view."""

    game: AuctionPinochle
    view: View
    hand: Holding
    seat: Seat
    trump: int
    may_hold: tuple[Holding, ...]
    """For each seat the cards, unseen or laid down, that it may still hold."""
    foes: tuple[Seat, ...]
    """The seats that win their tricks against this seat."""

    def sure(self, each: Card) -> bool:
        """True if no opponent can beat a card that is led."""
        beaten = BEATEN_BY[self.trump][each]
        return not any(beaten & self.may_hold[foe] for foe in self.foes)

    def highest(self, each: Card) -> bool:
        """True if only an opponent's trump can beat a led card of another suit."""
        beaten = BEATEN_BY[self.trump][each] & ORDERS[self.trump].suits[each.suit]
        return each.suit != self.trump and not any(beaten & self.may_hold[foe] for foe in self.foes)

    def count(self, each: Card) -> int:
        """The points of a card in a won trick."""
        return counts(self.game.options, each)


def read(game: AuctionPinochle, view: View, hand: Holding, seat: Seat) -> Table:
    """The table as a seat sees it."""
    assert view.trump is not None, "trumps are named before the play"
    form, gone = game.form, view.gone
    _, out = shown(game.options, view)
    laid = [on_table(each) & ~gone for each in view.melds]
    if view.handed and form.with_declarer(seat, view.declarer):
        to, cards = pinned(form, view)
        laid[to] |= cards & ~gone
    unseen = WHOLE & ~gone & ~hand & ~(view.buried or 0) & ~reduce(or_, laid, 0)
    out = [each | (0 if other == view.declarer else view.widow) for other, each in enumerate(out)]
    may_hold = tuple(laid[other] | (unseen & ~out[other]) if other != seat else hand for other in range(form.seats))
    return Table(game, view, hand, seat, view.trump, may_hold, form.foes(seat, view.declarer))


def _lead(table: Table, cards: list[Play]) -> Decision:
    """Cards that nobody beats, valuable first, late also the top of a suit; trumps for a bid; else the lowest."""
    sure = [move for move in cards if table.sure(move.card) and table.count(move.card)]
    if sure:
        best = max(sure, key=lambda move: (move.card.suit != table.trump, table.count(move.card)))
        return Decision(best, "nobody can beat it")
    tops = [move for move in cards if table.highest(move.card) and table.count(move.card)]
    if tops and len(cards) <= THUMBS.late:
        return Decision(max(tops, key=lambda move: table.count(move.card)), "only a trump can beat it")
    order, mine = ORDERS[table.trump], table.view.declarer not in table.foes
    trumps = [move for move in cards if move.card.suit == table.trump]
    others = any(table.may_hold[foe] & order.suits[table.trump] for foe in table.foes)
    if mine and others and len(trumps) > 2:
        return Decision(min(trumps, key=lambda move: order.power[table.trump][move.card]), "draws trumps")
    plain = [move for move in cards if move.card.suit != table.trump] or cards
    best = min(plain, key=lambda move: (table.count(move.card), order.power[move.card.suit][move.card]))
    return Decision(best, "gives least away")


def _follow(table: Table, cards: list[Play]) -> Decision:
    """Points for a trick that one's side wins, none for one that it loses; of winners the one with most points."""
    order, trick = ORDERS[table.trump], table.view.trick
    led = order.suit[trick[0]]
    power = order.power[led]
    ahead = order.winner(trick)
    seats = table.game.seats
    best, partner = trick[ahead], (table.view.leaders[-1] + ahead) % seats not in table.foes
    later = [(table.seat + turn) % seats for turn in range(1, seats - len(trick))]
    behind = [each for each in later if each in table.foes]
    beats = BEATEN_BY[table.trump]
    winners = [move for move in cards if beats[best] >> move.card & 1]
    held = [move for move in cards if not beats[best] >> move.card & 1]
    if partner and held and not in_danger(table, best, behind):
        rich = max(held, key=lambda move: (table.count(move.card), -power[move.card]))
        return Decision(rich, "points for a trick of the own side")
    safe = [move for move in winners if not in_danger(table, move.card, behind)]
    if safe:
        rich = max(safe, key=lambda move: (move.card.suit != table.trump, table.count(move.card), -power[move.card]))
        return Decision(rich, "it wins the trick")
    cheap = min(cards, key=lambda move: (table.count(move.card), order.suit[move.card] == table.trump, _rank(move)))
    return Decision(cheap, "gives least away")


def _rank(move: Play) -> int:
    return ORDERS[0].power[move.card.suit][move.card]


def threatened(table: Table, best: Card, behind: Sequence[Seat]) -> bool:
    """True if an opponent who is still to play may beat a card."""
    beaten = BEATEN_BY[table.trump][best]
    return any(table.may_hold[seat] & beaten for seat in behind)


def in_danger(table: Table, best: Card, behind: Sequence[Seat]) -> bool:
    """True if an opponent who is still to play is likely to be able to beat a card.

    An opponent is expected to follow suit while more cards of the suit are out than there are other hands.
    """
    beaten, led = BEATEN_BY[table.trump][best], ORDERS[table.trump].suits[table.view.trick[0].suit]
    out = reduce(or_, (table.may_hold[foe] & led for foe in table.foes), 0)
    follows = out.bit_count() >= table.game.seats
    return any(
        beaten & (held & led if follows and held & led else held) for held in (table.may_hold[seat] for seat in behind)
    )


def make(game: AuctionPinochle, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularAuctionPinochle:
    """Make a player for one seat; it needs no time to think."""
    return RegularAuctionPinochle(game, seat, rng)
