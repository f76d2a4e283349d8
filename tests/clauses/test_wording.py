"""Clauses speak as people do at a card table: no option's key, no value of one, no move as it is typed.

Every column but the last of a clause is shown to people: the sentence when a rule is asked for, the example and the
source on the rules pages and in `spadille rules SPD-BIC-18`. An everyday word that is also a key (jokers, target) is
fine where it is said as a word; what gives a key away is a code mark, an underscore, or a value in quotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from spadille.core.clause import TABLE_ROOM, ClauseText, DecisionText, everything, page_text
from spadille.games import GAMES
from spadille.manifest import Manifest

ROOMS = {game.name: (game.package, (game,)) for game in GAMES.values()} | {"table": (TABLE_ROOM, (*GAMES.values(),))}
SHOWN = ("rule", "check", "point", "decision", "why", "source")
IN_QUOTES = re.compile(r'"([^"]+)"')
UNDERSCORE = re.compile(r"\w*\w_\w+")


def values(game: Manifest) -> Iterator[str]:
    """Every value of an option of a game that is a word."""
    for spec in game.options.values():
        yield from (each for each in spec.choices if isinstance(each, str))
        yield from (each for each, _ in spec.option.values if isinstance(each, str))


def keyed(text: str, known: frozenset[str]) -> list[str]:
    """Return what in a text only a program would say: code marks, names with an underscore, values in quotes."""
    marks = ["`"] * ("`" in text)
    return [*marks, *UNDERSCORE.findall(text), *(each for each in IN_QUOTES.findall(text) if each in known)]


def shown(each: ClauseText | DecisionText) -> Iterator[str]:
    return (str(getattr(each, column)) for column in SHOWN if hasattr(each, column))


@pytest.mark.parametrize("room", ROOMS)
def test_no_clause_that_people_are_shown_speaks_in_keys_or_values(room: str) -> None:
    package, games = ROOMS[room]
    known = frozenset(value for game in games for value in values(game))
    found = {each.id: [key for text in shown(each) for key in keyed(text, known)] for each in everything(package)}
    assert {clause: keys for clause, keys in found.items() if keys} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_line_of_a_page_of_clauses_names_an_option_by_its_key(room: str) -> None:
    package, games = ROOMS[room]
    keys = {key for game in games for key in game.options}
    assert sorted(keys & set(re.findall(r"[`]([a-z_]+)", page_text(package)))) == []


def test_what_gives_a_key_away() -> None:
    known = frozenset({"free", "all"})
    assert keyed('With `endgame` "free" any card', known) == ["`", "free"]
    assert keyed('max_deals ends it, "all": two jokers', known) == ["max_deals", "all"]
    assert keyed('"best bower" and the jokers, all free', known) == []
