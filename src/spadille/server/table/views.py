"""The updates that a table sends to its viewers; a scene is drawn once per distinct viewer, not per connection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from spadille.core.contract import Seat
from spadille.core.table import Step
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.scene.paneling import story
from spadille.scene.telling import news_of
from spadille.server.protocol import wire
from spadille.server.protocol.shared_deal import SameState
from spadille.server.table import timing
from spadille.server.table.actions import undo
from spadille.server.table.actions.claims import may_claim, open_hands
from spadille.server.table.actions.skipping import may_skip
from spadille.server.table.between_deals import MOST
from spadille.server.table.state import Sheets, TableState
from spadille.server.table.viewer import Viewer
from spadille.server.table.way_title import badge_of, changed_in, named_by, title_at
from spadille.thinking.levels import names_now


class _Drawn(NamedTuple):
    """A viewer's update in JSON: scene and events; the score sheet, and its number among all sheets written."""

    shown: tuple[bytes, bytes]
    sheet: bytes
    number: int


class _Own(NamedTuple):
    """The parts of the table's state that are not the same for all viewers."""

    host: bool
    owner: bool
    undo: bool
    claim: bool
    skip: bool
    coming: Seat | None


def draw(
    t: TableState, viewers: Iterable[Viewer], steps: Sequence[Step] = (), began: int = 0
) -> Iterator[tuple[Viewer, bytes]]:
    """Draw for each viewer what it may see, with the events since the last update, as a message.

    A viewer who enters at a new deal gets only the events after `began` of the `steps`.
    """
    if t.sheets is None:
        t.sheets = Sheets()
    seats, sheets = _seats(t), t.sheets
    scenes: dict[tuple[Seat | None, bool, str], _Drawn] = {}
    rooms: dict[tuple[_Own, str], bytes] = {}
    for each in list(viewers):
        seen, each.entered = (each.seat, each.entered, each.language), False
        if seen not in scenes:
            scenes[seen] = _scene(t, sheets, each.seat, steps[began:] if seen[1] else steps, each.language)
        told = _own(t, each), each.language
        if told not in rooms:
            with speaking(each.language):
                rooms[told] = wire.encode(_room(t, told[0], seats))
        each.sent += 1
        drawn = scenes[seen]
        sheet = b"null" if each.sheet == drawn.number else drawn.sheet
        each.sheet = drawn.number
        yield each, wire.write_state(each.sent, t.table.version, each.seat, rooms[told], drawn.shown, sheet)


def _own(t: TableState, viewer: Viewer) -> _Own:
    return _Own(
        host=t.people.hosts(viewer, t.now.clock),
        owner=viewer.host,
        undo=_undoes(t, viewer),
        claim=t.ask is None and may_claim(t.doc, t.table, viewer.seat) is not None,
        skip=may_skip(t.doc, t.table, viewer.seat),
        coming=viewer.own if viewer.seat is None else None,
    )


def _undoes(t: TableState, viewer: Viewer) -> bool:
    if viewer.seat is None:
        return False
    return undo.offered(t, viewer.seat, t.came_in(viewer.seat, viewer.browser))


def _scene(t: TableState, sheets: Sheets, viewer: Seat | None, steps: Sequence[Step], language: str) -> _Drawn:
    """The scene and the events of a viewer, in JSON, and the score sheet beside them."""
    names, game, state, entry = t.doc.names(viewer), t.table.game, t.table.state, GAMES[t.table.game.name]
    view = game.view(state, viewer)
    offers = () if t.doc.phase == "over" else t.table.offers(viewer)
    scene = entry.scene(game, view, offers, names)
    sheet = wire.SheetState(scene.score.sheet, scene.score.bids)
    before = sheets.of.get((viewer, language))
    if before is None or before[0] != (sheet, names):
        sheets.written += 1
        panels, outcome = entry.panels(game, scene.score, names), t.table.outcome
        told = "" if outcome is None else story(scene.score, panels, outcome)
        whole = replace(sheet, panels=panels, story=told)
        with speaking(language):
            before = sheets.of[viewer, language] = (sheet, names), wire.encode(whole), sheets.written
    short = replace(scene, score=replace(scene.score, sheet=(), bids=()))
    news = news_of(entry.happened, game, steps, viewer, names, (state, view))
    with speaking(language):
        return _Drawn((wire.encode(short), wire.encode(news)), before[1], before[2])


