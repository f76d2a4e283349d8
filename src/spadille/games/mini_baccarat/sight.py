"""Mini Baccarat: a seat's view, and the shoes that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spadille.cards.card import Card
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.mini_baccarat.coup import burned
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.state import Betting, Cutting, Ended, Shuffling, State, View


def burned_from(rules: MiniBaccaratOptions, face: Card) -> int:
    """Number of cards that leave the shoe before its first coup, the first of them face up (BAC-22, BAC-H4)."""
    match rules.burn:
        case "by_value":
            return burned(face, rules.burn_value_of_ten_and_faces)
        case "one":
            return 1
    return 0


def view(rules: MiniBaccaratOptions, state: State, seat: Seat | None) -> View:
    """The view of a seat: the open cards, and only the size of the shoe (BAC-59)."""
    match state:
        case Betting(ledger, shoe, at, last, stakes, waiting):
            return View(
                seat=seat,
                phase="bet",
                ledger=ledger,
                waiting=waiting,
                face=None if rules.burn == "none" else shoe[0],
                at=at,
                last=last,
                stakes=stakes,
            )
        case Shuffling(ledger):
            return View(seat=seat, phase="shoe", ledger=ledger)
        case Cutting(ledger):
            return View(seat=seat, phase="cut", ledger=ledger, waiting=ledger.seated[:1])
    return View(seat=seat, phase="over", ledger=state.ledger, outcome=state.outcome)


def out(state: State) -> tuple[Seat, ...]:
    """The seats that have left, or have too few chips for any bet; none comes back (BAC-S10)."""
    seats = range(len(state.ledger.bankrolls))
    return tuple(seat for seat in seats if seat not in state.ledger.seated)


def imagine(rules: MiniBaccaratOptions, pack: Pack, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view: the unseen cards in any order."""
    match view.phase:
        case "shoe":
            return Shuffling(view.ledger)
        case "cut":
            return Cutting(view.ledger, shuffled(pack, rng))
        case "over":
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.ledger, view.outcome)
    return Betting(view.ledger, _imagine_shoe(rules, pack, view, rng), view.at, view.last, view.stakes, view.waiting)


def dealt(view: View) -> tuple[Card, ...]:
    """The cards of this shoe that were dealt to the hands, in order."""
    return tuple([each for settled in view.ledger.coups for each in settled.coup.cards])


def unseen(pack: Pack, view: View) -> list[Card]:
    """The unseen cards: those in the shoe, and those burned face down."""
    return _without(pack, (*(() if view.face is None else (view.face,)), *dealt(view)))


def _without(pack: Pack, gone: Iterable[Card]) -> list[Card]:
    left = Counter(pack)
    left.subtract(gone)
    return list(left.elements())


def _imagine_shoe(rules: MiniBaccaratOptions, pack: Pack, view: View, rng: Rng) -> Pack:
    """The open cards in their places, the others shuffled into the places between."""
    order = shuffled(unseen(pack, view), rng)
    if view.face is None:
        return (*dealt(view), *order)
    under = burned_from(rules, view.face) - 1
    return (view.face, *order[:under], *dealt(view), *order[under:])
