"""Tests that the seeds told to a player from outside lead to no deal, though the seed of the contest is guessed."""

from __future__ import annotations

import hashlib
import hmac
import json
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from spadille.bots import GUESTS, Guest, RandomBot
from spadille.bots.external import told_seed
from spadille.cli.lab.arena import play_arena
from spadille.core.contract import AnyGame, Bot, Seat
from spadille.lab.arena import Contest, play_unit
from spadille.thinking.budget import SeededRng

WORDS = ("", "0", "1", "7", "ladder", "test", "war")
"""What a program would try first; the contests here are played with one of them."""
NUMBERS = range(20)

PLAYS = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(' ')
    if word == 'spadille': print('ready', flush=True)
    if word == 'game':
        open({told!r}, 'a').write(json.dumps([json.loads(rest)['seat'], json.loads(rest)['seed']]) + '\\n')
        print('ready', flush=True)
    if word == 'moves': moves = json.loads(rest)
    if word == 'go': print('bestmove ' + moves[0], flush=True)
"""

Making = Callable[[str], str]


def digest(text: str) -> str:
    """Return how told seeds were once made."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def keyed_with(key: str) -> Making:
    return lambda text: hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()[:16]


def deals_found(seat: Seat, told: str) -> Iterator[tuple[str, int]]:
    """The seed of the contest and the number of the deal, from which all cards follow, for every way to be told so."""
    ways: tuple[Making, ...] = (str, digest, *map(keyed_with, WORDS))
    for seed in WORDS:
        for number in NUMBERS:
            if any(way(f"{seed} {number} {seat}") == told for way in ways):
                yield seed, number


def contest_told_to(path: Path) -> Contest:
    text = PLAYS.format(told=str(path))
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(text)}"
    return Contest(
        game="war", bots=("mine", "regular"), seed="1", options={"max_skirmishes": 2}, programs={"mine": command}
    )


def told_in(path: Path) -> list[tuple[Seat, str]]:
    return [(seat, seed) for seat, seed in map(json.loads, path.read_text("utf-8").splitlines())]


def test_the_attempt_succeeds_where_a_seed_is_only_hashed() -> None:
    assert list(deals_found(2, digest("ladder 13 2"))) == [("ladder", 13)]
    assert list(deals_found(0, keyed_with("1")("1 4 0"))) == [("1", 4)]


def test_a_program_cannot_find_the_deal_from_the_seed_it_is_told(tmp_path: Path) -> None:
    contest = contest_told_to(tmp_path / "told")
    play_unit(contest, 3)
    told = told_in(tmp_path / "told")
    assert {seat for seat, _ in told} == {0, 1}
    assert [found for seat, seed in told for found in deals_found(seat, seed)] == []


def test_two_contests_alike_in_all_that_can_be_known_tell_other_seeds(tmp_path: Path) -> None:
    contest = contest_told_to(tmp_path / "told")
    play_unit(contest, 0)
    first = told_in(tmp_path / "told")
    play_unit(contest, 0)
    second = told_in(tmp_path / "told")[len(first) :]
    assert [seat for seat, _ in first] == [seat for seat, _ in second]
    assert not {seed for _, seed in first} & {seed for _, seed in second}


def test_a_bot_of_an_installed_package_is_told_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[Seat, str]] = []

    def make(game: AnyGame, seat: Seat, seed: str) -> Bot:
        told.append((seat, seed))
        return RandomBot(game, seat, SeededRng(seed))

    monkeypatch.setitem(GUESTS, "guest", Guest((), make, installed=True))
    play_unit(Contest(game="spades", bots=("guest", "regular"), seed="1"), 3)
    assert len(told) == 4
    assert [found for seat, seed in told for found in deals_found(seat, seed)] == []


def test_the_key_is_kept_with_the_results_and_taken_up_again(tmp_path: Path) -> None:
    contest, kept = contest_told_to(tmp_path / "told"), tmp_path / "kept.jsonl"
    play_arena(contest, 1, jobs=1, sequential=None, keep=kept, as_json=True)
    head = msgspec.json.decode(kept.read_bytes().splitlines()[0])
    key = msgspec.convert(head["key"], bytes, strict=False)
    (tmp_path / "told").unlink()
    play_arena(contest, 2, jobs=1, sequential=None, keep=kept, as_json=True)
    assert told_in(tmp_path / "told") == [(seat, told_seed(key, f"1 1 {seat}")) for seat in (0, 1)]


def test_a_contest_begun_before_there_were_keys_ends_as_it_began(tmp_path: Path) -> None:
    contest, kept = contest_told_to(tmp_path / "told"), tmp_path / "kept.jsonl"
    kept.write_bytes(msgspec.json.encode(contest) + b"\n")
    play_arena(contest, 1, jobs=1, sequential=None, keep=kept, as_json=True)
    assert told_in(tmp_path / "told") == [(seat, digest(f"1 0 {seat}")) for seat in (0, 1)]


def test_built_in_bots_do_not_depend_on_the_key() -> None:
    contest = Contest(game="spades", bots=("regular", "beginner"))
    one, other = (play_unit(contest, 0, bytes([key] * 32)) for key in (1, 2))
    assert msgspec.structs.replace(one, seconds=((), ())) == msgspec.structs.replace(other, seconds=((), ()))
