"""War in numbers, for programs that learn: one action, and the bytes of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.core.errors import BadOptions
from spadille.games.war.game import War
from spadille.games.war.state import NOBODY, TURN_UP, TWO, Ended, State, View
from spadille.parts.encoder import PLACES, PlainEncoder, Settings, blank, laid, put

MOST_STEPS: Final = 20_000
"""Maximum number of steps: some games never end by themselves."""
MOST_UP: Final = 12

LAYOUT: Final = laid(
    80,
    (
        ("counts", 2, 0, "cards in the stacks, mine first"),
        ("laid", 2, 0, "cards laid in this skirmish, mine first"),
        ("ready", 1, 3, "who is ready: 0 nobody, 1 I, 2 the other"),
        ("steps", 1, 0, "how often cards have been laid in this skirmish"),
        ("skirmishes:2", 1, 0, "skirmishes that are over"),
        (
            "up",
            2 * MOST_UP,
            53,
            "the first twelve cards that lie face up before me, then before the other, each card + 1",
        ),
        ("phase", 1, 3, "0 the deal, 1 turn, 2 over"),
        ("last_winner", 1, 4, "who took the last skirmish: 0 there was none, 1 I, 2 the other, 3 nobody"),
        ("last_steps", 1, 0, "how often cards were laid in it"),
        ("last_laid", 2, 0, "cards laid in it, mine first"),
        ("last_up", 2 * MOST_UP, 53, "the first twelve cards that lay face up in it, mine first, each card + 1"),
    ),
)
LAYOUT_OF_THREE: Final = laid(
    128,
    (
        ("counts", 3, 0, "cards in the stacks, mine first, then clockwise, as all that goes by seat"),
        ("laid", 3, 0, "cards laid in this skirmish"),
        ("ready", 3, 2, "by seat: is ready"),
        ("fights", 3, 2, "by seat: turns now"),
        ("steps", 1, 0, "how often cards have been laid in this skirmish"),
        ("skirmishes:2", 1, 0, "skirmishes that are over"),
        ("up", 3 * MOST_UP, 53, "by seat: the first twelve cards that lie face up, each card + 1"),
        ("phase", 1, 3, "0 the deal, 1 turn, 2 over"),
        ("last_winner", 1, 5, "who took the last skirmish: 0 there was none, 1 I, 2 and 3 the others, 4 nobody"),
        ("last_steps", 1, 0, "how often cards were laid in it"),
        ("last_laid", 3, 0, "by seat: cards laid in it"),
        ("last_up", 3 * MOST_UP, 53, "by seat: the first twelve cards that lay face up in it, each card + 1"),
    ),
)
_FIELDS: Final = LAYOUT.named
_AT: Final = LAYOUT.at
_PHASES: Final = {"deal": 0, "over": 2}


def encode(view: View) -> bytearray:
    """The bytes of a seat's view."""
    seen, me = blank(LAYOUT, view.seat)
    put(seen, _FIELDS["counts"], (view.counts[me], view.counts[1 - me]))
    put(seen, _FIELDS["laid"], (len(view.table[me]), len(view.table[1 - me])))
    seen[_AT["ready"]] = _who(view.ready, me)
    seen[_AT["steps"]] = view.steps
    put(seen, _FIELDS["skirmishes"], (view.skirmishes,))
    seen[_AT["phase"]] = _PHASES.get(view.phase, 1)
    _put_up(seen, _AT["up"], [[each for each in view.table[seat] if each is not None] for seat in (me, 1 - me)])
    if view.last is not None:
        seen[_AT["last_winner"]] = _who(view.last.winner, me) or 3
        seen[_AT["last_steps"]] = view.last.steps
        put(seen, _FIELDS["last_laid"], (view.last.laid[me], view.last.laid[1 - me]))
        cards = view.last.cards
        _put_up(seen, _AT["last_up"], (cards[me], cards[1 - me]))
    return seen


def encode_three(view: View) -> bytearray:
    """The bytes of a seat's view where three play."""
    (seen, me), fields, at = blank(LAYOUT_OF_THREE, view.seat), LAYOUT_OF_THREE.named, LAYOUT_OF_THREE.at
    order = [(me + each) % 3 for each in range(3)]
    put(seen, fields["counts"], [view.counts[seat] for seat in order])
    put(seen, fields["laid"], [len(view.table[seat]) for seat in order])
    for place, seat in enumerate(order):
        seen[at["ready"] + place] = seat in (view.ready, *view.also)
        seen[at["fights"] + place] = view.phase == "turn" and seat in view.fighters
    seen[at["steps"]] = view.steps
    put(seen, fields["skirmishes"], (view.skirmishes,))
    seen[at["phase"]] = _PHASES.get(view.phase, 1)
    _put_up(seen, at["up"], [[each for each in view.table[seat] if each is not None] for seat in order])
    if view.last is not None:
        seen[at["last_winner"]] = 4 if view.last.winner == NOBODY else 1 + order.index(view.last.winner)
        seen[at["last_steps"]] = view.last.steps
        put(seen, fields["last_laid"], [view.last.laid[seat] for seat in order])
        _put_up(seen, at["last_up"], [view.last.cards[seat] for seat in order])
    return seen


def _who(seat: int, me: int) -> int:
    return 0 if seat == NOBODY else 1 + (seat != me)


def _put_up(seen: bytearray, at: int, rows: Sequence[Sequence[Card]]) -> None:
    for place, row in enumerate(rows):
        for turn, each in enumerate(row[:MOST_UP]):
            seen[at + MOST_UP * place + turn] = PLACES[each] + 1


class WarEncoder(PlainEncoder):
    """War in numbers. Points: +1 for a win and -1 for a loss; for three players those of each sum up to 0."""

    together = True

    def points(self, state: State) -> Sequence[float]:
        """Zero until the game is over, then the payoff."""
        return state.outcome.payoff if isinstance(state, Ended) else (0,) * self.game.seats


def encoder(game: War, _: Settings) -> WarEncoder:
    """The encoder of a table. Raises BadOptions for a table with jokers, for which there are no bytes."""
    if game.options.jokers:
        raise BadOptions("expected jokers=false, as environments play War; got true (WAR-H6)")
    if game.seats == len(TWO):
        return WarEncoder(game, (TURN_UP,), LAYOUT, encode, MOST_STEPS)
    return WarEncoder(game, (TURN_UP,), LAYOUT_OF_THREE, encode_three, MOST_STEPS)
