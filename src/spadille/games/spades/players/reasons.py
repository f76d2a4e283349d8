"""Reasons for a card or a call of Spades: the nil it covers, the contract it makes, the trick it stops."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from spadille.cards.card import SPADES, Card, the_card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat, Value
from spadille.core.words import Text
from spadille.games.spades import say
from spadille.games.spades.game import Spades
from spadille.games.spades.pack import height
from spadille.games.spades.players.aims import Contract, contract, living_nils, stakes
from spadille.games.spades.players.facts import Enough, Kept, LeftToNil, OffNil, OverNil, Takes, UnderNil
from spadille.games.spades.scoring import helps
from spadille.games.spades.state import Bid, BlindNil, Call, Look, Move, Nil, PassCards, View
from spadille.parts.tricks import Play
from spadille.thinking.facts import Needed, PartnersTrick, Stopped
from spadille.thinking.judgement import MOVER, Aim, Chances, Ground, Plain, Reasons, spoken
from spadille.thinking.open_trick import OpenTrick

_LOW: Final = 5
"""Height of the seven; cards below it are low leads."""
_TWO: Final = 2
"""Number of sides where "the others" are one side."""
_SELDOM: Final = 0.15
"""Minimum probability for a reason."""


class Table(Value, frozen=True, kw_only=True):
    """The facts that are read from a view before a card is played."""

    seat: Seat
    open_trick: OpenTrick
    winning: Seat | None
    """The seat that is winning the trick; None before a lead."""
    to_come: tuple[Seat, ...]
    partners: tuple[Seat, ...]
    nils: tuple[Seat, ...]
    """Seats whose nil still stands."""
    call: Call | None
    """The call of the seat."""
    own: Contract
    others: tuple[Contract, ...]
    bags: int
    everybody: tuple[Seat, ...]

    @property
    def alone(self) -> tuple[Seat, ...]:
        """The seats that know facts of the hand: only its own."""
        return (self.seat,)


class SpadesReasons(Reasons):
    """The reasons of Spades."""

    def words(self, game: Spades, view: View, move: Move) -> Text:
        match move:
            case Look():
                return say("look-at-hand")
            case BlindNil():
                return say("bid-nil-blind")
            case Nil():
                return say("bid-nil")
            case Bid(tricks):
                return say("bid", n=tricks)
            case PassCards(cards):
                return say("pass-cards", cards=[the_card(each) for each in cards])
            case _:
                return spoken(game.spell(move))

    def brief(self, game: Spades, view: View, move: Move) -> Text:
        match move:
            case Nil():
                return say("nil")
            case _:
                return self.words(game, view, move)

    def trick(self, game: Spades, view: View) -> int:
        return len(view.tricks) + 1 if view.phase == "play" else 0

    def stakes(self, game: Spades, view: View) -> Mapping[str, float]:
        return stakes(game, view)

    def grounds(self, game: Spades, view: View, move: Move) -> Sequence[Ground]:
        if view.seat is None:
            return ()
        if isinstance(move, Look):
            said = say("no-need-to-bid-blind", who=MOVER)
            return (Plain(aim=Aim.NIL, known_to=tuple(range(game.seats)), seat=view.seat, said=said),)
        if isinstance(move, PassCards):
            nil = view.seat in living_nils(view)
            said = say("rid-of-danger") if nil else say("low-for-nil")
            return (Plain(aim=Aim.NIL if nil else Aim.COVER, known_to=(view.seat,), seat=view.seat, said=said),)
        if not isinstance(move, Play) or view.hand is None:
            return ()
        table = _read(game, view, view.seat, view.hand)
        return (
            *_of_nils(table, move.card),
            *_of_tricks(game, table, move.card),
            *_of_cards(table, move.card),
        )

    def outcome(
        self, game: Spades, view: View, moves: tuple[Any, Any | None], aim: str, chances: Chances
    ) -> Ground | None:
        assert view.seat is not None, "a seat decides"
        (best, other), (often, else_) = moves, chances
        own, seat = (view.seat,), view.seat
        if isinstance(best, Bid) and isinstance(other, Bid) and other.tricks > best.tricks:
            return Takes(aim=aim, known_to=own, seat=seat, tricks=other.tricks, chance=else_, more=True)
        if isinstance(best, Bid):
            return Takes(aim=aim, known_to=own, seat=seat, tricks=best.tricks, chance=often)
        if often < max(else_, _SELDOM) or (other is None and isinstance(best, Play)):
            return None
        mine = aim == Aim.COVER
        nils = (each for each in living_nils(view) if each != seat and (each % game.sides == seat % game.sides) == mine)
        several = game.sides > _TWO
        return Kept(aim=aim, known_to=own, seat=seat, chance=often, player=next(nils, None), several=several)


def _read(game: Spades, view: View, seat: Seat, hand: Holding) -> Table:
    leader, played, side = view.leaders[-1], len(view.trick), seat % game.sides
    legal = game.order.follow(hand, game.order.suit[view.trick[0]]) if view.trick else hand
    return Table(
        seat=seat,
        open_trick=OpenTrick(
            order=game.order,
            trump=SPADES,
            hand=hand,
            unseen=holding(game.pack) & ~view.gone & ~hand,
            cards=view.trick,
            to_come=game.seats - played - 1,
            legal=members(legal),
        ),
        winning=(leader + game.order.winner(view.trick)) % game.seats if view.trick else None,
        to_come=tuple((leader + turn) % game.seats for turn in range(played + 1, game.seats)),
        partners=tuple(each for each in range(game.seats) if each != seat and each % game.sides == side),
        nils=living_nils(view),
        call=view.calls[seat],
        own=contract(game, view, side),
        others=tuple(contract(game, view, each) for each in range(game.sides) if each != side),
        bags=view.match.bags[side],
        everybody=tuple(range(game.seats)),
    )


# -- grounds -----------------------------------------------------------------------------------------


def _of_nils(table: Table, card: Card) -> Iterator[Ground]:
    """The reasons that concern a nil, for it or against it."""
    seat, open_trick, wins = table.seat, table.open_trick, table.open_trick.wins(card)
    partners = [each for each in table.partners if each in table.nils]
    foes = [each for each in table.nils if each != seat and each not in table.partners]
    if seat in table.nils:
        yield from _own_nil(table, card)
    if partners and wins and table.winning in partners:
        yield OffNil(aim=Aim.COVER, known_to=table.everybody, seat=seat, partner=table.winning)
    behind = next((each for each in partners if each in table.to_come), None)
    if behind is not None and wins and open_trick.boss(card):
        yield OverNil(aim=Aim.COVER, known_to=table.alone, seat=seat, partner=behind)
    if table.winning is not None and table.winning in foes and not wins:
        yield LeftToNil(aim=Aim.ATTACK, known_to=table.everybody, seat=seat, player=table.winning)
    if foes and table.winning is None and height(open_trick.order, card) < _LOW and not open_trick.boss(card):
        yield UnderNil(aim=Aim.ATTACK, known_to=table.everybody, seat=seat, player=foes[0])


def _own_nil(table: Table, card: Card) -> Iterator[Ground]:
    """The reasons why a card keeps the seat's own nil."""
    open_trick, said = table.open_trick, None
    if open_trick.cards and not open_trick.wins(card):
        under, power = open_trick.under(), open_trick.power(card)
        highest = len(under) > 1 and card == max(under, key=lambda each: power[each])
        if not open_trick.follows(card):
            said = say("rid-of-winner", who=MOVER)
        else:
            said = say("highest-under", who=MOVER) if highest else say("stays-under", who=MOVER)
    elif not open_trick.cards and not open_trick.boss(card) and height(open_trick.order, card) < _LOW:
        said = say("low-lead", who=MOVER)
    if said:
        yield Plain(aim=Aim.NIL, known_to=table.alone, seat=table.seat, said=said)


