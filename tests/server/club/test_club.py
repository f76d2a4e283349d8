"""The club over HTTP: its evenings, its ladder, an evening by boards; only what the club wrote, only where one is."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import spadille
from spadille.club import evening as evening_files
from spadille.club.evening import Evening, planned
from spadille.club.standings import blank, read_results, standings
from spadille.core.errors import BadOptions, Unreadable
from spadille.lab.ratings import rated
from spadille.lab.record_matches import Collected, told_by
from spadille.server.app import make_app
from spadille.server.base.background import CLUB
from spadille.server.club.reading import check_club

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change
PAST, NAMES = date(2026, 1, 9), ("Ada & Ben", "Cleo <3 Dan", "Eve & Finn", "Gil & Hal", "Ines & Jo")
Browser = TestClient[Any]


def finished(seed: int, names: list[str]) -> bytes:
    """The record of a match of one battle, which says who has played it."""
    table = spadille.table("war", seed=seed, max_skirmishes=1)
    table.more["names"] = names[: table.game.seats]
    while table.deciding:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table.record


def wrote(folder: Path, made: Evening, text: str = "") -> None:
    folder.mkdir(parents=True)
    (folder / "evening.json").write_text(evening_files.written(made), "utf-8")
    (folder / "results.csv").write_text(text or blank(made), "utf-8")


def full(made: Evening) -> str:
    """Results of all boards, all different."""
    rows = list(csv.reader(io.StringIO(blank(made))))
    for at, row in enumerate(rows[1:]):
        row[5:] = [str(40 + 7 * at % 60), "50"]
    return "".join(",".join(row) + "\n" for row in rows)


MITCHELL = planned(
    "spades", None, {}, kind="mitchell", names=(*NAMES, *map(str.upper, NAMES)), title="Winter", day=PAST
)
LEAGUE = planned("spades", None, {}, kind="teams", names=NAMES[:2], boards=2, title="League", day=PAST + timedelta(1))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A club: two evenings, and the records of three players."""
    found = tmp_path / "a club"
    wrote(found / "winter", MITCHELL, full(MITCHELL))
    wrote(found / "league", LEAGUE)
    (found / "name.txt").write_text("Die Stichsäge\n", "utf-8")
    (found / "war").mkdir()
    for seed in range(12):
        (found / "war" / f"{seed}.jsonl").write_bytes(finished(seed, ["Ada", "Ben"] if seed % 2 else ["Ben", "Cy"]))
    (found / "war" / "copy.jsonl").write_bytes(finished(1, ["Ada", "Ben"]))
    (found / "war" / "bad.jsonl").write_text("nonsense\n", "utf-8")
    return found


@pytest.fixture
def browser(tmp_path: Path, folder: Path) -> Iterator[Browser]:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path, club=folder)) as found:
        yield found


