"""A study's report, as Markdown or HTML: question, players, results, and the command to repeat it."""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from spadille.bots import make_bot
from spadille.core.figures import ENOUGH, counted, signed
from spadille.games import entry, titled
from spadille.lab.measures import Difference, Estimate
from spadille.lab.study import Arm, Compared, Findings, Played, told
from spadille.thinking.levels import Level

POINTS: Final = "Points are what each side has on the score sheet when a table ends; a single deal begins at zero."
"""Definition of points for all games."""
_SURE: Final = 0.05
_HEADS: Final = ("measure", "base", "changed", "difference", "p")
_WIDTH, _ROW, _LEFT, _RIGHT = 720, 26, 300, 20
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;"
    "background:#fff}table{border-collapse:collapse;margin:1rem 0}th,td{text-align:right;padding:.25rem .75rem;"
    "border-bottom:1px solid #ccc}th:first-child,td:first-child{text-align:left}pre{background:#f2f2f2;padding:.75rem;"
    "overflow:auto}svg text{font:13px system-ui,sans-serif;fill:currentColor}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}pre{background:#262626}}"
)


def asked(found: Findings) -> str:
    """The question of a study, in a line."""
    study, (base, *others) = found.study, found.study.arms
    title = _with_options(titled(study.game, study.games()[0].rulebook), base)
    changed = (
        _with_options(str(entry(study.game).rulebooks[arm.rulebook].title), arm)
        if arm.rulebook is not None and arm.rulebook != base.rulebook
        else each.words
        for arm, each in zip(others, found.compared, strict=True)
    )
    return f"{title} against {'; '.join(changed)}, over {'whole games' if study.whole else 'deals'}"


def _with_options(title: str, arm: Arm) -> str:
    options = told(msgspec.structs.replace(arm, rulebook=None))
    return f"{title} with {options}" if options else title


def premises(found: Findings) -> Iterator[str]:
    """Yield the premises of the figures, a sentence each."""
    study, unit = found.study, _unit(found)
    who = study.bots[0] if study.bots[0] == study.bots[1] else f"{study.bots[0]} against {study.bots[1]}"
    yield (
        f"Played were {counted(found.units):{unit}} in each of {counted(len(study.arms)):arm} by {who} "
        f"({counted(study.worlds):world} a decision where a player imagines any), seed {study.seed}."
    )
    yield what_points_are(study.game)
    yield f"The primary measure, chosen before the study, is “{_primary(found)}”; all others are secondary."
    for each in found.compared:
        cards = "the same cards" if each.paired else "cards of its own (the change alters what is dealt): not paired"
        yield f"{each.words} was played with {cards}."
    yield (
        "Errors are half the width of 95 % intervals. The p-value of the primary measure is corrected for the number "
        "of arms, those of the others for all comparisons made (Holm)."
    )
    if found.units < ENOUGH:
        yield f"Errors and p-values assume the normal distribution, which needs {ENOUGH} units, so no p-value is given."
    if found.assumed:
        yield str(found.assumed)
    if entry(study.game).laboratory.ends and study.derived:
        yield (
            "Strong players weigh the score of a match by how deals end; this was re-estimated per arm, once, from "
            f"{counted(study.derived):deal} of strong players by its rules."
        )
    elif entry(study.game).laboratory.ends:
        yield (
            "Strong players weigh the score of a match by how deals between them have ended under the usual rules; it "
            "was not re-estimated per arm (--derive does that)."
        )
    if having := _with_nets(found):
        yield f"Strong players have nets in {', '.join(having)} only: the arms differ in their players, too."
    if found.faults:
        yield f"{counted(found.faults):move} that players failed to make; a safe legal move was made in place of each."


def _with_nets(found: Findings) -> list[str]:
    """The arms whose strong players have nets; none if all have them, or no such player takes part."""
    study, arms = found.study, (found.base, *(each.words for each in found.compared))
    if not any(Level.STRONG in side.split("+") for side in study.bots):
        return []
    players = [make_bot(Level.STRONG, game, 0, 1) for game in study.games()]
    having = [arm for arm, each in zip(arms, players, strict=True) if getattr(each, "nets", None) is not None]
    return having if len(having) < len(arms) else []


def what_points_are(game: str) -> str:
    """Definition of points (or chips) in a study and the arena, in sentences; the guide has the same."""
    return f"{POINTS} {entry(game).laboratory.points}".strip()


def _unit(found: Findings) -> str:
    """Name of one unit."""
    return "game" if found.study.whole else "deal"


def _primary(found: Findings) -> str:
    game = found.study.games()[0]
    return next(str(each.words) for each in found.study.measures(game) if each.name == found.study.primary)


def verdict(each: Compared, found: Findings) -> str:
    """The result for the primary measure, as a sentence; with few units, only that they are too few.

    If every move was the same in both arms, it says so: then only the counting can differ.
    """
    primary = each.primary
    if primary is None:
        return f"{each.words}: there was no case of it."
    shown = "a difference is shown" if primary.corrected < _SURE else "no difference is shown"
    units = f"{counted(found.units):{_unit(found)}}"
    if found.units < ENOUGH:
        shown = f"{units} {'is' if found.units == 1 else 'are'} too few to tell, it takes {ENOUGH}"
    elif each.alike == found.units:
        if each.nothing:
            games = "" if found.study.whole else " What acts over a whole game is measured with --games."
            return f"{each.words}: this change had no effect in {units}: every move and figure was the same.{games}"
        counting = "; only the counting differs" if primary.difference.figure else ""
        shown += f". The moves were the same in all {units}{counting}"
    return f"{each.words}: {primary.measure.words}: {primary.difference}; {shown}."


