"""Conversion of a table to the boards of a file, and of boards to a table, with every move checked by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

from spadille.api import table as fresh
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, AnyGame, Decide, Seat
from spadille.core.errors import BadOptions, BadRecord, IllegalMove, Unreadable, shortly
from spadille.core.options import changes, read_value, write_value
from spadille.core.table import Table
from spadille.exchange import lin, pbn
from spadille.exchange.board import (
    COMPASS,
    SEATS,
    At,
    Board,
    Called,
    Found,
    Played,
    Sort,
    read_card,
    seat_at,
    tricks_of,
)
from spadille.games import GAMES, entry, rulebook_of
from spadille.parts.boards import Boards, Dealt
from spadille.parts.tricks import Order, Play
from spadille.tidy import positions

Format: TypeAlias = Literal["pbn", "lin"]
FORMATS: Final[tuple[str, ...]] = get_args(Format)


class _Notation(Protocol):
    """Interface of a format's module."""

    HEAD: str

    @staticmethod
    def write(sort: Sort, boards: Sequence[Board]) -> str: ...

    @staticmethod
    def read(text: str) -> list[Found]: ...


def _notation(name: str) -> _Notation:
    known: dict[str, Any] = {"pbn": pbn, "lin": lin}
    if name not in known:
        raise BadOptions(f"expected {' or '.join(FORMATS)}; got {shortly(name)}")
    found: _Notation = known[name]
    return found


# -- out ---------------------------------------------------------------------------------------------


def exported(table: Table, form: str, *, head: bool = True) -> str:
    """A match as a file of a bridge program, "pbn" or "lin"; without its head it can be appended to another.

    Raises BadOptions for a game that such files cannot hold.
    """
    notation = _notation(form)
    text = notation.write(_sort(table), boards_of(table))
    return notation.HEAD + text if head else text


def head(form: str) -> str:
    """The header of a file."""
    return _notation(form).HEAD


def boards_of(table: Table) -> list[Board]:
    """All deals of a match with their calls and cards, including the current one; raises BadOptions."""
    game, seen = table.game, _boards(table.game)
    found: list[_Open] = []
    going = False
    for now in positions(table):
        dealt = seen.dealt(now.state)
        if dealt is None or now.seat == NATURE:  # between deals, or a misdeal
            going = False
            continue
        if not going:
            found.append(_Open(game.standing(now.state).deals + 1, dealt))
        going = True
        if now.seat is not None:
            found[-1].take(now.seat, now.move, now.text or "")
    return [each.board(seen.order(game)) for each in found]


class _Open:
    """A deal in progress."""

    def __init__(self, number: int, dealt: Dealt) -> None:
        self.number, self.dealt = number, dealt
        self.calls: list[Called] = []
        self.plays: list[Played] = []

    def take(self, seat: Seat, move: Any, text: str) -> None:
        """Add a call or card of a seat."""
        if isinstance(move, Play):
            self.plays.append(Played(seat, move.card))
        else:
            self.calls.append(Called(seat, text))

    def board(self, order: Order) -> Board:
        """The board so far; `order` decides the tricks."""
        winners = tuple(trick[order.winner([each.card for each in trick])].seat for trick in tricks_of(self.plays))
        hands, calls, plays = self.dealt.hands, tuple(self.calls), tuple(self.plays)
        return Board(self.number, self.dealt.dealer, hands, calls, plays, winners)


def _sort(table: Table) -> Sort:
    game = table.game
    given = changes(game.options, rulebook_of(game), game.seats)
    said = table.more.get("names")
    sound = isinstance(said, list) and len(said) == SEATS and all(isinstance(each, str) and each for each in said)
    return Sort(
        game.name,
        game.rulebook,
        " ".join(f"{name}={write_value(value)}" for name, value in given.items()),
        tuple(said) if sound and said else (),
    )


def _boards(game: AnyGame) -> Boards:
    """A game's access to its deals as boards; raises BadOptions if a bridge program could not hold them."""
    found = entry(game.name)
    if found.boards is None:
        raise _other(game.name)
    if game.seats != SEATS:
        raise BadOptions(f"expected {game.name} for four, as bridge programs have it; got {game.seats} seats")
    if sorted(found.pack(game.options, game.seats)) != sorted(STANDARD):
        raise BadOptions(f"expected {game.name} with the 52 cards of bridge; got another pack")
    return found.boards


def _other(game: str) -> BadOptions:
    known = " or ".join(name for name, each in GAMES.items() if each.boards_part)
    return BadOptions(f"expected {known} for four with 52 cards, as bridge programs have it; got {game}")


# -- in ----------------------------------------------------------------------------------------------


