"""What can be said for a card or a call of Spades: whose nil it covers, what it makes, which trick it stops."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from spadille.cards.card import SPADES, SUIT_NAMES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat, Value
from spadille.games.spades.game import Spades
from spadille.games.spades.players.aims import Contract, contract, living_nils, stakes
from spadille.games.spades.players.facts import (
    Enough,
    Kept,
    LeftToNil,
    Needed,
    OffNil,
    OverNil,
    PartnersTrick,
    Stopped,
    Takes,
    UnderNil,
)
from spadille.games.spades.state import Bid, BlindNil, Look, Move, Nil, View
from spadille.parts.tricks import Play
from spadille.thinking.judgement import Aim, Chances, Ground, Plain, Reasons, spoken

_LOW: Final = 5
"""Cards below the seven are low leads."""
_SELDOM: Final = 0.15
"""What is reached less often is no reason."""


class Table(Value, frozen=True, kw_only=True):
    """What is read off a view before a card is played."""

    seat: Seat
    hand: Holding
    unseen: Holding
    trick: tuple[Card, ...]
    winning: Seat | None
    """Who is ahead in the trick; None before a lead."""
    to_come: tuple[Seat, ...]
    partners: tuple[Seat, ...]
    nils: tuple[Seat, ...]
    """Whose nil still stands."""
    own: Contract
    others: tuple[Contract, ...]
    bags: int
    everybody: tuple[Seat, ...]

    @property
    def alone(self) -> tuple[Seat, ...]:
        """Who knows what follows from the hand."""
        return (self.seat,)


class SpadesReasons(Reasons):
    """The reasons of Spades."""

    def words(self, game: Spades, view: View, move: Move) -> str:
        match move:
            case Look():
                return "look at your hand"
            case BlindNil():
                return "bid nil blind"
            case Nil():
                return "bid nil"
            case _:
                return spoken(game.spell(move))

    def brief(self, game: Spades, view: View, move: Move) -> str:
        match move:
            case Bid(tricks):
                return str(tricks)
            case Nil():
                return "nil"
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
            said = "nothing forces {you} to bid blind"
            return (Plain(aim=Aim.NIL, known_to=tuple(range(game.seats)), seat=view.seat, said=said),)
        if not isinstance(move, Play) or view.hand is None:
            return ()
        table = _read(game, view, view.seat, view.hand)
        return (
            *_of_nils(game, table, move.card),
            *_of_tricks(game, table, move.card),
            *_of_cards(game, table, move.card),
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
        return Kept(aim=aim, known_to=own, seat=seat, chance=often, player=next(nils, None))


def _read(game: Spades, view: View, seat: Seat, hand: Holding) -> Table:
    leader, played = view.leaders[-1], len(view.trick)
    side = seat % game.sides
    return Table(
        seat=seat,
        hand=hand,
        unseen=holding(game.pack) & ~view.gone & ~hand,
        trick=view.trick,
        winning=(leader + game.order.winner(view.trick)) % game.seats if view.trick else None,
        to_come=tuple((leader + turn) % game.seats for turn in range(played + 1, game.seats)),
        partners=tuple(each for each in range(game.seats) if each != seat and each % game.sides == side),
        nils=living_nils(view),
        own=contract(game, view, side),
        others=tuple(contract(game, view, each) for each in range(game.sides) if each != side),
        bags=view.match.bags[side],
        everybody=tuple(range(game.seats)),
    )


# -- what a card does in the trick -------------------------------------------------------------------


def _power(game: Spades, table: Table, card: Card) -> tuple[int, ...]:
    """What beats what in the trick, as the card leads it or follows."""
    return game.order.power[game.order.suit[table.trick[0] if table.trick else card]]


def _wins(game: Spades, table: Table, card: Card) -> bool:
    """It is ahead of all that lies there."""
    power = _power(game, table, card)
    return all(power[card] > power[each] for each in table.trick)


def _sure(game: Spades, table: Table, card: Card) -> bool:
    """It wins the trick whatever the others hold."""
    power = _power(game, table, card)
    return _wins(game, table, card) and not (
        table.to_come and any(power[each] > power[card] for each in members(table.unseen))
    )


def _boss(game: Spades, table: Table, card: Card) -> bool:
    """No unseen card of its suit is higher."""
    return not (game.order.suits[game.order.suit[card]] & table.unseen) >> card


def _legal(game: Spades, table: Table) -> list[Card]:
    """The cards that may be played to what was led."""
    if not table.trick:
        return list(members(table.hand))
    return list(members(game.order.follow(table.hand, game.order.suit[table.trick[0]])))


def _suit(game: Spades, card: Card) -> str:
    return SUIT_NAMES[game.order.suit[card]]


# -- grounds -----------------------------------------------------------------------------------------


def _of_nils(game: Spades, table: Table, card: Card) -> Iterator[Ground]:
    """What it does for a nil, or against one."""
    seat, wins = table.seat, _wins(game, table, card)
    partners = [each for each in table.partners if each in table.nils]
    foes = [each for each in table.nils if each != seat and each not in table.partners]
    if seat in table.nils:
        yield from _own_nil(game, table, card)
    if partners and wins and table.winning in partners:
        yield OffNil(aim=Aim.COVER, known_to=table.everybody, seat=seat, partner=partners[0])
    if partners and wins and partners[0] in table.to_come and _boss(game, table, card):
        yield OverNil(aim=Aim.COVER, known_to=table.alone, seat=seat, partner=partners[0])
    if table.winning in foes and not wins:
        yield LeftToNil(aim=Aim.ATTACK, known_to=table.everybody, seat=seat, player=foes[foes.index(table.winning)])
    if foes and table.winning is None and card & 15 < _LOW and not _boss(game, table, card):
        yield UnderNil(aim=Aim.ATTACK, known_to=table.everybody, seat=seat, player=foes[0])


def _own_nil(game: Spades, table: Table, card: Card) -> Iterator[Ground]:
    """How it keeps the own nil."""
    said = ""
    if table.trick and not _wins(game, table, card):
        follows = game.order.suit[card] == game.order.suit[table.trick[0]]
        power = _power(game, table, card)
        under = [each for each in _legal(game, table) if not _wins(game, table, each)]
        highest = follows and card == max(under, key=lambda each: power[each])
        said = "it is the highest card that stays under" if highest and len(under) > 1 else "it stays under the trick"
        said = said if follows else "it gets rid of a card that could win a trick"
    elif not table.trick and not _boss(game, table, card) and card & 15 < _LOW:
        said = "a low lead is the least danger"
    if said:
        text = f"{said}, for {{your}} nil"
        yield Plain(aim=Aim.NIL, known_to=table.alone, seat=table.seat, said=text)


def _of_tricks(game: Spades, table: Table, card: Card) -> Iterator[Ground]:
    """What it does for the contracts."""
    seat, wins, sure = table.seat, _wins(game, table, card), _sure(game, table, card)
    if seat in table.nils:
        return
    if sure and table.own.open:
        yield Needed(aim=Aim.NEED, known_to=table.alone, seat=seat, contract=table.own)
    if sure:
        for other in table.others:
            if other.open:
                yield Stopped(aim=Aim.SET, known_to=table.alone, seat=seat, contract=other)
    if not wins and table.own.bid and table.own.need <= 0 and game.options.bag_penalty:
        bag = table.bags - table.own.need + 1
        yield Enough(aim=Aim.BAGS, known_to=table.everybody, seat=seat, contract=table.own, bag=bag)
    if not wins and table.winning in table.partners and table.winning not in table.nils:
        aim = Aim.NEED if table.own.open else Aim.KEEP
        partner = table.partners[table.partners.index(table.winning)]
        yield PartnersTrick(aim=aim, known_to=table.everybody, seat=seat, partner=partner)


def _of_cards(game: Spades, table: Table, card: Card) -> Iterator[Ground]:
    """What is plain to see of the card."""
    aim = Aim.NEED if table.own.open else Aim.BAGS if table.own.bid else Aim.KEEP
    said = _plain_lead(game, table, card) if not table.trick else _plain_answer(game, table, card)
    if said and table.seat not in table.nils:
        yield Plain(aim=aim, known_to=table.alone, seat=table.seat, said=said)


def _plain_lead(game: Spades, table: Table, card: Card) -> str:
    suit = game.order.suit[card]
    of_suit = [each for each in members(table.hand) if game.order.suit[each] == suit]
    spades = table.unseen & game.order.suits[SPADES]
    if suit == SPADES and _boss(game, table, card) and spades:
        return f"{spades.bit_count()} spades are still out, and none is higher"
    if _boss(game, table, card):
        return f"it is the highest of the {_suit(game, card)} left"
    if len(of_suit) == 1 and suit != SPADES and table.hand & game.order.suits[SPADES]:
        return f"it is {{your}} last of the {_suit(game, card)}, and {{you}} can trump the next"
    return ""


def _plain_answer(game: Spades, table: Table, card: Card) -> str:
    power, legal = _power(game, table, card), _legal(game, table)
    winners = [each for each in legal if _wins(game, table, each)]
    follows = game.order.suit[card] == game.order.suit[table.trick[0]]
    if not winners and card == min(legal, key=lambda each: (game.order.suit[each] == SPADES, each & 15)):
        return "nothing in {your} hand wins this trick, and it is {your} lowest"
    if card in winners and not follows:
        return f"{{you}} have no {_suit(game, table.trick[0])}, and it trumps the trick"
    if card in winners and len(winners) > 1 and card == min(winners, key=lambda each: power[each]):
        return "it is the cheapest card that wins so far"
    if card in winners and _boss(game, table, card):
        return f"it is the highest of the {_suit(game, card)} left"
    return ""


REASONS: Final = SpadesReasons()
