"""The screen of a puzzle: the table with a question, and the answer to each tried move."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import GOLD
from spadille.tui.play.puzzles import PuzzleSession
from spadille.tui.screens.key_bar import Key, KeyLine
from spadille.tui.screens.prompts import prompt_text
from spadille.tui.screens.table import TableScreen

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

    def __init__(self, game: Manifest, at: int = 0) -> None:
        self.puzzle = PuzzleSession(game, at)
        super().__init__(self.puzzle)

    def _greet(self) -> None:
        self.talk.note(self.puzzle.title)

    def _ask(self) -> None:
        """Show the question, or the answer once it is solved."""
        if self.puzzle.solved:
            self.talk.say(self.puzzle.answer)
        self.talk.ask(self._asked())
        self.query_one(KeyLine).tell((_LAST if self.puzzle.last else _SOLVED) if self.puzzle.solved else _ASKED)

    def _asked(self) -> Text:
        if not self.puzzle.solved:
            return prompt_text(self.session, self.felt)
        what = say("puzzles-end", game=self.puzzle.entry.title) if self.puzzle.last else say("puzzle-solved")
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
            self.app.switch_screen(PuzzleScreen(self.puzzle.entry, self.puzzle.at + 1))

    def action_leave(self) -> None:
        self.spadille.leave_table()
