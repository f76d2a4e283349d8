"""The screens of lessons: the course of a game, and the table with a teacher's sentence below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rich.text import Text
from textual.widgets import OptionList

from spadille.core.words import Name
from spadille.learning.lesson import Teacher, lessons_of
from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, Look
from spadille.tui.play.lessons import LessonSession
from spadille.tui.play.session import sit_down
from spadille.tui.screens.dialogs import ListPage
from spadille.tui.screens.prompts import prompt_text
from spadille.tui.screens.table import TableScreen
from spadille.tui.screens.too_small import Host


class LessonScreen(TableScreen):
    """A lesson at a table: Enter continues, or makes the move under the cursor."""

    DEFAULT_CLASSES = "lesson"

    def __init__(self, game: Manifest, name: Name = "") -> None:
        """Take the game, and the name of one of its lessons; empty: the first."""
        self.lesson = LessonSession(Teacher.of(game, name), name)
        super().__init__(self.lesson)

    def _ask(self) -> None:
        """Show the sentence of the step, once its scripted moves are made."""
        if self.lesson.teacher.due is None:
            self.talk.say(self.lesson.teacher.step.say, f"bold {TEXT}")
        self.talk.ask(self._keys())
        self._beside()

    def _keys(self) -> Text:
        """The keys that work now, and the item under the cursor."""
        if self.felt.picking is not None:
            return prompt_text(self.session, self.felt)
        if self.lesson.teacher.due is not None:
            return Text()
        if self.lesson.teacher.last:
            what = say("lesson-sits-down") if self.lesson.following is None else say("lesson-next")
            return Text(str(what), f"bold {GOLD}")
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
            self._go_further()
        else:
            self.lesson.go_on()
            self.felt.show(self.lesson.scene)
            self._go_on()

    def action_hint(self) -> None:  # type: ignore[override]
        """Make the wanted move for a learner who cannot find it."""
        if self.lesson.awaited:
            self._play(self.lesson.teacher.step.want)

    def _go_further(self) -> None:
        """Open the next lesson of the course; after the last one, a table."""
        game, following = self.lesson.entry, self.lesson.following
        if following is not None:
            self.app.switch_screen(LessonScreen(game, following[1]))
            return
        rulebook, options = game.meant(None)
        self.app.pop_screen()
        self.spadille.open_table(sit_down(game.name, rulebook=rulebook, options=options))

    def action_leave(self) -> None:
        self.spadille.leave_table()


class CourseScreen(ListPage[None]):
    """The lessons of a game: Enter gives one."""

    def __init__(self, game: Manifest, look: Look) -> None:
        super().__init__(say("lessons-of-game", game=game.title), look)
        self._game, self._lessons = game, lessons_of(game)

    def lines(self) -> Iterator[Text]:
        for at, each in enumerate(self._lessons, 1):
            yield Text(str(say("lesson-line", at=at, title=each.title)), f"bold {TEXT}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.app.switch_screen(LessonScreen(self._game, self._lessons[event.option_index].name))

    def action_leave(self) -> None:
        cast(Host, self.app).leave_table()
