"""Lessons: every one keeps the rules of its game, is short, and answers whatever the learner does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.errors import BadOptions, IllegalMove, SpadilleError, Unreadable
from spadille.games import GAMES, entry
from spadille.learning.lesson import Lesson, Step, Teacher, lesson_of, lessons_of, shown
from spadille.manifest import Manifest
from spadille.scene.happening import TrickTaken

LESSONS = {
    (name, each): found
    for name, game in GAMES.items()
    for each in game.lesson_pages
    if (found := lesson_of(game, each)) is not None
}
"""Every lesson of every game, by the names of both."""
MAJOR = {"spades": 12, "five_hundred": 12, "pinochle": 12}
"""The games with a course, and the number of lessons that it has at least."""
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
LONGEST = 130
"""Characters of a sentence; a phone shows five lines of it."""
READ, MOVE, OTHERS = 3.0, 5.0, 0.7
"""Words read in a second, seconds to make a move, and seconds to a move of the others."""
MINUTES = 3
NOTATION = re.compile(r"\b(?:[2-9TJQKA]|10)[CDHS]\b|\b(?:play|bid|meld|pair) [0-9A-Z]")


def teacher_of(game: str, name: str = "first") -> Teacher:
    return Teacher(entry(game), LESSONS[game, name])


def come_to(step: int, game: str = "spades", name: str = "first") -> Teacher:
    """The lesson at a step, where the learner goes on."""
    teacher = teacher_of(game, name)
    while True:
        while teacher.due is not None:
            teacher.advance()
        if teacher.at == step:
            return teacher
        teacher.do()


def test_every_game_has_a_first_lesson_and_the_major_ones_a_course() -> None:
    for name, game in GAMES.items():
        assert next(iter(game.lesson_pages)) == "first", name
        assert len(game.lesson_pages) >= MAJOR.get(name, 1), name


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_a_course_are_numbered_from_one(game: str) -> None:
    pages = entry(game).lesson_pages.values()
    assert [int(page.split("/")[1][:2]) for page in pages] == [*range(1, len(pages) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_listed_with_the_titles_of_its_lessons(game: str) -> None:
    listed = lessons_of(entry(game))
    assert [(each.name, each.title) for each in listed] == [
        (name, lesson.title) for (of, name), lesson in LESSONS.items() if of == game
    ]
    assert len({each.title for each in listed}) == len(listed)


@every_lesson
def test_every_move_is_legal_and_the_lesson_reaches_its_end(game: str, name: str) -> None:
    lesson = LESSONS[game, name]
    found = shown(entry(game), lesson)
    assert len(found.steps) == len(lesson.steps)
    assert all(step.moments for step in found.steps)
    assert not found.steps[-1].want, "it ends with a word"
    assert sum(bool(step.want) for step in found.steps) >= 3, "the learner does something"


@every_lesson
def test_every_step_answers_whatever_the_rules_allow(game: str, name: str) -> None:
    lesson = LESSONS[game, name]
    for at, step in enumerate(lesson.steps):
        if not step.want:
            assert (step.instead, step.otherwise) == ({}, ""), f"step {at} asks for nothing"
            continue
        teacher = come_to(at, game, name)
        before = teacher.table.version
        assert teacher.reply(step.want) == ""
        for other, said in step.instead.items():
            assert teacher.reply(other) == said, f"step {at}: {other} is wanted, or has another answer"
        for move in list(teacher.table.moves(lesson.seat))[:200]:
            teacher.reply(teacher.table.game.spell(move))
        assert teacher.table.version == before, "a wrong move comes back"
        assert teacher.scene.choices or any(
            face.lit
            for zone in teacher.scene.zones
            for face in zone.faces + tuple(each for row in zone.rows for each in row)
        )


@every_lesson
def test_it_is_told_in_sentences_and_takes_less_than_three_minutes(game: str, name: str) -> None:
    lesson = LESSONS[game, name]
    sentences = [text for step in lesson.steps for text in (step.say, str(step.answer), *step.instead.values())]
    assert [each for each in sentences if not re.fullmatch(r"[A-Z].*[.?!]", each)] == []
    assert [each for each in sentences if len(each) > LONGEST] == []
    assert [each for each in sentences if NOTATION.search(each)] == []
    assert sum(each.count("!") for each in sentences) <= 1
    told = sum(len(step.say.split()) for step in lesson.steps) / READ
    done = sum(MOVE * bool(step.want) + OTHERS * len(step.moves) for step in lesson.steps)
    assert 40 < told + done < 60 * MINUTES


@every_lesson
def test_the_learner_is_you_and_the_others_have_names(game: str, name: str) -> None:
    lesson = LESSONS[game, name]
    assert lesson.names[lesson.seat] == "You"
    assert len({*lesson.names}) == len(lesson.names)
    known = entry(game).options
    assert {*lesson.options} <= {*known}


# -- the teacher -------------------------------------------------------------------------------------


def test_a_wrong_card_is_answered_an_illegal_one_refused_with_its_clause() -> None:
    teacher = come_to(1)
    assert teacher.reply("play 6H") == "That is legal, but it loses. Your ace beats the king."
    with pytest.raises(IllegalMove, match="Hearts were led and you have two") as refused:
        teacher.reply("play 8S")
    assert refused.value.refusal.clause == "SPD-ROS-20"
    with pytest.raises(Unreadable):
        teacher.reply("play the ace")
    assert teacher.reply("play ah") == ""


def test_a_step_without_a_move_shows_a_table_at_which_nothing_can_be_done() -> None:
    teacher = teacher_of("spades")
    faces = [face for zone in teacher.scene.zones for face in zone.faces]
    assert (teacher.asks, teacher.scene.choices, [face for face in faces if face.move]) == (False, (), [])
    with pytest.raises(IllegalMove, match="read on"):
        teacher.reply("play AH")


def test_what_happens_is_told_as_at_any_table() -> None:
    found = shown(entry("spades"), LESSONS["spades", "first"])
    events = [event for step in found.steps for moment in step.moments for event in moment.events]
    assert [event.by for event in events if isinstance(event, TrickTaken)] == [0, 3, 0, 2, 2]
    assert "Walt plays the king of hearts." in [str(event.words) for event in events]


def test_the_last_step_stays_the_last() -> None:
    teacher = come_to(len(LESSONS["spades", "first"].steps) - 1)
    assert (teacher.last, teacher.do(), teacher.last) == (True, (), True)


class Folder:
    """A game whose folder holds a lesson that a test has written."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert str(entry("war").title) == "War"  # its words are read from its own folder
        monkeypatch.setattr("spadille.manifest.resources.files", lambda _: path)
        self.game: Manifest = msgspec.structs.replace(entry("war"))
        self.file = path / "lessons" / "01-first.toml"
        self.file.parent.mkdir()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    return Folder(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("title = 3", "expected a lesson of War; got one that cannot be read"),
        ("title = [", "expected a lesson of War; got one that cannot be read"),
        ('title = "War"\nrulebook = "denexa"\nnames = ["You", "Ben"]\nstep = []', "with steps; got none"),
        ('title = "War"\nrulebook = "denexa"\nnames = ["You"]\n[[step]]\nsays = "x"', "unknown field `says`"),
    ],
)
def test_a_lesson_that_is_none_is_said_to_be(folder: Folder, text: str, expected: str) -> None:
    folder.file.write_text(text, "utf-8")
    with pytest.raises(SpadilleError, match=re.escape(expected)):
        lesson_of(folder.game)


