"""The style of the page comes in one piece."""

from __future__ import annotations

import re
from importlib import resources

from spadille.server.pages import _shell, _style


def test_the_page_has_one_style_made_of_all_those_that_its_shell_names_in_their_order() -> None:
    folder = resources.files("spadille.web")
    named = re.findall(r'href="/static/css/([a-z-]+)\.css"', folder.joinpath("index.html").read_text("utf-8"))
    assert len(named) > 15
    assert _style().decode() == "".join(folder.joinpath(f"css/{each}.css").read_text("utf-8") for each in named)
    assert re.findall(r'rel="stylesheet" href="([^"]*)"', _shell()) == ["/static/page.css"]
