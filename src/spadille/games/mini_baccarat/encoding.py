"""Mini Baccarat in numbers, for programs that learn: every action, and the bytes of a seat's view.

A stake is a step of a ladder, or any, found by halving. A spot with a stake is left alone until the coup is dealt, so
that betting comes to an end; and the pack is cut in the middle, since no cut of unseen cards changes a chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from spadille.cards.card import RANKS
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.games.mini_baccarat.coup import MAIN, SPOTS
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import LEAVE, READY, Betting, Cut, Cutting, State, View, Wager
from spadille.parts.encoder import PLACES, HalvingEncoder, Settings, blank, laid, put
from spadille.parts.wagers import HUNDREDTHS

MOST_SEATS: Final = 9
LADDER: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000)
STAKES: Final = 2
"""The first stake; each spot has an action for every step of the ladder, and one for the maximum."""
_STEPS: Final = len(LADDER) + 1
EXACT: Final = STAKES + _STEPS * MAIN
"""Any stake on the first spot, by halving; then those on the others."""
LOWER: Final = EXACT + MAIN
UPPER: Final = LOWER + 1
WAIT: Final = UPPER + 1
_LATEST: Final = 32
_RANKS: Final = tuple(rank for rank in RANKS if rank not in ("11", "12", "13"))

LAYOUT: Final = laid(
    208,
    (
        ("bankrolls:4", MOST_SEATS, 0, "by seat, in hundredths of a chip, what lies on the spots included"),
        ("stakes:3", MOST_SEATS * MAIN, 0, "by seat: chips on player, banker, tie"),
        ("waiting", MOST_SEATS, 2, "by seat: may still bet"),
        ("seated", MOST_SEATS, 2, "by seat: is still in"),
        ("gone", len(_RANKS), 0, "by rank, twos to aces: cards of this shoe that all have seen"),
        ("burned", 1, 53, "the card that was burned face up + 1"),
        ("place:2", 1, 0, "cards that have left the shoe"),
        ("winner", 1, 4, "the last coup of this shoe: 0 none, 1 player, 2 banker, 3 tie"),
        ("player", 3, 53, "its cards, each card + 1"),
        ("banker", 3, 53, "its cards, each card + 1"),
        ("winners", _LATEST, 4, "the winners of this shoe, the latest first"),
        ("last", 1, 2, "this coup is the last of the shoe"),
        ("coups:2", 1, 0, "coups dealt, those of earlier shoes too"),
        ("phase", 1, 3, "0 the shoe, 1 bet, 2 over"),
        ("seats", 1, 10, "how many places there are"),
        ("span:3", 2, 0, "the least and the most of the stakes that are left while I halve them"),
    ),
)
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at


def encode(view: View) -> bytearray:
    """The bytes of a seat's view."""
    (seen, me), ledger = blank(LAYOUT, view.seat), view.ledger
    seats = len(ledger.bankrolls)
    put(seen, _FIELDS["bankrolls"], (*ledger.bankrolls[me:], *ledger.bankrolls[:me]))
    put(seen, _FIELDS["stakes"], (*view.stakes[3 * me :], *view.stakes[: 3 * me]))
    for name, who in (("waiting", view.waiting), ("seated", ledger.seated)):
        for seat in who:
            seen[_AT[name] + (seat - me) % seats] = 1
    put(seen, _FIELDS["place"], (view.at,))
    put(seen, _FIELDS["coups"], (ledger.deals,))
    seen[_AT["last"]], seen[_AT["seats"]] = view.last, seats
    seen[_AT["phase"]] = 1 if view.phase == "bet" else 2 if view.phase == "over" else 0
    if view.face is not None:
        seen[_AT["burned"]] = PLACES[view.face] + 1
        seen[_AT["gone"] + PLACES[view.face] % len(_RANKS)] = 1
    _put_coups(seen, view)
    return seen


