"""Tests that the fixtures of the browser's tests are what the library writes."""

from __future__ import annotations

import pytest
from tests.js.fixtures import DATA, fixtures

FIXTURES = fixtures()


@pytest.mark.parametrize("name", sorted(FIXTURES))
def test_a_file_of_data_is_what_the_library_writes(name: str) -> None:
    assert (DATA / name).read_text("utf-8") == FIXTURES[name], "run `python -m tests.js.fixtures`"


def test_there_is_no_other_file_of_data() -> None:
    assert {each.name for each in DATA.iterdir()} == set(FIXTURES)
