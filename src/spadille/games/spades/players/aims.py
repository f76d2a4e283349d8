"""Aims of a seat in a deal of Spades (nils, contracts, bags), and how often each is reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from spadille.core.contract import Seat, Value
from spadille.games.spades.game import Spades
from spadille.games.spades.scoring import bag_cost, helps
from spadille.games.spades.state import Bid, BlindNil, Call, View
from spadille.thinking.judgement import Aim

Ends: TypeAlias = Counter[tuple[tuple[Call, ...], bytes]]
"""Number of imagined worlds in which the deal ended with these calls and tricks."""

MEASURED: Final = (Aim.NIL, Aim.COVER, Aim.ATTACK, Aim.NEED, Aim.SET, Aim.BAGS)
"""The aims in the order in which the kernel counts them."""


class Contract(Value, frozen=True, kw_only=True):
    """The state of a side's contract in the deal."""

    side: int
    bid: int
    """Sum of its number bids."""
    taken: int
    """Tricks of the seats that count for the contract."""
    left: int
    """Tricks still to be won, this one included."""

    @property
    def need(self) -> int:
        """Tricks still needed; negative: overtricks."""
        return self.bid - self.taken

    @property
    def open(self) -> bool:
        """True if it can still be made, and still be set."""
        return 0 < self.need <= self.left


def contract(game: Spades, view: View, side: int) -> Contract:
    """The contract of a side by the calls so far; before the auction there are none."""
    calls = view.calls or (None,) * game.seats
    seats = [seat for seat in range(side, game.seats, game.sides) if helps(game.options, calls[seat])]
    bid = sum(call.tricks for seat in seats if isinstance(call := calls[seat], Bid))
    taken = sum(view.taken[seat] for seat in seats) if view.taken else 0
    return Contract(side=side, bid=bid, taken=taken, left=game.hand_size - len(view.tricks))


def living_nils(view: View) -> tuple[Seat, ...]:
    """The seats whose nil still stands."""
    return tuple(
        seat
        for seat, call in enumerate(view.calls)
        if call is not None and not isinstance(call, Bid) and not (view.taken and view.taken[seat])
    )


def chances(
    game: Spades, seat: Seat, view: View, call: Call, reached: Mapping[str, int], total: int
) -> tuple[tuple[str, float], ...]:
    """Share of `total` ends that reach each aim still open, with this call of the seat."""
    return tuple((aim, reached.get(aim, 0) / total) for aim in _open(game, seat, view, call))


def count_reached(game: Spades, seat: Seat, view: View, ends: Ends) -> Counter[str]:
    """Count the ends that reached each aim, as the kernel does for the ends that it scores."""
    reached: Counter[str] = Counter()
    for (calls, taken), count in ends.items():
        for aim in _reached(game, seat, view, calls, taken):
            reached[aim] += count
    return reached


def _open(game: Spades, seat: Seat, view: View, call: Call) -> list[str]:
    """The aims that are still open."""
    side, nils = seat % game.sides, living_nils(view)
    if view.phase == "bid":
        return [Aim.NEED if isinstance(call, Bid) else Aim.NIL]
    own = contract(game, view, side)
    others = [contract(game, view, each) for each in range(game.sides) if each != side]
    found = [(Aim.NIL, seat in nils)]
    found += [(Aim.COVER, any(each != seat and each % game.sides == side for each in nils))]
    found += [(Aim.ATTACK, any(each % game.sides != side for each in nils))]
    found += [(Aim.NEED, own.open), (Aim.SET, any(each.open for each in others))]
    found += [(Aim.BAGS, bool(own.bid) and own.need <= own.left and game.options.bag_penalty > 0)]
    return [aim for aim, there in found if there]


def _reached(game: Spades, seat: Seat, view: View, calls: Sequence[Call], taken: Sequence[int]) -> Iterator[str]:
    """The aims that an end of the deal has reached."""
    side, nils = seat % game.sides, living_nils(view)
    call = calls[seat]
    if view.phase == "bid":
        if not isinstance(call, Bid):
            yield from [Aim.NIL] * (not taken[seat])
        elif taken[seat] >= call.tricks:
            yield Aim.NEED
        return
    if seat in nils and not taken[seat]:
        yield Aim.NIL
    if not any(taken[each] for each in nils if each != seat and each % game.sides == side):
        yield Aim.COVER
    if any(taken[each] for each in nils if each % game.sides != side):
        yield Aim.ATTACK
    over = [_over(game, calls, taken, each) for each in range(game.sides)]
    if over[side] >= 0:
        yield Aim.NEED
    if any(each < 0 for at, each in enumerate(over) if at != side):
        yield Aim.SET
    if over[side] <= max(0, -contract(game, view, side).need):
        yield Aim.BAGS


def _over(game: Spades, calls: Sequence[Call], taken: Sequence[int], side: int) -> int:
    """Tricks of a side above its number bids; negative: it is set."""
    seats = range(side, game.seats, game.sides)
    made = sum(taken[seat] for seat in seats if helps(game.options, calls[seat]))
    return made - sum(call.tricks for seat in seats if isinstance(call := calls[seat], Bid))


def stakes(game: Spades, view: View) -> Mapping[str, float]:
    """Worth of each aim in points: those won with it plus those lost without it; a contract counts 20 a trick bid."""
    rules, seat = game.options, view.seat or 0
    side = seat % game.sides
    nil = float(rules.nil_bonus + rules.nil_penalty)
    blind = float(rules.blind_nil_bonus + rules.blind_nil_penalty)

    def of_nils(seats: Sequence[Seat]) -> float:
        return max((blind if isinstance(view.calls[each], BlindNil) else nil for each in seats), default=nil)

    nils = living_nils(view)
    bids = [contract(game, view, each).bid for each in range(game.sides)]
    return {
        Aim.NIL: of_nils([seat] if seat in nils else []),
        Aim.COVER: of_nils([each for each in nils if each % game.sides == side]),
        Aim.ATTACK: of_nils([each for each in nils if each % game.sides != side]),
        Aim.NEED: 20.0 * max(1, bids[side]),
        Aim.SET: 20.0 * max(1, max((bid for at, bid in enumerate(bids) if at != side), default=0)),
        Aim.BAGS: bag_cost(rules, game.sides) + 1.0,
    }
