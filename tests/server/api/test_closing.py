"""Tables that their hosts close, and tables that they delete: nobody else may, and what is others' too stays."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from tests.server.states import Open, over
from tests.server.town import Browser, Town

from spadille.server.base.errors import NotNow


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("closing"))
    yield found
    found.close()


@pytest.fixture
def people(town: Town) -> Iterator[tuple[str, Browser, Browser]]:
    """A table that Ann has made, where she alone has a seat; and Bob."""
    ann, bob = Browser(town, "Ann"), Browser(town, "Bob")
    name = ann.http.post("/api/tables", json={"game": "spades", "pace": 0.0, "level": "beginner"}).json()["id"]
    ann.http.post(f"/api/tables/{name}/seats/0", json={"name": "Ann"})
    yield name, ann, bob
    for each in (ann, bob):
        each.close()


def listed(browser: Browser) -> list[str]:
    return [each["id"] for each in browser.http.get("/api/mine").json()]


def test_a_host_deletes_a_table_and_nothing_of_it_is_left(people: tuple[str, Browser, Browser]) -> None:
    name, ann, bob = people
    assert listed(ann) == [name]
    assert bob.http.delete(f"/api/tables/{name}").status_code == 403
    assert ann.http.delete(f"/api/tables/{name}").status_code == 204
    assert listed(ann) == []
    for gone in (ann.http.get(f"/api/tables/{name}"), ann.http.delete(f"/api/tables/{name}")):
        assert gone.status_code == 404


def test_a_plain_request_for_the_path_of_a_websocket_is_told_what_was_expected(
    people: tuple[str, Browser, Browser], caplog: pytest.LogCaptureFixture
) -> None:
    name, ann, _ = people
    for answer in (ann.http.get(f"/api/tables/{name}/play"), ann.http.post("/api/tables/none/play")):
        assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")
        assert answer.json()["reason"].startswith("expected a WebSocket;")
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_a_table_where_others_sit_is_closed_by_its_host_alone_and_keeps_its_record(
    people: tuple[str, Browser, Browser],
) -> None:
    name, ann, bob = people
    bob.http.post(f"/api/tables/{name}/seats/1", json={"name": "Bob"})
    refused = ann.http.delete(f"/api/tables/{name}")
    assert refused.status_code == 409
    assert "You can close it" in refused.json()["reason"]
    assert bob.http.post(f"/api/tables/{name}/close").status_code == 403
    assert bob.http.get(f"/api/tables/{name}/record").status_code == 409
    assert ann.http.post(f"/api/tables/{name}/close").status_code == 204
    assert bob.http.get(f"/api/tables/{name}/record").status_code == 200
    assert ann.http.post(f"/api/tables/{name}/close").status_code == 409, "it is over already"


def test_whoever_is_no_host_takes_a_table_off_the_own_list_only(people: tuple[str, Browser, Browser]) -> None:
    name, ann, bob = people
    bob.http.post(f"/api/tables/{name}/seats/1", json={"name": "Bob"})
    assert listed(bob) == [name]
    assert bob.http.delete(f"/api/mine/{name}").status_code == 204
    assert (listed(bob), listed(ann)) == ([], [name])
    assert bob.http.get(f"/api/tables/{name}").json()["yours"] == 1, "the seat stays"


@pytest.mark.asyncio
async def test_those_at_a_closed_table_are_offered_nothing_more_to_do(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("pyramid")
        await host.until(lambda state: bool(state["scene"]["choices"]))
        await host.room.give_up()
        await host.until(over)
        assert host.state["room"]["closed"]
        assert host.choices == []


@pytest.mark.asyncio
async def test_those_at_a_deleted_table_are_told_and_it_is_gone_after_a_restart(
    open_house: Open, database: str
) -> None:
    async with open_house(database) as house:
        host = await house.play("spades")
        room, watcher = host.room, await house.come(host.room)
        with pytest.raises(NotNow, match="Other people have seats"):
            await room.delete(1)
        await room.delete(0)
        for each in (host, watcher):
            assert each.ended == 4404
            assert str(each.connection.ended.reason) == "The host has deleted this table."
        assert await house.rooms.find(room.name) is None
        await house.restart()
        assert await house.rooms.find(room.name) is None
