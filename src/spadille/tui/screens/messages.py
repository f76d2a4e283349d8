"""What is said below and beside the felt: the message, the list of what has happened, what is expected now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text
from textual.screen import Screen
from textual.widgets import Static

from spadille.core.contract import Refusal
from spadille.tui.draw.colours import TEXT, WARN, Look, typed
from spadille.tui.text import rule_page

_REMEMBERED: Final = 200
_ROWS: Final = 3
"""The lines below the felt, for the message and what is expected."""
_MORE: Final = 2
"""So many lines more there may be for a refusal with its clause; a hint or a prompt is never cut."""
_ASKED: Final = 3
"""What is expected of the person takes at most so many lines."""
_LOW: Final = 24
"""A terminal of fewer rows has none to spare for the words of a clause."""


def latest(sentences: Sequence[str], fits: Callable[[str], bool]) -> str:
    """As many of the last sentences as fit; the last one whole in any case."""
    said = ""
    for sentence in reversed(sentences):
        longer = f"{sentence} {said}".strip()
        if said and not fits(longer):
            break
        said = longer
    return said


class Talk:
    """The three places of a screen where something is said: `#message`, `#log` and `#prompt`."""

    def __init__(self, screen: Screen[None], look: Look) -> None:
        self._screen = screen
        self._look = look
        self._log: list[str] = []
        self._recent: list[str] = []
        self._message, self._prompt = Text(), Text()
        self._passing = True
        """The message tells what has happened, and may be shortened from its beginning."""

    def note(self, sentence: str) -> None:
        """Say what has happened, and remember it."""
        self._recent = [*self._recent, sentence][-_REMEMBERED:]
        self._log = [*self._log, sentence][-_REMEMBERED:]
        self.recall()
        shown = "\n".join(self._log[-max(8, self._screen.size.height) :])
        self._screen.query_one("#log", Static).update(self._letters(shown), layout=False)

    def forget(self) -> None:
        """The person has moved: what was said before is old."""
        self._recent.clear()

    def recall(self) -> None:
        """Say again as much of what was said since the person's last move as there is room for; not beside a list."""
        rows = _ROWS - self._rows(self._prompt)
        self._passing = True
        recent = () if self._screen.has_class("wide") else self._recent
        self._tell(Text(latest(recent, lambda said: self._rows(Text(said)) <= max(1, rows)), TEXT))

    def say(self, text: str, style: str = TEXT) -> None:
        """Say something that is not worth remembering."""
        self._passing = False
        self._tell(Text(text, style))

    def refuse(self, game: str, refusal: Refusal) -> None:
        """Why not, and the clause, in words where there is room for them."""
        said = str(refusal.reason)
        if refusal.clause is not None:
            whole = f"{said}\n{refusal.clause}: {rule_page.clause_words(game, refusal.clause)}"
            most = _ROWS + _MORE - self._rows(self._prompt) if self._screen.size.height >= _LOW else _ROWS - 1
            said = whole if self._rows(Text(whole)) <= most else f"{said} ({refusal.clause})"
        self.say(str(said), WARN)
        self._screen.app.bell()

    def ask(self, prompt: Text) -> None:
        """Say what is expected of the person."""
        self._prompt = Text(typed(prompt.plain)) if self._look.letters else prompt
        self._screen.query_one("#prompt", Static).update(self._prompt, layout=False)
        if self._passing and self._recent:
            self.recall()
        else:
            self.fit()

    def fit(self) -> None:
        """Share the lines below the felt between the message and the prompt, so that neither is cut."""
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
        """How many lines a text takes below the felt."""
        width = max(20, self._screen.size.width - 2)
        return len(text.wrap(self._screen.app.console, width)) if text.plain else 0

    def _letters(self, text: str) -> str:
        return typed(text) if self._look.letters else text
