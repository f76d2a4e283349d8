"""Screens that lie over the table: the score sheet, the rules, help, a question for a number, a typed move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from spadille.core.contract import AnyGame, DealSheet
from spadille.scene.model import Ask, Scene
from spadille.tui import rulepage, words
from spadille.tui.look import FAINT, GOLD, SIDE_INKS, TEXT, Look, typed

KEYS: Final = (
    ("← →  ↑ ↓", "choose a card or a word; a mouse will do as well"),
    ("Enter", "play it; ↑ does the same for a card of the hand"),
    ("Tab", "go on to the next area: words, table, hand"),
    ("1 … 9, letters", "say the number or the word with that letter"),
    ("Space", "pick cards, where several are asked for"),
    (":", "type a move, such as play QS"),
    ("L", "see the last trick again"),
    ("T (capital)", "everything on the table in words"),
    ("S", "the score sheet, every line with its arithmetic and its clause"),
    ("R", "the rules of this table, every clause"),
    ("U", "take back your last decision"),
    ("+ −", "let the others play faster or slower"),
    ("Q", "leave; the game is kept"),
)


class Page(ModalScreen[None]):
    """Text over the table, to be scrolled and closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "close", "Close"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, body: Text, look: Look, *, at_end: bool = False) -> None:
        super().__init__()
        self.page_title = title
        self.body = body
        self.look = look
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        body = Text(typed(self.body.plain)) if self.look.letters else self.body
        with Vertical(id="page"):
            yield Static(self.page_title, id="page-title", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Static(body, id="page-body")
            yield Static("Enter or Esc goes back. The arrows scroll.", id="page-keys", markup=False)

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one("#page-scroll", VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, rows: int) -> None:
        self.query_one("#page-scroll", VerticalScroll).scroll_relative(y=rows, animate=False)


def sheet_page(scene: Scene, game: str, look: Look, only: DealSheet | None = None) -> Page:
    """The score sheet, or one deal of it; the clauses it cites stand at its foot."""
    body = Text()
    sheets = scene.score.sheet if only is None else (only,)
    for sheet in sheets:
        _add_deal(body, scene, sheet)
    if not sheets:
        body.append("No deal is finished yet.\n", TEXT)
    cited = dict.fromkeys(line.clause for sheet in sheets for line in sheet.lines)
    for clause in cited:
        if said := rulepage.clause_words(game, clause):
            body.append(f"{clause}  ", GOLD).append(f"{said}\n", FAINT)
    title = f"{scene.title}: deal {only.deal}" if only is not None else f"{scene.title}: the score sheet"
    if scene.score.goal:
        title += f", {scene.score.goal}"
    return Page(title, body, look)


def _add_deal(body: Text, scene: Scene, sheet: DealSheet) -> None:
    score = scene.score
    gained = words.gains(sheet, len(score.sides))
    body.append(f"Deal {sheet.deal}", f"bold {GOLD}")
    if sheet.bids and sheet.taken:
        said = [
            f"{plate.name} {sheet.bids[plate.seat].removeprefix('bid ')}/{sheet.taken[plate.seat]}"
            for plate in sorted(scene.plates, key=lambda plate: plate.seat)
            if plate.seat < len(sheet.bids) and plate.seat < len(sheet.taken)
        ]
        body.append(f"   bid/taken: {', '.join(said)}", FAINT)
    body.append("\n")
    for side, name in enumerate(score.sides):
        body.append(f"  {name}  ", f"bold {SIDE_INKS[side % len(SIDE_INKS)]}")
        if side < len(sheet.totals):
            total, gain = sheet.totals[side], gained[side]
            before = words.figure(total - gain, score.per_unit)
            body.append(f"{before} {'−' if gain < 0 else '+'} {words.figure(abs(gain), score.per_unit)} = ", FAINT)
            body.append(words.figure(total, score.per_unit), f"bold {TEXT}")
        body.append("\n")
        for line in sheet.lines:
            if line.side == side:
                body.append(f"    {words.figure(line.points, score.per_unit, '+'):>6}  ", f"bold {TEXT}")
                body.append(f"{line.words}  ", TEXT).append(f"{line.clause}\n", FAINT)
    body.append("\n")


def table_page(scene: Scene, names: Sequence[str], look: Look) -> Page:
    """Everything in sight, in words."""
    body = Text()
    for plate in scene.plates:
        body.append(words.plate_line(plate) + "\n", f"bold {SIDE_INKS[plate.side % len(SIDE_INKS)]}")
    for zone in scene.zones:
        for at, line in enumerate(words.zone_lines(zone, names)):
            body.append(line + "\n", TEXT if at else f"bold {TEXT}")
    return Page(f"{scene.title}: the table", body, look)


def rules_page(game: AnyGame, title: str, look: Look) -> Page:
    """The options of the table and every clause of its rulebook."""
    body = Text()
    body.append("What this table plays by\n", f"bold {GOLD}")
    for line in rulepage.option_lines(game):
        body.append(f"  {line}\n", f"bold {TEXT}" if line.startswith("Changed") else TEXT)
    for clause, sentence in rulepage.clause_lines(game):
        if clause:
            body.append(f"  {clause}  ", FAINT).append(f"{sentence}\n", TEXT)
        else:
            body.append(f"\n{sentence}\n", f"bold {GOLD}")
    return Page(f"The rules: {title}", body, look)


def help_page(game: str, look: Look) -> Page:
    """The keys, and what the rulebook would have told to beginners."""
    body = Text()
    for key, does in KEYS:
        body.append(f"  {key:<15} ", f"bold {GOLD}").append(f"{does}\n", TEXT)
    _add_clauses(body, "Good to know", rulepage.shown_in(game, "help"))
    _add_clauses(body, "Looking after real cards", rulepage.shown_in("cards", "help"))
    return Page("Help", body, look)


def _add_clauses(body: Text, title: str, clauses: Iterable[tuple[str, str]]) -> None:
    for at, (clause, sentence) in enumerate(clauses):
        if not at:
            body.append(f"\n{title}\n", f"bold {GOLD}")
        body.append(f"  {sentence} ", TEXT).append(f"{clause}\n", FAINT)


class Question(ModalScreen[str | None]):
    """A line to fill in: a number within bounds, or a typed move."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "Never mind")]

    def __init__(self, question: str, usual: str = "", ask: Ask | None = None) -> None:
        super().__init__()
        self._question = question
        self._usual = usual
        self._ask = ask

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            yield Static(self._question, id="question-text", markup=False)
            yield Input(self._usual, id="question-line", select_on_focus=True)
            yield Static("Enter says it, Esc does not.", id="question-keys", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if self._ask is not None and not self._fits(text):
            bounds = f"a whole number from {self._ask.low} to {self._ask.high}"
            self.query_one("#question-keys", Static).update(f"Expected {bounds}; came {text[:20] or 'nothing'}.")
            return
        self.dismiss(text or None)

    def _fits(self, text: str) -> bool:
        assert self._ask is not None, "only a number is held against bounds"
        return text.isascii() and text.isdecimal() and self._ask.low <= int(text[:18]) <= self._ask.high

    def on_key(self, event: events.Key) -> None:
        """Up and down count."""
        if self._ask is None or event.key not in ("up", "down"):
            return
        line = self.query_one(Input)
        now = int(line.value[:18]) if line.value.isascii() and line.value.isdecimal() else self._ask.usual
        line.value = str(max(self._ask.low, min(self._ask.high, now + (1 if event.key == "up" else -1))))
        event.stop()

    def action_leave(self) -> None:
        self.dismiss(None)
