"""Tests phrases, which everybody reads in their own language, and reactions, which are not stored."""

from __future__ import annotations

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open

from spadille.server.base.limits import Limits
from spadille.server.live.connection import Connection
from spadille.server.table.inputs import Came

pytestmark = pytest.mark.asyncio


async def test_a_phrase_is_read_by_each_in_the_own_language_also_by_those_who_come_later(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("war")
        ann = await house.sit(table, 0, "Ann", host=True)
        bruno = Guest(table, Connection(None, language="de"))
        await table.inbox.post(bruno.connection, Came(bruno.connection))
        await bruno.next("state")
        await ann.ask("phrase", what="good-luck")
        assert (await ann.next("said"))["text"] == "Good luck"
        assert await bruno.next("said") == {"t": "said", "name": "Ann", "seat": 0, "text": "Viel Glück"}
        late = Guest(table, Connection(None, language="de"))
        await table.inbox.post(late.connection, Came(late.connection))
        assert (await late.next("said"))["text"] == "Viel Glück"
        await bruno.ask("phrase", what="hello")
        assert (await ann.next("said"))["name"] == "Watcher"


async def test_a_face_is_seen_by_all_who_are_there_and_by_nobody_later(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("war")
        ann, watcher = await house.sit(table, 0, "Ann", host=True), await house.come(table)
        await watcher.next("state")
        await ann.ask("react", what="laugh")
        told = {"t": "reacted", "name": "Ann", "seat": 0, "what": "laugh", "text": "Ann laughs."}
        assert await watcher.next("reacted") == await ann.next("reacted") == told
        late = await house.come(table)
        assert (await late.next())["t"] == "state"


async def test_who_may_not_speak_pulls_no_face_and_nobody_pulls_many_at_once(open_house: Open) -> None:
    async with open_house(limits=Limits(chats=(2, 0.001))) as house:
        table = await house.table("war")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("mute", seat=1, on=True)
        for asked in ({"t": "react", "what": "smile"}, {"t": "phrase", "what": "hello"}):
            await bob.ask(**asked)
            assert (await bob.refusal())["code"] == "not_allowed"
        for asked in (
            {"t": "react", "what": "smile"},
            {"t": "phrase", "what": "hello"},
            {"t": "react", "what": "heart"},
        ):
            await ann.ask(**asked)
        assert (await ann.refusal())["code"] == "limit"
        silent = await house.table("war", chat=False)
        cid = await house.sit(silent, 0, "Cid", host=True)
        await cid.ask("react", what="smile")
        assert (await cid.refusal())["code"] == "not_allowed"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a" + "\u0301" * 199, "\u00e1" + "\u0301" * 4),
        ("Q\u0335\u0321\u0321\u035a\u0353\u0301o\u0335", "Q\u0335\u0321\u0321\u035ao\u0335"),
        ("\u05e9\u05b8\u05bc\u05c1\u0591\u05dc", "\u05e9\u05b8\u05bc\u05c1\u0591\u05dc"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("well\u3164 \u202eplayed", "well played"),
        ("\U0001f469\u200d\U0001f467 a\u200db", "\U0001f469\u200d\U0001f467 ab"),
        ("x" * 300, "x" * 200),
    ],
)
async def test_no_line_of_chat_grows_beyond_its_line(open_house: Open, typed: str, shown: str) -> None:
    async with open_house() as house:
        table = await house.table("war")
        ann = await house.sit(table, 0, "Ann", host=True)
        for nothing in ("\u3164", "\u0301\u0301", " \u200b "):
            await ann.ask("chat", text=nothing)
        await ann.ask("chat", text=typed)
        assert (await ann.next("said"))["text"] == shown
