"""A policy as a player: it sees what the environment shows, its sub-steps make one move, and its faults are named."""

from __future__ import annotations

import io
import json
import random
import shlex
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

import spadille
import spadille.envs as envs
from spadille.bots import GUESTS
from spadille.bots.external import Program, ProgramFault
from spadille.bots.views import write_view
from spadille.core.errors import BadOptions
from spadille.games import open_game

ANDREWS = "spadille/Spades-andrews-v0"
SEVERAL = [each for each in envs.ids() if open_game(*envs.named(each), None, {}).seats > 1]
SETTINGS: list[tuple[str, dict[str, Any]]] = [(each, {}) for each in envs.ids()] + [
    ("spadille/FiveHundred-denexa-v0", {"discard": "ascending"}),
    ("spadille/AuctionPinochle-passing-v0", {"discard": "ascending"}),
    ("spadille/AuctionPinochle-widow-v0", {"discard": "ascending"}),
    ("spadille/MexicanSweat-peek-v0", {"amounts": "exact"}),
    ("spadille/MiniBaccarat-denexa-v0", {"amounts": "exact"}),
]


@pytest.fixture
def joined() -> Iterator[None]:
    """Remove the bots that a test has added."""
    before = dict(GUESTS)
    yield
    GUESTS.clear()
    GUESTS.update(before)


def always(action: Any) -> Any:
    """A policy that looks at nothing."""
    return lambda *_: action


def lowest(_: Any, mask: Any) -> int:
    """The first action there is, but never a blind nil."""
    actions = [each for each in np.flatnonzero(mask) if each != 72]
    return int(actions[0])


def opened(id: str, given: dict[str, Any]) -> Any:
    """The environment of a name, in whatever form it has, behind its numbers."""
    if id in SEVERAL:
        return envs.aec(id, **given)
    import gymnasium

    return gymnasium.make(id, disable_env_checker=True, **given).unwrapped


@pytest.mark.parametrize(("id", "given"), SETTINGS, ids=[f"{id} {given}" for id, given in SETTINGS])
def test_a_player_is_shown_what_the_environment_shows(id: str, given: dict[str, Any]) -> None:
    env, chance = opened(id, given), random.Random(id)
    told: list[tuple[bytes, bytes]] = []
    script: list[int] = []

    def follow(seen: Any, mask: Any) -> int:
        told.append((seen.tobytes(), mask.tobytes()))
        return script[len(told) - 1]

    agent = envs.Agent(id, follow, **given)
    for seed in range(3):
        env.reset(seed=seed)
        play = env.play
        players = [agent(play.game, seat) for seat in range(play.seats)]
        for _ in range(80):
            if play.over or play.cut:
                break
            seat, state, made = play.seat, play.state, len(play.log)
            shown: list[tuple[bytes, bytes]] = []
            script.clear()
            told.clear()
            while len(play.log) == made:
                shown.append((bytes(play.observe(seat)), bytes(play.mask_of(seat))))
                script.append(chance.choice([at for at, legal in enumerate(shown[-1][1]) if legal]))
                play.step(script[-1])
            chosen = players[seat].choose(play.game.view(state, seat), list(play.game.moves(state, seat))[:500])
            assert chosen.move == play.log[made][1]
            assert told == shown


def test_an_agent_plays_a_game_at_a_table() -> None:
    table = spadille.table("five_hundred", seed=3)
    agent = envs.Agent("spadille/FiveHundred-denexa-v0", lowest)
    players = [agent(table.game, seat) for seat in range(table.game.seats)]
    while table.deciding and len(table.log) < 400:
        seat = table.deciding[0]
        table.play(seat, players[seat].choose(table.view(seat), table.moves(seat)).move)
    assert table.score_sheet


def test_an_action_that_is_not_in_the_mask_is_named() -> None:
    table = spadille.table("spades", rulebook="andrews", seed=7)
    seat = table.deciding[0]
    for action, words in [
        (0, rf"seat_{seat}: action 0 \(play 2C\) is not legal now"),
        (78, r"action 78 \(from 0 to 77\) is not legal now"),
        (-1, r"action -1 \(from 0 to 77\) is not legal now"),
        (0.5, r"expected the index of an action; got 0\.5"),
    ]:
        player = envs.Agent(ANDREWS, always(action))(table.game, seat)
        with pytest.raises(envs.IllegalAction, match=words):
            player.choose(table.view(seat), table.moves(seat))


