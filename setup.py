"""The optional native extension, and nothing else: without a C++ compiler, search is in Python."""

import os
import sys

from setuptools import Extension, setup

UNIX = sys.platform != "win32"
CHECKED = ["-Wall", "-Wextra", "-Werror"] if UNIX and os.environ.get("SPADILLE_CHECKED") else []

setup(
    ext_modules=[
        Extension(
            "spadille.search._native",
            ["kernel/src/module.cpp"],
            depends=["kernel/src/tricks.hpp", "kernel/src/pyramid.hpp", "kernel/src/spades.hpp", "kernel/src/five_hundred.hpp"],
            extra_compile_args=["-std=c++20", "-O3", *CHECKED] if UNIX else ["/std:c++20", "/O2"],
            language="c++",
            optional=True,
        )
    ]
)
