"""The fullest moments that a game can have fit a phone, too: they are rare, so they are looked for and then shown."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.web.conftest import DRAWN

import spadille
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.scene.model import Scene
from spadille.server.protocol import wire

if TYPE_CHECKING:
    from tests.web.conftest import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
NAMES: Final = ("Ann", "Walt", "Nora", "Edie")
SHOWN: Final = 30
_MOVES: Final = "[...document.querySelectorAll('[data-move]')].map((each) => each.dataset.move)"


def choices(scene: Scene) -> int:
    return len(scene.choices)


def letters(scene: Scene) -> int:
    """Return what the melds on the table take to be told."""
    return sum(len(str(zone.title)) for zone in scene.zones) if scene.phase == "play" else 0


def contract(scene: Scene) -> int:
    """The longest that stands on the plate at the edge of the window."""
    return max(len(f"{fact.label}{fact.value}") for fact in scene.plates[-1].facts) if scene.phase == "play" else 0


FULL: Final[dict[str, tuple[str, int, int, Callable[[Scene], int]]]] = {
    "pinochle": ("denexa", 9, 150, choices),
    "auction_pinochle": ("passing", 9, 30, letters),
    "five_hundred": ("denexa", 4, 20, contract),
}
"""The rulebook, the seed of players by chance who come to such moments, their deals, and what fills a moment."""


def fullest(game: str, language: str) -> list[Any]:
    """The fullest moments of many deals, as they are sent to the player in the first seat."""
    rulebook, chances, deals, weight = FULL[game]
    chance, found = random.Random(chances), list[tuple[int, int, int, Scene]]()
    for seed in range(deals):
        table = spadille.table(game, rulebook=rulebook, seed=seed, max_deals=1)
        names = NAMES[: table.game.seats]
        while table.outcome is None:
            seat = table.deciding[0]
            if seat == 0:
                scene = GAMES[game].scene(table.game, table.view(0), table.offers(0), names)
                found.append((-weight(scene), seed, table.version, scene))
            table.play(seat, chance.choice(table.moves(seat)))
    found.sort(key=lambda each: each[:3])
    with speaking(language):
        return [json.loads(wire.encode(scene)) for *_, scene in found[:SHOWN]]


async def told_instead(person: Person, game: str) -> Callable[[Any], None]:
    """A table at which the person is told whatever scene one gives them."""
    lines, told = await person.overhear()
    await person.make(game, rulebook=FULL[game][0], options={"max_deals": 1})
    await person.until_mine()
    await person.until_awake()

    def show(scene: Any) -> None:
        last = json.loads(told[-1])
        told.append(json.dumps({**last, "n": last["n"] + 1, "v": last["v"] + 1, "scene": scene, "events": []}))
        lines[-1].send(told[-1])

    return show


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
@pytest.mark.parametrize("game", FULL)
async def test_the_fullest_moments_fit_a_phone(come: Come, game: str, language: str) -> None:
    scenes = fullest(game, language[:2])
    person = await come((360, 640), locale=language)
    show = await told_instead(person, game)
    for at, scene in enumerate(scenes):
        show(scene)
        await person.page.evaluate(DRAWN)
        moves = {choice["move"] for choice in scene["choices"]}
        assert moves <= set(await person.page.evaluate(_MOVES))
        if wrong := await person.misfits():
            await person.shot(f"fullest-{game}-{language}-{at}")
        assert wrong == [], moves
    await person.shot(f"fullest-{game}-{language}")
