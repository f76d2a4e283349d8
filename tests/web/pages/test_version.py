"""A page that was made for another version of the wire loads itself anew, once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import spadille
from spadille.server.protocol.wire import WIRE

if TYPE_CHECKING:
    from playwright.async_api import Route
    from tests.web.conftest import Come, Person

SCRIPT = (Path(spadille.__file__).parent / "web" / "js" / "table" / "connection.js").read_text("utf-8")


def test_the_page_and_the_server_speak_the_same_version() -> None:
    assert re.findall(r"export const WIRE = (\d+);", SCRIPT) == [str(WIRE)]


async def at_an_older_page(come: Come, *, times: int) -> tuple[Person, list[str]]:
    """Somebody whose browser has an old page for the first few times, and the loads of that page."""
    person = await come(service_workers="block")
    name = await person.make("war", begin=False)
    loads: list[str] = []

    async def serve(route: Route) -> None:
        loads.append(route.request.url)
        old = SCRIPT.replace(f"WIRE = {WIRE}", "WIRE = 1") if len(loads) <= times else SCRIPT
        await route.fulfill(content_type="text/javascript", body=old)

    await person.page.route("**/connection.js", serve)
    await person.open(f"/t/{name}")
    return person, loads


def heard_only_of_the_worker(person: Person) -> bool:
    """The browser has complained about nothing but the service worker, which would answer before the test could."""
    heard, person.complaints[:] = [*person.complaints], []
    return all("Service Worker" in each for each in heard)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_page_of_another_version_loads_itself_anew_once(come: Come) -> None:
    person, loads = await at_an_older_page(come, times=1)
    await person.page.wait_for_selector(".gathering")
    assert len(loads) == 2
    assert await person.page.evaluate("sessionStorage.length") == 0
    assert heard_only_of_the_worker(person)
