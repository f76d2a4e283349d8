"""The lesson follows the rules, and its statements about the cards are true."""

from __future__ import annotations

from german_whist.manifest import MANIFEST
from spadille.learning.lesson import Teacher, lesson_of, shown


def test_the_lesson_is_legal_from_its_first_move_to_its_last() -> None:
    lesson = lesson_of(MANIFEST)
    assert lesson is not None
    found = shown(MANIFEST, lesson)
    assert len(found.steps) == len(lesson.steps)
    assert [step.want for step in found.steps] == ["", "play AC", "play 3C", "play KD", ""]


def test_every_wrong_card_has_an_answer() -> None:
    lesson = lesson_of(MANIFEST)
    assert lesson is not None
    teacher = Teacher(MANIFEST, lesson)
    teacher.do()
    game, moves = teacher.table.game, teacher.table.moves(0)
    wrong = [text for each in moves if (text := game.spell(each)) != "play AC"]
    assert {teacher.reply(text) for text in wrong} == {lesson.steps[1].otherwise}
