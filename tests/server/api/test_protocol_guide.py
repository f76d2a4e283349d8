"""The client of the protocol page plays whole games against a real server, and the page names what there is."""

from __future__ import annotations

import json
import re
import typing
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.guide import PAGE, client, page

from spadille.scene import happening, model
from spadille.server.api import pages
from spadille.server.base import errors as refusing
from spadille.server.protocol import wire
from spadille.server.store.document import Settings
from spadille.server.table import viewer

SHORT: dict[str, dict[str, Any]] = {
    "spades": {"rulebook": "andrews", "options": {"hand_limit": 1}},
    "five_hundred": {"options": {"target": 100, "max_deals": 2}},
    "pinochle": {"options": {"max_deals": 1}},
    "mexican_sweat": {"options": {"max_deals": 2}},
    "mini_baccarat": {"options": {"decks": 6, "marker_from_end": 250}},
    "pyramid": {"options": {}},
    "war": {"options": {"max_skirmishes": 30}},
}


@pytest.mark.parametrize("game", SHORT)
def test_the_client_of_the_page_plays_a_whole_game(game: str, roomy: Any) -> None:
    plays_a_whole_game(client(roomy.url), roomy, game)


def test_it_is_not_too_fast_for_a_server_with_the_usual_limits(serve: Callable[..., Any]) -> None:
    server = serve()
    plays_a_whole_game(client(server.url, slow=True), server, "spades")


def plays_a_whole_game(mine: Any, server: Any, game: str) -> None:
    table, scene = mine.play({"game": game, "pace": 0, **SHORT[game]})
    assert scene["over"]
    asked = urllib.request.Request(f"{server.url}/api/tables/{table}/record", headers={"Cookie": mine.cookie()})
    with urllib.request.urlopen(asked) as answer:
        lines = answer.read().decode().splitlines()
    assert json.loads(lines[0])["game"] == game


def test_of_several_moves_in_one_go_its_client_sends_the_first() -> None:
    """Sent as one they are refused, and no state would follow that it could answer."""
    again = {"move": "banco 40; tie 40", "does": model.Does.AGAIN, "refusal": None}
    assert page()["choose"]({"zones": [], "choices": [again]}) == "banco 40"


def test_the_page_names_every_role_mark_and_event() -> None:
    enums = [str(each) for kind in (model.Role, model.Mark, model.About, model.Does) for each in kind]
    literals = [*typing.get_args(model.Shape), *typing.get_args(model.Layout)]
    events = [each.__struct_config__.tag for each in typing.get_args(happening.News)]
    fields = [
        *model.Scene.__struct_fields__,
        *(field for each in typing.get_args(happening.News) for field in each.__struct_fields__),
    ]
    skipped = {"game", "title", "seat", "phase"}
    for word in {*enums, *literals, *events, *fields} - skipped:
        assert f"`{word}`" in PAGE, word


def test_the_page_names_every_message_setting_code_and_path(roomy: Any) -> None:
    tags = [
        each.__struct_config__.tag
        for each in (*typing.get_args(wire.Request), wire.State, wire.Refused, wire.Said, wire.Notice)
    ]
    codes = [each.code for each in vars(viewer).values() if isinstance(each, viewer.Ending)]
    refusals = typing.get_args(refusing.Code)
    for word in (*tags, *refusals, *Settings.__struct_fields__, *wire.State.__struct_fields__, *map(str, codes)):
        assert re.search(rf"\b{word}\b", PAGE), word
    with urllib.request.urlopen(f"{roomy.url}/api/openapi.json") as answer:
        told = json.load(answer)
    assert told["x-wire"] == wire.WIRE
    paths = told["paths"]
    for path in paths:
        spelt = path.replace("{name}", "ID").replace("{seat}", "N").replace("{game}", "GAME")
        assert spelt.partition("{")[0] in PAGE, path


class Described:
    """An application that counts how often it is described."""

    def __init__(self) -> None:
        self.openapi_schema, self.times = self, 0

    def to_schema(self) -> dict[str, Any]:
        self.times += 1
        return {"paths": {}, "components": {"schemas": {}}}


def test_the_description_is_made_once_for_all_who_ask() -> None:
    app: Any = Described()
    assert [pages.description(app) for _ in range(3)] == [b'{"paths":{},"components":{"schemas":{}},"x-wire":2}'] * 3
    assert len({pages.description_page(app) for _ in range(3)}) == 1
    assert app.times == 2
