"""Records with known answers (tests/data): every good one replays to them, every bad one is refused at its line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.cli.records.replay import answer
from spadille.games import GAMES

RECORDS = Path(__file__).parent.parent / "data" / "records"
EXPECTED: dict[str, dict[str, Any]] = json.loads((RECORDS / "expected.json").read_text("utf-8"))
PLAYABLE = {name: told for name, told in EXPECTED.items() if told["game"] in GAMES}
GOOD = sorted(name for name, told in PLAYABLE.items() if "line" not in told)
BAD = sorted(name for name, told in PLAYABLE.items() if "line" in told)


@pytest.mark.parametrize("name", GOOD)
def test_a_good_record_replays_to_its_answers(name: str) -> None:
    found = answer(name, (RECORDS / name).read_bytes())
    found = {key: list(value) if isinstance(value, tuple) else value for key, value in found.items()}
    del found["file"], found["sheet"]
    assert found == PLAYABLE[name]


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_at_its_line(name: str) -> None:
    expected = PLAYABLE[name]
    with pytest.raises(spadille.BadRecord) as caught:
        spadille.load(RECORDS / name)
    assert caught.value.line == expected["line"], caught.value
    assert "*" in expected["clauses"] or caught.value.clause in expected["clauses"], caught.value
    assert caught.value.reason


@pytest.mark.parametrize("name", GOOD)
def test_a_good_record_is_written_again_with_the_same_moves(name: str) -> None:
    """The words may differ where reading forgives: the order of a meld, unmarked copies in a deal."""
    data = (RECORDS / name).read_bytes()
    table = spadille.loads(data)
    again = table.record
    assert spadille.loads(again).record == again
    moves = [json.loads(line) for line in data.splitlines() if line[:1] == b"["]
    assert [json.loads(line) for line in again.splitlines() if line[:1] == b"["] == [
        [seat, table.game.spell(table.game.read(text))] for seat, text in moves
    ]
