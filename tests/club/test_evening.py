"""`spadille club`: an evening is planned, printed, and its results told; its deals can be made again by anybody."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from tests.cli.shell import run

import spadille
from spadille.cards.holding import members
from spadille.club import evening as evenings
from spadille.club import pages
from spadille.club.evening import planned
from spadille.core.errors import BadOptions, Unreadable
from spadille.exchange.records import boards_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four pairs with names, as they may be typed."""
    made = tmp_path_factory.mktemp("club")
    (made / "names.txt").write_text("Ada & Ben\nCleo <3 Dan\n\nEve & Finn\n  Gil & Hal\n", "utf-8")
    words = ("--names", str(made / "names.txt"), "--boards", "2", "--seed", "friday", "--title", "Friday")
    done = run("club", "plan", "Spades", "target=300", *words, "--rulebook", "andrews", "--out", str(made / "evening"))
    assert (done.returncode, done.stderr) == (0, "")
    return made / "evening"


def test_a_plan_is_four_files_and_its_movement_is_printed(folder: Path) -> None:
    assert {each.name for each in folder.iterdir()} == {"evening.json", "movement.html", "hands.html", "results.csv"}
    found = evenings.read(folder / "evening.json")
    assert (found.title, found.kind, found.rounds, found.names[3]) == ("Friday", "howell", 3, "Gil & Hal")
    assert found.options == {"target": 300}
    shown = run("club", "movement", str(folder / "evening.json")).stdout
    assert shown == pages.movement_text(found)
    assert "Round 3\n  table 1: North-South 4 Gil & Hal, East-West 3 Eve & Finn, boards 5–6\n" in shown
    assert "The game is Spades, by the rulebook “Joe Andrews”.\nThe match ends when a side reaches 300 " in shown
    assert f"digest {found.commit}" in shown
    assert found.secret not in shown
    page = (folder / "movement.html").read_text("utf-8")
    assert page == pages.movement_page(found)
    assert "2 Cleo &lt;3 Dan" in page
    assert found.secret not in page
    again = run("club", "plan", "spades", "--pairs", "4", "--out", str(folder))
    assert (again.returncode, again.stdout) == (2, "")
    assert again.stderr.startswith(f"spadille: expected a folder without an evening; got {folder}/evening.json")


def test_what_tells_the_cards_is_for_the_eyes_of_its_owner(folder: Path, tmp_path: Path) -> None:
    hands = tmp_path / "again.html"
    assert run("club", "deals", str(folder / "evening.json"), "--out", str(hands)).returncode == 0
    for secret in (folder / "evening.json", folder / "hands.html", hands):
        assert secret.stat().st_mode & 0o777 == 0o600, secret.name
    for public in (folder / "movement.html", folder / "results.csv"):
        assert public.stat().st_mode & 0o400, public.name
        assert public.stat().st_mode & 0o777 != 0o600, public.name


def test_everybody_can_deal_the_boards_again_and_check_the_promise(folder: Path) -> None:
    found = evenings.read(folder / "evening.json")
    assert found.commit == "sha256:" + hashlib.sha256(bytes.fromhex(found.secret)).hexdigest()
    for each in found.deals():
        (board,) = boards_of(
            spadille.table("spades", rulebook="andrews", seed=f"{found.secret} board {each.number}", target=300)
        )
        assert (board.hands, board.dealer) == (each.hands, each.dealer)
    assert len({each.hands for each in found.deals()}) == 6
    lines = [
        json.loads(line) for line in run("club", "deals", str(folder / "evening.json"), "--json").stdout.splitlines()
    ]
    assert [each["board"] for each in lines] == [1, 2, 3, 4, 5, 6]
    for line, each in zip(lines, found.deals(), strict=True):
        (board,) = boards_of(spadille.loads(line["record"].encode()))
        assert board.hands == each.hands
    one, two = (planned("spades", None, {}, kind="howell", names=NAMES).secret for _ in range(2))
    assert one != two, "without a seed it is a secret"


NAMES = ["a", "b", "c", "d"]


def test_the_hands_are_printed_as_text_and_as_a_page(folder: Path) -> None:
    found = evenings.read(folder / "evening.json")
    text = run("club", "deals", str(folder / "evening.json")).stdout
    first = next(iter(found.deals()))
    assert text.startswith(f"Board 1, dealer {pages.PLACES[first.dealer]}\n{' ' * 20}♠ ")
    page = (folder / "hands.html").read_text("utf-8")
    assert page.count('class="board"') == text.count("Board ") == 6
    for where in (text, page):
        assert found.secret in where
        cards = "".join(each for each in where.partition("The secret")[0].partition("<body>")[2] or text)
        assert all(cards.count(sign) == 4 * 6 for sign in "♠♥♦♣")
    spades = {str(each)[0] for each in members(first.hands[0]) if str(each)[1] == "S"}
    assert set(text.splitlines()[1].split()[1]) == (spades or {"—"})
    out = folder.parent / "again.html"
    assert run("club", "deals", str(folder / "evening.json"), "--out", str(out)).returncode == 0
    assert out.read_text("utf-8") == page


