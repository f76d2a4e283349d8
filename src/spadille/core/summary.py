"""The rules of a table: a sentence for each option that can make a difference, and its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spadille.core import clause
from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.core.options import Options, Rulebook, Spec, changes, clauses_of, is_silence, specs
from spadille.core.words import Name, Text, say


class Line(Value, frozen=True):
    """One option of a table's rules."""

    option: Name
    words: Text
    clauses: tuple[Name, ...]
    """Clauses of the rulebook; for an option set by the table, the decisions that leave it that choice."""
    instead: tuple[Name, ...] = ()
    """The clauses of the rulebook that the table has overruled."""
    changed: bool = False

    @property
    def authority(self) -> Text:
        """The authority in words: "SPD-BIC-13", "the table's choice, by FVH-S1, instead of FVH-62"; empty for none."""
        by, instead = " ".join(self.clauses), " ".join(self.instead)
        if not self.changed:
            return by
        if by:
            return say("choice-by-instead", by=by, instead=instead) if instead else say("choice-by", by=by)
        return say("choice-instead", instead=instead) if instead else say("choice")


def summary(options: Options, rulebook: Rulebook[Any], seats: int, package: str) -> tuple[Line, ...]:
    """The rules of a table in the order of declaration; `package` is the game's, for its decisions.

    An option that can make no difference is left out, or marked as such if the table has set it.
    """
    changed = changes(options, rulebook, seats)
    return tuple(_lines(options, rulebook, seats, package, changed))


def _lines(options: Options, rulebook: Rulebook[Any], seats: int, package: str, changed: Any) -> Iterator[Line]:
    for name, spec in specs(type(options)).items():
        if name in changed:
            words = spec.tells_of(options, seats)
            yield Line(name, words, leaving_open(spec, package), overruled(spec, rulebook), changed=True)
        elif spec.applies(options, seats):
            yield Line(name, spec.says_at(options, seats), clauses_of(spec, rulebook))


def overruled(spec: Spec, rulebook: Rulebook[Any]) -> tuple[str, ...]:
    """The clauses of a rulebook that a table overrules when it changes an option; empty if it states none."""
    return tuple(each for each in clauses_of(spec, rulebook) if not is_silence(each))


def leaving_open(spec: Spec, package: str) -> tuple[str, ...]:
    """The decisions that leave an option to the table, and the house rules about it."""
    try:
        house = clause.house_rules(package)
    except SpadilleError:  # a game from outside may have no page of clauses
        house = ()
    cited = spec.option.clauses.split()
    return (*spec.option.left_open.split(), *(each.id for each in house if each.id in cited))
