"""`python -m bench [part…]`: measure, and print a table in Markdown."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator

from bench import five_hundred, mexican_sweat, mini_baccarat, pinochle, scenes, search, spades
from bench.measure import Line

PARTS: dict[str, Callable[[], Iterator[Line]]] = {
    "spades": spades.lines,
    "five_hundred": five_hundred.lines,
    "mexican_sweat": mexican_sweat.lines,
    "mini_baccarat": mini_baccarat.lines,
    "pinochle": pinochle.lines,
    "scenes": scenes.lines,
    "search": search.lines,
}


def main(wanted: list[str]) -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}; CPU time of one process, medians.\n")
    print("| what | ours | peer | theirs | ratio | aim |")
    print("|---|---|---|---|---|---|")
    for name, part in PARTS.items():
        if wanted and name not in wanted:
            continue
        for line in part():
            theirs, ratio = (f"{line.theirs:,.0f}", f"{line.ratio:.2f}") if line.peer else ("", "")
            print(f"| {line.what} | {line.ours:,.0f} {line.unit} | {line.peer} | {theirs} | {ratio} | {line.aim} |")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
