"""What a game tells the rest of the house: one value, `MANIFEST`, in the game's folder.

Everything the house asks of a game by name it asks of this value. What takes time to load (rules, machine, scene,
players) is named as "module:attribute" within the game's package and loaded when it is first used. A game from outside
is found by the entry point `spadille.games`, which names such a value.
"""

from __future__ import annotations

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
from spadille.core.words import Text, say
from spadille.parts.boards import Boards
from spadille.scene.counting import Count
from spadille.scene.model import Panel, Score
from spadille.scene.paneling import plain_panels
from spadille.scene.puzzling import Puzzle
from spadille.thinking.answers import Question
from spadille.thinking.budget import EXPERT, STRONG, Budget
from spadille.thinking.judgement import Reasons
from spadille.thinking.laboratory import Laboratory as Laboratory
from spadille.thinking.laboratory import Measure as Measure
from spadille.thinking.laboratory import Rung as Rung
from spadille.thinking.laboratory import Solver as Solver
from spadille.thinking.laboratory import usual_rungs as usual_rungs
from spadille.thinking.levels import Level

_USUAL_PACE: Final = 0.6


class Player(Value, frozen=True):
    """A level that a game has a bot for."""

    level: Level
    make: str
    """`make(game, seat, rng, budget) -> Bot`, as "module:attribute"."""
    budget: Budget | None = None
    """What it usually may think; None: it answers at once."""


BY_RULES: Final = (Player(Level.REGULAR, "players.regular:make"),)
"""A game whose bots play by rules of thumb."""
COUNTING: Final = (*BY_RULES, Player(Level.STRONG, "players.strong:make", STRONG))
"""One with a bot besides that counts chances or solves, which more time would not make better."""
THINKING: Final = (*COUNTING, Player(Level.EXPERT, "players.strong:make", EXPERT))
"""One with bots besides that think ahead."""


class Reviewing(Value, frozen=True, kw_only=True):
    """What the review of a game must know."""

    nothing: Text = ""
    """Why there is nothing to review, in a sentence; empty where there is."""
    fewer: int = 4
    """Playing on in Python is slow: it takes so many times fewer worlds than weighing."""
    taste: float = 5.0
    """A difference of fewer points is a matter of taste."""
    all_cards: str = ""
    """`AllCards` of this game, "module:attribute": what perfect play sees with all hands open; empty: nothing."""


class Ahead(Protocol):
    """What takes long in a scene: it can be worked out in another process before the scene is drawn."""

    @staticmethod
    def due(game: Any, view: Any) -> Any:
        """What has to be worked out for a scene of this view; None where nothing has."""

    @staticmethod
    def work(asked: Any) -> Any:
        """Work it out."""

    @staticmethod
    def keep(asked: Any, answer: Any) -> None:
        """Keep the answer where the scene finds it."""


class Listing(Value, frozen=True):
    """How a game stands in a list of games."""

    title: Text
    seats: Text
    """How many may sit down, in words: "2 to 6"."""
    length: Text
    """How long it takes, in words."""
    emblem: tuple[str | None, ...] = ("AS",)
    """Cards for a picture of the game; None is a back."""
    also: tuple[str, ...] = ()
    """Other names that people have for it, such as "500"."""


class Usual(Value, frozen=True, kw_only=True):
    """The table of somebody who says nothing of rules: what most people know the game as."""

    words: Text
    """What is said of it where it is offered: "As most people play it"."""
    rulebook: str
    options: Mapping[str, OptionValue] = {}


class Group(Value, frozen=True):
    """Options that belong together."""

    title: Text
    options: tuple[str, ...]


BIDDING, SCORING, PLAY, THE_END = say("bidding"), say("scoring"), say("play"), say("the-end")
"""Titles of groups that many games have."""


class Choosing(Value, frozen=True, kw_only=True):
    """How the options of a game are laid before whoever sets up a table; those not named come last."""

    first: tuple[str, ...] = ()
    """The few that matter most: they are in sight."""
    asked: tuple[str, ...] = ()
    """What is asked of every table that wants to know which game it plays; empty: those in sight."""
    groups: tuple[Group, ...] = ()


