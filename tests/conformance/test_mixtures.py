"""Tests mixtures of all options: every game passes the checks of `mixtures.py`, and these find faults."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance import mixtures
from tests.conformance.mixtures import Look, faults, hold_all_words, hold_refusal, mixture

from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game
from spadille.scene import say

FEW, MANY = 8, 250
PARTS = [pytest.param(name, id=f"{name}-{part}") for name in GAMES for part in range(2)]


@pytest.mark.parametrize("name", GAMES)
def test_everything_holds_at_some_mixtures(name: str) -> None:
    tally = Counter[str]()
    assert not "\n\n".join(faults(name, 16, range(FEW), tally))
    assert tally["played"] > FEW / 4, tally


@pytest.mark.parametrize("name", PARTS)
def test_everything_holds_at_hundreds_of_mixtures(name: str, record_property: Callable[[str, object], None]) -> None:
    seed, tally = random.SystemRandom().randrange(1 << 32), Counter[str]()
    found = "\n\n".join(faults(name, seed, range(MANY), tally))
    told = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
    record_property("figure", f"{name}: {MANY} mixtures of options (seed {seed}): {told}")
    record_property("mixtures of options", MANY)
    assert not found
    assert tally["played"] > MANY / 4


def test_a_mixture_is_the_same_whenever_it_is_drawn_and_says_how_to_draw_it() -> None:
    one = mixture("spades", 7, 41)
    assert one == mixture("spades", 7, 41) != mixture("spades", 7, 42)
    assert str(one).startswith("python -m tests.conformance.mixtures spades --seed 7 --only 41: ")


# -- what is wrong is seen -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("It cannot be.", "a refusal is a message"),
        (say("face-down"), "a whole sentence"),
        (say("waiting", who="both_nil"), "'h_n' in 'Waiting for both_nil.'"),
        (say("waiting", who="closed=true"), "'=' in"),
        (say("waiting", who="QS"), "'QS' in"),
    ],
)
def test_a_refusal_that_is_no_sentence_or_has_a_key_in_it_is_seen(told: Any, wrong: str) -> None:
    hold_refusal(BadOptions(say("waiting", who="Ann")))
    with pytest.raises(AssertionError, match=wrong):
        hold_refusal(BadOptions(told))


@pytest.mark.parametrize("who", ["None", "nil_pass", "{who}", "1 cards"])
def test_words_that_are_none_are_seen(who: str) -> None:
    hold_all_words(say("waiting", who="11 cards"))
    with pytest.raises(AssertionError, match="waiting says"):
        hold_all_words((say("waiting", who=who),))


@pytest.mark.parametrize("name", ["spades", "five_hundred", "pinochle", "auction_pinochle", "mexican_sweat"])
def test_the_hand_of_another_is_seen_in_a_scene(name: str) -> None:
    table = Table(open_game(name, None, None, {"first_dealer": "random"}), dealer(seed_of("hands")))
    look = Look(table, 0)
    draw = GAMES[name].scene
    mine, other = (draw(table.game, table.view(seat), table.offers(seat), look.names) for seat in (0, 1))
    assert not look.unseen.shown_in(mine)
    backs = name == "mexican_sweat"  # nobody has seen their own cards either
    assert (len(look.unseen.shown_in(other)) > 5) != backs


def test_whatever_goes_wrong_is_told_with_its_mixture(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(_: Any) -> bool:
        raise ZeroDivisionError("nought")

    monkeypatch.setattr(mixtures, "hold", fall)
    tally = Counter[str]()
    (told,) = faults("war", 3, [5], tally)
    assert told.startswith("python -m tests.conformance.mixtures war --seed 3 --only 5: ")
    assert told.endswith("ZeroDivisionError: nought")
    assert tally == {"faults": 1}
