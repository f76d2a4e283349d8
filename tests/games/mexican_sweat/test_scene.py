"""Mexican Sweat: what a screen shows, and what is said."""

from __future__ import annotations

import pytest
from tests.games.moment import after

from spadille.cards.card import card
from spadille.core.contract import Decide, Over
from spadille.core.options import specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.rules import MexicanSweatOptions
from spadille.games.mexican_sweat.scene import happened, scene
from spadille.games.mexican_sweat.telling import tell
from spadille.scene.model import Choice, Scene
from spadille.testing.playing import random_move
from spadille.testing.worded import worded

NAMES = ("You", "West", "North", "East")


def shown(table: Table, seat: int | None = 0) -> Scene:
    assert isinstance(table.game, MexicanSweat)
    return worded(scene(table.game, table.view(seat), table.offers(seat), NAMES[: table.game.seats]))


def option(found: Scene, move: str) -> Choice:
    return next(each for each in found.choices if each.move == move)


def lines(found: Scene, zone: str) -> tuple[str, ...]:
    there = found.named(zone)
    assert there is not None
    return tuple(map(str, there.lines))


DEALT = """
    table mexican_sweat denexa 3 chips=100
    -1 dealer 2
    deal 0: KC 2C; 1: 3C 3D; kill: 9C; target: 7D
"""


def test_the_registry_draws_the_scene() -> None:
    table = after(DEALT)
    assert worded(entry("mexican_sweat").scene(table.game, table.view(0), table.offers(0), NAMES[:3])) == shown(table)
    assert entry("mexican_sweat").happened is happened


def test_before_the_deal() -> None:
    table = after("table mexican_sweat denexa 3 chips=100")
    assert str(shown(table).prompt) == "The first dealer is being found."
    assert shown(table).zones == ()
    table.play(-1, "dealer 1")
    assert str(shown(table).prompt) == "The cards are being dealt."
    assert lines(shown(table), "pot") == ("15 chips",)
    assert [plate.dealer for plate in shown(table).plates] == [False, True, False]
    assert str(shown(table).score.goal) == "deal 1 of at most 100"


def test_turning_up_cards() -> None:
    table = after(DEALT)
    mine, others = shown(table), shown(table, 1)
    assert str(mine.prompt) == "Beat the seven of diamonds. Any nine puts you out."
    assert str(others.prompt) == "Waiting for you."
    assert [each.move for each in mine.choices] == ["turn", "look {}"]
    assert option(mine, "look {}").ask is not None
    assert others.choices == ()
    centre, hand = mine.named("centre"), mine.named("seat 0")
    assert centre is not None
    assert hand is not None
    assert [str(face.words) for face in centre.faces] == ["nine of clubs, kills", "seven of diamonds, to beat"]
    assert [(face.card, face.move) for face in hand.faces] == [(None, "turn")] * 7, "any of them turns the next"
    table = after(DEALT + "0 turn\n0 check ; 1 check ; 2 check\n1 turn")
    assert str(shown(table, 1).prompt) == "Beat your king high. Any nine puts you out."
    assert [str(zone.title) for zone in shown(table, 1).zones[2:]] == ["West: three high", "North", "You: king high"]
    assert [str(plate.facts[-1].value) for plate in shown(table).plates] == ["to beat", "95", "95"]


def test_betting_with_a_fixed_limit() -> None:
    table = after(DEALT + "0 turn")
    assert [each.move for each in shown(table).choices] == ["check", "bet 10"]
    assert str(shown(table).prompt) == "Check or bet. The pot holds 15 chips."
    table.play(0, "bet 10")
    assert [str(each.label) for each in shown(table, 1).choices] == ["Call 10", "Raise to 20", "Fold"]
    assert str(shown(table, 1).prompt) == "10 chips to call. The pot holds 25 chips."
    assert [str(fact.value) for fact in shown(table).plates[0].facts] == ["85", "10", "to beat"]
    for seat, word in ((1, "raise 20"), (2, "raise 30"), (0, "raise 40")):
        table.play(seat, word)
    refusal = option(shown(table, 1), "raise 50").refusal
    assert refusal is not None
    assert str(refusal.reason) == "This table allows 3 raises per round. Call or fold."


def test_betting_without_a_limit_asks_for_a_number() -> None:
    table = after(DEALT.replace("chips=100", "chips=100 betting_limit=no_limit") + "0 turn")
    ask = option(shown(table), "bet {}").ask
    assert ask is not None
    assert (ask.low, ask.high, ask.usual) == (10, 95, 10)
    table.play(0, "bet 95")
    assert str(option(shown(table, 1), "call").note) == "all you have"
    assert option(shown(table, 1), "raise 190").refusal is not None
    table.play(1, "fold")
    assert [str(plate.facts[-1].value) for plate in shown(table).plates] == ["to beat", "folded", "95"]


def test_parts_of_the_pot_that_not_all_can_win() -> None:
    table = after(
        """
        table mexican_sweat denexa 3 chips=30 betting_limit=no_limit
        -1 dealer 2
        deal 0: KC; kill: 9C; target: 2D
        0 turn ; 0 bet 10 ; 1 call ; 2 fold
        1 look 1
        deal 1: KC; kill: 9C; target: 2D
        1 turn ; 1 bet 10 ; 2 raise 20 ; 0 call
        """
    )
    assert lines(shown(table), "pot") == ("65 chips", "20 chips of it only for you and North")
    assert str(shown(table).score.sheet[0].lines[-1].words) == "folded"


