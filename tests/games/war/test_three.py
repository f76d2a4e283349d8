"""War for three, and by house rules: who turns, what is shown and told, and what may lie in the stacks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.moment import after

from spadille import odds
from spadille.cards.card import CARDS, read_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import Over
from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.war.encoding import LAYOUT_OF_THREE, encoder
from spadille.games.war.game import War
from spadille.games.war.scene import happened, scene
from spadille.games.war.scoring import outcome_of
from spadille.games.war.state import NOBODY, TURN_UP, Collecting, Ended, Playing, State, Waiting
from spadille.parts.encoder import Settings
from spadille.scene.model import Mark, Scene

NAMES = ("You", "West", "Nora")


def three(**options: Any) -> War:
    game = open_game("war", "three", 3, options)
    assert isinstance(game, War)
    return game


def drawn(at: Table, seat: int | None) -> Scene:
    assert isinstance(at.game, War)
    return scene(at.game, at.view(seat), at.offers(seat), NAMES)


def told(at: Table, seat: int) -> str:
    assert isinstance(at.game, War)
    before = at.view(0)
    at.play(seat, TURN_UP)
    return " ".join(str(each.words) for each in happened(at.game, before, seat, TURN_UP, at.view(0), NAMES))


def turned(game: War, state: State) -> State:
    """When all who fight have turned."""
    assert isinstance(state, Playing)
    for seat in state.fighters:
        state = game.play(state, seat, TURN_UP)
    return state


def lying(*stacks: str) -> Playing:
    rows = tuple(bytes(read_cards(each)) if each else b"" for each in stacks)
    left = tuple(seat for seat, row in enumerate(rows) if row)
    return Playing(rows, (b"",) * len(rows), 0, 3, None, left)


TIE = """
    table war three 3 collect_order=winner_first {}
    deal 0: 8C 2C 5C; 1: 8D 3D 9D; 2: 4S KS AS
    0 turn ; 1 turn
