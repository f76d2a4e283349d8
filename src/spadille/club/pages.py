"""Texts and printable pages for an evening: the movement, the hands of every board, and the standings."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from spadille.cards.card import SUIT_SIGNS
from spadille.cards.holding import Holding
from spadille.club.evening import Evening
from spadille.club.movements import Sitting
from spadille.club.standings import Field, Standing
from spadille.core.figures import counted, signed
from spadille.core.options import specs
from spadille.exchange.board import Board, suits_of
from spadille.games import entry, rulebook_of

PLACES: Final = ("North", "East", "South", "West")
_WIDTH: Final = 20
_MOVEMENTS: Final = {"mitchell": "Mitchell", "howell": "Howell", "teams": "Teams, each against each"}
_STYLE: Final = (
    "body{font:15px/1.4 system-ui,sans-serif;max-width:60rem;margin:1.5rem auto;padding:0 1rem;color:#111;"
    "background:#fff}table{border-collapse:collapse;margin:.5rem 0 1.25rem}th,td{text-align:left;padding:.2rem .7rem;"
    "border-bottom:1px solid #bbb}td.n,th.n{text-align:right}section{break-inside:avoid}.board{display:inline-block;"
    "width:19rem;margin:0 1rem 1.25rem 0;vertical-align:top;border:1px solid #bbb;padding:.5rem .75rem}"
    ".board table{margin:0}.board td{border:0;padding:.1rem .3rem;white-space:nowrap}.red{color:#b00}"
    "h3{margin:0 0 .3rem}small{color:#444}code{overflow-wrap:anywhere}@media print{body{margin:0;max-width:none}}"
)


def page(evening: Evening, about: str, body: str) -> str:
    """A complete HTML page."""
    title = f"{html.escape(evening.title)}: {about}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{_STYLE}</style><body><h1>{title}</h1>{body}</body></html>\n"
    )


# -- the movement ------------------------------------------------------------------------------------


def _premises(evening: Evening) -> Iterator[str]:
    """Yield the facts that everybody should know before the first round."""
    found = evening.movement
    size = f"{counted(found.rounds):round} of {counted(evening.boards):board}"
    game = evening.opened
    book = rulebook_of(game)
    yield f"{_MOVEMENTS[found.kind]}: {size}. The game is {entry(game.name).title}, by the rulebook “{book.title}”."
    own = specs(type(game.options))
    yield from (str(own[name].tells_of(game.options, game.seats)) for name in evening.options)
    yield "Each board is a deal by itself: nobody has points or bags before it."
    if found.copied:
        yield "All tables of a round play the same boards at the same time: make a copy for each table."
    yield f"The deals are promised: their secret has the digest {evening.commit}, and is opened after the last round."


def _named(evening: Evening, number: int) -> str:
    name = evening.names[number - 1]
    return name if str(number) in name.split() else f"{number} {name}"


def _lies(evening: Evening, one: Sitting) -> str:
    numbers = evening.numbers(one.boards)
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def movement_text(evening: Evening) -> str:
    """Each round's tables with their pairs and boards, as text."""
    found = evening.movement
    lines = [evening.title, *_premises(evening)]
    for turn in range(1, found.rounds + 1):
        lines += ["", f"Round {turn}"]
        for one in (each for each in found.sittings if each.round == turn):
            sides = f"North-South {_named(evening, one.ns)}, East-West {_named(evening, one.ew)}"
            lines.append(f"  table {one.table}: {sides}, boards {_lies(evening, one)}")
        lines += [f"  {_named(evening, each)} sit out" for each in found.away(turn)]
    return "\n".join(lines) + "\n"


def movement_page(evening: Evening) -> str:
    """The movement as an HTML page."""
    found = evening.movement
    body = [f"<p>{html.escape(each)}</p>" for each in _premises(evening)]
    for turn in range(1, found.rounds + 1):
        rows = [
            (str(one.table), _named(evening, one.ns), _named(evening, one.ew), _lies(evening, one))
            for one in found.sittings
            if one.round == turn
        ]
        away = "".join(f"<p>{html.escape(_named(evening, each))} sit out.</p>" for each in found.away(turn))
        heads = ("Table", "North-South", "East-West", "Boards")
        body.append(f"<section><h2>Round {turn}</h2>{_table(heads, rows)}{away}</section>")
    return page(evening, "movement", "".join(body))


