"""The nets of a game are made from nothing by one command, at any size, and it goes on where it was left."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from spadille.games.five_hundred import native as five_hundred
from spadille.games.spades import native as spades

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench import train  # noqa: E402

needs_compiler = pytest.mark.skipif(shutil.which("c++") is None or not spades.READY, reason="no C++ compiler here")
SMALL = ["--deals", "8", "--generations", "2", "--passes", "1", "--alone", "40", "--duels", "1", "--worlds", "110"]


@needs_compiler
@pytest.mark.parametrize(("game", "native"), [("spades", spades), ("five_hundred", five_hundred)])
def test_nets_are_trained_from_nothing(
    game: str, native: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "PLACE", tmp_path)
    monkeypatch.setattr(train, "CHUNK", 4)
    monkeypatch.setattr(train, "SWITCHES", ("-std=c++20", "-O2"))
    assert train.main([game, *SMALL]) == 0
    said = capsys.readouterr().out
    assert said.count("is made") == 4
    assert said.count("points a deal") == 6
    assert native.nets_of((tmp_path / game / "nets2.bin").read_bytes()) is not None
    told = json.loads((tmp_path / game / "nets.json").read_text("utf-8"))
    assert [each["deals"] for each in told["generations"]] == [8, 8]
    (tmp_path / game / "lessons2-00004.bin").unlink()
    assert train.main([game, *SMALL]) == 0
    assert capsys.readouterr().out.count("is made") == 1
