"""War: a seat's view, and the worlds that fit it.

All stacks lie face down, and nobody has to remember the cards that went under them, except those of the current
skirmish and of the last one collected.
"""

from __future__ import annotations

from typing import TypeAlias

from spadille.cards.card import CARDS, Card
from spadille.cards.pack import shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.war.rules import WarOptions, laid_at, pack_at
from spadille.games.war.state import NOBODY, Collecting, Ended, Last, Opening, Playing, Rows, State, View, Waiting

Slots: TypeAlias = list[Card | None]


def view(rules: WarOptions, seats: int, state: State, seat: Seat | None) -> View:
    """The view of a seat: the same for all seats and a spectator, except for the seat (WAR-07, WAR-S7)."""
    ready: Seat = NOBODY
    also: tuple[Seat, ...] = ()
    if isinstance(state, Waiting):
        ready, also, state = state.ready, state.also, state.playing
    match state:
        case Playing(stacks, table, steps, skirmishes, last, fighters):
            return View(
                seat=seat,
                phase="turn",
                counts=tuple(map(len, stacks)),
                table=_masked(rules, table, steps),
                steps=steps,
                ready=ready,
                skirmishes=skirmishes,
                last=last,
                fighters=fighters,
                also=also,
            )
        case Collecting(stacks, table, steps, winner, skirmishes):
            return View(
                seat=seat,
                phase="collect",
                counts=tuple(map(len, stacks)),
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
                table=((),) * seats,
                skirmishes=skirmishes,
                last=last,
                why=why,
                outcome=outcome,
            )
    return View(seat=seat, phase="deal", counts=(0,) * seats, table=((),) * seats)


def out(state: State) -> tuple[Seat, ...]:
    """The seats without cards, in the stack or on the table."""
    match state:
        case Opening():
            return ()
        case Ended():
            return tuple(seat for seat, count in enumerate(state.counts) if not count)
        case Collecting():
            return tuple(seat for seat, stack in enumerate(state.stacks) if not stack and seat != state.winner)
        case Waiting():
            return out(state.playing)
    return tuple(seat for seat, stack in enumerate(state.stacks) if not stack and not state.table[seat])


def face_up(rules: WarOptions, steps: int, laid: int) -> tuple[int, ...]:
    """The indexes of a seat's laid cards that lie face up: the last of every step, and its last card at the latest."""
    places, place = [], -1
    for count in laid_at(rules)[:steps]:
        place += count
        if place < laid:
            places.append(place)
    if laid and places[-1] != laid - 1:
        places.append(laid - 1)
    return tuple(places)


def shown(rules: WarOptions, table: Rows, steps: int) -> Rows:
    """The cards face up on the table."""
    return tuple([bytes(cards[place] for place in face_up(rules, steps, len(cards))) for cards in table])


def _masked(rules: WarOptions, table: Rows, steps: int) -> tuple[tuple[Card | None, ...], ...]:
    return tuple([_masked_row(cards, face_up(rules, steps, len(cards))) for cards in table])


def _masked_row(cards: bytes, up: tuple[int, ...]) -> tuple[Card | None, ...]:
    return tuple([CARDS[each] if place in up else None for place, each in enumerate(cards)])


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
    rows = _fill(rules, view, rng)
    laid = [len(row) for row in view.table]
    stacks = tuple([cards[count:] for cards, count in zip(rows, laid, strict=True)])
    table = tuple([cards[:count] for cards, count in zip(rows, laid, strict=True)])
    if view.phase == "collect":
        return Collecting(stacks, table, view.steps, view.winner, view.skirmishes)
    playing = Playing(stacks, table, view.steps, view.skirmishes, view.last, view.fighters)
    return playing if view.ready == NOBODY else Waiting(playing, view.ready, view.also)


def _fill(rules: WarOptions, view: View, rng: Rng) -> Rows:
    """For each seat its laid cards and then its stack: known cards in their places, the rest at random.

    The cards shown in the last skirmish lie at the bottom of its winner's stack, somewhere among those captured
    with them or, where captured cards keep their order, exactly there; cards that were taken back do so always.
    """
    slots: list[Slots] = [[*row, *(None,) * count] for row, count in zip(view.table, view.counts, strict=True)]
    captured: list[Card] = []
    last = view.last
    if last is not None and last.winner == NOBODY:
        for seat, row in enumerate(slots):
            _place(rules, row, len(row) - last.laid[seat], last, seat)
    elif last is not None and rules.collect_order == "shuffled":
        seen = {each for row in view.table for each in row}
        captured = [CARDS[each] for cards in last.shown for each in cards if CARDS[each] not in seen]
    elif last is not None:
        _place_captured(rules, slots[last.winner], last)
    known = {each for cards in slots for each in cards} | set(captured)
    rest = list(shuffled([each for each in pack_at(rules) if each not in known], rng))
    if last is not None and captured:
        _mix_captured(slots[last.winner], sum(last.laid), captured, rest, rng)
    return tuple([bytes(rest.pop() if each is None else each for each in cards) for cards in slots])


def _place(rules: WarOptions, slots: Slots, bottom: int, last: Last, seat: Seat) -> None:
    """Put the cards that a seat has shown in their order into the slots, from a place on."""
    for place, each in zip(face_up(rules, last.steps, last.laid[seat]), last.shown[seat], strict=True):
        slots[bottom + place] = CARDS[each]


def _place_captured(rules: WarOptions, slots: Slots, last: Last) -> None:
    """Put captured cards that keep their order at the bottom (WAR-S3)."""
    seats = len(last.laid)
    others = tuple((last.winner + each) % seats for each in range(1, seats))
    order = (last.winner, *others) if rules.collect_order == "winner_first" else (*others, last.winner)
    bottom = len(slots) - sum(last.laid)
    for seat in order:
        _place(rules, slots, bottom, last, seat)
        bottom += last.laid[seat]


def _mix_captured(slots: Slots, taken: int, captured: list[Card], rest: list[Card], rng: Rng) -> None:
    """Put captured cards that were shuffled among the lowest of the stack, with unknown ones in between."""
    free = [place for place in range(len(slots) - taken, len(slots)) if slots[place] is None]
    between = [rest.pop() for _ in range(len(free) - len(captured))]
    for place, each in zip(free, shuffled(captured + between, rng), strict=True):
        slots[place] = each
