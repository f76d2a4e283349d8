"""A table without a server: inputs are given by hand, effects are carried out in memory, and time is set."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from spadille.core.words import speaking
from spadille.server.live.decide import decide
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc, Settings, new_document
from spadille.server.table import effects, inputs, timing, views
from spadille.server.table.answer_time import Load
from spadille.server.table.effects import Failed
from spadille.server.table.seats import hosting, seating
from spadille.server.table.state import Now, TableState
from spadille.server.table.step import step
from spadille.server.table.viewer import Ending, Viewer


def state_of(game: str = "war", *, begun: bool = True, **settings: Any) -> TableState:
    """A table at which Ann has seat 0; bots have the others."""
    doc = new_document(Settings(game, **{"pace": 0.0, **settings}))
    seating.sit(doc, 0, "Ann", "")
    if begun:
        hosting.begin(doc, 0.0)
    return opened(doc)


def opened(doc: RoomDoc, moves: Any = ()) -> TableState:
    return TableState("table", doc, Now(100.0, 1_000_000.0, Load()), moves)


class Driver:
    """Carries out the effects of a table, and notes them."""

    def __init__(self, t: TableState, decide_by: Callable[..., Any] | None = None) -> None:
        self.t = t
        self.clock = t.now.clock
        self.load = t.now.load
        self.log: list[effects.Effect] = []
        """All effects, in order."""
        self.kept: list[tuple[int, str]] = []
        """The moves that were written."""
        self.told: dict[Viewer, list[dict[str, Any]]] = defaultdict(list)
        """What each viewer was sent."""
        self.ended: dict[Viewer, Ending] = {}
        self.thinking: list[effects.Think] = []
        self.decide = decide_by or (lambda *given: decide(*given).move)

    def give(self, given: inputs.Input) -> Any:
        """Give an input to the table, and return its result."""
        return self.carry_out(step(self.t, given))

    def carry_out(self, run: effects.Effects[Any]) -> Any:
        """Carry out a step, or a part of one, and return its result."""
        answer = None
        while True:
            self.t.now = Now(self.clock, 1_000_000.0 + self.clock, self.load)
            try:
                effect = run.send(answer)
            except StopIteration as done:
                return done.value
            self.log.append(effect)
            answer = self._do(effect)

    def _do(self, effect: effects.Effect) -> Any:
        match effect:
            case effects.Add(since, moves):
                assert since == len(self.kept), "moves are written behind those that are"
                self.kept += moves
            case effects.Cut(length):
                del self.kept[length:]
            case effects.Show(to, steps, began):
                for viewer, message in views.draw(self.t, self.t.people.viewers if to is None else [to], steps, began):
                    self.told[viewer].append(json.loads(message))
            case effects.Tell(to, told):
                for viewer in self.t.people.viewers if to is None else [to]:
                    with speaking(viewer.language):
                        self.told[viewer].append(json.loads(wire.write(told)))
            case effects.End(viewer, why):
                self.ended[viewer] = why
            case effects.Think():
                self.thinking.append(effect)
            case effects.Choose(order):
                return self._choose(order)
            case effects.Compute(_, work, given, _):
                return work(*given)
        return None

    def _choose(self, order: effects.Order) -> Any:
        try:
            return self.decide(order.about.level, order.game, order.about.seat, order.seed, order.view, order.moves)
        except Exception as wrong:  # noqa: BLE001 - as the server does
            return Failed(type(wrong).__name__, wrong)

    def think(self) -> None:
        """Let the bots that think decide."""
        while self.thinking:
            order = self.thinking.pop().order
            self.give(inputs.Thought(order.about, self._choose(order)))

    def wait(self) -> bool:
        """Let the time pass until something is due, and handle it; False if nothing is."""
        self.think()
        due = timing.due(self.t)
        if due is None:
            return False
        self.clock = max(self.clock, due)
        self.give(inputs.Tick())
        return True

    def open(self) -> None:
        """Open the table, as a server does that finds it in its store."""
        self.give(inputs.Opened())

    def move(self, seat: int, text: str) -> None:
        """The person of a seat makes a move; a connection is opened for it if there is none."""
        viewer = next((each for each in self.t.people.viewers if each.seat == seat), None) or self.come(seat)
        self.ask(viewer, "move", v=self.t.table.version, text=text)

    def until_a_bot_moves(self) -> float:
        """Move for people until it is a bot's turn; return the time at which it is to answer."""
        if not self.t.people.viewers:
            self.come(0)
        while self.t.people.bot_among(self.t.table.deciding) is None:
            seat = self.t.table.deciding[0]
            self.move(seat, self.t.table.game.spell(self.t.table.moves(seat)[0]))
        assert self.t.bot_at is not None, "a bot is to move"
        self.t.show_at = None
        return self.t.bot_at

    def come(self, seat: int | None = None, **more: Any) -> Viewer:
        """Somebody opens a connection."""
        viewer = Viewer(seat, "" if seat is None else self.t.doc.seats[seat].key, **more)
        self.give(inputs.Came(viewer))
        return viewer

    def ask(self, viewer: Viewer, t: str, **fields: Any) -> None:
        """A viewer sends a request."""
        asked = wire.read(json.dumps({"t": t, **fields}))
        assert not isinstance(asked, wire.Refused), asked
        self.give(inputs.Asked(viewer, asked))

    def kinds(self) -> list[str]:
        """The names of the effects since the last call."""
        found = [type(each).__name__ for each in self.log]
        self.log.clear()
        return found
