"""Figures as people write them: with a true minus sign."""

from __future__ import annotations


def signed(figure: float, spec: str = "") -> str:
    """A figure in a format such as `+.0f`, its minus a minus and no hyphen."""
    return format(figure, spec).replace("-", "−")