def test_the_peek() -> None:
    table = after(
        """
        table mexican_sweat peek 3 chips=100
        -1 dealer 2
        deal 0: ? ? ? ? ? ? QD; 1: ? ? ? ? ? ? 9D; kill: 9C; target: 7D
        """
    )
    assert str(shown(table).prompt) == "You may peek at card 7 of your hand."
    assert [each.move for each in shown(table).choices] == ["peek", "no peek"]
    table.play(0, "peek")
    assert str(shown(table).prompt) == "You have the queen of diamonds. Stay in or fold?"
    assert [each.move for each in shown(table).choices] == ["stay", "fold"]
    mine, others = shown(table).named("seat 0"), shown(table, 1).named("seat 0")
    assert mine is not None
    assert others is not None
    assert str(mine.faces[6].words) == "queen of diamonds, peeked"
    assert [face.card for face in others.faces] == [None] * 7
    assert str(shown(table, 1).plates[2].facts[-1].value) == "has peeked"
    table.play(0, "stay")
    table.play(1, "peek")
    assert str(shown(table, 1).prompt) == "You have the nine of diamonds, which kills. Stay in or fold?"


def test_the_end_in_words() -> None:
    table = after("table mexican_sweat denexa 2 chips=1\n-1 dealer 1\nauto 1\n0 look 1")
    assert shown(table).over == shown(table).prompt == "West wins the match with 2 chips."
    assert str(shown(table).score.goal) == ""
    assert [plate.dealer for plate in shown(table).plates] == [False, False]
    table = after("table mexican_sweat denexa 2 chips=1\n-1 dealer 0\nauto 1\n1 look 1")
    assert str(shown(table).over) == "You win the match with 2 chips."
    table = after(
        """
        table mexican_sweat denexa 2 chips=100 max_deals=2 stake_mode=blinds small_blind=5 big_blind=5
        -1 dealer 0
        auto 1
        1 look 1
        auto 1
        0 look 1
        """
    )
    assert str(shown(table).over) == "The match is drawn: everyone has the same number of chips."


@pytest.mark.parametrize(
    ("by", "move", "words"),
    [
        (0, "turn", "You turn up the jack of spades."),
        (1, "check", "West checks."),
        (1, "call", "West calls."),
        (1, "fold", "West folds."),
        (1, "bet 10", "West bets 10."),
        (1, "raise 20", "West raises to 20."),
        (1, "peek", "West peeks at card 7."),
        (1, "no peek", "West does not peek."),
        (1, "stay", "West stays in."),
        (1, "look 3", "West looks at card 3 too early, and is out."),
        (-1, "dealer 1", "West deals first."),
        (-1, "draw 2C KD", "You draw the two of clubs and West the king of diamonds; West deals first."),
    ],
)
def test_moves_in_words(by: int, move: str, words: str) -> None:
    game = open_game("mexican_sweat", "peek", 2, {})
    assert isinstance(game, MexicanSweat)
    assert str(tell(game, by, game.read(move), NAMES, card("JS"))) == words
    assert str(tell(game, -1, None, NAMES)).startswith("The cards are dealt face down")


@pytest.mark.parametrize("rulebook", ["denexa", "peek"])
def test_every_option_shown_is_a_move_or_refused(rulebook: str) -> None:
    game = open_game("mexican_sweat", rulebook, 4, {"chips": 60, "betting_limit": "pot_limit", "max_deals": 6})
    rng, state = Stream(seed_of(f"scene {rulebook}")), game.initial()
    while not isinstance(turn := game.turn(state), Over):
        for seat in (0, 1, 2, 3, None):
            deciding = isinstance(turn, Decide) and seat in turn.seats
            offers = tuple(game.offers(state, seat)) if deciding and seat is not None else ()
            found = scene(game, game.view(state, seat), offers, NAMES)  # type: ignore[arg-type]
            assert bool(found.choices) == deciding
            allowed = {game.spell(move) for move in game.moves(state, seat)} if deciding and seat is not None else set()
            offered = set()
            for each in found.choices:
                ask = each.ask
                texts = {each.move.format(n) for n in range(ask.low, ask.high + 1)} if ask else {each.move}
                assert (each.refusal is None) == (texts <= allowed)
                offered |= texts if each.refusal is None else set()
            assert offered == allowed
        state = game.play(state, *random_move(game, state, rng))


def test_only_the_plate_of_a_seat_that_has_peeked_says_so_and_only_while_others_may_peek() -> None:
    table = after("table mexican_sweat peek 3 chips=100\n-1 dealer 2\ndeal kill: 9C; target: 7D\n0 peek ; 0 stay")
    while table.deciding and table.view(None).phase == "peek":
        said = {plate.seat for plate in shown(table, None).plates for fact in plate.facts if fact.value == "has peeked"}
        assert said == set(table.view(None).peeked)
        table.play(
            table.deciding[0], "stay" if "stay" in map(table.game.spell, table.moves(table.deciding[0])) else "no peek"
        )
    assert not [fact for plate in shown(table, None).plates for fact in plate.facts if str(fact.value) == "has peeked"]


def test_a_smallest_bet_that_no_pot_allows_is_told_where_it_is_set() -> None:
    spec = specs(MexicanSweatOptions)["bet"]
    for options, seats, nobody in (
        ({"bet": 50, "betting_limit": "pot_limit"}, 2, True),
        ({"bet": 50, "betting_limit": "pot_limit", "ante": 25}, 2, False),
        ({"bet": 50, "betting_limit": "pot_limit", "stake_mode": "blinds"}, 4, True),
        ({"bet": 50, "betting_limit": "no_limit"}, 2, False),
    ):
        told = str(spec.says_at(MexicanSweatOptions(**options), seats))  # type: ignore[arg-type]
        assert told.startswith("The smallest bet is 50 chips")
        assert ("nobody can bet" in told) == nobody
