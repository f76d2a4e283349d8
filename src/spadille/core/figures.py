"""Figures as people write them: with a true minus sign."""

from __future__ import annotations

from typing import Final


def signed(figure: float, spec: str = "") -> str:
    """A figure in a format such as `+.0f`, its minus a minus and no hyphen."""
    return format(figure, spec).replace("-", "−")


SURE: Final = 1.96
"""Half of a 95 % interval, in standard errors."""
