"""The optional native extensions, and nothing else: without a C++ compiler, search and rules are all in Python."""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup

UNIX = sys.platform != "win32"
FAST = ("popcnt", "bmi1", "bmi2", "abm")
"""Instructions for counting and finding bits that a processor of 2013 or later has."""


def _processor() -> list[str]:
    """The switches for those instructions, where the processor that builds says it has them all."""
    told = Path("/proc/cpuinfo")
    if platform.machine() not in ("x86_64", "AMD64") or not told.exists():
        return []
    return ["-mpopcnt", "-mbmi", "-mbmi2", "-mlzcnt"] if {*FAST} <= {*told.read_text("utf-8").split()} else []


ROUNDED = ["-ffp-contract=off"]
"""Every sum and product is rounded by itself, as in Python: what is said twice comes out alike on every processor."""
CHECKED = ["-Wall", "-Wextra", "-Werror"] if UNIX and os.environ.get("SPADILLE_CHECKED") else []

setup(
    ext_modules=[
        Extension(
            "spadille.search._native",
            ["kernel/src/module.cpp"],
            depends=sorted(str(path) for path in Path("kernel/src").rglob("*.hpp")),
            extra_compile_args=["-std=c++20", "-O3", *_processor(), *ROUNDED, *CHECKED]
            if UNIX
            else ["/std:c++20", "/O2"],
            language="c++",
            optional=True,
        ),
        Extension(
            "spadille.envs._batch",
            ["kernel/src/batch.cpp"],
            depends=sorted(str(path) for path in Path("kernel/src").rglob("*.hpp")),
            extra_compile_args=["-std=c++20", "-O3", *_processor(), *ROUNDED, *CHECKED]
            if UNIX
            else ["/std:c++20", "/O2"],
            language="c++",
            optional=True,
        ),
        Extension(
            "spadille.cards._fast",
            ["kernel/src/cards.cpp"],
            extra_compile_args=["-std=c++20", "-O2", *CHECKED] if UNIX else ["/std:c++20", "/O2"],
            language="c++",
            optional=True,
        ),
    ]
)
