"""Tests the last tricks of Spades with all cards visible: each side plays for the worth of the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec import structs

from spadille.bots import make_bot
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.games import open_game
from spadille.games.spades.native import NIL, Facts
from spadille.games.spades.players import endings as spades_endings
from spadille.games.spades.players.endings import Endings, outdone
from spadille.games.spades.players.regular import WEIGHTS
from spadille.search import NATIVE, Effort
from spadille.thinking.weighing import Sample

C, D, H, S = range(0, 64, 16)
WORLD = (
    1 << C | 1 << S + 3 | 1 << H + 5,
    1 << C + 2 | 1 << S | 1 << H + 7,
    1 << D | 1 << H + 3 | 1 << S + 5,
    1 << C + 1 | 1 << D + 1 | 1 << H + 4,
    0,
    0,
    0,
)
CARDS = (C, S + 3, H + 5)


def facts(bids: tuple[int, ...], taken: tuple[int, ...] = (0,) * 4) -> Facts:
    return Facts(
        seat=0,
        leader=0,
        sides=(0, 1, 0, 1),
        sizes=(3,) * 4,
        bids=bids,
        taken=taken,
        hand=WORLD[0],
        unseen=WORLD[1] | WORLD[2] | WORLD[3],
        pack=WORLD[0] | WORLD[1] | WORLD[2] | WORLD[3],
        barred=(0,) * 4,
        played=(0,) * 4,
        may_nil=(True,) * 4,
        bidding=False,
        must_break=False,
        broken=True,
        fresh=False,
        opening=0,
        greedy=False,
        min_bid=0,
        hand_size=3,
        share=1.0,
        spread=0.0,
        weights=WEIGHTS,
    )


def end_of(bids: tuple[int, ...], taken: bytes) -> Sample:
    """A score: each side's contract, to which all its tricks count, a point a bag against it, and a price on nils."""
    worth = 0.0
    for side, sign in ((0, 1), (1, -1)):
        seats = (side, side + 2)
        bid, won = sum(max(0, bids[seat]) for seat in seats), sum(taken[seat] for seat in seats)
        worth += sign * (10 * bid - (won - bid) if won >= bid else -10 * bid)
        worth += sign * sum(-15 if taken[seat] else 15 for seat in range(side, 4, 2) if bids[seat] == NIL)
    return Sample(worth, 1 / (1 + 2 ** (-worth / 20)), worth > 0)


def ends_of(bids: tuple[int, ...]) -> Callable[[Sequence[bytes]], list[Sample]]:
    return lambda ends: [end_of(bids, taken) for taken in ends]


def best(bids: tuple[int, ...], hands: list[int], table: list[int], leader: int, taken: list[int]) -> float:
    """The worth of the best play by trying everything."""
    if len(table) == 4:
        won = max(range(4), key=lambda turn: (table[turn] >= S, table[turn] >> 4 == table[0] >> 4, table[turn]))
        leader = (leader + won) % 4
        taken, table = [count + (seat == leader) for seat, count in enumerate(taken)], []
    if not any(hands) and not table:
        return end_of(bids, bytes(taken)).worth
    seat = (leader + len(table)) % 4
    held = [each for each in range(64) if hands[seat] >> each & 1]
    may = [each for each in held if table and each >> 4 == table[0] >> 4] or held
    found = []
    for each in may:
        rest = [hand & ~(1 << each) if of == seat else hand for of, hand in enumerate(hands)]
        found.append(best(bids, rest, [*table, each], leader, taken))
    return max(found) if seat % 2 == 0 else min(found)


@pytest.mark.parametrize("bids", [(2, 1, 0, 0), (1, NIL, 0, 2), (2, 1, NIL, 0), (NIL, 1, 2, NIL), (0, 3, 2, 0)])
def test_each_card_is_worth_what_trying_everything_finds(bids: tuple[int, ...]) -> None:
    (row,) = Endings(facts(bids), ends_of(bids)).look([WORLD], CARDS)
    for card, found in zip(CARDS, row, strict=True):
        hands = [WORLD[0] & ~(1 << card), *WORLD[1:4]]
        assert found.worth == best(bids, hands, [card], 0, [0] * 4)


