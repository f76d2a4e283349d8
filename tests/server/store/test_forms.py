"""Tables that an earlier version has kept, those of a later one, and those that nobody can read."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
import sqlalchemy as sql
from tests.server.states import Open, mine

from spadille.core.errors import SpadilleError, Unreadable
from spadille.games import GAMES
from spadille.server.store import document_forms, schema
from spadille.server.store.document import FORM, Settings, new_document
from spadille.server.store.document_forms import read_document, write_document
from spadille.server.store.lease_sql import Kept
from spadille.server.store.store import Row, SqlStore

KEPT = Path(__file__).parents[2] / "data" / "kept" / "0.1-fac4d6f" / "rooms"
Change = Callable[[dict[str, Any]], object]


def changed(change: Change, **settings: Any) -> bytes:
    """A document in which something is not as it should be."""
    raw = json.loads(write_document(new_document(Settings(**{"game": "spades", **settings}))))
    change(raw)
    return json.dumps(raw).encode()


def of_form_1(**settings: Any) -> bytes:
    """A document as version 0.1 kept it."""

    def change(raw: dict[str, Any]) -> None:
        del raw["form"], raw["rules"]

    return changed(change, **settings)


# -- documents ---------------------------------------------------------------------------------------


def test_a_document_is_read_as_it_was_written() -> None:
    doc = new_document(Settings("spades", options={"target": 200}))
    assert read_document(write_document(doc)) == doc
    assert doc.rules.options["target"] == 200
    assert set(doc.rules.options) == set(msgspec.structs.asdict(doc.game().options))
    assert (doc.form, doc.rules.version) == (FORM, GAMES["spades"].version)


def test_a_document_of_form_1_has_its_options_written_out() -> None:
    doc = read_document(of_form_1(rulebook="denexa", options={"target": 300}))
    assert doc.form == FORM
    assert doc.rules.version == 1
    assert (doc.rules.options["target"], doc.rules.options["min_bid"]) == (300, 2)


@pytest.mark.parametrize("place", sorted(document_forms._options_of_form_1()))
def test_what_was_usual_in_version_0_1_is_every_option_of_a_game_that_can_be_played(place: str) -> None:
    game, rulebook, seats = place.split()
    doc = read_document(of_form_1(game=game, rulebook=rulebook, seats=int(seats)))
    kept, now = document_forms._options_of_form_1()[place], msgspec.structs.asdict(doc.game().options)
    assert {name: now[name] for name in kept} == kept
    assert doc.rules.options == now  # an option that has come since is written out too


def test_a_table_keeps_its_rules_where_the_rulebook_has_others_since(monkeypatch: pytest.MonkeyPatch) -> None:
    data, old = write_document(new_document(Settings("spades", "denexa"))), of_form_1(rulebook="denexa")
    found = GAMES["spades"]
    book = found.rulebooks["denexa"]
    other = msgspec.structs.replace(book, options=msgspec.structs.replace(book.options, target=1000))
    monkeypatch.setitem(found.rulebooks, "denexa", other)
    assert new_document(Settings("spades", "denexa")).rules.options["target"] == 1000
    assert read_document(data).game().options.target == 500
    assert read_document(old).game().options.target == 500


def test_a_rulebook_that_is_no_more_is_no_hindrance() -> None:
    doc = read_document(changed(lambda raw: raw.update(rulebook="forgotten")))
    assert doc.game().options.target == 500


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda raw: raw.update(form=FORM + 1), r"a later version .*got 3"),
        (lambda raw: raw["settings"].update(game="whist"), "expected a game"),
        (lambda raw: raw["rules"]["options"].update(no_such_option=1), "no_such_option"),
        (lambda raw: raw.pop("seats"), "damaged"),
        (
            lambda raw: raw.update(phase="playing", rules={**raw["rules"], "version": 7}),
            r"version 7 .*Spades.*version 1",
        ),
    ],
)
def test_a_document_that_cannot_be_read_is_refused_in_words(change: Change, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        read_document(changed(change))


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b'{"form":"x"}', b"{}"])
def test_what_is_no_document_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_document(data)


def test_a_table_at_which_nobody_has_begun_plays_by_the_rules_of_today() -> None:
    doc = read_document(changed(lambda raw: raw["rules"].update(version=7)))
    assert doc.rules.version == 1


def test_there_is_a_step_for_every_earlier_form() -> None:
    assert sorted(document_forms.MIGRATIONS) == [*range(1, FORM)]
    assert sorted(schema.MIGRATIONS) == [*range(1, schema.FORM)]


# -- one that nobody can read --------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_row_that_cannot_be_read_costs_only_itself(open_house: Open) -> None:
    async with open_house() as house:
        good = await house.table(listed=True)
        bad = changed(lambda raw: raw["settings"].update(game="whist"))
        await house.store.create(Row("bad", bad, "gathering", True))
        assert [name for name, _ in await house.rooms.listed()] == [good.name]
        assert [name for name, _ in await house.rooms.documents(["bad", good.name, "nowhere"])] == [good.name]
        with pytest.raises(SpadilleError, match="another version"):
            await house.rooms.find("bad")
        assert (await house.store.read("bad")).document == bad


@pytest.mark.asyncio
async def test_a_table_that_cannot_be_opened_is_left_to_a_server_that_can(open_house: Open) -> None:
    async with open_house() as house:
        await house.store.create(Row("later", changed(lambda raw: raw.update(form=FORM + 1)), "playing", True))
        with pytest.raises(SpadilleError, match="another version"):
            await house.rooms.find("later")
        await house.rooms.close()
        store = SqlStore(house.database)
        assert isinstance(await store.take("later", "a later server"), Kept)
        await store.close()
        await house.restart()


def test_the_lobby_and_ones_own_tables_go_on_beside_a_row_that_cannot_be_read(serve: Callable[..., Any]) -> None:
    server = serve()
    with httpx.Client(base_url=server.url) as client:
        made = [client.post("/api/tables", json={"game": "war", "listed": True}).json()["id"] for _ in range(2)]
        with sqlite3.connect(server.database) as db:
            db.execute("UPDATE rooms SET document = ? WHERE room = ?", (b"{}", made[0]))
        db.close()
        assert [each["id"] for each in client.get("/api/tables").json()] == made[1:]
        assert [each["id"] for each in client.get("/api/mine").json()] == made[1:]


# -- databases -----------------------------------------------------------------------------------------


def _old(database: str) -> None:
    """Fill a database with what version 0.1 kept."""
    if "://" in database:
        with psycopg.connect(database) as there:
            there.execute(gzip.decompress((KEPT / "postgresql.sql.gz").read_bytes()))
    else:
        with sqlite3.connect(database) as db:
            db.executescript(gzip.decompress((KEPT / "sqlite.sql.gz").read_bytes()).decode())
        db.close()


def _shape(database: str) -> dict[str, list[tuple[str, str, bool]]]:
    """The tables of a database and their columns."""
    url = database.replace("postgresql://", "postgresql+psycopg://") if "://" in database else f"sqlite:///{database}"
    engine = sql.create_engine(url)
    look = sql.inspect(engine)
    found = {
        table: sorted((each["name"], str(each["type"]), each["nullable"]) for each in look.get_columns(table))
        for table in look.get_table_names()
    }
    engine.dispose()
    return found


@pytest.mark.asyncio
async def test_a_database_of_form_1_becomes_one_of_today(database: str, tmp_path: Path, request: Any) -> None:
    _old(database)
    store = SqlStore(database)
    names = [each["id"] for each in json.loads((KEPT / "index.json").read_text("utf-8"))]
    for name in names:
        kept = await store.read(name)
        assert kept is not None
        read_document(kept.document)
    assert isinstance(await store.take(names[0], "ann"), Kept)
    await store.close()
    again = SqlStore(database)
    assert await again.read(names[0]) is not None
    await again.close()
    fresh = str(tmp_path / "new.db") if "://" not in database else request.getfixturevalue("postgres").fresh()
    await SqlStore(fresh).close()
    assert _shape(database) == _shape(fresh)


@pytest.mark.asyncio
async def test_a_table_of_form_1_goes_on_and_is_kept_in_the_form_of_today(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        doc = json.loads(write_document(host.room.doc))
        del doc["form"], doc["rules"]
        old = json.dumps(doc).encode()
        await house.store.update(Row(host.room.name, old, "playing", False), 1)
        await house.restart()
        again = await house.come(await house.found(host.room), 0, host=True)
        assert (await again.next("state"))["v"] == host.state["v"]
        await again.ask("pause", on=True)
        await again.until(lambda state: state["room"]["paused"])
        kept = await house.store.read(host.room.name)
        assert json.loads(kept.document)["form"] == FORM
