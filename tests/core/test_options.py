"""Options and rulebooks: what is allowed, in what words it is refused, and how two rulebooks differ."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from spadille.core.errors import BadOptions
from spadille.core.options import (
    Option,
    Options,
    Rulebook,
    changes,
    clauses_of,
    differences,
    from_record,
    read_value,
    recorded,
    specs,
    write_value,
)
from spadille.core.words import LANGUAGES, speaking
from spadille.games import GAMES, entry, open_game


class Rules(Options, frozen=True, kw_only=True):
    """The options of a game that nobody plays."""

    target: Annotated[int, Option(whole=lambda n: f"To {n} points.", low=1, clauses="X-A-01 X-S1")] = 500
    limit: Annotated[
        int | None, Option(whole=lambda n: f"At most {n}.", none="No limit.", high=9, clauses="X-B-02 X-S2")
    ] = None
    lead: Annotated[
        Literal["any", "none"], Option(values=(("any", "Lead anything."), ("none", "Lead nothing.")), clauses="X-A-03")
    ] = "any"
    jokers: Annotated[Literal[0, 2], Option(values=((0, "None."), (2, "Two.")))] = 0
    nil: Annotated[bool, Option(yes="Nil.", no="No nil.")] = False


TWO = 2


class Odd(Options, frozen=True, kw_only=True):
    """Options of which one depends on the number of seats."""

    odd: Annotated[bool, Option(yes="Odd.", no="Even.", applies=lambda _, seats: seats % TWO == 1)] = False


BOOK = Rulebook(name="a", title="A", prefix="X-A", seats=(2, 4), usual_seats=4, options=Rules())
OTHER = BOOK.derive(name="b", title="B", prefix="X-B", limit=3, nil=True, by_seats={2: {"target": 50}})
SINGLE = BOOK.derive(name="c", title="C", seats=(4,))


def test_what_an_option_asks_may_use_the_names_of_its_module() -> None:
    applies = specs(Odd)["odd"].option.applies
    assert applies is not None
    assert [applies(Odd(), seats) for seats in (2, 3)] == [False, True]


def test_a_specification_knows_its_choices() -> None:
    known = specs(Rules)
    assert list(known) == ["target", "limit", "lead", "jokers", "nil"]
    assert known["target"].allowed == "a whole number from 1 to 1000000"
    assert known["limit"].allowed == "none or a whole number from 0 to 9"
    assert known["lead"].allowed == "any or none"
    assert known["nil"].allowed == "true or false"
    assert known["jokers"].choices == (0, 2)


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("target", [1, 500, 1_000_000], [0, 1_000_001, True, 5.0, "500", None]),
        ("limit", [None, 0, 9], [10, -1, False, "none"]),
        ("lead", ["any", "none"], [None, "", 0, ["any"]]),
        ("jokers", [0, 2], [1, False, "0"]),
        ("nil", [True, False], [1, 0, None, "true"]),
    ],
)
def test_only_values_of_the_right_kind_are_allowed(name: str, good: list[object], bad: list[object]) -> None:
    spec = specs(Rules)[name]
    assert [value for value in good if not spec.allows(value)] == []
    assert [value for value in bad if spec.allows(value)] == []


def test_every_value_has_its_sentence() -> None:
    known = specs(Rules)
    assert known["target"].says(200) == "To 200 points."
    assert (known["limit"].says(None), known["limit"].says(3)) == ("No limit.", "At most 3.")
    assert known["lead"].says("none") == "Lead nothing."
    assert (known["jokers"].says(0), known["nil"].says(False), known["nil"].says(True)) == ("None.", "No nil.", "Nil.")


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("target", " 200 ", 200),
        ("target", "many", "many"),
        ("limit", "none", None),
        ("limit", "off", None),
        ("lead", "ANY", "any"),
        ("lead", "none", "none"),
        ("lead", "off", False),
        ("jokers", "none", False),
        ("nil", "none", False),
        ("nil", "No", False),
        ("nil", "on", True),
        ("jokers", "2", 2),
        ("lead", "Spades", "Spades"),
    ],
)
def test_a_value_is_read_as_a_person_writes_it(name: str, text: str, value: object) -> None:
    read = read_value(specs(Rules)[name], text)
    assert (read, type(read)) == (value, type(value))


def test_a_value_is_written_as_it_is_read() -> None:
    assert [write_value(value) for value in (None, True, False, 5, "any")] == ["none", "true", "false", "5", "any"]


def test_a_rulebook_settles_options() -> None:
    assert BOOK.settle(4, {"target": 200}) == Rules(target=200)
    assert OTHER.settle(2, {}).target == 50, "what differs at two seats"
    assert OTHER.settle(4, {}).target == 500
    assert SINGLE.seats == (4,)
    assert (SINGLE.prefix, SINGLE.usual_seats) == ("X-A", 4)


@pytest.mark.parametrize(
    ("seats", "given", "words"),
    [
        (3, {}, "the rulebook 'a' is for 2 or 4 players; got 3"),
        (4, {"tarket": 1}, "there is no option 'tarket'; did you mean target?"),
        (4, {"zzz": 1}, "there is no option 'zzz'; expected one of the options: target, limit, lead, jokers, nil"),
        (4, {"z" * 90: 1}, "there is no option 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz...;"),
        (4, {"target": "x"}, "option target: expected a whole number from 1 to 1000000; got 'x'"),
        (4, {"nil": 1}, "option nil: expected true or false; got 1"),
        (4, {"nil": None}, "option nil: expected true or false; got none"),
        (4, {"lead": True}, "option lead: expected any or none; got true"),
        (4, {"lead": [1]}, "got a list"),
        (4, {"lead": {}}, "got an object"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(seats: int, given: dict[str, object], words: str) -> None:
    with pytest.raises(BadOptions) as caught:
        BOOK.settle(seats, given)
    assert words in str(caught.value)


def test_a_single_seat_count_is_named_alone() -> None:
    with pytest.raises(BadOptions, match="the rulebook 'c' is for 4 players; got 2"):
        SINGLE.settle(2, {})


def test_options_may_contradict_each_other() -> None:
    assert Rules().contradiction(4) is None
    for seats, given, words in (
        (5, {"partnership": True}, "^Partners need four or six players, and there are five"),
        (3, {"jokers": 2}, "^Jokers are played by two or four"),
        (6, {"min_bid": 9}, "^A hand of six players has 8 cards"),
    ):
        with pytest.raises(BadOptions, match=words):
            open_game("spades", "bicycle", seats, given)


def test_the_difference_of_two_rulebooks_is_exact() -> None:
    assert differences(BOOK, BOOK) == ()
    found = {each.option: each for each in differences(BOOK, OTHER)}
    assert set(found) == {"limit", "nil"}
    assert found["limit"].values == (None, 3)
    assert found["limit"].words == ("No limit.", "At most 3.")
    assert found["limit"].clauses == (("X-S2",), ("X-B-02",)), "a silence is filled, the other text speaks"
    assert found["nil"].clauses == ((), ())


def test_zero_and_false_are_different_values() -> None:
    one = BOOK.derive(name="d", title="D", jokers=False)
    assert [each.option for each in differences(BOOK, one)] == ["jokers"]


def test_the_clauses_of_an_option_are_those_of_the_rulebook() -> None:
    assert clauses_of(specs(Rules)["target"], BOOK) == ("X-A-01",)
    assert clauses_of(specs(Rules)["target"], OTHER) == ("X-S1",)


def test_the_changes_of_a_table_are_those_from_its_rulebook() -> None:
    assert changes(OTHER.settle(2, {}), OTHER, 2) == {}
    assert changes(OTHER.settle(2, {"target": 70, "nil": True}), OTHER, 2) == {"target": 70}


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_can_be_opened_by_its_usual_rulebook(name: str) -> None:
    found = entry(name)
    game = open_game(name, None, None, {})
    assert isinstance(game, found.machine)
    assert game.rulebook == found.meant()[0]
    assert game.seats == found.rulebooks[game.rulebook].usual_seats
    assert found.title
    assert str(found.sentence).endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_every_option_speaks_of_its_values_and_names_clauses(name: str) -> None:
    for book in GAMES[name].rulebooks.values():
        for option, spec in specs(type(book.options)).items():
            for value in spec.choices:
                assert str(spec.says(value)).endswith("."), f"{option} {value}"
            assert not spec.whole or str(spec.says(7)).endswith("."), option
            assert spec.allows(getattr(book.options, option)), option
            assert spec.option.clauses, option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_short_label_of_its_own(name: str, language: str) -> None:
    found = entry(name)
    assert found.part(found.labels_part).keys() == found.options.keys(), "none is shown by its name in the program"
    with speaking(language):
        labels = {option: str(label) for option, label in found.labels.items()}
    assert len(set(labels.values())) == len(labels), "no two options of a game have the same label"
    for option, label in labels.items():
        assert 0 < len(label) <= 45, option
        assert label[0].isupper(), label
        assert label[-1] not in ".:", label


def test_there_is_no_such_game_or_rulebook() -> None:
    with pytest.raises(BadOptions, match=r"expected a game: spades.*got 'skat'"):
        entry("skat")
    with pytest.raises(BadOptions, match=r"a rulebook of spades: denexa.*got 'hoyle'"):
        open_game("spades", "hoyle", None, {})


def test_the_parts_of_a_room_are_found_when_they_are_needed() -> None:
    spades = GAMES["spades"]
    assert callable(spades.scene)
    assert callable(spades.happened)


def test_the_defaults_of_later_options_are_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    options = GAMES["spades"].rulebooks["andrews"].options
    header = recorded(options)
    assert set(header) < set(options.__struct_fields__)
    whole = from_record(type(options), header)
    assert whole == msgspec.structs.asdict(options)

    def again(_: object) -> None:
        raise AssertionError("a class is asked for its fields with every record")

    monkeypatch.setattr(msgspec.structs, "fields", again)
    assert recorded(options) == header
    assert from_record(type(options), header) == whole
