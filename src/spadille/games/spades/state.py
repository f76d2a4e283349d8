"""Spades: the moves, the states from draw to end, and what a seat sees of them."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import Card, write_cards
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.core.errors import Unreadable
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards, with_number
from spadille.parts.tricks import PLAYS, Play


class Cut(Value, frozen=True):
    """A cut: this number of cards from the top goes under the rest."""

    cards: int


class Misdeal(Value, frozen=True):
    """A misdeal: seat `long` was dealt the last card of seat `short`."""

    long: Seat
    short: Seat


class Agree(Value, frozen=True):
    """A seat agrees to put a misdeal right by passing a card."""


class Refuse(Value, frozen=True):
    """A seat wants a misdeal dealt again."""


class Give(Value, frozen=True):
    """Chance passes a card from the long hand to the short one."""

    card: Card


class Keep(Value, frozen=True):
    """The top card of the stock joins the hand; the next is thrown away."""


class Leave(Value, frozen=True):
    """The top card of the stock is thrown away; the next joins the hand."""


class Bid(Value, frozen=True):
    tricks: int


class BlindBid(Bid, frozen=True):
    """A number bid before the hand was looked at."""


class Nil(Value, frozen=True):
    pass


class BlindNil(Value, frozen=True):
    pass


class Look(Value, frozen=True):
    """A seat that could bid blind looks at its hand instead."""


class Pass(Value, frozen=True):
    """A pass: people try it, but Spades never allows it."""


class PassCards(Value, frozen=True):
    """Cards passed face down to the partner, to or from a nil; the lowest card number first."""

    cards: tuple[Card, ...]


Call: TypeAlias = Bid | Nil | BlindNil
Move: TypeAlias = (
    HighCards
    | FirstDealer
    | Deal
    | Cut
    | Misdeal
    | Agree
    | Refuse
    | Give
    | Keep
    | Leave
    | Bid
    | Nil
    | BlindNil
    | Look
    | Pass
    | PassCards
    | Play
)


def dares(move: Move) -> bool:
    """True for calls that only the person may make: nil, blind or not, and numbers bid blind."""
    return isinstance(move, Nil | BlindNil | BlindBid)


KEEP, LEAVE, LOOK, NIL, BLIND_NIL, AGREE, REFUSE = Keep(), Leave(), Look(), Nil(), BlindNil(), Agree(), Refuse()
BIDS: Final = tuple(Bid(tricks) for tricks in range(27))
BLIND_BIDS: Final = tuple(BlindBid(each.tricks) for each in BIDS)
_WORDS: Final[dict[type, str]] = {
    Keep: "keep",
    Leave: "leave",
    Look: "look",
    Nil: "nil",
    BlindNil: "blind nil",
    Agree: "agree",
    Refuse: "refuse",
    Pass: "pass",
}


def _spell(move: Move) -> str:
    match move:
        case Play(card):
            return f"play {card}"
        case BlindBid(tricks):
            return f"blind {tricks}"
        case Bid(tricks):
            return f"bid {tricks}"
        case Cut(cards):
            return f"cut {cards}"
        case Misdeal(long, short):
            return f"misdeal {long} {short}"
        case Give(card):
            return f"give {card}"
        case PassCards(cards):
            return f"pass {write_cards(cards)}"
        case HighCards() | FirstDealer() | Deal():
            return spell_opening(move)
        case _:
            return _WORDS[type(move)]


def _misdeal(rest: list[str]) -> Misdeal:
    first, second = rest if len(rest) == 2 else ("", "")
    seat = with_number(int, "misdeal and two seats")
    return Misdeal(seat([first]), seat([second]))


def _pass(rest: list[str]) -> Pass | PassCards:
    """Parse a pass: the word alone, or with cards for the partner."""
    return _CARDS(rest) if rest else Pass()


def _hand(cards: tuple[Card, ...]) -> PassCards:
    if len(set(cards)) < len(cards):
        raise Unreadable("expected different cards to pass; one is there twice")
    return PassCards(tuple(sorted(cards)))


_CARDS: Final = with_cards(_hand)

LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        "play": with_card(lambda each: PLAYS[each]),
        "bid": with_number(Bid, "bid and a number of tricks"),
        "blind": with_number(BlindBid, "blind and a number of tricks, or blind nil"),
        **{word: bare(kind()) for kind, word in _WORDS.items()},
        "pass": _pass,
        "cut": with_number(Cut, "cut and a number of cards"),
        "misdeal": _misdeal,
        "give": with_card(Give),
        **OPENING_VERBS,
    },
    _spell,
    (*PLAYS.values(), *BIDS, *BLIND_BIDS),
    by_chance=(*OPENING_VERBS, "misdeal"),
)


class Match(Value, frozen=True):
    """The state kept from deal to deal: total and bags of each side, and the score sheet."""

    dealer: Seat
    """The seat that deals, or deals next; -1 until the first dealer is drawn."""
    deals: int
    totals: tuple[int, ...]
    bags: tuple[int, ...]
    sheet: tuple[DealSheet, ...]
    tied: bool
    """True if the match was due to end before, but went on."""


class Picked(Value, frozen=True):
    """The two-handed deal: the original stock, and for each pair of cards whether the first was kept."""

    stock: tuple[Card, ...]
    kept: tuple[bool, ...]


class Opening(Value, frozen=True):
    """The state before the draw for dealer, or before the next deal."""

    match: Match


class Cutting(Value, frozen=True):
    """The state before the cut; the shuffled cards from the top."""

    match: Match
    cards: tuple[Card, ...]


class Consenting(Value, frozen=True):
    """A misdeal in friendly play: every seat says whether it may be corrected. Hands are face down."""

    match: Match
    hands: tuple[Holding, ...]
    misdeal: Misdeal
    answers: tuple[bool, ...]


class Picking(Value, frozen=True):
    """Two-handed: the seats take or leave the top card of the stock in turn."""

    match: Match
    picked: Picked


class Bidding(Value, frozen=True):
    """The seats bid in turn."""

    match: Match
    hands: tuple[Holding, ...]
    calls: tuple[Call, ...]
    """In the order of calling, the dealer's left first."""
    looked: bool
    """True if the seat to call could have bid blind, and has looked."""
    dealt: tuple[Card, ...]
    """The cards in dealing order while a misdeal may still be called; then empty."""
    picked: Picked | None


