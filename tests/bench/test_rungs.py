"""The frozen players of the ladder: built from the history of the repository, they sit down and play."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from spadille.lab.arena import Contest, run


@pytest.fixture
def rungs(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    return importlib.import_module("bench.rungs")


def test_a_frozen_player_is_built_and_makes_every_move(rungs: Any) -> None:
    for frozen in rungs.FROZEN:
        rungs.build(frozen)
        bots, programs = (frozen.level, frozen.name), {frozen.name: frozen.command}
        contest = Contest(
            game="spades", rulebook="andrews", bots=bots, seed="rungs", worlds=20, programs=programs, movetime=20_000
        )
        found = run(contest, 5)
        assert found.faults == (0, 0), found.reasons
        assert found.milliseconds[1][0] > 0


def test_a_commit_that_is_not_in_the_history_is_told_in_one_line(
    rungs: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rungs, "PLACE", tmp_path)
    words = r"^the history of the repository is needed \(git fetch --unshallow\): [^\n]+$"
    with pytest.raises(rungs.NotBuilt, match=words):
        rungs.build(rungs.Frozen("0" * 40, "strong"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("game", "rulebook", "seats"), [
    ("spades", "andrews", 4), ("spades", "denexa", 4), ("spades", "bicycle", 2), ("spades", "bicycle", 3),
    ("spades", "bicycle", 6), ("five_hundred", "denexa", 4),
])  # fmt: skip
def test_players_of_another_school_make_every_move(
    game: str, rulebook: str, seats: int, rungs: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    for words in rungs.programs():
        name, _, command = words.partition("=")
        module = rungs.STRANGERS.get(name, "")
        if module.startswith(game):
            bots, programs = (name, "beginner"), {name: command}
            contest = Contest(
                game=game, rulebook=rulebook, seats=seats, bots=bots, programs=programs, movetime=20_000, seed="rungs"
            )
            found = run(contest, 1)
            assert found.faults == (0, 0), found.reasons
            assert found.milliseconds[0][0] > 0
