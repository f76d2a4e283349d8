"""The optional native extensions, and the README as an index shows it: without a C++ compiler, all is in Python.

What is built is the same on every machine of a kind. The kernel is built for any processor, and on x86-64 once more for
those of 2013 and later; `spadille.search.kernel` chooses where it runs.
"""

import os
import re
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup

UNIX, MAC = sys.platform != "win32", sys.platform == "darwin"
CHECKED = ["-Wall", "-Wextra", "-Werror"] if UNIX and os.environ.get("SPADILLE_CHECKED") else []
KERNEL = sorted(str(path) for path in Path("kernel/src").rglob("*.?pp"))
ROUNDED = ["-ffp-contract=off"]
"""Every sum and product is rounded by itself, as in Python: what is said twice comes out alike on every processor."""
COMPILE = ["-std=c++20", "-O3", "-g0", "-fvisibility=hidden", *ROUNDED, *CHECKED] if UNIX else ["/std:c++20", "/O2"]
LINK = ["-Wl,-x"] if MAC else ["-Wl,-s"] if UNIX else []
"""Without the names of what is inside: a tenth of the size."""


def _is_x86_64() -> bool:
    """Whether the processor that it is built for is one, and no other with it."""
    flags = os.environ.get("ARCHFLAGS", "")
    if MAC and flags:
        return "x86_64" in flags and "arm64" not in flags
    return sysconfig.get_platform().endswith(("x86_64", "amd64"))


ANY = ["-march=x86-64"] if UNIX and _is_x86_64() else []
MODERN = ["-march=x86-64", "-mpopcnt", "-mbmi", "-mbmi2", "-mlzcnt", "-mavx2"] if UNIX else ["/arch:AVX2"]


PROJECT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
HOME = PROJECT["tool"]["spadille"]["home"].rstrip("/")
"""Where the sources are shown in public; empty until that is decided. It stands in pyproject.toml and nowhere else."""


def readme():
    """The README with links that hold on an index, where no file lies beside it."""
    text = Path("README.md").read_text("utf-8")
    if HOME:
        text = re.sub(r"(?<=\]\()(?!https?:|#)", f"{HOME}/blob/main/", text)
        return re.sub(r'(?<=src="|set=")(?!https?:)', f"{HOME}/raw/main/", text)
    text = re.sub(r"\[([^\]]+)\]\((?!https?:|#)[^)]+\)", r"\1", text)
    return re.sub(r"<(p|/p|picture|/picture|source|img)\b[^>]*>\n?", "", text)


def urls():
    """The addresses beside the description on an index."""
    pages = {
        "Source": "",
        "Documentation": "/tree/main/docs",
        "Issues": "/issues",
        "Changelog": "/blob/main/CHANGELOG.md",
    }
    return {name: HOME + page for name, page in pages.items()} if HOME else {}


def extension(name: str, source: str, switches: list[str]) -> Extension:
    return Extension(
        f"spadille.{name}",
        [f"kernel/src/{source}"],
        depends=KERNEL,
        extra_compile_args=[*COMPILE, *switches],
        extra_link_args=LINK,
        language="c++",
        optional=True,
    )


twins = [
    extension("search._native_v3", "module_v3.cpp", MODERN),
    extension("envs._batch_v3", "batch_v3.cpp", MODERN),
]
setup(
    ext_modules=[
        extension("search._native", "module.cpp", ANY),
        extension("envs._batch", "batch.cpp", ANY),
        extension("cards._fast", "cards.cpp", ANY),
        *(twins if _is_x86_64() else []),
    ],
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
