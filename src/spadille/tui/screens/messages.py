"""Text below and beside the felt: the message, the log of events and the prompt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from spadille.core.contract import Refusal
from spadille.tui.draw.colours import TEXT, WARN, Look, typed
from spadille.tui.text import rule_page

_REMEMBERED: Final = 200
_ROWS: Final = 3
"""Lines below the felt for the message and the prompt."""
_MORE: Final = 2
"""Maximum extra lines for a refusal with its clause; hints and prompts are never cut."""
_ASKED: Final = 3
"""Maximum lines of the prompt."""
_LOW: Final = 24
"""Terminals with fewer rows show no clause texts."""


def latest(sentences: Sequence[str], fits: Callable[[str], bool]) -> str:
    """As many of the last sentences as fit; the last one always whole."""
    said = ""
    for sentence in reversed(sentences):
        longer = f"{sentence} {said}".strip()
        if said and not fits(longer):
            break
        said = longer
    return said


class Log(Static):
    """The last sentences that fit; all of them while the widget is hidden."""

    def __init__(self) -> None:
        super().__init__(id="log", markup=False)
        self._told: Sequence[str] = ()

    def tell(self, sentences: Sequence[str]) -> None:
        self._told = sentences
        self._fit()

    def on_resize(self, _: events.Resize) -> None:
        self._fit()

    def _fit(self) -> None:
        width, rows = self.content_size
        first = len(self._told)
        while first and (not width or (rows := rows - _rows(Text(self._told[first - 1]), self, width)) >= 0):
            first -= 1
        self.update("\n".join(self._told[first:]), layout=False)


def _rows(text: Text, widget: Widget, width: int) -> int:
    """Number of lines that a text takes in a place of that width."""
    return len(text.wrap(widget.app.console, width)) if text.plain else 0


class Talk:
    """The three text areas of a screen: `#message`, `#log` and `#prompt`."""

    def __init__(self, screen: Screen[None], look: Look) -> None:
        self._screen = screen
        self._look = look
        self._log: list[str] = []
        self._recent: list[str] = []
        self._message, self._prompt = Text(), Text()
        self._passing = True
        """The message reports events, and may be shortened from its beginning."""

    def note(self, sentence: str) -> None:
        """Report an event, and add it to the log."""
        self._recent = [*self._recent, sentence][-_REMEMBERED:]
        self._log = [*self._log, sentence][-_REMEMBERED:]
        self.recall()
        self._screen.query_one(Log).tell([*map(self._letters, self._log)])

    def forget(self) -> None:
        """Clear the recent messages after a move of the person."""
        self._recent.clear()

    def recall(self) -> None:
        """Show the latest events since the person's last move that fit; none of them if the log is visible."""
        rows = _ROWS - self._rows(self._prompt)
        self._passing = True
        recent = () if self._screen.has_class("wide") else self._recent
        self._tell(Text(latest(recent, lambda said: self._rows(Text(said)) <= max(1, rows)), TEXT))

    def say(self, text: str, style: str = TEXT) -> None:
        """Show a message without logging it."""
        self._passing = False
        self._tell(Text(text, style))

    def refuse(self, game: str, refusal: Refusal) -> None:
        """Show a refusal's reason and clause, with the clause's text if it fits."""
        said = str(refusal.reason)
        if refusal.clause is not None:
            whole = f"{said}\n{refusal.clause}: {rule_page.clause_words(game, refusal.clause)}"
            most = _ROWS + _MORE - self._rows(self._prompt) if self._screen.size.height >= _LOW else _ROWS - 1
            said = whole if self._rows(Text(whole)) <= most else f"{said} ({refusal.clause})"
        self.say(str(said), WARN)
        self._screen.app.bell()

    def ask(self, prompt: Text) -> None:
        """Show the prompt."""
        self._prompt = Text(typed(prompt.plain)) if self._look.letters else prompt
        self._screen.query_one("#prompt", Static).update(self._prompt, layout=False)
        if self._passing and self._recent:
            self.recall()
        else:
            self.fit()

    def fit(self) -> None:
        """Divide the lines below the felt between the message and the prompt without cutting either."""
        asked = min(_ASKED, max(1, self._rows(self._prompt)))
        said = max(_ROWS - asked, self._rows(self._message))
        for name, rows in (("#prompt", asked), ("#message", said)):
            place = self._screen.query_one(name, Static)
            if place.styles.height is None or place.styles.height.value != rows:
                place.styles.height = rows

    def _tell(self, message: Text) -> None:
        self._message = Text(self._letters(message.plain), message.style)
        self._screen.query_one("#message", Static).update(self._message, layout=False)
        self.fit()

    def _rows(self, text: Text) -> int:
        """Number of lines that a text takes below the felt."""
        return _rows(text, self._screen, max(20, self._screen.size.width - 2))

    def _letters(self, text: str) -> str:
        return typed(text) if self._look.letters else text
