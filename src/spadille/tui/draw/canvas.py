"""A canvas of character cells, and the parts of it that can be clicked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from spadille.tui.draw.colours import Ink

_SAME_ROW: Final = 4
"""Maximum distance, in half rows, of two targets in one row: a raised card still belongs to its fan."""


class Box(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom


class Canvas:
    """A grid of cells with a character, a foreground and a background each; drawing outside of it has no effect."""

    def __init__(self, width: int, height: int, ground: Ink) -> None:
        self.width = width
        self.height = height
        self._chars = [[" "] * width for _ in range(height)]
        self._inks = [[ground] * width for _ in range(height)]
        self._hits: list[tuple[Box, Any]] = []

    def put(self, x: int, y: int, text: str, ink: Ink, width: int | None = None) -> None:
        """Write a line of text, cut off at `width`."""
        if not 0 <= y < self.height:
            return
        limit = self.width if width is None else min(self.width, x + width)
        for each in text:
            cells = cell_len(each)
            if cells == 0:
                continue
            if x + cells > limit:
                break
            if x >= 0:
                self._set(x, y, each, ink)
                if cells == 2:
                    self._set(x + 1, y, "", ink)
            x += cells

    def _set(self, x: int, y: int, char: str, ink: Ink) -> None:
        under = self._inks[y][x]
        self._chars[y][x] = char
        self._inks[y][x] = Ink(ink.fg or under.fg, ink.bg or under.bg, ink.bold, ink.under)

    def fill(self, box: Box, ink: Ink, char: str = " ") -> None:
        for y in range(max(0, box.y), min(self.height, box.bottom)):
            self.put(box.x, y, char * box.width, ink)

    def frame(self, box: Box, strokes: str, ink: Ink) -> None:
        """Draw a frame with six strokes: top left corner, horizontal, top right corner, vertical, two lower corners."""
        across = strokes[1] * (box.width - 2)
        self.put(box.x, box.y, strokes[0] + across + strokes[2], ink)
        self.put(box.x, box.bottom - 1, strokes[4] + across + strokes[5], ink)
        for y in range(box.y + 1, box.bottom - 1):
            self.put(box.x, y, strokes[3], ink)
            self.put(box.right - 1, y, strokes[3], ink)

    def tint(self, box: Box, ink: Ink) -> None:
        """Change the colours of a box's cells and keep their text."""
        for y in range(max(0, box.y), min(self.height, box.bottom)):
            for x in range(max(0, box.x), min(self.width, box.right)):
                self._set(x, y, self._chars[y][x], ink)

    def hit(self, box: Box, target: Any) -> None:
        """Register `target` for clicks into the box; later boxes lie over earlier ones."""
        self._hits.append((box, target))

    def target_at(self, x: int, y: int) -> Any | None:
        return next((target for box, target in reversed(self._hits) if box.holds(x, y)), None)

    def nearest(self, target: Any, across: int, down: int, area: str) -> Any | None:
        """Return the nearest target in a direction, in the same area as `target`; None if there is none."""
        here = next((box for box, each in self._hits if each == target), None)
        if here is None:
            return None
        best: tuple[int, Any] | None = None
        for box, each in self._hits:
            right = (box.x + box.right - here.x - here.right) * (across or 1)
            below = (box.y + box.bottom - here.y - here.bottom) * (down or 1)
            ahead, aside = (right, below) if across else (below, right)
            if each.area != area or ahead <= 0 or (across and abs(aside) > _SAME_ROW):
                continue
            distance = ahead + 3 * abs(aside)
            if best is None or distance < best[0]:
                best = distance, each
        return best[1] if best else None

    def line(self, y: int) -> list[Segment]:
        """A row of the canvas as segments for the terminal."""
        segments: list[Segment] = []
        chars, inks = self._chars[y], self._inks[y]
        start = 0
        for at in range(1, self.width + 1):
            if at == self.width or inks[at] != inks[start]:
                segments.append(Segment("".join(chars[start:at]), _style(inks[start])))
                start = at
        return segments

    def text(self) -> str:
        """The characters without their colours."""
        return "\n".join("".join(row).rstrip() for row in self._chars)


@lru_cache(maxsize=512)
def _style(ink: Ink) -> Style:
    return Style(color=ink.fg or None, bgcolor=ink.bg or None, bold=ink.bold, underline=ink.under)
