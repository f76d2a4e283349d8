"""The regular player of Mexican Sweat: weighs the exposed cards against the price, and never bluffs.

A bluff is impossible (SWT-28): the player looks only at exposed cards, the centre, the pot, and its own peek.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, prod
from typing import Final, TypeVar, cast

from spadille.core.contract import Decision, Rng, Seat, Weighed
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.house import WILDS
from spadille.games.mexican_sweat.players.chances import chances_at
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.state import PEEK, STAY, TURN_UP, Move, View
from spadille.parts.amounts import by_kind
from spadille.parts.betting import CALL, CHECK, FOLD, Bet, Raise
from spadille.thinking.budget import Budget

Size = TypeVar("Size", bound=Bet | Raise)

_CARD_BEATEN: Final = 0.87
_BOLD: Final = 1.3
"""Minimum share of the pot for a bet, in fair shares."""
_RAISE_FROM: Final = 0.55
_CALL_MARGIN: Final = 1.1
_COMEBACK: Final = 0.8
"""Factor for the chances of the hand ahead to win again with its cards still down, once it is beaten."""


def sized(moves: Sequence[Move], kind: type[Size]) -> Sequence[Size]:
    """The bets, or the raises, among the moves, smallest first; found without iterating over them."""
    return next((cast(Sequence[Size], each) for each in by_kind(moves) if isinstance(each[0], kind)), ())


def nearest(sizes: Sequence[Size], chips: float) -> Size:
    """The size nearest to a number of chips, the smaller of two; sizes go up one by one."""
    place = ceil(chips - 0.5) - sizes[0].chips
    return sizes[min(max(0, place), len(sizes) - 1)]


class RegularMexicanSweat:
    """A rule-of-thumb player for any rulebook, limit and seat count."""

    def __init__(self, game: MexicanSweat, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.chances, self.wilds = chances_at(game.options), WILDS[game.options.wild]

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        if TURN_UP in moves:
            return Decision(TURN_UP, "there is nothing else to do honestly")
        if view.phase == "peek":
            return self._peek(view)
        share = self.share(view, self.seat)
        return self._answer(view, moves, share) if CALL in moves else self._open(view, moves, share)

    def _peek(self, view: View) -> Decision:
        """Peek; fold a hand with a known killer while that is cheap (SWT-25)."""
        if view.peeked_card is None:
            return Decision(PEEK, "a look costs nothing")
        if self.game.kills(view.peeked_card, self.game.options.peek_index, view.kill):
            return Decision(FOLD, f"the {view.peeked_card.words} would kill the hand")
        return Decision(STAY, f"the {view.peeked_card.words} kills nothing")

    # -- betting ---------------------------------------------------------------------------------

    def _open(self, view: View, moves: Sequence[Move], share: float) -> Decision:
        bets = sized(moves, Bet)
        why = f"about {share:.0%} of the pot is its own"
        if not bets or share * len(view.live) < _BOLD:
            return Decision(CHECK, why)
        pot = view.pot.total
        return Decision(nearest(bets, pot / 2), why)

    def _answer(self, view: View, moves: Sequence[Move], share: float) -> Decision:
        """Call when the pot pays for it, raise with most of the pot to be expected."""
        assert view.round is not None, "there is a bet to answer"
        at = view.round
        price = min(at.bet - at.paid[self.seat], view.chips[self.seat])
        pot = view.pot.total + sum(at.paid)
        odds = price / (pot + price)
        weighed = (Weighed(CALL, share * (pot + price) - price), Weighed(FOLD, 0.0))
        why = f"about {share:.0%} to win, {odds:.0%} asked"
        raises = sized(moves, Raise)
        if raises and share > _RAISE_FROM:
            return Decision(nearest(raises, at.bet + pot / 2), why, weighed)
        return Decision(CALL if share >= odds * _CALL_MARGIN else FOLD, why, weighed)

    def share(self, view: View, seat: Seat) -> float:
        """The approximate probability that a seat is the last one in, from exposed cards; equal for all observers.

        The hand ahead wins at once if none of the others beats it; otherwise all with cards to come share.
        """
        chances = {each: self.beats(view, each) for each in view.live if each != view.ahead}
        holds = prod(1 - chance for chance in chances.values()) if view.ahead >= 0 else 0.0
        if view.ahead >= 0:
            chances[view.ahead] = _COMEBACK * self.beats(view, view.ahead)
        total = sum(chances.values()) or 1.0
        return (1 - holds) * chances[seat] / total + (holds if seat == view.ahead else 0.0)

    def beats(self, view: View, seat: Seat) -> float:
        """The approximate probability that a seat beats the standing hand with its cards still down."""
        down = HAND - len(view.up[seat])
        room = min(1.0, (2 + down) / 5) if down else 0.0
        if view.ahead < 0:
            return room * _CARD_BEATEN
        hand = self.game.made(view.up[view.ahead])
        chance = next(chance for bar, chance in self.chances if hand >= bar)
        if seat == self.seat and down and view.peeked_card in self.wilds:  # it knows of a wild card to come
            chance = 1 - (1 - chance) ** 2
        return room * chance


def make(game: MexicanSweat, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularMexicanSweat:
    """Make a player for one seat; it needs no time to think."""
    return RegularMexicanSweat(game, seat, rng)
