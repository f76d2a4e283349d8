"""What the page and the server both state: the page may offer no more than the server takes, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

import spadille
from spadille.server.base.names import MAX_NAME
from spadille.server.store.document import MAX_CALLED
from spadille.server.table.actions.chat import _MAX_CHAT
from spadille.server.table.seats.faces import COLOURS, FACES

JS: Final = Path(spadille.__file__).parent / "web" / "js"
SAME: Final = [
    ("visitor/you.js", "LONGEST", MAX_NAME),
    ("table/chat.js", "LONGEST", _MAX_CHAT),
    ("pages/own_rules.js", "LONGEST", MAX_CALLED),
    ("felt/faces.js", "COLOURS", list(COLOURS)),
    ("felt/faces.js", "ANIMALS", list(FACES)),
]
"""A file of the page, the name of a constant in it, and the server's value."""


def stated(file: str, name: str) -> object:
    """The value of a constant in a file of the page; of an object, its keys."""
    whole = rf"^(?:export )?const {name} = (.+?);$"
    (found,) = re.findall(whole, (JS / file).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return re.findall(r"^  (\w+): ", found, re.MULTILINE) if found.startswith("{") else json.loads(found)


@pytest.mark.parametrize(("file", "name", "ours"), SAME)
def test_the_page_states_the_same_as_the_server(file: str, name: str, ours: object) -> None:
    assert stated(file, name) == ours
