"""Cards of a game judged with all hands in sight: the tricks of the own side that perfect play would still give.

Only where tricks are what counts, and where the search knows the rules: Spades in two sides without a nil, and the
suit contracts of Five Hundred. Of Pyramid it is said whether the deck could be won. Perfect play sees through the backs
of the cards, which nobody at the table could.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from spadille.bots.strong.pyramid import solver_rules
from spadille.cards.card import BIG_JOKER, SPADES, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import AnyGame, Seat, Value
from spadille.games.five_hundred import state as five_hundred
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import JOKER, ORDERS
from spadille.games.pyramid import state as pyramid
from spadille.games.pyramid.game import Pyramid
from spadille.games.spades import state as spades
from spadille.games.spades.game import Spades
from spadille.parts.tricks import Order, Play
from spadille.search import NATIVE, Effort, can_win_pyramids, card_values
from spadille.search.problem import LANE, SUITS, Problem

_EFFORT: Final = Effort(nodes=50_000_000, memory=64 << 20)
_PLAIN: Final = 4
"""Cards in a hand that the search in plain Python can look through."""


class Known(Value, frozen=True, kw_only=True):
    """A card as perfect play sees it."""

    lost: int
    """Tricks of the own side that it gives away."""
    best: tuple[Play, ...]
    """The cards that give nothing away."""


def judge(game: AnyGame, plays: Sequence[tuple[Any, Seat, Any]]) -> list[Known | None]:
    """Judge plays, each a state, the seat that moves in it and its move; None where there is nothing to be said."""
    asked = [_position(game, state) if isinstance(move, Play) else None for state, _, move in plays]
    found = iter(card_values([each[0] for each in asked if each is not None], _EFFORT))
    return [
        None if position is None else _known(game, play, position, next(found))
        for play, position in zip(plays, asked, strict=True)
    ]


def words(game: AnyGame, state: Any) -> str:
    """What is judged so in a game that was in this state, in words."""
    tricks = "tricks that perfect play of both sides gives (double dummy)"
    if isinstance(game, Spades) and game.sides == 2:
        return f"{tricks}, in deals without a nil"
    if isinstance(game, FiveHundred):
        return f"{tricks}, where a suit is trumps and the joker can name no other"
    if isinstance(game, Pyramid) and isinstance(state, pyramid.Playing):
        return _winnable(game, state.dealt.cards)
    return "perfect play is only told for Spades in two sides, Five Hundred and Pyramid"


def _winnable(game: Pyramid, cards: Sequence[Card]) -> str:
    """Whether a deck of Pyramid can be won, in words."""
    if not NATIVE:
        return "whether this deck can be won is only told with the native search"
    (can,) = can_win_pyramids([bytes(map(pyramid.value_of, cards))], solver_rules(game.options), effort=_EFFORT)
    if can is None:
        return "whether this deck can be won was not found out"
    return "this deck could have been won" if can else "nobody could have won with this deck"


def _known(
    game: AnyGame, play: tuple[Any, Seat, Any], position: tuple[Problem, dict[Card, int]], found: dict[int, int] | None
) -> Known | None:
    if found is None:
        return None
    (state, seat, move), (problem, numbers) = play, position
    sign = 1 if problem.sides[seat] == problem.sides[problem.leader] else -1
    own = {each: sign * found[numbers[each.card]] for each in game.moves(state, seat) if numbers[each.card] in found}
    if move not in own:
        return None
    most = max(own.values())
    return Known(lost=most - own[move], best=tuple(each for each, tricks in own.items() if tricks == most))


def _position(game: AnyGame, state: Any) -> tuple[Problem, dict[Card, int]] | None:
    """A state in the terms of the search, with the number of every card; None where it cannot be put so."""
    if isinstance(game, Spades) and isinstance(state, spades.Playing):
        contract = state.contract
        if game.sides != 2 or not all(isinstance(call, spades.Bid) for call in contract.calls):
            return None
        unbroken = game.options.break_rule == "broken" and not state.gone & game.spades
        return _problem(state, contract.hands, game.order, SPADES, unbroken=unbroken)
    if isinstance(game, FiveHundred) and isinstance(state, five_hundred.Playing):
        if state.strain == five_hundred.NO_TRUMP or (game.names(state.strain) and _joker_is_in(state)):
            return None
        return _problem(state, state.bargain.hands, ORDERS[state.strain], state.strain, unbroken=False)
    return None


def _joker_is_in(state: five_hundred.Playing) -> bool:
    """Whether the joker is held or lies on the table: a suit may be named with it, which the search does not know."""
    return BIG_JOKER in state.trick or any(hand & ~state.gone & JOKER for hand in state.bargain.hands)


def _problem(
    state: spades.Playing | five_hundred.Playing, dealt: Iterable[Holding], order: Order, trump: int, *, unbroken: bool
) -> tuple[Problem, dict[Card, int]] | None:
    numbers = _numbers(order)
    hands = tuple(sum(1 << numbers[each] for each in members(hand & ~state.gone)) for hand in dealt)
    if not NATIVE and hands[state.seat].bit_count() > _PLAIN:
        return None
    problem = Problem(
        hands=hands,
        leader=state.leaders[-1],
        sides=tuple(seat % 2 for seat in range(len(hands))),
        trump=trump,
        table=tuple(numbers[each] for each in state.trick),
        unbroken=unbroken,
    )
    return problem, numbers


def _numbers(order: Order) -> dict[Card, int]:
    """Every card's number in the terms of the search: suit by suit, the higher the stronger."""
    numbers: dict[Card, int] = {}
    for suit in range(SUITS):
        ranked = sorted(members(order.suits[suit]), key=order.power[suit].__getitem__)
        numbers |= {each: suit * LANE + place for place, each in enumerate(ranked)}
    return numbers
