"""Movements: each round's pairs and boards at the tables, so that all play the same boards and none twice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from spadille.core.contract import Value
from spadille.core.errors import BadOptions

Kind: TypeAlias = Literal["mitchell", "howell", "teams"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
_HOWELL: Final = range(4, 19)
_MITCHELL: Final = range(5, 41)
_TEAMS: Final = range(2, 21)


class Sitting(Value, frozen=True):
    """Two pairs at a table in a round, with their set of boards; all numbered from 1."""

    round: int
    table: int
    boards: int
    """Number of the set."""
    ns: int
    """The pair, or team, at North and South."""
    ew: int


class Movement(Value, frozen=True):
    """All sittings of an evening."""

    kind: Kind
    entrants: int
    """Number of pairs or teams."""
    rounds: int
    sets: int
    copied: bool
    """Tables play the same boards simultaneously, so each needs a copy."""
    sittings: tuple[Sitting, ...]

    def away(self, turn: int) -> tuple[int, ...]:
        """Pairs or teams that sit out in a round."""
        here = {each for one in self.sittings if one.round == turn for each in (one.ns, one.ew)}
        return tuple(each for each in range(1, self.entrants + 1) if each not in here)


def movement(kind: str, entrants: int, rounds: int | None = None) -> Movement:
    """The movement of a kind for a number of pairs or teams; raises BadOptions for an impossible one.

    * Mitchell: North and South stay, East and West go up a table and boards down one; two fields, each its own winner.
      With an even number of tables East and West skip one in the middle, and there is a round less than tables.
    * Howell: every pair meets every other once, one field. With fewer than eight pairs all tables play the same boards.
    * Teams: a team is two pairs, one at each table of a match; every team meets every other once.

    With an odd number, one pair or team sits out in each round.
    """
    known = {"mitchell": (_MITCHELL, "pairs"), "howell": (_HOWELL, "pairs"), "teams": (_TEAMS, "teams")}
    if kind not in known:
        raise BadOptions(f"expected a movement: {', '.join(KINDS)}; got {kind[:40]!r}")
    may, who = known[kind]
    if entrants not in may:
        raise BadOptions(f"expected {may[0]} to {may[-1]} {who} for {kind}; got {entrants}")
    whole = entrants + entrants % 2
    most, sets = {"mitchell": _mitchell_size, "howell": _each_other, "teams": _each_other}[kind](whole)
    if rounds is not None and not 1 <= rounds <= most:
        raise BadOptions(f"expected 1 to {most} rounds for {entrants} {who}; got {rounds}")
    count = rounds or most
    make = {"mitchell": _mitchell, "howell": _howell, "teams": _teams}[kind]
    found = tuple(each for each in make(whole, count) if max(each.ns, each.ew) <= entrants)
    copied = kind == "teams" or (kind == "howell" and _starter(whole - 1) is None)
    return Movement(kind, entrants, count, count if copied else sets, copied, found)  # type: ignore[arg-type]


def usual(pairs: int) -> str:
    """The default movement for a number of pairs: everybody meets everybody, if there are few."""
    return "howell" if pairs <= 8 else "mitchell"


def _mitchell_size(pairs: int) -> tuple[int, int]:
    tables = pairs // 2
    return tables - (tables % 2 == 0), tables


def _each_other(entrants: int) -> tuple[int, int]:
    return entrants - 1, entrants - 1


def _mitchell(pairs: int, rounds: int) -> Iterator[Sitting]:
    tables = pairs // 2
    for turn in range(rounds):
        skipped = tables % 2 == 0 and turn >= tables // 2
        for table in range(tables):
            ew = tables + (table - turn - skipped) % tables
            yield Sitting(turn + 1, table + 1, (table + turn) % tables + 1, table + 1, ew + 1)


def _howell(pairs: int, rounds: int) -> Iterator[Sitting]:
    """Of n + 1 pairs the last stays; the others, and the boards, move up one number each round (modulo n)."""
    size = pairs - 1
    starter = _starter(size)
    tables = starter or ((size, 0, 0), *((each, size - each, 0) for each in range(1, pairs // 2)))
    for turn in range(rounds):
        for table, (one, other, boards) in enumerate(tables, 1):
            ns = size if one == size else (one + turn) % size
            yield Sitting(turn + 1, table, (boards + turn) % size + 1, ns + 1, (other + turn) % size + 1)


@cache
def _starter(size: int) -> tuple[tuple[int, int, int], ...] | None:
    """The first round of a Howell: two pairs and a set of boards per table; None if none exists.

    All differences of opponents are distinct, so everybody meets everybody; all differences of pairs and boards are
    distinct, so everybody plays every board; and the boards are distinct, so no table waits for another.
    """
    found = [(size, 0, 0)]

    def grow(left: frozenset[int], gaps: frozenset[int], steps: frozenset[int], used: frozenset[int]) -> bool:
        if not left:
            return True
        one = min(left)
        for other in sorted(left - {one}):
            gap = min((one - other) % size, (other - one) % size)
            if gap in gaps:
                continue
            for boards in range(size):
                own = {(boards - one) % size, (boards - other) % size}
                if boards in used or own & steps:
                    continue
                found.append((one, other, boards))
                if grow(left - {one, other}, gaps | {gap}, steps | own, used | {boards}):
                    return True
                found.pop()
        return False

    nought = frozenset({0})
    return tuple(found) if grow(frozenset(range(1, size)), frozenset(), nought, nought) else None


def _teams(teams: int, rounds: int) -> Iterator[Sitting]:
    """A team's North-South pair stays at its table; its East-West pair visits the opposing team."""
    size = teams - 1
    for turn in range(rounds):
        pairs = [(size, turn), *(((turn + each) % size, (turn - each) % size) for each in range(1, teams // 2))]
        for one, other in pairs:
            yield Sitting(turn + 1, one + 1, turn + 1, one + 1, other + 1)
            yield Sitting(turn + 1, other + 1, turn + 1, other + 1, one + 1)
