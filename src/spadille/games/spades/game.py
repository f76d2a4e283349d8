"""Spades, from the draw for dealer to the last score: turns, legal moves and their effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from spadille.cards.card import SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import Pack
from spadille.core.contract import Chance, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.core.words import Text
from spadille.games.spades import say, sight
from spadille.games.spades.auction import auction_of
from spadille.games.spades.clauses import Rule
from spadille.games.spades.house import bids_itself, passing
from spadille.games.spades.rules import RULEBOOKS, SpadesOptions
from spadille.games.spades.scoring import end, score_deal
from spadille.games.spades.state import (
    AGREE,
    BIDS,
    KEEP,
    LEAVE,
    LEXICON,
    REFUSE,
    Agree,
    Bid,
    Bidding,
    BlindBid,
    BlindNil,
    Call,
    Consenting,
    Contract,
    Cut,
    Cutting,
    Ended,
    Give,
    Handed,
    Keep,
    Leave,
    Look,
    Match,
    Misdeal,
    Move,
    Nil,
    Opening,
    Pass,
    PassCards,
    Passing,
    Picked,
    Picking,
    Playing,
    Refuse,
    State,
    View,
    ways_to_pass,
)
from spadille.games.spades.terms import answerer, bidder, cutter, lowest_club, may_bid_blind, opener, picker, terms_of
from spadille.parts import say as shared
from spadille.parts.dealing import Deal, FirstDealer, HighCards, first_dealer
from spadille.parts.tricks import DUE_PLAY, Play, TrickGame, must_follow, not_held, plays, taken_by
from spadille.parts.turns import out_of_phase


class Spades(TrickGame[SpadesOptions, State, Move, View]):
    """Spades for two to six, with or without partners (Rule.SEATS, Rule.SIDES)."""

    name, lexicon, playing = "spades", LEXICON, Playing
    settled = staticmethod(terms_of)  # replaced where a table differs, as in examples of smaller games

    def __init__(self, options: SpadesOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.prefix = prefix or RULEBOOKS[rulebook].prefix
        self.terms = terms = self.settled(options, seats)  # everything else at the table derives from these
        self.sides, self.hand_size, self.pack, self.order = terms.sides, terms.hand_size, terms.pack, terms.order
        self.spades: Holding = self.order.suits[SPADES]
        self._followers = tuple(self.order.suits[suit] for suit in self.order.suit)
        self.auction = auction_of(terms, self.prefix)
        self._custom = terms.custom
        self._opening_lead = options.opening_lead
        self._breaking, self._breakers = options.break_rule == "broken", terms.breaking
        self._cuts = tuple(Cut(cards) for cards in range(1, len(self.pack)))
        self._next = tuple((seat + 1) % seats for seat in range(seats))
        self._initial = Opening(Match(-1, 0, (0,) * self.sides, (0,) * self.sides, (), tied=False))

    # -- turns -----------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return self._initial

    def turn(self, state: State) -> Turn:
        if type(state) is Playing:
            return self._decide[state.seat]
        match state:
            case Bidding():
                return self._decide[bidder(self.seats, state)]
            case Picking():
                return self._decide[picker(state)]
            case Cutting():
                return self._decide[cutter(self.seats, state.match)]
            case Consenting() if (seat := answerer(self.seats, state)) is not None:
                return self._decide[seat]
            case Consenting():
                return Chance("give" if all(state.answers) else "deal")
            case Passing() if (giver := passing.giver(self.terms, state.contract)) is not None:
                return self._decide[giver]
            case Ended():
                return Over(state.outcome)
        return Chance("dealer" if self._match(state).dealer < 0 else "deal")

    def _match(self, state: State) -> Match:
        return state.contract.match if isinstance(state, Playing | Passing) else state.match

    # -- legal moves -----------------------------------------------------------------------------

    def refuse_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        match state, move:
            case Playing(), Play(card):
                return self._refuse_play(state, card)
            case Bidding(), Bid() | Nil() | BlindNil() | Look() | Pass():
                return self.auction.refuse_words(state, sight.said(self.terms, state), move)
            case (Picking(), Keep() | Leave()) | (Consenting(), Agree() | Refuse()):
                return None
            case Passing(), PassCards(cards):
                return passing.refusal(self.terms, state.contract.hands[seat], cards)
            case Cutting(), Cut(cards):
                most = len(self.pack) - 1
                return None if 0 < cards <= most else self._no(Rule.CUT, shared("cut-how-many", most=most))
        return out_of_phase(_DUE[type(state)])

    def legal(self, state: Playing) -> Holding:
        """The cards that the seat to play may play now."""
        usual = self._usual(state, state.contract.hands[state.seat] & ~state.gone)
        return usual if self._custom is None or state.tricks else self._custom.narrow(usual, state.trick)

    def _usual(self, state: Playing, hand: Holding) -> Holding:
        """The legal cards of a hand, first-trick customs ignored."""
        if state.trick:
            return hand & self._followers[state.trick[0]] or hand  # (Rule.FOLLOW, Rule.VOID)
        return self._leads(state, hand)

    def _leads(self, state: Playing, hand: Holding) -> Holding:
        """The legal leads by the opening rule, then by the breaking rule; a hand of only spades leads one (SPD-S5)."""
        if state.gone & self._breakers:
            return hand
        if not state.gone:
            if self._opening_lead == "two_of_clubs" and (club := lowest_club(self.order, state.contract.hands)):
                return club
            if self._opening_lead == "no_spade":
                return hand & ~self.spades or hand
        return hand & ~self.spades or hand if self._breaking else hand

    def _refuse_play(self, state: Playing, card: Card) -> Refusal:
        """Return why the seat to play may not play an illegal card."""
        hand = state.contract.hands[state.seat] & ~state.gone
        if not hand >> card & 1:
            return not_held(card)
        usual = self._usual(state, hand)
        if self._custom is not None and usual >> card & 1:
            return self._no(*self._custom.why(usual, card))
        if state.trick:
            follow = hand & self.order.suits[self.order.suit[state.trick[0]]]
            return self._no(Rule.FOLLOW, must_follow(self.order, state.trick, follow, card))
        low = 0 if state.gone else lowest_club(self.order, state.contract.hands)
        if low and self.options.opening_lead == "two_of_clubs":
            return self._no(Rule.LOW_CLUB_FIRST, say("club-opens", card=members(low)[0]))
        if not state.gone and self.options.opening_lead == "no_spade":
            return self._no(Rule.NO_SPADE_FIRST, say("no-spade-first"))
        return self._no(Rule.BREAKING, say("not-broken"))

    def refuse_chance(self, state: State, move: Move) -> Refusal | None:
        match state, move:
            case Bidding(), Misdeal(long, short) if state.dealt and self.seats > 2:
                if long != short and long < self.seats and short < self.seats:
                    return None
                return Refusal(None, say("misdeal-of-two"))
            case Consenting(), Give(card) if len(state.answers) == self.seats and all(state.answers):
                if state.hands[state.misdeal.long] >> card & 1:
                    return None
                return Refusal(None, say("not-in-long-hand", card=card))
        return super().refuse_chance(state, move)

    def _no(self, rule: Rule, reason: Text) -> Refusal:
        return Refusal(rule.by(self.prefix), reason)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if type(state) is Playing:
            return plays(self.legal(state))
        match state:
            case Bidding() if not state.looked and may_bid_blind(self.terms, state.match, seat):
                return self.auction.face_down(state, sight.said(self.terms, state))
            case Bidding():
                return self.auction.calls(seat, state.hands[seat], sight.said(self.terms, state))
            case Picking():
                return KEEP, LEAVE
            case Cutting():
                return self._cuts
            case Passing():
                return ways_to_pass(state.contract.hands[seat], self.options.nil_pass)
            case _:
                return AGREE, REFUSE

    def offers(self, state: State, seat: Seat) -> Iterable[Offer]:
        if type(state) is Cutting and seat == cutter(self.seats, state.match):
            return (Offer(self._cuts[0], most=self._cuts[-1]),)
        if type(state) is Passing and seat == passing.giver(self.terms, state.contract):
            ways = ways_to_pass(state.contract.hands[seat], self.options.nil_pass)
            return (Offer(ways[0], most=ways[-1]),)
        if type(state) is not Playing:
            return super().offers(state, seat)
        hand = plays(state.contract.hands[seat] & ~state.gone)
        return [Offer(move, self.refusal(state, seat, move)) for move in hand]

    # -- effects of moves ------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(move) is Play and type(state) is Playing:
            card = move.card
            trick = state.trick + (card,)
            if len(trick) < self.seats:  # to the left (Rule.LEFTWARD, TBL-25)
                gone = state.gone | 1 << card
                return Playing(state.contract, gone, self._next[seat], trick, state.tricks, state.leaders)
            return self._end_trick(state, trick)
        if type(state) is Bidding and type(move) is Bid:
            return self._call(state, move)
        match state, move:
            case Bidding(), Look():
                return Bidding(state.match, state.hands, state.calls, True, (), state.picked)
            case Bidding(), Nil() | BlindNil() | BlindBid():
                return self._call(state, move)
            case Bidding(), Misdeal():
                return self._misdeal(state, move)
            case Passing(), PassCards(cards):
                return self._open_play(passing.hand_over(self.terms, state.contract, seat, holding(cards)))
            case Picking(), Keep() | Leave():
                picked = Picked(state.picked.stock, (*state.picked.kept, isinstance(move, Keep)))
                if len(picked.kept) < 2 * self.hand_size:
                    return Picking(state.match, picked)
                return self._begin(state.match, sight.picked_hands(picked, state.match.dealer), picked=picked)
            case Consenting(), Agree() | Refuse():
                answers = (*state.answers, isinstance(move, Agree))
                return Consenting(state.match, state.hands, state.misdeal, answers)
            case Consenting(), Give(card):
                moved = 1 << card
                hands = list(state.hands)
                hands[state.misdeal.long] ^= moved
                hands[state.misdeal.short] |= moved
                return Bidding(state.match, tuple(hands), (), False, (), None)
            case (Opening() | Consenting(), Deal(cards)):
                return Cutting(state.match, cards) if self.options.cut else self._deal(state.match, cards)
            case Cutting(), Cut(lifted):
                return self._deal(state.match, state.cards[lifted:] + state.cards[:lifted])
        assert isinstance(move, HighCards | FirstDealer), "a move is checked before it is played"
        return Opening(msgspec.structs.replace(self._match(state), dealer=first_dealer(move)))

    def _deal(self, match: Match, cards: Pack) -> State:
        """Deal singly from the dealer's left (Rule.DEAL); two seats draw from the stock (Rule.DRAW_AND_DISCARD)."""
        if self.seats == 2:
            return Picking(match, Picked(cards, ()))
        left = match.dealer + 1
        hands = tuple(holding(cards[(seat - left) % self.seats :: self.seats]) for seat in range(self.seats))
        return self._begin(match, hands, cards)

    def _begin(
        self, match: Match, hands: tuple[Holding, ...], dealt: Pack = (), picked: Picked | None = None
    ) -> Bidding | Playing:
        """Start the bidding, or the first trick if the deal bids itself (Rule.BIDS_ITSELF)."""
        if not bids_itself(self.options, match.deals):
            return Bidding(match, hands, (), False, dealt, picked)
        left = (match.dealer + 1) % self.seats
        return self._lead(Contract(match, hands, (BIDS[0],) * self.seats, picked, left))

    def _misdeal(self, state: Bidding, misdeal: Misdeal) -> State:
        """Deal again with the same dealer, or correct the misdeal if all agree (Rule.MISDEAL, TBL-20 TBL-21 TBL-22)."""
        if self.options.misdeal == "redeal":
            return Opening(state.match)
        place = (misdeal.short - state.match.dealer - 1) % self.seats
        moved = 1 << state.dealt[place :: self.seats][-1]
        hands = list(state.hands)
        hands[misdeal.short] ^= moved
        hands[misdeal.long] |= moved
        return Consenting(state.match, tuple(hands), misdeal, ())

    def _call(self, state: Bidding, call: Call) -> State:
        calls = state.calls + (call,)
        if len(calls) < self.seats:
            return Bidding(state.match, state.hands, calls, False, (), state.picked)
        first = (state.match.dealer + 1) % self.seats
        by_seat = tuple(calls[(seat - first) % self.seats] for seat in range(self.seats))
        return self._open_play(Contract(state.match, state.hands, by_seat, state.picked, first))

    def _open_play(self, contract: Contract) -> Passing | Playing:
        """Start the next pass of cards while one is due for a nil (Rule.NIL_PASS), then the first trick."""
        return self._lead(contract) if passing.giver(self.terms, contract) is None else Passing(contract)

    def _lead(self, contract: Contract) -> Playing:
        leader = opener(self.terms, contract.hands, (contract.match.dealer + 1) % self.seats)
        return Playing(msgspec.structs.replace(contract, opener=leader), 0, leader, (), (), (leader,))

    def _end_trick(self, state: Playing, trick: tuple[Card, ...]) -> State:
        """End a trick; its winner leads to the next (Rule.WINNER_LEADS)."""
        winner = (state.leaders[-1] + self.order.winner(trick)) % self.seats
        leaders = state.leaders + (winner,)
        if len(leaders) > self.hand_size:
            return self._finish(state.contract, taken_by(leaders, self.seats))
        return Playing(state.contract, state.gone | 1 << trick[-1], winner, (), state.tricks + (trick,), leaders)

    def _finish(self, contract: Contract, taken: tuple[int, ...]) -> State:
        """Score a deal when all cards are played (Rule.ALL_TRICKS), then deal again or end the match."""
        calls = contract.calls
        if bids_itself(self.options, contract.match.deals):
            calls = tuple([BIDS[each] for each in taken])
        scored = score_deal(self.options, self.prefix, contract.match, calls, taken)
        match, outcome = end(self.options, scored, self.seats)
        return Ended(match, outcome) if outcome else Opening(match)

    def draw(self, state: State, rng: Rng) -> Move:
        if isinstance(state, Consenting) and all(state.answers):
            long = members(state.hands[state.misdeal.long])
            return Give(long[rng.below(len(long))])
        return super().draw(state, rng)

    def layout(self, state: State) -> tuple[str, ...]:
        if self.turn(state) != Chance("deal") or self.options.cut:  # the cut decides where a card goes
            return ()
        if self.seats == 2:
            return ("stock",) * len(self.pack)
        left = self._match(state).dealer + 1
        return tuple(str((left + place) % self.seats) for place in range(len(self.pack)))

    # -- views and standing ----------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.terms, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.terms, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        if isinstance(move, PassCards) and isinstance(state, Passing):
            handed = (*state.contract.handed, Handed(by, holding(move.cards)))
            return move if passing.sees(self.terms, handed, len(handed) - 1, seat) else None
        if isinstance(state, Bidding) and sight.is_closed(self.terms, move):  # (Rule.CLOSED)
            return move if seat == by or len(state.calls) + 1 == self.seats else None
        return None if isinstance(move, Deal | Give) else move

    def standing(self, state: State) -> Standing:
        match = self._match(state)
        return Standing(match.deals, match.totals, match.sheet, (("bags", match.bags),))


_DUE: Final = {
    Cutting: say("due-cut"),
    Consenting: say("due-consent"),
    Picking: say("due-pick"),
    Bidding: say("due-bid"),
    Passing: say("due-pass"),
    Playing: DUE_PLAY,
}
"""The move that each state waits for, in words."""

GAME = Spades
