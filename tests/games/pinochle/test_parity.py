"""Tests that the kernel's rules of Pinochle equal those in Python: up to 100,000 states, every option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest
from tests.games.parity import STATES, Step, any_move, check_until, deal, games

from spadille.core.contract import AnyGame, Rng
from spadille.core.errors import SpadilleError
from spadille.games.pinochle import native as pinochle
from spadille.games.pinochle.native import Ending
from spadille.games.pinochle.players.regular import WEIGHTS
from spadille.games.pinochle.players.strong import _NUMBER, _cards, _option, facts_of
from spadille.games.pinochle.rules import PHASE_ONE, RULEBOOKS
from spadille.games.pinochle.scoring import LAST_TRICK_POINTS
from spadille.games.pinochle.state import DONE
from spadille.parts.doubled import card_points
from spadille.parts.tricks import Play
from spadille.thinking.budget import SeededRng

pytestmark = pytest.mark.skipif(not pinochle.READY, reason="no native search here")

BOOKS: Final = {name: book.seats for name, book in RULEBOOKS.items()}
VALUES: Final = {"packet": (3, 4), "last_card_choice": ("winner_takes_stock_card", "winner_chooses")}
"""All that changes what may be done."""


def keeps_melds(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """Whatever can be melded is, and kings, queens, jacks and nines are kept, so that there is much to meld."""
    if DONE in moves and len(moves) > 1:
        return moves[1 + rng.below(len(moves) - 1)]
    low = [move for move in moves if isinstance(move, Play) and move.card.rank not in "KQJ9"]
    return any_move(game, low or moves, rng)


def check(game: AnyGame, steps: Sequence[Step], points: Sequence[Sequence[int]]) -> int:
    """Check a deal from here on: the seats that move, their legal moves, the melds and the tricks won."""
    first = steps[0]
    state = first.state
    facts = facts_of(game, game.view(state, first.seat), state.open, first.seat)  # type: ignore[arg-type]
    stock = [_NUMBER[each] for each in state.stock]
    found = pinochle.replay(facts, _cards(state.hands[1 - first.seat]), stock, [_option(step.move) for step in steps])
    for step, turn, may in zip(steps, found.turns, found.may, strict=True):
        assert turn == step.seat
        assert may == {_option(move) for move in step.moves}
    melds, won = points
    assert found.melds == tuple(melds)
    assert found.won == tuple(won)
    return len(steps)


def points_of(steps: Sequence[Step], after: Any) -> tuple[list[int], list[int]]:
    """Return what both seats meld from here on, and the card points they have at the end of the deal."""
    lines = after.match.sheet[-1].lines[len(steps[0].state.open.lines) :]
    melds, won = [0, 0], [0, 0]
    *scored, _, _, _ = lines
    for line in scored:
        melds[line.side] += line.points
    last = steps[-1].state
    tricks = (*last.tricks, (*last.trick, steps[-1].move.card))
    winners = (*last.leaders[1:], lines[-1].side)
    for trick, winner in zip(tricks, winners, strict=True):
        won[winner] += sum(card_points(each) for each in trick)
    won[winners[-1]] += LAST_TRICK_POINTS
    return melds, won


def check_count(step: Step) -> None:
    """Who counts the last tricks out weighs every kind of card that may be played, and no other."""
    state, hands = step.state, step.state.hands
    led = _NUMBER[state.trick[0]] if state.trick else None
    mine, other = _cards(hands[step.seat]), _cards(hands[1 - step.seat])
    ending = Ending(mine=mine, other=other, trump=state.open.trump, led=led)
    found = pinochle.values(ending, nodes=1, weights=WEIGHTS)
    assert {*found.cards} == {_NUMBER[move.card] & ~1 for move in step.moves}


def check_deal(game: AnyGame, at: int, rng: Rng) -> int:
    """Compare states of a random deal, from the first lead and anywhere in phase one; return their number."""
    steps, after = deal(game, rng, keeps_melds if at % 2 else any_move)
    early = [place for place, step in enumerate(steps) if step.state.stock]
    check_count(steps[-1 - rng.below(2 * PHASE_ONE)])
    for place in (early[rng.below(len(early))], early[-1 - rng.below(3)]):
        check(game, steps[place:], points_of(steps[place:], after))
    return check(game, steps, points_of(steps, after))


@pytest.mark.parametrize("most", STATES)
def test_the_kernel_plays_by_the_rules(most: str) -> None:
    rng = SeededRng("pinochle")
    check_until(STATES[most], games("pinochle", BOOKS, VALUES), lambda game, number: check_deal(game, number, rng))


@pytest.mark.parametrize(
    "wrong", [{"chooses": True}, {"trump": 0}, {"melded": True}, {"spent": (~0 & (1 << 64) - 1,) * 5}]
)
def test_a_rule_that_the_kernel_breaks_would_be_seen(wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    true = facts_of
    monkeypatch.setattr(f"{__name__}.facts_of", lambda *asked: msgspec.structs.replace(true(*asked), **wrong))
    rng, game = SeededRng(2), next(games("pinochle", BOOKS, {}))
    with pytest.raises((AssertionError, SpadilleError)):
        sum(check_deal(game, at, rng) for at in range(50))
