"""Puzzles: every one can be solved, was judged by the best player of its game, and is told in whole sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.errors import IllegalMove, SpadilleError, Unreadable
from spadille.core.words import ENGLISH, LANGUAGES, in_words, speak
from spadille.games import GAMES, entry
from spadille.manifest import Manifest
from spadille.puzzles.judging import found, written
from spadille.puzzles.posing import ANSWERS, Posed, judgement_of, names_at, pose, posed, position
from spadille.puzzles.telling import figures, reply, reply_to, sentence
from spadille.scene.puzzling import Puzzle
from spadille.search import NATIVE
from spadille.thinking.hints import MOST_SHOWN
from spadille.thinking.judgement import NOTATION

EVERY = [(name, puzzle.name) for name, game in GAMES.items() for puzzle in game.puzzles]
LONGEST = 130
"""Characters of a question; a phone shows five lines of it."""
FRESH = 3_000
"""Worlds of a second opinion."""


def puzzle_of(game: str, name: str) -> Posed:
    there = posed(game, name)
    assert there is not None
    return there


def costs(there: Posed) -> dict[str, bool]:
    """Which of the weighed moves cost something."""
    return {each.move: each.cost is not None for each in there.judgement.moves}


def test_wherever_there_is_much_to_decide_there_are_five() -> None:
    count = {name: len(game.puzzles) for name, game in GAMES.items()}
    assert {name for name, found in count.items() if found < 5} == {"mini_baccarat", "war"}
    assert count["mini_baccarat"] >= 3
    assert (count["war"], bool(entry("war").reviewing.nothing)) == (0, True), "nobody decides anything there"


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_there_is_a_right_move_and_a_costly_one_and_a_blind_guess_may_fail(game: str, name: str) -> None:
    there = puzzle_of(game, name)
    moves = there.table.moves(there.puzzle.seat)
    replies = [reply_to(there, move) for move in moves]
    good = sum(each.good for each in replies)
    assert 1 <= good <= len(moves) * 3 / 4
    assert any(costs(there).values())
    assert reply_to(there, there.table.game.read(there.judgement.moves[0].move)).good


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_no_choice_argues_for_itself(game: str, name: str) -> None:
    there = puzzle_of(game, name)
    shown = [f"{each.label} {each.note}" for each in there.scene.choices]
    assert [each for each in shown if "uncovers" in each] == []


def test_what_a_choice_is_worth_by_the_rules_is_told() -> None:
    assert "40 points" in [str(each.note) for each in puzzle_of("pinochle", "four-jacks").scene.choices]


@pytest.mark.skipif(not NATIVE, reason="the judges think with the native search")
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_second_opinion_of_the_judge_finds_the_same_moves_right(game: str, name: str) -> None:
    there = puzzle_of(game, name)
    again = found(there.table, there.puzzle, seed=f"a second opinion of {name}", worlds=FRESH)
    second = judgement_of(there.table, there.puzzle, again)
    kept, fresh = costs(there), {each.move: each.cost is not None for each in second.moves}
    assert {move: kept[move] for move in kept if move in fresh} == {move: fresh[move] for move in fresh if move in kept}
    assert again.exact is (there.judgement.method == "exact")


def test_the_kept_answers_are_what_the_judge_writes() -> None:
    game = entry("mini_baccarat")
    assert written(game) == game.page_file(ANSWERS)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.puzzles])
def test_nothing_is_kept_that_belongs_to_no_puzzle(game: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "spadille" / "games" / game / "puzzles"
    names = {each.name for each in entry(game).puzzles}
    assert {each.stem for each in folder.glob("*.jsonl")} - {"found"} == names
    assert json.loads((folder / "answers.json").read_text("utf-8")).keys() == names


@pytest.mark.parametrize(("game", "name"), EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_short_sentences_without_notation(game: str, name: str, language: str) -> None:
    there = puzzle_of(game, name)
    speak(language)
    try:
        title, question, told = str(there.puzzle.title), str(there.puzzle.question), sentence(there)
        said = [str(reply_to(there, move).words) for move in list(there.table.moves(there.puzzle.seat))[:30]]
    finally:
        speak(ENGLISH)
    assert re.fullmatch(r"[A-ZÄÖÜ].*[^.?!]", title)
    assert re.fullmatch(r"[A-ZÄÖÜ].*\?", question)
    assert len(question) <= LONGEST
    assert len(told) < 120
    assert [each for each in (title, question.replace("5%", ""), told, *said) if NOTATION.search(each)] == []
    assert [each for each in said if not re.fullmatch(r"\S.*\.", each)] == []


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_answer_has_a_reason_and_figures_with_the_best_first(game: str, name: str) -> None:
    there = puzzle_of(game, name)
    assert there.judgement.grounds
    rows = figures(there)
    assert rows[0].even
    assert len(rows) == min(MOST_SHOWN, len(there.judgement.moves))


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_table_is_seen_from_the_seat_that_moves_with_names_around_it(game: str, name: str) -> None:
    there = puzzle_of(game, name)
    assert there.scene.seat == there.puzzle.seat
    assert there.names[there.puzzle.seat] == "You"
    assert there.table.more == {}, "a position tells of nobody"


def test_partners_sit_opposite_whoever_solves() -> None:
    assert names_at(4, 3) == ("Walt", "Nora", "Edie", "You")
    assert names_at(1, 0) == ("You",)


# -- what is said ------------------------------------------------------------------------------------


def said(game: str, name: str, move: str) -> tuple[bool, str]:
    answer = reply(puzzle_of(game, name), move)
    return answer.good, in_words(answer.words, ENGLISH)


def test_a_move_is_right_about_as_good_or_has_its_price() -> None:
    assert said("spades", "cheapest", "play JH") == (True, "Right.")
    assert said("spades", "their-nil", "play 3H") == (True, "Right. Eight of hearts is about as good.")
    good, words = said("spades", "cheapest", "play AH")
    assert (good, bool(re.fullmatch(r"Ace of hearts costs about \d\d points\. Try another\.", words))) == (False, True)
    assert said("pyramid", "two-twos", "draw") == (False, "Draw from the stock costs the game. Try another.")


def test_a_move_that_the_judge_did_not_look_at_is_said_to_be_none_of_those() -> None:
    assert said("spades", "last-deal", "bid 13") == (False, "No figure is known for bid 13. Try another.")


def test_twin_cards_are_the_same_answer() -> None:
    there = puzzle_of("pinochle", "four-aces")
    game, seat = there.table.game, there.puzzle.seat
    alone = {each.move for each in there.judgement.moves}
    twins = [each for each in there.table.moves(seat) if game.spell(each) not in alone]
    by_words: dict[Any, bool] = {each.words: each.cost is None for each in there.judgement.moves}
    seen = there.table.view(seat)
    shared = [each for each in twins if there.game.reasons.words(game, seen, each) in by_words]
    for each in shared:
        assert reply_to(there, each).good is by_words[there.game.reasons.words(game, seen, each)]


def test_an_illegal_move_is_refused_with_its_clause_and_nonsense_is_not_read() -> None:
    there = puzzle_of("spades", "cheapest")
    before = there.table.version
    with pytest.raises(IllegalMove, match="Hearts were led"):
        reply(there, "play 9S")
    with pytest.raises(Unreadable):
        reply(there, "the jack")
    assert there.table.version == before


# -- puzzles that are not whole ----------------------------------------------------------------------


class Folder:
    """A game whose folder of puzzles a test has written."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("spadille.manifest.resources.files", lambda _: path)
        self.game: Manifest = msgspec.structs.replace(entry("spades"))
        self.path = path / "puzzles"
        self.path.mkdir()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    return Folder(tmp_path, monkeypatch)


