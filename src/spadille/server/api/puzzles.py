"""Puzzles over HTTP: the list of a game, a puzzle with the reply to every move, and the continuation after a move."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException

from spadille.core.words import Name, Notation, Text, kept_by_language
from spadille.games import entry
from spadille.learning.lesson import Frame
from spadille.puzzles.found import every, themed
from spadille.puzzles.playing_on import played_on
from spadille.puzzles.posing import Posed, posed
from spadille.puzzles.telling import otherwise, reply_to, without
from spadille.scene.model import Scene
from spadille.server.base.background import in_thread
from spadille.server.protocol import wire
from spadille.server.table.hints import as_told

_MOST: Final = 200
"""Maximum number of moves with a reply of their own, besides the weighed ones."""


class PuzzleListed(msgspec.Struct):
    """A puzzle in a list."""

    name: Name
    title: Text
    theme: Name
    """Empty for a puzzle made by hand."""
    rating: int
    """The difficulty of a puzzle found by machine, on the scale of chess ratings; 0 for one made by hand."""


class ThemeListed(msgspec.Struct):
    """A theme of puzzles found by machine."""

    name: Name
    title: Text


class PuzzleList(msgspec.Struct):
    """The puzzles of a game."""

    game: Name
    title: Text
    """The title of the game."""
    puzzles: list[PuzzleListed]
    """Those made by hand, then theme by theme, each from the easiest on."""
    themes: list[ThemeListed]
    none: Text
    """A note if there are none; otherwise empty."""


class Replied(msgspec.Struct):
    """The reply to a move; a good one solves the puzzle."""

    good: bool
    said: Text


class PuzzleShown(msgspec.Struct):
    """A decision with all replies, so that a screen need not ask again."""

    game: Name
    name: Name
    title: Text
    question: Text
    rulebook: Name
    scene: Scene
    replies: dict[Notation, Replied]
    otherwise: Text
    """The reply to any other move."""
    answer: wire.Hint
    """The best move, the reason, and the figures."""


@get("/api/puzzles/{game:str}", summary="The puzzles of a game")
async def puzzles(game: str) -> PuzzleList:
    """The puzzles of a game: those made by hand, then those found by machine, by theme; each from the easiest on."""
    found = entry(game)
    listed = [PuzzleListed(each.name, each.title, each.theme, each.rating) for each in every(found)]
    themes = [ThemeListed(theme.name, theme.title) for theme, _ in themed(found)]
    return PuzzleList(found.name, found.title, listed, themes, "" if listed else without(found))


@get("/api/puzzles/{game:str}/{name:str}", summary="A puzzle")
async def puzzle(game: str, name: str) -> PuzzleShown:
    """A puzzle: the table, the reply to every move, and the answer."""
    return await in_thread(_shown, entry(game).name, name)


@get("/api/puzzles/{game:str}/{name:str}/after", summary="What a move leads to")
async def after(game: str, name: str, move: str) -> list[Frame]:
    """The rest of a puzzle's trick after a move, with the actual cards and regular players."""
    return await in_thread(_after, game, name, move)


@kept_by_language
def _shown(game: Name, name: Name) -> PuzzleShown:
    return as_shown(posed_at(game, name))


def _after(game: Name, name: Name, move: str) -> list[Frame]:
    found = posed_at(game, name)
    return list(played_on(found.table, found.puzzle.seat, found.names, move))


def posed_at(game: Name, name: Name) -> Posed:
    """Return a puzzle at its table; raises NotFoundException."""
    manifest = entry(game)
    found = posed(manifest.name, name)
    if found is None:
        raise NotFoundException(f"{manifest.title} has no such puzzle")
    return found


def as_shown(found: Posed) -> PuzzleShown:
    """Return a decision as a puzzle, in the current language."""
    game, puzzle = found.table.game, found.puzzle
    weighed = [game.read(each.move) for each in found.judgement.moves]
    moves = dict.fromkeys((*weighed, *found.table.moves(puzzle.seat)[:_MOST]))
    replies = {game.spell(move): reply_to(found, move) for move in moves}
    return PuzzleShown(
        game=found.game.name,
        name=puzzle.name,
        title=puzzle.title,
        question=puzzle.question,
        rulebook=game.rulebook,
        scene=found.scene,
        replies={move: Replied(each.good, each.words) for move, each in replies.items()},
        otherwise=otherwise(),
        answer=as_told(found.judgement, found.names, 0),
    )


HANDLERS = [puzzles, puzzle, after]
