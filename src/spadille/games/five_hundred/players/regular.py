"""The regular player of Five Hundred: counts trumps and aces to bid, draws trumps, and ducks in nullo."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import erf
from typing import Final

import msgspec

from spadille.cards.card import BIG_JOKER, SUIT_NAMES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Decision, Rng, Seat, Value, Weighed
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.native import Weights
from spadille.games.five_hundred.ranking import JOKER, USUAL, Setting
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.state import (
    ACE_NO_FACE,
    GRAND_NULLO,
    JOKER_LEADS,
    NO,
    NO_TRUMP,
    NULLO,
    OPEN_NULLO,
    PLAY_ON,
    REDEAL,
    Bid,
    Call,
    Discard,
    LeadJoker,
    Move,
    View,
    strain_of,
)
from spadille.parts.auction import PASS, last_bid
from spadille.parts.tricks import Order, Play
from spadille.thinking.budget import Budget

WEIGHTS: Final = msgspec.json.decode(files(__package__).joinpath("weights.json").read_bytes(), type=Weights)
"""Shared with the native roll-out."""
_HONOURS: Final = {
    rank: (need, keep) for need, (rank, keep) in enumerate(zip("AKQ", WEIGHTS.keep_honours, strict=True), 1)
}
"""By rank of an honour: the suit length needed to keep it, and its value then."""


_NEVER: Final = 20
"""A suit length that no hand has."""
_FEWER: Final = {(3, 3): 1.5, (4, 4): 2.0, (5, 5): 3.1, (6, 2): 0.5, (6, 3): 1.8, (6, 6): 3.3}
"""By seats and sides: expected minus actual tricks, over 150 deals each with the best suit declared."""


class RegularFiveHundred:
    """A rule-of-thumb player for any options."""

    def __init__(self, game: FiveHundred, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        assert view.hand is not None, "a player sees its hand"
        match view.phase:
            case "announce":
                return self._announce(view.hand, moves)
            case "bid":
                return self._bid(view, view.hand, moves)
            case "discard":
                return Decision(Discard(discards(view.hand, view, self.game.setting)), "the cards least missed")
        table = _read(self.game.setting, view, view.hand, self.seat)
        if len(moves) == 1:
            return Decision(moves[0], "the only card")
        return _lead(table, moves) if not view.trick else _follow(table, moves)

    # -- the auction -----------------------------------------------------------------------------

    def _announce(self, hand: Holding, moves: Sequence[Move]) -> Decision:
        """Announce a hand without court cards unless it suits nullo, and answer the partner's announcement."""
        fit = self.game.options.nullo and nullo_gain(hand, self.game.setting) > 0
        if REDEAL in moves:
            strong = max(expected(hand, strain, self.game.setting) for strain in range(NO_TRUMP + 1)) > 7
            return Decision(PLAY_ON if strong else REDEAL, "a hand to bid on" if strong else "the next may be better")
        if ACE_NO_FACE in moves and not fit:
            return Decision(ACE_NO_FACE, "the partner may want better cards")
        return Decision(NO, "the hand may be played")

    def _bid(self, view: View, hand: Holding, moves: Sequence[Move]) -> Decision:
        """Choose the bid with the highest average gain; a partner's bid is left alone unless much can be won."""
        place = last_bid(view.calls)
        first = view.match.dealer + 1
        table = self.game.setting
        bidder = (first + place) % table.seats if place is not None else self.seat
        partner = bidder != self.seat and table.same_side(bidder, self.seat)
        partners = _calls_of_partners(table, view.calls, self.seat - first)
        weighed: list[Weighed[Call]] = [Weighed(PASS, WEIGHTS.partners_bid if partner else 0.0)]
        for move in moves:
            if isinstance(move, Bid):
                tricks = expected(hand, move.strain, table) + WEIGHTS.same_suit * _has_bid(partners, move.strain)
                weighed.append(Weighed(move, _gain(move, tricks)))
        if NULLO in moves:
            weighed.append(Weighed(NULLO, nullo_gain(hand, table)))
        if OPEN_NULLO in moves:  # the others see every card
            often = nullo_gain(hand, table) / worth(NULLO) - WEIGHTS.seen
            weighed.append(Weighed(OPEN_NULLO, worth(OPEN_NULLO) * often))
        if GRAND_NULLO in moves:  # both have to keep it
            weighed.append(
                Weighed(GRAND_NULLO, worth(GRAND_NULLO) * (nullo_gain(hand, table) / worth(NULLO) - WEIGHTS.grand))
            )
        best = max(weighed, key=lambda choice: choice.worth)
        why = "nothing higher pays" if best.move == PASS else f"worth {best.worth:.0f} points on average"
        return Decision(best.move, why, tuple(weighed))


