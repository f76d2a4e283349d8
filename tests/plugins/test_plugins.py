"""Tests games and bots of installed packages: they work, or are left out by name and all else works."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import spadille
from spadille import plugins
from spadille.bots import GUESTS, Guest, make_bot
from spadille.core.contract import Decision
from spadille.core.errors import BadOptions, BadRecord
from spadille.core.preset import Preset
from spadille.games import GAMES, is_known, open_game, rulebook_of
from spadille.games.spades.rules import ANDREWS
from spadille.games.war.game import War
from spadille.games.war.manifest import MANIFEST

KITCHEN = ANDREWS.derive(name="kitchen", title="The kitchen table", target=150)


class Tidy:
    """Takes the last of the moves."""

    games = ("spades",)

    def __init__(self, game: Any, seat: int, rng: Any) -> None:
        self.seat = seat

    def choose(self, view: Any, moves: Any) -> Decision:
        return Decision(moves[-1], "the last one")


class Twice(War):
    """Lists a move that it refuses."""

    name = "twice"

    def moves(self, state: Any, seat: int) -> Any:
        return (*super().moves(state, seat), *super().moves(state, seat))


class Blind(War):
    """Sees nothing."""

    name = "blind"

    def view(self, state: Any, seat: int | None) -> Any:
        raise RuntimeError("no eyes")


def _other(name: str) -> Any:
    """War by another name, with a machine of its own."""
    return msgspec.structs.replace(MANIFEST, name=name, machine_part=f"{name}:{name.title()}")


class Found:
    """Entry points that are not installed; a value stands in for what a module would hold."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **groups: dict[str, Any]) -> None:
        self._groups = groups
        monkeypatch.setattr(EntryPoint, "load", lambda point: _loaded(groups, point))

    def __call__(self, group: str) -> Iterable[EntryPoint]:
        names = self._groups.get(group.rpartition(".")[2], {})
        return [EntryPoint(name, "made:up", group) for name in names]