def test_a_game_need_not_have_one(folder: Folder) -> None:
    assert (lesson_of(folder.game), lessons_of(folder.game)) == (None, ())
    folder.file.parent.rmdir()
    assert (lesson_of(folder.game), lessons_of(folder.game)) == (None, ())


def test_the_order_of_the_files_is_that_of_the_course_and_other_files_are_none(folder: Folder) -> None:
    for number, name in enumerate(("second", "first", "third"), 1):
        text = f'title = "{name}"\nrulebook = "denexa"\nnames = ["You", "Ben"]\n[[step]]\nsay = "Read."\n'
        (folder.file.parent / f"0{number}-{name}.toml").write_text(text, "utf-8")
    for other in ("01-second.de.toml", "notes.toml", "04-fourth.txt"):
        (folder.file.parent / other).write_text('title = "Anders"\n', "utf-8")
    assert [each.title for each in lessons_of(folder.game)] == ["second", "first", "third"]
    assert (found := lesson_of(folder.game)) is not None
    assert found.title == "second"
    assert Teacher.of(folder.game, "third").lesson.title == "third"
    with pytest.raises(BadOptions, match="expected a lesson of War: second, first, third; got fourth"):
        Teacher.of(folder.game, "fourth")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"rulebook": "hoyle"}, "expected a lesson by a rulebook of War: denexa, three, peace; got hoyle"),
        ({"setup": ("0 turn",)}, "Nothing|not|dealt"),
    ],
)
def test_a_lesson_that_does_not_fit_its_game_is_refused(change: dict[str, Any], expected: str) -> None:
    whole = Lesson(title="War", rulebook="denexa", names=("You", "Ben"), steps=(Step(say="A step."),))
    assert Teacher(entry("war"), whole).last
    with pytest.raises(SpadilleError, match=expected):
        Teacher(entry("war"), msgspec.structs.replace(whole, **change))
