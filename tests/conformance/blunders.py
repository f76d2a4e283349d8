"""Moves that are never right, game by game: whatever table and level, no bot may make one of them.

A blunder is a name and a question: is this move of this seat one? It is asked of every legal move, and counts where
another move would have been none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from spadille.cards.card import BIG_JOKER, SPADES
from spadille.cards.holding import holding, members
from spadille.core.contract import Chance
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, Spec, specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.auction_pinochle import melding
from spadille.games.auction_pinochle import rules as pinochle
from spadille.games.auction_pinochle.state import CONCEDE, Bury, Shoot, Trumps
from spadille.games.auction_pinochle.state import Bid as Points
from spadille.games.auction_pinochle.state import PassCards as PassOver
from spadille.games.five_hundred.state import NO_TRUMP, NULLO, OPEN_NULLO, Bid, Discard
from spadille.games.spades.state import BLIND_NIL, NIL, PassCards
from spadille.parts.auction import PASS
from spadille.parts.doubled import BEATEN_BY, ORDERS, WHOLE
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


def _suited(cards: int, suit: int) -> int:
    return cards & ORDERS[suit].suits[suit]


def _has_marriage(hand: int) -> bool:
    return any(melding.has_marriage(hand, suit) for suit in range(4))


def _melded(game: Any, hand: int, suit: int) -> int:
    return melding.worth(melding.melds(game.options, hand, suit))


def _free(game: Any, view: Any) -> list[Any]:
    """Cards of a hand that are no trumps and no aces, and in no meld."""
    laid = melding.on_table(melding.melds(game.options, view.hand, view.trump))
    return [each for each in members(view.hand & ~laid) if each.suit != view.trump and each.rank != "A"]


def _must_bid(game: Any, view: Any) -> bool:
    return bool(game.options.all_pass == "dealer_bids" and view.calls == (PASS,) * (game.seats - 1))


def bid_out_of_reach(game: Any, view: Any, move: Any) -> bool:
    """More bid than the own melds, all points in tricks and good melds of a partner would make together."""
    if not isinstance(move, Points) or _must_bid(game, view):
        return False
    own = max(_melded(game, view.hand, suit) for suit in range(4))
    return bool(move.points > own + (25 + 15) * game.options.scale)


def bid_without_a_marriage(game: Any, view: Any, move: Any) -> bool:
    """A bid where only a marriage lets trumps be named, none is held, and no widow can bring one."""
    if not isinstance(move, Points | Shoot) or _must_bid(game, view) or game.form.widow:
        return False
    return bool(game.options.marriage_needed) and not _has_marriage(view.hand)


def partner_overbid(game: Any, view: Any, move: Any) -> bool:
    """A bid over the own partner, the opponents being out, on a hand with no run and no suit longer than five cards."""
    if not isinstance(move, Points) or game.seats != 4 or not view.calls:
        return False
    opposite = len(view.calls) > 1 and isinstance(view.calls[-2], Points)
    out = all(
        PASS in view.calls[turn::4] for turn in (len(view.calls) + 1, len(view.calls) + 3) for turn in (turn % 4,)
    )
    if not opposite or not out:
        return False
    runs = (each.kind == "run" for suit in range(4) for each in melding.melds(game.options, view.hand, suit))
    return not any(runs) and all(_suited(view.hand, suit).bit_count() <= 5 for suit in range(4))


def trumps_without_a_marriage(game: Any, view: Any, move: Any) -> bool:
    """A suit named without a marriage where another has one, as many cards and aces, and better melds."""
    if not isinstance(move, Trumps) or melding.has_marriage(view.hand, move.suit):
        return False
    if game.options.spades_double and game.options.pay == "chips":
        return False

    def trumps(suit: int) -> tuple[int, int]:
        held = members(_suited(view.hand, suit))
        return len(held), sum(each.rank == "A" for each in held)

    named, worth = trumps(move.suit), _melded(game, view.hand, move.suit)
    return any(
        melding.has_marriage(view.hand, suit)
        and all(mine >= its for mine, its in zip(trumps(suit), named, strict=True))
        and _melded(game, view.hand, suit) > worth
        for suit in range(4)
    )


def made_bid_given_up(game: Any, view: Any, move: Any) -> bool:
    """A bid given up that the melds alone make, where melds count whatever becomes of the tricks."""
    if move != CONCEDE or not isinstance(view.contract, Points) or game.options.meld_kept != "always":
        return False
    if view.phase == "play":
        laid = sum(map(melding.worth, view.melds[view.seat % game.form.sides :: game.form.sides]))
        return bool(laid >= max(view.contract.points, 0 if game.form.alone else game.options.minimum_meld))
    for suit in range(4):
        found = melding.melds(game.options, view.hand, suit)
        spare = (view.hand & ~melding.on_table(found)).bit_count()
        allowed = not game.options.marriage_needed or melding.has_marriage(view.hand, suit)
        if allowed and spare >= game.form.widow and melding.worth(found) >= view.contract.points:
            return True
    return False


def meld_buried(game: Any, view: Any, move: Any) -> bool:
    """A meld broken up by what is buried, though enough cards lie there that are no trumps, no aces and in no meld."""
    if not isinstance(move, Bury) or len(_free(game, view)) < len(move.cards):
        return False
    left = view.hand & ~holding(move.cards)
    return _melded(game, left, view.trump) < _melded(game, view.hand, view.trump)


def winner_buried(game: Any, view: Any, move: Any) -> bool:
    """A trump or an ace buried, though enough other cards lie there that are in no meld."""
    if not isinstance(move, Bury) or len(_free(game, view)) < len(move.cards):
        return False
    return any(each.suit == view.trump or each.rank == "A" for each in move.cards)


def winner_passed_back(game: Any, view: Any, move: Any) -> bool:
    """The same of what the bidder passes back to the partner."""
    if not isinstance(move, PassOver) or view.seat != view.declarer or len(_free(game, view)) < len(move.cards):
        return False
    return any(each.suit == view.trump or each.rank == "A" for each in move.cards)


def trump_kept_from_the_bidder(game: Any, view: Any, move: Any) -> bool:
    """A high trump that is in no meld stays with the partner, and a card goes that is neither trump nor ace."""
    if not isinstance(move, PassOver) or view.seat == view.declarer:
        return False
    laid = melding.on_table(melding.melds(game.options, view.hand, view.trump))
    kept = members(_suited(view.hand, view.trump) & ~laid & ~holding(move.cards))
    useless = (each for each in move.cards if each.suit != view.trump and each.rank not in "AQJ")
    return any(each.rank in "AT" for each in kept) and any(useless)


def _last(game: Any, view: Any, move: Any) -> int | None:
    """Who wins a trick to which this card is the last one; None where it is not."""
    if not isinstance(move, Play) or len(view.trick) != game.seats - 1:
        return None
    order = ORDERS[view.trump]
    return int((view.leaders[-1] + order.winner((*view.trick, move.card))) % game.seats)


def _together(game: Any, view: Any, seat: int) -> bool:
    """Return whether a seat wins its tricks for the side of the viewer."""
    if game.seats == 4:
        return not (seat - view.seat) % 2
    return bool((seat == view.declarer) == (view.seat == view.declarer))


def points_for_their_trick(game: Any, view: Any, move: Any) -> bool:
    """A card that counts given, last to play, to a trick that the opponents have won."""
    winner = _last(game, view, move)
    return winner is not None and bool(pinochle.counts(game.options, move.card)) and not _together(game, view, winner)


def points_kept_from_the_partner(game: Any, view: Any, move: Any) -> bool:
    """A card that counts nothing, last to play to a partner's trick, and a king that counts and can be beaten stays."""
    winner = _last(game, view, move)
    if winner is None or winner == view.seat or not _together(game, view, winner):
        return False
    order = ORDERS[view.trump]
    duty = pinochle.duties(game.options, view.trump, view.trick)
    may = members(pinochle.legal(view.hand, duty))
    loses = (each for each in may if order.winner((*view.trick, each)) != game.seats - 1)
    kings = [each for each in loses if each.rank == "K" and each.suit != view.trump]
    out = WHOLE & ~(view.gone | view.hand | (view.buried or 0))
    idle = (
        2 * pinochle.counts(game.options, each) >= game.options.scale and out & BEATEN_BY[each.suit][each]
        for each in kings
    )
    return any(idle) and not pinochle.counts(game.options, move.card)


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
    "auction_pinochle": (
        bid_out_of_reach,
        bid_without_a_marriage,
        partner_overbid,
        trumps_without_a_marriage,
        made_bid_given_up,
        meld_buried,
        winner_buried,
        winner_passed_back,
        trump_kept_from_the_bidder,
        points_for_their_trick,
        points_kept_from_the_partner,
    ),
}


def made(game: Any, view: Any, move: Any) -> str:
    """The blunder that a move is; empty if it is none."""
    return next((each.__name__ for each in BLUNDERS[game.name] if each(game, view, move)), "")


def tempted(game: Any, view: Any, moves: tuple[Any, ...]) -> bool:
    """Return whether one of the moves is a blunder, and another one is none."""
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
