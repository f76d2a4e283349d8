"""Changing seats before the game: nobody loses a name, a role or a seat by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.same import Browser
from tests.server.states import Open

from spadille.server.app import make_app
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.live.room import Room
from spadille.server.table.seats.seating import Comer


def seats(browser: Browser, table: str) -> list[tuple[str, str]]:
    return [(each["kind"], each["name"]) for each in browser.ask(f"/api/tables/{table}")["seats"]]


def test_a_person_changes_seats_before_the_game_and_stays_the_host_under_the_same_name(roomy: Any) -> None:
    ann, bob = Browser(roomy.url), Browser(roomy.url)
    table = ann.ask("/api/tables", {"game": "spades", "pace": 0})["id"]
    ann.ask(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    bob.ask(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    assert ann.ask(f"/api/tables/{table}/seats/2", {"name": "Ann"})["name"] == "Ann"
    assert [kind for kind, _ in seats(ann, table)] == ["open", "person", "person", "open"]
    told = ann.ask(f"/api/tables/{table}")
    assert (told["yours"], told["host"]) == (2, True)
    assert bob.ask(f"/api/tables/{table}/seats/2", {"name": "Bob"})["reason"] == "That seat is taken. Choose another."
    assert seats(bob, table)[1] == ("person", "Bob"), "who is refused keeps the old seat"
    assert bob.ask(f"/api/tables/{table}/seats/9", {"name": "Bob"})["status"] == 422
    assert bob.ask(f"/api/tables/{table}/seats/1", {"name": "Bob"})["reason"].startswith("You have a seat")
    ann.begin(table)
    assert bob.ask(f"/api/tables/{table}/seats/0", {"name": "Bob"})["reason"].startswith("You have a seat")
    assert ann.play(table, moves=0)["you"] == 2


def test_a_seat_that_was_lost_meanwhile_is_left_to_whom_it_belongs_now(roomy: Any) -> None:
    ann, bob, cid = Browser(roomy.url), Browser(roomy.url), Browser(roomy.url)
    table = ann.ask("/api/tables", {"game": "spades", "pace": 0})["id"]
    ann.ask(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    bob.ask(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    bob.ask(f"/api/tables/{table}/seats/2", {"name": "Bob"})
    cid.ask(f"/api/tables/{table}/seats/1", {"name": "Cid"})
    late = Browser(roomy.url)
    late.cookies = {**bob.cookies}
    assert late.ask(f"/api/tables/{table}/seats/3", {"name": "Bob"})["name"] == "Bob"
    assert seats(ann, table) == [("person", "Ann"), ("person", "Cid"), ("open", "North"), ("person", "Bob")]


def test_a_browser_that_moves_twice_with_the_same_cookies_has_one_seat(roomy: Any) -> None:
    ann = Browser(roomy.url)
    table = ann.ask("/api/tables", {"game": "spades", "pace": 0})["id"]
    ann.ask(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    late = Browser(roomy.url)
    late.cookies = {**ann.cookies}
    ann.ask(f"/api/tables/{table}/seats/1", {"name": "Ann"})
    assert late.ask(f"/api/tables/{table}/seats/2", {"name": "Ann"})["reason"].startswith("You have a seat")
    assert [kind for kind, _ in seats(ann, table)] == ["open", "person", "open", "open"]


@pytest.mark.asyncio
async def test_a_browser_that_was_removed_keeps_the_seat_it_has_if_it_is_refused_another_one(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        seat = await table.sit(0, "Ann", "", Comer("hers"))
        table.doc.barred.append("hers")
        with pytest.raises(NotAllowed):
            await table.sit(1, "Ann", "", Comer("hers", leaves=(0, seat.key)))
        assert [each.kind for each in table.doc.seats] == ["person", "open", "open", "open"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change
def test_who_sits_down_as_the_cards_are_dealt_has_the_seat_without_a_seal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game may begin between the two steps of a request: the browser gets the seat's key all the same."""

    async def too_late(*_: Any) -> None:
        raise NotNow("this game is dealt without your seal")

    monkeypatch.setattr(Room, "seal", too_late)
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as client:
        table = client.post("/api/tables", json={"game": "war"}).json()["id"]
        seal = "sha256:" + 64 * "a"
        answer = client.post(f"/api/tables/{table}/seats/0", json={"name": "Ann", "seal": seal})
        assert (answer.status_code, answer.json()["name"]) == (200, "Ann")
        assert client.get(f"/api/tables/{table}").json()["yours"] == 0
