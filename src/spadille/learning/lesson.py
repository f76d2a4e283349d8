"""Lessons: an arranged deal, explained step by step at a real table.

A lesson is data in the folder of its game, `lessons/01-first.toml`; the order of the files is the order of the course.
It opens a table by a rulebook and makes the `setup` moves. Then, step by step, the others make their `moves`, the
teacher says a sentence, and the learner makes the one wanted move, or (if there is none) continues. Moves are written
with their seat, as in a scenario: "1 play KH", "-1 deal …". In another language (`01-first.de.toml`) there are the
words alone, step by step; the moves are in the English file.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final, Self, TypeVar

import msgspec

from spadille.core.contract import Refusal, Seat, Value
from spadille.core.errors import BadOptions, IllegalMove, SpadilleError
from spadille.core.pages import in_english, own_page
from spadille.core.table import Step as Made
from spadille.core.table import Table
from spadille.core.words import Name, Notation, Text, Written
from spadille.learning import say
from spadille.manifest import Manifest
from spadille.scene.happening import News
from spadille.scene.model import Face, Scene
from spadille.scene.telling import news_of

OTHERWISE: Final = say("otherwise")
"""The reply to a move that is legal but not wanted, if the step has no reply of its own."""
_NOT_NOW: Final = Refusal(None, say("read-on"))


class StepWords(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The texts of a step of a lesson."""

    say: Written
    instead: Mapping[Notation, Written] = {}
    """Replies to other legal moves."""
    otherwise: Written = ""
    """The reply to all remaining legal moves; empty: `OTHERWISE`."""


