"""Auction Pinochle: the moves, the states from draw to end, and what a seat sees of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import SUIT_SIGNS, SUITS, Card, mark_copies, write_cards
from spadille.cards.holding import Holding, holding
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.core.errors import Unreadable
from spadille.core.words import Message
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.melding import Melds
from spadille.games.auction_pinochle.rules import PACK
from spadille.parts.auction import PASS, Pass
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards, with_number
from spadille.parts.tricks import PLAYS, Play, taken_by


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


class PassCards(Value, frozen=True):
    """Cards that go face down to the partner, the lowest number first."""

    cards: tuple[Card, ...]


class Bury(Value, frozen=True):
    """Three cards of eighteen that are laid face down to the own tricks, the lowest number first."""

    cards: tuple[Card, ...]


Contract: TypeAlias = Bid | Shoot
Call: TypeAlias = Contract | Pass
Move: TypeAlias = HighCards | FirstDealer | Deal | Pass | Bid | Shoot | Trumps | Concede | PassCards | Bury | Play

SHOOT, CONCEDE = Shoot(), Concede()
TRUMPS: Final = tuple(Trumps(suit) for suit in range(4))
_WORDS: Final[dict[Move, str]] = {PASS: "pass", SHOOT: "shoot", CONCEDE: "concede"}


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
        case PassCards(cards):
            return f"pass {write_cards(cards)}"
        case Bury(cards):
            return f"bury {write_cards(cards)}"
        case HighCards() | FirstDealer() | Deal():
            return spell_opening(move)
        case _:
            return _WORDS[move]


def _trumps(rest: list[str]) -> Move:
    suit = rest[0].upper().translate(_SIGNS) if len(rest) == 1 else ""
    if suit not in tuple(SUITS):
        raise Unreadable(f"expected a suit, C, D, H or S; got {' '.join(rest)[:20]!r}")
    return TRUMPS[SUITS.index(suit)]


def _pass(rest: list[str]) -> Pass | PassCards:
    """The word alone, or cards for the partner."""
    return _CARDS(rest) if rest else PASS


_CARDS: Final = with_cards(lambda cards: PassCards(tuple(sorted(cards))))

LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        "play": with_card(lambda each: PLAYS[each]),
        "bid": with_number(Bid, "the points of a bid"),
        "trumps": _trumps,
        **{word: bare(move) for move, word in _WORDS.items()},
        "pass": _pass,
        "bury": with_cards(lambda cards: Bury(tuple(sorted(cards)))),
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
    widow: Holding = 0
    """Face down."""


class Naming(Value, frozen=True):
    """The declarer is to name trumps."""

    match: Match
    hands: tuple[Holding, ...]
    """With the widow in the declarer's."""
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat
    widow: Holding = 0


class Bargain(Value, frozen=True):
    """What the auction has settled, with the cards of the deal."""

    match: Match
    hands: tuple[Holding, ...]
    """The cards that each plays with, those passed and buried already gone from them."""
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat
    trump: int
    melds: tuple[Melds, ...]
    """What each seat has laid down."""
    handed: tuple[Holding, ...] = ()
    """What the partner has passed to the declarer, and what came back."""
    widow: Holding = 0
    buried: Holding = 0


class Exchanging(Value, frozen=True):
    """Partners pass each other cards, or the declarer, with the widow in the hand, is to bury as many."""

    bargain: Bargain
    """With no melds yet."""
    seat: Seat


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


State: TypeAlias = Opening | Bidding | Naming | Exchanging | Playing | Ended
Phase: TypeAlias = Literal["dealer", "deal", "bid", "name", "pass", "bury", "play", "over"]


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
    handed: Annotated[tuple[Holding | None, ...], "later"] = ()
    """What the declarer and its partner have passed each other; None where the viewer has not seen it."""
    widow: Annotated[Holding, "later"] = 0
    """The cards of the widow, once all have seen them."""
    buried: Annotated[Holding | None, "later"] = None
    """What the viewer has buried."""

    @property
    def gone(self) -> Holding:
        """Every card played in this deal."""
        return holding(each for trick in (*self.tricks, self.trick) for each in trick)

    @property
    def taken(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return taken_by(self.leaders, len(self.sizes))