"""

# -- the table -------------------------------------------------------------------------------------------


def test_all_three_stacks_are_shown_and_who_fights() -> None:
    at = after(TIE.format(""))
    assert str(drawn(at, 0).prompt) == "Waiting for Nora."
    assert told(at, 2) == (
        "Turned up: the eight of clubs by you, the eight of diamonds by West and the four of spades by Nora. War!"
    )
    shown = drawn(at, 0)
    assert [each.name for each in shown.zones[:3]] == ["stack 0", "stack 1", "stack 2"]
    assert [(face.card, face.marks) for face in shown.zones[3].faces] == [
        ("8C", (Mark.LEVEL,)),
        ("8D", (Mark.LEVEL,)),
        ("4S", ()),
    ]
    assert str(shown.prompt) == "War! One card face down, then one face up."
    assert [str(plate.facts[-1].value) for plate in shown.plates] == ["16", "16", "looks on"]
    assert str(drawn(at, 2).prompt) == "Waiting for you and West."
    assert told(at, 0) == "You are ready to turn."
    assert told(at, 1) == "You turn up the five of clubs, West the nine of diamonds."
    assert str(drawn(at, 0).prompt) == (
        "West takes seven cards in a war, with the nine of diamonds. Turn your next card."
    )
    assert str(drawn(at, None).prompt).endswith("Waiting for everybody.")


def test_a_second_one_that_is_ready_is_told_and_shown() -> None:
    at = after("table war three 3\ndeal 0: 8C\n1 turn")
    assert told(at, 2) == "Nora is ready to turn."
    assert [str(plate.facts[-1].value) for plate in drawn(at, 0).plates] == ["17", "ready", "ready"]
    assert str(drawn(at, 1).prompt) == "Waiting for you."
    state = at.state
    assert isinstance(state, Waiting)
    assert (state.ready, state.also) == (1, (2,))
    assert at.game.imagine(at.view(0), Stream(seed_of(1))).also == (2,)


def test_a_decided_skirmish_in_a_fixed_order_is_no_war() -> None:
    at = after("table war denexa 2 collect_order=winner_first\ndeal 0: 8C; 1: 4C\n0 turn")
    assert told(at, 1) == "You turn up the eight of clubs, West the four of clubs."


def test_who_has_no_card_left_is_out_and_two_play_on() -> None:
    game = three(collect_order="winner_first")
    state = turned(game, lying("8C 9C", "4D", "KS 2S"))
    assert isinstance(state, Playing)
    assert state.fighters == (0, 2)
    view = game.view(state, 0)
    shown = scene(game, view, (), NAMES)
    assert [str(plate.facts[-1].value) for plate in shown.plates] == ["1", "out", "4"]
    now = turned(game, state)
    (news,) = happened(game, game.view(game.play(state, 0, TURN_UP), 0), 2, TURN_UP, game.view(now, 0), NAMES)
    assert str(news.words).startswith("You turn up the nine of clubs, Nora the two of spades.")
    again = game.view(now, 0)
    assert again.last is not None
    assert str(scene(game, again, (), NAMES).prompt).startswith("You take two cards: the nine of clubs beats")


def test_cards_that_are_taken_back_are_told_and_lie_where_they_lay() -> None:
    game = three(short_in_war="take_back")
    state = lying("8C", "8D 9D", "4S 5S")
    before = game.play(game.play(state, 0, TURN_UP), 1, TURN_UP)
    now = game.play(before, 2, TURN_UP)
    assert isinstance(now, Playing)
    assert now.stacks == tuple(bytes(read_cards(each)) for each in ("8C", "9D 8D", "5S 4S"))
    assert (now.skirmishes, now.last is not None and now.last.winner) == (4, NOBODY)
    (news,) = happened(game, game.view(before, 0), 2, TURN_UP, game.view(now, 0), NAMES)
    assert str(news.words).endswith("Somebody has too few cards for a war: everybody takes their cards back.")
    view = game.view(now, 0)
    assert str(scene(game, view, (), NAMES).prompt).startswith("Somebody has too few cards")
    for _ in range(5):
        world = game.imagine(view, Stream(seed_of("back")))
        assert isinstance(world, Playing)
        assert [CARDS[row[-1]] for row in world.stacks] == [*read_cards("8C 8D 4S")]


@pytest.mark.parametrize("order", ["winner_first", "loser_first"])
def test_captured_cards_that_keep_their_order_are_known(order: str) -> None:
    game = three(collect_order=order)
    state = turned(game, lying("8C 2C", "KD 3D", "4S 5S"))
    assert isinstance(state, Playing)
    world = game.imagine(game.view(state, 0), Stream(seed_of(order)))
    assert isinstance(world, Playing)
    assert world.stacks[1][1:] == state.stacks[1][1:]
    assert state.stacks[1][1:] == bytes(read_cards("KD 4S 8C" if order == "winner_first" else "4S 8C KD"))


def test_where_nobody_who_fights_can_go_on_the_third_player_wins_everything() -> None:
    game = three()
    state = turned(game, lying("8C", "8D", "4S 5S"))
    assert isinstance(state, Ended)
    assert (state.counts, state.outcome.winners, state.outcome.payoff) == ((0, 0, 51), (2,), (-1, -1, 2))
    over = scene(game, game.view(state, 0), (), NAMES).over
    assert str(over) == "Nora wins: the others run short of cards for the war."
    drawn_out = turned(game, lying("8C", "8D", "8S"))
    assert isinstance(drawn_out, Ended)
    assert drawn_out.outcome.winners == ()
    assert (
        str(scene(game, game.view(drawn_out, 0), (), NAMES).over) == "The game is drawn: nobody has cards for the war."
    )


def test_a_last_card_stands_against_both_others() -> None:
    game = three(who_fights="all")
    state = turned(game, lying("8C", "8D 2D 5D", "4S 3S 6S"))
    assert isinstance(state, Playing)
    assert state.fighters == (0, 1, 2)
    state = turned(game, state)
    assert isinstance(state, Collecting)
    assert (state.winner, [len(row) for row in state.table]) == (0, [1, 3, 3])


def test_two_may_win_together() -> None:
    assert (outcome_of((5, 5, 2)).winners, outcome_of((5, 5, 2)).payoff) == ((0, 1), (1, 1, -2))
    game = three(max_skirmishes=4)
    state = game.play(
        Collecting((b"\x01\x02", b"\x03\x04\x05", b"\x06\x07"), (b"\x08",) + (b"",) * 2, 1, 0, 3),
        -1,
        game.read("collect T" + "C"),
    )
    assert isinstance(state, Ended)
    assert (
        str(scene(game, game.view(state, 2), (), NAMES).over) == "You win, together with West: nobody has more cards."
    )


# -- who refuses -----------------------------------------------------------------------------------------


def test_who_does_not_fight_waits() -> None:
    at = after(TIE.format("") + "2 turn")
    no = at.game.refusal(at.state, 2, TURN_UP)
    assert no is not None
    assert str(no.reason) == "You do not fight in this war. Wait until it is over."
    at.play(0, TURN_UP)
    no = at.game.refusal(at.state, 0, TURN_UP)
    assert no is not None
    assert str(no.reason).endswith("Wait for the other players to turn.")


def test_nobody_loses_at_once_of_three() -> None:
    with pytest.raises(BadOptions, match=r"three players nobody loses at once .* \(WAR-H3\)"):
        three(short_in_war="lose_at_once")


def test_programs_that_learn_play_without_jokers() -> None:
    game: Any = open_game("war", "denexa", 2, {"jokers": True})
    with pytest.raises(BadOptions, match=r"expected jokers=false, as environments play War; got true \(WAR-H6\)"):
        encoder(game, Settings())


def test_three_are_told_in_numbers_who_fights_and_who_took_the_last_skirmish() -> None:
    at = after(TIE.format(""))
    encoding = encoder(three(), Settings())
    assert LAYOUT_OF_THREE.unpack(encoding.observe(at.state, 1))["ready"] == [1, 0, 1]
    at.play(2, TURN_UP)
    seen = LAYOUT_OF_THREE.unpack(encoding.observe(at.state, 2))
    assert (seen["fights"], seen["laid"], seen["last_winner"]) == ([0, 1, 1], [1, 1, 1], 0)
    at.play(0, TURN_UP)
    at.play(1, TURN_UP)
    seen = LAYOUT_OF_THREE.unpack(encoding.observe(at.state, 2))
    assert (seen["last_winner"], seen["last_laid"], seen["counts"]) == (3, [1, 3, 3], [16, 14, 21])
    back = turned(three(short_in_war="take_back"), lying("8C", "8D 9D", "4S 5S"))
    assert LAYOUT_OF_THREE.unpack(encoding.observe(back, 0))["last_winner"] == 4


# -- the odds, and the end -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "options"), [("three", {}), ("peace", {"jokers": True}), ("three", {"short_in_war": "take_back"})]
)
def test_games_by_house_rules_end(book: str, options: dict[str, Any]) -> None:
    seats = 3 if book == "three" else 2
    answer = odds.ask("war", "length", rulebook=book, seats=seats, samples=20, **options)
    assert answer.figure("endless").value == answer.figure("capped").value == 0
    assert answer.figure("length").value > 10


def test_how_a_deal_of_three_goes_is_told_for_each() -> None:
    cards = " ".join(map(str, STANDARD))
    answer = odds.ask("war", "deal", rulebook="three", seats=3, cards=cards, collect_order="winner_first")
    won = [answer.figure(f"won-{seat}").value for seat in range(3)]
    assert sum(won) + answer.figure("endless").value == 1


def test_all_cards_but_the_one_aside_are_won() -> None:
    at, rng = Table(three(max_skirmishes=None)), Stream(seed_of("three to the end"))
    while not isinstance(at.game.turn(at.state), Over):
        at.settle(rng) if not at.deciding else at.play(at.deciding[0], TURN_UP)
    assert sorted(at.view().counts) == [0, 0, 51]
    assert str(drawn(at, 0).over).endswith("with all 51 cards.")
