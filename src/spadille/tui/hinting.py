"""What a good player would do, thought of beside the screen."""

from __future__ import annotations

import asyncio

from spadille.thinking.judgement import Judgement
from spadille.tui.session import Session
from spadille.tui.talk import Talk


async def judgement(session: Session, talk: Talk) -> Judgement | None:
    """What is thought of the person's moves; None where it is not their turn, or no longer this one."""
    think, version = session.advice(), session.table.version
    if think is None:
        talk.say("You can have a hint when it is your turn.")
        return None
    found = await asyncio.to_thread(think)
    return found if version == session.table.version else None
