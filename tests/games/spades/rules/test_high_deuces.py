"""Jokers and high deuces: their order, how hands lie, and what players make of them."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.cards.card import CARDS, SPADES, read_cards, write_cards
from spadille.cards.holding import holding, members
from spadille.core.errors import BadOptions
from spadille.core.options import specs
from spadille.core.summary import summary
from spadille.core.table import Table
from spadille.core.words import in_words
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game, rulebook_of
from spadille.games.spades.encoding.batch import batch
from spadille.games.spades.pack import height
from spadille.games.spades.players.regular import RegularSpades
from spadille.games.spades.rules import SpadesOptions
from spadille.parts.encoder import Settings
from spadille.scene.drawing import hand_order
from spadille.thinking.budget import Budget, SeededRng

HIGH: dict[str, tuple[dict[str, Any], str]] = {
    "jokers": ({"jokers": 2}, "JB JL AS KS"),
    "joker joker deuce ace": ({"jokers": 2, "deuces": "spade"}, "JB JL 2S AS"),
    "two of spades": ({"deuces": "spade"}, "2S AS KS"),
    "jjdd": ({"jokers": 2, "jokers_replace": "heart_and_club", "deuces": "diamond_spade"}, "JB JL 2D 2S AS"),
    "spade over diamond": ({"deuces": "spade_diamond"}, "2S 2D AS KS"),
    "deuces high": ({"deuces": "all"}, "2S 2D 2C 2H AS"),
    "deuces over jokers": ({"jokers": 2, "deuces": "spade", "deuces_over_jokers": True}, "2S JB JL AS"),
}


def opened(given: dict[str, Any]) -> Any:
    return open_game("spades", "andrews", 4, given)


@pytest.mark.parametrize(("given", "top"), HIGH.values(), ids=list(HIGH))
def test_the_trumps_rank_as_the_table_has_it(given: dict[str, Any], top: str) -> None:
    game = opened(given)
    power = game.order.power[SPADES]
    ranked = sorted(members(game.spades), key=power.__getitem__, reverse=True)
    assert write_cards(ranked).startswith(top)
    assert len(game.pack) == 52
    heights = [height(game.order, each) for each in ranked]
    assert heights == sorted(heights, reverse=True)
    assert len({*heights}) == len(heights)


@pytest.mark.parametrize(("given", "top"), HIGH.values(), ids=list(HIGH))
def test_a_hand_of_top_trumps_is_bid_for_what_it_takes(given: dict[str, Any], top: str) -> None:
    game = opened(given)
    player, tops = RegularSpades(game, 0, SeededRng(1)), read_cards(top)[:3]
    with_tops = holding([*tops, *read_cards("3C 4C 5C 3D 4D 5D 3H 4H 5H 6H")])
    with_low = holding([*read_cards("3S 4S 5S"), *read_cards("3C 4C 5C 3D 4D 5D 3H 4H 5H 6H")])
    assert player.expected_tricks(with_tops) > player.expected_tricks(with_low) + 2
    assert player.nil_risk(with_tops) > player.nil_risk(with_low) + 1


def test_high_deuces_lie_among_the_spades_from_the_top() -> None:
    game = opened(HIGH["jjdd"][0])
    hand = holding(read_cards("3C AD 3D KH AS 2S 2D JL 4S"))
    assert write_cards([CARDS[each] for each in hand_order(hand, SPADES, game.order)]).endswith("JL 2D 2S AS 4S")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            {"deuces": "all", "jokers": 2},
            r"^The jokers have replaced the two of hearts and the two of diamonds, so .* rank high \(SPD-H6\)",
        ),
        ({"deuces": "diamond_spade", "jokers": 2}, "^The jokers have replaced the two of diamonds, so "),
    ],
)
def test_a_two_that_is_out_cannot_be_high(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        opened(given)


SUITS: dict[str, tuple[str, ...]] = {
    "en": ("clubs", "diamonds", "hearts", "spades"),
    "de": ("Kreuz-Zwei", "Karo-Zwei", "Herz-Zwei", "Pik-Zwei"),
}
REPLACED = ("red_twos", "heart_and_club")
HIGHEST = {"en": "as the highest spades", "de": "die höchsten Pik"}


@pytest.mark.parametrize("language", SUITS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_of_jokers_is_true_together(language: str, seats: int) -> None:
    """The twos that are named have left the pack, and jokers are named the highest spades where they are."""
    told = 0
    for replaced, deuces, over in product(REPLACED, ("low", "spade", "diamond_spade", "spade_diamond"), (False, True)):
        given = {"jokers": 2, "jokers_replace": replaced, "deuces": deuces, "deuces_over_jokers": over}
        try:
            game: Any = open_game("spades", "bicycle", seats, given)
        except BadOptions:
            continue
        lines = summary(game.options, rulebook_of(game), seats, GAMES["spades"].package)
        said = {each.option: in_words(each.words, language) for each in lines}
        out = {each.suit for each in read_cards("2C 2D 2H 2S") if each not in game.pack}
        for option in ("jokers", "jokers_replace"):
            assert {suit for suit, name in enumerate(SUITS[language]) if name in said[option].partition(",")[0]} == out
        power = game.order.power[SPADES]
        top = [str(each) for each in sorted(members(game.spades), key=power.__getitem__)[-2:]]
        assert (HIGHEST[language] in said["jokers"]) == (top == ["JL", "JB"]), given
        told += 1
    assert told == 12
    (ever,) = (words for value, words in specs(SpadesOptions)["jokers"].option.values if value == 2)
    assert not re.search("|".join([*SUITS[language][:3], HIGHEST[language]]), in_words(ever, language))


def test_high_deuces_are_not_played_in_batches() -> None:
    with pytest.raises(BadOptions, match=r'expected deuces="low" in a batch of Spades.*; got "spade"'):
        batch(opened({"deuces": "spade"}), Settings())


@pytest.mark.parametrize(
    ("seats", "given"),
    [*((4, given) for given, _ in HIGH.values()), (6, {"partnership": True, "sides": 3})],
    ids=[*HIGH, "three sides"],
)
@pytest.mark.parametrize("level", ["regular", "strong"])
def test_bots_play_a_deal_by_every_order(seats: int, given: dict[str, Any], level: str) -> None:
    book = "andrews" if seats == 4 else "bicycle"
    table, rng = Table(open_game("spades", book, seats, {"max_deals": 1, **given})), Stream(seed_of("deuces"))
    bots = [make_bot(level, table.game, seat, 1, Budget(worlds=4)) for seat in range(seats)]
    said = []
    while table.outcome is None:
        if not table.deciding:
            table.settle(rng)
            continue
        (seat,) = table.deciding
        decision = bots[seat].choose(table.view(seat), table.moves(seat))
        said.append(str(decision.why))
        table.play(seat, decision.move)
    assert not [why for why in said if "rules of thumb" in why]
