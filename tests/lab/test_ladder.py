"""The ladder: its contests can be played, and its tables go into the page and nowhere else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.cli.shell import run as spadille

from spadille.core.errors import BadOptions
from spadille.lab.arena import Contest, Unit, report, run
from spadille.lab.ladder import MARKS, Rung, chosen, ladder, tables
from spadille.lab.pages import put

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_every_contest_has_a_name_of_its_own_and_can_be_played() -> None:
    assert len({rung.name for rung in ladder()}) == len(ladder())
    for rung in chosen([]):
        assert rung.contest.open().name == rung.contest.game


def test_contests_are_chosen_by_words_and_those_without_their_bots_left_out() -> None:
    assert {rung.contest.game for rung in chosen(["spades", "games"])} == {"spades"}
    assert not Rung(Contest(game="war", bots=("strong", "regular")), 1).playable
    with pytest.raises(BadOptions, match="got patience") as refused:
        chosen(["patience"])
    first, *names = str(refused.value).splitlines()
    assert len(first) < 80
    assert [name.strip() for name in names] == [rung.name for rung in ladder()], "a name on each line"


def test_a_contest_with_a_program_is_played_where_its_command_is_given_and_named_alike_everywhere() -> None:
    (without,) = (rung for rung in ladder() if rung.name.startswith("spades-andrews-strong-strong-fac4d6f"))
    assert not without.playable
    with pytest.raises(BadOptions):
        chosen(["fac4d6f"])
    names = set()
    for command in ("python3 one.py", "python3 other.py"):
        here, there = chosen(["fac4d6f"], {"strong-fac4d6f": command, "unasked": "python3 third.py"})
        assert here.contest.programs == there.contest.programs == {"strong-fac4d6f": command}
        names.add(here.name)
    assert names == {without.name}


def test_the_tables_tell_margins_and_what_was_done() -> None:
    spades = Rung(Contest(game="spades", rulebook="andrews", bots=("regular", "beginner")), 2)
    whole = Rung(Contest(game="war", rulebook="denexa", bots=("regular", "beginner"), whole=True), 1)
    text = tables([(each, run(each.contest, each.count)) for each in (spades, whole)])
    rows = text.splitlines()
    assert rows[2].startswith("| Spades | andrews | `regular,beginner` | 2 | +")
    assert rows[3].startswith("| War | denexa | `regular,beginner` | 1 games | – | ")
    assert "contracts set" in text
    assert len({row.count("|") for row in rows[:4]}) == 1
    assert text.splitlines()[-1].startswith("Played with spadille ")
    assert tables([(whole, run(whole.contest, 1))]).count("\n") == 4


def test_an_interval_of_a_share_is_told_by_its_ends_and_of_few_deals_none() -> None:
    rung = Rung(Contest(game="war", rulebook="denexa", bots=("regular", "beginner")), 40)
    every = Unit(number=0, margin=2.0, won=1.0, seconds=((), ()), faults=(0, 0))
    few, many = (tables([(rung, report(rung.contest, [every] * count))]).splitlines()[2] for count in (29, 30))
    assert "| 29 | +2.0 | 100.0% | " in few
    assert "| 30 | +2.0 ± 0.0 | 100.0% (88.6 to 100.0) | " in many


def test_the_page_keeps_everything_but_the_tables() -> None:
    page = PAGE.read_text("utf-8")
    head, tail = page.partition(MARKS.begin)[0], page.partition(MARKS.end)[2]
    assert put(page, "X", MARKS) == f"{head}{MARKS.begin}\n\nX\n\n{MARKS.end}{tail}"
    assert put(put(page, "X", MARKS), "Y", MARKS) == put(page, "Y", MARKS)
    for wrong in ("no marks", f"{MARKS.end} {MARKS.begin}"):
        with pytest.raises(BadOptions):
            put(wrong, "X", MARKS)


def test_the_command_writes_the_page_and_goes_on(tmp_path: Path) -> None:
    page, kept = tmp_path / "page.md", tmp_path / "kept"
    page.write_text(f"before\n{MARKS.begin}{MARKS.end}\nafter\n")
    words = ["ladder", "pinochle", "regular-beginner", "--out", str(page)]
    words += ["--keep", str(kept), "--minutes", "0", "--jobs", "1"]
    for done in (1, 2):
        assert spadille(*words).returncode == 0
        assert page.read_text().startswith(f"before\n{MARKS.begin}\n\n| Game ")
        assert f"| `regular,beginner` | {done} | " in page.read_text()
        assert page.read_text().endswith(f"{MARKS.end}\nafter\n")
    (file,) = kept.iterdir()
    assert msgspec.json.decode(file.read_bytes().splitlines()[0], type=Contest).bots == ("regular", "beginner")
    page.write_text("no marks")
    told = spadille(*words)
    assert (told.returncode, len(told.stderr.splitlines())) == (2, 1)
