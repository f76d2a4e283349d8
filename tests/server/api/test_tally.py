"""The tally of a finished game, for the seat of the person who asks."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from tests.server import guide


def test_only_who_has_played_is_told_and_only_when_it_is_over(roomy: Any) -> None:
    def tally(table: str, cookie: str = "") -> Any:
        asked = urllib.request.Request(f"{roomy.url}/api/tables/{table}/tally", headers={"Cookie": cookie})
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer)

    mine = guide.client(roomy.url)
    table, _ = mine.play({"game": "pyramid", "pace": 0})
    found = tally(table, mine.cookie())
    assert (found["game"], found["seat"], found["deals"], found["finished"]) == ("pyramid", 0, 1, True)
    assert found["won"] == (found["totals"] == [0])
    assert [(each["words"], each["got"]) for each in found["counts"]] == [
        ("Cards taken out of the pyramid", 28 - found["totals"][0])
    ]
    with pytest.raises(urllib.error.HTTPError) as wrong:
        tally(table)
    with wrong.value as refused:
        assert refused.code == 409
    running = mine.ask("/api/tables", {"game": "war", "pace": 0})["id"]
    mine.ask(f"/api/tables/{running}/seats/0", {"name": "Program"})
    with pytest.raises(urllib.error.HTTPError) as early:
        tally(running, mine.cookie())
    with early.value as refused:
        assert json.load(refused)["reason"] == "a game is counted when it is over"
