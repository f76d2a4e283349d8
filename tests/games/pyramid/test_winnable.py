"""Deals of Pyramid that can be won, chosen on request."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.shell import run

from spadille import api
from spadille.core.errors import BadOptions, SpadilleError
from spadille.games import open_game
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.players import strong
from spadille.games.pyramid.players.strong import can_be_won
from spadille.lab import winnable
from spadille.lab.winnable import winnable_seed
from spadille.search import NATIVE


@pytest.mark.skipif(not NATIVE, reason="the native search is not built here")
@pytest.mark.parametrize("options", [{}, {"stock_passes": 2}])
def test_the_deal_of_the_seed_can_be_won(options: dict[str, Any]) -> None:
    for _ in range(3):
        table = api.table(
            "pyramid", rulebook="denexa", seed=winnable_seed(open_game("pyramid", "denexa", None, options)), **options
        )
        assert isinstance(table.game, Pyramid)
        assert can_be_won(table.game, table.state)


def test_where_there_is_none_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOptions, match="expected pyramid"):
        winnable_seed(open_game("war", None, None, {}))
    monkeypatch.setattr(winnable, "NATIVE", True)
    monkeypatch.setattr(strong, "can_be_won", lambda *_: None)
    monkeypatch.setattr(winnable, "_MOST_SEEDS", 3)
    with pytest.raises(SpadilleError, match="none of 3 deals"):
        winnable_seed(open_game("pyramid", None, None, {}))
    monkeypatch.setattr(winnable, "NATIVE", False)
    with pytest.raises(SpadilleError, match="native search"):
        winnable_seed(open_game("pyramid", None, None, {}))


@pytest.mark.parametrize("words", [["war"], ["pyramid", "--seed", "4"], ["pyramid", "--resume"]])
def test_the_command_refuses_what_has_its_deal_already(words: list[str]) -> None:
    told = run("play", *words, "--winnable", "--plain")
    assert (told.returncode, len(told.stderr.splitlines())) == (2, 1)
