"""Resolution of typed names for all commands, regardless of case, hyphens, blanks and missing ends.

The library itself takes exact names only; names are guessed only here, and only if unambiguous.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence

from spadille.core.errors import BadOptions, choice_of

_LONGEST = 40
_MANY = 12
"""Longer lists of names are not printed if there are near matches."""


def _bare(word: str) -> str:
    """A name reduced to what everyone writes alike: lower-case letters, digits and +."""
    return "".join(each for each in word.casefold() if each.isalnum() or each == "+")


def meant(word: str, known: Iterable[str], what: str, also: Mapping[str, str] | None = None, *, lists: str = "") -> str:
    """Resolve a word to a name, ignoring case, hyphens and blanks, or to the only name that begins with it.

    `also` maps other names to known ones; `lists` is a command that lists the names if there are many. Raises
    BadOptions with the known names, or that command, and with near matches.

    >>> meant("Five Hun", ["five_hundred", "war"], "a game")
    'five_hundred'
    >>> meant("wat", ["five_hundred", "war"], "a game")
    Traceback (most recent call last):
    spadille.core.errors.BadOptions: expected a game: five_hundred, war; got 'wat'; did you mean war?
    """
    names = list(known)
    if word in names:
        return word
    by_word = {**{_bare(each): name for each, name in (also or {}).items()}, **{_bare(each): each for each in names}}
    sought = _bare(word)
    if sought in by_word:
        return by_word[sought]
    begun = _different(name for each, name in by_word.items() if sought and each.startswith(sought))
    begun = begun or _different(name for name in names if sought and _has_word(name, sought))
    if len(begun) == 1:
        return begun[0]
    near = begun or _different(by_word[each] for each in difflib.get_close_matches(sought, by_word, n=2))
    hint = f"; did you mean {' or '.join(near)}?" if near and len(near) <= _MANY else ""
    listed = "" if hint and len(names) > _MANY else choice_of(names, lists) if lists else f": {', '.join(names)}"
    raise BadOptions(f"expected {what}{listed}; got {word[:_LONGEST]!r}{hint}")


def _different(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _has_word(name: str, sought: str) -> bool:
    """True if one of the later words of a name begins with `sought`."""
    return any(each.startswith(sought) for each in name.casefold().split("_"))


def game_named(word: str, *, more: Sequence[str] = ()) -> str:
    """The game meant by a word: its name, its title or another name of it; `more` are other accepted words."""
    from spadille.games import GAMES

    also = {other: each.name for each in GAMES.values() for other in (str(each.title), *each.listing.also)}
    return meant(word, (*GAMES, *more), "a game", also)


def rulebook_named(game: str, word: str) -> str:
    """The rulebook of a game meant by a word."""
    from spadille.games import entry

    return meant(word, entry(game).rulebooks, f"a rulebook of {game}", lists=_lists(game))


def preset_named(game: str, word: str) -> str:
    """The way to play a game meant by a word: its name, its title or another name of it."""
    from spadille.games import entry
    from spadille.ways.presets import preset_named as exactly

    known = entry(game).presets
    if not known:
        return exactly(game, word).name  # raises an error for a game without any
    try:
        return meant(word, known, f"a way to play {game}", other_names(game), lists=_lists(game))
    except BadOptions as wrong:
        hint = "" if "did you mean" in str(wrong) else "; a newer Spadille may know it"
        raise BadOptions(f"{wrong}{hint}") from None


def _lists(game: str) -> str:
    """The command that lists the options of a game, its rulebooks and the ways to play it."""
    return f"spadille rules {game}"


def other_names(game: str) -> dict[str, str]:
    """Other names of the ways to play a game, mapped to their names."""
    from spadille.games import entry

    return {other: each.name for each in entry(game).presets.values() for other in (str(each.title), *each.also)}


def bot_meant(game: str, word: str, *, more: Iterable[str] = ()) -> str:
    """The level or other bot of a game meant by a word; old names of levels and `more` are accepted."""
    from spadille.bots import guests, levels

    return meant(word, (*levels(game), *guests(game), *more), "a bot", _old_levels())


def level_meant(word: str) -> str:
    """The level, or bot of a package, meant by a word, in any game."""
    from spadille.bots import GUESTS
    from spadille.thinking.levels import Level

    return meant(word, (*Level, *GUESTS), "a level", _old_levels())


def _old_levels() -> dict[str, str]:
    from spadille.thinking.levels import GONE, OLD

    return {**OLD, **GONE}


def side_meant(game: str, words: str, *, more: Iterable[str] = ()) -> str:
    """The name of an arena player: a bot, or two partners joined by +."""
    from spadille.bots import CHEAT
    from spadille.games import entry

    cheats = (CHEAT,) if entry(game).laboratory.cheat else ()
    return "+".join(bot_meant(game, each.strip(), more=(*more, *cheats)) for each in words.split("+"))


def option_named(game: str, word: str) -> str:
    """The option of a game meant by a word."""
    from spadille.games import entry

    return meant(word, entry(game).options, f"an option of {game}", lists=_lists(game))
