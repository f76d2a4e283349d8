"""The first screen: a choice of games and unfinished games."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from spadille.core.errors import SpadilleError
from spadille.core.words import LANGUAGES, spoken_now
from spadille.games import GAMES
from spadille.learning.lesson import lesson_of
from spadille.manifest import Manifest
from spadille.puzzles.telling import without
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, WARN, typed
from spadille.tui.play.saves import Saved, saved_games
from spadille.tui.play.session import resume
from spadille.tui.screens import dialogs
from spadille.tui.screens.key_bar import Key, KeyLine
from spadille.tui.screens.setup import SetupScreen
from spadille.tui.screens.too_small import NARROW, SizedScreen
from spadille.tui.text.phrases import most_seats

_CARD = """\
A          
♠          
     ▲     
    ▟█▙    
   ▟███▙   
  ▟█████▙  
  ▜█▛█▜█▛  
     █     
    ▀▀▀   ♠
          A"""  # noqa: W291 - the card is drawn to its edge
_TYPED_CARD = """\
A          
S          
     ^     
    / \\    
   /   \\   
  (     )  
   \\_ _/   
     |     
    ===   S
          A"""  # noqa: W291

_LEFT: Final = 18
"""Columns of the card beside the list."""
_EDGES: Final = 7
"""Columns of the first screen's edges and the list's scrollbar."""

_KEYS = (
    Key("Enter", say("does-sit-down"), "", 3),
    Key("H", say("does-how"), "how", 2),
    Key("L", say("does-lesson"), "lesson", 2),
    Key("P", say("does-puzzles"), "puzzles", 2),
    Key("D", say("does-language"), "language", 1),
    Key("?", say("does-help"), "help", 3),
    Key("Q", say("does-quit"), "leave", 3),
)


class HomeScreen(SizedScreen):
    """List of all games and the unfinished ones."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,H", "how"),
        Binding("l,L", "lesson"),
        Binding("p,P", "puzzles"),
        Binding("d,D", "language"),
        Binding("question_mark,f1", "help"),
        Binding("q,Q,escape", "leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._saved: list[Saved] = []

    def compose_body(self) -> ComposeResult:
        card = _TYPED_CARD if self.spadille.look.letters else _CARD
        with Horizontal(id="home"):
            with Vertical(id="home-left"):
                yield Static(card, id="home-card", markup=False)
                yield Static("S P A D I L L E", id="home-name", markup=False)
                yield Static(str(say("motto")), id="home-motto", markup=False)
            with Vertical(id="home-right"):
                yield OptionList(id="home-list", markup=False)
                yield Static(id="home-about", markup=False)
        yield Static(id="home-note", markup=False)
        yield KeyLine(self.spadille.look, _KEYS)

    def on_screen_resume(self) -> None:
        """Rebuild the list, since games may have been saved in the meantime."""
        self._saved, damaged = saved_games()
        listing = self.query_one(OptionList)
        listing.clear_options()
        listing.add_option(Option(self._text((str(say("sit-down-to")), f"bold {GOLD}")), disabled=True))
        seats = [str(say("seats-in-words", most=most_seats(each), seats=each.seats)) for each in GAMES.values()]
        narrow = self.size.width < NARROW
        gap = 1 if narrow else 2
        wide = max(map(len, seats)) + gap
        title = max(len(str(entry.title)) for entry in GAMES.values()) + gap
        for entry, many in zip(GAMES.values(), seats, strict=True):
            about = f"{many:<{wide}}{entry.listing.length}"
            listing.add_option(
                Option(self._text((f"  {entry.title!s:<{title}}", f"bold {TEXT}"), (about, FAINT)), entry.name)
            )
        if self._saved:
            listing.add_option(Option(self._text((f"\n{say('go-on-with')}", f"bold {GOLD}")), disabled=True))
        for at, saved in enumerate(self._saved):
            text = self._text((f"  {saved.line}", TEXT))
            text.truncate(self.size.width - (_EDGES if narrow else _EDGES + _LEFT), overflow="ellipsis")
            listing.add_option(Option(text, f"saved {at}"))
        listing.highlighted = 1
        listing.focus()
        note = Text(str(say("damaged", first=damaged[0], more=len(damaged) - 1)), WARN) if damaged else ""
        self.query_one("#home-note", Static).update(note)

    def _text(self, *parts: tuple[str, str]) -> Text:
        letters = self.spadille.look.letters
        return Text.assemble(*((typed(text) if letters else text, style) for text, style in parts))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Describe the item under the cursor in full."""
        name = event.option.id or ""
        saved = self._saved[int(name.split()[1])].line if name.startswith("saved ") else ""
        said = GAMES[name].sentence if name in GAMES else saved
        self.query_one("#home-about", Static).update(self._text((str(said), TEXT)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = event.option.id or ""
        if name in GAMES:
            self.app.push_screen(SetupScreen(GAMES[name]))
        elif name.startswith("saved "):
            self._resume(self._saved[int(name.split()[1])])

    def _resume(self, saved: Saved) -> None:
        try:
            session = resume(saved.path)
        except (SpadilleError, OSError) as wrong:
            self.query_one("#home-note", Static).update(Text(str(say("not-resumed", why=str(wrong))), WARN))
            return
        self.spadille.open_table(session)

    def action_help(self) -> None:
        self.app.push_screen(dialogs.help_page(None, self.spadille.look))

    @property
    def _pointed(self) -> Manifest | None:
        """The game under the cursor."""
        listing = self.query_one(OptionList)
        return GAMES.get(listing.get_option_at_index(listing.highlighted or 0).id or "")

    def action_how(self) -> None:
        """Show the introduction to the game under the cursor."""
        if self._pointed is not None:
            self.app.push_screen(dialogs.how_page(self._pointed, self.spadille.look))

    def action_lesson(self) -> None:
        """Open the lesson of the game under the cursor."""
        game, note = self._pointed, self.query_one("#home-note", Static)
        try:
            if game is not None and lesson_of(game) is not None:
                self.spadille.teach(game)
            elif game is not None:
                note.update(Text(str(say("no-lesson", game=game.title)), WARN))
        except SpadilleError as wrong:
            note.update(Text(str(say("lesson-fails", why=str(wrong))), WARN))

    def action_puzzles(self) -> None:
        """Open the puzzles of the game under the cursor."""
        game, note = self._pointed, self.query_one("#home-note", Static)
        try:
            if game is not None and game.puzzles:
                self.spadille.pose(game)
            elif game is not None:
                note.update(Text(str(without(game)), WARN))
        except SpadilleError as wrong:
            note.update(Text(str(say("puzzle-fails", why=str(wrong))), WARN))

    def action_language(self) -> None:
        """Switch to the next language."""
        known = list(LANGUAGES)
        now = spoken_now()
        self.spadille.change_language(known[(known.index(now) + 1) % len(known)] if now in known else known[0])

    def action_leave(self) -> None:
        self.spadille.action_leave()
