"""Records with known answers (tests/data): every good one replays to them, every bad one is refused at its line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.games import GAMES

RECORDS = Path(__file__).parent.parent / "data" / "records"
EXPECTED: dict[str, dict[str, Any]] = json.loads((RECORDS / "expected.json").read_text("utf-8"))
PLAYABLE = {name: answer for name, answer in EXPECTED.items() if answer["game"] in GAMES}
GOOD = sorted(name for name, answer in PLAYABLE.items() if "line" not in answer)
BAD = sorted(name for name, answer in PLAYABLE.items() if "line" in answer)


@pytest.mark.parametrize("name", GOOD)
def test_a_good_record_replays_to_its_answers(name: str) -> None:
    table = spadille.load(RECORDS / name)
    standing, outcome, game = table.standing, table.outcome, table.game
    found = {
        "game": game.name,
        "rulebook": game.rulebook,
        "seats": game.seats,
        "moves": table.version,
        "deals": standing.deals,
        "over": outcome is not None,
        "payoff": list(outcome.payoff) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
        "scores": list(standing.scores),
        **{what: list(figures) for what, figures in standing.more if what in PLAYABLE[name]},
    }
    assert found == PLAYABLE[name]


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_at_its_line(name: str) -> None:
    answer = PLAYABLE[name]
    with pytest.raises(spadille.BadRecord) as caught:
        spadille.load(RECORDS / name)
    assert caught.value.line == answer["line"], caught.value
    assert "*" in answer["clauses"] or caught.value.clause in answer["clauses"], caught.value
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
