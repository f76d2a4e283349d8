"""Mexican Sweat for a search with explicit chance moves: the possible packs, and the most a deal can bring."""

from __future__ import annotations

from typing import Final, TypeAlias

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD, Pack, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.state import Betting, Peeking, Turning
from spadille.parts.tree import PlainTree

_MOST_PAID: Final = 30
"""Maximum number of looks paid for: each doubles the pot, and there are at most seven times a million chips."""
State: TypeAlias = Peeking | Turning | Betting


class MexicanSweatTree(PlainTree):
    """One deal of Mexican Sweat, in which every seat has the chips of the options."""

    cards = pack = STANDARD

    def __init__(self, game: MexicanSweat) -> None:
        seats, self._game = game.seats, game
        turned, words = HAND * seats, seats + (1 + game.limits.max_raises) * (seats - 1)
        looks = _MOST_PAID if game.options.look_penalty == "pay_and_stay" else 0
        self.longest = 2 * seats + turned + (turned + seats) * words + looks
        """Each seat peeks and stays; a betting round follows each card turned up and each hand beaten."""
        self.bound = float(game.options.chips * (seats - 1))

    def dealt(self, state: State, seat: Seat, pack: Pack, rng: Rng) -> Pack:
        """Every hand as it lies, the cards in the centre, and the rest of the pack in any order."""
        deal = state.board.dealt
        first = deal.match.dealer + 1
        hands = [deal.hands[(first + turn) % len(deal.hands)] for turn in range(len(deal.hands))]
        lying = (
            *(card for cards in zip(*hands, strict=True) for card in cards),
            *(each for each in (deal.kill, deal.target) if each is not None),
        )
        return (*lying, *shuffled([each for each in STANDARD if each not in lying], rng))

    def shown(self, state: State, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The cards in the centre, those turned up, by seat, and the one that the seat has peeked at."""
        view = self._game.view(state, seat)
        seen = (view.kill, view.target, *(card for cards in view.up for card in cards), view.peeked_card)
        return tuple(card for card in seen if card is not None)
