"""Pinochle: the moves, the states from draw to end, and the view of a seat."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from spadille.cards.card import MARK, Card, mark_copies, write_cards
from spadille.cards.holding import Holding, holding
from spadille.core.contract import DealSheet, Outcome, ScoreLine, Seat, Value
from spadille.games.pinochle.rules import PHASE_ONE
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.doubled import PACK
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards
from spadille.parts.melds import Made
from spadille.parts.tricks import PLAYS, Play


class Dix(Value, frozen=True):
    """Move: lay down a nine of trumps from the hand."""


class Swap(Value, frozen=True):
    """Move: exchange a nine of trumps from the hand for the upcard."""


class Meld(Value, frozen=True):
    """Move: lay down cards as one meld; `meld_of` sorts them."""

    cards: tuple[Card, ...]


class Done(Value, frozen=True):
    """Move: meld no more; the cards are then drawn."""


class TakeStock(Value, frozen=True):
    """Move: take the last stock card, as winner of the twelfth trick."""


class TakeUpcard(Value, frozen=True):
    """Move: take the upcard, as winner of the twelfth trick."""


Move: TypeAlias = HighCards | FirstDealer | Deal | Play | Dix | Swap | Meld | Done | TakeStock | TakeUpcard

DIX, SWAP, DONE, TAKE_STOCK, TAKE_UPCARD = Dix(), Swap(), Done(), TakeStock(), TakeUpcard()
_WORDS: Final[dict[type, str]] = {
    Dix: "dix",
    Swap: "swap",
    Done: "done",
    TakeStock: "take stock",
    TakeUpcard: "take upcard",
}


def meld_of(cards: tuple[Card, ...]) -> Meld:
    """The meld of these cards in the order of notation: high cards first."""
    return Meld(tuple(sorted(cards, key=lambda each: (-(each & ~MARK), each))))


def _spell(move: Move) -> str:
    match move:
        case Play(card):
            return f"play {card}"
        case Meld(cards):
            return f"meld {write_cards(cards)}"
        case HighCards() | FirstDealer() | Deal():
            return spell_opening(move)
        case _:
            return _WORDS[type(move)]


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        "play": with_card(lambda each: PLAYS[each]),
        "meld": with_cards(meld_of),
        **{word: bare(kind()) for kind, word in _WORDS.items()},
        **OPENING_VERBS,
        "deal": with_cards(lambda cards: Deal(mark_copies(cards))),
    },
    _spell,
    (*(PLAYS[each] for each in PACK), DIX, SWAP, DONE, TAKE_STOCK, TAKE_UPCARD),
    by_chance=OPENING_VERBS,
)


class Match(Value, frozen=True):
    """The state of the match between deals: the totals, the score sheet, and the target, which may rise."""

    dealer: Seat
    """The dealer of this deal or the next; -1 until the first dealer is found."""
    deals: int
    totals: tuple[int, ...]
    sheet: tuple[DealSheet, ...]
    target: int


class Open(Value, frozen=True):
    """The public part of a deal besides its tricks."""

    match: Match
    trump: int
    upcard: Card
    """The card under the stock: the 25th of the deal, or the nine swapped for it."""
    laid: tuple[Holding, Holding]
    """Every card each seat has melded in this deal."""
    known: tuple[Holding, Holding]
    """Every card that each seat was seen to get: melded, taken up by a swap, or drawn last."""
    melds: tuple[Made, ...]
    """Every meld, dix and swap of this deal."""
    lines: tuple[ScoreLine, ...]
    """The points that were scored at once."""


class Opening(Value, frozen=True):
    """State in which the first dealer, or the next deal, is due."""

    match: Match


class Playing(Value, frozen=True):
    """State in which a card is due to a trick, in either phase. Hands include cards melded on the table (PIN-24)."""

    open: Open
    hands: tuple[Holding, Holding]
    stock: tuple[Card, ...]
    """The cards face down, top card first."""
    seat: Seat
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Card, ...], ...]
    """The finished tricks of the deal, each from its lead on."""
    leaders: tuple[Seat, ...]
    """The leader of each trick, the open one included."""


class Melding(Value, frozen=True):
    """State in which the winner of a trick of phase one may meld, until `done`. It leads to the next trick."""

    open: Open
    hands: tuple[Holding, Holding]
    stock: tuple[Card, ...]
    seat: Seat
    tricks: tuple[tuple[Card, ...], ...]
    leaders: tuple[Seat, ...]


class Taking(Value, frozen=True):
    """State in which the winner of the twelfth trick chooses between the last stock card and the upcard (PIN-S2)."""

    open: Open
    hands: tuple[Holding, Holding]
    stock: tuple[Card, ...]
    seat: Seat
    tricks: tuple[tuple[Card, ...], ...]
    leaders: tuple[Seat, ...]


class Ended(Value, frozen=True):
    """State after the end of the match."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Playing | Melding | Taking | Ended
Phase: TypeAlias = Literal["dealer", "deal", "play", "meld", "take", "over"]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: its own cards, and all that was public in this deal and on the score sheet."""

    seat: Seat | None
    phase: Phase
    match: Match
    open: Open | None = None
    to_act: Seat | None = None
    hand: Holding | None = None
    """The cards still held, those melded on the table included; None for a spectator."""
    sizes: tuple[int, ...] = ()
    """Number of cards each seat holds, those on the table included."""
    stock: int = 0
    """Number of cards face down, the last one included when it has been shown."""
    last: Card | None = None
    """The last stock card, when it has been shown (PIN-51)."""
    trick: tuple[Card, ...] = ()
    """The open trick, from its lead on."""
    tricks: tuple[tuple[Card, ...], ...] = ()
    """The finished tricks of this deal, each from its lead on."""
    leaders: tuple[Seat, ...] = ()
    """The leader of each trick, the open one included."""
    outcome: Outcome | None = None

    @property
    def gone(self) -> Holding:
        """Every card played in this deal."""
        return holding(each for trick in (*self.tricks, self.trick) for each in trick)

    @property
    def phase_two(self) -> bool:
        """True in the last twelve tricks: nothing lies on the table, and the stock is empty."""
        return self.phase == "play" and len(self.tricks) >= PHASE_ONE

    def table(self, seat: Seat) -> Holding:
        """The melded cards that lie in front of a seat now; none in phase two (PIN-53)."""
        return 0 if self.open is None or self.phase_two else self.open.laid[seat] & ~self.gone

    def known(self, seat: Seat) -> Holding:
        """The cards that everyone knows a seat to hold now, on the table or in the hand."""
        return 0 if self.open is None else self.open.known[seat] & ~self.gone
