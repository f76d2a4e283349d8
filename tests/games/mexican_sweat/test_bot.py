"""Mexican Sweat: the regular player plays by what lies open, and leaves when it has seen a killer."""

from __future__ import annotations

import pytest
from tests.games.moment import after

from spadille.core.contract import Decide
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.players.regular import RegularMexicanSweat, nearest, sized
from spadille.games.mexican_sweat.state import Look
from spadille.parts.amounts import Amounts, Listing
from spadille.parts.betting import CALL, FOLD, Bet, Raise, Wager


def chosen(text: str, seat: int) -> str:
    """Return what the bot does at a seat, at the end of a scenario."""
    table = after(text)
    return table.game.spell(bot(table, seat).choose(table.view(seat), table.moves(seat)).move)


def bot(table: Table, seat: int) -> RegularMexicanSweat:
    assert isinstance(table.game, MexicanSweat)
    return RegularMexicanSweat(table.game, seat, Stream(seed_of("bot")))


PEEKED = """
    table mexican_sweat peek 3 chips=100
    -1 dealer 2
    deal 0: ? ? ? ? ? ? 9D; 1: ? ? ? ? ? ? 8D; kill: 9C
"""


def test_swt_25_a_bot_that_has_seen_a_killer_folds() -> None:
    assert chosen(PEEKED, 0) == "peek"
    assert chosen(PEEKED + "0 peek", 0) == "fold"
    assert chosen(PEEKED + "0 no peek ; 1 peek", 1) == "stay"


STANDING = """
    table mexican_sweat denexa 3 chips=100 {}
    -1 dealer 2
    deal 0: {}; 1: 2C; kill: 9C; target: {}
    0 turn
"""
KING, STRAIGHT = ("KC", "7D"), ("4C 5D 6H 7S 8C", "AD")
MORE = "0 turn ; 0 turn ; 0 turn ; 0 turn"


@pytest.mark.parametrize(
    ("options", "deal", "more", "seat", "move"),
    [
        ("", KING, "", 0, "check"),
        ("", STRAIGHT, MORE, 0, "bet 10"),
        ("betting_limit=pot_limit ante=20", STRAIGHT, MORE, 0, "bet 30"),
        ("", KING, "0 bet 10", 1, "call"),
        ("betting_limit=no_limit", KING, "0 bet 90", 1, "fold"),
        ("", STRAIGHT, f"{MORE} ; 0 check ; 1 bet 10 ; 2 call", 0, "raise 20"),
        ("max_raises=0", STRAIGHT, f"{MORE} ; 0 check ; 1 bet 10 ; 2 call", 0, "call"),
    ],
)
def test_it_bets_what_the_open_cards_are_worth(
    options: str, deal: tuple[str, str], more: str, seat: int, move: str
) -> None:
    assert chosen(STANDING.format(options, *deal) + more, seat) == move


@pytest.mark.parametrize("betting_limit", ["fixed", "pot_limit", "no_limit"])
@pytest.mark.parametrize("rulebook", ["denexa", "peek"])
def test_bots_play_matches_to_their_end_without_an_early_look(rulebook: str, betting_limit: str) -> None:
    options = {"betting_limit": betting_limit, "chips": 150, "max_deals": 20}
    table = Table(open_game("mexican_sweat", rulebook, 4, options), dealer(seed_of(f"{rulebook} {betting_limit}")))
    bots = [bot(table, seat) for seat in range(4)]
    while isinstance(turn := table.game.turn(table.state), Decide):
        (seat,) = turn.seats
        decision = bots[seat].choose(table.view(seat), table.moves(seat))
        assert decision.why
        assert not isinstance(decision.move, Look)
        table.play(seat, decision.move)
    assert table.outcome is not None


def test_shares_of_the_pot_are_whole() -> None:
    table = Table(open_game("mexican_sweat", "denexa", 5, {"max_deals": 8}), dealer(seed_of("shares")))
    rng = Stream(seed_of("shares"))
    while table.deciding:
        (seat,) = table.deciding
        view = table.view(seat)
        if view.phase == "bet":
            shares = [bot(table, seat).share(view, each) for each in view.live]
            assert sum(shares) == pytest.approx(1)
        moves = table.moves(seat)
        table.play(seat, moves[rng.below(min(2, len(moves)))])


def test_of_many_sizes_it_finds_the_nearest_without_looking_at_each() -> None:
    rng = Stream(seed_of("nearest"))
    for _ in range(300):
        least = 1 + rng.below(40)
        made = tuple(Bet(chips) for chips in range(least, least + 1 + rng.below(30)))
        wanted = rng.below(200) / 2
        assert nearest(made, wanted) == min(made, key=lambda bet: abs(bet.chips - wanted))
    moves = Listing[Wager]((CALL, FOLD), lambda: (Amounts(Raise, range(20, 1_000_020)),))
    assert nearest(sized(moves, Raise), 700_000.4) == Raise(700_000)
    assert sized(moves, Bet) == ()
