"""Reasons for a bid, a discard or a card of Five Hundred."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from spadille.cards.card import BIG_JOKER, SPOKEN_SUITS, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Seat
from spadille.core.words import Text
from spadille.games.five_hundred import say
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import ACES, FACES, JOKER, Setting, announces
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.sight import joker_is_free
from spadille.games.five_hundred.state import (
    NO_TRUMP,
    TRICKS,
    AceNoFace,
    Bid,
    Contract,
    Discard,
    GrandNullo,
    LeadJoker,
    Move,
    No,
    Nullo,
    OpenNullo,
    PlayOn,
    Redeal,
    View,
    as_said,
    strain_of,
)
from spadille.parts.auction import Pass
from spadille.parts.tricks import Play
from spadille.thinking.facts import Needed, Often, PartnersTrick, Stopped
from spadille.thinking.judgement import MOVER, Aim, Chances, Ground, Plain, Reasons, grouped, spoken
from spadille.thinking.open_trick import OpenTrick
from spadille.thinking.saying import in_ten

_HALF: Final = 0.45
"""Minimum probability for a reason to pass: "half the time"."""
_LIKELY: Final = 0.55
"""Maximum probability that a sentence calls "only"; a likelier event is no reason."""


class FiveHundredReasons(Reasons):
    """The reasons of Five Hundred."""

    def words(self, game: FiveHundred, view: View, move: Move) -> Text:
        match move:
            case Bid() | Nullo() | OpenNullo() | GrandNullo():
                return say("move-bid", bid=as_said(move))
            case Discard(cards):
                return say("move-discard", cards=grouped(cards))
            case LeadJoker(suit):
                return say("move-joker-for", suit=SPOKEN_SUITS[suit])
            case Play(card) if card == BIG_JOKER:
                return say("joker")
            case No():
                return say("move-no") if view.hand is not None and announces(view.hand) else say("ready")
            case AceNoFace():
                return say("move-announce")
            case Redeal():
                return say("move-redeal")
            case PlayOn():
                return say("move-play-on")
            case Pass():
                return as_said(move)
            case _:
                return spoken(game.spell(move))

    def brief(self, game: FiveHundred, view: View, move: Move) -> Text:
        match move:
            case Bid() | Nullo() | OpenNullo() | GrandNullo():
                return as_said(move)
            case Discard(cards) if view.seat is not None:
                return say("other-cards", n=len(cards))
            case _:
                return self.words(game, view, move)

    def trick(self, game: FiveHundred, view: View) -> int:
        return len(view.tricks) + 1 if view.phase == "play" else 0

    def stakes(self, game: FiveHundred, view: View) -> Mapping[str, float]:
        return {} if view.contract is None else dict.fromkeys((Aim.NEED, Aim.SET), 2.0 * worth(view.contract))

    def grounds(self, game: FiveHundred, view: View, move: Move) -> Sequence[Ground]:
        if view.seat is None or view.hand is None:
            return ()
        match move:
            case No():
                return () if announces(view.hand) else (_plain(view.seat, _not_announced(view.hand)),)
            case Discard(cards):
                return tuple(_of_discards(game.setting, view, view.hand, cards))
            case Play(card):
                return tuple(_of_card(game.setting, view, view.hand, card))
            case LeadJoker():
                return (_plain(view.seat, say("joker-beats")),)
            case _:
                return ()

    def outcome(
        self, game: FiveHundred, view: View, moves: tuple[Any, Any | None], aim: str, chances: Chances
    ) -> Ground | None:
        assert view.seat is not None, "a seat decides"
        (best, other), (often, else_) = moves, chances
        bids, alone = view.phase == "bid", game.setting.sides == game.seats
        if isinstance(best, Pass) and isinstance(other, Contract) and aim == Aim.NEED:
            said = say("made-only", who=MOVER, alone="yes" if alone else "no", bid=as_said(other), often=in_ten(else_))
            return None if else_ > _LIKELY else _plain(view.seat, said, aim)
        least = _HALF if isinstance(best, Pass) else Often.SELDOM
        if often < max(else_, least) or (other is None and not bids):
            return None
        if aim != Aim.NEED and isinstance(best, Contract):
            return _plain(view.seat, say("others-bid-on", often=in_ten(often)), aim)
        what = "bid" if bids else "contract"
        return Often(aim=aim, known_to=(view.seat,), seat=view.seat, alone=alone, what=what, chance=often)


def _plain(seat: Seat, said: Text, aim: str = Aim.KEEP) -> Ground:
    return Plain(aim=aim, known_to=(seat,), seat=seat, said=said)


def _not_announced(hand: Holding) -> Text:
    """The reason not to say "ace, no face": the first thing that is wrong with the hand."""
    aces = (hand & ACES).bit_count()
    faults = {"face": hand & FACES & ~JOKER, "ace": not aces, "aces": aces > 1}
    wrong = next((each for each, there in faults.items() if there), "joker")
    return say("not-announced", who=MOVER, wrong=wrong)


def _of_discards(setting: Setting, view: View, hand: Holding, cards: tuple[Card, ...]) -> Iterator[Ground]:
    """The reasons for a discard, from the cards that it leaves."""
    assert view.seat is not None, "a seat discards"
    seat, strain = view.seat, strain_of(view.contract)
    order = setting.orders[strain]
    kept, held = ({order.suit[each] for each in some} for some in (_rest(hand, cards), members(hand)))
    void = [SPOKEN_SUITS[suit] for suit in sorted(held - kept) if suit < NO_TRUMP and suit != strain]
    if void and strain != NO_TRUMP and isinstance(view.contract, Bid):
        yield _plain(seat, say("void", who=MOVER, suits=void), Aim.NEED)
    if isinstance(view.contract, Bid) and strain != NO_TRUMP and not any(order.suit[each] == strain for each in cards):
        yield _plain(seat, say("every-trump-stays"), Aim.NEED)


def _rest(hand: Holding, cards: tuple[Card, ...]) -> list[Card]:
    return [each for each in members(hand) if each not in cards]


def _of_card(setting: Setting, view: View, hand: Holding, card: Card) -> Iterator[Ground]:
    """The reasons for a card, from its part in the trick."""
    assert view.seat is not None, "a seat plays"
    seat, open_trick, leader = view.seat, _open_trick(setting, view, hand), view.leaders[-1]
    round_ = setting.rounds[view.sits_out][leader]
    winning = round_[open_trick.order.winner(view.trick)] if view.trick else None
    declares = view.declarer >= 0 and setting.same_side(view.declarer, seat)
    won = sum(view.taken[view.declarer % setting.sides :: setting.sides]) if view.contract is not None else 0
    if isinstance(view.contract, Nullo | OpenNullo | GrandNullo):
        yield from _against_tricks(seat, open_trick, card, declares=declares)
        return
    left = TRICKS - len(view.tricks)
    need = view.contract.tricks - won if view.contract is not None else 0
    if open_trick.sure(card) and 0 < need <= left:
        if declares:
            yield Needed(aim=Aim.NEED, known_to=(seat,), seat=seat, need=need, left=left)
        else:
            yield Stopped(aim=Aim.SET, known_to=(seat,), seat=seat, need=need, left=left)
    aim = Aim.KEEP if view.contract is None else Aim.NEED if declares else Aim.SET
    if winning is not None and setting.same_side(winning, seat) and not open_trick.wins(card):
        yield PartnersTrick(aim=aim, known_to=tuple(range(setting.seats)), seat=seat, partner=winning)
    if said := open_trick.remark(card):
        yield _plain(seat, said, aim)


def _against_tricks(seat: Seat, open_trick: OpenTrick, card: Card, *, declares: bool) -> Iterator[Ground]:
    """The reasons for a card if the declarers want no trick."""
    if declares and open_trick.cards and not open_trick.wins(card):
        under, power = open_trick.under(), open_trick.power(card)
        highest = len(under) > 1 and open_trick.follows(card) and card == max(under, key=lambda each: power[each])
        yield _plain(seat, say("highest-under") if highest else say("loses"), Aim.NEED)
    if not declares and open_trick.cards and not open_trick.wins(card):
        yield _plain(seat, say("stays-under"), Aim.SET)


def _open_trick(setting: Setting, view: View, hand: Holding) -> OpenTrick:
    """The open trick as the seat sees it."""
    strain = strain_of(view.contract)
    order = setting.orders[strain]
    follow = hand & setting.followers(strain, view.trick[0], view.named) if view.trick else hand
    if view.trick and follow and strain == NO_TRUMP:
        led = [setting.followers(strain, trick[0], view.named) for trick in (*view.tricks, view.trick)]
        follow |= hand & JOKER if joker_is_free(setting.joker, led.pop(), led) else 0
    middle = view.middle or 0
    return OpenTrick(
        order=order,
        trump=None if strain == NO_TRUMP else strain,
        hand=hand,
        unseen=setting.whole & ~(view.gone | hand | middle),
        cards=view.trick,
        to_come=len(setting.rounds[view.sits_out][view.leaders[-1]]) - len(view.trick) - 1,
        legal=members(follow or hand),
    )


REASONS: Final = FiveHundredReasons()
