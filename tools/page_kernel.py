"""Build the kernel for a page without a server: `python -m tools.page_kernel FILE`.

The result is a side module of Pyodide with the functions of the kernel of an installation, except those for tests.
Clang and the headers of C and C++ come from the package `ziglang` (`requirements/page-compiler.txt`).
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
KERNEL: Final = ROOT / "kernel"
COMPILE: Final = (
    "--target=wasm32-unknown-emscripten",
    "-fPIC",
    "-fwasm-exceptions",
    "-msimd128",
    "-fvisibility=hidden",
    "-std=c++20",
    "-O3",
    "-ffp-contract=off",
)
"""As in setup.py, with what Pyodide asks of a side module, and vectors of 128 bits."""
LINK: Final = (
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--no-entry",
    "--strip-all",
)


def compiler() -> Path | None:
    """The folder of the package `ziglang`; None if it is not installed."""
    found = importlib.util.find_spec("ziglang")
    return Path(found.origin).parent if found is not None and found.origin else None


def build(target: Path) -> None:
    """Compile the kernel into a file."""
    zig = compiler()
    if zig is None:
        raise SystemExit("expected the package ziglang: pip install --requirement requirements/page-compiler.txt")
    library = zig / "lib"
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        shutil.copytree(sysconfig.get_path("include"), place / "python", ignore=shutil.ignore_patterns("pyconfig*"))
        headers = (
            KERNEL / "wasm",
            library / "libcxx" / "include",
            library / "libcxxabi" / "include",
            library / "include",
            place / "c",
            library / "libc" / "include" / "generic-musl",
            library / "libc" / "include" / "wasm-wasi-musl",
            place / "python",
        )
        # The C library's headers for Linux, with the types of 32-bit WebAssembly.
        shutil.copytree(library / "libc" / "include" / "wasm-wasi-musl" / "bits", place / "c" / "bits")
        included = [word for folder in headers for word in ("-isystem", str(folder))]
        first = ("-include", str(KERNEL / "wasm" / "first.hpp"), "-nostdinc", "-nostdinc++")
        source, made = KERNEL / "src" / "module.cpp", place / "module.o"
        _zig("clang", *COMPILE, *first, *included, "-c", str(source), "-o", str(made))
        _zig("wasm-ld", *LINK, str(made), "-o", str(target))


def _zig(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
