"""Mini Baccarat from the shuffle to the last coup: whose turn it is, legal moves and their results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from spadille.cards.pack import Pack, shoe, shuffled, verify_pack
from spadille.core.contract import NATURE, Chance, Decide, Game, Offer, Over, Refusal, Rng, Seat, Standing, Turn
from spadille.core.words import Message
from spadille.games.mini_baccarat import say, scoring, sight
from spadille.games.mini_baccarat.bets import prices
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BETS, deal
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.state import (
    LEAVE,
    LEXICON,
    READY,
    WAGER_ON,
    WAGERS,
    Betting,
    Cut,
    Cutting,
    Ended,
    Leave,
    Ledger,
    Move,
    Ready,
    Settled,
    Shuffle,
    Shuffling,
    State,
    View,
    Wager,
)
from spadille.parts import say as shared
from spadille.parts.amounts import Amounts, Listing
from spadille.parts.turns import GAME_OVER, UNDEALT, not_by_chance, out_of_phase
from spadille.parts.wagers import HUNDREDTHS, stakes, write_chips

_DUE: Final = {Cutting: say("due-cut"), Betting: say("due-bet")}


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat])


class MiniBaccarat(Game[MiniBaccaratOptions, State, Move, View]):
    """Mini Baccarat for up to nine bettors (Rule.SEATS); the house deals and decides nothing (Rule.DEALER_ONLY)."""

    name, lexicon = "mini_baccarat", LEXICON

    def __init__(self, options: MiniBaccaratOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.pack: Pack = shoe(options.decks)  # (Rule.PACK)
        self.size = len(self.pack)
        self.marker = self.size - options.marker_from_end  # (Rule.MARKER)
        self.prices = prices(options)
        self.places = tuple([spot.place for spot in self.prices.spots])
        """The spots of this table (Rule.SPOTS, Rule.SIDE_BETS)."""
        self._always: tuple[Move, ...] = (READY, LEAVE, *[WAGERS[place][0] for place in self.places])
        """Moves that a seat may make with any bankroll: be ready, leave, clear a spot."""
        self._width = self.prices.width
        self._sorted = sorted(self.pack)
        self._cuts = tuple(Cut(cards) for cards in range(1, self.size))
        self._least = options.min_bet * HUNDREDTHS
        self._bare = (0,) * (self._width * seats)

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Shuffling:
        purse = self.options.chips * HUNDREDTHS
        return Shuffling(Ledger((purse,) * self.seats, tuple(range(self.seats)), (), ()))

    def turn(self, state: State) -> Turn:
        if type(state) is Betting:
            return Decide(state.waiting)
        match state:
            case Cutting(ledger):
                return Decide(ledger.seated[:1])
            case Ended():
                return Over(state.outcome)
        return Chance("shoe")

    # -- legal moves ------------------------------------------------------------------------

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if type(state) is Betting and seat in state.waiting:
            if type(move) is Wager:
                return self.refuse_wager(state.ledger, state.stakes, seat, move)
            if type(move) is Ready or type(move) is Leave:
                return None
        if seat == NATURE:
            return self._refuse_chance(state, move)
        match state:
            case Shuffling():
                return Refusal(None, UNDEALT)
            case Ended():
                return Refusal(None, GAME_OVER)
            case Cutting(ledger) if seat == ledger.seated[0]:
                if type(move) is Cut:
                    return self._refuse_cut(move)
            case Cutting():
                return Refusal(None, say("another-cuts"))
            case Betting() if seat not in state.waiting:
                return Refusal(None, self._idle(state, seat))
        return out_of_phase(_DUE[type(state)])

    def refuse_wager(self, ledger: Ledger, laid: tuple[int, ...], seat: Seat, wager: Wager) -> Refusal | None:
        """Refuse a stake outside min_bet to max_bet (0 clears a spot), or total stakes above the bankroll."""
        chips, rules = wager.chips, self.options
        if wager.spot not in self.places:
            return Rule.SIDE_BETS.refuse(say("no-such-bet", spot=say("on-spot", spot=BETS[wager.spot])))
        if not chips or chips in self.room(ledger, laid, seat, wager.spot):
            return None
        if chips < rules.min_bet:
            reason = shared("smallest-bet-is", chips=rules.min_bet)
        elif rules.max_bet is not None and chips > rules.max_bet:
            reason = say("bet-too-large", chips=rules.max_bet)
        else:
            others = self._others(laid, seat, wager.spot)
            purse = write_chips(ledger.bankrolls[seat])
            reason = say("bets-too-many", chips=others + chips, purse=purse)
        return Rule.STAKES.refuse(reason)

    def room(self, ledger: Ledger, laid: tuple[int, ...], seat: Seat, spot: int) -> range:
        """The range of stakes for a seat on a spot, with its stakes on the other spots (Rule.SPOTS)."""
        others = self._others(laid, seat, spot)
        return stakes(self.options.min_bet, self.options.max_bet, ledger.bankrolls[seat] // HUNDREDTHS - others)

    def _others(self, laid: tuple[int, ...], seat: Seat, spot: int) -> int:
        """The chips on the other spots of a seat."""
        first = self._width * seat
        return sum(laid[first : first + self._width]) - laid[first + spot]

    def _refuse_cut(self, cut: Cut) -> Refusal | None:
        if 0 < cut.cards < self.size:
            return None
        return Rule.CUT.refuse(shared("cut-how-many", most=self.size - 1))

    def _idle(self, state: Betting, seat: Seat) -> Message:
        """The reason why a seat may not move while others bet (Rule.CHANGING)."""
        if seat in state.ledger.seated:
            return say("ready-already")
        return say("left-already")

    def _refuse_chance(self, state: State, move: Move) -> Refusal | None:
        if not (isinstance(state, Shuffling) and isinstance(move, Shuffle)):
            return not_by_chance(self.spell(move))
        if sorted(move.cards) == self._sorted:
            return None
        found = verify_pack(move.cards, self.pack)
        return Refusal(None, say("no-shoe", packs=self.options.decks, cards=self.size, found=found.words))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if not isinstance(state, Betting):
            return self._cuts
        return Listing(self._always, partial(self._wagers, state, seat))

    def _wagers(self, state: Betting, seat: Seat) -> Iterator[Amounts[Move]]:
        """Yield the range of bets of a seat on each spot."""
        for spot in self.places:
            yield Amounts(WAGER_ON[spot], self.room(state.ledger, state.stakes, seat, spot))

    def offers(self, state: State, seat: Seat) -> Sequence[Offer]:
        if not isinstance(state, Betting):
            return (Offer(self._cuts[0], most=self._cuts[-1]),)
        bets = [self._bet(state, seat, spot) for spot in self.places]
        return (*bets, *[Offer(WAGERS[spot][0]) for spot in self.places], Offer(READY), Offer(LEAVE))

    def _bet(self, state: Betting, seat: Seat, spot: int) -> Offer:
        """The offer for a spot; the smallest bet with its refusal if the bankroll is too small for any."""
        room = self.room(state.ledger, state.stakes, seat, spot)
        if room:
            return Offer(Wager(spot, room[0]), most=Wager(spot, room[-1]))
        least = Wager(spot, self.options.min_bet)
        return Offer(least, self.refuse_wager(state.ledger, state.stakes, seat, least))

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(state) is Betting:
            ledger, waiting = state.ledger, state.waiting
            if type(move) is Wager:  # any earlier bet is replaced (Rule.CHANGING)
                at = self._width * seat + move.spot
                laid = (*state.stakes[:at], move.chips, *state.stakes[at + 1 :])
                return Betting(ledger, state.shoe, state.at, state.last, laid, waiting)
            if type(move) is Leave:
                return self._leave(state, seat)
            if len(waiting) == 1:  # all still in are ready
                return self._coup(state, ledger, state.stakes)
            return Betting(ledger, state.shoe, state.at, state.last, state.stakes, _without(waiting, seat))
        match state, move:
            case Shuffling(ledger), Shuffle(cards):
                return Cutting(ledger, cards)
        assert isinstance(state, Cutting), "a move is checked before it is played"
        assert isinstance(move, Cut), "a move is checked before it is played"
        return self._open(state.ledger, state.cards[move.cards :] + state.cards[: move.cards])  # (Rule.CUT)

    def _open(self, ledger: Ledger, cards: Pack) -> Betting:
        """Put the cards in the shoe: burn, and take bets (Rule.SHOE, Rule.BURN)."""
        at = sight.burned_from(self.options, cards[0])
        return Betting(ledger, cards, at, False, self._bare, ledger.seated)

    def _leave(self, state: Betting, seat: Seat) -> State:
        """Take a seat's bets back; deal the coup if only this seat was missing, end the game if no seat is left."""
        old, waiting = state.ledger, _without(state.waiting, seat)
        ledger = Ledger(old.bankrolls, _without(old.seated, seat), old.coups, old.earlier)
        width = self._width
        laid = (*state.stakes[: width * seat], *self._bare[:width], *state.stakes[width * (seat + 1) :])
        if waiting:
            return Betting(ledger, state.shoe, state.at, state.last, laid, waiting)
        return self._coup(state, ledger, laid) if ledger.seated else self._end(ledger)

    def _coup(self, state: Betting, ledger: Ledger, laid: tuple[int, ...]) -> State:
        """Deal a coup and settle it; go on with the next one, another shoe, or the end (Rule.NEXT_COUP)."""
        coup, at = deal(state.shoe, state.at)
        bankrolls = scoring.settle(ledger.bankrolls, laid, self.prices.returns(coup))
        least, seated = self._least, ledger.seated
        if min(bankrolls) < least:  # out by itself
            seated = tuple([seat for seat in seated if bankrolls[seat] >= least])
        ledger = Ledger(bankrolls, seated, (*ledger.coups, Settled(coup, laid)), ledger.earlier)
        appeared = at >= self.marker
        if not seated or (appeared and (state.last or self.options.after_marker == "finish_hand")):
            return self._end_shoe(ledger)
        return Betting(ledger, state.shoe, at, appeared, self._bare, seated)

    def _end_shoe(self, ledger: Ledger) -> State:
        """Shuffle, as the marker requires (Rule.RESHUFFLE), unless the game is over."""
        if not ledger.seated or len(ledger.earlier) + 1 >= self.options.shoes:
            return self._end(ledger)
        return Shuffling(Ledger(ledger.bankrolls, ledger.seated, (), (*ledger.earlier, ledger.coups)))

    def _end(self, ledger: Ledger) -> Ended:
        return Ended(ledger, scoring.outcome(self.options, ledger.bankrolls))

    def draw(self, state: State, rng: Rng) -> Move:
        return Shuffle(shuffled(self.pack, rng))

    def layout(self, state: State) -> tuple[str, ...]:
        return ("shoe",) * self.size if isinstance(state, Shuffling) else ()

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.options, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.options, self.pack, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None if isinstance(move, Shuffle) else move  # backs only, also at the cut (Rule.BACKS_ONLY)

    def standing(self, state: State) -> Standing:
        ledger = state.ledger
        rack = sum(self.options.chips * HUNDREDTHS - purse for purse in ledger.bankrolls)  # (Rule.RACK)
        at = state.at if isinstance(state, Betting) else 0
        more = (("rack", (rack,)), ("discards", (at,)), ("shoe", (self.size - at,)))
        return Standing(ledger.deals, ledger.bankrolls, scoring.sheet(self.options, ledger), more)


GAME = MiniBaccarat
