"""Records: a game as text with one JSON value per line, and its strict but friendly reader."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol

import msgspec

from spadille.core.contract import NATURE, AnyGame, Outcome, Seat, Value
from spadille.core.encoding import MARK, flaw
from spadille.core.errors import BadOptions, BadRecord, StaleMove, shortly

VERSION: Final = 1
SUFFIX: Final = ".jsonl"
NOTES: Final = "notes"
"""The key of comments and variations in the header."""

_HEADER_KEYS: Final = ("spadille", "game", "seats", "rulebook", "options")
_EXPECTED: Final[tuple[tuple[str, type, str], ...]] = (
    ("game", str, "the name of a game"),
    ("seats", int, "a whole number"),
    ("rulebook", str, "the name of a rulebook"),
)
_MOVE: Final = msgspec.json.Decoder(tuple[int, str])
_SHOWN: Final = 40
_WINDOWS: Final = (
    "this file has Windows line ends (CR LF); expected LF: only the ends of lines have been changed, "
    "and dos2unix, or an editor, changes them back"
)
_UNDECODABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Header(Value, frozen=True):
    """The first line: the game and its options; `more` holds the keys that a reader need not know."""

    game: str
    seats: int
    rulebook: str
    options: Mapping[str, Any]
    more: Mapping[str, Any]


def write(header: Header, moves: Iterator[tuple[Seat, str]], outcome: Outcome | None) -> bytes:
    """Write the whole record; the closing line with its digest is there once the game is over."""
    first = dict(zip(_HEADER_KEYS, (VERSION, header.game, header.seats, header.rulebook, header.options), strict=True))
    lines = [msgspec.json.encode({**first, **header.more})]
    lines += [msgspec.json.encode(move) for move in moves]
    body = b"".join(line + b"\n" for line in lines)
    if outcome is None:
        return body
    over = {"payoff": outcome.payoff, "winners": sorted(outcome.winners)}
    return body + msgspec.json.encode({"over": over, "digest": digest(body)}) + b"\n"


def digest(body: bytes) -> str:
    """The digest of everything before the closing line, newlines included."""
    return "sha256:" + hashlib.sha256(body).hexdigest()


def path_of(given: object) -> Path:
    """The path of a file, as given; raises BadOptions for a folder or anything that is not a path."""
    path = place_of(given)
    if path.is_dir():
        raise BadOptions(f"expected the path of a file; got the folder {shortly(str(path))}")
    return path


def place_of(given: object) -> Path:
    """The path of a file or folder, as given; raises BadOptions for anything that is not a path."""
    try:
        found = os.fspath(given)  # type: ignore[call-overload]
        sound = isinstance(found, str) and found and b"\0" not in os.fsencode(found)
    except (TypeError, UnicodeEncodeError):
        sound = False
    if not sound:
        raise BadOptions(f"expected the path of a record; got {shortly(given)}")
    return Path(found)


def records_in(folder: Path) -> list[Path]:
    """The records in a folder and its subfolders, sorted by path; folders with such a name are left out."""
    return [each for each in sorted(folder.rglob(f"*{SUFFIX}")) if is_kind(Path.is_file, each)]


def is_kind(kind: Callable[[Path], bool], path: Path) -> bool:
    """True if there is a file or folder of a kind; False if that cannot be found out."""
    try:
        return kind(path)
    except OSError:
        return False


def save(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file completely or not at all: into a new file beside it, which then replaces it.

    Only the owner can read a private file. Raises OSError, which names the path that was given.
    """
    with saving(path, private=private) as file:
        file.write(data)


@contextlib.contextmanager
def saving(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """Open a file to write, which replaces the old one once complete; raises OSError, which names the path."""
    try:
        with _fresh(path, 0o600 if private else 0o666) as file:
            yield file
    except OSError as wrong:
        raise OSError(wrong.errno, wrong.strerror, str(path)) from wrong


@contextlib.contextmanager
def _fresh(path: Path, mode: int) -> Iterator[BinaryIO]:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)  # less the umask
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(fresh)
        raise


def split(data: bytes) -> list[bytes]:
    """The lines of a record with every byte before each newline, without a byte order mark or trailing empty lines."""
    lines = data.removeprefix(MARK).split(b"\n")
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def read_header(line: bytes) -> Header:
    """Read the first line; raises BadRecord."""
    value = _json(line, 1)
    if not isinstance(value, dict) or "spadille" not in value:
        raise BadRecord(
            1, 'expected a header such as {"spadille":1,"game":"spades","seats":4,"rulebook":"bicycle","options":{}}'
        )
    version = value["spadille"]
    if version != VERSION or isinstance(version, bool):
        newer = ": a newer Spadille has written it" if type(version) is int and version > VERSION else ""
        raise BadRecord(1, f"expected a record of version {VERSION}; got version {shortly(version)}{newer}")
    for key, kind, expected in _EXPECTED:
        if type(value.get(key)) is not kind:
            got = f"got {shortly(value[key])}" if key in value else "it is missing"
            raise BadRecord(1, f"expected {expected} as {key!r}; {got}")
    options = value.get("options", {})
    if not isinstance(options, dict):
        raise BadRecord(1, "expected an object with options by name as 'options'")
    more = {key: each for key, each in value.items() if key not in _HEADER_KEYS}
    return Header(value["game"], value["seats"], value["rulebook"], options, more)


def read_move(line: bytes, number: int, seats: int) -> tuple[Seat, str] | None:
    """The seat and text of a move line; None for an object, which can only be the closing line."""
    try:
        seat, text = _MOVE.decode(line)
    except _UNDECODABLE:
        if isinstance(_json(line, number), dict):
            return None
        given = line.decode().strip()[:_SHOWN]
        raise BadRecord(number, f'expected a move such as [0,"play AS"] or the closing line; got {given!r}') from None
    if not NATURE <= seat < seats:
        raise BadRecord(number, f"expected a seat from {NATURE} (chance) to {seats - 1}; got {seat}")
    return seat, text


