"""War on the screen: two stacks, what is turned, and the sentences that go with it."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.war.tables import dealt, fight, war

from spadille.cards.card import read_cards
from spadille.core.contract import NATURE, Outcome
from spadille.core.options import specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.war.game import War
from spadille.games.war.rules import WarOptions
from spadille.games.war.scene import happened, scene
from spadille.games.war.state import NOBODY, TURN_UP, Ended, Last, Move, Why
from spadille.scene.model import Scene, Zone
from spadille.scene.telling import news_of
from spadille.testing.worded import worded

NAMES = ("You", "West")


def shown(table: Table, seat: int | None = 0, names: tuple[str, ...] = NAMES) -> Scene:
    assert isinstance(table.game, War)
    return worded(scene(table.game, table.view(seat), table.offers(seat), names))


def zone(drawn: Scene, name: str) -> Zone:
    found = drawn.named(name)
    assert found is not None
    return found


def test_the_screen_shows_two_stacks_and_what_is_turned() -> None:
    table = dealt("8C 2C 5C 7C", "8D AD 4D 6D", max_skirmishes=50)
    assert shown(Table(table.game)).prompt == "The cards are being dealt."
    first = shown(table)
    assert first.prompt == "Turn your next card."
    assert [each.move for each in first.choices] == ["turn"]
    assert [zone(first, f"stack {seat}").count for seat in (0, 1)] == [26, 26]
    assert first.score.goal == "skirmish 1 of 50"
    table.play(0, "turn")
    waiting = shown(table)
    assert waiting.choices == ()
    assert waiting.prompt == "Waiting for West."
    assert [fact.value for fact in waiting.plates[0].facts] == ["26", "ready"]
    assert shown(table, None).prompt == "Waiting for West."
    table.play(1, "turn")
    level = shown(table)
    assert level.prompt == "War! One card face down, then one face up."
    assert [(face.card, face.note) for face in zone(level, "turned").faces] == [("8C", "war"), ("8D", "war")]
    assert shown(table, None).prompt == "Waiting for you and West."
    fight(table)
    taking = shown(table)
    assert taking.prompt == "You take the cards on the table."
    assert [(face.card, face.note) for face in zone(taking, "turned").faces] == [("5C", "wins"), ("4D", "")]
    assert [[face.card for face in row] for row in zone(taking, "laid").rows] == [
        ["8C", None, "5C"],
        ["8D", None, "4D"],
    ]
    table.settle(Stream(seed_of(1)))
    after = shown(table)
    assert after.prompt == (
        "You take six cards after a war: the five of clubs beats the four of diamonds. Turn your next card."
    )
    assert [(face.card, face.note) for face in zone(after, "turned").faces] == [("5C", "wins"), ("4D", "")]
    assert after.named("laid") is None
    fight(table)
    table.settle(Stream(seed_of(1)))
    won = "You take two cards: the seven of clubs beats the six of diamonds."
    assert shown(table).prompt == f"{won} Turn your next card."
    assert shown(table, None).prompt == f"{won} Waiting for you and West."


def test_the_screen_tells_wars_by_their_depth() -> None:
    table = dealt("8C 2C 5C 2D 2H KC", "8D AD 5D AC AH QC", max_skirmishes=None)
    fight(table, 2)
    assert shown(table).prompt == "Double war! Two cards face down, then one face up."
    assert shown(table).score.goal == "skirmish 1"
    fight(table)
    table.settle(Stream(seed_of(1)))
    won = "You take twelve cards after a double war: the king of clubs beats the queen of clubs."
    assert str(shown(table).prompt).startswith(won)


def ended(why: Why, counts: tuple[int, int], last: Last) -> Scene:
    ahead = (counts[0] > counts[1]) - (counts[0] < counts[1])
    winners = () if not ahead else (0,) if ahead > 0 else (1,)
    game, state = war(), Ended(counts, why, 1, last, Outcome((ahead, -ahead), winners))
    assert game.imagine(game.view(state, 0), Stream(seed_of(1))) == state
    return worded(scene(game, game.view(state, 0), (), NAMES))


def cards(text: str) -> bytes:
    return bytes(read_cards(text))


ONE_EACH = Last(0, 1, (1, 1), (cards("KC"), cards("QC")))
SHORT = Last(1, 1, (1, 1), (cards("8C"), cards("8D")))
LONG = Last(NOBODY, 8, (26, 26), (cards("8C"), cards("8D")))


@pytest.mark.parametrize(
    ("why", "counts", "last", "said"),
    [
        ("all", (52, 0), ONE_EACH, "You win with all 52 cards."),
        ("limit", (20, 32), ONE_EACH, "West wins with more cards when the skirmishes are over."),
        ("limit", (26, 26), ONE_EACH, "The game is drawn: both have 26 cards."),
        ("short", (0, 52), SHORT, "West wins: you run short of cards for a war."),
        ("short", (52, 0), LONG, "You win: West runs short of cards for a war of 8 steps."),
        ("short", (0, 0), LONG, "The game is drawn: both run short in a war."),
    ],
)
def test_the_end_is_told_in_a_sentence(why: Why, counts: tuple[int, int], last: Last, said: str) -> None:
    drawn = ended(why, counts, last)
    assert drawn.over == drawn.prompt == said
    assert drawn.score.sheet[0].totals == counts
    assert drawn.score.sheet[0].lines[0].words == f"{counts[0]} cards after 1 skirmish"
    assert drawn.choices == ()


def news(table: Table, moves: list[tuple[int, Move | None]]) -> list[str]:
    """Return what seat 0 is told of moves, chance's being drawn."""
    assert isinstance(table.game, War)
    told = []
    for seat, move in moves:
        steps = table.settle(Stream(seed_of(1))) if move is None else table.play(seat, move)
        told += [str(each.words) for each in news_of(happened, table.game, steps, 0, NAMES)]
    return told


