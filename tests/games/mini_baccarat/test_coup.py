"""Tests coups of Mini Baccarat beyond the scenarios: the whole drawing table, the cut, what the backs hide."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from spadille.cards.card import read_cards
from spadille.core.clause import page_text
from spadille.core.contract import NATURE, Decide, Outcome, Refusal
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BANCO, BANKER_DRAWS, PUNTO, STOOD, TIE, Coup, deal, player_draws, total
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.scoring import price
from spadille.games.mini_baccarat.state import READY, Betting, Cut, Cutting, Ended, Shuffle, State, Wager


def a_game(seats: int = 1, **options: object) -> MiniBaccarat:
    game = open_game("mini_baccarat", "denexa", seats, options)
    assert isinstance(game, MiniBaccarat)
    return game


def opened(game: MiniBaccarat, seed: str = "shoe", cut: int = 100) -> Betting:
    """The first bets of a game."""
    state = game.initial()
    cutting = game.play(state, NATURE, game.draw(state, Stream(seed_of(seed))))
    betting = game.play(cutting, 0, Cut(cut))
    assert isinstance(betting, Betting)
    return betting


def test_bac_03_each_card_is_there_eight_times() -> None:
    assert set(Counter(a_game().pack).values()) == {8}
    assert len(set(a_game().pack)) == 52
    assert set(Counter(a_game(decks=6).pack).values()) == {6}


def test_bac_19_the_cut_turns_the_pack() -> None:
    game = a_game()
    shuffle = game.draw(game.initial(), Stream(seed_of(1)))
    assert isinstance(shuffle, Shuffle)
    cutting = game.play(game.initial(), NATURE, shuffle)
    for cut in (1, 133, 415):
        state = game.play(cutting, 0, Cut(cut))
        assert isinstance(state, Betting)
        assert state.shoe == shuffle.cards[cut:] + shuffle.cards[:cut]


def test_bac_59_the_cut_shows_backs_only() -> None:
    game = a_game(2)
    shuffle = game.draw(game.initial(), Stream(seed_of(1)))
    for seat in (0, 1, None):
        assert game.seen(game.initial(), NATURE, shuffle, seat) is None
    cutting = game.play(game.initial(), NATURE, shuffle)
    assert game.seen(cutting, 0, Cut(7), 1) == Cut(7)
    other = game.play(game.initial(), NATURE, game.draw(game.initial(), Stream(seed_of(2))))
    assert cutting != other
    for seat in (0, 1, None):
        assert game.view(cutting, seat) == game.view(other, seat)


def test_the_page_has_the_drawing_table_that_is_played() -> None:
    page = page_text("spadille.games.mini_baccarat")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.endswith(("| D |", "| S |"))]
    found = {}
    for totals, stood, *thirds in rows:
        for banker in totals.split(", "):
            found[int(banker)] = tuple(each == "D" for each in (*thirds, stood))
    assert tuple(found[banker] for banker in range(8)) == BANKER_DRAWS


def test_every_case_of_the_drawing_table_is_dealt_so() -> None:
    cards = dict(enumerate(read_cards("KC AC 2C 3C 4C 5C 6C 7C 8C 9C")))
    for player in range(8):
        for banker in range(8):
            for third in range(10):
                shoe = (cards[0], cards[0], cards[player], cards[banker], cards[third], *read_cards("JH JD"))
                coup, used = deal(shoe, 0)
                drew = player_draws(player)
                assert len(coup.player) == 2 + drew
                assert len(coup.banker) == 2 + BANKER_DRAWS[banker][third if drew else STOOD]
                assert used == len(coup.cards) == len(coup.player) + len(coup.banker)
                assert coup.cards == shoe[:used]
                first, second = coup.totals
                assert coup.winner == (PUNTO if first > second else BANCO if second > first else TIE)
                assert not coup.natural


def test_a_coup_knows_its_totals_naturals_and_pairs() -> None:
    coup, _ = deal(read_cards("9H 9S KH 9D 2C"), 0)
    assert coup == Coup(read_cards("9H KH"), read_cards("9S 9D"), PUNTO)
    assert coup.totals == (9, 8)
    assert coup.natural
    assert coup.pairs == (False, True)
    assert total(read_cards("7H 8H")) == 5
    stood, _ = deal(read_cards("6H 7S KH KD 2C"), 0)
    assert not stood.natural


def test_every_clause_cited_is_on_the_page() -> None:
    page = page_text("spadille.games.mini_baccarat")
    for rule in Rule:
        assert rule.clause == rule.clauses[0]
        for clause in rule.clauses:
            assert f"| {clause} |" in page


# -- money and turns ---------------------------------------------------------------------------------


def test_chips_and_cards_are_conserved() -> None:
    game = a_game(3, shoes=2, chips=200)
    rng = Stream(seed_of("conserved"))
    state: State = game.initial()
    before = game.standing(state)
    while not isinstance(state, Ended):
        turn = game.turn(state)
        if isinstance(turn, Decide):
            seat = turn.seats[rng.below(len(turn.seats))]
            bets = list(game.moves(state, seat))
            move = bets[rng.below(len(bets))] if rng.below(2) or isinstance(state, Cutting) else READY
            state = game.play(state, seat, move)
        else:
            state = game.play(state, NATURE, game.draw(state, rng))
        standing = game.standing(state)
        more = dict(standing.more)
        assert sum(standing.scores) + more["rack"][0] == 3 * 200 * 100
        assert more["shoe"][0] + more["discards"][0] == 416
        if standing.deals > before.deals:
            last = standing.sheet[-1]
            lines = [sum(line.points for line in last.lines if line.side == seat) for seat in range(3)]
            assert [after - was for after, was in zip(standing.scores, before.scores, strict=True)] == lines
            assert last.totals == standing.scores
        before = standing
    assert state.outcome.payoff == tuple(score - 200 * 100 for score in before.scores)
    assert state.outcome.winners == tuple(seat for seat, each in enumerate(state.outcome.payoff) if each > 0)


def told(refusal: Refusal | None) -> tuple[str | None, str]:
    """A refusal as it is read: its clause, and its words."""
    assert refusal is not None
    return refusal.clause, str(refusal.reason)


def test_large_wagers_are_listed_as_they_are_allowed() -> None:
    game = a_game(chips=1200, min_bet=990, max_bet=1100)
    state = opened(game)
    listed = [game.spell(move) for move in game.moves(state, 0)]
    bets = [f"{spot} {chips}" for spot in ("punto", "banco", "tie") for chips in range(990, 1101)]
    assert listed == ["ready", "leave", "punto 0", "banco 0", "tie 0", *bets]
    laid = game.play(state, 0, Wager(TIE, 990))
    assert game.refusal(laid, 0, Wager(TIE, 1100)) is None
    assert told(game.refusal(laid, 0, Wager(PUNTO, 990))) == (
        "BAC-06",
        "That makes bets of 1980 in all, and you have 1200.",
    )
    assert list(game.moves(laid, 0))[5:] == [Wager(TIE, chips) for chips in range(990, 1101)]
    assert [each for each in game.moves(opened(a_game(chips=1005)), 0) if each == Wager(PUNTO, 1005)]


@pytest.mark.parametrize("move", ["ready", "cut 5", "banco 1"])
def test_nobody_moves_when_it_is_not_their_time(move: str) -> None:
    game = a_game(2)
    start = game.initial()
    assert told(game.refusal(start, 0, game.read(move))) == (None, "Wait until the cards are dealt.")
    refused = game.refusal(start, NATURE, game.read(move))
    assert told(refused) == (None, f"Chance does not make the move '{move}' now.")
    over = Ended(opened(game).ledger, Outcome((0, 0), ()))
    assert told(game.refusal(over, 0, game.read(move))) == (None, "The game is over.")


def test_a_shoe_that_is_not_whole_is_refused_in_words() -> None:
    game = a_game()
    cards = game.pack[1:]
    refused = game.refusal(game.initial(), NATURE, Shuffle(cards))
    assert told(refused) == (None, "A shoe is 8 whole packs, 416 cards; missing: 2C.")
    assert game.layout(opened(game)) == ()


def test_an_idle_seat_is_told_why() -> None:
    game = a_game(3)
    state = opened(game)
    cutting = game.play(game.initial(), NATURE, game.draw(game.initial(), Stream(seed_of(1))))
    assert told(game.refusal(cutting, 2, READY)) == (None, "Another player cuts the cards.")
    ready = game.play(state, 1, READY)
    left = game.play(ready, 0, game.read("leave"))
    assert told(game.refusal(left, 1, READY)) == (None, "You are ready. Bets open again with the next coup.")
    assert told(game.refusal(left, 0, READY)) == (None, "You have left the table.")
    assert told(game.refusal(left, 2, Cut(3))) == (None, "It is time to place your bets.")


# -- what is imagined --------------------------------------------------------------------------------


def test_an_imagined_shoe_keeps_the_open_cards_and_mixes_the_rest() -> None:
    game = a_game(burn_value_of_ten_and_faces=10)
    state = opened(game, "imagine")
    for _ in range(5):
        after = game.play(state, 0, READY)
        assert isinstance(after, Betting)
        state = after
    view = game.view(state, None)
    rng = Stream(seed_of("worlds"))
    under = state.shoe[0]
    seen: Counter[int] = Counter()
    for _ in range(300):
        world = game.imagine(view, rng)
        assert isinstance(world, Betting)
        assert Counter(world.shoe) == Counter(game.pack)
        assert world.shoe[0] == under
        dealt = [each for settled in state.ledger.coups for each in settled.coup.cards]
        first = state.at - len(dealt)
        assert list(world.shoe[first : state.at]) == dealt
        seen.update(int(each) & 15 for each in (world.shoe[1], world.shoe[state.at], world.shoe[-1]))
    expected = 900 / 13
    assert len(seen) == 13
    assert all(abs(times - expected) < 5 * expected**0.5 for times in seen.values())


def test_where_nothing_is_burned_an_imagined_shoe_begins_with_the_cards_that_were_dealt() -> None:
    game = a_game(burn="none")
    state = game.play(opened(game), 0, READY)
    assert isinstance(state, Betting)
    world = game.imagine(game.view(state, 0), Stream(seed_of("worlds")))
    assert isinstance(world, Betting)
    assert world.shoe[: state.at] == state.shoe[: state.at] == state.ledger.coups[0].coup.cards
    assert world.shoe != state.shoe
    assert Counter(world.shoe) == Counter(game.pack)


def test_every_phase_can_be_imagined() -> None:
    game = a_game(2, chips=1)
    rng = Stream(seed_of("phases"))
    shuffling = game.initial()
    cutting = game.play(shuffling, NATURE, game.draw(shuffling, rng))
    betting = game.play(cutting, 0, Cut(9))
    alone = game.play(betting, 0, game.read("leave"))
    over = game.play(alone, 1, game.read("leave"))
    for state in (shuffling, cutting, betting, alone, over):
        for seat in (0, 1, None):
            world = game.imagine(game.view(state, seat), rng)
            assert type(world) is type(state)
            assert game.view(world, seat) == game.view(state, seat)
            assert game.turn(world) == game.turn(state)


def test_the_order_of_the_shoe_is_no_part_of_a_view() -> None:
    game = a_game()
    state = opened(game, "hidden")
    for here, there in pairwise((2, 50, 200, 415)):
        shoe = list(state.shoe)
        shoe[here], shoe[there] = shoe[there], shoe[here]
        other = msgspec.structs.replace(state, shoe=tuple(shoe))
        assert game.view(other, 0) == game.view(state, 0)


def test_only_a_winning_bet_on_banco_pays_the_commission_and_is_said_to() -> None:
    for commission, banco in ((5, "even money less 5%"), (0, "even money")):
        options = a_game(commission=commission, tie_pays=9).options
        assert [str(price(options, spot)) for spot in (PUNTO, BANCO, TIE)] == ["even money", banco, "9 to 1"]


def test_a_bet_above_the_bankroll_is_refused_with_the_sum_of_that_seats_own_bets() -> None:
    game = a_game(3, chips=100)
    state: State = opened(game)
    for seat, spot, chips in ((0, PUNTO, 11), (0, TIE, 7), (1, PUNTO, 20), (1, BANCO, 30), (2, PUNTO, 40), (2, TIE, 5)):
        state = game.play(state, seat, Wager(spot, chips))
    for seat, wager, sum_of in ((0, Wager(BANCO, 83), 101), (1, Wager(TIE, 51), 101), (2, Wager(BANCO, 60), 105)):
        refusal = game.refusal(state, seat, wager)
        assert refusal is not None
        assert str(refusal.reason) == f"That makes bets of {sum_of} in all, and you have 100."
    assert game.refusal(state, 1, Wager(TIE, 50)) is None
    assert game.refusal(state, 1, Wager(PUNTO, 70)) is None, "a new bet on a spot takes the place of the old one"
