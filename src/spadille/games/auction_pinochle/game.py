"""Auction Pinochle from the draw for dealer to the last score: whose turn it is, legal moves and their results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from spadille.cards.card import SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack
from spadille.core.contract import Chance, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.games.auction_pinochle import alone, exchange, say, sight
from spadille.games.auction_pinochle.bidding import Ladder, bidder
from spadille.games.auction_pinochle.clauses import Rule
from spadille.games.auction_pinochle.form import FORMS
from spadille.games.auction_pinochle.melding import has_marriage, melds, worth
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions, duties, legal
from spadille.games.auction_pinochle.scoring import end, score_conceded, score_deal, score_melds
from spadille.games.auction_pinochle.state import (
    CONCEDE,
    LEXICON,
    SHOOT,
    TRUMPS,
    Bargain,
    Bid,
    Bidding,
    Bury,
    Call,
    Concede,
    Ended,
    Exchanging,
    Match,
    Move,
    Naming,
    Opening,
    PassCards,
    Playing,
    Shoot,
    State,
    Trumps,
    View,
)
from spadille.parts.auction import DUE_BID, PASS, Pass, extended, is_over, last_bid
from spadille.parts.dealing import Deal, FirstDealer, HighCards, first_dealer
from spadille.parts.doubled import BEATEN_BY, ORDERS, PACK
from spadille.parts.tricks import DUE_PLAY, Play, TrickGame, must_follow, not_held, plays
from spadille.parts.turns import out_of_phase


class AuctionPinochle(TrickGame[AuctionPinochleOptions, State, Move, View]):
    """Auction Pinochle: four, partners sitting opposite (Rule.SIDES), or three with a widow (Rule.THREE)."""

    name, lexicon, playing, pack = "auction_pinochle", LEXICON, Playing, PACK

    def __init__(self, options: AuctionPinochleOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.form = FORMS[seats]
        self.ladder = Ladder(options, self.form)
        self._layout = self.form.layout

    # -- whose turn ------------------------------------------------------------------------------

    @property
    def in_chips(self) -> bool:
        """True where one plays alone and is paid in chips."""
        return self.form.alone and self.options.pay == "chips"

    def initial(self) -> Opening:
        return Opening(Match(-1, 0, (0,) * self.form.sides, ()))

    def turn(self, state: State) -> Turn:
        match state:
            case Playing() | Exchanging():
                return self._decide[state.seat]
            case Bidding():
                return self._decide[bidder(state)]
            case Naming():
                return self._decide[state.declarer]
            case Ended():
                return Over(state.outcome)
        return Chance("dealer" if state.match.dealer < 0 else "deal")

    def match(self, state: State) -> Match:
        return state.bargain.match if isinstance(state, Playing | Exchanging) else state.match

    # -- legal moves ------------------------------------------------------------------------

    def refuse_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        match state, move:
            case Playing(), Play(card):
                return self._refuse_play(state, card)
            case Playing(), Concede():
                return self._refuse_conceding(state)
            case Bidding(), Bid() | Shoot() | Pass():
                return self.ladder.refusal(state.calls, move)
            case Naming(), Trumps(suit):
                return None if suit in self.nameable(state) else self._refuse_naming(suit)
            case Naming(), Concede():
                return self._refuse_conceding_early(state)
            case (Exchanging(), PassCards()) if not self.form.widow:
                return exchange.refusal(self.options, self.form, state.bargain.hands[seat], move)
            case (Exchanging(), Bury()) if self.form.widow:
                return exchange.refusal(self.options, self.form, state.bargain.hands[seat], move)
        if isinstance(state, Exchanging):
            size = exchange.size(self.options, self.form)
            return out_of_phase(say("due-bury", n=size) if self.form.widow else say("due-pass", n=size))
        return out_of_phase(_DUE[type(state)])

    def legal(self, state: Playing) -> Holding:
        """The cards that the seat to play may play."""
        hand = state.bargain.hands[state.seat] & ~state.gone
        return legal(hand, duties(self.options, state.bargain.trump, state.trick)) if state.trick else hand

    def nameable(self, state: Naming) -> tuple[int, ...]:
        """The suits that the declarer may name as trumps (Rule.NAMING, Rule.MARRIAGE_NEEDED)."""
        hand = state.hands[state.declarer]
        return tuple(suit for suit in range(4) if not self.options.marriage_needed or has_marriage(hand, suit))

    def may_concede(self, state: Playing) -> bool:
        """True if the declarer may give the deal up: before the first card is led (Rule.CONCEDE)."""
        return self.options.concede and not state.gone

    def may_concede_early(self, state: Naming) -> bool:
        """True if the deal may be given up before trumps are named: with the widow taken, or no suit to name
        (Rule.BETE).
        """
        return bool(self.form.widow and self.options.concede) or not self.nameable(state)

    def _refuse_conceding_early(self, state: Naming) -> Refusal | None:
        if self.may_concede_early(state):
            return None
        if self.form.widow:
            return Rule.CONCEDE.refuse(say("no-conceding"))
        return Rule.MARRIAGE_NEEDED.refuse(say("name-trumps"))

    def _refuse_naming(self, suit: int) -> Refusal:
        return Rule.MARRIAGE_NEEDED.refuse(say("no-marriage", suit=SPOKEN_SUITS[suit]))

    def _refuse_conceding(self, state: Playing) -> Refusal | None:
        if self.may_concede(state):
            return None
        return Rule.CONCEDE.refuse(say("too-late") if self.options.concede else say("no-conceding"))

    def _refuse_play(self, state: Playing, card: Card) -> Refusal:
        """The reason why the seat whose turn it is may not play a card that is not legal."""
        hand, trump = state.bargain.hands[state.seat] & ~state.gone, state.bargain.trump
        if not hand >> card & 1:
            return not_held(card)
        order = ORDERS[trump]
        led = order.suit[state.trick[0]]
        best = state.trick[order.winner(state.trick)].plain
        if held := hand & order.suits[led]:
            if card.suit != led:
                return Rule.FOLLOW.refuse(must_follow(order, state.trick, held, card))
            return Rule.HEAD.refuse(say("must-head", card=best, n=(held & BEATEN_BY[trump][best]).bit_count()))
        if card.suit != trump:
            return Rule.MUST_TRUMP.refuse(say("must-trump", suit=SPOKEN_SUITS[led]))
        return Rule.OVERTRUMP.refuse(say("must-overtrump", card=best))

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        match state:
            case Playing():
                cards = plays(self.legal(state))
                return (*cards, CONCEDE) if self.may_concede(state) else cards
            case Bidding():
                bids = self.ladder.open_bids(state.calls)
                return bids if self.ladder.stuck(state.calls) else (PASS, *bids)
            case Naming():
                given_up = (CONCEDE,) if self.may_concede_early(state) else ()
                return (*(TRUMPS[suit] for suit in self.nameable(state)), *given_up)
            case Exchanging():
                return exchange.ways(self.options, self.form, state.bargain.hands[seat])
        return ()

    def offers(self, state: State, seat: Seat) -> Iterable[Offer]:
        tried: tuple[Move, ...] = () if isinstance(state, Exchanging) else tuple(self.moves(state, seat))
        match state:
            case Playing():
                held = plays(state.bargain.hands[seat] & ~state.gone)
                tried = (*held, CONCEDE) if self.may_concede(state) else held
            case Bidding() if self.ladder.stuck(state.calls):
                tried = (PASS, *tried)
            case Naming():
                tried = (*TRUMPS, *(move for move in tried if move == CONCEDE))
            case Exchanging():
                ways = exchange.ways(self.options, self.form, state.bargain.hands[seat])
                return (Offer(ways[0], most=ways[-1]),)
        return [Offer(move, self.refusal(state, seat, move)) for move in tried]

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        match state, move:
            case Playing(), Play(card):
                return self._play_card(state, card)
            case Playing(), Concede():
                return self._ended(score_conceded(self.options, state.bargain), state.bargain.declarer)
            case Bidding(), Pass() | Bid() | Shoot():
                return self._call(state, move)
            case Naming(), Trumps(suit):
                return self._name(state, suit)
            case Exchanging(), PassCards(cards):
                return self._go_on(exchange.handed_over(self.form, state.bargain, seat, cards))
            case Exchanging(), Bury(cards):
                return self._go_on(exchange.laid_by(state.bargain, cards))
            case Naming(), Concede():
                return self._ended(score_conceded(self.options, state), state.declarer)
            case Opening(), Deal(cards):
                return self._deal(state.match, cards)
        assert isinstance(move, HighCards | FirstDealer), "a move is checked before it is played"
        return Opening(msgspec.structs.replace(self.match(state), dealer=first_dealer(move)))

    def _deal(self, match: Match, cards: Pack) -> Bidding:
        """Deal all the cards, three at a time from the dealer's left (Rule.DEAL), three of them aside (Rule.WIDOW)."""
        piles: dict[int | str, list[Card]] = {place: [] for place in (*range(self.seats), "widow")}
        for place, each in zip(self._layout, cards, strict=True):
            piles[place].append(each)
        hands = tuple(holding(piles[(seat - match.dealer) % self.seats]) for seat in range(self.seats))
        return Bidding(match, hands, (), holding(piles["widow"]))

    def _call(self, state: Bidding, call: Call) -> State:
        """Go on with the auction, or let the highest bidder name trumps (Rule.PASS_IS_FINAL, Rule.SHOOT)."""
        calls = extended(self.ladder.terms, state.calls, call)
        if call != SHOOT and not is_over(self.ladder.terms, calls):
            return Bidding(state.match, state.hands, calls, state.widow)
        if (place := last_bid(calls)) is None:  # the deal is thrown in (Rule.DEALER_BIDS)
            return Opening(msgspec.structs.replace(state.match, dealer=(state.match.dealer + 1) % self.seats))
        contract, hands = calls[place], list(state.hands)
        assert not isinstance(contract, Pass), "the last bid is no pass"
        declarer = (state.match.dealer + 1 + place) % self.seats
        hands[declarer] |= state.widow  # (Rule.WIDOW_TAKEN)
        return Naming(state.match, tuple(hands), calls, contract, declarer, state.widow)

    def _name(self, state: Naming, suit: int) -> State:
        """Name trumps; then cards are passed or buried, or melds laid down at once."""
        none = ((),) * self.seats
        bargain = Bargain(state.match, state.hands, state.calls, state.contract, state.declarer, suit, none)
        return self._go_on(msgspec.structs.replace(bargain, widow=state.widow))

    def _go_on(self, bargain: Bargain) -> State:
        """Go on with the next pass or burial; after them (APN-H43) lay down melds (Rule.ALL_MELDS) and let the declarer
        lead (Rule.LEADER).

        Where the declarer plays alone, only the declarer lays melds down (Rule.ALONE_MELDS).
        """
        if (seat := exchange.due(self.options, self.form, bargain)) is not None:
            return Exchanging(bargain, seat)
        laid = tuple(
            melds(self.options, hand, bargain.trump) if seat == bargain.declarer or not self.form.alone else ()
            for seat, hand in enumerate(bargain.hands)
        )
        bargain = msgspec.structs.replace(bargain, melds=laid)
        if self.form.alone and alone.enough(self.options, bargain):
            return self._ended(score_melds(self.options, bargain), bargain.declarer)
        return Playing(bargain, 0, bargain.declarer, (), (), (bargain.declarer,))

    def _play_card(self, state: Playing, card: Card) -> State:
        bargain, trick, gone = state.bargain, (*state.trick, card), state.gone | 1 << card
        if len(trick) < self.seats:
            return Playing(bargain, gone, (state.seat + 1) % self.seats, trick, state.tricks, state.leaders)
        winner = (state.leaders[-1] + ORDERS[bargain.trump].winner(trick)) % self.seats  # (Rule.RANK, Rule.WINNER)
        tricks, leaders = (*state.tricks, trick), (*state.leaders, winner)
        if len(tricks) < self.form.tricks:
            return Playing(bargain, gone, winner, (), tricks, leaders)
        return self._ended(score_deal(self.options, bargain, tricks, leaders), bargain.declarer)

    def _ended(self, match: Match, declarer: Seat) -> State:
        """Score the deal, and go on with another one or end the match."""
        outcome = end(self.options, match, declarer % self.form.sides)
        return Ended(match, outcome) if outcome else Opening(match)

    def layout(self, state: State) -> tuple[str, ...]:
        if not isinstance(state, Opening) or state.match.dealer < 0:
            return ()
        dealer = state.match.dealer
        return tuple(each if isinstance(each, str) else str((dealer + each) % self.seats) for each in self._layout)

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.form, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.options, self.form, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        match move:
            case Deal():
                return None
            case PassCards() | Bury() if not sight.sees(self.form, state, seat):
                return None
        return move

    def standing(self, state: State) -> Standing:
        """The score, and the worth of each seat's melds in the open deal."""
        match = self.match(state)
        laid = state.bargain.melds if isinstance(state, Playing) else ((),) * self.seats
        return Standing(match.deals, match.totals, match.sheet, (("melds", tuple(worth(each) for each in laid)),))


_DUE: Final = {Bidding: DUE_BID, Naming: say("due-name"), Playing: DUE_PLAY}
"""The move that each kind of state waits for, in words."""

GAME = AuctionPinochle
