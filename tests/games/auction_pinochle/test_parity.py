"""Tests that the kernel's rules and regular player of Auction Pinochle equal those in Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest
from tests.games.parity import STATES, Step, any_move, check_until, deal, games

from spadille.cards.holding import holding
from spadille.core.contract import AnyGame, Rng
from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.auction_pinochle import native
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.games.auction_pinochle.native import World
from spadille.games.auction_pinochle.players.knowledge import cards, facts_of, option
from spadille.games.auction_pinochle.players.regular import RegularAuctionPinochle
from spadille.games.auction_pinochle.rules import RULEBOOKS
from spadille.games.auction_pinochle.scoring import Won, score_won
from spadille.games.auction_pinochle.state import CONCEDE, SHOOT, Bid, Bidding, Exchanging, Naming, Opening, Playing
from spadille.parts.auction import PASS
from spadille.thinking.budget import SeededRng

pytestmark = pytest.mark.skipif(not native.READY, reason="no native search here")

BOOKS: Final = {name: book.seats for name, book in RULEBOOKS.items()}
VALUES: Final = {
    "minimum_bid": (20, 100, 250),
    "raise_by": (1, 7, 10),
    "highest_bid": (260, 500),
    "all_pass": ("dealer_bids", "next_dealer"),
    "shoot": (0, 200),
    "marriage_needed": (True, False),
    "doubles": ("tenfold", "twice"),
    "units": ("tens", "ones"),
    "concede": (True, False),
    "winning": ("every_suit", "trumps", "never"),
    "counting": ("classic", "simple", "counters"),
    "set_costs": ("bid", "twice_bid"),
    "meld_kept": ("points", "trick", "always"),
    "card_pass": (0, 2, 3, 4),
    "pay": ("all", "bid", "chips"),
    "spades_double": (True, False),
    "dealer_below": (0, 10),
}
"""All that changes what may be called, given away or played, or what the regular player does."""


def as_usual(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """Auctions that go on for some time, and seldom a deal given up or a slam."""
    if PASS in moves and rng.below(3):
        bids = [move for move in moves if isinstance(move, Bid)][:2]
        return bids[rng.below(len(bids))] if bids and rng.below(2) else PASS
    if rng.below(20) and len(moves) < 100:
        moves = [move for move in moves if move not in (CONCEDE, SHOOT)] or moves
    return any_move(game, moves, rng)


def world(state: Any) -> World:
    """All cards of a state."""
    if isinstance(state, Playing | Exchanging):
        bargain = state.bargain
        gone = state.gone if isinstance(state, Playing) else 0
        hands, aside, handed = [hand & ~gone for hand in bargain.hands], bargain.buried, bargain.handed
    else:
        hands, aside, handed = list(state.hands), state.widow if isinstance(state, Bidding) else 0, ()
    to, back = (*map(cards, handed), 0, 0)[:2]
    one, two, three, four = (*map(cards, hands), 0)[:4]
    return World((one, two, three, four), cards(aside), (to, back))


def number(step: Step) -> int:
    """A move as the kernel has it."""
    return option(step.move, "name" if isinstance(step.state, Naming) else "")


def check_moves(step: Step, may: int) -> None:
    """Check that the kernel lets a seat do what the rules let it do."""
    moves, state = step.moves, step.state
    if isinstance(state, Bidding):
        least = next((move.points for move in moves if isinstance(move, Bid)), 0)
        assert may == least | (native.MAY_PASS if PASS in moves else 0)
    elif isinstance(state, Naming):
        assert may == sum(1 << option(move, "name") for move in moves)
    elif isinstance(state, Exchanging):
        assert may == cards(state.bargain.hands[step.seat])
    else:
        held = holding(move.card for move in moves if move != CONCEDE)
        assert may == cards(held) | (native.MAY_CONCEDE if CONCEDE in moves else 0)


def check_choice(game: AnyGame, step: Step, usual: int) -> None:
    """Check that the kernel's rules of thumb choose what the regular player does."""
    player = RegularAuctionPinochle(game, step.seat, SeededRng(0))  # type: ignore[arg-type]
    view = game.view(step.state, step.seat)
    assert usual == option(player.choose(view, list(step.moves)).move, view.phase)