def _loaded(groups: dict[str, dict[str, Any]], point: EntryPoint) -> Any:
    value = groups[point.group.rpartition(".")[2]][point.name]
    if isinstance(value, Exception):
        raise value
    return value


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Remove the games and bots that a test has added."""
    games, guests = dict(GAMES._known), dict(GUESTS)
    yield
    GAMES._known = games
    GUESTS.clear()
    GUESTS.update(guests)


def test_a_rulebook_and_a_bot_are_as_good_as_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Found(monkeypatch, rulebooks={"spades.kitchen": KITCHEN}, bots={"tidy": Tidy})
    assert plugins.add(found) == ()
    table = spadille.table("spades", rulebook="kitchen", seed=1)
    assert table.game.options.target == 150
    bot = make_bot("tidy", table.game, table.deciding[0], 1)
    moves = table.moves(table.deciding[0])
    assert bot.choose(table.view(table.deciding[0]), moves).move == moves[-1]
    with pytest.raises(BadOptions, match="expected a bot"):
        make_bot("tidy", open_game("war", None, None, {}), 0)


@pytest.mark.parametrize(
    ("group", "name", "value", "said"),
    [
        ("games", "broken", ImportError("No module named 'lost'"), "ImportError: No module named 'lost'"),
        ("games", "broken", 7, "expected a Manifest; got int"),
        ("games", "war", MANIFEST, "a game called war already"),
        ("games", "peace", MANIFEST, "expected the name 'war' of its manifest"),
        ("games", "blind", _other("blind"), "ModuleNotFoundError"),
        ("rulebooks", "kitchen", KITCHEN, "expected an entry called game.rulebook"),
        ("rulebooks", "skat.kitchen", KITCHEN, "expected a game"),
        ("rulebooks", "spades.andrews", ANDREWS, "a rulebook called andrews already"),
        ("bots", "expert", Tidy, "a bot of that name already"),
        ("bots", "cheat", Tidy, "a bot of that name already"),
        ("bots", "clubs", 7, "expected make(game, seat, rng); got int"),
        ("bots", "tidy", type("Far", (Tidy,), {"games": ("skat",)}), "expected games that are here; got 'skat'"),
    ],
)
def test_what_is_wrong_is_left_out_by_name(
    monkeypatch: pytest.MonkeyPatch, group: str, name: str, value: Any, said: str
) -> None:
    games, books, bots = set(GAMES), set(GAMES["spades"].rulebooks), set(GUESTS)
    good = {} if group == "bots" else {"tidy": Tidy}
    (trouble,) = plugins.add(Found(monkeypatch, **{"bots": good, group: {name: value}}))
    assert trouble.startswith(f"spadille.{group} {name!r} is left out: ")
    assert said in trouble
    assert (set(GAMES), set(GAMES["spades"].rulebooks)) == (games, books)
    assert set(GUESTS) == bots | set(good), "the others are there"


@pytest.mark.parametrize(("machine", "said"), [(Twice, "it breaks law 1"), (Blind, "RuntimeError: no eyes")])
def test_a_game_that_breaks_a_law_or_fails_is_left_out(
    monkeypatch: pytest.MonkeyPatch, machine: type[War], said: str
) -> None:
    manifest = msgspec.structs.replace(MANIFEST, name=machine.name)
    monkeypatch.setattr(type(manifest), "machine", property(lambda each: machine if each.name == machine.name else War))
    (trouble,) = plugins.add(Found(monkeypatch, games={machine.name: manifest}))
    assert said in trouble
    assert machine.name not in GAMES


def test_a_game_whose_ways_to_play_cannot_be_played_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = msgspec.structs.replace(MANIFEST, name="peace", presets_part="peaceful:PRESETS")
    line = ("quiet.", "quiet.", "quiet.")
    quiet = Preset(name="quiet", title="Quiet", line="quiet.", guest=line, rulebook="of_peace", seats=(2,))
    monkeypatch.setitem(sys.modules, "spadille.games.war.peaceful", SimpleNamespace(PRESETS=(quiet,)))
    monkeypatch.setattr(type(manifest), "machine", property(lambda _: War))
    (trouble,) = plugins.add(Found(monkeypatch, games={"peace": manifest}))
    assert "quiet: expected a rulebook: " in trouble
    assert "got 'of_peace'" in trouble
    assert "peace" not in GAMES


def test_a_record_of_an_unknown_rulebook_replays_by_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins.add(Found(monkeypatch, rulebooks={"spades.kitchen": KITCHEN}))
    table = spadille.table("spades", rulebook="kitchen", seed=5, max_deals=1)
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[-1])
    record = table.record
    GAMES.remove_rulebook("spades", "kitchen")
    again = spadille.loads(record)
    assert again.outcome == table.outcome
    assert again.game.options == table.game.options
    assert not is_known(again.game)
    assert (rulebook_of(again.game).name, rulebook_of(again.game).options.target) == ("kitchen", 150)
    header, *rest = record.splitlines()
    told = msgspec.json.decode(header)
    del told["options"]["target"]
    with pytest.raises(BadRecord, match=r"line 1: .*its options are not all written out: target is missing"):
        spadille.loads(b"\n".join([msgspec.json.encode(told), *rest]))


def test_without_a_seed_an_installed_bot_has_other_chance_each_time_as_our_own_bots_have() -> None:
    seeds: list[str] = []

    def make(game: Any, seat: int, seed: str) -> Any:
        seeds.append(seed)
        return Tidy(game, seat, None)

    GUESTS["noting"] = Guest((), make)
    game = open_game("spades", None, None, {})
    for given in (None, None, "seven", "seven", 7):
        make_bot("noting", game, 0, given)
    assert len(set(seeds[:2])) == 2
    assert seeds[2:] == ["seven", "seven", "7"]
