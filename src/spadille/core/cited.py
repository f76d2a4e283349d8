"""Rule enums: how a game's code cites the clauses that its page states."""

from __future__ import annotations

from enum import Enum
from functools import cache

from spadille.core.contract import Refusal
from spadille.core.words import Text


class Cited(Enum):
    """Rules of a game; the value of each is the space-separated clauses that state it, the one to cite first."""

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(self.value.split())

    @property
    def clause(self) -> str:
        """The clause to cite."""
        return self.clauses[0]

    def by(self, prefix: str) -> str:
        """The clause of the rulebook whose clauses begin with `prefix`; the last clause if there is none."""
        return _by(self.clauses, prefix)

    def refuse(self, reason: Text) -> Refusal:
        """The refusal that cites this rule."""
        return Refusal(self.clause, reason)


@cache
def _by(clauses: tuple[str, ...], prefix: str) -> str:
    return next((each for each in clauses if each.startswith(prefix + "-")), clauses[-1])
