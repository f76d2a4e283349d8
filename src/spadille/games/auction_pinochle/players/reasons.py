"""The reasons for a bid, a trump suit, cards passed or buried, and a card of Auction Pinochle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import SPADES, SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import has_marriage, melds, worth
from spadille.games.auction_pinochle.players.regular import Table, expected, hopeless, read, threatened
from spadille.games.auction_pinochle.rules import counts, duties, legal
from spadille.games.auction_pinochle.state import Bid, Bury, Concede, Move, PassCards, Shoot, Trumps, View, as_said
from spadille.parts.auction import Pass, last_bid
from spadille.parts.doubled import ORDERS, WHOLE
from spadille.parts.tricks import Play
from spadille.scene.names import Names
from spadille.thinking.facts import Often, PartnersTrick
from spadille.thinking.judgement import MOVER, TELLS, Aim, Chances, Ground, Plain, Reasons, grouped, spoken
from spadille.thinking.open_trick import OpenTrick


class PartnersBid(Ground, frozen=True, kw_only=True):
    """The reason that a partner has the highest bid."""

    partner: Seat

    def words(self, names: Names) -> Text:
        return say("partners-bid", partner=names[self.partner])


class AuctionPinochleReasons(Reasons):
    """The reasons of Auction Pinochle."""

    def words(self, game: AuctionPinochle, view: View, move: Move) -> Text:
        match move:
            case Bid() | Shoot():
                return say("move-bid", bid=as_said(move))
            case Pass():
                return as_said(move)
            case Trumps(suit):
                return say("move-trumps", suit=SPOKEN_SUITS[suit])
            case Concede():
                return say("move-concede")
            case PassCards(cards):
                return say("move-pass", cards=grouped(cards))
            case Bury(cards):
                return say("move-bury", cards=grouped(cards))
            case _:
                return spoken(game.spell(move))

    def brief(self, game: AuctionPinochle, view: View, move: Move) -> Text:
        match move:
            case Bid() | Shoot():
                return as_said(move)
            case PassCards(cards) | Bury(cards):
                return say("other-cards", n=len(cards))
            case _:
                return self.words(game, view, move)

    def trick(self, game: AuctionPinochle, view: View) -> int:
        return len(view.tricks) + 1 if view.phase == "play" else 0

    def grounds(self, game: AuctionPinochle, view: View, move: Move) -> Sequence[Ground]:
        if view.seat is None or view.hand is None:
            return ()
        match move:
            case Bid(points):
                return tuple(_of_bid(game, view, view.hand, points))
            case Pass():
                return tuple(_of_pass(game, view, view.seat, view.hand))
            case Trumps(suit):
                return tuple(_of_trumps(game, view.seat, view.hand, suit))
            case Concede():
                return tuple(_of_giving_up(game, view, view.seat, view.hand))
            case PassCards(cards) | Bury(cards):
                return tuple(_of_cards(game, view, view.hand, cards))
            case Play(card):
                return tuple(_of_play(game, view, view.hand, card))
            case _:
                return ()

    def outcome(
        self, game: AuctionPinochle, view: View, moves: tuple[Move, Move | None], aim: str, chances: Chances
    ) -> Ground | None:
        """How often the move makes the bid, or sets it, where nothing else is to be said for it."""
        assert view.seat is not None, "a seat decides"
        (best, other), (often, else_) = moves, chances
        if often < max(else_, Often.SELDOM) or other is None:
            return None
        shared = self.grounds(game, view, other)
        own = [each for each in self.grounds(game, view, best) if each not in shared]
        if any(each.aim != aim or often - else_ > TELLS for each in own):
            return None
        alone = game.form.alone
        return Often(aim=aim, known_to=(view.seat,), seat=view.seat, alone=alone, what="bid", chance=often)


def _plain(seat: Seat, said: Text, aim: str = Aim.KEEP) -> Ground:
    return Plain(aim=aim, known_to=(seat,), seat=seat, said=said)


# -- the auction ---------------------------------------------------------------------------------------


def _outlook(game: AuctionPinochle, hand: Holding) -> tuple[int, int, int]:
    """The best expected result of a hand in round points, the trumps for it, and the worth of its melds with them."""
    scale = game.options.scale
    best, suit = max((expected(game, hand, suit), suit) for suit in range(4))
    return int(best) // scale * scale, suit, worth(melds(game.options, hand, suit))


def _of_bid(game: AuctionPinochle, view: View, hand: Holding, points: int) -> Iterator[Ground]:
    """The reasons for a bid: the expected result is enough, somebody must bid, or else the melds in the hand."""
    assert view.seat is not None, "a seat bids"
    best, suit, laid = _outlook(game, hand)
    trumps = SPOKEN_SUITS[suit]
    if points <= best:
        yield _plain(
            view.seat,
            say("worth-the-bid", alone=_alone(game), who=MOVER, points=best, suit=trumps, melds=laid),
            Aim.NEED,
        )
    elif game.ladder.stuck(view.calls) and points == game.ladder.least(view.calls):
        yield _plain(view.seat, say("must-bid", who=MOVER))
    elif best and laid:
        yield _plain(view.seat, say("melds-held", who=MOVER, suit=trumps, melds=laid), Aim.MELD)


def _of_pass(game: AuctionPinochle, view: View, seat: Seat, hand: Holding) -> Iterator[Ground]:
    """The reasons for a pass: the next bid is too high, or a partner has the last one."""
    place = last_bid(view.calls)
    bidder = -1 if place is None else (view.match.dealer + 1 + place) % game.seats
    if bidder >= 0 and not game.form.alone and bidder == game.form.partner(seat):
        yield PartnersBid(aim=Aim.KEEP, known_to=tuple(range(game.seats)), seat=seat, partner=bidder)
    if game.options.marriage_needed and not any(has_marriage(hand, suit) for suit in range(4)):
        yield _plain(seat, say("no-marriage-held", who=MOVER))
        return
    best, _, _ = _outlook(game, hand)
    least = next((each.points for each in game.ladder.open_bids(view.calls) if isinstance(each, Bid)), 0)
    if least > best:
        yield _plain(seat, say("not-worth-it", alone=_alone(game), who=MOVER, points=best, bid=least))


def _alone(game: AuctionPinochle) -> str:
    return "alone" if game.form.alone else "paired"


def _of_trumps(game: AuctionPinochle, seat: Seat, hand: Holding, suit: int) -> Iterator[Ground]:
    """The reasons for a trump suit: the best melds, or the longest suit, among those that may be named."""
    if suit == SPADES and game.options.spades_double and game.options.pay == "chips":
        yield _plain(seat, say("paid-double"))
    suits = [each for each in range(4) if not game.options.marriage_needed or has_marriage(hand, each)]
    laid = {each: worth(melds(game.options, hand, each)) for each in suits}
    long = {each: (hand & ORDERS[0].suits[each]).bit_count() for each in suits}
    if len(suits) == 1:
        yield _plain(seat, say("only-marriage"))
        return
    if laid[suit] == max(laid.values()) > min(laid.values()):
        yield _plain(seat, say("best-melds", who=MOVER, n=laid[suit]), Aim.MELD)
    if long[suit] == max(long.values()) > min(long.values()):
        yield _plain(seat, say("longest-suit", who=MOVER, n=long[suit]), Aim.NEED)
    best, likely, _ = _outlook(game, hand)
    if suit == likely:
        yield _plain(seat, say("most-likely", who=MOVER, points=best), Aim.NEED)


def _of_giving_up(game: AuctionPinochle, view: View, seat: Seat, hand: Holding) -> Iterator[Ground]:
    """The reasons for giving up: the bid cannot be made, or losing it in the play costs twice."""
    if view.trump is not None and hopeless(game, view, seat):
        yield _plain(seat, say("out-of-reach"))
    elif view.trump is None and game.options.marriage_needed and not any(has_marriage(hand, s) for s in range(4)):
        yield _plain(seat, say("no-marriage-held", who=MOVER))
    elif view.trump is None and isinstance(view.contract, Bid):
        best, _, _ = _outlook(game, hand)
        if game.options.set_costs == "twice_bid":
            yield _plain(seat, say("lost-twice"))
        if best < view.contract.points:
            yield _plain(seat, say("falls-short", who=MOVER, points=best))


# -- cards passed and buried ---------------------------------------------------------------------------


def _of_cards(game: AuctionPinochle, view: View, hand: Holding, cards: tuple[Card, ...]) -> Iterator[Ground]:
    """The reasons for cards that leave the hand: their use, and the hand that remains."""
    assert view.seat is not None, "a seat chooses cards"
    assert view.trump is not None, "trumps are named before cards change hands"
    seat, trump, gone = view.seat, view.trump, holding(cards)
    trumps = sum(each.suit == trump for each in cards)
    helps, buries = seat != view.declarer, view.phase == "bury"
    if helps and (trumps or any(each.rank == "A" for each in cards)):
        aces = sum(each.rank == "A" and each.suit != trump for each in cards)
        yield _plain(seat, say("declarer-gets", trumps=trumps, aces=aces), Aim.NEED)
    points = sum(counts(game.options, each) for each in cards)
    whole = worth(melds(game.options, hand & ~gone, trump)) == worth(melds(game.options, hand, trump))
    if buries and points and whole:
        yield _plain(seat, say("points-buried", n=points), Aim.NEED)
    kept, held = ({each.suit for each in members(some)} for some in (hand & ~gone, hand))
    void = [SPOKEN_SUITS[suit] for suit in sorted(held - kept) if suit != trump]
    if void and trump in kept:
        yield _plain(seat, say("void", who=MOVER, suits=void), Aim.NEED)
    if whole and worth(melds(game.options, hand, trump)) and not (buries and points):
        yield _plain(seat, say("melds-whole"), Aim.MELD)
    if not helps and not trumps:
        yield _plain(seat, say("every-trump-stays"), Aim.NEED)


# -- the play ------------------------------------------------------------------------------------------


def _of_play(game: AuctionPinochle, view: View, hand: Holding, card: Card) -> Iterator[Ground]:
    """The reasons for a card in its trick."""
    assert view.seat is not None, "a seat plays"
    seat, table = view.seat, read(game, view, hand, view.seat)
    open_trick = _open_trick(game, table)
    yield from _of_lead(table, card) if not view.trick else _of_answer(table, open_trick, card)
    if said := open_trick.remark(card):
        yield _plain(seat, said)


def _of_lead(table: Table, card: Card) -> Iterator[Ground]:
    if table.sure(card):
        yield _plain(table.seat, say("nobody-beats"))
    elif table.highest(card) and table.count(card):
        yield _plain(table.seat, say("only-a-trump-beats"))
    elif card.suit == table.trump and table.view.declarer not in table.foes:
        yield _plain(table.seat, say("draws-trumps"))
    elif not table.count(card):
        yield _plain(table.seat, say("nothing-to-lose"))


def _of_answer(table: Table, open_trick: OpenTrick, card: Card) -> Iterator[Ground]:
    """The reasons from the points won or given by a card that answers a lead."""
    trick, seat, seats = table.view.trick, table.seat, table.game.seats
    behind = [each for turn in range(1, seats - len(trick)) if (each := (seat + turn) % seats) in table.foes]
    if open_trick.wins(card):
        points = sum(map(table.count, (*trick, card)))
        if points and not threatened(table, card, behind):
            yield _plain(seat, say("wins-points", n=points))
        return
    ahead = open_trick.order.winner(trick)
    winning = (table.view.leaders[-1] + ahead) % seats
    if winning not in table.foes:
        if table.count(card) and not threatened(table, trick[ahead], behind):
            yield _plain(seat, say("points-for-the-side", n=table.count(card)))
        yield PartnersTrick(aim=Aim.KEEP, known_to=tuple(range(seats)), seat=seat, partner=winning)
    elif not table.count(card):
        yield _plain(seat, say("gives-no-points"))


def _open_trick(game: AuctionPinochle, table: Table) -> OpenTrick:
    """The trick as the seat sees it."""
    view = table.view
    may = legal(table.hand, duties(game.options, table.trump, view.trick)) if view.trick else table.hand
    return OpenTrick(
        order=ORDERS[table.trump],
        trump=table.trump,
        hand=table.hand,
        unseen=WHOLE & ~(view.gone | table.hand | (view.buried or 0)),
        cards=view.trick,
        to_come=game.seats - len(view.trick) - 1,
        legal=members(may),
    )


REASONS: Final = AuctionPinochleReasons()
