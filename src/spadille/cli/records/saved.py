"""The unfinished games in the data folder, with the commands to resume them."""

from __future__ import annotations

import shlex
import sys

import msgspec

from spadille.core.encoding import path_name
from spadille.tui.play.saves import saved_games


def saved_page(*, as_json: bool) -> None:
    """Print every unfinished game with its standing and the command to resume it; damaged ones to standard error."""
    games, damaged = saved_games(most=None)
    if as_json:
        found = [{"file": path_name(each.path), "game": each.game, "words": each.line} for each in games]
        print(msgspec.json.encode(found).decode())
    for each in () if as_json else games:
        print(f"{each.line}\n  spadille play --resume {shlex.quote(str(each.path))}")
    if not (games or as_json):
        print("There is no unfinished game.")
    for line in damaged:
        print(f"spadille: {line}", file=sys.stderr)