def test_what_was_taken_before_counts() -> None:
    bids, taken = (2, NIL, 1, 1), (1, 0, 0, 2)
    (row,) = Endings(facts(bids, taken), ends_of(bids)).look([WORLD], CARDS)
    for card, found in zip(CARDS, row, strict=True):
        hands = [WORLD[0] & ~(1 << card), *WORLD[1:4]]
        assert found.worth == best(bids, hands, [card], 0, list(taken))


@pytest.mark.skipif(not NATIVE, reason="the native search was not built")
def test_a_world_that_needs_too_much_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    bids = (2, 1, 0, 0)
    endings = Endings(facts(bids), ends_of(bids))
    monkeypatch.setattr(spades_endings, "_EFFORT", Effort(nodes=1, memory=1 << 20))
    assert endings.look([WORLD, WORLD], CARDS) == []


def test_the_tricks_to_come_of_a_side_with_a_broken_nil_are_those_of_its_bid() -> None:
    bids, taken = (NIL, NIL, 3, 1), (2, 1, 1, 6)
    asked: list[bytes] = []

    def worth(ends: Sequence[bytes]) -> list[Sample]:
        asked.extend(ends)
        return [end_of(bids, each) for each in ends]

    Endings(facts(bids, taken), worth)
    assert {each[:2] for each in asked} == {bytes(taken[:2])}
    assert {each[2] + each[3] for each in asked} == {taken[2] + taken[3] + 3}


# -- cards that another outdoes ----------------------------------------------------------------------

DEAL = (
    "deal 8C AS 9H 6H AH 5D 7S 6C 2S QH 4D 7D 5S JH 6D 9D 2H 7C 5H KD 6S 2D 8D 9S JS TC 3H 4C KC 3D QC JD TH "
    "9C 8S QD 3C 3S TD 2C QS 4S AD TS JC AC KS 4H 7H KH 5C 8H"
)
CALLED = ("look", "bid 4", "look", "bid 3", "look", "bid 2", "look", "bid 1")
PLAYED = (
    "AH JH 3H 4H 2H QH 5H 6H KH 9H 8H 7H AC 5C 2C 3C 2D AD 7D 8C QC 4C JC 7C 4D JD QS 3D KC 9C 6D 6C TH AS 8D "
    "9D 5D TD QD 2S 5S 4S 7S TS"
)
"""Both contracts are made, and seat 0 leads with two cards left: every trick is a bag."""


@pytest.mark.skipif(not NATIVE, reason="the native search was not built")
@pytest.mark.parametrize("seed", range(3))
def test_with_two_cards_left_none_is_played_that_the_other_outdoes(seed: int) -> None:
    table = Table(open_game("spades", "andrews", None, {}))
    table.play(NATURE, "draw AH 3H 2D 9C")
    for move in (DEAL, *CALLED, *(f"play {card}" for card in PLAYED.split())):
        table.play(NATURE if move is DEAL else table.deciding[0], move)
    bot = make_bot("strong", table.game, 0, seed)
    assert table.game.spell(bot.choose(table.view(0), table.moves(0)).move) == "play 9S"


def test_a_card_is_outdone_by_one_that_is_never_worse_and_sometimes_better() -> None:
    low, high, more = Sample(0.0, 0.4), Sample(5.0, 0.6), Sample(9.0, 0.6)
    assert outdone([(low, low), (high, high)]) == set()
    assert outdone([(low, high), (high, low)]) == set()
    assert outdone([(low, low, low), (high, more, low)]) == {0, 2}
    assert outdone([]) == set()


def test_sight_proves_nothing_where_somebody_has_bid_nil_or_more_is_to_be_decided() -> None:
    earlier = facts((2, 1, 0, 0))
    last = structs.replace(earlier, sizes=(2,) * 4)
    broken = structs.replace(last, bids=(2, NIL, 1, 1), taken=(1, 1, 0, 2))
    assert [Endings(each, ends_of(each.bids)).proves for each in (last, earlier, broken)] == [True, False, False]
