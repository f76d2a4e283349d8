"""Tests records as tables of data: a game position by position, and rows of each kind."""

from __future__ import annotations

import csv
import io
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES
from spadille.testing.playing import random_move
from spadille.tidy import KINDS, Kind

ONE_DEAL: dict[str, Any] = {"rulebook": "bicycle", "target": 100}


def played(name: str, moves: int = 150, seed: int = 3, **options: Any) -> Table:
    table, rng = spadille.table(name, seed=seed, **options), Stream(seed_of(f"tidy {seed}"))
    for _ in range(moves):
        if table.deciding:
            table.play(*random_move(table.game, table.state, rng))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_the_positions_of_a_game_lead_from_its_beginning_to_where_it_stands(name: str) -> None:
    table = played(name)
    found = list(spadille.positions(table))
    assert [(each.seat, each.move) for each in found[:-1]] == table.log
    assert (found[0].state, found[-1].state) == (table.game.initial(), table.state)
    assert [each.version for each in found] == list(range(table.version + 1))
    assert (found[-1].seat, found[-1].move, found[-1].text, found[-1].moves()) == (None, None, None, ())
    for before, after in pairwise(found):
        assert before.seat is not None
        assert table.game.play(before.state, before.seat, before.move) == after.state
        assert before.seat == NATURE or before.move in before.moves()
        assert before.seat != NATURE or before.moves() == ()
    with pytest.raises(spadille.BadSeat):
        found[0].view(-1)
    assert found[1].view(0).seat == 0
    assert "<Position 0: " in repr(found[0])


def test_positions_come_from_a_table_its_record_and_its_file(tmp_path: Path) -> None:
    table = played("spades", 40)
    table.save(tmp_path / "one.jsonl")
    texts = [each.text for each in spadille.positions(table)]
    assert texts[:-1] == [table.game.spell(move) for _, move in table.log]
    for source in (table.record, tmp_path / "one.jsonl", str(tmp_path / "one.jsonl")):
        assert [each.text for each in spadille.positions(source)] == texts
    early = b"".join(table.record.splitlines(keepends=True)[:2])
    assert [each.text for each in spadille.positions(early)] == [texts[0], None], "chance does not go on by itself"
    with pytest.raises(spadille.BadRecord):
        list(spadille.positions(b"nonsense"))
    with pytest.raises(spadille.BadOptions, match="expected the path of a record; got 3"):
        list(spadille.positions(3))  # type: ignore[call-overload]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_rows_of_a_kind_have_the_same_keys_and_plain_values(name: str, kind: Kind) -> None:
    found = spadille.rows(played(name), kind)
    assert len({tuple(row) for row in found}) <= 1
    for row in found:
        assert list(row)[:4] == ["file", "game", "rulebook", "seats"]
        assert {type(each) for each in row.values()} <= {int, str, type(None)}
    assert found or kind != "decisions"


def test_a_deal_of_spades_in_rows() -> None:
    table = played("spades", 4 + 52, **ONE_DEAL)
    calls, tricks = spadille.rows(table, "calls"), spadille.rows(table, "tricks")
    assert [row["move"] for row in calls] == [table.game.spell(move) for seat, move in table.log if seat >= 0][:4]
    assert [row["trick"] for row in tricks] == list(range(1, 14))
    taken = [sum(row["winner"] == seat for row in tricks) for seat in range(4)]
    (sheet,) = table.score_sheet
    assert tuple(taken) == sheet.taken
    assert [row["leader"] for row in tricks[1:]] == [row["winner"] for row in tricks[:-1]]
    assert " ".join(row["cards"] for row in tricks).split() == [
        str(move.card) for seat, move in table.log if type(move).__name__ == "Play"
    ]
    deals = spadille.rows(table, "deals")
    assert [row["total"] for row in deals] == list(sheet.totals)
    assert [row["points"] for row in deals] == list(sheet.totals)
    assert all(row["why"].startswith("SPD-") for row in deals)


def test_every_decision_is_a_row_with_its_choices() -> None:
    table = played("five_hundred", 60)
    found = spadille.rows(table, "decisions")
    own = [(at, seat, move) for at, (seat, move) in enumerate(table.log, 1) if seat != NATURE]
    assert [(row["moment"], row["seat"], row["move"]) for row in found] == [
        (at, seat, table.game.spell(move)) for at, seat, move in own
    ]
    choices = [row["choices"] for row in found]
    assert all(isinstance(each, int) and each >= 1 for each in choices)
    assert len(set(choices)) > 3


def test_a_new_deal_has_a_new_number_and_its_tricks_count_from_one() -> None:
    tricks = spadille.rows(played("spades", 4 + 52 + 4 + 8, rulebook="bicycle"), "tricks")
    assert [(row["deal"], row["trick"]) for row in tricks][12:] == [(1, 13), (2, 1), (2, 2)]


def test_rows_of_a_folder_name_their_file_and_damaged_records_are_refused_or_left_out(tmp_path: Path) -> None:
    for at, name in enumerate(("spades", "war", "spades")):
        played(name, 30, seed=at).save(tmp_path / f"{at // 2}" / f"{at}.jsonl")
    (tmp_path / "notes.txt").write_text("no record")
    found = spadille.rows(tmp_path, "decisions")
    assert {row["file"] for row in found} == {"0/0.jsonl", "0/1.jsonl", "1/2.jsonl"}
    one = spadille.rows(tmp_path / "0" / "0.jsonl", "decisions")
    assert [{**row, "file": "0/0.jsonl"} for row in one] == [row for row in found if row["file"] == "0/0.jsonl"]
    bad = tmp_path / "0" / "1.jsonl"
    bad.write_bytes(bad.read_bytes()[:-5])
    line = len(bad.read_bytes().splitlines())
    with pytest.raises(spadille.BadRecord, match=rf"line {line}: 1\.jsonl: expected one whole JSON value"):
        spadille.rows(tmp_path, "decisions")
    left_out: list[tuple[Path, int]] = []
    rest = spadille.rows(str(tmp_path), "decisions", skip=lambda path, wrong: left_out.append((path, wrong.line)))
    assert left_out == [(bad, line)]
    assert rest == [row for row in found if row["file"] != "0/1.jsonl"]


def test_rows_go_into_a_csv_as_they_are() -> None:
    found = spadille.rows(played("spades", 60), "tricks")
    text = io.StringIO()
    writer = csv.DictWriter(text, list(found[0]))
    writer.writeheader()
    writer.writerows(found)
    again = list(csv.DictReader(io.StringIO(text.getvalue())))
    assert again == [{key: str(each) for key, each in row.items()} for row in found]


@pytest.mark.parametrize("kind", ["trick", "", None, 3])
def test_a_kind_of_rows_that_is_none_is_refused(kind: Any) -> None:
    with pytest.raises(spadille.BadOptions, match="expected calls, tricks, deals, decisions; got"):
        spadille.rows(played("war", 3), kind)


def test_a_folder_with_the_name_of_a_record_is_none(tmp_path: Path) -> None:
    played("war").save(tmp_path / "games.jsonl" / "one.jsonl")
    found = spadille.rows(tmp_path, "decisions")
    assert {each["file"] for each in found} == {"games.jsonl/one.jsonl"}
