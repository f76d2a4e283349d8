"""Ways to play by name: what each sets, how a table is recognised, and in what it differs from the printed rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import spadille
from spadille.core.errors import BadOptions
from spadille.core.options import specs
from spadille.core.preset import Preset, Ruled, nearest, nearest_book, unlike
from spadille.games import GAMES, open_header
from spadille.ways.presets import (
    apart,
    from_book,
    players,
    preset_named,
    preset_of,
    preset_rules,
    rules_of,
    set_up,
)

EVERY = [
    (game, each, seats)
    for game, found in GAMES.items()
    for each in found.presets.values()
    for seats in sorted({each.seats[0], min(each.seats), max(each.seats)})
]
each_preset = pytest.mark.parametrize(
    ("game", "preset", "seats"), EVERY, ids=[f"{game}-{each.name}-{seats}" for game, each, seats in EVERY]
)


def printed(game: str, book: str, seats: int) -> Ruled:
    """A rulebook as it stands."""
    found = GAMES[game].rulebooks[book]
    return Ruled(found, found.at(seats), seats)


# -- what holds of each ------------------------------------------------------------------------------


@each_preset
def test_a_way_to_play_can_be_set_up_and_is_recognised(game: str, preset: Preset, seats: int) -> None:
    table = spadille.table(game, preset=preset.name, seats=seats, seed=1)
    assert preset_of(game, rules_of(table.game)) is preset


@each_preset
def test_every_option_it_sets_makes_a_difference_and_is_not_so_in_its_rulebook(
    game: str, preset: Preset, seats: int
) -> None:
    found, rules = from_book(game, preset, seats), preset_rules(game, preset, seats)
    assert {each.option for each in found} == preset.options.keys() != set()
    known = specs(type(rules.options))
    assert [each.option for each in found if not known[each.option].applies(rules.options, seats)] == []
    assert all(each.words[0] != each.words[1] for each in found)


@each_preset
def test_no_two_ways_to_play_and_no_rulebook_are_the_same(game: str, preset: Preset, seats: int) -> None:
    mine, manifest = preset_rules(game, preset, seats), GAMES[game]
    others = [
        preset_rules(game, each, seats)
        for each in manifest.presets.values()
        if each is not preset and seats in each.seats
    ]
    others += [printed(game, book.name, seats) for book in manifest.rulebooks.values() if seats in book.seats]
    assert all(unlike(mine, each) for each in others)


@each_preset
def test_no_other_rulebook_is_nearer_than_the_one_it_goes_by(game: str, preset: Preset, seats: int) -> None:
    rules, found = preset_rules(game, preset, seats), GAMES[game]
    assert nearest(rules, found.presets.values(), found.rulebooks) == preset
    assert nearest_book(rules, found.rulebooks) == found.rulebooks[preset.rulebook]


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_reads_three_sentences(game: str) -> None:
    for each in GAMES[game].presets.values():
        assert [str(sentence)[-1] for sentence in each.guest] == ["."] * 3
        assert all(len(str(sentence)) <= 120 for sentence in (*each.guest, each.line))


@pytest.mark.parametrize("game", GAMES)
def test_a_name_means_one_way_to_play(game: str) -> None:
    owners: dict[str, str] = {}
    for each in GAMES[game].presets.values():
        for name in (each.name.replace("_", " "), str(each.title), *each.also):
            assert owners.setdefault(name.casefold(), each.name) == each.name


def test_the_partner_of_a_nil_bids_four_at_least_in_suicide() -> None:
    table = spadille.table("spades", preset="suicide", seed=1)
    calls = {table.game.spell(each) for each in table.moves(table.deciding[0])}
    assert {"nil", "bid 4"} <= calls
    assert not {"bid 1", "bid 2", "bid 3"} & calls


@pytest.mark.parametrize("preset", GAMES["five_hundred"].presets)
def test_every_way_of_five_hundred_pays_250_for_all_ten_tricks(preset: str) -> None:
    assert spadille.table("five_hundred", preset=preset, seed=1).game.options.slam_bonus == 250
    guest = " ".join(str(each) for each in GAMES["five_hundred"].presets[preset].guest)
    assert "ll ten tricks are worth 250 at least" in guest


# -- a table that plays so ---------------------------------------------------------------------------


def test_a_record_of_such_a_table_names_rulebook_and_options_alone() -> None:
    table = spadille.table("spades", preset="mirror", seed=1)
    assert table.header.rulebook == "rules_of_spades"
    assert table.header.options["bidding"] == "mirror"
    assert b"preset" not in table.record
    assert preset_of("spades", rules_of(spadille.loads(table.record).game)) == GAMES["spades"].presets["mirror"]


def test_many_deals_can_be_played_so() -> None:
    by_name = spadille.simulate("spades", preset="mirror", deals=1)
    by_options = spadille.simulate("spades", rulebook="rules_of_spades", bidding="mirror", deals=1)
    assert (by_name.margin, by_name.won) == (by_options.margin, by_options.won)


def test_more_options_change_a_way_to_play_and_it_is_the_nearest_no_longer_the_same() -> None:
    table = spadille.table("spades", preset="mirror", target=200)
    rules = rules_of(table.game)
    assert preset_of("spades", rules) is None
    manifest = GAMES["spades"]
    preset = nearest(rules, manifest.presets.values(), manifest.rulebooks)
    assert preset is not None
    assert (preset.name, nearest_book(rules, manifest.rulebooks).name) == ("mirror", "rules_of_spades")
    (found,) = apart("spades", preset_rules("spades", preset), rules)
    assert (found.option, found.values) == ("target", (500, 200))
    assert found.clauses == (("SPD-ROS-32",), ("SPD-S8",))


def test_the_same_rules_set_up_from_another_rulebook_are_recognised() -> None:
    options: dict[str, Any] = {
        "bidding": "whiz",
        "nil_bonus": 100,
        "nil_penalty": 100,
        "bag_penalty": 100,
        "first_dealer": "random",
    }
    table = spadille.table("spades", rulebook="club", **options)
    found = preset_of("spades", rules_of(table.game))
    assert found is not None
    assert found.name == "whiz"


def test_an_option_that_makes_no_difference_does_not_hide_a_way_to_play() -> None:
    table = spadille.table("spades", preset="mirror", side_min=4)
    assert preset_of("spades", rules_of(table.game)) == preset_named("spades", "mirror")


def test_rules_for_more_players_than_any_way_to_play_are_near_to_none() -> None:
    manifest = GAMES["five_hundred"]
    rules = rules_of(spadille.table("five_hundred", seats=5).game)
    assert nearest(rules, manifest.presets.values(), manifest.rulebooks) is None
    assert nearest_book(rules, manifest.rulebooks) == manifest.rulebooks["denexa"]


def test_a_table_by_a_rulebook_that_is_not_here_is_recognised_by_its_options() -> None:
    header = spadille.table("spades", preset="suicide").header
    game = open_header(msgspec.structs.replace(header, rulebook="of_the_house"))
    found = preset_of("spades", rules_of(game))
    assert found is not None
    assert found.name == "suicide"


# -- what is refused ---------------------------------------------------------------------------------


def test_a_misspelt_way_to_play_names_the_nearest() -> None:
    with pytest.raises(BadOptions, match=r"^expected a way to play spades; got 'mirrror'; did you mean mirror\?$"):
        spadille.table("spades", preset="mirrror")


@pytest.mark.parametrize("name", ["xyzzy_42", 7, True])
def test_one_that_this_version_does_not_know_may_be_newer(name: Any) -> None:
    listed = (
        r"^expected a way to play spades \(spadille rules spades lists them\); got .*; a newer Spadille may know it$"
    )
    with pytest.raises(BadOptions, match=listed):
        spadille.table("spades", preset=name)


def test_where_there_are_many_options_it_says_where_they_are_listed() -> None:
    with pytest.raises(BadOptions) as caught:
        spadille.table("spades", optins=1)
    told = "there is no option 'optins'; expected one of the options (spadille rules spades lists them)"
    assert str(caught.value) == told


def test_a_misspelt_argument_is_suggested_like_an_option() -> None:
    with pytest.raises(BadOptions, match=r"^there is no option 'rulebok'; did you mean rulebook\?$"):
        spadille.table("spades", rulebok="andrews")
    with pytest.raises(BadOptions, match=r"^there is no option 'deasl'; did you mean deals\?$"):
        spadille.simulate("spades", deasl=3)


def test_a_game_without_ways_to_play_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = msgspec.structs.replace(GAMES["war"], presets_part="")
    monkeypatch.setitem(GAMES._known, "war", plain)
    with pytest.raises(BadOptions, match="there are no ways to play war by name, only its rulebooks; got 'peace'"):
        preset_named("war", "peace")


def test_another_rulebook_than_its_own_is_refused() -> None:
    with pytest.raises(BadOptions, match="mirror goes by the rulebook rules_of_spades; got 'andrews'"):
        spadille.table("spades", preset="mirror", rulebook="andrews")


def test_for_how_many_it_is_can_be_said() -> None:
    assert [players(GAMES["spades"].presets[name]) for name in ("mirror", "cutthroat")] == ["4", "3 or 4"]
    assert players(GAMES["mini_baccarat"].presets["commission_free"]) == "1 to 9"


def test_more_players_than_it_is_for_are_refused() -> None:
    with pytest.raises(BadOptions, match="cutthroat is for 3 or 4 players; got 5"):
        spadille.table("spades", preset="cutthroat", seats=5)


def test_what_is_set_besides_must_go_together_with_it() -> None:
    with pytest.raises(BadOptions, match="Suicide is played by two partners against two"):
        spadille.table("spades", preset="suicide", partnership=False)


def test_without_a_way_to_play_all_stays_as_it_was_given() -> None:
    assert set_up("spades", None, "club", 4, {"target": 100}) == ("club", 4, {"target": 100})
    assert set_up("spades", "mirror", "rules_of_spades", 4, {"target": 100}) == (
        "rules_of_spades",
        4,
        {"bidding": "mirror", "target": 100},
    )
