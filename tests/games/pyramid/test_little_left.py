"""Pyramid: positions of few cards, and what the set-up and the lab say of a game."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.cards.card import read_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, Over
from spadille.games import entry, open_game
from spadille.games.pyramid import measured, rules
from spadille.games.pyramid.state import PYRAMID_SIZE, Ended, Playing, dealt

RESERVE = PYRAMID_SIZE
"""The first place of the stock, or of the reserve."""


def position(cards: dict[int, str], drawn: int, **options: Any) -> tuple[Any, Playing]:
    """A game in which only these places still hold cards."""
    named = {place: read_cards(name)[0] for place, name in cards.items()}
    others = iter([each for each in STANDARD if each not in named.values()])
    laid = tuple(named[place] if place in named else next(others) for place in range(52))
    left = sum(1 << place for place in named)
    return open_game("pyramid", "denexa", None, options), Playing(dealt(laid), left, drawn, 0, True, 9)


def offered(game: Any, state: Playing) -> list[str]:
    return [game.spell(each.move) for each in game.offers(state, 0)]


def test_with_stock_and_waste_gone_nothing_is_drawn_or_turned_over() -> None:
    row = {1: "QS", 2: "AS"}
    assert offered(*position({**row}, RESERVE)) == ["pair QS AS", "resign"]
    assert offered(*position({**row, RESERVE: "5D"}, RESERVE)) == ["pair QS AS", "draw", "resign"]
    assert offered(*position({**row, RESERVE: "5D"}, RESERVE + 1)) == ["pair QS AS", "recycle", "resign"]


@pytest.mark.parametrize(("last", "over"), [("AS", False), ("2S", True)])
def test_giza_without_its_pyramid_goes_on_while_cards_of_the_reserve_go_together(last: str, over: bool) -> None:
    all_52: Any = {"reserve": "giza", "win_condition": "clear_all_52"}
    game, state = position({0: "KS", RESERVE: "QS", RESERVE + 3: last}, 52, **all_52)
    after = game.play(state, 0, game.read("king KS"))
    assert isinstance(after, Ended) == over
    if isinstance(after, Ended):
        assert after.outcome.winners == ()
        return
    end = game.turn(game.play(after, 0, game.read("pair QS AS")))
    assert isinstance(end, Over)
    assert end.outcome.winners == (0,)


def test_the_worth_of_a_position_is_a_point_lost_for_every_card_of_the_pyramid() -> None:
    game, state = position({0: "KS", 1: "QS", RESERVE: "5D"}, RESERVE)
    assert entry("pyramid").worth(game, state) == (-2.0,)
    assert entry("pyramid").worth(game, game.play(game.initial(), NATURE, game.read(_deal()))) == (-28.0,)


def _deal() -> str:
    return "deal " + " ".join(map(str, STANDARD))


def test_a_way_tells_how_many_deals_can_be_won_and_how_many_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MEASURED", (({"draw_count": 3}, measured.DEALS // 2, 5),))
    ((_, words),) = rules._chances()
    assert str(words).endswith("Of 100 deals about 50 can be won, and a regular player wins 1.")
