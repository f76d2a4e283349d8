"""The setup screen before a game: rulebook, options, number of seats, bots and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import structs
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from spadille.bots import levels
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.options import Options, OptionValue, Rulebook, Spec, clauses_of, read_value, specs, write_value
from spadille.core.preset import Preset, Ruled
from spadille.core.words import Text as Spoken
from spadille.games import open_game
from spadille.lab.badge import badge
from spadille.manifest import Manifest
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, WARN, typed
from spadille.tui.play.session import USUAL_LEVEL, sit_down
from spadille.tui.screens import dialogs
from spadille.tui.screens.key_bar import Key, KeyLine
from spadille.tui.screens.too_small import SizedScreen
from spadille.tui.screens.ways import WhichScreen
from spadille.tui.text import rule_page
from spadille.ways.presets import preset_of

_KEYS = (
    Key("Enter", say("does-deal"), "deal", 4),
    Key("←→", say("does-change"), "", 4),
    Key(say("key-space"), say("does-write"), "write", 2),
    Key(say("key-delete"), say("does-reset"), "reset", 1),
    Key("W", say("does-which"), "which", 3),
    Key("Esc", say("does-back"), "back", 3),
)


class Order(Value, frozen=True):
    """A person's choices on the setup form."""

    rulebook: str
    seats: int
    seat: int | None = 0
    bots: str = USUAL_LEVEL
    seed: str = ""
    given: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.given)


class Row(Value, frozen=True):
    """A form line: the setting's name, its label and value, and their meaning."""

    name: str
    label: Spoken
    value: Spoken
    words: Spoken
    changed: bool = False


