"""The typefaces that the pages bring: the files of their packages, unchanged, with their licence."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Final

import pytest

from spadille.server.api.pages import page_style

WEB: Final = resources.files("spadille.web")
PACKAGES: Final = Path(__file__).parents[3] / "node_modules" / "@fontsource-variable"
NAMES: Final = ("figtree", "fraunces")


@pytest.mark.parametrize("name", NAMES)
def test_a_typeface_is_the_one_of_its_package_with_the_licence(name: str) -> None:
    package = PACKAGES / name
    if not package.is_dir():
        pytest.skip("the npm packages of the typefaces are not installed")
    font = WEB.joinpath("fonts", f"{name}.woff2").read_bytes()
    assert font == package.joinpath("files", f"{name}-latin-wght-normal.woff2").read_bytes()
    assert WEB.joinpath("fonts", f"{name}.txt").read_bytes() == package.joinpath("LICENSE").read_bytes()


def test_the_style_names_the_typefaces_that_are_there_and_the_page_loads_them_early() -> None:
    named = set(re.findall(rb'url\("fonts/([\w.]+)"\)', page_style()))
    assert named == {f"{name}.woff2".encode() for name in NAMES}
    shell = WEB.joinpath("index.html").read_text("utf-8")
    for name in NAMES:
        assert f'<link rel="preload" href="/static/fonts/{name}.woff2" as="font"' in shell
    together = sum(len(WEB.joinpath("fonts", f"{name}.woff2").read_bytes()) for name in NAMES)
    assert together < 64 * 1024
