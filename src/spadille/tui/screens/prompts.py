"""The prompt line below the felt."""

from __future__ import annotations

from rich.text import Text

from spadille.tui import say
from spadille.tui.draw.colours import FAINT, GOLD, TEXT
from spadille.tui.play.session import Session
from spadille.tui.screens.felt import Felt
from spadille.tui.text.phrases import cards_of


def prompt_text(session: Session, felt: Felt) -> Text:
    """The prompt for the person, and the item under the cursor."""
    said = Text()
    choice = felt.picking
    if choice is not None and choice.pick is not None:
        said.append(f"{say('pick', what=choice.label, cards=cards_of(choice.pick))} ", f"bold {GOLD}")
        said.append(str(say("picked", n=len(felt.picked))), FAINT)
        return said
    said.append(str(session.scene.prompt), f"bold {GOLD}" if session.awaited else FAINT)
    if session.awaited and felt.cursor is not None:
        said.append(f"  {felt.cursor.words}", TEXT if felt.cursor.choice is not None else FAINT)
    return said