def told(browser: Browser, path: str = "", language: str = "en") -> dict[str, Any]:
    answer = browser.get(f"/api/club{path}", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_club_has_its_name_its_evenings_with_winners_and_its_ladder(browser: Browser) -> None:
    found = told(browser)
    assert found["name"] == "Die Stichsäge"
    assert [(each["title"], each["day"], each["kind"]) for each in found["evenings"]] == [
        ("League", "2026-01-10", "teams"),
        ("Winter", "2026-01-09", "mitchell"),
    ]
    league, winter = found["evenings"]
    assert (league["winners"], league["shown"], league["due"]) == ([], 0, 4)
    fields = standings(MITCHELL, read_results(MITCHELL, full(MITCHELL), pytest.fail), "matchpoints")
    assert winter["winners"] == [
        {"side": side, "names": [each.name for each in field.standings if each.place == 1]}
        for side, field in zip(("ns", "ew"), fields, strict=True)
    ]
    assert found["left_out"] == 2, "a copy, and a damaged one"


def test_the_ladder_is_that_of_the_ratings(browser: Browser, folder: Path) -> None:
    (ladder,) = told(browser)["ladder"]
    collected = Collected()
    for path in sorted((folder / "war").glob("[0-9]*.jsonl")):
        collected.take(told_by(path.read_bytes()))
    (group,) = rated(collected.games["war"], 10)
    assert [each["player"] for each in ladder["groups"][0]["ratings"]] == [each.player for each in group.ratings]
    assert ladder["groups"][0]["ratings"][0]["points"] == pytest.approx(group.ratings[0].points)
    assert ladder["groups"][0]["ratings"][0]["error"] == pytest.approx(group.ratings[0].error)
    assert ladder["groups"][0]["ratings"][-1]["points"] is None, "Ada has played six matches"


def test_an_evening_is_told_board_by_board_in_the_readers_language(browser: Browser) -> None:
    key = told(browser)["evenings"][1]["key"]
    found = told(browser, f"/{key}", "de")
    assert (found["listed"]["title"], found["scoring"], found["rulebook"]) == (
        "Winter",
        "matchpoints",
        "Rules of Spades",
    )
    assert [each["side"] for each in found["fields"]] == ["ns", "ew"]
    results = read_results(MITCHELL, full(MITCHELL), pytest.fail)
    assert sum(len(each["results"]) for each in found["boards"]) == len(results) == found["listed"]["due"]
    first = found["boards"][0]
    assert first["number"] == 1
    assert [each["net"] for each in first["results"]] == sorted(
        (each.net for each in results if each.board == 1), reverse=True
    )
    assert first["results"][0]["ns"] in NAMES
    for language, reason in (("en", "no such evening"), ("de", "Diesen Abend"), ("es", "esa velada")):
        answer = browser.get("/api/club/none", headers={"Accept-Language": language})
        assert (answer.status_code, reason in answer.text) == (404, True), answer.text


def test_no_secret_no_card_and_no_path_is_in_any_answer(browser: Browser, folder: Path) -> None:
    keys = [each["key"] for each in told(browser)["evenings"]]
    texts = [browser.get(f"/{kind}club{path}").text for kind in ("api/", "") for path in ("", *(f"/{k}" for k in keys))]
    for each in texts:
        assert MITCHELL.secret not in each
        assert LEAGUE.secret not in each
        assert str(folder.parent) not in each
        assert "a club" not in each


def test_a_changed_folder_is_worked_out_again_and_an_unchanged_one_is_not(
    browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    work = CLUB.do

    async def do(who: str, how: Any, *given: Any) -> Any:
        asked.append(given[0])
        return await work(who, how, *given)

    monkeypatch.setattr(CLUB, "do", do)
    for _ in range(3):
        assert told(browser)["evenings"][0]["winners"] == []
    assert len(asked) == 1
    played = full(LEAGUE).replace("1,1,1,1,2,54,50", "1,1,1,1,2,354,50")
    (folder / "league" / "results.csv").write_text(played, "utf-8")
    assert told(browser)["evenings"][0]["winners"] == [{"side": "", "names": [NAMES[0]]}]
    assert len(asked) == 2


def test_the_pages_stay_as_they_were_while_a_file_is_damaged(browser: Browser, folder: Path) -> None:
    before = told(browser)
    path = folder / "winter" / "evening.json"
    sound = path.read_bytes()
    path.write_text("{", "utf-8")
    assert told(browser) == before
    path.write_bytes(sound.replace(b"Winter", b"Autumn"))
    assert told(browser)["evenings"][1]["title"] == "Autumn"


def test_a_club_that_cannot_be_read_at_first_says_so_without_its_path(browser: Browser, folder: Path) -> None:
    (folder / "winter" / "evening.json").write_text("{", "utf-8")
    answer = browser.get("/api/club")
    assert (answer.status_code, answer.json()["reason"]) == (
        503,
        "The club's files cannot be read just now. Try again later.",
    )


def test_every_page_leads_to_the_club_where_one_is_and_nowhere_else(browser: Browser, tmp_path: Path) -> None:
    html = {"Accept": "text/html"}
    for path in ("/", "/rules", "/club", "/nowhere"):
        assert "<body data-club>" in browser.get(path, headers=html).text
    with TestClient(make_app(str(tmp_path / "b.db"), tmp_path)) as other:
        assert "<body>" in other.get("/", headers=html).text
        assert "<body>" in other.get("/nowhere", headers=html).text
        assert [other.get(path).status_code for path in ("/club", "/api/club", "/api/club/x")] == [404] * 3


def test_what_is_no_folder_of_a_club_is_refused_at_the_start(tmp_path: Path, folder: Path) -> None:
    check_club(folder)
    (tmp_path / "file").write_text("", "utf-8")
    (tmp_path / "empty").mkdir()
    for name, reason in (("none", "is not there"), ("file", "is no folder"), ("empty", "which has none")):
        with pytest.raises(BadOptions, match=f"expected the folder of a club.*{reason}"):
            check_club(tmp_path / name)
    (folder / "winter" / "evening.json").write_text("{", "utf-8")
    with pytest.raises(Unreadable, match="expected an evening"):
        check_club(folder)