def test_a_name_that_is_none_is_no_puzzle() -> None:
    assert posed("spades", "nowhere") is None
    assert posed("war", "cheapest") is None


def test_what_a_puzzle_lacks_is_named(folder: Folder) -> None:
    record = entry("pyramid").page_file("puzzles/two-twos.jsonl")
    assert record is None, "the folder is another"
    one = Puzzle("one", "One", "Which?")
    with pytest.raises(SpadilleError, match="expected the record of the puzzle one of Spades; got none"):
        pose(folder.game, one)
    source = Path(__file__).parents[2] / "src" / "spadille" / "games" / "spades" / "puzzles" / "cheapest.jsonl"
    (folder.path / "one.jsonl").write_bytes(source.read_bytes())
    with pytest.raises(SpadilleError, match=r"expected an answer to the puzzle one in puzzles/answers.json; got none"):
        pose(folder.game, one)
    (folder.path / "answers.json").write_text("[]", "utf-8")
    with pytest.raises(SpadilleError, match=r"expected answers of Spades in puzzles/answers.json; got Expected"):
        pose(folder.game, one)
    with pytest.raises(SpadilleError, match=r"expected seat 1 to move in the puzzle one; got \(0,\)"):
        position(folder.game, Puzzle("one", "One", "Which?", 1))
