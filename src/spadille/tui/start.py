"""Start of a table from the command line: full screen where possible, otherwise lines."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from spadille.core.contract import Seat
from spadille.core.errors import BadOptions, BadRecord, SpadilleError, Unreadable
from spadille.core.words import Name, Text, speak
from spadille.games import GAMES, entry, hold_count, open_game
from spadille.lab.winnable import winnable_seed
from spadille.learning.lesson import Teacher, lessons_of
from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.plain import Plain
from spadille.tui.play.lessons import LessonSession, PlainLesson
from spadille.tui.play.puzzles import PlainPuzzles, PuzzleSession
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.session import resume as take_up
from spadille.tui.play.settings import COLUMNS, ROWS
from spadille.tui.text.phrases import most_seats
from spadille.tui.text.reading import read_line
from spadille.tui.text.wrapping import columns_of, wrapped

if TYPE_CHECKING:
    from spadille.tui.screens.app import SpadilleApp


def main(
    game: str | None,
    rulebook: str | None,
    seats: int | None,
    options: Mapping[str, object],
    seed: int | str | bytes | None,
    bots: str,
    seat: Seat | None,
    *,
    plain: bool,
    resume: bool,
    winnable: bool = False,
) -> int:
    """Play until the person leaves; return the exit status.

    `seat` None: the person only watches. `winnable` asks for a deal that can be won.
    """
    note = ""
    if not plain:
        note = why_plain()
        plain = bool(note)
    try:
        session = _last_session(game) if resume else None
        if session is None and resume:
            _complain(str(say("nothing-unfinished")))
        if session is None and game is not None:
            rulebook, options = _meant(game, rulebook, seats, options)
            if winnable and seed is None:
                seed = winnable_seed(open_game(game, rulebook, seats, options))
            session = sit_down(game, rulebook=rulebook, seats=seats, options=options, seed=seed, bots=bots, seat=seat)
        if not plain:
            return _on_screen(session)
        if note:
            _complain(note)
        return _in_lines(session)
    except SpadilleError as wrong:
        _complain(f"spadille: {wrong}")
        return 2


def _meant(
    game: str, rulebook: str | None, seats: int | None, options: Mapping[str, object]
) -> tuple[str, Mapping[str, object]]:
    """The rulebook and options for a person who may have named no rulebook; raises BadOptions."""
    if rulebook is not None:
        return rulebook, options
    hold_count(entry(game), seats)
    usual, set_so = entry(game).meant(seats)
    return usual, {**set_so, **options}


def go_on(path: Path, *, plain: bool) -> int:
    """Resume the game of a record; raises SpadilleError if that is impossible, OSError."""
    note = "" if plain else why_plain()
    try:
        session = take_up(path)
    except BadRecord as bad:
        raise Unreadable(f"{path}: {bad}") from None
    if not (plain or note):
        return _on_screen(session)
    if note:
        _complain(note)
    return _in_lines(session)


def learn(game: str, number: int = 0, *, plain: bool) -> int:
    """Give a lesson of a game, or the choice of its lessons (0); return the exit status.

    Raises BadOptions for a lesson that there is not, SpadilleError.
    """
    found = entry(game)
    names = [*found.lesson_pages]
    if not names:
        taught = ", ".join(name for name, each in GAMES.items() if each.lesson_pages)
        raise BadOptions(f"expected a game with a lesson: {taught}; got {game}, which has none")
    if not 0 <= number <= len(names):
        raise BadOptions(f"expected a lesson of {found.title} from 1 to {len(names)}; got {number}")
    name = names[number - 1] if number else names[0] if len(names) == 1 else ""
    note = "" if plain else why_plain()
    if not (plain or note):
        from spadille.tui.screens.app import SpadilleApp

        return _run(SpadilleApp(lesson=found, lesson_name=name))
    if note:
        _complain(note)
    return _lesson_in_lines(found, name)


def _lesson_in_lines(game: Manifest, name: Name) -> int:
    """Give a lesson in lines of text; without a name the person chooses one."""
    if not name:
        listed = lessons_of(game)
        lines = [say("lesson-line", at=at, title=each.title) for at, each in enumerate(listed, 1)]
        names = [each.name for each in listed]
        name = _choose(lines, say("which-lesson"), names, usual=names[0]) or ""
    if not name:
        return 0
    return PlainLesson(LessonSession(Teacher.of(game, name), name), sys.stdin, sys.stdout).run()


def puzzles(game: str, number: int, *, theme: str = "", plain: bool) -> int:
    """Give a game's puzzles of a theme, starting with one of them; return the exit status.

    Raises BadOptions if there is none.
    """
    session = PuzzleSession(entry(game), number - 1, theme)
    note = "" if plain else why_plain()
    if not (plain or note):
        from spadille.tui.screens.app import SpadilleApp

        return _run(SpadilleApp(puzzle=session))
    if note:
        _complain(note)
    return PlainPuzzles(session, sys.stdin, sys.stdout).run()


def why_plain() -> str:
    """The reason why this terminal can show lines only, in a sentence; empty if it can show a screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return str(say("lines-no-screen"))
    if os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return str(say("lines-dumb"))
    if (narrow := too_small(terminal_size())) is not None:
        return str(say("lines-too-small", wide=COLUMNS, high=ROWS, width=narrow.columns, height=narrow.lines))
    try:
        import textual  # noqa: F401
    except ImportError:
        return str(say("lines-no-textual"))
    return ""


