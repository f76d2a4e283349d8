"""Tests Mexican Sweat against a second implementation, a plain loop over lists written from the rulebook alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from spadille.cards.card import read_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import NATURE, Chance, Decide, Over
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.parts.wilds import wild_strength

RANKS = "..23456789TJQKA"
Options = dict[str, Any]
Chooser = Callable[[int, list[str]], str]
Dealer = Callable[[str], Any]


def worth(cards: list[str]) -> tuple[int, list[int], list[int]]:
    """Category, the ranks that make it, and the kickers, of the best five (or fewer) cards."""
    return max(worth_of_five(five) for five in combinations(cards, min(5, len(cards))))


def worth_of_five(cards: tuple[str, ...]) -> tuple[int, list[int], list[int]]:
    ranks = sorted((RANKS.index(each[0]) for each in cards), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape, order = [count for count, _ in groups], [rank for _, rank in groups]
    flush = len(cards) == 5 and len({each[1] for each in cards}) == 1
    straight = 0
    if len(order) == 5:
        straight = 5 if ranks == [14, 5, 4, 3, 2] else ranks[0] * (ranks[0] - ranks[4] == 4)
    if straight:
        return (8 if flush else 4), [straight], []
    if flush:
        return 5, ranks[:1], ranks[1:]
    for category, wanted in ((7, [4]), (6, [3, 2]), (3, [3]), (2, [2, 2]), (1, [2])):
        if shape[: len(wanted)] == wanted:
            return category, order[: len(wanted)], order[len(wanted) :]
    return 0, ranks[:1], ranks[1:]


MADE_BY = (1, 1, 2, 1, 1, 1, 2, 1, 1, 1)
WILD = {
    "none": (),
    "deuces": ("2C", "2D", "2H", "2S"),
    "threes_nines": ("3C", "3D", "3H", "3S", "9C", "9D", "9H", "9S"),
    "one_eyes": ("JS", "JH", "KD"),
}


def worth_wild(cards: list[str], wild: str) -> tuple[int, list[int], list[int]]:
    """The same where some cards are wild; what they make is tried by itself in tests/parts/test_wilds.py."""
    if not {*cards} & {*WILD[wild]}:
        return worth(cards)
    found = wild_strength(read_cards(" ".join(cards)), read_cards(" ".join(WILD[wild])))
    ranks = [each for place in range(4, -1, -1) if (each := found >> 4 * place & 15)]
    category = found >> 20
    return category, ranks[: MADE_BY[category]], ranks[MADE_BY[category] :]


class Plain:
    """One match. `choose(seat, words)` picks a word, `chance("dealer" or "deal")` gives a seat or a pack."""

    def __init__(self, seats: int, options: Options, choose: Chooser, chance: Dealer) -> None:
        self.seats, self.options, self.choose, self.chance = seats, options, choose, chance
        self.chips = [options["chips"]] * seats
        self.deals = 0
        self.lookers, self.out = set[int](), set[int]()

    def run(self) -> list[int]:
        """Play the match; who wins it."""
        self.dealer = self.chance("dealer")
        while True:
            self.deal()
            self.deals += 1
            best = max(self.chips)
            first = [seat for seat, chips in enumerate(self.chips) if chips == best]
            if sum(chips > 0 for chips in self.chips) == 1:
                return first
            if self.deals == self.options["max_deals"]:
                return [] if len(first) == self.seats else first
            self.dealer = self.after(self.dealer)

    def after(self, seat: int) -> int:
        return next(
            each % self.seats for each in range(seat + 1, seat + self.seats + 1) if self.chips[each % self.seats]
        )

    def after_in(self, seat: int) -> int:
        seat = self.after(seat)
        return self.after_in(seat) if seat in self.out else seat

    def stakes(self) -> None:
        self.dead, self.rounds = 0, []
        if self.options["stake_mode"] == "ante":
            self.rounds.append([0] * self.seats)
            for seat in range(self.seats):
                if seat not in self.out:
                    self.pay(seat, self.options["ante"], self.rounds[0])
            return
        small = self.after_in(self.dealer)
        for seat, blind in ((small, "small_blind"), (self.after_in(small), "big_blind")):
            self.dead += self.pay(seat, self.options[blind])

    def pay(self, seat: int, chips: int, into: list[int] | None = None) -> int:
        """Pay as far as the stack goes; what was paid."""
        paid: int = min(chips, self.chips[seat])
        self.chips[seat] -= paid
        if into is not None:
            into[seat] += paid
        return paid

    @property
    def pot(self) -> int:
        return self.dead + sum(sum(paid) for paid in self.rounds)

    def deal(self) -> None:
        order = [each % self.seats for each in range(self.dealer + 1, self.dealer + 1 + self.seats)]
        benched, self.lookers = self.lookers, set[int]()
        left = [seat for seat in order if self.chips[seat] and seat not in benched]
        self.out = benched if len(left) > 1 else set()
        order = [seat for seat in order if self.chips[seat] and seat not in self.out]
        self.stakes()
        pack: list[str] = self.chance("deal")
        self.hands = {seat: pack[place : 7 * len(order) : len(order)] for place, seat in enumerate(order)}
        centre = pack[7 * len(order) :]
        self.kill = centre.pop(0) if self.options["kill_card"] in ("rank", "first_match") else None
        self.target = centre.pop(0) if self.options["card_to_beat"] else None
        self.doubled = False
        self.up: dict[int, int] = dict.fromkeys(order, 0)
        self.live = list(order)
        self.gone: list[int] = []
        self.ahead: int | None = None
        self.peeks(order)
        seat = self.dealer
        while len(self.live) > 1:
            seat = (seat + 1) % self.seats
            if seat in self.live:
                self.turn(seat)
        self.pay_out()

    def peeks(self, order: list[int]) -> None:
        for seat in order:
            if not self.options["peek"] or len(self.live) == 1 or self.choose(seat, ["no peek", "peek"]) == "no peek":
                continue
            if self.choose(seat, ["stay", "fold"]) == "fold":
                self.leave(seat)

    def leave(self, seat: int) -> None:
        self.live.remove(seat)
        self.gone.append(seat)

    def shown(self, seat: int) -> list[str]:
        return self.hands[seat][: self.up[seat]]

    def turn(self, seat: int) -> None:
        beaten = self.turn_up(seat)
        if beaten is None:
            return
        if beaten:
            self.ahead = seat
        else:
            self.leave(seat)
        if len(self.live) > 1 and (beaten or self.options["betting_after"] != "leader"):
            self.betting()

    def betting(self) -> None:
        self.bet(self.dealer if self.ahead is None else self.ahead)
        if self.ahead is not None and self.ahead not in self.live:
            self.ahead = None
            exposed = [each for each in self.live if self.up[each] and self.beats(self.shown(each))]
            self.ahead = max(exposed, key=lambda each: self.worth(self.shown(each))) if exposed else None

    def worth(self, cards: list[str]) -> tuple[int, list[int], list[int]]:
        return worth_wild(cards, self.options["wild"])

    def kills(self, card: str, number: int) -> bool:
        matches = self.kill is not None and card[0] == self.kill[0]
        return {
            "rank": matches,
            "first_match": matches and number == 1,
            "queen_of_spades": card == "QS",
            "none": False,
        }[self.options["kill_card"]]

    def turn_up(self, seat: int) -> bool | None:
        """Return whether the seat beats the target; None if it folded, or got ahead by folds, before it did."""
        while self.up[seat] < 7:
            words = ["turn", *(f"look {number}" for number in range(self.up[seat] + 1, 8))]
            if self.choose(seat, words) != "turn":
                penalty = self.options["look_penalty"]
                if penalty == "pay_and_stay" and self.chips[seat] >= self.pot:
                    self.dead += self.pay(seat, self.pot)
                    continue
                if penalty == "match_pot":
                    self.dead += self.pay(seat, self.pot)
                if penalty == "sit_out":
                    self.lookers.add(seat)
                return False
            self.up[seat] += 1
            self.doubled |= self.worth(self.shown(seat))[0] > 0
            if self.kills(self.shown(seat)[-1], self.up[seat]):
                return False
            if self.beats(self.shown(seat)):
                return True
            if self.options["betting_after"] == "card" and self.up[seat] < 7:
                self.betting()
                if seat not in self.live or self.ahead == seat or len(self.live) == 1:
                    return None
        return False

    def beats(self, cards: list[str]) -> bool:
        category, made, kickers = self.worth(cards)
        if self.ahead is None:
            if self.target is None:
                return True
            if self.options["tie_with_card_to_beat"] == "kickers_count":
                return self.worth(cards) > worth([self.target])
            return category > 0 or made[0] > RANKS.index(self.target[0])
        other = self.worth(self.shown(self.ahead))
        if self.options["kickers_between_players"]:
            return (category, made, kickers) > other
        return (category, made) > other[:2]

    def bet(self, opener: int) -> None:
        if sum(self.chips[seat] > 0 for seat in self.live) < 2:
            return
        while opener not in self.live or not self.chips[opener]:
            opener = (opener + 1) % self.seats
        unit: int = self.options["bet"]
        if self.options["pair_doubles_min_bet"] and self.pair(opener):
            unit *= 2
        paid = [0] * self.seats
        self.rounds.append(paid)
        bet, step, raises, done, seat = 0, unit, 0, set[int](), opener
        while any(each not in done and self.chips[each] for each in self.live):
            if seat in self.live and self.chips[seat] and seat not in done:
                done.add(seat)
                words = self.words(seat, paid, bet, step, raises, unit)
                word, _, number = self.choose(seat, words).partition(" ")
                if word == "fold":
                    self.leave(seat)
                    if len(self.live) == 1:
                        return
                elif word == "call":
                    self.pay(seat, bet - paid[seat], paid)
                elif number:
                    raises += word == "raise"
                    step, bet, done = int(number) - bet, int(number), {seat}
                    self.pay(seat, bet - paid[seat], paid)
            seat = (seat + 1) % self.seats

    def pair(self, opener: int) -> bool:
        if self.options["pair_doubles_for"] == "deal":
            return self.doubled
        return self.up[opener] > 0 and self.worth(self.shown(opener))[0] > 0

    def words(self, seat: int, paid: list[int], bet: int, step: int, raises: int, unit: int) -> list[str]:
        limit, stack = self.options["betting_limit"], self.chips[seat] + paid[seat]
        if not bet:
            most = {"fixed": unit, "pot_limit": self.pot, "no_limit": stack}[limit]
            return ["check", *(f"bet {number}" for number in range(unit, min(most, stack) + 1))]
        words = ["call", "fold"]
        if raises < self.options["max_raises"] and any(self.chips[each] for each in self.live if each != seat):
            called = self.pot + bet - paid[seat]
            most = {"fixed": bet + unit, "pot_limit": bet + called, "no_limit": stack}[limit]
            least = bet + (unit if limit == "fixed" else step)
            words += [f"raise {number}" for number in range(least, min(most, stack) + 1)]
        return words

    def pay_out(self) -> None:
        stayed = [*self.gone, *self.live]
        self.chips[stayed[-1]] += self.dead
        for paid in self.rounds:
            while payers := [seat for seat in stayed if paid[seat]]:
                level = min(paid[seat] for seat in payers)
                for seat in payers:
                    paid[seat] -= level
                self.chips[payers[-1]] += level * len(payers)


def any_options(rng: Stream) -> Options:
    values: dict[str, list[Any]] = {
        "stake_mode": ["ante", "blinds"],
        "ante": [1, 5, 7],
        "small_blind": [1, 3, 12],
        "big_blind": [2, 6, 10],
        "betting_limit": ["fixed", "pot_limit", "no_limit"],
        "bet": [1, 4, 10],
        "max_raises": [0, 1, 3],
        "peek": [False, True],
        "peek_index": [1, 4, 7],
        "tie_with_card_to_beat": ["rank_must_exceed", "kickers_count"],
        "kickers_between_players": [True, False],
        "look_penalty": ["forfeit", "match_pot", "pay_and_stay", "sit_out"],
        "pair_doubles_min_bet": [False, True],
        "pair_doubles_for": ["round", "deal"],
        "kill_card": ["rank", "rank", "first_match", "queen_of_spades", "none"],
        "card_to_beat": [True, True, False],
        "wild": ["none", "none", "deuces", "threes_nines", "one_eyes"],
        "betting_after": ["turn", "leader", "card"],
        "chips": [3, 20, 40, 100],
        "max_deals": [1, 3, 10, 30],
    }
    return {name: choices[rng.below(len(choices))] for name, choices in values.items()}


def tell_twice(rng: Stream) -> int:
    """One match by both; how many deals it had."""
    options, seats = any_options(rng), 2 + rng.below(6)
    if options["look_penalty"] == "sit_out" and seats == 2:
        options["look_penalty"] = "forfeit"
    game = open_game("mexican_sweat", "denexa", seats, options)
    state = game.initial()

    def choose(seat: int, words: list[str]) -> str:
        nonlocal state
        assert game.turn(state) == Decide((seat,))
        assert sorted(game.spell(move) for move in game.moves(state, seat)) == sorted(words)
        assert game.standing(state).scores == tuple(plain.chips)
        shy = [word for word in words if word.partition(" ")[0] not in ("look", "fold") or not rng.below(12)]
        tame = [word for word in shy if word.partition(" ")[0] not in ("bet", "raise") or not rng.below(3)] or shy
        word = tame[rng.below(len(tame))]
        state = game.play(state, seat, game.read(word))
        return word

    def chance(what: str) -> Any:
        nonlocal state
        assert game.turn(state) == Chance(what)
        assert game.standing(state).scores == tuple(plain.chips)
        pack = [str(each) for each in shuffled(STANDARD, rng)]
        dealer = rng.below(seats)
        state = game.play(
            state, NATURE, game.read(f"dealer {dealer}" if what == "dealer" else "deal " + " ".join(pack))
        )
        return dealer if what == "dealer" else pack

    plain = Plain(seats, options, choose, chance)
    winners = plain.run()
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert list(turn.outcome.winners) == winners
    assert list(turn.outcome.payoff) == [chips - options["chips"] for chips in plain.chips]
    assert game.standing(state).deals == plain.deals
    return plain.deals


@pytest.mark.parametrize("seed", range(8))
def test_both_tell_the_same_match(seed: int) -> None:
    rng = Stream(seed_of(f"twice {seed}"))
    assert sum(tell_twice(rng) for _ in range(12))


def test_both_tell_the_same_matches_for_long() -> None:
    rng = Stream(seed_of("twice for long"))
    assert sum(tell_twice(rng) for _ in range(400)) > 1000
