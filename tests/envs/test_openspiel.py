"""OpenSpiel: its own test, its Python searches, histories that come back, and worlds that no seat can tell apart."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import spadille.envs.openspiel as openspiel
from spadille.core.errors import BadOptions
from spadille.games import GAMES as GAMES_OF_HOUSE

ANDREWS, OF_THREE = "spadille_spades_andrews", "spadille_spades_bicycle(seats=3)"
SPADES = [ANDREWS, OF_THREE, "spadille_spades_andrews(seats=3,reward=margin)", "spadille_spades_bicycle(seats=2)"]
OTHERS = [
    "spadille_five_hundred_denexa(reward=margin)",
    "spadille_pinochle_denexa(reward=margin)",
    "spadille_auction_pinochle_passing(reward=margin)",
    "spadille_auction_pinochle_widow(reward=margin)",
    "spadille_mexican_sweat_denexa(seats=3)",
    "spadille_mexican_sweat_peek(seats=5,reward=margin)",
    "spadille_pyramid_denexa",
    "spadille_pyramid_tuts_tomb",
]
GAMES = [*SPADES, *OTHERS]
ONE_EACH = [ANDREWS, OF_THREE, *OTHERS]
SILLY = ("resign", "look ", "concede")
"""Moves that end most games of random play before anything has happened."""


def some(state: Any, chance: np.random.RandomState) -> int:
    """An action, or an outcome of chance."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choice(outcomes, p=chances))
    legal = state.legal_actions()
    wise = [action for action in legal if not state.action_to_string(action).startswith(SILLY)]
    return int(chance.choice(wise or legal))


def decisions(name: str, seed: int) -> Any:
    """The states of a random deal in which a seat is asked."""
    state, chance = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(some(state, chance))


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ONE_EACH)
def test_openspiel_finds_nothing_wrong_in_ten_deals(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=10, serialize=True, verbose=False)


