"""Auction Pinochle: the moves, the states from draw to end, and the view of a seat."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import SUIT_SIGNS, SUITS, Card, mark_copies, write_cards
from spadille.cards.holding import Holding, holding
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.core.errors import Unreadable
from spadille.core.words import Message
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.melding import Melds
from spadille.parts import say as shared
from spadille.parts.auction import PASS, Pass
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.doubled import PACK
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards, with_number
from spadille.parts.tricks import PLAYS, Play, taken_by


class Bid(Value, frozen=True):
    """Call: a number of points for the side, in melds and tricks."""

    points: int


class Shoot(Value, frozen=True):
    """Call: all twelve tricks for the side."""


class Trumps(Value, frozen=True):
    """Move: the declarer names the trump suit."""

    suit: int


class Concede(Value, frozen=True):
    """Move: the declarer gives the deal up before a card is led."""


class PassCards(Value, frozen=True):
    """Move: cards passed face down to the partner, the lowest number first."""

    cards: tuple[Card, ...]


class Bury(Value, frozen=True):
    """Move: three cards of eighteen laid face down to one's own tricks, the lowest number first."""

    cards: tuple[Card, ...]


Contract: TypeAlias = Bid | Shoot
Call: TypeAlias = Contract | Pass
Move: TypeAlias = HighCards | FirstDealer | Deal | Pass | Bid | Shoot | Trumps | Concede | PassCards | Bury | Play

SHOOT, CONCEDE = Shoot(), Concede()
TRUMPS: Final = tuple(Trumps(suit) for suit in range(4))
_WORDS: Final[dict[Move, str]] = {PASS: "pass", SHOOT: "shoot", CONCEDE: "concede"}


def as_said(call: Call) -> Message:
    """A call in words."""
    match call:
        case Bid(points):
            return say("bid", n=points)
        case Shoot():
            return say("shoot")
    return shared("pass")


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
    """A pass if the word stands alone, else cards passed to the partner."""
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
    by_chance=OPENING_VERBS,
)


# -- states ------------------------------------------------------------------------------------------


class Match(Value, frozen=True):
    """The state of the match between deals: one total for each side, and the score sheet."""

    dealer: Seat
    """The dealer of this deal or the next; -1 until the first dealer is found."""
    deals: int
    totals: tuple[int, ...]
    sheet: tuple[DealSheet, ...]


class Opening(Value, frozen=True):
    """State in which the first dealer, or the next deal, is due."""

    match: Match


class Bidding(Value, frozen=True):
    """State of the auction."""

    match: Match
    hands: tuple[Holding, ...]
    calls: tuple[Call, ...]
    """The calls in the order of turns, from the dealer's left; turns of seats that are out count as passes."""
    widow: Holding = 0
    """The widow, face down."""


class Naming(Value, frozen=True):
    """State in which the declarer is to name trumps."""

    match: Match
    hands: tuple[Holding, ...]
    """The hands, the widow in the declarer's."""
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat
    widow: Holding = 0


class Bargain(Value, frozen=True):
    """The result of the auction, with the cards of the deal."""

    match: Match
    hands: tuple[Holding, ...]
    """The hands for the play, without the cards passed and buried."""
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat
    trump: int
    melds: tuple[Melds, ...]
    """The melds that each seat has laid down."""
    handed: tuple[Holding, ...] = ()
    """The cards passed from the partner to the declarer, then those passed back."""
    widow: Holding = 0
    buried: Holding = 0


class Exchanging(Value, frozen=True):
    """State in which partners pass each other cards, or the declarer, having taken the widow, buries three."""

    bargain: Bargain
    """The bargain, with no melds yet."""
    seat: Seat


class Playing(Value, frozen=True):
    """State of the tricks: `gone` holds every card played, `tricks` are the finished ones, each from its lead on."""

    bargain: Bargain
    gone: Holding
    seat: Seat
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Card, ...], ...]
    leaders: tuple[Seat, ...]
    """The leader of each trick, the open one included; each but the first has won the trick before."""


class Ended(Value, frozen=True):
    """State after the end of the match."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Bidding | Naming | Exchanging | Playing | Ended
Phase: TypeAlias = Literal["dealer", "deal", "bid", "name", "pass", "bury", "play", "over"]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: its own cards, and all that was public in this deal and on the score sheet."""

    seat: Seat | None
    phase: Phase
    match: Match
    to_act: Seat | None = None
    hand: Holding | None = None
    """The cards still held; None for a spectator."""
    sizes: tuple[int, ...] = ()
    """Number of cards each seat holds."""
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    declarer: Seat = -1
    trump: int | None = None
    melds: tuple[Melds, ...] = ()
    """The melds that each seat laid down before the first trick."""
    trick: tuple[Card, ...] = ()
    """The open trick, from its lead on."""
    tricks: tuple[tuple[Card, ...], ...] = ()
    """The finished tricks of this deal, each from its lead on."""
    leaders: tuple[Seat, ...] = ()
    """The leader of each trick, the open one included."""
    outcome: Outcome | None = None
    handed: Annotated[tuple[Holding | None, ...], "later"] = ()
    """The cards that the declarer and its partner have passed each other; None where the viewer has not seen them."""
    widow: Annotated[Holding, "later"] = 0
    """The cards of the widow, once all have seen them."""
    buried: Annotated[Holding | None, "later"] = None
    """The cards that the viewer has buried."""

    @property
    def gone(self) -> Holding:
        """Every card played in this deal."""
        return holding(each for trick in (*self.tricks, self.trick) for each in trick)

    @property
    def taken(self) -> tuple[int, ...]:
        """Number of tricks each seat has taken."""
        return taken_by(self.leaders, len(self.sizes))
