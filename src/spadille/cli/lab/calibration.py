"""Calibration on the command line: the forecasts of players for their calls, and the outcomes."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path

from msgspec.structs import replace

from spadille.bots import at_once, levels
from spadille.cli.names import level_meant
from spadille.cli.progress import bar
from spadille.core.contract import AnyGame
from spadille.core.errors import BadOptions
from spadille.games import entry
from spadille.lab.calibration import Kept, Trial, marks_of, play, promises_of, table
from spadille.lab.pages import fill, put
from spadille.thinking.levels import Level

_SEED_BYTES = 8


def calibrate(game: AnyGame, bots: str, *, deals: int, minutes: float, seed: str | None, out: Path | None) -> int:
    """Play deals among players of each level; print the table, or write it into a page."""
    if out is not None:
        put(out.read_text("utf-8"), "", marks_of(game))
    promises, drawn = promises_of(game.name), seed or secrets.token_hex(_SEED_BYTES)
    results = []
    for word in bots.split(","):
        trial = _trial(game, level_meant(word.strip()), drawn)
        played, kept = _play(trial, deals, 60 * minutes)
        print(f"{trial.level}: {played} deals, {len(kept)} calls weighed", file=sys.stderr, flush=True)
        results.append((trial.level, played, kept))
    text = table(results, promises.names, drawn)
    if out is None:
        print(text)
    else:
        fill(out, text, marks_of(game))
    return 0


def _trial(game: AnyGame, level: str, seed: str) -> Trial:
    """A trial of a level with its own number of worlds and no clock, so that a seed always gives the same table."""
    thinking = [each for each in levels(game.name) if not at_once(game.name, each)]
    budget = entry(game.name).player(Level(level)).budget if level in thinking else None
    if budget is None:
        raise BadOptions(f"expected levels that think ahead, such as {','.join(thinking)}; got {level[:40]}")
    return Trial(game=game, level=level, budget=replace(budget, milliseconds=None), seed=seed)


def _play(trial: Trial, deals: int, seconds: float) -> tuple[int, list[Kept]]:
    """Play up to `deals` deals within `seconds` of CPU time, but at least one."""
    kept: list[Kept] = []
    began, played = time.process_time(), 0
    with bar() as progress:
        task = progress.add_task(trial.level, total=deals)
        while played < deals and (not played or time.process_time() - began < seconds):
            kept += play(trial, played)
            played += 1
            progress.advance(task)
    return played, kept
