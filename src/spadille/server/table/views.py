"""The updates that a table sends to its viewers; a scene is drawn once per distinct viewer, not per connection."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec.structs import replace

from spadille.core.contract import AnyGame, Seat
from spadille.core.options import OptionValue, changes
from spadille.core.table import Step, Table
from spadille.core.words import speaking
from spadille.games import GAMES, rulebook_of
from spadille.scene.names import Names
from spadille.scene.paneling import story
from spadille.scene.telling import news_of
from spadille.server.base.background import SCENES
from spadille.server.protocol import wire
from spadille.server.protocol.shared_deal import SameState
from spadille.server.store.document import RoomDoc
from spadille.server.table.actions.claims import may_claim, open_hands
from spadille.server.table.actions.skipping import may_skip
from spadille.server.table.actions.undo import asks_back_to, undo_to
from spadille.server.table.between_deals import MOST
from spadille.server.table.connection import Connection
from spadille.server.table.seats.hand_access import Seals
from spadille.server.table.seats.presence import People
from spadille.server.table.timing import Timing
from spadille.server.table.way_title import badge_of, named_by, title_at
from spadille.thinking.levels import names_now

_log = logging.getLogger("spadille.server")


class _Drawn(NamedTuple):
    """A viewer's update in JSON: scene and events; the score sheet, and its number among all sheets written."""

    shown: tuple[bytes, bytes]
    sheet: bytes
    number: int


@lru_cache(maxsize=256)
def _changes(game: AnyGame) -> dict[str, OptionValue]:
    return changes(game.options, rulebook_of(game), game.seats)


