"""Friends hear of each other who is here, for as long as it is so; nobody else hears of anybody."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

import spadille
from spadille.server.app import make_app
from spadille.server.base.limits import Limits
from spadille.server.base.pairs import digest
from spadille.server.friends.handlers import MOST
from spadille.server.store import presence

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change
Pair = dict[str, str]
AWAY = {"here": False, "text": "", "room": "", "game": ""}


@contextmanager
def served(folder: Path, **limits: Any) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(str(folder / "a.db"), folder, limits=Limits(**limits))) as found:
        yield found


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with served(tmp_path) as found:
        yield found


def pair() -> tuple[Pair, Pair]:
    one, other = secrets.token_hex(16), secrets.token_hex(16)
    return {"mine": one, "theirs": digest(other)}, {"mine": other, "theirs": digest(one)}


def told(client: TestClient[Any], *friends: Pair, room: str = "") -> Any:
    return client.post("/api/presence", json={"friends": [*friends], "room": room}).json()


def test_a_friend_is_here_and_wants_players_while_there_is_a_free_seat(client: TestClient[Any]) -> None:
    anns, bobs = pair()
    assert told(client, anns) == [AWAY]
    assert told(client, bobs)[0] == {**AWAY, "here": True, "text": "is here"}
    room = client.post("/api/tables", json={"game": "war"}).json()["id"]
    told(client, anns, room=room)
    assert told(client, bobs) == [{"here": True, "text": "wants players for War", "room": room, "game": "War"}]
    for seat in (0, 1):
        client.cookies.clear()
        client.post(f"/api/tables/{room}/seats/{seat}", json={"name": f"P{seat}"})
    assert told(client, bobs)[0] == {**AWAY, "here": True, "text": "is here"}
    told(client, anns, room="nosuchtable")
    assert told(client, bobs)[0]["room"] == ""


def test_a_stranger_with_a_wrong_key_or_half_of_a_pair_learns_nothing(client: TestClient[Any]) -> None:
    anns, bobs = pair()
    told(client, anns)
    wrong = secrets.token_hex(32)
    assert told(client, {**bobs, "theirs": wrong}) == [AWAY]
    forged = {"mine": secrets.token_hex(16), "theirs": bobs["theirs"]}
    told(client, forged, room="x" * 12)
    assert told(client, bobs)[0] == {**AWAY, "here": True, "text": "is here"}, "nobody speaks for another"


def test_what_is_reported_ends_with_its_time() -> None:
    db = sql.create_engine("sqlite://")
    anns, bobs = pair()
    with db.begin() as at:
        presence.prepare(at)
        presence.report(at, [anns["mine"]], "table", 1000.0)
        assert presence.look(at, [bobs["theirs"]], 1089.0) == {bobs["theirs"]: "table"}
        assert presence.look(at, [bobs["theirs"]], 1090.0) == {}
        kept = at.execute(sql.select(presence.PRESENT)).one()
        assert kept.half not in (anns["mine"], bobs["theirs"]), "who reads the database can ask for nobody"
        presence.report(at, [], "", 1090.0)
        assert at.execute(sql.select(presence.PRESENT)).all() == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"friends": [pair()[0]] * (MOST + 1)},
        {"friends": [{"mine": "x", "theirs": "y"}]},
        {"friends": [{**pair()[0], "more": 1}]},
        {"friends": [], "room": "../x"},
        {"friends": [], "room": "x" * 33},
        {"friends": "all"},
    ],
)
def test_garbage_and_more_friends_than_there_may_be_are_refused(client: TestClient[Any], body: Any) -> None:
    assert client.post("/api/presence", json=body).status_code == 400
    assert len(told(client, *[pair()[0] for _ in range(MOST)])) == MOST


def test_an_address_reports_only_so_often_and_leaves_no_more_than_that(tmp_path: Path) -> None:
    with served(tmp_path, presence=(5, 0.001), requests=(20_000, 1000)) as client:
        codes = [client.post("/api/presence", json={"friends": [pair()[0]]}).status_code for _ in range(300)]
        assert codes == [200] * 5 + [429] * 295


def test_a_page_keeps_as_many_friends_as_a_report_may_have() -> None:
    page = Path(spadille.__file__).parent / "web" / "js" / "visitor" / "friends.js"
    assert re.findall(r"^const MOST = (\d+);", page.read_text("utf-8"), re.MULTILINE) == [str(MOST)]
