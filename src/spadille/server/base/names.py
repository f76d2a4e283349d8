"""Names that people give themselves: shown as written, but without invisible characters, and unlike other names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from spadille.core.words import Text
from spadille.scene.names import BOTS, YOU
from spadille.server import say

MAX_NAME: Final = 20
"""Maximum number of visible characters."""
_MOST_TEXT: Final = 4 * MAX_NAME
_JOINER: Final = "\u200d"
_EMOJI_LOOK: Final = "\ufe0f"
_VIRAMA: Final = 9
"""Combining class of the signs after which joiners belong to the spelling."""
_MOST_MARKS: Final = 4
"""Maximum number of marks on one letter; no language today needs more, and a stack of them covers the lines above."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are displayed as nothing."""
_OURS: Final = (YOU, "Watcher", "Host", "Server", "Spadille")
"""Reserved names: those that the table itself gives people, or speaks as."""
# Letters of other scripts, and digits, that look like a Latin letter.
_ALIKE: Final = str.maketrans(
    {
        other: letter
        for letter, others in {
            "a": "\u0430\u03b1\u0251",
            "b": "\u0432\u03b2",
            "c": "\u0441\u03f2\u1d04",
            "d": "\u0501",
            "e": "\u0435\u03b5\u1d07",
            "h": "\u04bb\u043d",
            "i": "\u0456\u03b9\u0131",
            "j": "\u0458",
            "k": "\u043a\u03ba",
            "l": "\u04cf1|",
            "m": "\u043c",
            "n": "\u0578\u03b7\u043f",
            "o": "\u043e\u03bf\u05850",
            "p": "\u0440\u03c1",
            "q": "\u051b",
            "r": "\u0433",
            "s": "\u0455",
            "t": "\u0442\u03c4",
            "u": "\u03c5\u057d\u1d1c",
            "v": "\u0475\u03bd",
            "w": "\u051d\u03c9",
            "x": "\u0445\u03c7",
            "y": "\u0443\u03b3\u028f",
        }.items()
        for other in others
    }
)


def tidy_name(name: str, otherwise: str) -> str:
    """Return a name fit to be shown: visible, not too long and not reserved; `otherwise` if there is none."""
    shown = _shown(name)
    kept = _cut(shown)
    return kept if _has_letters(kept) and _looks(kept) not in map(_looks, _OURS) else otherwise


def refusal_of(name: str) -> Text:
    """Return why a name is refused, in words; empty if it is allowed, or if no name is given."""
    if not name.strip() or _looks(name) == _looks(YOU):
        return ""  # "You" leaves the choice of a name to the table
    shown = _shown(name)
    if not _has_letters(shown):
        return say("name-unseen")
    if _length(shown) > MAX_NAME or len(name) > _MOST_TEXT:
        return say("name-long", most=MAX_NAME)
    if any(_bare(shown) == _bare(each) for each in _OURS):
        return say("name-ours", name=shown)
    if any(_bare(shown) == _bare(each) for each in BOTS):
        return say("name-bot", name=shown)
    return ""


def apart(name: str, others: Iterable[str], face: str = "") -> str:
    """Return a name that looks like none of the others: the second Ann is "Ann (fox)" by her face, or "Ann 2"."""
    taken = {_looks(each) for each in others}
    if face and _looks(name) in taken and _looks(f"{name} ({face})") not in taken:
        return f"{name} ({face})"
    number, shown = 1, name
    while _looks(shown) in taken:
        number += 1
        shown = f"{_cut(name, MAX_NAME - 3)} {number}"
    return shown


def readable(text: str, most: int) -> str:
    """Return a chat text as it can be shown, of at most `most` characters; empty if nothing of it is visible."""
    shown = _line(text)[:most]
    return shown if _has_letters(shown) else ""


def _shown(name: str) -> str:
    """The visible part of a name, however long."""
    return _line(name[:_MOST_TEXT])


def _line(text: str) -> str:
    """Return a text in one line, without invisible characters, and with few marks on each letter."""
    seen = _seen(" ".join(unicodedata.normalize("NFC", text).split()))
    kept, marks = "", 0
    for each in seen:
        marks = marks + 1 if unicodedata.category(each)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept += each
    return kept.strip(f" {_JOINER}")


def _has_letters(shown: str) -> bool:
    """True if something is visible."""
    return any(unicodedata.category(each)[0] not in "MZC" for each in shown)


def _adds(each: str) -> bool:
    """True if a character takes a place of its own, rather than modifying the one before."""
    return unicodedata.category(each)[0] not in "MC"


def _length(shown: str) -> int:
    return sum(map(_adds, shown))


def _cut(shown: str, most: int = MAX_NAME) -> str:
    """The beginning of a name, cut to `most` visible characters."""
    kept = ""
    for each in shown:
        if _length(kept) == most and _adds(each):
            break
        kept += each
    return kept.strip(f" {_JOINER}")


def _bare(name: str) -> str:
    """The letters and digits of a name's look, to compare names."""
    return "".join(each for each in _looks(name) if each.isalnum())


def _seen(text: str) -> str:
    """Return the text without invisible characters; joiners stay where they make one sign of two."""
    kept = ""
    for at, each in enumerate(text):
        if each in _BLANK:
            continue
        if each in (_JOINER, "\u200c"):
            emoji = each == _JOINER and _is_picture(kept[-1:]) and _is_picture(text[at + 1 : at + 2])
            if not emoji and unicodedata.combining(kept[-1:] or " ") != _VIRAMA:
                continue
        elif not each.isprintable() or (_is_selector(each) and each != _EMOJI_LOOK):
            continue
        kept += each
    return kept


def _is_picture(each: str) -> bool:
    return each == _EMOJI_LOOK or (each != "" and unicodedata.category(each) in ("So", "Sk"))


def _is_selector(each: str) -> bool:
    return "\ufe00" <= each <= "\ufe0f" or "\U000e0100" <= each <= "\U000e01ef" or "\u180b" <= each <= "\u180f"


def _looks(name: str) -> str:
    """Return a name's look at a glance: lower-case Latin look-alikes, without marks and spaces."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(each for each in plain if unicodedata.category(each)[0] not in "MZC")
    return bare.translate(_ALIKE)
