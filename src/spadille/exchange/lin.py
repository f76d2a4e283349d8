"""LIN, the notation of Bridge Base: two-letter commands, each with its value between two bars.

Data unknown to bridge are in a command of our own, `sp` (game, rulebook, options), and in announcements (`an`) to an
artificial auction: the seat before the leader bids spades, and all others pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD
from spadille.core.errors import BadRecord
from spadille.exchange.board import (
    COMPASS,
    SEATS,
    At,
    Board,
    Found,
    Sort,
    in_one_line,
    number_at,
    read_hand,
    said_in,
    spelt,
    suits_of,
    tricks_of,
    whole,
)

HEAD: Final = ""
_FROM_SOUTH: Final = (2, 3, 0, 1)
"""Seats in LIN's order, from South."""
_HAND: Final = re.compile(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)")
_OWN: Final = ("game", "rulebook", "options")


def write(sort: Sort, boards: Sequence[Board]) -> str:
    """The boards of a match as a file, one per line; several matches can be concatenated."""
    return "".join("".join(_parts(sort, board)) + "\n" for board in boards)


def _parts(sort: Sort, board: Board) -> Iterator[str]:
    names = [re.sub(r"[|,]", " ", in_one_line(sort.names[seat])) if sort.names else "" for seat in _FROM_SOUTH]
    hands = ("".join(map("".join, zip("SHDC", suits_of(board.hands[seat]), strict=True))) for seat in _FROM_SOUTH)
    yield f"pn|{','.join(names)}|st||"
    yield f"md|{_FROM_SOUTH.index(board.dealer) + 1}{','.join(hands)}|rh||ah|Board {board.number}|sv|o|"
    yield f"sp|{','.join((sort.game, sort.rulebook, sort.options))}|"
    if board.calls:
        bids = (f"mb|{'1S' if names else 'p'}|" + (f"an|{said}|" if said else "") for _, names, said in board.auction)
        yield "".join(bids) + "pg||"
    for trick in tricks_of(board.plays):
        yield "".join(f"pc|{spelt(each.card)}|" for each in trick) + "pg||"


def read(text: str) -> list[Found]:
    """Read the boards of a file; raises BadRecord with the bad line."""
    found: list[_Reader] = []
    for name, at in _commands(text):
        if not found or (name in ("pn", "md", "qx") and found[-1].board.hands):
            found.append(_Reader(at.line))
        found[-1].take(name, at)
    return [each.whole() for each in found if each.board.hands]


def _commands(text: str) -> Iterator[tuple[str, At]]:
    """Yield the commands of a file, each with its value and line."""
    line, parts = 1, text.split("|")
    for name, value in zip(parts[::2], parts[1::2], strict=False):
        line += name.count("\n")
        yield name.strip(), At(line, value.replace("\r", "").replace("\n", ""))
        line += value.count("\n")
    if len(parts) % 2 == 0 or parts[-1].strip():
        raise BadRecord(line, f"expected commands such as md|…|; got {parts[-1].strip()[:40]!r}")


class _Reader:
    """A board being read, command by command."""

    def __init__(self, line: int) -> None:
        self.plays: list[At] = []
        self.board = Found(line)
        self.turn = -1

    def take(self, name: str, at: At) -> None:
        """Process the next command; commands without data about the deal are ignored."""
        board = self.board
        if name == "pn":
            names = (each.strip() for each in at.text.split(",")[:SEATS])
            board.names = {_FROM_SOUTH[place]: each for place, each in enumerate(names) if each}
        elif name == "md":
            board.dealer, board.hands = At(at.line, _dealer(at)), _deal(at)
            self.turn = COMPASS.index(board.dealer.text) - 1
        elif name == "ah" and at.text.strip().lower().startswith("board"):
            board.number = number_at(at)
        elif name == "sp":
            board.sort = {key: At(at.line, each) for key, each in zip(_OWN, at.text.split(",", 2), strict=False)}
        elif name == "mb":
            self.turn += 1
        elif name == "an":
            board.calls.setdefault(self.turn % SEATS, []).extend(said_in(at))
        elif name == "pc":
            self.plays.append(at)

    def whole(self) -> Found:
        """The board, after its last command."""
        self.board.tricks = [self.plays[first : first + SEATS] for first in range(0, len(self.plays), SEATS)]
        return self.board


def _dealer(at: At) -> str:
    if at.text[:1] not in ("1", "2", "3", "4"):
        raise BadRecord(at.line, f"expected the dealer, 1 for S to 4 for E; got {at.text[:1]!r}")
    return "SWNE"[int(at.text[0]) - 1]


def _deal(at: At) -> tuple[int, ...]:
    """The four hands, by seat; the last one may be omitted, as it has the remaining cards."""
    words = [word.strip() for word in at.text[1:].upper().split(",")]
    given = [word for word in words if word]
    if len(words) > SEATS or len(given) < SEATS - 1 or words[: len(given)] != given:
        raise BadRecord(at.line, f"expected three hands or four, from South on; got {len(given)}")
    hands: list[Sequence[Card]] = []
    for word in given:
        suits = _HAND.fullmatch(word)
        if suits is None:
            raise BadRecord(at.line, f"expected a hand such as SAK5HQDJ32CT9876; got {word[:40]!r}")
        hands.append(read_hand(suits.groups(), at.line))
    if len(hands) < SEATS:
        held = {each for hand in hands for each in hand}
        hands.append([each for each in STANDARD if each not in held])
    return whole([hands[_FROM_SOUTH.index(seat)] for seat in range(SEATS)], at.line)
