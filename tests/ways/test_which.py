"""Which game do we play? Questions that part the ways to play, and the nearest of them for what a table does."""

from __future__ import annotations

import contextlib
import itertools
import random

import msgspec
import pytest

from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, specs
from spadille.games import GAMES
from spadille.ways.which import QUESTIONS, Found, Way, fit, nearest, question, settled, ways

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
SPADES = GAMES["spades"]


def asked_about(name: str, way: Way, among: tuple[Way, ...]) -> tuple[dict[str, OptionValue], list[str]]:
    """Return what somebody says who plays a way and knows it well; what makes no difference there is not known."""
    said: dict[str, OptionValue] = {}
    passed: list[str] = []
    known = specs(type(way.rules.options))
    for _ in range(60):
        asked = question(GAMES[name], among, said, passed)
        if asked is None:
            return said, passed
        value = getattr(way.rules.options, asked.option)
        if way.has(known[asked.option], value):
            said[asked.option] = value
        else:
            passed.append(asked.option)
    raise AssertionError("the questions do not end")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whoever_answers_by_a_way_to_play_is_led_to_it(name: str, seats: int) -> None:
    among = ways(GAMES[name], seats)
    for way in among:
        said, _ = asked_about(name, way, among)
        found = nearest(GAMES[name], among, said)
        assert found.differs == ()
        assert found.way == way or way in found.also, (way.name, said)
        assert found.rules == found.way.rules


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_question_has_two_answers_at_least_each_a_sentence_and_is_asked_once(name: str, seats: int) -> None:
    among = ways(GAMES[name], seats)
    passed: list[str] = []
    while (asked := question(GAMES[name], among, {}, passed)) is not None:
        assert len(asked.answers) > 1
        assert len({str(each.words) for each in asked.answers}) == len(asked.answers)
        assert asked.option not in passed
        passed.append(asked.option)
    assert not any(specs(type(among[0].rules.options))[each].option.by_hand for each in passed)


def test_what_ways_are_known_by_is_asked_before_how_the_first_dealer_is_found() -> None:
    among = ways(SPADES, 4)
    first = question(SPADES, among, {})
    assert first is not None
    assert first.option == "bidding"
    order: list[str] = []
    while (asked := question(SPADES, among, {}, order)) is not None:
        order.append(asked.option)
    assert order.index("first_dealer") > max(map(order.index, ("bidding", "nil", "jokers", "target", "nil_pass")))


def test_four_answers_leave_half_of_the_ways_at_most() -> None:
    among = ways(SPADES, 4)
    for way in among:
        said, passed = asked_about("spades", way, among)
        few = dict(itertools.islice(said.items(), max(0, 4 - len(passed))))
        found = nearest(SPADES, among, few)
        assert 2 * (1 + len(found.also)) <= len(among), way.name