class Screens:
    """The game and the table around it, as each viewer may see them."""

    __slots__ = (
        "_changed",
        "_clocks",
        "_doc",
        "_entry",
        "_name",
        "_people",
        "_rest",
        "_seals",
        "_sheets",
        "_table",
        "_timing",
        "_written",
    )

    def __init__(self, name: str, doc: RoomDoc, table: Table, people: People, timing: Timing, seals: Seals) -> None:
        self._name = name
        self._doc = doc
        self._table = table
        self._people = people
        self._timing, self._clocks, self._rest = timing, timing.clocks, timing.rest
        self._seals = seals
        self._sheets: dict[tuple[Seat | None, str], tuple[tuple[wire.SheetState, Names], bytes, int]] = {}
        """For each viewer and language the last sheet and the names on it, the same in JSON, and its number."""
        self._written = 0
        game = table.game
        self._entry = GAMES[game.name]
        self._changed = _changes(game)

    async def prepare(self) -> None:
        """Compute the slow parts of the scenes in a process beside the loop; if that fails, drawing is slow."""
        ahead, game = self._entry.ahead, self._table.game
        asked = None if ahead is None else ahead.due(game, self._table.view(None))
        if ahead is not None and asked is not None:
            try:
                ahead.keep(asked, await SCENES.do(self._people.address or self._name, ahead.work, asked))
            except Exception as wrong:  # noqa: BLE001 - after any failure the scene is drawn all the same
                facts = {"game": game.name, "reason": str(wrong)}
                _log.warning("a scene is drawn without help", extra={"facts": facts})

    def send(self, viewers: Iterable[Connection], steps: Sequence[Step] = (), began: int = 0) -> None:
        """Send viewers what they may see, with the events since the last update.

        A viewer who enters at a new deal gets only the events after `began` of the `steps`.
        """
        now, version = time.monotonic(), self._table.version
        seats = self._seats(now)
        scenes: dict[tuple[Seat | None, bool, str], _Drawn] = {}
        rooms: dict[tuple[bool, bool, bool, bool, bool, Seat | None, str], bytes] = {}
        for each in list(viewers):
            seen, each.entered = (each.seat, each.entered, each.language), False
            if seen not in scenes:
                scenes[seen] = self._scene(each.seat, steps[began:] if seen[1] else steps, each.language)
            # The room's state is the same for all but the host, newcomers and people who may take moves back.
            may = self._undoes(each), self._claims(each), may_skip(self._doc, self._table, each.seat)
            own = self._people.hosts(each, now), each.host, *may, each.own if each.seat is None else None
            told = (*own, each.language)
            if told not in rooms:
                with speaking(each.language):
                    rooms[told] = wire.encode(self._room(*own, seats))
            each.sent += 1
            drawn = scenes[seen]
            sheet = b"null" if each.sheet == drawn.number else drawn.sheet
            each.sheet = drawn.number
            each.send(wire.write_state(each.sent, version, each.seat, rooms[told], drawn.shown, sheet))

    def _undoes(self, viewer: Connection) -> bool:
        if viewer.seat is None:
            return False
        first = self._seals.first(self._seals.since(viewer.browser, viewer.seat))
        given = self._doc, self._table, viewer.seat, first
        return undo_to(*given) is not None or (self._timing.ask is None and asks_back_to(*given) is not None)

    def _claims(self, viewer: Connection) -> bool:
        return self._timing.ask is None and may_claim(self._doc, self._table, viewer.seat) is not None

    def _scene(self, viewer: Seat | None, steps: Sequence[Step], language: str) -> _Drawn:
        """The scene and the events of a viewer, in JSON, and the score sheet beside them."""
        names, game, state = self._doc.names(viewer), self._table.game, self._table.state
        view = game.view(state, viewer)
        offers = () if self._doc.phase == "over" else self._table.offers(viewer)
        scene = self._entry.scene(game, view, offers, names)
        sheet = wire.SheetState(scene.score.sheet, scene.score.bids)
        before = self._sheets.get((viewer, language))
        if before is None or before[0] != (sheet, names):
            self._written += 1
            panels, outcome = self._entry.panels(game, scene.score, names), self._table.outcome
            told = "" if outcome is None else story(scene.score, panels, outcome)
            whole = replace(sheet, panels=panels, story=told)
            with speaking(language):
                before = self._sheets[viewer, language] = (sheet, names), wire.encode(whole), self._written
        short = replace(scene, score=replace(scene.score, sheet=(), bids=()))
        news = news_of(self._entry.happened, game, steps, viewer, names, (state, view))
        with speaking(language):
            return _Drawn((wire.encode(short), wire.encode(news)), before[1], before[2])

    def _room(
        self,
        host: bool,
        owner: bool,
        undo: bool,
        claim: bool,
        skip: bool,
        coming: Seat | None,
        seats: tuple[wire.SeatState, ...],
    ) -> wire.RoomState:
        doc = self._doc
        return wire.RoomState(
            id=self._name,
            game=self._entry.name,
            title=self._entry.title,
            rulebook=doc.rulebook,
            changed=self._changed,
            phase=doc.phase,
            seats=seats,
            host=host,
            acting=host and not owner,
            paused=doc.paused,
            watchers=self._people.watching,
            watching="all" if doc.settings.watchers else "link" if doc.watch else "nobody",
            chat=doc.settings.chat,
            undo=undo,
            hints=doc.hinted,
            teacher=doc.settings.hints is not False and doc.settings.teacher,
            commit=doc.commit,
            clock=min((each.clock for each in seats if each.clock is not None), default=None),
            proof=self._proof(),
            next_room=doc.next_room,
            closed=doc.phase == "over" and self._table.outcome is None,
            coming=coming,
            claim=claim,
            skip=skip,
            conceded=doc.conceded,
            open_hands=open_hands(doc, self._table) if doc.open_hands else (),
            ask=self._ask(),
            rest=self._resting(),
            same=self._same(),
            way=title_at(doc),
            unmeasured=badge_of(named_by(doc), tuple(names_now(each.level) for each in seats if each.kind != "person")),
        )

    def _same(self) -> SameState | None:
        fixed = self._doc.fixed
        if fixed is None:
            return None
        return SameState(fixed.what, fixed.name, fixed.counted, self._doc.closed(time.time()))

    def _ask(self) -> wire.AskState | None:
        """The open request of a person to the others."""
        ask = self._timing.ask
        if ask is None:
            return None
        left = round(max(0.0, ask.until - time.monotonic()), 1)
        return wire.AskState(ask.what, ask.by, ask.text, tuple(sorted(ask.waits)), left)

    def _resting(self) -> wire.RestState | None:
        """The seats that look at the deal that is over."""
        rest = self._rest
        if not rest.looking:
            return None
        left = None if rest.until is None else max(0.0, rest.until - time.monotonic())
        return wire.RestState(rest.deal, rest.looking, left, rest.until is not None and rest.more < MOST)

    def _proof(self) -> wire.ProofState | None:
        """The state of the seed's parts; None once the cards are dealt."""
        doc, opening = self._doc, self._doc.opening
        if doc.phase == "gathering":
            return wire.ProofState(1, "gathering", tuple(each.seal for each in doc.seats), ())
        if opening is None or opening.done:
            return None
        seals = tuple(opening.seals.get(at, "") for at in range(len(doc.seats)))
        stage: Literal["sealing", "opening"] = "sealing" if opening.expected else "opening"
        return wire.ProofState(opening.turn, stage, seals, tuple(each.seat for each in opening.left_out))

    def _seats(self, now: float) -> tuple[wire.SeatState, ...]:
        """The state of each seat."""
        people, left = self._people, self._clocks.left
        return tuple(
            wire.SeatState(
                seat.name,
                seat.kind,
                people.here(at),
                at in people.standins,
                names_now(seat.level),
                left(at, now),
                people.waits(at),
                self._timing.away(at, now),
                at in self._doc.kept,
                at in self._doc.muted,
                seat.face,
                seat.colour,
                "" if seat.kind == "person" else badge_of(named_by(self._doc), (names_now(seat.level),)),
            )
            for at, seat in enumerate(self._doc.seats)
        )
