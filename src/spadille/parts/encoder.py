"""Numeric encoding of games, for programs that learn: actions by index, observations as bytes, points by side.

Knows no game. `Layout` and `Encoder.spell` explain the numbers of a game; environments in the forms of other
libraries are built on both (`spadille.envs`).
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
from spadille.parts.choosing import Ways

Discard: TypeAlias = Literal["any", "ascending"]
Amount: TypeAlias = Literal["buckets", "exact"]

PLACES: Final[dict[int, int]] = {each: at for at, each in enumerate(with_jokers(STANDARD, "JL JB"))}
"""The place of every card in the order of numbers: clubs to spades, twos to aces, the jokers last."""
CARDS_BY_PLACE: Final[tuple[Card, ...]] = with_jokers(STANDARD, "JL JB")


class Settings(Value, frozen=True, kw_only=True):
    """The encoding of large moves as small actions."""

    discard: Discard = "any"
    """Cards are picked one by one in any order, or upwards only, so that each set is reached once."""
    amounts: Amount = "buckets"
    """Stakes are a few usual sizes, or any size, found by halving."""


class Field(Value, frozen=True, kw_only=True):
    """Adjacent bytes of an observation that belong together."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str
    kinds: int = 0
    """Number of values, from 0, if they are categories; 0: the values are figures."""
    width: int = 1
    """Bytes of one figure, little-endian."""
    base: int = 0
    """Offset added to a figure that may be below zero."""

    @property
    def end(self) -> int:
        """The offset of the next field."""
        return self.offset + prod(self.shape) * self.width


class Layout(Value, frozen=True, gc=True, dict=True):
    """The meaning of a game's observation bytes."""

    size: int
    fields: tuple[Field, ...]

    @cached_property
    def named(self) -> Mapping[str, Field]:
        """The fields by name."""
        return {each.name: each for each in self.fields}

    @cached_property
    def at(self) -> Mapping[str, int]:
        """The offset of each field, by name."""
        return {each.name: each.offset for each in self.fields}

    def field(self, name: str) -> Field:
        """The field of a name."""
        return self.named[name]

    def unpack(self, seen: Sequence[int]) -> dict[str, int | list[int]]:
        """Decode the bytes field by field: one number, or a list of them."""
        found: dict[str, int | list[int]] = {}
        for each in self.fields:
            row = bytes(seen[each.offset : each.end])
            steps = range(0, len(row), each.width)
            figures = [int.from_bytes(row[at : at + each.width], "little") - each.base for at in steps]
            found[each.name] = figures if each.shape != (1,) else figures[0]
        return found


