"""Every game on the screen: what can be chosen is what may be done, for every viewer at many moments."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.contract import AnyGame, Decide
from spadille.core.glossary import glossary
from spadille.core.table import Table
from spadille.core.words import speaking
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.scene.model import Choice, Does, Face, Scene
from spadille.scene.names import names_around
from spadille.scene.telling import news_of
from spadille.testing.playing import random_move

NAMES = ("You", "Ann", "Bob", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
TABLES = [
    (name, book.name, seats)
    for name, entry in GAMES.items()
    for book in entry.rulebooks.values()
    for seats in book.seats
]


def faces_of(scene: Scene) -> list[Face]:
    return [face for zone in scene.zones for row in (zone.faces, *zone.rows) for face in row]


def reaches(option: Choice, spelt: str) -> bool:
    """Return whether a move is made by this choice, with a number or cards filled in where it asks for them."""
    if option.ask is None and option.pick is None:
        return option.move == spelt
    before, _, after = option.move.partition("{}")
    rest = spelt.removeprefix(before).removesuffix(after)
    if not spelt.startswith(before) or not spelt.endswith(after):
        return False
    if option.ask is not None:
        return rest.isdecimal() and option.ask.low <= int(rest) <= option.ask.high
    return option.pick is not None and option.pick.low <= len(rest.split()) <= option.pick.high


def hold_choices(game: AnyGame, scene: Scene, legal: set[str], idle: set[str]) -> None:
    """Check that all that is lit is legal, the dark says why, and every legal move can be chosen."""
    again = [option for option in scene.choices if option.does is Does.AGAIN]
    assert all(option.move.split("; ")[0] in legal for option in again)
    plain = [option for option in scene.choices if option.ask is None and option.pick is None and option not in again]
    lit = {face.move for face in faces_of(scene) if face.lit} | {each.move for each in plain if each.refusal is None}
    assert lit <= legal
    dark = {face.move for face in faces_of(scene) if face.refusal} | {each.move for each in plain if each.refusal}
    assert not dark & legal
    open_options = [option for option in scene.choices if option.refusal is None]
    assert [
        move for move in sorted(legal - lit - idle) if not any(reaches(option, move) for option in open_options)
    ] == []
    for option in open_options:
        if option.ask is not None:
            assert option.move.format(option.ask.usual) in legal
    for move in (dark | lit) - {None}:
        assert game.spell(game.read(str(move))) == move


def hold_words(scene: Scene, seats: int) -> None:
    """Everything has its words, and every zone and seat is there once."""
    assert str(scene.prompt).endswith((".", "?"))
    assert not scene.over or str(scene.over).endswith(".")
    assert sorted(plate.seat for plate in scene.plates) == list(range(seats))
    assert len({zone.name for zone in scene.zones}) == len(scene.zones)
    assert len(scene.score.sides) == len(scene.score.totals)
    assert all(option.label for option in scene.choices)
    assert all(face.words for face in faces_of(scene))


@pytest.mark.parametrize(
    ("name", "book", "seats"), TABLES, ids=[f"{name}-{book}-{seats}" for name, book, seats in TABLES]
)
def test_what_can_be_chosen_is_what_may_be_done(name: str, book: str, seats: int) -> None:
    game = open_game(name, book, seats, {})
    table = Table(game, dealer(seed_of(f"scene {seats}")))
    rng = Stream(seed_of("scene moves"))
    draw, happened = GAMES[name].scene, GAMES[name].happened
    for moment in range(110):
        turn = game.turn(table.state)
        if moment % 5 < 2 or not isinstance(turn, Decide):
            for viewer in (*range(seats), None):
                scene = draw(game, table.view(viewer), table.offers(viewer), NAMES[:seats])
                hold_words(scene, seats)
                deciding = isinstance(turn, Decide) and viewer in turn.seats
                moves = table.moves(viewer) if viewer is not None and deciding else ()
                legal = {game.spell(move) for move in moves}
                idle = {game.spell(move) for move in moves if game.play(table.state, viewer, move) == table.state}
                hold_choices(game, scene, legal, idle)
        if not isinstance(turn, Decide):
            return
        steps = table.play(*random_move(game, table.state, rng))
        for viewer in (0, None):
            news = news_of(happened, game, steps, viewer, NAMES[:seats])
            assert len(news) >= len(steps)
            assert all(str(each.words).endswith((".", "!", "?")) for each in news)


def terms_of(scene: Scene) -> set[str]:
    facts = [fact for plate in scene.plates for fact in plate.facts]
    named: list[Any] = [*scene.zones, *scene.choices, *scene.score.now, *facts]
    found = {each.term for each in named}
    return (found | {scene.score.term}) - {""}


@pytest.mark.parametrize("name", GAMES)
def test_words_on_the_screen_lead_into_the_glossary(name: str) -> None:
    game, found = open_game(name, None, None, {}), set[str]()
    table, rng = Table(game, dealer(seed_of("terms"))), Stream(seed_of("terms"))
    for _ in range(80):
        for viewer in range(game.seats):
            found |= terms_of(GAMES[name].scene(game, table.view(viewer), table.offers(viewer), NAMES[: game.seats]))
        if not table.deciding:
            break
        table.play(*random_move(game, table.state, rng))
    assert found, "something on the screen has a word that not everybody knows"
    assert found <= {term.key for term in (*GAMES[name].words, *glossary("spadille.cards"))}


def test_a_match_that_is_played_to_a_total_says_to_which() -> None:
    def told(name: str, **options: Any) -> int | None:
        game = open_game(name, None, None, options)
        table = Table(game, dealer(seed_of("target")))
        scene: Scene = GAMES[name].scene(game, table.view(0), (), NAMES[: game.seats])
        return scene.score.target

    assert {name: told(name) for name in GAMES} == {
        "spades": 500,
        "five_hundred": 500,
        "pinochle": 1000,
        "auction_pinochle": 1500,
        **dict.fromkeys(("mexican_sweat", "mini_baccarat", "pyramid", "war")),
    }
    assert told("spades", target=250) == 250


@pytest.mark.parametrize("name", list(GAMES))
def test_whoever_looks_on_is_you_in_their_own_language(name: str) -> None:
    game = open_game(name, None, None, {})
    table = Table(game, dealer(seed_of("you")))
    scene = GAMES[name].scene(game, game.view(table.state, 0), (), names_around(game.seats, 0))
    names = [scene.plates[0].name, scene.score.sides[0]]
    with speaking("de"):
        assert [str(each).split()[0] for each in names] == ["Du", "Du"]
    assert [str(each).split()[0] for each in names] == ["You", "You"]
