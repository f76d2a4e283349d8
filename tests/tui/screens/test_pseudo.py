"""Both terminal tables in a language that nobody knows: what is drawn and done follows from types alone."""

from __future__ import annotations

import ast
import inspect
import io
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.tui.screens.test_board import SMALLEST
from textual.pilot import Pilot

from spadille.core.table import Table
from spadille.core.words import ENGLISH, in_words
from spadille.games import GAMES
from spadille.scene.model import Choice, Does, Role, Scene
from spadille.testing.pseudo import babble, pseudo_language
from spadille.tui.draw.board import draw_board
from spadille.tui.draw.colours import Look
from spadille.tui.draw.targets import HAND, Aims
from spadille.tui.draw.tricks import Moment
from spadille.tui.plain import Plain
from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.settings import Settings
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page, Question
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.table import TableScreen
from spadille.tui.text.typed_moves import all_faces

MOST = 120
"""Lines or choices of a person, where a game has no end of a deal before."""
QUICK = ("spades", "mexican_sweat")
DRAWING = """draw.targets draw.layouts draw.board text.card_words draw.cards screens.felt draw.plates screens.prompts
text.score_words play.session screens.table screens.messages draw.tricks draw.zones"""
APART = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith"}


def table(game: str) -> Session:
    return sit_down(game, seed=5, bots="random")


def finished(session: Session) -> bool:
    """A deal has been scored, or the game is over."""
    return session.over or bool(session.scene.score.sheet)


