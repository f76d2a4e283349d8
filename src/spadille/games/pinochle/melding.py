"""Pinochle: the melds that the winner of a trick may make before the cards are drawn, and their scores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from spadille.cards.card import CARDS, MARK, Card
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Refusal, ScoreLine, Seat
from spadille.games.pinochle import say
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.rules import (
    DIX_SHAPES,
    MELDS,
    NINES,
    PHASE_ONE,
    SPOKEN_MELDS,
    SWAP_SHAPES,
    PinochleOptions,
)
from spadille.games.pinochle.scoring import at_once
from spadille.games.pinochle.state import DIX, SWAP, Dix, Meld, Melding, Open, Playing, Swap, meld_of
from spadille.parts.melds import Made, Shape, melds, shape_of, shapes_within, spent
from spadille.parts.tricks import not_held

_NO_MELD: Final = {
    "AAAA": (Rule.ACES, say("not-four", meld="aces")),
    "KKKK": (Rule.KINGS, say("not-four", meld="kings")),
    "QQQQ": (Rule.QUEENS, say("not-four", meld="queens")),
    "JJJJ": (Rule.JACKS, say("not-four", meld="jacks")),
    "QJ": (Rule.PINOCHLE, say("not-pinochle")),
    "KQ": (Rule.MARRIAGE, say("not-marriage")),
    "AKQJT": (Rule.FLUSH, say("not-flush")),
}
"""The reason why cards of these ranks are no meld."""


def nine_in_hand(state: Melding) -> Card | None:
    """The trump nine that `dix` and `swap` take from the hand: the plain copy first (Rule.EXACT_COPY)."""
    held = state.hands[state.seat] & ~state.open.laid[state.seat]
    nine = NINES[state.open.trump]
    if held >> nine & 1:
        return nine
    return CARDS[nine | MARK] if held >> (nine | MARK) & 1 else None


def nine_is_up(state: Melding) -> bool:
    """True if the upcard is a nine: turned up, or swapped (Rule.NINE_IS_UP, Rule.ONE_SWAP)."""
    return state.open.upcard.plain == NINES[state.open.trump]


def has_melded(options: PinochleOptions, state: Melding) -> bool:
    """True if the one meld for this trick has been made; a dix or swap does not count (Rule.DIX_BESIDES)."""
    tricks, shapes = len(state.tricks), MELDS[state.open.trump]
    if options.melds_a_trick == "several":
        return False
    return any(made.after == tricks and made.shape.cards in shapes for made in reversed(state.open.melds))


# -- legal moves ------------------------------------------------------------------------------


def moves(options: PinochleOptions, state: Melding) -> Iterator[Meld | Dix | Swap]:
    """Yield every legal dix, swap and meld."""
    if nine_in_hand(state) is not None:
        yield DIX
        if options.dix_swap and not nine_is_up(state):
            yield SWAP
    if not has_melded(options, state):
        held, open_ = state.hands[state.seat], state.open
        if options.reuse == "never":
            held &= ~open_.laid[state.seat]
        for cards in melds(MELDS[open_.trump].values(), held, open_.laid[state.seat], open_.melds):
            yield _meld(cards)


@cache
def _meld(cards: Holding) -> Meld:
    return meld_of(members(cards))


def refuse(options: PinochleOptions, state: Melding, move: Meld | Dix | Swap) -> Refusal | None:
    """The reason why the winner of the trick may not make this dix, swap or meld; None if it may."""
    match move:
        case Meld(cards):
            return _refuse_meld(options, state, cards)
        case Swap() if not options.dix_swap:
            return Refusal(Rule.NO_SWAP, say("no-swap"))
        case Swap() if nine_is_up(state):
            swapped = any(made.shape == SWAP_SHAPES[state.open.trump] for made in state.open.melds)
            clause = Rule.ONE_SWAP if swapped else Rule.NINE_IS_UP
            return Refusal(clause, say("nine-is-up"))
    if nine_in_hand(state) is None:
        return not_held(NINES[state.open.trump])
    return None


def refuse_out_of_phase(state: Playing, move: Meld | Dix | Swap) -> Refusal:
    """The reason why nothing may be melded while a card is due."""
    if len(state.tricks) >= PHASE_ONE:  # (Rule.LAST_DIX)
        return Refusal(Rule.NO_MELD_LATER, say("no-meld-later"))
    clause = Rule.MELD_AFTER_TRICK if isinstance(move, Meld) else Rule.DIX_AFTER_TRICK
    return Refusal(clause, say("play-a-card"))


def _refuse_meld(options: PinochleOptions, state: Melding, cards: tuple[Card, ...]) -> Refusal | None:
    held, laid = state.hands[state.seat], state.open.laid[state.seat]
    for each in cards:
        if not held >> each & 1:  # (Rule.PLAYED_IS_GONE)
            return Refusal(None, say("played", card=each)) if laid >> each & 1 else not_held(each)
    chosen = holding(cards)
    if chosen.bit_count() < len(cards):
        return Refusal(None, say("same-card"))
    if has_melded(options, state):
        return Refusal(Rule.ONE_MELD, say("one-meld"))
    shape = shape_of(chosen, MELDS[state.open.trump])
    if shape is None:
        return _refuse_shape(options, state.open.trump, cards)
    if options.reuse == "never" and chosen & laid:
        return Refusal(Rule.NO_REUSE, say("used-once"))
    return _refuse_reuse(state.open, shape, chosen, laid)  # its parts do not score separately (Rule.BEST_ONLY)


def _refuse_shape(options: PinochleOptions, trump: int, cards: tuple[Card, ...]) -> Refusal:
    """The reason why cards are no meld: too many melds at once, or cards missing."""
    kinds = holding(each.plain for each in cards)
    if kinds == 1 << NINES[trump]:
        return Refusal(Rule.DIX, say("nine-is-dix"))
    parts = shapes_within(kinds, MELDS[trump])
    covered = sum(1 << each for each in members(kinds) if any(part.cards >> each & 1 for part in parts))
    if covered == kinds:
        if sum(part.cards.bit_count() for part in parts) > len(cards):
            then = "never" if options.reuse == "never" else options.melds_a_trick
            return Refusal(Rule.ONE_AT_A_TIME, say("two-melds-at-once", then=then))
        return Refusal(Rule.ONE_MELD, say("more-than-one-meld", then=options.melds_a_trick))
    ranks = "".join(sorted((each.rank for each in cards), key="AKQJT9".index))
    clause, reason = _NO_MELD.get(ranks, (None, say("no-meld")))
    return Refusal(clause, reason)


def _refuse_reuse(open_: Open, shape: Shape, chosen: Holding, laid: Holding) -> Refusal | None:
    """Refuse a meld of cards that lie on the table (Rule.TABLE_CARDS), without one from the hand or in the same class
    for no more points.

    A royal marriage may be raised to a flush (Rule.RAISE), a marriage's queen may make a pinochle later
    (Rule.MARRIAGE_THEN_PINOCHLE), a king may serve in two classes (Rule.OTHER_CLASS), second copies score like the
    first (Rule.FRESH_COPIES, Rule.SECOND_ROYAL), and the dix blocks no meld (Rule.DIX_APART).
    """
    used = [made for made in open_.melds if chosen & spent(shape, (made,))]
    if any(made.shape.clause == Rule.FLUSH for made in used) and shape.clause == Rule.ROYAL_MARRIAGE:
        return Refusal(Rule.NO_SPLIT, say("part-of-flush"))
    if not chosen & ~laid:
        return Refusal(Rule.ONE_FROM_HAND, say("one-from-hand"))
    if used:
        shape = used[0].shape
        return Refusal(Rule.HIGHER_IN_CLASS, say("only-for-more", meld=SPOKEN_MELDS[shape.name], points=shape.worth))
    return None


# -- results ----------------------------------------------------------------------------------


def play(state: Melding, move: Meld | Dix | Swap) -> Melding:
    """The state after a legal dix, swap or meld."""
    trump = state.open.trump
    if isinstance(move, Meld):
        shape = shape_of(holding(move.cards), MELDS[trump])
        assert shape is not None, "a meld is checked before it is made"
        return _lay(state, shape, move.cards)
    nine = nine_in_hand(state)
    assert nine is not None, "a dix is checked before it is shown"
    return _lay(state, DIX_SHAPES[trump], (nine,)) if isinstance(move, Dix) else _swap(state, nine)


def _lay(state: Melding, shape: Shape, cards: tuple[Card, ...]) -> Melding:
    """Lay the cards face up and score the meld (Rule.FACE_UP, Rule.SCORES_AT_ONCE)."""
    open_, shown = state.open, holding(cards)
    laid = with_cards_of(open_.laid, state.seat, shown)
    known = with_cards_of(open_.known, state.seat, shown)
    made, lines = _recorded(state, shape, cards)
    after = Open(open_.match, open_.trump, open_.upcard, laid, known, made, lines)
    return Melding(after, state.hands, state.stock, state.seat, state.tricks, state.leaders)


def _swap(state: Melding, nine: Card) -> Melding:
    """Put the nine under the stock and the upcard into the hand (Rule.SWAP)."""
    open_, taken = state.open, 1 << state.open.upcard
    mine = state.hands[state.seat] ^ 1 << nine | taken
    hands = (state.hands[0], mine) if state.seat else (mine, state.hands[1])
    made, lines = _recorded(state, SWAP_SHAPES[open_.trump], (nine,))
    known = with_cards_of(open_.known, state.seat, taken)
    after = Open(open_.match, open_.trump, nine, open_.laid, known, made, lines)
    return Melding(after, hands, state.stock, state.seat, state.tricks, state.leaders)


def _recorded(state: Melding, shape: Shape, cards: tuple[Card, ...]) -> tuple[tuple[Made, ...], tuple[ScoreLine, ...]]:
    """The deal's melds, each with its cards (Rule.SHOWN_AS_GROUP), and its score lines, with one more of each."""
    made = Made(state.seat, shape, cards, len(state.tricks))
    return (*state.open.melds, made), (*state.open.lines, at_once(state.seat, shape))


def with_cards_of(held: tuple[Holding, Holding], seat: Seat, more: Holding) -> tuple[Holding, Holding]:
    """Both seats' holdings, with more cards added to one of them."""
    return (held[0], held[1] | more) if seat else (held[0] | more, held[1])
