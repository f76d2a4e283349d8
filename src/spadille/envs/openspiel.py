"""Games for OpenSpiel: one deal, with all chance moves as nodes of the tree, and the actions of `spadille.envs`.

Importing this module registers them for `pyspiel.load_game`: spadille_spades_andrews, and so on by rulebook. They need
an extra: `pip install 'spadille[openspiel]'`.

>>> import pyspiel
>>> import spadille.envs.openspiel
>>> state = pyspiel.load_game("spadille_spades_bicycle(seats=3)").new_initial_state()
>>> [chance for chance, _ in state.chance_outcomes()]
[0, 1, 2]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        f"games of OpenSpiel need more than is installed ({missing.name}): pip install 'spadille[openspiel]'",
        name=missing.name,
    ) from None

import numpy as np

from spadille.cards.card import Card
from spadille.cards.pack import Pack
from spadille.core.contract import NATURE, Chance, Decide, Rng, Seat, Value
from spadille.core.errors import BadOptions, shortly
from spadille.core.options import Rulebook
from spadille.envs.layout import ObservationLayout
from spadille.envs.naming import books
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.manifest import Manifest
from spadille.parts.dealing import Deal, FirstDealer
from spadille.parts.encoder import Encoder, Settings
from spadille.parts.tree import Tree
from spadille.parts.worlds import tries

REWARDS: Final = ("points", "margin")
HIDDEN: Final = "?"
"""Text that other seats see in place of a hidden action."""


class World(Value, frozen=True):
    """The history of a deal. It is immutable, so copies of a state share it."""

    state: Any
    dealer: Seat = NATURE
    dealt: tuple[int, ...] = ()
    """Numbers of the cards dealt from the pack."""
    told: tuple[tuple[Seat, int], ...] = ()
    """Seats and actions so far."""
    words: tuple[str, ...] = ()
    """Words of each action."""
    begun: tuple[int, ...] = ()
    """The latest actions that do not yet form a move of the game."""

    def __deepcopy__(self, memo: object) -> World:
        return self


class Table:
    """Data shared by all states of a game."""

    def __init__(self, manifest: Manifest, rulebook: str, seats: int, reward: str) -> None:
        made = manifest.part(manifest.tree_part)
        self.game = open_game(manifest.name, rulebook, seats, made.one_deal)
        self.encoder: Encoder = manifest.part(manifest.encoder_part)(self.game, Settings(discard="ascending"))
        self.tree: Tree = made(self.game)
        self.layout = ObservationLayout(self.encoder.layout)
        self.start = World(self.game.initial())
        self.sides = len(self.encoder.points(self.start.state))
        self.margin = reward == "margin"
        self.numbers = {card: number for number, card in enumerate(self.tree.cards)}
        self._words: dict[Any, str] = {}

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def to_act(self, world: World) -> Seat:
        """The seat to act; NATURE for chance, or after the end of the deal."""
        turn = self.game.turn(world.state)
        return turn.seats[0] if type(turn) is Decide else NATURE

    def at(self, world: World) -> Encoder:
        """The encoder, positioned at the acting seat's current sub-step."""
        self.encoder.begin(world.state)
        for action in world.begun:
            self.encoder.take(world.state, world.told[-1][0], action)
        return self.encoder

    def over(self, world: World) -> bool:
        """True if the deal was scored, or cut off."""
        return self.encoder.deals(world.state) > 0 or len(world.told) == self.tree.longest

    def seen(self, world: World, seat: Seat) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The observation bytes of a seat, as in all environments."""
        return np.frombuffer(self.at(world).observe(world.state, seat), np.uint8)

    def shown(self, world: World, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has been shown; none unless a seat is to act."""
        if self.to_act(world) == NATURE:
            return ()
        return self.tree.shown(world.state, seat, tuple(self.tree.cards[each] for each in world.dealt))

    def known(self, world: World, seat: Seat) -> str:
        """A seat's whole knowledge: the cards shown to it, and all public actions in order."""
        shown = " ".join(str(each) for each in self.shown(world, seat))
        hides = self.tree.hides
        told = ", ".join(
            f"{who} {words if who == seat or not hides(action) else HIDDEN}"
            for (who, action), words in zip(world.told, world.words, strict=True)
        )
        return f"seat {seat}; dealer {world.dealer}; {shown}; {told}"

    def returns(self, world: World) -> list[float]:
        """The points that each seat has won in the deal."""
        before, after = self.encoder.points(self.start.state), self.encoder.points(world.state)
        won = [float(now - then) for now, then in zip(after, before, strict=True)]
        if self.margin:
            won = [each - (sum(won) - each) / (len(won) - 1) for each in won]
        return [won[seat % len(won)] for seat in range(self.game.seats)]

    def after(self, world: World, action: int) -> World:
        """The history after a chance outcome, or an action of the acting seat."""
        game, state, seat = self.game, world.state, self.to_act(world)
        if seat != NATURE:
            return self._acted(world, seat, action)
        if game.turn(state) == Chance("dealer"):
            return World(game.play(state, NATURE, FirstDealer(action)), action)
        dealt = (*world.dealt, action)
        if len(dealt) < len(self.tree.pack):
            return World(state, world.dealer, dealt)
        pack = tuple(self.tree.cards[each] for each in dealt)
        return World(game.play(state, NATURE, Deal(pack)), world.dealer, dealt)

    def _acted(self, world: World, seat: Seat, action: int) -> World:
        state, told = world.state, (*world.told, (seat, action))
        move = self.at(world).take(state, seat, action)
        if move is None:
            words, begun = self.encoder.spell(state, action), (*world.begun, action)
        else:
            state, words, begun = self.game.play(state, seat, move), self._spelt(state, action, move), ()
        return World(state, world.dealer, world.dealt, told, (*world.words, words), begun)

    def _spelt(self, state: Any, action: int, move: Any) -> str:
        """The words of an action that completes a move, cached by action and move."""
        found = self._words.get((action, move))
        if found is None:
            found = self._words[action, move] = self.encoder.spell(state, action)
        return found


