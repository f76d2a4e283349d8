"""Tests what a person reads at a prompt: moves as Python, views with cards, tables in some lines."""

from __future__ import annotations

import copy
import html
import pickle
import re
from importlib import import_module
from typing import Any

import pytest

import spadille
from spadille.cards.card import SUIT_SIGNS, SUITS, Card, card, read_cards
from spadille.cards.holding import Holding, holding
from spadille.core.contract import NATURE, AnyGame, Game, Value
from spadille.core.markup import in_html
from spadille.core.showing import move_kinds
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, titled
from spadille.testing.playing import random_move

NAMES = {"card": card, "read_cards": read_cards, "holding": holding}


def played(name: str, seed: int = 2, moves: int = 60, **options: Any) -> Table:
    table, rng = spadille.table(name, seed=seed, **options), Stream(seed_of(f"shown {seed}"))
    for _ in range(moves):
        if table.deciding:
            table.play(*random_move(table.game, table.state, rng))
    return table


def names_of(game: AnyGame) -> dict[str, Any]:
    """The names of a game: its kinds of moves, and how cards are made."""
    return {**NAMES, **{kind.__name__: kind for kind in move_kinds(type(game))}}


@pytest.mark.parametrize("name", GAMES)
def test_the_repr_of_a_move_makes_the_move(name: str) -> None:
    kinds: set[type] = set()
    for seed in range(6):
        table = played(name, seed)
        for _, move in table.log:
            kinds.add(type(move))
            assert eval(repr(move), names_of(table.game)) == move
            assert not re.search(r"\d{6}|=\d{3}", repr(move))
        for seat in table.deciding:
            for move in table.moves(seat)[:200]:
                kinds.add(type(move))
                assert eval(repr(move), names_of(table.game)) == move
    assert len(kinds) > 1
    assert kinds <= set(move_kinds(type(table.game)))


def test_a_move_of_one_field_is_written_short() -> None:
    state = import_module("spadille.games.spades.state")
    tricks = import_module("spadille.parts.tricks")
    assert repr(tricks.Play(card("AS"))) == "Play(card('AS'))"
    assert (repr(state.Bid(4)), repr(state.Nil())) == ("Bid(4)", "Nil()")


@pytest.mark.parametrize("name", GAMES)
def test_views_print_cards_and_no_sets_of_bits(name: str) -> None:
    table = played(name, moves=6)
    for seat in (*range(table.game.seats), None):
        assert not re.search(r"\d{7}", repr(table.view(seat)))


def test_the_hand_of_a_view_can_be_read_off() -> None:
    table = spadille.table("spades", seed=3)
    hand = table.view(0).hand
    shown = re.search(r"hand=(holding\(read_cards\('[^']*'\)\))", repr(table.view(0)))
    assert shown is not None
    assert eval(shown[1], NAMES) == hand


class Odd(Value, frozen=True, kw_only=True):
    """Sets of cards in all the places where a view may hold them."""

    hand: Holding | None = None
    hands: tuple[Holding, ...] = ()
    pair: tuple[Holding, Holding] = (0, 0)
    table: tuple[Card | None, ...] = ()


def test_sets_of_cards_are_found_wherever_they_are() -> None:
    held = holding(read_cards("2C AS'"))
    odd = Odd(hand=held, hands=(held, 0), pair=(held, held), table=(None, card("AS")))
    assert eval(repr(odd), {**NAMES, "Odd": Odd}) == odd
    assert repr(Odd()) == "Odd()"
    assert 'holding(read_cards("2C AS\'"))' in repr(odd)


def test_a_value_whose_types_cannot_be_looked_up_is_written_all_the_same() -> None:
    class Inner:
        pass

    class Local(Value, frozen=True):
        inner: Inner | None
        number: int = 3

    assert repr(Local(None, 4)) == "Local(inner=None, number=4)"


