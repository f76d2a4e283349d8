"""The regular player of Spades: counts tricks to bid, covers a nil, sets when it pays, shuns bags once made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from spadille.cards.card import SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import Pack
from spadille.core.contract import Decision, Rng, Seat, Value
from spadille.games.spades.game import Spades
from spadille.games.spades.house import bids_itself, passes
from spadille.games.spades.native import Weights
from spadille.games.spades.pack import height
from spadille.games.spades.players.handing import by_danger, by_safety, likely, without_danger
from spadille.games.spades.scoring import helps
from spadille.games.spades.state import BLIND_NIL, KEEP, LEAVE, LOOK, NIL, Agree, Bid, Move, PassCards, Refuse, View
from spadille.parts.tricks import Play
from spadille.thinking.budget import Budget

WEIGHTS: Final = msgspec.json.decode(files(__package__).joinpath("weights.json").read_bytes(), type=Weights)
"""Shared with the native roll-out."""
_LONG: Final = 6
"""Minimum length of a long suit, whose honours take less."""
_LONG_TRUMPS: Final = 3
"""Trumps beyond this number take tricks by their length."""
_DARING: Final = 0.3
"""Maximum additional risk of a nil compared with the usual way to pass."""
_USUAL_HAND: Final = 13
_FORCED: Final = 3.0
"""Factor for the acceptable risk of a nil if the side must bid one."""
_KEEP_RANKS: Final = "QKAJ"


class RegularSpades:
    """A rule-of-thumb player for any rulebook and seat count."""

    def __init__(self, game: Spades, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        match view.phase:
            case "play":
                return self._play(view, [move.card for move in moves if isinstance(move, Play)])
            case "bid":
                return self._bid(view, moves)
            case "pick":
                return self._pick(view)
            case "pass":
                way, *_ = self.ways_to_pass(view, 0)
                return Decision(way, "what could win a trick" if self._nil(view) else "what wins no trick")
            case "cut":
                return Decision(moves[len(moves) // 2], "any cut is as good")
        agreed = Agree() in moves
        return Decision(Agree() if agreed else Refuse(), "a passed card spoils no hand")

    # -- bidding ---------------------------------------------------------------------------------

    def _pick(self, view: View) -> Decision:
        assert view.stock is not None, "the stock is in view while it is picked from"
        top = view.stock.seen[2 * len(view.stock.kept)]
        good = top is not None and is_liked(self.game, top)
        return Decision(KEEP if good else LEAVE, "an honour or a trump" if good else "the next may be better")

    def _bid(self, view: View, moves: Sequence[Move]) -> Decision:
        if view.hand is None:
            return self._blind(view, moves)
        tricks = self.expected_tricks(view.hand)
        rest = self.kept_by_nil(view.hand)
        partner_nil = any(view.calls[seat] in (NIL, BLIND_NIL) for seat in self._partners())
        if (
            NIL in moves
            and not partner_nil
            and not self.must_win(rest)
            and self.expected_tricks(rest) < WEIGHTS.nil_tricks
            and self.nil_risk(rest) < self._nil_risk(view)
        ):
            return Decision(NIL, f"hardly a trick to fear, {tricks:.1f} to expect")
        bids = [move for move in moves if isinstance(move, Bid)]
        if not bids:
            return Decision(NIL, "nothing but nil may be bid")
        said = sum(call.tricks for call in view.calls if isinstance(call, Bid))
        room = max(bids[0].tricks, self.game.hand_size - said) if len(view.calls) - view.calls.count(None) else 99
        wanted = min(max(round(tricks - WEIGHTS.caution), bids[0].tricks), bids[-1].tricks, room)
        nearest = min(bids, key=lambda bid: (abs(bid.tricks - wanted), bid.tricks))  # the total may bar a bid
        return Decision(nearest, f"the hand should take {tricks:.1f} tricks")

    def _nil_risk(self, view: View) -> float:
        """Maximum risk of a nil: higher if one of two partners must bid nil and the other has not called."""
        forced = self.game.options.bidding == "suicide" and all(view.calls[each] is None for each in self._partners())
        return WEIGHTS.nil_risk * (_FORCED if forced else 1.0)

    def _blind(self, view: View, moves: Sequence[Move]) -> Decision:
        """Bid blind nil only if the match is nearly lost (SPD-AND-31, SPD-CLB-19)."""
        totals = view.match.totals
        mine = totals[self.seat % self.game.sides]
        best = max(totals)
        desperate = BLIND_NIL in moves and best - mine >= 200 and best >= self.game.options.target - 120
        return (
            Decision(BLIND_NIL, "nothing else can catch them") if desperate else Decision(LOOK, "no need to bid blind")
        )

    # -- passing ---------------------------------------------------------------------------------

    def _nil(self, view: View) -> bool:
        """True if the player has bid nil itself."""
        return not isinstance(view.calls[self.seat], Bid)

    def ways_to_pass(self, view: View, more: int) -> tuple[PassCards, ...]:
        """Reasonable ways to pass, the usual one first: from a nil the worst cards, to a nil the lowest."""
        assert view.hand is not None, "the hand is in view when cards are passed"
        hand, order, count = view.hand, self.game.order, self.game.options.nil_pass
        if self._nil(view):
            ways = likely(by_danger(hand, order, self.nil_risk, count + more), count)
            risks = [self.nil_risk(hand & ~holding(way.cards)) for way in ways]
        else:
            ways = likely(by_safety(hand, order, count + more), count)
            risks = [self.nil_risk(holding(way.cards)) for way in ways]
        return tuple([way for way, risk in zip(ways, risks, strict=True) if risk <= risks[0] + _DARING])

    def kept_by_nil(self, hand: Holding) -> Holding:
        """The cards of a hand that a nil would keep, if cards are passed for any nil."""
        rules = self.game.options
        passed = rules.nil_pass if passes(rules, self.game.seats) and rules.nil_pass_when == "always" else 0
        return without_danger(hand, self.game.order, self.nil_risk, passed)

    def must_win(self, hand: Holding) -> bool:
        """True if a hand has the highest spade, which wins any trick: no nil is kept with it."""
        spades = self.game.order.suits[SPADES]
        power = self.game.order.power[SPADES]
        return bool(hand >> max(members(spades), key=power.__getitem__) & 1)

    def expected_tricks(self, hand: Holding) -> float:
        """Tricks to count on: honours in plain suits, high and long spades, ruffs."""
        order, thin, fit = self.game.order, 4 / self.game.seats, WEIGHTS
        by_seats = min(1.0, fit.honour_by_seats[0] + fit.honour_by_seats[1] * thin)
        power = order.power[SPADES].__getitem__
        spades = sorted(members(hand & order.suits[SPADES]), key=power, reverse=True)
        top = sorted(members(order.suits[SPADES]), key=power, reverse=True)
        tricks, counted = 0.0, 0
        for place, each in enumerate(spades):
            above = top.index(each) - place
            if above <= place or (above == 1 and len(spades) > 2):
                tricks += fit.trump_top if above == 0 else fit.trump_high
                counted += 1
        long = max(0, len(spades) - max(_LONG_TRUMPS, counted))
        tricks += fit.trump_long * long * min(1.0, thin + fit.trump_by_seats)
        spare = len(spades) - counted
        for suit in range(SPADES):
            held = sorted(members(hand & order.suits[suit]), reverse=True)
            ranks = sorted(members(order.suits[suit]), reverse=True)
            for length, (worth, honour) in enumerate(zip(fit.honours, ranks, strict=False), 1):
                if honour in held and len(held) >= length:
                    tricks += worth * (1.0 if len(held) < _LONG else fit.honour_in_long_suit) * by_seats
            if len(held) < 2 and spare > 0:
                tricks += fit.ruff_single if held else fit.ruff_void
                spare -= 1
        return tricks * fit.share[self.game.seats]

    def nil_risk(self, hand: Holding) -> float:
        """Risk that a nil is broken: high cards without low ones beneath them; 1 is about even."""
        order, risk, fit = self.game.order, 0.0, WEIGHTS
        for suit in range(SPADES + 1):
            power = order.power[suit].__getitem__
            held = sorted(members(hand & order.suits[suit]), key=power)
            ranks = sorted(members(order.suits[suit]), key=power)
            first, more = fit.nil_plain if suit < SPADES else fit.nil_trump
            for place, each in enumerate(held):
                height = ranks.index(each) / (len(ranks) - 1)
                safe = first + more * place
                risk += max(0.0, height - min(1.0, safe + (fit.nil_third if place >= 2 else 0.0)))
            if suit == SPADES:
                tops = sum(fit.nil_top_trump for each in held if ranks.index(each) >= len(ranks) - 2)
                risk += fit.nil_long_trump * max(0, len(held) - _LONG_TRUMPS) + tops
        return risk * (self.game.hand_size / _USUAL_HAND) ** fit.nil_size

    # -- playing ---------------------------------------------------------------------------------

    def _partners(self) -> list[Seat]:
        game = self.game
        return [seat for seat in range(game.seats) if seat != self.seat and (seat - self.seat) % game.sides == 0]

    def _play(self, view: View, legal: list[Card]) -> Decision:
        if len(legal) == 1:
            return Decision(Play(legal[0]), "the only card")
        table = _read(self.game, view, self.seat, self._partners())
        card, why = _lead(self.game, table, legal) if not view.trick else _follow(self.game, table, legal)
        return Decision(Play(card), why)


class _Table(Value, frozen=True):
    """The facts that are read from a view before a card is played."""

    trick: tuple[Card, ...]
    seats: tuple[Seat, ...]
    """The seats that played to the trick."""
    to_come: tuple[Seat, ...]
    unseen: Holding
    partners: tuple[Seat, ...]
    own_nil: bool
    partner_nil: tuple[Seat, ...]
    """Partners whose nil still stands."""
    other_nil: tuple[Seat, ...]
    """Opponents whose nil still stands."""
    wants: bool
    """True if the side needs tricks, can set the others, or has no reason to avoid bags."""


def _read(game: Spades, view: View, seat: Seat, partners: Sequence[Seat]) -> _Table:
    calls, taken = view.calls, view.taken
    standing = {each for each in range(game.seats) if calls[each] is not None and not isinstance(calls[each], Bid)}
    standing -= {each for each in standing if taken[each]}
    leader = view.leaders[-1]
    played = tuple((leader + turn) % game.seats for turn in range(len(view.trick)))
    rest = tuple((leader + turn) % game.seats for turn in range(len(view.trick) + 1, game.seats))
    need = [_need(game, view, side) for side in range(game.sides)]
    mine = seat % game.sides
    left = game.hand_size - len(view.tricks)
    others = sum(each for side, each in enumerate(need) if side != mine)
    can_set = any(each > 0 and each >= left - max(0, need[mine]) - 1 for side, each in enumerate(need) if side != mine)
    set_pays = can_set and game.options.set_penalty != "zero" and others >= left - 1
    shun = game.options.bag_penalty > 0 or others > 0
    return _Table(
        trick=view.trick,
        seats=played,
        to_come=rest,
        unseen=_all_of(game.pack) & ~view.gone & ~(view.hand or 0),
        partners=tuple(partners),
        own_nil=seat in standing,
        partner_nil=tuple(each for each in partners if each in standing),
        other_nil=tuple(each for each in standing if each != seat and each not in partners),
        wants=need[mine] > 0 or set_pays or not shun or bids_itself(game.options, view.match.deals),
    )


@cache
def _all_of(pack: Pack) -> Holding:
    """Every card of a pack."""
    return holding(pack)


def _need(game: Spades, view: View, side: int) -> int:
    """Tricks that a side still needs for its contract; negative: overtricks."""
    seats = range(side, game.seats, game.sides)
    bid = sum(call.tricks for seat in seats if isinstance(call := view.calls[seat], Bid))
    made = sum(view.taken[seat] for seat in seats if helps(game.options, view.calls[seat]))
    return bid - made if bid else 0


def _boss(game: Spades, table: _Table, card: Card) -> bool:
    """True if no unseen card of its suit is higher."""
    power = game.order.power[game.order.suit[card]]
    return all(power[each] < power[card] for each in members(game.order.suits[game.order.suit[card]] & table.unseen))


def _lead(game: Spades, table: _Table, legal: list[Card]) -> tuple[Card, str]:
    suit = game.order.suit
    low_first = sorted(legal, key=lambda card: (suit[card] == SPADES, height(game.order, card)))
    if table.own_nil:
        return low_first[0], "the lowest lead keeps the nil"
    bosses = [card for card in legal if _boss(game, table, card)]
    plain = [card for card in bosses if suit[card] != SPADES]
    if table.partner_nil:
        high = max(legal, key=lambda card: (card in bosses, suit[card] != SPADES, height(game.order, card)))
        return high, "a high lead covers the nil"
    if table.wants and plain:
        return min(
            plain, key=lambda card: (holding(legal) & game.order.suits[suit[card]]).bit_count()
        ), "a winner to cash"
    if table.wants and bosses:
        return bosses[-1], "a high spade to draw others"
    if table.wants:
        length = {card: (holding(legal) & game.order.suits[suit[card]]).bit_count() for card in legal}
        return min(
            low_first, key=lambda card: (suit[card] == SPADES, length[card], height(game.order, card))
        ), "towards a ruff"
    shy = [card for card in low_first if card not in bosses]
    return (shy or low_first)[0], "no more tricks are wanted"


def _follow(game: Spades, table: _Table, legal: list[Card]) -> tuple[Card, str]:
    order = game.order
    power = order.power[order.suit[table.trick[0]]]
    best = order.winner(table.trick)
    winning = table.seats[best]
    winners = [card for card in legal if power[card] > power[table.trick[best]]]
    losers = [card for card in legal if card not in winners]
    cheap = sorted(winners, key=lambda card: power[card])
    if table.own_nil:
        return _duck(game, losers, cheap, last=not table.to_come), "under the trick, for the nil"
    if winning in table.partner_nil and cheap:
        return cheap[0], "over the partner's nil"
    if any(seat in table.partner_nil for seat in table.to_come) and cheap:
        return cheap[-1], "high, to cover the nil that follows"
    if winning in table.other_nil and losers:
        return _duck(game, losers, [], last=True), "the nil is left with the trick"
    if not table.wants:
        return _duck(game, losers, cheap, last=not table.to_come), "no more tricks are wanted"
    safe = winning in table.partners and (not table.to_come or _boss(game, table, table.trick[best]))
    if safe or not cheap:
        return _discard(game, losers or cheap), "the trick is decided"
    if not table.to_come:
        return cheap[0], "as cheap as wins"
    sure = [card for card in cheap if _boss(game, table, card)]
    if sure:
        return sure[0], "a winner"
    if len(table.to_come) > 1 and losers and winning not in table.partners:
        return _discard(game, losers), "second hand low"
    return (cheap[-1] if winning not in table.partners else _discard(game, losers or cheap)), "to force a higher card"


def _duck(game: Spades, losers: list[Card], winners: list[Card], *, last: bool) -> Card:
    """The highest card that loses; if all win, the highest when last, else the lowest."""
    if losers:
        return max(losers, key=lambda card: (game.order.suit[card] == SPADES, height(game.order, card), card))
    return winners[-1] if last else winners[0]


def is_liked(game: Spades, card: Card) -> bool:
    """True if a two-handed player keeps a card of the stock: a trump or an honour."""
    return game.order.suit[card] == SPADES or card.rank in _KEEP_RANKS


def _discard(game: Spades, cards: list[Card]) -> Card:
    """The card least missed: low, and not a spade."""
    return min(cards, key=lambda card: (game.order.suit[card] == SPADES, height(game.order, card), card))


def make(game: Spades, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularSpades:
    """A bot for one seat; it needs no time to think."""
    return RegularSpades(game, seat, rng)
