"""Screens on top of the table: score sheet, rules, help, number question, typed move, lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar, Final, NamedTuple, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from spadille.core.contract import AnyGame
from spadille.core.pages import clauses_note
from spadille.core.words import Text as Spoken
from spadille.manifest import Manifest
from spadille.review.model import Review
from spadille.scene.model import Ask
from spadille.thinking.judgement import Judgement
from spadille.thinking.saying import hint
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, Look, side_ink, typed
from spadille.tui.play.session import Session
from spadille.tui.text import phrases, rule_page
from spadille.tui.text.card_words import zone_lines
from spadille.tui.text.score_words import side_lines

KEYS: Final[tuple[tuple[Spoken, Spoken], ...]] = (
    ("← →  ↑ ↓", say("help-arrows")),
    ("Enter", say("help-enter")),
    ("Tab", say("help-tab")),
    (say("key-digits"), say("help-digits")),
    (say("key-space"), say("help-space")),
    (":", say("help-colon")),
    ("L", say("help-last")),
    ("H", say("help-hint")),
    ("N", say("help-figures")),
    (say("key-capital", key="E"), say("help-teacher")),
    ("V", say("help-review")),
    ("T", say("help-table")),
    ("S", say("help-sheet")),
    (say("key-capital", key="P"), say("help-how")),
    ("R", say("help-rules")),
    (say("key-capital", key="G"), say("help-words")),
    ("U", say("help-undo")),
    (say("key-capital", key="A"), say("help-on")),
    (say("key-capital", key="F"), say("help-forced")),
    (say("key-capital", key="X"), say("help-skip")),
    (say("key-capital", key="C"), say("help-concede")),
    ("+ −", say("help-pace")),
    ("Q", say("help-leave")),
)


T = TypeVar("T")


class Line(NamedTuple):
    """A line of a page with the label beside it (a key, a clause, points)."""

    text: Text
    label: Text | None = None


class Page(ModalScreen[str | None]):
    """A scrollable text page on top of the table."""

    keys: Spoken = say("page-keys")

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "close"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Line], look: Look) -> None:
        super().__init__()
        self.page_title = title
        self._letters = look.letters
        self.lines = self._fit(lines)

    def _fit(self, lines: Sequence[Line]) -> list[Line]:
        """Convert lines to what this terminal can show."""
        if not self._letters:
            return list(lines)
        return [Line(_plain(line.text), line.label and _plain(line.label)) for line in lines]

    def add(self, at: int, lines: Sequence[Line]) -> None:
        """Insert lines found later at index `at`."""
        self.lines[at:at] = self._fit(lines)
        self.query_one("#page-body", Static).update(_laid_out(self.lines))

    @property
    def text(self) -> str:
        """The text of the page."""
        return "\n".join(f"{line.label.plain + '  ' if line.label else ''}{line.text.plain}" for line in self.lines)

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(self.page_title, id="page-title", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Static(_laid_out(self.lines), id="page-body")
            yield Static(str(self.keys), id="page-keys", markup=False)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, rows: int) -> None:
        self.query_one("#page-scroll", VerticalScroll).scroll_relative(y=rows, animate=False)


def _plain(text: Text) -> Text:
    return Text(typed(text.plain))


def _laid_out(lines: Sequence[Line]) -> Group:
    """Lay labelled lines out in two columns, so that long ones stay beside their labels."""
    parts: list[RenderableType] = []
    for labelled, run in groupby(lines, key=lambda line: line.label is not None):
        if not labelled:
            parts += [line.text for line in run]
            continue
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=10)
        grid.add_column(ratio=1)
        for line in run:
            grid.add_row(line.label, line.text)
        parts.append(Padding(grid, (0, 0, 0, 2)))
    return Group(*parts)


def heading(text: str) -> Line:
    return Line(Text(text, f"bold {GOLD}"))


def clause_line(clause: str, sentence: str) -> Line:
    return Line(Text(sentence, TEXT), Text(clause, FAINT))


def table_page(session: Session, look: Look) -> Page:
    """A page with everything visible in words, and the notice for unmeasured bots."""
    scene, names = session.scene, session.names
    lines = [Line(Text(phrases.plate_line(plate), f"bold {side_ink(plate.side)}")) for plate in scene.plates]
    if bots := phrases.unmeasured(session.table.game, session.levels):
        lines.append(Line(Text(str(bots), FAINT)))
    lines += [Line(Text(said, TEXT)) for said in side_lines(scene)]
    for zone in scene.zones:
        said = zone_lines(zone, names)
        lines += [Line(Text(line, TEXT if at else f"bold {TEXT}")) for at, line in enumerate(said)]
    return Page(str(say("the-table", game=scene.title)), lines, look)


def hint_page(found: Judgement, names: Sequence[str], look: Look) -> Page:
    """A page with the figures behind a hint."""
    head = Line(Text(hint(found, names), f"bold {TEXT}"))
    return Page(str(say("a-hint")), [head, *(Line(Text(line, TEXT)) for line in phrases.figure_lines(found))], look)


def review_page(names: Sequence[str], found: Review, look: Look) -> Page:
    """A page with the last deal's biggest moments and summary, then every decision."""
    lines = [
        Line(Text(line, TEXT if at else f"bold {TEXT}")) for at, line in enumerate(phrases.review_lines(names, found))
    ]
    if every := phrases.decision_lines(names, found):
        lines += [Line(Text()), heading(str(say("all-decisions"))), *(Line(Text(line, FAINT)) for line in every)]
    return Page(str(say("a-review")), lines, look)