def test_every_rulebook_of_a_game_with_a_tree_can_be_loaded() -> None:
    loaded = {name: pyspiel.load_game(name) for name in openspiel.ids()}
    assert {name.split("_")[1]: game.num_distinct_actions() for name, game in loaded.items()} == {
        "auction": 165,
        "spades": 78,
        "five": 126,
        "pinochle": 169,
        "mexican": 23,
        "pyramid": 103,
    }
    assert set(loaded) == {
        f"spadille_{game}_{book}"
        for game, manifest in GAMES_OF_HOUSE.items()
        if manifest.tree_part
        for book in manifest.rulebooks
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_history_comes_back(name: str) -> None:
    for at, state in enumerate(decisions(name, 1)):
        if at % 9 == 4:
            written = pyspiel.serialize_game_and_state(state.get_game(), state)
            game, again = pyspiel.deserialize_game_and_state(written)
            assert str(game) == str(state.get_game())
            assert (again.history(), again.world.state) == (state.history(), state.world.state)
            assert again.information_state_string() == state.information_state_string()
            assert again.legal_actions() == state.legal_actions()


def test_a_copy_goes_its_own_way() -> None:
    state = next(decisions(ANDREWS, 2))
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1
    assert copy.world.told
    assert not state.world.told


def test_the_first_chances_are_the_dealer_and_then_every_card() -> None:
    state, nodes = pyspiel.load_game(ANDREWS).new_initial_state(), []
    for action in (2, *range(52)):
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        nodes.append((len(outcomes), state.action_to_string(action)))
        state.apply_action(action)
    assert nodes[:3] == [(4, "dealer 2"), (52, "deal 2C"), (51, "deal 3C")]
    assert nodes[-1] == (1, "deal AS")
    assert state.current_player() == 3
    assert [state.action_to_string(each) for each in state.legal_actions()] == ["blind nil", "look"]
    assert "2C" not in state.information_state_string(3)
    state.apply_action(73)
    assert state.information_state_string(3).startswith("seat 3; dealer 2; 2C 6C TC AC")
    assert "2C" not in state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_cannot_tell_an_imagined_deal_from_the_real_one(name: str) -> None:
    draw, differ, seen = openspiel.resampler(5), 0, 0
    for state in decisions(name, 3):
        seats = state.get_game().num_players()
        for player in (state.current_player(), seen % seats):
            found = draw(state, player)
            assert found.information_state_string(player) == state.information_state_string(player)
            assert found.observation_string(player) == state.observation_string(player)
            if seen % 6 == 0:
                assert found.information_state_tensor(player) == state.information_state_tensor(player)
                assert found.observation_tensor(player) == state.observation_tensor(player)
            assert found.current_player() == state.current_player()
            assert found.legal_actions(player) == state.legal_actions(player)
            game = state.table.game
            assert game.view(found.world.state, player) == game.view(state.world.state, player)
            differ += found.history() != state.history()
        seen += 1
    assert seen > 5
    assert differ > seen if seats > 1 else differ > 3


@pytest.mark.parametrize("name", ONE_EACH)
def test_what_is_imagined_does_not_hang_on_what_a_seat_has_not_seen(name: str) -> None:
    for at, state in enumerate(decisions(name, 8)):
        player = state.current_player()
        if at % 7 == 3:
            other = openspiel.resampler(at)(state, player)
            one, two = (openspiel.resampler(1)(each, player).history() for each in (state, other))
            assert one == two


def test_openspiels_own_chance_draws_worlds_too() -> None:
    state = next(decisions(OF_THREE, 4))
    found = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert found.information_state_string() == state.information_state_string()
    assert found.history() != state.history()


def test_a_discard_is_told_to_nobody_else() -> None:
    for seed in range(9):
        *_, state = decisions("spadille_five_hundred_denexa", seed)
        told = zip(state.world.told, state.world.words, strict=True)
        picks = [(who, words) for (who, _), words in told if "discard" in words]
        if picks:
            break
    (who, first), other = picks[0], (picks[0][0] + 1) % 4
    assert first in state.information_state_string(who)
    assert "discard" not in state.information_state_string(other)
    assert state.information_state_string(other).count(f"{who} {openspiel.HIDDEN}") == len(picks)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    sums = []
    for player in (who, other):
        observer.set_from(state, player)
        sums.append(observer.dict["moves"].sum())
    assert sums[0] - sums[1] == len(picks)


def test_a_game_of_pyramid_is_cut_off_where_its_environment_ends_it() -> None:
    game = pyspiel.load_game("spadille_pyramid_denexa")
    state = next(decisions("spadille_pyramid_denexa", 1))
    while not state.is_terminal():
        names = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(names.get("draw", names.get("recycle")))
    assert len(state.world.told) == game.max_game_length() == 1000
    assert state.returns() == [0.0]


def test_where_nobody_is_asked_there_is_nothing_to_imagine() -> None:
    state = pyspiel.load_game(ANDREWS).new_initial_state()
    with pytest.raises(ValueError, match="expected a moment at which a seat is asked; got"):
        openspiel.resampler(1)(state, 0)


def test_a_margin_adds_up_to_nothing_and_points_are_those_of_the_deal() -> None:
    for reward, utility in (("margin", pyspiel.GameType.Utility.ZERO_SUM), ("points", None)):
        for seed in range(4):
            state = pyspiel.load_game(f"spadille_spades_andrews(reward={reward})").new_initial_state()
            chance = np.random.RandomState(seed)
            while not state.is_terminal():
                assert state.returns() == [0.0] * 4
                state.apply_action(some(state, chance))
            ours, others = state.table.game.standing(state.world.state).scores
            expected = [ours - others, others - ours] * 2 if utility else [ours, others] * 2
            assert state.returns() == expected
            assert utility is None or state.get_game().get_type().utility == utility


def test_the_tensor_of_a_seat_has_its_bytes_and_every_move() -> None:
    *_, state = decisions(OF_THREE, 6)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    told = state.world.told
    moves = observer.dict["moves"]
    assert moves.sum() == 2 * len(told)
    assert [(int(row[:3].argmax()) + 1) % 3 for row in moves[: len(told)]] == [seat for seat, _ in told]
    assert [int(row[3:].argmax()) for row in moves[: len(told)]] == [action for _, action in told]
    assert list(observer.dict["player"]) == [0, 1, 0]
    assert list(observer.dict["observation"]) == list(state.observation_tensor(1))[3:]


@pytest.mark.parametrize("name", ONE_EACH)
def test_the_python_ismcts_plays_some_decisions(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)

    def played() -> list[int]:
        random = np.random.RandomState(2)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 50.0, 8, random_state=random)
        bot.set_resampler(openspiel.resampler(3))
        state, found = before.clone(), list[int]()
        while len(found) < 6 and not state.is_terminal():
            found.append(bot.step(state))
            assert found[-1] in state.legal_actions()
            state.apply_action(found[-1])
        return found

    before = game.new_initial_state()
    while before.is_chance_node():
        before.apply_action(some(before, chance))
    assert played() == played()


@pytest.mark.parametrize("name", [OF_THREE, *OTHERS])
def test_outcome_sampling_learns_from_every_iteration(name: str) -> None:
    game = pyspiel.load_game(name)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    known = []
    for _ in range(3):
        solver.iteration()
        known.append(len(solver._infostates))
    assert 0 < known[0] < known[1] < known[2]
    state = next(decisions(name, 1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (f"{ANDREWS}(reward=win)", "expected points or margin; got 'win'"),
        (f"{ANDREWS}(seats=9)", "for 3 or 4 players; got 9"),
        ("spadille_pyramid_denexa(reward=margin)", "expected reward=points in pyramid, which one plays alone"),
    ],
)
def test_what_cannot_be_set_is_refused(given: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        pyspiel.load_game(given)


def test_an_observer_of_anything_but_one_seat_is_refused() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="expected all that one seat knows"):
        pyspiel.load_game(ANDREWS).make_py_observer(kind)


def test_a_game_and_a_state_can_be_sent_to_another_process() -> None:
    game = pyspiel.load_game(OF_THREE)
    state, chance = game.new_initial_state(), np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(some(state, chance))
    code = "import pickle, sys; game, state = pickle.load(sys.stdin.buffer); print(game, state.history())"
    sent = pickle.dumps((game, state))
    done = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=False, timeout=60)
    assert done.stdout.decode().strip() == f"{game} {state.history()}", done.stderr.decode()


def test_python_ends_well_after_it() -> None:
    told = "import spadille.envs.openspiel, pyspiel; print(pyspiel.load_game('spadille_spades_club').num_players())"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "4\n"), done.stderr
