"""Tests Pinochle against a second, plain implementation with lists, move by move over random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from spadille.core.contract import Decide, Over
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game

RANKS = "9JQKTA"
POINTS = dict(zip(RANKS, (0, 2, 3, 4, 10, 11), strict=True))
FOURS = {"A": 100, "K": 80, "Q": 60, "J": 40}


def worth(cards: tuple[str, ...], trump: str) -> tuple[str, int] | None:
    """The class and worth of a meld."""
    kinds = sorted(each[:2] for each in cards)
    ranks, suits = {each[0] for each in kinds}, {each[1] for each in kinds}
    if kinds == ["JD", "QS"]:
        return "C", 40
    if len(kinds) == 4 and len(ranks) == 1 and len(suits) == 4 and kinds[0][0] in FOURS:
        return "B", FOURS[kinds[0][0]]
    if len(kinds) == 2 and ranks == {"K", "Q"} and len(suits) == 1:
        return "A", 40 if suits == {trump} else 20
    if len(kinds) == 5 and ranks == set("AKQJT") and suits == {trump}:
        return "A", 150
    return None


class Again:
    """The rules once more: cards are texts, hands are lists."""

    def __init__(self, options: dict[str, Any], dealer: int) -> None:
        self.options, self.dealer = options, dealer
        self.scores, self.target, self.deals = [0, 0], options["target"], 0
        self.winners: list[int] | None = None
        self.phase = "deal"

    def deal(self, pack: list[str]) -> None:
        first, size = 1 - self.dealer, self.options["packet"]
        self.hands: list[list[str]] = [[], []]
        pack = list(pack)
        seat = first
        while len(self.hands[self.dealer]) < 12:
            self.hands[seat] += pack[:size]
            del pack[:size]
            seat = 1 - seat
        self.up, *self.stock = pack
        self.trump = self.up[1]
        self.table: list[list[str]] = [[], []]
        self.used: dict[tuple[str, str], int] = {}
        self.piles: list[list[str]] = [[], []]
        self.led, self.turn, self.tricks, self.phase = "", first, 0, "play"
        if self.up[0] == "9":
            self.scores[self.dealer] += 10

    def legal(self) -> Iterator[str]:
        hand = self.hands[self.turn]
        if self.phase == "take":
            yield from ("take stock", "take upcard")
        elif self.phase == "meld":
            yield "done"
            nine = any(each[:2] == "9" + self.trump and each not in self.table[self.turn] for each in hand)
            if nine:
                yield "dix"
            if nine and self.up[0] != "9":
                yield "swap"
            if not self.melded:
                yield from self.melds()
        else:
            yield from (f"play {each}" for each in self.answers(hand))

    def melds(self) -> Iterator[str]:
        hand, table = self.hands[self.turn], self.table[self.turn]
        for size in (2, 4, 5):
            for cards in combinations([each for each in hand if each[0] != "9"], size):
                found = worth(cards, self.trump)
                if found is None or all(each in table for each in cards):
                    continue
                if all(self.used.get((each, found[0]), 0) < found[1] for each in cards):
                    yield "meld " + " ".join(sorted(cards))

    def answers(self, hand: list[str]) -> list[str]:
        if self.tricks < 12 or not self.led:
            return hand
        same = [each for each in hand if each[1] == self.led[1]]
        trumps = [each for each in hand if each[1] == self.trump]
        if self.led[1] == self.trump:
            higher = [each for each in trumps if RANKS.index(each[0]) > RANKS.index(self.led[0])]
            return higher or trumps or hand
        return same or trumps or hand

    def play(self, text: str) -> None:
        verb, *cards = text.split()
        me, other = self.turn, 1 - self.turn
        if verb == "play":
            self.play_card(cards[0])
        elif verb == "meld":
            group, points = worth(tuple(cards), self.trump) or ("", 0)
            self.melded = True
            self.scores[me] += points
            self.table[me] += [each for each in cards if each not in self.table[me]]
            self.used |= {(each, group): points for each in cards}
        elif verb in ("dix", "swap"):
            nine = min(each for each in self.hands[me] if each[:2] == "9" + self.trump and each not in self.table[me])
            self.scores[me] += 10
            if verb == "dix":
                self.table[me].append(nine)
            else:
                self.hands[me].remove(nine)
                self.hands[me].append(self.up)
                self.up = nine
        elif self.tricks == 12 and verb == "done" and self.options["last_card_choice"] == "winner_chooses":
            self.phase = "take"
        else:
            mine, yours = self.stock.pop(0), self.stock.pop(0) if self.stock else self.up
            if text == "take upcard":
                mine, yours = yours, mine
            self.hands[me].append(mine)
            self.hands[other].append(yours)
            self.phase = "play"

    def play_card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        if not self.led:
            self.led, self.turn = card, 1 - self.turn
            return
        higher = card[1] == self.led[1] and RANKS.index(card[0]) > RANKS.index(self.led[0])
        if not higher and not (card[1] == self.trump != self.led[1]):
            self.turn = 1 - self.turn
        self.piles[self.turn] += [self.led, card]
        self.led, self.tricks, self.melded = "", self.tricks + 1, False
        if self.tricks <= 12:
            self.phase = "meld"
        elif self.tricks == 24:
            self.count()

    def count(self) -> None:
        for seat in (0, 1):
            tally = sum(POINTS[each[0]] for each in self.piles[seat]) + 10 * (seat == self.turn)
            self.scores[seat] += tally - tally % 10 + 10 * (tally % 10 >= 7)
        self.deals, self.dealer, self.phase = self.deals + 1, 1 - self.dealer, "deal"
        self.judge()

    def judge(self) -> None:
        over = self.over()
        if len(over) == 2 and self.options["both_over"] == "higher_wins":
            over = [] if self.scores[0] == self.scores[1] else [self.scores.index(max(self.scores))]
        elif len(over) == 2:
            self.target += self.options["target_step"]
            if self.options["target_chain"] != "play_on_first":
                while len(self.over()) == 2:
                    self.target += self.options["target_step"]
            over = self.over() if self.options["target_chain"] == "immediate" else []
        if over:
            self.winners = over
        elif self.deals >= self.options["max_deals"]:
            level = self.scores[0] == self.scores[1]
            self.winners = [] if level else [self.scores.index(max(self.scores))]

    def over(self) -> list[int]:
        most = self.target - (self.options["target_rule"] == "reach")
        return [seat for seat in (0, 1) if self.scores[seat] > most]


def sorted_meld(text: str) -> str:
    verb, *cards = text.split()
    return " ".join([verb, *sorted(cards)]) if verb == "meld" else text


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"packet": 4, "last_card_choice": "winner_chooses", "target": 400},
    {"target": 100, "target_step": 70, "max_deals": 12},
    {"target": 100, "target_step": 40, "target_chain": "immediate", "target_rule": "reach"},
    {"target": 150, "both_over": "higher_wins"},
    {"target": 20, "max_deals": 6, "target_chain": "play_on"},
    {
        "target": 100,
        "target_step": 50,
        "target_chain": "play_on_first",
        "max_deals": 3,
        "last_card_choice": "winner_chooses",
    },
)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_rules_written_twice_agree_move_by_move(number: int) -> None:
    game = open_game("pinochle", None, None, {**OPTIONS[number], "first_dealer": "random"})
    settings = {name: getattr(game.options, name) for name in game.options.__struct_fields__}
    for seed in range(3):
        rng = Stream(seed_of(f"twice {number} {seed}"))
        table = Table(game)
        table.settle(rng)
        again = Again(settings, table.state.match.dealer)
        while not isinstance(turn := game.turn(table.state), Over):
            assert list(table.standing.scores) == again.scores
            if not isinstance(turn, Decide):
                table.settle(rng)
                again.deal(game.spell(table.log[-1][1]).split()[1:])
                continue
            assert turn.seats == (again.turn,)
            moves = {sorted_meld(game.spell(move)): move for move in table.moves(again.turn)}
            assert sorted(moves) == sorted(again.legal())
            chosen = list(moves)[rng.below(len(moves))]
            table.play(again.turn, moves[chosen])
            again.play(chosen)
        assert (list(turn.outcome.winners), table.standing.deals) == (again.winners, again.deals)
        assert list(turn.outcome.payoff) == again.scores