def _of_tricks(game: Spades, table: Table, card: Card) -> Iterator[Ground]:
    """The reasons that concern the contracts."""
    seat, wins, sure = table.seat, table.open_trick.wins(card), table.open_trick.sure(card)
    if seat in table.nils:
        return
    counts = helps(game.options, table.call)
    if sure and counts and table.own.open:
        yield Needed(aim=Aim.NEED, known_to=table.alone, seat=seat, need=table.own.need, left=table.own.left)
    if sure:
        several = game.sides > _TWO
        for other in table.others:
            if other.open:
                need, left = other.need, other.left
                yield Stopped(aim=Aim.SET, known_to=table.alone, seat=seat, need=need, left=left, several=several)
    bags = game.options.bag_penalty and (counts or game.options.failed_nil_bags)
    if not wins and table.own.bid and table.own.need <= 0 and bags:
        bag = table.bags - table.own.need + 1
        yield Enough(aim=Aim.BAGS, known_to=table.everybody, seat=seat, contract=table.own, bag=bag)
    if not wins and table.winning is not None and table.winning in table.partners and table.winning not in table.nils:
        aim = Aim.NEED if table.own.open else Aim.KEEP
        yield PartnersTrick(aim=aim, known_to=table.everybody, seat=seat, partner=table.winning)


def _of_cards(table: Table, card: Card) -> Iterator[Ground]:
    """The plain remark on a card."""
    aim = Aim.NEED if table.own.open else Aim.BAGS if table.own.bid else Aim.KEEP
    said = table.open_trick.remark(card)
    if said and table.seat not in table.nils:
        yield Plain(aim=aim, known_to=table.alone, seat=table.seat, said=said)


REASONS: Final = SpadesReasons()
