"""What is said of a scene, whatever the game: the same words for a line, a screen and a screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from spadille.cards.card import JOKERS, SUIT_NAMES, SUIT_SIGNS, Card, card
from spadille.core.contract import AnyGame, DealSheet, Decision, Refusal
from spadille.core.figures import signed
from spadille.core.table import Table
from spadille.games import Entry
from spadille.lab.review import Judged, Review
from spadille.scene.model import Face, Option, Plate, Scene, Score, Zone, does

_MOST_WEIGHED: Final = 12
SPOKEN: Final = "dealer"
"""The zone whose lines are told when they change."""


def printable(text: str) -> str:
    """The text without what could disturb a terminal, at most so long as a name may be."""
    return "".join(each for each in text if each.isprintable())[:80].strip()


def title_of(entry: Entry, game: AnyGame) -> str:
    """The game and whose rules it is played by: "Spades (Bicycle)"."""
    return f"{entry.title} ({book_of(entry, game)})"


def book_of(entry: Entry, game: AnyGame) -> str:
    """Whose rules a game is played by."""
    book = entry.rulebooks.get(game.rulebook)
    return book.title if book else game.rulebook


def standing_line(entry: Entry, table: Table) -> str:
    """How a game stands, in short: "131 to 84 after 2 deals"."""
    standing = table.standing
    scene: Scene = entry.scene(table.game, table.view(None), (), [""] * table.game.seats)
    scores = " to ".join(figure(each, scene.score.per_unit) for each in standing.scores)
    count, unit = (standing.deals, "deal") if standing.deals else (table.version, "move")
    return f"{scores} after {count} {unit}{'' if count == 1 else 's'}"


def seats_of(game: AnyGame) -> str:
    """How many sit at a table: "4 seats"."""
    return f"{game.seats} seats" if game.seats > 1 else "one seat"


def ago(seconds: float) -> str:
    """How long ago in words: "3 minutes ago"."""
    for unit, length in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= length:
            count = int(seconds // length)
            return f"{count} {unit}{'' if count == 1 else 's'} ago"
    return "just now"


def figure(count: int, per_unit: int = 1, plus: str = "") -> str:
    """A count in units, such as chips from hundredths of chips: 995 is "9.95"."""
    whole, part = divmod(abs(count), per_unit)
    text = f"{whole}.{part * 100 // per_unit:02}" if part else str(whole)
    return f"−{text}" if count < 0 else f"{plus if count else ''}{text}"


def reason(refusal: Refusal) -> str:
    """Why not, and which clause says so."""
    return f"{refusal.reason} ({refusal.clause})" if refusal.clause else refusal.reason


# -- cards -----------------------------------------------------------------------------------------


def rank_of(each: Card) -> str:
    """The rank as people write it: "10", not "T"."""
    return "10" if each.rank == "T" else each.rank


def sign_of(each: Card, *, letters: bool = False) -> str:
    """The suit as a sign or a letter; a joker has a star."""
    if each.suit == JOKERS:
        return "*" if letters else "★"
    return "CDHS"[each.suit] if letters else SUIT_SIGNS[each.suit]


def cards_line(faces: Sequence[Face]) -> str:
    """Cards in a row in notation, backs counted: "AS QH, 3 face down"."""
    parts: list[str] = []
    for shown, group in groupby(faces, key=lambda face: face.card is not None or bool(face.mark)):
        run = list(group)
        if shown:
            parts.append(" ".join(_marked(face) for face in run))
        else:
            parts.append(f"{len(run)} face down")
    return ", ".join(parts) if parts else "nothing"


def _marked(face: Face) -> str:
    """A card in notation with its mark; a place without a card is called by its mark alone."""
    return face.mark if face.card is None else face.card + (f" ({face.mark})" if face.mark else "")


def by_suits(faces: Iterable[Face]) -> str:
    """A hand by suits: "hearts A 10 3; spades K"."""
    suits: dict[str, list[str]] = {}
    down = 0
    for face in faces:
        if face.card is None:
            down += 1
            continue
        each = card(face.card)
        name = each.words if each.suit == JOKERS else SUIT_NAMES[each.suit]
        ranks = suits.setdefault(name, [])
        if each.suit != JOKERS:
            ranks.append(rank_of(each))
    parts = [" ".join([name, *ranks]) for name, ranks in suits.items()]
    parts += [f"{down} face down"] if down else []
    return "; ".join(parts) or "no cards"


def zone_lines(zone: Zone, names: Sequence[str]) -> Iterator[str]:
    """A zone in words, a line or more."""
    title = zone.title or zone.name.capitalize()
    if zone.kind == "fan":
        yield f"{title}: {by_suits(zone.faces)}"
    elif zone.kind == "trick":
        played = ", ".join(_played(face, names) for face in zone.faces)
        yield f"{title}: {played or 'nothing yet'}"
    elif zone.faces or zone.count is not None:
        count = f" ({zone.count} cards)" if zone.count is not None else ""
        yield f"{title}{count}: {cards_line(zone.faces)}" if zone.faces else f"{title}{count}"
    elif zone.rows:
        yield f"{title}:"
    elif zone.lines:
        yield from [f"{title}:"] if zone.title else []
    else:
        yield f"{title}: nothing"
    for at, row in enumerate(zone.rows, 1):
        yield f"  {at}: {cards_line(row)}"
    for line in zone.lines:
        yield f"  {line}" if zone.title else line


def _played(face: Face, names: Sequence[str]) -> str:
    who = f"{names[face.seat]} " if face.seat is not None else ""
    mark = f" ({face.mark})" if face.mark else ""
    return f"{who}{face.card or 'a card face down'}{mark}"


# -- seats, choices, scores -----------------------------------------------------------------------


def facts_line(plate: Plate) -> str:
    """What is written on a plate: "bid 4, tricks 2"."""
    return ", ".join(f"{fact.label} {fact.value}" if fact.label else fact.value for fact in plate.facts)


def plate_line(plate: Plate) -> str:
    """A seat in words: "West, dealer, to act: bid 4, tricks 2"."""
    said = [plate.name]
    said += ["your partner"] if plate.partner else []
    said += ["dealer"] if plate.dealer else []
    said += ["to act"] if plate.to_act else []
    facts = facts_line(plate)
    return ", ".join(said) + (f": {facts}" if facts else "")


def option_line(option: Option) -> str:
    """A choice in words, with what to type for it: "bid 4", "nil (+100 or −100)"."""
    move = option.move.format("N") if option.ask else option.move.format("CARDS") if option.pick else option.move
    notes = [option.note] if option.note else []
    if option.ask:
        notes.append(f"N from {option.ask.low} to {option.ask.high}")
    if option.pick:
        low, high = option.pick.low, option.pick.high
        notes.append(f"{low} cards" if low == high else f"{low} to {high} cards")
    return move + (f" ({'; '.join(notes)})" if notes else "")


def score_line(scene: Scene) -> str:
    """The score in one line."""
    score = scene.score
    parts = []
    for side, (name, total) in enumerate(zip(score.sides, score.totals, strict=True)):
        note = f" ({score.notes[side]})" if side < len(score.notes) and score.notes[side] else ""
        parts.append(f"{name} {figure(total, score.per_unit)}{note}")
    goal = f"; {score.goal}" if score.goal else ""
    return f"{score.unit.capitalize()}: {', '.join(parts)}{goal}"


def gains(sheet: DealSheet, sides: int) -> tuple[int, ...]:
    """What a deal gave each side."""
    return tuple(sum(line.points for line in sheet.lines if line.side == side) for side in range(sides))


def sheet_lines(sheet: DealSheet, score: Score) -> Iterator[str]:
    """A finished deal line by line: the arithmetic, the clause, the totals."""
    yield f"Deal {sheet.deal}"
    for line in sheet.lines:
        yield f"  {score.sides[line.side]}: {figure(line.points, score.per_unit, '+')}  {line.words} ({line.clause})"
    each = zip(score.sides, sheet.totals, strict=False)
    totals = ", ".join(f"{side} {figure(total, score.per_unit)}" for side, total in each)
    yield f"  Totals: {totals}"


def consequences(before: Scene, after: Scene) -> Iterator[str]:
    """What a move led to, a sentence each: a trick won, a deal scored, the game over."""
    old, new = before.zone("last"), after.zone("last")
    if new is not None and new.faces and (old is None or old.faces != new.faces):
        winner = next((face.seat for face in new.faces if "wins" in face.mark), None)
        plate = next((each for each in after.plates if each.seat == winner), None)
        if plate is not None:
            facts = facts_line(plate)
            yield f"{does(plate.name, 'win')} the trick" + (f" ({facts})." if facts else ".")
    said, dealer = before.zone(SPOKEN), after.zone(SPOKEN)
    if dealer is not None and (said is None or said.lines != dealer.lines):
        yield from dealer.lines
    score = after.score
    for sheet in score.sheet[len(before.score.sheet) :]:
        each = zip(score.sides, gains(sheet, len(score.sides)), strict=True)
        parts = [f"{side} {figure(points, score.per_unit, '+')}" for side, points in each]
        yield f"Deal {sheet.deal} is scored: {', '.join(parts)}."
    if after.over and not before.over:
        yield after.over


def hint_lines(game: AnyGame, decision: Decision) -> list[str]:
    """What a good player would do, why, and the figures of what it weighed, the best first."""
    lines = [f"{game.spell(decision.move)}: {decision.why}."]
    for each in sorted(decision.weighed, key=lambda each: (-(each.win or 0.0), -each.worth))[:_MOST_WEIGHED]:
        line = f"{game.spell(each.move)}: {signed(each.worth, '+.1f')} ± {each.error:.1f} points"
        lines.append(line if each.win is None else f"{line}, the game won {each.win:.0%}")
    return lines


def review_lines(names: Sequence[str], found: Review) -> list[str]:
    """The last deal of a review: what each seat has lost, what the deal was made of, and every move that cost."""
    if not found.deals:
        return list(found.notes)
    deal, whose = found.deals[-1], sorted({each.seat for each in found.deals[-1].judged})
    lost = ", ".join(f"{names[seat]} {deal.lost[seat]:.1f}" for seat in whose)
    lines = [f"Deal {deal.deal}, judged by {found.level}. Points lost: {lost}.", *found.notes]
    sides = zip(deal.margin, deal.skill, deal.luck, strict=True)
    for side, (margin, skill, luck) in enumerate(sides):
        who = " and ".join(names[side :: len(deal.margin)])
        whole, own, chance = (signed(each, "+.0f") for each in (margin, skill, luck))
        lines.append(f"{who}: {whole} in this deal, skill {own}, luck {chance}.")
    costly = [each for each in deal.judged if each.costly]
    lines += [
        f"{names[each.seat]}: {each.played}, {_cost(each)}; better was {each.best}: {each.why}." for each in costly
    ]
    if not costly:
        lines.append(f"None of {len(deal.judged)} decisions has cost anything.")
    return [re.sub(r"-(?=\d)", "−", line) for line in lines]


def _cost(judged: Judged) -> str:
    points = f"{judged.lost:.1f} ± {judged.error:.1f} points lost" if judged.lost else ""
    chance = f"{judged.win_lost:.1%} of winning lost" if judged.win_lost else ""
    return " and ".join(each for each in (points, chance) if each)
