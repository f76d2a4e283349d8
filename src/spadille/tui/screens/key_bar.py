"""The last line of a screen: the currently useful keys, as many as fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.widgets import Static

from spadille.core.words import Text as Spoken
from spadille.tui.draw.colours import FAINT, GOLD, Look, typed

_GAP = 2


class Key(NamedTuple):
    """A key as printed, its effect in a word or two, and its screen action."""

    key: Spoken
    does: Spoken
    action: str = ""
    weight: int = 1
    """Keys with the lowest weight are dropped first if room is short."""


def fitting(keys: Sequence[Key], room: int) -> list[Key]:
    """The keys with the highest weight that fit side by side, in their original order."""
    left = list(keys)
    while left and sum(_width(each) + _GAP for each in left) - _GAP > room:
        left.remove(min(reversed(left), key=lambda each: each.weight))
    return left


def _width(key: Key) -> int:
    return cell_len(str(key.key)) + 1 + cell_len(str(key.does))


class KeyLine(Static):
    """A line of keys that can be pressed or clicked."""

    def __init__(self, look: Look, keys: Sequence[Key] = ()) -> None:
        super().__init__(id="keys", markup=False)
        self._look = look
        self._keys = tuple(keys)
        self._spans: list[tuple[int, int, str]] = []

    def tell(self, keys: Sequence[Key]) -> None:
        """Show other keys."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self._show()

    def on_resize(self, _: events.Resize) -> None:
        self._show()

    def _show(self) -> None:
        said, self._spans = Text(" ", no_wrap=True), []
        for each in fitting(self._keys, self.size.width - 2):
            key, does = (typed(str(text)) if self._look.letters else str(text) for text in (each.key, each.does))
            begin = said.cell_len
            said.append(key, f"bold {GOLD}").append(f" {does}", FAINT)
            self._spans.append((begin, said.cell_len, each.action))
            said.append(" " * _GAP)
        self.update(said, layout=False)

    async def on_click(self, event: events.Click) -> None:
        """Run the action of the clicked key."""
        for begin, end, action in self._spans:
            if begin <= event.x < end and action:
                await self.screen.run_action(action)
