"""Hints: the move of the game's best bot in a seat's place, from what that seat sees alone."""

from __future__ import annotations

from spadille.core.errors import SpadilleError
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.review.teaching import line
from spadille.scene.names import Names
from spadille.server import say
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.protocol import wire
from spadille.server.table.effects import Advise, Effects, Teach, Tell
from spadille.server.table.inputs import Advised, Judged
from spadille.server.table.seats.arrivals import seat_of
from spadille.server.table.state import TableState
from spadille.server.table.viewer import Viewer
from spadille.thinking.hints import table
from spadille.thinking.judgement import Judgement
from spadille.thinking.saying import hint, reason


def advise(t: TableState, viewer: Viewer) -> Effects[None]:
    """Start to compute a hint, which is sent when it is ready. Raises RequestRefused if no hint is available."""
    seat = seat_of(viewer)
    if not t.doc.hinted:
        raise NotAllowed(say("no-hints"))
    if t.doc.phase != "playing" or t.doc.paused or seat not in t.table.deciding:
        raise NotNow(say("hint-not-now"))
    moment = t.table.version
    if t.hinting.get(seat) == moment:
        raise NotNow(say("hint-under-way"))
    t.hinting[seat] = moment
    given = t.table.game, seat, f"hint {t.name} {seat} {moment}", t.table.view(seat), t.table.moves(seat)
    yield Advise(viewer, seat, moment, given)


def advised(t: TableState, ready: Advised) -> Effects[None]:
    """Send a hint that is ready, unless the table has gone on or back; if its asker is gone, to others of the seat."""
    asker, seat, moment, found = ready
    if t.hinting.get(seat) != moment:
        return  # moves have been taken back, or another hint has been asked for
    del t.hinting[seat]
    here = t.people.viewers
    if isinstance(found, SpadilleError):
        yield Tell(asker, wire.refused(found))
    elif found is None:
        yield Tell(asker, wire.Refused("unavailable", say("no-hint-found")))
    elif t.table.version == moment:
        asks = asker in here and asker.seat == seat
        for viewer in [asker] if asks else [each for each in here if each.seat == seat]:
            with speaking(viewer.language):
                told = as_told(found, t.doc.names(seat), moment)
            yield Tell(viewer, told)


def teach(t: TableState, viewer: Viewer) -> Effects[None]:
    """Start to judge a seat's last move from what it sees; only a costly move is reported, and to that seat alone.

    Raises RequestRefused if several people play at a table without a teacher.
    """
    seat = seat_of(viewer)
    if t.doc.settings.hints is False:
        raise NotAllowed(say("no-hints"))
    if len(t.doc.people) > 1 and not t.doc.settings.teacher:
        raise NotAllowed(say("teacher-alone"))
    first = t.came_in(seat, viewer.browser)
    mine = next((at for at in reversed(range(first, len(t.table.log))) if t.table.log[at][0] == seat), None)
    if mine is None:
        raise NotNow(say("not-moved"))
    yield Teach(viewer, seat, t.table.game, tuple(t.table.log[: mine + 1]))


def judged(t: TableState, found: Judged) -> Effects[None]:
    """Send a lesson about a costly move, unless it has been taken back."""
    log = found.log
    if tuple(t.table.log[: len(log)]) == log:
        unit = GAMES[t.table.game.name].counts_in(t.table.game)[0]
        with speaking(found.viewer.language):
            told = wire.Taught(len(log), line(found.lesson, t.doc.names(found.seat), unit))
        yield Tell(found.viewer, told)


def as_told(found: Judgement, names: Names, moment: int) -> wire.Hint:
    """Return a judgement as a wire message, the advised move first."""
    rows = table(found)
    shown = tuple(
        wire.HintRow(
            move=each.move,
            words=row.words,
            worth=round(each.mean, 1),
            error=round(each.error, 1),
            win=each.win,
            points=row.points,
            chance=row.chance,
            even=row.even,
        )
        for each, row in zip(found.moves, rows, strict=False)
    )
    return wire.Hint(moment, found.moves[0].move, hint(found, names), reason(found, names), shown)
