"""Tests the summary of a table's rules: sources, differences from the rulebook, and options without effect."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

from spadille.core.options import IDLE, Option, Options, Rulebook, differences, specs
from spadille.core.summary import Line, summary
from spadille.games import GAMES, open_game, rulebook_of


class Rules(Options, frozen=True, kw_only=True):
    """The options of a game that nobody plays."""

    bid: Annotated[bool, Option(yes="There is a bid.", no="Nobody bids.", clauses="X-A-01 X-S1")] = False
    least: Annotated[
        int,
        Option(
            whole=lambda n: f"A bid is {n} {'trick' if n == 1 else 'tricks'} or more.",
            where=((lambda rules, seats: rules.least == 0 and seats == 2, lambda n: f"Either may bid {n}."),),
            applies=lambda rules, _: rules.bid,
        ),
    ] = 1
    lead: Annotated[Literal["any", "low"], Option(values=(("any", "Lead anything."),))] = "any"
    limit: Annotated[
        int | None, Option(whole=lambda n: f"{n} {'deal ends' if n == 1 else 'deals end'} it.", none="It has no end.")
    ] = None


BOOK = Rulebook(name="a", title="A", prefix="X-A", seats=(2, 4), usual_seats=4, options=Rules())


def told(seats: int = 4, **given: object) -> list[str]:
    lines = summary(BOOK.settle(seats, given), BOOK, seats, "there.is.no.such.package")
    return [f"{each.words} ({each.authority})" for each in lines]


def test_a_table_by_the_book_cites_the_book_and_leaves_out_what_cannot_apply() -> None:
    assert told() == ["Nobody bids. (X-A-01)", "Lead anything. ()", "It has no end. ()"]


def test_what_a_table_has_changed_is_its_choice_instead_of_the_clause() -> None:
    assert told(bid=True, limit=1)[0] == "There is a bid. (the table's choice, instead of X-A-01)"
    assert told(bid=True, limit=1)[1] == "A bid is 1 trick or more. ()"
    assert told(bid=True, limit=1)[-1] == "1 deal ends it. (the table's choice)"
    assert told(limit=2)[-1] == "2 deals end it. (the table's choice)"


def test_what_a_table_has_set_in_vain_is_named() -> None:
    assert told(least=3)[1] == f"A bid is 3 tricks or more. {IDLE} (the table's choice)"


def test_a_sentence_may_depend_on_the_seats() -> None:
    assert told(2, bid=True, least=0)[1].startswith("Either may bid 0.")
    assert told(4, bid=True, least=0)[1].startswith("A bid is 0 tricks or more.")
    assert specs(Rules)["least"].says_of_any == "A bid is N tricks or more."


def test_a_value_that_nobody_has_put_in_words_has_none() -> None:
    assert specs(Rules)["lead"].says("low") == ""


def test_rulebooks_that_differ_in_what_cannot_apply_say_so() -> None:
    other = BOOK.derive(name="b", title="B", bid=True, least=2)
    found = {each.option: each.words for each in differences(BOOK, other)}
    assert found["least"] == (IDLE, "A bid is 2 tricks or more.")


def line_of(game: str, option: str, value: object) -> Line:
    table = open_game(game, "denexa", None, {option: value})
    lines = summary(table.options, rulebook_of(table), table.seats, GAMES[game].package)
    return next(each for each in lines if each.option == option)


@pytest.mark.parametrize(
    ("game", "option", "value", "authority"),
    [
        ("spades", "nil", True, "the table's choice, instead of SPD-DEN-08"),
        ("five_hundred", "nullo", False, "the table's choice, instead of FVH-27 FVH-28"),
        ("five_hundred", "target_rule", "reach", "the table's choice, by FVH-S1, instead of FVH-62"),
        ("pinochle", "both_over", "higher_wins", "the table's choice, by PIN-S3, instead of PIN-65 PIN-66 PIN-67"),
        ("spades", "first_dealer", "random", "the table's choice"),
    ],
)
def test_a_clause_that_is_overruled_is_never_cited_as_authority(
    game: str, option: str, value: object, authority: str
) -> None:
    line = line_of(game, option, value)
    assert line.changed
    assert str(line.authority) == authority
    assert not set(line.clauses) & set(line.instead)
