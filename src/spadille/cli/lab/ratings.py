"""Ratings of the players of many records, game by game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from spadille.cli.records.files import each_record, record_in, unread
from spadille.cli.streams import STOPPED
from spadille.core.errors import BadRecord
from spadille.core.figures import counted, signed
from spadille.lab.ratings import ASSUMED, Rating
from spadille.lab.record_matches import Collected, Rated, Told, told_by


def rate_files(files: Sequence[Path], *, fewest: int, jobs: int, as_json: bool) -> int:
    """Rate the players of all records; a bad record is reported on standard error, and means 2. After Ctrl+C nobody is
    rated: some of the records would rate differently.
    """
    collected = Collected()

    def take(told: Told) -> bool:
        if told.wrong:
            print(f"spadille: {told.wrong}", file=sys.stderr)
            return False
        collected.take(told)
        return True

    status = each_record(_told, take, files, jobs=jobs)
    if status == STOPPED:
        return status
    found, left = collected.rated(fewest), collected.left
    if as_json:
        print(msgspec.json.encode({"games": found, "left_out": left, "assumed": ASSUMED}).decode())
    else:
        print(*_page(found, left, fewest), sep="\n")
    return status


def _told(file: Path) -> Told:
    try:
        return told_by(record_in(file))
    except BadRecord as bad:
        return Told(wrong=f"{file}: {bad}")
    except OSError as wrong:
        return Told(wrong=f"{file}: {unread(wrong)}")


def _page(found: Sequence[Rated], left: Counter[str], fewest: int) -> Iterator[str]:
    for each in found:
        for at, group in enumerate(each.groups, 1):
            which = f", group {at} of {len(each.groups)} who have not met" if len(each.groups) > 1 else ""
            yield f"{each.game}{which}: {_matches(group.matches)}"
            width = max(len(one.player) for one in group.ratings)
            yield from (f"  {one.player:{width}}  {_line(one, fewest)}" for one in group.ratings)
            yield ""
        if not each.groups:
            yield f"{each.game}: nobody has played anybody else"
            yield ""
    if not found:
        yield "No match that can be rated."
    for lacks, count in sorted(left.items()):
        yield f"Left out: {counted(count):record} ({lacks})."
    if found:
        yield ASSUMED


def _line(one: Rating, fewest: int) -> str:
    share = f"{_matches(one.matches)}, {one.won / one.matches:.1%} won"
    if one.points is None or one.error is None:
        return f"too few matches to be rated: {share} (expected {fewest} or more)"
    return f"{signed(one.points, '+5.0f')} ± {one.error:3.0f}  {share}"


def _matches(count: int) -> str:
    return f"{count} match" if count == 1 else f"{count} matches"
