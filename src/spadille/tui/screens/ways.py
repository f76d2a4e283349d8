"""A list on top of the setup: the named ways to play a game, and the questions that find a table's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from spadille.core.errors import BadOptions
from spadille.core.preset import Ruled
from spadille.core.words import Text as Spoken
from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, Look
from spadille.tui.screens.dialogs import ListPage
from spadille.tui.which_game import Asking
from spadille.ways.which import QUESTIONS, Fit, Question, Way, ways


class _Line(NamedTuple):
    """A selectable line: its text, its description, and its action."""

    head: Spoken
    more: Spoken
    then: Callable[[], None]


class WhichScreen(ListPage[Ruled | None]):
    """A list that Enter answers until the rules that the table plays by are found."""

    def __init__(self, game: Manifest, seats: int, look: Look) -> None:
        super().__init__("", look)
        self._game, self._seats = game, seats
        self._asking = Asking(game, most=QUESTIONS)
        self._lines: list[_Line] = []

    def on_mount(self) -> None:
        self._show(say("which-ways", game=self._game.title), self._ways())

    def _ways(self) -> list[_Line]:
        """The questions' entry, then the named ways to play, those for the set number of seats first."""
        here = [way for way in ways(self._game, self._seats) if way.preset is not None]
        names = {way.name for way in here}
        others = [way for way in ways(self._game) if way.preset is not None and way.name not in names]
        return [_Line(say("which-find"), say("which-about"), self._ask), *map(self._taking, (*here, *others))]

    def _taking(self, way: Way) -> _Line:
        return _Line(way.title, way.line, lambda: self._take(way.rules))

    def _take(self, rules: Ruled) -> None:
        self.dismiss(rules)

    def _ask(self) -> None:
        """Show the next question, or the matches at the end."""
        asking = self._asking
        if asking.counts:
            self._show(say("which-how-many"), [self._count(each) for each in asking.counts])
        elif (asked := asking.question) is not None:
            lines = [_Line(each.words, "", self._answerer(at)) for at, each in enumerate(asked.answers)]
            none = _Line(say("which-none"), "", self._denier(asked))
            self._show(say("which-so"), [*lines, none, _Line(say("which-unknown"), "", self._answerer(None))])
        else:
            self._end()

    def _count(self, seats: int) -> _Line:
        def sit() -> None:
            self._asking.seats = seats
            self._ask()

        return _Line(str(seats), "", sit)

    def _answerer(self, at: int | None) -> Callable[[], None]:
        """A function that gives the answer of that number to the current question; None means unknown."""
        asked = self._asking.question
        assert asked is not None, "an answer is given to a question"

        def answer() -> None:
            self._asking.answer(asked, at)
            self._ask()

        return answer

    def _denier(self, asked: Question) -> Callable[[], None]:
        """A function that rejects all answers."""

        def deny() -> None:
            self._asking.deny(asked)
            self._ask()

        return deny

    def _end(self) -> None:
        try:
            found = self._asking.found
        except BadOptions as wrong:  # the answers contradict each other
            self._asking = Asking(self._game, most=QUESTIONS)
            self._show(str(wrong), self._ways())
            return
        if found.exact and not found.also:
            self._take(found.rules)
            return
        title = say("which-fits") if found.exact else say("which-near")
        self._show(title, [self._fitting(self._asking.fit(each)) for each in (found.way, *found.also)])

    def _fitting(self, fit: Fit) -> _Line:
        """A way to play with all answers applied, and the answers that differ from it."""
        otherwise = (
            *(each.words[1] for each in fit.differs),
            *(say("which-not-so", theirs=each) for each in fit.not_so),
        )
        more = fit.way.line if fit.exact else say("which-but-so", words=" ".join(map(str, otherwise)))
        return _Line(fit.way.title, more, lambda: self._take(fit.rules))

    def _show(self, title: Spoken, lines: Sequence[_Line]) -> None:
        self._lines = list(lines)
        self.query_one("#page-title", Static).update(self.lettered(Text(str(title))))
        listing = self.query_one(OptionList)
        listing.clear_options()
        for each in self._lines:
            bold = f"bold {GOLD if each.more else TEXT}"
            text = Text.assemble((str(each.head), bold), (f"  {each.more}" if each.more else "", FAINT))
            listing.add_option(Option(self.lettered(text)))
        listing.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._lines[event.option_index].then()