def terminal_size() -> os.terminal_size | None:
    """Size of the terminal; None if unknown."""
    try:
        return os.get_terminal_size()
    except OSError:
        return None


def too_small(size: os.terminal_size | None) -> os.terminal_size | None:
    """The size of a terminal that is too small for a table, otherwise None."""
    if size is None or not size.columns or (size.columns >= COLUMNS and size.lines >= ROWS):
        return None
    return size


def _write(sink: TextIO, sentence: object) -> None:
    sink.writelines(f"{line}\n" for line in wrapped(str(sentence), columns_of(sink)))


def _complain(sentence: str) -> None:
    _write(sys.stderr, sentence)


def _last_session(game: str | None) -> Session | None:
    """The newest unfinished game; reports damaged files to the person."""
    games, damaged = saved_games(game=game)
    for line in damaged:
        _complain(line)
    return take_up(games[0].path) if games else None


def _on_screen(session: Session | None) -> int:
    from spadille.tui.screens.app import SpadilleApp

    app = SpadilleApp(session)
    status = _run(app)
    while app.language:
        speak(app.language)
        app = SpadilleApp()
        status = _run(app)
    return status


def _run(app: SpadilleApp) -> int:
    """Show the screens until the person leaves, then how to go on; return the exit status, which is not 0 after an
    error.
    """
    status = app.run() or app.return_code or 0
    if app.farewell:
        _write(sys.stdout, app.farewell)
    return status


def _in_lines(session: Session | None) -> int:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if session is None:
        chosen = _choose_game()
        if chosen is None:
            return 0
        rulebook, options = _meant(chosen, None, None, {})
        session = sit_down(chosen, rulebook=rulebook, options=options)
    return Plain(session, sys.stdin, sys.stdout).run()


def _choose_game() -> str | None:
    """Ask for a game by name or number; None when the person leaves."""
    lines = [
        say(
            "game-line",
            at=at,
            name=each.name,
            said=each.sentence,
            most=most_seats(each),
            seats=each.seats,
            length=each.listing.length,
        )
        for at, each in enumerate(GAMES.values(), 1)
    ]
    return _choose(lines, say("which-game"), list(GAMES))


def _choose(lines: Iterable[Text], question: Text, names: Sequence[Name], usual: Name | None = None) -> Name | None:
    """Ask for one of the things in the lines by name or number; an empty line is `usual`. None: the person leaves."""
    for each in lines:
        _write(sys.stdout, each)
    while True:
        _write(sys.stdout, question)
        line = read_line(sys.stdin, sys.stdout)
        word = line.strip().lower().replace(" ", "_").replace("-", "_")
        if not line or word in ("quit", "q"):
            sys.stdout.write("\n")
            return None
        if word.isascii() and word.isdecimal() and len(word) <= 9 and 1 <= int(word) <= len(names):
            return names[int(word) - 1]
        if not word and usual is not None:
            return usual
        if word in names:
            return word
        _write(sys.stdout, say("name-or-number", n=len(names)))
