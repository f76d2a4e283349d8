"""Identification of the game that a table plays, by questions in lines; the answer includes the command to play it."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import TextIO

import msgspec

from spadille.core.options import Difference, OptionValue, write_value
from spadille.core.words import Text
from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import typed
from spadille.tui.text.phrases import printable
from spadille.tui.text.reading import read_line
from spadille.tui.text.typed_moves import LEAVING
from spadille.tui.text.wrapping import columns_of, wrapped
from spadille.ways.which import Fit, Found, Question, Way, fit, nearest, question, ways


class Asking:
    """A table's answers so far, and the next question."""

    def __init__(self, game: Manifest, seats: int | None = None, most: int | None = None) -> None:
        """Limit the questions (besides the number of players and the game's key questions) to `most`.

        None asks until further answers would not help.
        """
        self.game = game
        self.said: dict[str, OptionValue] = {}
        self.passed: list[str] = []
        self.denied: dict[str, tuple[OptionValue, ...]] = {}
        self.seats = seats
        self._most = most
        counts = game.seat_counts
        if seats is None and len(counts) == 1:
            self.seats = counts[0]

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players to choose from while theirs is unknown; otherwise empty."""
        return self.game.seat_counts if self.seats is None else ()

    @property
    def among(self) -> tuple[Way, ...]:
        """The ways to play that are compared with the answers."""
        return ways(self.game, self.seats)

    @property
    def question(self) -> Question | None:
        """The next question; None if there are no more."""
        return question(self.game, self.among, self.said, self.passed, self.denied, self._most)

    @property
    def usual_seats(self) -> int:
        """Usual number of players."""
        book, _ = self.game.meant()
        return self.game.rulebooks[book].usual_seats

    def deny(self, asked: Question) -> None:
        """Record that no answer fits the table."""
        self.denied[asked.option] = tuple(each.value for each in asked.answers)

    def answer(self, asked: Question, at: int | None) -> None:
        """Record the answer of that number; None means that the table does not know."""
        if at is None:
            self.passed.append(asked.option)
        else:
            self.said[asked.option] = asked.answers[at].value

    @property
    def found(self) -> Found:
        """The way to play that fits the answers best; raises BadOptions for an impossible combination."""
        return nearest(self.game, self.among, self.said, self.denied)

    def fit(self, way: Way) -> Fit:
        """Compare a way to play with all answers."""
        return fit(self.game, way, self.said, self.denied)


def command(game: Manifest, found: Found) -> str:
    """The command line that plays by the rules found."""
    rules, way = found.rules, found.way
    usual = way.preset.seats[0] if way.preset else way.rules.book.usual_seats
    by = ["--preset" if way.preset else "--rulebook", way.name]
    seats = [] if rules.seats == usual else ["--seats", str(rules.seats)]
    before, now = (msgspec.structs.asdict(each.options) for each in (way.rules, rules))
    given = [f"{name}={write_value(value)}" for name, value in now.items() if value != before[name]]
    return shlex.join(["spadille", "play", game.name, *by, *seats, *given])


def told(game: Manifest, found: Found) -> Iterator[Text]:
    """Yield the result in lines: the nearest way and rulebook, the differences, and the command to play."""
    way, book = found.way, found.book
    yield say("which-found", near=found.nearness(found), way=way.title, line=way.line)
    if not found.exact:
        yield say("which-but")
    yield from _differences(found.differs, way)
    yield from (say("which-item", words=say("which-not-so", theirs=each)) for each in found.not_so)
    if way.preset is not None:
        yield say("which-book", book=book.title)
        yield from _differences(found.book_differs, book)
    if way.preset is not None and found.exact:
        yield say("which-guest")
        yield from (say("which-item", words=each) for each in way.preset.guest)
    if found.also:
        yield say("which-others", ways=tuple(each.title for each in found.also))
    yield say("which-play", command=command(game, found))


def untold(asking: Asking) -> tuple[Text, Text] | None:
    """The notice for a call without answers where several ways fit, and an example command; otherwise None."""
    fit, usual = asking.among, asking.seats in (None, asking.usual_seats)
    seats = [] if usual else ["--seats", str(asking.seats)]
    asked = question(asking.game, fit, {})
    if asking.said or asking.denied or asked is None:
        return None
    example = f"{asked.option}={write_value(asked.answers[-1].value)}"
    line = shlex.join(["spadille", "which", asking.game.name, *seats, example])
    return say("which-untold", n=len(fit)), say("which-tell", command=line)


def _differences(differs: Sequence[Difference], way: Way) -> Iterator[Text]:
    for each in differs:
        yield say("which-differs", yours=each.words[1], way=way.title, theirs=each.words[0])


def ask_in_lines(asking: Asking, source: TextIO, sink: TextIO) -> bool:
    """Ask until further answers would not help or the input ends; False when the person leaves."""
    while asking.counts:
        *most, last = map(str, asking.counts)
        counts = say("either", most=", ".join(most), last=last)
        _write(sink, say("which-seats", counts=counts, usual=asking.usual_seats))
        said = _read(source, sink)
        if said in LEAVING:
            return False
        if not said:
            asking.seats = asking.usual_seats
        elif said in (*most, last):
            asking.seats = int(said)
        else:
            _write(sink, say("which-count-expected", counts=counts, got=printable(said)[:20]))
    while (asked := asking.question) is not None:
        _write(sink, "", *(f"{at}. {each.words}" for at, each in enumerate(asked.answers, 1)), say("which-asks"))
        said = _read(source, sink)
        if said is None:
            return True
        if said in LEAVING:
            return False
        if said and not (said.isascii() and said.isdecimal() and len(said) <= 9 and int(said) <= len(asked.answers)):
            _write(sink, say("which-expected", n=len(asked.answers), got=printable(said)[:20]))
        elif said and int(said) == 0:
            asking.deny(asked)
        else:
            asking.answer(asked, int(said) - 1 if said else None)
    return True


def _read(source: TextIO, sink: TextIO) -> str | None:
    """Read a person's line; None at the end of the input."""
    line = read_line(source, sink)
    return line.strip().lower() if line else None


def _write(sink: TextIO, *lines: Text) -> None:
    encoding = (sink.encoding or "utf-8").lower()
    columns = columns_of(sink)
    for each in map(str, lines):
        line = each if encoding.startswith("utf") else typed(each).encode(encoding, "replace").decode(encoding)
        sink.writelines(f"{part}\n" for part in wrapped(line, columns))


def tell(asking: Asking, sink: TextIO) -> None:
    """Write the result, or how to answer if nothing was answered; raises BadOptions for an impossible combination."""
    _write(sink, *(untold(asking) or told(asking.game, asking.found)))
    sink.flush()
