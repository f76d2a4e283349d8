"""What bytes are where text in UTF-8 was expected, in words for an error."""

from __future__ import annotations

import codecs
from typing import Final

MARK: Final = codecs.BOM_UTF8
"""What some editors put before a text in UTF-8; it is no part of it."""
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
    "é": "e",
    "ë": "e",
}
"""How signs are written where there are only those of English; none holds a double quote: JSON stays JSON."""
_BEGINNINGS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
    (b"\x1f\x8b", "a compressed file (gzip)"),
    (b"PK\x03\x04", "a compressed file (zip)"),
)
_LOOKED_AT: Final = 64


def other_kind(data: bytes) -> str | None:
    """What bytes are that cannot be lines of text in UTF-8: "UTF-16", "a compressed file (zip)"; else None."""
    for beginning, name in _BEGINNINGS:
        if data.startswith(beginning):
            return name
    if b"\0" not in data:
        return None
    some = data[:_LOOKED_AT]
    wide = max(some[::2].count(0), some[1::2].count(0)) * 3 > len(some) > some.count(0)
    return "UTF-16" if wide else "bytes that are no text"


def flaw(data: bytes) -> str | None:
    """What is wrong with bytes that should be text in UTF-8, as a sentence for an error; None if nothing is.

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
