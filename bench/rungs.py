"""Fixed rungs: players frozen at a commit of this repository, and the ladder with them.

`python -m bench.rungs` builds each of them once, from the history of the repository, in a separate environment under
`build/rungs`, and prints how to seat them and the players of `bench/strangers` as programs; with `ladder` and arguments
of `spadille ladder` it plays.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = ROOT / "build" / "rungs"


class NotBuilt(Exception):
    """A frozen player could not be built; the message gives the reason."""


@dataclass(frozen=True)
class Frozen:
    """A level at a commit."""

    commit: str
    level: str

    @property
    def name(self) -> str:
        """The name in contests."""
        return f"{self.level}-{self.commit[:7]}"

    @property
    def place(self) -> Path:
        """The environment that it is installed in."""
        return PLACE / self.commit

    @property
    def command(self) -> str:
        """The command that starts it as a program of the line protocol."""
        return f"{self.place}/bin/spadille bot serve --level {self.level}"


STRANGERS: Final = {
    "stranger-rules": "spades_rules",
    "stranger-worlds": "spades_worlds",
    "stranger-500": "five_hundred_rules",
}
"""Independent players: their names in contests, and their modules in `bench/strangers`."""

FROZEN: Final = (Frozen("fac4d6fb8e2644251757ae04af848ca2de51457a", "strong"),)


def build(frozen: Frozen) -> None:
    """Install the commit with its dependencies, unless already done. Raises NotBuilt."""
    done = frozen.place / "done"
    if done.exists():
        return
    shutil.rmtree(frozen.place, ignore_errors=True)
    try:
        _install(frozen)
    except NotBuilt:
        shutil.rmtree(frozen.place, ignore_errors=True)
        raise
    done.touch()


def _install(frozen: Frozen) -> None:
    source = frozen.place / "source"
    source.mkdir(parents=True)
    _do("the history of the repository is needed (git fetch --unshallow)", _archive(frozen.commit, source))
    venv.create(frozen.place, with_pip=True)
    pip = [f"{frozen.place}/bin/pip", "install", "--quiet", "--disable-pip-version-check", str(source)]
    _do("the commit cannot be installed", pip)
    native = "from spadille.search import NATIVE; raise SystemExit(not NATIVE)"
    _do("a C++ compiler is needed: it has no native search", [f"{frozen.place}/bin/python", "-c", native])
    shutil.rmtree(source)


def _archive(commit: str, to: Path) -> list[str]:
    return [
        "sh",
        "-c",
        'git -C "$1" archive "$2" > "$3/all.tar" && tar -xf "$3/all.tar" -C "$3"',
        "sh",
        str(ROOT),
        commit,
        str(to),
    ]


def _do(why: str, command: list[str]) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=PLACE)
    if done.returncode:
        raise NotBuilt(f"{why}: {(done.stderr.strip() or 'no reason was told').splitlines()[-1]}")


def programs() -> list[str]:
    """All programs, in the form of `--program`; to be started in the root of the repository."""
    strangers = [f"{name}={sys.executable} -m bench.strangers.{each}" for name, each in STRANGERS.items()]
    return [*(f"{each.name}={each.command}" for each in FROZEN), *strangers]


def main(words: list[str]) -> int:
    """Build all, and print how to seat them, or play the ladder with them."""
    for each in FROZEN:
        try:
            build(each)
        except NotBuilt as wrong:
            print(f"{each.name} is not there: {wrong}", file=sys.stderr)
            return 1
    if not words:
        print("\n".join(programs()))
        return 0
    seated = [word for each in programs() for word in ("--program", each)]
    return subprocess.run([sys.executable, "-m", "spadille", *words, *seated], check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
