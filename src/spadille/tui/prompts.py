"""The two lines below the felt: what was said last, and what is expected now."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from spadille.tui.felt import Felt
from spadille.tui.look import FAINT, GOLD, TEXT
from spadille.tui.session import Session


def latest(sentences: Sequence[str], room: int) -> str:
    """As many of the last sentences as there is room for; the last one whole in any case."""
    said = ""
    for sentence in reversed(sentences):
        if said and len(sentence) + len(said) + 1 > room:
            break
        said = f"{sentence} {said}".strip()
    return said


def prompt_text(session: Session, felt: Felt) -> Text:
    """What is expected of the person, and what is under the cursor."""
    said = Text()
    option = felt.picking
    if option is not None and option.pick is not None:
        many = (
            str(option.pick.low) if option.pick.low == option.pick.high else f"{option.pick.low} to {option.pick.high}"
        )
        said.append(f"{option.label}: pick {many} cards with Space, then Enter. ", f"bold {GOLD}")
        said.append(f"{len(felt.picked)} picked; Esc puts them back.", FAINT)
        return said
    said.append(session.scene.prompt, f"bold {GOLD}" if session.awaited else FAINT)
    if session.awaited and felt.cursor is not None:
        said.append(f"  {felt.cursor.words}", TEXT if felt.cursor.option is not None else FAINT)
    if session.over:
        said.append("  N plays again, S shows the score sheet, V the review, Q leaves.", TEXT)
    return said
