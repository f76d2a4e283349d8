"""Mexican Sweat from the first dealer to the last chip: whose turn it is, legal moves and their results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD, Pack
from spadille.core.contract import Chance, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.games.mexican_sweat import say, sight
from spadille.games.mexican_sweat.clauses import Rule
from spadille.games.mexican_sweat.house import KILLS, centre_places, made_by
from spadille.games.mexican_sweat.rules import HAND, MexicanSweatOptions
from spadille.games.mexican_sweat.scoring import bar_of_card, bar_of_hand, chips_in_play, finish, post_stakes
from spadille.games.mexican_sweat.state import (
    LEXICON,
    LOOKS,
    NO_PEEK,
    PEEK,
    STAY,
    TURN_UP,
    Betting,
    Board,
    Dealt,
    Ended,
    Fate,
    Look,
    Match,
    Move,
    NoPeek,
    Opening,
    Peek,
    Peeking,
    State,
    Stay,
    Turning,
    TurnUp,
    View,
)
from spadille.parts.betting import (
    CALL,
    CHECK,
    FOLD,
    WAGERS,
    Bet,
    Fold,
    Limits,
    Pot,
    Raise,
    Wager,
    open_round,
    sizes,
    speak,
    speakers,
    wagers,
    with_dead,
    with_round,
    wrong_size,
    wrong_word,
)
from spadille.parts.dealing import Deal, DealtGame, FirstDealer, HighCards, first_dealer
from spadille.parts.showdown import PAIR, category
from spadille.parts.turns import out_of_phase


class MexicanSweat(DealtGame[MexicanSweatOptions, State, Move, View]):
    """Mexican Sweat for two to seven, with chips."""

    name, lexicon = "mexican_sweat", LEXICON
    pack = STANDARD  # (Rule.PACK)

    def __init__(self, options: MexicanSweatOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.limits = Limits(options.betting_limit, options.max_raises)
        self.kills, self.made = KILLS[options.kill_card], made_by(options.wild)
        """Function that tells if a card kills, given its number in its hand; and function that rates cards."""
        self._centre = centre_places(options)
        self._each_card = options.betting_after == "card"

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Opening:
        chips = (self.options.chips,) * self.seats
        return Opening(Match(-1, 0, chips, ()), chips, Pot())

    def turn(self, state: State) -> Turn:
        if type(state) is Turning or type(state) is Peeking:
            return self._decide[state.seat]
        if type(state) is Betting:
            return self._decide[state.round.waiting[0]]
        if type(state) is Ended:
            return Over(state.outcome)
        assert type(state) is Opening, "these are all the states"
        return Chance("dealer" if state.match.dealer < 0 else "deal")

    # -- legal moves ------------------------------------------------------------------------

    def refuse_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if type(state) is Betting and isinstance(move, WAGERS):
            return self._refuse_wager(state, move)
        match state, move:
            case Turning(), TurnUp():
                return None
            case Turning(), Look(number):
                return self._refuse_look(state, number)
            case Peeking(), Peek() | NoPeek() | Stay() | Fold():
                return self._refuse_at_peek(state, move)
            case _, Peek() | NoPeek() if not self.options.peek:
                return Rule.NO_LOOKING.refuse(say("nobody-peeks"))
        return out_of_phase(_DUE[type(state)])

    def _refuse_wager(self, state: Betting, move: Wager) -> Refusal | None:
        if (wrong := wrong_word(state.round, move)) is not None:
            return Rule.BETTING.refuse(wrong)
        if isinstance(move, Bet | Raise):
            wrong = wrong_size(state.round, move, self.sizes(state), self.limits)
            return None if wrong is None else Rule.LIMITS.refuse(wrong)
        return None

    def sizes(self, state: Betting) -> range:
        """The bets, or raises once there is a bet, that the seat to act may make."""
        board, at = state.board, state.round
        return sizes(at, self.limits, board.live, board.chips, board.pot.total + sum(at.paid))

    def _refuse_look(self, state: Turning, number: int) -> Refusal | None:
        """Refuse cards face up already: the seat to turn can look at any card still face down (Rule.LOOK_AS_MOVE)."""
        up = state.board.up[state.seat]
        if not 0 < number <= HAND:
            return Refusal(None, say("cards-numbered", most=HAND))
        if number <= up:
            return Rule.LOOK_AS_MOVE.refuse(say("face-up-already", number=number))
        return None

    def _refuse_at_peek(self, state: Peeking, move: Move) -> Refusal | None:
        """Refuse words out of order: first peek or no peek; then, after a peek, stay or fold (Rule.PEEK)."""
        peeked = state.seat in state.board.peeked
        if peeked == isinstance(move, Stay | Fold):
            return None
        return Rule.PEEK.refuse(say("stay-or-fold-now") if peeked else say("peek-or-not-first"))

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if type(state) is Betting:
            return wagers(state.round, self.sizes(state))
        if type(state) is Turning:
            return (TURN_UP, *LOOKS[state.board.up[seat] :])
        assert type(state) is Peeking, "a seat moves while peeking, turning or betting"
        return (STAY, FOLD) if seat in state.board.peeked else (NO_PEEK, PEEK)

    def offers(self, state: State, seat: Seat) -> Iterable[Offer]:
        if type(state) is Betting:
            return self._wagers_offered(state)
        if type(state) is Turning:
            looks = LOOKS[state.board.up[seat] :]
            return Offer(TURN_UP), Offer(looks[0], most=looks[-1])
        assert type(state) is Peeking, "a seat moves while peeking, turning or betting"
        return [Offer(move) for move in ((STAY, FOLD) if seat in state.board.peeked else (PEEK, NO_PEEK))]

    def _wagers_offered(self, state: Betting) -> Iterator[Offer]:
        """Yield the words of the round; where no size is legal, the smallest one with its refusal."""
        at, allowed = state.round, self.sizes(state)
        made: type[Bet | Raise] = Raise if at.bet else Bet
        yield Offer(CALL if at.bet else CHECK)
        if allowed:
            yield Offer(made(allowed[0]), most=made(allowed[-1]) if len(allowed) > 1 else None)
        else:
            least = made(at.bet + max(at.unit, at.step))
            yield Offer(least, self._refuse_wager(state, least))
        if at.bet:
            yield Offer(FOLD)

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(state) is Turning and type(move) is TurnUp:
            return self._turn_up(state.board, seat)
        if type(state) is Betting and isinstance(move, WAGERS):
            return self._wager(state, seat, move)
        match state, move:
            case Turning(), Look():
                return self._look(state.board, seat)
            case Peeking(), _:
                return self._at_peek(state, move)
            case Opening(), Deal(cards):
                return self._deal(state, cards)
        assert isinstance(move, HighCards | FirstDealer), "a move is checked before it is played"
        return post_stakes(self.options, replace(sight.match_of(state), dealer=first_dealer(move)))

    def _order(self, match: Match) -> tuple[Seat, ...]:
        """The seats that are dealt in, in dealing order: those with chips, from the dealer's left."""
        return speakers((match.dealer + 1) % self.seats, range(self.seats), chips_in_play(match))

    def _deal(self, opening: Opening, cards: Pack) -> State:
        """Deal seven cards each, one at a time (Rule.DEAL), then the kill card and the card to beat (Rule.CENTRE)."""
        order = self._order(opening.match)
        centre = dict(zip(self._centre, cards[HAND * len(order) :], strict=False))
        target = centre.get("target")
        hands: list[tuple[Card, ...]] = [()] * self.seats
        fates: list[Fate] = ["away"] * self.seats
        for place, seat in enumerate(order):
            hands[seat], fates[seat] = cards[place : HAND * len(order) : len(order)], "in"
        dealt = Dealt(replace(opening.match, shown=()), tuple(hands), centre.get("kill"), target)
        up, live, bar = (0,) * self.seats, tuple(sorted(order)), bar_of_card(self.options, target)
        board = Board(dealt, opening.chips, opening.pot, up, live, (), tuple(fates), (), -1, bar)
        # The dealer's left plays first (Rule.FIRST_TURN).
        return Peeking(board, order[0]) if self.options.peek else Turning(board, order[0])

    def _at_peek(self, state: Peeking, move: Move) -> State:
        """Let every seat peek once, then stay or fold (Rule.PEEK)."""
        board, seat = state.board, state.seat
        if isinstance(move, Peek):
            return Peeking(replace(board, peeked=(*board.peeked, seat)), seat)
        order = self._order(board.dealt.match)
        place = order.index(seat) + 1
        if isinstance(move, Fold):
            board = _gone(board, seat, "folded")
            if len(board.live) == 1:
                return self._finish(board)
        return Peeking(board, order[place]) if place < len(order) else self._next_turn(board, board.dealt.match.dealer)

    def _turn_up(self, board: Board, seat: Seat) -> State:
        """Turn up one card (Rule.ONE_BY_ONE): it kills, beats the target, is the last one, or the turn goes on."""
        dealt, turned = board.dealt, board.up[seat] + 1
        hand = dealt.hands[seat][:turned]
        up = (*board.up[:seat], turned, *board.up[seat + 1 :])
        board = replace(board, up=up)
        if self.kills(hand[-1], turned, dealt.kill):  # with any hand (Rule.KILL)
            return self._out(board, seat, "killed")
        shown = self.made(hand)
        if shown > board.bar:  # at once (Rule.STOP), and the seat opens the betting (Rule.SUCCESS_OPENS)
            return self._bet(replace(board, ahead=seat, bar=bar_of_hand(self.options, shown)), seat, seat)
        if turned == HAND:
            return self._out(board, seat, "beaten")
        return self._bet(board, seat, _opener(board)) if self._each_card else Turning(board, seat)

    def _look(self, board: Board, seat: Seat) -> State:
        """Put the seat out, stake forfeited (Rule.LOOK), or make it pay up to the pot (SWT-S15, Rule.LOOK_STAYS)."""
        penalty, pot, chips = self.options.look_penalty, board.pot.total, board.chips[seat]
        if penalty == "match_pot":
            return self._out(_fined(board, seat, min(pot, chips)), seat, "looked")
        if penalty == "pay_and_stay" and chips >= pot:
            return Turning(_fined(board, seat, pot), seat)
        return self._out(board, seat, "looked")

    def _out(self, board: Board, seat: Seat, fate: Fate) -> State:
        """Put a seat out at its turn; the next one turns at once if bets follow only a new leader
        (Rule.BET_AT_NEW_LEADER).
        """
        board = _gone(board, seat, fate)
        if len(board.live) == 1:
            return self._finish(board)
        if self.options.betting_after == "leader":
            return self._next_turn(board, seat)
        return self._bet(board, seat, _opener(board))

    def _bet(self, board: Board, turned: Seat, opener: Seat) -> State:
        """Open a betting round at a seat or the next one with chips; skip it if only one could bet (SWT-S13)."""
        waiting = speakers(opener, board.live, board.chips)
        if len(waiting) < 2:
            return self._next_turn(board, turned)
        unit = self.options.bet * (2 if self._doubled(board, waiting[0]) else 1)
        return Betting(board, open_round(waiting, self.seats, unit), turned)

    def _doubled(self, board: Board, opener: Seat) -> bool:
        """True if a pair or better doubles the bets: the opener's, or anybody's so far (Rule.DOUBLED_FOR_THE_DEAL)."""
        if not self.options.pair_doubles_min_bet:
            return False
        seats = (opener,) if self.options.pair_doubles_for == "round" else range(self.seats)
        return any(category(self.made(self._shown(board, seat))) >= PAIR for seat in seats)

    def _shown(self, board: Board, seat: Seat) -> tuple[Card, ...]:
        return board.dealt.hands[seat][: board.up[seat]]

    def _wager(self, state: Betting, seat: Seat, move: Wager) -> State:
        at, chips = speak(state.round, move, state.board.live, state.board.chips)
        board = state.board
        if isinstance(move, Fold):
            board = self._fall_back(_gone(board, seat, "folded"), seat)
        elif chips is not board.chips:
            board = replace(board, chips=chips)
        over = len(board.live) == 1
        if at.waiting and not over:
            return Betting(board, at, state.turned)
        board = replace(board, pot=with_round(board.pot, at.paid))
        return self._finish(board) if over else self._next_turn(board, state.turned)

    def _fall_back(self, board: Board, folded: Seat) -> Board:
        """Replace the standing hand if its seat folds: by the best exposed hand still in, else the card to beat
        (SWT-S9).

        A hand in the middle of its turn may not have beaten the card yet (Rule.BET_AT_EVERY_CARD).
        """
        if folded != board.ahead:
            return board
        card = bar_of_card(self.options, board.dealt.target)
        shown = {seat: made for seat in board.live if (made := self.made(self._shown(board, seat))) > card}
        if not shown:
            return replace(board, ahead=-1, bar=card)
        best = max(shown, key=lambda seat: shown[seat])
        return replace(board, ahead=best, bar=bar_of_hand(self.options, shown[best]))

    def _next_turn(self, board: Board, turned: Seat) -> State:
        """Pass the turn to the left (Rule.LEFTWARD); a hand that is all face up and beaten is out (SWT-S8)."""
        if self.goes_on(board, turned):
            return Turning(board, turned)
        seat = next((each for each in board.live if each > turned), board.live[0])
        return Turning(board, seat) if board.up[seat] < HAND else self._out(board, seat, "beaten")

    def goes_on(self, board: Board, turned: Seat) -> bool:
        """True if a seat is in the middle of its turn: it has cards up and more to come (Rule.BET_AT_EVERY_CARD)."""
        return self._each_card and turned != board.ahead and turned in board.live and 0 < board.up[turned] < HAND

    def _finish(self, board: Board) -> State:
        """Let the last seat win (Rule.BEATEN); then start the next deal, if any."""
        match, outcome = finish(self.options, board)
        return Ended(match, outcome) if outcome else post_stakes(self.options, match)

    def layout(self, state: State) -> tuple[str, ...]:
        if not isinstance(state, Opening) or state.match.dealer < 0:
            return ()
        order = self._order(state.match)
        places = [str(seat) for seat in order] * HAND + [*self._centre]
        return (*places, *["stock"] * (len(STANDARD) - len(places)))

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.options, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.options, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None if isinstance(move, Deal) else move

    def standing(self, state: State) -> Standing:
        """The score: chips in front of the seats, without the pot."""
        match = sight.match_of(state)
        return Standing(match.deals, sight.chips_of(state), match.sheet)


def _opener(board: Board) -> Seat:
    """The seat that opens the betting where no hand has got ahead: that of the standing hand, else the dealer.

    (Rule.STANDING_OPENS, Rule.DEALER_OPENS)
    """
    return board.dealt.match.dealer if board.ahead < 0 else board.ahead


def _fined(board: Board, seat: Seat, fine: int) -> Board:
    """The board after a seat has paid dead money into the pot."""
    chips = (*board.chips[:seat], board.chips[seat] - fine, *board.chips[seat + 1 :])
    return replace(board, chips=chips, pot=with_dead(board.pot, fine))


def _gone(board: Board, seat: Seat, fate: Fate) -> Board:
    """The board after a seat has gone out."""
    return replace(
        board,
        live=tuple([each for each in board.live if each != seat]),
        left=(*board.left, seat),
        fates=(*board.fates[:seat], fate, *board.fates[seat + 1 :]),
    )


_DUE: Final = {
    Peeking: say("due-peek"),
    Turning: say("due-turn"),
    Betting: say("due-bet"),
}
"""The move that each kind of state waits for, in words."""

GAME = MexicanSweat
