"""German Whist from the draw for dealer to the last score: whose turn it is, legal moves and their results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from german_whist import say, sight
from german_whist.clauses import Rule
from german_whist.rules import ALL_TRICKS, BEATEN_BY, HAND, ORDERS, PACK, GermanWhistOptions
from german_whist.scoring import outcome, score_deal
from german_whist.state import LEXICON, Ended, Match, Move, Opening, Playing, State, View
from spadille.cards.card import SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import NATURE, Chance, Decide, Game, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.parts.dealing import (
    Deal,
    FirstDealer,
    HighCards,
    draw_first_dealer,
    first_dealer,
    refuse_deal,
    refuse_first_dealer,
)
from spadille.parts.tricks import Play, plays
from spadille.parts.turns import not_by_chance, refuse_turn

_DECIDE: Final = (Decide((0,)), Decide((1,)))
_STOCK: Final = ("upcard", *("stock",) * (len(PACK) - 2 * HAND - 1))
_LAYOUTS: Final = (("1", "0") * HAND + _STOCK, ("0", "1") * HAND + _STOCK)
"""By dealer: card by card from the other player on, then the upcard and the stock (Rule.DEAL, Rule.STOCK)."""


class GermanWhist(Game[GermanWhistOptions, State, Move, View]):
    """German Whist for two (Rule.SEATS)."""

    name = "german_whist"

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return Opening(Match(-1, (0, 0), ()))

    def turn(self, state: State) -> Turn:
        match state:
            case Playing():
                return _DECIDE[state.seat]
            case Ended():
                return Over(state.outcome)
        return Chance("dealer" if state.match.dealer < 0 else "deal")

    # -- legal moves ------------------------------------------------------------------------

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat == NATURE:
            return self._refuse_chance(state, move)
        if (no := refuse_turn(self.turn(state), seat)) is not None:
            return no
        match state, move:
            case Playing(), Play(card):
                return self._refuse_play(state, card)
        return Refusal(None, say("card-due", move=repr(self.spell(move)[:40])))

    def legal(self, state: Playing) -> Holding:
        """The cards that the seat on turn may play, in either half (Rule.ANY_LEAD, Rule.ANY_CARD, Rule.SECOND_HALF)."""
        hand = state.hands[state.seat]
        return ORDERS[0].follow(hand, state.trick[0].suit) if state.trick else hand

    def _refuse_play(self, state: Playing, card: Card) -> Refusal | None:
        if not state.hands[state.seat] >> card & 1:
            return Refusal(None, say("not-in-hand", card=card))
        if self.legal(state) >> card & 1:
            return None
        return Refusal(Rule.FOLLOW, say("follow", suit=SPOKEN_SUITS[state.trick[0].suit]))

    def _refuse_chance(self, state: State, move: Move) -> Refusal | None:
        match state, move:
            case Opening(), HighCards() | FirstDealer() if state.match.dealer < 0:
                return refuse_first_dealer(move, self.options.first_dealer, self.seats)
            case Opening(), Deal(cards) if state.match.dealer >= 0:
                return refuse_deal(cards, PACK)
        return not_by_chance(self.spell(move))

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        assert isinstance(state, Playing), "a seat moves only while cards are played"
        return plays(self.legal(state))

    def offers(self, state: State, seat: Seat) -> Iterable[Offer]:
        """Every card of the hand, illegal ones with the reason."""
        assert isinstance(state, Playing), "a seat moves only while cards are played"
        return [Offer(move, self.refusal(state, seat, move)) for move in plays(state.hands[seat])]

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        match state, move:
            case Playing(), Play(card):
                return self._play_card(state, card)
            case Opening(), Deal(cards):
                return self._deal(state.match, cards)
        assert isinstance(move, HighCards | FirstDealer), "a move is checked before it is played"
        # the higher card deals (Rule.HIGHER_DEALS), or chance chooses (Rule.FIRST_DEALER)
        return Opening(msgspec.structs.replace(state.match, dealer=first_dealer(move)))

    def _deal(self, match: Match, cards: Pack) -> Playing:
        """Deal thirteen each, turn a card up for trumps (Rule.TRUMPS), the rest face down."""
        non_dealer, dealer = holding(cards[0 : 2 * HAND : 2]), holding(cards[1 : 2 * HAND : 2])
        hands = (non_dealer, dealer) if match.dealer else (dealer, non_dealer)
        leader = 1 - match.dealer  # (Rule.FIRST_LEAD)
        turned, stock = cards[2 * HAND : 2 * HAND + 1], cards[2 * HAND + 1 :]
        return Playing(match, hands, stock, turned, leader, (), (), (leader,))

    def _play_card(self, state: Playing, card: Card) -> State:
        seat = state.seat
        mine = state.hands[seat] ^ 1 << card
        hands = (state.hands[0], mine) if seat else (mine, state.hands[1])
        if not state.trick:
            return msgspec.structs.replace(state, hands=hands, seat=1 - seat, trick=(card,))
        led = state.trick[0]
        winner = seat if BEATEN_BY[state.turned[0].suit][led] >> card & 1 else 1 - seat
        tricks, leaders = (*state.tricks, (led, card)), (*state.leaders, winner)  # (Rule.WINNER_LEADS)
        if len(tricks) == ALL_TRICKS:
            return self._end_deal(state.match, leaders[1:])
        stock, turned = state.stock, state.turned
        if stock:
            # the winner takes the card face up, the loser the next one (Rule.UPCARD_TO_WINNER, Rule.HIDDEN_TO_LOSER)
            drawn = (1 << stock[0], 1 << turned[-1]) if winner else (1 << turned[-1], 1 << stock[0])
            hands = (hands[0] | drawn[0], hands[1] | drawn[1])
            stock, turned = stock[2:], turned + stock[1:2]  # no card is left to turn up at the end (Rule.NEXT_UPCARD)
        return Playing(state.match, hands, stock, turned, winner, (), tricks, leaders)

    def _end_deal(self, match: Match, winners: tuple[Seat, ...]) -> State:
        scored = score_deal(self.options, match, winners)
        over = outcome(self.options, scored)
        return Opening(scored) if over is None else Ended(scored, over)

    def draw(self, state: State, rng: Rng) -> Move:
        if state.match.dealer < 0:
            return draw_first_dealer(self.options.first_dealer, self.seats, rng)
        return Deal(shuffled(PACK, rng))

    def layout(self, state: State) -> tuple[str, ...]:
        return _LAYOUTS[state.match.dealer] if isinstance(state, Opening) and state.match.dealer >= 0 else ()

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None if isinstance(move, Deal) else move

    def standing(self, state: State) -> Standing:
        return Standing(len(state.match.sheet), state.match.totals, state.match.sheet)

    def spell(self, move: Move) -> str:
        return LEXICON.spell(move)

    def read(self, text: str) -> Move:
        return LEXICON.read(text)


GAME = GermanWhist
