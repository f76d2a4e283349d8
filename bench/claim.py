"""The claims about `strong` in docs/bots.md: their deals, stored line by line, their tables, and how to repeat them.

python -m bench.claim keep andrews.jsonl rules_of_spades.jsonl
    stores the output of `spadille arena --resume` for a claim, or for an independent player, in bench/claimed
python -m bench.claim table docs/bots.md
    writes the tables, after checking each seed against the promise made on the page before the first deal
python -m bench.claim repeat five_hundred --deals 50
    plays the first deals of a game's claims again with the players of today (`make claim`)
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

import msgspec

from bench.rungs import FROZEN, programs
from spadille.core import record
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.figures import signed
from spadille.lab.arena import Contest, Unit, run
from spadille.lab.pages import Marks, put
from spadille.lab.statistics import mean_of, share_told, shared
from spadille.search.stamp import processor

KEPT: Final = Path(__file__).parent / "claimed"
"""A file for each contest: a line about the contest, then a line for each deal."""
SLOW: Final = 900
"""Milliseconds: close to the one second after which the frozen player plays the best move found so far."""


class Claim(Value, frozen=True, kw_only=True):
    """What is claimed of a game."""

    bots: tuple[str, str]
    counts: tuple[str, str]
    """The counts of the arena that are stored for each player: nils and those kept, or contracts and those set."""
    column: str
    """The heading of those counts."""
    marks: Marks
    """Marks of its table on the page."""


CLAIMS: Final = {
    "spades": Claim(
        bots=("strong", FROZEN[0].name),
        counts=("nil", "nil_kept"),
        column="Nils made",
        marks=Marks("<!-- claim: made by `python -m bench.claim` -->", "<!-- end of the claim -->"),
    ),
    "five_hundred": Claim(
        bots=("strong", "stranger-500"),
        counts=("contracts", "set"),
        column="Contracts set",
        marks=Marks("<!-- claim of Five Hundred: made by `python -m bench.claim` -->", "<!-- end of that claim -->"),
    ),
}


class Played(Value, frozen=True, kw_only=True):
    """The settings of a contest."""

    game: str = "spades"
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
    counted: tuple[int, int]
    of_these: tuple[int, int]
    """The counts of `Claim.counts`, for both players."""
    milliseconds: tuple[int, int]
    """Average time of a decision, by wall clock."""
    longest: tuple[int, int]
    """Longest time of a decision."""

    @classmethod
    def of(cls, unit: Unit, counts: tuple[str, str]) -> Self:
        """Convert a unit of the arena, with some of its counts."""
        counted, of_these = (tuple(player.get(each, 0) for player in unit.counts) for each in counts)
        times = [[1000 * each for each in player] or [0.0] for player in unit.seconds]
        mean, longest = [sum(each) / len(each) for each in times], [max(each) for each in times]
        return cls(
            unit.number,
            unit.margin,
            unit.won,
            unit.faults,
            (counted[0], counted[1]),
            (of_these[0], of_these[1]),
            (round(mean[0]), round(mean[1])),
            (round(longest[0]), round(longest[1])),
        )


def keep(file: Path) -> Path:
    """Store the arena's output for one rulebook, and return its path."""
    head, *units = file.read_bytes().splitlines()
    played = msgspec.structs.replace(msgspec.json.decode(head, type=Played), processor=processor())
    found = [msgspec.json.decode(each, type=Unit) for each in units]
    counts = CLAIMS[played.game].counts
    deals = sorted((Deal.of(each, counts) for each in found), key=lambda each: each.number)
    KEPT.mkdir(exist_ok=True)
    name = "-".join([*([played.game] if played.game != "spades" else []), played.rulebook, played.bots[1]])
    to = KEPT / f"{name}{'-matches' if played.whole else ''}.jsonl"
    record.save(to, b"".join(msgspec.json.encode(each) + b"\n" for each in (played, *deals)))
    return to


def kept(game: str) -> list[tuple[Played, list[Deal]]]:
    """The stored contests of a game, one for each rulebook and pair of players."""
    found = []
    for file in sorted(KEPT.glob("*.jsonl")):
        head, *deals = file.read_bytes().splitlines()
        if (played := msgspec.json.decode(head, type=Played)).game == game:
            found.append((played, [msgspec.json.decode(each, type=Deal) for each in deals]))
    return found


