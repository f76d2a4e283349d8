"""German Whist: the moves, the states from draw to end, and the view of a seat."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from german_whist.rules import HAND, PACK
from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding
from spadille.core.contract import DealSheet, Outcome, Seat, Value
from spadille.parts.dealing import OPENING_VERBS, Deal, FirstDealer, HighCards, spell_opening
from spadille.parts.lexicon import Lexicon, with_card
from spadille.parts.tricks import PLAYS, Play

Move: TypeAlias = HighCards | FirstDealer | Deal | Play


def _spell(move: Move) -> str:
    return f"play {move.card}" if isinstance(move, Play) else spell_opening(move)


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {"play": with_card(lambda each: PLAYS[each]), **OPENING_VERBS},
    _spell,
    [PLAYS[each] for each in PACK],
    by_chance=OPENING_VERBS,
)


class Match(Value, frozen=True):
    """The state of the match between deals."""

    dealer: Seat
    """The dealer of this deal or the next; -1 until the first dealer is found."""
    totals: tuple[int, ...]
    sheet: tuple[DealSheet, ...]


class Opening(Value, frozen=True):
    """State in which the first dealer, or the next deal, is due."""

    match: Match


class Playing(Value, frozen=True):
    """State in which a card is due to a trick, in either half."""

    match: Match
    hands: tuple[Holding, Holding]
    stock: tuple[Card, ...]
    """The cards face down, top card first."""
    turned: tuple[Card, ...]
    """Every card that was turned up, one for each trick of the first half; the first names trumps."""
    seat: Seat
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Card, ...], ...]
    """The finished tricks of the deal, each from its lead on."""
    leaders: tuple[Seat, ...]
    """The leader of each trick, the open one included."""


class Ended(Value, frozen=True):
    """State after the end of the match."""

    match: Match
    outcome: Outcome


State: TypeAlias = Opening | Playing | Ended
Phase: TypeAlias = Literal["dealer", "deal", "play", "over"]


class View(Value, frozen=True, kw_only=True):
    """A seat's view: its own cards, and all that was public in this deal and on the score sheet.

    No field could hold a card that is hidden from the seat.
    """

    seat: Seat | None
    phase: Phase
    match: Match
    to_act: Seat | None = None
    hand: Holding | None = None
    """None for a spectator."""
    sizes: tuple[int, ...] = ()
    stock: int = 0
    """Number of cards face down."""
    turned: tuple[Card, ...] = ()
    """Every card that was turned up in this deal."""
    trick: tuple[Card, ...] = ()
    tricks: tuple[tuple[Card, ...], ...] = ()
    leaders: tuple[Seat, ...] = ()
    outcome: Outcome | None = None

    @property
    def trumps(self) -> int:
        """The suit of the first card that was turned up."""
        return self.turned[0].suit

    @property
    def upcard(self) -> Card | None:
        """The upcard at stake in the open trick; None in the second half."""
        return self.turned[-1] if self.first_half else None

    @property
    def first_half(self) -> bool:
        return len(self.tricks) < HAND

    @property
    def gone(self) -> Holding:
        """Every card played in this deal."""
        return holding(each for trick in (*self.tricks, self.trick) for each in trick)

    def won(self, seat: Seat) -> int:
        """Number of tricks of this half that a seat has won."""
        return self.leaders[1 if self.first_half else HAND + 1 :].count(seat)

    def taken_up(self, seat: Seat) -> Holding:
        """The cards that a seat has taken face up in this deal, so that everyone knows them."""
        return holding(each for each, winner in zip(self.turned, self.leaders[1:], strict=False) if winner == seat)
