"""Two-handed Pinochle from the draw for dealer to the last score: whose turn it is, legal moves and their results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from spadille.cards.card import SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack
from spadille.core.contract import NATURE, Chance, Decide, Game, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.games.pinochle import melding, say, sight
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.rules import (
    ALL_TRICKS,
    ANSWERS,
    BEATEN_BY,
    DEALT_TO_EACH,
    NINES,
    ORDERS,
    PACK,
    PHASE_ONE,
    PinochleOptions,
)
from spadille.games.pinochle.scoring import end, nine_turned_up, running, score_deal
from spadille.games.pinochle.state import (
    DONE,
    LEXICON,
    TAKE_STOCK,
    TAKE_UPCARD,
    Dix,
    Done,
    Ended,
    Match,
    Meld,
    Melding,
    Move,
    Open,
    Opening,
    Playing,
    State,
    Swap,
    TakeStock,
    TakeUpcard,
    Taking,
    View,
)
from spadille.parts.dealing import Deal, FirstDealer, HighCards, draw_opening, first_dealer, refuse_opening
from spadille.parts.tricks import Play, must_follow, not_held, plays
from spadille.parts.turns import PLAY_A_CARD, not_by_chance, out_of_phase, refuse_turn


def _layout(dealer: Seat, packet: int) -> tuple[str, ...]:
    """The place of each card of a deal: packets in turn from the non-dealer, the upcard, the stock (Rule.DEAL)."""
    hands = (str(1 - dealer),) * packet + (str(dealer),) * packet
    stock = len(PACK) - 2 * DEALT_TO_EACH - 1
    return hands * (DEALT_TO_EACH // packet) + ("upcard",) + ("stock",) * stock


def _draw_two(state: Melding) -> Playing:
    """Let the winner draw the top card of the stock, then the loser the next (Rule.DRAW, Rule.MELD_BEFORE_DRAW)."""
    winner, stock = state.seat, state.stock
    drawn = (1 << stock[1], 1 << stock[0]) if winner else (1 << stock[0], 1 << stock[1])
    hands = (state.hands[0] | drawn[0], state.hands[1] | drawn[1])
    return Playing(state.open, hands, stock[2:], winner, (), state.tricks, state.leaders)


def _draw_last(state: Melding | Taking, *, winner: Card, loser: Card) -> Playing:
    """Let the seats draw the last two cards, which both know, and start phase two.

    Rule.LAST_STOCK_CARD, Rule.UPCARD_TO_LOSER; melded cards are in the hands already (Rule.TABLE_TO_HAND).
    """
    drawn = [0, 0]
    drawn[state.seat], drawn[1 - state.seat] = 1 << winner, 1 << loser
    hands = (state.hands[0] | drawn[0], state.hands[1] | drawn[1])
    known = (state.open.known[0] | drawn[0], state.open.known[1] | drawn[1])
    open_ = msgspec.structs.replace(state.open, known=known)
    return Playing(open_, hands, (), state.seat, (), state.tricks, state.leaders)  # (Rule.PHASE_TWO_LEAD)


class Pinochle(Game[PinochleOptions, State, Move, View]):
    """Two-handed Pinochle (Rule.SEATS)."""

    name, lexicon = "pinochle", LEXICON

    def __init__(self, options: PinochleOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self._decide = (Decide((0,)), Decide((1,)))
        self._strict = options.endgame == "strict"
        self._layouts = tuple(_layout(dealer, options.packet) for dealer in (0, 1))

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return Opening(Match(-1, 0, (0, 0), (), self.options.target))

    def turn(self, state: State) -> Turn:
        if type(state) is Playing:
            return self._decide[state.seat]
        match state:
            case Melding() | Taking():
                return self._decide[state.seat]
            case Ended():
                return Over(state.outcome)
        return Chance("dealer" if self._match(state).dealer < 0 else "deal")

    def _match(self, state: State) -> Match:
        return state.open.match if isinstance(state, Playing | Melding | Taking) else state.match

    # -- legal moves ------------------------------------------------------------------------

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if type(state) is Playing and type(move) is Play and seat == state.seat and self.legal(state) >> move.card & 1:
            return None
        if seat == NATURE:
            return self._refuse_chance(state, move)
        if (no := refuse_turn(self.turn(state), seat)) is not None:
            return no
        match state, move:
            case Playing(), Play(card):
                return self._refuse_play(state, card)
            case Playing(), Meld() | Dix() | Swap():
                return melding.refuse_out_of_phase(state, move)
            case Melding(), Meld() | Dix() | Swap():
                return melding.refuse(self.options, state, move)
            case (Melding(), Done()) | (Taking(), TakeStock() | TakeUpcard()):
                return None
        return out_of_phase(_DUE[type(state)])

    def legal(self, state: Playing) -> Holding:
        """The cards that the seat to play may play: the whole hand in phase one (Rule.ANY_CARD), and for a leader."""
        hand = state.hands[state.seat]
        if len(state.tricks) < PHASE_ONE or not state.trick or not self._strict:  # (Rule.ANY_LEAD, Rule.FREE_ENDGAME)
            return hand
        first, second = ANSWERS[state.open.trump][state.trick[0]]
        return hand & first or hand & second or hand  # (Rule.NOTHING_TO_FOLLOW, Rule.NO_DUTY_TO_WIN)

    def _refuse_play(self, state: Playing, card: Card) -> Refusal:
        """The reason why the seat whose turn it is may not play a card that is not legal."""
        hand, trump = state.hands[state.seat], state.open.trump
        if not hand >> card & 1:
            return not_held(card)
        led, suit = state.trick[0].suit, ORDERS[trump].suits
        if hand & suit[led] and card.suit != led:
            return Refusal(Rule.FOLLOW, must_follow(ORDERS[trump], state.trick, hand & suit[led], card))
        if led != trump:
            return Refusal(Rule.MUST_TRUMP, say("must-trump", suit=SPOKEN_SUITS[led]))
        return Refusal(Rule.OVERTAKE, say("overtake", card=state.trick[0].plain))

    def _refuse_chance(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(state, Opening):
            return not_by_chance(self.spell(move))
        method = self.options.first_dealer
        return refuse_opening(move, state.match.dealer, method, self.seats, PACK, self.spell)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if type(state) is Playing:
            return plays(self.legal(state))
        if isinstance(state, Melding):
            return DONE, *melding.moves(self.options, state)
        return TAKE_STOCK, TAKE_UPCARD

    def offers(self, state: State, seat: Seat) -> Iterable[Offer]:
        if type(state) is not Playing:
            return super().offers(state, seat)
        return [Offer(move, self.refusal(state, seat, move)) for move in plays(state.hands[seat])]

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(state) is Playing and type(move) is Play:
            return self._play_card(state, move.card)
        match state, move:
            case Melding(), Meld() | Dix() | Swap():
                return melding.play(state, move)
            case Melding(), Done() if len(state.tricks) < PHASE_ONE:
                return _draw_two(state)
            case Melding(), Done() if self.options.last_card_choice == "winner_chooses":
                return Taking(state.open, state.hands, state.stock, state.seat, state.tricks, state.leaders)
            case Melding() | Taking(), Done() | TakeStock():
                return _draw_last(state, winner=state.stock[0], loser=state.open.upcard)
            case Taking(), TakeUpcard():
                return _draw_last(state, winner=state.open.upcard, loser=state.stock[0])
            case Opening(), Deal(cards):
                return self._deal(state.match, cards)
        assert isinstance(move, HighCards | FirstDealer), "a move is checked before it is played"
        return Opening(msgspec.structs.replace(self._match(state), dealer=first_dealer(move)))

    def _deal(self, match: Match, cards: Pack) -> Playing:
        """Deal packets (Rule.DEAL), turn up card 25 for trumps (Rule.TRUMP); the rest is the stock (Rule.STOCK)."""
        places = self._layouts[match.dealer]
        hands = (
            holding(each for each, place in zip(cards, places, strict=True) if place == "0"),
            holding(each for each, place in zip(cards, places, strict=True) if place == "1"),
        )
        upcard = cards[2 * DEALT_TO_EACH]
        open_ = Open(match, upcard.suit, upcard, (0, 0), (0, 0), (), ())
        if upcard.plain == NINES[upcard.suit]:
            open_ = msgspec.structs.replace(open_, lines=(nine_turned_up(match.dealer),))
        leader = 1 - match.dealer  # (Rule.FIRST_LEAD)
        return Playing(open_, hands, cards[2 * DEALT_TO_EACH + 1 :], leader, (), (), (leader,))

    def _play_card(self, state: Playing, card: Card) -> State:
        seat = state.seat
        mine = state.hands[seat] ^ 1 << card  # melded or not (PIN-24)
        hands = (state.hands[0], mine) if seat else (mine, state.hands[1])
        if not state.trick:
            return Playing(state.open, hands, state.stock, 1 - seat, (card,), state.tricks, state.leaders)
        led = state.trick[0]
        winner = seat if BEATEN_BY[state.open.trump][led] >> card & 1 else 1 - seat
        tricks, leaders = (*state.tricks, (led, card)), (*state.leaders, winner)  # (Rule.WINNER_LEADS)
        if len(tricks) <= PHASE_ONE:
            return Melding(state.open, hands, state.stock, winner, tricks, leaders)
        if len(tricks) < ALL_TRICKS:
            return Playing(state.open, hands, (), winner, (), tricks, leaders)
        # both hands are empty (Rule.ALL_TRICKS)
        match, outcome = end(self.options, score_deal(state.open, tricks, leaders[1:], self.options.counting))
        return Ended(match, outcome) if outcome else Opening(match)

    def draw(self, state: State, rng: Rng) -> Move:
        return draw_opening(self._match(state).dealer, self.options.first_dealer, self.seats, PACK, rng)

    def layout(self, state: State) -> tuple[str, ...]:
        if isinstance(state, Opening) and state.match.dealer >= 0:
            return self._layouts[state.match.dealer]
        return ()

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(view, rng, strict=self._strict)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None if isinstance(move, Deal) else move

    def standing(self, state: State) -> Standing:
        match = self._match(state)
        lines = state.open.lines if isinstance(state, Playing | Melding | Taking) else ()
        return Standing(match.deals, running(match, lines), match.sheet)


_DUE: Final = {
    Playing: PLAY_A_CARD,
    Melding: say("due-meld"),
    Taking: say("due-take"),
}
"""The move that each kind of state waits for, in words."""

GAME = Pinochle
