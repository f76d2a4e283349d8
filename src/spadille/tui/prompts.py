"""The line below the felt: what is expected now."""

from __future__ import annotations

from rich.text import Text

from spadille.tui.felt import Felt
from spadille.tui.look import FAINT, GOLD, TEXT
from spadille.tui.session import Session


def prompt_text(session: Session, felt: Felt) -> Text:
    """What is expected of the person, and what is under the cursor."""
    said = Text()
    choice = felt.picking
    if choice is not None and choice.pick is not None:
        many = (
            str(choice.pick.low) if choice.pick.low == choice.pick.high else f"{choice.pick.low} to {choice.pick.high}"
        )
        said.append(f"{choice.label}: pick {many} cards with Space, then Enter. ", f"bold {GOLD}")
        said.append(f"{len(felt.picked)} picked; Esc puts them back.", FAINT)
        return said
    said.append(str(session.scene.prompt), f"bold {GOLD}" if session.awaited else FAINT)
    if session.awaited and felt.cursor is not None:
        said.append(f"  {felt.cursor.words}", TEXT if felt.cursor.choice is not None else FAINT)
    return said
