"""The application without a network: the page's requests, its cookies, its line to a table, and what is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from spadille.page.shell import Page

pytestmark = [pytest.mark.asyncio, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


async def ask(page: Page, method: str, path: str, body: Any = None, **headers: str) -> Any:
    data = "" if body is None else json.dumps(body)
    status, told, answer = await page.request(method, path, {"content-type": "application/json", **headers}, data)
    assert status < 400, (status, answer)
    return json.loads(answer) if "json" in told.get("content-type", "") else answer


async def sat_down(page: Page, game: str = "spades") -> str:
    made = await ask(page, "POST", "/api/tables", {"game": game, "pace": 0.0})
    await ask(page, "POST", f"/api/tables/{made['id']}/seats/0", {"name": "Ann"})
    return str(made["id"])


class Table:
    """A line to a table, and what has come over it."""

    def __init__(self, page: Page, name: str) -> None:
        self.states: list[dict[str, Any]] = []
        self.ended: list[int] = []
        self.come = asyncio.Event()
        self.line = page.open(f"/api/tables/{name}/play", self._heard, lambda code, _: self.ended.append(code))

    def _heard(self, text: str) -> None:
        told = json.loads(text)
        if told["t"] == "state":
            self.states.append(told)
            self.come.set()

    async def until(self, holds: Any) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while not (self.states and holds(self.states[-1])):
                self.come.clear()
                await self.come.wait()
        return self.states[-1]


async def test_a_visitor_sits_down_plays_and_finds_the_table_again(tmp_path: Path) -> None:
    changes = list[int]()
    page = Page(tmp_path, lambda: changes.append(1))
    await page.start()
    try:
        name = await sat_down(page)
        table = Table(page, name)
        table.line.say(json.dumps({"t": "start"}))
        state = await table.until(
            lambda told: told["you"] == 0 and told["room"]["phase"] == "playing" and told["v"] > 1
        )
        assert state["room"]["host"]
        table.line.close()
        assert changes
    finally:
        await page.stop()
    again = Page(tmp_path)
    await again.start()
    try:
        assert [each["id"] for each in await ask(again, "GET", "/api/mine")] == [name]
        found = Table(again, name)
        assert (await found.until(lambda told: told["you"] == 0))["v"] >= state["v"]
        found.line.close()
    finally:
        await again.stop()


async def test_a_table_that_is_not_there_ends_the_line_with_its_code(tmp_path: Path) -> None:
    page = Page(tmp_path)
    await page.start()
    try:
        table = Table(page, "nothing")
        async with asyncio.timeout(10):
            while not table.ended:
                await asyncio.sleep(0)
        assert table.ended == [4404]
        status, _, body = await page.request("GET", "/api/tables/nothing", {}, "")
        assert status == 404
        assert "reason" in json.loads(body)
    finally:
        await page.stop()


async def test_the_language_is_the_browsers_or_the_one_that_was_chosen(tmp_path: Path) -> None:
    page = Page(tmp_path)
    await page.start()
    try:
        for headers, own, word in (
            ({"accept-language": "de"}, "", "Karten"),
            ({}, "language=de", "Karten"),
            ({}, "", "cards"),
        ):
            _, _, body = await page.request("GET", "/api/games", headers, "", own)
            assert word in body.decode()
    finally:
        await page.stop()


async def test_the_course_of_a_game_is_there_without_a_network(tmp_path: Path) -> None:
    page = Page(tmp_path)
    await page.start()
    try:
        course = await ask(page, "GET", "/api/learn/spades/lessons")
        lessons = [await ask(page, "GET", f"/api/learn/spades/lesson/{each['name']}") for each in course]
        assert len(course) >= 12
        assert [lesson["title"] for lesson in lessons] == [each["title"] for each in course]
    finally:
        await page.stop()
