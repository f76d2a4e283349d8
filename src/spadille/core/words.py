"""Messages to people: a name and typed arguments, put into words where somebody reads them.

Each folder with messages has an `en.ftl` (and a `de.ftl`, and so on) in Fluent, and a `say` in its `__init__.py`:

    say = speaker(__package__)
    say("follow", suit=hearts, n=2)              a Message: the same for every reader
    str(...)                                     its words in the current language (`speaking`)

Everything that reaches a screen or the wire is declared as a `Name`, a `Notation` or a `Text`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec, TypeAlias, TypeVar

from spadille.core.fluent_source import entries, plain, references

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Name: TypeAlias = Annotated[str, "name"]
"""Stable text for programs: the name of a game, a zone, a role; the ID of a clause."""
Notation: TypeAlias = Annotated[str, "notation"]
"""A card, a suit or a move as `docs/notation.md` spells it."""

ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch", "es": "Español"}
"""The languages that can be chosen, each with its own name for itself."""
YOU: Final = "You"
"""The name of a viewer in their own view: messages about a player have a variant for this name."""
_LISTS: Final = __package__
_LONGEST_WISH: Final = 200
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


class Message:
    """A message to a person: the folder that has its words, its name there, and its arguments.

    Arguments are whole numbers, names of people and figures (strings), messages, cards and suits, and rows of these.
    """

    __slots__ = ("_hash", "given", "name", "speaker")

    def __init__(self, speaker: str, name: str, given: tuple[tuple[str, Given], ...] = ()) -> None:
        self.speaker, self.name, self.given = speaker, name, given
        self._hash = hash((speaker, name, given))

    def __eq__(self, other: object) -> bool:
        if type(other) is not Message:
            return NotImplemented
        return self is other or (
            self._hash == other._hash
            and (self.name, self.speaker, self.given) == (other.name, other.speaker, other.given)
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.speaker, self.name, self.given)

    def __repr__(self) -> str:
        return f"Message({self.speaker!r}, {self.name!r}, {self.given!r})"

    def __str__(self) -> str:
        return in_words(self)

    def __format__(self, spec: str) -> str:
        return format(in_words(self), spec)


Given: TypeAlias = "int | str | Message | tuple[Given, ...]"
if TYPE_CHECKING:
    Text: TypeAlias = Annotated[Message | str, "text"]
else:  # types are read to write or describe JSON, which holds the words
    Text: TypeAlias = Annotated[str, "text"]
"""Text for people: a message; or a string that is the same in every language, such as a chosen name, a
figure, a card as it is printed. A screen prints it or reads it aloud, and does not parse it."""
Written: TypeAlias = Annotated[str, "text"]
"""Text for people: words from a page of a folder (its clauses, its glossary, how to play, its lesson)."""


def speaker(folder: str | None) -> Callable[..., Message]:
    """The function that makes the messages of a folder (a Python package) that has an `en.ftl`."""
    assert folder is not None, "a folder that speaks is a package"
    bare = lru_cache(maxsize=None)(lambda name: Message(folder, name))

    def say(name: str, /, **given: Any) -> Message:
        """A message of this folder by its name and arguments; a card or the like is given by its attribute `spoken`."""
        return Message(folder, name, tuple((key, _given(each)) for key, each in given.items())) if given else bare(name)

    return say


def _given(value: Any) -> Given:
    if type(value) in (int, str, Message):
        return value  # type: ignore[no-any-return]
    if isinstance(value, tuple | list):
        return tuple(map(_given, value))
    spoken: Message = value.spoken
    return spoken


say: Final = speaker(__package__)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Set the language of messages in a `with` block; an unknown one is English."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def speak(language: str) -> None:
    """Set the language of messages from now on: for a screen of one person."""
    _spoken.set(language)


def spoken_now() -> str:
    """The current language."""
    return _spoken.get()


_P = ParamSpec("_P")
_R = TypeVar("_R")


def kept_by_language(make: Callable[_P, _R]) -> Callable[_P, _R]:
    """Cache the results of a function separately for each current language."""

    kept: Any = cache(lambda _language, *args, **kwargs: make(*args, **kwargs))

    @wraps(make)
    def call(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        found: _R = kept(_spoken.get(), *args, **kwargs)
        return found

    return call


def knows(language: str) -> bool:
    """Return whether the language can be chosen."""
    return language in LANGUAGES or language in DISGUISES


def first_known(wanted: str) -> str:
    """The preferred known language, from the value of the header Accept-Language.

    >>> first_known("de-AT,de;q=0.9,en;q=0.8"), first_known("fr, en;q=0.1"), first_known("fr")
    ('de', 'en', 'en')
    """
    liked = []
    for at, each in enumerate(wanted[:_LONGEST_WISH].split(",")):
        name, _, rest = each.strip().partition(";")
        weight = rest.strip().removeprefix("q=")
        share = float(weight) if re.fullmatch(r"[01](\.[0-9]{1,3})?", weight) else 1.0
        liked.append((-share, at, name.partition("-")[0].lower()))
    return next((name for share, _, name in sorted(liked) if share and knows(name)), ENGLISH)


def in_words(text: Text, language: str | None = None) -> str:
    """A text in a language, by default in the current one."""
    if isinstance(text, str):
        return text
    tongue = language or _spoken.get()
    return DISGUISES[tongue](_worded(text, ENGLISH)) if tongue in DISGUISES else _worded(text, tongue)


DISGUISES: Final[dict[str, Callable[[str], str]]] = {}
"""Pseudo-languages derived from English, for tests: see `spadille.testing.pseudo`."""


def disguise(language: str) -> Callable[[str], str] | None:
    """The function that turns English into a pseudo-language; None for a real language."""
    return DISGUISES.get(language)


def encoded(value: Any) -> str:
    """Encoder hook: a message is written as its words; anything else raises TypeError."""
    if type(value) is Message:
        return in_words(value)
    raise TypeError(f"expected a message; got {type(value).__name__}")


@lru_cache(maxsize=1 << 16)
def _worded(message: Message, language: str) -> str:
    tongue = language if message.name in _sources(message.speaker, language) else ENGLISH
    words = plain(_sources(message.speaker, tongue)[message.name])
    return _formatted(message, tongue, language) if words is None else words


def _formatted(message: Message, tongue: str, language: str) -> str:
    """A message with arguments or variants, by Fluent, which takes long to load."""
    bundle = _bundle(message.speaker, tongue, message.name)
    pattern = bundle.get_message(message.name).value
    assert pattern is not None, f"{message.name} has no words"
    told, wrong = bundle.format_pattern(pattern, {key: _told(each, language) for key, each in message.given})
    if wrong:
        raise ValueError(f"{message.speaker}: {message.name}: {wrong[0]!r}")
    return str(told)


def _told(given: Given, language: str) -> Any:
    """An argument in the form that Fluent takes."""
    if isinstance(given, int):
        return _count(given)
    if isinstance(given, tuple):
        return listed([_item(each, language) for each in you_first(given)], language)
    return _worded(given, language) if isinstance(given, Message) else given


def you_first(row: Iterable[_R]) -> list[_R]:
    """A row with the reader first, as people name themselves and their partner: "You and South"."""
    return sorted(row, key=lambda each: each != YOU)


def _item(given: Given, language: str) -> str:
    if given == YOU:
        return _worded(Message(_LISTS, "you"), language)
    return str(_told(given, language))


def listed(words: list[str], language: str | None = None) -> str:
    """A list in words: "a, b and c"."""
    tongue = language or _spoken.get()
    if len(words) < 2:
        return words[0] if words else _worded(Message(_LISTS, "nobody"), tongue)
    return _worded(Message(_LISTS, "list", (("most", ", ".join(words[:-1])), ("last", words[-1]))), tongue)


def _count(number: int) -> Any:
    """A whole number as it appears in a sentence: with a true minus sign, and without grouping."""
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False) if number >= 0 else f"−{-number}"


def _within(words: str, language: str) -> str:
    """Words that begin with the reader's name, in the middle of a sentence: "you and Nora made 4"."""
    return words[0].lower() + words[1:] if words.split(" ")[0] == _item(YOU, language) else words


