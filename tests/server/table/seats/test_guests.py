"""A program that the host names sits at a table; people at the tables name no commands."""

from __future__ import annotations

import json
import shlex
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server import guide
from tests.server.fork_server import ForkServer

EXAMPLE = f"{shlex.quote(sys.executable)} {Path(__file__).parents[4] / 'docs' / 'examples' / 'random_bot.py'}"


def ask(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def test_a_program_is_offered_and_plays(serve: Callable[..., Any]) -> None:
    # A confined program sees no temporary folder, and the checkout may lie in one; test_confine.py has confined ones.
    server = serve("--program", f"mine={EXAMPLE}", "--trust-programs")
    games = {game["name"]: game["bots"] for game in ask(f"{server.url}/api/games")}
    assert all("mine" in bots for bots in games.values())
    settings = {"game": "war", "options": {"max_skirmishes": 3}, "pace": 0, "level": "mine"}
    mine = guide.client(server.url, slow=True)
    table, scene = mine.play(settings)
    assert scene["over"]
    asked = urllib.request.Request(f"{server.url}/api/tables/{table}/record", headers={"Cookie": mine.cookie()})
    with urllib.request.urlopen(asked) as answer:
        assert json.loads(answer.readline())["bots"] == [None, "mine"]
    assert "failed" not in server.errors
    with pytest.raises(urllib.error.HTTPError):
        ask(f"{server.url}/api/tables", {"game": "war", "level": "evil=sh -c true"})
    assert server.stop() in (0, -15)


def test_a_program_that_cannot_be_started_is_refused_in_a_line(fork_server: ForkServer, tmp_path: Path) -> None:
    child = fork_server.start(["serve", "--port", "0", "--program", "mine=/nowhere/bot"], tmp_path / "log")
    assert child.wait() == 2
    child.close()
    lines = (tmp_path / "log").read_text().splitlines()
    assert len([line for line in lines if line.startswith("spadille: the program mine")]) == 1
