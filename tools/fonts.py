"""Makes the typefaces of the pages: `pip install fonttools brotli`, then `python -m tools.fonts`.

They come from npm packages. The home page with everything around it stays under 150 kB; so they have the letters of our
languages only, one weight for headings and cards, and a range of weights for text.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ROOT / "node_modules" / "@fontsource-variable"
FONTS: Final = ROOT / "src" / "spadille" / "web" / "fonts"
WEIGHTS: Final[dict[str, tuple[int, int]]] = {"figtree": (400, 700), "fraunces": (650, 650)}
LETTERS: Final = frozenset(map(chr, range(0x20, 0x7F))) | frozenset(
    "äöüÄÖÜßáéíóúñÁÉÍÓÚÑ¿¡«»“”„‘’–—−±×÷…·•°½€©ëèâàçªº→←\u00a0\u202f"
)
"""ASCII, and what our languages need besides; a name with other letters falls back to the system's typeface."""
_FEATURES: Final = ["kern", "tnum", "mark", "ccmp", "liga"]
_NAMES: Final = [0, 1, 2, 13, 14]
"""Names kept in a font: copyright, family, style, licence and its address."""


def make(name: str, weights: tuple[int, int]) -> bytes:
    """Write a typeface in the given weights, and its licence; return its bytes."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(PACKAGES / name / "files" / f"{name}-latin-wght-normal.woff2")
    low, high = weights
    font = instantiateVariableFont(font, {"wght": low if low == high else weights})
    options = Options(layout_features=_FEATURES, hinting=False, name_IDs=_NAMES)
    few = Subsetter(options)
    few.populate(unicodes=sorted(map(ord, LETTERS)))
    few.subset(font)
    font.flavor = "woff2"
    target = FONTS / f"{name}.woff2"
    font.save(target)
    (FONTS / f"{name}.txt").write_bytes((PACKAGES / name / "LICENSE").read_bytes())
    return target.read_bytes()


if __name__ == "__main__":
    for name, weights in WEIGHTS.items():
        print(f"{name}: {len(make(name, weights)):,} bytes")  # noqa: T201
