"""Moves that are never right, game by game: whatever table and level, no bot may make one of them.

A blunder is a name and a question: is this move of this seat one? It is asked of every legal move, and counts where
another move would have been none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from spadille.cards.card import BIG_JOKER, SPADES
from spadille.cards.holding import members
from spadille.core.contract import Chance
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, Spec, specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.auction_pinochle import melding
from spadille.games.auction_pinochle import rules as pinochle
from spadille.games.auction_pinochle.state import Bid as Points
from spadille.games.five_hundred.state import NO_TRUMP, NULLO, OPEN_NULLO, Bid, Discard
from spadille.games.spades.state import BLIND_NIL, NIL, PassCards
from spadille.parts.auction import PASS
from spadille.parts.tricks import Play

Blunder = Callable[[Any, Any, Any], bool]
"""Whether a move is one, given the game and the view of the seat."""


# -- Spades ------------------------------------------------------------------------------------------


def _top(game: Any) -> int:
    """The highest spade: it wins whatever trick it is played to."""
    power = game.order.power[SPADES]
    return int(max(members(game.order.suits[SPADES]), key=power.__getitem__))


def _nil_matters(game: Any, view: Any) -> bool:
    """Nil is worth about what it is in print, bags cost no more than that, and no partner's nil may want its help."""
    rules = game.options
    if sum(call in (NIL, BLIND_NIL) for call in view.calls[view.seat % game.sides :: game.sides]) > 1:
        return False
    dear = min(rules.nil_bonus, rules.nil_penalty, rules.blind_nil_bonus, rules.blind_nil_penalty) >= 50
    return bool(dear and rules.bag_penalty <= 100 and not view.hand >> _top(game) & 1)


def _has_nil(view: Any) -> bool:
    return view.calls[view.seat] in (NIL, BLIND_NIL)


def nil_with_the_top_spade(game: Any, view: Any, move: Any) -> bool:
    """Nil bid on a hand whose highest spade must win a trick, and cannot be passed on."""
    passed = game.options.nil_pass and game.options.nil_pass_when == "always"
    return move == NIL and not passed and bool(view.hand >> _top(game) & 1)


def top_spade_kept_by_nil(game: Any, view: Any, move: Any) -> bool:
    """A nil passes other cards and keeps the highest spade."""
    top = _top(game)
    return isinstance(move, PassCards) and _has_nil(view) and bool(view.hand >> top & 1) and top not in move.cards


def high_spade_for_nil(game: Any, view: Any, move: Any) -> bool:
    """The cover gives a nil one of the four highest spades."""
    power = game.order.power[SPADES]
    high = sorted(members(game.order.suits[SPADES]), key=power.__getitem__)[-4:]
    return isinstance(move, PassCards) and not _has_nil(view) and any(each in high for each in move.cards)


def nil_takes_the_trick(game: Any, view: Any, move: Any) -> bool:
    """A standing nil takes a trick, last to play, that it could have left to others."""
    last = isinstance(move, Play) and len(view.trick) == game.seats - 1
    if not last or not _has_nil(view) or view.taken[view.seat] or not _nil_matters(game, view):
        return False
    return bool(game.order.winner((*view.trick, move.card)) == game.seats - 1)


# -- Five Hundred ------------------------------------------------------------------------------------


def ten_without_the_joker(_: Any, view: Any, move: Any) -> bool:
    """All ten tricks bid in a suit, without the card that wins one of them against every hand."""
    ten = isinstance(move, Bid) and move.tricks == 10 and move.strain != NO_TRUMP
    return ten and not view.hand >> BIG_JOKER & 1


def joker_laid_aside(_: Any, view: Any, move: Any) -> bool:
    """The highest trump laid aside by who has bid tricks."""
    return isinstance(move, Discard) and isinstance(view.contract, Bid) and BIG_JOKER in move.cards


def _wins_last(game: Any, view: Any, move: Any) -> bool:
    """A card that wins the trick, and is the last one played to it."""
    around = game.setting.rounds[view.sits_out][view.leaders[-1]]
    if not isinstance(move, Play) or len(view.trick) != len(around) - 1:
        return False
    strain = view.contract.strain if isinstance(view.contract, Bid) else NO_TRUMP
    return int(game.setting.orders[strain].winner((*view.trick, move.card))) == len(around) - 1


def _in_nullo(view: Any) -> bool:
    """A nullo that is not broken yet."""
    return view.phase == "play" and view.contract in (NULLO, OPEN_NULLO) and not view.taken[view.declarer]


def nullo_takes_the_trick(game: Any, view: Any, move: Any) -> bool:
    """The declarer of nullo takes a trick, last to play, that it could have left."""
    return _in_nullo(view) and view.seat == view.declarer and _wins_last(game, view, move)


