"""Write the answers to the puzzles again, after a puzzle or the judge of a game has changed."""

from __future__ import annotations

import sys
from importlib import resources
from pathlib import Path

from spadille import plugins
from spadille.core import record
from spadille.games import GAMES, entry
from spadille.puzzles.judging import written
from spadille.puzzles.posing import ANSWERS

plugins.discover()
for name in sys.argv[1:] or GAMES:
    found = entry(name)
    if found.puzzles:
        record.save(Path(str(resources.files(found.package))) / ANSWERS, written(found))
