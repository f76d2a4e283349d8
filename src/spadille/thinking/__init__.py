"""Shared parts of thinking players: levels, budgets, evaluation over imagined worlds, ranking and wording of advice."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker

say: Final = speaker(__package__)
