"""Mexican Sweat: what a card that is turned up has done is named, also where it ends the deal."""

from __future__ import annotations

import pytest
from tests.games.mexican_sweat.test_scene import NAMES, shown
from tests.games.moment import after

from spadille.core.table import Table
from spadille.games.mexican_sweat.scene import happened
from spadille.scene.happening import Beat, CardsSwept, Moved, News, Unfolded
from spadille.scene.model import Mark, Role
from spadille.scene.telling import news_of

DEALT = """
    table mexican_sweat denexa 2 chips=100
    -1 dealer 1
    deal 0: KC 2C; 1: {cards}; kill: 9C; target: 7D
    0 turn ; 0 check ; 1 check
"""


def told(table: Table, moves: str) -> list[News]:
    """The news of the last of these moves, as the first player reads them."""
    *_, steps = (table.play(int(each.split()[0]), each.partition(" ")[2]) for each in moves.split(" ; "))
    return news_of(happened, table.game, steps[:1], 0, NAMES)


def beat(news: list[News]) -> Beat:
    """The one thing that has unfolded."""
    (unfolded,) = (each for each in news if isinstance(each, Unfolded))
    (found,) = unfolded.beats
    assert found.words == unfolded.words
    return found


def test_a_card_turned_up_is_named_and_what_it_has_done() -> None:
    table = after("table mexican_sweat denexa 2 chips=100\n-1 dealer 1\ndeal 0: 6C KC; kill: 9C; target: 7D")
    low, high = told(table, "0 turn"), told(table, "0 turn")
    assert str(low[0].words) == "You turn up the six of clubs."
    assert isinstance(low[0], Moved)
    assert (str(beat(low).words), beat(low).stays) == ("Six high is not enough yet.", 600)
    assert str(beat(high).words) == "King high beats the seven of diamonds."
    assert beat(high).zones == (), "it lies on the table as it is now"
    table.play(0, "check")
    table.play(1, "check")


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("AS", "Ace high beats your king high."),
        ("QD 3S 3D", "A pair of threes beats your king high."),
        ("KD 7S", "King high beats your king high, by the cards beside it."),
    ],
)
def test_a_hand_beats_the_one_before_it(cards: str, words: str) -> None:
    table = after(DEALT.format(cards=cards))
    assert str(beat(told(table, " ; ".join(["1 turn"] * len(cards.split())))).words) == words


def test_the_kill_card_says_why_it_kills_and_ends_the_deal_in_sight() -> None:
    table = after(DEALT.format(cards="9S"))
    news = told(table, "1 turn")
    assert [str(each.words) for each in news[:3]] == [
        "West turns up the nine of spades.",
        "Nine of spades matches the kill card. West is out.",
        "You take the pot of 10 chips.",
    ]
    (hand,) = beat(news).zones
    assert (hand.name, str(hand.title)) == ("seat 1", "West: nine high")
    assert [(face.card, face.marks) for face in hand.faces[:2]] == [("9S", (Mark.KILLS,)), (None, ())]
    assert len(hand.faces) == 7
    assert isinstance(news[2], CardsSwept)
    assert news[2].by == 0
    assert beat(news).stays > 600


def test_a_killed_hand_keeps_its_mark_while_the_deal_goes_on() -> None:
    table = after("table mexican_sweat denexa 3 chips=100\n-1 dealer 2\ndeal 0: 9S; kill: 9C; target: 7D\n0 turn")
    hand = shown(table).named("seat 0")
    assert hand is not None
    assert [str(face.words) for face in hand.faces[:2]] == ["nine of spades, kills", "a card face down"]


def test_seven_cards_that_do_not_beat_are_out() -> None:
    table = after(DEALT.format(cards="2S 3D 4H 5C 7S 8D TC"))
    news = told(table, " ; ".join(["1 turn"] * 7))
    assert str(beat(news).words) == "All seven cards are up, and it is not enough. West is out."
    assert len(beat(news).zones[0].faces) == 7
    assert table.view(0).match.shown[1][-1] == table.view(1).match.shown[1][-1]


def test_a_look_ends_the_deal_without_a_card() -> None:
    news = told(after(DEALT.format(cards="2S")), "1 look 3")
    assert [type(each) for each in news[:2]] == [Moved, CardsSwept]
    assert str(news[0].words) == "West looks at card 3 too early, and is out."


def test_the_centre_is_laid_open_card_by_card() -> None:
    dealt = after("table mexican_sweat denexa 2 chips=100\n-1 dealer 1\ndeal kill: 9C; target: 7D")
    table = Table(dealt.game)
    table.play(*dealt.log[0])
    news = news_of(happened, table.game, table.play(*dealt.log[1])[:1], 0, NAMES)
    (opened,) = (each for each in news if isinstance(each, Unfolded))
    assert [(str(each.words), [face.card for face in each.zones[0].faces]) for each in opened.beats] == [
        ("The nine of clubs is the kill card: any nine puts a hand out.", ["9C"]),
        ("The seven of diamonds is the card to beat.", ["9C", "7D"]),
    ]


def test_only_what_is_to_beat_is_marked_so() -> None:
    table = after("table mexican_sweat denexa 2 chips=100\n-1 dealer 1\ndeal 0: KC; kill: 9C; target: 7D")
    assert [face.marks for face in shown(table).zones[0].faces] == [(Mark.KILLS,), (Mark.TARGET,)]
    table.play(0, "turn")
    assert [face.marks for face in shown(table).zones[0].faces] == [(Mark.KILLS,), ()]
    assert str(shown(table).plates[0].facts[-1].value) == "to beat"


def test_the_pot_is_counted_where_it_grows() -> None:
    table = after("table mexican_sweat denexa 2 chips=100\n-1 dealer 1\ndeal 0: KC; kill: 9C; target: 7D\n0 turn")
    pots = [shown(table).zone(Role.POT)]
    table.play(0, "bet 10")
    pots.append(shown(table).zone(Role.POT))
    assert [pot and pot.count for pot in pots] == [10, 20]
