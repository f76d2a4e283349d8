"""The ladder: the contests with results in `docs/bots.md`, and their tables.

The contests are defined in the manifests of the games. `spadille ladder` plays them, keeps the results, and writes the
tables between two marks. A player that is not a level is a program, and its command must be given.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from spadille import manifest
from spadille.bots import CHEAT, levels
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.figures import ENOUGH
from spadille.games import GAMES
from spadille.lab.arena import Contest, Report, rates
from spadille.lab.pages import Marks
from spadille.lab.statistics import even_told, share_told
from spadille.thinking.levels import old_names

SEED: Final = "ladder"
"""Seed of the ladder only; bots are developed with others."""
MARKS: Final = Marks("<!-- ladder: made by `spadille ladder` -->", "<!-- end of ladder -->")


class Rung(Value, frozen=True):
    """A contest of the ladder, with its maximum number of deals (or games)."""

    contest: Contest
    count: int

    @property
    def name(self) -> str:
        """A short, unique name for use in file names; levels have their original names in it.

        The paths of programs on this machine are not part of it.
        """
        contest = msgspec.structs.replace(self.contest, programs={}, movetime=_USUAL_TIME)
        bots = [old_names(side) for side in contest.bots]
        digest = hashlib.sha256(msgspec.json.encode({**msgspec.to_builtins(contest), "bots": bots})).hexdigest()[:8]
        whole = ["games"] if contest.whole else []
        words = [contest.game, contest.rulebook or "usual", *whole, "-".join(bots).replace("+", "_"), digest]
        return "-".join(words)

    @property
    def playable(self) -> bool:
        """True if every named level exists, and every program is given."""
        known = (*levels(self.contest.game), *self.contest.programs, CHEAT)
        return all(name in known for side in self.contest.bots for name in side.split("+"))


_USUAL_TIME: Final = Contest(game="", bots=("", "")).movetime
_PATIENCE: Final = 20_000
"""Milliseconds per move for programs limited by worlds: long enough never to matter."""


def _contest(game: str, rung: manifest.Rung, programs: Mapping[str, str]) -> Rung:
    one, _, other = rung.bots.partition(",")
    seated = {*one.split("+"), *other.split("+")}
    given = {name: command for name, command in programs.items() if name in seated}
    contest = Contest(
        game=game,
        rulebook=rung.rulebook,
        seats=rung.seats,
        bots=(one, other),
        seed=SEED,
        whole=rung.whole,
        worlds=rung.worlds,
        programs=given,
        movetime=_PATIENCE if given else _USUAL_TIME,
    )
    return Rung(contest, rung.deals)


def ladder(programs: Mapping[str, str] | None = None) -> tuple[Rung, ...]:
    """Every contest of every game; `programs` maps names of players to commands."""
    given = programs or {}
    return tuple(_contest(game.name, rung, given) for game in GAMES.values() for rung in game.laboratory.ladder)


def chosen(words: Sequence[str], programs: Mapping[str, str] | None = None) -> tuple[Rung, ...]:
    """The playable contests with all the words in their names; raises BadOptions if there is none."""
    found = tuple(
        rung
        for rung in ladder(programs)
        if rung.playable and all(word in f"{rung.name} {'-'.join(rung.contest.bots)}" for word in words)
    )
    if not found:
        names = "".join(f"\n  {rung.name}" for rung in ladder())
        raise BadOptions(f"expected words that a contest has in its name; got {' '.join(words)}. The names:{names}")
    return found


def tables(results: Iterable[tuple[Rung, Report]]) -> str:
    """The results in Markdown: a table of margins, and a table of the players' actions for games that count them."""
    found = list(results)
    lines = [
        "| Game | Rulebook | Players | Deals | Points a deal | Deals won | 99% of decisions |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [_margin(rung.contest, each) for rung, each in found]
    counted = [
        (rung.contest, one, rates(rung.contest.game, each.counts[1]))
        for rung, each in found
        if (one := rates(rung.contest.game, each.counts[0]))
    ]
    names = list(dict.fromkeys(name for _, one, other in counted for name in (*one, *other)))
    if names:
        lines += [
            "",
            "What both players did; the first player's figures stand before the slash:",
            "",
            "| Rulebook | Players | " + " | ".join(names) + " |",
            "|---" * (2 + len(names)) + "|",
        ]
    for contest, one, other in counted:
        cells = [f"{one.get(name, '–')} / {other.get(name, '–')}" for name in names]
        lines.append(f"| {_rulebook(contest)} | {_players(contest)} | {' | '.join(cells)} |")
    lines += ["", *(f"Played with {each}." for each in dict.fromkeys(report.stamp.words for _, report in found))]
    return "\n".join(lines)


def _margin(contest: Contest, found: Report) -> str:
    units = f"{found.units} games" if contest.whole else str(found.units)
    error = f" ± {found.margin_error:.1f}" if found.units >= ENOUGH else ""
    cells = (
        contest.game.replace("_", " ").title(),
        _rulebook(contest),
        _players(contest),
        units,
        f"{found.margin:+.1f}{error}" if not contest.whole else "–",
        share_told(found.won, found.won_between, found.units) + even_told(found.tables),
        " / ".join(f"{most:.0f} ms" for _, most in found.milliseconds),
    )
    return f"| {' | '.join(str(each) for each in cells)} |"


def _rulebook(contest: Contest) -> str:
    return f"{contest.rulebook}, {contest.seats} seats" if contest.seats else str(contest.rulebook)


def _players(contest: Contest) -> str:
    return f"`{','.join(contest.bots)}`"
