"""A seat's knowledge of Auction Pinochle, in the terms of the native roll-out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import structs

from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.games.auction_pinochle import native as search
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import Melds
from spadille.games.auction_pinochle.native import Facts, Row, Rules
from spadille.games.auction_pinochle.players.prospects import TAKEN, prospects
from spadille.games.auction_pinochle.players.thumbs import THUMBS, in_all_tricks
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions, counts
from spadille.games.auction_pinochle.scoring import cards_won
from spadille.games.auction_pinochle.sight import known, shown
from spadille.games.auction_pinochle.state import CONCEDE, Bid, Bury, Call, Move, PassCards, Shoot, Trumps, View
from spadille.parts.doubled import PACK, RANKING, WHOLE
from spadille.parts.tricks import Play
from spadille.search.problem import LANE

NUMBER: Final = {each: each.suit * LANE + RANKING.index(each.rank) * 2 + each.copy for each in PACK}
"""Every card's number in the kernel."""
_PHASES: Final = {
    "bid": search.BIDDING,
    "name": search.NAMING,
    "pass": search.EXCHANGING,
    "bury": search.EXCHANGING,
    "play": search.PLAYING,
}
_KINDS: Final = ("run", "marriage", "", "", "", "dix", "pinochle", "aces", "kings", "queens", "jacks")
"""Kinds of melds in the order of the kernel; the marriages stand by suit."""
_HEAT: Final = 2.5
"""Spread of bids around those of the rules of thumb, in small points."""


def cards(held: Holding) -> int:
    """Cards as the kernel has them."""
    return sum(1 << NUMBER[each] for each in members(held))


def option(move: Move, phase: str) -> int:
    """A move as an option of a roll-out."""
    match move:
        case Play(card):
            return NUMBER[card]
        case PassCards(given) | Bury(given):
            return cards(holding(given))
        case Trumps(suit):
            return suit
    if move == CONCEDE:
        return search.CONCEDE_NAMING if phase == "name" else search.CONCEDE
    return call(move)  # type: ignore[arg-type]


def call(made: Call | None) -> int:
    """A call or contract as a number."""
    return made.points if isinstance(made, Bid) else search.SHOOT if isinstance(made, Shoot) else search.PASS


def facts_of(game: AuctionPinochle, view: View, seat: Seat) -> Facts:
    """The knowledge of a seat on turn."""
    assert view.hand is not None, "a seat that thinks sees its hand"
    options, form = game.options, game.form
    played, out = shown(options, view)
    others = [each & ~view.gone for each in known(form, view, played)[: form.seats]]
    others[seat] = 0
    unseen = WHOLE & ~(view.gone | view.hand | (view.buried or 0) | sum(others))
    barred = [(each | (0 if other == view.declarer else view.widow)) & unseen for other, each in enumerate(out)]
    return Facts(
        rules=_rules(game),
        phase=_PHASES[view.phase],
        seat=seat,
        first=(view.match.dealer + 1) % form.seats,
        calls=tuple(call(each) for each in view.calls),
        contract=call(view.contract),
        declarer=view.declarer,
        trump=-1 if view.trump is None else view.trump,
        leader=view.leaders[-1] if view.leaders else 0,
        passes=len(view.handed),
        sees=None not in view.handed,
        handed=_handed(view),
        widow=cards(view.widow),
        buried=cards(view.buried or 0),
        hand=cards(view.hand),
        unseen=cards(unseen),
        sizes=_row(size - each.bit_count() for size, each in zip(view.sizes, others, strict=True)),
        known=_row(map(cards, others)),
        barred=_row(map(cards, barred)),
        out=_row(map(cards, out)),
        played=_row(map(cards, played)),
        shown=tuple(each for laid in (*view.melds, *((),) * search.SEATS)[: search.SEATS] for each in _shown(laid)),
        table=tuple(NUMBER[each] for each in view.trick),
        won=_row(cards_won(options, view.tricks, view.leaders[1:], form.sides)),
        taken=_row(view.taken),
        heat=_HEAT * options.scale,
    )


def _row(numbers: Iterable[int]) -> Row:
    """A number for every seat or side, and zeros where there is none."""
    one, two, three, four, *_ = (*numbers, *search.NONE)
    return one, two, three, four


def _handed(view: View) -> tuple[int, int]:
    to, back, *_ = (*(cards(each or 0) for each in view.handed), 0, 0)
    return to, back


def _shown(laid: Melds) -> tuple[int, ...]:
    """The cards of every meld of a hand, in the order of the kernel."""
    found = [0] * len(_KINDS)
    for meld in laid:
        kind = 1 + meld.suit if meld.kind in ("royal", "marriage") else _KINDS.index(meld.kind)
        found[kind] = cards(holding(meld.cards))
    return tuple(found)


def _rules(game: AuctionPinochle) -> Rules:
    """The rules of a table."""
    options, form = game.options, game.form
    keeps = options.meld_kept == "always"
    return Rules(
        seats=form.seats,
        sides=form.sides,
        minimum=options.minimum_bid,
        raise_by=options.raise_by,
        highest=options.highest_bid,
        below=options.dealer_below,
        heads=search.HEADS.index(options.winning),
        scale=options.scale,
        card_pass=options.card_pass,
        marriage_needed=options.marriage_needed,
        must_bid=options.all_pass == "dealer_bids",
        tenfold=options.doubles == "tenfold",
        concedes=options.concede,
        keeps=keeps,
        twice=options.set_costs == "twice_bid",
        double_spades=options.spades_double and options.pay == "chips",
        enough=form.alone and options.pay != "all" and keeps,
        counts=tuple(_points(options, rank) for rank in RANKING),
        dealt=prospects(game),
        taken_up=TAKEN,
        thumbs=structs.replace(THUMBS, all=in_all_tricks(game.options)),
    )


def _points(options: AuctionPinochleOptions, rank: str) -> int:
    return next(counts(options, each) for each in PACK if each.rank == rank)