class Form(OptionList):
    """The list of form lines."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.deal"),
        Binding("left", "screen.change(-1)"),
        Binding("right", "screen.change(1)"),
        Binding("space", "screen.write"),
        Binding("backspace,delete", "screen.reset"),
    ]


class SetupScreen(SizedScreen):
    """The setup form: up and down select a line, left and right change it, Enter deals."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q", "back"), Binding("w,W", "which")]

    def __init__(self, entry: Manifest) -> None:
        super().__init__()
        self.entry = entry
        self.books = entry.rulebooks
        usual, set_so = entry.meant()
        self.order = Order(usual, self.books[usual].usual_seats, given=tuple(set_so.items()))

    @property
    def book(self) -> Rulebook[Any]:
        return self.books[self.order.rulebook]

    @property
    def table(self) -> Options:
        """The options as set in the form, valid together or not."""
        found: Options = structs.replace(self.book.at(self.order.seats), **self.order.options)
        return found

    @property
    def way(self) -> Preset | None:
        """The named way to play that matches the form's rules; None if they have no name besides the rulebook's."""
        return preset_of(self.entry.name, Ruled(self.book, self.table, self.order.seats))

    @property
    def specs(self) -> dict[str, Spec]:
        """The available options, without those that only matter at tables dealt by hand."""
        return {name: spec for name, spec in specs(type(self.book.options)).items() if not spec.option.by_hand}

    def compose_body(self) -> ComposeResult:
        yield Static(f" {self.entry.title}: {self.entry.sentence}", id="setup-title", markup=False)
        with Vertical(id="setup"):
            yield Form(id="setup-list", markup=False)
            yield Static(id="setup-detail", markup=False)
        yield KeyLine(self.spadille.look, _KEYS)

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self._fill()

    def on_mount(self) -> None:
        self._fill([row.name for row in self.rows()].index("rulebook"))
        self.query_one(Form).focus()

    # -- the form --------------------------------------------------------------------------------

    def rows(self) -> Iterator[Row]:
        order, book = self.order, self.book
        place = say("set-watching") if order.seat is None else say("set-place", n=order.seat + 1)
        yield Row("deal", say("set-deal"), "", say("set-deal-means"))
        if self.entry.presets:
            way = self.way
            yield Row(
                "way",
                say("set-way"),
                say("set-way-none") if way is None else way.title,
                "",
            )
        yield Row("rulebook", say("set-rulebook"), book.title, "")
        yield Row("seats", say("set-seats"), str(order.seats), _choice_words(book.seats))
        yield Row("seat", say("set-seat"), place, say("set-seat-means"))
        yield Row("bots", say("set-bots"), say("level", level=str(order.bots)), say("set-bots-means"))
        yield Row("seed", say("set-seed"), order.seed or say("set-secret"), say("set-seed-means"))
        known = self.specs
        for title, names in self.entry.arranged(known):
            if title:
                yield Row("", "", "", title)
            for name in names:
                words = known[name].says_at(self.table, order.seats)
                yield Row(name, "", "", words, name in order.options)

    def _about(self, book: Rulebook[Any]) -> str:
        """A rulebook's description, and a note if most people play by it."""
        usual = self.entry.usual
        said = f"{usual.words}." if usual is not None and usual.rulebook == book.name else ""
        return " ".join(str(each) for each in (said, book.line) if each)

    def _fill(self, at: int | None = None) -> None:
        listing = self.query_one(Form)
        at = listing.highlighted if at is None else at
        listing.clear_options()
        for place, row in enumerate(self.rows()):
            listing.add_option(Option(self._line(place, row), disabled=not row.name))
        listing.highlighted = at
        self._detail()

    def _line(self, place: int, row: Row) -> RenderableType:
        """A form line; what runs over stays below its beginning."""
        text, lines = self._row_text(place, row), Table.grid()
        if not row.name or not place:
            return text
        lines.add_column(no_wrap=True)
        lines.add_row(text[:2], text[2:])
        return lines

    def _row_text(self, place: int, row: Row) -> Text:
        if not place:
            return self._lettered(Text.assemble((f"{row.label:<20}", f"bold {GOLD}"), (str(row.words), FAINT)))
        if not row.name:
            return self._lettered(Text(str(row.words), f"bold {GOLD}"))
        text = Text.assemble(("* " if row.changed else "  ", f"bold {GOLD}"))
        if row.label:
            text.append(f"{row.label:<18} ", TEXT).append(f"{row.value}  ", f"bold {TEXT}").append(
                str(row.words), FAINT
            )
        else:
            text.append(str(row.words), f"bold {GOLD}" if row.changed else TEXT)
        return self._lettered(text)

    def _lettered(self, text: Text) -> Text:
        return Text(typed(text.plain), text.style) if self.spadille.look.letters else text

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._detail()

    def _row_name(self) -> str:
        at = self.query_one(Form).highlighted or 0
        return [row.name for row in self.rows()][at]

    def _detail(self) -> None:
        """Show the selected line in full, and the table's differences from its rulebook."""
        text = Text()
        name = self._row_name()
        if (spec := self.specs.get(name)) is not None:
            text.append(f"{spec.says_at(self.table, self.order.seats)} ", TEXT)
            text.append(" ".join(clauses_of(spec, self.book)) + "\n", FAINT)
        else:
            text.append(f"{say('set-how')}\n", FAINT)
        if name == "bots" and (said := self._badge()):
            text.append(f"{said}\n", TEXT)
        if name == "rulebook":
            text.append(f"{self._about(self.book)}\n", TEXT)
        if name == "way" and (way := self.way) is not None:
            text.append(" ".join(map(str, way.guest)) + "\n", TEXT)
        changes = rule_page.change_lines(self.book, self.order.seats, self.order.options)
        for line in changes:
            text.append("* ", f"bold {GOLD}").append(line + "\n", TEXT)
        if not changes:
            text.append(str(say("set-as-printed", book=self.book.title)), FAINT)
        self._say(text)

    def _badge(self) -> str:
        """The notice for bots that are unmeasured with these rules; empty if there is none."""
        try:
            game = open_game(self.entry.name, self.order.rulebook, self.order.seats, self.order.options)
        except BadOptions:  # the form's options cannot be played together
            return ""
        return str(badge(game, [self.order.bots]))

    def _say(self, text: Text) -> None:
        self.query_one("#setup-detail", Static).update(self._lettered(text))

    # -- changing --------------------------------------------------------------------------------

    def action_change(self, step: int) -> None:
        name, order, book = self._row_name(), self.order, self.book
        if name == "way":
            self._next_way(step)
        elif name == "rulebook":
            self._open_book(_next(list(self.books), order.rulebook, step))
        elif name == "seats":
            self._seat_count(_next(list(book.seats), order.seats, step))
        elif name == "seat":
            self._set(seat=_next([*range(order.seats), None], order.seat, step))
        elif name == "bots":
            self._set(bots=_next(list(levels(self.entry.name)), order.bots, step))
        elif (spec := self.specs.get(name)) is not None:
            self._step_option(spec, step)
        self._fill()

    def _set(self, **changes: Any) -> None:
        kept = {name: getattr(self.order, name) for name in Order.__struct_fields__}
        self.order = Order(**{**kept, **changes})

    def _open_book(self, name: str) -> None:
        """Switch to another rulebook; its options replace all others."""
        book = self.books[name]
        seats = self.order.seats if self.order.seats in book.seats else book.usual_seats
        self._seat_count(seats)
        self._set(rulebook=name, given=())

    def _next_way(self, step: int) -> None:
        """Switch to the next named way to play for the number of seats; to any of them if none fits."""
        seats, known = self.order.seats, self.entry.presets
        there = [name for name, each in known.items() if seats in each.seats] or list(known)
        now = None if self.way is None else self.way.name
        found = known[_next(there, now, step) if now in there else there[0 if step > 0 else -1]]
        many = seats if seats in found.seats else found.seats[0]
        self._seat_count(many)
        self._set(rulebook=found.rulebook, given=tuple(found.options.items()))

    def _seat_count(self, seats: int) -> None:
        seat = self.order.seat
        self._set(seats=seats, seat=seat if seat is None or seat < seats else 0)

    def _step_option(self, spec: Spec, step: int) -> None:
        now = self._value(spec.name)
        ladder: list[OptionValue] = list(spec.choices)
        if spec.whole and type(now) is int:
            stride = 10 if now and now % 10 == 0 else 1
            if ladder and not spec.allows(now + step * stride):
                self._set_option(spec.name, ladder[0])
            elif spec.allows(now + step * stride):
                self._set_option(spec.name, now + step * stride)
            return
        if spec.whole:
            usual = getattr(self.book.at(self.order.seats), spec.name)
            ladder.append(usual if type(usual) is int else max(spec.option.low, min(spec.option.high, 100)))
        self._set_option(spec.name, _next(ladder, now, step))

    def _value(self, name: str) -> OptionValue:
        value: OptionValue = self.order.options.get(name, getattr(self.book.at(self.order.seats), name))
        return value

    def _set_option(self, name: str, value: OptionValue) -> None:
        given = self.order.options
        given.pop(name, None)
        usual = getattr(self.book.at(self.order.seats), name)
        if value != usual or type(value) is not type(usual):
            given[name] = value
        self._set(given=tuple(given.items()))

    def action_reset(self) -> None:
        name = self._row_name()
        if name in self.specs:
            self._set_option(name, getattr(self.book.at(self.order.seats), name))
        elif name == "seed":
            self._set(seed="")
        self._fill()

    @work(exclusive=True)
    async def action_write(self) -> None:
        name = self._row_name()
        if name == "seed":
            said = await self.app.push_screen_wait(dialogs.Question(str(say("set-seed-ask")), self.order.seed))
            if said is not None:
                self._set(seed=said)
        elif (spec := self.specs.get(name)) is not None:
            if not spec.whole:
                self._say(Text(str(say("set-by-keys")), WARN))
                return
            allowed = say("set-number", low=spec.option.low, high=spec.option.high)
            question = f"{spec.says_at(self.table, self.order.seats)} ({allowed})"
            said = await self.app.push_screen_wait(dialogs.Question(question, write_value(self._value(name))))
            if said is None:
                return
            value = read_value(spec, said)
            if not spec.allows(value):
                self._say(Text(str(say("set-not-allowed", allowed=allowed)), WARN))
                return
            self._set_option(name, value)
        elif name == "way":
            self.action_which()
            return
        else:
            self.action_change(1)
            return
        self._fill()

    @work(exclusive=True)
    async def action_which(self) -> None:
        """Open the list of named ways to play, with the questions to find one."""
        rules = await self.app.push_screen_wait(WhichScreen(self.entry, self.order.seats, self.spadille.look))
        if rules is not None:
            self._seat_count(rules.seats)
            self._set(rulebook=rules.book.name, given=tuple(rules.changed.items()))
            self._fill()

    # -- leaving ---------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Deal on a click on the first line, otherwise edit the line."""
        if event.option_index == 0:
            self.action_deal()
        else:
            self.action_write()

    def action_deal(self) -> None:
        order = self.order
        try:
            session = sit_down(
                self.entry.name,
                rulebook=order.rulebook,
                seats=order.seats,
                options=order.options,
                seed=order.seed or None,
                bots=order.bots,
                seat=order.seat,
            )
        except BadOptions as wrong:
            self._say(Text(f"{wrong}", WARN))
            return
        self.spadille.open_table(session)

    def action_back(self) -> None:
        self.dismiss(None)


def _next(ladder: list[Any], now: Any, step: int) -> Any:
    at = next((at for at, each in enumerate(ladder) if each == now and type(each) is type(now)), 0)
    return ladder[(at + step) % len(ladder)]


def _choice_words(seats: tuple[int, ...]) -> str:
    return (
        "" if len(seats) == 1 else str(say("either", most=", ".join(str(each) for each in seats[:-1]), last=seats[-1]))
    )
