"""Tests that the kernel's rules of Spades equal those in Python: up to 100,000 states, every rulebook and option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest
from tests.games.parity import STATES, Step, any_move, check_until, deal, games

from spadille import search
from spadille.cards.holding import holding
from spadille.core.contract import AnyGame, Rng
from spadille.core.errors import SpadilleError
from spadille.games.spades import native as spades
from spadille.games.spades.players.endings import Endings
from spadille.games.spades.players.strong import StrongSpades
from spadille.games.spades.players.worth import SIDES
from spadille.games.spades.rules import RULEBOOKS
from spadille.games.spades.state import LOOK, NIL, Bid, Bidding, Playing
from spadille.parts.tricks import Play
from spadille.thinking.budget import STRONG, SeededRng
from spadille.thinking.weighing import Sample

pytestmark = pytest.mark.skipif(not spades.READY, reason="no native search here")

BOOKS: Final = {name: book.seats for name, book in RULEBOOKS.items()}
VALUES: Final = {
    "partnership": (True, False),
    "min_bid": (1, 2, 4),
    "nil": (True, False),
    "blind_nil": (True, False),
    "break_rule": ("none", "broken"),
    "opening_lead": ("any", "no_spade", "two_of_clubs"),
    "sides": (2, 3),
    "jokers": (0, 2),
    "jokers_replace": ("red_twos", "heart_and_club"),
    "deuces": ("low", "spade", "diamond_spade", "spade_diamond", "all"),
    "deuces_over_jokers": (True, False),
    "misdeal": ("redeal", "friendly"),
}
"""All that changes what may be called or played."""
BID_WORLDS: Final = 3


def late_spades(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """Spades are kept to the end, so that they are led from hands of nothing else."""
    spades: int = game.spades  # type: ignore[attr-defined]
    plain = [move for move in moves if not (isinstance(move, Play) and spades >> move.card & 1)]
    return any_move(game, plain or moves, rng)


class Seen:
    """A decision in the terms of the kernel: what the seat knows, and where all cards lie."""

    def __init__(self, game: Any, step: Step) -> None:
        state = step.state
        self.bot = StrongSpades(game, step.seat, SeededRng(1), STRONG)
        self.facts = self.bot._facts(game.view(state, step.seat))
        gone, hands = (state.gone, state.contract.hands) if isinstance(state, Playing) else (0, state.hands)
        held = [self.bot._cards(hand & ~gone) for hand in hands]
        dead = self.bot._cards(holding(game.pack) & ~gone) & ~sum(held)
        self.world = (*held, *(0,) * (spades.WORLD_PLACES - 1 - len(held)), dead)

    def cards(self, moves: Sequence[Any]) -> int:
        return sum(1 << self.bot._number[move.card] for move in moves)

    def replay(self, plays: Sequence[Step]) -> spades.Replay:
        return spades.replay(self.facts, self.world, [self.bot._number[each.move.card] for each in plays])


def check_play(seen: Seen, plays: Sequence[Step], taken: Sequence[int]) -> int:
    """Every card of a deal from here on: who plays, what may be played, and at the end who took how many tricks."""
    found = seen.replay(plays)
    for step, turn, legal in zip(plays, found.turns, found.legal, strict=False):
        assert (turn, legal) == (step.seat, seen.cards(step.moves))
    assert found.taken == tuple(taken)
    return len(plays)


def check_ending(seen: Seen, step: Step) -> None:
    """The solver of the last tricks, where it is asked, takes the same cards for legal."""
    few = seen.facts.sizes[step.seat] <= STRONG.ending
    if few and seen.bot.game.sides == SIDES:
        stake = Endings(seen.facts, lambda ends: [Sample(0.0, 0.0)] * len(ends))._stake(seen.world)
        assert search.legal(stake.problem) == seen.cards(step.moves)


def check_calls(game: AnyGame, seen: Seen, step: Step) -> None:
    """Every call that the kernel makes for the seats that follow is one that the rules allow."""
    options = [move for move in step.moves if isinstance(move, Bid) or move == NIL]
    numbers = [move.tricks if isinstance(move, Bid) else spades.NIL for move in options]
    found = spades.roll_out(seen.facts, numbers, BID_WORLDS, pool=2, seed=5)
    for option, worlds in zip(options, found.bids, strict=True):
        for calls in worlds:
            state = game.play(step.state, step.seat, option)
            while isinstance(state, Bidding):
                (seat,) = game.turn(state).seats  # type: ignore[union-attr]
                if LOOK in (moves := tuple(game.moves(state, seat))):
                    state = game.play(state, seat, LOOK)
                    continue
                call = NIL if calls[seat] == 255 else Bid(calls[seat])
                assert call in moves
                state = game.play(state, seat, call)
            assert isinstance(state, Playing)


def check_deal(game: AnyGame, number: int, rng: Rng) -> int:
    """Compare states of a random deal, from a call, the first lead and between; return their number."""
    steps, after = deal(game, rng, late_spades if number % 3 == 0 else any_move)
    plays = [step for step in steps if isinstance(step.state, Playing)]
    if not plays:  # a misdeal that is dealt again
        return 0
    taken = after.match.sheet[-1].taken
    calls = [step for step in steps if isinstance(step.state, Bidding) and Bid(5) in step.moves]
    for step in calls[-1 - rng.below(game.seats) :][:1]:
        seen = Seen(game, step)
        check_play(seen, plays, taken)
        if number % 8 == 0:
            check_calls(game, seen, step)
    for place in (rng.below(len(plays)), len(plays) - 1 - rng.below(len(plays) // 3)):
        seen = Seen(game, plays[place])
        check_play(seen, plays[place:], taken)
        check_ending(seen, plays[place])
    return check_play(Seen(game, plays[0]), plays, taken)


@pytest.mark.parametrize("most", STATES)
def test_the_kernel_plays_by_the_rules(most: str) -> None:
    rng = SeededRng("spades")
    check_until(STATES[most], games("spades", BOOKS, VALUES), lambda game, number: check_deal(game, number, rng))


@pytest.mark.parametrize("wrong", [{"opening": 2}, {"must_break": False}, {"leader": 0}])
def test_a_rule_that_the_kernel_breaks_would_be_seen(wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    true = StrongSpades._facts
    monkeypatch.setattr(StrongSpades, "_facts", lambda *asked: msgspec.structs.replace(true(*asked), **wrong))
    rng, game = SeededRng(2), next(games("spades", {"andrews": (4,)}, {}))
    with pytest.raises((AssertionError, SpadilleError)):
        sum(check_deal(game, number, rng) for number in range(50))
