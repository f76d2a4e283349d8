"""Auction Pinochle: what the number of players decides: sides, hands, the widow, and who plays with whom."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat, Value

PACKET: Final = 3


class Form(Value, frozen=True, kw_only=True):
    """How a table of so many is dealt and paired."""

    seats: int
    sides: int
    """Four play in pairs, partners opposite (Rule.SIDES); three each for himself (Rule.THREE)."""
    tricks: int
    """As many as each hand has cards."""
    widow: int
    """Cards that are dealt to the middle."""

    @property
    def alone(self) -> bool:
        """The declarer plays alone against all others."""
        return self.sides == self.seats

    @property
    def layout(self) -> tuple[int | str, ...]:
        """Where each card goes, seats counted from the dealer: three at a time (Rule.DEAL, Rule.WIDOW)."""
        around = tuple(turn % self.seats for turn in range(1, self.seats + 1) for _ in range(PACKET))
        return (*around, *("widow",) * self.widow, *around * (self.tricks // PACKET - 1))

    def partner(self, seat: Seat) -> Seat:
        """Who sits opposite, in pairs."""
        return (seat + self.sides) % self.seats

    def with_declarer(self, seat: Seat, declarer: Seat) -> bool:
        """Whether a seat wins its tricks for the declarer."""
        return seat % self.sides == declarer % self.sides

    def foes(self, seat: Seat, declarer: Seat) -> tuple[Seat, ...]:
        """Those who play against a seat, from its left on."""
        camp = self.with_declarer(seat, declarer)
        others = ((seat + turn) % self.seats for turn in range(1, self.seats))
        return tuple(each for each in others if self.with_declarer(each, declarer) != camp)


FORMS: Final = {
    4: Form(seats=4, sides=2, tricks=12, widow=0),
    3: Form(seats=3, sides=3, tricks=15, widow=3),
}
"""By the number of players."""


def form_of(totals: tuple[int, ...]) -> Form:
    """The form of a table, from how many sides count."""
    return FORMS[4 if len(totals) == FORMS[4].sides else 3]
