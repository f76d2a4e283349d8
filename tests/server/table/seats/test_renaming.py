"""A person who takes another name has it at once at the tables where they sit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.states import Open, playing
from tests.server.town import Browser, Town

from spadille.core.errors import SpadilleError
from spadille.server.base.errors import NotAllowed, NotNow


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("names"), chats=(8, 0.01))
    yield found
    found.close()


def test_a_browser_is_called_otherwise_at_its_seat_and_at_no_other(town: Town) -> None:
    host, guest, other = (Browser(town, name) for name in ("Ann", "Guest", "Cid"))
    name = host.http.post("/api/tables", json={"game": "spades", "pace": 0.0}).json()["id"]
    for seat, browser in enumerate((host, guest)):
        browser.http.post(f"/api/tables/{name}/seats/{seat}", json={"name": browser.name})
    place = f"/api/tables/{name}/name"
    assert guest.http.post(place, json={"name": "Mia"}).json() == {"seat": 1, "name": "Mia", "note": ""}
    assert host.http.get(f"/api/tables/{name}").json()["people"] == ["Ann", "Mia"]
    second = guest.http.post(place, json={"name": "ann"}).json()
    assert second["name"] not in ("Ann", "ann")
    assert second["note"] == (f"Somebody at the table has your name already, so here you are called {second['name']}.")
    assert guest.http.post(place, json={"name": "Spadille"}).status_code == 422
    assert other.http.post(place, json={"name": "Mia"}).status_code == 403
    answers = [guest.http.post(place, json={"name": f"Mia {each}"}).status_code for each in range(20)]
    assert 200 in answers
    assert answers[-1] == 429, "as often as somebody may chat"
    for each in (host, guest, other):
        each.close()


@pytest.mark.asyncio
async def test_everybody_is_shown_the_new_name_and_the_log_tells_who_it_was(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.sit(table, 0, "Ann", host=True)
        guest = await house.sit(table, 1, "Guest")
        await table.rename(1, table.doc.seats[1].key, "Mona")
        await host.until(lambda state: state["room"]["seats"][1]["name"] == "Mona")
        assert not table.doc.acts, "before the game nobody needs to be told"
        await host.ask("start")
        await guest.until(playing)
        await table.rename(1, table.doc.seats[1].key, "Mia")
        await table.rename(1, table.doc.seats[1].key, "Mia")
        assert (await host.next("noted"))["text"] == "Mona is now called Mia."
        await host.until(lambda state: state["room"]["seats"][1]["name"] == "Mia")
        assert [each.words for each in table.doc.acts] == ["Mona is now called Mia."], "once"
        with pytest.raises(SpadilleError):
            await table.rename(1, table.doc.seats[0].key, "Bob")
        await host.ask("mute", seat=1, on=True)
        await host.until(lambda state: state["room"]["seats"][1]["muted"])
        with pytest.raises(NotAllowed, match="muted you"):
            await table.rename(1, table.doc.seats[1].key, "Mud")
        await table.give_up()
        with pytest.raises(NotNow, match="over"):
            await table.rename(0, table.doc.seats[0].key, "Nobody")
        assert table.doc.seats[0].name == "Ann", "the record stays as it is"
