"""Presence at a table: connections, absences, stand-ins, and who may act as host."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from spadille.core.contract import Seat
from spadille.server.base.tokens import same_key
from spadille.server.store.document import RoomDoc
from spadille.server.table.connection import CLOSED, ELSEWHERE, FULL, Connection, Ending

GRACE = 45.0
"""Seconds that an absent person's seat waits before a bot plays for it."""
LONGER = 120.0
"""Seconds that it waits after the host has given more time."""
_NONE: Final[frozenset[Seat]] = frozenset()
_SCREENS = 8
"""Maximum number of connections of a seat."""


def may_stay(doc: RoomDoc, connection: Connection) -> bool:
    """True if a viewer may look on: it has a seat, is host or may watch, and was not sent away."""
    if connection.browser and connection.browser in doc.barred and not connection.host:
        return False
    if connection.own is not None or connection.host or doc.phase == "gathering":
        return True
    return doc.settings.watchers or (connection.invited and bool(doc.watch))


class People:
    """The people of a room. Times are seconds of a monotonic clock."""

    __slots__ = (
        "_away",
        "_come",
        "_doc",
        "_here",
        "_host_away",
        "_longer",
        "_most_watchers",
        "connections",
        "standins",
        "waits",
    )

    def __init__(
        self, doc: RoomDoc, most_watchers: int, now: float, waits: Callable[[Seat], bool] = lambda _: False
    ) -> None:
        self._doc = doc
        self.waits = waits
        """True for a seat whose person enters at a later deal."""
        self._most_watchers = most_watchers
        self.connections: dict[Connection, None] = {}
        self.standins = _NONE
        self._here: dict[Seat, int] = {}
        self._come: dict[Seat, int] = {}
        """Number of connections by seat, of persons in the game and of those who wait to enter it."""
        self._away = dict.fromkeys(doc.people, now)
        self._longer: dict[Seat, float] = {}
        """By seat: the time until which the host has the table wait for its person."""
        self._host_away: float | None = now

    def admit(self, connection: Connection, now: float) -> Ending | None:
        """Let a viewer in; return the reason for a refusal, or None."""
        if connection.own is not None and not same_key(connection.key, self._doc.seats[connection.own].key):
            connection.own = connection.seat = None  # freed while the connection was being made
        if connection.own is None and not connection.host and self.watching >= self._most_watchers:
            return FULL
        if not may_stay(self._doc, connection):
            return CLOSED
        asleep = not self.attended
        self.join(connection)
        if asleep and self.attended:
            self.wait_anew(now)
        return None

    def join(self, connection: Connection) -> None:
        """Add a viewer's connection; the person of a stand-in's seat takes it again."""
        self.connections[connection] = None
        if connection.host:
            self._host_away = None
        if connection.own is None:
            return
        if self._come.get(connection.own, 0) >= _SCREENS:
            next(each for each in self.connections if each.own == connection.own).end(ELSEWHERE)
        self._come[connection.own] = self._come.get(connection.own, 0) + 1
        if connection.seat is not None:
            self._enter(connection.seat)

    def _enter(self, seat: Seat) -> None:
        self._here[seat] = self._here.get(seat, 0) + 1
        self._back(seat)

    def _back(self, seat: Seat) -> None:
        """Stop waiting for the person of a seat."""
        self._away.pop(seat, None)
        self._longer.pop(seat, None)
        self.standins -= {seat}
        if seat in self._doc.kept:
            self._doc.kept.remove(seat)

    def show_hand(self, connection: Connection, shown: bool, now: float) -> None:
        """Set whether a viewer may see the hand of its seat, and play it."""
        if connection.own is None or shown == (connection.seat is not None):
            return
        if shown:
            connection.seat, connection.entered = connection.own, True
            self._enter(connection.own)
        else:
            connection.seat = None
            self._gone(connection.own, now)

    def _gone(self, seat: Seat, now: float) -> None:
        self._here[seat] = self._here.get(seat, 0) - 1
        if not self._here[seat]:
            self._away[seat] = now

    def leave(self, connection: Connection, now: float) -> None:
        """Remove a viewer's connection."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        if connection.host and not any(each.host for each in self.connections):
            self._host_away = now
        if connection.own is not None:
            self._come[connection.own] = self._come.get(connection.own, 0) - 1
        if connection.seat is not None:
            self._gone(connection.seat, now)

    def uninvite(self) -> None:
        """Forget who was invited by the watch link, which is a new one now."""
        for each in self.connections:
            each.invited = False

    def send_away(self) -> None:
        """End the connections of viewers who may no longer look on."""
        for each in self.connections:
            if not may_stay(self._doc, each):
                each.end(CLOSED)

    def seated(self, seat: Seat, now: float) -> None:
        """Note that a person has taken a seat, and has yet to connect."""
        self._away[seat] = now
        self.standins -= {seat}

    def freed(self, seat: Seat) -> list[Connection]:
        """Release a seat from its person: its connections only watch now; return them."""
        those = [each for each in self.connections if each.own == seat]
        for each in those:
            each.own = each.seat = None
        self._come.pop(seat, None)
        self._here.pop(seat, None)
        self._back(seat)
        return those

    def here(self, seat: Seat) -> bool:
        """True if the person of the seat is connected."""
        return self._come.get(seat, 0) > 0

    def run_by_bot(self, seat: Seat) -> bool:
        """True if a bot plays this seat now."""
        return self._doc.seats[seat].kind != "person" or seat in self.standins or self.waits(seat)

    @property
    def lingering(self) -> set[Seat]:
        """The seats whose persons look at a finished deal before they go on."""
        return {each.seat for each in self.connections if each.lingers and each.seat is not None}

    def bot_among(self, seats: Iterable[Seat]) -> Seat | None:
        """The first of these seats that a bot plays now, or None."""
        return next((seat for seat in seats if self.run_by_bot(seat)), None)

    @property
    def watching(self) -> int:
        """Number of viewers without a seat."""
        return sum(each.own is None for each in self.connections)

    @property
    def address(self) -> str:
        """The address to which the table's bot work is charged: of the host, else a seated viewer, else a watcher."""
        ranked = sorted(self.connections, key=lambda each: 0 if each.host else 1 if each.own is not None else 2)
        return ranked[0].address if ranked else ""

    @property
    def attended(self) -> bool:
        """True if the game goes on for somebody present: a person with a seat or, if none has one, a watcher."""
        people = self._doc.people
        return any(self.here(seat) for seat in people) if people else bool(self.connections)

    def wait_anew(self, now: float) -> None:
        """Restart the grace of absent persons, when the table goes on after nobody was present."""
        self._away = dict.fromkeys(self._away, now)

    def wait_for(self, seat: Seat, now: float) -> None:
        """Give an absent person more time."""
        self._longer[seat] = now + LONGER

    def missed(self, seat: Seat) -> float | None:
        """Return when a bot may stand in for an absent person; None for a present one, or a seat that is kept."""
        since = self._away.get(seat)
        return None if since is None or seat in self._doc.kept else max(since + GRACE, self._longer.get(seat, 0.0))

    def hosts(self, connection: Connection, now: float) -> bool:
        """True for the host or, while the host is away for long, the first person here."""
        if connection.host:
            return True
        if self._host_away is None or now < self._host_away + GRACE or connection.seat is None:
            return False
        return connection.seat == min((seat for seat in self._doc.people if self._here.get(seat, 0) > 0), default=None)