def _calls_of_partners(setting: Setting, calls: Sequence[Call], turn: int) -> tuple[Call, ...]:
    """The calls of the other seats of a side, given the turn of a seat in the round."""
    seats = range(turn + setting.sides, turn + setting.seats, setting.sides)
    return tuple(call for each in seats for call in calls[each % setting.seats :: setting.seats])


def alone(setting: Setting) -> float:
    """Tricks expected fewer than by two partners with the 45 cards, to which the weights were fitted."""
    return _FEWER.get((setting.seats, setting.sides), 0.0)


def _has_bid(calls: tuple[Call, ...], strain: int) -> bool:
    return any(isinstance(call, Bid) and call.strain == strain for call in calls)


def _gain(bid: Bid, tricks: float) -> float:
    """Average gain of a bid with `tricks` expected tricks."""
    spread = WEIGHTS.spread[bid.strain == NO_TRUMP]
    return worth(bid) * erf((tricks - bid.tricks + 0.5) / (spread * 2**0.5))


def expected(hand: Holding, strain: int, setting: Setting = USUAL) -> float:
    """The tricks that both partners should take with this hand as the declarer's, before the middle is seen."""
    weights = WEIGHTS.plain if strain == NO_TRUMP else WEIGHTS.suit
    return sum(weight * count for weight, count in zip(weights, features(hand, strain, setting), strict=True)) - alone(
        setting
    )


def features(hand: Holding, strain: int, setting: Setting = USUAL) -> tuple[float, ...]:
    """The features of a hand, one number for each weight."""
    order = setting.orders[strain]
    suits = [members(hand & order.suits[suit]) for suit in range(4) if suit != strain]
    aces = sum(any(each.rank == "A" for each in suit) for suit in suits)
    kings = sum(len(suit) > 1 and any(each.rank == "K" for each in suit) for suit in suits)
    if strain == NO_TRUMP:
        queens = sum(len(suit) > 2 and any(each.rank == "Q" for each in suit) for suit in suits)
        long = sum(max(0, len(suit) - 4) for suit in suits)
        return 1, bool(hand & JOKER), aces, kings, queens, long
    power = order.power[strain]
    trumps = sorted(members(order.suits[strain]), key=lambda each: -power[each])
    tops = [bool(hand >> each & 1) for each in trumps[:4]]
    return 1, (hand & order.suits[strain]).bit_count(), *tops, aces, kings, suits.count(())


def nullo_gain(hand: Holding, setting: Setting = USUAL) -> float:
    """Average gain of nullo: high cards without low ones beneath are a risk, after the worst are discarded."""
    sure, each = WEIGHTS.nullo
    risk = sum(_dangers(hand & ~holding(_worst(hand, setting.middle - 1, setting)), setting).values())
    return worth(NULLO) * (2 * max(0.0, sure - each * risk) - 1)


def _worst(hand: Holding, count: int, setting: Setting) -> tuple[Card, ...]:
    """The worst cards for a nullo, removed one after the other."""
    out: list[Card] = []
    while len(out) < count:
        dangers = _dangers(hand, setting)
        out.append(max(members(hand), key=lambda each: (dangers[each], each & 15)))
        hand ^= 1 << out[-1]
    return tuple(out)


def _dangers(hand: Holding, setting: Setting) -> dict[Card, float]:
    """For each card, the danger that it takes an unwanted trick."""
    dangers = {BIG_JOKER: WEIGHTS.joker_danger} if hand & JOKER else {}
    for suit in range(4):
        ranks = members(setting.orders[NO_TRUMP].suits[suit])
        for place, each in enumerate(members(hand & setting.orders[NO_TRUMP].suits[suit])):
            dangers[each] = max(0.0, ranks.index(each) - WEIGHTS.beneath * place) / len(ranks)
    return dangers


