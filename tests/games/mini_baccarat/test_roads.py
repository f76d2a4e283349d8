"""Mini Baccarat: the score cards."""

from __future__ import annotations

import pytest

from spadille.fair.shuffle import Stream, seed_of
from spadille.games.mini_baccarat import roads
from spadille.games.mini_baccarat.coup import BANCO, PUNTO, TIE
from spadille.games.mini_baccarat.roads import (
    BIG_EYE_BOY,
    COCKROACH,
    SMALL_ROAD,
    Colour,
    Entry,
    bead_plate,
    big_road,
    derived_road,
    foretold,
    grid,
    places,
    shown,
    streaks,
)

P, B, T = PUNTO, BANCO, TIE
NO_PAIR = (False, False)


def winners(text: str) -> list[int]:
    return ["PBT".index(letter) for letter in text]


def random_winners(seed: int, length: int = 70) -> list[int]:
    rng = Stream(seed_of(f"road {seed}"))
    return [(P, P, P, P, B, B, B, B, B, T)[rng.below(10)] for _ in range(length)]


def test_bac_15_the_bead_plate_has_columns_of_six() -> None:
    assert bead_plate(winners("PBTPPBBP")) == ((P, B, T, P, P, B), (B, P))
    assert bead_plate([]) == ()
    cells = roads.drawn_bead_plate(winners("PBTPPBB"))
    drawn = {place: "PBT"[winner] for place, winner in cells.items()}
    assert roads.rows(cells, range(2))[:2] == ((P, B), (B, None))
    assert grid(drawn, shown(drawn, 10)) == ("P B", "B .", "T .", "P .", "P .", "B .")


def test_bac_s11_the_big_road_turns_at_each_change_of_winner_and_marks_ties() -> None:
    road = big_road(zip(winners("TTPPTBBBTTP"), [NO_PAIR] * 11, strict=True))
    assert road == (
        (Entry(P, 2), Entry(P, 1)),
        (Entry(B), Entry(B), Entry(B, 2)),
        (Entry(P),),
    )
    assert big_road([(T, NO_PAIR)]) == ((Entry(None, 1),),)
    pairs = big_road([(P, (True, False)), (T, (True, True)), (P, (False, True))])
    assert pairs == ((Entry(P, 1, True, False), Entry(P, 0, False, True)),)


def test_streaks_do_not_count_ties() -> None:
    assert streaks(winners("TPPTPBTTBPT")) == (3, 2, 1)
    assert streaks(winners("TT")) == ()


def test_a_long_streak_turns_right_at_the_sixth_row() -> None:
    first, second, third = places((8, 7, 1))
    assert first == ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 5), (2, 5))
    assert second == ((1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4))
    assert third == ((2, 0),)


def test_a_streak_begins_where_no_tail_lies() -> None:
    drawn = places((12, 11, 10, 9, 8, 7, 6, 3))
    cells = [cell for way in drawn for cell in way]
    assert len(set(cells)) == len(cells)
    assert all(way[0][1] == 0 for way in drawn)
    assert [way[0][0] for way in drawn] == [0, 1, 2, 3, 4, 5, 12, 13]


def by_the_cells(depths: tuple[int, ...], back: int) -> list[Colour]:
    """A derived road by looking at the big road cell by cell, as the score cards explain it."""
    marks: list[Colour] = []
    for column, depth in enumerate(depths):
        for row in range(depth):
            if row == 0:
                if column <= back:
                    continue
                same = depths[column - 1] == depths[column - 1 - back]
            elif column < back:
                continue
            else:
                same = (depths[column - back] > row) == (depths[column - back] > row - 1)
            marks.append("red" if same else "blue")
    return marks


@pytest.mark.parametrize("back", [BIG_EYE_BOY, SMALL_ROAD, COCKROACH])
def test_the_derived_roads_compare_with_earlier_columns(back: int) -> None:
    for seed in range(20):
        depths = streaks(random_winners(seed))
        assert list(derived_road(depths, back)) == by_the_cells(depths, back)


def test_a_derived_road_begins_in_its_own_column() -> None:
    assert derived_road(streaks(winners("PPB")), BIG_EYE_BOY) == ()
    assert derived_road(streaks(winners("PPBB")), BIG_EYE_BOY) == ("red",)
    assert derived_road(streaks(winners("PBB")), BIG_EYE_BOY) == ("blue",)
    assert derived_road(streaks(winners("PPBP")), BIG_EYE_BOY) == ("blue",)
    assert derived_road(streaks(winners("PBP")), BIG_EYE_BOY) == ("red",)
    assert derived_road(streaks(winners("PBBBB")), BIG_EYE_BOY) == ("blue", "red", "red")
    assert derived_road(streaks(winners("PBPBPBP")), SMALL_ROAD) == ("red",) * 4
    assert derived_road(streaks(winners("PBPBPBP")), COCKROACH) == ("red",) * 3


def test_what_the_next_result_would_put_on_the_derived_roads() -> None:
    for seed in range(10):
        so_far = random_winners(seed, 30)
        for winner in (P, B):
            for back, mark in zip((BIG_EYE_BOY, SMALL_ROAD, COCKROACH), foretold(so_far, winner), strict=True):
                assert mark == derived_road(streaks([*so_far, winner]), back)[-1]
    assert foretold(winners("P"), P) == (None, None, None)
    assert foretold(winners("P"), B) == (None, None, None)
    assert foretold(winners("PB"), P) == ("red", None, None)


def test_roads_are_drawn_in_the_room_there_is() -> None:
    assert grid({}, shown({}, 10)) == ()
    assert not roads.rows({}, shown({}, 10))
    marks = roads.drawn_derived_road(("red", "red", "blue", "red"))
    cells = {place: mark[0] for place, mark in marks.items()}
    assert grid(cells, shown(cells, 80))[:3] == ("r b r", "r . .", ". . .")
    assert grid(cells, shown(cells, 3))[:3] == ("b r", ". .", ". .")
    entries = roads.drawn_big_road(big_road([(P, NO_PAIR), (T, NO_PAIR), (B, NO_PAIR)]))
    big = {place: f"{entry.winner}{entry.ties}" for place, entry in entries.items()}
    assert grid(big, shown(big, 5))[0] == "01 10"
