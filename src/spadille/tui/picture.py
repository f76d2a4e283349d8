"""A picture of the table for the README: `python -m spadille.tui.picture [FILE]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from spadille.games import GAMES
from spadille.scene.model import Role
from spadille.tui.draw.colours import Look
from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.settings import Settings
from spadille.tui.screens.app import SpadilleApp

PLACE: Final = Path("docs/images/terminal.svg")
SIZE: Final = (96, 34)
GAME: Final = next(iter(GAMES))
"""The first game in the list."""
RULEBOOK: Final = "andrews"
SEED: Final = "a picture for the README"


def worth_a_picture(session: Session) -> bool:
    """True in mid-trick on the person's turn, with a long hand, part of it playable, and two deals scored."""
    scene = session.scene
    trick, hand = scene.zone(Role.TRICK), scene.zone(Role.HAND)
    if trick is None or hand is None or len(trick.faces) < 3 or len(hand.faces) < 9 or len(scene.score.sheet) < 2:
        return False
    lit = sum(face.lit for face in hand.faces)
    return 2 <= lit <= len(hand.faces) - 4


def play_on(session: Session) -> str:
    """Play for the person until the scene is worth a picture; then take the last move back and return it."""
    assert session.seat is not None, "the picture is taken from a seat"
    wanted = ""
    while True:
        for _ in session.advance():
            pass
        if worth_a_picture(session):
            session.undo()
            return wanted
        assert not session.over, "a whole game without a picture"
        spelt = [session.table.game.spell(move) for move in session.table.moves(session.seat)]
        wanted = next((word for word in ("look", "bid 3") if word in spelt), spelt[-1])
        session.play(wanted)


async def draw(session: Session, move: str) -> str:
    """Return the screen after a move, as SVG."""
    app = SpadilleApp(session, look=Look(), settings=Settings("instant"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("colon", *("space" if each == " " else each for each in move), "enter")
        await pilot.pause(0.5)
        return app.export_screenshot(title="Spadille")


def main(place: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        session = sit_down(GAME, rulebook=RULEBOOK, seed=SEED, folder=Path(folder))
        drawn = asyncio.run(draw(session, play_on(session)))
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE)
