"""Pinochle: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import THINKING, Laboratory, Manifest, Reviewing, usual_rungs

MANIFEST: Final = Manifest(
    package="spadille.games.pinochle",
    name="pinochle",
    title="Pinochle",
    seats="2",
    length="an hour",
    sentence="Win tricks to meld; marriages, flushes and the queen of spades with the jack of diamonds count.",
    emblem=("JD", "QS"),
    players=THINKING,
    reviewing=Reviewing(fewer=20),
    laboratory=Laboratory(ladder=usual_rungs("denexa")),
)
