"""Pinochle by house rules: ways of counting, worlds of a free endgame, and players at tables of any such rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest
from tests.games.pinochle.dealt import sat_down

from spadille.cards.card import read_cards
from spadille.core.contract import Chance, Decide
from spadille.core.table import listed, replay
from spadille.games import open_game, open_header
from spadille.games.pinochle.claims import known
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.players.reasons import REASONS
from spadille.games.pinochle.players.regular import RegularPinochle
from spadille.games.pinochle.players.strong import NATIVE, make
from spadille.games.pinochle.scoring import score_deal
from spadille.games.pinochle.state import Match, Open, Playing
from spadille.games.pinochle.tree import PinochleTree
from spadille.parts.doubled import COUNTS, PACK, card_points
from spadille.thinking.budget import Budget, SeededRng

MIXTURES = [
    {"melds_a_trick": melds, "reuse": reuse, "dix_swap": swap, "endgame": endgame, "counting": counting}
    for melds, reuse, swap, endgame, counting in product(
        ("one", "several"), ("upward", "never"), (True, False), ("strict", "free"), COUNTS
    )
]
BARE = Open(Match(0, 0, (0, 0), (), 1000), 2, PACK[0], (0, 0), (0, 0), (), ())


def game_of(**options: Any) -> Any:
    return open_game("pinochle", "denexa", 2, {"first_dealer": "random", "max_deals": 1, **options})


@pytest.mark.parametrize("options", MIXTURES[::7], ids=lambda each: "-".join(map(str, each.values())))
def test_a_deal_is_played_out_by_any_of_them_and_every_world_shows_its_view(options: dict[str, Any]) -> None:
    game, rng = game_of(**options), SeededRng(3)
    state, steps = game.initial(), 0
    bots = [RegularPinochle(game, seat, rng) for seat in (0, 1)]
    while not game.standing(state).deals:
        match game.turn(state):
            case Chance():
                state = game.play(state, -1, game.draw(state, rng))
            case Decide((seat, *_)):
                view = game.view(state, seat)
                if steps % 5 == 0:
                    assert game.view(game.imagine(view, rng), seat) == view
                move = bots[seat].choose(view, listed(game.moves(state, seat))).move
                assert game.refusal(state, seat, move) is None
                state = game.play(state, seat, move)
        steps += 1
    cards = [line.points for line in game.standing(state).sheet[0].lines if line.clause == "PIN-60"]
    assert sum(cards) in ((240,) if options["counting"] != "classic" else (230, 240))


@pytest.mark.parametrize(("counting", "scored"), [("classic", (30, 20)), ("simple", (30, 25)), ("counters", (30, 30))])
def test_pin_h5_cards_count_by_the_table(counting: str, scored: tuple[int, int]) -> None:
    assert sum(card_points(each, counting) for each in PACK) == 240
    tricks = [read_cards(each) for each in ("AC TC", "KD QD", "JS 9S", "KC KH", "TS QS")]
    match = score_deal(BARE, tricks, (0, 0, 0, 1, 1), counting)
    points = {line.side: line.points for line in match.sheet[0].lines if line.clause == "PIN-60"}
    assert (points[0], points[1]) == scored


@pytest.mark.skipif(not NATIVE, reason="without the native half there is nothing to stand aside")
def test_strong_says_why_it_stands_aside_for_its_rules_of_thumb() -> None:
    game, rng = game_of(endgame="free"), SeededRng(3)
    state = game.play(game.initial(), -1, game.draw(game.initial(), rng))
    state = game.play(state, -1, game.draw(state, rng))
    seat = game.turn(state).seats[0]
    chosen = make(game, seat, rng, Budget(worlds=2)).choose(game.view(state, seat), listed(game.moves(state, seat)))
    assert "the native search does not play by endgame = free" in str(chosen.why)


def test_nothing_is_claimed_of_a_free_endgame_and_more_melds_make_a_longer_deal() -> None:
    game = game_of(endgame="free")
    tricks = tuple(zip(PACK[::2], PACK[1::2], strict=True))[:12]
    state = Playing(BARE, (1 << PACK[40], 1 << PACK[41]), (), 0, (), tricks, (0,) * 13)
    assert known(game, game.view(state, 0)) is None
    assert known(game_of(), game.view(state, 0)) is not None
    assert PinochleTree(game_of(melds_a_trick="several")).longest > PinochleTree(game).longest


def test_whoever_only_watches_can_prove_nothing_of_the_endgame() -> None:
    game = game_of()
    tricks = tuple(zip(PACK[::2], PACK[1::2], strict=True))[:12]
    state = Playing(BARE, (1 << PACK[40], 1 << PACK[41]), (), 0, (), tricks, (0,) * 13)
    assert known(game, game.view(state, 0)) is not None
    assert known(game, game.view(state, None)) is None


def test_what_a_hint_says_of_points_is_by_the_counting_of_the_table() -> None:
    record = Path(__file__).parents[2] / "data" / "complaints" / "pinochle-counters-king-thrown.jsonl"
    table = replay(record.read_bytes(), open_header)
    (seat,) = table.deciding
    counters = cast("Pinochle", table.game)

    def said(card: str) -> list[str]:
        found = REASONS.grounds(counters, table.view(seat), counters.read(f"play {card}"))
        return [str(each.words(("You", "They"))) for each in found]

    assert "it gives nothing away" in said("JD'")
    assert "it gives nothing away" not in said("KC")
    simple = cast("Pinochle", open_game("pinochle", "denexa", 2, {"counting": "simple"}))
    assert (
        REASONS.grounds(simple, table.view(seat), counters.read("play QH'"))[0]
        != REASONS.grounds(counters, table.view(seat), counters.read("play QH'"))[0]
    ), "a queen counts 5 there"


def test_a_card_for_two_melds_is_refused_with_what_this_table_allows_next() -> None:
    for options, then in (
        ("", "Lay one now and the other after a later trick."),
        ("reuse=never", "Lay one of them; the card cannot be used again."),
        ("melds_a_trick=several", "Lay one now, and then the other."),
    ):
        table = sat_down("deal 0: AC KS QS JD KC KD KH; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C", options=options)
        wrong = table.game.refusal(table.state, 0, table.game.read("meld KS QS JD"))
        assert wrong is not None
        assert str(wrong.reason) == f"A card cannot serve in two melds at once. {then}"
