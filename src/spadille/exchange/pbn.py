"""PBN, the Portable Bridge Notation: consecutive boards, each with tags and two tables.

Data unknown to bridge are in tags of our own (SpadilleGame, SpadilleRulebook, SpadilleOptions), and in notes to an
artificial auction: the seat before the leader bids spades, and all others pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from spadille.core.errors import BadRecord
from spadille.exchange.board import (
    COMPASS,
    HAND,
    SEATS,
    At,
    Board,
    Found,
    Sort,
    in_one_line,
    number_at,
    read_hand,
    said_in,
    seat_at,
    spelt,
    suits_of,
    tricks_of,
    whole,
)

_TAG: Final = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*')
_QUOTE_OR_COMMENT: Final = re.compile(r'"(?:[^"\\]|\\.)*"|;.*|\{[^}]*(?:\}|$)')
_ENDS_LINE: Final = re.compile(r"\r\n|\r|\n")
_OWN: Final = {"SpadilleGame": "game", "SpadilleRulebook": "rulebook", "SpadilleOptions": "options"}
_PLAYERS: Final = {"North": 0, "East": 1, "South": 2, "West": 3}
_NO_CARD: Final = {"-", "+"}


def write(sort: Sort, boards: Sequence[Board]) -> str:
    """The boards of a match as a file; several matches can be concatenated."""
    return "".join("\n".join([*_tags(sort, board), *_auction(board), *_play(board), "", ""]) for board in boards)


HEAD: Final = "% PBN 2.1\n% EXPORT\n"


def _tags(sort: Sort, board: Board) -> Iterator[str]:
    names = sort.names or ("?",) * SEATS
    over = len(board.plays) == SEATS * HAND
    tags = {
        "Event": sort.game,
        "Site": "?",
        "Date": "?",
        "Board": str(board.number),
        "West": names[3],
        "North": names[0],
        "East": names[1],
        "South": names[2],
        "Dealer": COMPASS[board.dealer],
        "Vulnerable": "None",
        "Deal": "N:" + " ".join(".".join(suits_of(hand)) for hand in board.hands),
        "Scoring": "?",
        "Declarer": COMPASS[board.declarer] if board.calls else "?",
        "Contract": "1S" if board.calls else "?",
        "Result": str(board.result) if over else "?",
        **dict(zip(_OWN, (sort.game, sort.rulebook, sort.options), strict=True)),
    }
    return (f'[{name} "{_plain(text)}"]' for name, text in tags.items())


def _plain(text: str) -> str:
    """A text without characters that would end a tag."""
    return in_one_line(text).replace("\\", " ").replace('"', "'")


def _auction(board: Board) -> Iterator[str]:
    if not board.calls:
        return
    yield f'[Auction "{COMPASS[board.dealer]}"]'
    words, notes = list[str](), list[str]()
    for _, names, said in board.auction:
        word = "1S" if names else "Pass"
        if said:
            notes.append(said)
            word += f" ={len(notes)}="
        words.append(word)
    yield from (" ".join(words[first : first + SEATS]) for first in range(0, len(words), SEATS))
    yield from (f'[Note "{number}:{said}"]' for number, said in enumerate(notes, 1))


def _play(board: Board) -> Iterator[str]:
    if not board.plays:
        return
    yield f'[Play "{COMPASS[board.opener]}"]'
    for trick in tricks_of(board.plays):
        cards = {each.seat: spelt(each.card) for each in trick}
        yield " ".join(cards.get((board.opener + place) % SEATS, "-") for place in range(SEATS))
    if len(board.plays) < SEATS * HAND:
        yield "*"


# -- reading -----------------------------------------------------------------------------------------


class _Reader:
    """State of reading a file, line by line."""

    def __init__(self) -> None:
        self.found: list[Found] = []
        self.open: Found | None = None
        self.section = ""
        self.first = 0
        self.words: list[At] = []
        self.said: list[At] = []
        self.auctioneer = 0
        self.notes: dict[str, At] = {}

    def line(self, number: int, text: str) -> None:
        """Process the next line."""
        tag = _TAG.fullmatch(text)
        if tag is not None:
            self.end_section()
            self.tag(tag[1], At(number, re.sub(r"\\(.)", r"\1", tag[2])))
        elif not text.strip():
            self.end_board()
        elif self.section:
            self.words += [At(number, word) for word in text.split()]
        else:
            raise BadRecord(number, f'expected a tag such as [Dealer "N"]; got {text.strip()[:40]!r}')

    def tag(self, name: str, at: At) -> None:
        if self.open is None:
            self.open = Found(at.line)
        board = self.open
        if name == "Board":
            board.number = number_at(at)
        elif name == "Dealer":
            board.dealer = at
        elif name == "Deal":
            board.hands = _deal(at)
        elif name in _OWN:
            board.sort[_OWN[name]] = at
        elif name in _PLAYERS and at.text not in ("", "?"):
            board.names[_PLAYERS[name]] = at.text
        elif name == "Note":
            key, _, text = at.text.partition(":")
            self.notes[key] = At(at.line, text)
        elif name in ("Auction", "Play"):
            self.section, self.first = name, seat_at(at)
        elif name.endswith("Table"):
            self.section = name

    def end_section(self) -> None:
        """Finish the open table; tables of other programs are ignored."""
        if self.section == "Play" and self.open is not None:
            self.open.tricks = _tricks(self.first, self.words)
        if self.section == "Auction":
            self.said, self.auctioneer = self.words, self.first
        if self.section:
            self.words, self.section = [], ""

    def end_board(self) -> None:
        """Finish the board, at an empty line or the end of the file."""
        self.end_section()
        if self.open is not None:
            self.open.calls = _calls(self.auctioneer, self.said, self.notes)
            self.found.append(self.open)
        self.open, self.said, self.notes = None, [], {}


def read(text: str) -> list[Found]:
    """Read the boards of a file; raises BadRecord with the bad line."""
    reader = _Reader()
    for number, line in _uncommented(text):
        reader.line(number, line)
    reader.end_board()
    return reader.found


def _uncommented(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines without their comments, which may go on over several lines; lines of comments alone are left
    out, since an empty line ends a board.
    """
    inside = False
    for number, line in enumerate(_ENDS_LINE.split(text), 1):
        if line.startswith("%"):
            continue
        rest = f"{{{line}" if inside else line
        plain = _QUOTE_OR_COMMENT.sub(lambda found: found[0] if found[0][0] == '"' else " ", rest)
        pieces = [found[0] for found in _QUOTE_OR_COMMENT.finditer(rest)]
        inside = bool(pieces) and pieces[-1][0] == "{" and pieces[-1][-1] != "}"
        if plain.strip() or not rest.strip():
            yield number, plain


