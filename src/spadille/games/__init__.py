"""The one registry of games. Each has a room of its own; nothing outside it knows its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module, resources
from typing import Any, Final

from spadille.core.contract import AnyGame, Value
from spadille.core.errors import BadOptions
from spadille.core.options import Options, Rulebook
from spadille.core.record import Header


class Entry(Value, frozen=True):
    """A game as a person chooses it. Its room is loaded when it is first needed.

    A room has `rules.RULEBOOKS`, `game.GAME` (the class), `scene.scene` and `scene.happened`, and `clauses.Rule`.
    """

    name: str
    title: str
    seats: str
    length: str
    sentence: str
    emblem: tuple[str | None, ...] = ("AS",)
    """What lies on the little felt of the lobby; None is a back."""
    automatic: bool = False
    """There is nothing to decide: a screen may play on by itself."""
    pace: float = 0.6
    """The seconds a bot usually takes, so that people can follow."""

    def page_file(self, name: str) -> bytes | None:
        """A file that the game brings along for the browser, such as `fair.js`; None if it has none of that name."""
        found = resources.files(f"spadille.games.{self.name}") / name
        return found.read_bytes() if found.is_file() else None

    def _part(self, part: str) -> Any:
        return import_module(f"spadille.games.{self.name}.{part}")

    @property
    def rulebooks(self) -> Mapping[str, Rulebook[Any]]:
        """The rulebooks by name; the first is the one usually meant."""
        books: Mapping[str, Rulebook[Any]] = self._part("rules").RULEBOOKS
        return books

    @property
    def game(self) -> type[AnyGame]:
        game: type[AnyGame] = self._part("game").GAME
        return game

    @property
    def scene(self) -> Callable[..., Any]:
        """`scene(game, view, offers, names) -> Scene`; `offers` is what the table lays before the viewer."""
        draw: Callable[..., Any] = self._part("scene").scene
        return draw

    @property
    def happened(self) -> Callable[..., Any]:
        """`happened(game, before, by, move, after, names) -> tuple[News, ...]`: what a move, as a viewer has seen it
        (None where it is hidden), has led to, told by the views before and after it."""
        tell: Callable[..., Any] = self._part("scene").happened
        return tell


GAMES: Final[dict[str, Entry]] = {
    each.name: each
    for each in (
        Entry(
            "spades",
            "Spades",
            seats="2 to 6",
            length="half an hour",
            sentence="Say how many tricks you will take, then take them; spades are always trumps.",
            emblem=("QS", "KS", "AS"),
        ),
        Entry(
            "five_hundred",
            "Five Hundred",
            seats="4",
            length="an hour",
            sentence="Bid for trumps, take the middle and make your tricks, or none at all: nullo.",
            emblem=("JC", "JS", "JB"),
        ),
        Entry(
            "pinochle",
            "Pinochle",
            seats="2",
            length="an hour",
            sentence="Win tricks to meld; marriages, flushes and the queen of spades with the jack of diamonds count.",
            emblem=("JD", "QS"),
        ),
        Entry(
            "mexican_sweat",
            "Mexican Sweat",
            seats="2 to 7",
            length="half an hour",
            sentence="Poker that nobody has looked at: turn up your cards to beat the hand before you, and bet.",
            emblem=(None, None, "7H"),
        ),
        Entry(
            "mini_baccarat",
            "Mini Baccarat",
            seats="1 to 9",
            length="ten minutes a shoe",
            sentence="Bet on the player hand, the banker hand or a tie; the cards decide, and the house deals.",
            emblem=("9D", "KC"),
        ),
        Entry(
            "pyramid",
            "Pyramid",
            seats="1",
            length="ten minutes",
            sentence="Take the pyramid apart, two cards at a time that make thirteen.",
            emblem=("QH", "AC", "KD"),
        ),
        Entry(
            "war",
            "War",
            seats="2",
            length="a quarter of an hour",
            sentence="Turn a card each, the higher takes both; whoever has them all has won. Luck decides alone.",
            emblem=("AH", "AS"),
            automatic=True,
            pace=0.0,
        ),
    )
}
"""Every game, in the order they are offered."""


def entry(name: str) -> Entry:
    """The game of that name; raises BadOptions."""
    if name not in GAMES:
        raise BadOptions(f"expected a game: {', '.join(GAMES)}; came {name[:40]!r}")
    return GAMES[name]


def open_game(name: str, rulebook: str | None, seats: int | None, given: Mapping[str, object]) -> AnyGame:
    """A game by name, under a rulebook (or the usual one) with some options set; raises BadOptions."""
    found = entry(name)
    books = found.rulebooks
    if rulebook is None:
        rulebook = next(iter(books))
    if rulebook not in books:
        raise BadOptions(f"expected a rulebook of {name}: {', '.join(books)}; came {rulebook[:40]!r}")
    book = books[rulebook]
    places = book.usual_seats if seats is None else seats
    options: Options = book.settle(places, given)
    return found.game(options, places, rulebook)


def open_header(header: Header) -> AnyGame:
    """The game that a record is of; raises BadOptions."""
    return open_game(header.game, header.rulebook, header.seats, header.options)
