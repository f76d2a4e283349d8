"""Names that people give themselves: shown as they are written, but nothing that is not seen, and nobody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from spadille.scene.names import YOU

MAX_NAME: Final = 24
_JOINER: Final = "\u200d"
_EMOJI_LOOK: Final = "\ufe0f"
_VIRAMA: Final = 9
"""The combining class of signs behind which joiners belong to the spelling."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show as nothing at all."""
_OURS: Final = (YOU, "Watcher", "Host", "Server", "Spadille")
"""What the table itself calls people, or speaks as."""
# Letters of other scripts, and figures, that look like a letter of the Latin one.
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
    """A name fit to be shown: nothing that cannot be seen, not too long, and none of those that the table uses."""
    text = unicodedata.normalize("NFC", name[: 4 * MAX_NAME])
    shown = _seen(" ".join(text.split()))[:MAX_NAME].strip(f" {_JOINER}")
    letters = any(unicodedata.category(each)[0] not in "MZC" for each in shown)
    return shown if letters and _looks(shown) not in map(_looks, _OURS) else otherwise


def apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for one of the others: the second Ann is "Ann 2"."""
    taken = {_looks(each) for each in others}
    number, shown = 1, name
    while _looks(shown) in taken:
        number += 1
        shown = f"{name[: MAX_NAME - 3]} {number}"
    return shown


def _seen(text: str) -> str:
    """The text without what is not seen; joiners stay where they make one sign of two."""
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
    """What a name looks like at a glance: in small Latin letters without marks and blanks, where that can be said."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(each for each in plain if unicodedata.category(each)[0] not in "MZC")
    return bare.translate(_ALIKE)
