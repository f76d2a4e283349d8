"""Environments: steps of random play with full observations and masks: PettingZoo, Gymnasium, and batches."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

from bench.measure import Line, Work, alone, compare

_CHANCE = random.Random(1)
_STEPS = 20_000
_AIMS = {"Spades": "≥ 60,000", "FiveHundred": "≥ 40,000", "Pyramid": "≥ 40,000"}
BATCHES = (
    ("spadille/Spades-andrews-v0", 1024, "≥ 150 times"),
    ("spadille/Spades-andrews-v0", 64, "≥ 10 times"),
    ("spadille/FiveHundred-denexa-v0", 1024, ""),
    ("spadille/FiveHundred-denexa-v0", 64, ""),
    ("spadille/Pinochle-denexa-v0", 1024, ""),
    ("spadille/Pinochle-denexa-v0", 64, ""),
    ("spadille/AuctionPinochle-partnership-v0", 1024, ""),
    ("spadille/AuctionPinochle-partnership-v0", 64, ""),
)


def in_turn(env: Any, never: Sequence[int] = ()) -> Work:
    """Random play with `last` and `step`; `never` lists excluded actions."""

    def work(steps: int) -> int:
        pick, made = _CHANCE.random, 0
        env.reset(seed=1)
        while made < steps:
            env.reset()
            while True:
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                mask = seen["action_mask"]
                if never:
                    mask[never] = 0
                legal = mask.nonzero()[0]
                env.step(legal[int(pick() * len(legal))])
                made += 1
        return made

    return work


def at_once(env: Any) -> Work:
    """Random play in which all seats act in every step; a step of three seats is three."""

    def work(steps: int) -> int:
        pick, made = _CHANCE.random, 0
        env.reset(seed=1)
        while made < steps:
            seen, _ = env.reset()
            while env.agents:
                actions = {}
                for agent, each in seen.items():
                    legal = each["action_mask"].nonzero()[0]
                    actions[agent] = legal[int(pick() * len(legal))]
                seen, *_ = env.step(actions)
                made += len(actions)
        return made

    return work


def by_oneself(env: Any, never: int) -> Work:
    """Random play of a solitaire, giving up only if no other action is left."""

    def work(steps: int) -> int:
        pick, made = _CHANCE.random, 0
        env.reset(seed=1)
        while made < steps:
            seen, _ = env.reset()
            over = False
            while not over:
                mask = seen["action_mask"]
                mask[never] = 0
                legal = mask.nonzero()[0]
                seen, _, terminated, truncated, _ = env.step(legal[int(pick() * len(legal))] if len(legal) else never)
                over = terminated or truncated
                made += 1
        return made

    return work


def openspiel() -> Work | None:
    """OpenSpiel's Spades in its Python environment; None if it is not installed."""
    try:
        env = importlib.import_module("open_spiel.python.rl_environment").Environment("spades")
    except ImportError:
        return None

    def work(steps: int) -> int:
        pick, made = _CHANCE.random, 0
        while made < steps:
            now = env.reset()
            while not now.last():
                legal = now.observations["legal_actions"][now.observations["current_player"]]
                now = env.step([legal[int(pick() * len(legal))]])
                made += 1
        return made

    return work


def openspiel_states() -> Work | None:
    """OpenSpiel's Spades, state by state, with all that a batch reports; None if it is not installed."""
    try:
        game = importlib.import_module("pyspiel").load_game("spades")
    except ImportError:
        return None

    def work(steps: int) -> int:
        pick, made, pack = _CHANCE.random, 0, list(range(52))
        while made < steps:
            _CHANCE.shuffle(pack)
            state = game.new_initial_state()
            for card in pack:
                state.apply_action(card)
            while not state.is_terminal():
                state.observation_tensor(), state.legal_actions_mask(), state.rewards()
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                made += 1
        return made

    return work


def together(vector: Any) -> Work:
    """Random play of a batch, drawn by the kernel; observation, mask and reward of every row at every step."""
    rows: int = vector.batch

    def work(steps: int) -> int:
        vector.reset(seed=1)
        for _ in range(-(-steps // rows)):
            vector.step(vector.sample())
        return -(-steps // rows) * rows

    return work


def in_batches(envs: Any) -> Iterator[Line]:
    """Batches in the kernel against OpenSpiel's loops, and against the environments in Python."""
    peers = {"OpenSpiel, rl_environment": openspiel(), "OpenSpiel, states": openspiel_states()}
    for id, batch, aim in BATCHES:
        ours, what = (together(envs.vector(id, batch)), 4_000_000), f"Batch of {batch:,}, {id}"
        for name, peer in peers.items():
            if peer is not None and aim:
                yield compare(what, "steps/s", ours, (name, peer, 4_000), aim=aim)
        yield compare(what, "steps/s", ours, ("AEC", in_turn(envs.aec(id)), _STEPS), aim="")


def lines() -> Iterator[Line]:
    envs, gymnasium = importlib.import_module("spadille.envs"), importlib.import_module("gymnasium")
    peer = openspiel()
    for id in ("spadille/Spades-andrews-v0", "spadille/Spades-bicycle-v0"):
        ours, aim = (in_turn(envs.aec(id)), _STEPS), "≥ 60,000"
        if peer is not None:
            yield compare(f"AEC, {id}", "steps/s", ours, ("OpenSpiel, rl_environment", peer, 4_000), aim=aim)
        else:
            yield alone(f"AEC, {id}", "steps/s", *ours, aim=aim)
    yield from in_batches(envs)
    hundred = in_turn(envs.aec("spadille/FiveHundred-denexa-v0"))
    yield alone("AEC, spadille/FiveHundred-denexa-v0", "steps/s", hundred, _STEPS, aim="≥ 40,000")
    env = gymnasium.make("spadille/Pyramid-denexa-v0", disable_env_checker=True).unwrapped
    yield alone("Gymnasium, spadille/Pyramid-denexa-v0", "steps/s", by_oneself(env, 2), _STEPS, aim="≥ 40,000")


def lines_by_game() -> Iterator[Line]:
    """Measure every environment in Python, by every rulebook, without looks in Mexican Sweat, which end a hand."""
    envs, gymnasium = importlib.import_module("spadille.envs"), importlib.import_module("gymnasium")
    for id in envs.ids():
        aim = next((aim for game, aim in _AIMS.items() if game in id), "")
        if "Pyramid" in id:
            env = gymnasium.make(id, disable_env_checker=True).unwrapped
            yield alone(f"Gymnasium, {id}", "steps/s", by_oneself(env, 2), _STEPS, aim=aim)
            continue
        env, never = envs.aec(id), range(1, 8) if "Sweat" in id else ()
        yield alone(f"AEC, {id}", "steps/s", in_turn(env, list(never)), _STEPS, aim=aim)
        if env.play.encoder.together:
            yield alone(f"Parallel, {id}", "steps/s", at_once(envs.parallel(id)), _STEPS, aim=aim)
