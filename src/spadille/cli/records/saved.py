"""The games that are kept in the data folder: which there are, and how to go on with one."""

from __future__ import annotations

import shlex
import sys

import msgspec

from spadille.tui.play.saves import saved_games


def saved_page(*, as_json: bool) -> None:
    """Every unfinished game with how it stands and the command that goes on; damaged ones go to standard error."""
    games, damaged = saved_games(most=None)
    if as_json:
        found = [{"file": str(each.path), "game": each.game, "words": each.line} for each in games]
        print(msgspec.json.encode(found).decode())
    for each in () if as_json else games:
        print(f"{each.line}\n  spadille play --resume {shlex.quote(str(each.path))}")
    if not (games or as_json):
        print("There is no unfinished game.")
    for line in damaged:
        print(f"spadille: {line}", file=sys.stderr)
