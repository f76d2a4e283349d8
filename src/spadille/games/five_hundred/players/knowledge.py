"""What a seat of Five Hundred knows, in the terms of the native search."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import structs

from spadille.cards.card import BIG_JOKER
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Seat
from spadille.games.five_hundred import native as search
from spadille.games.five_hundred.bidding import Ladder
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.native import Facts, Weights
from spadille.games.five_hundred.players.aims import CONTRACTS
from spadille.games.five_hundred.players.regular import WEIGHTS, alone
from spadille.games.five_hundred.ranking import FACES, PACK, Setting
from spadille.games.five_hundred.sight import announced, last_taker, shown_to
from spadille.games.five_hundred.state import (
    NULLO,
    OPEN_NULLO,
    Bid,
    Call,
    Contract,
    Discard,
    LeadJoker,
    Move,
    View,
    strain_of,
)
from spadille.parts.auction import PASS
from spadille.parts.tricks import Play
from spadille.search.problem import LANE

_RANKS: Final = "456789TJQKA"
NUMBER: Final = {
    each: search.JOKER if each == BIG_JOKER else each.suit * LANE + _RANKS.index(each.rank) for each in PACK
}
"""The number of every card in the terms of the search."""
CALLS: Final[dict[Call, int]] = {PASS: search.PASS, **{call: place for place, call in enumerate(CONTRACTS)}}
"""The number of every call in the terms of the search."""


def option(move: Move) -> int:
    """A call, a discard or a card in the terms of the search."""
    match move:
        case LeadJoker():
            return search.JOKER | move.suit + 1 << 8
        case Play():
            return NUMBER[move.card]
        case Discard():
            return cards(holding(move.cards))
    return CALLS[move] + 1  # type: ignore[index]


def cards(hand: Holding) -> int:
    """Cards as the search has them."""
    return sum(1 << NUMBER[each] for each in members(hand))


def facts_of(game: FiveHundred, view: View, seat: Seat) -> Facts:
    """The knowledge of the seat, in the terms of the search."""
    options, setting, ladder = game.options, game.setting, game.ladder
    assert view.hand is not None, "a seat that thinks sees its hand"
    order = setting.orders[strain_of(view.contract)]
    played, out = shown_to(setting, view)
    middle = view.middle or 0 if view.phase == "play" else 0
    shown = view.laid if seat != view.declarer else 0
    barred = list(out)
    for each in range(setting.seats):
        if view.passed is not None and each != last_taker(view):
            barred[each] |= view.passed
        if announced(view, each) and not (view.phase == "play" and each == view.declarer):
            barred[each] |= FACES
    unseen = setting.whole & ~(view.gone | view.hand | middle | shown)
    sizes = [0 if shown and each == view.declarer else size for each, size in enumerate(view.sizes)]
    return Facts(
        players=setting.seats,
        sides=setting.sides,
        seats=setting.seats + (setting.aside > 0),
        middle_size=setting.middle,
        lowest=_lowest(setting),
        phase=search.PHASES.index(view.phase),
        seat=seat,
        first=(view.match.dealer + 1) % setting.seats,
        rounds=0 if options.bid_rounds == "until_three_passes" else min(options.bid_rounds, 1000),
        inkle=search.INKLES.index(options.inkle),
        nullo_place=_bids_under(ladder, NULLO),
        open_place=-1 if options.open_nullo == "off" else _bids_under(ladder, OPEN_NULLO),
        pass_is_final=options.pass_is_final,
        raise_own=ladder.terms.raises_own,
        nullo=options.nullo,
        nullo_after_seven=options.nullo_after_seven,
        grand=options.grand_nullo,
        play_on=options.all_pass == "play_no_trump",
        naming=options.joker_lead_naming == "always",
        joker_comes=search.JOKER_COMES.index(options.joker_no_trump),
        calls=tuple(CALLS[call] for call in view.calls),
        contract=search.PASS if view.contract is None else CALLS[view.contract],
        declarer=view.declarer,
        taker=last_taker(view) if view.contract is not None else -1,
        leader=view.leaders[-1] if view.leaders else 0,
        named=view.named,
        table=tuple(NUMBER[each] for each in view.trick),
        taken=_row(view.taken),
        sizes=_row(sizes, setting.aside),
        out=_row(sum(1 << suit for suit in range(4) if order.suits[suit] & ~each == 0) for each in out),
        announced=_row(int(announced(view, each)) for each in range(setting.seats)),
        barred=_row(cards(each & unseen) for each in barred),
        played=_row(cards(each) for each in played),
        hand=cards(view.hand),
        unseen=cards(unseen),
        middle=cards(middle),
        shown=cards(shown),
        led=_led(setting, view),
        heat=WEIGHTS.heat,
        weights=_weights(alone(setting)),
    )


def _row(values: Iterable[int], after: int = 0) -> tuple[int, ...]:
    """The values of the seats, then one for the cards dealt to nobody, in as many places as the search has."""
    return (*values, after, 0, 0, 0, 0)[: search.SEATS]


def _bids_under(ladder: Ladder, bid: Contract) -> int:
    """Number of bids with a number that rank below a bid."""
    return sum(isinstance(each, Bid) for each in ladder.bids[: ladder.rank[bid]])


def _led(setting: Setting, view: View) -> int:
    """The suits led to finished tricks, a bit each."""
    strain = strain_of(view.contract)
    suits = setting.orders[strain].suits
    led = {suits.index(setting.followers(strain, trick[0], view.named)) for trick in view.tricks}
    return sum(1 << suit for suit in led if suit < 4)


@cache
def _lowest(setting: Setting) -> tuple[int, ...]:
    """The lowest rank of each suit in the pack, in the terms of the search."""
    return tuple(min(NUMBER[each] % LANE for each in setting.pack if each.suit == suit) for suit in range(4))


@cache
def _weights(fewer: float) -> Weights:
    """The weights of calls at a table where `fewer` tricks are expected than by two partners."""
    suit, plain = ((weights[0] - fewer, *weights[1:]) for weights in (WEIGHTS.suit, WEIGHTS.plain))
    return structs.replace(WEIGHTS, suit=suit, plain=plain)
