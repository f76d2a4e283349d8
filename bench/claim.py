"""The claim about `strong` in docs/bots.md: its deals, stored line by line, and the table made of them.

python -m bench.claim keep andrews.jsonl rules_of_spades.jsonl
    stores the output of `spadille arena --resume` for the claim, or for an independent player, in bench/claimed
python -m bench.claim table docs/bots.md
    writes the table, after checking the seed against the promise made on the page before the first deal
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

import msgspec

from bench.rungs import FROZEN
from spadille.core import record
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.figures import signed
from spadille.lab.arena import Unit
from spadille.lab.pages import Marks, put
from spadille.lab.statistics import mean_of, share_told, shared
from spadille.search.stamp import processor

KEPT: Final = Path(__file__).parent / "claimed"
"""A file for each contest: a line about the contest, then a line for each deal."""
MARKS: Final = Marks("<!-- claim: made by `python -m bench.claim` -->", "<!-- end of the claim -->")
PAIR: Final = ("strong", FROZEN[0].name)
SLOW: Final = 900
"""Milliseconds: close to the one second after which the frozen player plays the best move found so far."""


class Played(Value, frozen=True, kw_only=True):
    """The settings of a contest."""

    rulebook: str
    bots: tuple[str, str]
    seed: str
    key: str
    """The key from which the frozen player's seeds follow (base64)."""
    whole: bool = False
    """True if whole matches were played, so that each line below is a match at two tables."""
    processor: str = ""


class Deal(Value, frozen=True, array_like=True):
    """A deal, or a whole match, at two tables: the first of two numbers is that of `strong`."""

    number: int
    points: float
    won: float
    faults: tuple[int, int]
    nils: tuple[int, int]
    nils_kept: tuple[int, int]
    milliseconds: tuple[int, int]
    """Average time of a decision, by wall clock."""
    longest: tuple[int, int]
    """Longest time of a decision."""

    @classmethod
    def of(cls, unit: Unit) -> Self:
        """Convert a unit of the arena."""
        one, other = unit.counts
        times = [[1000 * each for each in player] or [0.0] for player in unit.seconds]
        mean, longest = [sum(each) / len(each) for each in times], [max(each) for each in times]
        return cls(
            unit.number,
            unit.margin,
            unit.won,
            unit.faults,
            (one.get("nil", 0), other.get("nil", 0)),
            (one.get("nil_kept", 0), other.get("nil_kept", 0)),
            (round(mean[0]), round(mean[1])),
            (round(longest[0]), round(longest[1])),
        )


def keep(file: Path) -> Path:
    """Store the arena's output for one rulebook, and return its path."""
    head, *units = file.read_bytes().splitlines()
    played = msgspec.structs.replace(msgspec.json.decode(head, type=Played), processor=processor())
    deals = sorted((Deal.of(msgspec.json.decode(each, type=Unit)) for each in units), key=lambda each: each.number)
    KEPT.mkdir(exist_ok=True)
    to = KEPT / f"{played.rulebook}-{played.bots[1]}{'-matches' if played.whole else ''}.jsonl"
    record.save(to, b"".join(msgspec.json.encode(each) + b"\n" for each in (played, *deals)))
    return to


def kept() -> list[tuple[Played, list[Deal]]]:
    """All stored contests, one for each rulebook."""
    found = []
    for file in sorted(KEPT.glob("*.jsonl")):
        head, *deals = file.read_bytes().splitlines()
        found.append((msgspec.json.decode(head, type=Played), [msgspec.json.decode(each, type=Deal) for each in deals]))
    return found


def is_claim(played: Played) -> bool:
    """True if a contest is part of the claim; the others are against independent players."""
    return played.bots == PAIR


def promised(page: str, found: Sequence[Played]) -> str:
    """The seed of the claim's deals. Raises BadOptions unless the page promised it, and that of its matches."""
    claimed = [played for played in found if is_claim(played)]
    for played in claimed:
        if hashlib.sha256(played.seed.encode()).hexdigest() not in page:
            raise BadOptions(f"expected a seed whose SHA-256 the page promises; got {played.seed}")
    seeds = {played.seed for played in claimed if not played.whole}
    if len(seeds) != 1:
        raise BadOptions(f"expected one seed for all deals of the claim; got {len(seeds)}")
    return seeds.pop()