class Handed(Value, frozen=True):
    """Cards that a seat has passed to its partner; None where the viewer has not seen them."""

    giver: Seat
    cards: Holding | None


class Contract(Value, frozen=True):
    """The fixed facts of a deal that is played."""

    match: Match
    hands: tuple[Holding, ...]
    calls: tuple[Call, ...]
    """By seat."""
    picked: Picked | None
    opener: Seat
    handed: tuple[Handed, ...] = ()
    """Cards that partners passed for a nil; `hands` are those after passing."""


class Passing(Value, frozen=True):
    """The state after the bids: for a nil, partners pass cards before the first lead."""

    contract: Contract


class Playing(Value, frozen=True):
    """The tricks of a deal: `gone` holds every card played in it, `tricks` are the finished ones from their lead on."""

    contract: Contract
    gone: Holding
    seat: Seat
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Card, ...], ...]
    leaders: tuple[Seat, ...]
    """The seat that led each trick, the open one included; each but the first won the trick before."""


class Ended(Value, frozen=True):
    """The match is over."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Cutting | Consenting | Picking | Bidding | Passing | Playing | Ended
Phase: TypeAlias = Literal["dealer", "deal", "cut", "consent", "pick", "bid", "pass", "play", "over"]


class SeenStock(Value, frozen=True):
    """The two-handed stock: every choice made, and the cards that a seat has seen, in their places."""

    kept: tuple[bool, ...]
    seen: tuple[Card | None, ...]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: its own cards, and everything public in this deal and on the score sheet."""

    seat: Seat | None
    phase: Phase
    match: Match
    to_act: Seat | None = None
    hand: Holding | None = None
    """The cards still held; None for a spectator and while they are face down."""
    sizes: tuple[int, ...] = ()
    """Number of cards that each seat holds."""
    calls: tuple[Call | None, ...] = ()
    """By seat; None before a seat has spoken."""
    looked: bool = False
    fresh: bool = False
    misdeal: Misdeal | None = None
    answers: tuple[bool, ...] = ()
    stock: SeenStock | None = None
    """Two-handed only."""
    handed: Annotated[tuple[Handed, ...], "later"] = ()
    """Cards that partners passed for a nil, in the order of passing."""
    opener: Seat | None = None
    trick: tuple[Card, ...] = ()
    """The open trick, from its lead on."""
    taken: tuple[int, ...] = ()
    tricks: tuple[tuple[Card, ...], ...] = ()
    """The finished tricks of this deal, each from its lead on."""
    leaders: tuple[Seat, ...] = ()
    """The seat that led each trick, the open one included."""
    outcome: Outcome | None = None

    @property
    def gone(self) -> Holding:
        """Every card played in this deal."""
        return holding(each for trick in (*self.tricks, self.trick) for each in trick)


def ways_to_pass(hand: Holding, count: int) -> tuple[PassCards, ...]:
    """Every way to pass `count` cards of a hand."""
    return tuple([PassCards(cards) for cards in combinations(members(hand), count)])