def rules_page(game: AnyGame, title: str, look: Look) -> Page:
    """A page with the options of the table and every clause of its rulebook."""
    way = phrases.way_of(game)
    lines = [] if way is None else [heading(str(way.title)), *(Line(Text(str(each), TEXT)) for each in way.guest)]
    lines += [heading(str(say("plays-by")))]
    for each in rule_page.option_lines(game):
        if each.changed:
            said = Text.assemble(
                (f"{say('changed', what=each.words)} ", f"bold {TEXT}"), (f"({each.authority})", FAINT)
            )
            lines.append(Line(said))
        else:
            lines.append(Line(Text(str(each.words), TEXT), Text("\n".join(each.clauses), FAINT)))
    if note := str(clauses_note()):
        lines += [Line(Text()), Line(Text(note, FAINT))]
    for clause, sentence in rule_page.clause_lines(game):
        lines += [clause_line(clause, sentence)] if clause else [Line(Text()), heading(sentence)]
    return Page(str(say("the-rules", title=title)), lines, look)


def help_page(game: AnyGame | None, look: Look) -> Page:
    """A page with the keys, the advice of the table's rulebook, the game's terms, and the care of real cards."""
    lines = [Line(Text(str(does), TEXT), Text(str(key), f"bold {GOLD}")) for key, does in KEYS]
    if game is not None and (advice := rule_page.good_to_know(game)):
        lines += [Line(Text()), heading(str(say("good-to-know"))), *(clause_line(*each) for each in advice)]
    lines += [Line(Text()), *_word_lines(game)]
    care = (clause_line(*each) for each in rule_page.shown_in("cards", "help"))
    return Page(str(say("help")), [*lines, Line(Text()), heading(str(say("real-cards"))), *care], look)


def how_page(game: Manifest, look: Look) -> Page:
    """A page with the game's introduction for beginners."""
    lines: list[Line] = []
    for label, sentence in rule_page.how_lines(game):
        if label == "#":
            lines += [Line(Text()), heading(sentence)]
        else:
            lines.append(Line(Text(f"{label} {sentence}".lstrip(), TEXT)))
    if not lines:
        lines.append(Line(Text(str(say("no-page", game=game.title)), TEXT)))
    return Page(str(say("how-to-play", game=game.title)), lines, look)


def words_page(game: AnyGame, look: Look) -> Page:
    """A page with the terms of the game and of the card table, and their pronunciation."""
    return Page(str(say("words")), list(_word_lines(game)), look)


def _word_lines(game: AnyGame | None) -> Iterator[Line]:
    for at, (title, terms) in enumerate(rule_page.words_of(game.name if game is not None else "")):
        yield from [Line(Text()), heading(title)] if at else [heading(title)]
        for term in terms:
            word = term.word + (f" ({term.said})" if term.said else "")
            said = Text.assemble((term.meaning, TEXT), (f"  {term.clause}" if term.clause else "", FAINT))
            yield Line(said, Text(word, f"bold {GOLD}"))


class ListPage(ModalScreen[T]):
    """A page with a title and a list: up and down select a line, Enter takes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q", "leave")]

    def __init__(self, title: Spoken, look: Look) -> None:
        super().__init__()
        self._title, self._letters = title, look.letters

    def lettered(self, text: Text) -> Text:
        """The text as this terminal can show it."""
        return Text(typed(text.plain), text.style) if self._letters else text

    def lines(self) -> Iterator[Text]:
        """Yield the lines of the list at first."""
        yield from ()

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(str(self._title), id="page-title", markup=False)
            yield OptionList(*(self.lettered(each) for each in self.lines()), id="which-list", markup=False)
            yield Static(str(say("which-keys")), id="page-keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def action_leave(self) -> None:
        self.dismiss(None)


class Question(ModalScreen[str | None]):
    """A line to fill in: a bounded number, a seed, or a typed move; None for Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave")]

    def __init__(self, question: str, usual: str = "", ask: Ask | None = None, *, begun: bool = False) -> None:
        super().__init__()
        self._question = question
        self._usual = usual
        self._ask = ask
        self._begun = begun
        """The text is the beginning of what the person types, so the next key goes on with it."""

    def compose(self) -> ComposeResult:
        with Vertical(id="question"):
            yield Static(self._question, id="question-text", markup=False)
            yield Input(self._usual, id="question-line", select_on_focus=not self._begun)
            yield Static(str(say("question-keys")), id="question-keys", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if self._ask is not None and not self._fits(text):
            said = say("out-of-bounds", low=self._ask.low, high=self._ask.high, got=text[:20] or "none")
            self.query_one("#question-keys", Static).update(str(said))
            return
        self.dismiss(text)

    def _fits(self, text: str) -> bool:
        assert self._ask is not None, "only a number is held against bounds"
        return text.isascii() and text.isdecimal() and self._ask.low <= int(text[:18]) <= self._ask.high

    def on_key(self, event: events.Key) -> None:
        """Count up or down with the arrow keys."""
        if self._ask is None or event.key not in ("up", "down"):
            return
        line = self.query_one(Input)
        now = int(line.value[:18]) if line.value.isascii() and line.value.isdecimal() else self._ask.usual
        line.value = str(max(self._ask.low, min(self._ask.high, now + (1 if event.key == "up" else -1))))
        event.stop()

    def action_leave(self) -> None:
        self.dismiss(None)
