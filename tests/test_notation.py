"""The notation page is a promise: its example is played, and its chance is recomputed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.core.record import digest
from spadille.fair.commit import commitment, joint_seed
from spadille.fair.shuffle import Stream, write_seed
from spadille.games import GAMES

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")
COUNTING = bytes(range(32))


def _block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_a_record() -> None:
    data = _block("jsonl").encode()
    table = spadille.loads(data)
    assert table.deciding == (3,)
    assert table.version == 10
    assert digest(data).startswith("sha256:")


def test_the_chance_of_the_page_is_the_chance_of_the_program() -> None:
    made: dict[str, Any] = {}
    exec(compile(_block("python"), "notation.md", "exec"), made)
    assert made["dealt"] in PAGE
    for move in range(3):
        page, program = made["Chance"](COUNTING, move), Stream(COUNTING, move)
        for k in (2, 52, 416, 2**31 + 1, 2**32):
            assert [page.below(k) for _ in range(40)] == [program.below(k) for _ in range(40)]
    choices = Stream(COUNTING)
    assert ", ".join(str(choices.below(52)) for _ in range(8)) in " ".join(PAGE.split())


STANDARD = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
PINOCHLE = [each for each in STANDARD if each[0] in "9TJQKA"]
PACKS = {
    "spades": STANDARD,
    "five_hundred": [*(each for each in STANDARD if each[0] not in "23"), "JB"],
    "pinochle": [*PINOCHLE, *(each + "'" for each in PINOCHLE)],
    "mexican_sweat": STANDARD,
    "mini_baccarat": STANDARD * 8,
    "pyramid": STANDARD,
    "war": STANDARD,
    "auction_pinochle": [*PINOCHLE, *(each + "'" for each in PINOCHLE)],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_chance_moves_follow_from_the_seed_as_the_page_says(game: str) -> None:
    made: dict[str, Any] = {}
    exec(compile(_block("python"), "notation.md", "exec"), made)
    table = spadille.table(game, seed=COUNTING)
    for number, (_, move) in enumerate(table.log):
        verb, *words = table.game.spell(move).split()
        chance = made["Chance"](COUNTING, number)
        if verb == "dealer":
            assert words == [str(chance.below(table.game.seats))]
        else:
            shuffled = chance.shuffled(list(STANDARD if verb == "draw" else PACKS[game]))
            assert words == shuffled[: len(words)]
            assert len(words) == (table.game.seats if verb == "draw" else len(shuffled))


def test_a_collection_of_war_follows_from_the_seed_as_the_page_says() -> None:
    made: dict[str, Any] = {}
    exec(compile(_block("python"), "notation.md", "exec"), made)
    table = spadille.table("war", seed=COUNTING)
    stacks = [str(each) for each in table.log[0][1].cards]
    for seat in (0, 1):
        table.play(seat, "turn")
    laid = [stacks[0], stacks[1]]
    assert laid[0][0] != laid[1][0], "no war in this deal"
    assert table.game.spell(table.log[3][1]).split()[1:] == made["Chance"](COUNTING, 1).shuffled(laid)


def test_the_check_values_of_commit_and_reveal_hold() -> None:
    assert commitment(COUNTING) in PAGE
    assert write_seed(joint_seed(COUNTING, {0: "ada", 2: "carl ♠"})) in PAGE


def test_every_option_of_every_game_is_on_the_page_in_order() -> None:
    for game in GAMES.values():
        found = re.search(rf"^\*\*{game.name}\*\*\n(.*?)\n\n", PAGE, re.DOTALL | re.MULTILINE)
        assert found is not None
        promised = re.findall(r"`([a-z_]+)`", re.sub(r"\([^)]*\)", "", found[1]))
        declared = list(game.options)
        assert sorted(promised) == sorted(declared)
