"""Figures as people write them: with a true minus sign."""

from __future__ import annotations

from typing import Final


def signed(figure: float, spec: str = "") -> str:
    """A figure in a format such as `+.0f`, its minus a minus and no hyphen."""
    return format(figure, spec).replace("-", "−")


def figure(count: int, per_unit: int = 1, plus: str = "") -> str:
    """A count in units, such as chips from hundredths of chips: 995 is "9.95"."""
    whole, part = divmod(abs(count), per_unit)
    text = f"{whole}.{part * 100 // per_unit:02}" if part else str(whole)
    return f"−{text}" if count < 0 else f"{plus if count else ''}{text}"


class Counted(int):
    """A number that an English line writes with its noun: `"{:point}"` is "1 point" or "5 points"."""

    def __format__(self, noun: str) -> str:
        return f"{int(self)} {noun}{'' if self == 1 else 's'}"


def counted(count: int) -> Counted:
    """A number to be written with its noun.

    >>> f"{counted(1):raise} in {counted(3):deal}"
    '1 raise in 3 deals'
    """
    return Counted(count)


ANY: Final = "N"
"""Whatever number it may be, as pages of rules write it."""
SURE: Final = 1.96
"""Half of a 95 % interval, in standard errors."""
