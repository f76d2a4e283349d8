"""Evaluation of cards with all hands visible: the tricks that the own side would still get with perfect play.

Only for games in which tricks count, and whose states can be expressed in the terms of the search (`AllCards` in the
manifest). Perfect play knows all hidden cards, which nobody at the table could.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import AnyGame, Seat, Value
from spadille.core.words import Text
from spadille.games import GAMES, entry
from spadille.parts.tricks import Play
from spadille.review import say
from spadille.search import Effort, card_values
from spadille.thinking.open_cards import AllCards, Position

_EFFORT: Final = Effort(nodes=50_000_000, memory=64 << 20)


class Known(Value, frozen=True, kw_only=True):
    """The evaluation of a card by perfect play."""

    lost: int
    """Number of tricks of the own side that it loses."""
    best: tuple[Play, ...]
    """The cards that lose no trick."""


def _eye(game: AnyGame) -> AllCards | None:
    found = entry(game.name)
    return found.part(found.reviewing.all_cards) if found.reviewing.all_cards else None


def judge(game: AnyGame, plays: Sequence[tuple[Any, Seat, Any]]) -> list[Known | None]:
    """Judge plays, each a state, the seat that moves in it and its move; None if a play cannot be judged."""
    eye = _eye(game)
    asked = [eye.position(game, state) if eye and isinstance(move, Play) else None for state, _, move in plays]
    found = iter(card_values([each.problem for each in asked if each is not None], _EFFORT))
    return [
        None if position is None else _known(game, play, position, next(found))
        for play, position in zip(plays, asked, strict=True)
    ]


def words(game: AnyGame, state: Any) -> Text:
    """The scope of such a judgement in a game with this state, in words."""
    eye = _eye(game)
    if eye is None:
        known = tuple(each.title for each in GAMES.values() if each.reviewing.all_cards)
        return say("perfect-only-for", games=known)
    return eye.words(game, state)


def _known(
    game: AnyGame, play: tuple[Any, Seat, Any], position: Position, found: dict[int, int] | None
) -> Known | None:
    if found is None:
        return None
    (state, seat, move), (problem, numbers) = play, position
    sign = 1 if problem.sides[seat] == problem.sides[problem.leader] else -1
    own = {each: sign * found[numbers[each.card]] for each in game.moves(state, seat) if numbers[each.card] in found}
    if move not in own:
        return None
    most = max(own.values())
    return Known(lost=most - own[move], best=tuple(each for each, tricks in own.items() if tricks == most))
