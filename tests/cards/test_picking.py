"""The native helpers of rules, and their twins in Python: the same answers, the same refusals."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from spadille.cards import picking
from spadille.cards.card import CARDS, MARK
from spadille.cards.holding import members
from spadille.cards.picking import highest, picker, plain_highest, plain_picker

SUITS = [[each for each in CARDS if each >> 4 & 7 == suit] for suit in range(5)]
SINGLE = [each for each in CARDS if each < MARK]
PACKS = {"single": SINGLE, "doubled": list(CARDS), "plain cards": SINGLE[:64], "a suit": SUITS[2]}


def without_native() -> ModuleType:
    """The module as it is where nothing could be built."""
    spec = importlib.util.spec_from_file_location("picking_without_native", picking.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def outcome(work: Callable[..., Any], *given: Any) -> Any:
    """Return what a call gives, or the kind of error it raises."""
    try:
        return work(*given)
    except (LookupError, TypeError, OverflowError) as wrong:
        return LookupError if isinstance(wrong, LookupError) else "refused"


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_both_pickers_pick_the_same_of_any_holding(pack: list[int]) -> None:
    rng = random.Random(8)
    table = {number: f"{each}" for number, each in CARDS.items()}
    native, plain = picker(table), plain_picker(table)
    for _ in range(5_000):
        chosen = rng.sample(pack, rng.randint(0, min(len(pack), 30)))
        held = sum(1 << each for each in chosen)
        wanted = tuple(table[each] for suit in SUITS for each in suit if each in chosen)
        assert native(held) == plain(held) == wanted
        assert members(held) == tuple(sorted(chosen))


def test_the_second_copies_of_a_suit_come_after_its_first() -> None:
    assert [str(each) for each in picker(CARDS)(1 << 3 | 1 << 5 | 1 << 131 | 1 << 16 | 1 << 64 | 1 << 192)] == [
        *("5C", "7C", "5C'", "2D", "JL", "JL'"),
    ]


@pytest.mark.parametrize("held", [1 << 66, 1 << 127, 1 << 100 | 1, 1 << 255, 1 << 256, 1 << 300, -1, -(1 << 70)])
def test_a_holding_of_cards_that_do_not_exist_is_refused(held: int) -> None:
    for make in (picker, plain_picker):
        with pytest.raises((LookupError, OverflowError)):
            make(CARDS)(held)


@pytest.mark.parametrize("held", ["AS", None, 1.5])
def test_only_a_whole_number_is_a_holding(held: Any) -> None:
    for make in (picker, plain_picker):
        with pytest.raises(TypeError):
            make(CARDS)(held)


def test_both_find_the_same_highest_card() -> None:
    rng = random.Random(9)
    for _ in range(20_000):
        power = tuple(rng.randint(-3, 12) for _ in range(rng.randint(1, 194)))
        trick = tuple(rng.randrange(len(power)) for _ in range(rng.randint(1, 6)))
        place = highest(trick, power)
        assert place == plain_highest(trick, power) == highest(list(trick), power)
        assert power[trick[place]] == max(power[each] for each in trick)
        assert all(power[each] < power[trick[place]] for each in trick[:place]), "of equal ones the first"


@pytest.mark.parametrize(
    ("trick", "power"),
    [((), (1, 2)), ((2,), (1, 2)), ((0, 5), (1, 2)), (("AS",), (1, 2)), ((0, 1), (1, "2")), (None, (1,)), ((0,), None)],
)
def test_both_refuse_what_is_no_trick(trick: Any, power: Any) -> None:
    found = outcome(highest, trick, power)
    assert found == outcome(plain_highest, trick, power)
    assert found in (LookupError, "refused")


def test_without_a_compiler_the_twins_do_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "spadille.cards._fast", None)
    monkeypatch.delattr("spadille.cards._fast", raising=False)
    module = without_native()
    assert not module.NATIVE
    assert module.highest is module.plain_highest
    assert module.picker({3: "5C"})(1 << 3) == ("5C",)


@pytest.mark.skipif(not picking.NATIVE, reason="the native helpers are missing")
def test_what_was_built_is_used() -> None:
    assert highest is not plain_highest
    assert without_native().NATIVE, "the module is loaded afresh as it is here"