def markdown(found: Findings, command: str) -> str:
    """The report as Markdown."""
    lines = [f"# {asked(found)}", "", *(f"* {verdict(each, found)}" for each in found.compared), ""]
    lines += [*(f"{each}  " for each in premises(found)), ""]
    for each in found.compared:
        lines += [f"## {each.words}", "", f"| {' | '.join(_HEADS)} |", "|---|" + "---:|" * (len(_HEADS) - 1)]
        lines += [f"| {' | '.join(cells)} |" for cells in _rows(each, found)]
        lines.append("")
    lines += ["## To repeat it", "", "```sh", command, "```", "", f"{found.stamp.words}."]
    return "\n".join(lines) + "\n"


def page(found: Findings, command: str) -> str:
    """The report as an HTML page, with a plot of each arm."""
    title = html.escape(asked(found))
    body = [f"<h1>{title}</h1><ul>"]
    body += [f"<li>{html.escape(verdict(each, found))}</li>" for each in found.compared]
    body += ["</ul>", *(f"<p>{html.escape(each)}</p>" for each in premises(found))]
    for each in found.compared:
        heads = "".join(f"<th>{head}</th>" for head in _HEADS)
        rows = "".join(
            "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells) + "</tr>"
            for cells in _rows(each, found)
        )
        body.append(f"<h2>{html.escape(each.words)}</h2>{_plot(each)}<table><tr>{heads}</tr>{rows}</table>")
    body.append(f"<h2>To repeat it</h2><pre>{html.escape(command)}</pre><p>{html.escape(found.stamp.words)}.</p>")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{_STYLE}</style><body>{''.join(body)}</body></html>\n"
    )


def _rows(each: Compared, found: Findings) -> Iterator[tuple[str, ...]]:
    """Yield the cells of each measure, the primary one first; without p if too little was played."""
    for at, one in enumerate(_differences(each)):
        name = f"**{one.measure.words}**" if not at and each.primary is not None else str(one.measure.words)
        yield name, str(one.base), str(one.changed), str(one.difference), _chance(one) if found.units >= ENOUGH else "–"


def _differences(each: Compared) -> Sequence[Difference]:
    return ([] if each.primary is None else [each.primary]) + list(each.besides)


def _chance(one: Difference) -> str:
    return "< 0.001" if one.corrected < 0.001 else f"{one.corrected:.3f}"


# -- the plot ----------------------------------------------------------------------------------------


def _plot(each: Compared) -> str:
    """A plot of the differences relative to the base's figures, with intervals; bases that may be zero are left out."""
    shown = [(str(one.measure.words), part) for one in _differences(each) if (part := _part(one)) is not None]
    if not shown:
        return ""
    widest = max(abs(part.figure) + part.error for _, part in shown) or 0.01
    height = _ROW * (len(shown) + 1)

    def x(part: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * (part / widest + 1) / 2

    marks = [f'<line x1="{x(0):.1f}" x2="{x(0):.1f}" y1="0" y2="{height - _ROW}" stroke="#888"/>']
    for at, (words, part) in enumerate(shown):
        y = _ROW * at + _ROW / 2
        marks.append(f'<text x="0" y="{y + 4:.1f}">{html.escape(words)}</text>')
        ends = x(part.figure - part.error), x(part.figure + part.error)
        marks.append(f'<line x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}" stroke="#4a7" stroke-width="3"/>')
        marks.append(f'<circle cx="{x(part.figure):.1f}" cy="{y}" r="5" fill="#4a7"/>')
    foot = height - 8
    for edge, anchor in ((-widest, "start"), (0.0, "middle"), (widest, "end")):
        sign = signed(edge, "+.1%") if edge else "0"
        marks.append(f'<text x="{x(edge):.1f}" y="{foot}" text-anchor="{anchor}">{sign}</text>')
    says = "differences in percent of the base"
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{says}">{"".join(marks)}</svg>'


def _part(one: Difference) -> Estimate | None:
    """A difference relative to the base's figure; None if that may be zero, or the error is infinite."""
    base, by = abs(one.base.figure), one.difference
    if base <= one.base.error or math.isinf(by.error):
        return None
    return Estimate(by.figure / base, by.error / base)


COLUMNS: Final = {"number": int, "arm": int, "rules": str, "count": str, "value": float}
"""Columns of a study's rows."""


def long_rows(found: Findings, units: Iterable[Played]) -> Iterator[tuple[int, int, str, str, float]]:
    """Yield the counts, a row for each unit, arm and count."""
    names = [found.base, *(told(arm) for arm in found.study.arms[1:])]
    for unit in units:
        for at, (name, counts) in enumerate(zip(names, unit.arms, strict=True)):
            for key, value in counts.items():
                yield unit.number, at, name, key, float(value)
