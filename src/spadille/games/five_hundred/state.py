"""Five Hundred: the moves, the states from draw to end, and what a seat sees of them."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import BIG_JOKER, JOKERS, SUIT_SIGNS, SUITS, Card, card, write_cards
from spadille.cards.holding import Holding, holding
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.core.errors import Unreadable
from spadille.core.words import Message
from spadille.games.five_hundred import say
from spadille.parts import say as shared
from spadille.parts.auction import PASS, Pass
from spadille.parts.choosing import Ways
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards
from spadille.parts.tricks import PLAYS, Play

NO_TRUMP: Final = JOKERS
"""The strain without a trump suit, where the joker is a suit of its own."""
STRAINS: Final = ("C", "D", "H", "S", "NT")
MIDDLE_SIZE: Final = 5
TRICKS: Final = 10


class No(Value, frozen=True):
    """A seat does not announce "ace, no face"; this shows nothing of its hand."""


class AceNoFace(Value, frozen=True):
    """A seat announces a hand of exactly one ace and neither face card nor joker."""


class Redeal(Value, frozen=True):
    """The partner of an announced hand asks for a new deal."""


class PlayOn(Value, frozen=True):
    """The partner of an announced hand wants to play on."""


class Bid(Value, frozen=True):
    """A bid of a number of tricks for the partnership, with a suit as trumps or at no trump."""

    tricks: int
    strain: int
    """CLUBS … SPADES or NO_TRUMP."""


class Nullo(Value, frozen=True):
    """No trick at no trump, the partner sitting out."""


class OpenNullo(Value, frozen=True):
    """Nullo with the hand face up on the table from the second trick on (FVH-H3)."""


class GrandNullo(Value, frozen=True):
    """No trick at no trump for both partners."""


class Discard(Value, frozen=True):
    """Cards discarded face down to the middle, as many as it has; the lowest card number first."""

    cards: tuple[Card, ...]


class LeadJoker(Value, frozen=True):
    """A lead of the joker that names the suit that the others must follow."""

    suit: int

    @property
    def card(self) -> Card:
        """The joker."""
        return BIG_JOKER


Contract: TypeAlias = Bid | Nullo | OpenNullo | GrandNullo
Call: TypeAlias = Contract | Pass
Move: TypeAlias = (
    HighCards
    | FirstDealer
    | Deal
    | No
    | AceNoFace
    | Redeal
    | PlayOn
    | Pass
    | Bid
    | Nullo
    | OpenNullo
    | GrandNullo
    | Discard
    | Play
    | LeadJoker
)

NO, ACE_NO_FACE, REDEAL, PLAY_ON = No(), AceNoFace(), Redeal(), PlayOn()
NULLO, OPEN_NULLO, GRAND_NULLO = Nullo(), OpenNullo(), GrandNullo()
BIDS: Final = tuple(Bid(tricks, strain) for tricks in range(6, 11) for strain in (3, 0, 1, 2, NO_TRUMP))
"""Every bid with a number, from the lowest up: spades, clubs, diamonds, hearts, no trump (FVH-22, FVH-25)."""
JOKER_LEADS: Final = tuple(LeadJoker(suit) for suit in range(4))
_WORDS: Final[dict[Move, str]] = {
    NO: "no",
    ACE_NO_FACE: "ace no face",
    REDEAL: "redeal",
    PLAY_ON: "play on",
    PASS: "pass",
    NULLO: "nullo",
    OPEN_NULLO: "open nullo",
    GRAND_NULLO: "grand nullo",
}


def strain_of(contract: Contract | None) -> int:
    """The trump suit of a contract; NO_TRUMP for every kind of nullo and without a contract."""
    return contract.strain if isinstance(contract, Bid) else NO_TRUMP


_SAID: Final[dict[Call, Message]] = {
    PASS: shared("pass"),
    NULLO: say("nullo"),
    OPEN_NULLO: say("open-nullo"),
    GRAND_NULLO: say("grand-nullo"),
    **{bid: say("bid", n=bid.tricks, strain=STRAINS[bid.strain]) for bid in BIDS},
}


def as_said(call: Call) -> Message:
    """A call as people say it: "seven spades"."""
    return _SAID[call]


# -- reading and spelling ----------------------------------------------------------------------------

_BID: Final = re.compile(r"(6|7|8|9|10)(NT|[CDHS])")
_SIGNS: Final = str.maketrans(SUIT_SIGNS, SUITS)


def _spell(move: Move) -> str:
    match move:
        case Play(each):
            return f"play {each}"
        case LeadJoker(suit):
            return f"play {BIG_JOKER} {SUITS[suit]}"
        case Bid(tricks, strain):
            return f"bid {tricks}{STRAINS[strain]}"
        case Discard(cards):
            return "discard " + write_cards(cards)
        case HighCards() | FirstDealer() | Deal():
            return spell_opening(move)
        case _:
            return _WORDS[move]


def _bid(rest: list[str]) -> Move:
    found = _BID.fullmatch("".join(rest).upper().translate(_SIGNS))
    if found is None:
        raise Unreadable(f"expected a bid from 6S to 10NT; got {' '.join(rest)[:20]!r}")
    return Bid(int(found[1]), STRAINS.index(found[2]))


def _play(rest: list[str]) -> Move:
    if len(rest) != 2:
        return with_card(lambda each: PLAYS[each])(rest)
    suit = rest[1].upper().translate(_SIGNS)
    if card(rest[0]) != BIG_JOKER or suit not in tuple(SUITS):
        raise Unreadable(f"expected one card, or the joker and a suit such as 'JB H'; got {' '.join(rest)[:20]!r}")
    return JOKER_LEADS[SUITS.index(suit)]


def _discard(cards: tuple[Card, ...]) -> Move:
    if len(set(cards)) < len(cards):
        raise Unreadable("expected different cards to discard; one is there twice")
    return Discard(tuple(sorted(cards)))


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        "play": _play,
        "bid": _bid,
        "discard": with_cards(_discard),
        **{word: bare(move) for move, word in _WORDS.items()},
        **OPENING_VERBS,
    },
    _spell,
    (*PLAYS.values(), *JOKER_LEADS, *BIDS, *_WORDS),
    by_chance=OPENING_VERBS,
)


class Discards(Ways[Discard]):
    """Every way to discard cards of a hand."""

    def __init__(self, hand: Holding, size: int = MIDDLE_SIZE) -> None:
        super().__init__(Discard, hand, size)


# -- states ------------------------------------------------------------------------------------------


class Match(Value, frozen=True):
    """The state kept from deal to deal: the total of each side, and the score sheet."""

    dealer: Seat
    """The seat that deals, or deals next; -1 until the first dealer is drawn."""
    deals: int
    totals: tuple[int, ...]
    sheet: tuple[DealSheet, ...]


class Opening(Value, frozen=True):
    """The state before the draw for dealer, or before the next deal."""

    match: Match


class Announcing(Value, frozen=True):
    """Each seat in turn may announce "ace, no face"; its partner answers at once."""

    match: Match
    hands: tuple[Holding, ...]
    middle: Holding
    announced: tuple[bool, ...]
    """True for each announcement made, in the order of speaking, the dealer's left first."""
    asked: bool
    """True if the partner of the last announcer has to answer."""


