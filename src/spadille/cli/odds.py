"""Odds on the command line: the questions of a game, and the answers, each figure with its method."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from spadille import odds
from spadille.cli.arguments import read_options, read_rules
from spadille.cli.names import game_named, meant
from spadille.core.errors import BadOptions
from spadille.core.words import encoded
from spadille.games import GAMES
from spadille.thinking.answers import Answer, Figure, Parameter, Question


def print_odds(
    game: str | None,
    words: Sequence[str],
    *,
    rulebook: str | None,
    preset: str | None = None,
    seats: int | None,
    samples: int | None,
    seed: str | None,
    as_json: bool,
) -> int:
    """Answer a question about a game; without one, list the questions. Raises BadOptions, Unreadable."""
    options = {"--rulebook": rulebook, "--preset": preset, "--seats": seats, "--samples": samples, "--seed": seed}
    if not words and (told := [name for name, value in options.items() if value is not None]):
        raise BadOptions(f"expected {'a game and ' if game is None else ''}a question with {told[0]}; got none")
    if game is None:
        return _listed([name for name in GAMES if GAMES[name].laboratory.questions], as_json=as_json)
    named = game_named(game)
    if not words:
        return _listed([named], as_json=as_json)
    question = _question(named, words[0])
    book, places, given = read_rules(named, (), preset=preset, rulebook=rulebook, seats=seats)
    asked = given | _given(named, question, words[1:])
    answer = odds.ask(named, question.name, rulebook=book, seats=places, samples=samples, seed=seed or "1", **asked)
    print(msgspec.json.encode(_data(named, question, answer), enc_hook=encoded).decode() if as_json else _text(answer))
    if not as_json and len(GAMES[named].rulebooks) > 1:
        print(f"By the rulebook: {GAMES[named].rulebooks[book or GAMES[named].meant(places)[0]].title}.")
    return 0


_RUN: Final = 3
"""Number of figures in a row that are 0, from which they are told together."""


def _question(game: str, word: str) -> Question:
    by_name = {each.name: each for each in odds.questions(game)}
    if not by_name:
        raise BadOptions(f"{GAMES[game].title} cannot be asked for its odds; `spadille odds` lists the games that can")
    return by_name[meant(word, by_name, f"a question about {game}")]


def _given(game: str, question: Question, words: Sequence[str]) -> dict[str, Any]:
    """The typed parameters of the question, and the resolved options of the game."""
    own = {each.name for each in question.parameters}
    given: dict[str, Any] = {}
    options: list[str] = []
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"expected NAME=VALUE after the question; got {word[:40]!r}")
        found = meant(name.strip(), (*own, *GAMES[game].options), f"a word that {question.name} takes")
        if found in given:
            raise BadOptions(f"expected {found} once; got it twice")
        if found in own:
            given[found] = value
        else:
            options.append(word)
    return {**given, **read_options(game, options)}


# -- output -----------------------------------------------------------------------------------------


def _listed(games: Sequence[str], *, as_json: bool) -> int:
    told = [(game, each) for game in games for each in odds.questions(game)]
    if as_json:
        print(msgspec.json.encode([_asked(*each) for each in told], enc_hook=encoded).decode())
        return 0
    for game, each in told:
        print(f"spadille odds {game} {each.name}")
        print(f"    {each.words}")
        for parameter in each.parameters:
            print(f"    {_written(parameter)}  {parameter.words}")
    if not told:
        raise BadOptions(
            f"{GAMES[games[0]].title} cannot be asked for its odds; `spadille odds` lists the games that can"
        )
    return 0


def _written(parameter: Parameter) -> str:
    """A parameter in the form to type: trump=C|D|H|S, "gone=AS KD 10H", draws=…"""
    typed = f"{parameter.name}={'|'.join(name for name, _ in parameter.choices) or parameter.example or '…'}"
    return f'"{typed}"' if " " in typed else typed


def _asked(game: str, question: Question) -> dict[str, Any]:
    return {
        "game": game,
        "question": question.name,
        "words": question.words,
        "samples": question.samples,
        "parameters": [
            {"name": each.name, "words": each.words, "needed": each.usual is None} for each in question.parameters
        ],
    }


def _text(answer: Answer) -> str:
    rows = list(_rows(answer))
    wide, long = (max((len(row[at]) for row in rows), default=0) for at in (0, 1))
    lines = [f"{label:<{wide}}  {number:>{long}}  {how}" for label, number, how in rows]
    return "\n".join([*lines, *answer.line, *map(str, answer.notes)])


def _rows(answer: Answer) -> Iterator[tuple[str, str, str]]:
    """Yield each figure's words, number and method; figures of a kind in a row that are 0 share a line."""
    for is_nothing, group in groupby(answer.figures, key=_nothing):
        run = list(group)
        if is_nothing and len(run) >= _RUN:
            yield f"{run[0].words} … {run[-1].words}", str(run[0].said), str(run[0].how)
        else:
            yield from ((str(each.words), str(each.said), str(each.how)) for each in run)


def _nothing(each: Figure) -> tuple[str, ...]:
    """The kind of a figure that is 0, by its first word and its method; empty for any other."""
    return () if each.value else (str(each.words).split()[0], str(each.how))


def _data(game: str, question: Question, answer: Answer) -> dict[str, Any]:
    return {
        "game": game,
        "question": question.name,
        "figures": [_figure(each) for each in answer.figures],
        "line": answer.line,
        "notes": answer.notes,
    }


def _figure(figure: Figure) -> dict[str, Any]:
    return {
        "name": figure.name,
        "words": figure.words,
        "value": figure.value,
        "unit": figure.unit,
        "method": figure.method,
        "exact": None if figure.exact is None else str(figure.exact),
        "error": figure.error,
        "between": figure.between,
        "n": figure.n,
        "seed": figure.seed,
    }
