"""Pinochle as a screen shows it: what may be chosen, what is asked, and every move in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.pinochle.dealt import ANSWERS, HARD, LEADS, sat_down

from spadille.core.contract import NATURE, Outcome, Seat
from spadille.core.table import Table
from spadille.games import entry, open_game
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.scene import tell
from spadille.games.pinochle.state import Ended, Match
from spadille.scene.happening import CardPlayed, Happened, Manner
from spadille.scene.model import Face, Role, Scene
from spadille.testing.worded import worded

NAMES = ("You", "West")
PLAYS = [f"0 play {lead} ; 1 play {answer}" for lead, answer in zip(LEADS, ANSWERS, strict=True)]


def at_phase_two(**options: str) -> Table:
    words = " ".join(f"{name}={value}" for name, value in options.items())
    return sat_down(HARD, *(f"{each} ; 0 done" for each in PLAYS[:-1]), PLAYS[-1], options=words)


def scene_of(table: Table, seat: Seat | None = 0, names: Sequence[str] = NAMES) -> Scene:
    drawn: Scene = entry("pinochle").scene(table.game, table.view(seat), table.offers(seat), names)
    return worded(drawn)


def hand_of(scene: Scene) -> tuple[Face, ...]:
    zone = scene.zone(Role.HAND)
    assert zone is not None
    return zone.faces


def test_the_hand_lies_trumps_last_with_the_ten_under_the_ace() -> None:
    table = sat_down("deal 0: AC QC' QC TC KC 9C JD AH TH KH 9S TS; upcard: 9H")
    scene = scene_of(table)
    assert " ".join(face.card or "" for face in hand_of(scene)) == "AC TC KC QC QC' 9C JD TS 9S AH TH KH"
    assert all(face.lit for face in hand_of(scene))
    assert scene.prompt == "Your lead."
    assert scene_of(table, 1).prompt == "Waiting for you."
    assert scene_of(table, None).zone(Role.HAND) is None


def test_plates_show_tricks_and_melds_and_the_score_counts_them_at_once() -> None:
    table = sat_down("deal 0: AC KH QH; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C ; 0 meld KH QH")
    scene = scene_of(table, 1)
    facts = {plate.name: [(fact.label, fact.value) for fact in plate.facts] for plate in scene.plates}
    assert facts["You"] == [("tricks", "1"), ("melded", "40")]
    assert scene.score.totals == (40, 0)
    assert scene.score.notes == ("chips left: 960", "chips left: 1000")
    assert scene.score.goal == "over 1000"
    short = sat_down(
        "deal 0: AC KH QH; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C ; 0 meld KH QH", options="target=300"
    )
    assert scene_of(short, 1).score.notes == ("chips left: 260", "chips left: 300")
    assert scene_of(sat_down("deal 0: AC", options="target_rule=reach")).score.goal == "to 1000"


def test_melds_are_offered_with_their_worth_once_for_copies_that_are_alike() -> None:
    table = sat_down("deal 0: AC KD QD QD' 9H JC TC 9S TS KS KC JD; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C")
    scene = scene_of(table)
    offered = {option.move: (option.label, option.note, option.key) for option in scene.choices}
    assert offered == {
        "done": ("Draw", "", "d"),
        "dix": ("Show the dix", "10 points", "x"),
        "swap": ("Swap the dix for the jack of hearts", "10 points", "s"),
        "meld KD QD": ("Marriage: K♦ Q♦", "20 points", ""),
    }
    assert scene.prompt == "You won the trick. Lay down a meld, or draw."
    table.play(0, "meld KD QD")
    assert [option.move for option in scene_of(table).choices] == ["done", "dix", "swap"]
    assert not any(face.move for face in hand_of(scene_of(table)))


def test_copies_that_are_not_alike_are_offered_each() -> None:
    table = sat_down(
        "deal 0: AC AC' QS QS' KS JD TC 9S TS TD 9C JC; 1: 9C' TC'; upcard: JH; stock: 9D 9D'",
        "0 play AC ; 1 play 9C' ; 0 meld KS QS ; 0 done ; 0 play AC' ; 1 play TC'",
    )
    offered = [option.move for option in scene_of(table).choices if option.group == "meld"]
    assert offered == ["meld QS JD", "meld QS' JD"]


def test_melded_cards_can_be_chosen_where_they_lie() -> None:
    table = sat_down("deal 0: AC KD QD; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C ; 0 meld KD QD ; 0 done")
    mine, other = scene_of(table).named("melds 0"), scene_of(table, 1).named("melds 0")
    assert mine is not None
    assert other is not None
    assert [face.move for face in mine.rows[0]] == ["play KD", "play QD"]
    assert [face.move for face in other.rows[0]] == [None, None]
    assert mine.title == "Your melds"


def test_the_trick_says_who_led_and_who_won() -> None:
    table = sat_down("deal 0: 9C; 1: AC TC'; upcard: JH", "0 play 9C")
    trick = scene_of(table, 1).zone(Role.TRICK)
    assert trick is not None
    assert [(face.card, face.note, face.seat) for face in trick.faces] == [("9C", "led", 0)]
    assert scene_of(table, 1).prompt == "Your turn. Play any card."
    table.play(1, "play AC")
    last = scene_of(table, 1).zone(Role.LAST)
    assert last is not None
    assert [(face.note, face.seat) for face in last.faces] == [("led", 0), ("wins", 1)]


def test_the_last_card_is_shown_and_may_be_chosen() -> None:
    table = at_phase_two(last_card_choice="winner_chooses")
    scene = scene_of(table)
    stock = scene.named("stock")
    assert stock is not None
    assert ([face.card for face in stock.faces], stock.count) == (["JC"], 1)
    assert scene.prompt == "You won the trick. Lay down a meld, or draw. The last stock card is the jack of clubs."
    table.play(0, "done")
    scene = scene_of(table)
    assert [option.move for option in scene.choices] == ["take stock", "take upcard"]
    assert scene.prompt == "Take the last stock card or the upcard. Your opponent gets the other one."
    assert scene.named("upcard") is not None


def test_phase_two_dims_what_may_not_be_played() -> None:
    table = at_phase_two()
    table.play(0, "done")
    assert scene_of(table).prompt == "Your lead."
    assert scene_of(table).named("stock") is None
    trumps = scene_of(table).zone(Role.TRUMPS)
    assert trumps is not None
    assert trumps.lines == ("hearts",)
    table.play(0, "play QH")
    scene = scene_of(table, 1)
    assert scene.prompt == "Your turn. Follow suit, or else trump; beat a trump that was led."
    lit = [face.card for face in hand_of(scene) if face.lit]
    assert lit == ["JH'"]
    clauses = {face.refusal.clause for face in hand_of(scene) if face.refusal}
    assert clauses == {"PIN-55"}


def test_before_the_deal_and_after_the_end() -> None:
    game = open_game("pinochle", None, None, {})
    table = Table(game)
    assert scene_of(table).prompt == "The first dealer is being found."
    table.play(NATURE, "draw AS KS")
    scene = scene_of(table)
    assert scene.prompt == "The cards are being dealt."
    assert scene.zones == ()
    table.state = Ended(Match(0, 3, (1100, 900), (), 1000), Outcome((1100, 900), (0,)))
    assert scene_of(table).over == "You win the match with 1100 points."
    assert scene_of(table).prompt == scene_of(table).over
    table.state = Ended(Match(0, 3, (900, 900), (), 1000), Outcome((900, 900), ()))
    assert scene_of(table).over == "The match is drawn: the totals are level."


@pytest.mark.parametrize(
    ("by", "move", "words"),
    [
        (0, "play QS'", "You play the queen of spades."),
        (1, "meld KD QD", "West melds a marriage: king of diamonds and queen of diamonds."),
        (1, "meld JD QS", "West melds a pinochle: queen of spades and jack of diamonds."),
        (
            0,
            "meld AH TH KH QH JH",
            "You meld a flush: ace of hearts, king of hearts, queen of hearts, jack of hearts and ten of hearts.",
        ),
        (1, "dix", "West shows the dix."),
        (1, "swap", "West swaps the dix for the upcard."),
        (0, "done", "You are done melding."),
        (1, "take stock", "West takes the last stock card."),
        (1, "take upcard", "West takes the upcard."),
        (-1, "draw AH AS", "You draw the ace of hearts and West the ace of spades; West deals first."),
        (-1, "dealer 0", "You deal first."),
    ],
)
def test_moves_in_words(by: Seat, move: str, words: str) -> None:
    game = open_game("pinochle", None, None, {})
    assert isinstance(game, Pinochle)
    assert str(tell(game, by, game.read(move), NAMES)) == words


def test_a_hidden_deal_in_words() -> None:
    three, four = (open_game("pinochle", None, None, {"packet": packet}) for packet in (3, 4))
    assert isinstance(three, Pinochle)
    assert isinstance(four, Pinochle)
    assert str(tell(three, -1, None, NAMES)) == "The cards are dealt, three at a time, and one is turned up for trumps."
    assert str(tell(four, -1, None, NAMES)) == "The cards are dealt, four at a time, and one is turned up for trumps."


def first_news(table: Table, text: str) -> Happened:
    """The first thing that a move which is due leads to, as everybody sees it."""
    by, before = table.deciding[0], table.view(None)
    table.play(by, text)
    first: Happened = entry("pinochle").happened(
        table.game, before, by, table.game.read(text), table.view(None), NAMES
    )[0]
    return first


def test_news_tell_how_a_card_answers_the_lead() -> None:
    table = sat_down("deal 0: AC KD; 1: TC 9H; upcard: JH")
    told = [first_news(table, text) for text in ("play AC", "play 9H")]
    assert [(each.manner, str(each.words)) for each in told if isinstance(each, CardPlayed)] == [
        (Manner.LEADS, "You play the ace of clubs."),
        (Manner.TRUMPS, "West trumps with the nine of hearts."),
    ]


def test_the_marriage_of_trumps_is_called_royal() -> None:
    start = "deal 0: AC KH QH KD QD; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C"
    royal, plain = (str(first_news(sat_down(*start), text).words) for text in ("meld KH QH", "meld KD QD"))
    assert royal == "You meld a royal marriage: king of hearts and queen of hearts."
    assert plain == "You meld a marriage: king of diamonds and queen of diamonds."


def test_the_prompt_asks_to_follow_only_where_one_must() -> None:
    for endgame, prompt in (
        ("strict", "Your turn. Follow suit, or else trump; beat a trump that was led."),
        ("free", "Your turn. Play any card."),
    ):
        table = at_phase_two(endgame=endgame)
        table.play(0, "done")
        table.play(0, table.moves(0)[0])
        assert scene_of(table, 1, ("West", "You")).prompt == prompt
