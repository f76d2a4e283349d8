"""Tests the published games: the datasheet describes them, and slices are reproduced byte for byte."""

from __future__ import annotations

import hashlib
import importlib
import re
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.games import GAMES
from spadille.tidy import Kind

ROOT = Path(__file__).parents[2]


def maker() -> Any:
    """The program that makes the games; it is no part of the package."""
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module("bench.dataset")
    finally:
        sys.path.remove(str(ROOT))


dataset = maker()
DATA = ROOT / "data"
FOLDER = DATA / "games-by-bots"
SHEET = (DATA / "README.md").read_text("utf-8")
IDS = [part.game for part in dataset.PARTS]
KINDS: tuple[Kind, ...] = ("deals", "tricks", "calls", "decisions")


def kept(part: Any) -> dict[str, bytes]:
    """The records of an archive by name."""
    with tarfile.open(FOLDER / f"{part.game}.tar.gz") as tar:
        return {each.name: data.read() for each in tar if (data := tar.extractfile(each)) is not None}


@pytest.mark.parametrize("part", dataset.PARTS, ids=IDS)
def test_a_slice_is_made_again_byte_for_byte(part: Any) -> None:
    found = kept(part)
    for number in (0, part.matches - 1):
        assert dataset.match(part, number) == found[dataset.name_of(part, number)]


@pytest.mark.parametrize("part", dataset.PARTS, ids=IDS)
def test_rows_are_as_many_as_the_datasheet_says_and_all_matches_end(part: Any) -> None:
    found = kept(part)
    assert list(found) == [dataset.name_of(part, number) for number in range(part.matches)]
    counts = dict.fromkeys(KINDS, 0)
    for number, data in enumerate(found.values()):
        table = spadille.loads(data)
        assert table.outcome is not None
        assert table.more["bots"] == [dataset.LEVELS[number % 4][seat % 2] for seat in range(table.game.seats)]
        for kind in KINDS:
            counts[kind] += len(spadille.rows(table, kind))
    told = re.search(rf"^\| `{part.game}` \| (.*) \|$", SHEET, re.MULTILINE)
    assert told is not None
    assert told[1].split(" | ") == [part.rulebook, f"{part.matches}", *(f"{counts[kind]:,}" for kind in KINDS)]


def test_there_is_an_archive_of_every_game_and_its_digest() -> None:
    assert list(GAMES) == IDS
    lines = (line.split("  ") for line in (FOLDER / dataset.SUMS).read_text("utf-8").splitlines())
    sums = {name: digest for digest, name in lines}
    assert {each.name for each in FOLDER.glob("*.tar.gz")} == set(sums)
    for name, digest in sums.items():
        assert hashlib.sha256((FOLDER / name).read_bytes()).hexdigest() == digest
    assert sum(each.stat().st_size for each in FOLDER.iterdir()) < 500_000


def test_an_archive_knows_no_clock_and_no_owner() -> None:
    small = dataset.PARTS[0]._replace(matches=1)
    assert dataset.archive(small) == dataset.archive(small)
    with tarfile.open(FOLDER / "war.tar.gz") as tar:
        assert {(each.mtime, each.uname, each.uid) for each in tar} == {(0, "", 0)}


def test_the_datasheet_answers_the_questions_of_datasheets() -> None:
    headings = re.findall(r"^## (.+)$", SHEET, re.MULTILINE)
    assert headings == [
        "Motivation",
        "Composition",
        "Collection process",
        "Preprocessing, cleaning, labelling",
        "Uses",
        "Distribution",
        "Maintenance",
    ]
