"""Pyramid solved in plain Python, breadth first: short and simple, for small endings.

A step removes a king or a pair, turns stock cards over, or turns the waste back into the stock. Turning cards
over and playing the new top of the waste at once is one step: the top of the stock counts as playable.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from spadille.core.contract import Value
from spadille.search.honours import ANY, BOTH, Honours

PYRAMID: Final = 28
CARDS: Final = 52
THIRTEEN: Final = 13
HONOURS: Final[Honours] = {
    "overlap_match": BOTH,
    "stock_passes": ANY,
    "draw_count": (1, 3),
    "draw_gate": ("any_time", "only_when_stuck"),
    "waste_top_playable": BOTH,
    "stock_waste_pairs": BOTH,
    "win_condition": ("clear_pyramid", "clear_all_52"),
    "stock_top_playable": BOTH,
    "reserve": ("none", "giza"),
}
"""An open top of the stock needs no extra steps: a card turned over and played at once is one step."""
_ROW_OF: Final = tuple(row for row in range(7) for _ in range(row + 1))


class PyramidRules(Value, frozen=True, kw_only=True):
    """The rules that a solver needs, named like the game's options. The kernel reads the fields by name."""

    passes: Annotated[int, msgspec.Meta(ge=1)] | None = None
    draw_count: Literal[1, 3] = 1
    draw_gate: Literal["any_time", "only_when_stuck"] = "any_time"
    waste_top_playable: bool = True
    stock_waste_pairs: bool = False
    overlap_match: bool = False
    win_condition: Literal["clear_pyramid", "clear_all_52"] = "clear_pyramid"

    reserve: Literal["none", "giza"] = "none"

    @property
    def columns(self) -> bool:
        """True if there is no stock: the other cards lie open in columns."""
        return self.reserve == "giza"

    @property
    def only_when_stuck(self) -> bool:
        return self.draw_gate == "only_when_stuck"

    @property
    def clear_all(self) -> bool:
        return self.win_condition == "clear_all_52"


class Step(Value, frozen=True):
    """One step of a line: the places that empty, after cards were turned over or not; or the waste turned back."""

    gone: tuple[int, ...]
    drawn: bool
    recycled: bool


class Start(Value, frozen=True, kw_only=True):
    """The start of a line: a position of the game, its sets of places as bits."""

    left: int = (1 << CARDS) - 1
    """The places that still hold their card."""
    drawn: int = PYRAMID
    """The place after the last card drawn in this pass."""
    recycled: int = 0
    """Number of times the waste has become the stock again."""
    fresh: bool = True
    """True if the top of the waste may be played."""

    def flaw(self, rules: PyramidRules) -> str | None:
        """The fault of an impossible position, in words; None if it is possible."""
        if not 0 <= self.left < 1 << CARDS or not PYRAMID <= self.drawn <= CARDS or self.recycled < 0:
            return f"expected a position of {PYRAMID} places and a stock of {CARDS - PYRAMID}"
        if rules.passes is not None and self.recycled >= rules.passes:
            return f"expected fewer than {rules.passes} turns of the waste; got {self.recycled}"
        return None


Line: TypeAlias = tuple[Step, ...]


class Place(Value, frozen=True):
    """A position: pyramid places, the talon as waste and stock, the pass, and if the top of the waste is playable."""

    pyramid: frozenset[int]
    waste: tuple[int, ...]
    stock: tuple[int, ...]
    passed: int
    fresh: bool


_EVERY: Final = [value for value in range(1, THIRTEEN + 1) for _ in range(4)]


def flaw(deck: Sequence[int]) -> str | None:
    """The fault of a deck, in words; None if it can be solved."""
    if len(deck) != CARDS:
        return f"expected {CARDS} cards; got {len(deck)}"
    if sorted(deck) != _EVERY:
        return "expected four cards of every rank"
    return None


class GaveUp(Exception):
    """A search would need more positions than it was allowed."""


def shortest(deck: Sequence[int], rules: PyramidRules, start: Start | None = None, nodes: int = 0) -> Line:
    """A shortest winning line; empty if there is none, or if the game is already won.

    `nodes` is the maximum number of positions, 0 for no limit; raises `GaveUp` beyond it.
    """
    start = start or Start()
    left = [place for place in range(CARDS) if start.left >> place & 1]
    waste = tuple(place for place in left if PYRAMID <= place < start.drawn)
    stock = tuple(place for place in left if place >= start.drawn)
    if rules.columns:
        return shortest_from(deck, rules, Place(frozenset(left), (), (), 1, True), nodes)
    fresh = rules.waste_top_playable or (start.fresh and bool(waste))
    pyramid = frozenset(place for place in left if place < PYRAMID)
    return shortest_from(deck, rules, Place(pyramid, waste, stock, start.recycled + 1, fresh), nodes)


