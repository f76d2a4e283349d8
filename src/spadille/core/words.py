"""What strings are for: everything that reaches a screen or the wire is declared as one of these three."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Name: TypeAlias = Annotated[str, "name"]
"""Steady, for programs: the name of a game, a zone, a role; the number of a clause."""
Notation: TypeAlias = Annotated[str, "notation"]
"""A card, a suit or a move as `docs/notation.md` spells it."""
Text: TypeAlias = Annotated[str, "text"]
"""For people. A screen prints it or reads it aloud, and looks for nothing in it."""
