"""The default rules of a game, and the presentation of rules to a person who chooses them."""

from __future__ import annotations

from pathlib import Path

import pytest

import spadille
from spadille.core.options import specs
from spadille.games import GAMES, open_game
from spadille.lab.arena import Contest


def test_at_a_screen_spades_is_partnership_to_500_with_nil_bags_and_breaking() -> None:
    rulebook, given = GAMES["spades"].meant()
    options = open_game("spades", rulebook, None, given).options
    assert (options.partnership, options.target, options.nil, options.break_rule) == (True, 500, True, "broken")
    assert (options.bag_penalty, options.min_bid) == (100, 1)


def test_for_seats_that_the_usual_rulebook_does_not_know_it_is_the_first_that_does() -> None:
    assert [GAMES["spades"].meant(seats)[0] for seats in (2, 3, 4, 9)] == [
        "bicycle",
        "bicycle",
        "rules_of_spades",
        "denexa",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_names_no_rulebook_plays_the_same_at_a_screen_in_python_and_on_the_command_line(name: str) -> None:
    game = GAMES[name]
    for seats in (None, *game.seat_counts):
        rulebook, given = game.meant(seats)
        meant = open_game(name, rulebook, seats, given)
        contest = Contest(game=name, seats=seats, bots=("beginner", "beginner")).open()
        for opened in (spadille.table(name, seats=seats).game, contest):
            assert (opened.rulebook, opened.options, opened.seats) == (meant.rulebook, meant.options, meant.seats)


def test_the_docstring_of_table_names_what_spades_is_played_by() -> None:
    said = " ".join(str(spadille.table.__doc__).split())
    books = {seats: GAMES["spades"].meant(seats)[0] for seats in GAMES["spades"].seat_counts}
    four = books.pop(4)
    (other,) = set(books.values())
    assert f"Spades by `{four}`, or by `{other}` where there are not four" in said
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "play.md").read_text("utf-8")
    title = GAMES["spades"].rulebooks[four].title
    assert f"Spades by {title}\n(`{four}`), or by `{other}` where there are not four." in guide


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_is_in_one_group_and_every_rulebook_has_a_line_of_its_own(game: str) -> None:
    entry = GAMES[game]
    books = list(entry.rulebooks.values())
    known = list(specs(type(books[0].options)))
    groups = dict(entry.arranged(known))
    assert "More" not in map(str, groups)
    assert 4 <= len(groups[""]) <= 5
    assert sorted(name for names in groups.values() for name in names) == sorted(known)
    named = [*entry.choosing.first, *(name for group in entry.choosing.groups for name in group.options)]
    assert sorted(named) == sorted(known)
    assert len({book.line for book in books}) == len(books)
    assert all(str(book.line).endswith(".") and len(str(book.line)) < 110 for book in books)


def test_options_without_a_group_come_last_under_a_title_of_their_own() -> None:
    arranged = [(str(title), names) for title, names in GAMES["war"].arranged(["new_rule", "war_depth"])]
    assert arranged == [("", ("war_depth",)), ("More", ("new_rule",))]
