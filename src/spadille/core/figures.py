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


SURE: Final = 1.96
"""Half of a 95 % interval, in standard errors."""
