"""Moves that are never right: they are not weighed at all, since a sample in favour of one is luck."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import has_marriage, melds, on_table, worth
from spadille.games.auction_pinochle.players.thumbs import THUMBS
from spadille.games.auction_pinochle.rules import counts
from spadille.games.auction_pinochle.scoring import melded_by
from spadille.games.auction_pinochle.state import CONCEDE, Bid, Bury, Move, PassCards, Shoot, Trumps, View
from spadille.parts.auction import PASS, last_bid
from spadille.parts.doubled import BEATEN_BY, ORDERS, WHOLE
from spadille.parts.tricks import Play


def sound(game: AuctionPinochle, view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves without those that are never right; all moves if no other is left."""
    kings = [move.card for move in moves if isinstance(move, Play) and _idle(game, view, move.card)]
    return [move for move in moves if not _unsound(game, view, move, kings)] or moves


def _unsound(game: AuctionPinochle, view: View, move: Move, kings: Sequence[Card]) -> bool:
    hand = view.hand or 0
    match move:
        case Bid() | Shoot():
            return _hopeless_bid(game, view, hand)
        case Trumps(suit):
            return any(_better(game, hand, each, suit) for each in range(4))
        case PassCards(cards) if view.seat != view.declarer:
            return _withholds(game, view, hand, cards)
        case PassCards(cards) | Bury(cards):
            return _lets_go(game, view, hand, cards)
        case Play(card):
            return _misplaced(game, view, card, kings)
    return move == CONCEDE and _made(game, view, hand)


def _hopeless_bid(game: AuctionPinochle, view: View, hand: Holding) -> bool:
    """In pairs: true if the hand lacks the marriage to name trumps, or a long suit while the partner's bid stands."""
    if game.form.alone:
        return False
    if game.options.marriage_needed and not any(has_marriage(hand, suit) for suit in range(4)):
        return True
    return partner_stands(game, view) and not _names_better(game, hand)


def partner_stands(game: AuctionPinochle, view: View) -> bool:
    """True if the partner has the highest bid and both opponents are out."""
    place, turns = last_bid(view.calls), len(view.calls)
    if place is None or game.form.alone or place != turns - 2:
        return False
    return all(PASS in view.calls[(turns + each) % game.seats :: game.seats] for each in (1, 3))


def _names_better(game: AuctionPinochle, hand: Holding) -> bool:
    """True if a hand holds a run or a long suit."""
    runs = any(each.kind == "run" for suit in range(4) for each in melds(game.options, hand, suit))
    return runs or any((hand & each).bit_count() >= THUMBS.length for each in ORDERS[0].suits)


def _better(game: AuctionPinochle, hand: Holding, suit: int, named: int) -> bool:
    """True if a suit has a marriage where the named one has none, more melds, and as many trumps and aces."""
    if not has_marriage(hand, suit) or has_marriage(hand, named):
        return False
    if game.options.spades_double and game.options.pay == "chips":
        return False
    ours, theirs = (hand & ORDERS[0].suits[each] for each in (suit, named))
    aces = [sum(each.rank == "A" for each in members(held)) for held in (ours, theirs)]
    more = worth(melds(game.options, hand, suit)) > worth(melds(game.options, hand, named))
    return more and ours.bit_count() >= theirs.bit_count() and aces[0] >= aces[1]


def _made(game: AuctionPinochle, view: View, hand: Holding) -> bool:
    """True if the melds alone make the bid and cannot be lost."""
    if not isinstance(view.contract, Bid) or game.options.meld_kept != "always":
        return False
    if view.trump is not None:
        sides = game.form.sides
        laid = melded_by(view.melds, view.declarer % sides, sides)
        return laid >= view.contract.points and (game.form.alone or laid >= game.options.minimum_meld)
    for suit in range(4):
        found = melds(game.options, hand, suit)
        spare = (hand & ~on_table(found)).bit_count() >= game.form.widow
        if spare and worth(found) >= view.contract.points and _nameable(game, hand, suit):
            return True
    return False


def _nameable(game: AuctionPinochle, hand: Holding, suit: int) -> bool:
    return not game.options.marriage_needed or has_marriage(hand, suit)


# -- cards that leave the hand -------------------------------------------------------------------------


def _lets_go(game: AuctionPinochle, view: View, hand: Holding, cards: tuple[Card, ...]) -> bool:
    """True if a trump, an ace or a meld is given away although there are enough other cards."""
    trump = view.trump or 0
    laid = melds(game.options, hand, trump)
    free = [each for each in members(hand & ~on_table(laid)) if each.suit != trump and each.rank != "A"]
    if len(free) < len(cards):
        return False
    winner = any(each.suit == trump or each.rank == "A" for each in cards)
    return winner or worth(melds(game.options, hand & ~holding(cards), trump)) < worth(laid)


def _withholds(game: AuctionPinochle, view: View, hand: Holding, cards: tuple[Card, ...]) -> bool:
    """True if a high trump outside melds is kept from the bidder, for a card that is of no use there."""
    trump = view.trump or 0
    rest = members(hand & ~holding(cards) & ~on_table(melds(game.options, hand, trump)))
    kept = any(each.suit == trump and each.rank in "AT" for each in rest)
    return kept and any(each.suit != trump and each.rank not in "AQJ" for each in cards)


# -- the last card of a trick --------------------------------------------------------------------------


def _winner(game: AuctionPinochle, view: View, card: Card) -> Seat | None:
    """The winner of the trick to which a card is the last one, if it is not the card that wins."""
    if view.trump is None or len(view.trick) != game.seats - 1:
        return None
    at = ORDERS[view.trump].winner((*view.trick, card))
    return None if at == game.seats - 1 else (view.leaders[-1] + at) % game.seats


def _misplaced(game: AuctionPinochle, view: View, card: Card, kings: Sequence[Card]) -> bool:
    """True if a card gives away too much, or nothing to a partner's trick although there is an idle king.

    Too much is ten points, or more than another card of its suit gives, in a trick of the opponents; for a hand that
    neither follows suit nor has trumps, more than any card of the hand gives.
    """
    winner, points = _winner(game, view, card), counts(game.options, card)
    if winner is None:
        return False
    assert view.seat is not None, "a seat plays"
    if winner not in game.form.foes(view.seat, view.declarer):
        return not points and bool(kings)
    hand, suits = view.hand or 0, ORDERS[0].suits
    free = card.suit != view.trick[0].suit and not hand & suits[view.trump or 0]
    rest = members(hand if free else hand & suits[card.suit])
    return points >= game.options.scale or any(counts(game.options, each) < points for each in rest)


def _idle(game: AuctionPinochle, view: View, card: Card) -> bool:
    """True for a king with points that does not win the trick while a higher card is still out."""
    if card.rank != "K" or card.suit == view.trump or 2 * counts(game.options, card) < game.options.scale:
        return False
    out = WHOLE & ~(view.gone | (view.hand or 0) | (view.buried or 0))
    return _winner(game, view, card) is not None and bool(out & BEATEN_BY[card.suit][card])
