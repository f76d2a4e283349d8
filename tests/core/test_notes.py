"""Comments and variations: kept in a record, read again, and never in the way of the game."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

import spadille
from spadille.core.errors import BadOptions, BadRecord, IllegalMove, StaleMove
from spadille.core.record import Note
from spadille.core.table import Table


def begun() -> Table:
    """A table of Spades with three calls."""
    table = spadille.table("spades", rulebook="bicycle", seed=1)
    for _ in range(3):
        table.play(table.deciding[0], "bid 3")
    return table


def test_a_comment_and_a_variation_survive_the_record() -> None:
    table = begun()
    other = copy(table)
    other.back(table.version - 1)
    other.play(other.deciding[0], "bid 4")
    table.note("Three calls, and nobody knows the trumps.")
    table.note("Four was there.", line=other)
    again = spadille.loads(table.record)
    assert (
        again.notes
        == table.notes
        == (
            Note(table.version, "Three calls, and nobody knows the trumps."),
            Note(table.version - 1, "Four was there.", ((other.log[-1][0], "bid 4"),)),
        )
    )
    assert again.variation(again.notes[1]).log == other.log
    assert again.log == table.log, "a variation is not played"


def test_a_note_may_be_about_an_earlier_moment() -> None:
    table = begun()
    table.note("The cards are dealt.", at=2)
    assert [(each.at, each.text) for each in table.notes] == [(2, "The cards are dealt.")]


def test_a_copy_has_notes_of_its_own_and_going_back_drops_those_of_what_is_gone() -> None:
    table = begun()
    table.note("Here.")
    other = copy(table)
    other.note("There.")
    assert len(table.notes) == 1
    table.back(2)
    assert not table.notes
    assert "notes" not in table.more


def test_readers_that_know_no_notes_read_the_same_game() -> None:
    table = begun()
    bare = table.record
    table.note("A word.")
    assert table.record.split(b"\n")[1:] == bare.split(b"\n")[1:], "the moves are the same lines"


@pytest.mark.parametrize("at", [-1, 99, True, "2"])
def test_a_note_stands_at_a_moment_of_the_table(at: Any) -> None:
    with pytest.raises(StaleMove, match="expected a moment from 0 to 5; got"):
        begun().note("Where?", at=at)


def test_a_note_says_something() -> None:
    table = begun()
    with pytest.raises(BadOptions, match="expected a comment as text; got 3"):
        table.note(3)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="expected a comment, a variation, or both; got neither"):
        table.note("")


def test_a_variation_is_of_the_same_game_and_leaves_it_somewhere() -> None:
    table = begun()
    with pytest.raises(BadOptions, match="expected a variation of this game; got one of another table"):
        table.note(line=spadille.table("spades", rulebook="denexa", seed=1))
    with pytest.raises(BadOptions, match="expected a variation that leaves the game; got the same moves"):
        table.note(line=copy(table))
    with pytest.raises(BadOptions, match="expected a table as the variation; got 'bid 4'"):
        table.note(line="bid 4")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("notes", "wrong"),
    [
        ("fine", "expected notes as a list of objects"),
        ([{"at": 99, "text": "x"}], "expected a note at a moment from 0 to 5; got 99"),
        ([{"at": 1, "text": 4}], "expected notes as a list of objects"),
    ],
)
def test_notes_that_cannot_be_read_are_named(notes: Any, wrong: str) -> None:
    table = begun()
    table.more["notes"] = notes
    again = spadille.loads(table.record)
    with pytest.raises(BadRecord, match=wrong):
        _ = again.notes
    assert again.version == 5, "the game itself is read"


def test_a_variation_that_breaks_the_rules_is_refused_when_it_is_played() -> None:
    table = begun()
    table.more["notes"] = [{"at": 5, "moves": [[table.deciding[0], "bid 14"]]}]
    with pytest.raises(IllegalMove):
        table.variation(table.notes[0])
