"""The maker of mutants: what it changes, what it leaves alone, and that its list is not out of date."""

from __future__ import annotations

import ast
import random

import pytest
from tools.mutants import EQUIVALENT, PACKAGE, Mutant, equivalents, everything, mutants_of, mutated

SOURCE = '''
"""Words."""
MOST: Final[int] = 3


def refuse(cards: Sequence[int], seat: int = 0) -> str | None:
    """Why not."""
    if not cards and seat < MOST:
        return f"{seat} of {MOST + 1}"
    assert seat != 7
    return deal(cards, seat)
'''


@pytest.fixture(scope="module")
def every() -> list[Mutant]:
    return everything()


def test_every_kind_of_change_is_made_and_words_and_types_are_left_alone() -> None:
    assert [(each.line, each.old, each.new) for each in mutants_of("some.py", SOURCE)] == [
        (3, "3", "4"),
        (3, "3", "2"),
        (6, "0", "1"),
        (6, "0", "-1"),
        (8, "not cards and seat < MOST", "not (not cards and seat < MOST)"),
        (9, "return f'{seat} of {MOST + 1}'", "pass"),
        (8, "not cards and seat < MOST", "not cards or seat < MOST"),
        (8, "not cards", "cards"),
        (8, "seat < MOST", "seat <= MOST"),
        (11, "deal(cards, seat)", "deal(seat, cards)"),
    ]


def test_a_mutant_is_the_file_with_that_change_alone() -> None:
    first, *_, last = mutants_of("some.py", SOURCE)
    assert mutated(SOURCE, first) == SOURCE.replace("= 3", "= (4)")
    assert mutated(SOURCE, last) == SOURCE.replace("deal(cards, seat)", "(deal(seat, cards))")


def test_mutants_of_the_package_are_python_and_none_is_the_file_itself(every: list[Mutant]) -> None:
    for mutant in random.Random(3).sample(every, 40):
        source = (PACKAGE / mutant.path).read_text("utf-8")
        assert ast.dump(ast.parse(mutated(source, mutant))) != ast.dump(ast.parse(source)), str(mutant)


def test_every_mutant_listed_as_equivalent_can_still_be_made(every: list[Mutant]) -> None:
    listed = equivalents(EQUIVALENT.read_text("utf-8"))
    assert sorted(set(listed) - {each.key for each in every}) == [], "the line has changed: look at it anew"
    assert all(len(reason) > 20 for reason in listed.values())


def test_a_list_that_breaks_the_form_is_refused() -> None:
    with pytest.raises(SystemExit, match="expected file, two lines"):
        equivalents("games/war/game.py\nreturn 1\n1 => 2\nwhy")
