"""Skipping the rest of a deal, and conceding a match: at once if alone, among people if all agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from spadille.bots import usual_level
from spadille.bots.finishing import Rest, rest_of_deal, skips
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server.base.errors import NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table import game, table_log, timing
from spadille.server.table.actions import consent, say
from spadille.server.table.effects import Compute, Effects, Failed, Keep, Note, Tell
from spadille.server.table.seats import hosting
from spadille.server.table.state import TableState

AT_A_TIME: Final = 1.0
"""Seconds of playing out a game without persons before the table handles its requests."""


def may_skip(doc: RoomDoc, table: Table, seat: Seat | None) -> bool:
    """True if a seat may leave the rest of the deal to bots, or concede: not if others play the same cards."""
    same = doc.fixed is not None and doc.fixed.what != "number"
    return seat is not None and doc.phase == "playing" and not (doc.paused or same) and skips(table.game)


def skip(t: TableState, seat: Seat) -> Effects[None]:
    """Let bots play the rest of the deal for everybody, once all people here agree."""
    if (yield from _agreed_at_once(t, "skip", seat)):
        yield from finish(t, seat)


def concede(t: TableState, seat: Seat) -> Effects[None]:
    """Concede the match for a person; the others, if any, must agree."""
    if (yield from _agreed_at_once(t, "concede", seat)):
        yield from give_up(t, seat)


def _agreed_at_once(t: TableState, what: str, seat: Seat) -> Effects[bool]:
    """Return True if there is nobody to ask; otherwise ask the others."""
    if not may_skip(t.doc, t.table, seat) or t.rest.looking:
        raise NotNow(say("no-skip-now"))
    consent.free(t)
    others = consent.others(t, seat)
    if not others:
        return True
    consent.may_ask(t, seat)
    name = t.doc.seats[seat].name
    text = say("asks-skip", who=name) if what == "skip" else say("asks-concede", who=name)
    yield from consent.put(t, what, seat, text, others)
    return False


def finish(t: TableState, seat: Seat) -> Effects[None]:
    """Let the deal be played to its end, as a seat has asked; the table makes the chance moves in between."""
    over, deal, noted = False, t.table.standing.deals, False
    while not over and t.table.standing.deals == deal:
        found = yield from _rest(t, [None if each.kind == "person" else each.level for each in t.doc.seats])
        if found is None or not found.moves:
            yield Tell(None, wire.Answered("skip", seat, False, say("no-skip-made")))
            return
        if not noted:
            noted = True
            yield from table_log.note(t, "skip", seat)
            yield Keep()
        yield from game.play_all(t, list(found.moves))
        over = found.over


def give_up(t: TableState, seat: Seat | None = None) -> Effects[None]:
    """End the game unfinished; with a seat, as its person concedes."""
    if seat is not None:
        yield from table_log.note(t, "concede", seat)
    hosting.give_up(t.doc, seat)
    t.ask = None  # nothing is carried out in a game that is over
    yield from timing.changed(t)


def play_out(t: TableState) -> Effects[bool]:
    """Let the usual bots play on for the seats that are left; return whether they could.

    A long game is played in parts: the table handles requests in between. Nothing is shown before the end, which
    the viewers wait for.
    """
    table, until = t.table, t.now.clock + AT_A_TIME
    while table.outcome is None and t.now.clock < until:
        found = yield from _rest(t, [usual_level(table.game.name)] * table.game.seats)
        if found is None or not found.moves:
            return False
        yield from game.play_all(t, list(found.moves), quiet=True)
    return True


def _rest(t: TableState, players: Sequence[str | None]) -> Effects[Rest | None]:
    """Return the moves of bots of these levels (None: in a person's place); None if they take too long, or fail."""
    given = t.table.game, t.table.state, players, f"{t.doc.secret} skip {t.table.version}"
    found = yield Compute("skip", rest_of_deal, given, t.asker)
    if isinstance(found, Failed):
        yield Note("error", "a deal could not be skipped", {"game": t.table.game.name}, found.error)
        return None
    return cast("Rest", found)