@pytest.mark.usefixtures("joined")
def test_an_agent_sits_in_the_arena_under_its_name() -> None:
    envs.Agent(ANDREWS, lowest).join("lowest")
    report = spadille.simulate("spades", bots=("lowest", "beginner"), deals=4, rulebook="andrews")
    assert (report.bots, report.units, report.faults) == (("lowest", "beginner"), 4, (0, 0))
    envs.Agent(ANDREWS, always(0)).join("wrong")
    with pytest.raises(spadille.BotFailed, match=r"wrong failed at seat \d of spades: .*is not legal now") as caught:
        spadille.simulate("spades", bots=("wrong", "beginner"), deals=2, rulebook="andrews")
    assert isinstance(caught.value.__cause__, envs.IllegalAction)
    report = spadille.simulate("spades", bots=("wrong", "beginner"), deals=2, rulebook="andrews", forgive=True)
    assert report.faults[0] > 0
    assert any("action 0 (play 2C) is not legal now" in why for why in report.reasons[0])


@pytest.mark.usefixtures("joined")
def test_two_agents_meet_on_the_same_deals_from_both_sides() -> None:
    envs.Agent(ANDREWS, lowest).join("one")
    envs.Agent(ANDREWS, lowest).join("same")
    envs.Agent(ANDREWS, lambda _, mask: int(np.flatnonzero(mask)[-1])).join("highest")
    same = spadille.simulate("spades", bots=("one", "same"), deals=4, rulebook="andrews")
    assert (same.margin, same.won) == (0, 0.5)
    report = spadille.simulate("spades", bots=("one", "highest"), deals=4, rulebook="andrews")
    back = spadille.simulate("spades", bots=("highest", "one"), deals=4, rulebook="andrews")
    assert report.margin == -back.margin != 0


@pytest.mark.usefixtures("joined")
@pytest.mark.parametrize("name", ["regular", "cheat", "lowest", "a+b", "", "two words"])
def test_a_name_must_be_its_own_and_one_word(name: str) -> None:
    envs.Agent(ANDREWS, lowest).join("lowest")
    with pytest.raises(BadOptions, match="name"):
        envs.Agent(ANDREWS, lowest).join(name)


def test_it_plays_its_own_game_alone_and_without_history() -> None:
    agent = envs.Agent(ANDREWS, lowest)
    assert agent(open_game("spades", "bicycle", 3, {}), 2).seat == 2
    with pytest.raises(BadOptions, match="expected a table of spades; got war"):
        agent(open_game("war", None, None, {}), 0)
    with pytest.raises(BadOptions, match="option history: expected none"):
        envs.Agent(ANDREWS, lowest, history=3)


@pytest.mark.usefixtures("joined")
def test_an_agent_answers_line_by_line() -> None:
    table = spadille.table("spades", rulebook="andrews", seed=7)
    seat = table.deciding[0]
    header = {"spadille": 1, "game": "spades", "seats": 4, "rulebook": "andrews", "options": {}, "seat": seat}
    view = write_view(table.game, table.view(seat)).decode()
    asked = f"spadille 1\ngame {json.dumps(header)}\nview {view}\ngo\nquit\nspadille 1\n"
    answers = io.StringIO()
    envs.Agent(ANDREWS, lowest).serve("lowest", io.BytesIO(asked.encode()), answers)
    said = answers.getvalue().splitlines()
    assert said[:3] == ["name lowest", "games spades", "ready"]
    assert said[-1] == "bestmove look"


def test_a_program_of_an_agent_tells_what_it_did_wrong() -> None:
    code = f"import spadille.envs as e; e.Agent('{ANDREWS}', lambda seen, mask: 3).serve()"
    program = Program(f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}")
    table = spadille.table("spades", rulebook="andrews", seed=7)
    seat = table.deciding[0]
    try:
        with pytest.raises(ProgramFault, match=r"action 3 \(play 5C\) is not legal now"):
            program.choose(table.game, seat, "1", table.view(seat), table.moves(seat), None, 20_000)
    finally:
        program.end()
