"""The strong Spades player: it weighs moves over worlds it may imagine, and plays better than by rules of thumb."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.looks import narrowed, noted

from spadille.bots import make_bot
from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Over, Seat, Weighed
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.spades.state import LOOK, Bid, Bidding, Playing
from spadille.lab.complaints import load
from spadille.search import NATIVE
from spadille.testing.playing import pick
from spadille.thinking.budget import Budget
from spadille.thinking.weighing import Sample, Weigher, weigh

native = pytest.mark.skipif(not NATIVE, reason="the native search was not built")


def played(game: AnyGame, seed: str, moves: int) -> Any:
    """A state some moves into a game, in which regular players bid and random ones play."""
    rng, state = Stream(seed_of(seed)), game.initial()
    for _ in range(moves):
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.play(state, NATURE, game.draw(state, rng))
            continue
        assert not isinstance(turn, Over)
        seat = turn.seats[0]
        legal = tuple(game.moves(state, seat))
        if isinstance(state, Bidding):
            move = make_bot("regular", game, seat, 0).choose(game.view(state, seat), legal).move
        else:
            move = pick(game, legal, rng)
        state = game.play(state, seat, move)
    return state


def on_turn(game: AnyGame, state: Any) -> Seat:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seats[0]


def choice(game: AnyGame, state: Any, worlds: int = 12) -> Any:
    seat = on_turn(game, state)
    bot = make_bot("strong", game, seat, 5, Budget(worlds=worlds))
    return bot.choose(game.view(state, seat), tuple(game.moves(state, seat)))


def test_without_the_native_search_it_thinks_in_python_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.games.spades.players.strong.NATIVE", False)
    game = open_game("spades", "denexa", 4, {})
    for moves in (2, 20):
        state = played(game, "bare", moves)
        decision = choice(game, state)
        assert "(plain Python search, 3 worlds)" in decision.why
        assert len(decision.weighed) > 1
        assert decision == choice(game, state)


@native
def test_the_same_seed_makes_the_same_decision_whatever_lies_hidden() -> None:
    game, rng = open_game("spades", "denexa", 4, {}), Stream(seed_of("hidden"))
    for moves in (3, 7, 25):
        state = played(game, "hidden", moves)
        seat = on_turn(game, state)
        other = game.imagine(game.view(state, seat), rng)
        assert choice(game, state) == choice(game, other) == choice(game, state)


@native
@pytest.mark.parametrize("book", list(GAMES["spades"].rulebooks))
def test_it_sits_down_under_every_rulebook_and_with_every_number_of_seats(book: str) -> None:
    for seats in GAMES["spades"].rulebooks[book].seats:
        game = open_game("spades", book, seats, {})
        for moves in (2, 20):
            state = played(game, f"{book} {seats}", moves)
            while isinstance(game.turn(state), Chance):
                state = game.play(state, NATURE, game.draw(state, Stream(seed_of("more"))))
            seat = on_turn(game, state)
            decision = choice(game, state, 4)
            assert game.refusal(state, seat, decision.move) is None
            assert decision.why


@native
def test_a_bid_is_told_with_figures() -> None:
    game = open_game("spades", "denexa", 4, {})
    decision = choice(game, played(game, "figures", 2), 30)
    assert "makes" in decision.why
    assert "on average" in decision.why
    assert len(decision.weighed) > 1
    assert all(each.win is not None and 0 < each.win < 1 for each in decision.weighed)


@native
def test_it_keeps_to_its_time() -> None:
    game = open_game("spades", "denexa", 4, {})
    state = played(game, "time", 7)
    seat = on_turn(game, state)
    bot = make_bot("strong", game, seat, 5, Budget(worlds=10**9, milliseconds=1))
    assert bot.choose(game.view(state, seat), tuple(game.moves(state, seat))).weighed


def test_means_and_errors_are_weighted() -> None:
    samples = [
        (1.0, [Sample(10, 0.5, True), Sample(0, 0.4, True)]),
        (3.0, [Sample(2, 0.7, True), Sample(0, 0.2, False)]),
    ]
    first, second = weigh(["a", "b"], samples)
    assert isinstance(first, Weighed)
    assert first.worth == 4.0
    assert first.win == pytest.approx(0.65)
    assert second.worth == 0.0
    assert second.error == pytest.approx(first.error)


@native
def test_an_end_is_worth_what_the_score_of_its_own_deal_says() -> None:
    """A bot that has thought in one deal decides in the next as one that comes to it fresh."""
    game = open_game("spades", "denexa", 4, {})
    early = played(game, "worth", 20)
    assert isinstance(early, Playing)
    contract = early.contract
    ahead = msgspec.structs.replace(contract.match, totals=(480, 490), bags=(9, 3), deals=8)
    late = msgspec.structs.replace(early, contract=msgspec.structs.replace(contract, match=ahead))
    seat = on_turn(game, early)
    used, fresh = (make_bot("strong", game, seat, 5, Budget(worlds=12)) for _ in range(2))
    moves = tuple(game.moves(early, seat))
    used.choose(game.view(early, seat), moves)
    used.rng = fresh.rng = Stream(seed_of("again"))  # type: ignore[attr-defined]
    first = used.choose(game.view(late, seat), moves)
    fresh.rng = Stream(seed_of("again"))  # type: ignore[attr-defined]
    assert first == fresh.choose(game.view(late, seat), moves)


@native
def test_a_game_won_by_both_partners_is_won_whole() -> None:
    """The trick that makes the contract makes 200 of 200: the others cannot come so far in this deal."""
    (complaint,) = (
        each
        for each in load(Path(__file__).parents[3] / "data" / "complaints", "spades")
        if each.name == "spades-attack-wins-the-game-anyway"
    )
    table, seat = complaint.table(), complaint.sound.seat
    bot = make_bot("strong", table.game, seat, 5, Budget(worlds=12))
    decision = bot.choose(table.view(seat), table.moves(seat))
    (sure,) = (each for each in decision.weighed if table.game.spell(each.move) == "play KC")
    assert sure.win == 1.0
    assert decision.move == sure.move


@native
def test_calls_that_it_would_not_think_of_are_weighed_when_it_is_asked() -> None:
    game = open_game("spades", "andrews", 4, {"blind_nil": False})
    state = played(game, "far from the hand", 2)
    seat = on_turn(game, state)
    view, bot = game.view(state, seat), make_bot("strong", game, seat, 5, Budget(worlds=30))
    assert isinstance(bot, Weigher)
    few, many = bot.weigh(view, (Bid(2), Bid(13)))
    assert (few.move, many.move) == (Bid(2), Bid(13))
    assert many.worth < few.worth - 100
    assert bot.weigh(view, (Bid(2), LOOK)) == ()


@native
def test_cards_and_calls_it_cannot_search_are_not_weighed_for_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("spades", "andrews", 4, {"blind_nil": False})
    for moves in (2, 8):
        state = played(game, "far from the hand", moves)
        seat = on_turn(game, state)
        bot, view = make_bot("strong", game, seat, 5, Budget(worlds=10)), game.view(state, seat)
        assert isinstance(bot, Weigher)
        with monkeypatch.context() as patched:
            patched.setattr("spadille.games.spades.players.strong.NATIVE", moves == 8)
            assert bot.weigh(view, tuple(game.moves(state, seat))) == ()


@native
def test_close_moves_alone_are_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = noted(monkeypatch, "spadille.games.spades.players.outcomes.weigh_out")
    game, found = open_game("spades", "andrews", 4, {}), list[tuple[int, int]]()
    for made in range(6, 50, 4):
        state = played(game, f"race {made}", made)
        seat = on_turn(game, state)
        moves = tuple(game.moves(state, seat))
        looks.clear()
        decision = make_bot("strong", game, seat, 5, Budget(worlds=60, close=50)).choose(game.view(state, seat), moves)
        if looks:
            found.append(narrowed(looks, 60, 50))
            assert len(decision.weighed) == found[-1][0], "all moves are told of"
    assert any(not last for _, last in found), "it was clear"
    assert any(0 < last < first for first, last in found)


@native
@pytest.mark.parametrize("options", [{"nil_pass": 3}, {"bidding": "mirror"}, {"both_nil": False}])
def test_bids_are_not_weighed_by_a_search_that_lacks_a_rule_of_the_auction(options: dict[str, Any]) -> None:
    game = open_game("spades", "andrews", 4, {"blind_nil": False, **options})
    state = played(game, "weigh", 2)
    seat = on_turn(game, state)
    bot: Any = make_bot("strong", game, seat, 5, Budget(worlds=4))
    assert bot.weigh(game.view(state, seat), tuple(game.moves(state, seat))) == ()
    plain: Any = open_game("spades", "andrews", 4, {"blind_nil": False})
    state = played(plain, "weigh", 2)
    bot = make_bot("strong", plain, seat, 5, Budget(worlds=4))
    assert bot.weigh(plain.view(state, seat), tuple(plain.moves(state, seat)))
