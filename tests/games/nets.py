"""Helpers for the tests of several games' nets."""

from __future__ import annotations

import os
import subprocess
import sys

from spadille.thinking.budget import SeededRng


def shuffled(world: tuple[int, ...], keep: int, stay: int, rng: SeededRng) -> tuple[int, ...]:
    """The same world with all cards dealt anew but those of one seat and those that must stay."""
    places = [place for place in range(len(world)) if place != keep]
    loose = [card for place in places for card in range(64) if (world[place] & ~stay) >> card & 1]
    new = [held if place == keep else held & stay for place, held in enumerate(world)]
    for place in places:
        while new[place].bit_count() < world[place].bit_count():
            new[place] |= 1 << loose.pop(rng.below(len(loose)))
    return tuple(new)


def printed_by_both_builds(program: str) -> set[str]:
    """What a program prints with the kernel's build for any processor, and with the one for this."""
    path = os.pathsep.join(each or "." for each in sys.path)
    return {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": path, "SPADILLE_KERNEL": build},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for build in ("baseline", "")
    }
