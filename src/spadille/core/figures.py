"""Formatting of figures, with a true minus sign, and of alternatives in words."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from spadille.core.words import Text, say


def signed(figure: float, spec: str = "") -> str:
    """Format a figure, such as by `+.0f`, with a minus sign and no hyphen."""
    return format(figure, spec).replace("-", "−")


def decimal(value: float, places: int, plus: str = "") -> Text:
    """A number with decimals, as the reader's language writes it, with a true minus sign.

    >>> str(decimal(-3.25, 1)), str(decimal(0.5, 2, "+"))
    ('−3.2', '+0.50')
    """
    rounded = round(value, places)
    whole, _, part = f"{abs(rounded):.{places}f}".partition(".")
    whole = f"{'−' if rounded < 0 else plus}{whole}"
    return say("decimal", whole=whole, part=part) if part else whole


def figure(count: int, per_unit: int = 1, plus: str = "") -> Text:
    """A count in units, such as chips from hundredths of chips: 995 is "9.95"."""
    whole, part = divmod(abs(count), per_unit)
    signed_whole = f"−{whole}" if count < 0 else f"{plus if count else ''}{whole}"
    return say("decimal", whole=signed_whole, part=f"{part * 100 // per_unit:02}") if part else signed_whole


class Counted(int):
    """A number whose format appends its noun: `"{:point}"` is "1 point" or "5 points"."""

    def __format__(self, noun: str) -> str:
        return f"{int(self)} {noun}{'' if self == 1 else 's'}"


def counted(count: int) -> Counted:
    """A number to format with its noun.

    >>> f"{counted(1):raise} in {counted(3):deal}"
    '1 raise in 3 deals'
    """
    return Counted(count)


def either(words: Iterable[str]) -> str:
    """One word or more as alternatives.

    >>> either(["2", "4", "6"])
    '2, 4 or 6'
    """
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def share_between(share: float, cases: float) -> tuple[float, float]:
    """The bounds of the 95 % interval of a share of a number of cases (by Wilson).

    With no success in ten cases the upper bound is still above 0.

    >>> low, high = share_between(0.0, 10)
    >>> low, round(high, 4)
    (0.0, 0.2775)
    """
    spread = SURE * SURE / cases
    middle = (share + spread / 2) / (1 + spread)
    arm = math.sqrt(spread * share * (1 - share) + spread * spread / 4) / (1 + spread)
    return middle - arm if share > 0 else 0.0, middle + arm if share < 1 else 1.0


ANY: Final = "N"
"""The placeholder for any number in pages of rules."""
SURE: Final = 1.96
"""Half of a 95 % interval, in standard errors."""
ENOUGH: Final = 30
"""Minimum number of cases for an interval of the normal distribution."""