def test_what_is_turned_and_taken_is_told_in_sentences() -> None:
    assert news(Table(war()), [(NATURE, None)]) == ["The cards are dealt face down."]
    table = dealt("8C 2C 5C", "8D AD 4D")
    both: list[tuple[int, Move | None]] = [(0, TURN_UP), (1, TURN_UP)]
    assert news(table, both) == [
        "You are ready to turn.",
        "You turn up the eight of clubs, West the eight of diamonds. War!",
    ]
    assert news(table, [both[1], both[0], (NATURE, None)]) == [
        "West is ready to turn.",
        "You turn up the five of clubs, West the four of diamonds.",
        "You take six cards.",
    ]


def test_the_cards_that_end_the_game_are_told_too() -> None:
    table = dealt("KC", "QD", max_skirmishes=1)
    told = news(table, [(0, TURN_UP), (1, TURN_UP), (NATURE, None)])
    assert told[1:3] == ["You turn up the king of clubs, West the queen of diamonds.", "You take two cards."]
    assert told[-1] == "You win with more cards when the skirmishes are over."


def test_the_lowest_card_of_the_pack_lies_face_up_like_any_other() -> None:
    table = dealt("8C 5C 2C", "8D 4D AD")
    fight(table, 2)
    assert [[face.card for face in row] for row in zone(shown(table), "laid").rows] == [
        ["8C", None, "2C"],
        ["8D", None, "AD"],
    ]


def test_a_limit_that_is_not_there_is_told_with_what_may_come_of_it() -> None:
    limit = specs(WarOptions)["max_skirmishes"]
    for order, endless in (("shuffled", False), ("winner_first", True), ("loser_first", True)):
        game = war(max_skirmishes=None, collect_order=order)
        assert ("for ever" in str(limit.says_at(game.options, 2))) == endless, order
    assert "for ever" not in str(limit.says_at(war(collect_order="winner_first").options, 2))


def test_a_player_who_has_too_few_cards_for_a_war_is_told_what_they_lay() -> None:
    table = dealt("8C", "8D")
    assert isinstance(table.game, War)
    fight(table)
    for held, words in (
        (0, "War! Your last card counts."),
        (1, "War! Your last card counts."),
        (2, "War! One card face down, then one face up."),
    ):
        seen = msgspec.structs.replace(table.view(0), counts=(held, 52 - held))
        assert str(worded(scene(table.game, seen, table.offers(0), NAMES)).prompt) == words
