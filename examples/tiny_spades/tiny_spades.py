"""Tiny Spades: a deal small enough for OpenSpiel to compute how far a strategy is from the best.

Nobody plays this game, and no list of games has it. Two players get two of eight cards each, the ace and the king of
every suit; four cards stay out of play. Seat 0 calls and leads first. Each calls one, two, or nil; the rest is Spades
by Bicycle's rules with nil, and a set contract costs ten a trick. The return of a player is its points less the
other's. Importing this module makes it known to `pyspiel.load_game("tiny_spades")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from spadille.cards.card import Card
from spadille.cards.holding import holding, members
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, Decide
from spadille.games.spades.encoding.indices import MOVES
from spadille.games.spades.game import Spades
from spadille.games.spades.pack import order_of
from spadille.games.spades.rules import BICYCLE, SpadesOptions
from spadille.games.spades.state import Bidding, Match, Opening, State
from spadille.games.spades.terms import Terms
from spadille.parts.dealing import Deal

PACK: Final = tuple(card for card in STANDARD if str(card)[0] in "AK")
HAND: Final = 2
DEALS: Final[tuple[tuple[Card, ...], ...]] = tuple(
    (*mine, *others)
    for mine in combinations(PACK, HAND)
    for others in combinations([card for card in PACK if card not in mine], HAND)
)
"""Every deal: the hand of seat 0, then that of seat 1."""
MOST: Final = 100.0
"""The points of a nil, made or not: the maximum gain or loss of a deal."""


class TinySpades(Spades):
    """Spades of two with eight cards, dealt and not drawn."""

    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(BICYCLE.options, nil=True, set_penalty="minus"), 2, BICYCLE.name)

    @staticmethod
    def settled(options: SpadesOptions, seats: int) -> Terms:
        return Terms(options, seats, seats, HAND, PACK, order_of(PACK))

    def initial(self) -> Opening:
        return Opening(Match(1, 0, (0, 0), (0, 0), (), tied=False))

    def _deal(self, match: Match, cards: tuple[Card, ...]) -> State:
        return Bidding(match, (holding(cards[:HAND]), holding(cards[HAND:])), (), False, (), None)


GAME: Final = TinySpades()
_INDEX: Final = {move: at for at, move in enumerate(MOVES)}
_TYPE: Final = pyspiel.GameType(
    short_name="tiny_spades",
    long_name="Tiny Spades",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=len(MOVES),
    max_chance_outcomes=len(DEALS),
    num_players=2,
    min_utility=-2 * MOST,
    max_utility=2 * MOST,
    utility_sum=0.0,
    max_game_length=2 + 2 * HAND,
)


class TinyGame(pyspiel.Game):
    """Tiny Spades for OpenSpiel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, dict(params or {}))

    def new_initial_state(self) -> TinyDeal:
        """The state before the deal."""
        return TinyDeal(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TinyObserver:
        """The observer that shows a state to one player."""
        return TinyObserver()


class Shared:
    """The immutable position, shared by copies of a state."""

    def __init__(self, state: State, told: str = "") -> None:
        self.state, self.told, self.turn = state, told, GAME.turn(state)

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def after(self, action: int) -> Shared:
        """The position after an action, or a deal."""
        if type(self.turn) is Decide:
            move, seat = MOVES[action], self.turn.seats[0]
            return Shared(GAME.play(self.state, seat, move), f"{self.told}, {GAME.spell(move)}")
        return Shared(GAME.play(self.state, NATURE, Deal(DEALS[action])))


class TinyDeal(pyspiel.State):
    """A state of Tiny Spades."""

    def __init__(self, game: TinyGame) -> None:
        super().__init__(game)
        self.at = Shared(GAME.initial())

    def current_player(self) -> int:
        """The player to act."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.at.turn.seats[0] if type(self.at.turn) is Decide else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """True if both have played all their cards."""
        return GAME.standing(self.at.state).deals > 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(_INDEX[move] for move in GAME.moves(self.at.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, with equal probabilities."""
        return [(deal, 1 / len(DEALS)) for deal in range(len(DEALS))]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return GAME.spell(MOVES[action])
        return "deal " + " ".join(str(card) for card in DEALS[action])

    def returns(self) -> list[float]:
        """The points of each player less those of the other."""
        mine, others = GAME.standing(self.at.state).scores
        return [float(mine - others), float(others - mine)]

    def __str__(self) -> str:
        return f"tiny spades{self.at.told}"


class TinyObserver:
    """Shows a state to one player: the cards left in the hand, and all calls and plays."""

    def __init__(self) -> None:
        self.tensor, self.dict = np.zeros(0, np.float32), dict[str, Any]()

    def set_from(self, state: TinyDeal, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: TinyDeal, player: int) -> str:
        """The information of the player, as text."""
        hand = " ".join(str(card) for card in members(GAME.view(state.at.state, player).hand or 0))
        return f"{player}: {hand}{state.at.told}"


pyspiel.register_game(_TYPE, TinyGame)
