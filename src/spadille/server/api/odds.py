"""Odds over HTTP: the questions that a game can answer, and the answers, computed in a process of their own."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.exceptions import TooManyRequestsException

from spadille.cards.card import NotACard
from spadille.core.errors import BadOptions, Unreadable
from spadille.core.options import read_value
from spadille.core.words import Name, Notation, Text
from spadille.games import entry
from spadille.odds import Question, ask, questions
from spadille.server import say
from spadille.server.api import visitor
from spadille.server.base.background import ODDS, in_thread
from spadille.server.base.limits import Buckets


class ChoiceInfo(msgspec.Struct):
    """A possible value of a parameter."""

    name: Name
    words: Text


class ParameterInfo(msgspec.Struct):
    """A parameter of a question."""

    name: Name
    words: Text
    needed: bool
    """True if there is no default."""
    usual: Notation
    """The default, if it can be written."""
    example: Notation
    """An example of its form, if that is not plain from the words."""
    choices: list[ChoiceInfo]
    """The possible values; empty: any value of its kind."""
    parts: list[Text]
    """The meanings of the numbers in a list separated by commas, each of them optional; empty: it is no list."""


class QuestionInfo(msgspec.Struct):
    """A question that a game can answer."""

    name: Name
    words: Text
    parameters: list[ParameterInfo]
    sampled: bool
    """True if the answer may be a sample."""


class OddsAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A question to a game; `given` has its parameters, and options of the game, as people write them."""

    question: Name
    given: dict[Name, str] = {}
    rulebook: Name | None = None
    seats: int | None = None
    seed: str = "1"


class FigureTold(msgspec.Struct):
    """One number of an answer, and how it was found."""

    name: Name
    words: Text
    said: Text
    how: Text
    value: float
    exact: bool
    error: float
    """Half of the 95 % interval; 0 if it is exact."""
    n: int
    seed: str


class AnswerTold(msgspec.Struct):
    """The answer to a question."""

    figures: list[FigureTold]
    line: list[Notation]
    """Moves that prove it."""
    notes: list[Text]


def _info(question: Question) -> QuestionInfo:
    parameters = [
        ParameterInfo(
            name=each.name,
            words=each.words,
            needed=each.usual is None,
            usual=each.usual or "",
            example=each.example,
            choices=[ChoiceInfo(*choice) for choice in each.choices],
            parts=list(each.parts),
        )
        for each in question.parameters
    ]
    return QuestionInfo(question.name, question.words, parameters, question.samples > 0)


@get("/api/odds/{game:str}", summary="What a game's odds can be asked")
async def of_game(game: str) -> list[QuestionInfo]:
    """The questions that a game can answer, with their parameters; none if it has none."""
    return [_info(each) for each in await in_thread(questions, entry(game).name)]


@post("/api/odds/{game:str}", status_code=200, summary="Ask for odds")
async def answer(request: Request[Any, Any, Any], game: str, data: OddsAsked) -> AnswerTold:
    """Answer a question: every figure says whether it is exact, or sampled and how far it may be off."""
    address, asked = visitor.asker(request).address, entry(game).name
    buckets: Buckets = request.app.state.odds
    if not buckets.take(address):
        raise TooManyRequestsException(say("too-many-odds"))
    return await ODDS.answer(say("odds-too-long"), address, work, asked, data)


def work(game: str, asked: OddsAsked) -> AnswerTold:
    """Find the answer: work for another process. Raises BadOptions, Unreadable."""
    taken = {"rulebook", "seats", "samples", "seed"} & asked.given.keys()
    if taken:
        raise BadOptions(f"expected parameters of the question and options of {game} as given; got {min(taken)}")
    options = entry(game).options
    given: dict[str, Any] = {
        name: read_value(options[name], text) if name in options else text for name, text in asked.given.items()
    }
    try:
        found = ask(game, asked.question, rulebook=asked.rulebook, seats=asked.seats, seed=asked.seed, **given)
    except NotACard as wrong:
        raise Unreadable(say("no-such-card", typed=wrong.typed[:20])) from None
    figures = [
        FigureTold(
            each.name, each.words, each.said, each.how_far, each.value, not each.n, each.error, each.n, each.seed
        )
        for each in found.figures
    ]
    return AnswerTold(figures, list(found.line), list(found.notes))


HANDLERS = [of_game, answer]
