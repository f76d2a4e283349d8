"""Tests which bots were measured by which rules: told by the rules, kept beside the game, shown in the docs."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.errors import BadOptions
from spadille.games import GAMES, open_game
from spadille.lab.badge import badge
from spadille.lab.pages import put
from spadille.ways import measured as room
from spadille.ways.measured import Measured, key_of, measured, rows

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def ways() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT))
        return importlib.import_module("bench.ways")


def row(**changes: Any) -> Measured:
    usual: dict[str, Any] = {"way": "denexa", "rules": "", "seats": 4, "level": "strong", "over": "regular"}
    figures = {"deals": 500, "points": 8.0, "error": 3.0, "won": 0.6, "search": "native", "version": "0.2.0"}
    return Measured(**{**usual, **figures, **changes})


def test_rules_have_one_key_by_whatever_name_they_are_called() -> None:
    book, same = open_game("spades", "andrews", 4, {}), open_game("spades", "andrews", 4, {"target": 500})
    assert key_of(book) == key_of(same)
    assert key_of(book) != key_of(open_game("spades", "andrews", 4, {"target": 250}))
    assert key_of(open_game("five_hundred", "denexa", 3, {})) != key_of(open_game("five_hundred", "denexa", 5, {}))


def test_an_option_that_makes_no_difference_makes_no_other_key() -> None:
    usual = open_game("five_hundred", "denexa", 4, {"nullo": False, "grand_nullo": False})
    idle = open_game("five_hundred", "denexa", 4, {"nullo": False, "grand_nullo": False, "nullo_rank": "by_value"})
    assert key_of(usual) == key_of(idle)


def test_a_level_is_measured_only_under_exactly_these_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("five_hundred", "denexa", 3, {})
    found = row(rules=key_of(game), seats=3)
    monkeypatch.setattr(room, "rows", lambda _: (found,))
    assert measured(game, "strong") == found
    assert measured(game, "regular") is None
    assert measured(open_game("five_hundred", "denexa", 3, {"slam_bonus": 250}), "strong") is None


def test_only_an_interval_above_nought_shows_a_level_to_be_ahead() -> None:
    assert row().ahead
    assert not row(points=2.9).ahead
    assert not row(points=-8.0).ahead
    assert not row(deals=99).ahead


def test_a_level_that_is_not_shown_to_be_ahead_carries_a_badge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("five_hundred", "denexa", 3, {"slam_bonus": 250})
    found = (row(rules=key_of(game), error=9.0),)
    monkeypatch.setattr(room, "rows", lambda _: found)
    monkeypatch.setattr("spadille.lab.badge.rows", lambda _: found)
    behind = "By these rules nothing shows that these bots are stronger than the level beneath: strong."
    assert str(badge(game, ["strong"])) == behind
    assert str(badge(game, ["beginner", "strong"])) == behind
    assert str(badge(open_game("five_hundred", "denexa", 3, {"slam_bonus": 200}), ["strong"])) == (
        "Nobody has measured yet how well strong bots play by these rules."
    )


def test_a_row_that_shows_a_level_to_be_ahead_takes_its_badge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("five_hundred", "denexa", 3, {})
    assert badge(game, ["strong"])
    monkeypatch.setattr("spadille.lab.badge.rows", lambda _: (row(rules=key_of(game)),))
    assert not badge(game, ["strong", "regular"])
    monkeypatch.setattr("spadille.lab.badge.rows", lambda _: (row(rules=key_of(game), error=9.0),))
    assert badge(game, ["strong"])


def test_a_game_that_nobody_has_measured_has_no_rows() -> None:
    assert rows("war") == ()


def test_the_rows_of_every_game_are_of_the_rules_that_their_names_mean(ways: Any) -> None:
    """A way to play that has changed was not measured: python -m bench.ways prune."""
    every = [(game, each) for game in GAMES for each in rows(game)]
    assert every
    for game, each in every:
        assert ways.contest_of(game, each) is not None, (game, each)
        assert each.deals > 1


def test_rows_of_rules_that_nobody_has_any_more_are_dropped(
    ways: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, (known,) = tmp_path / "measured.json", [each for each in rows("five_hundred") if each.way == "denexa"]
    changed, gone = (msgspec.structs.replace(known, **each) for each in ({"rules": "0"}, {"way": "nobody_plays_so"}))
    monkeypatch.setattr(ways, "rows", lambda game: [known, changed, gone] if game == "five_hundred" else [])
    monkeypatch.setattr(ways.rows, "cache_clear", lambda: None, raising=False)
    monkeypatch.setattr(ways, "_place", lambda _: place)
    ways.prune()
    assert msgspec.json.decode(place.read_bytes(), type=list[Measured]) == [known]


def test_every_way_to_play_is_measured_once_by_its_rules(ways: Any) -> None:
    every = ways.chosen([])
    assert len({each.key for each in every}) == len(every)
    assert {each.contest.game for each in ways.chosen(["five_hundred"])} == {"five_hundred"}
    with pytest.raises(BadOptions, match="no such way"):
        ways.chosen(["no such way"])


def test_where_nobody_plays_against_another_nothing_is_measured(ways: Any) -> None:
    assert any(each.contest.game == "mexican_sweat" for each in ways.ways())
    assert all(each.contest.seats > 1 for each in ways.ways()), "Pyramid has no other to be ahead of"


def test_play_goes_on_where_it_was_stopped_and_keeps_a_row_for_each_way(
    ways: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "measured.json"
    monkeypatch.setattr(ways, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(ways, "_place", lambda _: place)
    monkeypatch.setattr(ways, "_PAIR", ("regular", "beginner"))
    monkeypatch.setattr(ways, "ROUNDS", (2, 5))
    monkeypatch.setattr(ways, "levels", lambda game: ("regular",) if game == "five_hundred" else ())
    (way,) = ways.chosen(["five_hundred denexa 4"])
    ways.play([way], 3, 5)
    ways.play([way], 3, 5)
    assert capsys.readouterr().out.count("3 units of 2 tables") == 3
    (found,) = msgspec.json.decode(place.read_bytes(), type=tuple[Measured, ...])
    assert (found.way, found.deals, found.level, found.ahead) == ("denexa", 3, "regular", False)
    (kept,) = (tmp_path / "kept").iterdir()
    assert len(kept.read_bytes().splitlines()) == 1 + 3
    ways.play([way], 3, 0)
    assert not capsys.readouterr().out
    longer = msgspec.structs.replace(found, deals=500)
    place.write_bytes(msgspec.json.encode([longer]))
    report = ways.played(way, 3, 5)
    for aim, deals in ((4, 500), (3, 3)):
        ways.keep(way, report, aim)
        (row,) = msgspec.json.decode(place.read_bytes(), type=list[Measured])
        assert row.deals == deals, "only a run that was not interrupted replaces a row of more deals"


def test_one_deal_alone_shows_nothing(ways: Any) -> None:
    way = ways.chosen(["five_hundred", "denexa"])[0]
    alone = msgspec.structs.replace(
        ways.run(msgspec.structs.replace(way.contest, bots=("regular", "beginner")), 1), margin=100.0
    )
    assert not ways.row_of(way, alone).ahead


def test_the_table_in_the_docs_is_made_of_the_rows(ways: Any) -> None:
    page = (ROOT / "docs/bots.md").read_text("utf-8")
    assert put(page, ways.table(), ways.MARKS) == page, "make it anew: python -m bench.ways table docs/bots.md"