# -- the middle --------------------------------------------------------------------------------------


def discards(hand: Holding, view: View, setting: Setting = USUAL) -> tuple[Card, ...]:
    """Choose cards to discard: dangers in nullo; else low cards, whole suits first if trumps can ruff."""
    if not isinstance(view.contract, Bid):
        return tuple(sorted(_worst(hand, setting.middle, setting)))
    order, strain = setting.orders[view.contract.strain], view.contract.strain
    suits = {suit: members(hand & order.suits[suit]) for suit in range(4)}

    def keep(each: Card) -> tuple[float, int]:
        suit = order.suit[each]
        if suit == strain or each == BIG_JOKER:
            return WEIGHTS.keep_trump, order.power[suit][each]
        length = len(suits[suit])
        needs, kept = _HONOURS.get(each.rank, (_NEVER, 0.0))
        if length >= needs:
            return kept, each & 15
        return (length if strain == NO_TRUMP else min(length, WEIGHTS.keep_length)) + (
            each & 15
        ) / WEIGHTS.keep_rank, each & 15

    return tuple(sorted(sorted(members(hand), key=keep)[: setting.middle]))


# -- the play ----------------------------------------------------------------------------------------


class _Table(Value, frozen=True):
    """The facts that are read from a view before a card is played."""

    order: Order
    strain: int
    hand: Holding
    trick: tuple[Card, ...]
    seats: tuple[Seat, ...]
    """The seats that played to the trick."""
    to_come: tuple[Seat, ...]
    unseen: Holding
    partners: frozenset[Seat]
    """The other seats that win tricks for the own side."""
    declares: bool
    """True if the own side has the contract."""
    ducks: frozenset[Seat]
    """The seats that want no trick: the declarers of nullo."""
    me: Seat

    def is_boss(self, card: Card) -> bool:
        """True if no unseen card of its suit is higher."""
        suit = self.order.suit[card]
        power = self.order.power[suit]
        return not any(power[each] > power[card] for each in members(self.unseen & self.order.suits[suit]))

    def is_between(self, low: Card, high: Card) -> bool:
        """True if an unseen card ranks between two cards of a suit."""
        suit = self.order.suit[high]
        power = self.order.power[suit]
        return any(power[low] < power[each] < power[high] for each in members(self.unseen & self.order.suits[suit]))

    def length(self, card: Card) -> int:
        """Number of cards of its suit in the hand."""
        return (self.hand & self.order.suits[self.order.suit[card]]).bit_count()


def _read(setting: Setting, view: View, hand: Holding, seat: Seat) -> _Table:
    strain = strain_of(view.contract)
    around = setting.rounds[view.sits_out][view.leaders[-1]]
    played = len(view.trick)
    every = range(setting.seats)
    declarers = {each for each in every if view.declarer >= 0 and setting.same_side(each, view.declarer)}
    own = declarers if seat in declarers else set(every) - declarers
    if view.declarer < 0:
        own = {each for each in every if setting.same_side(each, seat)}
    ducks = (
        {each for each in declarers if not setting.is_out(each, view.sits_out)}
        if view.contract is not None and not isinstance(view.contract, Bid)
        else set()
    )
    return _Table(
        order=setting.orders[strain],
        strain=strain,
        hand=hand,
        trick=view.trick,
        seats=around[:played],
        to_come=around[played + 1 :],
        unseen=setting.whole & ~view.gone & ~hand & ~(view.middle or 0),
        partners=frozenset(own - {seat}),
        declares=seat in declarers,
        ducks=frozenset(ducks),
        me=seat,
    )


def _cards(moves: Sequence[Move]) -> list[Card]:
    return [move.card for move in moves if isinstance(move, Play)]


