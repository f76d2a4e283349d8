"""Standings: small evenings that were reckoned by hand, and rules of thumb for large ones."""

from __future__ import annotations

import random

import pytest

from spadille.club.evening import Evening, planned
from spadille.club.standings import SCORINGS, Field, Result, blank, imps, read_results, standings
from spadille.core.errors import BadOptions


def evening(kind: str, count: int, **more: int) -> Evening:
    names = [f"Pair {each}" for each in range(1, count + 1)]
    return planned("spades", "andrews", {}, kind=kind, names=names, seed="club", **more)  # type: ignore[arg-type]


def told(field: Field) -> dict[int, float]:
    return {each.number: each.score for each in field.standings}


MITCHELL = evening("mitchell", 6, boards=1)
"""Three tables, three boards: North and South are 1, 2 and 3."""
ONE_BOARD = [Result(1, 1, 4, 120), Result(1, 2, 6, 40), Result(1, 3, 5, -60)]


def test_a_board_in_matchpoints_points_and_imps() -> None:
    """Two points for each other table that has done worse, one for each that has done the same."""
    north, east = standings(MITCHELL, ONE_BOARD, "matchpoints")
    assert (told(north), told(east)) == ({1: 4, 2: 2, 3: 0}, {5: 4, 6: 2, 4: 0})
    assert [(each.place, each.percent) for each in north.standings] == [(1, 100), (2, 50), (3, 0)]
    north, east = standings(MITCHELL, ONE_BOARD, "points")
    assert told(north) == {1: (80 + 180) / 2, 2: (-80 + 100) / 2, 3: (-180 - 100) / 2}
    assert told(east) == {4: -130, 6: -10, 5: 140}
    north, _ = standings(MITCHELL, ONE_BOARD, "imps")
    assert told(north) == {1: (2 + 5) / 2, 2: (-2 + 3) / 2, 3: (-5 - 3) / 2}


def test_the_same_result_is_shared_and_so_is_the_place() -> None:
    north, east = standings(MITCHELL, [each._replace(net=20) for each in ONE_BOARD], "matchpoints")
    assert [(each.place, each.score, each.percent) for each in north.standings] == [(1, 2, 50)] * 3
    assert [each.place for each in east.standings] == [1, 1, 1]


def test_a_board_of_one_table_alone_does_not_count() -> None:
    north, _ = standings(MITCHELL, [*ONE_BOARD, Result(2, 1, 4, 500)], "matchpoints")
    assert told(north) == {1: 4, 2: 2, 3: 0}
    assert {each.number: each.boards for each in north.standings} == {1: 1, 2: 1, 3: 1}
    empty, _ = standings(MITCHELL, [], "matchpoints")
    assert [(each.place, each.percent, each.boards) for each in empty.standings] == [(1, None, 0)] * 3


def test_who_has_sat_out_is_compared_by_percent() -> None:
    """Five pairs: one of three North and South sits out in each round."""
    found = evening("mitchell", 5, boards=1)
    results = [
        Result(board, each.ns, each.ew, 100 if each.ns == 1 else 0)
        for each in found.movement.sittings
        for board in found.numbers(each.boards)
    ]
    north, _ = standings(found, results, "matchpoints")
    assert (north.standings[0].number, north.standings[0].percent) == (1, 100)
    assert {each.boards for each in north.standings} == {2}


@pytest.mark.parametrize("scoring", ["imps", "points"])
def test_who_has_sat_out_is_compared_per_board_by_imps_and_points(scoring: str) -> None:
    """Pair 1 has gained 90 on each of two boards, pair 2 only 50 on each of four."""
    gains = {1: (1, 90), 2: (1, 90), 3: (2, 50), 4: (2, 50), 5: (2, 50), 6: (2, 50)}
    results = [Result(board, pair, 4, net) for board, (pair, net) in gains.items()]
    north, _ = standings(MITCHELL, [*results, *(Result(board, 3, 5, 0) for board in gains)], scoring)
    assert [each.number for each in north.standings] == [1, 2, 3]
    assert north.standings[0].score < north.standings[1].score
    assert [each.per_board for each in north.standings[:2]] == ([3, 2] if scoring == "imps" else [90, 50])
    assert {each.per_board for each in standings(MITCHELL, [], scoring)[0].standings} == {None}


