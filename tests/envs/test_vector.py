"""Batches in the kernel: byte for byte what the environments in Python have, for the same seeds and actions."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import msgspec
import numpy as np
from tests.envs.twins import Given, Twins, bold

import spadille.envs as envs
from spadille.cards.pack import shuffled
from spadille.core.errors import BadOptions, SpadilleError
from spadille.envs import batches
from spadille.envs.batches import Vector
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES

if not batches.READY:
    pytest.skip("the kernel is not built here", allow_module_level=True)

_built: Any = batches._kernel
SPADES = "spadille/Spades-{}-v0"
HUNDRED = "spadille/FiveHundred-denexa-v0"
PINOCHLE = "spadille/Pinochle-denexa-v0"
AUCTION = "spadille/AuctionPinochle-{}-v0"
ANDREWS = SPADES.format("andrews")
SET_UPS: list[tuple[str, Given]] = [
    *((SPADES.format(book), {}) for book in ("denexa", "bicycle", "rules_of_spades", "andrews", "club")),
    *((SPADES.format("bicycle"), {"seats": seats}) for seats in (3, 5, 6)),
    (SPADES.format("andrews"), {"seats": 3}),
    (HUNDRED, {}),
    (PINOCHLE, {}),
    *((AUCTION.format(book), {}) for book in ("partnership", "classic", "modern", "passing", "widow", "chips")),
]
MATCH: Given = {"episode": "match", "max_deals": 2}
OTHERS: list[tuple[str, Given]] = [
    (SPADES.format("denexa"), {"episode": "match", "max_deals": 8, "min_bid": 1}),
    (SPADES.format("club"), {**MATCH, "blind_nil_behind": 1, "target": 200}),
    (SPADES.format("rules_of_spades"), {**MATCH, "reward": "margin", "failed_nil_bags": True}),
    (SPADES.format("andrews"), {**MATCH, "reward": "win", "target": 50}),
    (SPADES.format("andrews"), {**MATCH, "reward": "win", "hand_limit": 1, "mercy": None, "first_dealer": "random"}),
    (SPADES.format("andrews"), {"jokers": 2, "cut": True, "partnership": False, "min_bid": 4}),
    (SPADES.format("denexa"), {**MATCH, "opening_lead": "two_of_clubs", "max_steps": 150}),
    (SPADES.format("denexa"), {**MATCH, "break_rule": "broken", "opening_lead": "no_spade", "overtrick_points": -7}),
    (SPADES.format("bicycle"), {**MATCH, "seats": 6, "partnership": True, "nil": True, "cut": True, "target": 60}),
    (SPADES.format("bicycle"), {**MATCH, "seats": 5, "reward": "margin", "blind_nil": True, "bag_penalty": 55}),
    (SPADES.format("bicycle"), {**MATCH, "seats": 3, "opening_lead": "two_of_clubs", "reward": "win"}),
    (HUNDRED, {**MATCH, "discard": "ascending", "reward": "margin", "pass_is_final": True, "inkle": "off"}),
    (HUNDRED, {**MATCH, "ace_no_face": False, "reward": "win", "bid_rounds": "until_three_passes", "lose_at": None}),
    (
        HUNDRED,
        {**MATCH, "reward": "win", "target": 100, "win_only_by_contract": False, "slam_bonus": 250, "bid_rounds": 1},
    ),
    (HUNDRED, {**MATCH, "nullo_rank": "by_value", "all_pass": "next_dealer", "inkle": "first_two_bids", "target": 60}),
    (HUNDRED, {**MATCH, "grand_nullo": False, "all_pass": "redeal_same_dealer", "inkle": "anyone", "max_steps": 90}),
    (HUNDRED, {**MATCH, "nullo": False, "joker_lead_naming": "no_trump_only", "target_rule": "reach", "lose_at": 0}),
    (PINOCHLE, {**MATCH, "last_card_choice": "winner_chooses", "packet": 4, "first_dealer": "random", "max_steps": 90}),
    (PINOCHLE, {**MATCH, "reward": "win", "target": 200, "both_over": "higher_wins", "target_rule": "reach"}),
    (PINOCHLE, {**MATCH, "reward": "win", "target": 60, "target_step": 60, "counting": "simple", "reuse": "never"}),
    (PINOCHLE, {**MATCH, "target": 60, "target_step": 7, "target_chain": "immediate", "melds_a_trick": "several"}),
    (PINOCHLE, {**MATCH, "reward": "margin", "target": 0, "target_chain": "play_on", "max_deals": 4}),
    (PINOCHLE, {"counting": "counters", "endgame": "free", "dix_swap": False, "melds_a_trick": "several"}),
    (AUCTION.format("partnership"), {**MATCH, "reward": "win", "shoot": 500, "dealer_below": 50, "target": 200}),
    (
        AUCTION.format("passing"),
        {**MATCH, "discard": "ascending", "minimum_meld": 90, "card_pass": 2, "max_steps": 90},
    ),
    (AUCTION.format("passing"), {**MATCH, "meld_points": 100, "reward": "margin", "first_dealer": "random"}),
    (AUCTION.format("classic"), {**MATCH, "doubles": "tenfold", "winning": "never", "set_costs": "twice_bid"}),
    (AUCTION.format("modern"), {**MATCH, "meld_kept": "always", "reward": "win", "target": 20, "last_trick": 0}),
    (AUCTION.format("widow"), {**MATCH, "minimum_bid": 20, "highest_bid": 200, "both_reach": "higher_wins"}),
    (AUCTION.format("widow"), {**MATCH, "minimum_bid": 20, "highest_bid": 60, "pay": "all", "reward": "margin"}),
    (
        AUCTION.format("widow"),
        {**MATCH, "minimum_bid": 20, "highest_bid": 60, "meld_kept": "trick"},
    ),
    (AUCTION.format("chips"), {**MATCH, "target": 6, "minimum_bid": 50, "both_reach": "higher_wins", "reward": "win"}),
]


@pytest.mark.parametrize(("id", "given"), [*SET_UPS, *OTHERS])
def test_a_batch_is_what_the_environments_in_python_are(id: str, given: Given) -> None:
    twins, chance = Twins(id, given, 8, seed=len(str(given))), np.random.default_rng(7)
    while twins.ended < 10:
        twins.step(twins.vector.sample())
    while twins.ended < 20:
        twins.step(bold(twins.vector, chance))
    assert twins.vector.written_seeds == twins.seeds()


def hashed(vector: Vector, steps: int) -> str:
    """A hash of all that a batch shows in a number of steps with its own samples."""
    found = hashlib.sha256()
    for _ in range(steps):
        for array in (vector.observation, vector.mask, vector.seat, vector.reward, vector.done):
            found.update(array.tobytes())
        vector.step(vector.sample())
    return found.hexdigest()


def test_the_same_seed_gives_the_same_batch_again() -> None:
    one, two = envs.vector(ANDREWS, 64, seed=7), envs.vector(ANDREWS, 64, seed=7)
    told = hashed(one, 100)
    assert hashed(two, 100) == told
    one.reset(seed=7)
    assert hashed(one, 100) == told
    assert hashed(envs.vector(ANDREWS, 64, seed=8), 100) != told


def test_batches_in_several_threads_do_not_know_of_each_other() -> None:
    alone = [hashed(envs.vector(ANDREWS, 64, seed=seed), 300) for seed in range(4)]
    found = dict[int, str]()

    def work(seed: int) -> None:
        found[seed] = hashed(envs.vector(ANDREWS, 64, seed=seed), 300)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert [found[seed] for seed in range(4)] == alone


def test_every_row_may_have_a_seed_of_its_own() -> None:
    vector = envs.vector(ANDREWS, 3)
    vector.reset([5, "a phrase", bytes(32)])
    games: list[Any] = [envs.aec(ANDREWS) for _ in range(3)]
    for row, (game, seed) in enumerate(zip(games, (5, "a phrase", bytes(32)), strict=True)):
        game.reset(seed=seed)
        assert vector.written_seeds[row] == game.infos["seat_0"]["seed"]
        assert (vector.observation[row] == game.last()[0]["observation"]).all()
    vector.reset()
    for row, game in enumerate(games):
        game.reset()
        assert vector.written_seeds[row] == game.infos["seat_0"]["seed"]
        assert (vector.observation[row] == game.last()[0]["observation"]).all()


def test_without_a_seed_a_batch_is_like_no_other() -> None:
    one, two = envs.vector(ANDREWS, 5), envs.vector(ANDREWS, 5)
    one.reset()
    two.reset()
    assert len({*one.written_seeds, *two.written_seeds}) == 10


def test_a_drawn_action_is_legal_and_every_legal_one_is_drawn() -> None:
    vector = envs.vector(ANDREWS, 2_000, seed=1)
    vector.step(np.full(2_000, 73))
    drawn = np.bincount(vector.sample(), minlength=78)
    assert drawn[vector.mask[0] == 0].sum() == 0
    assert drawn[vector.mask[0] == 1].min() > 2_000 / 14 / 2


def test_before_the_first_reset_no_step_is_taken_and_no_action_drawn() -> None:
    vector = envs.vector(ANDREWS, 4)
    with pytest.raises(envs.ResetNeeded, match="expected reset"):
        vector.step(np.zeros(4, np.int64))
    with pytest.raises(envs.ResetNeeded, match="expected reset"):
        vector.sample()
    vector.reset(seed=1)
    vector.step(vector.sample())


def test_an_illegal_action_is_named_with_its_game_and_none_is_taken() -> None:
    vector = envs.vector(ANDREWS, 4, seed=2)
    before = vector.observation.copy()
    actions = np.array([72, 73, 0, 99])
    words = rf"game 2, seat_{vector.seat[2]}: action 0 \(play 2C\) is not legal now"
    with pytest.raises(envs.IllegalAction, match=words):
        vector.step(actions)
    for wrong in (-1, 78, 1 << 40):
        with pytest.raises(envs.IllegalAction, match=rf"action {wrong} \(from 0 to 77\) is not legal now"):
            vector.step(np.array([72, 73, 73, wrong]))
    assert (vector.observation == before).all()
    vector.step(np.array([72, 73, 73, 73], np.uint8))
    assert (vector.observation != before).any(axis=1).all()


def test_an_illegal_action_can_lose_the_episode() -> None:
    vector = envs.vector(ANDREWS, 3, seed=2, illegal="lose")
    seat = int(vector.seat[1])
    vector.step(np.array([73, 5, 72]))
    assert vector.illegal.tolist() == [False, True, False]
    assert vector.done.tolist() == [False, True, False]
    lost = [-1.0 if each == seat else 0.0 for each in range(4)]
    assert (vector.reward[1].tolist(), vector.since[1].tolist()) == (lost, lost)
    game = envs.aec(ANDREWS, illegal="lose")
    game.reset(seed=3)
    game.step(5)
    assert list(game.rewards.values()) == lost
    game.reset()
    assert (vector.observation[1] == game.last()[0]["observation"]).all()
    vector.step(vector.sample())
    assert not vector.illegal.any()
    assert not vector.since.any()


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([73, 73, 73], r"expected 2 actions; got an array of shape \(3,\)"),
        ([[73, 73]], r"expected 2 actions; got an array of shape \(1, 2\)"),
        ([73.0, 73.0], "expected the indices of actions as whole numbers; got float64"),
        ([True, False], "as whole numbers; got bool"),
        (None, "as whole numbers; got object"),
    ],
)
def test_actions_that_are_none_are_refused(actions: Any, words: str) -> None:
    vector = envs.vector(ANDREWS, 2, seed=2)
    with pytest.raises(envs.IllegalAction, match=words):
        vector.step(actions)


@pytest.mark.parametrize(
    ("id", "batch", "given", "words"),
    [
        (SPADES.format("bicycle"), 4, {"seats": 2}, "expected 3 to 6 seats in a batch of Spades"),
        (ANDREWS, 0, {}, "expected a batch of 1 to 1048576 games; got 0"),
        (ANDREWS, 2.0, {}, "expected a batch of 1 to 1048576 games; got 2.0"),
        (ANDREWS, 4, {"history": 3}, "option history: batches do not tell the latest moves"),
        ("spadille/Pyramid-denexa-v0", 4, {}, "expected a game that the kernel plays in batches; got spadille/Pyramid"),
        ("spadille/Whist-v0", 4, {}, "expected an environment"),
    ],
)
def test_what_is_not_played_in_batches_says_what_is_expected(id: str, batch: Any, given: Given, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        envs.vector(id, batch, **given)


def test_a_seed_that_is_none_is_refused() -> None:
    vector = envs.vector(ANDREWS, 2)
    with pytest.raises(BadOptions, match="expected a seed for each of 2 games; got 3"):
        vector.reset([1, 2, 3])
    with pytest.raises(BadOptions, match="expected a number as seed, or one for every game; got 'seven'"):
        vector.reset("seven")


def test_without_the_kernel_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_kernel", None)
    with pytest.raises(SpadilleError, match=r"^batches need the compiled kernel, and it was not built here"):
        envs.vector(ANDREWS, 2)


CARDS: Any = range(63)
REJECTED = 1_863_904
"""With a seed of zeros the first word of this move of chance is too high to be fair for 52 cards."""


@pytest.mark.parametrize("plainly", [False, True])
def test_the_kernel_shuffles_as_everybody_can_check(plainly: bool) -> None:
    assert int.from_bytes(hashlib.sha256(bytes(32) + REJECTED.to_bytes(8, "big") + bytes(8)).digest()[:4], "big") > (
        (1 << 32) - 1 - (1 << 32) % 52
    )
    cases = [(bytes(32), REJECTED, 52), *((seed_of(each), each << 31, 1 + each % 63) for each in range(300))]
    for seed, chance, cards in cases:
        assert _built.shuffled(seed, chance, cards, plainly) == bytes(shuffled(CARDS[:cards], Stream(seed, chance)))


WRONG_ARRAYS: list[tuple[int, Any]] = [
    (0, np.zeros((2, 127), np.uint8)),
    (6, np.zeros((2, 4), np.float64)),
    (5, np.zeros(4, np.uint8)[::2]),
    (7, b"\0" * 32),
]


def test_the_kernel_takes_no_array_that_does_not_fit() -> None:
    vector = envs.vector(ANDREWS, 2)
    name, terms = GAMES["spades"].part(GAMES["spades"].batch_part)(vector.setup.game, vector.setup.settings)
    episode = batches._Episode(match=False, reward=0, lose=False, most=0)
    fit = (vector.observation, vector.mask, vector.done, vector.truncated, vector.illegal, vector.seat)
    arrays = (*fit, vector.reward, vector.since)
    make = getattr(_built, name)
    for place, wrong in WRONG_ARRAYS:
        with pytest.raises((ValueError, BufferError)):
            make(terms, episode, 2, (*arrays[:place], wrong, *arrays[place + 1 :]))
    for changed in ({"seats": 7}, {"pack": (0,) * 52}, {"pack": (0,) * 55}, {"min_bid": 14}, {"sides": 3}):
        with pytest.raises(ValueError, match="expected"):
            make(msgspec.structs.replace(terms, **changed), episode, 2, arrays)
    with pytest.raises(ValueError, match="kind of reward"):
        make(terms, msgspec.structs.replace(episode, reward=3), 2, arrays)
    batch = make(terms, episode, 2, arrays)
    with pytest.raises(ValueError, match="expected 64 bytes, a seed of 32 for every game"):
        _built.reset(batch, bytes(63), 0)


@pytest.mark.parametrize(
    ("id", "changed", "words"),
    [
        (PINOCHLE, {"packet": 5}, "expected packets of three or four"),
        (AUCTION.format("widow"), {"seats": 5}, "expected three or four seats"),
        (AUCTION.format("widow"), {"bids": 62}, "1 to 61 bids"),
    ],
)
def test_the_kernel_takes_no_terms_that_cannot_be(id: str, changed: Given, words: str) -> None:
    name, terms = batches._terms(envs.vector(id, 2).setup)
    episode = batches._Episode(match=False, reward=0, lose=False, most=0)
    with pytest.raises(ValueError, match=words):
        getattr(_built, name)(msgspec.structs.replace(terms, **changed), episode, 2, ())


@pytest.mark.parametrize(("id", "given"), [*SET_UPS, *((id, {**given, **MATCH}) for id, given in SET_UPS), *OTHERS])
def test_a_hundred_thousand_games_are_the_same(
    id: str, given: Given, record_property: Callable[[str, object], None]
) -> None:
    """All set-ups together; bold calls in every second batch."""
    games = -(-100_000 // (2 * len(SET_UPS) + len(OTHERS)))
    ended, number, chance = 0, 0, np.random.default_rng(7)
    while ended < games:
        twins = Twins(id, given, 100, seed=1_000_000 * (number + 1))
        while twins.ended < min(1_000, games - ended):
            twins.step(bold(twins.vector, chance) if number % 2 else twins.vector.sample())
        ended, number = ended + twins.ended, number + 1
    record_property("figure", f"{id.removeprefix('spadille/')} {given or ''}: {ended:,} episodes, every array equal")


def test_an_illegal_action_of_pinochle_is_named_where_its_trumps_are_not_known() -> None:
    vector = envs.vector("spadille/Pinochle-denexa-v0", batch=2, seed=1)
    vector.reset()
    wrong = vector.sample()
    for action in range(vector.actions):
        if not vector.mask[0][action]:
            wrong[0] = action
            with pytest.raises(envs.IllegalAction, match=rf"game 0, seat_\d: action {action} \(.+\) is not legal now"):
                vector.step(wrong)


def test_actions_that_are_drawn_after_an_unseeded_reset_go_on_and_follow_from_the_seed() -> None:
    def drawn() -> list[list[int]]:
        vector = envs.vector("spadille/Spades-denexa-v0", batch=8, seed=7)
        found = []
        for _ in range(3):
            vector.reset()
            found.append(vector.sample().tolist())
        return found

    first = drawn()
    assert first == drawn()
    assert first[1] != first[2]
