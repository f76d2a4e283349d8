"""The screen of a lesson: the table with a teacher's sentence below it."""

from __future__ import annotations

from rich.text import Text

from spadille.learning.lesson import Teacher, lesson_of
from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT
from spadille.tui.play.lessons import LessonSession
from spadille.tui.play.session import sit_down
from spadille.tui.screens.prompts import prompt_text
from spadille.tui.screens.table import TableScreen


class LessonScreen(TableScreen):
    """A lesson at a table: Enter continues, or makes the move under the cursor."""

    DEFAULT_CLASSES = "lesson"

    def __init__(self, game: Manifest) -> None:
        lesson = lesson_of(game)
        assert lesson is not None, "only a game with a lesson is taught"
        self.lesson = LessonSession(Teacher(game, lesson))
        super().__init__(self.lesson)

    def _ask(self) -> None:
        """Show the sentence of the step, once its scripted moves are made."""
        if self.lesson.teacher.due is None:
            self.talk.say(self.lesson.teacher.step.say, f"bold {TEXT}")
        self.talk.ask(self._keys())

    def _keys(self) -> Text:
        """The keys that work now, and the item under the cursor."""
        if self.felt.picking is not None:
            return prompt_text(self.session, self.felt)
        if self.lesson.teacher.due is not None:
            return Text()
        if self.lesson.teacher.last:
            return Text(str(say("lesson-sits-down")), f"bold {GOLD}")
        if self.lesson.reads:
            return Text(str(say("lesson-goes-on")), f"bold {GOLD}")
        chosen = self.felt.cursor.words if self.felt.cursor is not None else ""
        return Text.assemble((f"{say('lesson-plays')} ", FAINT), (chosen, f"bold {GOLD}"))

    def action_choose(self) -> None:
        if self.lesson.teacher.due is not None:
            return
        if not self.lesson.reads:
            super().action_choose()
        elif self.lesson.teacher.last:
            self._sit_down()
        else:
            self.lesson.go_on()
            self.felt.show(self.lesson.scene)
            self._go_on()

    def action_hint(self) -> None:  # type: ignore[override]
        """Make the wanted move for a learner who cannot find it."""
        if self.lesson.awaited:
            self._play(self.lesson.teacher.step.want)

    def _sit_down(self) -> None:
        game = self.lesson.entry
        rulebook, options = game.meant(None)
        self.app.pop_screen()
        self.spadille.open_table(sit_down(game.name, rulebook=rulebook, options=options))

    def action_leave(self) -> None:
        self.spadille.leave_table()
