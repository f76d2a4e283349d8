"""Default names of seats: one list for every screen and every record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from spadille.core.contract import Seat
from spadille.core.words import YOU as YOU
from spadille.core.words import Text, say

Names: TypeAlias = Sequence[str]
"""The names of the seats, from seat 0 on."""
_COMPASS: Final = {
    1: ("South",),
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
}
_BOTS: Final = {1: ("Sam",), 2: ("Sam", "Nora"), 3: ("Sam", "Walt", "Edie")}
BOTS: Final = ("Sam", "Walt", "Nora", "Edie", "Gus", "Hedda", "Basil", "Clara", "Ivor")
"""Names of bots, clockwise from seat 0 at tables of four or more."""
_YOU: Final = say("you")
_SPOKEN: Final = {"North": say("north"), "East": say("east"), "South": say("south"), "West": say("west")}
_FOLK: Final = ("Ada", "Basil", "Clara", "Dora", "Edwin", "Flora", "Gus", "Hedda", "Ivor")


def usual_names(seats: int) -> tuple[str, ...]:
    """The names clockwise from seat 0: points of the compass or, at a larger table, names of people.

    >>> usual_names(3), usual_names(5)
    (('South', 'West', 'East'), ('Ada', 'Basil', 'Clara', 'Dora', 'Edwin'))
    """
    return _COMPASS.get(seats) or _folk(seats)


def bot_name(seats: int, seat: Seat) -> str:
    """The name of a bot by its seat: Nora sits opposite seat 0, Walt to its left and Edie to its right.

    >>> bot_name(4, 2), bot_name(2, 1), bot_name(6, 5)
    ('Nora', 'Nora', 'Hedda')
    """
    names = _BOTS.get(seats, BOTS)
    return names[seat] if seat < len(names) else f"{BOTS[seat % len(BOTS)]} {seat // len(BOTS) + 1}"


def names_around(seats: int, seat: Seat | None) -> tuple[str, ...]:
    """The usual names as the person at `seat` sees the table: "You", then the others clockwise from the left.

    Without a seat there is no "You".

    >>> names_around(4, 1), names_around(2, None)
    (('East', 'You', 'West', 'North'), ('South', 'North'))
    """
    if seat is None:
        return usual_names(seats)
    others = _COMPASS[seats][1:] if seats in _COMPASS else _folk(seats - 1)
    clockwise = (YOU, *others)
    return tuple(clockwise[(each - seat) % seats] for each in range(seats))


def read_at(seat: Seat, names: Names) -> tuple[str, ...]:
    """The names of a table for the person at `seat`, who is "You"; other viewers get them unchanged.

    >>> read_at(1, ("South", "North")), read_at(-1, ("South", "North"))
    (('South', 'You'), ('South', 'North'))
    """
    return tuple(YOU if at == seat else name for at, name in enumerate(names))


def shown_name(name: str) -> Text:
    """A name on its own, on a plate or in a column: the viewer is "You" in their own language."""
    return _YOU if name == YOU else name


def spoken_name(name: str) -> str:
    """A point of the compass in the current language; any other name is unchanged.

    >>> spoken_name("East"), spoken_name("Edie")
    ('East', 'Edie')
    """
    return str(_SPOKEN.get(name, name))


def _folk(count: int) -> tuple[str, ...]:
    return tuple(_FOLK[at] if at < len(_FOLK) else f"Seat {at + 1}" for at in range(count))
