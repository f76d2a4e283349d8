"""The score sheet, and the result pages of a deal and of a game with their next steps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from threading import Event
from typing import Literal, TypeAlias

from rich.text import Text
from textual import events, work

from spadille.core.contract import DealSheet
from spadille.core.figures import figure
from spadille.core.words import Message
from spadille.scene.model import Panel, Scene
from spadille.scene.telling import gains
from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT, Look, side_ink
from spadille.tui.screens.dialogs import Line, Page, clause_line
from spadille.tui.text import rule_page

LookBack: TypeAlias = Callable[[Callable[[], bool]], list[str]]
"""A function that reviews a match until it is told to stop, and returns its findings in lines."""
Answer: TypeAlias = Literal["again", "review", "sheet", "leave"]
"""The person's wish after a deal or a game; closing the page means none."""


class Result(Page):
    """A page with keys for next steps."""

    answers: Mapping[str, Answer] = {}

    def on_key(self, event: events.Key) -> None:
        if (answer := self.answers.get((event.character or "").lower())) is not None:
            event.stop()
            self.dismiss(answer)


class DealPage(Result):
    """The result of a deal."""

    keys = say("deal-keys")
    answers: Mapping[str, Answer] = {"v": "review"}


class EndPage(Result):
    """The result of the game."""

    keys = say("end-keys")
    answers: Mapping[str, Answer] = {"n": "again", "v": "review", "s": "sheet", "q": "leave"}

    def __init__(self, title: str, lines: Sequence[Line], look: Look, think: LookBack | None, told: int) -> None:
        """`think` reviews the match while the page is read; its lines are inserted at index `told`."""
        super().__init__(title, lines, look)
        self._think = think
        self._told = told
        self._gone = Event()

    def on_mount(self) -> None:
        if self._think is not None:
            self._look_back(self._think)

    def on_unmount(self) -> None:
        self._gone.set()

    @work
    async def _look_back(self, think: LookBack) -> None:
        if said := await asyncio.to_thread(think, self._gone.is_set):
            self.add(self._told, [Line(Text(each, TEXT)) for each in said])


def sheet_page(scene: Scene, look: Look, panels: Sequence[Panel], story: str) -> Page:
    """The whole score sheet, with the deals' results and the match's turning point; the clauses last."""
    sheets = scene.score.sheet
    lines = list(_told(scene, sheets, panels))
    if not sheets:
        lines.append(Line(Text(str(say("no-deal-yet")), TEXT)))
    if story:
        lines.append(Line(Text(story, f"bold {TEXT}")))
    title = _with_goal(say("score-sheet", game=scene.title), scene)
    return Page(title, [*lines, *_cited(scene, sheets)], look)


def deal_page(scene: Scene, panels: Sequence[Panel], look: Look) -> DealPage:
    """The result of the last deal."""
    last = scene.score.sheet[-1:]
    title = _with_goal(say("deal-of", game=scene.title, kind=scene.score.called, n=last[0].deal), scene)
    return DealPage(title, [*_told(scene, last, panels), *_cited(scene, last)], look)


def end_page(scene: Scene, panels: Sequence[Panel], story: str, look: Look, think: LookBack | None = None) -> EndPage:
    """The game's end: result, turning point, later the lines of `think`, the totals and the last deal."""
    lines = [Line(Text(str(scene.over), f"bold {GOLD}"))]
    if story:
        lines.append(Line(Text(story, TEXT)))
    told = len(lines)
    lines += [Line(Text()), *_totals(scene), Line(Text())]
    last = scene.score.sheet[-1:]
    lines += [*_told(scene, last, panels), *_cited(scene, last)]
    return EndPage(str(say("game-over", game=scene.title)), lines, look, think, told)


def _with_goal(title: Message, scene: Scene) -> str:
    """A title with the goal."""
    return f"{title}, {scene.score.goal}" if scene.score.goal else str(title)


def _totals(scene: Scene) -> Iterator[Line]:
    score = scene.score
    for side, (name, total) in enumerate(zip(score.sides, score.totals, strict=True)):
        note = f"  {score.notes[side]}" if side < len(score.notes) and score.notes[side] else ""
        said = Text.assemble((str(name), f"bold {side_ink(side)}"), (note, FAINT))
        yield Line(said, Text(f"{figure(total, score.per_unit):>8}", f"bold {TEXT}"))


def _told(scene: Scene, sheets: Sequence[DealSheet], panels: Sequence[Panel]) -> Iterator[Line]:
    """Yield the deals with their scoring lines and results."""
    came_to = {panel.deal: panel for panel in panels}
    for sheet in sheets:
        head, *deal = _deal_lines(scene, sheet)
        yield head
        yield from _panel_lines(came_to[sheet.deal]) if sheet.deal in came_to else []
        yield from deal


def _cited(scene: Scene, sheets: Sequence[DealSheet]) -> Iterator[Line]:
    """Yield the clauses that deals were scored by."""
    for clause in dict.fromkeys(line.clause for sheet in sheets for line in sheet.lines):
        if said := rule_page.clause_words(scene.game, clause):
            yield clause_line(clause, said)


def _panel_lines(panel: Panel) -> list[Line]:
    """A deal's result: a sentence or two per side, then each player's actions."""
    said = [Line(Text(str(each), f"bold {TEXT}")) for each in panel.said]
    return [*said, *(Line(Text(str(each), FAINT)) for each in panel.did), Line(Text())]


def _deal_lines(scene: Scene, sheet: DealSheet) -> Iterator[Line]:
    score = scene.score
    gained = gains(sheet, len(score.sides))
    heading = Text(str(say("deal", kind=score.called, n=sheet.deal)), f"bold {GOLD}")
    bids = dict(zip((each.deal for each in score.sheet), score.bids, strict=False)).get(sheet.deal, ())
    if bids and sheet.taken:
        said = [
            f"{plate.name} {bids[plate.seat]}/{sheet.taken[plate.seat]}"
            for plate in sorted(scene.plates, key=lambda plate: plate.seat)
            if plate.seat < len(bids) and plate.seat < len(sheet.taken)
        ]
        heading.append(f"   {say('bid-taken', players=', '.join(said))}", FAINT)
    yield Line(heading)
    for side, name in enumerate(score.sides):
        head = Text(f"{name}  ", f"bold {side_ink(side)}")
        if side < len(sheet.totals):
            total, gain = sheet.totals[side], gained[side]
            before = figure(total - gain, score.per_unit)
            head.append(f"{before} {'−' if gain < 0 else '+'} {figure(abs(gain), score.per_unit)} = ", FAINT)
            head.append(str(figure(total, score.per_unit)), f"bold {TEXT}")
        yield Line(head)
        for line in sheet.lines:
            if line.side == side:
                points = Text(f"{figure(line.points, score.per_unit, '+'):>10}", f"bold {TEXT}")
                yield Line(Text.assemble((f"{line.words}  ", TEXT), (line.clause, FAINT)), points)
    yield Line(Text())
