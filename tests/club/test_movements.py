"""Movements: everybody plays every board once, nobody meets anybody twice, and no set of boards lies at two tables."""

from __future__ import annotations

from collections import Counter

import pytest

from spadille.club.movements import Movement, movement, usual
from spadille.core.errors import BadOptions

ALL = [
    *(("mitchell", pairs) for pairs in range(5, 41)),
    *(("howell", pairs) for pairs in range(4, 19)),
    *(("teams", teams) for teams in range(2, 21)),
]


def fault(found: Movement) -> str:
    """Return what is wrong with a movement."""
    for turn in range(1, found.rounds + 1):
        now = [each for each in found.sittings if each.round == turn]
        seats = [(number, place) for each in now for place, number in ((0, each.ns), (1, each.ew))]
        times = Counter(number for number, _ in seats)
        if found.kind == "teams":
            if any(count != 2 for count in times.values()) or len(set(seats)) < len(seats):
                return f"round {turn}: a pair of a team sits twice, or not at all"
        elif len(times) < len(seats):
            return f"round {turn}: a pair sits twice"
        if len(found.away(turn)) != found.entrants % 2:
            return f"round {turn}: {found.away(turn)} sit out"
        if len({each.table for each in now}) < len(now):
            return f"round {turn}: a table is taken twice"
        if not found.copied and len({each.boards for each in now}) < len(now):
            return f"round {turn}: a set lies at two tables"
    meetings = Counter(frozenset((each.ns, each.ew)) for each in found.sittings)
    if set(meetings.values()) != {2 if found.kind == "teams" else 1}:
        return "two meet twice"
    own = Counter((number, each.boards) for each in found.sittings for number in (each.ns, each.ew))
    if set(own.values()) != {2 if found.kind == "teams" else 1}:
        return "somebody plays boards twice"
    return ""


@pytest.mark.parametrize(("kind", "entrants"), ALL)
def test_nobody_meets_anybody_or_any_board_twice(kind: str, entrants: int) -> None:
    found = movement(kind, entrants)
    assert fault(found) == ""
    assert {number for each in found.sittings for number in (each.ns, each.ew)} == set(range(1, entrants + 1))


@pytest.mark.parametrize(("kind", "entrants"), [each for each in ALL if each[0] != "mitchell"])
def test_everybody_meets_everybody(kind: str, entrants: int) -> None:
    found = movement(kind, entrants)
    assert len({frozenset((each.ns, each.ew)) for each in found.sittings}) == entrants * (entrants - 1) // 2


@pytest.mark.parametrize("pairs", [8, 10, 12, 14, 16, 18])
def test_a_howell_plays_all_boards_with_one_copy_of_each(pairs: int) -> None:
    found = movement("howell", pairs)
    assert (found.copied, found.rounds, found.sets) == (False, pairs - 1, pairs - 1)
    played = {(number, each.boards) for each in found.sittings for number in (each.ns, each.ew)}
    assert len(played) == pairs * (pairs - 1), "every pair has played every set"


def test_a_mitchell_keeps_north_and_south_and_moves_the_others() -> None:
    found = movement("mitchell", 14)
    assert (found.rounds, found.sets) == (7, 7)
    assert {each.ns for each in found.sittings} == set(range(1, 8))
    assert all(each.ns == each.table for each in found.sittings)
    assert [each.table for each in found.sittings if each.ew == 8] == [1, 2, 3, 4, 5, 6, 7]
    assert movement("mitchell", 12).rounds == 5, "with an even number of tables a round less"


def test_an_evening_may_be_shorter() -> None:
    found = movement("howell", 8, 4)
    assert (found.rounds, len(found.sittings), fault(found)) == (4, 16, "")
    assert movement("teams", 6, 2).sets == 2
    assert [usual(pairs) for pairs in (4, 8, 9)] == ["howell", "howell", "mitchell"]


@pytest.mark.parametrize(
    ("kind", "entrants", "rounds", "said"),
    [
        ("swiss", 8, None, "expected a movement: mitchell, howell, teams; got 'swiss'"),
        ("howell", 3, None, "expected 4 to 18 pairs for howell; got 3"),
        ("mitchell", 41, None, "expected 5 to 40 pairs for mitchell; got 41"),
        ("teams", 1, None, "expected 2 to 20 teams for teams; got 1"),
        ("howell", 8, 8, "expected 1 to 7 rounds for 8 pairs; got 8"),
        ("mitchell", 12, 0, "expected 1 to 5 rounds for 12 pairs; got 0"),
    ],
)
def test_what_cannot_be_is_refused(kind: str, entrants: int, rounds: int | None, said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        movement(kind, entrants, rounds)
    assert str(caught.value) == said
