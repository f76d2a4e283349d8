"""Mexican Sweat in numbers, for programs that learn: every action, and the bytes of a seat's view.

Bets and raises are a few usual sizes, or any size, found by halving the range of sizes; the halving steps show nothing
to others, and only the last one makes the move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.sight import match_of
from spadille.games.mexican_sweat.state import LOOKS, NO_PEEK, PEEK, STAY, TURN_UP, Betting, Move, Opening, State, View
from spadille.parts.betting import CALL, CHECK, FOLD, Bet, Raise
from spadille.parts.encoder import PLACES, HalvingEncoder, Settings, blank, laid, put, put_seats

MOST_SEATS: Final = 7
MOVES: Final[tuple[Move, ...]] = (TURN_UP, *LOOKS, NO_PEEK, PEEK, STAY, FOLD, CHECK, CALL)
"""The moves of the first indices; after them come the sizes of a bet or raise."""
SIZES: Final = len(MOVES)
SIZE_WORDS: Final = ("least", "half the pot", "the pot", "two pots", "half the chips", "most")
EXACT, LOWER, UPPER = (SIZES + len(SIZE_WORDS) + each for each in range(3))
_HALVES: Final = {EXACT: "any size", LOWER: "the lower half", UPPER: "the upper half"}

_FATES: Final = ("none", "in", "away", "folded", "killed", "beaten", "looked")
_PHASES: Final = {"peek": 0, "turn": 1, "bet": 2}
_BETWEEN: Final = 3

LAYOUT: Final = laid(
    144,
    (
        ("up", MOST_SEATS * HAND, 53, "by seat, the cards turned up in their order, each card + 1"),
        ("fate", MOST_SEATS, 7, "by seat: 0 nothing, 1 in, 2 away, 3 folded, 4 killed, 5 beaten, 6 looked"),
        ("chips:3", MOST_SEATS, 0, "by seat: chips before it"),
        ("paid:3", MOST_SEATS, 0, "by seat: chips paid in this round of betting"),
        ("peeked", MOST_SEATS, 2, "by seat: has peeked"),
        ("waiting", MOST_SEATS, 0, "by seat, in a round of betting: 1 the next to speak, 2 the one after it, …"),
        ("kill", 1, 53, "the kill card + 1"),
        ("target", 1, 53, "the card to beat + 1"),
        ("peeked_card", 1, 53, "what I saw when I peeked, card + 1"),
        ("ahead", 1, 8, "seat + 1 whose cards are the standing hand"),
        ("turned", 1, 8, "seat + 1 whose turn it is, or was before the betting"),
        ("dealer", 1, 8, "seat + 1 that deals"),
        ("to_act", 1, 8, "seat + 1 that is asked"),
        ("phase", 1, 4, "0 peek, 1 turn, 2 bet, 3 between deals, or over"),
        ("pot:3", 1, 0, "chips in the middle, this round of betting not counted"),
        ("bet:3", 1, 0, "what a seat must have paid in all in this round"),
        ("step:3", 1, 0, "the last bet or raise"),
        ("raises", 1, 0, "raises in this round"),
        ("unit:3", 1, 0, "the smallest bet"),
        ("deals", 1, 0, "deals finished"),
        ("seats", 1, 8, "how many play"),
        ("span:3", 2, 0, "the least and the most of the sizes that are left while I halve them"),
    ),
)
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at


def encode(view: View) -> bytearray:
    """The bytes of a seat's view."""
    (seen, me), seats, at = blank(LAYOUT, view.seat), len(view.chips), view.round
    for seat, cards in enumerate(view.up):
        first = _AT["up"] + HAND * ((seat - me) % seats)
        for turn, each in enumerate(cards):
            seen[first + turn] = PLACES[each] + 1
    for seat, fate in enumerate(view.fates):
        seen[_AT["fate"] + (seat - me) % seats] = _FATES.index(fate)
    put(seen, _FIELDS["chips"], (*view.chips[me:], *view.chips[:me]))
    for seat in view.peeked:
        seen[_AT["peeked"] + (seat - me) % seats] = 1
    for name, card in (("kill", view.kill), ("target", view.target), ("peeked_card", view.peeked_card)):
        seen[_AT[name]] = 0 if card is None else PLACES[card] + 1
    who = {"ahead": view.ahead, "turned": view.turned, "dealer": view.match.dealer, "to_act": view.to_act}
    put_seats(seen, _AT, who, me, seats)
    seen[_AT["phase"]] = _PHASES.get(view.phase, _BETWEEN)
    put(seen, _FIELDS["pot"], (view.pot.total,))
    seen[_AT["deals"]] = min(view.match.deals, 255)
    seen[_AT["seats"]] = seats
    if at is not None:
        put(seen, _FIELDS["paid"], (*at.paid[me:], *at.paid[:me]))
        for name, figure in (("bet", at.bet), ("step", at.step), ("raises", at.raises), ("unit", at.unit)):
            put(seen, _FIELDS[name], (figure,))
        for turn, seat in enumerate(at.waiting):
            seen[_AT["waiting"] + (seat - me) % seats] = turn + 1
    return seen


