"""What a room sends to its viewers. A scene is drawn once for each distinct viewer, however many connections it has."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spadille.core.contract import Seat
from spadille.core.table import Step
from spadille.games import GAMES
from spadille.scene.happening import News
from spadille.scene.telling import news_of
from spadille.server import wire
from spadille.server.connection import Connection

if TYPE_CHECKING:
    from spadille.server.room import Room


def steps_since(room: Room, state: Any, since: int) -> list[Step]:
    """The moves since a moment of the table, each with the state before it."""
    steps = []
    for by, move in room.table.log[since:]:
        after = room.game.play(state, by, move)
        steps.append(Step(state, by, move, after))
        state = after
    return steps


class Showing:
    """One moment of a room, drawn for each viewer when it is first needed."""

    def __init__(self, room: Room, steps: list[Step]) -> None:
        self._room = room
        self._steps = steps
        self._now = time.monotonic()
        self._scenes: dict[Seat | None, tuple[bytes, bytes]] = {}
        self._states: dict[tuple[bool, bool], bytes] = {}
        self._seats: tuple[wire.SeatState, ...] | None = None

    def to(self, connections: Iterable[Connection]) -> None:
        """Send it to these viewers."""
        version = self._room.table.version
        for each in list(connections):
            each.sent += 1
            each.send(wire.write_state(each.sent, version, each.seat, self._state(each), self._scene(each.seat)))

    def _scene(self, seat: Seat | None) -> tuple[bytes, bytes]:
        """The scene and the events of a viewer, in JSON."""
        if seat not in self._scenes:
            room = self._room
            names = room.names(seat)
            scene = room.draw(room.game, room.table.view(seat), room.table.offers(seat), names)
            self._scenes[seat] = wire.encode(scene), wire.encode(self._events(seat, names))
        return self._scenes[seat]

    def _events(self, seat: Seat | None, names: tuple[str, ...]) -> list[News]:
        room = self._room
        return news_of(room.happened, room.game, self._steps, seat, names)

    def _state(self, viewer: Connection) -> bytes:
        """The table round the game, in JSON: the same for all but the host and whoever may take moves back."""
        room = self._room
        own = room.people.hosts(viewer, self._now), room.may_undo(viewer.seat)
        if own not in self._states:
            self._states[own] = wire.encode(self._room_state(*own))
        return self._states[own]

    def _room_state(self, host: bool, undo: bool) -> wire.RoomState:
        room, doc = self._room, self._room.doc
        entry = GAMES[room.game.name]
        self._seats = self._seats or seat_states(room, self._now)
        return wire.RoomState(
            id=room.name,
            game=room.game.name,
            title=entry.title,
            rulebook=doc.rulebook,
            changed=room.changed,
            phase=doc.phase,
            seats=self._seats,
            host=host,
            paused=doc.paused,
            watchers=room.people.watching,
            watching="all" if doc.settings.watchers else "link" if doc.watch else "nobody",
            chat=doc.settings.chat,
            undo=undo,
            hints=doc.settings.hints,
            commit=doc.commit,
            clock=min((each.clock for each in self._seats if each.clock is not None), default=None),
            next_room=doc.next_room,
        )


def seat_states(room: Room, now: float) -> tuple[wire.SeatState, ...]:
    """Who sits where."""
    people, clocks = room.people, room.timing.clocks
    return tuple(
        wire.SeatState(seat.name, seat.kind, people.here(at), at in people.standins, seat.level, clocks.left(at, now))
        for at, seat in enumerate(room.doc.seats)
    )
