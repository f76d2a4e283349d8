"""War from the deal to the last card: turns, captures and the end."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import CARDS
from spadille.cards.pack import shuffled
from spadille.core.contract import (
    NATURE,
    Chance,
    Decide,
    Game,
    Over,
    Refusal,
    Rng,
    Seat,
    Standing,
    Turn,
)
from spadille.games.war import say, sight
from spadille.games.war.rules import WarOptions, laid_at, pack_at, ranks_at
from spadille.games.war.scoring import outcome_of, sheet
from spadille.games.war.state import (
    LEXICON,
    NOBODY,
    TURN_UP,
    Collect,
    Collecting,
    Counts,
    Ended,
    Last,
    Move,
    Opening,
    Playing,
    Rows,
    State,
    TurnUp,
    View,
    Waiting,
    Why,
)
from spadille.parts.dealing import Deal, refuse_deal
from spadille.parts.turns import GAME_OVER, UNDEALT, not_by_chance, out_of_phase

_DEAL_DUE, _COLLECT_DUE = Chance("deal"), Chance("collect")
_ONLY_MOVE: Final = (TURN_UP,)  # (Rule.NO_CHOICE)


class War(Game[WarOptions, State, Move, View]):
    """War for two or three (Rule.TWO_PLAYERS, Rule.THREE_PLAYERS); nobody ever has a choice (Rule.NO_CHOICE)."""

    name, lexicon = "war", LEXICON

    def __init__(self, options: WarOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self.lay = laid_at(options)
        self._cuts = tuple((slice(count), slice(count, None)) for count in self.lay)
        """The number of cards laid at each step, as slices of a stack: the cards laid, and the rest."""
        self._pack, self.ranks = pack_at(options), ranks_at(options)
        self._dealt = len(self._pack) // seats * seats
        """Number of cards dealt; the rest lie aside, face down (Rule.THREE_PLAYERS)."""
        self._all = tuple(range(seats))
        self._nothing_laid: Rows = (b"",) * seats
        self._one_each: Counts = (1,) * seats
        self._shuffled = options.collect_order == "shuffled"
        self._winner_first = options.collect_order == "winner_first"
        self._tied_fight = options.who_fights == "tied"
        self._limit = options.max_skirmishes or -1
        self._short = {
            "last_card_stands": self._stand,
            "lose_at_once": self._lose,
            "take_back": self._take_back,
        }[options.short_in_war]
        """The method for a war that somebody cannot lay in full."""

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return Opening()

    def turn(self, state: State) -> Turn:
        if type(state) is Playing:
            return Decide(state.fighters)
        if type(state) is Waiting:
            ready = (state.ready, *state.also)
            return Decide(tuple([seat for seat in state.playing.fighters if seat not in ready]))
        if type(state) is Collecting:
            return _COLLECT_DUE
        return Over(state.outcome) if isinstance(state, Ended) else _DEAL_DUE

    # -- legal moves ------------------------------------------------------------------------

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat == NATURE:
            return self._refuse_chance(state, move)
        if isinstance(state, Ended):
            return Refusal(None, GAME_OVER)
        if not isinstance(state, Playing | Waiting):
            return Refusal(None, UNDEALT)
        if not 0 <= seat < self.seats:
            return Refusal(None, say("no-such-seat", last=self.seats - 1, seat=seat))
        if not isinstance(move, TurnUp):
            return out_of_phase(say("turn-due"))
        if isinstance(state, Waiting) and seat in (state.ready, *state.also):
            return Refusal(None, say("you-are-ready", seats=self.seats))
        playing = state.playing if isinstance(state, Waiting) else state
        return None if seat in playing.fighters else Refusal(None, say("you-do-not-fight"))  # (Rule.WHO_FIGHTS)

    def _refuse_chance(self, state: State, move: Move) -> Refusal | None:
        match state, move:
            case Opening(), Deal(cards):
                return refuse_deal(cards, self._pack)  # (Rule.PACK)
            case Collecting(), Collect(cards):
                laid = b"".join(state.table)
                if sorted(cards) == sorted(laid):
                    return None
                return Refusal(None, say("collect-each", n=len(laid), came=len(cards)))
        return not_by_chance(self.spell(move))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return _ONLY_MOVE

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if type(state) is Playing:
            return Waiting(state, seat)
        if type(state) is Waiting:
            if len(state.also) + 2 < len(state.playing.fighters):
                return Waiting(state.playing, state.ready, (*state.also, seat))
            return self._lay(state.playing)
        if type(state) is Collecting:
            assert isinstance(move, Collect), "a move is checked before it is played"
            return self._collect(state, bytes(move.cards))
        assert isinstance(move, Deal), "a move is checked before it is played"
        cards = bytes(move.cards)[: self._dealt]
        stacks = tuple([cards[seat :: self.seats] for seat in self._all])  # (Rule.DEAL, Rule.STACK)
        return Playing(stacks, self._nothing_laid, 0, 0, None, self._all)

    def _lay(self, state: Playing) -> State:
        """Lay the cards of a step, or all left, for each seat that turns, and compare the last ones (Rule.SKIRMISH).

        Equal ones go a step deeper (Rule.WAR, Rule.DEEPER). A seat with no card left lays nothing: its last card stands
        (Rule.SHORT).
        """
        stacks, table = list(state.stacks), list(state.table)
        laid, rest = self._cuts[state.steps]
        best, ahead = -1, [NOBODY]
        for seat in state.fighters:
            stack = stacks[seat]
            table[seat] += stack[laid]
            stacks[seat] = stack[rest]
            rank = self.ranks[table[seat][-1]]
            if rank > best:  # (Rule.HIGHER)
                best, ahead = rank, [seat]
            elif rank == best:
                ahead.append(seat)
        steps, skirmishes = state.steps + 1, state.skirmishes
        if len(ahead) > 1:
            fighters = tuple(ahead) if self._tied_fight else state.fighters  # (Rule.WHO_FIGHTS)
            level = Playing(tuple(stacks), tuple(table), steps, skirmishes, state.last, fighters)
            return self._short(level)
        over = Collecting(tuple(stacks), tuple(table), steps, ahead[0], skirmishes)
        return over if self._shuffled else self._collect(over, self._captured(over.table, over.winner))

    def _captured(self, table: Rows, winner: Seat) -> bytes:
        """The cards on the table in order: the winner's first or last, the others' clockwise (WAR-S3)."""
        others = b"".join([table[(winner + each) % self.seats] for each in range(1, self.seats)])
        return table[winner] + others if self._winner_first else others + table[winner]

    # -- wars that somebody cannot lay in full ---------------------------------------------------

    def _stand(self, state: Playing) -> State:
        """Let the last card of a seat stand; the war is drawn if nobody has another one (Rule.SHORT)."""
        if any(state.stacks[seat] for seat in state.fighters):
            return state
        return self._undecided(state)

    def _lose(self, state: Playing) -> State:
        """Of two, let the one with too few cards lose, and the one with fewer if both have too few (Rule.SHORT)."""
        counts = tuple(map(len, state.stacks))
        if min(counts) >= self.lay[state.steps]:
            return state
        if counts[0] == counts[1]:
            return self._undecided(state)
        return self._ends_short(state, 0 if counts[0] > counts[1] else 1)

    def _take_back(self, state: Playing) -> State:
        """Cancel the war: all put the cards they have laid back under their stacks (Rule.NOT_FOUGHT)."""
        if all(len(state.stacks[seat]) >= self.lay[state.steps] for seat in state.fighters):
            return state
        stacks = tuple([stack + laid for stack, laid in zip(state.stacks, state.table, strict=True)])
        return self._next(stacks, state.skirmishes + 1, self._last(state.table, state.steps, NOBODY))

    def _undecided(self, state: Playing) -> State:
        """End a war that no fighter can continue: a third player with cards takes all, else a draw (Rule.SHORT)."""
        for seat in self._all:
            if state.stacks[seat] and seat not in state.fighters:
                return self._ends_short(state, seat)
        return self._ended(tuple(map(len, state.stacks)), "short", state.skirmishes, self._last_of(state, NOBODY))

    def _ends_short(self, state: Playing, winner: Seat) -> State:
        counts = tuple([self._dealt if seat == winner else 0 for seat in self._all])
        return self._ended(counts, "short", state.skirmishes, self._last_of(state, winner))

    # -- cards are collected ---------------------------------------------------------------------

    def _collect(self, state: Collecting, captured: bytes) -> State:
        """Put all cards on the table at the bottom of the winner's stack (Rule.COLLECT)."""
        stacks, winner = list(state.stacks), state.winner
        stacks[winner] += captured
        if state.steps == 1 and len(captured) == self.seats:
            last = Last(winner, 1, self._one_each, state.table)
        else:
            last = self._last(state.table, state.steps, winner)
        return self._next(tuple(stacks), state.skirmishes + 1, last)

    def _next(self, stacks: Rows, skirmishes: int, last: Last) -> State:
        """Start the next skirmish of all that have cards, or end the game (Rule.OBJECT, Rule.LIMIT)."""
        left = self._all if all(stacks) else tuple([seat for seat in self._all if stacks[seat]])
        if len(left) > 1 and skirmishes != self._limit:
            return Playing(stacks, self._nothing_laid, 0, skirmishes, last, left)
        return self._ended(tuple(map(len, stacks)), "limit" if len(left) > 1 else "all", skirmishes, last)

    def _last_of(self, state: Playing, winner: Seat) -> Last:
        return self._last(state.table, state.steps, winner)

    def _last(self, table: Rows, steps: int, winner: Seat) -> Last:
        """The record of a skirmish with a war."""
        return Last(winner, steps, tuple(map(len, table)), sight.shown(self.options, table, steps))

    def _ended(self, counts: Counts, why: Why, skirmishes: int, last: Last) -> Ended:
        return Ended(counts, why, skirmishes, last, outcome_of(counts))

    def draw(self, state: State, rng: Rng) -> Move:
        if isinstance(state, Collecting):
            return Collect(shuffled([CARDS[each] for each in b"".join(state.table)], rng))
        return Deal(shuffled(self._pack, rng))

    def layout(self, state: State) -> tuple[str, ...]:
        if not isinstance(state, Opening):
            return ()
        aside = ("aside",) * (len(self._pack) - self._dealt)
        return (*map(str, self._all * (self._dealt // self.seats)), *aside)

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.options, self.seats, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.options, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return move if isinstance(move, TurnUp) else None

    def standing(self, state: State) -> Standing:
        """The score: the number of cards in each stack; those on the table belong to nobody."""
        if isinstance(state, Opening):
            return Standing(0, (0,) * self.seats)
        if isinstance(state, Waiting):
            state = state.playing
        more = (("skirmishes", (state.skirmishes,)),)
        if isinstance(state, Ended):
            return Standing(1, state.counts, (sheet(state.counts, state.why, state.skirmishes),), more)
        laid = tuple(map(len, state.table))
        return Standing(0, tuple(map(len, state.stacks)), (), (*more, ("table", laid)))


GAME = War
