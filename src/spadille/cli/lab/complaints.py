"""The complaint suite on the command line: pass rates by bot and kind, and the failures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from spadille.clause_index import checkout
from spadille.cli.names import level_meant
from spadille.cli.progress import again, bar, stopped
from spadille.cli.streams import STOPPED
from spadille.core.errors import BadOptions
from spadille.lab.complaints import MARKS, Complaint, Verdict, load, rate, run, summary, table, tally, whole
from spadille.lab.pages import fill, put
from spadille.search.stamp import stamp


def complain(
    folder: Path | None, game: str | None, bots: str, *, seed: str, worlds: int | None, out: Path | None, as_json: bool
) -> int:
    """Give the positions to the bots and print the results, or write the rates into a page."""
    if out is not None:
        put(out.read_text("utf-8"), "", MARKS)
    levels = list(dict.fromkeys(level_meant(word.strip()) for word in bots.split(",") if word.strip()))
    if not levels:
        raise BadOptions(f"expected levels of bots, such as regular,strong; got {bots[:40]!r}")
    complaints, verdicts = load(folder or _usual_folder(), game), []
    if not complaints:
        about = f" about {game}" if game else ""
        raise BadOptions(f"expected positions of the complaint suite{about}; got a folder without any")
    try:
        with bar() as progress:
            task = progress.add_task("positions", total=len(complaints) * len(levels))
            for verdict in run(complaints, levels, seed=seed, worlds=worlds):
                verdicts.append(verdict)
                progress.advance(task)
    except KeyboardInterrupt:
        _print(verdicts, levels, complaints, as_json=as_json)
        kept = "" if out is None else f"; {out} is as it was"
        stopped(f"{len(verdicts)} answers are in{kept}; to start again: {again()}")
        return STOPPED
    _print(verdicts, levels, complaints, as_json=as_json)
    if out is not None:
        fill(out, table(verdicts, levels), MARKS)
    return 0


def _print(
    verdicts: Sequence[Verdict], levels: Sequence[str], complaints: Sequence[Complaint], *, as_json: bool
) -> None:
    if as_json:
        print(msgspec.json.encode(summary(verdicts)).decode())
    else:
        print("\n".join([*_rates(verdicts, levels), *_failures(verdicts, complaints)]), flush=True)


def _usual_folder() -> Path:
    """The suite in the source tree; raises BadOptions if there is none."""
    root = checkout()
    if root is None:
        raise BadOptions("expected the folder with the positions: they come with the sources, in tests/data/complaints")
    return root / "tests" / "data" / "complaints"


def _rates(verdicts: Sequence[Verdict], bots: Sequence[str]) -> list[str]:
    rows = [(f"{game}: {kind}", row) for (game, kind), row in sorted(tally(verdicts).items())]
    rows.append(("all", whole(verdicts)))
    width = max(len(name) for name, _ in rows)
    lines = [" " * width + "".join(f"{bot:>10}" for bot in bots)]
    for name, row in rows:
        cells = [rate(row, bot) for bot in bots]
        lines.append(name.ljust(width) + "".join(f"{cell:>10}" for cell in cells))
    return [*lines, "", stamp().words]


def _failures(verdicts: Sequence[Verdict], complaints: Sequence[Complaint]) -> list[str]:
    by_name = {each.name: each.sound for each in complaints}
    lines: list[str] = []
    for each in verdicts:
        if not each.passed:
            sound = by_name[each.name]
            lines += ["", f"{each.bot}, {each.name}: {sound.words}"]
            lines += [f"  it chose {each.move} ({each.said})", f"  {sound.why}"]
    return lines