def laid(size: int, rows: Iterable[tuple[str, int, int, str]]) -> Layout:
    """A layout of consecutive one-byte fields: name, count, kinds (0: a figure), meaning.

    A field with more bytes for each figure is written "name:2"; if some figures are below zero, "name:-2".
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
    """Zero bytes of a layout, and the seat whose view is to be written into them."""
    assert seat is not None, "a spectator takes no action"
    return bytearray(layout.size), seat


def put_seats(seen: bytearray, at: Mapping[str, int], who: Mapping[str, Seat | None], me: Seat, seats: int) -> None:
    """Write the dealer, actor and so on as seat + 1 relative to the viewer; 0 means none."""
    for name, seat in who.items():
        if seat is not None and seat >= 0:
            seen[at[name]] = (seat - me) % seats + 1


def put(seen: bytearray, field: Field, figures: Sequence[int]) -> None:
    """Write the first figures of a field, clipped to its bounds."""
    most = (1 << 8 * field.width) - 1
    for place, figure in enumerate(figures):
        at = field.offset + place * field.width
        bounded = min(max(figure + field.base, 0), most)
        seen[at : at + field.width] = bounded.to_bytes(field.width, "little")


def halves(left: range) -> tuple[range, range]:
    """The lower half of some amounts, which includes the middle one, and the upper half."""
    middle = (len(left) + 1) // 2
    return left[:middle], left[middle:]


class Encoder(Protocol):
    """One game in progress, in numbers. It follows the moves, so that it need not examine the whole state each time."""

    actions: int
    """Number of actions."""
    layout: Layout
    most_steps: int | None
    """Maximum number of moves of an episode, which is then cut off; None: the game ends by itself."""
    running: bool
    """True if points may change at every move, not only where chance is due or the game is over."""

    together: bool
    """True if several seats may act at once."""
    wait: int
    """The action of a seat that has no turn while others do; -1 if that never happens."""
    complete: bool
    """True if every move of the game can be made by some sequence of actions."""

    def begin(self, state: Any) -> None:
        """Start again from a state."""

    def forget(self) -> None:
        """Discard the cached observations of the seats, and compute them again from their views when needed."""

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """Follow a move of the game, including chance moves."""

    def mask(self, state: Any, seat: Seat) -> bytearray:
        """A byte for each action: 1 if the seat may take it now, otherwise 0."""

    def take(self, state: Any, seat: Seat, action: int) -> Any:
        """The move that an action completes; None if the same seat has to act again. The action is in the mask."""

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """The observation of a seat."""

    def points(self, state: Any) -> Sequence[float]:
        """The points of the sides so far; rewards are computed from them."""

    def deals(self, state: Any) -> int:
        """Number of finished deals."""

    def spell(self, state: Any, action: int) -> str:
        """An action in words; one that is not legal now is spelt as well as possible."""

    def by_itself(self, state: Any, seat: Seat) -> Any:
        """A forced move, such as a cut, that is made without asking; None: the seat is asked."""

    def at_scores(self, state: Any, scores: Sequence[int]) -> Any:
        """The initial state at other scores of the sides; raises BadOptions."""


class PlainEncoder:
    """An encoder for games whose actions are whole moves and whose views are short; it keeps no state."""

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
        """Do nothing: no state is kept."""

    def forget(self) -> None:
        """Do nothing: no state is kept."""

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """Do nothing: no state is kept."""

    def mask(self, state: Any, seat: Seat) -> bytearray:
        """A byte for each action: 1 for each of the game's legal moves, otherwise 0."""
        found, index = bytearray(self.actions), self._index
        for move in self.game.moves(state, seat):
            found[index[move]] = 1
        return found

    def take(self, state: Any, seat: Seat, action: int) -> Any:
        """The move of an action; every action is a whole move."""
        return self._moves[action]

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """The bytes of the seat's view."""
        return self._encode(self.game.view(state, seat))

    def points(self, state: Any) -> Sequence[float]:
        """The score."""
        return self.game.standing(state).scores

    def deals(self, state: Any) -> int:
        """Number of deals on the score sheet."""
        return self.game.standing(state).deals

    def spell(self, state: Any, action: int) -> str:
        """The move in notation."""
        return self.game.spell(self._moves[action])

    def by_itself(self, state: Any, seat: Seat) -> Any:
        """None: the seat is always asked."""
        return None

    def at_scores(self, state: Any, scores: Sequence[int]) -> Any:
        """Raise BadOptions: the game has no starting scores."""
        raise BadOptions(f"expected no scores to begin with in {self.game.name}; got {list(scores)}")


