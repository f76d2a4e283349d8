"""Tests what a person means by what they typed."""

from __future__ import annotations

import pytest

import spadille
from spadille.core.errors import IllegalMove, Unreadable
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.scene.model import Ask, Choice, Face, Numbered, Pick, Role, Scene, Score, Zone
from spadille.testing.playing import random_move
from spadille.thinking.budget import SeededRng
from spadille.tui.text.phrases import choice_line
from spadille.tui.text.typed_moves import meant


def scene(*zones: Zone, choices: tuple[Choice, ...] = ()) -> Scene:
    return Scene(
        game="any",
        title="Any",
        seat=0,
        phase="play",
        plates=(),
        zones=zones,
        choices=choices,
        prompt="Your turn.",
        score=Score((), (), "points"),
    )


def hand(*cards: str) -> Zone:
    return Zone("hand", "fan", faces=tuple(Face(each, f"play {each}") for each in cards), role=Role.HAND, seat=0)


BIDS = tuple(Choice(f"bid {each}", str(each), "bid", numbered=Numbered("bid {}", each)) for each in range(1, 4))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("qs", "play QS"),
        ("Q♠", "play QS"),
        ("10h", "play TH"),
        ("  play   qs ", "play qs"),
        ("jd", "play JD'"),
        ("kd", "play KD"),
        ("kd'", "play KD'"),
    ],
)
def test_a_bare_card_is_the_move_it_makes(typed: str, move: str) -> None:
    assert meant(scene(hand("QS", "TH", "JD'", "KD", "KD'")), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"), [("2", "bid 2"), ("9", "bid 9"), ("bid 3", "bid 3"), ("NIL", "nil"), ("n", "nil")]
)
def test_a_bare_number_or_word_is_the_option_it_stands_for(typed: str, move: str) -> None:
    assert meant(scene(hand(), choices=(Choice("nil", "Nil", key="n"), *BIDS)), typed) == move


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    with pytest.raises(IllegalMove, match="You do not hold the ace of spades"):
        meant(scene(hand("QS", "JD'")), "as")


def test_what_is_printed_may_be_typed() -> None:
    bids = (
        Choice("bid 7S", "7♠", typed=("7s",)),
        Choice("bid 9NT", "9 NT", typed=("9nt",)),
        Choice("bid 10H", "10♥", typed=("10h",)),
    )
    assert [meant(scene(choices=bids), typed) for typed in ("7s", "9nt", "9 NT", "10♥", "10h")] == [
        "bid 7S",
        "bid 9NT",
        "bid 9NT",
        "bid 10H",
        "bid 10H",
    ]


def test_a_number_fills_the_only_question() -> None:
    asking = Choice("cut {}", "Cut", ask=Ask(1, 415, 208))
    assert meant(scene(choices=(asking, Choice("leave", "Leave"))), "200") == "cut 200"


def test_a_number_for_one_of_several_questions_does_not_tell() -> None:
    choices = (Choice("punto {}", "Punto", ask=Ask(1, 9, 1)), Choice("tie {}", "Tie", ask=Ask(1, 9, 1)))
    with pytest.raises(Unreadable, match="Type punto 5 or tie 5"):
        meant(scene(choices=choices), "5")


def test_cards_alone_are_picked_for_the_only_option_that_needs_them() -> None:
    choice = Choice("discard {}", "Discard", pick=Pick(5, 5))
    assert meant(scene(choices=(choice,)), "2c 3c 4c 5c 6c") == "discard 2C 3C 4C 5C 6C"


def test_two_cards_that_go_together_are_found_in_any_order() -> None:
    choices = (
        Choice("pair 5H 8S", "5♥ 8♠", cards=("5H", "8S")),
        Choice("pair 5H 8D", "5♥ 8♦", cards=("5H", "8D")),
        Choice("king KS", "K♠", cards=("KS",)),
    )
    assert meant(scene(choices=choices), "8d 5h") == "pair 5H 8D"
    assert meant(scene(choices=choices), "ks") == "king KS"
    assert meant(scene(choices=choices), "8s") == "pair 5H 8S"
    with pytest.raises(Unreadable, match="Type pair 5H 8S or pair 5H 8D"):
        meant(scene(choices=choices), "5h")


def test_what_is_not_asked_for_is_said() -> None:
    with pytest.raises(Unreadable, match=r"No card is asked for now\. Your turn"):
        meant(scene(choices=BIDS), "qs")
    with pytest.raises(Unreadable, match=r"No number is asked for now\. Your turn"):
        meant(scene(hand("QS")), "7")


def test_anything_else_is_left_to_the_game() -> None:
    assert meant(scene(hand("QS"), choices=BIDS), "dance now") == "dance now"


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_in_words_is_understood_when_it_is_typed(game: str, language: str) -> None:
    table, rng = spadille.table(game, seed=5), SeededRng(5)
    names = [f"Player {seat}" for seat in range(table.game.seats)]
    with speaking(language):
        for _ in range(60):
            if not table.deciding:
                break
            seat = table.deciding[0]
            shown = GAMES[game].scene(table.game, table.view(seat), table.offers(seat), names)
            for choice in shown.choices:
                if choice.refusal is None and not choice.ask and not choice.pick:
                    assert meant(shown, choice_line(choice).partition(" (")[0]) == choice.move
            table.play(*random_move(table.game, table.state, rng))
