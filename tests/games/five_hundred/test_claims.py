"""Claims in Five Hundred: what is proved can be played, also by a hand that leads the joker."""

from __future__ import annotations

import pytest

from spadille.cards.card import card
from spadille.cards.holding import members
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.five_hundred.state import Discard
from spadille.parts.claiming import line, own_claim
from spadille.server.table.actions.playing_out import known_tricks, play_out
from spadille.testing.arrange import arrange, read_wishes

TRUMPS = "JB JS JC AS KS QS TS 9S 8S 7S"


def all_trumps(naming: str) -> Table:
    """A table at which seat 0 has bid ten spades on all the trumps, and leads."""
    game = open_game(
        "five_hundred",
        None,
        None,
        {"ace_no_face": False, "first_dealer": "random", "joker_lead_naming": naming},
    )
    table = Table(game)
    table.play(NATURE, "dealer 3")
    table.play(NATURE, arrange(game, table.state, read_wishes(f"0: {TRUMPS}"), Stream(seed_of("claims"))))
    for word in ("bid 10S", "pass", "pass", "pass"):
        table.play(table.deciding[0], word)
    view, trumps = table.view(0), {card(each) for each in TRUMPS.split()}
    table.play(0, Discard(tuple(sorted({*members(view.hand | view.middle)} - trumps))))
    return table


@pytest.mark.parametrize("naming", ["always", "no_trump_only"])
@pytest.mark.parametrize("agreed", [False, True])
def test_a_claim_in_which_the_joker_is_led_can_be_played(naming: str, agreed: bool) -> None:
    table = all_trumps(naming)
    known = known_tricks(table.game, table.view(0))
    assert known is not None
    proved = line(known, own_claim(known))
    assert proved is not None
    found = play_out(table.game, table.state, 0, () if agreed else proved)
    assert found is not None
    for seat, move in found:
        table.play(seat, move)
    assert table.standing.sheet[0].taken[0] == 10
