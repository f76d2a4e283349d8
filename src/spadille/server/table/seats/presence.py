"""Presence at a table: connections, absences, stand-ins, and who may act as host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spadille.core.contract import Seat
from spadille.server.base.tokens import same_key
from spadille.server.store.document import RoomDoc
from spadille.server.table.seats.hand_access import Hands
from spadille.server.table.viewer import CLOSED, FULL, Ending, Viewer

GRACE = 45.0
"""Seconds that an absent person's seat waits before a bot plays for it."""
LONGER = 120.0
"""Seconds that it waits after the host has given more time."""
_NONE: Final[frozenset[Seat]] = frozenset()
_SCREENS = 8
"""Maximum number of connections of a seat."""


def may_stay(doc: RoomDoc, viewer: Viewer) -> bool:
    """True if a viewer may look on: it has a seat, is host or may watch, and was not sent away."""
    if viewer.browser and viewer.browser in doc.barred and not viewer.host:
        return False
    if viewer.own is not None or viewer.host or doc.phase == "gathering":
        return True
    return doc.settings.watchers or (viewer.invited and bool(doc.watch))


class People:
    """The people of a room. Times are seconds of a monotonic clock."""

    __slots__ = (
        "_away",
        "_come",
        "_doc",
        "_hands",
        "_here",
        "_host_away",
        "_longer",
        "_most_watchers",
        "acting_from",
        "returning",
        "standins",
        "viewers",
    )

    def __init__(self, doc: RoomDoc, most_watchers: int, now: float, hands: Hands) -> None:
        self._doc = doc
        self._hands = hands
        self._most_watchers = most_watchers
        self.viewers: dict[Viewer, None] = {}
        self.standins = _NONE
        self.returning = _NONE
        """The seats that bots play for one more move, whose time had run out before their persons returned."""
        self._here: dict[Seat, int] = {}
        self._come: dict[Seat, int] = {}
        """Number of connections by seat, of persons in the game and of those who wait to enter it."""
        self._away = dict.fromkeys(doc.people, now)
        self._longer: dict[Seat, float] = {}
        """By seat: the time until which the host has the table wait for its person."""
        self._host_away: float | None = now
        self.acting_from: float | None = now + GRACE
        """The time from which the first person present acts for an absent host, until that has been shown."""

    def admit(self, viewer: Viewer, now: float) -> Ending | None:
        """Let a viewer in; return the reason for a refusal, or None."""
        if viewer.own is not None and not same_key(viewer.key, self._doc.seats[viewer.own].key):
            viewer.own = viewer.seat = None  # freed while the connection was being made
        if viewer.own is None and not viewer.host and self.watching >= self._most_watchers:
            return FULL
        if not may_stay(self._doc, viewer):
            return CLOSED
        asleep = not self.attended
        self.join(viewer)
        if asleep and self.attended:
            self.wait_anew(now)
        return None

    def join(self, viewer: Viewer) -> None:
        """Add a viewer's connection; the person of a stand-in's seat takes it again."""
        self.viewers[viewer] = None
        if viewer.host:
            self._host_away = self.acting_from = None
        if viewer.own is None:
            return
        self._come[viewer.own] = self._come.get(viewer.own, 0) + 1
        if viewer.seat is not None:
            self._enter(viewer.seat)

    def surplus(self, seat: Seat | None) -> Viewer | None:
        """Return the oldest connection of a seat that has too many, or None."""
        if seat is None or self._come.get(seat, 0) <= _SCREENS:
            return None
        return next(each for each in self.viewers if each.own == seat)

    def waits(self, seat: Seat) -> bool:
        """True for a seat whose person enters at a later deal."""
        return self._hands.waits(seat)

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

    def show_hand(self, viewer: Viewer, shown: bool, now: float) -> None:
        """Set whether a viewer may see the hand of its seat, and play it."""
        if viewer.own is None or shown == (viewer.seat is not None):
            return
        if shown:
            viewer.seat, viewer.entered = viewer.own, True
            self._enter(viewer.own)
        else:
            viewer.seat = None
            self._gone(viewer.own, now)

    def _gone(self, seat: Seat, now: float) -> None:
        self._here[seat] = self._here.get(seat, 0) - 1
        if not self._here[seat]:
            self._away[seat] = now
            self.returning -= {seat}

    def leave(self, viewer: Viewer, now: float) -> None:
        """Remove a viewer's connection."""
        if viewer not in self.viewers:
            return
        del self.viewers[viewer]
        if viewer.host and not any(each.host for each in self.viewers):
            self._host_away, self.acting_from = now, now + GRACE
        if viewer.own is not None:
            self._come[viewer.own] = self._come.get(viewer.own, 0) - 1
        if viewer.seat is not None:
            self._gone(viewer.seat, now)

    def uninvite(self) -> None:
        """Forget who was invited by the watch link, which is a new one now."""
        for each in self.viewers:
            each.invited = False

    @property
    def unwelcome(self) -> list[Viewer]:
        """The viewers who may no longer look on."""
        return [each for each in self.viewers if not may_stay(self._doc, each)]

    def seated(self, seat: Seat, now: float) -> None:
        """Note that a person has taken a seat, and has yet to connect."""
        self._away[seat] = now
        self.standins -= {seat}

    def freed(self, seat: Seat) -> list[Viewer]:
        """Release a seat from its person: its connections only watch now; return them."""
        those = [each for each in self.viewers if each.own == seat]
        for each in those:
            each.own = each.seat = None
        self._come.pop(seat, None)
        self._here.pop(seat, None)
        self.returning -= {seat}
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
        return {each.seat for each in self.viewers if each.lingers and each.seat is not None}

    def bot_among(self, seats: Iterable[Seat]) -> Seat | None:
        """The first of these seats that a bot plays now, or None."""
        return next((seat for seat in seats if self.run_by_bot(seat)), None)

    @property
    def watching(self) -> int:
        """Number of viewers without a seat."""
        return sum(each.own is None for each in self.viewers)

    @property
    def acting_due(self) -> float | None:
        """The time at which it is to be shown that somebody acts for the host; None if nobody here can."""
        return self.acting_from if any(self.here(seat) for seat in self._doc.people) else None

    @property
    def address(self) -> str:
        """The address to which the table's bot work is charged: of the host, else a seated viewer, else a watcher."""
        ranked = sorted(self.viewers, key=lambda each: 0 if each.host else 1 if each.own is not None else 2)
        return ranked[0].address if ranked else ""

    @property
    def attended(self) -> bool:
        """True if the game goes on for somebody present: a person with a seat or, if none has one, a watcher."""
        people = self._doc.people
        return any(self.here(seat) for seat in people) if people else bool(self.viewers)

    def wait_anew(self, now: float) -> None:
        """Restart the grace of absent persons, when the table goes on after nobody was present."""
        self._away = dict.fromkeys(self._away, now)

    def wait_as_usual(self, seat: Seat) -> None:
        """Take back the extra time of an absent person."""
        self._longer.pop(seat, None)

    def wait_for(self, seat: Seat, now: float) -> None:
        """Give an absent person more time."""
        self._longer[seat] = now + LONGER

    def missed(self, seat: Seat) -> float | None:
        """Return when a bot may stand in for an absent person; None for a present one, or a seat that is kept."""
        since = self._away.get(seat)
        return None if since is None or seat in self._doc.kept else max(since + GRACE, self._longer.get(seat, 0.0))

    def hosts(self, viewer: Viewer, now: float) -> bool:
        """True for the host or, while the host is away for long, the first person here."""
        if viewer.host:
            return True
        if self._host_away is None or now < self._host_away + GRACE or viewer.seat is None:
            return False
        return viewer.seat == min((seat for seat in self._doc.people if self._here.get(seat, 0) > 0), default=None)
