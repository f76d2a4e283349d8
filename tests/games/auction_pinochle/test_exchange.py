"""Auction Pinochle with a card pass and with a widow: who sees what, worlds that fit, and what players choose."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.auction_pinochle.living import lived

from spadille.cards.card import read_cards
from spadille.cards.holding import holding
from spadille.core.contract import Chance, Decide, Decision
from spadille.core.table import listed
from spadille.games import open_game
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.games.auction_pinochle.players.exchanging import ways
from spadille.games.auction_pinochle.players.regular import RegularAuctionPinochle
from spadille.games.auction_pinochle.state import (
    CONCEDE,
    Bargain,
    Bid,
    Bury,
    Call,
    Exchanging,
    Match,
    Naming,
    Opening,
    PassCards,
    Playing,
    Trumps,
)
from spadille.parts.auction import PASS
from spadille.thinking.budget import SeededRng

BOOKS = (("passing", 4), ("widow", 3), ("chips", 3))


def game_of(book: str, seats: int, **options: Any) -> Any:
    return open_game("auction_pinochle", book, seats, {"first_dealer": "random", **options})


def states_of(game: Any, deals: int, seed: int, bot: Any = None) -> list[Any]:
    """Every state in which somebody decides, played by regular players or by this one."""
    rng = SeededRng(seed)
    state, found, thrown = game.initial(), [], 0
    bots = [bot or RegularAuctionPinochle(game, seat, rng) for seat in range(game.seats)]
    while game.standing(state).deals < deals and thrown < 40:
        match game.turn(state):
            case Chance():
                thrown += 1
                state = game.play(state, -1, game.draw(state, rng))
            case Decide((seat, *_)):
                found.append(state)
                moves = listed(game.moves(state, seat))
                state = game.play(state, seat, bots[seat].choose(game.view(state, seat), moves).move)
            case _:
                break
    return found


@pytest.mark.parametrize(("book", "seats"), BOOKS)
def test_every_world_shows_the_view_it_was_imagined_from(book: str, seats: int) -> None:
    game, rng = game_of(book, seats), SeededRng(5)
    seen = set()
    for state in states_of(game, 4, 3)[::2]:
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            seen.add(view.phase)
            assert game.view(game.imagine(view, rng), seat) == view
    assert {"bid", "name", "play", "pass" if seats == 4 else "bury"} <= seen


class AtRandom:
    """A player that names trumps if it may, and otherwise takes any of its moves: marriages are passed and buried."""

    def __init__(self, rng: SeededRng) -> None:
        self._rng = rng

    def choose(self, view: Any, moves: Any) -> Any:
        named = [move for move in moves if isinstance(move, Trumps)]
        return Decision((named or moves)[self._rng.below(len(named or moves))])


@pytest.mark.parametrize("players", ["regular", "random"])
@pytest.mark.parametrize(("book", "seats"), [("partnership", 4), *BOOKS])
def test_every_world_after_trumps_are_named_can_have_come_about(book: str, seats: int, players: str) -> None:
    options = {"pay": "all", "concede": False} if book == "widow" else {}
    game, rng = game_of(book, seats, marriage_needed=True, **options), SeededRng(6)
    bot = AtRandom(SeededRng(8)) if players == "random" else None
    named = [state for state in states_of(game, 4, 3, bot) if isinstance(state, Exchanging | Playing)]
    assert named
    for state in named[:: 4 if bot is None else 3]:
        for seat in (*range(seats), None):
            for _ in range(2):
                world = game.imagine(game.view(state, seat), rng)
                assert lived(game, world) == world


def passed() -> tuple[Any, list[Any]]:
    """A deal of which the partner, at seat 2, has passed four trumps, and the declarer then four cards back."""
    game = game_of("passing", 4)
    hands = ["KH QH AC TC JC 9C AC' TC' JC' 9C' 9D TD", "", "AH TH JH 9H AD TD' KD JD AS TS 9S JS", ""]
    mine = [holding(read_cards(each)) for each in hands]
    rest = list(game.draw(Opening(Match(3, 0, (0, 0), ())), SeededRng(1)).cards)
    others = [each for each in rest if not (mine[0] | mine[2]) >> each & 1]
    mine[1], mine[3] = holding(others[:12]), holding(others[12:])
    state: Any = Naming(Match(3, 0, (0, 0), ()), tuple(mine), (Bid(250), PASS, PASS, PASS), Bid(250), 0)
    states = [state := game.play(state, 0, game.read("trumps H"))]
    states.append(state := game.play(state, 2, game.read("pass AH TH JH 9H")))
    states.append(game.play(state, 0, game.read("pass JC JC' 9C 9C'")))
    return game, states


def test_apn_h42_only_the_two_partners_see_what_is_passed() -> None:
    game, (asked, answered, open_play) = passed()
    given, back = holding(read_cards("AH TH JH 9H")), holding(read_cards("JC JC' 9C 9C'"))
    for seat, sees in ((0, True), (2, True), (1, False), (3, False), (None, False)):
        assert game.view(answered, seat).handed == ((given,) if sees else (None,))
        assert game.view(open_play, seat).handed == ((given, back) if sees else (None, None))
        for state, by, text in ((asked, 2, "pass AH TH JH 9H"), (answered, 0, "pass JC JC' 9C 9C'")):
            move = game.read(text)
            assert game.seen(state, by, move, seat) == (move if sees else None)


def test_apn_h43_a_run_that_was_passed_together_is_melded() -> None:
    _, (_, _, state) = passed()
    assert worth(state.bargain.melds[0]) == 150 + 10
    assert state.bargain.melds[2] == ()


def test_partners_know_where_the_cards_lie_that_they_have_passed() -> None:
    game, (_, answered, open_play) = passed()
    given, back = holding(read_cards("AH TH JH 9H")), holding(read_cards("JC JC' 9C 9C'"))
    rng = SeededRng(2)
    for _ in range(10):
        assert game.imagine(game.view(answered, 2), rng).bargain.hands[0] & given == given
        assert game.imagine(game.view(open_play, 2), rng).bargain.hands[0] & given == given
        assert game.imagine(game.view(open_play, 0), rng).bargain.hands[2] & back == back


def test_what_was_passed_unseen_is_imagined_as_any_cards_that_could_have_been() -> None:
    game, (_, answered, open_play) = passed()
    rng, found = SeededRng(2), set()
    for _ in range(10):
        world = game.imagine(game.view(open_play, 1), rng)
        given, back = world.bargain.handed
        assert given.bit_count() == back.bit_count() == 4
        assert world.bargain.hands[2] & back == back
        assert (world.bargain.hands[0] | back) & given == given
        found.add(given)
        (first,) = game.imagine(game.view(answered, 3), rng).bargain.handed
        assert first.bit_count() == 4
    assert len(found) > 1


def test_apn_h46_all_see_the_widow_and_only_the_declarer_what_is_buried() -> None:
    game = game_of("widow", 3)
    state = next(each for each in states_of(game, 3, 3) if isinstance(each, Exchanging))
    seat, widow = state.seat, state.bargain.widow
    move = listed(game.moves(state, seat))[0]
    after = game.play(state, seat, move)
    for each in (*range(3), None):
        assert game.view(state, each).widow == widow
        assert game.seen(state, seat, move, each) == (move if each == seat else None)
        if isinstance(after, Playing):
            assert game.view(after, each).buried == (holding(move.cards) if each == seat else None)


def test_apn_h46_no_defender_is_imagined_with_a_card_of_the_widow() -> None:
    game, rng = game_of("widow", 3, pay="all"), SeededRng(4)
    state = next(each for each in states_of(game, 3, 3) if isinstance(each, Playing))
    declarer, widow = state.bargain.declarer, state.bargain.widow
    defenders = [seat for seat in range(3) if seat != declarer]
    for _ in range(10):
        world = game.imagine(game.view(state, defenders[0]), rng).bargain
        assert not any(world.hands[seat] & widow for seat in defenders)
        assert (world.hands[declarer] | world.buried) & widow == widow
        assert melds(game.options, world.hands[declarer], world.trump) == state.bargain.melds[declarer]


# -- what players choose -------------------------------------------------------------------------------


def asked_of(seat: int, hand: str, trump: int, book: str = "passing", seats: int = 4) -> Any:
    """Return what a regular player passes or buries of a hand, as declarer at seat 0 or as the partner at seat 2."""
    game = game_of(book, seats)
    hands = [0] * seats
    hands[seat] = holding(read_cards(hand))
    calls: tuple[Call, ...] = (Bid(250), *(PASS,) * (seats - 1))
    match = Match(seats - 1, 0, (0,) * game.form.sides, ())
    bargain = Bargain(match, tuple(hands), calls, Bid(250), 0, trump, ((),) * seats, handed=(0,) if seat == 0 else ())
    state = Exchanging(bargain, seat)
    view = game.view(state, seat)
    chosen = RegularAuctionPinochle(game, seat, SeededRng(1)).choose(view, listed(game.moves(state, seat))).move
    assert game.refusal(state, seat, chosen) is None
    assert ways(game, view, 3)[0] == chosen
    return chosen


def test_the_partner_passes_trumps_and_aces() -> None:
    assert asked_of(2, "AH TH JH AC 9C 9D TD KD JC 9S TS QC", 2) == PassCards(tuple(sorted(read_cards("AH TH JH AC"))))


def test_the_partner_keeps_four_aces_together() -> None:
    chosen = asked_of(2, "AC AD AS AH TC TD TS KC 9C 9D 9S JC", 2)
    assert not any(each.rank == "A" for each in chosen.cards)


def test_the_partner_passes_the_other_half_of_a_pinochle() -> None:
    chosen = asked_of(2, "QS 9C 9C' 9H 9H' JC JC' TC KH QD JH 9S", 1)
    assert read_cards("QS")[0] in chosen.cards


def test_the_declarer_passes_back_no_trump_no_ace_and_no_meld() -> None:
    chosen = asked_of(0, "AH TH KH QH JH 9H AC KC QC AD 9C JC TD 9D 9S TS", 2)
    assert set(chosen.cards) <= set(read_cards("9C JC TD 9D 9S TS"))


def test_the_declarer_buries_counters_that_cannot_win_and_show_no_meld() -> None:
    chosen = asked_of(0, "AH TH KH QH JH 9H AC AC' KC QC AD TD TD' TS 9S 9C JC JS", 2, "widow", 3)
    assert chosen == Bury(tuple(sorted(read_cards("TD TD' TS"))))


def test_a_hand_that_the_widow_has_not_helped_is_given_up_and_a_good_one_is_played() -> None:
    game = game_of("widow", 3)
    weak = holding(read_cards("KC QC JC JD JH 9C 9C' 9D 9D' 9H 9H' 9S 9S' TC TD TH TS JS"))
    strong = holding(read_cards("AH AH' TH TH' KH QH JH 9H AC AD AS KC QC 9C 9D 9S JC JS"))
    for hand, gives_up in ((weak, True), (strong, False)):
        state = Naming(Match(2, 0, (0, 0, 0), ()), (hand, 0, 0), (Bid(300), PASS, PASS), Bid(300), 0, widow=7)
        bot = RegularAuctionPinochle(game, 0, SeededRng(1))
        chosen = bot.choose(game.view(state, 0), listed(game.moves(state, 0))).move
        assert (chosen == CONCEDE) is gives_up
