"""Options and rulebooks: each option is declared once, with its allowed values, words and clauses.

A game's options are one flat frozen struct. Each field is annotated with an `Option`, which holds a
sentence for the meaning of every value and the clauses about it; all checks, listings, command-line words and
differences between rulebooks are derived from that.
"""

from __future__ import annotations

import difflib
import re
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from spadille.core.contract import Value
from spadille.core.errors import BadOptions, choice_of, shortly
from spadille.core.figures import ANY, either
from spadille.core.values import TypeVar
from spadille.core.words import Message, Name, Text, say

OptionValue: TypeAlias = bool | int | Name | None
Condition: TypeAlias = Callable[[Any, int], bool]
"""A predicate of some options and a number of seats."""

Sentence: TypeAlias = "Text | Callable[[int | str], Text]"
"""The meaning of an option: a message, or a function that makes it from the value, given as `n`; N is any number."""

IDLE = say("idle")
"""The sentence for an option that has no effect because of another option or the number of seats."""

_WHOLE = re.compile(r"[+-]?[0-9]{1,4000}")
"""A whole number as people write it: no blanks or signs between the digits, and ASCII digits only."""
_OFF_WORDS = {"none", "null", "off", "no", "false"}
_ON_WORDS = {"on", "yes", "true"}


class Option(Value, frozen=True, kw_only=True):
    """The documentation of an option: words for each kind of value, bounds, clauses."""

    clauses: str = ""
    """The clauses about it, separated by blanks."""
    left_open: str = ""
    """The decisions among `clauses` that leave its value to the table, separated by blanks."""
    whole: Sentence = ""
    """A sentence for a number: `lambda n: say("option-target", n=n)`."""
    none: Text = ""
    yes: Text = ""
    no: Text = ""
    values: tuple[tuple[OptionValue, Text], ...] = ()
    """A sentence for each value of a choice."""
    low: int = 0
    high: int = 1_000_000
    later: bool = False
    """Added after games had been recorded without it: a header holds it only if it is not at its default."""
    by_hand: bool = False
    """Relevant only where people deal, and in records of that: it is not offered where the program deals."""
    applies: Condition | None = None
    """Predicate: can the option make a difference? None: always; an option that cannot is not described."""
    where: tuple[tuple[Condition, Sentence], ...] = ()
    """More exact sentences under a condition; the first whose condition is met is used."""


class Spec(Value, frozen=True):
    """One option of a game, ready to check a value: choices given one by one, whole numbers, none."""

    name: str
    option: Option
    choices: tuple[OptionValue, ...]
    whole: bool

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        words = [write_value(each) for each in self.choices]
        if self.whole:
            words.append(f"a whole number from {self.option.low} to {self.option.high}")
        return either(words)

    def allows(self, value: object) -> bool:
        """Return whether the option may have this value; True and 1 are different values."""
        if any(value is each or (type(value) is type(each) and value == each) for each in self.choices):
            return True
        return self.whole and type(value) is int and self.option.low <= value <= self.option.high

    def says(self, value: OptionValue) -> Text:
        """The meaning of this value at the table, in one sentence."""
        for each, words in self.option.values:
            if each == value and type(each) is type(value):
                return words
        match value:
            case None:
                return self.option.none
            case True:
                return self.option.yes
            case False:
                return self.option.no
            case _:
                return _of(value, self.option.whole)

    @property
    def says_of_any(self) -> Text:
        """The meaning of a number in general, with N for the number."""
        return _of(ANY, self.option.whole)

    def applies(self, options: Options, seats: int) -> bool:
        """Return whether it can make a difference at a table."""
        return self.option.applies is None or self.option.applies(options, seats)

    def says_at(self, options: Options, seats: int) -> Text:
        """The meaning at a table, in one sentence."""
        if not self.applies(options, seats):
            return IDLE
        value = getattr(options, self.name)
        for condition, words in self.option.where:
            if condition(options, seats):
                return _of(value, words)
        return self.says(value)

    def tells_of(self, options: Options, seats: int) -> Text:
        """Like `says_at`, for an option that a table has set itself; one without effect is named with its choice."""
        words = self.says_at(options, seats)
        return say("idle-choice", choice=self.says(getattr(options, self.name))) if words == IDLE else words


