"""Manifests: a game's interface to the other packages, as one value, `MANIFEST`, in the game's folder.

All access to a game by name uses this value. Parts that take time to load (rules, machine, scene, players) are named
as "module:attribute" within the game's package and loaded on first use. A game from outside is
found by the entry point `spadille.games`, which names such a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module, resources
from types import ModuleType
from typing import Any, Final, Protocol

import msgspec

from spadille.cards.pack import STANDARD, Pack
from spadille.core.contract import AnyGame, Bot, Rng, Seat, Value
from spadille.core.errors import BadOptions
from spadille.core.glossary import Term, glossary
from spadille.core.options import Options, OptionValue, Rulebook, Spec, specs
from spadille.core.pages import page_to_read
from spadille.core.preset import Preset
from spadille.core.table import Table
from spadille.core.words import Name, Text, say
from spadille.parts.boards import Boards
from spadille.scene.counting import Count
from spadille.scene.model import Panel, Score
from spadille.scene.paneling import plain_panels
from spadille.scene.puzzling import Puzzle, Themes
from spadille.thinking.answers import Question
from spadille.thinking.budget import STRONG, Budget
from spadille.thinking.judgement import Reasons
from spadille.thinking.laboratory import Laboratory as Laboratory
from spadille.thinking.laboratory import Measure as Measure
from spadille.thinking.laboratory import Rung as Rung
from spadille.thinking.laboratory import Solver as Solver
from spadille.thinking.laboratory import usual_rungs as usual_rungs
from spadille.thinking.levels import Level

_USUAL_PACE: Final = 0.6
_LESSON_PAGE: Final = re.compile(r"\d\d-([a-z0-9-]+)\.toml")
"""The file name of a lesson: its place in the course, and its name."""


class Player(Value, frozen=True):
    """A level that a game has a bot for."""

    level: Level
    make: str
    """`make(game, seat, rng, budget) -> Bot`, as "module:attribute"."""
    budget: Budget | None = None
    """Its usual budget; None: it answers at once."""


BY_RULES: Final = (Player(Level.REGULAR, "players.regular:make"),)
"""A game whose bots play by rules of thumb."""
THINKING: Final = (*BY_RULES, Player(Level.STRONG, "players.strong:make", STRONG))
"""A game with a further bot that thinks ahead, counts its chances or solves."""


class Reviewing(Value, frozen=True, kw_only=True):
    """A game's settings for the review."""

    nothing: Text = ""
    """The reason why there is nothing to review, in a sentence; empty if there is something."""
    fewer: int = 4
    """Divisor of the number of worlds if the review plays deals on in Python, which is slower than evaluating moves."""
    taste: float = 5.0
    """Smallest difference in points that matters."""
    all_cards: str = ""
    """`AllCards` of this game, "module:attribute": perfect play with all hands open; empty: none."""


class Ahead(Protocol):
    """The slow part of a scene: it can be computed in another process before the scene is drawn."""

    @staticmethod
    def due(game: Any, view: Any) -> Any:
        """The input of the computation for a scene of this view; None if there is nothing to compute."""

    @staticmethod
    def work(asked: Any) -> Any:
        """Compute the answer."""

    @staticmethod
    def keep(asked: Any, answer: Any) -> None:
        """Store the answer for the scene."""


class Listing(Value, frozen=True):
    """A game's entry in a list of games."""

    title: Text
    seats: Text
    """Number of players, in words: "2 to 6"."""
    length: Text
    """Usual duration, in words."""
    emblem: tuple[str | None, ...] = ("AS",)
    """Cards for a picture of the game; None is a back."""
    also: tuple[str, ...] = ()
    """Other common names for it, such as "500"."""


class Usual(Value, frozen=True, kw_only=True):
    """The default table, if no rules are chosen: the game as most people know it."""

    words: Text
    """Its description where it is offered: "As most people play it"."""
    rulebook: str
    options: Mapping[str, OptionValue] = {}


class Group(Value, frozen=True):
    """Options that belong together."""

    title: Text
    options: tuple[str, ...]


BIDDING, SCORING, PLAY, THE_END = say("bidding"), say("scoring"), say("play"), say("the-end")
"""Titles of groups that many games have."""


class Choosing(Value, frozen=True, kw_only=True):
    """The order of a game's options for a person who sets up a table; options not named come last."""

    first: tuple[str, ...] = ()
    """The few most important ones, always shown."""
    asked: tuple[str, ...] = ()
    """The options that "which game do you play?" always asks about; empty: those of `first`."""
    groups: tuple[Group, ...] = ()


