"""The deal of the day: the same cards for all, promised before, secret while the day lasts, opened the day after."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from litestar.exceptions import PermissionDeniedException
from tests.server.same import Browser
from tests.server.town import Town

from spadille.core.errors import SpadilleError
from spadille.games import GAMES, entry, open_game, rulebook_of
from spadille.server.api.reviews import whose
from spadille.server.api.tables import Player
from spadille.server.base.errors import RequestRefused
from spadille.server.base.tokens import server_secret
from spadille.server.daily import day
from spadille.server.daily.shared_table import Result, begun, finished
from spadille.server.ops.backup import back_up, restore
from spadille.server.store import shared_deals
from spadille.server.store.document import Fixed, Settings, new_document
from spadille.server.store.store import SqlStore
from spadille.server.table.seats import hosting
from spadille.server.table.way_title import badge_of, named_by, title_at, title_of

DAY = date(2026, 11, 22)


def secrets_at(database: str, when: date) -> dict[str, str]:
    async def look() -> dict[str, str]:
        store = SqlStore(database)
        try:
            return await store.transact(lambda db: day.promised(db, "spades", when))
        finally:
            await store.close()

    return asyncio.run(look())


def test_servers_over_one_database_have_the_same_secrets_also_after_a_restart(database: str) -> None:
    first = secrets_at(database, DAY)
    assert secrets_at(database, DAY) == first
    assert list(first) == [(DAY + timedelta(each)).isoformat() for each in range(7)]
    assert len(set(first.values())) == 7
    later = secrets_at(database, DAY + timedelta(1))
    assert later[(DAY + timedelta(1)).isoformat()] == first[(DAY + timedelta(1)).isoformat()], "promised before"


def test_two_servers_that_ask_at_once_get_one_secret(database: str) -> None:
    async def go() -> None:
        stores = [SqlStore(database) for _ in range(4)]
        found = await asyncio.gather(*(each.transact(lambda db: day.promised(db, "war", DAY)) for each in stores))
        assert all(each == found[0] for each in found)

        def claim(room: str) -> Callable[[sql.Connection], str]:
            return lambda db: shared_deals.begin_try(db, "deal", "me", room)

        tries = [each.transact(claim(f"r{at}")) for at, each in enumerate(stores)]
        rooms = await asyncio.gather(*tries)
        assert len(set(rooms)) == 1, "one try of a browser counts"
        for each in stores:
            await each.close()

    asyncio.run(go())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one_that_ends_by_itself_without_help(game: str) -> None:
    settings = day.settings_of(game)
    assert (settings.hints, settings.undo, settings.watchers) == (False, False, False)
    found = open_game(game, settings.rulebook, settings.seats, settings.options)
    assert all(getattr(found.options, name) == value for name, value in entry(game).daily.items())
    doc = begun(settings, "ab" * 32, Fixed("day", "x"), day.SEAT, Player("Zo\u00eb"))
    assert doc.phase == "playing"
    assert [seat.kind for seat in doc.seats] == ["person", *["bot"] * (found.seats - 1)]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_called_and_judged_as_the_usual_game_of_which_it_is_a_short_form(game: str) -> None:
    settings = day.settings_of(game)
    doc = begun(settings, "ab" * 32, Fixed("day", "x"), day.SEAT, Player("Zoë"))
    usual = open_game(game, None, None, {})
    assert named_by(doc, doc.game()).options == usual.options
    assert str(title_at(doc, doc.game())) == str(title_of(usual) or rulebook_of(usual).title)
    assert badge_of(named_by(doc, doc.game()), ("regular",)) == badge_of(usual, ("regular",))
    longer = new_document(Settings(game, settings.rulebook, options=settings.options))
    assert named_by(longer, longer.game()) is longer.game(), "at a table of their own people see what they have changed"
    assert title_at(longer, longer.game()) == title_of(longer.game())


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    """A server where bots play the deals of the day at once."""
    usual = day.settings_of
    monkeypatch.setattr(day, "settings_of", lambda game: msgspec.structs.replace(usual(game), pace=0.0))
    with contextlib.closing(Town(tmp_path)) as found:
        yield found


def test_the_cards_and_the_bots_of_two_browsers_are_the_same(hurried: Town) -> None:
    server = hurried
    one, other = Browser(server.url), Browser(server.url)
    promised = {each["game"]: each for each in one.ask("/api/daily")["games"]}
    hands = []
    for browser in (one, other):
        made = browser.ask("/api/daily/spades", {"name": "Zo\u00eb", "face": "fox"})
        assert made["counted"]
        assert made["commit"] == promised["spades"]["commit"]
        state = browser.play(made["id"], moves=3)
        assert state["room"]["same"] == {
            "what": "day",
            "name": day.today().isoformat(),
            "counted": True,
            "closed": True,
        }
        hands.append((state["scene"]["zones"], [each["facts"] for each in state["scene"]["plates"]]))
    assert hands[0] == hands[1], "after the same moves all is the same, what the bots did included"


def test_the_first_try_counts_and_the_others_are_practice(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
    browser = Browser(server.url)
    made = browser.ask("/api/daily/pyramid", {})
    assert browser.ask("/api/daily/pyramid", {})["id"] == made["id"], "it goes on"
    assert browser.ask(f"/api/tables/{made['id']}/daily")["status"] == 409
    assert browser.play(made["id"])["room"]["phase"] == "over"
    told = browser.ask(f"/api/tables/{made['id']}/daily")
    assert (told["played"], told["better"], told["level"]) == (1, 0, 0)
    again = browser.ask("/api/daily/pyramid", {})
    assert again["id"] != made["id"]
    assert not again["counted"]
    other = Browser(server.url)
    theirs = other.ask("/api/daily/pyramid", {})
    assert theirs["counted"]
    other.play(theirs["id"])
    assert other.ask(f"/api/tables/{theirs['id']}/daily")["played"] == 2
    today = next(each for each in browser.ask("/api/daily")["games"] if each["game"] == "pyramid")
    assert today["room"] == made["id"]
    assert browser.ask("/api/daily/chess", {})["status"] in (404, 422)
    assert Browser(server.url).ask("/api/daily/war", {"name": "Nora"})["status"] == 422


def test_who_has_played_it_begins_the_next_game(serve_roomy: Callable[[], Any]) -> None:
    browser = Browser(serve_roomy().url)
    made = browser.ask("/api/daily/pyramid", {})
    browser.play(made["id"])
    assert not browser.ask(f"/api/tables/{made['id']}")["host"], "nobody hosts the deal of the day"
    again = browser.ask(f"/api/tables/{made['id']}/again", {})
    assert browser.ask(f"/api/tables/{again['id']}")["host"]
    assert not Browser(browser.url).ask(f"/api/tables/{again['id']}")["host"]
    browser.begin(again["id"])
    assert browser.ask(f"/api/tables/{again['id']}")["phase"] == "playing"


def test_nothing_hidden_is_told_while_the_day_lasts(serve_roomy: Callable[[], Any]) -> None:
    server = serve_roomy()
    one, other = Browser(server.url), Browser(server.url)
    made = one.ask("/api/daily/pyramid", {})
    table = f"/api/tables/{made['id']}"
    for path in ("/record", "/tally", "/daily", "/review?all_cards=true"):
        assert other.ask(table + path)["status"] >= 400, path
    one.play(made["id"])
    assert "opened" not in str(one.ask(f"{table}/record"))
    assert one.ask(f"{table}/record")["reason"].startswith("others may still play these cards")
    assert one.ask(f"{table}/review?all_cards=true")["reason"].startswith("others may still play these cards")
    assert one.ask(f"{table}/tally")["deals"] == 1
    assert "secret" not in str(one.ask(table))
    again = one.ask(f"{table}/again", {})
    assert again["commit"] != made["commit"], "another game has a secret of its own"
    told = str(other.ask("/api/daily"))
    assert told.count("sha256:") >= 49
    assert "'secret'" not in told, "no day before today has been promised here"


def test_what_the_bots_thought_of_is_told_when_the_day_is_over() -> None:
    doc = begun(day.settings_of("spades"), "cd" * 32, Fixed("day", "x", opens=time.time() + 60), 0, Player("Zo\u00eb"))
    assert whose(doc, 0, True, all_cards=False) == (0,)
    for mine, all_cards in ((None, False), (0, True)):
        with pytest.raises(SpadilleError, match="When the game is over"):
            whose(doc, mine, True, all_cards=all_cards)
    hosting.give_up(doc)
    assert whose(doc, 0, True, all_cards=False) == (0,), "the others' choices tell of their cards"
    for mine, all_cards in ((None, False), (0, True)):
        with pytest.raises(RequestRefused, match="when the day is over"):
            whose(doc, mine, True, all_cards=all_cards)
    doc.fixed = Fixed("day", "x", opens=time.time() - 1)
    assert whose(doc, 0, True, all_cards=True) is None
    with pytest.raises(PermissionDeniedException):
        whose(doc, None, False, all_cards=False)


def test_nobody_changes_who_sits_where(open_house: Callable[..., Any]) -> None:
    async def go() -> None:
        async with open_house() as house:
            fixed = Fixed("day", "2026-11-22", opens=time.time() + 3600)
            doc = begun(day.settings_of("spades"), "cd" * 32, fixed, 0, Player("Zo\u00eb"))
            room = await house.rooms.open(doc)
            guest = await house.come(room, 0, host=True)
            await guest.until(lambda state: state["room"]["phase"] == "playing")
            for asked in ({"t": "free", "seat": 2}, {"t": "fill", "seat": 2, "level": "beginner"}, {"t": "stand"}):
                await guest.ask(**asked)
                assert "seats of this one stay" in (await guest.refusal())["reason"]
            with pytest.raises(RequestRefused):
                await room.sit(2, "Spy", "")
            await room.give_up()
            assert not finished(room), "who gives up has no result"
            with pytest.raises(RequestRefused, match="when the day is over"):
                room.record()
            doc.fixed = Fixed("day", "2026-11-22", opens=time.time() - 1)
            assert b'"secret"' in room.record(), "the day is over"

    asyncio.run(go())


def test_a_secret_is_opened_the_day_after_and_fits_its_promise(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        store = SqlStore(database)
        first = await store.transact(lambda db: day.promise(db, "spades", DAY))
        assert first.opened is None
        after = await store.transact(lambda db: day.promise(db, "spades", DAY + timedelta(1)))
        assert after.opened is not None
        assert after.opened.commit == first.commit
        assert after.opened.commit == "sha256:" + hashlib.sha256(bytes.fromhex(after.opened.secret)).hexdigest()
        assert after.commit == first.ahead[(DAY + timedelta(1)).isoformat()]
        await store.close()

    asyncio.run(go())
    monkeypatch.setattr(
        "spadille.server.daily.day.time.time", lambda: datetime(2026, 11, 22, 23, 59, 59, tzinfo=UTC).timestamp()
    )
    assert day.today() == DAY


def test_whoever_looks_at_the_lobby_asks_nothing_of_the_database(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = SqlStore(str(tmp_path / "a.db"))
        known = await day.promises(store, DAY)
        assert known["war"] == await store.transact(lambda db: day.promise(db, "war", DAY))
        monkeypatch.setattr(store, "transact", None)
        assert await day.promises(store, DAY) is known
        monkeypatch.undo()
        later = await day.promises(store, DAY + timedelta(1))
        assert later["war"].opened is not None
        assert later["war"].opened.commit == known["war"].commit
        await store.close()

    asyncio.run(go())


def test_who_finishes_when_the_secret_is_told_does_not_count(database: str) -> None:
    async def go() -> None:
        store = SqlStore(database)
        doc = new_document(day.settings_of("pyramid"))
        doc.fixed = Fixed("day", "2026-11-21", opens=time.time() - 1)
        own = Result((3,), 0, -3.0)
        await store.transact(lambda db: shared_deals.begin_try(db, doc.commit, "me", "here"))
        told = await store.transact(lambda db: day._told(db, doc, "here", own))
        assert told.played == 1
        assert await store.transact(lambda db: shared_deals.results(db, doc.commit)) == []
        doc.fixed = Fixed("day", "2026-11-21", opens=time.time() + 60)
        await store.transact(lambda db: day._told(db, doc, "here", own))
        assert len(await store.transact(lambda db: shared_deals.results(db, doc.commit))) == 1
        await store.close()

    asyncio.run(go())


def test_promises_survive_a_backup(tmp_path: Any) -> None:
    database = str(tmp_path / "one.db")
    before = secrets_at(database, DAY)
    server_secret(tmp_path / "key")
    back_up(database, tmp_path / "key", tmp_path / "backup.zip")
    restore(tmp_path / "backup.zip", str(tmp_path / "other.db"), tmp_path / "new")
    assert secrets_at(str(tmp_path / "other.db"), DAY) == before
