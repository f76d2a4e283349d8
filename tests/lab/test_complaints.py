"""The complaint suite: its positions can be, its judgements can fail, and bots are asked on what they may see."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.shell import run as spadille_runs

from spadille.api import table as fresh
from spadille.core.contract import Decision
from spadille.core.errors import BadOptions
from spadille.lab import complaints
from spadille.lab.complaints import MARKS, Complaint, Sound, judge, load, run, tally
from spadille.search import NATIVE

POSITIONS = Path(__file__).parents[1] / "data" / "complaints"
SUITE = load(POSITIONS)
WORLDS = 100
"""As many as `strong` imagines."""
STRONG_PASSES = 40
"""Number of passing positions of Spades, with `WORLDS` worlds and the unchanged seed."""


def named(complaint: Complaint) -> str:
    return complaint.name


def test_there_are_enough_of_every_game() -> None:
    count = Counter(each.game for each in SUITE)
    assert count["spades"] >= 28
    assert count["five_hundred"] >= 8
    assert count["pinochle"] >= 13
    assert count["auction_pinochle"] >= 16
    assert len({each.sound.words for each in SUITE}) == len(SUITE) == len({each.name for each in SUITE})


@pytest.mark.parametrize("complaint", SUITE, ids=named)
def test_a_position_can_be_and_asks_for_something(complaint: Complaint) -> None:
    table, sound = complaint.table(), complaint.sound
    assert table.deciding == (sound.seat,)
    assert table.record == complaint.record
    moves = [table.game.spell(move) for move in table.moves(sound.seat)]
    assert {*sound.accept, *sound.refuse} <= set(moves)
    assert bool(sound.accept) + bool(sound.refuse) + bool(sound.keep) == 1
    allowed = sum(map(sound.allows, moves))
    assert 0 < allowed < len(moves)
    assert sound.kind
    assert sound.words.endswith(".")
    assert sound.why.endswith(".")


@pytest.mark.parametrize(
    ("sound", "move", "allowed"),
    [
        ({"accept": ("play KH",)}, "play KH", True),
        ({"accept": ("play KH",)}, "play AH", False),
        ({"refuse": ("nil",)}, "nil", False),
        ({"refuse": ("nil",)}, "bid 1", True),
        ({"keep": "JB AS"}, "discard 4C 5C 6C 7C AS", False),
        ({"keep": "JB AS"}, "discard 4C 5C 6C 7C 8C", True),
    ],
)
def test_what_is_sound(sound: dict[str, Any], move: str, allowed: bool) -> None:
    assert Sound(kind="a kind", words="It did.", why="Because.", seat=0, **sound).allows(move) is allowed


def test_a_bot_is_asked_on_its_view_and_fails_where_it_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    (complaint,) = (each for each in SUITE if each.name == "spades-nil-with-the-ace")
    asked = []

    class Rash:
        def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
            asked.append(view)
            table = complaint.table()
            return Decision(table.game.read("nil"), "why not")

    monkeypatch.setattr(complaints, "make_bot", lambda *_: Rash())
    verdict = judge(complaint, "regular")
    assert (verdict.passed, verdict.move, verdict.said) == (False, "nil", "why not")
    assert asked == [complaint.table().view(complaint.sound.seat)]


def test_verdicts_are_counted_by_kind_and_bot() -> None:
    found = list(run(load(POSITIONS, "five_hundred"), ["beginner", "regular"]))
    rates = tally(found)
    assert sum(row["regular"][1] for row in rates.values()) == sum(row["beginner"][1] for row in rates.values())
    assert sum(row["regular"][0] for row in rates.values()) > sum(row["beginner"][0] for row in rates.values())


def test_regular_pinochle_earns_no_complaint() -> None:
    found = list(run(load(POSITIONS, "pinochle"), ["regular"]))
    assert [each.name for each in found if not each.passed] == []
    kinds = {each.kind for each in found}
    assert {"cards meld once", "several melds", "counting"} <= kinds


@pytest.mark.parametrize("bot", ["regular", "strong"])
def test_no_player_of_auction_pinochle_earns_a_complaint(bot: str) -> None:
    found = list(run(load(POSITIONS, "auction_pinochle"), [bot], worlds=WORLDS))
    assert [(each.bot, each.name) for each in found if not each.passed] == []
    assert {"bidding", "burying", "last tricks", "naming trumps", "passing cards"} <= {each.kind for each in found}


@pytest.mark.skipif(not NATIVE, reason="the native search was not built")
def test_strong_spades_earns_few_complaints() -> None:
    found = list(run(load(POSITIONS, "spades"), ["strong"], worlds=WORLDS))
    assert sum(each.passed for each in found) >= STRONG_PASSES
    assert found[0] == judge(load(POSITIONS, "spades")[0], "strong", worlds=WORLDS), "the same again"


def test_unknown_games_and_levels_are_refused() -> None:
    with pytest.raises(BadOptions):
        load(POSITIONS, "patience")
    with pytest.raises(BadOptions):
        list(run(SUITE, ["genius"]))


def spadille(*words: str) -> subprocess.CompletedProcess[str]:
    """The command itself."""
    return spadille_runs("complaints", *words)


def test_the_command_prints_rates_and_what_went_wrong() -> None:
    told = spadille("pinochle", "--bots", "beginner,regular", "--seed", "2").stdout
    assert "pinochle: melds" in told
    assert "beginner, pinochle-" in told
    assert "it chose" in told
    rates = msgspec.json.decode(spadille("pinochle", "--bots", "club", "--json").stdout)["rates"]  # its old name
    assert rates["pinochle"]["regular"]["positions"] == len(load(POSITIONS, "pinochle"))


def test_the_rates_are_written_into_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{MARKS.begin}{MARKS.end}\nafter\n")
    assert spadille("pinochle", "--bots", "beginner,strong", "--worlds", "5", "--out", str(page)).returncode == 0
    lines = page.read_text().splitlines()
    assert (lines[0], lines[1], lines[-1]) == ("before", MARKS.begin, "after")
    assert lines[3] == "| Position | `beginner` | `strong` |"
    count = len(load(POSITIONS, "pinochle"))
    assert lines[-4].startswith("Found with spadille ")
    assert f"/{count} | " in lines[-6]
    page.write_text("no marks")
    assert spadille("pinochle", "--bots", "beginner", "--out", str(page)).returncode == 2


@pytest.mark.parametrize("words", [("war",), ("patience",), ("--bots", ","), ("spades", "--bots", "genius")])
def test_the_command_refuses_in_one_line(words: tuple[str, ...]) -> None:
    told = spadille(*words)
    assert told.returncode == 2
    assert len(told.stderr.strip().splitlines()) == 1


def test_records_that_are_no_positions_and_folders_that_are_none_are_named(tmp_path: Path) -> None:
    empty = spadille("--from", str(tmp_path))
    assert (empty.returncode, empty.stderr) == (
        2,
        "spadille: expected positions of the complaint suite; got a folder without any\n",
    )
    gone = spadille("--from", str(tmp_path / "gone"))
    assert gone.stderr == f"spadille: expected a folder with positions; got {tmp_path}/gone, which is none\n"
    for name, data in (("game", fresh("war", seed=1).record), ("torn", b"{"), ("bytes", b"\xff\n")):
        (tmp_path / f"{name}.jsonl").write_bytes(data)
        told = spadille("--from", str(tmp_path))
        assert told.returncode == 2
        assert told.stderr.startswith(
            f"spadille: {tmp_path}/{name}.jsonl: line 1: expected a position of the complaint"
        )
        assert len(told.stderr.splitlines()) == 1
        (tmp_path / f"{name}.jsonl").unlink()