def shortest_from(deck: Sequence[int], rules: PyramidRules, start: Place, nodes: int = 0) -> Line:
    """A shortest winning line from any position; see `shortest`."""
    came: dict[Place, tuple[Place, Step] | None] = {start: None}
    ring = [start]
    while ring:
        ahead = []
        for place in ring:
            if _won(rules, place):
                return _back(place, came)
            if 0 < nodes < len(came):
                raise GaveUp
            for step, then in steps(deck, rules, place):
                if then not in came:
                    came[then] = place, step
                    ahead.append(then)
        ring = ahead
    return ()


def _won(rules: PyramidRules, place: Place) -> bool:
    """True if all that must go has gone; here cards in columns do not count as part of the pyramid."""
    if rules.win_condition == "clear_all_52":
        return not (place.pyramid or place.waste or place.stock)
    return all(each >= PYRAMID for each in place.pyramid)


def _back(place: Place, came: dict[Place, tuple[Place, Step] | None]) -> Line:
    line: list[Step] = []
    while before := came[place]:
        place, step = before
        line.append(step)
    return tuple(reversed(line))


def steps(deck: Sequence[int], rules: PyramidRules, place: Place) -> Iterator[tuple[Step, Place]]:
    """Yield every step from a position, with the position after it."""
    own = list(in_pyramid(deck, rules, place.pyramid))
    for gone in own:
        yield Step(gone, False, False), _without(rules, place, gone)
    for gone in with_waste(deck, rules, place):
        yield Step(gone, False, False), _without(rules, place, gone)
    if place.stock:
        if not (own and rules.draw_gate == "only_when_stuck"):
            count = rules.draw_count
            turned = Place(place.pyramid, place.waste + place.stock[:count], place.stock[count:], place.passed, True)
            yield Step((), True, False), turned
            for gone in with_waste(deck, rules, turned):
                yield Step(gone, True, False), _without(rules, turned, gone)
    elif place.waste and (rules.passes is None or place.passed < rules.passes):
        passed = place.passed + 1 if rules.passes is not None else place.passed
        yield Step((), False, True), Place(place.pyramid, (), place.waste, passed, rules.waste_top_playable)


def _without(rules: PyramidRules, place: Place, gone: tuple[int, ...]) -> Place:
    fresh = rules.waste_top_playable or (place.fresh and all(each < PYRAMID for each in gone))
    waste = tuple(each for each in place.waste if each not in gone)
    return Place(place.pyramid - set(gone), waste, place.stock, place.passed, fresh)


def in_pyramid(deck: Sequence[int], rules: PyramidRules, pyramid: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """Yield the moves of the pyramid alone: kings, pairs, and overlapping pairs where they may be matched."""
    opened = [place for place in sorted(pyramid) if not covers(place) & pyramid]
    for place in opened:
        if deck[place] == THIRTEEN:
            yield (place,)
        yield from ((place, other) for other in opened if other > place and deck[place] + deck[other] == THIRTEEN)
    for place in sorted(pyramid) if rules.overlap_match else ():
        if place >= PYRAMID:
            break
        on = covers(place) & pyramid
        if len(on) == 1 and on <= set(opened):
            (other,) = on
            if deck[place] + deck[other] == THIRTEEN:
                yield (place, other)


def with_waste(deck: Sequence[int], rules: PyramidRules, place: Place) -> Iterator[tuple[int, ...]]:
    """Yield the moves with the top of the waste."""
    if not (place.waste and place.fresh):
        return
    top = place.waste[-1]
    if deck[top] == THIRTEEN:
        yield (top,)
    for other in sorted(place.pyramid):
        if not covers(other) & place.pyramid and deck[other] + deck[top] == THIRTEEN:
            yield (other, top)
    if rules.stock_waste_pairs and len(place.waste) > 1 and deck[place.waste[-2]] + deck[top] == THIRTEEN:
        yield (place.waste[-2], top)


def covers(place: int) -> frozenset[int]:
    """The places that lie on a place of the pyramid."""
    if place >= PYRAMID:  # a column of the reserve, its last card on top
        return frozenset((place + 1,) if (place - PYRAMID) % 3 < 2 else ())
    row = _ROW_OF[place]
    return frozenset((place + row + 1, place + row + 2)) if row < _ROW_OF[-1] else frozenset()
