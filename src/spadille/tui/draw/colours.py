"""The terminal table's palette, safe for colour-blind readers, and its signs.

Every state that a colour shows is also shown by a sign or a shape. The table can therefore be played
without colour (NO_COLOR), and in plain letters where a terminal has no suit signs.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from typing import Final, NamedTuple

from spadille.core.encoding import INSTEAD


class Ink(NamedTuple):
    """Colours of a character; an empty colour keeps the one below."""

    fg: str = ""
    bg: str = ""
    bold: bool = False
    under: bool = False


FELT: Final = "#12392f"
RIM: Final = "#0c2a22"
RAIL: Final = "#3f7a67"
TEXT: Final = "#f1efe4"
FAINT: Final = "#a9c4b6"
IVORY: Final = "#fbf8ec"
SHADE: Final = "#b9c0b0"
EDGE: Final = "#8f9a8f"
INK: Final = "#16202b"
DIM_INK: Final = "#424d54"
BACK: Final = "#274a78"
BACK_LINE: Final = "#a8c4e6"
GOLD: Final = "#f2c14e"
LIFT: Final = "#fff3b8"
PLATE: Final = "#1d5142"
WARN: Final = "#ffb3a0"

SUIT_INKS: Final = ("#006b4f", "#0a68b4", "#c4390a", "#101c3a", "#6b2d86")
"""Clubs bluish green, diamonds sky blue, hearts vermilion, spades blue-black, jokers purple; on ivory."""
SIDE_INKS: Final = ("#d7b4f3", "#f4a7c0", "#c9c9c9", "#e8d3a2", "#b5d6c9", "#c5b3a1", "#9fc2d6", "#e3b7ff", "#ffd1b0")
"""Colours of the sides, for the stripe on their plates; never a suit's colour."""
STATE_INKS: Final = {"open": TEXT, "made": GOLD, "set": WARN}
"""Colours of a side's standing, by its state."""


def side_ink(side: int) -> str:
    """The colour of a side; of many sides some share one."""
    return SIDE_INKS[side % len(SIDE_INKS)]


class Look(NamedTuple):
    """Display abilities of a terminal."""

    colour: bool = True
    letters: bool = False
    """Use suit letters and plain strokes only."""

    @property
    def signs(self) -> Mapping[str, str]:
        return _LETTERS if self.letters else _SIGNS


_BARE_TERMS: Final = ("linux", "vt100", "vt102", "vt220", "ansi")
"""Terminals whose fonts lack the signs."""
_SIGNS: Final = {
    "turn": "▶",
    "stripe": "▌",
    "edge": "▏",
    "back": "░",
    "no": "×",
    "up": "▲",
    "dot": "·",
    "box": "╭─╮│╰╯",
    "heavy": "┏━┓┃┗┛",
    "arrow": "←→",
    "piled": "▮▬",
}
_LETTERS: Final = {
    "turn": ">",
    "stripe": "|",
    "edge": "|",
    "back": "#",
    "no": "x",
    "up": "^",
    "dot": "-",
    "box": "+-+|++",
    "heavy": "#=#|##",
    "arrow": "<>",
    "piled": "|-",
}

_TYPED: Final = str.maketrans(INSTEAD | {"→": ">", "←": "<"} | dict.fromkeys("“”„«»", '"'))
"""The usual replacements, but one character per arrow, and plain quotation marks."""


def typed(text: str) -> str:
    """Replace the signs that some terminals lack by plain letters."""
    return text.translate(_TYPED)


def look_here(environ: Mapping[str, str] | None = None) -> Look:
    """Determine the display abilities of this terminal from its environment."""
    env = os.environ if environ is None else environ
    coding = locale.getpreferredencoding(do_setlocale=False).lower().replace("-", "")
    term = env.get("TERM", "").partition("-")[0]
    letters = bool(env.get("SPADILLE_LETTERS")) or not coding.startswith("utf") or term in _BARE_TERMS
    return Look(colour=not env.get("NO_COLOR"), letters=letters)
