"""Challenge a friend: the same cards, seat, bots and rules; results side by side once both have finished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.same import Browser

SHORT = {"game": "spades", "rulebook": "denexa", "options": {"max_deals": 1}, "pace": 0, "bots": ["", "beginner"]}


def played(browser: Browser, settings: dict[str, Any], name: str = "Zo\u00eb") -> str:
    table = str(browser.ask("/api/tables", settings)["id"])
    browser.ask(f"/api/tables/{table}/seats/0", {"name": name, "face": "fox", "fair": "my own part"})
    browser.begin(table)
    browser.play(table)
    return table


@pytest.mark.slow(12)
def test_a_friend_gets_the_same_deal_and_the_results_stand_side_by_side(serve: Callable[..., Any]) -> None:
    server = serve()
    one, friend = Browser(server.url), Browser(server.url, pick=1)
    table = played(one, SHORT)
    made = one.ask(f"/api/tables/{table}/challenge", {})
    assert one.ask(f"/api/tables/{table}/challenge", {}) == made, "one game is one challenge"
    path = f"/api/challenges/{made['id']}"
    before = friend.ask(path)
    assert (before["by"], before["face"], before["over"], before["results"]) == ("Zo\u00eb", "fox", False, [])
    taken = friend.ask(path, {"name": "Ben"})
    assert taken["counted"]
    assert friend.ask(path, {"name": "Ben"})["id"] == taken["id"], "it goes on"
    assert friend.ask(path)["results"] == [], "not before it is over"
    assert len(one.ask(path)["results"]) == 1
    state = friend.play(taken["id"])
    assert [each["level"] for each in state["room"]["seats"]][1:] == ["beginner", "regular", "regular"]
    assert state["room"]["same"]["what"] == "challenge"
    own, theirs = friend.ask(f"/api/tables/{taken['id']}/record"), one.ask(f"/api/tables/{table}/record")
    deal = [next(line for line in each.splitlines() if "deal " in line) for each in (own, theirs)]
    assert deal[0].partition("deal ")[2] == deal[1].partition("deal ")[2], "the same cards"
    for asker, mine in ((friend, "Ben"), (one, "Zo\u00eb")):
        told = asker.ask(path)
        assert sorted(each["name"] for each in told["results"]) == ["Ben", "Zo\u00eb"]
        assert [each["name"] for each in told["results"] if each["yours"]] == [mine]
        assert [each["value"] for each in told["results"]] == sorted(
            (each["value"] for each in told["results"]), reverse=True
        )
    parted = friend.ask(path)["parted"]
    assert parted["mine"].startswith("You ")
    assert parted["theirs"].startswith("Zo\u00eb ")
    again = friend.ask(path, {"name": "Ben"})
    assert not again["counted"], "seen before is practice"
    assert not one.ask(path, {})["counted"], "so is one's own"


def test_only_a_game_played_straight_on_alone_and_to_its_end_makes_a_challenge(serve: Callable[..., Any]) -> None:
    server = serve()
    one, other = Browser(server.url), Browser(server.url)
    settings = {"game": "pyramid", "pace": 0}
    table = str(one.ask("/api/tables", settings)["id"])
    one.ask(f"/api/tables/{table}/seats/0", {"name": ""})
    one.begin(table)
    assert one.ask(f"/api/tables/{table}/challenge", {})["status"] == 409, "it is not over"
    one.play(table)
    assert other.ask(f"/api/tables/{table}/challenge", {})["status"] == 409, "nobody but who has played"
    made = one.ask(f"/api/tables/{table}/challenge", {})
    assert other.ask(f"/api/challenges/{made['id']}")["by"] == "", "who gives no name is a friend"
    for path in ("nowhere", "..", "a" * 40):
        assert other.ask(f"/api/challenges/{path}")["status"] == 404


def test_a_game_in_which_bots_have_played_for_the_person_makes_no_challenge(serve: Callable[..., Any]) -> None:
    one = Browser(serve().url)
    table = str(one.ask("/api/tables", {**SHORT, "pace": 0})["id"])
    one.ask(f"/api/tables/{table}/seats/0", {"name": ""})
    one.begin(table)
    one.tell(table, "skip", ("over",))
    refused = one.ask(f"/api/tables/{table}/challenge", {})
    assert (refused["status"], refused["reason"][:22]) == (409, "bots have played a par")


def test_a_challenge_of_todays_deal_keeps_its_secret_and_its_practice(serve: Callable[..., Any]) -> None:
    server = serve()
    one, friend, seen = Browser(server.url), Browser(server.url), Browser(server.url)
    day = one.ask("/api/daily/pyramid", {"name": "Zo\u00eb"})
    one.play(day["id"])
    made = one.ask(f"/api/tables/{day['id']}/challenge", {})
    path = f"/api/challenges/{made['id']}"
    theirs = seen.ask("/api/daily/pyramid", {"name": "Cid"})
    seen.play(theirs["id"])
    assert not seen.ask(path, {"name": "Cid"})["counted"], "the cards have been seen"
    taken = friend.ask(path, {"name": "Ben"})
    assert taken["commit"] == day["commit"]
    friend.play(taken["id"])
    assert friend.ask(f"/api/tables/{taken['id']}/record")["reason"].startswith("others may still play")
    assert sorted(each["name"] for each in friend.ask(path)["results"]) == ["Ben", "Zo\u00eb"]
    assert not friend.ask("/api/daily/pyramid", {})["counted"], "so is the deal of the day now"
