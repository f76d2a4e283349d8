"""Pinochle for a search with explicit chance moves: the possible deals of a pack, and the most a deal can bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from spadille.cards.card import Card
from spadille.cards.holding import holding, members
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.rules import ALL_TRICKS, DEALT_TO_EACH, MELDS, NINES, PHASE_ONE, SWAP_SHAPES
from spadille.games.pinochle.scoring import LAST_TRICK_POINTS, NINE_TURNED_UP_POINTS
from spadille.games.pinochle.state import Melding, Opening, Playing, Taking
from spadille.parts.doubled import NUMBERED, card_points
from spadille.parts.tree import PlainTree
from spadille.parts.worlds import came_by

State: TypeAlias = Playing | Melding | Taking
_UPCARD = 2 * DEALT_TO_EACH
_DRAWS = PHASE_ONE - 1
"""Draws in which each seat sees only its own card; in the last one both cards are known."""
_COPIES = 2
_SEATS = 2
_NINES = 3
"""Maximum number of nines shown, swapped or turned up."""


class PinochleTree(PlainTree):
    """One deal of Pinochle. The stock keeps its dealt order, so a draw is no chance move of its own."""

    cards = pack = NUMBERED
    remembered = DEALT_TO_EACH + _DRAWS + 2

    def __init__(self, game: Pinochle) -> None:
        self._game = game
        several = game.options.melds_a_trick == "several"
        most = _SEATS * _COPIES * len(MELDS[0]) if several else PHASE_ONE
        self.longest = 2 * ALL_TRICKS + PHASE_ONE + most + _NINES + 1
        """Besides the cards: a meld and its end for each trick, the nines, and the choice of the last card."""
        melds = _COPIES * sum(shape.worth for shape in MELDS[0].values())
        in_cards = sum(map(card_points, NUMBERED)) + LAST_TRICK_POINTS
        self.bound = float(melds + in_cards + _NINES * NINE_TURNED_UP_POINTS)

    def dealt(self, state: State, seat: Seat, pack: Pack, rng: Rng) -> Pack | None:
        """The seat's cards as it got them; the other seat's in any order in which it could play and meld as it did."""
        other, places = 1 - seat, self._game.layout(Opening(state.open.match))
        first, drawn = came_by(_needed(state, other, pack), _drawn(state), rng)
        if not _nine_could_be_shown(state, other, first, drawn):
            return None
        found = list(pack)
        own = _hand(pack, places, seat)
        hands = {str(seat): iter(shuffled(own, rng)), str(other): iter(shuffled(first, rng))}
        for at, place in enumerate(places[:_UPCARD]):
            found[at] = next(hands[place])
        for at, card in zip(_draws_of(state, other), drawn, strict=True):
            found[at] = card
        if not _in_phase_two(state):
            found[len(found) - len(state.stock) :] = state.stock
        return tuple(found)

    def shown(self, state: State, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The seat's dealt hand, the upcard, the seat's draws in order, and the last card of the stock."""
        places = self._game.layout(Opening(state.open.match))
        last = pack[-1:] if len(state.tricks) >= PHASE_ONE else ()
        return (*_hand(pack, places, seat), pack[_UPCARD], *(pack[at] for at in _draws_of(state, seat)), *last)


def _hand(pack: Pack, places: Sequence[str], seat: Seat) -> tuple[Card, ...]:
    """The cards that a pack deals to a seat before the first draw, in the order of cards."""
    return members(holding(each for each, place in zip(pack, places, strict=True) if place == str(seat)))


def _in_phase_two(state: State) -> bool:
    return isinstance(state, Playing) and len(state.tricks) >= PHASE_ONE


def _drawn(state: State) -> int:
    """Number of draws in which both seats drew an unknown card."""
    return min(len(state.tricks) - (not isinstance(state, Playing)), _DRAWS)


def _draws_of(state: State, seat: Seat) -> list[int]:
    """Positions in the pack of the cards that a seat has drawn unseen: the winner of a trick draws first."""
    return [_UPCARD + 1 + 2 * draw + (state.leaders[draw + 1] != seat) for draw in range(_drawn(state))]


def _needed(state: State, seat: Seat, pack: Pack) -> dict[Card, int]:
    """The cards that a seat was dealt or drew unseen, each with the draw by which it must have had it."""
    open_, drawn, played = state.open, _drawn(state), dict[Card, int]()
    trick = (state.trick,) if isinstance(state, Playing) else ()
    for number, (leader, cards) in enumerate(zip(state.leaders, (*state.tricks, *trick), strict=False)):
        played.update({each: number for turn, each in enumerate(cards) if (leader + turn) % 2 == seat})
    cards = state.hands[seat] | holding(played)
    if _in_phase_two(state):
        cards &= ~(1 << (open_.upcard if cards >> open_.upcard & 1 else pack[-1]))
    for made in open_.melds:
        if made.seat == seat and made.shape == SWAP_SHAPES[open_.trump]:
            cards = cards & ~(1 << pack[_UPCARD]) | 1 << made.cards[0]
    needed = {each: min(played.get(each, drawn), drawn) for each in members(cards)}
    for made in open_.melds:
        for each in made.cards if made.seat == seat else ():
            if each in needed:
                needed[each] = min(needed[each], made.after - 1)
    return needed


def _nine_could_be_shown(state: State, seat: Seat, first: Sequence[Card], drawn: Sequence[Card]) -> bool:
    """True unless a seat showed or swapped the marked nine of trumps with a plain one in the hand (PIN-S19)."""
    plain = NINES[state.open.trump]
    shown = next((made for made in state.open.melds if made.seat == seat and made.cards[0].plain == plain), None)
    if shown is None or shown.cards[0] == plain or plain not in (*first, *drawn):
        return True
    came = 0 if plain in first else drawn.index(plain) + 1
    return came >= shown.after or any(plain in trick for trick in state.tricks[: shown.after])