@pytest.mark.parametrize("name", GAMES)
def test_a_printed_table_tells_game_score_and_turn_and_only_what_a_spectator_sees(name: str) -> None:
    table = played(name, moves=9)
    lines = str(table).splitlines()
    assert lines[0].startswith(f"{titled(name, table.game.rulebook)}, ")
    assert re.match(r"score: (seat|[A-Z]).* after \d+ deals?$", lines[1])
    assert lines[2].startswith("to move: seat " if table.deciding else "over: ")
    other = copy.copy(table)
    other.state = table.game.imagine(table.view(None), Stream(seed_of("another")))
    assert str(other) == str(table)
    bare = Table(table.game)
    bare.state = table.state
    assert str(bare).splitlines()[0].startswith(f"{name} by the rulebook")


def test_a_printed_table_names_the_trick_the_winner_and_the_chance_that_is_due() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    for _ in range(4):
        table.play(table.deciding[0], "bid 3")
    table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    (card,), seat = table.view().trick, table.view().leaders[-1]
    assert f"On the table: {card} (seat {seat}, led)\n" in f"{table}\n"
    assert sum(line.endswith("bid 3, tricks 0") for line in str(table).splitlines()) == 4
    bare = Table(table.game)
    assert "to be drawn: " in str(bare)
    bare.log, bare.state = table.log, table.state
    assert f"trick: {card}" in str(bare)
    assert "calls: bid 3, bid 3, bid 3, bid 3" in str(bare)
    over = played("war", moves=100_000)
    assert over.outcome is not None
    assert re.search(rf"^over: seat {over.outcome.winners[0]} won, \d+ to \d+$", str(over), re.MULTILINE)


def test_a_printed_table_tells_which_side_has_won_and_by_how_much() -> None:
    over = played("spades", rulebook="andrews", max_deals=1, moves=100)
    assert over.outcome is not None
    won = sorted(over.outcome.winners)
    high, low = sorted(over.standing.scores, reverse=True)
    lines = str(over).splitlines()
    assert lines[0].startswith("Spades (Joe Andrews), 4 seats, ")
    assert lines[2].replace("−", "-") == f"over: seats {won[0]} and {won[1]} won, {high} to {low}"


def test_where_every_seat_has_won_a_printed_table_names_them_all() -> None:
    table = spadille.table("mini_baccarat", seats=3, seed=4, decks=1, marker_from_end=38)
    table.play(0, "cut 1")
    for seat in (0, 1, 2):
        table.play(seat, "punto 10")
    for seat in (0, 1, 2):
        table.play(seat, "ready")
    assert table.outcome is not None
    assert table.outcome.payoff == (1000, 1000, 1000)
    assert str(table).splitlines()[2] == "over: seats 0, 1 and 2 won"


def test_a_printed_table_draws_a_triangle_piles_melds_and_no_roads() -> None:
    pyramid = str(spadille.table("pyramid", seed=3)).splitlines()
    at = pyramid.index("Pyramid:")
    assert [line.strip().count(" ") for line in pyramid[at + 1 : at + 8]] == list(range(7))
    assert "Stock, pass 1: 24 cards" in pyramid
    war = played("war", moves=20)
    counts = war.view().counts
    assert [line for line in str(war).splitlines() if line.startswith("Stack of seat")] == [
        f"Stack of seat {seat}: {count} card{'' if count == 1 else 's'}" for seat, count in enumerate(counts)
    ]
    assert any(line.startswith("Melds of seat") for line in str(played("pinochle", moves=40)).splitlines())
    baccarat = spadille.table("mini_baccarat", seed=3)
    while baccarat.standing.deals < 2:
        baccarat.play(baccarat.deciding[0], baccarat.moves(baccarat.deciding[0])[0])
    assert "Shoe, " in str(baccarat)
    assert "road" not in str(baccarat)
    assert all(len(line) < 120 for line in str(baccarat).splitlines())
    for table in (war, baccarat):
        assert str(pickle.loads(pickle.dumps(table))) == str(spadille.loads(table.record)) == str(table)


