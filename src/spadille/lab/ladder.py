"""The ladder: the contests whose results `docs/bots.md` shows, and the tables made of them.

The list is here alone. `spadille ladder` plays it, keeps what is done, and writes the tables between two marks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from spadille.bots import LEVELS, levels
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.lab.arena import Contest, Report
from spadille.lab.pages import Marks
from spadille.lab.tally import rates

SEED: Final = "ladder"
"""Not used while bots are made."""
WORLDS: Final = 100
MARKS: Final = Marks("<!-- ladder: made by `spadille ladder` -->", "<!-- end of ladder -->")
_SPADES_BOOKS: Final = ("andrews", "rules_of_spades", "denexa")


class Rung(Value, frozen=True):
    """A contest of the ladder, and how many deals (or games) it has at most."""

    contest: Contest
    count: int

    @property
    def name(self) -> str:
        """A short name that no other contest has, fit for a file."""
        contest = self.contest
        digest = hashlib.sha256(msgspec.json.encode(contest)).hexdigest()[:8]
        whole = ["games"] if contest.whole else []
        words = [contest.game, contest.rulebook or "usual", *whole, "-".join(contest.bots).replace("+", "_"), digest]
        return "-".join(words)

    @property
    def playable(self) -> bool:
        """Every level that it names is there."""
        known = levels(self.contest.game)
        return not any(name in LEVELS and name not in known for side in self.contest.bots for name in side.split("+"))


def _rung(game: str, rulebook: str, bots: str, count: int, **more: Any) -> Rung:
    one, _, other = bots.partition(",")
    contest = Contest(game=game, rulebook=rulebook, bots=(one, other), seed=SEED, **{"worlds": WORLDS, **more})
    return Rung(contest, count)


LADDER: Final = (
    *(_rung("spades", book, "strong,club", 300) for book in _SPADES_BOOKS),
    *(_rung("spades", "bicycle", "strong,club", 100, seats=seats) for seats in (2, 3, 4, 5, 6)),
    _rung("spades", "andrews", "strong,club", 100, seats=3),
    _rung("spades", "club", "strong,club", 100),
    *(_rung("spades", book, "expert,club", 60, worlds=None) for book in _SPADES_BOOKS),
    *(_rung("spades", book, "expert,strong", 300, worlds=None) for book in _SPADES_BOOKS),
    _rung("spades", "andrews", "strong+club,club", 120),
    _rung("spades", "andrews", "expert+club,club", 60, worlds=None),
    _rung("spades", "andrews", "strong,club", 40, whole=True),
    _rung("spades", "andrews", "expert,strong", 60, whole=True, worlds=None),
    _rung("spades", "denexa", "cheat,strong", 60),
    _rung("spades", "denexa", "club,random", 60),
    _rung("five_hundred", "denexa", "strong,club", 100),
    _rung("five_hundred", "denexa", "strong,club", 20, whole=True),
    _rung("five_hundred", "denexa", "expert,strong", 60, worlds=None),
    _rung("five_hundred", "denexa", "club,random", 60),
    _rung("pinochle", "denexa", "strong,club", 100),
    _rung("pinochle", "denexa", "strong,club", 20, whole=True),
    _rung("pinochle", "denexa", "expert,strong", 60, worlds=None),
    _rung("pinochle", "denexa", "club,random", 60),
    _rung("mexican_sweat", "denexa", "strong,club", 200, seats=4),
    _rung("mexican_sweat", "denexa", "club,random", 60, seats=4),
)
"""Every contest; one whose levels this version does not have is left out."""


def chosen(words: Sequence[str]) -> tuple[Rung, ...]:
    """The contests that can be played and whose names have all the words; raises BadOptions if there is none."""
    found = tuple(rung for rung in LADDER if rung.playable and all(word in rung.name for word in words))
    if not found:
        names = ", ".join(rung.name for rung in LADDER)
        raise BadOptions(f"expected words that a contest has in its name; came {' '.join(words)}. The names: {names}")
    return found


def tables(results: Iterable[tuple[Rung, Report]]) -> str:
    """The results in Markdown: one table for the margins, one for what the first player did in Spades."""
    found = list(results)
    lines = [
        "| Game | Rulebook | Players | Deals | Points a deal | Deals won | 99 % of decisions |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [_margin(rung.contest, each) for rung, each in found]
    counted = [(rung.contest, rates(each.counts[0]), rates(each.counts[1])) for rung, each in found if each.counts[0]]
    names = list(dict.fromkeys(name for _, one, other in counted for name in (*one, *other)))
    if names:
        lines += [
            "",
            "What both players did, the first one's figures before the stroke:",
            "",
            "| Rulebook | Players | " + " | ".join(names) + " |",
            "|---" * (2 + len(names)) + "|",
        ]
    for contest, one, other in counted:
        cells = [f"{one.get(name, '–')} / {other.get(name, '–')}" for name in names]
        lines.append(f"| {_rulebook(contest)} | {_players(contest)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _margin(contest: Contest, found: Report) -> str:
    units = f"{found.units} games" if contest.whole else str(found.units)
    cells = (
        contest.game.replace("_", " ").title(),
        _rulebook(contest),
        _players(contest),
        units,
        f"{found.margin:+.1f} ± {found.margin_error:.1f}" if not contest.whole else "–",
        f"{100 * found.won:.1f} % ± {100 * found.won_error:.1f} %",
        " / ".join(f"{most:.0f} ms" for _, most in found.milliseconds),
    )
    return f"| {' | '.join(str(each) for each in cells)} |"


def _rulebook(contest: Contest) -> str:
    return f"{contest.rulebook}, {contest.seats} seats" if contest.seats else str(contest.rulebook)


def _players(contest: Contest) -> str:
    return f"`{','.join(contest.bots)}`"