class Bidding(Value, frozen=True):
    """The auction."""

    match: Match
    hands: tuple[Holding, ...]
    middle: Holding
    announced: tuple[bool, ...]
    calls: tuple[Call, ...]
    """In the order of turns, the dealer's left first; turns of seats that are out count as passes."""


class Bargain(Value, frozen=True):
    """The result of the auction, with the cards of the deal."""

    match: Match
    hands: tuple[Holding, ...]
    """Ten cards each: as dealt until the discards, then as they were after them."""
    middle: Holding
    """The cards in the middle; while a seat discards, those that it takes up."""
    announced: tuple[bool, ...]
    calls: tuple[Call, ...]
    contract: Contract | None
    declarer: Seat
    """-1 without a contract."""
    sits_out: Seat = -1
    """The partner of a nullo declarer, of two the next to the left; else -1."""
    passed: Holding = 0
    """The five cards that the declarer of grand nullo has discarded for the partner."""


class Discarding(Value, frozen=True):
    """The state in which seat `seat` has taken up the middle and is to discard."""

    bargain: Bargain
    seat: Seat


class Playing(Value, frozen=True):
    """The tricks of a deal: `gone` holds every card played in it, `tricks` are the finished ones from their lead on."""

    bargain: Bargain
    strain: int
    gone: Holding
    seat: Seat
    trick: tuple[Card, ...]
    follow: Holding
    """The cards that follow the open trick; none before its lead."""
    named: int
    """The suit named with the joker in this deal; -1 if none."""
    tricks: tuple[tuple[Card, ...], ...]
    leaders: tuple[Seat, ...]
    """The seat that led each trick, the open one included; each but the first won the trick before."""


class Ended(Value, frozen=True):
    """The match is over."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Announcing | Bidding | Discarding | Playing | Ended
Phase: TypeAlias = Literal["dealer", "deal", "announce", "bid", "discard", "play", "over"]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: its own cards, and everything public in this deal and on the score sheet."""

    seat: Seat | None
    phase: Phase
    match: Match
    to_act: Seat | None = None
    hand: Holding | None = None
    """The cards still held, those taken from the middle included; None for a spectator."""
    sizes: tuple[int, ...] = ()
    """Number of cards that each seat holds."""
    announced: tuple[bool, ...] = ()
    asked: bool = False
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    declarer: Seat = -1
    sits_out: Seat = -1
    middle: Holding | None = None
    """Cards that the viewer has taken up from the middle, later those it has discarded; None if it knows neither."""
    passed: Holding | None = None
    """The five cards passed on in grand nullo; None for all but the two partners."""
    laid: Annotated[Holding, "later"] = 0
    """The cards of a declarer of open nullo, face up on the table."""
    trick: tuple[Card, ...] = ()
    """The open trick, from its lead on."""
    named: int = -1
    """The suit named with the joker in this deal; -1 if none."""
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
