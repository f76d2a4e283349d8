"""The fullest moments that a game can have fit a phone, too: they are rare, so they are looked for and then shown."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, Final

import pytest

import spadille
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.games.pinochle.state import Dix, Meld, Swap
from spadille.server import wire

if TYPE_CHECKING:
    from playwright.async_api import WebSocketRoute
    from tests.web.conftest import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
LAST: Final[dict[str, Any]] = {"max_deals": 1}
DEALS: Final = 150
SHOWN: Final = 40
_MOVES: Final = "[...document.querySelectorAll('[data-move]')].map((each) => each.dataset.move)"
_DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def fullest(language: str) -> list[Any]:
    """Of many deals the moments with the most things to do, as they are sent to the player in the first seat."""
    chance, found = random.Random(9), []
    for seed in range(DEALS):
        table = spadille.table("pinochle", seed=seed, **LAST)
        while table.outcome is None:
            seat = table.deciding[0]
            moves = table.moves(seat)
            melds = [each for each in moves if isinstance(each, Meld | Swap | Dix)]
            if seat == 0 and len(melds) > 2:
                found.append((len(melds), seed, table.version, table.view(0), table.offers(0)))
            table.play(seat, chance.choice(melds if melds and chance.random() < 0.6 else moves))
    found.sort(key=lambda each: (-each[0], each[1:3]))
    with speaking(language):
        scenes = [GAMES["pinochle"].scene(table.game, *each[3:], ("Ann", "Nora")) for each in found[:SHOWN]]
        return [json.loads(wire.encode(scene)) for scene in scenes]


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
async def test_many_melds_at_once_fit_a_phone(come: Come, language: str) -> None:
    scenes = fullest(language[:2])
    assert len(scenes) == SHOWN
    person = await come((360, 640), locale=language)
    lines: list[WebSocketRoute] = []
    told: list[dict[str, Any]] = []

    def between(line: WebSocketRoute) -> None:
        def tell(message: str | bytes) -> None:
            if '"t":"state"' in str(message)[:20]:
                told.append(json.loads(message))
            line.send(message)

        line.connect_to_server().on_message(tell)
        lines.append(line)

    await person.page.route_web_socket("**/play", between)
    await person.make("pinochle", options=LAST)
    await person.until_mine()
    await person.until_awake()
    news = told[-1]
    for scene in scenes:
        news = {**news, "n": news["n"] + 1, "v": news["v"] + 1, "scene": scene, "events": []}
        lines[-1].send(json.dumps(news))
        await person.page.evaluate(_DRAWN)
        moves = [choice["move"] for choice in scene["choices"]]
        assert set(moves) <= set(await person.page.evaluate(_MOVES))
        assert await person.misfits() == [], moves
    await person.shot(f"many-melds-{language}")
