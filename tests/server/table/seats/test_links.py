"""Links with a key, over HTTP: none takes a seat away from a browser without its word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.states import Open, kinds
from tests.server.town import Browser, Town, hand_in

from spadille.server.base.errors import NotNow
from spadille.server.table.seats.seating import Comer

ANN, BOB = 0, 1


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("links"))
    yield found
    found.close()


@pytest.fixture
def table(town: Town) -> Iterator[tuple[str, Browser, Browser, Browser]]:
    """A table that Ann has made, Ann and Bob with seats, and Cid without."""
    ann, bob, cid = (Browser(town, name) for name in ("Ann", "Bob", "Cid"))
    name = ann.http.post("/api/tables", json={"game": "spades", "pace": 0.0, "level": "beginner"}).json()["id"]
    for seat, browser in enumerate((ann, bob)):
        browser.http.post(f"/api/tables/{name}/seats/{seat}", json={"name": browser.name})
    yield name, ann, bob, cid
    for each in (ann, bob, cid):
        each.close()


def seat_of(browser: Browser, table: str) -> tuple[int | None, int | None]:
    """The seat that a browser has, and the one that it may go back to."""
    told = browser.http.get(f"/api/tables/{table}").json()
    return told["yours"], told["before"]


def link_of(browser: Browser, table: str) -> str:
    found: str = browser.http.get(f"/api/tables/{table}/links").json()["seat"]
    return found


def test_a_browser_without_a_seat_has_the_seat_of_the_link(table: tuple[str, Browser, Browser, Browser]) -> None:
    name, ann, _, cid = table
    assert cid.follow(link_of(ann, name)) == f"/t/{name}"
    assert seat_of(cid, name) == (ANN, None)
    assert cid.follow(link_of(ann, name)) == f"/t/{name}", "its own seat's link asks nothing"


def test_a_browser_with_a_seat_is_asked_and_can_go_back(table: tuple[str, Browser, Browser, Browser]) -> None:
    name, ann, bob, _ = table
    led = bob.follow(link_of(ann, name))
    assert led.startswith(f"/t/{name}?link=")
    assert seat_of(bob, name) == (BOB, None), "it has not been asked yet"
    assert bob.http.post(f"/api/tables/{name}/back").status_code == 403
    taken = bob.http.post(f"/api/tables/{name}/link", json={"key": led.partition("link=")[2]})
    assert taken.json() == {"seat": ANN, "name": "Ann", "note": ""}
    assert seat_of(bob, name) == (ANN, BOB)
    assert bob.http.post(f"/api/tables/{name}/back").json() == {"seat": BOB, "name": "Bob", "note": ""}
    assert seat_of(bob, name) == (BOB, ANN)


def test_a_link_that_is_not_of_a_seat_or_not_of_the_table_takes_none(
    table: tuple[str, Browser, Browser, Browser],
) -> None:
    name, ann, bob, _ = table
    watch = ann.http.get(f"/api/tables/{name}/links").json()["watch"].partition("key=")[2]
    other = ann.http.post("/api/tables", json={"game": "spades"}).json()["id"]
    key = link_of(ann, name).partition("key=")[2]
    for table_name, wrong in ((name, watch), (name, f"{key}0"), (other, key)):
        assert bob.http.post(f"/api/tables/{table_name}/link", json={"key": wrong}).status_code == 403
    assert seat_of(bob, name) == (BOB, None)


def test_in_a_running_deal_a_seat_come_to_by_a_link_shows_its_hand_from_the_next_deal_on(
    town: Town, table: tuple[str, Browser, Browser, Browser]
) -> None:
    name, ann, bob, _ = table
    room = town.room(name)
    for each in (ann, bob):
        each.open(name)
    ann.say(t="start")
    town.settle(room)
    ann.read()
    assert hand_in(bob.read()[-1])
    led = bob.follow(link_of(ann, name))
    bob.http.post(f"/api/tables/{name}/link", json={"key": led.partition("link=")[2]})
    bob.open(name)
    town.settle(room)
    shown = bob.read()[-1]
    assert (shown["you"], shown["room"]["coming"], hand_in(shown)) == (None, ANN, [])
    assert len(bob.tabs) == 1, "what it had open for its own seat has ended"
    bob.http.post(f"/api/tables/{name}/back")
    bob.open(name)
    town.settle(room)
    assert bob.read()[-1]["you"] == BOB


@pytest.mark.asyncio
async def test_a_link_of_a_seat_that_was_given_to_another_person_meanwhile_opens_nothing(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        key = (await table.sit(1, "Bob", "")).key
        bob = await house.come(table, 1)
        await bob.ask("stand")
        await bob.until(lambda state: kinds(state)[1] == "open")
        await table.sit(1, "Cid", "", Comer("cids"))
        with pytest.raises(NotNow):
            await table.look(1, key, Comer("bobs"))
        assert list(table.doc.eyes) == ["cids"]