class PickingEncoder(PlainEncoder):
    """An encoder for games in which a move may be a choice among cards of a hand (`Ways`), picked one by one.

    The picks are the last actions, in the order of `pack`; the last pick of a choice makes the move. Other seats see
    nothing of them. The layout has a field "picks" for their number, and "cards" for the places of the cards.
    """

    picked = 15
    """The place of a card that the seat has picked."""

    def __init__(
        self,
        game: AnyGame,
        moves: Sequence[Any],
        layout: Layout,
        encode: Callable[[Any], bytearray],
        pack: Sequence[Card],
        make: Callable[[tuple[Card, ...]], Any],
        settings: Settings,
    ) -> None:
        """`moves` are the whole moves; `make` makes the move of chosen cards, the lowest number first."""
        super().__init__(game, moves, layout, encode)
        self.first_pick = len(moves)
        """The action that picks the first card of the pack."""
        self.actions = self.first_pick + len(pack)
        self._pack, self._make = pack, make
        self._place_of = {each: place for place, each in enumerate(pack)}
        self._upwards = settings.discard == "ascending"
        self._picker, self._picks = -1, tuple[int, ...]()

    def begin(self, state: Any) -> None:
        """Discard earlier picks."""
        self._picks = ()

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """Discard the picks after any move."""
        self._picks = ()

    def mask(self, state: Any, seat: Seat) -> bytearray:
        """The mask of legal moves, or of the cards that may be picked next."""
        found, index, moves = bytearray(self.actions), self._index, self.game.moves(state, seat)
        if isinstance(moves, Ways):
            for place in self._open(moves):
                found[self.first_pick + place] = 1
        else:
            for move in moves:
                found[index[move]] = 1
        return found

    def _open(self, ways: Ways[Any]) -> Sequence[int]:
        """The places of the cards that may be picked next; upwards, of those that leave enough to pick."""
        picks = self._picks
        places = sorted(self._place_of[each] for each in ways.cards)
        if not self._upwards:
            return [each for each in places if each not in picks]
        above = [each for each in places if not picks or each > picks[-1]]
        return above[: len(above) - (ways.size - len(picks)) + 1]

    def take(self, state: Any, seat: Seat, action: int) -> Any:
        """The move of an action; a pick makes one only if it is the last of its choice, else None."""
        if action < self.first_pick:
            return self._moves[action]
        picks, ways = (*self._picks, action - self.first_pick), self.game.moves(state, seat)
        assert isinstance(ways, Ways), "cards are picked where a choice of them is due"
        if len(picks) == ways.size:
            return self._make(tuple(sorted(self._pack[each] for each in picks)))
        self._picker, self._picks = seat, picks
        return None

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """The bytes of the seat's view, and what it has picked."""
        seen = super().observe(state, seat)
        if self._picks and seat == self._picker:
            seen[self.layout.at["picks"]] = len(self._picks)
            for place in self._picks:
                seen[self.layout.at["cards"] + place] = self.picked
        return seen

    def spell(self, state: Any, action: int) -> str:
        """The move in notation; for a pick the move of that card alone."""
        if action < self.first_pick:
            return self.game.spell(self._moves[action])
        return self.game.spell(self._make((self._pack[action - self.first_pick],)))


class HalvingEncoder(PlainEncoder):
    """An encoder for games with stakes, each of which is found by repeated halving of the remaining ones.

    Other seats see nothing of it. The layout has a field "span" for the least and the greatest remaining stake.
    """

    _spans: Mapping[Seat, tuple[int, range]] = {}
    """For each seat that is halving: the number of the stakes' purpose, and the remaining stakes."""

    def begin(self, state: Any) -> None:
        """Reset: no seat is halving."""
        self._spans = {}

    def moved(self, before: Any, seat: Seat, move: Any, after: Any) -> None:
        """End the halving of a seat that has moved."""
        if seat in self._spans:
            self._spans = {each: span for each, span in self._spans.items() if each != seat}

    def observe(self, state: Any, seat: Seat) -> bytearray:
        """The bytes of the seat's view, and its remaining stakes."""
        seen = super().observe(state, seat)
        if seat in self._spans:
            _, left = self._spans[seat]
            put(seen, self.layout.named["span"], (left[0], left[-1]))
        return seen

    def open(self, seat: Seat, what: int, stakes: range) -> None:
        """Begin to halve the stakes of a seat for one purpose."""
        self._spans = {**self._spans, seat: (what, stakes)}

    def halve(self, seat: Seat, half: int) -> tuple[int, int] | None:
        """Keep the lower half (0) or the upper one (1); returns purpose and stake once one stake is left, else None."""
        what, left = self._spans[seat]
        found = halves(left)[half]
        if len(found) == 1:
            return what, found[0]
        self.open(seat, what, found)
        return None
