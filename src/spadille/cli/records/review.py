"""The review of a record on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.markup import escape
from rich.table import Table as Grid

from spadille.cli.names import bot_meant
from spadille.cli.progress import again, bar, stopped
from spadille.cli.records.files import record_in
from spadille.cli.screen import Lines
from spadille.cli.streams import STOPPED
from spadille.core.errors import BadOptions, BadRecord, Unreadable
from spadille.core.table import Table, replay
from spadille.core.words import Text, encoded
from spadille.games import open_header, titled
from spadille.review.judging import chosen, read, review, summed
from spadille.review.model import Judged, Point, Review, Terms
from spadille.review.telling import opening, summary, verdict
from spadille.scene.names import Names, usual_names
from spadille.search.stamp import stamp
from spadille.thinking.saying import capital
from spadille.tui.play.saves import last_kept
from spadille.tui.text.phrases import printable


def last_record() -> Path:
    """The record of the last game in the terminal; raises BadOptions if there is none."""
    found = last_kept()
    if found is None:
        raise BadOptions("expected a record: no game has been kept here yet")
    return found


def review_file(path: Path, terms: Terms, *, every: bool, as_json: bool) -> int:
    """Review the game of a record with a progress bar, and print the findings; raises SpadilleError."""
    try:
        table = replay(record_in(path), open_header)
    except BadRecord as bad:
        raise Unreadable(f"{path}: {bad}") from None
    if terms.level is not None:
        terms = msgspec.structs.replace(terms, level=bot_meant(table.game.name, terms.level))
    story, judged = read(table.game, table.log), list[Judged]()
    points = chosen(table.game, story, terms)
    sheet = _Sheet(_names_in(table), terms, every, as_json)
    try:
        with bar() as progress:
            task = progress.add_task("Reviewing", total=len(points))

            def note(each: Judged) -> None:
                judged.append(each)
                progress.advance(task)

            found = review(table.game, story, terms, note)
    except KeyboardInterrupt:
        whole, begun = _parted(points, judged)
        found = summed(table.game, story, whole, terms)
        _print(found, sheet)
        if begun and not as_json:
            _show_begun(begun, found.unit, sheet)
        stopped(_onward(points, judged, whole))
        return STOPPED
    _print(found, sheet)
    return 0


class _Sheet(NamedTuple):
    """Output settings of a review."""

    names: Names
    terms: Terms
    every: bool
    as_json: bool


def _names_in(table: Table) -> Names:
    """The names in the record, made printable; the default ones if it has none."""
    said, usual = table.more.get("names"), usual_names(table.game.seats)
    if not (isinstance(said, list) and len(said) == len(usual) and all(isinstance(each, str) for each in said)):
        return usual
    return tuple(printable(each) or other for each, other in zip(said, usual, strict=True))


def _parted(points: Sequence[Point], judged: Sequence[Judged]) -> tuple[list[Judged], list[Judged]]:
    """Judged decisions of finished deals, and those of the unfinished one."""
    ahead = {each.deal for each in points[len(judged) :]}
    return [each for each in judged if each.deal not in ahead], [each for each in judged if each.deal in ahead]


def _onward(points: Sequence[Point], judged: Sequence[Judged], whole: Sequence[Judged]) -> str:
    """The progress of a stopped review and the command to continue; each deal alone gives the same figures."""
    deals = len({each.deal for each in whole})
    onward = again("--deal", str(points[len(judged)].deal)) if len(judged) < len(points) else again()
    return f"{len(judged)} of {len(points)} decisions are judged, {deals} deals whole; go on with: {onward}"


def _print(found: Review, sheet: _Sheet) -> None:
    if sheet.as_json:
        told = {**msgspec.to_builtins(found, enc_hook=encoded), "stamp": stamp()}
        print(msgspec.json.encode(told).decode(), flush=True)
    else:
        _show(found, sheet)


def _show_begun(judged: Sequence[Judged], unit: Text, sheet: _Sheet) -> None:
    """Print the decisions of the deal in which a review was stopped."""
    console = Lines(highlight=False)
    console.print(f"\nDeal {judged[0].deal}, as far as it was judged: {len(judged)} decisions")
    shown = [each for each in judged if sheet.every or each.costly]
    if shown:
        console.print(_decisions(shown, unit, sheet.names))


def _show(found: Review, sheet: _Sheet) -> None:
    """Print the moments and summary of every deal; with `--every` all decisions."""
    console = Lines(highlight=False)
    worlds = f"{found.worlds} worlds a decision, seed {found.seed}"
    console.print(f"{titled(found.game, found.rulebook)}, judged by {found.level}: {worlds}", markup=False)
    console.print(stamp().words, markup=False)
    for note in found.notes:
        console.print(note, markup=False)
    seats = tuple(range(found.seats)) if sheet.terms.seats is None else sheet.terms.seats
    for deal in found.deals:
        console.print(f"\nDeal {deal.deal}")
        for line in opening(found, deal, sheet.names):
            console.print(line, markup=False)
        console.print(summary(deal, seats, sheet.names), markup=False)
        if deal.tricks_lost:
            lost = ", ".join(f"{sheet.names[seat]} {deal.tricks_lost[seat]}" for seat in seats)
            console.print(f"Tricks lost, all cards seen: {lost}.", markup=False)
        if sheet.every:
            console.print(_decisions(deal.judged, found.unit, sheet.names))
    if found.deals and not sheet.every:
        console.print("\nEvery decision: --every")


def _decisions(judged: Sequence[Judged], unit: Text, names: Names) -> Grid:
    """A table of decisions: one row each, with the reason for the better move."""
    seen = any(each.tricks_lost is not None for each in judged)
    grid = Grid(pad_edge=False)
    grid.add_column("Move", justify="right")
    for name in ("Who", "Played", "Better", "Cost", *(["Tricks"] if seen else []), "Why"):
        grid.add_column(name)
    for each in judged:
        better = each.best_words if each.cost is not None else ""
        why = each.grounds[0].words(names) if each.grounds else ""
        tricks = [str(each.tricks_lost or "")] if seen else []
        cells = (
            str(each.at + 1),
            names[each.seat],
            str(each.played_words),
            str(better),
            str(verdict(each, unit)),
            *tricks,
            capital(str(why)),
        )
        grid.add_row(*map(escape, cells))
    return grid
