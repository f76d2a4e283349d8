"""A server in this process, and browsers that come to one table of it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
import warnings
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from tests.server.states import PATIENCE
from websockets.sync.client import ClientConnection, connect

from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.core.words import encoded
from spadille.games import GAMES
from spadille.scene.names import usual_names
from spadille.server.app import make_app
from spadille.server.base.limits import Limits
from spadille.server.live.room import Room
from spadille.server.net.proxies import Proxies
from spadille.server.net.slow_clients import Config, Door, Line
from spadille.server.net.websocket_frames import Wire
from spadille.server.table.inputs import Tick

_LIMITS = Limits(
    requests=(1e9, 1e9), tables=(1e9, 1e9), messages=(1e9, 1e9), chats=(1e9, 1e9), sockets=10_000, rooms=1_000
)


class Town:
    """A server with a thread of its own."""

    def __init__(self, folder: Path, **limits: Any) -> None:
        """`limits` are other ones than those under which one may ask as fast as one likes."""
        given = Limits(**{**msgspec.structs.asdict(_LIMITS), **limits})
        with warnings.catch_warnings():  # of what the framework is going to change
            warnings.simplefilter("ignore", DeprecationWarning)
            self.app = make_app(str(folder / "town.db"), folder, limits=given)
        self.door = Door(given, 1_000, Proxies())
        config = Config(
            self.app,
            self.door,
            http=Line,
            host="127.0.0.1",
            port=0,
            ws=Wire,
            ws_per_message_deflate=False,
            log_config=None,
            lifespan="on",
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve())

    def room(self, name: str) -> Room:
        """The room behind a table's name."""
        found = self._do(self.app.state.rooms.find(name))
        assert isinstance(found, Room)
        return found

    def settle(self, room: Room) -> None:
        """Wait until the room has done all that it was asked, and what it says is under way."""
        for _ in range(3):
            self._do(room.inbox.do(Tick()))

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"


class Browser:
    """A cookie jar, and what it has open at one table."""

    def __init__(self, town: Town, name: str) -> None:
        self.town = town
        self.name = name
        self.http = httpx.Client(base_url=town.url, follow_redirects=False)
        self.tabs: list[ClientConnection] = []
        self._held: dict[ClientConnection, contextlib.ExitStack] = {}
        self.states: dict[ClientConnection, dict[str, Any]] = {}
        self.told: list[dict[str, Any]] = []

    def open(self, table: str) -> None:
        """One more tab at the table."""
        path = f"/api/tables/{table}/play"
        request = self.http.build_request("GET", path)
        headers = {"Cookie": request.headers["cookie"]} if "cookie" in request.headers else {}
        address = f"ws://127.0.0.1:{self.town.port}{path}"
        held = contextlib.ExitStack()
        tab = held.enter_context(connect(address, additional_headers=headers, max_queue=None, close_timeout=1))
        self._held[tab] = held
        self.tabs.append(tab)

    def shut(self, tab: ClientConnection) -> None:
        """Close a tab."""
        self.tabs.remove(tab)
        self.states.pop(tab, None)
        self._held.pop(tab).close()

    def read(self) -> list[dict[str, Any]]:
        """The states that have come since the last time."""
        fresh: list[dict[str, Any]] = []
        for tab in list(self.tabs):
            try:
                tab.ping().wait(PATIENCE)  # what was sent before the answer has come before it
                while True:
                    told = json.loads(tab.recv(timeout=0))
                    self.told.append(told)
                    if told["t"] == "state":
                        self.states[tab] = told
                        fresh.append(told)
            except TimeoutError:
                continue
            except websockets.ConnectionClosed:
                fresh += self._rest(tab)
                self.shut(tab)
        return fresh

    def _rest(self, tab: ClientConnection) -> list[dict[str, Any]]:
        """Return what had come before the end."""
        found: list[dict[str, Any]] = []
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            while True:
                found.append(json.loads(tab.recv(timeout=0)))
        return [each for each in found if each["t"] == "state"]

    def say(self, **asked: Any) -> None:
        """A request over the tab that was opened last."""
        with contextlib.suppress(websockets.ConnectionClosed):
            self.tabs[-1].send(json.dumps(asked))

    @property
    def state(self) -> dict[str, Any] | None:
        """What the last tab shows."""
        return self.states.get(self.tabs[-1]) if self.tabs else None

    def follow(self, path: str) -> str:
        """Open a link; where it leads in the end."""
        for _ in range(4):
            answer = self.http.get(path)
            if not answer.is_redirect:
                break
            path = answer.headers["location"]
        return path

    def close(self) -> None:
        for tab in list(self.tabs):
            self.shut(tab)
        self.http.close()


class Deals:
    """The owner of each card in each deal of a table; a deal is identified by the number of chance moves before it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._hands: dict[int, dict[str, int]] = {}

    def at(self, version: int) -> tuple[int, dict[str, int]]:
        """The current deal after `version` moves, and the seat of each of its cards."""
        game, found, chances = self._room.table.game, -1, 0
        table = Table(game)
        for seat, move in self._room.table.log[:version]:
            deals = seat == NATURE and bool(game.layout(table.state))
            table.play(seat, move)
            if deals:
                found = chances
                self._hands.setdefault(found, _owners(table))
            chances += seat == NATURE
        return found, self._hands.get(found, {})


def _owners(table: Table) -> dict[str, int]:
    found, names = GAMES[table.game.name], usual_names(table.game.seats)
    owners: dict[str, int] = {}
    for seat in range(table.game.seats):
        scene = found.scene(table.game, table.view(seat), table.offers(seat), names)
        owners |= dict.fromkeys(hand_in({"scene": msgspec.to_builtins(scene, enc_hook=encoded)}), seat)
    return owners


def hand_in(state: dict[str, Any]) -> list[str]:
    """The cards that a state shows in the viewer's hand."""
    zones = [zone for zone in state["scene"]["zones"] if zone["role"] == "hand"]
    return [face["card"] for zone in zones for face in zone["faces"] if face["card"]]