# -- the hands ---------------------------------------------------------------------------------------


def _suits(hand: Holding) -> list[tuple[str, str]]:
    """The suits of a hand from spades down, each with its sign and ranks."""
    return list(zip(reversed(SUIT_SIGNS), (ranks or "—" for ranks in suits_of(hand)), strict=True))


def deals_text(evening: Evening, boards: Iterable[Board]) -> Iterator[str]:
    """Yield the hands of every board in the usual form of a hand record, North at the top."""
    for board in boards:
        yield f"Board {board.number}, dealer {PLACES[board.dealer]}"
        north, east, south, west = ([" ".join(each) for each in _suits(hand)] for hand in board.hands)
        pad = " " * _WIDTH
        yield from (f"{pad}{each}" for each in north)
        yield from (f"{one:{2 * _WIDTH}}{other}" for one, other in zip(west, east, strict=True))
        yield from (f"{pad}{each}" for each in south)
        yield ""
    yield _opened(evening)


def _opened(evening: Evening) -> str:
    return f"The secret is {evening.secret}; each board is dealt by the seed “SECRET board NUMBER”."


def deals_page(evening: Evening, boards: Iterable[Board]) -> str:
    """The hands as a printable HTML page."""
    body = [
        f'<div class="board"><h3>Board {each.number}</h3><small>dealer {PLACES[each.dealer]}</small>'
        f"{_hands(each)}</div>"
        for each in boards
    ]
    return page(evening, "hands", "".join(body) + f"<p><code>{html.escape(_opened(evening))}</code></p>")


def _hands(board: Board) -> str:
    cells = ["".join(_suit(sign, ranks) for sign, ranks in _suits(hand)) for hand in board.hands]
    north, east, south, west = (f"<td>{each}</td>" for each in cells)
    rows = (f"<td></td>{north}<td></td>", f"{west}<td></td>{east}", f"<td></td>{south}<td></td>")
    return f"<table>{''.join(f'<tr>{each}</tr>' for each in rows)}</table>"


def _suit(sign: str, ranks: str) -> str:
    colour = ' class="red"' if sign in "♥♦" else ""
    return f"<span{colour}>{sign}</span> {ranks}<br>"


# -- the standings -----------------------------------------------------------------------------------


def _cells(evening: Evening, one: Standing, scoring: str) -> tuple[str, ...]:
    score = f"{one.score:g}" if scoring == "matchpoints" else signed(one.score, "+.1f")
    share = () if one.won is None else (f"{one.won:g}",)
    if scoring == "matchpoints":
        mean = "–" if one.percent is None else f"{one.percent:.1f}%"
    else:
        mean = "–" if one.per_board is None else signed(one.per_board, "+.2f")
    return (str(one.place), _named(evening, one.number), score, mean, *share, str(one.boards))


def _heads(evening: Evening, scoring: str) -> tuple[str, ...]:
    mean = "percent" if scoring == "matchpoints" else "a board"
    won = ("matches won",) if evening.kind == "teams" else ()
    return ("place", "teams" if won else "pairs", {"imps": "IMPs"}.get(scoring, scoring), mean, *won, "boards")


def standings_text(evening: Evening, fields: Sequence[Field], scoring: str) -> str:
    """The standings as text, with a table per field."""
    lines = [f"{evening.title}: standings"]
    for field in fields:
        rows = [_heads(evening, scoring), *(_cells(evening, each, scoring) for each in field.standings)]
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        lines += ["", *([field.name] if field.name else [])]
        for row in rows:
            place, name, *figures = (
                f"{cell:{side}{width}}" for cell, side, width in zip(row, "><>>>>", widths, strict=False)
            )
            lines.append("  ".join((place, name, *figures)).rstrip())
    return "\n".join(lines) + "\n"


def standings_page(evening: Evening, fields: Sequence[Field], scoring: str) -> str:
    """The standings as an HTML page."""
    heads = _heads(evening, scoring)
    body = [
        f"<h2>{html.escape(each.name)}</h2>{_table(heads, [_cells(evening, one, scoring) for one in each.standings])}"
        for each in fields
    ]
    return page(evening, "standings", "".join(body))


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{html.escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(each)}</td>" for each in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"
