"""The widget that shows a scene and can be clicked."""

from __future__ import annotations

from textual import events
from textual.geometry import Region
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from spadille.scene.model import Choice, Face, Scene
from spadille.tui.draw.board import draw_board
from spadille.tui.draw.canvas import Canvas
from spadille.tui.draw.colours import Look
from spadille.tui.draw.targets import HAND, Aim, Aims
from spadille.tui.draw.tricks import Moment


class Felt(Widget, can_focus=True):
    """The drawn table; it knows the item under the cursor, but plays nothing itself."""

    class Chosen(Message):
        """The person has chosen the item under the cursor."""

        def __init__(self, aim: Aim) -> None:
            super().__init__()
            self.aim = aim

    class Aimed(Message):
        """The cursor has moved to another item."""

        def __init__(self, aim: Aim) -> None:
            super().__init__()
            self.aim = aim

    def __init__(self, look: Look) -> None:
        super().__init__(id="felt")
        self.look = look
        self.scene: Scene | None = None
        self.aims: Aims | None = None
        self.cursor: Aim | None = None
        self.picking: Choice | None = None
        self.picked: frozenset[str] = frozenset()
        self.late: tuple[Face, ...] = ()
        self._canvas: Canvas | None = None

    # -- drawing ---------------------------------------------------------------------------------

    def show(self, scene: Scene, late: tuple[Face, ...] = ()) -> None:
        """Show another moment; the cursor stays where it was if possible."""
        self.scene, self.late = scene, late
        self._aim_anew(self.cursor)

    def pick(self, choice: Choice | None) -> None:
        """Start picking cards for a choice, or (with None) put the picked ones back."""
        self.picking, self.picked = choice, frozenset()
        self._aim_anew(self.cursor)
        if choice is not None and self.aims is not None:
            self.cursor = self.aims.first(HAND)
            self.redraw()

    def toggle(self, aim: Aim) -> None:
        """Pick a card, or put it back."""
        if aim.face is not None and aim.face.card is not None:
            self.picked ^= {aim.face.card}
            self.redraw()

    def _aim_anew(self, old: Aim | None) -> None:
        if self.scene is None:
            return
        self.aims = Aims(self.scene, self.picking)
        same = None
        if old is not None:
            aims = self.aims.by_area.get(old.area, [])
            moves = [(aim.face and aim.face.move) or (aim.choice and aim.choice.move) for aim in aims]
            old_move = (old.face and old.face.move) or (old.choice and old.choice.move)
            same = aims[moves.index(old_move)] if old_move in moves else None
        self.cursor = same if same is not None and same.refusal is None else self.aims.start()
        self.redraw()

    def redraw(self) -> None:
        """Redraw; only changed lines are sent to the terminal."""
        old, self._canvas = self._canvas, None
        if old is None or not self.size.area:
            self.refresh()
            return
        new = self.canvas
        same_size = (old.width, old.height) == (new.width, new.height)
        lines = [y for y in range(new.height) if not same_size or new.line(y) != old.line(y)]
        if lines:
            self.refresh(*(Region(0, y, new.width, 1) for y in lines))

    def aim_at(self, aim: Aim | None) -> None:
        """Move the cursor."""
        if aim is not None and aim != self.cursor:
            self.cursor = aim
            self.redraw()
            self.post_message(self.Aimed(aim))

    def aim_at_move(self, move: str) -> None:
        """Point at the item that makes a move; no effect if there is none."""
        if self.aims is not None and (aim := self.aims.of_move(move)) is not None:
            self.cursor = aim
            self.redraw()

    @property
    def canvas(self) -> Canvas:
        if self._canvas is None or (self._canvas.width, self._canvas.height) != tuple(self.size):
            assert self.scene is not None, "a felt without a scene is not drawn"
            aims = self.aims or Aims(self.scene)
            moment = Moment(self.scene, aims, self.cursor, self.picked, self.picking, self.late)
            self._canvas = draw_board(moment, self.size.width, self.size.height, self.look)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        if self.scene is None or y >= self.size.height:
            return Strip.blank(self.size.width)
        return Strip(self.canvas.line(y), self.size.width)

    def get_content_width(self, container: Area, viewport: Area) -> int:
        return container.width

    # -- pointing --------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        """Point at the clicked item; a second click chooses it."""
        if self.scene is None or not isinstance(aim := self.canvas.target_at(event.x, event.y), Aim):
            return
        if aim == self.cursor:
            self.post_message(self.Chosen(aim))
        else:
            self.aim_at(aim)

    def go(self, across: int, down: int) -> None:
        """Move the cursor to the nearest item in a direction; left and right are cyclic."""
        if self.aims is None:
            return
        if self.cursor is None:
            self.aim_at(self.aims.first())
            return
        near = self.canvas.nearest(self.cursor, across, down, self.cursor.area)
        self.aim_at(near if near is not None else self.aims.beside(self.cursor, across) if across else None)