def test_a_match_of_teams_is_the_swing_of_its_two_tables() -> None:
    found = evening("teams", 2, boards=2)
    results = [Result(1, 1, 2, 150), Result(1, 2, 1, 50), Result(2, 1, 2, -30), Result(2, 2, 1, -30)]
    for scoring, score in (("points", 100.0), ("imps", 3.0)):
        (field,) = standings(found, results, scoring)
        assert [(each.number, each.score, each.won) for each in field.standings] == [(1, score, 1), (2, -score, 0)]
    (field,) = standings(found, results, "matchpoints")
    assert [(each.score, each.percent) for each in field.standings] == [(3, 75), (1, 25)]
    (drawn,) = standings(found, results[2:], "imps")
    assert [(each.place, each.won, each.boards) for each in drawn.standings] == [(1, 0.5, 1), (1, 0.5, 1)]
    (half,) = standings(found, results[:1], "imps")
    assert [each.boards for each in half.standings] == [0, 0], "the other table has not played it yet"


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize(("kind", "count"), [("howell", 8), ("mitchell", 11), ("teams", 5)])
def test_all_that_somebody_gains_somebody_loses(kind: str, count: int, scoring: str) -> None:
    chance, found = random.Random(3), evening(kind, count, boards=2)
    results = [
        Result(board, each.ns, each.ew, 10 * chance.randint(-40, 40))
        for each in found.movement.sittings
        for board in found.numbers(each.boards)
    ]
    every = [each for field in standings(found, results, scoring) for each in field.standings]
    total = sum(each.score for each in every)
    if scoring != "matchpoints":
        assert total == pytest.approx(0)
    else:
        tops = [each.score / each.percent * 100 for each in every if each.percent]
        assert total == pytest.approx(sum(tops) / 2)
    assert len(every) == count


def test_who_is_better_on_every_board_wins_by_every_scoring() -> None:
    found = evening("howell", 10, boards=3)
    better = {number: {7: 90, 2: -90}.get(number, 0) for number in range(1, 11)}
    results = [
        Result(board, each.ns, each.ew, better[each.ns] - better[each.ew])
        for each in found.movement.sittings
        for board in found.numbers(each.boards)
    ]
    for scoring in SCORINGS:
        (field,) = standings(found, results, scoring)
        assert (field.standings[0].number, field.standings[-1].number) == (7, 2)


def test_the_scale_of_imps_is_that_of_bridge() -> None:
    assert [imps(each) for each in (0, 10, 20, 40, 50, 420, 430, 3990, 4000, -600)] == [
        0, 0, 1, 1, 2, 9, 10, 23, 24, -12
    ]  # fmt: skip
    with pytest.raises(BadOptions, match="expected a scoring: matchpoints, imps, points; got 'swiss'"):
        standings(MITCHELL, [], "swiss")


# -- the file ----------------------------------------------------------------------------------------


def test_a_blank_file_has_every_board_at_every_table_and_no_result() -> None:
    lines = blank(MITCHELL).splitlines()
    assert lines[0] == "round,table,board,ns,ew,ns_points,ew_points"
    assert len(lines) == 1 + 9
    assert read_results(MITCHELL, blank(MITCHELL), pytest.fail) == []
    filled = "\n".join([lines[0], lines[1][:-1] + "80,−42", lines[2][:-1] + "0,0"])
    assert [each.net for each in read_results(MITCHELL, filled, pytest.fail)] == [122, 0]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("1,1,1,1,5,80,20", "expected a board that two play against each other; got board 1 of 1 and 5"),
        ("1,1,99,1,4,80,20", "expected a board that two play against each other; got board 99 of 1 and 4"),
        ("1,1,1,1,4,eighty,20", "expected a whole number as ns_points; got 'eighty'"),
        ("1,1,1,1,4,80,", "expected a whole number as ew_points; got ''"),
        ("1,1,1,1,4,8²,1", "expected a whole number as ns_points; got '8²'"),
        ("1,1,1,1,4,80,99999999999999999999", "expected a number of a usual size as ew_points"),
        ("1,1,1,1,4", None),
        ("2,2,3,2,4,10,20", "board 3 of 2 and 4 is there twice"),
    ],
)
def test_a_row_that_cannot_be_is_told_with_its_line_and_the_others_count(row: str, said: str | None) -> None:
    wrong: list[str] = []
    head = "round,table,board,ns,ew,ns_points,ew_points"
    found = read_results(MITCHELL, f"{head}\n2,2,3,2,4,70,20\n{row}\n3,3,2,3,4,5,6\n", wrong.append)
    assert [each.net for each in found] == [50, -1]
    assert wrong == [] if said is None else (len(wrong) == 1 and wrong[0].startswith(f"line 3: {said}"))


def test_a_file_without_the_columns_is_refused() -> None:
    with pytest.raises(BadOptions, match="ew_points missing"):
        read_results(MITCHELL, "board,ns,ew,ns_points\n", pytest.fail)


@pytest.mark.parametrize("text", ["round,table,board,ns,ew,ns_points,ew_points\r1,1,1,1,2,50,0\r", "{head}\n{long}\n"])
def test_a_file_that_is_no_csv_is_refused_in_words(text: str) -> None:
    whole = text.format(head=blank(MITCHELL).splitlines()[0], long="x" * 200_000)
    with pytest.raises(BadOptions, match="expected results in CSV"):
        read_results(MITCHELL, whole, pytest.fail)
