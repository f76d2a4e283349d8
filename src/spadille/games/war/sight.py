"""War: what a seat may know, and a world that fits it.

Both stacks lie face down, and nobody is held to remember what went under them, but for the skirmish that runs
and the last one collected.
"""

from __future__ import annotations

from typing import TypeAlias

from spadille.cards.card import CARDS, Card
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.war.rules import WarOptions, laid_at
from spadille.games.war.state import NOBODY, Collecting, Ended, Last, Opening, Pair, Playing, State, View, Waiting

Slots: TypeAlias = list[Card | None]


def view(rules: WarOptions, state: State, seat: Seat | None) -> View:
    """The same for both seats and a spectator, but for the seat (WAR-07, WAR-S7)."""
    ready = NOBODY
    if isinstance(state, Waiting):
        ready, state = state.ready, state.playing
    match state:
        case Playing(stacks, table, steps, skirmishes, last):
            return View(
                seat=seat,
                phase="turn",
                counts=(len(stacks[0]), len(stacks[1])),
                table=_masked(rules, table, steps),
                steps=steps,
                ready=ready,
                skirmishes=skirmishes,
                last=last,
            )
        case Collecting(stacks, table, steps, winner, skirmishes):
            return View(
                seat=seat,
                phase="collect",
                counts=(len(stacks[0]), len(stacks[1])),
                table=_masked(rules, table, steps),
                steps=steps,
                winner=winner,
                skirmishes=skirmishes,
            )
        case Ended(counts, why, skirmishes, last, outcome):
            return View(
                seat=seat,
                phase="over",
                counts=counts,
                skirmishes=skirmishes,
                last=last,
                why=why,
                outcome=outcome,
            )
    return View(seat=seat, phase="deal")


def face_up(rules: WarOptions, steps: int, laid: int) -> tuple[int, ...]:
    """Which of a seat's laid cards lie face up: the last of every step, and its last card at the latest."""
    places, place = [], -1
    for count in laid_at(rules)[:steps]:
        place += count
        if place < laid:
            places.append(place)
    if laid and places[-1] != laid - 1:
        places.append(laid - 1)
    return tuple(places)


def shown(rules: WarOptions, table: Pair, steps: int) -> Pair:
    """The cards that lie face up on the table."""
    one, other = (bytes(cards[place] for place in face_up(rules, steps, len(cards))) for cards in table)
    return one, other


def _masked(rules: WarOptions, table: Pair, steps: int) -> tuple[tuple[Card | None, ...], tuple[Card | None, ...]]:
    one, other = (
        tuple(CARDS[each] if place in face_up(rules, steps, len(cards)) else None for place, each in enumerate(cards))
        for cards in table
    )
    return one, other


def imagine(rules: WarOptions, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view."""
    match view.phase:
        case "deal":
            return Opening()
        case "over":
            assert view.why, "a view of the end says why"
            assert view.last is not None, "a view of the end has a last skirmish"
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.counts, view.why, view.skirmishes, view.last, view.outcome)
    one, other = _fill(rules, view, rng)
    laid = len(view.table[0]), len(view.table[1])
    stacks, table = (one[laid[0] :], other[laid[1] :]), (one[: laid[0]], other[: laid[1]])
    if view.phase == "collect":
        return Collecting(stacks, table, view.steps, view.winner, view.skirmishes)
    playing = Playing(stacks, table, view.steps, view.skirmishes, view.last)
    return playing if view.ready == NOBODY else Waiting(playing, view.ready)


def _fill(rules: WarOptions, view: View, rng: Rng) -> Pair:
    """For each seat its laid cards and then its stack: what is known in its place, the rest at random.

    The cards shown in the last skirmish lie at the bottom of its winner's stack, somewhere among those captured
    with them or, where captured cards keep their order, exactly there.
    """
    slots: tuple[Slots, Slots] = ([], [])
    for cards, row, count in zip(slots, view.table, view.counts, strict=True):
        cards += [*row, *(None,) * count]
    captured: list[Card] = []
    if view.last is not None and rules.collect_order == "shuffled":
        seen = {each for row in view.table for each in row}
        captured = [CARDS[each] for cards in view.last.shown for each in cards if CARDS[each] not in seen]
    elif view.last is not None:
        _place_captured(rules, slots[view.last.winner], view.last)
    known = {each for cards in slots for each in cards} | set(captured)
    rest = list(shuffled([each for each in STANDARD if each not in known], rng))
    if view.last is not None and captured:
        _mix_captured(slots[view.last.winner], sum(view.last.laid), captured, rest, rng)
    one, other = (bytes(rest.pop() if each is None else each for each in cards) for cards in slots)
    return one, other


def _place_captured(rules: WarOptions, slots: Slots, last: Last) -> None:
    """Captured cards that keep their order lie at the bottom as they were laid (WAR-S3)."""
    first = last.winner if rules.collect_order == "winner_first" else 1 - last.winner
    bottom = len(slots) - sum(last.laid)
    for seat in (first, 1 - first):
        for place, each in zip(face_up(rules, last.steps, last.laid[seat]), last.shown[seat], strict=True):
            slots[bottom + place] = CARDS[each]
        bottom += last.laid[seat]


def _mix_captured(slots: Slots, taken: int, captured: list[Card], rest: list[Card], rng: Rng) -> None:
    """Captured cards that were shuffled lie among the lowest of the stack, with unknown ones in between."""
    free = [place for place in range(len(slots) - taken, len(slots)) if slots[place] is None]
    between = [rest.pop() for _ in range(len(free) - len(captured))]
    for place, each in zip(free, shuffled(captured + between, rng), strict=True):
        slots[place] = each