class Person:
    """Somebody who sees types only, and chooses at random among what is open."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.chance = random.Random(session.table.game.name)
        self.left = MOST

    def line(self) -> str:
        """Return what is typed next; nothing at the end of the deal."""
        self.left -= 1
        if finished(self.session) or not self.left:
            return ""
        scene = self.session.scene
        cards = [face.card for face in all_faces(scene) if face.lit and face.card is not None]
        return self.chance.choice(cards or [self.named(scene, each) for each in self.open(scene)])

    def open(self, scene: Scene) -> list[Choice]:
        choices = [each for each in scene.choices if each.refusal is None]
        return [each for each in choices if each.does is not Does.GIVE_UP] or choices

    def named(self, scene: Scene, choice: Choice) -> str:
        """A choice by the shortest that may be typed for it."""
        if choice.pick is not None:
            return " ".join(cards(scene)[: choice.pick.low])
        if choice.ask is not None:
            alone = sum(each.ask is not None for each in scene.choices) == 1
            return str(choice.ask.usual) if alone else choice.move.format(choice.ask.usual)
        if choice.numbered is not None:
            return str(choice.numbered.number)
        return (*choice.typed, *filter(None, [choice.key]), choice.move)[0]


class Typed(io.StringIO):
    """A person at a keyboard."""

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person = person

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = self.person.line()
        return line + "\n" if line else ""


def cards(scene: Scene) -> list[str]:
    hand = scene.zone(Role.HAND)
    return [face.card for face in hand.faces if face.card is not None] if hand is not None else []


def told(session: Session) -> list[str]:
    """A deal in lines."""
    sink = io.StringIO()
    assert Plain(session, Typed(Person(session)), sink).run() == 0
    return sink.getvalue().splitlines()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_deal_in_lines_is_the_same_in_every_language(game: str) -> None:
    honest, disguised = table(game), table(game)
    lines = told(honest)
    with pseudo_language():
        other = told(disguised)
        assert babble(in_words(honest.scene.prompt, ENGLISH)) == str(disguised.scene.prompt)
    assert finished(honest) or honest.table.version > MOST
    assert disguised.table.log == honest.table.log
    assert len(other) == len(lines)
    assert not [line for line in other if "Not understood" in line]
    assert {line for line in lines if str(honest.scene.prompt) == line}.isdisjoint(other)


async def until(pilot: Pilot[int], ready: Callable[[], bool]) -> None:
    """Wait until something is so, for a bounded time."""
    for _ in range(1000):
        await pilot.pause(0.01)
        if ready():
            return
    raise AssertionError(f"it did not come about; the board says:\n{pilot.app.screen.query_one(Felt).canvas.text()}")


def keys(person: Person) -> Iterator[str]:
    """The keys for something that is open: a card under the cursor, a letter or digits, or a typed move."""
    scene = person.session.scene
    if any(face.lit for face in all_faces(scene)) and cards(scene):
        yield "up"
        return
    choice = person.chance.choice(person.open(scene))
    if choice.key:
        yield from (choice.key, "enter")
    elif choice.numbered is not None:
        yield from (*str(choice.numbered.number), "enter")
    else:
        yield from ("colon", *("space" if each == " " else each for each in person.named(scene, choice)), "enter")


def hold_board(felt: Felt, session: Session, honest: Callable[..., Scene]) -> None:
    """The board is in no language, all that can be chosen can be pointed at, and the hand lies where it should."""
    canvas, aims = felt.canvas, felt.aims
    assert aims is not None
    title = in_words(session.entry.title, ENGLISH)
    assert babble(title) in canvas.text()
    assert title not in canvas.text()
    reached = {canvas.target_at(x, y) for y in range(felt.size.height) for x in range(felt.size.width)}
    assert {aim for area in aims.by_area.values() for aim in area} <= reached
    view, offers = session.table.view(session.seat), session.table.offers(session.seat)
    assert hand_places(session.scene) == hand_places(honest(session.table.game, view, offers, session.names))


def hand_places(scene: Scene) -> list[tuple[int, int, str | None]]:
    """Where the cards of the hand are drawn."""
    aims = Aims(scene)
    canvas = draw_board(Moment(scene, aims), *SMALLEST, Look())
    found = ((x, y, canvas.target_at(x, y)) for y in range(SMALLEST[1]) for x in range(SMALLEST[0]))
    return [(x, y, aim.face.card) for x, y, aim in found if aim in aims.by_area.get(HAND, []) and aim.face]


async def settle(pilot: Pilot[int], session: Session) -> None:
    """Close what lies over the table, until the person is to choose or the deal is over."""
    await until(pilot, lambda: session.awaited or finished(session) or not isinstance(pilot.app.screen, TableScreen))
    while isinstance(pilot.app.screen, Page | Question):
        await pilot.press("enter")
        await pilot.pause()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_on_the_screen_needs_no_word(game: str) -> None:
    session = table(game)
    person, honest = Person(session), GAMES[game].scene
    with pseudo_language():
        app = SpadilleApp(session, look=Look(), settings=Settings("instant"))
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(MOST // 3):
                await settle(pilot, session)
                if finished(session):
                    break
                hold_board(app.screen.query_one(Felt), session, honest)
                await play(pilot, person)
            for key in ("T", "s", "l"):
                await settle(pilot, session)
                await pilot.press(key)
    assert finished(session) or len(moves_of(session.table)) >= MOST // 4


async def play(pilot: Pilot[int], person: Person) -> None:
    """Make one choice; it must have been taken."""
    session = person.session
    version = session.table.version
    await pilot.press(*keys(person))
    if person.session.scene.choices and session.table.version == version:
        picking = pilot.app.screen.query_one(Felt).picking if isinstance(pilot.app.screen, TableScreen) else None
        if picking is not None and picking.pick is not None:
            await pilot.press(*["space", "right"] * (picking.pick.low - 1), "enter", "enter")
        elif isinstance(pilot.app.screen, Question):
            await pilot.press("enter")
    await until(pilot, lambda: session.table.version > version)


def moves_of(table: Table) -> list[object]:
    return [move for seat, move in table.log if seat == 0]


@pytest.mark.parametrize("module", DRAWING.split())
def test_what_draws_takes_no_string_apart(module: str) -> None:
    source = Path(inspect.getfile(import_module(f"spadille.tui.{module}"))).read_text(encoding="utf-8")
    used = {each.attr: each.lineno for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Attribute)}
    assert {name: line for name, line in used.items() if name in APART} == {}
