"""Tests what a browser adds to the deals: sealed before any part is opened, and held against the record afterwards."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from spadille.fair.commit import PROOFS, UNPROVEN

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
WAR: dict[str, Any] = {"options": {"max_skirmishes": 1}}


async def verdict(person: Person) -> tuple[list[str], str]:
    """The points of the verdict, and all that it says."""
    await person.page.locator(".others summary").press("Enter")
    await person.page.get_by_role("button", name="Check the deals").click()
    await person.page.wait_for_selector(".verdict")
    points = await person.page.locator(".verdict .points li").all_inner_texts()
    return points, await person.page.locator(".verdict").inner_text()


async def test_two_browsers_seal_and_open_and_find_both_in_the_record(come: Come) -> None:
    host, friend = await come(), await come()
    table = await host.make("war", begin=False, **WAR)
    await friend.open(f"/t/{table}")
    await friend.page.get_by_role("button", name="Sit here").click()
    await host.page.wait_for_selector(".seat-row.person >> nth=1")
    await host.page.get_by_role("button", name="Begin").click()
    await asyncio.gather(host.play_on(), friend.play_on())
    for person in (host, friend):
        points, words = await verdict(person)
        assert len(points) == 4
        assert all(each.startswith("✓") for each in points), points
        assert str(PROOFS["sealed"]) in words
        assert str(UNPROVEN) in words
    record = await (await host.context.request.get(f"{host.address}/api/tables/{table}/record")).text()
    assert json.loads(record.splitlines()[0])["contributions"].keys() == {"0", "1"}


async def test_a_browser_seals_afresh_where_somebody_keeps_silent(come: Come) -> None:
    host, other = await come(), await come()
    table = await host.make("war", begin=False, **WAR)
    await other.ask(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in await other.context.cookies() if "value" in each)
    address = f"{host.address.replace('http', 'ws', 1)}/api/tables/{table}/play"

    async def silent() -> None:
        async with connect(address, additional_headers={"Cookie": cookies}) as line:
            await line.send(json.dumps({"t": "seal", "seal": f"sha256:{'0' * 64}"}))
            async for message in line:
                told = json.loads(message)
                if told["t"] == "state" and told["room"]["phase"] == "over":
                    return
                if told["t"] == "state" and any(
                    each["to_act"] and each["seat"] == 1 for each in told["scene"]["plates"]
                ):
                    await line.send(json.dumps({"t": "move", "v": told["v"], "text": "turn"}))

    bob = asyncio.create_task(silent())
    await host.page.wait_for_selector(".seat-row.person >> nth=1")
    await host.page.get_by_role("button", name="Begin").click()
    await host.page.wait_for_selector(".banner:has-text('every seat opens its part')")
    await host.play_on()
    await bob
    points, words = await verdict(host)
    assert "– Left out of the seed, for their parts were not opened in time: Bob (round 1)." in points
    assert [each[0] for each in points] == ["✓", "–", "✓", "✓", "✓"]
    assert str(PROOFS["sealed"]) in words
