"""Auction Pinochle: the worlds that the kernel imagines are such as the rules imagine, and tell no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from tests.games.auction_pinochle.living import lived
from tests.games.auction_pinochle.test_parity import as_usual, world
from tests.games.parity import deal

from spadille.bots import make_bot
from spadille.cards.holding import Holding
from spadille.core.contract import NATURE, AnyGame, Seat
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game
from spadille.games.auction_pinochle import native
from spadille.games.auction_pinochle.native import World
from spadille.games.auction_pinochle.players.knowledge import NUMBER, cards, facts_of
from spadille.games.auction_pinochle.players.regular import expected
from spadille.games.auction_pinochle.rules import RULEBOOKS
from spadille.games.auction_pinochle.state import Bid, Bidding, Exchanging, Naming, Opening, Playing
from spadille.parts.auction import PASS
from spadille.parts.doubled import PACK
from spadille.thinking.budget import SeededRng

pytestmark = pytest.mark.skipif(not native.READY, reason="no native search here")

_CARD: Final = {number: each for each, number in NUMBER.items()}


def held(numbers: int) -> Holding:
    """Cards of the kernel, as the rules have them."""
    return sum(1 << each for number, each in _CARD.items() if numbers >> number & 1)


def as_state(state: Any, made: World, seats: int) -> Any:
    """A state with the cards of an imagined world."""
    hands = tuple(map(held, made.hands[:seats]))
    aside, handed = held(made.aside), tuple(map(held, made.handed))
    if isinstance(state, Bidding):
        return msgspec.structs.replace(state, hands=hands, widow=aside)
    if isinstance(state, Naming):
        return msgspec.structs.replace(state, hands=hands)
    bargain = state.bargain
    if isinstance(state, Playing):
        hands = tuple(hand | each & state.gone for hand, each in zip(hands, bargain.hands, strict=True))
    new = msgspec.structs.replace(
        bargain, hands=hands, handed=handed[: len(bargain.handed)], buried=aside or bargain.buried
    )
    return msgspec.structs.replace(state, bargain=new)


def positions(book: str, deals: int) -> Iterator[tuple[AnyGame, Any, Seat]]:
    """Decisions of random deals."""
    game, rng = open_game("auction_pinochle", book, RULEBOOKS[book].usual_seats, {}), SeededRng(f"worlds of {book}")
    for _ in range(deals):
        steps, _ = deal(game, rng, as_usual)
        for step in steps:
            if not isinstance(step.state, Opening) and rng.below(4) == 0:
                yield game, step.state, step.seat


@pytest.mark.parametrize("book", RULEBOOKS)
def test_every_world_shows_the_seat_what_it_sees(book: str) -> None:
    seen: Counter[str] = Counter()
    for game, state, seat in positions(book, 12):
        view = game.view(state, seat)
        for made in native.worlds_of(facts_of(game, view, seat), 4, seed=len(seen)):  # type: ignore[arg-type]
            imagined = as_state(state, made, game.seats)
            assert game.view(imagined, seat) == view
            if isinstance(imagined, Exchanging | Playing):
                assert lived(game, imagined) == imagined
        seen[view.phase] += 1
    assert {"bid", "play"} <= set(seen)


def test_unseen_cards_are_everywhere_as_often_as_the_rules_imagine_them() -> None:
    """Without the bids, each card is in each hand as often as in worlds of the rules."""
    rng = SeededRng("often")
    game, state, seat = next(each for each in positions("partnership", 40) if is_late(each[1]))
    view, count = game.view(state, seat), 2000
    facts = msgspec.structs.replace(facts_of(game, view, seat), heat=0.0)  # type: ignore[arg-type]
    found, wanted = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for made in native.worlds_of(facts, count):
        found.update(placed(made))
    for _ in range(count):
        wanted.update(placed(world(game.imagine(view, rng))))
    assert set(found) == set(wanted)
    for place, often in found.items():
        assert abs(often - wanted[place]) < 5 * (count / 2) ** 0.5, place


def is_late(state: Any) -> bool:
    """True in the middle of the play."""
    return isinstance(state, Playing) and len(state.tricks) == 5 and len(state.trick) == 2


def placed(made: World) -> Iterator[tuple[int, int]]:
    """Every card with its place."""
    for place, hand in enumerate((*made.hands, made.aside)):
        yield from ((place, card) for card in _CARD if hand >> card & 1)


def test_bids_tell_of_the_hands() -> None:
    """A seat that bid high is given a better hand than one that passed, and than worlds without the bids would."""
    game = open_game("auction_pinochle", "partnership", 4, {"first_dealer": "random"})
    state = game.play(game.initial(), NATURE, game.lexicon.read("dealer 3"))
    state = game.play(state, NATURE, game.draw(state, SeededRng("bids")))
    for call in (Bid(400), PASS, PASS):
        state = game.play(state, game.turn(state).seats[0], call)  # type: ignore[union-attr]
    facts = facts_of(game, game.view(state, 3), 3)  # type: ignore[arg-type]

    def mean(seat: Seat, heat: float) -> float:
        worlds = native.worlds_of(msgspec.structs.replace(facts, heat=heat), 200, pool=16)
        hopes = [max(expected(game, held(each.hands[seat]), suit) for suit in range(4)) for each in worlds]  # type: ignore[arg-type]
        return sum(hopes) / len(hopes)

    assert mean(0, facts.heat) > mean(0, 0.0) + 20
    assert mean(1, facts.heat) < mean(0, facts.heat) - 20


@pytest.mark.parametrize(("book", "own"), [("widow", False), ("passing", False), ("passing", True)])
def test_trumps_and_aces_are_seldom_imagined_where_players_put_low_cards(book: str, own: bool) -> None:
    """A defender imagines few of them buried, or with the partner who passed cards to the declarer; so does the
    declarer (`own`), who has seen those.
    """
    imagined = true = views = 0.0
    for state, view, game in first_tricks(book, 30 if own else 10, own=own):
        declarer, trump = state.bargain.declarer, state.bargain.trump
        facts = facts_of(game, view, view.seat)
        high = cards(sum(1 << each for each in PACK if each.suit == trump or each.rank == "A")) & facts.unseen
        partner = (declarer + game.form.sides) % game.seats
        gone = state.gone if isinstance(state, Playing) else 0
        there = state.bargain.buried if book == "widow" else state.bargain.hands[partner] & ~gone
        true += (cards(there) & high).bit_count()
        worlds = native.worlds_of(facts, 20, pool=8)
        dealt = [each.aside if book == "widow" else each.hands[partner] for each in worlds]
        imagined += sum((each & high).bit_count() for each in dealt) / len(dealt)
        views += 1
    assert views >= 30
    more = (imagined - true) / views
    assert -0.5 < more < (0.5 if own else 0.7), "by chance it would be one more"


def test_tens_are_imagined_buried() -> None:
    """A declarer alone buries tens, whose points are its own: its opponents imagine few of them in its hand."""
    imagined = true = views = 0.0
    for state, view, game in first_tricks("widow", 10, own=False):
        assert isinstance(state, Playing)
        declarer, trump = state.bargain.declarer, state.bargain.trump
        facts = facts_of(game, view, view.seat)
        tens = cards(sum(1 << each for each in PACK if each.suit != trump and each.rank == "T")) & facts.unseen
        true += (cards(state.bargain.hands[declarer] & ~state.gone) & tens).bit_count()
        worlds = native.worlds_of(facts, 20, pool=8)
        imagined += sum((each.hands[declarer] & tens).bit_count() for each in worlds) / len(worlds)
        views += 1
    assert views >= 30
    assert -0.4 < (imagined - true) / views < 0.6, "by chance it would be one more"


def first_tricks(book: str, deals: int, *, own: bool) -> Iterator[tuple[Playing | Exchanging, Any, Any]]:
    """Views of defenders in the first two tricks of deals by regular players; or of declarers, also when they pass."""
    for number in range(deals):
        game: Any = open_game("auction_pinochle", book, None, {})
        table = Table(game, dealer(seed_of(f"first tricks {number}")))
        bots = [make_bot("regular", table.game, seat, number) for seat in range(table.game.seats)]
        while not isinstance(table.state, Playing) or len(table.state.tricks) < 2:
            (seat,), state, view = table.deciding, table.state, table.view(table.deciding[0])
            if isinstance(state, Playing) or (own and isinstance(state, Exchanging)):
                declarer = state.bargain.declarer
                if seat == declarer if own else not game.form.with_declarer(seat, declarer):
                    yield state, view, game
            table.play(seat, bots[seat].choose(view, table.moves(seat)).move)


def test_cards_that_do_not_fit_are_refused() -> None:
    game, state, seat = next(each for each in positions("widow", 5) if isinstance(each[1], Exchanging | Playing))
    facts = facts_of(game, game.view(state, seat), seat)  # type: ignore[arg-type]
    for wrong in (
        {"seat": 3},
        {"hand": cards(1 << 7) | facts.unseen},
        {"trump": -1},
        {"contract": 1 << 30},
        {"sizes": (15, 15, 15, 15)},
    ):
        with pytest.raises(SpadilleError):
            native.worlds_of(msgspec.structs.replace(facts, **wrong), 1)
