"""Text that can be shown, and detection of bytes that are not UTF-8 text, in words for an error."""

from __future__ import annotations

import codecs
import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

MARK: Final = codecs.BOM_UTF8
"""The byte order mark that some editors put before UTF-8 text; it is not part of the text."""
INSTEAD: Final = {
    "−": "-",
    "–": "-",
    "—": "-",
    "‐": "-",
    "±": "+/-",
    "×": "x",
    "÷": "/",
    "…": "...",
    "→": "->",
    "←": "<-",
    "≥": ">=",
    "≤": "<=",
    "’": "'",
    "‘": "'",
    "“": "'",
    "”": "'",
    "·": "-",
    "•": "*",
    "½": "1/2",
    "★": "*",
    "▶": ">",
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
    "♤": "S",
    "♡": "H",
    "♢": "D",
    "♧": "C",
    "\xa0": " ",
    "\u202f": " ",
    "„": "'",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "ë": "e",
    **dict(zip("áéíóúñÁÉÍÓÚÑèª", "aeiounAEIOUNea", strict=True)),
    "¿": "",
    "¡": "",
    "«": "'",
    "»": "'",
}
"""ASCII replacements of signs; none holds a double quote, so JSON stays valid JSON."""
_BEGINNINGS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
    (b"\x1f\x8b", "a compressed file (gzip)"),
    (b"PK\x03\x04", "a compressed file (zip)"),
)
_LOOKED_AT: Final = 64


def can_print(text: str) -> bool:
    """True if standard output can write every character of a text, or if there is no standard output."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def printable(text: str, most: int | None = 80) -> str:
    """Remove characters that could disturb a terminal, and cut to a length; by default, to that of a name."""
    return "".join(each for each in text if each.isprintable())[:most].strip()


def path_name(path: Path) -> str:
    """A path as text; bytes of it that are not UTF-8 are replaced, so that any output can show it."""
    return os.fsencode(path).decode(errors="replace")


def other_kind(data: bytes) -> str | None:
    """The kind of bytes that cannot be UTF-8 text: "UTF-16", "a compressed file (zip)"; else None."""
    for beginning, name in _BEGINNINGS:
        if data.startswith(beginning):
            return name
    if b"\0" not in data:
        return None
    some = data[:_LOOKED_AT]
    wide = max(some[::2].count(0), some[1::2].count(0)) * 3 > len(some) > some.count(0)
    return "UTF-16" if wide else "bytes that are no text"


def flaw(data: bytes) -> str | None:
    """Describe the fault of bytes that should be UTF-8 text, as a sentence for an error; None if there is none.

    >>> flaw("Zoë".encode("latin-1"))
    'expected text in UTF-8; got the byte EB, as in Latin-1 or Windows-1252'
    """
    found = other_kind(data)
    if found is None:
        try:
            data.decode()
        except UnicodeDecodeError as wrong:
            found = f"the byte {data[wrong.start]:02X}, as in Latin-1 or Windows-1252"
    return None if found is None else f"expected text in UTF-8; got {found}"
