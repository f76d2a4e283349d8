"""The review of a record on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from spadille.cli.names import bot_meant
from spadille.cli.progress import again, bar, stopped
from spadille.cli.records import record_in
from spadille.cli.screen import Console
from spadille.cli.streams import STOPPED
from spadille.core.contract import AnyGame
from spadille.core.errors import BadOptions, BadRecord, Unreadable
from spadille.core.figures import signed
from spadille.core.table import replay
from spadille.games import open_header
from spadille.review.judging import chosen, read, review, summed
from spadille.review.model import DealReview, Judged, Point, Review, Terms
from spadille.search.stamp import stamp
from spadille.tui.saves import last_kept


def last_record() -> Path:
    """The record of the last game in the terminal; raises BadOptions if there is none."""
    found = last_kept()
    if found is None:
        raise BadOptions("expected a record: no game has been kept here yet")
    return found


def review_file(path: Path, terms: Terms, *, every: bool, as_json: bool) -> int:
    """Review the game of a record, showing how far it is, and print what was found; raises SpadilleError."""
    try:
        table = replay(record_in(path), open_header)
    except BadRecord as bad:
        raise Unreadable(f"{path}: {bad}") from None
    if terms.level is not None:
        terms = msgspec.structs.replace(terms, level=bot_meant(table.game.name, terms.level))
    story, judged = read(table.game, table.log), list[Judged]()
    points = chosen(table.game, story, terms)
    try:
        with bar() as progress:
            task = progress.add_task("Reviewing", total=len(points))

            def note(each: Judged) -> None:
                judged.append(each)
                progress.advance(task)

            found = review(table.game, story, terms, note)
    except KeyboardInterrupt:
        whole, begun = _parted(points, judged)
        _print(table.game, summed(table.game, story, whole, terms), terms, every=every, as_json=as_json)
        if begun and not as_json:
            _show_begun(begun, every=every)
        stopped(_onward(points, judged, whole))
        return STOPPED
    _print(table.game, found, terms, every=every, as_json=as_json)
    return 0


def _parted(points: Sequence[Point], judged: Sequence[Judged]) -> tuple[list[Judged], list[Judged]]:
    """What was judged of deals that are done, and of the one that was not."""
    ahead = {each.deal for each in points[len(judged) :]}
    return [each for each in judged if each.deal not in ahead], [each for each in judged if each.deal in ahead]


def _onward(points: Sequence[Point], judged: Sequence[Judged], whole: Sequence[Judged]) -> str:
    """What is done of a review that was stopped, and how to go on: each deal gives the same figures alone."""
    deals = len({each.deal for each in whole})
    onward = again("--deal", str(points[len(judged)].deal)) if len(judged) < len(points) else again()
    return f"{len(judged)} of {len(points)} decisions are judged, {deals} deals whole; go on with: {onward}"


def _print(game: AnyGame, found: Review, terms: Terms, *, every: bool, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode({**msgspec.to_builtins(found), "stamp": stamp()}).decode(), flush=True)
    else:
        _show(game, found, terms, every=every)


def _show_begun(judged: Sequence[Judged], *, every: bool) -> None:
    """The decisions of the deal at which a review was stopped."""
    console = Console(highlight=False)
    console.print(f"\nDeal {judged[0].deal}, as far as it was judged: {len(judged)} decisions")
    shown = [each for each in judged if every or each.costly]
    if shown:
        console.print(_decisions(shown, all_cards=any(each.tricks_lost is not None for each in judged)))


def _show(game: AnyGame, found: Review, terms: Terms, *, every: bool) -> None:
    console = Console(highlight=False)
    worlds = f"{found.worlds} worlds a decision, seed {found.seed}"
    console.print(f"{found.game} by {found.rulebook}, judged by {found.level}: {worlds}", markup=False)
    console.print(stamp().words, markup=False)
    for note in found.notes:
        console.print(note, markup=False)
    seats = tuple(range(game.seats)) if terms.seats is None else terms.seats
    for deal in found.deals:
        shown = [each for each in deal.judged if every or each.costly]
        costly = sum(each.costly for each in deal.judged)
        console.print(f"\nDeal {deal.deal}: of {len(deal.judged)} decisions {costly} cost something")
        if shown:
            console.print(_decisions(shown, all_cards=bool(deal.tricks_lost)))
        for seat in seats:
            console.print(_sum(deal, seat), markup=False)
        for side, (margin, skill, luck) in enumerate(zip(deal.margin, deal.skill, deal.luck, strict=True)):
            whole, own, chance = (signed(each, "+.0f") for each in (margin, skill, luck))
            console.print(f"  side {side}: {whole} against the others: skill {own}, luck {chance}")


def _decisions(judged: list[Judged], *, all_cards: bool) -> Grid:
    chances = any(each.win_lost for each in judged)
    grid = Grid(pad_edge=False)
    for name in ("Move", "Seat"):
        grid.add_column(name, justify="right")
    for name in ("Played", "Best"):
        grid.add_column(name)
    for name in ("Lost", *(["Chance"] if chances else []), *(["Tricks"] if all_cards else [])):
        grid.add_column(name, justify="right", no_wrap=True)
    grid.add_column("Why")
    for each in judged:
        lost = f"{each.lost:.1f} ± {each.error:.1f}" if each.lost else "as good" if each.played != each.best else ""
        figures = [lost]
        if chances:
            figures.append(f"{100 * each.win_lost:.1f} %" if each.win_lost else "")
        if all_cards:
            figures.append(str(each.tricks_lost or ""))
        grid.add_row(str(each.at + 1), str(each.seat), each.played, each.best, *figures, each.why)
    return grid


def _sum(deal: DealReview, seat: int) -> str:
    words = f"  seat {seat} lost {deal.lost[seat]:.1f} points"
    if any(each.win_lost is not None for each in deal.judged):
        words += f", {100 * deal.win_lost[seat]:.1f} % of winning"
    if deal.tricks_lost:
        words += f"; tricks with all cards seen: {deal.tricks_lost[seat]}"
    return words
