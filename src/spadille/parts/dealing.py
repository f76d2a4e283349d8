"""The first dealer and the deal: the chance moves that most games begin with, and what such games refuse first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Literal, Protocol, TypeAlias, TypeVar, cast

from spadille.cards.card import Card, write_cards
from spadille.cards.pack import STANDARD, Pack, shuffled, verify_pack
from spadille.core.contract import NATURE, Chance, Decide, Game, Refusal, Rng, Seat, Value
from spadille.core.options import Option
from spadille.parts import say
from spadille.parts.lexicon import Reader, with_cards, with_number
from spadille.parts.turns import not_by_chance, refuse_turn


class HighCards(Value, frozen=True):
    """Each seat, from seat 0, draws a card; the highest deals (TBL-15)."""

    cards: tuple[Card, ...]


class FirstDealer(Value, frozen=True):
    """The first dealer, named by chance alone (TBL-16)."""

    seat: Seat


class Deal(Value, frozen=True):
    """The pack in dealing order: card by card (TBL-18) or in packets (TBL-19)."""

    cards: Pack


Opening = HighCards | FirstDealer | Deal

OPENING_VERBS: Final[dict[str, Reader[Opening]]] = {
    "draw": with_cards(HighCards),
    "dealer": with_number(FirstDealer, "a seat"),
    "deal": with_cards(Deal),
}


DealerMethod: TypeAlias = Literal["draw_high", "random"]


def first_dealer_option(clauses: str, left_open: str = "") -> Option:
    """The option for finding the first dealer: the clauses about it, and those that leave it to the table."""
    values = (("draw_high", say("draw-high")), ("random", say("random-dealer")))
    return Option(values=values, clauses=clauses, left_open=left_open)


def max_deals_option(clauses: str, left_open: str = "") -> Option:
    """The option for the number of deals that end a match, whatever the scores."""
    return Option(
        whole=lambda n: say("option-max-deals", n=n), low=1, high=10_000, clauses=clauses, left_open=left_open
    )


def spell_opening(move: Opening) -> str:
    """A chance move before or at the deal in notation: "dealer 2"."""
    match move:
        case HighCards(cards):
            return "draw " + write_cards(cards)
        case FirstDealer(seat):
            return f"dealer {seat}"
        case Deal(cards):
            return "deal " + write_cards(cards)


def draw_first_dealer(method: str, seats: int, rng: Rng) -> HighCards | FirstDealer:
    """Make the chance move that finds the first dealer, by "draw_high" or "random"."""
    if method == "random":
        return FirstDealer(rng.below(seats))
    return HighCards(shuffled(STANDARD, rng)[:seats])


def refuse_first_dealer(move: HighCards | FirstDealer, method: str, seats: int) -> Refusal | None:
    """The reason why a chance move may not determine the first dealer (TBL-16); None if it may."""
    match move:
        case FirstDealer(seat):
            if method != "random":
                return Refusal(None, say("dealer-is-drawn"))
            return None if seat < seats else Refusal(None, say("no-such-seat", last=seats - 1, seat=seat))
        case HighCards(cards):
            if method != "draw_high":
                return Refusal(None, say("dealer-is-named"))
            if len(cards) != seats:
                return Refusal(None, say("draw-one-each", seats=seats, n=len(cards)))
            if len(set(cards)) != seats or not set(cards) <= set(STANDARD):
                return Refusal(None, say("draw-all-different"))
            return None


def first_dealer(move: HighCards | FirstDealer) -> Seat:
    """The dealer: the highest card, ace high, then spades over hearts, diamonds, clubs (TBL-15, TBL-S3)."""
    if isinstance(move, FirstDealer):
        return move.seat
    return max(range(len(move.cards)), key=lambda seat: (move.cards[seat] & 15, move.cards[seat].suit))


def refuse_deal(cards: Sequence[Card], pack: Pack) -> Refusal | None:
    """The reason why the cards of a deal are wrong (TBL-18, TBL-19); None if they are not."""
    if len(cards) == len(pack) and sorted(cards) == sorted(pack):
        return None
    found = verify_pack(cards, pack)
    return Refusal(None, say("whole-pack", n=len(pack), found=found.words))


class DealersOptions(Protocol):
    """Options of a game with a dealer."""

    @property
    def first_dealer(self) -> DealerMethod:
        """The way to find the first dealer (`first_dealer_option`)."""
        ...


R = TypeVar("R", bound=DealersOptions)
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class DealtGame(Game[R, S, M, V]):
    """A game in which chance finds the first dealer and deals a pack, and one seat after another moves.

    Its turns are `Chance("dealer")`, `Chance("deal")`, `Decide` of a single seat and `Over`; a game with other
    chance moves extends `refuse_chance` and `draw`.
    """

    pack: Pack
    """The cards of every deal."""

    def __init__(self, options: R, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self._decide = tuple(Decide((seat,)) for seat in range(seats))

    def refusal(self, state: S, seat: Seat, move: M) -> Refusal | None:
        if seat == NATURE:
            return self.refuse_chance(state, move)
        return refuse_turn(self.turn(state), seat) or self.refuse_move(state, seat, move)

    @abstractmethod
    def refuse_move(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The reason why the seat whose turn it is may not make a move; None if it may."""

    def refuse_chance(self, state: S, move: M) -> Refusal | None:
        """The reason why chance may not make a move; None if it may."""
        match self.turn(state), move:
            case Chance("dealer"), HighCards() | FirstDealer():
                return refuse_first_dealer(move, self.options.first_dealer, self.seats)
            case Chance("deal"), Deal(cards):
                return refuse_deal(cards, self.pack)
        return not_by_chance(self.spell(move))

    def draw(self, state: S, rng: Rng) -> M:
        if self.turn(state) == Chance("dealer"):
            return cast("M", draw_first_dealer(self.options.first_dealer, self.seats, rng))
        return cast("M", Deal(shuffled(self.pack, rng)))
