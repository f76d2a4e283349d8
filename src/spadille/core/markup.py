"""Text as HTML for a notebook: names in bold, cards with the signs of their suits."""

from __future__ import annotations

import re
from html import escape

_CARD = re.compile(r"\b([2-9TJQKA]|1[123])([SHDC])\b")
_SIGNS = {"S": ("inherit", "♠"), "H": ("#c22", "♥"), "D": ("#c22", "♦"), "C": ("inherit", "♣")}
"""The colour and the sign of a suit."""


def in_html(text: str) -> str:
    """Return lines of text as HTML; what stands before a colon is a name."""
    rows = []
    for line in text.splitlines():
        name, colon, rest = line.partition(": ")
        bold = f"<b>{escape(name)}</b>{colon}" if colon else ""
        rows.append(bold + _CARD.sub(_sign, escape(rest if colon else line)))
    return f'<div style="font-variant-numeric: tabular-nums">{"<br>".join(rows)}</div>'


def _sign(found: re.Match[str]) -> str:
    colour, sign = _SIGNS[found[2]]
    return f'<span style="color: {colour}; white-space: nowrap">{found[1].replace("T", "10")}{sign}</span>'