class Manifest(Value, frozen=True, kw_only=True):
    """One game: its description for people and its parts for the program."""

    package: str
    """The game's folder, as a Python package: "spadille.games.spades"."""
    name: str
    listing: Listing
    sentence: Text
    version: int = 1
    """Version of its rules; increased when a golden game of its rulebooks changes."""
    automatic: bool = False
    """True if there are no choices: screens may let it play by itself."""
    private: bool = True
    """True if a seat may see cards that a spectator may not; False: all viewers see the same."""
    usual: Usual | None = None
    """None: the first rulebook unchanged."""
    choosing: Choosing = Choosing()
    pace: float = _USUAL_PACE
    """Seconds that a bot usually waits before it moves."""
    players: tuple[Player, ...] = ()
    """The bots of this game from the weakest; every game also has one that makes any legal move."""
    reviewing: Reviewing = Reviewing()
    laboratory: Laboratory = Laboratory()
    more_rulebooks: tuple[Rulebook[Any], ...] = ()
    """Rulebooks that installed packages have added."""
    rules_part: str = "rules:RULEBOOKS"
    presets_part: str = ""
    """Its named ways to play, a tuple of `Preset`; empty: it has only rulebooks."""
    labels_part: str = ""
    """A short label for each option, by its name: a mapping; empty: the names are shown."""
    machine_part: str = "game:GAME"
    pack_part: str = ""
    """`pack(options, seats) -> Pack`; empty: the 52 cards."""
    worth_part: str = ""
    tame_part: str = ""
    """`tame(game, view, moves) -> move`: the move that stakes and gives away least, for a player that has failed."""
    dares_part: str = ""
    """`dares(move) -> bool`: True for a risky move that is never forced, such as a nil; empty: there are none."""
    claims_part: str = ""
    """`known(game, view) -> Known | None` (`parts/claiming.py`): a seat's knowledge of the remaining tricks."""
    reasons_part: str = ""
    """The `Reasons` of the game, for and against moves; empty: the remarks of its bots are used."""
    glossary_page: str = "glossary.md"
    """Its words and their meanings, a page beside the clauses; optional (also in every language)."""
    play_page: str = "play.md"
    """The rules for a beginner: a page beside the clauses; optional."""
    lessons_folder: str = "lessons"
    """The folder of its course: lessons of two or three minutes, in the form of `learning.lesson`; optional."""
    puzzles_part: str = ""
    """Its `Puzzle`s, a tuple; their records and answers are in the folder `puzzles` of the game."""
    themes_part: str = ""
    """The `Themes` of its puzzles found by machine, in the folder `puzzles` too; empty: there are none."""
    notes_foretell: bool = False
    """True if the notes on its choices show the result of a move: a puzzle leaves them out."""
    ahead_part: str = ""
    """An `Ahead`: the slow part of its scene; empty: there is none."""
    daily: Mapping[str, OptionValue] = {}
    """Options of the deal of the day that differ from the usual ones, so that it ends after few deals."""
    rests: bool = True
    """True if the result of a deal is shown after it; False: deals take only seconds."""
    out_part: str = ""
    """`out(state) -> tuple of seats`: the seats that are out of the game for good; empty: there are none."""
    panels_part: str = ""
    """`panels(game, score, names) -> tuple[Panel, ...]`; empty: the lines of the sheet."""
    counts_part: str = ""
    """`counts(table, seat) -> tuple[Count, ...]`: the statistics of a seat's games; empty: only wins."""
    encoder_part: str = ""
    """`encoder(game, settings) -> Encoder` (`parts/encoder.py`): the game in numbers; empty: no environments."""
    batch_part: str = ""
    """`batch(game, settings)`: the kernel's implementation for batches, and its terms; empty: there is none."""
    tree_part: str = ""
    """The class of its `Tree` (`parts/tree.py`): a deal with all chance moves; empty: OpenSpiel does not have it."""
    boards_part: str = ""
    """Its `Boards` (`parts/boards.py`): its deals as in files of bridge programs; empty: they cannot hold them."""
    scene_part: str = "scene:scene"
    happened_part: str = "scene:happened"

    @property
    def title(self) -> Text:
        """The name of the game for people."""
        return self.listing.title

    @property
    def numbered(self) -> bool:
        """True if its deals can be chosen by a number, and it can be determined whether each can be won."""
        return bool(self.laboratory.can_be_won)

    @property
    def seats(self) -> Text:
        """Number of players, in words."""
        return self.listing.seats

    def part(self, named: str) -> Any:
        """The object that a "module:attribute" of the game's package names."""
        module, attribute = _place(self.package, named)
        return getattr(module, attribute)

    @property
    def rulebooks(self) -> Mapping[str, Rulebook[Any]]:
        """The rulebooks by name, those from outside last; `meant` gives the usual one."""
        own: Mapping[str, Rulebook[Any]] = self.part(self.rules_part)
        return {**own, **{book.name: book for book in self.more_rulebooks}} if self.more_rulebooks else own

    @property
    def options(self) -> Mapping[str, Spec]:
        """Every option by name; all rulebooks have the same options."""
        return specs(type(next(iter(self.rulebooks.values())).options))

    @property
    def labels(self) -> Mapping[Name, Text]:
        """A short label for each option, for a person who sets up a table."""
        made: Mapping[Name, Text] = self.part(self.labels_part) if self.labels_part else {}
        return {name: made.get(name, name.replace("_", " ").capitalize()) for name in self.options}

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """Allowed numbers of players, over all rulebooks."""
        return tuple(sorted({seats for each in self.rulebooks.values() for seats in each.seats}))

    @property
    def presets(self) -> Mapping[str, Preset]:
        """The named ways to play, those most played first."""
        own: tuple[Preset, ...] = self.part(self.presets_part) if self.presets_part else ()
        return {each.name: each for each in own}

    def out(self, state: Any) -> tuple[Seat, ...]:
        """The seats that are out of the game for good."""
        found: tuple[Seat, ...] = self.part(self.out_part)(state) if self.out_part else ()
        return found

    @property
    def machine(self) -> type[AnyGame]:
        """The class of the game."""
        found: type[AnyGame] = self.part(self.machine_part)
        return found

    def meant(self, seats: int | None = None) -> tuple[str, dict[str, OptionValue]]:
        """The default rulebook and options for a number of seats, if no rules are chosen.

        It is the same everywhere: on a screen, on the command line and in Python. Records name their rulebook.
        """
        books, usual = self.rulebooks, self.usual
        if usual is not None and (seats is None or seats in books[usual.rulebook].seats):
            return usual.rulebook, dict(usual.options)
        return next((name for name, book in books.items() if seats in book.seats), next(iter(books))), {}

    def arranged(self, names: Iterable[str]) -> Iterator[tuple[Text, tuple[str, ...]]]:
        """Options in groups, by their titles: first, untitled, those always shown; last, under "More", all others."""
        left = list(names)
        groups = (Group("", self.choosing.first), *self.choosing.groups, Group(say("more"), tuple(left)))
        for group in groups:
            found = tuple(name for name in group.options if name in left)
            left = [name for name in left if name not in found]
            if found:
                yield group.title, found

    def open(self, options: Options, seats: int, book: Rulebook[Any]) -> AnyGame:
        """The game with some options of a rulebook, whose clauses it cites."""
        return self.machine(options, seats, book.name, book.prefix)

    def pack(self, options: Options, seats: int) -> Pack:
        """The cards of the game, in the order of a fresh pack."""
        if not self.pack_part:
            return STANDARD
        found: Pack = self.part(self.pack_part)(options, seats)
        return found

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions about its odds."""
        found: tuple[Question, ...] = self.part(self.laboratory.questions) if self.laboratory.questions else ()
        return found

    @property
    def reasons(self) -> Reasons:
        """The reasons for moves of the game."""
        found: Reasons = self.part(self.reasons_part) if self.reasons_part else Reasons()
        return found

    def worth(self, game: AnyGame, state: Any) -> tuple[float, ...]:
        """The value of a state's standing for each side, in points; higher is better."""
        standing = game.standing(state)
        if not self.worth_part:
            return tuple(float(each) for each in standing.scores)
        found: tuple[float, ...] = self.part(self.worth_part)(game.options, standing)
        return found

    @property
    def scene(self) -> Callable[..., Any]:
        """`scene(game, view, offers, names) -> Scene`; `offers` are the viewer's offers at the table."""
        draw: Callable[..., Any] = self.part(self.scene_part)
        return draw

    @property
    def happened(self) -> Callable[..., Any]:
        """`happened(game, before, by, move, after, names) -> tuple[News, ...]`: the events of a move as a viewer saw it
        (None if it is hidden), from the views before and after it."""
        tell: Callable[..., Any] = self.part(self.happened_part)
        return tell

    def panels(self, game: AnyGame, score: Score, names: Sequence[str]) -> tuple[Panel, ...]:
        """The panel of every deal of a score sheet."""
        if not self.rests:
            return ()
        tell = self.part(self.panels_part) if self.panels_part else plain_panels
        found: tuple[Panel, ...] = tell(game, score, names)
        return found

    def counts(self, table: Table, seat: Seat) -> tuple[Count, ...]:
        """The statistics of a game, for one of its seats."""
        found: tuple[Count, ...] = self.part(self.counts_part)(table, seat) if self.counts_part else ()
        return found

    def counts_in(self, game: AnyGame) -> tuple[Text, int]:
        """The unit of its score ("points", "chips"), and the number of figures in one unit."""
        score = self.scene(game, game.view(game.initial(), None), (), ("",) * game.seats).score
        return score.unit, score.per_unit

    @property
    def words(self) -> tuple[Term, ...]:
        """Its words with pronunciation and meaning, in alphabetical order."""
        return glossary(self.package, self.glossary_page)

    @property
    def how_to_play(self) -> str:
        """The page for beginners, in Markdown; empty if there is none."""
        return page_to_read(self.package, self.play_page)

    @property
    def lesson_pages(self) -> Mapping[Name, str]:
        """The pages of its lessons by name, in the order of the course: `lessons/02-counting.toml` is "counting"."""
        folder = resources.files(self.package) / self.lessons_folder
        files = sorted(each.name for each in folder.iterdir()) if folder.is_dir() else []
        found = [_LESSON_PAGE.fullmatch(each) for each in files]
        return {each[1]: f"{self.lessons_folder}/{each[0]}" for each in found if each is not None}

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Its puzzles, the easiest first."""
        found: tuple[Puzzle, ...] = self.part(self.puzzles_part) if self.puzzles_part else ()
        return found

    @property
    def themes(self) -> Themes | None:
        """The themes of its puzzles found by machine; None: there are none."""
        found: Themes | None = self.part(self.themes_part) if self.themes_part else None
        return found

    @property
    def boards(self) -> Boards | None:
        """Its deals as boards; None: files of bridge programs cannot hold them."""
        found: Boards | None = self.part(self.boards_part) if self.boards_part else None
        return found

    @property
    def ahead(self) -> Ahead | None:
        """The slow part of a scene, to be computed beforehand; None: there is none."""
        found: Ahead | None = self.part(self.ahead_part) if self.ahead_part else None
        return found

    def page_file(self, name: str) -> bytes | None:
        """A file of the game's folder, such as `fair.js` for the browser; None if there is none of that name."""
        found = resources.files(self.package) / name
        return found.read_bytes() if found.is_file() else None

    # -- players ---------------------------------------------------------------------------------

    @property
    def levels(self) -> tuple[Level, ...]:
        """Its levels, from the weakest."""
        return (Level.BEGINNER, *(each.level for each in self.players))

    def player(self, level: Level) -> Player:
        """The bot of a level; raises BadOptions."""
        for each in self.players:
            if each.level is level:
                return each
        raise BadOptions(f"expected a level of {self.title}: {', '.join(self.levels)}; got {level}")

    def make(self, level: Level, game: AnyGame, seat: Seat, rng: Rng, budget: Budget | None) -> Bot:
        """A bot of a level for one seat; a budget of None is the usual one."""
        player = self.player(level)
        usual = player.budget
        if budget is not None and usual is not None:
            usual = msgspec.structs.replace(budget, ending=usual.ending)
        bot: Bot = self.part(player.make)(game, seat, rng, usual)
        return bot


@lru_cache(maxsize=1024)
def _place(package: str, named: str) -> tuple[ModuleType, str]:
    """The module of a part, loaded, and the attribute, which is looked up each time because tests replace it."""
    module, _, attribute = named.partition(":")
    return import_module(f"{package}.{module}"), attribute


def sides_of(game: AnyGame) -> int:
    """Number of sides: partners are one side, single players one each. A seat's side is its number modulo that."""
    return len(game.standing(game.initial()).scores)


def by_seat(worth: Sequence[float], seats: int) -> list[float]:
    """The figures of the sides, repeated for every seat."""
    return [worth[seat % len(worth)] for seat in range(seats)]
