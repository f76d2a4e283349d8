"""The trial of a whole site, `make trial`: its short form, its long one, and that it falls where something is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import House as Rooms
from tests.server.states import Open, finish
from tests.trial import house
from tests.trial.__main__ import main
from tests.trial.people import Broken, Person, World, chosen
from tests.trial.records import Life, moves_of, reckon
from tests.trial.report import Report

ROOT = Path(__file__).parents[3]


def tried(*words: str, seconds: float) -> list[str]:
    """The lines of the report of a trial in which all held."""
    if house.missing() is not None:
        pytest.skip("nginx is not installed")
    with subprocess.Popen(
        [sys.executable, "-m", "tests.trial", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            out, told = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGTERM)
            raise
    assert process.returncode == 0, out + told
    return out.splitlines()


def test_a_site_from_nothing_goes_on_through_every_fall_and_proves_every_record() -> None:
    assert tried("--short", seconds=300)[-1].startswith("All held, ")


def test_a_site_from_nothing_goes_on_through_four_dozen_falls_and_proves_every_record(
    record_property: Callable[[str, object], None],
) -> None:
    for line in tried("--rounds", "12", seconds=1_200):
        record_property("figure", f"the trial of a whole site: {' '.join(line.split())}")


def test_a_machine_that_lacks_a_part_is_told_so_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(house.NEEDED, "nginx", None)
    monkeypatch.setitem(house.NEEDED, "openssl", None)
    assert main(["--short"]) == 2
    assert capsys.readouterr().err.startswith("The trial needs nginx and openssl, and this machine has none: ")


# -- what it would see -------------------------------------------------------------------------------


def person(table: str) -> Person:
    world = World("https://127.0.0.1", ssl.create_default_context(), random.Random(1))
    return Person(world, table, 0, 1, None, {})


def told(version: int, *moved: tuple[int, str | None], seat: int | None = 0) -> dict[str, Any]:
    events = [{"by": by, "move": move} for by, move in moved]
    return {"t": "state", "v": version, "you": seat, "events": events, "room": {"phase": "playing"}}


def test_a_person_sees_when_moves_are_gone_or_the_seat_is() -> None:
    ann = person("a")
    ann.take(told(3, (0, "draw"), (1, None)))
    assert (ann.shown, ann.steps, ann.own) == ([(-2, None), (0, "draw"), (1, None)], 3, 1)
    with pytest.raises(Broken, match="3 moves of table a were shown, and now it has 2"):
        ann.take(told(2))
    with pytest.raises(Broken, match="expected seat 0 of table a; got None"):
        ann.take(told(4, (0, "draw"), seat=None))
    ann.go_back(1)
    ann.take(told(2, (0, "turn")))
    assert (ann.shown, ann.steps) == ([(-2, None), (0, "turn")], 4)


def test_people_give_up_only_where_nothing_else_is_offered() -> None:
    def choice(move: str, does: str = "other", **more: Any) -> dict[str, Any]:
        return {"move": move, "does": does, "refusal": None, "ask": None, "pick": None, **more}

    hand = [{"card": card, "move": None, "refusal": None} for card in ("AS", "KS", "2H")]
    scene = {"zones": [{"role": "hand", "faces": hand, "rows": []}], "choices": [choice("resign", "give_up")]}
    assert chosen(scene, random.Random(1)) == "resign"
    scene["choices"].append(choice("bet {}", ask={"usual": 5}))
    assert chosen(scene, random.Random(1)) == "bet 5"
    scene["choices"][1] = choice("pass {}", pick={"low": 2})
    assert str(chosen(scene, random.Random(1))).split()[0] == "pass"
    assert chosen({"zones": [], "choices": []}, random.Random(1)) is None


@pytest.mark.asyncio
async def test_a_move_that_was_shown_and_is_not_kept_and_a_part_that_is_not_in_the_seed_are_seen(
    open_house: Open, tmp_path: Path
) -> None:
    async with open_house() as rooms:
        guest = await finish(rooms)
        ann, doc = person(guest.room.name), guest.room.doc
    kept = [*(await moves_of(rooms.database))[ann.table]]
    with pytest.raises(Broken, match=f"{len(kept) + 1} moves were shown, and {len(kept)} are kept"):
        await look(rooms, ann, [*kept, (0, "draw")], tmp_path / "longer")
    with pytest.raises(Broken, match="move 1 was shown as"):
        await look(rooms, ann, [kept[0], (0, "never")], tmp_path / "other")
    with pytest.raises(Broken, match="was promised , and its record has sha256:"):
        await look(rooms, ann, kept, tmp_path / "unpromised")
    ann.commit, ann.parts[1] = doc.commit, "mine"
    with pytest.raises(Broken, match="the part that seat 0 has sealed is not in its record"):
        await look(rooms, ann, kept, tmp_path / "unsealed")


async def look(rooms: Rooms, ann: Person, shown: list[Any], folder: Path) -> None:
    """Reckon with what somebody says to have been shown."""

    class Verifying:
        async def spadille(self, *words: str) -> tuple[str, float]:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "spadille", *words, stdout=asyncio.subprocess.PIPE
            )
            return (await process.communicate())[0].decode(), 0.0

    site: Any = Verifying()
    await reckon(site, Life(rooms.database, [(ann, shown)]), folder, Report())