class Table:
    """Somebody who answers anything, denies anything or does not know."""

    def __init__(self, name: str, seats: int, rng: random.Random) -> None:
        self.game, self.among = GAMES[name], ways(GAMES[name], seats)
        self.said: dict[str, OptionValue] = {}
        self.denied: dict[str, tuple[OptionValue, ...]] = {}
        self.passed: list[str] = []
        while (asked := question(self.game, self.among, self.said, self.passed, self.denied, QUESTIONS)) is not None:
            assert asked.option not in {*self.said, *self.denied, *self.passed}, "it is asked once"
            at = rng.choice([*range(len(asked.answers)), -1, -2])
            if at == -1:
                self.denied[asked.option] = tuple(each.value for each in asked.answers)
            elif at == -2:
                self.passed.append(asked.option)
            else:
                self.said[asked.option] = asked.answers[at].value

    @property
    def found(self) -> Found:
        return nearest(self.game, self.among, self.said, self.denied)

    def against(self, way: Way) -> tuple[set[str], set[str]]:
        """The options of a way that contradict what was said, and those that contradict what was denied."""
        options, seats = way.rules.options, way.rules.seats
        known = specs(type(options))

        def so(name: str, *values: OptionValue) -> bool:
            value = getattr(options, name)
            return known[name].applies(options, seats) and (type(value), value) in {(type(v), v) for v in values}

        said = {name for name, value in self.said.items() if not so(name, value)}
        return said, {name for name, values in self.denied.items() if so(name, *values)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whatever_is_answered_no_game_is_named_that_an_answer_contradicts(name: str, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(12):
        table = Table(name, seats, rng)
        found = table.found
        for way in (found.way, *found.also):
            told = fit(table.game, way, table.said, table.denied)
            said, denied = table.against(way)
            assert ({each.option for each in told.differs}, len(told.not_so)) == (said, len(denied)), way.name
            assert (found.nearness(told) == "nearest") is bool(said or denied)
            assert {name: getattr(told.rules.options, name) for name in table.said} == table.said
            assert all(each.words[1] and each.words[0] != each.words[1] for each in told.differs)
        fewest = min(sum(map(len, table.against(way))) for way in (found.way, *found.also))
        assert sum(map(len, table.against(found.way))) == fewest


def stands(table: Table, name: str, value: OptionValue) -> bool:
    """Return whether some way to play goes together with all that was said and this."""
    for way in table.among:
        with contextlib.suppress(BadOptions):
            return bool(settled(way, {**table.said, name: value}))
    return False


def test_what_spades_is_known_by_is_asked_before_a_game_is_named() -> None:
    rng = random.Random(30)
    for _ in range(40):
        table = Table("spades", 4, rng)
        rules, asked = table.found.rules, {*table.said, *table.denied, *table.passed}
        known = specs(type(rules.options))
        for name in ("nil", "jokers", "target", "deuces", "nil_pass"):
            several = sum(stands(table, name, value) for value in known[name].choices or (500, 250)) > 1
            assert name in asked or not several or not known[name].applies(rules.options, 4), (name, table.said)


def test_partners_of_whom_nobody_bids_blind_are_asked_about_nil_before_they_play_without_it() -> None:
    among = ways(SPADES, 4)
    said: dict[str, OptionValue] = {"bidding": "free", "blind_nil": False, "partnership": True, "break_rule": "none"}
    asked = question(SPADES, among, said, most=QUESTIONS)
    assert asked is not None
    assert asked.option == "nil"
    found = nearest(SPADES, among, {**said, "nil": True}, {"target": (500, 250)})
    assert (found.way.name, found.nearness(found)) == ("denexa", "nearest")
    assert [each.option for each in found.differs] == ["nil"]
    assert list(map(str, found.not_so)) == ["The match ends when a side reaches 500 points."]


def test_what_the_way_leaves_without_effect_is_told_as_a_difference() -> None:
    found = nearest(SPADES, [way for way in ways(SPADES, 4) if way.name == "denexa"], {"nil_pass": 2})
    assert [str(each.words[1]) for each in found.differs] == [
        "A player who bids nil and the partner pass each other 2 cards before the first lead."
    ]


def test_a_game_is_said_to_be_played_only_where_no_other_fits() -> None:
    among = ways(SPADES, 4)
    for said, expected in (({}, "usual"), ({"bidding": "free"}, "fits"), ({"bidding": "mirror"}, "plays")):
        found = nearest(SPADES, among, said)
        assert found.nearness(found) == expected


def test_what_a_table_does_otherwise_is_told_against_the_way_and_against_the_book() -> None:
    found = nearest(SPADES, ways(SPADES, 4), {"bidding": "mirror", "target": 250})
    assert found.way.name == "mirror"
    assert [(each.option, each.values) for each in found.differs] == [("target", (500, 250))]
    assert found.book.name == "rules_of_spades"
    assert {each.option for each in found.book_differs} == {"target", "bidding"}
    assert str(found.differs[0].words[1]) == "The match ends when a side reaches 250 points."
    assert found.rules.changed == {"bidding": "mirror", "target": 250}


def test_with_nothing_said_it_is_what_most_people_play() -> None:
    for game in GAMES.values():
        found = nearest(game, ways(game), {})
        usual, set_so = game.meant()
        assert (found.rules.book.name, found.rules.changed) == (usual, set_so)


def test_a_value_that_nobody_else_plays_is_played_all_the_same() -> None:
    found = nearest(SPADES, ways(SPADES, 4), {"nil": False, "target": 333})
    values = msgspec.structs.asdict(found.rules.options)
    assert (values["target"], values["nil"]) == (333, False)


def test_without_a_number_of_players_that_of_the_nearest_way_is_taken() -> None:
    assert nearest(SPADES, ways(SPADES), {"sides": 3, "partnership": True}).rules.seats == 6


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="expected 2, 3, 4, 5 or 6 players of spades; got 9"):
        ways(SPADES, 9)
    with pytest.raises(BadOptions, match="expected 1 player of pyramid; got 3"):
        ways(GAMES["pyramid"], 3)
    with pytest.raises(BadOptions, match="expected 2 or 3 players of war; got 4"):
        ways(GAMES["war"], 4)
    with pytest.raises(BadOptions, match="there is no option 'hot_dogs'"):
        nearest(SPADES, ways(SPADES, 4), {"hot_dogs": 7})
    with pytest.raises(BadOptions, match="option target: expected a whole number"):
        nearest(SPADES, ways(SPADES, 4), {"target": "many"})
    with pytest.raises(BadOptions, match=r"^Jokers are played by two or four, and there are six"):
        nearest(SPADES, ways(SPADES, 6), {"jokers": 2})


def test_a_way_that_does_not_go_with_what_was_said_gives_way_to_one_that_does() -> None:
    alone = GAMES["five_hundred"]
    found = nearest(alone, ways(alone, 4), {"sides": "alone"})
    assert found.way.preset is not None, "by the book somebody says “ace, no face” to a partner"
    assert found.rules.changed["sides"] == "alone"
    assert all(each.name != "denexa" for each in found.also)