def _deal(at: At) -> tuple[int, ...]:
    """The four hands of a deal such as "N:AKQ.…", by seat."""
    first, colon, rest = at.text.partition(":")
    words = rest.split()
    if not colon or len(words) != SEATS or "-" in words:
        known = sum(word != "-" for word in words)
        raise BadRecord(at.line, f"expected four hands after N:, E:, S: or W:; got {known}")
    hands = [word.split(".") for word in words]
    if wrong := next((word for word, suits in zip(words, hands, strict=True) if len(suits) != SEATS), ""):
        raise BadRecord(at.line, f"expected four suits separated by dots; got {wrong[:40]!r}")
    start = seat_at(At(at.line, first.strip()))
    cards = [read_hand(hands[(seat - start) % SEATS], at.line) for seat in range(SEATS)]
    return whole(cards, at.line)


def _calls(dealer: int, words: Sequence[At], notes: dict[str, At]) -> dict[int, list[At]]:
    """Each seat's calls, from the notes to its bids."""
    found: dict[int, list[At]] = {}
    turn = dealer - 1
    for at in words:
        mark = re.fullmatch(r"=(\d+)=", at.text)
        if mark is None:
            turn += 1
        elif mark[1] not in notes:
            raise BadRecord(at.line, f"expected a note {mark[1]} to the auction; got none")
        else:
            found.setdefault(turn % SEATS, []).extend(said_in(notes[mark[1]]))
    return found


def _tricks(first: int, words: Sequence[At]) -> list[dict[int, At]]:
    """The played cards, by trick and seat."""
    cards = [at for at in words if not re.fullmatch(r"=\d+=|\*|\$\d+", at.text)]
    rows = [cards[start : start + SEATS] for start in range(0, len(cards), SEATS)]
    return [{(first + place) % SEATS: at for place, at in enumerate(row) if at.text not in _NO_CARD} for row in rows]