def nullo_rescued(game: Any, view: Any, move: Any) -> bool:
    """A trick taken from the declarer of nullo, last to play."""
    if not _in_nullo(view) or not _wins_last(game, view, move):
        return False
    around = game.setting.rounds[view.sits_out][view.leaders[-1]]
    best = game.setting.orders[NO_TRUMP].winner(view.trick)
    return bool(around[best] == view.declarer)


def joker_on_the_partners_trick(game: Any, view: Any, move: Any) -> bool:
    """The joker played last to a trick that the own side had won without it."""
    if not isinstance(move, Play) or move.card != BIG_JOKER or not _wins_last(game, view, move):
        return False
    strain = view.contract.strain if isinstance(view.contract, Bid) else NO_TRUMP
    around = game.setting.rounds[view.sits_out][view.leaders[-1]]
    winning = around[game.setting.orders[strain].winner(view.trick)]
    return isinstance(view.contract, Bid) and bool(game.setting.same_side(winning, view.seat))


# -- Auction Pinochle --------------------------------------------------------------------------------


def bid_out_of_reach(game: Any, view: Any, move: Any) -> bool:
    """More bid than the own melds, all points in tricks and good melds of a partner would make together."""
    dealer_must = game.options.all_pass == "dealer_bids" and view.calls == (PASS,) * (game.seats - 1)
    if not isinstance(move, Points) or dealer_must:
        return False
    own = max(melding.worth(melding.melds(game.options, view.hand, suit)) for suit in range(4))
    return bool(move.points > own + (25 + 15) * game.options.scale)


def points_for_their_trick(game: Any, view: Any, move: Any) -> bool:
    """A card that counts given, last to play, to a trick that the opponents have won."""
    if not isinstance(move, Play) or len(view.trick) != game.seats - 1 or not pinochle.counts(game.options, move.card):
        return False
    order = pinochle.ORDERS[view.trump]
    winner = (view.leaders[-1] + order.winner((*view.trick, move.card))) % game.seats
    if game.seats == 4:
        return bool((winner - view.seat) % 2)
    return bool((winner == view.declarer) != (view.seat == view.declarer))


BLUNDERS: Final[Mapping[str, tuple[Blunder, ...]]] = {
    "spades": (
        nil_with_the_top_spade,
        top_spade_kept_by_nil,
        high_spade_for_nil,
        nil_takes_the_trick,
    ),
    "five_hundred": (
        ten_without_the_joker,
        joker_laid_aside,
        nullo_takes_the_trick,
        nullo_rescued,
        joker_on_the_partners_trick,
    ),
    "auction_pinochle": (bid_out_of_reach, points_for_their_trick),
}


def made(game: Any, view: Any, move: Any) -> str:
    """The blunder that a move is; empty if it is none."""
    return next((each.__name__ for each in BLUNDERS[game.name] if each(game, view, move)), "")


def tempted(game: Any, view: Any, moves: tuple[Any, ...]) -> bool:
    """Whether one of the moves is a blunder, and another one is none."""
    found = [bool(made(game, view, move)) for move in moves]
    return any(found) and not all(found)


# -- tables ------------------------------------------------------------------------------------------

_NUMBERS: Final = (0, 1, 2, 3, 4, 5, 7, 10, 50, 100, 200, 500)


def _any_value(spec: Spec, rng: Stream) -> OptionValue:
    """A value that an option allows."""
    values = [*spec.choices, *(number for number in _NUMBERS if spec.whole and spec.allows(number))]
    return values[rng.below(len(values))]


def mixture(name: str, seed: str, kept: Mapping[str, Any]) -> Any:
    """A game under a mixture of options that stand together, some of them given."""
    rng, books = Stream(seed_of(seed)), tuple(GAMES[name].rulebooks.values())
    while True:
        book = books[rng.below(len(books))]
        seats = book.seats[rng.below(len(book.seats))]
        known = specs(type(book.options))
        given = {option: _any_value(spec, rng) for option, spec in known.items() if not rng.below(3)}
        try:
            return open_game(name, book.name, seats, {**given, **kept})
        except BadOptions:
            continue


def positions(game: Any, seed: str, player: Callable[[int], Any], most: int) -> Iterator[tuple[int, Any, Any]]:
    """Every decision of a deal or two, before it is made by the players: seat, view and moves."""
    table, rng = Table(game), Stream(seed_of(seed))
    bots = [player(seat) for seat in range(game.seats)]
    for _ in range(most):
        if isinstance(game.turn(table.state), Chance):
            table.settle(rng)
            continue
        if not table.deciding:
            return
        seat = table.deciding[0]
        view, moves = table.view(seat), tuple(table.moves(seat))
        yield seat, view, moves
        table.play(seat, bots[seat].choose(view, moves).move)
