"""Which build of the kernel runs here: the one for any processor, or its twin for x86-64-v3, which is faster."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType
from typing import Final

SETTING: Final = "SPADILLE_KERNEL"
"""Says "baseline" in the environment where the build for any processor is wanted."""
_TWIN: Final = "_v3"


def chosen(name: str) -> ModuleType | None:
    """The build of a module of the kernel that runs here; None where no compiler was when it was installed.

    Asked first is the build for any processor: the twin must not even be loaded by one that lacks its instructions.
    """
    plain = _module(name)
    if plain is None or os.environ.get(SETTING) == "baseline" or not plain.modern():
        return plain
    return _module(name + _TWIN) or plain


def build(module: ModuleType | None) -> str:
    """What a module was built for, in words."""
    return "x86-64-v3" if module is not None and module.__name__.endswith(_TWIN) else "any processor"


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ImportError:
        return None