def _room(t: TableState, own: _Own, seats: tuple[wire.SeatState, ...]) -> wire.RoomState:
    doc, entry = t.doc, GAMES[t.table.game.name]
    return wire.RoomState(
        id=t.name,
        game=entry.name,
        title=entry.title,
        rulebook=doc.rulebook,
        changed=changed_in(t.table.game),
        phase=doc.phase,
        seats=seats,
        host=own.host,
        acting=own.host and not own.owner,
        paused=doc.paused,
        watchers=t.people.watching,
        watching="all" if doc.settings.watchers else "link" if doc.watch else "nobody",
        chat=doc.settings.chat,
        undo=own.undo,
        hints=doc.hinted,
        teacher=doc.settings.hints is not False and doc.settings.teacher,
        commit=doc.commit,
        clock=min((each.clock for each in seats if each.clock is not None), default=None),
        proof=_proof(t),
        next_room=doc.next_room,
        closed=doc.phase == "over" and t.table.outcome is None,
        coming=own.coming,
        claim=own.claim,
        skip=own.skip,
        conceded=doc.conceded,
        winners=t.table.outcome.winners if t.table.outcome else (),
        open_hands=open_hands(doc, t.table) if doc.open_hands else (),
        ask=_ask(t),
        rest=_resting(t),
        same=_same(t),
        way=title_at(doc, t.table.game),
        unmeasured=badge_of(
            named_by(doc, t.table.game), tuple(names_now(each.level) for each in seats if each.kind != "person")
        ),
    )


def _same(t: TableState) -> SameState | None:
    fixed = t.doc.fixed
    if fixed is None:
        return None
    return SameState(fixed.what, fixed.name, fixed.counted, t.doc.closed(t.now.date))


def _ask(t: TableState) -> wire.AskState | None:
    """The open request of a person to the others; in a pause it waits."""
    if t.ask is None or t.doc.paused:
        return None
    left = round(max(0.0, t.ask.until - t.now.clock), 1)
    return wire.AskState(t.ask.what, t.ask.by, t.ask.text, tuple(sorted(t.ask.waits)), left)


def _resting(t: TableState) -> wire.RestState | None:
    """The seats that look at the deal that is over."""
    rest = t.rest
    if not rest.looking:
        return None
    left = None if rest.until is None else max(0.0, rest.until - t.now.clock)
    return wire.RestState(rest.deal, rest.looking, left, rest.until is not None and rest.more < MOST)


def _proof(t: TableState) -> wire.ProofState | None:
    """The state of the seed's parts; None once the cards are dealt."""
    doc, opening = t.doc, t.doc.opening
    if doc.phase == "gathering":
        return wire.ProofState(1, "gathering", tuple(each.seal for each in doc.seats), ())
    if opening is None or opening.done:
        return None
    seals = tuple(opening.seals.get(at, "") for at in range(len(doc.seats)))
    stage: Literal["sealing", "opening"] = "sealing" if opening.expected else "opening"
    return wire.ProofState(opening.turn, stage, seals, tuple(each.seat for each in opening.left_out))


def _seats(t: TableState) -> tuple[wire.SeatState, ...]:
    """The state of each seat."""
    doc, people, rules = t.doc, t.people, named_by(t.doc, t.table.game)
    return tuple(
        wire.SeatState(
            seat.name,
            seat.kind,
            people.here(at),
            at in people.standins,
            names_now(seat.level),
            t.clocks.left(at, t.now.clock),
            people.waits(at),
            timing.away(t, at),
            at in doc.kept,
            at in doc.muted,
            seat.face,
            seat.colour,
            "" if seat.kind == "person" else badge_of(rules, (names_now(seat.level),)),
        )
        for at, seat in enumerate(doc.seats)
    )