def check(game: AnyGame, steps: Sequence[Step], after: Any) -> int:
    """Check a deal from here on: the seats that move, their legal moves, the usual ones, and the end."""
    first = steps[0]
    facts = facts_of(game, game.view(first.state, first.seat), first.seat)  # type: ignore[arg-type]
    found = native.replay(facts, world(first.state), [number(step) for step in steps])
    assert len(found.turns) == len(steps)
    for step, turn, may, usual in zip(steps, found.turns, found.may, found.usual, strict=True):
        assert turn == step.seat
        check_moves(step, may)
        check_choice(game, step, usual)
    check_end(game, steps[-1], after, found.end)
    return len(steps)


def check_end(game: AnyGame, last: Step, after: Any, end: native.End) -> None:
    """Check how a deal ended, and that it is scored the same."""
    state, sides = last.state, game.form.sides  # type: ignore[attr-defined]
    if isinstance(state, Bidding):
        assert end.kind == native.THROWN_IN
    elif last.move == CONCEDE:
        assert end.kind == native.GIVEN_UP
    elif isinstance(state, Playing):
        assert end.kind == native.PLAYED
        laid = [sum(map(worth, state.bargain.melds[side::sides])) for side in range(sides)]
        assert list(end.melds[:sides]) == laid
        won = Won(cards=end.won[:sides], taken=end.taken[: game.seats], last=end.last, buried=end.buried)
        assert score_won(game.options, state.bargain, won).totals == after.match.totals
    else:
        assert end.kind == native.ENOUGH
        assert end.melds[end.declarer] == worth(melds(game.options, hand_left(state, last.move), end.trump))


def hand_left(state: Exchanging, move: Any) -> int:
    """The declarer's hand without the cards it buries."""
    return state.bargain.hands[state.seat] & ~holding(move.cards)


def check_deal(game: AnyGame, at: int, rng: Rng) -> int:
    """Compare states of a random deal, from the first call on and anywhere after it; return their number."""
    steps, after = deal(game, rng, (any_move, as_usual, as_usual)[at % 3])
    steps = [step for step in steps if not isinstance(step.state, Opening)]
    turns = [place for place, step in enumerate(steps) if isinstance(step.state, Naming | Exchanging)]
    for place in (rng.below(len(steps)), len(steps) - 1 - rng.below((len(steps) + 2) // 3), *turns):
        check(game, steps[place:], after)
    return check(game, steps, after)


@pytest.mark.parametrize("most", STATES)
def test_the_kernel_plays_by_the_rules(most: str) -> None:
    rng = SeededRng("auction pinochle")
    check_until(
        STATES[most] // 4, games("auction_pinochle", BOOKS, VALUES), lambda game, number: check_deal(game, number, rng)
    )


def test_melds_that_make_the_bid_end_a_deal_in_the_kernel_too() -> None:
    rng, ended = SeededRng("enough"), 0
    game = open_game("auction_pinochle", "widow", 3, {"minimum_bid": 20, "highest_bid": 60})
    for _ in range(60):
        steps, after = deal(game, rng, as_usual)
        steps = [step for step in steps if not isinstance(step.state, Opening)]
        ended += isinstance(steps[-1].state, Exchanging)
        check(game, steps, after)
    assert ended > 5


@pytest.mark.parametrize("wrong", [{"heads": 0}, {"marriage_needed": False}, {"raise_by": 3}, {"concedes": False}])
def test_a_rule_that_the_kernel_breaks_would_be_seen(wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    true, replace = facts_of, msgspec.structs.replace

    def false(*asked: Any) -> native.Facts:
        facts = true(*asked)
        return replace(facts, rules=replace(facts.rules, **wrong))

    monkeypatch.setattr(f"{__name__}.facts_of", false)
    rng, game = SeededRng(3), next(games("auction_pinochle", BOOKS, {}))
    with pytest.raises((AssertionError, SpadilleError)):
        sum(check_deal(game, at, rng) for at in range(50))