def test_results_become_standings_as_text_as_a_page_and_as_json(folder: Path, tmp_path: Path) -> None:
    rows = (folder / "results.csv").read_text("utf-8").splitlines()
    filled = [f"{row[:-1]}{60 * int(row.split(',')[3])},{60 * int(row.split(',')[4])}" for row in rows[1:]]
    results = tmp_path / "results.csv"
    results.write_text("\n".join([rows[0], *filled]), "utf-8")
    words = ("club", "standings", str(folder / "evening.json"), str(results))
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[:4] == [
        "Friday: standings",
        "",
        "place  pairs          matchpoints  percent  boards",
        "    1  4 Gil & Hal             10    83.3%       6",
    ]
    told = json.loads(run(*words, "--scoring", "IMPs", "--json").stdout)
    assert (told["scoring"], [each["number"] for each in told["fields"][0]["standings"]]) == ("imps", [4, 3, 2, 1])
    assert run(*words, "--out", str(tmp_path / "page.html")).stdout == ""
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "<td>3 Eve &amp; Finn</td>" in page
    assert page.startswith("<!doctype html>")
    by_input = run(*words[:3], "-", given=results.read_text("utf-8")).stdout
    assert by_input == done.stdout
    results.write_text("\n".join([rows[0], *filled[:3], f"{rows[4][:-1]}x,0", *filled[4:]]), "utf-8")
    bad = run(*words)
    assert bad.returncode == 2
    assert bad.stderr.startswith(f"spadille: {results}: line 5: expected a whole number")
    assert len(bad.stderr.splitlines()) == 1
    assert bad.stdout.startswith("Friday: standings\n")


def test_a_league_of_teams_and_a_large_evening_are_planned_without_files() -> None:
    teams = run("club", "plan", "spades", "--teams", "5", "--boards", "1").stdout
    assert "Teams, each against each: 5 rounds of 1 board." in teams
    assert "make a copy for each table" in teams
    assert teams.count(" sit out") == 5
    pairs = run("club", "plan", "spades", "--pairs", "14").stdout
    assert "Mitchell: 7 rounds of 3 boards." in pairs
    assert "table 1: North-South Pair 1, East-West Pair 8, boards 1–3" in pairs


def test_a_game_that_bridge_programs_do_not_have_is_named_for_what_it_is() -> None:
    done = run("club", "plan", "five_hundred", "--pairs", "4")
    told = "expected spades for four with 52 cards, as bridge programs have it; got five_hundred"
    assert (done.returncode, done.stderr) == (2, f"spadille: {told}\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "expected one of --pairs N, --teams N and --names FILE"),
        (("--pairs", "8", "--teams", "4"), "expected one of --pairs N, --teams N and --names FILE"),
        (("--pairs", "2"), "expected 4 to 18 pairs for howell; got 2"),
        (("--pairs", "99999999"), "expected 5 to 40 pairs for mitchell; got 99999999"),
        (("--teams", "4", "--movement", "howell"), "expected pairs for howell; got teams"),
        (("--pairs", "8", "--movement", "teams"), "expected --teams N for teams; got pairs"),
        (("--pairs", "8", "--movement", "swiss"), "expected a movement: mitchell, howell, teams; got 'swiss'"),
        (("--pairs", "8", "--boards", "0"), "expected 1 to 32 boards a round; got 0"),
        (("--names", "none.txt"), "none.txt: No such file or directory"),
    ],
)
def test_what_cannot_be_planned_is_one_clear_line(words: tuple[str, ...], said: str) -> None:
    done = run("club", "plan", "spades", *words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"spadille: {said}\n")


def test_a_game_that_has_no_boards_is_refused() -> None:
    done = run("club", "plan", "war", "--pairs", "8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "spadille: expected spades for four with 52 cards, as bridge programs have it; got war\n"


@pytest.mark.parametrize(
    "names", [["a", "a", "b", "c"], ["", "b", "c", "d"], ["a\x1b", "b", "c", "d"], ["x" * 61, *"bcd"]]
)
def test_names_are_short_different_and_can_be_printed(names: list[str]) -> None:
    with pytest.raises(BadOptions, match=r"expected (names of 1 to 60 characters|a different name for everybody)"):
        planned("spades", None, {}, kind="howell", names=names)


@pytest.mark.parametrize(
    "change",
    [
        ("{", "["),
        ('"howell"', '"swiss"'),
        ('"secret": "', '"secret": "x'),
        ('"boards": 2', '"boards": 0'),
        ('"rounds": 3', '"rounds": 9'),
        ('"andrews"', '"nobody"'),
        ('"target": 300', '"target": "x"'),
    ],
)
def test_a_file_that_is_no_evening_is_named(change: tuple[str, str], folder: Path, tmp_path: Path) -> None:
    text = (folder / "evening.json").read_text("utf-8")
    assert change[0] in text
    (tmp_path / "bad.json").write_text(text.replace(*change, 1), "utf-8")
    with pytest.raises(Unreadable, match=r"bad\.json: expected an evening, as `spadille club plan` keeps it"):
        evenings.read(tmp_path / "bad.json")


def test_rules_by_which_each_table_cuts_its_own_cards_are_refused(folder: Path, tmp_path: Path) -> None:
    told = run("club", "plan", "spades", "cut=true", "--pairs", "8", "--out", str(tmp_path / "cut"))
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith("spadille: expected rules by which all tables have the same hands; got some by which")
    kept = (folder / "evening.json").read_text("utf-8").replace('"target": 300', '"cut": true')
    (tmp_path / "evening.json").write_text(kept, "utf-8")
    told = run("club", "deals", str(tmp_path / "evening.json"))
    assert (told.returncode, len(told.stderr.splitlines())) == (2, 1)
    assert "expected rules by which all tables have the same hands" in told.stderr