class OneDeal(pyspiel.Game):
    """One deal of a game by a rulebook; `seats` and `reward` ("points", "margin") can be set."""

    manifest: ClassVar[Manifest]
    book: ClassVar[Rulebook[Any]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        manifest, book, given = self.manifest, self.book, dict(params or {})
        seats, reward = given.get("seats", book.usual_seats), given.get("reward", REWARDS[0])
        if reward not in REWARDS:
            raise BadOptions(f"option reward: expected {' or '.join(REWARDS)}; got {shortly(reward)}")
        self.table = table = Table(manifest, book.name, seats, reward)
        if table.margin and table.sides < 2:
            raise BadOptions(f"expected reward=points in {manifest.name}, which one plays alone; got 'margin'")
        bound = table.tree.bound * (1 + table.margin)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.encoder.actions,
            max_chance_outcomes=max(len(table.tree.cards), seats),
            num_players=seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if table.margin else None,
            max_game_length=table.tree.longest,
        )
        super().__init__(_type_of(manifest, book, margin=table.margin), info, given)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Pickle the game by its name and parameters: its class is made here, and has no name to be found by."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> DealState:
        """The state before the first dealer is drawn."""
        return DealState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer that shows a state to one seat."""
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class DealState(pyspiel.State):
    """A state of a deal."""

    def __init__(self, game: OneDeal) -> None:
        super().__init__(game)
        self.table = game.table
        self.world = game.table.start

    def current_player(self) -> int:
        """The acting player: a seat, chance, or the terminal player once the deal is over."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.to_act(self.world)
        return seat if seat != NATURE else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """True if the deal was scored, or cut off."""
        return self.table.over(self.world)

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.table.at(self.world).mask(self.world.state, player)
        return [action for action, legal in enumerate(mask) if legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible dealers, or the remaining cards of the pack, with equal probability."""
        table, world = self.table, self.world
        left = list(range(table.game.seats))
        if table.game.turn(world.state) != Chance("dealer"):
            left = sorted({table.numbers[each] for each in table.tree.pack}.difference(world.dealt))
        return [(each, 1 / len(left)) for each in left]

    def _apply_action(self, action: int) -> None:
        self.world = self.table.after(self.world, action)

    def _action_to_string(self, player: int, action: int) -> str:
        table, state = self.table, self.world.state
        if player >= 0:
            return table.encoder.spell(state, action)
        return f"dealer {action}" if table.game.turn(state) == Chance("dealer") else f"deal {table.tree.cards[action]}"

    def returns(self) -> list[float]:
        """The points that each seat has won in the deal; zero before it is over."""
        return self.table.returns(self.world) if self.is_terminal() else [0.0] * self.table.game.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DealState:
        """Another deal that the seat cannot distinguish from this one, sampled by its probability under the rules."""
        return self.imagined(player, _Sampled(sampler))

    def imagined(self, seat: Seat, rng: Rng) -> DealState:
        """A state with a history that the seat cannot distinguish from the real one."""
        table, world = self.table, self.world
        if table.to_act(world) == NATURE:
            raise ValueError(f"expected a moment at which a seat is asked; got {self}")
        imagined, pack = self._imagined(seat, rng)
        hidden = {other: iter(table.tree.hidden(imagined, other, rng)) for other in range(table.game.seats)}
        found: DealState = self.get_game().new_initial_state()
        if world.dealer != NATURE:
            found.apply_action(world.dealer)
        for card in pack:
            found.apply_action(table.numbers[card])
        for who, action in world.told:
            found.apply_action(next(hidden[who]) if who != seat and table.tree.hides(action) else action)
        return found

    def _imagined(self, seat: Seat, rng: Rng) -> tuple[Any, Pack]:
        """A sampled state for the seat, and the order of the pack; repeated until the deal fits."""
        table, world = self.table, self.world
        view, real = table.game.view(world.state, seat), tuple(table.tree.cards[each] for each in world.dealt)
        trying = tries()
        while True:
            next(trying)
            imagined = table.game.imagine(view, rng)
            pack = table.tree.dealt(imagined, seat, real, rng)
            if pack is not None:
                return imagined, pack

    def __str__(self) -> str:
        told = ", ".join(f"{who} {words}" for (who, _), words in zip(self.world.told, self.world.words, strict=True))
        return f"{self.table.game!r}: {told}"


class _Sampled:
    """Random numbers from a function that returns numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int, /) -> int:
        return min(int(self._sampler() * n), n - 1)


