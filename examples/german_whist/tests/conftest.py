"""Adds the game where its package is not installed, so that its entry point is missing."""

from __future__ import annotations

from german_whist.manifest import MANIFEST
from spadille import plugins
from spadille.games import GAMES

if MANIFEST.name not in GAMES:
    plugins.discover()
if MANIFEST.name not in GAMES:
    GAMES.add(MANIFEST)
