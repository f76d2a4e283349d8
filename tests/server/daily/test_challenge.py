"""Challenge a friend: the same cards, seat, bots and rules; results side by side once both have finished."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.same import Browser
from tests.server.town import Town

from spadille.core.table import Table
from spadille.server.api.tables import Player
from spadille.server.daily import challenge
from spadille.server.daily.challenge import Side, best
from spadille.server.store import shared_deals
from spadille.server.store.document import Settings, new_document
from spadille.server.store.store import SqlStore

_OTHER = "this challenge was made by other rules than this server plays by today"
SHORT = {"game": "spades", "rulebook": "denexa", "options": {"max_deals": 1}, "pace": 0, "bots": ["", "beginner"]}


def played(browser: Browser, settings: dict[str, Any], name: str = "Zo\u00eb") -> str:
    table = str(browser.ask("/api/tables", settings)["id"])
    browser.ask(f"/api/tables/{table}/seats/0", {"name": name, "face": "fox", "fair": "my own part"})
    browser.begin(table)
    browser.play(table)
    return table


def test_a_friend_gets_the_same_deal_and_the_results_stand_side_by_side(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
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


def test_only_a_game_played_straight_on_alone_and_to_its_end_makes_a_challenge(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
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


def test_a_game_in_which_bots_have_played_for_the_person_makes_no_challenge(serve_roomy: Callable[[], Any]) -> None:
    one = Browser(serve_roomy().url)
    table = str(one.ask("/api/tables", {**SHORT, "pace": 0})["id"])
    one.ask(f"/api/tables/{table}/seats/0", {"name": ""})
    one.begin(table)
    one.tell(table, "skip", ("over",))
    refused = one.ask(f"/api/tables/{table}/challenge", {})
    assert (refused["status"], refused["reason"][:22]) == (409, "bots have played a par")


def test_a_challenge_of_todays_deal_keeps_its_secret_and_its_practice(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
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


def test_one_number_by_two_rulebooks_is_two_challenges(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
    one, friend = Browser(server.url), Browser(server.url, pick=1)
    paths = []
    for book in ("denexa", "tuts_tomb"):
        table = played(one, {"game": "pyramid", "rulebook": book, "number": 7, "pace": 0})
        paths.append(f"/api/challenges/{one.ask(f'/api/tables/{table}/challenge', {})['id']}")
    assert [one.ask(path)["yours"] for path in paths] == [True, True]
    friend.play(friend.ask(paths[0], {"name": "Ben"})["id"])
    assert friend.ask(paths[0])["over"]
    assert not friend.ask(paths[1])["over"]
    taken = friend.ask(paths[1], {"name": "Ben"})
    assert taken["counted"]
    friend.play(taken["id"])
    again = friend.ask(f"/api/tables/{taken['id']}/again", {})
    assert friend.ask(f"/api/tables/{again['id']}")["host"], "nobody else could begin it"


def test_a_muted_address_has_no_name_among_the_results(tmp_path: Path) -> None:
    with contextlib.closing(Town(tmp_path)) as town:
        one, muted = Browser(town.url), Browser(town.url, pick=1)
        table = played(one, {"game": "pyramid", "pace": 0})
        path = f"/api/challenges/{one.ask(f'/api/tables/{table}/challenge', {})['id']}"
        town.app.state.bans = SimpleNamespace(muted=lambda _: True, banned=lambda _: False)
        muted.play(muted.ask(path, {"name": "Rude"})["id"])
        muted.ask(path)
        assert "Rude" not in [each["name"] for each in one.ask(path)["results"]]


def test_however_many_have_finished_the_best_are_told_with_you_and_the_challenger() -> None:
    every = {f"t{at}": Side(f"p{at}", (at,), 0, float(at), yours=at == 3) for at in range(1000)}
    told = best(every, ("t3", "t7"))
    assert [each.value for each in told] == [*map(float, range(999, 949, -1)), 7.0, 3.0]
    assert [each.name for each in best({"a": every["t1"], "b": every["t2"]}, ())] == ["p2", "p1"]


def there(name: str, doc: Any) -> Any:
    """A room whose game is not looked at."""
    return SimpleNamespace(name=name, doc=doc, table=None)


def test_where_two_parted_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = list[object]()
    monkeypatch.setattr(challenge, "_parted", lambda *given: worked.append(given))
    monkeypatch.setattr(challenge, "_KEPT", 2)

    async def go() -> None:
        doc = new_document(Settings(game="pyramid"))
        found = challenge._challenge(doc, Table(doc.game()), 0, "there")
        for name in ("a", "a", "b", "b", "c", "c"):
            await challenge.parting(found, "x", there(name, doc))
        assert len(worked) == 3
        doc.seats[0].name = "Somebody"
        await challenge.parting(found, "x", there("c", doc))
        assert len(worked) == 3, "a viewer is You in any case"
        again = msgspec.structs.replace(found, by=Player("Ann"))
        await challenge.parting(again, "x", there("c", doc))
        assert len(worked) == 4, "names are told as they are now"

    asyncio.run(go())


@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"rulebook": "nobody's"}, {"options": {"no_such": 1}}, {"of_later": True}]
)
def test_a_challenge_that_this_version_cannot_play_says_so(
    serve_roomy: Callable[[], Any], change: dict[str, Any]
) -> None:
    server = serve_roomy()
    doc = new_document(Settings(game="pyramid"))
    whole = msgspec.to_builtins(challenge._challenge(doc, Table(doc.game()), 0, "there"), str_keys=True)
    whole["settings"].update(change)

    async def keep() -> None:
        store = SqlStore(server.database)
        await store.transact(lambda db: shared_deals.once(db, "challenge x", json.dumps(whole)))
        await store.close()

    asyncio.run(keep())
    browser = Browser(server.url)
    for told in (browser.ask("/api/challenges/x"), browser.ask("/api/challenges/x", {})):
        assert told == {"status": 409, "reason": _OTHER}
    assert "error" not in server.errors