def _of(value: OptionValue, words: Sentence) -> Text:
    """The sentence for a value."""
    return words if isinstance(words, Message | str) else words(value)  # type: ignore[arg-type]


class Options(Value, frozen=True, kw_only=True):
    """The options of a game; a subclass declares them and checks for contradictions."""

    def contradiction(self, seats: int) -> Text | None:
        """Describe the options that contradict each other at a table of `seats`; None if none do."""
        return None


O = TypeVar("O", bound=Options, default=Any)  # noqa: E741 - the field's letter for options


def write_value(value: OptionValue) -> str:
    """Write a value as the command line and the pages do: "none", "true", "500", "broken"."""
    return (
        {None: "none", True: "true", False: "false"}[value]
        if value is None or value is True or value is False
        else str(value)
    )


def read_value(spec: Spec, text: str) -> OptionValue:
    """Read a value that a person wrote for an option ("on", "none", "200", "broken")."""
    word = text.strip().lower()
    if word in spec.choices:
        return word
    if word in _OFF_WORDS:
        return None if None in spec.choices and not any(each is False for each in spec.choices) else False
    if word in _ON_WORDS:
        return True
    return int(word) if _WHOLE.fullmatch(word) else text


def specs(options: type[Options]) -> Mapping[str, Spec]:
    """Every option of a game by name, in the order of declaration."""
    return _specs(options, options.__struct_fields__)


@cache
def _specs(options: Any, names: tuple[str, ...]) -> Mapping[str, Spec]:
    known: dict[str, Any] = {}  # namespace in which the option sentences (functions in annotations) are resolved
    for each in reversed(options.__mro__):
        known |= vars(sys.modules[each.__module__])
    hints = get_type_hints(options, known, include_extras=True)
    return {name: _spec(name, hints[name]) for name in names}


def _spec(name: str, annotated: Any) -> Spec:
    kind, option = get_args(annotated)
    choices: list[OptionValue] = []
    whole = False
    for part in get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,):
        if part is bool:
            choices += [True, False]
        elif part is int:
            whole = True
        elif part is type(None):
            choices.append(None)
        else:
            assert get_origin(part) is Literal, f"option {name} is a choice, a whole number, on or off, or none"
            choices += get_args(part)
    return Spec(name, option, tuple(choices), whole)


class Rulebook(Value, Generic[O], frozen=True):
    """A named set of option values, as a printed source has them."""

    name: Name
    title: Text
    options: O
    seats: tuple[int, ...]
    """Every allowed number of players."""
    usual_seats: int
    """Default number of players."""
    prefix: str
    """The beginning of its clause IDs."""
    by_seats: Mapping[int, Mapping[str, OptionValue]] = msgspec.field(default_factory=dict)
    """Values that differ at some numbers of seats."""
    line: Text = ""
    """Its distinctive feature in a line, for a person who must choose."""

    def derive(
        self,
        *,
        name: str,
        title: Text,
        prefix: str = "",
        seats: tuple[int, ...] = (),
        by_seats: Mapping[int, Mapping[str, OptionValue]] | None = None,
        line: Text = "",
        **changes: Any,
    ) -> Rulebook[O]:
        """A copy of this rulebook with some changes; `seats`: allowed numbers of players, if they differ.

        `by_seats` and `line` are not copied.
        """
        return Rulebook(
            name=name,
            title=title,
            prefix=prefix or self.prefix,
            seats=seats or self.seats,
            usual_seats=self.usual_seats,
            options=msgspec.structs.replace(self.options, **changes),
            by_seats=by_seats or {},
            line=line,
        )

    def at(self, seats: int) -> O:
        """The options of this rulebook at a table of `seats` players."""
        return msgspec.structs.replace(self.options, **self.by_seats.get(seats, {}))

    def settle(self, seats: int, given: Mapping[str, object]) -> O:
        """This rulebook's options with those that a table has set; raises BadOptions."""
        if type(seats) is not int or seats not in self.seats:
            many = either(map(str, self.seats))
            raise BadOptions(f"the rulebook {self.name!r} is for {many} players; got {shortly(seats)}")
        known = specs(type(self.options))
        for name, value in given.items():
            if name not in known:
                raise BadOptions(unknown_option(name, known))
            if not known[name].allows(value):
                raise BadOptions(f"option {name}: expected {known[name].allowed}; got {_shown(value)}")
        options = msgspec.structs.replace(self.at(seats), **given)
        if (wrong := options.contradiction(seats)) is not None:
            raise BadOptions(wrong)
        return options


