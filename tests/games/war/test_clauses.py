"""Tests War beyond the scenarios: a second implementation to compare with, what is seen, refusals."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.games.war.tables import dealt, fight, war

from spadille.cards.card import Card, card, read_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, Chance, Decide, Over
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.war.clauses import Rule
from spadille.games.war.game import War
from spadille.games.war.players.regular import make
from spadille.games.war.state import TURN_UP, Collect, Ended, State, View
from spadille.parts.dealing import Deal

RANKS = "23456789TJQKA"
CHOICES: dict[str, tuple[Any, ...]] = {
    "war_depth": ("increasing", "fixed_1", "fixed_3"),
    "short_in_war": ("last_card_stands", "lose_at_once"),
    "collect_order": ("shuffled", "winner_first", "loser_first"),
    "max_skirmishes": (10_000, 7, None),
}
EVERY = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]


# -- a second War ------------------------------------------------------------------------------------


def slow_war(cards: tuple[Card, ...], rules: dict[str, Any], orders: list[list[Card]]) -> tuple[list[int], int, bool]:
    """The same game with two lists: cards at the end, skirmishes, and whether it ended in a war."""
    stacks: list[list[Card]] = [[each for at, each in enumerate(cards) if at % 2 == seat] for seat in (0, 1)]
    skirmishes = 0
    while stacks[0] and stacks[1] and skirmishes != rules["max_skirmishes"]:
        table: list[list[Card]] = [[stacks[0].pop(0)], [stacks[1].pop(0)]]
        tied = 0
        while table[0][-1].rank == table[1][-1].rank:
            tied += 1
            down = {"increasing": tied, "fixed_1": 1, "fixed_3": 3}[rules["war_depth"]]
            left = [len(stack) for stack in stacks]
            if rules["short_in_war"] == "lose_at_once" and min(left) <= down:
                if left[0] != left[1]:
                    left = [52, 0] if left[0] > left[1] else [0, 52]
                return left, skirmishes, True
            if left == [0, 0]:
                return left, skirmishes, True
            for seat in (0, 1):
                for _ in range(min(down + 1, len(stacks[seat]))):
                    table[seat].append(stacks[seat].pop(0))
        ranks = [RANKS.index(laid[-1].rank) for laid in table]
        winner = 0 if ranks[0] > ranks[1] else 1
        if rules["collect_order"] == "shuffled":
            captured = orders.pop(0)
            assert sorted(captured) == sorted(table[0] + table[1])
        else:
            first = winner if rules["collect_order"] == "winner_first" else 1 - winner
            captured = table[first] + table[1 - first]
        stacks[winner] += captured
        skirmishes += 1
    return [len(stack) for stack in stacks], skirmishes, False


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: "-".join(str(value) for value in rules.values()))
def test_every_mixture_of_options_ends_as_the_slow_game_does(rules: dict[str, Any]) -> None:
    for seed in range(3):
        game, rng = war(**rules), Stream(seed_of(f"slow {seed}"))
        table = Table(game)
        twins = [each for rank in RANKS for each in read_cards(" ".join(rank + suit for suit in "CDHS"))]
        for by, move in [(NATURE, Deal(tuple(twins)))] if seed == 0 else [(NATURE, game.draw(game.initial(), rng))]:
            table.play(by, move)
        while not (over := table.outcome) and table.version < 20_000:
            if table.deciding:
                table.play(table.deciding[rng.below(len(table.deciding))], TURN_UP)
            else:
                table.settle(rng)
        orders = [list(move.cards) for _, move in table.log if isinstance(move, Collect)]
        deal = next(move.cards for _, move in table.log if isinstance(move, Deal))
        assert over is not None
        counts, skirmishes, in_war = slow_war(deal, rules, orders)
        assert table.standing.scores == tuple(counts)
        assert dict(table.standing.more)["skirmishes"] == (skirmishes,)
        assert orders == []
        ahead = (counts[0] > counts[1]) - (counts[0] < counts[1])
        assert over.payoff == (ahead, -ahead)
        assert over.winners == (() if not ahead else (0,) if ahead > 0 else (1,))
        assert isinstance(table.state, Ended)
        assert (table.state.why == "short") is in_war


def test_war_s3() -> None:
    """Captured cards go under in the order the table plays by."""
    for order, bottom in (("winner_first", "8C 2C 5C 8D AD 4D"), ("loser_first", "8D AD 4D 8C 2C 5C")):
        table = dealt("8C 2C 5C", "8D AD 4D", collect_order=order)
        fight(table, 2)
        assert table.state.stacks[0][-6:] == bytes(read_cards(bottom))
        assert len(table.state.stacks[1]) == 23
    table = dealt("8C 2C 5C", "8D AD 6D")
    fight(table, 2)
    assert table.game.turn(table.state) == Chance("collect")
    table.play(NATURE, "collect 2C AD 8C 8D 6D 5C")
    assert table.state.stacks[1][-6:] == bytes(read_cards("2C AD 8C 8D 6D 5C"))
    rng, table = Stream(seed_of(3)), dealt("9C", "8D")
    fight(table)
    drawn = Counter(table.game.draw(table.state, rng).cards for _ in range(200))
    assert set(drawn) == {read_cards("9C 8D"), read_cards("8D 9C")}
    assert table.game.seen(table.state, NATURE, Collect(read_cards("9C 8D")), 0) is None


# -- what is seen and imagined -----------------------------------------------------------------------


def test_war_07() -> None:
    """Nobody sees a stack, not even its own."""
    table = dealt("8C 2C 5C", "8D AD 4D")
    view = table.view(0)
    assert view == View(seat=0, phase="turn", counts=(26, 26))
    assert table.game.seen(table.game.initial(), NATURE, Deal(STANDARD), 0) is None
    assert table.game.seen(table.state, 0, TURN_UP, 1) == TURN_UP
    other = dealt("AC KC QC", "AD KD QD")
    assert other.view(1) == table.view(1)
    assert other.game.view(other.game.initial(), None).phase == "deal"


def test_war_s7() -> None:
    """The hidden cards of a war are seen by nobody, on the table or taken."""
    table = dealt("8C 2C 5C", "8D AD 4D")
    fight(table)
    assert table.view(0).table == ((card("8C"),), (card("8D"),))
    fight(table)
    view = table.view(1)
    assert (view.phase, view.winner, view.counts) == ("collect", 0, (23, 23))
    assert view.table == ((card("8C"), None, card("5C")), (card("8D"), None, card("4D")))
    table.settle(Stream(seed_of(1)))
    last = table.view(1).last
    assert last is not None
    assert last.cards == (read_cards("8C 5C"), read_cards("8D 4D"))
    assert (last.winner, last.laid) == (0, (3, 3))


# -- words and refusals ------------------------------------------------------------------------------


def test_refusals_need_no_clause() -> None:
    table = dealt("9C", "8D")
    game, start = table.game, table.game.initial()
    fight(table)
    cases = [
        (start, 0, "turn", "Wait until the cards are dealt."),
        (start, NATURE, "collect 9C", "Chance does not make the move 'collect 9C' now."),
        (start, NATURE, "deal 9C", "A deal is the whole pack of 52 cards"),
        (table.state, NATURE, "collect 9C 9C", "The 2 cards on the table are collected, each once; got 2."),
        (dealt("9C", "8D").state, 0, "collect 9C", "It is time to turn a card."),
        (dealt("9C", "8D").state, 2, "turn", "Seats run from 0 to 1; got seat 2."),
    ]
    for state, seat, text, reason in cases:
        refusal = game.refusal(state, seat, game.read(text))
        assert refusal is not None
        assert refusal.clause is None
        assert str(refusal.reason).startswith(reason)


def test_the_deal_alternates_from_seat_0() -> None:
    game = war()
    assert game.layout(game.initial()) == ("0", "1") * 26
    state = game.play(game.initial(), NATURE, game.draw(game.initial(), Stream(seed_of(1))))
    assert game.layout(state) == ()
    assert [game.spell(game.read(text)) for text in ("TURN", "collect 9c", "deal 10h")] == [
        "turn",
        "collect 9C",
        "deal TH",
    ]


def test_a_random_game_without_a_limit_ends() -> None:
    """Law 7 without a cap: captured cards that are shuffled end in finite expected time (WAR-S3, WAR-S4)."""
    for seed in range(10):
        game, rng = war(max_skirmishes=None), Stream(seed_of(f"end {seed}"))
        state: State = game.initial()
        for _ in range(30_000):
            match game.turn(state):
                case Decide(seats):
                    state = game.play(state, seats[0], TURN_UP)
                case Chance():
                    state = game.play(state, NATURE, game.draw(state, rng))
                case Over():
                    break
        assert isinstance(state, Ended)
        assert state.why == "all", Rule.OBJECT.clauses


def test_the_regular_player_turns() -> None:
    table = dealt("9C", "8D")
    assert isinstance(table.game, War)
    decision = make(table.game, 0, Stream(seed_of(1))).choose(table.view(0), table.moves(0))
    assert decision.move == TURN_UP
    assert decision.why
