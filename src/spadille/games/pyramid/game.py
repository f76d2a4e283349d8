"""Pyramid from the deal to the last card: legal moves and their results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import Card, the_card
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import (
    NATURE,
    Chance,
    Decide,
    Game,
    Offer,
    Outcome,
    Over,
    Refusal,
    Rng,
    Seat,
    Standing,
    Turn,
)
from spadille.games.pyramid import say, sight
from spadille.games.pyramid.clauses import Rule
from spadille.games.pyramid.dead import draw, lost, offers
from spadille.games.pyramid.rules import PyramidOptions
from spadille.games.pyramid.scoring import sheet
from spadille.games.pyramid.state import (
    COLUMN,
    COVERS,
    DRAW,
    KINGS,
    LEXICON,
    PAIRS,
    PYRAMID,
    PYRAMID_SIZE,
    RECYCLE,
    RESIGN,
    ROWS,
    SHAPES,
    STOCK_SIZE,
    TALON,
    THIRTEEN,
    UNDER,
    Draw,
    Ended,
    King,
    Move,
    Opening,
    Pair,
    Place,
    Places,
    Playing,
    Recycle,
    Resign,
    State,
    View,
    dealt,
    reserve_tops,
    spread,
    stock_of,
    top_of_stock,
    value_of,
    waste_of,
)
from spadille.parts.dealing import Deal, refuse_deal
from spadille.parts.turns import GAME_OVER, UNDEALT, not_by_chance, out_of_phase

_LAYOUT: Final = tuple(f"row {row + 1}" for row, places in enumerate(ROWS) for _ in places) + ("stock",) * STOCK_SIZE
_COLUMNS: Final = _LAYOUT[:PYRAMID_SIZE] + tuple(f"column {at // COLUMN + 1}" for at in range(STOCK_SIZE))
_PLAYER: Final = Decide((0,))
_DEAL_DUE: Final = Chance("deal")
_WON: Final = Outcome((1,), (0,))
_NOT_WON: Final = Outcome((0,), ())


class Pyramid(Game[PyramidOptions, State, Move, View]):
    """Pyramid, a solitaire for one (Rule.ONE_PLAYER)."""

    name, lexicon = "pyramid", LEXICON

    def __init__(self, options: PyramidOptions, seats: int, rulebook: str, prefix: str = "") -> None:
        super().__init__(options, seats, rulebook, prefix)
        self._top_playable = options.waste_top_playable
        self._all_52 = options.win_condition == "clear_all_52"
        self._gated = options.draw_gate == "only_when_stuck"
        self._draw_is_safe = options.draw_count == 1 and options.stock_passes is None
        """True if turning cards over can never lose a game, since every card comes up again (PYR-S7)."""
        self._reserve = options.reserve == "giza"
        self._open_stock = options.open_stock

    # -- whose turn ------------------------------------------------------------------------------

    def initial(self) -> Opening:
        return Opening()

    def turn(self, state: State) -> Turn:
        if type(state) is Playing:
            return _PLAYER
        return Over(state.outcome) if isinstance(state, Ended) else _DEAL_DUE

    # -- legal moves ------------------------------------------------------------------------

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if type(state) is Playing and seat == 0:
            match move:
                case Draw():
                    return self._refuse_draw(state)
                case Pair(high, low):
                    return self._refuse_pair(state, high, low)
                case King(card):
                    return self._refuse_king(state, card)
                case Recycle():
                    return self._refuse_recycle(state)
                case Resign():
                    return None
            return out_of_phase(say("take-out-due"))
        if seat == NATURE:
            if isinstance(state, Opening) and isinstance(move, Deal):
                return refuse_deal(move.cards, STANDARD)  # (Rule.PACK)
            return not_by_chance(self.spell(move))
        if isinstance(state, Ended):
            return Refusal(None, GAME_OVER)
        if seat != 0:
            return Refusal(None, say("for-one"))
        return Refusal(None, UNDEALT)

    def _refuse_draw(self, state: Playing) -> Refusal | None:
        if self._reserve:
            return Rule.RESERVE.refuse(say("no-stock-here"))
        if not stock_of(state.left, state.drawn):
            return Rule.RECYCLE.refuse(say("stock-empty"))
        if self._gated and offers(self.options, state.dealt, state.left & PYRAMID):
            return Rule.DRAW.refuse(say("draw-when-stuck"))
        return None

    def _refuse_recycle(self, state: Playing) -> Refusal | None:
        if self._reserve:
            return Rule.RESERVE.refuse(say("no-stock-here"))
        if stock_of(state.left, state.drawn):
            return Rule.RECYCLE.refuse(say("stock-not-empty"))
        if not waste_of(state.left, state.drawn):
            return Rule.RECYCLE.refuse(say("both-empty"))
        if not self._may_recycle(state):
            return Rule.PASSES.refuse(say("no-more-passes", n=self.options.stock_passes))
        return None

    def _may_recycle(self, state: Playing) -> bool:
        passes = self.options.stock_passes
        return passes is None or state.recycled + 1 < passes  # (Rule.PASSES)

    def _refuse_king(self, state: Playing, card: Card) -> Refusal | None:
        place = self._place(state, card)
        if place < 0:
            return _absent(card)
        if value_of(card) != THIRTEEN:
            return Rule.KING.refuse(say("only-a-king", card=card))
        return None if self._available(state) >> place & 1 else self._closed(state, place)

    def _refuse_pair(self, state: Playing, high: Card, low: Card) -> Refusal | None:
        one, other = self._place(state, high), self._place(state, low)
        if one < 0 or other < 0:
            return _absent(high if one < 0 else low)
        if value_of(high) == THIRTEEN or value_of(low) == THIRTEEN:
            return Rule.KING.refuse(say("king-alone"))
        total = value_of(high) + value_of(low)
        if total != THIRTEEN:
            return Rule.PAIR.refuse(say("not-thirteen", n=total))
        both = 1 << one | 1 << other
        if both & TALON == both and not self._reserve:
            return self._refuse_waste_pair(state, both)
        closed = both & ~self._available(state)
        if not closed or (self.options.overlap_match and self._overlap(state, both)):
            return None
        return self._closed(state, closed.bit_length() - 1)

    def _refuse_waste_pair(self, state: Playing, both: Places) -> Refusal | None:
        if not self.options.stock_waste_pairs:
            return Rule.WASTE_PAIR.refuse(say("no-waste-pair"))
        if both in self._waste_pairs(state):
            return None
        return Rule.WASTE_TOP.refuse(say("waste-top-or-two"))

    def _place(self, state: Playing, card: Card) -> Place:
        """The place of a visible card on the table; -1 if there is none."""
        place = state.dealt.where[card] if card < 64 else -1
        if place < 0 or not state.left >> place & 1:
            return -1
        seen = place < max(state.drawn, PYRAMID_SIZE)
        return place if seen or (self._open_stock and top_of_stock(state.left, state.drawn) >> place & 1) else -1

    def _closed(self, state: Playing, place: Place) -> Refusal:
        """The reason why a card on the table is not available."""
        if place < PYRAMID_SIZE or self._reserve:
            return covered(state.dealt.cards, state.left, place)
        return Rule.WASTE_TOP.refuse(say("only-just-drawn") if place == _top(state) else say("only-waste-top"))

    def _available(self, state: Playing) -> Places:
        """The places of the playable cards: the uncovered ones of the pyramid, and the top of the waste or its
        substitute.
        """
        opened = SHAPES[state.left & PYRAMID].open
        if self._reserve:
            return opened | reserve_tops(state.left)
        if self._open_stock:
            opened |= top_of_stock(state.left, state.drawn)
        waste = waste_of(state.left, state.drawn) if state.fresh else 0
        return opened | 1 << waste.bit_length() - 1 if waste else opened

    def _waste_pairs(self, state: Playing) -> Iterator[Places]:
        """Yield the two top cards of the waste, or its top and the open stock card, if they match (PYR-S4)."""
        waste = waste_of(state.left, state.drawn)
        if not (waste and state.fresh and self.options.stock_waste_pairs):
            return
        top = waste.bit_length() - 1
        below = (waste ^ 1 << top).bit_length() - 1
        partners = state.dealt.partners[top]
        if below >= 0 and partners >> below & 1:
            yield 1 << top | 1 << below
        if self._open_stock and (above := partners & top_of_stock(state.left, state.drawn)):
            yield 1 << top | above

    def _overlap(self, state: Playing, both: Places) -> bool:
        """True if one of the two is available and is the only card that lies on the other (Rule.OVERLAP)."""
        return any(1 << low | 1 << top == both for low, top in SHAPES[state.left & PYRAMID].overlaps)

    def moves(self, state: State, seat: Seat) -> Iterator[Move]:
        assert isinstance(state, Playing), "moves are asked of a seat that may move"
        deal, left, drawn = state.dealt, state.left, state.drawn
        cards, partners = deal.cards, deal.partners
        shape = SHAPES[left & PYRAMID]
        available = self._available(state)
        kings = available & deal.kings
        while kings:
            low = kings & -kings
            kings ^= low
            yield KINGS[cards[low.bit_length() - 1]]
        for place in spread(shape.open | reserve_tops(left)) if self._reserve else shape.places:
            others = partners[place] & available & -2 << place
            while others:
                low = others & -others
                others ^= low
                yield PAIRS[cards[place], cards[low.bit_length() - 1]]
        if self.options.overlap_match:
            for under, top in shape.overlaps:
                if partners[under] >> top & 1:
                    yield PAIRS[cards[under], cards[top]]
        if self._reserve:
            yield RESIGN
            return
        for both in self._waste_pairs(state):
            top = both.bit_length() - 1
            yield PAIRS[cards[(both ^ 1 << top).bit_length() - 1], cards[top]]
        if stock_of(left, drawn):
            if not (self._gated and offers(self.options, deal, left & PYRAMID)):
                yield DRAW
        elif self._may_recycle(state) and left & TALON:
            yield RECYCLE
        yield RESIGN

    def offers(self, state: State, seat: Seat) -> Iterator[Offer]:
        for move in self.moves(state, seat):
            if isinstance(move, Pair | King):
                yield Offer(move)
        assert isinstance(state, Playing), "moves are offered to a seat that may move"
        if self._reserve:
            yield Offer(RESIGN)
            return
        if stock_of(state.left, state.drawn):
            yield Offer(DRAW, self._refuse_draw(state))
        elif waste_of(state.left, state.drawn):
            yield Offer(RECYCLE, self._refuse_recycle(state))
        yield Offer(RESIGN)

    # -- results ----------------------------------------------------------------------------

    def play(self, state: State, seat: Seat, move: Move) -> State:
        if isinstance(state, Opening):
            assert isinstance(move, Deal), "a move is checked before it is played"
            left = PYRAMID | TALON
            drawn = PYRAMID_SIZE + STOCK_SIZE if self._reserve else PYRAMID_SIZE
            return self._judged(Playing(dealt(move.cards), left, drawn, 0, self._top_playable or self._reserve, 0))
        assert isinstance(state, Playing), "nothing is played after the end"
        deal, left, drawn, recycled, moves = state.dealt, state.left, state.drawn, state.recycled, state.moves + 1
        match move:
            case Draw():
                after = Playing(deal, left, draw(self.options, left, drawn), recycled, True, moves)
                return after if self._draw_is_safe else self._judged(after)
            case Pair(high, low):
                gone = 1 << deal.where[high] | 1 << deal.where[low]
            case King(card):
                gone = 1 << deal.where[card]
            case Recycle():
                after = Playing(deal, left, PYRAMID_SIZE, recycled + 1, self._top_playable, moves)
                return after if self._draw_is_safe else self._judged(after)
            case _:
                return Ended(Playing(deal, left, drawn, recycled, state.fresh, moves), _NOT_WON, True)
        fresh = state.fresh if self._reserve or not gone & TALON else self._top_playable
        return self._judged(Playing(deal, left ^ gone, drawn, recycled, fresh, moves))

    def _judged(self, state: Playing) -> State:
        """The position, or the end: won when the pyramid is gone, lost when it can never go (Rule.WON, Rule.LOST)."""
        if not state.left & PYRAMID:
            if not (self._all_52 and state.left):
                return Ended(state, _WON, False)
            if not self._reserve:
                return state
        return Ended(state, _NOT_WON, False) if lost(self.options, state) else state

    def draw(self, state: State, rng: Rng) -> Move:
        return Deal(shuffled(STANDARD, rng))

    def layout(self, state: State) -> tuple[str, ...]:
        if not isinstance(state, Opening):
            return ()
        return _COLUMNS if self._reserve else _LAYOUT

    # -- views -------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(self.options, state, self.viewer(seat))

    def imagine(self, view: View, rng: Rng) -> State:
        return sight.imagine(self.options, view, rng)

    def seen(self, state: State, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None if isinstance(move, Deal) else move

    def standing(self, state: State) -> Standing:
        """The score: the number of cards left in the pyramid (Rule.SCORE)."""
        if isinstance(state, Opening):
            return Standing(0, (PYRAMID_SIZE,))
        place = state.last if isinstance(state, Ended) else state
        stock, waste = stock_of(place.left, place.drawn).bit_count(), waste_of(place.left, place.drawn).bit_count()
        reserve = (("reserve", waste),) if self._reserve else ()
        waste = 0 if self._reserve else waste
        out = PYRAMID_SIZE + STOCK_SIZE - place.left.bit_count()
        piles = (
            ("stock", stock),
            ("waste", waste),
            ("out", out),
            ("recycled", place.recycled),
            ("played", place.moves),
            *reserve,
        )
        more = tuple((name, (count,)) for name, count in piles)
        scores = ((place.left & PYRAMID).bit_count(),)
        return (
            Standing(1, scores, (sheet(scores[0], state.outcome, resigned=state.resigned),), more)
            if isinstance(state, Ended)
            else Standing(0, scores, (), more)
        )


def covered(cards: Sequence[Card | None], left: Places, place: Place) -> Refusal:
    """The reason why a card of the pyramid is not available, with the cards that lie on it."""
    upon = COVERS[place] if place < PYRAMID_SIZE else UNDER[place - PYRAMID_SIZE]
    under, *above = (each for over in (place, *spread(upon & left)) if (each := cards[over]) is not None)
    return Rule.AVAILABLE.refuse(say("covered", card=under, above=[the_card(each) for each in above]))


def _top(state: Playing) -> Place:
    return waste_of(state.left, state.drawn).bit_length() - 1


def _absent(card: Card) -> Refusal:
    return Refusal(None, say("absent", card=card))


GAME = Pyramid
