"""A program that the host names sits at a table; people at the tables name no commands."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = f"{shlex.quote(sys.executable)} {Path(__file__).parents[2] / 'docs' / 'examples' / 'random_bot.py'}"


def ask(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def test_a_program_is_offered_and_plays(serve: Callable[..., Any]) -> None:
    # A confined program sees no temporary folder, and the checkout may lie in one; test_confine.py has confined ones.
    server = serve("--program", f"mine={EXAMPLE}", "--trust-programs")
    games = {game["name"]: game["bots"] for game in ask(f"{server.url}/api/games")}
    assert all("mine" in bots for bots in games.values())
    code = (Path(__file__).parents[2] / "docs" / "guide" / "protocol.md").read_text("utf-8")
    known: dict[str, Any] = {}
    exec(compile(code.partition("```python\n")[2].partition("```")[0], "protocol.md", "exec"), known)
    settings = {"game": "war", "options": {"max_skirmishes": 3}, "pace": 0, "level": "mine"}
    client = known["Client"](server.url)
    table, scene = client.play(settings)
    assert scene["over"]
    asked = urllib.request.Request(f"{server.url}/api/tables/{table}/record", headers={"Cookie": client.cookie()})
    with urllib.request.urlopen(asked) as answer:
        assert json.loads(answer.readline())["bots"] == [None, "mine"]
    assert "failed" not in server.errors
    with pytest.raises(urllib.error.HTTPError):
        ask(f"{server.url}/api/tables", {"game": "war", "level": "evil=sh -c true"})
    assert server.stop() in (0, -15)


def test_a_program_that_cannot_be_started_is_refused_in_a_line() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "spadille", "serve", "--port", "0", "--program", "mine=/nowhere/bot"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert len([line for line in told.stderr.splitlines() if line.startswith("spadille: the program mine")]) == 1
