"""Facts that hints tell of a card: each is held against the hand, the trick and the moves that are allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

import spadille
from spadille.bots import make_bot
from spadille.cards.card import SPOKEN_SUITS
from spadille.cards.holding import members
from spadille.games import entry
from spadille.games.five_hundred.state import strain_of
from spadille.games.pinochle.rules import PHASE_ONE
from spadille.games.spades.scoring import helps
from spadille.games.spades.state import Nil
from spadille.parts.doubled import ORDERS
from spadille.parts.tricks import Order, Play
from spadille.scene.names import names_around

ORDER: Final[dict[str, Callable[[Any, Any], Order]]] = {
    "spades": lambda game, _: game.order,
    "five_hundred": lambda game, view: game.setting.orders[strain_of(view.contract)],
    "pinochle": lambda _, view: ORDERS[view.open.trump],
    "auction_pinochle": lambda _, view: ORDERS[view.trump],
}
SUITS: Final = {str(each): suit for suit, each in enumerate(SPOKEN_SUITS)}
TABLES: Final = [
    ("spades", "andrews", 4, {}),
    ("spades", "bicycle", 3, {}),
    ("spades", "rules_of_spades", 4, {}),
    ("spades", "bicycle", 6, {"partnership": True, "nil": True, "nil_bonus": 100, "nil_penalty": 100}),
    ("five_hundred", "denexa", 4, {}),
    ("five_hundred", "denexa", 4, {"joker_no_trump": "any_time"}),
    ("pinochle", "denexa", 2, {}),
    ("pinochle", "denexa", 2, {"endgame": "free", "reuse": "never"}),
    ("auction_pinochle", "passing", 4, {}),
]


def told(
    game: str, rulebook: str, seats: int, options: dict[str, Any], deals: int
) -> Iterator[tuple[Any, Any, Any, str]]:
    """Every fact that speaks for a card in games of regular players: the table, the view, the card, the words."""
    for seed in range(deals):
        table = spadille.table(game, rulebook=rulebook, seats=seats, seed=seed, **options)
        bots = [make_bot("regular", table.game, seat, seed) for seat in range(seats)]
        while table.deciding and table.standing.deals < 1:
            seat = table.deciding[0]
            view, moves = table.view(seat), table.moves(seat)
            for move in moves if view.phase == "play" else ():
                if isinstance(move, Play):
                    for each in entry(game).reasons.grounds(table.game, view, move):
                        yield table, view, move.card, str(each.words(names_around(seats, seat)))
            table.play(seat, bots[seat].choose(view, moves).move)


@pytest.mark.parametrize(("game", "rulebook", "seats", "options"), TABLES, ids=lambda each: str(each))
def test_a_fact_told_of_a_card_is_true(game: str, rulebook: str, seats: int, options: dict[str, Any]) -> None:
    wrong, seen = [], set()
    for table, view, card, words in told(game, rulebook, seats, options, 12):
        order, trick = ORDER[game](table.game, view), view.trick
        hand = members(view.hand)
        legal = [each.card for each in table.moves(view.seat) if isinstance(each, Play)]
        if found := re.match(r"you have no (\w+), and it trumps", words):
            seen.add("void")
            true = not any(order.suit[each] == SUITS[found[1]] for each in hand)
        elif re.match(r"it is the highest of the \w+ left", words):
            seen.add("highest")
            suit, power = order.suit[card], order.power[order.suit[card]]
            true = not any(order.suit[each] == suit and power[each] > power[card] for each in hand)
        elif words.startswith("nothing you may play wins"):
            seen.add("lowest")
            true = not any(order.winner((*trick, each)) == len(trick) for each in legal)
        elif re.search(r"\b(\w+) cards? short", words) and game == "pinochle":
            seen.add("hope")
            true = "2 cards" not in words or len(view.tricks) + 2 < PHASE_ONE
        elif words.startswith(("the others need", "the others are set")):
            seen.add("others")
            true = len(view.match.totals) == 2
        elif re.search(r"your side (needs|has)", words) and isinstance(call := view.calls[view.seat], Nil):
            seen.add("own contract")
            true = helps(table.game.options, call) or ("has" in words and table.game.options.failed_nil_bags)
        elif found := re.match(r"it takes the trick off (\w+)'s nil", words):
            seen.add("off a nil")
            true = found[1] == names_around(seats, view.seat)[(view.leaders[-1] + order.winner(trick)) % seats]
        else:
            continue
        if not true:
            wrong.append(
                (table.game.spell(Play(card)), words, [str(each) for each in hand], [str(each) for each in trick])
            )
    assert wrong == []
    assert len(seen) > 1
