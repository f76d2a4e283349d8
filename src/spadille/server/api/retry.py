"""Retrying a decision of a finished game over HTTP, from an uploaded record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, post
from litestar.params import Parameter

from spadille.core.words import Notation
from spadille.learning.lesson import Frame
from spadille.puzzles.playing_on import played_on
from spadille.puzzles.trying import judged_at, table_at, tried
from spadille.review.model import Terms
from spadille.server import say
from spadille.server.api import visitor
from spadille.server.api.puzzles import PuzzleShown, as_shown
from spadille.server.api.records import MAX_BODY, body_of
from spadille.server.api.replay_work import names_in
from spadille.server.api.review_work import WORLDS
from spadille.server.base.background import REVIEWS, in_thread
from spadille.thinking.judgement import Judgement

At = Annotated[int, Parameter(description="After so many moves.")]


@post("/api/try", status_code=200, summary="Try a decision again", request_max_body_size=MAX_BODY)
async def decision(request: Request[Any, Any, Any], at: At) -> PuzzleShown:
    """A decision of a record (the body of the request) as a puzzle, judged as its review judges."""
    data = await body_of(request)
    found: Judgement = await _worked(request, judged_at, data, at, Terms(worlds=WORLDS))
    return await in_thread(_shown, data, at, found)


@post("/api/try/after", status_code=200, summary="What another move leads to", request_max_body_size=MAX_BODY)
async def after(request: Request[Any, Any, Any], at: At, move: Notation) -> list[Frame]:
    """The rest of the trick after another move, with the actual cards and regular players."""
    frames: list[Frame] = await _worked(request, _after, await body_of(request), at, move)
    return frames


async def _worked(request: Request[Any, Any, Any], work: Callable[..., Any], *given: object) -> Any:
    """Return the result of `work` in a process of its own."""
    return await REVIEWS.answer(say("review-too-long"), visitor.asker(request).address, work, *given)


def _shown(data: bytes, at: int, found: Judgement) -> PuzzleShown:
    return as_shown(tried(data, at, found, names_in))


def _after(data: bytes, at: int, move: Notation) -> list[Frame]:
    table, seat = table_at(data, at)
    return list(played_on(table, seat, names_in(table), move))


HANDLERS = [decision, after]