class Manifest(Value, frozen=True, kw_only=True):
    """One game, as a person chooses it and as the house uses it."""

    package: str
    """The game's folder, as a Python package: "spadille.games.spades"."""
    name: str
    listing: Listing
    sentence: Text
    version: int = 1
    """Of its rules; raised when a golden game of its rulebooks changes."""
    automatic: bool = False
    """Nobody has a choice: screens may let it play on by itself."""
    private: bool = True
    """A seat may see cards that a watcher may not; False: nobody ever sees more than all see."""
    usual: Usual | None = None
    """None: the first rulebook as it stands."""
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
    """Its ways to play by name, a tuple of `Preset`; empty: it has its rulebooks alone."""
    machine_part: str = "game:GAME"
    pack_part: str = ""
    """`pack(options, seats) -> Pack`; empty: the 52 cards."""
    worth_part: str = ""
    tame_part: str = ""
    """`tame(game, view, moves) -> move`: the move that stakes and gives away least, for a player that has failed."""
    dares_part: str = ""
    """`dares(move) -> bool`: whether much hangs on a move that nobody must make, such as a nil; empty: on none."""
    claims_part: str = ""
    """`known(game, view) -> Known | None` (`parts/claiming.py`): what a seat knows of the tricks that are left."""
    reasons_part: str = ""
    """The `Reasons` of the game: what can be said for a move; empty: what its bots say themselves."""
    glossary_page: str = "glossary.md"
    """Its words with what they mean, a page beside the clauses; there need not be one (nor in every language)."""
    play_page: str = "play.md"
    """How it is played, for a beginner: a page beside the clauses; there need not be one."""
    lesson_page: str = "lesson.toml"
    """A lesson of two or three minutes, in the form that `learning.lesson` tells; there need not be one."""
    puzzles_part: str = ""
    """Its `Puzzle`s, a tuple; what belongs to them lies in the folder `puzzles` of the game."""
    notes_foretell: bool = False
    """The notes on its choices tell what a move leads to: a puzzle leaves them out, for they argue for an answer."""
    ahead_part: str = ""
    """An `Ahead`: what takes long in a scene; empty: nothing does."""
    daily: Mapping[str, OptionValue] = {}
    """What is set for the deal of the day besides the usual, so that it ends after a deal or a few."""
    rests: bool = True
    """After a deal people look at what it has come to; False: every few seconds bring one."""
    out_part: str = ""
    """`out(state) -> tuple of seats`: who takes no part in the game any more; empty: everybody does to its end."""
    panels_part: str = ""
    """`panels(game, score, names) -> tuple[Panel, ...]`; empty: the lines of the sheet."""
    counts_part: str = ""
    """`counts(table, seat) -> tuple[Count, ...]`: what of a seat's games is worth counting; empty: only who won."""
    encoder_part: str = ""
    """`encoder(game, settings) -> Encoder` (`parts/encoder.py`): the game in numbers; empty: no environments of it."""
    batch_part: str = ""
    """`batch(game, settings)`: what the kernel has to play it in batches, and its terms; empty: it has nothing."""
    tree_part: str = ""
    """The class of its `Tree` (`parts/tree.py`): a deal with every chance in it; empty: OpenSpiel does not have it."""
    boards_part: str = ""
    """Its `Boards` (`parts/boards.py`): its deals as files of bridge programs hold them; empty: they hold none."""
    scene_part: str = "scene:scene"
    happened_part: str = "scene:happened"

    @property
    def title(self) -> Text:
        """What people call the game."""
        return self.listing.title

    @property
    def numbered(self) -> bool:
        """Its deals may be chosen by a number, and one can say of each whether it can be won."""
        return bool(self.laboratory.can_be_won)

    @property
    def seats(self) -> Text:
        """How many play it, in words."""
        return self.listing.seats

    def part(self, named: str) -> Any:
        """What a "module:attribute" of the game's package names."""
        module, attribute = _place(self.package, named)
        return getattr(module, attribute)

    @property
    def rulebooks(self) -> Mapping[str, Rulebook[Any]]:
        """The rulebooks by name, those from outside last; which is usually meant, `meant` says."""
        own: Mapping[str, Rulebook[Any]] = self.part(self.rules_part)
        return {**own, **{book.name: book for book in self.more_rulebooks}} if self.more_rulebooks else own

    @property
    def options(self) -> Mapping[str, Spec]:
        """Every option by its key; all rulebooks have the same."""
        return specs(type(next(iter(self.rulebooks.values())).options))

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many may play it, by one rulebook or another."""
        return tuple(sorted({seats for each in self.rulebooks.values() for seats in each.seats}))

    @property
    def presets(self) -> Mapping[str, Preset]:
        """The ways to play that people know by name, those most played first."""
        own: tuple[Preset, ...] = self.part(self.presets_part) if self.presets_part else ()
        return {each.name: each for each in own}

    def out(self, state: Any) -> tuple[Seat, ...]:
        """The seats that take no part in a game any more, whatever comes."""
        found: tuple[Seat, ...] = self.part(self.out_part)(state) if self.out_part else ()
        return found

    @property
    def machine(self) -> type[AnyGame]:
        """The class of the game."""
        found: type[AnyGame] = self.part(self.machine_part)
        return found

    def meant(self, seats: int | None = None) -> tuple[str, dict[str, OptionValue]]:
        """The rulebook, and what is set otherwise, of somebody who says nothing of rules, for so many seats.

        It is the same wherever a game is opened: at a screen, on the command line and in Python. Records name theirs.
        """
        books, usual = self.rulebooks, self.usual
        if usual is not None and (seats is None or seats in books[usual.rulebook].seats):
            return usual.rulebook, dict(usual.options)
        return next((name for name, book in books.items() if seats in book.seats), next(iter(books))), {}

    def arranged(self, names: Iterable[str]) -> Iterator[tuple[Text, tuple[str, ...]]]:
        """Options in groups, by their titles: first, without one, those in sight; last, under "More", all others."""
        left = list(names)
        groups = (Group("", self.choosing.first), *self.choosing.groups, Group(say("more"), tuple(left)))
        for group in groups:
            found = tuple(name for name in group.options if name in left)
            left = [name for name in left if name not in found]
            if found:
                yield group.title, found

    def open(self, options: Options, seats: int, book: Rulebook[Any]) -> AnyGame:
        """The game under some options of a rulebook, by whose clauses it explains itself."""
        return self.machine(options, seats, book.name, book.prefix)

    def pack(self, options: Options, seats: int) -> Pack:
        """The cards it is played with, in the order of a fresh pack."""
        if not self.pack_part:
            return STANDARD
        found: Pack = self.part(self.pack_part)(options, seats)
        return found

    @property
    def questions(self) -> tuple[Question, ...]:
        """What can be asked of its odds."""
        found: tuple[Question, ...] = self.part(self.laboratory.questions) if self.laboratory.questions else ()
        return found

    @property
    def reasons(self) -> Reasons:
        """What can be said for a move of the game."""
        found: Reasons = self.part(self.reasons_part) if self.reasons_part else Reasons()
        return found

    def worth(self, game: AnyGame, state: Any) -> tuple[float, ...]:
        """What a state's standing is worth for each side, in points; higher is better."""
        standing = game.standing(state)
        if not self.worth_part:
            return tuple(float(each) for each in standing.scores)
        found: tuple[float, ...] = self.part(self.worth_part)(game.options, standing)
        return found

    @property
    def scene(self) -> Callable[..., Any]:
        """`scene(game, view, offers, names) -> Scene`; `offers` is what the table lays before the viewer."""
        draw: Callable[..., Any] = self.part(self.scene_part)
        return draw

    @property
    def happened(self) -> Callable[..., Any]:
        """`happened(game, before, by, move, after, names) -> tuple[News, ...]`: what a move, as a viewer has seen it
        (None where it is hidden), has led to, told by the views before and after it."""
        tell: Callable[..., Any] = self.part(self.happened_part)
        return tell

    def panels(self, game: AnyGame, score: Score, names: Sequence[str]) -> tuple[Panel, ...]:
        """What every deal of a score sheet has come to."""
        if not self.rests:
            return ()
        tell = self.part(self.panels_part) if self.panels_part else plain_panels
        found: tuple[Panel, ...] = tell(game, score, names)
        return found

    def counts(self, table: Table, seat: Seat) -> tuple[Count, ...]:
        """What is counted of a game, for one of its seats."""
        found: tuple[Count, ...] = self.part(self.counts_part)(table, seat) if self.counts_part else ()
        return found

    def counts_in(self, game: AnyGame) -> tuple[Text, int]:
        """What its score is counted in ("points", "chips"), and how many of its figures make one of them."""
        score = self.scene(game, game.view(game.initial(), None), (), ("",) * game.seats).score
        return score.unit, score.per_unit

    @property
    def words(self) -> tuple[Term, ...]:
        """Its words, how they are said and what they mean, by the alphabet."""
        return glossary(self.package, self.glossary_page)

    @property
    def how_to_play(self) -> str:
        """The page that a beginner reads before the clauses, in Markdown; empty where there is none."""
        return page_to_read(self.package, self.play_page)

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The decisions it gives to be found, the easiest first."""
        found: tuple[Puzzle, ...] = self.part(self.puzzles_part) if self.puzzles_part else ()
        return found

    @property
    def boards(self) -> Boards | None:
        """Its deals as boards; None: files of bridge programs cannot hold them."""
        found: Boards | None = self.part(self.boards_part) if self.boards_part else None
        return found

    @property
    def ahead(self) -> Ahead | None:
        """What can be worked out before a scene is drawn; None: nothing takes long."""
        found: Ahead | None = self.part(self.ahead_part) if self.ahead_part else None
        return found

    def page_file(self, name: str) -> bytes | None:
        """A file that the game brings along, such as `fair.js` for the browser; None if it has none of that name."""
        found = resources.files(self.package) / name
        return found.read_bytes() if found.is_file() else None

    # -- players ---------------------------------------------------------------------------------

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels there are for it, from the weakest."""
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
    """The module of a part, loaded, and the attribute: which is looked up each time, as tests put others there."""
    module, _, attribute = named.partition(":")
    return import_module(f"{package}.{module}"), attribute


def sides_of(game: AnyGame) -> int:
    """How many sides play: partners are one, and whoever is alone. A seat's side is its number modulo that."""
    return len(game.standing(game.initial()).scores)


def by_seat(worth: Sequence[float], seats: int) -> list[float]:
    """Figures of the sides, for every seat."""
    return [worth[seat % len(worth)] for seat in range(seats)]
