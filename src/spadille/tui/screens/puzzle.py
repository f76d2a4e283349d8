"""The screens of puzzles: the list of themes, and the table with a question and the answer to each tried move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from spadille.manifest import Manifest
from spadille.puzzles.found import themed
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, Look
from spadille.tui.play.puzzles import PuzzleSession
from spadille.tui.screens.dialogs import ListPage
from spadille.tui.screens.key_bar import Key, KeyLine
from spadille.tui.screens.prompts import prompt_text
from spadille.tui.screens.table import TableScreen
from spadille.tui.screens.too_small import WIDE

_LEAVE: Final = Key("Q", say("does-leave"), "leave", 6)
_NEXT: Final = Key("X", say("does-next"), "next", 5)
_FIGURES: Final = Key("N", say("does-figures"), "figures", 4)
_ASKED: Final = (
    Key("←→", say("does-choose"), "", 7),
    Key("Enter", say("does-answer"), "choose", 8),
    Key("H", say("does-show"), "hint", 6),
    _FIGURES,
    _NEXT,
    _LEAVE,
)
_SOLVED: Final = (Key("Enter", say("does-next"), "choose", 8), _FIGURES, _LEAVE)
_LAST: Final = (Key("Enter", say("does-leave"), "leave", 8), _FIGURES)


class PuzzleScreen(TableScreen):
    """A puzzle at a table: Enter answers with the move under the cursor, then opens the next puzzle."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("x,X", "next")]

    def __init__(self, puzzle: PuzzleSession) -> None:
        self.puzzle = puzzle
        super().__init__(puzzle)

    def _greet(self) -> None:
        self.talk.note(self.puzzle.title)

    def _ask(self) -> None:
        """Show the question, or the answer once it is solved."""
        if self.puzzle.solved:
            self.talk.say(self.puzzle.answer)
        self.talk.ask(self._asked())
        self._beside()
        self.query_one(KeyLine).tell((_LAST if self.puzzle.last else _SOLVED) if self.puzzle.solved else _ASKED)

    def _asked(self) -> Text:
        if not self.puzzle.solved:
            return prompt_text(self.session, self.felt)
        what = self.puzzle.end if self.puzzle.last else say("puzzle-solved")
        return Text(f"{self.puzzle.right} {what}", f"bold {GOLD}")

    def action_choose(self) -> None:
        if self.puzzle.solved:
            self.action_next()
        else:
            super().action_choose()

    def action_next(self) -> None:
        """Open the next puzzle; after the last one, leave."""
        if self.puzzle.last:
            self.action_leave()
        else:
            self.app.switch_screen(PuzzleScreen(self.puzzle.following()))

    def action_leave(self) -> None:
        self.spadille.leave_table()


class ThemesScreen(ListPage[None]):
    """The themes of a game's puzzles: Enter gives the first puzzle of one."""

    def __init__(self, game: Manifest, look: Look) -> None:
        super().__init__(say("puzzles-of-game", game=game.title), look)
        self._game = game
        found = themed(game)
        self._themes = ("", *(theme.name for theme, _ in found))
        by_hand = (say("puzzles-by-hand"), len(game.puzzles), "")
        self._rows = [by_hand, *((theme.title, len(some), theme.question) for theme, some in found)]

    def lines(self) -> Iterator[Text]:
        """A line for each theme; on wide terminals with its question."""
        wide = self.app.size.width >= WIDE
        room = max(len(str(title)) for title, _, _ in self._rows) if wide else 0
        for title, count, question in self._rows:
            more = f"  {count:>2}  {question}" if wide else f"  {count}"
            yield Text.assemble((f"{title!s:<{room}}", f"bold {TEXT}"), (more, FAINT))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.app.switch_screen(PuzzleScreen(PuzzleSession(self._game, theme=self._themes[event.option_index])))
