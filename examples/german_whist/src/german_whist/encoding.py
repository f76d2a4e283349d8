"""German Whist in numbers, for programs that learn: it makes every environment of `spadille.envs` available."""

from __future__ import annotations

from typing import Final

from german_whist.game import GermanWhist
from german_whist.rules import PACK
from german_whist.state import View
from spadille.cards.holding import members
from spadille.parts.encoder import PLACES, PlainEncoder, Settings, blank, laid, put, put_seats
from spadille.parts.tricks import PLAYS

LAYOUT: Final = laid(
    80,
    (
        (
            "cards",
            len(PACK),
            7,
            "where a card is: 0 not known, 1 in my hand, 2 known to be in the other hand, 3 played by me, 4 played by "
            "the other, 5 led now, 6 turned up",
        ),
        ("trumps", 1, 5, "suit + 1"),
        ("stock", 1, 0, "cards face down"),
        ("tricks", 1, 0, "tricks finished"),
        ("won", 2, 0, "tricks won in this half, mine first"),
        ("dealer", 1, 3, "seat + 1 that deals: 1 I, 2 the other"),
        ("to_act", 1, 3, "seat + 1 that is asked"),
        ("totals:-2", 2, 0, "mine first"),
    ),
)
_FIELDS: Final = LAYOUT.named


def encode(view: View) -> bytearray:
    """The bytes of a seat's view."""
    (seen, me), match = blank(LAYOUT, view.seat), view.match
    put_seats(seen, LAYOUT.at, {"dealer": match.dealer, "to_act": view.to_act}, me, 2)
    put(seen, _FIELDS["totals"], (match.totals[me], match.totals[1 - me]))
    if view.turned:
        _put_deal(seen, view, me)
    return seen


def _put_deal(seen: bytearray, view: View, me: int) -> None:
    for code, held in ((2, view.taken_up(1 - me) & ~view.gone), (1, view.hand or 0)):
        for each in members(held):
            seen[PLACES[each]] = code
    for leader, trick in zip(view.leaders, view.tricks, strict=False):
        for turn, each in enumerate(trick):
            seen[PLACES[each]] = 3 + (leader + turn - me) % 2
    for code, cards in ((5, view.trick), (6, () if view.upcard is None else (view.upcard,))):
        for each in cards:
            seen[PLACES[each]] = code
    put(seen, _FIELDS["trumps"], (view.trumps + 1,))
    put(seen, _FIELDS["stock"], (view.stock,))
    put(seen, _FIELDS["tricks"], (len(view.tricks),))
    put(seen, _FIELDS["won"], (view.won(me), view.won(1 - me)))


def encoder(game: GermanWhist, _: Settings) -> PlainEncoder:
    """The encoder of a table."""
    return PlainEncoder(game, [PLAYS[each] for each in PACK], LAYOUT, encode)
