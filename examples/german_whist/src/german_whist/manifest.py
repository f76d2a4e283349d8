"""German Whist: what the rest of the house knows of it; the entry point in pyproject.toml names this value."""

from __future__ import annotations

from typing import Final

from spadille.manifest import BY_RULES, Listing, Manifest

MANIFEST: Final = Manifest(
    package="german_whist",
    name="german_whist",
    listing=Listing("German Whist", "2", "a quarter of an hour", emblem=("KH", None)),
    sentence="Win the right cards from the stock in the first half; win the tricks with them in the second.",
    players=BY_RULES,
)