class Step(StepWords, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of a lesson."""

    skip: tuple[str, ...] = ()
    """Moves made in the meantime, not shown one by one."""
    moves: tuple[str, ...] = ()
    """Moves made first, each with its seat."""
    want: Notation = ""
    """The move that the learner is to make; empty: the learner only reads."""

    @property
    def answer(self) -> Text:
        """The reply to a legal move that is not wanted and has no reply of its own."""
        return self.otherwise or OTHERWISE


class Lesson(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson of a game."""

    title: Written
    rulebook: Name
    names: tuple[Written, ...]
    """The names of the seats; the learner is "You"."""
    steps: tuple[Step, ...] = msgspec.field(name="step")
    seat: Seat = 0
    """The learner's seat."""
    options: Mapping[str, Any] = {}
    setup: tuple[str, ...] = ()
    """Moves made at the table before the lesson begins."""


class LessonWords(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a lesson in another language, step by step."""

    title: Written
    steps: tuple[StepWords, ...] = msgspec.field(name="step")


class LessonListed(Value, frozen=True):
    """A lesson in the list of a game's course."""

    name: Name
    title: Written


class _Titled(Value, frozen=True):
    """The part of a lesson that a list shows."""

    title: Written


def lessons_of(game: Manifest) -> tuple[LessonListed, ...]:
    """The course of a game, lesson by lesson, with titles in the current language; empty if it has none.

    Raises SpadilleError if a lesson cannot be read.
    """
    return tuple(LessonListed(name, _title(game, page)) for name, page in game.lesson_pages.items())


def _title(game: Manifest, page: str) -> Written:
    own = own_page(game.package, page)
    if own is not None:
        return _decoded(game, own.encode(), _Titled).title
    return in_english(_decoded(game, game.page_file(page) or b"", _Titled).title)


def lesson_of(game: Manifest, name: Name = "") -> Lesson | None:
    """The lesson of a name, or the first one, in the current language or else in English; None if there is none.

    Raises SpadilleError if it cannot be read, or if the words of a language do not fit its steps.
    """
    pages = game.lesson_pages
    page = pages.get(name or next(iter(pages), ""))
    if page is None:
        return None
    found = _decoded(game, game.page_file(page) or b"", Lesson)
    if not found.steps:
        raise SpadilleError(f"expected a lesson of {game.title} with steps; got none")
    own = own_page(game.package, page)
    if own is None:
        return msgspec.structs.replace(found, title=in_english(found.title))
    return retold(found, _decoded(game, own.encode(), LessonWords))


_Read = TypeVar("_Read")


def _decoded(game: Manifest, data: bytes, kind: type[_Read]) -> _Read:
    try:
        return msgspec.toml.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise SpadilleError(f"expected a lesson of {game.title}; got one that cannot be read: {wrong}") from None


def retold(lesson: Lesson, words: LessonWords) -> Lesson:
    """A lesson in the words of another language, which has a text exactly where the English one has."""
    if len(words.steps) != len(lesson.steps):
        raise SpadilleError(f"expected words for {len(lesson.steps)} steps of a lesson; got {len(words.steps)}")
    steps = list[Step]()
    for number, (step, said) in enumerate(zip(lesson.steps, words.steps, strict=True), 1):
        if said.instead.keys() != step.instead.keys() or bool(said.otherwise) != bool(step.otherwise):
            answers = ", ".join((*step.instead, *(["otherwise"] if step.otherwise else ()))) or "none"
            raise SpadilleError(f"expected these answers at step {number} of a lesson: {answers}; got others")
        steps.append(msgspec.structs.replace(step, say=said.say, instead=said.instead, otherwise=said.otherwise))
    return msgspec.structs.replace(lesson, title=words.title, steps=tuple(steps))


class Teacher:
    """A lesson in progress: the table, and the current step."""

    def __init__(self, game: Manifest, lesson: Lesson) -> None:
        """Open the table; raises SpadilleError if the lesson does not fit its game."""
        self.entry = game
        self.lesson = lesson
        book = game.rulebooks.get(lesson.rulebook)
        if book is None:
            known = ", ".join(game.rulebooks)
            raise SpadilleError(f"expected a lesson by a rulebook of {game.title}: {known}; got {lesson.rulebook}")
        seats = len(lesson.names)
        self.table = Table(game.open(book.settle(seats, lesson.options), seats, book))
        self.at = 0
        self._due = deque(lesson.setup)
        self._begin()

    @classmethod
    def of(cls, game: Manifest, name: Name = "") -> Self:
        """Open the table of a lesson by its name, or of the first one; raises BadOptions if there is none."""
        lesson = lesson_of(game, name)
        if lesson is None:
            known = ", ".join(game.lesson_pages) or "none"
            raise BadOptions(f"expected a lesson of {game.title}: {known}; got {name or 'none'}")
        return cls(game, lesson)

    def _begin(self) -> None:
        """Make the moves that are not shown, and queue those of the step."""
        self._due.extend(self.step.skip)
        while self._due:
            self.advance()
        self._due.extend(self.step.moves)

    @property
    def step(self) -> Step:
        """The current step of the lesson."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """True if no step follows."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def due(self) -> tuple[Seat, Any] | None:
        """The next move that is made without the learner, with its seat; None if there is none."""
        return self._read(self._due[0]) if self._due else None

    @property
    def asks(self) -> bool:
        """True if the learner is to make a move."""
        return not self._due and bool(self.step.want)

    def _read(self, text: str) -> tuple[Seat, Any]:
        seat, _, move = text.partition(" ")
        return int(seat), self.table.game.read(move)

    def advance(self) -> tuple[Made, ...]:
        """Make the move that is due; raises IllegalMove if the lesson breaks the rules."""
        return self.table.play(*self._read(self._due.popleft()))

    def reply(self, text: str) -> Text:
        """The reply to a move of the learner: empty if it is the wanted one. The move is not made.

        Raises IllegalMove for one that the rules, or the lesson, do not allow now, and Unreadable.
        """
        if not self.asks:
            raise IllegalMove(_NOT_NOW)
        game, step = self.table.game, self.step
        move = game.read(text)
        refusal = game.refusal(self.table.state, self.lesson.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if move == game.read(step.want):
            return ""
        return next((said for other, said in step.instead.items() if game.read(other) == move), step.answer)

    def do(self) -> tuple[Made, ...]:
        """Make the wanted move, if there is one, and go to the next step, if there is one."""
        made = self.table.play(self.lesson.seat, self.step.want) if self.step.want else ()
        if not self.last:
            self.at += 1
            self._begin()
        return made

    # -- output ----------------------------------------------------------------------------------

    def news(self, made: tuple[Made, ...]) -> tuple[News, ...]:
        """The events that the learner sees of moves that were made."""
        seat, names = self.lesson.seat, self.lesson.names
        return tuple(news_of(self.entry.happened, self.table.game, made, seat, names))

    @property
    def scene(self) -> Scene:
        """The table as the learner sees it; without a wanted move nothing can be chosen."""
        table, seat = self.table, self.lesson.seat
        drawn: Scene = self.entry.scene(table.game, table.view(seat), table.offers(seat), self.lesson.names)
        return drawn if self.asks else still(drawn)


def still(scene: Scene) -> Scene:
    """A scene in which nothing can be chosen."""

    def unmoved(faces: tuple[Face, ...]) -> tuple[Face, ...]:
        return tuple(msgspec.structs.replace(face, move=None, refusal=None) for face in faces)

    zones = tuple(
        msgspec.structs.replace(zone, faces=unmoved(zone.faces), rows=tuple(map(unmoved, zone.rows)))
        for zone in scene.zones
    )
    return msgspec.structs.replace(scene, zones=zones, choices=(), prompt="")


# -- a lesson as a whole ---------------------------------------------------------------------------


class Frame(Value, frozen=True):
    """The table after a move, and the events of that move; at the beginning of a lesson there is no move."""

    scene: Scene
    events: tuple[News, ...] = ()


class StepShown(Value, frozen=True):
    """A step as a screen shows it: frame after frame, and the text after the last of them."""

    moments: tuple[Frame, ...]
    say: Written
    want: Notation
    """The move that continues; empty: the learner only reads."""
    instead: dict[str, Written]
    otherwise: Text


class LessonShown(Value, frozen=True):
    """A whole lesson, so that a screen can give it without further requests."""

    game: Name
    title: Written
    rulebook: Name
    steps: tuple[StepShown, ...]


def shown(game: Manifest, lesson: Lesson) -> LessonShown:
    """The lesson's course when every wanted move is made; raises SpadilleError if it breaks the rules."""
    teacher = Teacher(game, lesson)
    found = list[StepShown]()
    made: tuple[Made, ...] = ()
    while len(found) < len(lesson.steps):
        moments = [Frame(teacher.scene, teacher.news(made))] if made or not found or not teacher.step.moves else []
        while teacher.due is not None:
            events = teacher.news(teacher.advance())
            moments.append(Frame(teacher.scene, events))
        step = teacher.step
        found.append(StepShown(tuple(moments), step.say, step.want, dict(step.instead), step.answer))
        made = teacher.do()
    return LessonShown(game.name, lesson.title, lesson.rulebook, tuple(found))
