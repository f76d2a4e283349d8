"""Puzzles found by machine: what holds for every one, without thinking anew."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.games.moment import after
from tools.puzzles import different, rating, right

import spadille
from spadille.bots import make_bot
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.core.words import LANGUAGES, speaking
from spadille.games import GAMES, entry, open_game
from spadille.manifest import Manifest
from spadille.puzzles.found import Answer, Figure, every, found_of, table_of, themed
from spadille.puzzles.posing import pose, posed
from spadille.puzzles.telling import reply_to, sentence
from spadille.scene.puzzling import Puzzle
from spadille.thinking.judgement import NOTATION
from spadille.thinking.levels import Level

THEMES = {name: game.themes for name, game in GAMES.items() if game.themes is not None}
WITH = [*THEMES]


def puzzles(game: Manifest) -> list[Puzzle]:
    return [each for _, some in themed(game) for each in some]


def test_there_are_hundreds() -> None:
    assert sum(len(every(game)) for game in GAMES.values()) >= 200


@pytest.mark.parametrize("name", WITH)
def test_the_best_move_is_clear_by_the_figures_and_the_record_legal(name: str) -> None:
    game = entry(name)
    for each in found_of(game).values():
        table = table_of(game, each)
        legal = {table.game.spell(move) for move in table.moves(each.seat)}
        assert table.deciding == (each.seat,), each.name
        assert {one.move for one in each.answer.figures} <= legal, each.name
        assert each.answer.best in right(each.answer, THEMES[name].price), each.name
        assert 800 <= each.rating <= 2200, each.name


@pytest.mark.parametrize("name", WITH)
def test_the_theme_is_that_of_the_position(name: str) -> None:
    game, themes = entry(name), THEMES[name]
    known = [each.name for each in themes.every]
    assert len(set(known)) == len(known)
    for each in found_of(game).values():
        table = table_of(game, each)
        assert themes.of(table.game, table.view(each.seat)) == each.theme, each.name
    assert {each.theme for each in found_of(game).values()} <= set(known)


@pytest.mark.parametrize("name", WITH)
def test_before_the_deal_there_is_no_theme(name: str) -> None:
    before = Table(open_game(name, None, None, {}))
    assert [THEMES[name].of(before.game, before.view(seat)) for seat in (0, None)] == ["", ""]


def test_a_card_of_spades_is_played_in_turn_where_a_seat_follows_and_its_contract_is_not_made() -> None:
    table, found = after("table spades bicycle 4 first_dealer=random\n-1 dealer 3\ndeal 0: AC; 1: KC; 2: QC; 3: JC"), []
    for move in (*["bid 3"] * 4, "play AC", "play KC", "play QC", "play JC"):
        (seat,) = table.deciding
        found.append(THEMES["spades"].of(table.game, table.view(seat)))
        table.play(seat, move)
    assert found == [*["bid"] * 4, "opening", "second", "third", "last"]


def test_the_last_five_tricks_of_pinochle_are_the_endgame() -> None:
    table, found = spadille.table("pinochle", seed=1, max_deals=1), set()
    while table.outcome is None:
        (seat,) = table.deciding
        view = table.view(seat)
        if view.phase == "play" and view.phase_two:
            assert view.hand is not None
            found.add((view.hand.bit_count(), THEMES["pinochle"].of(table.game, view)))
        table.play(seat, table.moves(seat)[0])
    early = {(left, theme) for left in range(6, 13) for theme in ("strict-lead", "strict-answer")}
    assert found == early | {(left, "endgame") for left in range(1, 6)}


@pytest.mark.parametrize("name", WITH)
def test_a_name_and_a_deal_are_there_once(name: str) -> None:
    game = entry(name)
    names = Counter(each.name for each in every(game))
    deals = Counter(next(move for move in each.moves if move.startswith("deal ")) for each in found_of(game).values())
    lines = (game.page_file("puzzles/found.jsonl") or b"").splitlines()
    assert [each for each, count in (names + deals).items() if count > 1] == []
    assert len(lines) == len(found_of(game)) == len(puzzles(game))


@pytest.mark.parametrize("name", WITH)
def test_only_what_is_right_solves_it_and_all_else_costs(name: str) -> None:
    game = entry(name)
    for puzzle in puzzles(game):
        there = pose(game, puzzle)
        good = right(found_of(game)[puzzle.name].answer, THEMES[name].price)
        replies = {each.move: reply_to(there, there.table.game.read(each.move)) for each in there.judgement.moves}
        assert {move for move, each in replies.items() if each.good} == good & replies.keys(), puzzle.name
        assert len(good) < len(there.table.moves(puzzle.seat)), puzzle.name
        assert not NOTATION.search(sentence(there)), puzzle.name


@pytest.mark.parametrize("name", WITH)
def test_the_natural_move_is_wrong(name: str) -> None:
    game, wrong = entry(name), 0
    for each in found_of(game).values():
        table = table_of(game, each)
        moved = make_bot(Level.REGULAR, table.game, each.seat, "natural").choose(
            table.view(each.seat), table.moves(each.seat)
        )
        wrong += table.game.spell(moved.move) not in right(each.answer, THEMES[name].price)
    assert wrong >= len(found_of(game)) * 9 / 10, "search anew, once regular players have learnt"


@pytest.mark.parametrize("name", WITH)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_title_and_a_question(name: str, language: str) -> None:
    game = entry(name)
    with speaking(language):
        for theme, some in themed(game):
            assert re.fullmatch(r"[A-ZÄÖÜ].*[^.?!]", str(theme.title))
            assert re.fullmatch(r"[A-ZÄÖÜ].{,100}\?", str(theme.question))
            assert [str(each.title) for each in some] == [f"{theme.title} {n}" for n in range(1, len(some) + 1)]
            assert [each.rating for each in some] == sorted(each.rating for each in some)


def test_it_is_found_by_its_name_and_seen_from_its_seat() -> None:
    game = entry("spades")
    puzzle = puzzles(game)[-1]
    there = posed("spades", puzzle.name)
    assert there is not None
    assert (there.scene.seat, there.names[puzzle.seat], there.table.more) == (puzzle.seat, "You", {})
    assert there.puzzle == puzzle


def test_what_cannot_be_read_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.manifest.Manifest.page_file", lambda *_: b'{"name": 3}\n')
    with pytest.raises(SpadilleError, match=r"expected puzzles of Spades in puzzles/found.jsonl; got Expected `str`"):
        found_of(entry("spades"))


# -- the criteria ------------------------------------------------------------------------------------


def answer(*worths: float, error: float = 0.5, best: str = "a", wins: str = "") -> Answer:
    figures = tuple(
        Figure(move=move, worth=worth, error=error, win=0.5 + (0.1 if move in wins else 0.0))
        for move, worth in zip("abcdef", worths, strict=False)
    )
    return Answer(best=best, figures=figures)


def test_moves_of_the_same_figures_are_one() -> None:
    assert [[each.move for each in some] for _, some in different(answer(1, 5, 1, 5).figures)] == [
        ["b", "d"],
        ["a", "c"],
    ]
    assert right(answer(30, 30, 0, -5), 15) == {"a", "b"}
    assert right(answer(30, 0, 0), 15) == frozenset(), "two different moves are no choice"


def test_a_lead_below_the_price_or_within_the_errors_is_not_clear() -> None:
    assert right(answer(30, 10, 0), 15) == {"a"}
    assert right(answer(24, 10, 0), 15) == frozenset()
    assert right(answer(30, 10, 0, error=5.1), 15) == frozenset(), "less than four errors"
    assert right(answer(30, 10, 0, error=4.9), 15) == {"a"}
    assert right(answer(30, 10, 0, wins="b"), 15) == frozenset(), "another wins more often"
    assert right(answer(30, 10, 0, best="b"), 15) == frozenset(), "the best player would not play it"


def test_the_more_go_wrong_the_higher_is_the_rating() -> None:
    ratings = [rating(wrong, 24) for wrong in range(25)]
    assert ratings == sorted(set(ratings))
    assert (rating(12, 24), rating(0, 10_000), rating(10_000, 10_000)) == (1400, 800, 2200)