def is_claim(played: Played) -> bool:
    """True if a contest is part of the claim; the others are against independent players."""
    return played.bots == CLAIMS[played.game].bots


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
    column = CLAIMS[found[0][0].game].column
    single = [(played, deals) for played, deals in found if not played.whole]
    claimed = [each for played, deals in single if is_claim(played) for each in deals]
    rows = sorted(single, key=lambda each: (not is_claim(each[0]), each[0].bots, each[0].rulebook))
    lines = [_line(_players(played), f"`{played.rulebook}`", deals) for played, deals in rows]
    if (several := sum(is_claim(played) for played, _ in single)) > 1:
        lines.insert(several, _line(_players(rows[0][0]), "both", claimed))
    return "\n".join(
        [
            f"| Players | Rulebook | Deals | Points a deal | Deals won | {column} | A decision | Moves failed |",
            "|---|---|---|---|---|---|---|---|",
            *lines,
            "",
            f"The seed of the claim was `{seed}`.{_hurried(rows[0][0], claimed)}",
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
        [sum(getattr(each, name)[player] for each in deals) for player in (0, 1)] for name in ("counted", "of_these")
    )
    cells = (
        players,
        rulebook,
        len(deals),
        f"{signed(points, '+.1f')} ± {error:.1f}",
        won,
        " / ".join(f"{100 * made[player] / max(1, bid[player]):.1f}% of {bid[player]}" for player in (0, 1)),
        _decisions(deals),
        " / ".join(str(sum(each.faults[player] for each in deals)) for player in (0, 1)),
    )
    return f"| {' | '.join(str(each) for each in cells)} |"


def _decisions(played: Sequence[Deal]) -> str:
    """The average time of a decision, by player."""
    return " / ".join(f"{mean_of([each.milliseconds[player] for each in played])[0]:.0f} ms" for player in (0, 1))


def _hurried(played: Played, deals: Sequence[Deal]) -> str:
    """The results of the deals in which a frozen player may have run out of time."""
    if played.bots[1] != FROZEN[0].name:
        return ""
    slow = [each for each in deals if each.longest[1] > SLOW]
    calm = [each.points for each in deals if each.longest[1] <= SLOW]
    points, error = mean_of(calm)
    return (
        f" The machine had other work: in {len(slow)} deals a decision of the frozen player took more than {SLOW} ms, "
        "close to the second after which it plays the best that it has found. "
        f"Without them it is {signed(points, '+.1f')} ± {error:.1f} points in {len(calm):,}."
    )


def again(played: Played, deals: Sequence[Deal], jobs: int) -> str:
    """Play some deals of a contest again with the players of today; return the result and the earlier one."""
    seated = dict(each.split("=", 1) for each in programs())
    contest = Contest(
        game=played.game,
        rulebook=played.rulebook,
        seed=played.seed,
        bots=played.bots,
        whole=played.whole,
        programs={name: command for name, command in seated.items() if name in played.bots},
    )
    now = run(contest, len(deals), jobs=jobs, key=base64.b64decode(played.key) if played.key else None)
    points, error = mean_of([each.points for each in deals])
    return f"{played.rulebook}: {now.words}\n  before, these deals brought {signed(points, '+.1f')} ± {error:.1f}"


def repeat(game: str, size: int, jobs: int) -> None:
    """Play the first deals of a game's claims again, and print the results. Raises BadOptions."""
    for played, deals in kept(game):
        if is_claim(played):
            print(again(played, deals[:size], jobs), flush=True)


def write(page: Path) -> None:
    """Write the tables of the page. Raises BadOptions unless each seed was promised there."""
    text = page.read_text("utf-8")
    for game, claim in CLAIMS.items():
        if found := kept(game):
            text = put(text, table(found, promised(text, [played for played, _ in found])), claim.marks)
    record.save(page, text.encode())


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.claim", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("keep", "table", "repeat"))
    parser.add_argument("names", nargs="+", help="files, or games to repeat the claims of")
    parser.add_argument("--deals", type=int, default=50, help="how many deals of each claim to repeat")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(words)
    for name in given.names:
        match given.what:
            case "keep":
                print(keep(Path(name)))
            case "table":
                write(Path(name))
            case _:
                repeat(name, given.deals, given.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
