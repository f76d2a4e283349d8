"""Auction Pinochle: the settings that follow from the number of players: sides, hands, widow, partners."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Seat, Value

PACKET: Final = 3


class Form(Value, frozen=True, kw_only=True):
    """The deal and the sides at a table of a given number of seats."""

    seats: int
    sides: int
    """Number of sides: four play in pairs, partners opposite (Rule.SIDES); three play each alone (Rule.THREE)."""
    tricks: int
    """Number of tricks: one for each card in a hand."""
    widow: int
    """Number of cards dealt to the middle."""

    @property
    def alone(self) -> bool:
        """True if the declarer plays alone against all others."""
        return self.sides == self.seats

    @property
    def layout(self) -> tuple[int | str, ...]:
        """The place of each card, seats counted from the dealer: three at a time (Rule.DEAL, Rule.WIDOW)."""
        around = tuple(turn % self.seats for turn in range(1, self.seats + 1) for _ in range(PACKET))
        return (*around, *("widow",) * self.widow, *around * (self.tricks // PACKET - 1))

    def partner(self, seat: Seat) -> Seat:
        """The seat opposite, in pairs."""
        return (seat + self.sides) % self.seats

    def with_declarer(self, seat: Seat, declarer: Seat) -> bool:
        """True if a seat wins its tricks for the declarer."""
        return seat % self.sides == declarer % self.sides

    def foes(self, seat: Seat, declarer: Seat) -> tuple[Seat, ...]:
        """The seats that play against a seat, from its left on."""
        camp = self.with_declarer(seat, declarer)
        others = ((seat + turn) % self.seats for turn in range(1, self.seats))
        return tuple(each for each in others if self.with_declarer(each, declarer) != camp)


FORMS: Final = {
    4: Form(seats=4, sides=2, tricks=12, widow=0),
    3: Form(seats=3, sides=3, tricks=15, widow=3),
}
"""Forms by the number of players."""


def form_of(totals: tuple[int, ...]) -> Form:
    """The form of a table, from the number of totals (one for each side)."""
    return FORMS[4 if len(totals) == FORMS[4].sides else 3]
