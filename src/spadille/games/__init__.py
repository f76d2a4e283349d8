"""The games: one folder each, and those that installed packages add. Each game is described by its `MANIFEST`."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

import msgspec

from spadille.core.contract import AnyGame
from spadille.core.errors import BadOptions, shortly
from spadille.core.options import Options, Rulebook, from_record, nobody_plays
from spadille.core.record import Header
from spadille.games.auction_pinochle.manifest import MANIFEST as AUCTION_PINOCHLE
from spadille.games.five_hundred.manifest import MANIFEST as FIVE_HUNDRED
from spadille.games.mexican_sweat.manifest import MANIFEST as MEXICAN_SWEAT
from spadille.games.mini_baccarat.manifest import MANIFEST as MINI_BACCARAT
from spadille.games.pinochle.manifest import MANIFEST as PINOCHLE
from spadille.games.pyramid.manifest import MANIFEST as PYRAMID
from spadille.games.spades.manifest import MANIFEST as SPADES
from spadille.games.war.manifest import MANIFEST as WAR
from spadille.manifest import Manifest


class UnknownGame(BadOptions, KeyError):
    """A name that no game has."""

    __str__ = Exception.__str__


class Games(Mapping[str, Manifest]):
    """Every game by name, in the order they are offered. Games and rulebooks from outside are added at the end."""

    def __init__(self, *own: Manifest) -> None:
        self._known = {each.name: each for each in own}

    def __getitem__(self, name: str) -> Manifest:
        if name not in self:
            raise UnknownGame(_unknown(name, self._known))
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._known

    def __repr__(self) -> str:
        return f"<Games: {', '.join(self._known)}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def add(self, manifest: Manifest) -> None:
        """Add a game; raises BadOptions if its name is taken."""
        if manifest.name in self._known:
            raise BadOptions(f"there is a game called {manifest.name} already")
        self._known[manifest.name] = manifest

    def add_rulebook(self, game: str, book: Rulebook[Any]) -> None:
        """Add a rulebook to a game; raises BadOptions for a game that is not here or a name that is taken."""
        found = entry(game)
        if book.name in found.rulebooks:
            raise BadOptions(f"{found.title} has a rulebook called {book.name} already")
        self._known[game] = msgspec.structs.replace(found, more_rulebooks=(*found.more_rulebooks, book))

    def remove(self, name: str) -> None:
        """Remove a game."""
        del self._known[name]

    def remove_rulebook(self, game: str, name: str) -> None:
        """Remove a rulebook that was added from outside."""
        found = self._known[game]
        left = tuple(book for book in found.more_rulebooks if book.name != name)
        self._known[game] = msgspec.structs.replace(found, more_rulebooks=left)


GAMES: Final = Games(SPADES, FIVE_HUNDRED, PINOCHLE, MEXICAN_SWEAT, MINI_BACCARAT, PYRAMID, WAR, AUCTION_PINOCHLE)


def entry(name: str) -> Manifest:
    """The game of that name; raises BadOptions."""
    return GAMES[name]


def _unknown(name: object, known: Collection[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1) if isinstance(name, str) else []
    hint = f"; did you mean {near[0]}?" if near else ""
    return f"expected a game: {', '.join(known)}; got {shortly(name)}{hint}"


def hold_count(found: Manifest, seats: int | None) -> None:
    """Raise BadOptions if no rulebook of a game allows this number of seats."""
    if seats is not None and seats not in found.seat_counts:
        raise nobody_plays(found.name, found.seat_counts, seats)


def open_game(name: str, rulebook: str | None, seats: int | None, given: Mapping[str, object]) -> AnyGame:
    """Return a game by name under a rulebook (None: the usual one) with options set; raises BadOptions."""
    found = entry(name)
    books = found.rulebooks
    if rulebook is None:
        hold_count(found, seats)
        rulebook, set_so = found.meant(seats)
        given = {**set_so, **given}
    if not isinstance(rulebook, str) or rulebook not in books:
        raise BadOptions(f"expected a rulebook of {name}: {', '.join(books)}; got {shortly(rulebook)}")
    book = books[rulebook]
    places = book.usual_seats if seats is None else seats
    options: Options = book.settle(places, given)
    return found.open(options, places, book)


def open_header(header: Header) -> AnyGame:
    """Return the game of a record's header; raises BadOptions.

    An unknown rulebook is accepted if the header holds every option of the game.
    """
    found = entry(header.game)
    if header.rulebook not in found.rulebooks:
        book = _written_out(found, header)
        return found.open(book.settle(header.seats, header.options), header.seats, book)
    kind = type(found.rulebooks[header.rulebook].options)
    return open_game(header.game, header.rulebook, header.seats, from_record(kind, header.options))


def titled(name: str, rulebook: str) -> str:
    """The titles of a game and of a rulebook, "Spades (Joe Andrews)"; one that is not installed goes by its name."""
    found = entry(name)
    book = found.rulebooks.get(rulebook)
    return f"{found.title} ({book.title if book else rulebook})"


def is_known(game: AnyGame) -> bool:
    """True if the rulebook of a game is installed, not only written out in the header of a record."""
    return game.rulebook in entry(game.name).rulebooks


def rulebook_of(game: AnyGame) -> Rulebook[Any]:
    """The rulebook of a game; one that is not installed is built from the game's own options."""
    found = entry(game.name)
    if is_known(game):
        return found.rulebooks[game.rulebook]
    return _written_out(
        found, Header(game.name, game.seats, game.rulebook, msgspec.structs.asdict(game.options), {}), game.options
    )


def _written_out(found: Manifest, header: Header, options: Options | None = None) -> Rulebook[Any]:
    """Make a rulebook of the name in a header, which writes out every option, with `options` (None: the usual ones).

    Raises BadOptions if the header lacks an option.
    """
    usual = next(iter(found.rulebooks.values()))
    known = found.options
    missing = [name for name, spec in known.items() if name not in header.options and not spec.option.later]
    if missing:
        raise BadOptions(
            f"expected a rulebook of {found.name}: {', '.join(found.rulebooks)}; got {header.rulebook[:40]!r}, "
            f"and its options are not all written out: {missing[0]} is missing"
        )
    seats = tuple(sorted({seat for book in found.rulebooks.values() for seat in book.seats}))
    return msgspec.structs.replace(
        usual, name=header.rulebook, title=header.rulebook, options=options or usual.options, seats=seats, by_seats={}
    )
