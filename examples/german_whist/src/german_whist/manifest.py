"""German Whist: the manifest, a description of the game; the entry point in pyproject.toml names it."""

from __future__ import annotations

from typing import Final

from german_whist import say
from spadille.manifest import BY_RULES, Listing, Manifest

MANIFEST: Final = Manifest(
    package="german_whist",
    name="german_whist",
    listing=Listing(say("title"), "2", say("length"), emblem=("KH", None)),
    sentence=say("sentence"),
    encoder_part="encoding:encoder",
    players=BY_RULES,
)