def _put_coups(seen: bytearray, view: View) -> None:
    """Write the cards dealt from this shoe, and the last coup card by card."""
    coups = view.ledger.coups
    for settled in coups:
        for each in (*settled.coup.player, *settled.coup.banker):
            seen[_AT["gone"] + PLACES[each] % len(_RANKS)] += 1
    for back, settled in enumerate(coups[: -_LATEST - 1 : -1]):
        seen[_AT["winners"] + back] = settled.coup.winner + 1
    if coups:
        last = coups[-1].coup
        seen[_AT["winner"]] = last.winner + 1
        for name, hand in (("player", last.player), ("banker", last.banker)):
            for place, each in enumerate(hand):
                seen[_AT[name] + place] = PLACES[each] + 1


class MiniBaccaratEncoder(HalvingEncoder):
    """Mini Baccarat in numbers; chips won and lost are its points."""

    running = True
    together = True
    complete = False
    wait = WAIT
    game: MiniBaccarat

    def __init__(self, game: MiniBaccarat, settings: Settings) -> None:
        super().__init__(game, (READY, LEAVE), LAYOUT, encode)
        self.actions = WAIT + 1
        self._exact = settings.amounts == "exact"

    def mask(self, state: State, seat: Seat) -> bytearray:
        """A mask with a one for each word, and for each stake on a spot that is still empty."""
        found = bytearray(self.actions)
        if seat in self._spans:
            found[LOWER] = found[UPPER] = 1
            return found
        found[0] = found[1] = 1
        assert isinstance(state, Betting), "stakes are for betting"
        for spot in range(MAIN):
            if not state.stakes[3 * seat + spot]:
                for action, _ in self._stakes(spot, self.game.room(state.ledger, state.stakes, seat, spot)):
                    found[action] = 1
        return found

    def _stakes(self, spot: int, room: range) -> Iterator[tuple[int, int]]:
        """Yield the legal stakes on a spot, with their actions; one action stands for all of them in exact mode."""
        first = STAKES + _STEPS * spot
        if len(room) > 1 and self._exact:
            yield EXACT + spot, 0
        elif room:
            yield from ((first + step, chips) for step, chips in enumerate(LADDER) if chips in room)
            if room[-1] not in LADDER:
                yield first + len(LADDER), room[-1]

    def take(self, state: State, seat: Seat, action: int) -> Any:
        """Take a word or a stake; a halving step makes a move when one stake is left."""
        if action < STAKES:
            return self._moves[action]
        assert isinstance(state, Betting), "stakes are for betting"
        if action < EXACT:
            spot = (action - STAKES) // _STEPS
            room = self.game.room(state.ledger, state.stakes, seat, spot)
            return Wager(spot, dict(self._stakes(spot, room))[action])
        if action < LOWER:
            spot = action - EXACT
            self.open(seat, spot, self.game.room(state.ledger, state.stakes, seat, spot))
            return None
        chosen = self.halve(seat, action - LOWER)
        return chosen and Wager(*chosen)

    def points(self, state: State) -> Sequence[float]:
        """The bankrolls in chips."""
        return [purse / HUNDREDTHS for purse in state.ledger.bankrolls]

    def deals(self, state: State) -> int:
        """The number of finished deals of the ledger."""
        return state.ledger.deals

    def by_itself(self, state: State, seat: Seat) -> Any:
        """The move made without asking: a cut in the middle of the pack."""
        return Cut(len(state.cards) // 2) if type(state) is Cutting else None

    def spell(self, state: State, action: int) -> str:
        """The move in notation, or the stake in words."""
        if action < STAKES:
            return self.game.spell(self._moves[action])
        if action < EXACT:
            spot, step = divmod(action - STAKES, _STEPS)
            return f"{SPOTS[spot]} {LADDER[step] if step < len(LADDER) else 'most'}"
        if action < LOWER:
            return f"{SPOTS[action - EXACT]} any"
        return {LOWER: "the lower half", UPPER: "the upper half"}.get(action, "wait")


def encoder(game: MiniBaccarat, settings: Settings) -> MiniBaccaratEncoder:
    """The encoder of a table. Raises BadOptions for a table with side bets, for which there are no actions."""
    if len(game.places) > MAIN:
        names = ", ".join(SPOTS[place] for place in game.places[MAIN:])
        raise BadOptions(f"expected no side bets, as environments play Mini Baccarat; got {names}")
    return MiniBaccaratEncoder(game, settings)
