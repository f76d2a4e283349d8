"""The scene of a viewer: their own and open cards, every card with its move or the reason against it, all the news."""

from __future__ import annotations

import pytest

from german_whist.manifest import MANIFEST
from spadille.cards.card import card
from spadille.cards.holding import members
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.scene.happening import GameOver, TrickTaken
from spadille.scene.telling import news_of
from spadille.testing.playing import random_move

NAMES = ("Ann", "Ben")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_whole_game_as_a_viewer_sees_it(viewer: int | None) -> None:
    game = open_game("german_whist", "points", 2, {"target": 3})
    table, rng = Table(game), Stream(seed_of(f"scene {viewer}"))
    tricks = refused = 0
    while table.outcome is None:
        before = table.state
        offers = game.offers(before, viewer) if viewer in table.deciding else ()
        scene = MANIFEST.scene(game, game.view(before, viewer), tuple(offers), NAMES)
        shown = {card(face.card) for zone in scene.zones for face in zone.faces if face.card}
        if table.deciding:
            mine = members(before.hands[viewer]) if viewer is not None else ()
            assert shown <= {*mine, *before.trick, *before.turned[-1:], *(before.tricks[-1] if before.tricks else ())}
            lit = {face.move for zone in scene.zones for face in zone.faces if face.lit}
            assert lit == ({game.spell(each) for each in table.moves(table.deciding[0])} if offers else set())
            refused += sum(face.refusal is not None for zone in scene.zones for face in zone.faces)
        steps = table.play(*random_move(game, before, rng))
        news = news_of(MANIFEST.happened, game, steps, viewer, NAMES)
        assert all(str(each.words).endswith(".") for each in news)
        tricks += sum(isinstance(each, TrickTaken) for each in news)
    assert isinstance(news[-1], GameOver)
    assert news[-1].winners == table.outcome.winners
    assert tricks == 26 * table.standing.deals
    assert (refused > 0) == (viewer is not None), "cards that do not follow suit say why"
