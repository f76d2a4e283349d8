"""A game in numbers, for programs that learn: actions by index, what a seat sees as bytes, points by side.

Knows no game. What a game's numbers mean is told by its `Layout` and by `Encoder.spell`; environments in the forms of
other libraries are made of both (`spadille.envs`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any, Final, Literal, Protocol, TypeAlias

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD, with_jokers
from spadille.core.contract import AnyGame, Seat, Value
from spadille.core.errors import BadOptions

Discard: TypeAlias = Literal["any", "ascending"]
Amount: TypeAlias = Literal["buckets", "exact"]

PLACES: Final[dict[int, int]] = {each: at for at, each in enumerate(with_jokers(STANDARD, "JL JB"))}
"""Where every card stands in the order of numbers: clubs to spades, twos to aces, the jokers last."""
CARDS_BY_PLACE: Final[tuple[Card, ...]] = with_jokers(STANDARD, "JL JB")


class Settings(Value, frozen=True, kw_only=True):
    """How moves that hold much are put into small actions."""

    discard: Discard = "any"
    """Cards are picked one by one in any order, or upwards only, so that each set is reached once."""
    amounts: Amount = "buckets"
    """Stakes are a few usual sizes, or any, found by halving."""


class Field(Value, frozen=True, kw_only=True):
    """Some bytes of what a seat sees that belong together."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str
    kinds: int = 0
    """How many values there are, from 0, each of them a thing of its own; 0: it is a figure."""
    width: int = 1
    """Bytes of one figure, the lowest first."""
    base: int = 0
    """What is added to a figure that may be below zero."""

    @property
    def end(self) -> int:
        """Where the next field may begin."""
        return self.offset + prod(self.shape) * self.width


class Layout(Value, frozen=True, gc=True, dict=True):
    """What the bytes of a game mean."""

    size: int
    fields: tuple[Field, ...]

    @cached_property
    def named(self) -> Mapping[str, Field]:
        """The fields by name."""
        return {each.name: each for each in self.fields}

    @cached_property
    def at(self) -> Mapping[str, int]:
        """Where each field begins, by name."""
        return {each.name: each.offset for each in self.fields}

    def field(self, name: str) -> Field:
        """The field of a name."""
        return self.named[name]

    def unpack(self, seen: Sequence[int]) -> dict[str, int | list[int]]:
        """What the bytes say, field by field: one number, or a list of them."""
        found: dict[str, int | list[int]] = {}
        for each in self.fields:
            row = bytes(seen[each.offset : each.end])
            steps = range(0, len(row), each.width)
            figures = [int.from_bytes(row[at : at + each.width], "little") - each.base for at in steps]
            found[each.name] = figures if each.shape != (1,) else figures[0]
        return found


def laid(size: int, rows: Iterable[tuple[str, int, int, str]]) -> Layout:
    """A layout of one-byte fields, one after the other: name, how many, kinds (0: a figure), meaning.

    A field of which each figure has more bytes is written "name:2", of which some are below zero "name:-2".
    """
    fields, at = [], 0
    for written, count, kinds, meaning in rows:
        name, _, bytes_each = written.partition(":")
        width = int(bytes_each or 1)
        base = 1 << 8 * -width - 1 if width < 0 else 0
        fields.append(
            Field(name=name, offset=at, shape=(count,), meaning=meaning, kinds=kinds, width=abs(width), base=base)
        )
        at = fields[-1].end
    assert at <= size, "the fields are no longer than the whole"
    return Layout(size, tuple(fields))


def blank(layout: Layout, seat: Seat | None) -> tuple[bytearray, Seat]:
    """Bytes that say nothing yet, and the seat whose view is to be written into them."""
    assert seat is not None, "a spectator takes no action"
    return bytearray(layout.size), seat


def put_seats(seen: bytearray, at: Mapping[str, int], who: Mapping[str, Seat | None], me: Seat, seats: int) -> None:
    """Write who deals, acts and so on: seat + 1 as the viewer counts, 0 where it is nobody."""
    for name, seat in who.items():
        if seat is not None and seat >= 0:
            seen[at[name]] = (seat - me) % seats + 1


def put(seen: bytearray, field: Field, figures: Sequence[int]) -> None:
    """Write the first figures of a field; those that are too great or too small stay at its bounds."""
    most = (1 << 8 * field.width) - 1
    for place, figure in enumerate(figures):
        at = field.offset + place * field.width
        bounded = min(max(figure + field.base, 0), most)
        seen[at : at + field.width] = bounded.to_bytes(field.width, "little")


def halves(left: range) -> tuple[range, range]:
    """The lower half of some amounts, which has the one in the middle, and the upper half."""
    middle = (len(left) + 1) // 2
    return left[:middle], left[middle:]


