"""Lessons: a deal that was arranged beforehand, told step by step at a real table.

A lesson is data in the folder of its game, `lesson.toml`. It opens a table by a rulebook and makes the `setup` moves.
Then, step by step, the others make their `moves`, the teacher says a sentence, and the learner makes the one move that
is wanted, or (where none is) goes on. Moves are written with their seat, as in a scenario: "1 play KH", "-1 deal …".
In another language (`lesson.de.toml`) there are the words alone, step by step; who moves and what stands in the one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from spadille.core.contract import Refusal, Seat, Value
from spadille.core.errors import IllegalMove, SpadilleError
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
"""What is said of a move that is legal and not wanted, where a step has nothing of its own to say."""
_NOT_NOW: Final = Refusal(None, say("read-on"))


class StepWords(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said at a step of a lesson."""

    say: Written
    instead: Mapping[Notation, Written] = {}
    """What is said to other moves that are legal."""
    otherwise: Written = ""
    """What is said to any other of them; empty: `OTHERWISE`."""


class Step(StepWords, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of a lesson."""

    skip: tuple[str, ...] = ()
    """What has happened meanwhile, and is not shown move by move."""
    moves: tuple[str, ...] = ()
    """What happens first, each move with its seat."""
    want: Notation = ""
    """The move that the learner is to make; empty: the learner only reads."""

    @property
    def answer(self) -> Text:
        """What is said to a move that is legal, not wanted, and not spoken of."""
        return self.otherwise or OTHERWISE


class Lesson(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson of a game."""

    title: Written
    rulebook: Name
    names: tuple[Written, ...]
    """What the seats are called; the learner is "You"."""
    steps: tuple[Step, ...] = msgspec.field(name="step")
    seat: Seat = 0
    """Where the learner sits."""
    options: Mapping[str, Any] = {}
    setup: tuple[str, ...] = ()
    """What has happened at the table before the lesson begins."""


class LessonWords(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a lesson in another language, step by step."""

    title: Written
    steps: tuple[StepWords, ...] = msgspec.field(name="step")


def lesson_of(game: Manifest) -> Lesson | None:
    """The lesson that a game brings along, if it does, in the language being spoken or else in English.

    Raises SpadilleError where it cannot be read, and where the words of a language do not fit its steps.
    """
    data = game.page_file(game.lesson_page)
    if data is None:
        return None
    found = _decoded(game, data, Lesson)
    if not found.steps:
        raise SpadilleError(f"expected a lesson of {game.title} with steps; got none")
    own = own_page(game.package, game.lesson_page)
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
    """A lesson in the words of another language, which says something wherever the English does, and nowhere else."""
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
    """A lesson being given: the table, and where in the lesson it stands."""

    def __init__(self, game: Manifest, lesson: Lesson) -> None:
        """Opens the table; raises SpadilleError where the lesson does not fit its game."""
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

    def _begin(self) -> None:
        """Make what is not shown, and have the moves of the step made one by one."""
        self._due.extend(self.step.skip)
        while self._due:
            self.advance()
        self._due.extend(self.step.moves)

    @property
    def step(self) -> Step:
        """The step at which the lesson stands."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """No step follows."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def due(self) -> tuple[Seat, Any] | None:
        """The move that is made next without the learner, and by whom; None where none is."""
        return self._read(self._due[0]) if self._due else None

    @property
    def asks(self) -> bool:
        """The learner is to make a move."""
        return not self._due and bool(self.step.want)

    def _read(self, text: str) -> tuple[Seat, Any]:
        seat, _, move = text.partition(" ")
        return int(seat), self.table.game.read(move)

    def advance(self) -> tuple[Made, ...]:
        """Make the move that is due; raises IllegalMove where the lesson does not keep the rules."""
        return self.table.play(*self._read(self._due.popleft()))

    def reply(self, text: str) -> Text:
        """What is said to a move of the learner: empty, if it is the one wanted. Nothing is made.

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
        """Make the move that is wanted, if one is, and come to the next step, if there is one."""
        made = self.table.play(self.lesson.seat, self.step.want) if self.step.want else ()
        if not self.last:
            self.at += 1
            self._begin()
        return made

    # -- what is seen ----------------------------------------------------------------------------

    def news(self, made: tuple[Made, ...]) -> tuple[News, ...]:
        """What the learner is told of moves that were made."""
        seat, names = self.lesson.seat, self.lesson.names
        return tuple(news_of(self.entry.happened, self.table.game, made, seat, names))

    @property
    def scene(self) -> Scene:
        """The table as the learner sees it; nothing can be done there while no move is asked for."""
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
    """The table after a move, and what that move has led to; at the beginning of a lesson there is no move."""

    scene: Scene
    events: tuple[News, ...] = ()


class StepShown(Value, frozen=True):
    """A step as a screen shows it: moment after moment, and what is said when the last of them has come."""

    moments: tuple[Frame, ...]
    say: Written
    want: Notation
    """The move that leads on; empty: the learner only reads."""
    instead: dict[str, Written]
    otherwise: Text


class LessonShown(Value, frozen=True):
    """A whole lesson, so that a screen can give it without asking again."""

    game: Name
    title: Written
    rulebook: Name
    steps: tuple[StepShown, ...]


def shown(game: Manifest, lesson: Lesson) -> LessonShown:
    """The lesson as it goes when every wanted move is made; raises SpadilleError where it does not keep the rules."""
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
