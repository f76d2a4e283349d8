"""War on the screen: two stacks, what is turned, and the sentences that go with it."""

from __future__ import annotations

import pytest
from tests.games.war.tables import dealt, fight, war

from spadille.cards.card import read_cards
from spadille.core.contract import NATURE, Outcome
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.war.game import War
from spadille.games.war.scene import scene, tell
from spadille.games.war.state import NOBODY, TURN_UP, Collect, Ended, Last, Why
from spadille.scene.model import Scene, Zone

NAMES = ("You", "West")


def shown(table: Table, seat: int | None = 0, names: tuple[str, ...] = NAMES) -> Scene:
    assert isinstance(table.game, War)
    return scene(table.game, table.view(seat), table.offers(seat), names)


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
    assert shown(table, None).prompt == "Waiting for You and West."
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
        "You take 6 cards after a war: the five of clubs beats the four of diamonds. Turn your next card."
    )
    assert [(face.card, face.note) for face in zone(after, "turned").faces] == [("5C", "wins"), ("4D", "")]
    assert after.named("laid") is None
    fight(table)
    table.settle(Stream(seed_of(1)))
    won = "You take 2 cards: the seven of clubs beats the six of diamonds."
    assert shown(table).prompt == f"{won} Turn your next card."
    assert shown(table, None).prompt == f"{won} Waiting for You and West."


def test_the_screen_tells_wars_by_their_depth() -> None:
    table = dealt("8C 2C 5C 2D 2H KC", "8D AD 5D AC AH QC", max_skirmishes=None)
    fight(table, 2)
    assert shown(table).prompt == "Double war! 2 cards face down, then one face up."
    assert shown(table).score.goal == "skirmish 1"
    fight(table)
    table.settle(Stream(seed_of(1)))
    won = "You take 12 cards after a double war: the king of clubs beats the queen of clubs."
    assert shown(table).prompt.startswith(won)


def ended(why: Why, counts: tuple[int, int], last: Last) -> Scene:
    ahead = (counts[0] > counts[1]) - (counts[0] < counts[1])
    winners = () if not ahead else (0,) if ahead > 0 else (1,)
    game, state = war(), Ended(counts, why, 1, last, Outcome((ahead, -ahead), winners))
    assert game.imagine(game.view(state, 0), Stream(seed_of(1))) == state
    return scene(game, game.view(state, 0), (), NAMES)


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
        ("short", (0, 52), SHORT, "West wins: You run short of cards for a war."),
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


def test_moves_are_told_in_sentences() -> None:
    game = war()
    assert tell(game, 0, TURN_UP, NAMES) == "You turn."
    assert tell(game, 1, TURN_UP, NAMES) == "West turns."
    assert tell(game, NATURE, None, NAMES) == "Cards are moved face down."
    assert tell(game, NATURE, Collect(read_cards("9C 8D")), NAMES) == "Chance: collect 9C 8D."
