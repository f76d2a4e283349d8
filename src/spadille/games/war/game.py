"""War, from the deal to the last card: who turns, who takes the cards, how it ends."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import CARDS
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import (
    NATURE,
    Chance,
    Decide,
    Game,
    Outcome,
    Over,
    Refusal,
    Rng,
    Seat,
    Standing,
    Turn,
)
from spadille.games.war import sight
from spadille.games.war.rules import WarOptions, laid_at
from spadille.games.war.scoring import sheet
from spadille.games.war.state import (
    LEXICON,
    NOBODY,
    TURN_UP,
    Collect,
    Collecting,
    Ended,
    Last,
    Move,
    Opening,
    Pair,
    Playing,
    State,
    TurnUp,
    View,
    Waiting,
    Why,
)
from spadille.games.war.words import say
from spadille.parts.dealing import Deal, refuse_deal
from spadille.parts.turns import GAME_OVER, UNDEALT, not_by_chance, out_of_phase

_LAYOUT: Final = ("0", "1") * 26
_BOTH: Final = Decide((0, 1))
_OTHER: Final = (Decide((1,)), Decide((0,)))
"""Whom a seat that is ready waits for."""
_DEAL_DUE, _COLLECT_DUE = Chance("deal"), Chance("collect")
_ONLY_MOVE: Final = (TURN_UP,)  # (Rule.NO_CHOICE)
_NOTHING_LAID: Final[Pair] = (b"", b"")
_ONE_EACH: Final = (1, 1)
_RANK: Final = 15
"""The bits of a card number that are its rank; aces high, suits play no part (Rule.HIGHER)."""


class War(Game[WarOptions, State, Move, View]):
    """War for two (Rule.TWO_PLAYERS); nobody ever has a choice (Rule.NO_CHOICE)."""

    name, lexicon = "war", LEXICON

    def __init__(self, options: WarOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.lay = laid_at(options)
        self._cuts = tuple((slice(count), slice(count, None)) for count in self.lay)
        """The same as parts of a stack: what is laid, and the rest."""
        self._shuffled = options.collect_order == "shuffled"
        self._winner_first = options.collect_order == "winner_first"
        self._limit = options.max_skirmishes or -1

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return Opening()

    def turn(self, state: State) -> Turn:
        if type(state) is Playing:
            return _BOTH
        if type(state) is Waiting:
            return _OTHER[state.ready]
        if type(state) is Collecting:
            return _COLLECT_DUE
        return Over(state.outcome) if isinstance(state, Ended) else _DEAL_DUE

    # -- what may be done ------------------------------------------------------------------------

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat == NATURE:
            return self._refuse_chance(state, move)
        if isinstance(state, Ended):
            return Refusal(None, GAME_OVER)
        if not isinstance(state, Playing | Waiting):
            return Refusal(None, UNDEALT)
        if not 0 <= seat < 2:
            return Refusal(None, say("no-such-seat", seat=seat))
        if not isinstance(move, TurnUp):
            return out_of_phase(say("turn-due"))
        if isinstance(state, Waiting) and seat == state.ready:
            return Refusal(None, say("you-are-ready"))
        return None

    def _refuse_chance(self, state: State, move: Move) -> Refusal | None:
        match state, move:
            case Opening(), Deal(cards):
                return refuse_deal(cards, STANDARD)  # (Rule.PACK)
            case Collecting(), Collect(cards):
                if sorted(cards) == sorted(state.table[0] + state.table[1]):
                    return None
                count = len(state.table[0]) + len(state.table[1])
                return Refusal(None, say("collect-each", n=count, came=len(cards)))
        return not_by_chance(self.spell(move))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return _ONLY_MOVE

    # -- what follows ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(state) is Playing:
            return Waiting(state, seat)
        if type(state) is Waiting:
            return self._lay(state.playing)
        if type(state) is Collecting:
            assert isinstance(move, Collect), "a move is checked before it is played"
            mine, yours = state.stacks
            captured = bytes(move.cards)
            return self._collect(mine, yours, captured, state.winner, state.skirmishes, state.table, state.steps)
        assert isinstance(move, Deal), "a move is checked before it is played"
        stacks = bytes(move.cards[0::2]), bytes(move.cards[1::2])  # (Rule.DEAL, Rule.STACK)
        return Playing(stacks, _NOTHING_LAID, 0, 0, None)

    def _lay(self, state: Playing) -> State:
        """Both lay the cards of a step, or all they have left; the last ones are compared (Rule.SKIRMISH).

        Level ones go a step deeper (Rule.WAR, Rule.DEEPER). A seat with no card left lays nothing: its last card stands
        (Rule.SHORT).
        """
        mine, yours = state.stacks
        steps = state.steps
        laid, rest = self._cuts[steps]
        one, other = mine[laid], yours[laid]
        if steps:
            one, other = state.table[0] + one, state.table[1] + other
        mine, yours, steps = mine[rest], yours[rest], steps + 1
        high, low = one[-1] & _RANK, other[-1] & _RANK
        if high == low:
            return self._tie(Playing((mine, yours), (one, other), steps, state.skirmishes, state.last))
        winner = 0 if high > low else 1  # (Rule.HIGHER)
        if self._shuffled:
            return Collecting((mine, yours), (one, other), steps, winner, state.skirmishes)
        captured = one + other if (winner == 0) is self._winner_first else other + one
        return self._collect(mine, yours, captured, winner, state.skirmishes, (one, other), steps)

    def _tie(self, state: Playing) -> State:
        """Level cards are war, unless somebody runs short (Rule.WAR, Rule.SHORT)."""
        mine, yours = len(state.stacks[0]), len(state.stacks[1])
        if self.options.short_in_war == "lose_at_once":
            if min(mine, yours) >= self.lay[state.steps]:
                return state
            if mine != yours:
                winner = 0 if mine > yours else 1
                last = self._last(state.table, state.steps, winner)
                return _ended((52, 0) if winner == 0 else (0, 52), "short", state.skirmishes, last)
        elif mine or yours:
            return state
        return _ended((mine, yours), "short", state.skirmishes, self._last(state.table, state.steps, NOBODY))

    def _collect(
        self, mine: bytes, yours: bytes, captured: bytes, winner: Seat, skirmishes: int, table: Pair, steps: int
    ) -> State:
        """The winner's stack grows by all cards on the table, at its bottom (Rule.COLLECT)."""
        if winner:
            yours += captured
        else:
            mine += captured
        skirmishes += 1
        last = Last(winner, 1, _ONE_EACH, table) if steps == 1 else self._last(table, steps, winner)
        if mine and yours and skirmishes != self._limit:
            return Playing((mine, yours), _NOTHING_LAID, 0, skirmishes, last)
        return _ended((len(mine), len(yours)), "limit" if mine and yours else "all", skirmishes, last)

    def _last(self, table: Pair, steps: int, winner: Seat) -> Last:
        """What is remembered of a skirmish with a war."""
        return Last(winner, steps, (len(table[0]), len(table[1])), sight.shown(self.options, table, steps))

    def draw(self, state: State, rng: Rng) -> Move:
        if isinstance(state, Collecting):
            return Collect(shuffled([CARDS[each] for each in state.table[0] + state.table[1]], rng))
        return Deal(shuffled(STANDARD, rng))

    def layout(self, state: State) -> tuple[str, ...]:
        return _LAYOUT if isinstance(state, Opening) else ()

    # -- what is seen and told -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.options, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.options, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return move if isinstance(move, TurnUp) else None

    def standing(self, state: State) -> Standing:
        """The score is the number of cards in each stack; those on the table belong to nobody."""
        if isinstance(state, Opening):
            return Standing(0, (0, 0))
        if isinstance(state, Waiting):
            state = state.playing
        more = (("skirmishes", (state.skirmishes,)),)
        if isinstance(state, Ended):
            return Standing(1, state.counts, (sheet(state.counts, state.why, state.skirmishes),), more)
        laid = len(state.table[0]), len(state.table[1])
        return Standing(0, (len(state.stacks[0]), len(state.stacks[1])), (), (*more, ("table", laid)))


def _ended(counts: tuple[int, int], why: Why, skirmishes: int, last: Last) -> Ended:
    """The end: who has more cards has won (Rule.OBJECT, Rule.LIMIT)."""
    ahead = (counts[0] > counts[1]) - (counts[0] < counts[1])
    winners = () if not ahead else (0,) if ahead > 0 else (1,)
    return Ended(counts, why, skirmishes, last, Outcome((ahead, -ahead), winners))


GAME = War