def _lead(table: _Table, moves: Sequence[Move]) -> Decision:
    cards, joker = _cards(moves), [move for move in moves if isinstance(move, LeadJoker)]
    if table.ducks:
        return _lead_against_nullo(table, cards) if cards else Decision(joker[0], "the only card")
    trumps = [each for each in cards if table.order.suit[each] == table.strain]
    unseen_trumps = (table.unseen & table.order.suits[table.strain]).bit_count()
    if table.declares and table.strain != NO_TRUMP and unseen_trumps:
        naming = JOKER_LEADS[table.strain]
        if naming in joker:
            return Decision(naming, "the best bower draws trumps")
        if trumps and (table.is_boss(_top(table, trumps)) or 2 * len(trumps) > unseen_trumps):
            return Decision(Play(_top(table, trumps)), "trumps are to be drawn")
    bosses = [each for each in cards if table.is_boss(each) and each not in trumps]
    if bosses:
        return Decision(Play(max(bosses, key=table.length)), "a winner to cash")
    if joker:
        return Decision(max(joker, key=lambda move: _joker_worth(table, move)), "the joker clears a long suit")
    plain = [each for each in cards if each not in trumps] or cards
    card = min(plain, key=lambda each: (-table.length(each), each & 15))
    return Decision(Play(card), f"low from {SUIT_NAMES[table.order.suit[card]]}, the longest suit")


def _top(table: _Table, cards: list[Card]) -> Card:
    return max(cards, key=lambda each: table.order.power[table.order.suit[each]][each])


def _joker_worth(table: _Table, move: LeadJoker) -> int:
    """Value of naming a suit with the joker: its length in the hand, since unseen high cards may fall."""
    return (table.hand & table.order.suits[move.suit]).bit_count()


def _lead_against_nullo(table: _Table, cards: list[Card]) -> Decision:
    if table.me in table.ducks:
        return Decision(Play(min(cards, key=lambda each: (each & 15, each))), "the lowest lead keeps the nullo")
    return Decision(Play(min(cards, key=lambda each: (each & 15, table.length(each)))), "low, for the nullo to take")


def _follow(table: _Table, moves: Sequence[Move]) -> Decision:
    order, cards = table.order, _cards(moves)
    led = order.suit[table.trick[0]]
    power = order.power[led]
    best = order.winner(table.trick)
    winning = table.seats[best]
    winners = sorted([each for each in cards if power[each] > power[table.trick[best]]], key=lambda each: power[each])
    losers = [each for each in cards if each not in winners]
    if table.ducks:
        return _follow_in_nullo(table, winning, winners, losers)
    partner_wins = winning in table.partners
    foes = any(each not in table.partners for each in table.to_come)
    if not winners or (partner_wins and (not foes or table.is_boss(table.trick[best]))):
        return Decision(Play(_least(table, losers or cards)), "the trick is decided")
    if not foes:
        return Decision(Play(winners[0]), "as cheap as wins")
    sure = [each for each in winners if table.is_boss(each)]
    if sure:
        return Decision(Play(sure[0]), "a winner")
    follows = bool(table.hand & order.suits[led])
    if not partner_wins and not follows:
        return Decision(Play(winners[0]), "a low trump may be enough")
    if partner_wins and not (follows and table.is_between(table.trick[best], winners[-1])):
        return Decision(Play(_least(table, losers or cards)), "the partner has it")
    if not partner_wins and len(table.to_come) > 1:
        return Decision(Play(_least(table, losers or cards)), "second hand low")
    return Decision(Play(winners[-1]), "to force a higher card")


def _follow_in_nullo(table: _Table, winning: Seat, winners: list[Card], losers: list[Card]) -> Decision:
    if table.me not in table.ducks:
        if winning in table.ducks and losers:
            return Decision(Play(_highest(losers)), "the nullo is left with the trick")
        follows = bool(table.hand & table.order.suits[table.order.suit[table.trick[0]]])
        if follows and any(seat in table.ducks for seat in table.to_come):
            return Decision(Play((losers or winners)[0]), "low, for the nullo to take")
        return Decision(Play(_highest(losers + winners)), "away with a high card")
    if losers:
        return Decision(Play(_highest(losers)), "the highest card that loses")
    last = not table.to_come
    return Decision(Play(winners[-1] if last else winners[0]), "it cannot be helped" if last else "as low as may be")


def _highest(cards: list[Card]) -> Card:
    return max(cards, key=lambda each: (each == BIG_JOKER, each & 15))


def _least(table: _Table, cards: list[Card]) -> Card:
    """The card least missed: low, and no trump."""
    return min(cards, key=lambda each: (table.order.suit[each] == table.strain, each & 15, each))


def make(game: FiveHundred, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularFiveHundred:
    """A bot for one seat; it needs no time to think."""
    return RegularFiveHundred(game, seat, rng)