def table(found: Sequence[tuple[Played, list[Deal]]], seed: str) -> str:
    """The claim in Markdown, below it other players and partners; then whole matches, if any were played."""
    single = [(played, deals) for played, deals in found if not played.whole]
    claimed = [each for played, deals in single if is_claim(played) for each in deals]
    rows = sorted(single, key=lambda each: (not is_claim(each[0]), each[0].bots, each[0].rulebook))
    lines = [_line(_players(played), f"`{played.rulebook}`", deals) for played, deals in rows]
    lines.insert(sum(is_claim(played) for played, _ in single), _line(_players(rows[0][0]), "both", claimed))
    return "\n".join(
        [
            "| Players | Rulebook | Deals | Points a deal | Deals won | Nils kept | A decision | Moves failed |",
            "|---|---|---|---|---|---|---|---|",
            *lines,
            "",
            f"The seed of the claim was `{seed}`. {_hurried(claimed)}",
            *_matches([each for each in found if each[0].whole]),
            f"Played on {', '.join(dict.fromkeys(played.processor for played, _ in found))}.",
        ]
    )


def _matches(found: Sequence[tuple[Played, list[Deal]]]) -> list[str]:
    """Whole matches: each stored line stands for two, with the sides swapped."""
    if not found:
        return []
    lines = []
    for played, matches in found:
        won = share_told(*shared([each.won for each in matches]), len(matches))
        slow = sum(each.longest[1] > SLOW for each in matches)
        cells = (
            _players(played),
            f"`{played.rulebook}`",
            2 * len(matches),
            won,
            _decisions(matches),
            slow,
        )
        lines.append(f"| {' | '.join(str(each) for each in cells)} |")
    seeds = ", ".join(dict.fromkeys(f"`{played.seed}`" for played, _ in found))
    return [
        "",
        f"| Players | Rulebook | Matches | Matches won | A decision | A decision over {SLOW} ms |",
        "|---|---|---|---|---|---|",
        *lines,
        "",
        f"The seed of the matches was {seeds}. "
        "The last column counts pairs of matches in which the frozen player was hurried.",
    ]


def _players(played: Played) -> str:
    return f"`{','.join(played.bots)}`"


def _line(players: str, rulebook: str, deals: Sequence[Deal]) -> str:
    points, error = mean_of([each.points for each in deals])
    won = share_told(*shared([each.won for each in deals]), len(deals))
    bid, made = (
        [sum(getattr(each, name)[player] for each in deals) for player in (0, 1)] for name in ("nils", "nils_kept")
    )
    cells = (
        players,
        rulebook,
        len(deals),
        f"{signed(points, '+.1f')} ± {error:.1f}",
        won,
        " / ".join(f"{100 * made[player] / max(1, bid[player]):.1f} % of {bid[player]}" for player in (0, 1)),
        _decisions(deals),
        " / ".join(str(sum(each.faults[player] for each in deals)) for player in (0, 1)),
    )
    return f"| {' | '.join(str(each) for each in cells)} |"


def _decisions(played: Sequence[Deal]) -> str:
    """The average time of a decision, by player."""
    return " / ".join(f"{mean_of([each.milliseconds[player] for each in played])[0]:.0f} ms" for player in (0, 1))


def _hurried(deals: Sequence[Deal]) -> str:
    """The results of the deals in which the frozen player may have run out of time."""
    slow = [each for each in deals if each.longest[1] > SLOW]
    calm = [each.points for each in deals if each.longest[1] <= SLOW]
    points, error = mean_of(calm)
    return (
        f"The machine had other work: in {len(slow)} deals a decision of the frozen player took more than {SLOW} ms, "
        "close to the second after which it plays the best that it has found. "
        f"Without them it is {signed(points, '+.1f')} ± {error:.1f} points in {len(calm):,}."
    )


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.claim", description=__doc__)
    parser.add_argument("what", choices=("keep", "table"))
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args(words)
    for file in given.files:
        if given.what == "keep":
            print(keep(file))
            continue
        page, found = file.read_text("utf-8"), kept()
        record.save(file, put(page, table(found, promised(page, [played for played, _ in found])), MARKS).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
