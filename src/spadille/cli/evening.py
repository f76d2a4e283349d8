"""An evening at a club on the command line: planning, printing and results."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from spadille.cli.arguments import read_rules
from spadille.cli.names import game_named, meant
from spadille.cli.records.files import BAD_INPUT, record_in
from spadille.club import evening as evenings
from spadille.club import pages
from spadille.club.evening import Evening
from spadille.club.folder import EVENING, RESULTS
from spadille.club.movements import KINDS, movement, usual
from spadille.club.standings import SCORINGS, blank, read_results, standings, usual_scoring
from spadille.core import record
from spadille.core.encoding import flaw
from spadille.core.errors import BadOptions, Unreadable, shortly

_FILES: Final = (EVENING, "movement.html", "hands.html", RESULTS)
_SECRET: Final = (EVENING, "hands.html")
"""Files that reveal the cards."""
_AT_A_TABLE: Final = 4
"""Players at a table: two pairs."""


class Wanted(NamedTuple):
    """The requested evening."""

    pairs: int | None
    teams: int | None
    names: Path | None
    movement: str | None
    rounds: int | None
    boards: int
    seed: str | None
    title: str
    day: str | None = None


def plan_evening(
    game: str, rulebook: str | None, preset: str | None, options: Sequence[str], wanted: Wanted, out: Path | None
) -> int:
    """Plan an evening and write its files, which must not exist yet; without a folder, print the movement only."""
    named = game_named(game)
    kind, names = _who(wanted)
    seats = None if preset is None else _AT_A_TABLE
    book, _, given = read_rules(named, options, preset=preset, rulebook=rulebook, seats=seats)
    made = evenings.planned(
        named,
        book,
        given,
        kind=kind,
        names=names,
        rounds=wanted.rounds,
        boards=wanted.boards,
        seed=wanted.seed,
        title=wanted.title,
        day=_day(wanted.day),
    )
    if out is not None:
        if there := next((out / name for name in _FILES if (out / name).exists()), None):
            raise BadOptions(f"expected a folder without an evening; got {there}, which is there already")
        hands = pages.deals_page(made, made.deals())
        texts = (evenings.written(made), pages.movement_page(made), hands, blank(made))
        for name, text in zip(_FILES, texts, strict=True):
            record.save(out / name, text.encode(), private=name in _SECRET)
    print(pages.movement_text(made), end="")
    if out is not None:
        print(f"\n{out}: {', '.join(_FILES)}; before the last round hands.html and evening.json are for the dealers")
    return 0


def _day(said: str | None) -> date:
    """The day of the evening, by default today."""
    if said is None:
        return datetime.now().astimezone().date()
    try:
        return date.fromisoformat(said)
    except ValueError:
        raise BadOptions(f"expected a day such as 2026-11-27; got {shortly(said)}") from None


def _who(wanted: Wanted) -> tuple[str, list[str]]:
    """The movement, and the names of the pairs or teams."""
    given = [each for each in (wanted.pairs, wanted.teams) if each is not None]
    if len(given) + (wanted.names is not None and not given) != 1:
        raise BadOptions("expected one of --pairs N, --teams N and --names FILE")
    kind = None if wanted.movement is None else meant(wanted.movement, KINDS, "a movement")
    if wanted.teams is not None and kind not in (None, "teams"):
        raise BadOptions(f"expected pairs for {kind}; got teams")
    if wanted.pairs is not None and kind == "teams":
        raise BadOptions("expected --teams N for teams; got pairs")
    names = [] if wanted.names is None else _names(wanted.names)
    count = given[0] if given else len(names)
    if names and len(names) != count:
        raise BadOptions(f"expected {count} names; got {len(names)}")
    kind = kind or ("teams" if wanted.teams is not None else usual(count))
    movement(kind, count, wanted.rounds)  # raises for an impossible number, before it is that of names
    what = "Team" if kind == "teams" else "Pair"
    return kind, names or [f"{what} {number}" for number in range(1, count + 1)]


def _names(path: Path) -> list[str]:
    return [line.strip() for line in _text(path).splitlines() if line.strip()]


def _text(path: Path) -> str:
    data = record_in(path)
    if wrong := flaw(data):
        raise Unreadable(f"{path}: {wrong}")
    return data.decode("utf-8-sig")


def show_movement(path: Path, out: Path | None) -> int:
    """Print the movement."""
    found = evenings.read(path)
    return _put(out, pages.movement_page(found) if _is_page(out) else pages.movement_text(found))


def show_deals(path: Path, out: Path | None, *, as_json: bool) -> int:
    """Print the hands."""
    found = evenings.read(path)
    if as_json:
        lines = "".join(_deal_line(found, each.number, each.dealer) for each in found.deals())
        return _put(out, lines, private=True)
    if _is_page(out):
        return _put(out, pages.deals_page(found, found.deals()), private=True)
    return _put(out, "\n".join(pages.deals_text(found, found.deals())) + "\n", private=True)


def _deal_line(found: Evening, number: int, dealer: int) -> str:
    """A board as a line of JSON, with the record of a table where it is dealt."""
    data = found.table(number).record.decode()
    told = {"board": number, "dealer": dealer, "seed": found.seed(number), "record": data}
    return msgspec.json.encode(told).decode() + "\n"


def show_standings(path: Path, results: Path, scoring: str | None, out: Path | None, *, as_json: bool) -> int:
    """Print the standings from the valid rows; bad rows are reported on standard error, and mean 2."""
    found, wrong = evenings.read(path), list[str]()
    chosen = usual_scoring(found) if scoring is None else meant(scoring, SCORINGS, "a scoring")
    fields = standings(found, read_results(found, _text(results), wrong.append), chosen)
    for each in wrong:
        print(f"spadille: {results}: {each}", file=sys.stderr)
    if as_json:
        _put(out, msgspec.json.encode({"scoring": chosen, "fields": fields}).decode() + "\n")
    else:
        make = pages.standings_page if _is_page(out) else pages.standings_text
        _put(out, make(found, fields, chosen))
    return BAD_INPUT if wrong else 0


def _is_page(out: Path | None) -> bool:
    return out is not None and out.suffix in (".html", ".htm")


def _put(out: Path | None, text: str, *, private: bool = False) -> int:
    if out is None:
        print(text, end="")
    else:
        record.save(out, text.encode(), private=private)
    return 0