def resampler(seed: int | str) -> Callable[[DealState, int], DealState]:
    """A resampler for `ISMCTSBot.set_resampler`; the same seed gives the same worlds."""
    rng = Stream(seed_of(seed))
    return lambda state, player: state.imagined(player, rng)


class Observer:
    """Shows a state to one seat, as text and as a tensor: its observation, and with perfect recall every move."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(f"expected all that one seat knows, and no parameters; got {kind} and {shortly(params)}")
        self._table, self._recall = table, kind.perfect_recall
        seats, actions = table.game.seats, table.encoder.actions
        shapes = {"player": (seats,), "observation": table.layout.floats(table.seen(table.start, 0)).shape}
        if self._recall:
            shapes["moves"] = (table.tree.longest, seats + actions)
            shapes["shown"] = (table.tree.remembered, len(table.tree.cards))
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shapes[name]) for name, part in zip(shapes, parts, strict=True)}

    def set_from(self, state: DealState, player: int) -> None:
        """Write the seat's observation into the tensor."""
        table, world = self._table, state.world
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["observation"][:] = table.layout.floats(table.seen(world, player))
        if self._recall:
            for row, (seat, action) in zip(self.dict["moves"], world.told, strict=False):
                row[(seat - player) % table.game.seats] = 1
                row[table.game.seats + action] = seat == player or not table.tree.hides(action)
            for row, card in zip(self.dict["shown"], table.shown(world, player), strict=False):
                row[table.numbers[card]] = 1

    def string_from(self, state: DealState, player: int) -> str:
        """The seat's knowledge; without perfect recall its observation bytes, which lack the order of tricks."""
        table, world = self._table, state.world
        return (
            table.known(world, player)
            if self._recall
            else f"seat {player}; {table.seen(world, player).tobytes().hex()}"
        )


def _loaded(told: str) -> Any:
    """The game of a name with parameters; importing this module has registered it."""
    return pyspiel.load_game(told)


def name_of(manifest: Manifest, book: Rulebook[Any]) -> str:
    """The OpenSpiel name of a game with a rulebook."""
    return f"spadille_{manifest.name}_{book.name}"


def _type_of(manifest: Manifest, book: Rulebook[Any], *, margin: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(manifest, book),
        long_name=f"{manifest.title}, {book.title}, one deal",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if margin else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(book.seats),
        min_num_players=min(book.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": book.usual_seats, "reward": REWARDS[0]},
    )


def ids() -> tuple[str, ...]:
    """The names registered with `pyspiel.load_game`."""
    return tuple(name_of(manifest, book) for manifest, book in books() if manifest.tree_part)


def register() -> None:
    """Register the games with OpenSpiel.

    Each game is a class: OpenSpiel frees its game factories only after Python has ended, and freeing a function at that
    time would crash the process.
    """
    for manifest, book in books():
        if manifest.tree_part:
            made = type(OneDeal.__name__, (OneDeal,), {"manifest": manifest, "book": book})
            pyspiel.register_game(_type_of(manifest, book, margin=False), made)


register()
