"""Five Hundred, from the draw for dealer to the last score: turns, legal moves and their effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from spadille.cards.card import BIG_JOKER, SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack
from spadille.core.contract import Chance, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.core.words import Text
from spadille.games.five_hundred import say, sight
from spadille.games.five_hundred.bidding import Ladder, announcer, bidder
from spadille.games.five_hundred.clauses import Rule
from spadille.games.five_hundred.ranking import JOKER, announces, setting
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.scoring import end, is_kept, score_deal
from spadille.games.five_hundred.state import (
    ACE_NO_FACE,
    GRAND_NULLO,
    JOKER_LEADS,
    LEXICON,
    NO,
    NO_TRUMP,
    NULLO,
    OPEN_NULLO,
    PLAY_ON,
    REDEAL,
    TRICKS,
    AceNoFace,
    Announcing,
    Bargain,
    Bid,
    Bidding,
    Call,
    Discard,
    Discarding,
    Discards,
    Ended,
    GrandNullo,
    LeadJoker,
    Match,
    Move,
    No,
    Nullo,
    Opening,
    OpenNullo,
    Playing,
    PlayOn,
    Redeal,
    State,
    View,
    strain_of,
)
from spadille.parts.auction import DUE_BID, PASS, Pass, extended, is_over, last_bid
from spadille.parts.choosing import refuse_choice
from spadille.parts.dealing import Deal, FirstDealer, HighCards, first_dealer
from spadille.parts.tricks import DUE_PLAY, Play, TrickGame, must_follow, not_held, plays, taken_by
from spadille.parts.turns import out_of_phase


class FiveHundred(TrickGame[FiveHundredOptions, State, Move, View]):
    """Five Hundred for two to six, mostly four, partners sitting opposite (Rule.SEATS, Rule.SIDES, Rule.SEATING)."""

    name, lexicon, playing = "five_hundred", LEXICON, Playing

    def __init__(self, options: FiveHundredOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.setting = setting(options, seats)
        self.pack = self.setting.pack
        self.ladder = Ladder(options, seats)
        self._joker_comes_in = options.joker_no_trump != "when_void"

    # -- turns -----------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return Opening(Match(-1, 0, (0,) * self.setting.sides, ()))

    def turn(self, state: State) -> Turn:
        if type(state) is Playing or type(state) is Discarding:
            return self._decide[state.seat]
        match state:
            case Bidding():
                return self._decide[bidder(state)]
            case Announcing():
                return self._decide[announcer(state)]
            case Ended():
                return Over(state.outcome)
        return Chance("dealer" if self.match(state).dealer < 0 else "deal")

    def match(self, state: State) -> Match:
        return state.bargain.match if isinstance(state, Playing | Discarding) else state.match

    # -- legal moves -----------------------------------------------------------------------------

    def refuse_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        match state, move:
            case Playing(), Play(card):
                return self._refuse_play(state, card)
            case Playing(), LeadJoker(suit):
                return self._refuse_naming(state, suit)
            case Bidding(), Bid() | Nullo() | OpenNullo() | GrandNullo():
                return self.ladder.refusal(state, move)
            case Discarding(), Discard(cards):
                return self._refuse_discard(state, cards)
            case Announcing(asked=False), AceNoFace() if not announces(state.hands[seat]):
                return Rule.ACE_NO_FACE.refuse(say("not-ace-no-face"))
            case (
                (Bidding(), Pass())
                | (Announcing(asked=False), No() | AceNoFace())
                | (Announcing(asked=True), Redeal() | PlayOn())
            ):
                return None
        return out_of_phase(self._due(state))

    def _due(self, state: State) -> Text:
        if isinstance(state, Announcing):
            return say("due-answer") if state.asked else say("due-announce")
        if isinstance(state, Discarding):
            return say("due-discard", n=self.setting.middle)
        return _DUE[type(state)]

    def _refuse_discard(self, state: Discarding, cards: tuple[Card, ...]) -> Refusal | None:
        """Return why cards may not be discarded, or None (Rule.MIDDLE, Rule.MIDDLE_PASSED_ON)."""
        hand = state.bargain.hands[state.seat] | state.bargain.middle
        rule = Rule.MIDDLE_PASSED_ON if state.bargain.contract == GRAND_NULLO else Rule.MIDDLE
        wrong = rule.refuse(say("discard-so-many", wanted=self.setting.middle, n=len(cards)))
        return refuse_choice(hand, cards, self.setting.middle, wrong, say("discard-different"))

    def legal(self, state: Playing) -> Holding:
        """The cards that the seat to play may play now, except a joker that must name a suit when led."""
        hand = state.bargain.hands[state.seat] & ~state.gone
        if state.trick:
            return self._following(state, hand)
        return hand & ~JOKER if self.names(state.strain) else hand

    def _following(self, state: Playing, hand: Holding) -> Holding:
        """The cards a hand may play to a trick: those that follow, else any (Rule.FOLLOW, Rule.VOID)."""
        held = hand & state.follow
        if held and self._joker_comes_in and hand & JOKER and state.strain == NO_TRUMP and self._joker_is_free(state):
            return held | JOKER
        return held or hand

    def _joker_is_free(self, state: Playing) -> bool:
        """True if a hand that can follow may play a joker to this trick at no trump."""
        led = [self.setting.followers(state.strain, trick[0], state.named) for trick in state.tricks]
        return sight.joker_is_free(self.setting.joker, state.follow, led)

    def names(self, strain: int) -> bool:
        """True if a suit is named when the joker is led (Rule.JOKER_LED)."""
        return strain == NO_TRUMP or self.options.joker_lead_naming == "always"

    def nameable(self, state: Playing) -> tuple[int, ...]:
        """The suits that may be named: those the leader has not failed to follow, else all (Rule.NAMED_SUIT).

        Cards count as their suit in this deal (the bowers as trumps), and only evidence from tricks counts.
        """
        _, out = sight.shown(
            self.setting,
            state.strain,
            state.bargain.sits_out,
            state.leaders,
            (*state.tricks, state.trick),
            state.named,
        )
        suits = self.setting.orders[state.strain].suits
        return tuple(suit for suit in range(4) if not out[state.seat] & suits[suit]) or tuple(range(4))

    def _refuse_play(self, state: Playing, card: Card) -> Refusal | None:
        """Return why the seat to play may not play an illegal card."""
        hand = state.bargain.hands[state.seat] & ~state.gone
        if not hand >> card & 1:
            return not_held(card)
        if not state.trick:
            return Rule.JOKER_LED.refuse(say("name-a-suit"))
        order = self.setting.orders[state.strain]
        led = order.suits.index(state.follow)
        if card == BIG_JOKER and state.strain == NO_TRUMP:
            if self._joker_comes_in:
                return Rule.JOKER_AT_NO_TRUMP.refuse(say("joker-too-late", suit=SPOKEN_SUITS[led]))
            return Rule.JOKER_NOT_LED.refuse(say("joker-waits", suit=SPOKEN_SUITS[led]))
        return Rule.FOLLOW.refuse(must_follow(order, state.trick, hand & state.follow, card))

    def _refuse_naming(self, state: Playing, suit: int) -> Refusal | None:
        if not state.bargain.hands[state.seat] & ~state.gone & JOKER:
            return Refusal(None, say("no-joker"))
        if state.trick:
            return Rule.JOKER_LED.refuse(say("joker-not-led"))
        if not self.names(state.strain):
            return Rule.PLAIN_JOKER_LED.refuse(say("joker-calls-for-trumps"))
        if suit not in self.nameable(state):
            return Rule.NAMED_SUIT.refuse(say("shown-out", suit=SPOKEN_SUITS[suit]))
        return None

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if type(state) is Playing:
            hand = state.bargain.hands[seat] & ~state.gone
            if state.trick:
                return plays(self._following(state, hand))
            if hand & JOKER and self.names(state.strain):
                return (*plays(hand ^ JOKER), *[JOKER_LEADS[suit] for suit in self.nameable(state)])
            return plays(hand)
        match state:
            case Bidding():
                return PASS, *self.ladder.open_bids(state)
            case Discarding():
                return Discards(state.bargain.hands[seat] | state.bargain.middle, self.setting.middle)
            case Announcing(asked=True):
                return REDEAL, PLAY_ON
            case Announcing():
                return (NO, ACE_NO_FACE) if announces(state.hands[seat]) else (NO,)
        return ()

    def offers(self, state: State, seat: Seat) -> Iterable[Offer]:
        tried = self.moves(state, seat)
        match state:
            case Playing():
                hand = state.bargain.hands[seat] & ~state.gone
                names = not state.trick and hand & JOKER and self.names(state.strain)
                tried = (*plays(hand), *JOKER_LEADS) if names else plays(hand)
            case Bidding():
                tried = PASS, *self.ladder.shown(state)
            case Announcing(asked=False):
                tried = NO, ACE_NO_FACE
            case Discarding():
                ways = Discards(state.bargain.hands[seat] | state.bargain.middle, self.setting.middle)
                return (Offer(ways[0], most=ways[-1]),)
        return [Offer(move, self.refusal(state, seat, move)) for move in tried]

    # -- effects of moves ------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(state) is Playing:
            return self._play_card(state, move)
        match state, move:
            case Bidding(), Pass() | Bid() | Nullo() | OpenNullo() | GrandNullo():
                return self._call(state, move)
            case Discarding(), Discard(cards):
                return self._discard(state.bargain, state.seat, holding(cards))
            case Announcing(asked=False), No() | AceNoFace():
                return self._announce(state, (*state.announced, isinstance(move, AceNoFace)), answered=False)
            case Announcing(), PlayOn():
                return self._announce(state, state.announced, answered=True)
            case Announcing(), Redeal():
                return Opening(state.match)
            case Opening(), Deal(cards):
                return self._deal(state.match, cards)
        assert isinstance(move, HighCards | FirstDealer), "a move is checked before it is played"
        return Opening(msgspec.structs.replace(self.match(state), dealer=first_dealer(move)))

    def _deal(self, match: Match, cards: Pack) -> State:
        """Deal ten cards each and the middle, in packets from the dealer's left (Rule.DEAL, Rule.PACKETS)."""
        piles: dict[int | str, list[Card]] = {place: [] for place in (*range(self.seats), "middle", "aside")}
        for place, each in zip(self.setting.layout, cards, strict=True):
            piles[place].append(each)
        left = match.dealer + 1
        hands = tuple(holding(piles[(seat - left) % self.seats]) for seat in range(self.seats))
        middle = holding(piles["middle"])
        if self.options.ace_no_face:
            return Announcing(match, hands, middle, (), asked=False)
        return Bidding(match, hands, middle, (), ())

    def _announce(self, state: Announcing, announced: tuple[bool, ...], *, answered: bool) -> State:
        if announced[-1] and not answered:
            return Announcing(state.match, state.hands, state.middle, announced, asked=True)
        if len(announced) < self.seats:
            return Announcing(state.match, state.hands, state.middle, announced, asked=False)
        return Bidding(state.match, state.hands, state.middle, announced, ())

    def _call(self, state: Bidding, call: Call) -> State:
        """Continue the auction, or make the last bidder the declarer (Rule.ROUNDS, Rule.TOP_BID, Rule.DECLARER)."""
        calls = extended(self.ladder.terms, state.calls, call)
        if call != GRAND_NULLO and not is_over(self.ladder.terms, calls):
            return Bidding(state.match, state.hands, state.middle, state.announced, calls)
        if (place := last_bid(calls)) is None:
            return self._all_passed(state, calls)
        contract = calls[place]
        assert not isinstance(contract, Pass), "the last bid is no pass"
        declarer = (state.match.dealer + 1 + place) % self.seats
        sits_out = self.setting.sitting_out(declarer) if contract in (NULLO, OPEN_NULLO) else -1  # (Rule.SITS_OUT)
        bargain = Bargain(state.match, state.hands, state.middle, state.announced, calls, contract, declarer, sits_out)
        return Discarding(bargain, declarer)

    def _all_passed(self, state: Bidding, calls: tuple[Call, ...]) -> State:
        """Play without a contract at no trump, or throw the deal in (Rule.ALL_PASS)."""
        next_dealer = (state.match.dealer + 1) % self.seats
        if self.options.all_pass == "play_no_trump":
            bargain = Bargain(state.match, state.hands, state.middle, state.announced, calls, None, -1)
            return self._open_play(bargain, next_dealer)
        same = self.options.all_pass == "redeal_same_dealer"
        return Opening(state.match if same else msgspec.structs.replace(state.match, dealer=next_dealer))

    def _discard(self, bargain: Bargain, seat: Seat, cards: Holding) -> State:
        """Discard cards to the middle; in grand nullo they first go to the partner, who discards in turn."""
        hands = list(bargain.hands)
        hands[seat] = (hands[seat] | bargain.middle) & ~cards
        passed = bargain.passed
        passing_on = bargain.contract == GRAND_NULLO and seat == bargain.declarer  # (Rule.MIDDLE_PASSED_ON)
        if passing_on:
            passed = cards
        after = msgspec.structs.replace(bargain, hands=tuple(hands), middle=cards, passed=passed)
        return Discarding(after, self.setting.partner(seat)) if passing_on else self._open_play(after, bargain.declarer)

    def _open_play(self, bargain: Bargain, leader: Seat) -> Playing:
        """Start the play: the declarer leads, without a contract the dealer's left (Rule.LEADER)."""
        strain = strain_of(bargain.contract)
        return Playing(bargain, strain, 0, leader, (), 0, -1, (), (leader,))

    def _play_card(self, state: Playing, move: Move) -> State:
        bargain, strain, named = state.bargain, state.strain, state.named
        if type(move) is Play:
            card = move.card
            follow = state.follow or self.setting.followed_by[strain][card]
        else:
            assert isinstance(move, LeadJoker), "a move is checked before it is played"
            card, named = BIG_JOKER, move.suit
            follow = self.setting.orders[strain].suits[named]
        trick, gone, leader = state.trick + (card,), state.gone | 1 << card, state.leaders[-1]
        seat = self.setting.next[bargain.sits_out][state.seat]  # to the left (Rule.LEFTWARD)
        if seat != leader:
            return Playing(bargain, strain, gone, seat, trick, follow, named, state.tricks, state.leaders)
        winner = self.setting.rounds[bargain.sits_out][leader][
            self.setting.orders[strain].winner(trick)
        ]  # (Rule.WINNER)
        leaders = state.leaders + (winner,)  # (Rule.WINNER_LEADS)
        if len(leaders) > TRICKS:
            return self._finish(bargain, taken_by(leaders, self.seats))
        return Playing(bargain, strain, gone, winner, (), 0, named, state.tricks + (trick,), leaders)

    def _finish(self, bargain: Bargain, taken: tuple[int, ...]) -> State:
        """Score a deal after all ten tricks (Rule.ALL_TRICKS), then deal again or end the match."""
        match = score_deal(self.options, bargain, taken)
        kept_by = bargain.declarer % self.setting.sides if is_kept(bargain, taken) else None
        outcome = end(self.options, match, kept_by, self.seats)
        return Ended(match, outcome) if outcome else Opening(match)

    def layout(self, state: State) -> tuple[str, ...]:
        if not isinstance(state, Opening) or state.match.dealer < 0:
            return ()
        left = state.match.dealer + 1
        return tuple(
            place if isinstance(place, str) else str((left + place) % self.seats) for place in self.setting.layout
        )

    # -- views and standing ----------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.setting, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.setting, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        match move:
            case Deal():
                return None
            case Discard() if not sight.sees_discard(state, seat):  # (Rule.MIDDLE_HIDDEN)
                return None
        return move

    def standing(self, state: State) -> Standing:
        match = self.match(state)
        return Standing(match.deals, match.totals, match.sheet)


_DUE: Final = {
    Bidding: DUE_BID,
    Playing: DUE_PLAY,
}
"""The move that each state waits for, in words."""

GAME = FiveHundred
