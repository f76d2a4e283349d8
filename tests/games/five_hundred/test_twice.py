"""Tests Five Hundred against a second, plain implementation with lists, move by move over random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from spadille.core.contract import Decide, Over
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.testing.playing import pick

RANKS = "456789TJQKA"
NUMBERS = {each + suit: 16 * place + RANKS.index(each) for place, suit in enumerate("CDHS") for each in RANKS}
NUMBERS["JB"] = 99
STRAINS = ("S", "C", "D", "H", "NT")
VALUES = {
    f"bid {tricks}{strain}": 40 + 20 * place + 100 * (tricks - 6)
    for tricks in range(6, 11)
    for place, strain in enumerate(STRAINS)
} | {"nullo": 250, "grand nullo": 510}


class Again:
    """The rules once more: cards are texts, hands are lists."""

    def __init__(self, options: dict[str, Any], dealer: int) -> None:
        self.options, self.dealer = options, dealer
        self.scores, self.deals, self.phase = [0, 0], 0, "deal"
        self.winners: list[int] | None = None

    def left(self, seat: int, by: int = 1) -> int:
        return (seat + by) % 4

    def deal(self, pack: list[str]) -> None:
        self.hands: list[list[str]] = [[], [], [], []]
        self.middle: list[str] = []
        pack = list(pack)
        for size, to_middle in ((3, 2), (2, 2), (3, 0), (2, 1)):
            for turn in range(1, 5):
                self.hands[self.left(self.dealer, turn)] += [pack.pop(0) for _ in range(size)]
            self.middle += [pack.pop(0) for _ in range(to_middle)]
        self.turn = self.left(self.dealer)
        self.phase = "announce" if self.options["ace_no_face"] else "bid"
        self.barred: set[int] = set()
        self.asked = 0
        self.calls: list[tuple[int, str]] = []
        self.turns = 0
        self.out: set[int] = set()

    # -- what may be done --

    def legal(self) -> Iterator[str]:
        hand = self.hands[self.turn]
        if self.phase == "announce":
            yield "no"
            ranks = [each[0] for each in hand]
            if ranks.count("A") == 1 and not {"J", "Q", "K"} & set(ranks):
                yield "ace no face"
        elif self.phase == "answer":
            yield from ("redeal", "play on")
        elif self.phase == "bid":
            yield "pass"
            yield from (bid for bid in VALUES if self.may_bid(bid))
        elif self.phase == "discard":
            for five in combinations(sorted(hand, key=lambda each: NUMBERS[each]), 5):
                yield "discard " + " ".join(five)
        else:
            yield from self.cards(hand)

    def bids(self) -> list[tuple[int, str]]:
        return [(seat, call) for seat, call in self.calls if call != "pass"]

    def height(self, bid: str) -> float:
        if bid == "grand nullo":
            return 1000
        below = self.options["nullo_rank"] == "below_all_eights"
        return 230 if bid == "nullo" and below else VALUES[bid]

    def may_bid(self, bid: str) -> bool:
        made, rules = self.bids(), self.options
        if made and self.height(bid) <= self.height(made[-1][1]):
            return False
        if bid.startswith("bid 6"):
            early = {"first_two_seats": self.turns < 2, "first_two_bids": len(made) < 2, "off": False, "anyone": True}
            return early[rules["inkle"]]
        if bid == "nullo":
            return rules["nullo"] and self.turn % 2 not in self.barred
        if bid == "grand nullo":
            allowed = rules["nullo"] and rules["grand_nullo"] and self.turn % 2 not in self.barred
            return allowed and (self.left(self.turn, 2), "nullo") in made
        return True

    def suit(self, card: str) -> str:
        """The suit a card counts as; at no trump the joker is of none."""
        if card == "JB":
            return self.trump or "joker"
        twin = {"C": "S", "S": "C", "D": "H", "H": "D", "": ""}[self.trump]
        return self.trump if card == "J" + twin else card[1]

    def cards(self, hand: list[str]) -> list[str]:
        if self.trick:
            following = [each for each in hand if self.suit(each) == self.led]
            return [f"play {each}" for each in following or hand]
        plays = [f"play {each}" for each in hand]
        if "play JB" in plays and (not self.trump or self.options["joker_lead_naming"] == "always"):
            plays.remove("play JB")
            gone = self.failed[self.turn]
            plays += [f"play JB {suit}" for suit in "CDHS" if suit not in gone or len(gone) == 4]
        return plays

    # -- what follows --

    def play(self, text: str) -> None:
        if self.phase == "announce":
            if text == "ace no face":
                self.phase, self.turn = "answer", self.left(self.turn, 2)
            else:
                self.next_announcer()
        elif self.phase == "answer":
            if text == "redeal":
                self.phase = "deal"
                return
            self.barred.add(self.turn % 2)
            self.phase, self.turn = "announce", self.left(self.turn, 2)
            self.next_announcer()
        elif self.phase == "bid":
            self.call(text)
        elif self.phase == "discard":
            self.discard(text.split()[1:])
        else:
            self.play_card(*text.split()[1:])

    def next_announcer(self) -> None:
        self.asked += 1
        self.turn = self.left(self.turn)
        if self.asked == 4:
            self.phase = "bid"

    def call(self, text: str) -> None:
        self.calls.append((self.turn, text))
        self.turns += 1
        made, limit = self.bids(), self.options["bid_rounds"]
        most = 10_000 if limit == "until_three_passes" else 4 * limit
        if text == "pass" and self.options["pass_is_final"]:
            self.out.add(self.turn)
        over = text == "grand nullo" or (not made and len(self.calls) == 4)
        if self.options["pass_is_final"]:
            over = over or (bool(made) and len(self.out - {made[-1][0]}) == 3)
        else:
            over = over or (bool(made) and len(self.calls) - 1 - self.calls.index(made[-1]) == 3)
        self.turn = self.left(self.turn)
        while not over and self.turns < most and self.turn in self.out:
            self.turn, self.turns = self.left(self.turn), self.turns + 1
        if over or self.turns >= most:
            self.settle(made)

    def settle(self, made: list[tuple[int, str]]) -> None:
        self.trump, self.sits_out, self.declarer = "", -1, -1
        if not made:
            self.contract = ""
            if self.options["all_pass"] == "play_no_trump":
                self.lead(self.left(self.dealer))
                return
            self.phase = "deal"
            if self.options["all_pass"] == "next_dealer":
                self.dealer = self.left(self.dealer)
            return
        self.declarer, self.contract = made[-1]
        if self.contract == "nullo":
            self.sits_out = self.left(self.declarer, 2)
        if self.contract.startswith("bid") and not self.contract.endswith("NT"):
            self.trump = self.contract[-1]
        self.phase, self.turn = "discard", self.declarer
        self.hands[self.turn] += self.middle

    def discard(self, five: list[str]) -> None:
        for each in five:
            self.hands[self.turn].remove(each)
        if self.contract == "grand nullo" and self.turn == self.declarer:
            self.turn = self.left(self.turn, 2)
            self.hands[self.turn] += five
        else:
            self.lead(self.declarer)

    def lead(self, seat: int) -> None:
        self.phase, self.turn = "play", seat
        self.trick: list[tuple[int, str]] = []
        self.led = ""
        self.taken = [0, 0, 0, 0]
        self.failed: list[set[str]] = [set(), set(), set(), set()]

    def play_card(self, card: str, named: str = "") -> None:
        self.hands[self.turn].remove(card)
        if not self.trick:
            self.led = named or self.suit(card)
        elif self.suit(card) != self.led:
            self.failed[self.turn].add(self.led)
        self.trick.append((self.turn, card))
        self.turn = self.left(self.turn)
        if self.turn == self.sits_out:
            self.turn = self.left(self.turn)
        if len(self.trick) == (3 if self.sits_out >= 0 else 4):
            self.turn = max(self.trick, key=lambda each: self.strength(each[1]))[0]
            self.taken[self.turn] += 1
            self.trick = []
            if sum(self.taken) == 10:
                self.count()

    def strength(self, card: str) -> int:
        if card == "JB":
            return 300
        if self.trump and self.suit(card) == self.trump:
            bower = 200 + 10 * (card[1] == self.trump) if card[0] == "J" else 0
            return bower or 100 + RANKS.index(card[0])
        return RANKS.index(card[0]) + 1 if self.suit(card) == self.led else 0

    # -- the score --

    def count(self) -> None:
        tricks = [self.taken[0] + self.taken[2], self.taken[1] + self.taken[3]]
        side, kept = self.declarer % 2, False
        if not self.contract:
            self.scores = [score + 10 * won for score, won in zip(self.scores, tricks, strict=True)]
        elif self.contract.startswith("bid"):
            kept = tricks[side] >= int(self.contract[4:].rstrip("CDHSNT"))
            value = VALUES[self.contract]
            if kept and tricks[side] == 10:
                value = max(value, self.options["slam_bonus"])
            self.scores[side] += value if kept else -value
            self.scores[1 - side] += 10 * tricks[1 - side]
        else:
            kept = not tricks[side]
            self.scores[side] += VALUES[self.contract] if kept else -VALUES[self.contract]
            self.scores[1 - side] += 10 * tricks[side]
        self.deals, self.dealer, self.phase = self.deals + 1, self.left(self.dealer), "deal"
        self.judge(side if kept else None)

    def judge(self, kept_by: int | None) -> None:
        rules, (mine, yours) = self.options, self.scores
        over = [side for side in (0, 1) if self.is_over(self.scores[side])]
        won: int | None = None
        if rules["lose_at"] is not None and min(mine, yours) <= rules["lose_at"]:
            won = int(mine < yours)
        elif kept_by is not None and kept_by in over:
            won = kept_by
        elif not rules["win_only_by_contract"] and over and mine != yours:
            won = over[0] if len(over) == 1 else int(yours > mine)
        if won is not None:
            self.winners = [won, won + 2]
        elif self.deals >= rules["max_deals"]:
            self.winners = [] if mine == yours else [int(yours > mine), int(yours > mine) + 2]

    def is_over(self, score: int) -> bool:
        target: int = self.options["target"]
        return score > target or (score == target and self.options["target_rule"] == "reach")


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"lose_at": None, "max_deals": 6},
    {"lose_at": None, "max_deals": 6, "joker_lead_naming": "no_trump_only", "nullo_rank": "by_value"},
    {"bid_rounds": "until_three_passes", "inkle": "anyone", "target_rule": "reach", "target": 240},
    {"pass_is_final": True, "inkle": "first_two_bids", "lose_at": -1000, "slam_bonus": 250},
    {"pass_is_final": True, "bid_rounds": 1, "ace_no_face": False, "lose_at": None, "max_deals": 8},
    {"bid_rounds": 2, "win_only_by_contract": False, "target": 60, "lose_at": None, "max_deals": 10},
    {"all_pass": "redeal_same_dealer", "nullo": False, "inkle": "off", "lose_at": -800},
    {"all_pass": "next_dealer", "grand_nullo": False, "win_only_by_contract": False, "target": 100},
)
KEEN = ("ace no face", "play on", "nullo", "grand nullo")
"""Chosen half the time when they may be, for they come up seldom."""


@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("quiet", [True, False], ids=["quiet", "bold"])
def test_the_rules_written_twice_agree_move_by_move(number: int, quiet: bool) -> None:
    """Quiet tables pass three times in four, so that all kinds of contracts and none come up."""
    game = open_game("five_hundred", None, None, {**OPTIONS[number], "first_dealer": "random"})
    settings = {name: getattr(game.options, name) for name in game.options.__struct_fields__}
    for seed in range(3):
        rng = Stream(seed_of(f"twice {number} {seed} {quiet}"))
        table = Table(game)
        table.settle(rng)
        again = Again(settings, table.state.match.dealer)
        while not isinstance(turn := game.turn(table.state), Over):
            assert list(table.standing.scores) == again.scores
            if not isinstance(turn, Decide):
                assert again.phase == "deal"
                assert table.state.match.dealer == again.dealer
                table.settle(rng)
                again.deal(game.spell(table.log[-1][1]).split()[1:])
                continue
            assert turn.seats == (again.turn,)
            moves = {game.spell(move): move for move in table.moves(again.turn)}
            assert sorted(moves) == sorted(again.legal())
            chosen = game.spell(pick(game, list(moves.values()), rng))
            keen = [each for each in KEEN if each in moves]
            if keen and rng.below(2):
                chosen = keen[-1]
            elif quiet and "pass" in moves and rng.below(4):
                chosen = "pass"
            table.play(again.turn, moves[chosen])
            again.play(chosen)
        assert (list(turn.outcome.winners), table.standing.deals) == (again.winners, again.deals)
        assert list(turn.outcome.payoff) == again.scores * 2
