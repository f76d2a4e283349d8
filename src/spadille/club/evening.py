"""An evening: the game and its rules, the entrants, the movement, and the secret that determines every deal.

The secret's commitment is published before the evening. Once the secret is opened after the last round, everybody can
reproduce every deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import msgspec

from spadille.api import table as fresh
from spadille.club.movements import Kind, Movement, movement
from spadille.core.contract import AnyGame, Value
from spadille.core.encoding import flaw
from spadille.core.errors import BadOptions, SpadilleError, Unreadable
from spadille.core.options import OptionValue, changes
from spadille.core.table import Table
from spadille.exchange.board import Board
from spadille.exchange.records import boards_of
from spadille.fair.commit import commitment
from spadille.fair.shuffle import seed_of
from spadille.games import open_game, rulebook_of

_MOST_BOARDS = 32
_LONGEST = 60


class Evening(Value, frozen=True, kw_only=True):
    """An evening, in the form of its file."""

    title: str
    game: str
    rulebook: str
    options: dict[str, OptionValue]
    kind: Kind
    names: tuple[str, ...]
    """Names of the pairs, or teams, from number 1 on."""
    rounds: int
    boards: Annotated[int, msgspec.Meta(ge=1, le=_MOST_BOARDS)]
    """Boards per table and round."""
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    day: date | None = None
    """The day of the evening; None if its file does not tell."""

    @property
    def movement(self) -> Movement:
        """The movement of the evening."""
        return movement(self.kind, len(self.names), self.rounds)

    @property
    def opened(self) -> AnyGame:
        """The game with the evening's rules."""
        return open_game(self.game, self.rulebook, None, self.options)

    @property
    def commit(self) -> str:
        """The commitment to the secret, published before the evening."""
        return commitment(bytes.fromhex(self.secret))

    def numbers(self, boards: int) -> range:
        """The numbers of the boards in a set."""
        return range((boards - 1) * self.boards + 1, boards * self.boards + 1)

    def seed(self, board: int) -> str:
        """The seed of a board, at this table and any other."""
        return f"{self.secret} board {board}"

    def table(self, board: int) -> Table:
        """A table with a board dealt."""
        options: dict[str, Any] = dict(self.options)
        return fresh(self.game, rulebook=self.rulebook, seed=self.seed(board), **options)

    def deals(self) -> Iterator[Board]:
        """Yield every board of the evening, with its number, dealer and hands."""
        for number in range(1, self.movement.sets * self.boards + 1):
            yield msgspec.structs.replace(boards_of(self.table(number))[0], number=number)


def planned(
    game: str,
    rulebook: str | None,
    options: Mapping[str, OptionValue],
    *,
    kind: str,
    names: Sequence[str],
    rounds: int | None = None,
    boards: int = 3,
    seed: str | None = None,
    title: str = "",
    day: date | None = None,
) -> Evening:
    """Plan a playable evening; without a seed, its secret is drawn. Raises BadOptions."""
    opened = open_game(game, rulebook, None, options)
    wanted = movement(kind, len(names), rounds)
    if not 1 <= boards <= _MOST_BOARDS:
        raise BadOptions(f"expected 1 to {_MOST_BOARDS} boards a round; got {boards}")
    if wrong := [each for each in names if not 1 <= len(each) <= _LONGEST or not each.isprintable()]:
        raise BadOptions(f"expected names of 1 to {_LONGEST} characters; got {wrong[0][:_LONGEST]!r}")
    if len(set(names)) < len(names):
        raise BadOptions("expected a different name for everybody")
    made = Evening(
        title=title or f"{len(names)} {'teams' if kind == 'teams' else 'pairs'}",
        game=game,
        rulebook=opened.rulebook,
        options=changes(opened.options, rulebook_of(opened), opened.seats),
        kind=wanted.kind,
        names=tuple(names),
        rounds=wanted.rounds,
        boards=boards,
        secret=seed_of(seed).hex(),
        day=day,
    )
    _check(made)
    return made


def _check(evening: Evening) -> None:
    """Raise BadOptions unless the deal alone settles every hand of a board."""
    if not boards_of(evening.table(1)):
        raise BadOptions(
            "expected rules by which all tables have the same hands; got some by which a player cuts first"
        )


def read(path: Path) -> Evening:
    """Read an evening from a file; raises Unreadable, OSError."""
    data = path.read_bytes()
    try:
        found = msgspec.json.decode(data, type=Evening)
        open_game(found.game, found.rulebook, None, found.options)
        movement(found.kind, len(found.names), found.rounds)
        _check(found)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, SpadilleError) as wrong:
        raise Unreadable(
            f"{path}: {flaw(data) or 'expected an evening, as `spadille club plan` keeps it'} ({wrong})"
        ) from None
    return found


def written(evening: Evening) -> str:
    """The evening in file format."""
    return msgspec.json.format(msgspec.json.encode(evening).decode(), indent=2) + "\n"
