"""Tests what is said of bots that nobody has measured by the rules of a table."""

from __future__ import annotations

from spadille.core.preset import Ruled
from spadille.core.words import speaking
from spadille.games import GAMES, open_game
from spadille.lab.badge import badge, unmeasured
from spadille.thinking.levels import Level
from spadille.ways.presets import rules_of


def rules(rulebook: str, seats: int = 4, **given: object) -> Ruled:
    return rules_of(open_game("spades", rulebook, seats, given))


def test_levels_that_played_a_way_to_play_are_measured_by_its_rules_alone() -> None:
    spades = GAMES["spades"]
    everybody = ("beginner", "regular", "strong", "some-program")
    assert unmeasured(spades, rules("andrews"), everybody) == ()
    assert unmeasured(spades, rules("club"), everybody) == ()
    assert unmeasured(spades, rules("club", bidding="whiz", nil_pass=3), everybody) == (Level.REGULAR, Level.STRONG)
    assert unmeasured(spades, rules("andrews", nil=False, nil_bonus=50), ("beginner",)) == ()


def test_as_many_players_count_and_an_option_without_effect_does_not() -> None:
    spades = GAMES["spades"]
    assert unmeasured(spades, rules("bicycle", 5), ("strong",)) == ()
    assert unmeasured(spades, rules("denexa", nil_bonus=50), ("strong",)) == (), "nobody bids nil there"


def test_it_is_one_sentence_with_all_their_names_in_both_languages() -> None:
    game = open_game("spades", "rules_of_spades", 4, {"target": 777})  # nobody plays to that
    said = badge(game, ("regular", "strong", "strong"))
    assert str(said) == "Nobody has measured yet how well regular and strong bots play by these rules."
    with speaking("de"):
        assert str(said).endswith(": geübt und stark.")
    assert badge(open_game("spades", "andrews", 4, {}), ("strong",)) == ""


def test_nothing_is_said_of_bots_where_nobody_thinks() -> None:
    assert badge(open_game("war", "denexa", 2, {"war_depth": "fixed_3"}), ("regular",)) == ""
