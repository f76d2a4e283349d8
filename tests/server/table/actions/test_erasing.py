"""Tests where a person's name is found in a table's document, and what stands there once it has been erased."""

from __future__ import annotations

import pytest
from tests.server.table.driver import Driver, state_of

from spadille.server.store.document import Act, Opening, Silent
from spadille.server.table import table_log
from spadille.server.table.actions import erasing
from spadille.server.table.inputs import EraseName

OLD = Act(3, "sit", "player", 1, "Al has sat down, and Walt, Al, and Alma.")
"""A line as an earlier version wrote it, with its words alone."""


def test_a_line_of_an_earlier_version_loses_the_whole_name_only() -> None:
    t = state_of("spades")
    t.doc.acts = [OLD]
    assert Driver(t).give(EraseName("Al")) == 1
    assert t.doc.acts[0].words == "somebody has sat down, and Walt, somebody, and Alma."
    assert erasing.mentions(t.doc, "Al") == 0


def test_a_person_who_was_left_out_of_the_seed_is_erased_there() -> None:
    t = state_of("spades")
    t.doc.opening = Opening(left_out=[Silent(1, 2, "Bob"), Silent(1, 3, "Bo")])
    assert erasing.former_seats_of(t.doc, "Bob") == [2]
    assert Driver(t).give(EraseName("Bob")) == 1
    assert t.doc.opening.left_out == [Silent(1, 2, "somebody"), Silent(1, 3, "Bo")]


def test_a_bot_of_the_same_name_is_no_person() -> None:
    t = state_of("spades")
    t.doc.acts = [Act(0, "fill", "host", 1, "The host has given a seat to Nora, a bot.", "Nora")]
    assert erasing.mentions(t.doc, "Nora") == 0


def test_the_word_for_an_erased_name_is_no_name_in_the_log() -> None:
    driver = Driver(state_of("spades"))
    driver.t.doc.acts = [OLD, table_log.written(4, "sit", "player", 1, "somebody", "")]
    driver.t.doc.opening = Opening(left_out=[Silent(1, 2, "somebody")])
    assert driver.give(EraseName("somebody")) == 0
    driver.t.doc.seats[0].name = "somebody"
    assert [driver.give(EraseName("somebody")) for _ in range(2)] == [1, 0]
    assert driver.t.doc.seats[0].name == "South"


@pytest.mark.parametrize("name", ["", "Bob"])
def test_a_name_that_is_nowhere_changes_nothing(name: str) -> None:
    driver = Driver(state_of("spades"))
    assert driver.give(EraseName(name)) == 0
    assert driver.kinds() == []