def check_closing(line: bytes, number: int, before: bytes, outcome: Outcome | None) -> None:
    """Check a closing line against the game that it closes; raises BadRecord."""
    value = _json(line, number)
    over = value.get("over")
    if not isinstance(over, dict):
        raise BadRecord(number, 'expected a closing line such as {"over":{"payoff":[…],"winners":[…]}}')
    if outcome is None:
        raise BadRecord(number, "the closing line comes before the game is over")
    truth = {"payoff": list(outcome.payoff), "winners": sorted(outcome.winners)}
    for key, each in over.items():
        if key not in truth:
            continue
        if not _numbers(each):
            raise BadRecord(number, f"expected {key} as a list of whole numbers; the game gives {truth[key]}")
        if (sorted(each) if key == "winners" else each) != truth[key]:
            raise BadRecord(number, f"the closing line says {key} {str(each)[:60]}; the game gives {truth[key]}")
    if "digest" in value and value["digest"] != digest(before):
        if value["digest"] == digest(before.replace(b"\r\n", b"\n")):
            raise BadRecord(1, _WINDOWS)
        raise BadRecord(number, "the digest is not that of the lines before: the record has been changed")


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(each) is int for each in value)


def _json(line: bytes, number: int) -> Any:
    try:
        return msgspec.json.decode(line)
    except _UNDECODABLE as wrong:
        raise BadRecord(number, flaw(line) or _no_value(line.decode().strip(), str(wrong))) from None


def _no_value(text: str, wrong: str) -> str:
    """Explain why a text is not one JSON value, from the decoder's message."""
    if not text:
        return "expected one whole JSON value; got nothing"
    if "out of range" in wrong:
        return f"expected numbers of a usual size; got one out of range in {text[:_SHOWN]!r}"
    if "truncated" in wrong:
        return f"expected one whole JSON value; got {text[:_SHOWN]!r}, which breaks off"
    return f"expected one whole JSON value; got {text[:_SHOWN]!r}"


# -- comments and variations ------------------------------------------------------------------------


class Note(Value, frozen=True, omit_defaults=True):
    """A comment, a variation, or both, at one moment of a game."""

    at: int
    """Number of moves made before it, with those of chance."""
    text: str = ""
    moves: tuple[tuple[Seat, str], ...] = ()
    """The moves of the variation, played from that moment on instead of those of the game."""


def notes_in(more: Mapping[str, Any], moves: int) -> tuple[Note, ...]:
    """The notes of a header, for a game of that many moves; raises BadRecord for ones that cannot be read."""
    try:
        found = msgspec.convert(more.get(NOTES, ()), type=tuple[Note, ...])
    except msgspec.ValidationError as wrong:
        raise BadRecord(1, f"expected notes as a list of objects with at, text and moves; {wrong}") from None
    for each in found:
        if not 0 <= each.at <= moves:
            raise BadRecord(1, f"expected a note at a moment from 0 to {moves}; got {each.at}")
    return found


def keep_notes(more: MutableMapping[str, Any], notes: Iterable[Note]) -> None:
    """Put notes into a header."""
    more[NOTES] = msgspec.to_builtins(list(notes))


def cut_notes(more: MutableMapping[str, Any], moves: int) -> None:
    """Drop the notes on moments after that many moves; if none is left, remove the key."""
    found = more.get(NOTES)
    if isinstance(found, list):
        kept = [each for each in found if not isinstance(each, dict) or each.get("at", 0) <= moves]
        more[NOTES] = kept
        if not kept:
            del more[NOTES]


class Played(Protocol):
    """The parts of a `Table` that notes need."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def log(self) -> list[tuple[Seat, Any]]: ...
    @property
    def version(self) -> int: ...


def noted(table: Played, text: str, at: int | None, line: Played | None) -> Note:
    """A note on a game; raises StaleMove and BadOptions, as `Table.note` does."""
    if not isinstance(text, str):
        raise BadOptions(f"expected a comment as text; got {shortly(text)}")
    if line is not None:
        return Note(*_left_by(table, line, text))
    if not text:
        raise BadOptions("expected a comment, a variation, or both; got neither")
    moment = table.version if at is None else at
    if type(moment) is not int or not 0 <= moment <= table.version:
        raise StaleMove(f"expected a moment from 0 to {table.version}; got {shortly(moment)}")
    return Note(moment, text)


def _left_by(table: Played, line: Played, text: str) -> tuple[int, str, tuple[tuple[Seat, str], ...]]:
    """The moment at which a variation leaves a game, a comment on it, and its moves."""
    if not hasattr(line, "log"):
        raise BadOptions(f"expected a table as the variation; got {shortly(line)}")
    pairs = zip(table.log, line.log, strict=False)
    at = next((place for place, (own, other) in enumerate(pairs) if own != other), min(table.version, line.version))
    dealt = any(each.log[at][0] == NATURE for each in (table, line) if at < each.version)
    if dealt or _opened(line) != _opened(table):
        raise BadOptions("expected a variation of this game; got one of another table")
    if at == line.version:
        raise BadOptions("expected a variation that leaves the game; got the same moves")
    return at, text, tuple((seat, line.game.spell(move)) for seat, move in line.log[at:])


def _opened(table: Played) -> tuple[object, ...]:
    """The rules of a table, which a variation must share with its game."""
    game = table.game
    return game.name, game.seats, game.rulebook, game.options