class MexicanSweatEncoder(HalvingEncoder):
    """Mexican Sweat in numbers; the chips that a deal has brought or cost are its points."""

    game: MexicanSweat

    def __init__(self, game: MexicanSweat, settings: Settings) -> None:
        super().__init__(game, MOVES, LAYOUT, encode)
        self.actions = UPPER + 1
        self._exact = settings.amounts == "exact"
        self.complete = self._exact or game.options.betting_limit == "fixed"

    def mask(self, state: State, seat: Seat) -> bytearray:
        """A mask with a one for each word, and for each size that no earlier action stands for."""
        found = bytearray(self.actions)
        if seat in self._spans:
            found[LOWER] = found[UPPER] = 1
            return found
        if type(state) is not Betting:
            for move in self.game.moves(state, seat):
                found[self._index[move]] = 1
            return found
        for word in (CALL, FOLD) if state.round.bet else (CHECK,):
            found[self._index[word]] = 1
        for action, _ in self._sizes(state):
            found[action] = 1
        return found

    def _sizes(self, state: Betting) -> Iterator[tuple[int, int]]:
        """Yield the sizes that may be chosen, with their actions; one action stands for all of them in exact mode."""
        allowed = self.game.sizes(state)
        if len(allowed) > 1 and self._exact:
            yield EXACT, 0
            return
        known: set[int] = set()
        for place, size in enumerate(self._usual(state, allowed)) if allowed else ():
            if size not in known:
                known.add(size)
                yield SIZES + place, size

    def _usual(self, state: Betting, allowed: range) -> Iterator[int]:
        """Yield the usual sizes, clamped to the allowed ones. The pot is counted as after a call."""
        at, seat = state.round, state.round.waiting[0]
        pot = state.board.pot.total + sum(at.paid) + max(0, at.bet - at.paid[seat])
        half_of_chips = at.paid[seat] + state.board.chips[seat] // 2
        least, most = allowed[0], allowed[-1]
        for size in (least, at.bet + pot // 2, at.bet + pot, at.bet + 2 * pot, half_of_chips, most):
            yield min(max(size, least), most)

    def take(self, state: State, seat: Seat, action: int) -> Any:
        """Take a word or a size; a halving step makes a move when one size is left."""
        if action < SIZES:
            return MOVES[action]
        assert isinstance(state, Betting), "sizes are for betting"
        made = Raise if state.round.bet else Bet
        if action < EXACT:
            return made(dict(self._sizes(state))[action])
        if action == EXACT:
            self.open(seat, 0, self.game.sizes(state))
            return None
        chosen = self.halve(seat, action - LOWER)
        return chosen and made(chosen[1])

    def points(self, state: State) -> Sequence[float]:
        """The chips of every seat after the last deal."""
        return match_of(state).chips

    def deals(self, state: State) -> int:
        """The number of finished deals of the match."""
        return match_of(state).deals

    def spell(self, state: State, action: int) -> str:
        """The move in notation, or the size in words."""
        if action < SIZES:
            return self.game.spell(MOVES[action])
        return _HALVES.get(action) or SIZE_WORDS[action - SIZES]

    def at_scores(self, state: Any, scores: Sequence[int]) -> Opening:
        """The first state with the chips of every seat."""
        if len(scores) != self.game.seats or min(scores) < 0 or sum(each > 0 for each in scores) < 2:
            raise BadOptions(f"expected chips of {self.game.seats} seats, two of which have some; got {list(scores)}")
        chips = tuple(scores)
        return Opening(replace(state.match, chips=chips), chips, state.pot)


def encoder(game: MexicanSweat, settings: Settings) -> MexicanSweatEncoder:
    """The encoder of a table."""
    return MexicanSweatEncoder(game, settings)
