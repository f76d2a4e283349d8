"""What is said below and beside the felt: the message, the list of what has happened, what is expected now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.screen import Screen
from textual.widgets import Static

from spadille.core.contract import Refusal
from spadille.tui import rulepage
from spadille.tui.look import TEXT, WARN, Look, typed

_REMEMBERED: Final = 200


def latest(sentences: Sequence[str], room: int) -> str:
    """As many of the last sentences as there is room for; the last one whole in any case."""
    said = ""
    for sentence in reversed(sentences):
        if said and len(sentence) + len(said) + 1 > room:
            break
        said = f"{sentence} {said}".strip()
    return said


class Talk:
    """The three places of a screen where something is said: `#message`, `#log` and `#prompt`."""

    def __init__(self, screen: Screen[None], look: Look) -> None:
        self._screen = screen
        self._look = look
        self._log: list[str] = []
        self._recent: list[str] = []

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
        """Say again as much of what was said since the person's last move as there is room for."""
        self.say(latest(self._recent, 2 * max(40, self._screen.size.width - 4) - 20))

    def say(self, text: str, style: str = TEXT) -> None:
        """Say something that is not worth remembering."""
        self._screen.remove_class("refused")
        self._screen.query_one("#message", Static).update(Text(self._letters(text), style), layout=False)

    def refuse(self, game: str, refusal: Refusal) -> None:
        """Why not, and the clause in words."""
        said = str(refusal.reason)
        if refusal.clause is not None:
            said += f"\n{refusal.clause}: {rulepage.clause_words(game, refusal.clause)}"
        self.say(said, WARN)
        self._screen.add_class("refused")
        self._screen.app.bell()

    def ask(self, prompt: Text) -> None:
        """Say what is expected of the person."""
        shown = Text(typed(prompt.plain)) if self._look.letters else prompt
        self._screen.query_one("#prompt", Static).update(shown, layout=False)

    def _letters(self, text: str) -> str:
        return typed(text) if self._look.letters else text
