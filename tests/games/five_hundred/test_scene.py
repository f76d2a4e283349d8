"""Five Hundred on the screen: what each viewer is shown, offered and told at every moment of a deal."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spadille.core.contract import NATURE, Outcome, Seat
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.players.reasons import REASONS
from spadille.games.five_hundred.scene import tell
from spadille.games.five_hundred.state import Discard
from spadille.parts.dealing import FirstDealer
from spadille.scene.happening import Manner
from spadille.scene.model import Choice, Role, Scene
from spadille.scene.telling import news_of
from spadille.testing.arrange import arrange, read_wishes
from spadille.testing.worded import worded
from spadille.tui.play.session import told as sentences

NAMES = ("You", "West", "North", "East")
ENTRY = GAMES["five_hundred"]


def opened(words: str = "", deal: str = "", **options: Any) -> Table:
    """A table in the first deal, dealt by seat 3, after these words of the seats in turn."""
    game = open_game("five_hundred", None, None, {"ace_no_face": False, "first_dealer": "random", **options})
    table = Table(game)
    table.play(NATURE, "dealer 3")
    table.play(NATURE, arrange(game, table.state, read_wishes(deal), Stream(seed_of("scene"))))
    for word in filter(None, words.split(", ")):
        table.play(table.deciding[0], word)
    return table


def scene(table: Table, seat: Seat | None = 0) -> Scene:
    drawn: Scene = ENTRY.scene(table.game, table.view(seat), table.offers(seat), NAMES)
    return worded(drawn)


def said(table: Table, by: Seat, move: Any) -> str:
    game = table.game
    assert isinstance(game, FiveHundred)
    return str(tell(by, game.read(move) if isinstance(move, str) else move, NAMES))


def option(drawn: Scene, move: str) -> Choice:
    return next(each for each in drawn.choices if each.move == move)


def facts(drawn: Scene, seat: Seat) -> list[str]:
    plate = next(each for each in drawn.plates if each.seat == seat)
    return [f"{fact.label} {fact.value}".strip() for fact in plate.facts]


def test_before_the_deal() -> None:
    table = Table(open_game("five_hundred", None, None, {}))
    drawn = scene(table)
    assert drawn.prompt == "The first dealer is being found."
    assert not drawn.zones
    assert not drawn.choices
    table.play(NATURE, "draw 4C 5D AH 7S")
    assert scene(table).prompt == "The cards are being dealt."
    assert drawn.score.goal == "over 500, by making a contract"
    assert drawn.score.sides == ("You and North", "West and East")


def test_the_goal_follows_the_options() -> None:
    table = opened(target_rule="reach", win_only_by_contract=False, target=300)
    assert scene(table).score.goal == "to 300"


def test_an_announcement_and_its_answer() -> None:
    table = opened(deal="0: AS 4C 5C 6C 7C 8C 9C TC 4D 5D", ace_no_face=True)
    assert [each.move for each in scene(table).choices] == ["no", "ace no face"]
    assert option(scene(table), "ace no face").refusal is None
    assert str(scene(table).prompt) == "Do you say “ace, no face”?"
    assert str(option(scene(table), "no").label) == "No"
    table.play(0, "ace no face")
    drawn = scene(table, 2)
    assert facts(drawn, 0) == ["ace, no face"]
    assert drawn.prompt == "Your partner has one ace and no face card. Deal again, or play on?"
    assert [each.move for each in drawn.choices] == ["redeal", "play on"]
    assert scene(table, 1).choices == ()
    table.play(2, "play on")
    refusal = option(scene(table, 1), "ace no face").refusal
    assert refusal is not None
    assert refusal.clause == "FVH-16"
    assert str(scene(table, 1).prompt) == "You have nothing to announce. Ready for the bidding?", (
        "only a holder is asked"
    )
    assert str(option(scene(table, 1), "no").label) == "Ready"


def log_of(table: Table, *moves: str) -> list[str]:
    """Return what stands in a log after these moves, made in turn."""
    steps = [step for move in moves for step in table.play(table.deciding[0], move)]
    return list(sentences(news_of(ENTRY.happened, table.game, steps, 0, NAMES)))


def test_the_log_does_not_tell_who_has_nothing_to_announce() -> None:
    table = opened(deal="0: AS 4C 5C 6C 7C 8C 9C TC 4D 5D", ace_no_face=True)
    assert log_of(table, "no", "no", "no", "no", "pass") == ["You pass."]
    table = opened(deal="0: AS 4C 5C 6C 7C 8C 9C TC 4D 5D", ace_no_face=True)
    assert log_of(table, "ace no face", "play on", "no", "no", "no") == ["You say “ace, no face”.", "North plays on."]


def test_bids_are_offered_in_rows_with_their_points() -> None:
    table = opened("bid 7D")
    drawn = scene(table, 1)
    assert drawn.prompt == "Seven diamonds to beat. Bid or pass."
    assert drawn.choices[0].move == "pass"
    assert option(drawn, "nullo").note == "250 points"
    rows = [each for each in drawn.choices if each.group == "bid 7"]
    assert [(each.label, each.refusal is None) for each in rows] == [
        ("7♠", False),
        ("7♣", False),
        ("7♦", False),
        ("7♥", True),
        ("7 NT", True),
    ]
    assert not [each for each in drawn.choices if each.group == "bid 6"]
    assert facts(drawn, 0) == ["bid 7♦"]
    assert scene(opened()).prompt == "Your bid."


def test_what_the_table_does_not_play_is_not_offered() -> None:
    assert not [each for each in scene(opened(nullo=False)).choices if "nullo" in each.move]
    assert not [each for each in scene(opened(grand_nullo=False)).choices if "grand" in each.move]
    assert [each.move for each in scene(opened("bid 10NT"), 1).choices] == ["pass", "nullo", "grand nullo"]


def test_the_declarer_picks_five_cards_and_sees_which_came_from_the_middle() -> None:
    table = opened("bid 7S, pass, pass, pass", "middle: AC AD AH JC JB")
    drawn = scene(table)
    (choice,) = drawn.choices
    assert choice.pick is not None
    assert (choice.move, choice.pick.low, choice.pick.high) == ("discard {}", 5, 5)
    hand = drawn.zone(Role.HAND)
    assert hand is not None
    assert sorted(face.card or "" for face in hand.faces if "from the middle" in str(face.note)) == [
        "AC",
        "AD",
        "AH",
        "JB",
        "JC",
    ]
    assert drawn.named("middle") is None
    assert drawn.prompt == "You have taken up the middle. Discard five cards."
    table.play(0, choice.move.format(" ".join(face.card or "" for face in hand.faces[:5])))
    middle = scene(table).named("middle")
    assert middle is not None
    assert middle.title == "Your discards"
    other = scene(table, 1).named("middle")
    assert other is not None
    assert [face.card for face in other.faces] == [None] * 5


def test_trumps_lie_at_the_end_of_the_hand_as_they_rank() -> None:
    table = opened("bid 10H, pass, pass, pass", "0: JD JH JB AH 4H AD -8 -9 -T; middle: 4C 5C 6C 7C 8C")
    table.play(0, "discard 4C 5C 6C 7C 8C")
    hand = scene(table).zone(Role.HAND)
    assert hand is not None
    assert [face.card for face in hand.faces if face.note == "left bower"] == ["JD"]
    cards = [face.card for face in hand.faces]
    trumps = [each for each in cards if each in ("JB", "JH", "JD") or str(each).endswith("H")]
    assert cards[-len(trumps) :] == trumps
    assert trumps[:4] == ["JB", "JH", "JD", "AH"]
    assert trumps[-1] == "4H"
    assert scene(table).zone(Role.TRUMPS).lines == ("hearts",)  # type: ignore[union-attr]


def test_the_joker_is_led_by_naming_a_suit() -> None:
    table = opened("pass, pass, pass, pass", "0: JB AS; 1: 4C")
    drawn = scene(table)
    hand = drawn.zone(Role.HAND)
    assert hand is not None
    joker = next(face for face in hand.faces if face.card == "JB")
    assert joker.refusal is not None
    assert joker.refusal.clause == "FVH-46"
    assert [each.move for each in drawn.choices] == ["play JB C", "play JB D", "play JB H", "play JB S"]
    assert drawn.zone(Role.TRUMPS).lines == ("no trump",)  # type: ignore[union-attr]
    table.play(0, "play JB C")
    table.play(1, "play 4C")
    trick = scene(table, 2).zone(Role.TRICK)
    assert trick is not None
    assert [(face.card, face.note, face.seat) for face in trick.faces] == [
        ("JB", "led for clubs, wins", 0),
        ("4C", "", 1),
    ]
    assert scene(table, 2).prompt == "Your turn to play."
    assert scene(table, 0).prompt == "Waiting for North."


def test_in_nullo_the_partner_sits_out() -> None:
    table = opened("nullo, pass, pass, pass", "0: 4S; 1: 5S; 3: AS; middle: AC AD KC KD QC")
    table.play(0, "discard AC AD KC KD QC")
    for word in ("play 4S", "play 5S", "play AS"):
        table.play(table.deciding[0], word)
    drawn = scene(table, 3)
    assert facts(drawn, 0) == ["contract nullo", "tricks 0"]
    assert told(table) == [("nullo, no trick taken", "open", 0), ("1 taken", "open", 1)]
    assert facts(drawn, 2) == ["sits out"]
    last = drawn.zone(Role.LAST)
    assert last is not None
    assert [(face.seat, face.note) for face in last.faces] == [(0, "led"), (1, ""), (3, "wins")]
    assert drawn.prompt == "Your lead."


@pytest.mark.parametrize("seat", [0, None])
def test_the_end(seat: Seat | None) -> None:
    table = opened("bid 10S, pass, pass, pass", "1: JB AC AD AH", max_deals=1)
    while table.outcome is None:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    drawn = scene(table, seat)
    points = table.outcome.payoff[1]
    assert drawn.over == drawn.prompt == f"West and East win the match with {points} points."


def test_a_level_end() -> None:
    table = opened("pass, pass, pass, pass", max_deals=1)
    view = msgspec.structs.replace(table.view(0), phase="over", to_act=None, outcome=Outcome((50, 50, 50, 50), ()))
    assert str(ENTRY.scene(table.game, view, (), NAMES).over) == "The match is drawn: the totals are level."


def test_moves_in_words() -> None:
    table = opened()
    words = {
        (1, "pass"): "West passes.",
        (0, "pass"): "You pass.",
        (0, "bid 8NT"): "You bid eight no trump.",
        (1, "nullo"): "West bids nullo.",
        (1, "grand nullo"): "West bids grand nullo.",
        (1, "no"): "West does not say “ace, no face”.",
        (0, "ace no face"): "You say “ace, no face”.",
        (1, "redeal"): "West asks for a new deal.",
        (1, "play on"): "West plays on.",
        (1, "play AS"): "West plays the ace of spades.",
        (1, "play JB"): "West plays the joker.",
        (1, "play JB H"): "West leads the joker and names hearts.",
        (0, "play JB H"): "You lead the joker and name hearts.",
    }
    assert {key: said(table, *key) for key in words} == words
    assert said(table, 1, "discard 4C 5C 6C 7C 8C").startswith("West discards the four of clubs, the five")
    assert said(table, 1, None) == "West discards face down."
    assert said(table, NATURE, None) == "The cards are dealt, and the middle lies face down."
    assert said(table, NATURE, FirstDealer(2)) == "North deals first."
    drawn = said(table, NATURE, "draw 4C 5D AH 7S")
    assert drawn == (
        "You draw the four of clubs, West the five of diamonds, North the ace of hearts and "
        "East the seven of spades; North deals first."
    )


def test_a_scene_can_be_drawn_at_every_moment_for_everyone() -> None:
    rng = Stream(seed_of("every moment"))
    table = opened(ace_no_face=True, max_deals=3, lose_at=None)
    while table.outcome is None:
        for seat in (0, 1, 2, 3, None):
            drawn = scene(table, seat)
            assert drawn.prompt
            if seat is not None and seat in table.deciding:
                open_moves = {each.move for each in drawn.choices if not each.refusal and not each.pick}
                hand = drawn.zone(Role.HAND)
                assert hand is not None
                open_moves |= {face.move for face in hand.faces if face.lit and face.move}
                spelt = {table.game.spell(move) for move in table.moves(seat) if not isinstance(move, Discard)}
                assert open_moves == spelt
        if not table.deciding:
            table.settle(rng)
            continue
        moves = table.moves(table.deciding[0])
        table.play(table.deciding[0], moves[rng.below(len(moves))])


def test_news_tell_how_a_card_answers_the_lead() -> None:
    table = opened("pass, pass, pass, pass", "0: JB AS KD; 1: 4C; 2: 4H -C; 3: 4D -C")
    told = []
    for by, text in enumerate(("play JB C", "play 4C", "play 4H", "play 4D")):
        before = table.view(None)
        table.play(by, text)
        first, *_ = ENTRY.happened(table.game, before, by, table.game.read(text), table.view(None), NAMES)
        told.append((first.manner, str(first.words)))
    assert told == [
        (Manner.LEADS, "You lead the joker and name clubs."),
        (Manner.FOLLOWS, "West plays the four of clubs."),
        (Manner.SLOUGHS, "North plays the four of hearts."),
        (Manner.SLOUGHS, "East plays the four of diamonds."),
    ]


def test_the_only_trump_without_trumps_is_the_joker() -> None:
    table = opened("pass, pass, pass, pass", "0: AS; 1: JB -S")
    table.play(0, "play AS")
    before = table.view(None)
    table.play(1, "play JB")
    first, *_ = ENTRY.happened(table.game, before, 1, table.game.read("play JB"), table.view(None), NAMES)
    assert (first.manner, str(first.words)) == (Manner.TRUMPS, "West trumps with the joker.")


def told(table: Table) -> list[tuple[str, str, int]]:
    return [(str(stand.words), stand.state, stand.tricks) for stand in scene(table).score.now]


def test_the_contract_and_the_tricks_of_a_side_are_in_sight() -> None:
    table = opened("bid 7S, pass, pass, pass", "0: JB AS; 1: JC 4C; 2: 4S; 3: 5S; middle: 4D 5D 6D 7D 8D")
    assert scene(table).score.now == ()
    for text in ("discard 4D 5D 6D 7D 8D", "play JB S", "play JC", "play 4S", "play 5S"):
        table.play(table.deciding[0], text)
    assert told(table) == [("7♠, 1 taken, need 6", "open", 1), ("0 taken", "open", 0)]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("pass", "pass"),
        ("bid 8NT", "bid eight no trump"),
        ("grand nullo", "bid grand nullo"),
        ("no", "Ready"),
        ("ace no face", "say “ace, no face”"),
        ("redeal", "redeal"),
        ("play on", "play on"),
        ("play AS", "ace of spades"),
        ("play JB", "joker"),
        ("play JB H", "joker for hearts"),
        ("discard 4C 5C 6C 7C JB", "discard four, five, six and seven of clubs and big joker"),
        ("dealer 2", "dealer 2"),
    ],
)
def test_every_move_has_a_name_in_a_hint(move: str, words: str) -> None:
    table = opened()
    assert isinstance(table.game, FiveHundred)
    assert str(REASONS.words(table.game, table.view(0), table.game.read(move))) == words