def imported(
    text: str,
    form: str,
    *,
    game: str | None = None,
    rulebook: str | None = None,
    given: Mapping[str, Any] | None = None,
) -> list[Table]:
    """The matches in a file of a bridge program, each as a table without a seed.

    A new match begins with each board whose number does not follow the one before. Missing data of the game are taken
    from the arguments, then from the defaults. Raises BadRecord with the bad line.
    """
    boards = _notation(form).read(text)
    if not boards:
        raise BadRecord(1, "expected a board with a deal; got none")
    tables: list[Table] = []
    last = 0
    for board in boards:
        if not tables or board.number != last + 1:
            tables.append(_opened(board, game, rulebook, given or {}))
        _replay(tables[-1], board)
        last = board.number
    return tables


def _opened(board: Found, game: str | None, rulebook: str | None, given: Mapping[str, Any]) -> Table:
    """A new table for a board and those that follow; raises BadRecord with the line that names something unknown."""
    named, book = board.sort.get("game"), board.sort.get("rulebook")
    name = game or (named.text.strip() if named else next(each for each in GAMES if GAMES[each].boards_part))
    line = named.line if named else board.line
    try:
        known = entry(name)
        if not known.boards_part:
            raise _other(name)
        chosen = rulebook or (book.text.strip() if book else None)
        options = {**_options(board, name), **given}
        line = book.line if book else line
        bare = fresh(name, rulebook=chosen, seats=SEATS, seed=0, **options).game
        _boards(bare)
    except BadOptions as wrong:
        raise BadRecord(line, str(wrong)) from None
    names = [board.names.get(seat, "") for seat in range(SEATS)]
    return Table(bare, more={"names": names} if all(names) else None)


def _options(board: Found, game: str) -> dict[str, Any]:
    """The options stated by a board; raises BadRecord."""
    at = board.sort.get("options", At(board.line, ""))
    known = entry(game).options
    found: dict[str, Any] = {}
    for word in at.text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise BadRecord(at.line, f"expected options of {game} such as target=200; got {word[:40]!r}")
        found[name] = read_value(known[name], value)
        if not known[name].allows(found[name]):
            raise BadRecord(at.line, f"option {name}: expected {known[name].allowed}; got {value[:40]!r}")
    return found


def _replay(table: Table, board: Found) -> None:
    """Deal a board, and repeat its calls and plays; raises BadRecord."""
    if not board.hands:
        raise BadRecord(board.line, "expected a deal of four hands; got none")
    if board.dealer is None:
        raise BadRecord(board.line, "expected a dealer; got none")
    _deal(table, board, Dealt(seat_at(board.dealer), board.hands))
    calls = {seat: list(each) for seat, each in board.calls.items()}
    while waiting := next((each[0] for each in calls.values() if each), None):
        seat = _turn(table, waiting)
        if not calls.get(seat):
            raise BadRecord(waiting.line, f"expected {COMPASS[seat]} to call before {waiting.text[:20]!r}; got nothing")
        at = calls[seat].pop(0)
        _make(table, seat, at, at.text)
    for trick in board.tricks:
        _trick(table, dict(trick) if isinstance(trick, Mapping) else list(trick))


def _deal(table: Table, board: Found, wanted: Dealt) -> None:
    """Set up a deal; raises BadRecord if another seat has to deal, or no deal is due."""
    seen = _boards(table.game)
    if table.outcome is not None:
        raise BadRecord(board.line, f"the match is over before board {board.number}")
    if seen.dealt(table.state) is not None:
        raise BadRecord(board.line, f"expected the board before {board.number} to be played to its end")
    for seat, move in seen.opening(table.game, table.state, wanted):
        table.play(seat, move)
    dealt = seen.dealt(table.state)
    if dealt is not None and dealt.dealer != wanted.dealer and board.dealer is not None:
        raise BadRecord(
            board.dealer.line,
            f"expected {COMPASS[dealt.dealer]} to deal board {board.number}; got {COMPASS[wanted.dealer]}",
        )


def _turn(table: Table, at: At) -> Seat:
    turn = table.game.turn(table.state)
    if not isinstance(turn, Decide):
        raise BadRecord(at.line, f"expected nothing more in this deal; got {at.text[:20]!r}")
    return turn.seats[0]


def _trick(table: Table, cards: dict[Seat, At] | list[At]) -> None:
    """Play the cards of a trick in turn, as far as recorded."""
    while cards:
        at = cards[0] if isinstance(cards, list) else next(iter(cards.values()))
        seat = _turn(table, at)
        if isinstance(cards, dict):
            if seat not in cards:
                raise BadRecord(at.line, f"expected a card of {COMPASS[seat]}, whose turn it is; got {at.text[:20]!r}")
            at = cards.pop(seat)
        else:
            cards.pop(0)
        _make(table, seat, at, f"play {read_card(at)}")


def _make(table: Table, seat: Seat, at: At, text: str) -> None:
    """Make a move; raises BadRecord with its line and the clause that forbids it."""
    try:
        table.play(seat, text)
    except IllegalMove as wrong:
        raise BadRecord(at.line, f"{at.text[:20]}: {wrong.refusal.reason}", wrong.refusal.clause) from None
    except Unreadable as wrong:
        raise BadRecord(at.line, str(wrong)) from None
