"""The test data for other programs is read here as they read it: by the standard library, and none of our code."""

from __future__ import annotations

import csv
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
GAMES = {"spades", "five_hundred", "pinochle", "mexican_sweat", "mini_baccarat", "pyramid", "war", "auction_pinochle"}
RANKS = "23456789TJQKA"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("testdata")
    subprocess.run([sys.executable, "-m", "tools.testdata", str(folder)], cwd=ROOT, check=True, timeout=300)
    (made,) = folder.glob("spadille-testdata-*.zip")
    return ZipFile(made)


def test_every_file_is_the_one_that_the_manifest_names(archive: ZipFile) -> None:
    sums = json.loads(archive.read("manifest.json"))["sha256"]
    assert {*sums} == {*archive.namelist()} - {"manifest.json"}
    assert all(hashlib.sha256(archive.read(name)).hexdigest() == found for name, found in sums.items())


def test_every_game_has_scenarios_that_open_a_table_and_claim_something(archive: ZipFile) -> None:
    names = [name for name in archive.namelist() if name.startswith("scenarios/")]
    assert {name.split("/")[1] for name in names} >= GAMES
    for name in names:
        lines = archive.read(name).decode().splitlines()
        assert any(line.startswith("table ") for line in lines), name
        assert any(line.startswith("=") or "!!" in line for line in lines), name


def test_every_record_is_json_by_the_line_with_a_known_answer(archive: ZipFile) -> None:
    expected = json.loads(archive.read("records/expected.json"))
    names = [name for name in archive.namelist() if name.endswith(".jsonl") and name.startswith("records/")]
    assert {name.removeprefix("records/") for name in names} == {*expected}
    for name in names:
        lines, answer = archive.read(name).decode().splitlines(), expected[name.removeprefix("records/")]
        assert json.loads(lines[0])["game"] == answer["game"] in GAMES
        if "line" in answer:
            assert 1 <= answer["line"] <= len(lines)
        else:
            moves = [row for row in map(json.loads, lines[1:]) if isinstance(row, list)]
            assert len(moves) == answer["moves"]


def test_counts_grow_out_of_the_moves_before(archive: ZipFile) -> None:
    lines = [*archive.read("perft/pyramid.jsonl").splitlines(), *archive.read("perft/spades.jsonl").splitlines()]
    rows = [json.loads(line) for line in lines]
    assert len(rows) > 20
    assert all(json.loads(row["record"][0])["rulebook"] == row["rulebook"] and row["counts"][0] >= 1 for row in rows)


def test_a_few_lines_of_another_solver_find_the_tricks_of_perfect_play(archive: ZipFile) -> None:
    problem = next(csv.DictReader(archive.read("double_dummy/x6.tsv").decode().splitlines(), delimiter="\t"))
    hands = []
    for words in problem["pbn"].removeprefix("N:").split():
        suits = zip(range(4), words.split("."), strict=True)
        hands.append(frozenset((suit, RANKS.index(rank)) for suit, held in suits for rank in held))
    for leader, seat in enumerate("NESW"):
        assert best(tuple(hands), leader, (), {}) == int(problem[seat])


Card = tuple[int, int]
Hands = tuple[frozenset[Card], ...]


def best(hands: Hands, leader: int, laid: tuple[Card, ...], known: dict[object, int]) -> int:
    """The tricks that the leader's side takes, spades (suit 0) being trumps; both sides play as well as can be."""
    if not hands[leader] and not laid:
        return 0
    key = (hands, leader, laid)
    if key not in known:
        seat = (leader + len(laid)) % 4
        held = hands[seat]
        # Of neighbours in a hand the highest stands for all.
        may = {card for card in held if laid and card[0] == laid[0][0]} or held
        live = sorted(card for cards in (*hands, laid) for card in cards)
        above = dict(zip(live, [*live[1:], (-1, 0)], strict=True))
        tops = [card for card in may if above[card] not in may or above[card][0] != card[0]]
        results = [after(hands, leader, laid, seat, card, known) for card in tops]
        known[key] = max(results) if len(laid) % 2 == 0 else min(results)
    return known[key]


def after(hands: Hands, leader: int, laid: tuple[Card, ...], seat: int, card: Card, known: dict[object, int]) -> int:
    """The same once a card has been played."""
    left = tuple(hand - {card} if who == seat else hand for who, hand in enumerate(hands))
    trick = (*laid, card)
    if len(trick) < 4:
        return best(left, leader, trick, known)
    power = [(suit == 0, suit == trick[0][0], rank) for suit, rank in trick]
    won = power.index(max(power))
    rest = best(left, (leader + won) % 4, (), known)
    return 1 + rest if won % 2 == 0 else len(left[leader]) - rest
