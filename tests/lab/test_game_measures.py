"""Tests what games count for a study of their rules: by known effects, by what must add up, by what the cards show."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import cast

import pytest
from tests.lab.gathering import compared

from spadille.core.contract import NATURE, AnyGame, Chance, Decide
from spadille.core.options import OptionValue
from spadille.core.words import speaking
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, entry, open_game
from spadille.games.five_hundred.players import tally as five_hundred
from spadille.games.five_hundred.state import ACE_NO_FACE, PLAY_ON, REDEAL
from spadille.games.war.game import War
from spadille.games.war.players import tally as war
from spadille.games.war.state import TURN_UP, Collecting, Ended
from spadille.lab.measures import measures_of
from spadille.lab.study import Arm, Study, play_unit

RARE = {"redeals", "announced"}
"""Counts that a few deals may well lack."""


def opened(name: str) -> AnyGame:
    return open_game(name, None, None, {})


def studied(name: str, *, bots: str = "beginner", seats: int | None = None, **changed: OptionValue) -> Study:
    arms = (Arm(), Arm(options=changed))
    return Study(game=name, arms=arms, bots=(bots, bots), seats=seats, whole=name == "war")


def counted(study: Study, many: int) -> Iterator[tuple[Mapping[str, float], ...]]:
    """Yield the counts of each arm, unit by unit; 0 for events that did not occur."""
    for number in range(many):
        yield tuple(defaultdict(float, each) for each in play_unit(study, number, bytes(16)).arms)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_counts_what_it_measures(name: str) -> None:
    whole = name == "spades"  # its penalties for bags belong to matches
    arm = Arm(rulebook="andrews" if whole else None)
    study = Study(game=name, arms=(arm,), bots=("beginner", "beginner"), whole=whole)
    total = Counter[str]()
    for number in range(2 if whole else 40):
        total.update(play_unit(study, number, bytes(16)).arms[0])
    measures = entry(name).laboratory.measures
    assert len(measures) >= 5
    for each in measures:
        assert {each.top, each.under} <= total.keys() | RARE, each.name
        assert each.under in RARE or total[each.under] > 0, each.name


@pytest.mark.parametrize("name", GAMES)
def test_measures_have_names_and_words_of_their_own_in_every_language(name: str) -> None:
    measures = measures_of(opened(name), two=True, whole=True)
    assert len({each.name for each in measures}) == len(measures)
    english = {str(each.words) for each in measures}
    with speaking("de"):
        german = {str(each.words) for each in measures}
    assert len(english) == len(german) == len(measures)
    assert not english & german


def test_all_points_of_pinochle_are_melds_nines_or_tricks() -> None:
    for arms in counted(studied("pinochle", packet=4), 15):
        for each in arms:
            assert each["points"] == each["meld_points"] + 10 * each["dix"] + each["trick_points"]
            assert each["hands"] == 2
            assert each["bare"] <= 2 - (each["melds"] > 0)


def test_what_bettors_lose_the_house_has_and_commission_is_its_part_of_wins_on_banco() -> None:
    chips = opened("mini_baccarat").options.chips
    for with_it, without in counted(studied("mini_baccarat", bots="regular", commission=0), 8):
        assert with_it["lost"] / 100 == pytest.approx(chips * with_it["sides"] - with_it["points"])
        assert with_it["commission"] == with_it["lost"] - without["lost"]
        assert with_it["commission"] > 0 == without["commission"]
        assert with_it["banco_lost"] == pytest.approx(without["banco_lost"] + 5 * with_it["banco_won"])


def test_the_edges_of_baccarat_are_those_that_are_known() -> None:
    """Counted exactly from a whole shoe of eight decks: 1.2351 %, 1.0579 %, 14.3596 %."""
    study = Study(game="mini_baccarat", arms=(Arm(),), bots=("regular", "regular"))
    units = [play_unit(study, number, bytes(16)).arms[0] for number in range(60)]
    known = {"punto_edge": 0.012351, "banco_edge": 0.010579, "tie_edge": 0.143596, "ties": 0.095156}
    for each in entry("mini_baccarat").laboratory.measures:
        found = compared(each, units, units, paired=True)
        assert found is not None
        if each.name in known:
            assert abs(found.base.figure - known[each.name]) < found.base.error, each.name
            assert found.base.error < 0.1


def test_without_nullo_nobody_bids_it() -> None:
    units = list(counted(studied("five_hundred", nullo=False), 25))
    assert sum(base["nullo"] for base, _ in units) > 0
    assert sum(other["nullo"] for _, other in units) == 0
    for each in (arm for arms in units for arm in arms):
        assert each["contracts"] == each["numbered"] + each["nullo"]
        assert each["set"] <= each["contracts"] <= each["dealt"]
        assert 6 * each["numbered"] <= each["bid"] <= 10 * each["numbered"]


def test_hands_that_are_announced_and_dealt_again_are_counted_as_they_happen() -> None:
    game = opened("five_hundred")
    found = [dict(five_hundred.noted(game, None, 0, move)) for move in (ACE_NO_FACE, PLAY_ON, REDEAL)]  # type: ignore[arg-type]
    assert found == [{"announced": 1}, {}, {"redeals": 1}]


def test_a_higher_ante_is_all_that_it_adds_to_the_pot() -> None:
    for base, other in counted(studied("mexican_sweat", seats=4, ante=10), 15):
        assert other["pot"] == base["pot"] + 4 * 5
        for same in ("folds", "stakes", "raises", "turned", "killed"):
            assert other[same] == base[same]
        assert base["folds"] < 4
        assert base["stakes"] >= base["raises"]


def test_a_single_pass_through_the_stock_never_turns_the_waste_over() -> None:
    units = list(counted(studied("pyramid", bots="regular", stock_passes=1), 12))
    assert sum(base["recycled"] for base, _ in units) > 0
    for base, other in units:
        assert other["recycled"] == 0
        assert base["left"] == -base["points"] == base["left_lost"]
        assert (base["cleared"], base["not_cleared"]) in {(0, 1), (1, 0)}


@pytest.mark.parametrize(("seats", "changed"), [(2, {}), (3, {"who_fights": "all"})])
def test_wars_are_counted_as_the_cards_lie(seats: int, changed: dict[str, OptionValue]) -> None:
    """Played by hand: a battle of more than one step is a war, one of three a war in a war."""
    game = open_game("war", None, seats, changed)
    state, noted, seen = game.initial(), Counter[str](), Counter[str]()
    for move in range(10_000):
        match game.turn(state):
            case Chance():
                if isinstance(state, Collecting):
                    seen.update({"wars": int(state.steps > 1), "wars_in_wars": int(state.steps > 2)})
                state = game.play(state, NATURE, game.draw(state, Stream(seed_of(f"wars {move}"))))
            case Decide((seat, *_)):
                noted.update(war.noted(cast(War, game), state, seat, TURN_UP))
                state = game.play(state, seat, TURN_UP)
    assert isinstance(state, Ended)
    assert state.why == "all"
    assert seen["wars"] > 0
    assert noted == seen


def test_games_of_war_that_are_stopped_are_endless() -> None:
    for base, other in counted(studied("war", max_skirmishes=10), 6):
        assert (other["battles"], other["endless"], other["short"]) == (10, 1, 0)
        assert base["endless"] == 0 < base["battles"]
