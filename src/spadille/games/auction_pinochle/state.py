"""Auction Pinochle: the moves, the states from draw to end, and what a seat sees of them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from spadille.cards.card import SUIT_SIGNS, SUITS, Card, mark_copies
from spadille.cards.holding import Holding, holding
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.core.errors import Unreadable
from spadille.core.words import Message
from spadille.games.auction_pinochle.melding import Melds
from spadille.games.auction_pinochle.rules import PACK, SEATS
from spadille.games.auction_pinochle.words import say
from spadille.parts.auction import PASS, Pass
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards, with_number
from spadille.parts.tricks import PLAYS, Play


class Bid(Value, frozen=True):
    """So many points for the side, in melds and tricks."""

    points: int


class Shoot(Value, frozen=True):
    """All twelve tricks for the side."""


class Trumps(Value, frozen=True):
    """The declarer names the trump suit."""

    suit: int


class Concede(Value, frozen=True):
    """The declarer gives the deal up before a card is led."""


Contract: TypeAlias = Bid | Shoot
Call: TypeAlias = Contract | Pass
Move: TypeAlias = HighCards | FirstDealer | Deal | Pass | Bid | Shoot | Trumps | Concede | Play

SHOOT, CONCEDE = Shoot(), Concede()
TRUMPS: Final = tuple(Trumps(suit) for suit in range(4))
_WORDS: Final[dict[Move, str]] = {PASS: "pass", SHOOT: "shoot", CONCEDE: "concede"}


def taken_by(leaders: tuple[Seat, ...]) -> tuple[int, ...]:
    """How many tricks each seat has taken, from who led each: the winner of a trick leads to the next."""
    won = leaders[1:]
    return tuple(won.count(seat) for seat in range(SEATS))


def as_said(call: Call) -> Message:
    """A call as people say it."""
    match call:
        case Bid(points):
            return say("bid", n=points)
        case Shoot():
            return say("shoot")
    return say("pass")


# -- reading and spelling ----------------------------------------------------------------------------

_SIGNS: Final = str.maketrans(SUIT_SIGNS, SUITS)


def _spell(move: Move) -> str:
    match move:
        case Play(each):
            return f"play {each}"
        case Bid(points):
            return f"bid {points}"
        case Trumps(suit):
            return f"trumps {SUITS[suit]}"
        case HighCards() | FirstDealer() | Deal():
            return spell_opening(move)
        case _:
            return _WORDS[move]


def _trumps(rest: list[str]) -> Move:
    suit = rest[0].upper().translate(_SIGNS) if len(rest) == 1 else ""
    if suit not in tuple(SUITS):
        raise Unreadable(f"expected a suit, C, D, H or S; got {' '.join(rest)[:20]!r}")
    return TRUMPS[SUITS.index(suit)]


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        "play": with_card(lambda each: PLAYS[each]),
        "bid": with_number(Bid, "the points of a bid"),
        "trumps": _trumps,
        **{word: bare(move) for move, word in _WORDS.items()},
        **OPENING_VERBS,
        "deal": with_cards(lambda cards: Deal(mark_copies(cards))),
    },
    _spell,
    (*(PLAYS[each] for each in PACK), *TRUMPS, *_WORDS),
)


# -- states ------------------------------------------------------------------------------------------


class Match(Value, frozen=True):
    """What lasts from deal to deal: a total a side, and the score sheet."""

    dealer: Seat
    """Who deals, or deals next; -1 until the first dealer is found."""
    deals: int
    totals: tuple[int, ...]
    sheet: tuple[DealSheet, ...]


class Opening(Value, frozen=True):
    """The first dealer, or the next deal, is due."""

    match: Match


class Bidding(Value, frozen=True):
    """The auction."""

    match: Match
    hands: tuple[Holding, ...]
    calls: tuple[Call, ...]
    """In the order of turns, the dealer's left first; the turns of seats that are out stand as passes."""


class Naming(Value, frozen=True):
    """The declarer is to name trumps."""

    match: Match
    hands: tuple[Holding, ...]
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat


class Bargain(Value, frozen=True):
    """What the auction has settled, with the cards of the deal."""

    match: Match
    hands: tuple[Holding, ...]
    """Twelve cards each, as dealt."""
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat
    trump: int
    melds: tuple[Melds, ...]
    """What each seat has laid down."""


class Playing(Value, frozen=True):
    """The tricks of a deal: `gone` holds every card played in it, `tricks` are the finished ones from their lead on."""

    bargain: Bargain
    gone: Holding
    seat: Seat
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Card, ...], ...]
    leaders: tuple[Seat, ...]
    """Who led each trick, the open one included; so each but the first has won the trick before."""


class Ended(Value, frozen=True):
    """The match is over."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Bidding | Naming | Playing | Ended
Phase: TypeAlias = Literal["dealer", "deal", "bid", "name", "play", "over"]


class View(Value, frozen=True, kw_only=True):
    """What a seat may remember: its own cards, and all that was public in this deal and on the score sheet."""

    seat: Seat | None
    phase: Phase
    match: Match
    to_act: Seat | None = None
    hand: Holding | None = None
    """The cards still held; None for a spectator."""
    sizes: tuple[int, ...] = ()
    """How many cards each seat holds."""
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    declarer: Seat = -1
    trump: int | None = None
    melds: tuple[Melds, ...] = ()
    """What each seat has laid down before the first trick."""
    trick: tuple[Card, ...] = ()
    """The open trick, from its lead on."""
    tricks: tuple[tuple[Card, ...], ...] = ()
    """The finished tricks of this deal, each from its lead on."""
    leaders: tuple[Seat, ...] = ()
    """Who led each trick, the open one included."""
    outcome: Outcome | None = None

    @property
    def gone(self) -> Holding:
        """Every card played in this deal."""
        return holding(each for trick in (*self.tricks, self.trick) for each in trick)

    @property
    def taken(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return taken_by(self.leaders)
