"""Tests the review of a match over HTTP: only after its end, only for its players, in the background."""

from __future__ import annotations

from typing import Any

from tests.server.same import Browser

import spadille


def seated(browser: Browser, settings: dict[str, Any]) -> str:
    table = str(browser.ask("/api/tables", settings)["id"])
    browser.ask(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    browser.begin(table)
    return table


def test_who_has_played_looks_back_on_the_match_once_it_is_over(roomy: Any) -> None:
    ann, other = Browser(roomy.url, pick=-1), Browser(roomy.url)  # Ann bids as high as she can
    dealt = spadille.table("spades", rulebook="denexa", seed="a poor hand", max_deals=1)
    moment = {"record": dealt.record.decode(), "at": dealt.version, "name": "Ann", "pace": 0}
    table = ann.ask("/api/play-on", moment)["id"]
    path = f"/api/tables/{table}/match"
    assert ann.ask(path)["status"] == 409, "it is not over yet"
    ann.play(table)
    told = ann.ask(path)["lines"]
    assert any(each.startswith("Your worst decision: deal 1") for each in told), told
    assert ann.ask(path)["lines"] == told, "found once"
    assert other.ask(path)["status"] == 403, "it is nobody else's"


def test_where_nothing_is_decided_nothing_is_told(roomy: Any) -> None:
    ann = Browser(roomy.url)
    table = seated(ann, {"game": "war", "pace": 0})
    ann.play(table)
    assert ann.ask(f"/api/tables/{table}/match") == {"lines": []}
