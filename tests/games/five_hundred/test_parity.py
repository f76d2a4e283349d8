"""Tests that the kernel's rules of Five Hundred equal those in Python: up to 100,000 states, every option."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat
from math import comb
from typing import Any, Final

import msgspec
import pytest
from tests.games.parity import STATES, Step, any_move, check_until, deal, games

from spadille.core.contract import AnyGame, Rng
from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.five_hundred import native as five_hundred
from spadille.games.five_hundred.native import JOKER, THROWN_IN
from spadille.games.five_hundred.players.knowledge import cards, facts_of, option
from spadille.games.five_hundred.rules import RULEBOOKS
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.state import (
    BIDS,
    GRAND_NULLO,
    NULLO,
    OPEN_NULLO,
    Bidding,
    Discarding,
    LeadJoker,
    Playing,
)
from spadille.parts.auction import PASS
from spadille.thinking.budget import SeededRng

pytestmark = pytest.mark.skipif(not five_hundred.READY, reason="no native search here")

BOOKS: Final = dict.fromkeys(RULEBOOKS, (2, 3, 4, 4, 4))
"""The kernel knows tables for two to four; most options are for four."""
VALUES: Final = {
    "bid_rounds": (1, 2, 3, "until_three_passes"),
    "pass_is_final": (True, False),
    "inkle": ("first_two_seats", "first_two_bids", "off", "anyone"),
    "nullo": (True, False),
    "nullo_rank": ("below_all_eights", "by_value"),
    "grand_nullo": (True, False),
    "ace_no_face": (True, False),
    "all_pass": ("play_no_trump", "redeal_same_dealer", "next_dealer"),
    "joker_lead_naming": ("always", "no_trump_only"),
    "pack": ("43", "45"),
    "middle": (3,),
    "sides": ("pairs", "alone"),
    "raise_own": (True, False),
    "nullo_after_seven": (True, False),
    "open_nullo": ("off", "below_ten_hearts", "top"),
    "joker_no_trump": five_hundred.JOKER_COMES,
}
"""All that changes what may be called or played."""
ALONE: Final = {"sides": "alone", "ace_no_face": False, "grand_nullo": False}
PLACES: Final = 6
"""Places of a world besides the middle."""


def low_bids(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """Auctions that go on for long, and grand nullos: the lowest bids, nullo and passes."""
    if PASS not in moves:
        return any_move(game, moves, rng)
    if GRAND_NULLO in moves and rng.below(4):
        return GRAND_NULLO
    few = [move for move in moves if move != PASS][:2]
    liked = [*few, *(move for move in (NULLO, OPEN_NULLO) if move in moves)]
    return PASS if not liked or rng.below(3) == 0 else liked[rng.below(len(liked))]


def early_joker(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """The joker is led where it can be, now and then late, so that suits are named where some have run out."""
    jokers = [move for move in moves if isinstance(move, LeadJoker)]
    return jokers[rng.below(len(jokers))] if jokers and rng.below(2) else any_move(game, moves, rng)


def world(game: AnyGame, state: Any) -> tuple[int, ...]:
    """All hands, the cards dealt to nobody as one more, and the middle."""
    if isinstance(state, Playing):
        hands, middle = [hand & ~state.gone for hand in state.bargain.hands], state.bargain.middle
    elif isinstance(state, Discarding):
        hands, middle = list(state.bargain.hands), 0
        hands[state.seat] |= state.bargain.middle
    else:
        hands, middle = list(state.hands), state.middle
    gone = state.gone if isinstance(state, Playing) else 0
    aside = game.setting.whole & ~sum(hands) & ~middle & ~gone if game.setting.aside else 0  # type: ignore[attr-defined]
    return (*[*map(cards, hands), cards(aside), 0, 0, 0][:PLACES], cards(middle))


def check_moves(step: Step, may: int, names: int, middle: int) -> None:
    """Check that the kernel lets a seat do what the rules let it do."""
    moves = step.moves
    if isinstance(step.state, Bidding):
        assert PASS in moves
        assert may == sum(1 << option(move) - 1 for move in moves if move != PASS)
    elif isinstance(step.state, Discarding):
        assert len(moves) == comb(may.bit_count(), middle)
        assert all(option(moves[at]) & ~may == 0 for at in (0, len(moves) // 2, -1))
    else:
        assert may == holding_of(moves)
        assert names == sum(1 << move.suit for move in moves if isinstance(move, LeadJoker))


def holding_of(moves: Sequence[Any]) -> int:
    found = 0
    for move in moves:
        found |= 1 << (JOKER if isinstance(move, LeadJoker) else option(move))
    return found


def check(game: AnyGame, steps: Sequence[Step], after: Any) -> int:
    """Check a deal from here on: the seats that move, their legal moves, and the end."""
    first = steps[0]
    facts = facts_of(game, game.view(first.state, first.seat), first.seat)  # type: ignore[arg-type]
    found = five_hundred.replay(facts, world(game, first.state), [option(step.move) for step in steps])
    assert len(found.turns) == len(steps)
    for step, turn, may, names in zip(steps, found.turns, found.may, found.names, strict=True):
        assert turn == step.seat
        check_moves(step, may, names, game.setting.middle)  # type: ignore[attr-defined]
    last = steps[-1].state
    if not isinstance(last, Playing):
        assert found.end[0] == THROWN_IN
        return len(steps)
    contract = last.bargain.contract
    assert found.end[0] == (five_hundred.NO_CONTRACT if contract is None else option(contract) - 1)
    assert found.end[1] == max(0, last.bargain.declarer)
    assert tuple(found.end[2 : 2 + game.seats]) == after.match.sheet[-1].taken
    return len(steps)


def check_deal(game: AnyGame, at: int, rng: Rng) -> int:
    """Compare states of a random deal, from the first call on and anywhere after it; return their number."""
    steps, after = deal(game, rng, (any_move, low_bids, early_joker)[at % 3])
    steps = [step for step in steps if isinstance(step.state, Bidding | Discarding | Playing)]
    if not steps:  # dealt again before a call
        return 0
    discards = [place for place, step in enumerate(steps) if isinstance(step.state, Discarding)]
    for place in (rng.below(len(steps)), len(steps) - 1 - rng.below((len(steps) + 2) // 3), *discards):
        check(game, steps[place:], after)
    return check(game, steps, after)


@pytest.mark.parametrize("most", STATES)
def test_the_kernel_plays_by_the_rules(most: str) -> None:
    rng = SeededRng("five hundred")
    alone = repeat(open_game("five_hundred", "denexa", 4, ALONE), 6)
    tables = chain(alone, games("five_hundred", BOOKS, VALUES))
    check_until(STATES[most], tables, lambda game, number: check_deal(game, number, rng))


def test_the_kernel_knows_what_bids_are_worth() -> None:
    assert five_hundred.worths() == (*map(worth, BIDS), worth(NULLO), worth(GRAND_NULLO), worth(OPEN_NULLO))


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({}, {"inkle": 2}),
        ({}, {"rounds": 1}),
        ({}, {"naming": False}),
        ({}, {"nullo": False}),
        ({}, {"middle_size": 4}),
        ({"raise_own": True}, {"raise_own": False}),
        ({"nullo_after_seven": True}, {"nullo_after_seven": False}),
        ({"open_nullo": "top"}, {"open_place": 23}),
        ({"joker_no_trump": "any_time"}, {"joker_comes": 1}),
        ({"joker_no_trump": "first_round"}, {"joker_comes": 2}),
        ({"joker_no_trump": "first_round"}, {"led": 0}),
        (ALONE, {"sides": 2}),
    ],
)
def test_a_rule_that_the_kernel_breaks_would_be_seen(
    options: dict[str, Any], wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    true, rng = facts_of, SeededRng(3)
    monkeypatch.setattr(f"{__name__}.facts_of", lambda *asked: msgspec.structs.replace(true(*asked), **wrong))
    game = open_game("five_hundred", "denexa", 4, options)
    with pytest.raises((AssertionError, SpadilleError)):
        sum(check_deal(game, at, rng) for at in range(150))
