"""The looks of a player that thinks ahead: how many moves it plays out in how many imagined worlds."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any

import pytest


def noted(monkeypatch: pytest.MonkeyPatch, function: str) -> list[tuple[int, int]]:
    """A list to which each look adds its numbers of worlds and moves; `function` is the full name of what plays out."""
    looks, real = list[tuple[int, int]](), resolve_name(function)

    def counted(facts: Any, options: Any, worlds: int, *more: Any, **named: Any) -> Any:
        looks.append((worlds, len(options)))
        return real(facts, options, worlds, *more, **named)

    monkeypatch.setattr(function, counted)
    return looks


def narrowed(looks: list[tuple[int, int]], worlds: int, close: int) -> tuple[int, int]:
    """The number of moves in the look of `worlds` worlds, and in the last look of `close`; 0 if there was none.

    Moves that are left behind must stay behind.
    """
    first = next(moves for many, moves in looks if many == worlds)
    again = [moves for many, moves in looks if many == close]
    assert again == sorted(again, reverse=True)
    return first, again[-1] if again else 0
