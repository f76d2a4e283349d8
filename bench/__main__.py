"""`python -m bench [part…] [--keep]`: measure, print a table in Markdown, and report rows that have become worse.

The parts of the server need a machine with nothing else to do; the others are measured in turn with their peers.

With `--keep` the run is added to `history.jsonl`; a row that is worse by more than 5 % needs a reason in the commit.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator

from bench import (
    environments,
    five_hundred,
    history,
    lab,
    mexican_sweat,
    mini_baccarat,
    pinochle,
    scenes,
    search,
    server,
    sizing,
    spades,
)
from bench.measure import Line

PARTS: dict[str, Callable[[], Iterator[Line]]] = {
    "environments": environments.lines,
    "environments_by_game": environments.lines_by_game,
    "spades": spades.lines,
    "five_hundred": five_hundred.lines,
    "lab": lab.lines,
    "mexican_sweat": mexican_sweat.lines,
    "mini_baccarat": mini_baccarat.lines,
    "pinochle": pinochle.lines,
    "scenes": scenes.lines,
    "search": search.lines,
    "server": server.lines,
    "server_postgres": server.lines_of_postgres,
    "sizing": sizing.lines,
}


def main(wanted: list[str]) -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}; CPU time of one process, medians.\n")
    print("| what | ours | peer | theirs | ratio | aim |")
    print("|---|---|---|---|---|---|")
    parts = [word for word in wanted if word != "--keep"]
    lines = []
    for name, part in PARTS.items():
        if parts and name not in parts:
            continue
        for line in part():
            lines.append(line)
            theirs, ratio = (f"{line.theirs:,.0f}", f"{line.ratio:.2f}") if line.peer else ("", "")
            print(f"| {line.what} | {line.ours:,.0f} {line.unit} | {line.peer} | {theirs} | {ratio} | {line.aim} |")
            sys.stdout.flush()
    told = history.worse(lines, history.last_ratios())
    print(
        "\nWorse by more than 5 % than it was kept:"
        if told
        else "\nNothing is worse by more than 5 % than it was kept."
    )
    for each in told:
        print(f"* {each}")
    if "--keep" in wanted:
        history.keep(history.run_of(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
