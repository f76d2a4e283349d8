"""What players that think share: levels, budgets, imagined worlds weighed, and how advice is ranked and said."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
