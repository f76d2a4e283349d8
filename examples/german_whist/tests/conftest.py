"""The game is known to the house by its entry point; where it is not installed, it is added here."""

from __future__ import annotations

from german_whist.manifest import MANIFEST
from spadille import plugins
from spadille.games import GAMES

if MANIFEST.name not in GAMES:
    plugins.discover()
if MANIFEST.name not in GAMES:
    GAMES.add(MANIFEST)
