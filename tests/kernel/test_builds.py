"""The kernel is built for any processor, and once more for newer ones; which runs is chosen where it runs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from spadille.search import NATIVE, _native, in_use, kernel
from spadille.search.problem import read_pbn

needs_native = pytest.mark.skipif(not NATIVE, reason="the native search is missing")
MODULES = ("spadille.search._native", "spadille.envs._batch")
ASKED = """\
from spadille import search
print(search.in_use())
print(search.values([search.problem.read_pbn("N:AK.2.. QJ.3.. T9.4.. 87.5..", "N")]))
"""


def both(name: str) -> tuple[Any, Any]:
    """The build for any processor, and its twin."""
    plain = import_module(name)
    try:
        return plain, import_module(f"{name}_v3")
    except ImportError:
        pytest.skip("there is no twin for this kind of processor")


def test_the_setting_asks_for_the_build_for_any_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kernel.SETTING, "baseline")
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[2]"
    assert "x86-64-v3" not in done.stdout
    assert ("any processor" in done.stdout) is NATIVE


class Found(ModuleType):
    """A module of the kernel on a processor of our choice."""

    def __init__(self, name: str, *, modern: bool) -> None:
        super().__init__(name)
        self.modern = lambda: modern


@pytest.mark.parametrize(
    ("there", "modern", "wanted"),
    [
        ((), True, None),
        (("k",), True, "k"),
        (("k", "k_v3"), True, "k_v3"),
        (("k", "k_v3"), False, "k"),
        (("k_v3",), True, None),
    ],
    ids=["no compiler", "no twin", "newer", "older", "the twin alone"],
)
def test_the_twin_is_taken_where_the_processor_runs_it(
    there: tuple[str, ...], modern: bool, wanted: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def module(name: str) -> ModuleType:
        asked.append(name)
        if name not in there:
            raise ImportError(name)
        return Found(name, modern=modern)

    monkeypatch.setattr(kernel, "import_module", module)
    monkeypatch.delenv(kernel.SETTING, raising=False)
    found = kernel.chosen("k")
    assert (found and found.__name__) == wanted
    assert "k_v3" not in asked or modern, "an older processor would stop at the first instruction it does not know"
    assert kernel.build(found) == ("x86-64-v3" if wanted == "k_v3" else "any processor")


@needs_native
@pytest.mark.parametrize("name", MODULES)
def test_twins_can_do_the_same(name: str) -> None:
    plain, twin = both(name)
    assert dir(plain) == dir(twin)
    assert plain.modern() == twin.modern()


@needs_native
def test_twins_find_the_same() -> None:
    plain, twin = both(MODULES[0])
    problem = read_pbn("N:AKQ4.T92.J8.K753 J852.A64.KQ9.Q84 T93.KQ75.A632.AJ 76.J83.T754.T962", "N")
    packed = (problem.hands, 0, -1, problem.table, problem.sides, False, problem.unbroken)
    asked = ([packed], True, 1, 0, 1 << 24)
    assert plain.solve(*asked) == twin.solve(*asked)
    assert plain.perft(packed, 5) == twin.perft(packed, 5)


@needs_native
def test_what_is_in_use_is_told() -> None:
    assert in_use() == f"native (C++), built for {kernel.build(_native)}"


@needs_native
@pytest.mark.skipif(shutil.which("qemu-x86_64") is None, reason="qemu-x86_64 is not installed")
@pytest.mark.parametrize("processor", ["core2duo", "Nehalem", "Opteron_G1"])
def test_processors_without_the_newer_instructions_run_it(processor: str) -> None:
    """An emulated processor of 2003 to 2008: the search answers, and the twin is not touched."""
    run = ["qemu-x86_64", "-cpu", processor, sys.executable, "-c", ASKED]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines()[-2:] == ["native (C++), built for any processor", "[2]"]
