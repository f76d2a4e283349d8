"""The state of one table: its document, its game, its people, and all that is to happen at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import Name, Text
from spadille.games import GAMES
from spadille.server import say
from spadille.server.base.errors import NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table.answer_time import Load
from spadille.server.table.between_deals import Rest
from spadille.server.table.clocks import Clocks
from spadille.server.table.effects import About
from spadille.server.table.move_windows import MoveWindows
from spadille.server.table.seats.hand_access import Hands
from spadille.server.table.seats.presence import People


class Now(NamedTuple):
    """The present moment, by two clocks, and what else the server has to do."""

    clock: float
    """Seconds of a clock that never goes back."""
    date: float
    """Seconds since 1970."""
    load: Load


class Ask(msgspec.Struct):
    """A person's request to the others (see `actions.consent`): while it is open, all else stands still."""

    what: Name
    by: Seat
    text: Text
    waits: set[Seat]
    """The seats that have yet to answer."""
    until: float
    """Time at which silence means no."""
    back_to: int = 0
    """The number of moves to go back to, if moves are to be taken back."""


class Sheets:
    """The score sheets that were sent last, in JSON."""

    __slots__ = ("of", "written")

    def __init__(self) -> None:
        self.of: dict[tuple[Seat | None, str], tuple[tuple[wire.SheetState, Any], bytes, int]] = {}
        """For each viewer and language the last sheet and the names on it, the same in JSON, and its number."""
        self.written = 0
        """Number of sheets written."""


class TableState:
    """One table. Times are seconds of a clock that never goes back, unless something else is said."""

    __slots__ = (
        "ask",
        "bot_at",
        "clocks",
        "doc",
        "hands",
        "hinting",
        "histories",
        "name",
        "now",
        "parts_due",
        "parts_stage",
        "people",
        "refused",
        "rest",
        "said",
        "sheets",
        "show_at",
        "stood_in",
        "table",
        "thinking",
        "thought",
        "visited",
        "windows",
        "wishes",
    )

    def __init__(
        self,
        name: str,
        doc: RoomDoc,
        now: Now,
        moves: Iterable[tuple[Seat, str]] = (),
        most_watchers: int = 150,
    ) -> None:
        """Replay the stored moves of a document."""
        self.name = name
        self.doc = doc
        self.now = now
        self.table = Table(doc.game())
        self.hands = Hands(doc, self.table)
        for seat, text in moves:
            self.hands.follow(self.table.play(seat, text))
        self.people = People(doc, most_watchers, now.clock, self.hands)
        self.clocks = Clocks(doc.settings)
        self.windows = MoveWindows()
        self.rest = Rest(doc, self.people, self.deals)
        self.ask: Ask | None = None
        self.refused: dict[Seat, int] = {}
        """For each seat whose last request was refused: the number of moves it had made."""
        self.bot_at: float | None = None
        """Time at which the next bot moves."""
        self.thinking: About | None = None
        """The decision that a bot thinks about."""
        self.thought: Any = None
        """What it has decided; None until then."""
        self.hinting: dict[Seat, int] = {}
        """For each seat the position (as a number of moves) for which a hint is being computed."""
        self.show_at: float | None = None
        """Time at which everybody is sent the table, for changes that may wait a moment."""
        self.visited = now.clock
        """Time at which somebody has last connected."""
        self.parts_due: float | None = None
        """Time at which seats that do not seal or open their parts of the seed are left out."""
        self.parts_stage = (0, False)
        """The round of the parts, and whether seals are awaited."""
        self.said: list[wire.Said] = []
        """The last lines of the chat."""
        self.stood_in: dict[Seat, set[int]] = {}
        """For each absent person the moves that a bot has made meanwhile, as numbers of moves before them."""
        self.wishes: dict[tuple[str, str], str] = {}
        """The wishes to keep in touch, by the keys of two seats: the secret of the one that wishes it."""
        self.histories = 0
        """Number of times that moves have been taken back: tells the history of a position from an earlier one."""
        self.sheets: Sheets | None = None

    @property
    def ask_due(self) -> float | None:
        """The time at which silence means no; None if nothing is asked, and in a pause, for which a request waits."""
        return None if self.ask is None or self.doc.paused else self.ask.until

    @property
    def asker(self) -> str:
        """Who is charged with the table's work in the background: the address of its people, or the table itself."""
        return self.people.address or self.name

    @property
    def left_to_bots(self) -> bool:
        """True if all persons who have seats are out: the rest of the game is played out at once."""
        people, game = self.doc.people, GAMES[self.table.game.name]
        return bool(people and game.out_part and self.doc.phase == "playing") and set(people) <= {
            *game.out(self.table.state)
        }

    @property
    def deals(self) -> int:
        """Number of scored deals, if people look at them; otherwise 0."""
        return self.table.standing.deals if GAMES[self.table.game.name].rests and not self.left_to_bots else 0

    def came_in(self, seat: Seat, browser: str) -> int:
        """The number of moves before a browser entered on a seat; it did not play those."""
        return max(self.hands.first(self.hands.since(browser, seat)), self.doc.taken_over)

    def record(self, date: float) -> bytes:
        """Return the record, with everything that proves its deals; raises SpadilleError while the game goes on."""
        if self.doc.phase != "over":
            raise NotNow(say("record-later"))
        if self.doc.closed(date):
            raise NotNow(say("opens-later"))
        self.table.more = self.doc.told
        return self.table.record