class Encoder(Protocol):
    """One game being played, in numbers. It follows the play, so that it need not look at everything anew."""

    actions: int
    """How many indices there are."""
    layout: Layout
    most_steps: int | None
    """After so many moves an episode is cut off; None: the game ends by itself."""
    running: bool
    """Points may change at every move, and not only where chance is due or the game is over."""

    together: bool
    """Several seats may be asked at once, and none sees what another does before it has acted."""
    wait: int
    """The action of a seat that is not asked while others are; -1 where that never is."""
    complete: bool
    """Every move of the game can be made by some row of actions."""

    def begin(self, state: Any) -> None:
        """Start anew from a state."""

    def forget(self) -> None:
        """Forget what was kept up of what seats see, and make it anew of their views when it is asked for."""

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """Follow a move of the game; chance moves too."""

    def mask(self, state: Any, seat: Seat) -> bytearray:
        """A one for every action of a seat that may move."""

    def take(self, state: Any, seat: Seat, action: int) -> Any:
        """The move that an action completes; None if the same seat has to say more. The action is in the mask."""

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """What a seat sees."""

    def points(self, state: Any) -> Sequence[float]:
        """The points of the sides so far, of which rewards are made."""

    def deals(self, state: Any) -> int:
        """How many deals are finished."""

    def spell(self, state: Any, action: int) -> str:
        """An action in words; one that is never a move now is spelt as well as can be."""

    def by_itself(self, state: Any, seat: Seat) -> Any:
        """A move that is made without asking, such as a cut; None: the seat is asked."""

    def at_scores(self, state: Any, scores: Sequence[int]) -> Any:
        """The first state, before anything has happened, at other scores of the sides; raises BadOptions."""


class PlainEncoder:
    """An encoder of a game whose actions are whole moves, and whose views are short: it looks at everything anew."""

    running = False
    complete = True
    together = False
    wait = -1

    def __init__(
        self,
        game: AnyGame,
        moves: Sequence[Any],
        layout: Layout,
        encode: Callable[[Any], bytearray],
        most_steps: int | None = None,
    ) -> None:
        """`encode` makes the bytes of a view."""
        self.game, self.layout, self.most_steps = game, layout, most_steps
        self.actions = len(moves)
        self._moves = moves
        self._index = {move: at for at, move in enumerate(moves)}
        self._encode = encode

    def begin(self, state: Any) -> None:
        """Nothing is kept."""

    def forget(self) -> None:
        """Nothing is kept."""

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """Nothing is kept."""

    def mask(self, state: Any, seat: Seat) -> bytearray:
        """A one for each of the game's moves."""
        found, index = bytearray(self.actions), self._index
        for move in self.game.moves(state, seat):
            found[index[move]] = 1
        return found

    def take(self, state: Any, seat: Seat, action: int) -> Any:
        """Every action is a move."""
        return self._moves[action]

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """The bytes of the seat's view."""
        return self._encode(self.game.view(state, seat))

    def points(self, state: Any) -> Sequence[float]:
        """The score."""
        return self.game.standing(state).scores

    def deals(self, state: Any) -> int:
        """Those of the score sheet."""
        return self.game.standing(state).deals

    def spell(self, state: Any, action: int) -> str:
        """The move in notation."""
        return self.game.spell(self._moves[action])

    def by_itself(self, state: Any, seat: Seat) -> Any:
        """Every move is asked for."""
        return None

    def at_scores(self, state: Any, scores: Sequence[int]) -> Any:
        """A game without scores to begin with."""
        raise BadOptions(f"expected no scores to begin with in {self.game.name}; got {list(scores)}")


class HalvingEncoder(PlainEncoder):
    """An encoder of a game with stakes, any of which is found by halving those that are left.

    Others see nothing of it. The layout has a field "span" for the least and the most of what is left.
    """

    _spans: Mapping[Seat, tuple[int, range]] = {}
    """For each seat that halves, what the stakes are for, by number, and which are left."""

    def begin(self, state: Any) -> None:
        """Nothing is being halved."""
        self._spans = {}

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """A seat that has moved halves nothing any more."""
        if seat in self._spans:
            self._spans = {each: span for each, span in self._spans.items() if each != seat}

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """The bytes of the seat's view, and the stakes that are left to it."""
        seen = super().observe(state, seat)
        if seat in self._spans:
            _, left = self._spans[seat]
            put(seen, self.layout.named["span"], (left[0], left[-1]))
        return seen

    def open(self, seat: Seat, what: int, stakes: range) -> None:
        """A seat begins to halve the stakes for something."""
        self._spans = {**self._spans, seat: (what, stakes)}

    def halve(self, seat: Seat, half: int) -> tuple[int, int] | None:
        """The lower half, 0, or the upper one is left to a seat: what it stakes on, and how much, once that is all."""
        what, left = self._spans[seat]
        found = halves(left)[half]
        if len(found) == 1:
            return what, found[0]
        self.open(seat, what, found)
        return None