def nobody_plays(game: str, counts: Iterable[int], given: object) -> BadOptions:
    """The error for a number of players that a game does not allow; it names the allowed numbers."""
    many = either(map(str, counts))
    return BadOptions(f"expected {many} {'player' if many == '1' else 'players'} of {game}; got {shortly(given)}")


def _shown(value: object) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value) if isinstance(value, str) else str(value).lower()
    return text if len(text) <= 40 else text[:37] + "..."


def unknown_option(name: str, known: Mapping[str, Spec], game: str = "GAME", besides: Iterable[str] = ()) -> str:
    """The error for a name that is no option of a game; `besides` are other words that may have been meant."""
    near = difflib.get_close_matches(name, (*known, *besides), n=1)
    listed = choice_of(known, f"spadille rules {game}")
    hint = f"did you mean {near[0]}?" if near else f"expected one of the options{listed}"
    return f"there is no option {_shown(name)}; {hint}"


class Difference(Value, frozen=True):
    """One option on which two rulebooks differ: the two values, their meanings, their clauses."""

    option: str
    values: tuple[OptionValue, OptionValue]
    words: tuple[Text, Text]
    clauses: tuple[tuple[str, ...], tuple[str, ...]]


def clauses_of(spec: Spec, rulebook: Rulebook[Any]) -> tuple[str, ...]:
    """The clauses of a rulebook about an option; the decisions for open points if it has none."""
    every = spec.option.clauses.split()
    own = tuple(each for each in every if each.startswith(rulebook.prefix + "-") and is_printed(each))
    return own or tuple(each for each in every if is_silence(each))


def is_silence(clause: str) -> bool:
    """Return whether an ID is that of a decision, which settles a point that the printed rules leave open."""
    return clause.rpartition("-")[2].startswith("S")


def is_printed(clause: str) -> bool:
    """Return whether an ID is that of a clause of a printed source: neither a decision nor a house rule."""
    return clause.rpartition("-")[2].isdecimal()


def differences(one: Rulebook[Any], other: Rulebook[Any]) -> tuple[Difference, ...]:
    """Exactly the options on which two rulebooks of a game differ, in the order of declaration.

    Raises BadOptions for anything but a rulebook, and for rulebooks of two games.
    """
    for each in (one, other):
        if not isinstance(each, Rulebook):
            raise BadOptions(f"expected a rulebook, as GAMES[game].rulebooks has them; got {shortly(each)}")
    if type(one.options) is not type(other.options):
        raise BadOptions(f"expected two rulebooks of one game; got {shortly(one.name)} and {shortly(other.name)}")
    return tuple(
        Difference(name, (a, b), _words(spec, one, other), (clauses_of(spec, one), clauses_of(spec, other)))
        for name, spec in specs(type(one.options)).items()
        if (a := getattr(one.options, name)) != (b := getattr(other.options, name)) or type(a) is not type(b)
    )


def recorded(options: Options) -> dict[str, OptionValue]:
    """The options as a record holds them: later options only if they are not at their default."""
    later, values = _later(type(options)), msgspec.structs.asdict(options)
    return {name: value for name, value in values.items() if name not in later or value != later[name]}


def from_record(kind: type[Options], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that the header of a record gives; in a complete header a missing later option is at its default."""
    later = _later(kind)
    whole = all(name in given for name in specs(kind) if name not in later)
    return {**later, **given} if whole else dict(given)


@cache
def _later(kind: Any) -> Mapping[str, OptionValue]:
    """The defaults of the later options; cached because the look-up takes longer than a short replay."""
    usual = {each.name: each.default for each in msgspec.structs.fields(kind)}
    return types.MappingProxyType({name: usual[name] for name, spec in specs(kind).items() if spec.option.later})


def _words(spec: Spec, *books: Rulebook[Any]) -> Any:
    return tuple(spec.says_at(book.options, book.usual_seats) for book in books)


def changes(options: Options, rulebook: Rulebook[Any], seats: int) -> dict[str, OptionValue]:
    """The options that a table has set differently from its rulebook."""
    usual = msgspec.structs.asdict(rulebook.at(seats))
    return {name: value for name, value in msgspec.structs.asdict(options).items() if value != usual[name]}
