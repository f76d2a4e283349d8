"""Selection of the kernel's build: the one for any processor, or the faster one for x86-64-v3."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType
from typing import Final

SETTING: Final = "SPADILLE_KERNEL"
"""Environment variable; "baseline" selects the build for any processor."""
_TWIN: Final = "_v3"


def chosen(name: str) -> ModuleType | None:
    """The build of a kernel module to use here; None if no compiler was available at installation.

    The build for any processor is loaded first: the other one must not be loaded on a processor that lacks its
    instructions.
    """
    plain = _module(name)
    if plain is None or os.environ.get(SETTING) == "baseline" or not plain.modern():
        return plain
    return _module(name + _TWIN) or plain


def build(module: ModuleType | None) -> str:
    """The target of a module's build, in words."""
    return "x86-64-v3" if module is not None and module.__name__.endswith(_TWIN) else "any processor"


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ImportError:
        return None
