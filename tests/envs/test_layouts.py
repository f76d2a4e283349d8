"""Tests what the bytes mean: a dict for people, floats for nets."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

import spadille.envs as envs
from spadille.games import GAMES
from spadille.parts.encoder import Field, Layout, laid, put

TINY = laid(8, (("thing", 2, 3, "one of three"), ("figure", 1, 0, "how many"), ("total:-2", 2, 0, "signed")))


def test_fields_lie_one_after_the_other() -> None:
    assert [(each.offset, each.end, each.base) for each in TINY.fields] == [(0, 2, 0), (2, 3, 0), (3, 7, 32_768)]
    with pytest.raises(AssertionError):
        laid(1, (("thing", 2, 3, "too long"),))


def test_figures_stay_at_the_bounds_of_their_bytes() -> None:
    seen = bytearray(8)
    put(seen, TINY.field("total"), (-5, 99_999))
    put(seen, TINY.field("figure"), (300,))
    assert TINY.unpack(seen) == {"thing": [0, 0], "figure": 255, "total": [-5, 32_767]}


def test_floats_have_a_one_for_each_thing_and_figures_in_hundreds() -> None:
    seen = bytearray(8)
    seen[0], seen[1], seen[2] = 2, 0, 7
    put(seen, TINY.field("total"), (-50, 250))
    floats = envs.ObservationLayout(TINY).floats(np.frombuffer(seen, np.uint8))
    assert floats.dtype == np.float32
    assert floats.tolist() == pytest.approx([0, 0, 1, 1, 0, 0, 0.07, -0.5, 2.5])


def test_what_is_no_observation_is_refused() -> None:
    layout = envs.ObservationLayout(TINY)
    for wrong in (np.zeros(7, np.uint8), np.zeros(8, np.int64)):
        with pytest.raises(ValueError, match="expected 8 bytes"):
            layout.unpack(wrong)


@pytest.mark.parametrize("id", envs.ids())
def test_every_environment_has_a_layout(id: str) -> None:
    layout = envs.layout(id)
    assert layout.size % 16 == 0
    seen = np.zeros(layout.size, np.uint8)
    assert layout.unpack({"observation": seen}).keys() == {each.name for each in layout.fields}
    assert layout.floats(seen).ndim == 1


def test_without_the_libraries_the_line_that_installs_them_is_told() -> None:
    """In a process, which has loaded nothing yet."""
    code = "import sys; sys.modules['pettingzoo'] = None\nimport spadille.envs"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1] == (
        "ImportError: environments need more than is installed (pettingzoo): pip install 'spadille[envs]'"
    )


def test_a_layout_is_a_value() -> None:
    assert Layout(8, tuple(TINY.fields)) == TINY
    field: Any = TINY.field("figure")
    assert isinstance(field, Field)
    with pytest.raises(KeyError):
        TINY.field("nothing")


PAGE = Path(__file__).parents[2] / "docs" / "guide" / "environments-reference.md"


@pytest.mark.parametrize(
    "id", [each for each in envs.ids() if GAMES[envs.named(each)[0]].package.startswith("spadille.")]
)
def test_the_reference_has_the_layout(id: str) -> None:
    assert envs.layout(id).table in PAGE.read_text("utf-8")
