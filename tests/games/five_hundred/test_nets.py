"""Tests the nets of Five Hundred: their input, and that every build of the kernel computes the same."""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

import pytest
from msgspec import structs
from tests.games.looks import narrowed, noted
from tests.games.nets import printed_by_both_builds, shuffled
from tests.games.parity import deal

from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.five_hundred import native as five_hundred
from spadille.games.five_hundred.players import nets
from spadille.games.five_hundred.players.knowledge import cards, facts_of
from spadille.games.five_hundred.players.strong import StrongFiveHundred
from spadille.games.five_hundred.state import Move, Playing, View
from spadille.thinking.budget import STRONG, SeededRng

pytestmark = pytest.mark.skipif(not five_hundred.READY, reason="no native search here")

SEATS: Final = 4


class Position(NamedTuple):
    """Who plays a card, what it sees in both terms, where all cards lie, and what it may play."""

    bot: StrongFiveHundred
    facts: five_hundred.Facts
    world: tuple[int, ...]
    view: View
    moves: Sequence[Move]


def positions(deals: int) -> list[Position]:
    """Every third card of some deals whose contract is one for tricks."""
    game, rng = open_game("five_hundred", "denexa", SEATS, {}), SeededRng("nets")
    found: list[Position] = []
    for _ in range(deals):
        steps, _after = deal(game, rng)
        for step in [each for each in steps if isinstance(each.state, Playing)][::3]:
            bot = StrongFiveHundred(game, step.seat, SeededRng(1), STRONG)  # type: ignore[arg-type]
            bargain, gone = step.state.bargain, step.state.gone
            hands = [cards(hand & ~gone) for hand in bargain.hands]
            view = game.view(step.state, step.seat)
            facts = structs.replace(facts_of(bot.game, view, step.seat), nets=nets.nets())
            if facts.contract < five_hundred.NULLO:
                found.append(Position(bot, facts, (*hands, 0, 0, cards(bargain.middle)), view, step.moves))
    return found


def test_a_net_is_told_its_own_hand_alone() -> None:
    rng, other = SeededRng("hidden"), 0
    for _, facts, world, *_ in positions(16):
        stay = world[-1] if facts.taker == facts.seat else 0  # who has laid the middle aside knows it
        again = shuffled(world, facts.seat, stay, rng)
        assert five_hundred.judge(facts, again, ()) == five_hundred.judge(facts, world, ())
        other += again != world
    assert other > 50


def test_the_seats_that_are_played_on_are_told_their_own_hands_alone() -> None:
    rng, other = SeededRng("hidden"), 0
    for _, facts, world, *_ in positions(16):
        card = max(five_hundred.judge(facts, world, ()))
        replayed = five_hundred.replay(facts, world, (card,))
        after = five_hundred.judge(facts, world, (card,))
        if not after:  # the deal is over
            continue
        turn = five_hundred.replay(facts, world, (card, max(after))).turns[-1]
        stay = 1 << card | (world[-1] if facts.taker == turn else 0)
        again = shuffled(world, turn, stay, rng)
        assert replayed.turns[0] == facts.seat
        assert five_hundred.judge(facts, again, (card,)) == after
        other += again != world
    assert other > 50


def test_both_builds_of_the_kernel_judge_alike() -> None:
    says = (
        "from spadille.games.five_hundred import native; from tests.games.five_hundred.test_nets import positions;"
        "import hashlib; print(hashlib.sha256(repr([sorted(native.judge(facts, world, ()).items())"
        " for _, facts, world, *_ in positions(12)]).encode()).hexdigest())"
    )
    assert len(printed_by_both_builds(says)) == 1


def test_a_decision_follows_from_the_seed() -> None:
    for bot, _, _, view, moves in positions(2):
        one, two = (StrongFiveHundred(bot.game, bot.seat, SeededRng("same"), STRONG) for _ in range(2))
        assert one.choose(view, moves) == two.choose(view, moves)


def test_a_file_that_does_not_fit_is_refused() -> None:
    kept = files("spadille.games.five_hundred.players").joinpath("nets.bin").read_bytes()
    for spoilt in (b"", kept[:-1], kept + b"\0", b"SPN1" + kept[4:]):
        with pytest.raises(SpadilleError, match="expected the nets"):
            five_hundred.nets_of(spoilt)


@pytest.mark.parametrize("weight", [float("nan"), float("inf")])
def test_weights_that_are_no_numbers_are_refused(weight: float) -> None:
    kept = bytearray(files("spadille.games.five_hundred.players").joinpath("nets.bin").read_bytes())
    wide, (tables, choices) = 96, struct.unpack_from("<II", kept, 4)
    struct.pack_into("<f", kept, 12 + (tables + choices + 1) * wide * 2 + 400, weight)  # in the second layer
    with pytest.raises(SpadilleError, match="expected the nets"):
        five_hundred.nets_of(bytes(kept))


def test_how_the_nets_were_made_is_told_beside_them() -> None:
    place = files("spadille.games.five_hundred.players")
    told: dict[str, Any] = json.loads(place.joinpath("nets.json").read_text("utf-8"))
    assert told["sha256"] == hashlib.sha256(place.joinpath("nets.bin").read_bytes()).hexdigest()


def test_close_moves_alone_are_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, found = noted(monkeypatch, "spadille.games.five_hundred.players.strong.roll_out"), list[tuple[int, int]]()
    for bot, _, _, view, moves in positions(2):
        looks.clear()
        bot.choose(view, moves)
        if looks:
            found.append(narrowed(looks, STRONG.worlds, STRONG.close))
    assert any(not last for _, last in found), "it was clear"
    assert any(0 < last < first for first, last in found)
