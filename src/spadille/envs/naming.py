"""Names of environments, such as spadille/Spades-andrews-v0, and their options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, Literal, TypeAlias, get_args

from spadille.core.contract import AnyGame, Value
from spadille.core.errors import BadOptions, shortly
from spadille.core.options import Rulebook
from spadille.games import GAMES, open_game
from spadille.manifest import Manifest
from spadille.parts.encoder import Amount, Discard, Encoder, Settings
from spadille.plugins import discover

VERSION: Final = 0
"""Version, raised when indices, bytes, rewards or chance change."""
MOST_HISTORY: Final = 100_000

Episode: TypeAlias = Literal["deal", "match"]
Reward: TypeAlias = Literal["points", "margin", "win"]
Illegal: TypeAlias = Literal["raise", "lose"]


class Setup(Value, frozen=True, kw_only=True):
    """The definition of an environment: the game, and its episodes."""

    id: str
    game: AnyGame
    manifest: Manifest
    settings: Settings = Settings()
    episode: Episode = "deal"
    reward: Reward = "points"
    illegal: Illegal = "raise"
    max_steps: int | None = None
    history: int = 0
    """Number of latest moves included in every observation."""

    def encoder(self) -> Encoder:
        """Make an encoder of the game, reusable for consecutive episodes."""
        found: Encoder = self.manifest.part(self.manifest.encoder_part)(self.game, self.settings)
        return found


_ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "episode": get_args(Episode),
    "reward": get_args(Reward),
    "illegal": get_args(Illegal),
    "discard": get_args(Discard),
    "amounts": get_args(Amount),
}


def written(game: str, rulebook: str) -> str:
    """The name of the environment for a game and a rulebook."""
    return f"spadille/{''.join(each.capitalize() for each in game.split('_'))}-{rulebook}-v{VERSION}"


def books() -> Iterator[tuple[Manifest, Rulebook[Any]]]:
    """Yield all games and rulebooks with environments."""
    discover()
    for manifest in GAMES.values():
        if manifest.encoder_part:
            yield from ((manifest, book) for book in manifest.rulebooks.values())


def ids() -> tuple[str, ...]:
    """The names of all environments."""
    return tuple(written(manifest.name, book.name) for manifest, book in books())


def named(id: str) -> tuple[str, str]:
    """The game and the rulebook of an environment's name; raises BadOptions."""
    manifest, rulebook = _found(id)
    return manifest.name, rulebook


def set_up(id: str, given: Mapping[str, Any]) -> Setup:
    """Resolve a name and its options; options that are not an environment's belong to the game.

    Raises BadOptions with the allowed values.
    """
    manifest, rulebook = _found(id)
    rest = dict(given)
    chosen = {name: rest.pop(name) for name in _ALLOWED if name in rest}
    for name, value in chosen.items():
        if value not in _ALLOWED[name]:
            raise BadOptions(f"option {name}: expected {' or '.join(_ALLOWED[name])}; got {shortly(value)}")
    seats, max_steps, history = rest.pop("seats", None), rest.pop("max_steps", None), rest.pop("history", 0)
    if type(history) is not int or not 0 <= history <= MOST_HISTORY:
        raise BadOptions(f"option history: expected a number of moves from 0 to {MOST_HISTORY}; got {shortly(history)}")
    if max_steps is not None and (type(max_steps) is not int or max_steps < 1):
        raise BadOptions(f"option max_steps: expected a whole number from 1; got {shortly(max_steps)}")
    game = open_game(manifest.name, rulebook, seats, rest)
    settings = Settings(**{name: chosen.pop(name) for name in ("discard", "amounts") if name in chosen})
    if chosen.get("reward") == "win" and chosen.get("episode") != "match":
        raise BadOptions("option reward: win needs a whole match; expected episode='match' with it")
    return Setup(id=id, game=game, manifest=manifest, settings=settings, max_steps=max_steps, history=history, **chosen)


def _found(id: str) -> tuple[Manifest, str]:
    """The game and the rulebook of a name."""
    known = {written(manifest.name, book.name): (manifest, book.name) for manifest, book in books()}
    if not isinstance(id, str) or id not in known:
        near = get_close_matches(str(id), known, 1, 0.0)[0]
        raise BadOptions(f"expected an environment such as {near}; got {shortly(id)} (spadille.envs.ids() lists them)")
    return known[id]