def test_tables_and_steps_have_a_short_repr() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=3)
    version = table.version
    (step,) = table.play(table.deciding[0], "bid 3")
    assert repr(table) == f"<Table: spades, rulebook bicycle, 4 seats, {version + 1} moves>"
    assert repr(table.game) == "<Game: spades, rulebook bicycle, 4 seats>"
    assert repr(step) == f"<Step: seat {step.seat} makes Bid(3)>"
    assert "<Step: chance makes " in repr(Table(table.game).deal_by(lambda _: Stream(seed_of(1)))[0])
    assert NATURE < 0


def test_a_game_that_does_not_say_what_its_moves_are_has_none_to_check() -> None:
    assert move_kinds(Game) == ()


@pytest.mark.parametrize("name", GAMES)
def test_a_printed_score_separates_each_side_from_its_figure(name: str) -> None:
    for seats in {each.usual_seats for each in GAMES[name].rulebooks.values()}:
        book = next(each.name for each in GAMES[name].rulebooks.values() if each.usual_seats == seats)
        table = played(name, moves=9, rulebook=book)
        told = str(table).splitlines()[1].removeprefix("score: ").partition(" after ")[0]
        figures = [
            re.fullmatch(r"seats? (\d+(?:, \d+)*(?: and \d+)?): ([−-]?[\d,.]+)( [a-z ]+)?", each)
            for each in told.split("; ")
        ]
        assert all(figures), told
        named = [int(seat) for each in figures if each for seat in re.findall(r"\d+", each[1])]
        assert sorted(named) == list(range(table.game.seats)), told


def test_the_score_of_partners_reads_as_a_person_says_it() -> None:
    table = spadille.table("spades", rulebook="rules_of_spades", seed=7)
    assert str(table).splitlines()[1] == "score: seats 0 and 2: 0; seats 1 and 3: 0 points after 0 deals"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_in_a_notebook_says_what_its_text_says(name: str) -> None:
    table = played(name)
    shown = table._repr_html_()
    plain = html.unescape(re.sub(r"<br>", "\n", shown).replace("<div", "\n<div"))
    text = re.sub(r"<[^>]*>", "", plain).strip()
    signs = str.maketrans(SUIT_SIGNS, SUITS)
    assert re.sub(f"10(?=[{SUIT_SIGNS}])", "T", text).translate(signs) == str(table)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_and_a_move_in_a_notebook_are_what_they_are_as_python(name: str) -> None:
    table = spadille.table(name, seed="notebook")
    table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    seat = table.deciding[0]
    for value in (table.view(seat), table.moves(seat)[0]):
        lines = html.unescape(re.sub(r"<br>", "\n", value._repr_html_()))
        told = re.sub(r"<[^>]*>", "", lines).split("\n")
        assert told[0] == type(value).__name__
        for line in told[1:]:
            field = line.partition(":")[0].replace(" ", "_")
            assert hasattr(value, field), line
    assert "read_cards" not in table.view(seat)._repr_html_()


def test_a_hand_in_a_notebook_has_the_signs_of_suits_and_no_other_hand_is_there() -> None:
    table = spadille.table("spades", seed="a")
    shown = table.view(0)._repr_html_()
    assert ">Q♦</span>" in shown
    assert re.sub(r"<[^>]*>", "", shown).count("♠") == 2, "of the own hand only"


def test_suits_are_signs_in_a_notebook_and_names_of_players_are_no_markup() -> None:
    shown = in_html("spades\ntrick: TH AS\nwho: <b>ASK</b>")
    assert ">10♥</span>" in shown
    assert "#c22" in shown
    assert ">A♠</span>" in shown
    assert "&lt;b&gt;ASK&lt;/b&gt;" in shown


class _Pile(Value, frozen=True):
    """A value whose usual field equals others that are not the same object."""

    cards: tuple[int, ...] = (7, 8)


def test_a_field_that_equals_its_default_is_left_out_though_it_is_another_object() -> None:
    assert repr(_Pile(tuple(range(7, 9)))) == "_Pile()"
    assert repr(_Pile((7,))) == "_Pile((7,))"