_READING: Final = Lock()
"""Held while messages are parsed: threads share the bundles."""


def _bundle(folder: str, language: str, name: str) -> FluentBundle:
    """The messages of a folder in a language; those that a name needs are parsed, if the folder has it."""
    from fluent.runtime import FluentResource

    bundle, unread = _opened(folder, language)
    wanted = [name]
    with _READING:
        while wanted:
            source = unread.pop(wanted.pop(), None)
            if source is not None:
                bundle.add_resource(FluentResource(source))
                wanted += references(source)
    return bundle


@cache
def _opened(folder: str, language: str) -> tuple[FluentBundle, dict[str, str]]:
    """A bundle for a folder's messages in a language, and the sources of those that it has not parsed."""
    from fluent.runtime import FluentBundle

    functions: Any = {
        "CAP": lambda word: str(word)[:1].upper() + str(word)[1:],
        "MID": lambda words: _within(str(words), language),
        "WORD": lambda count: _worded(Message(_LISTS, "number", (("n", int(count)),)), language),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    return bundle, dict(_sources(folder, language))


@cache
def _sources(folder: str, language: str) -> dict[str, str]:
    """The source of every message of a folder in a language; empty for a language that is not known."""
    from importlib import resources

    file = resources.files(folder) / f"{language}.ftl"
    return entries(file.read_text("utf-8")) if language in LANGUAGES and file.is_file() else {}
