"""Trains the nets of `strong` from nothing: lessons by searching players, nets by lessons, and duels.

`python -m bench.train spades` or `five_hundred` (or `make train`) does one step after the other under `build/train` and
resumes: an existing file of lessons is not made again. A generation is taught by the lessons of all before it; its
searchers play the next one's. The files written last, `nets.bin` and `nets.json`, ship with the players once they have
passed the tests of docs/bots-tried.md (`--keep`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from spadille.games.five_hundred.players import regular as five_hundred
from spadille.games.spades.players import regular as spades

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = ROOT / "build" / "train"
SWITCHES: Final = ("-std=c++20", "-O3", "-march=native", "-ffp-contract=off")
CHUNK: Final = 500
"""Number of deals in a file of lessons."""


@dataclass(frozen=True)
class Course:
    """What differs between the games: the weights of the rules of thumb, and the players as the tool names them."""

    weights: Any
    teacher: str
    """The searcher by rules of thumb that plays the first lessons."""
    searcher: str
    """A searcher by nets, which plays the later ones: its number of worlds and its file of nets are filled in."""
    soft: float
    """Points that are told apart."""
    worlds: int
    """Worlds by rules of thumb in as much time as 100 by nets."""
    known: frozenset[str] = frozenset()
    """Weights that the tool knows for four seats."""


COURSES: Final = {
    "spades": Course(spades.WEIGHTS, "search:100", "search:{}:{}:0.3:calls", 3.5, 500, frozenset({"share", "spread"})),
    "five_hundred": Course(five_hundred.WEIGHTS, "search:60", "search:{}:{}", 5.0, 500),
}


@dataclass(frozen=True)
class Generation:
    """The teacher, the number of deals and the seed of a generation's lessons."""

    number: int
    teacher: str
    deals: int
    seed: int


def generations(asked: argparse.Namespace) -> list[Generation]:
    """The generations: the first by rules of thumb, the others by the nets before them."""
    course = COURSES[asked.game]
    found = [Generation(1, course.teacher, asked.deals, asked.seed)]
    for number in range(2, asked.generations + 1):
        teacher = course.searcher.format(40, place(asked.game) / f"nets{number - 1}.bin")
        found.append(Generation(number, teacher, asked.deals, asked.seed + number - 1))
    return found


def place(game: str) -> Path:
    """The folder of everything that is made for a game."""
    return PLACE / game


def build(game: str) -> Path:
    """Compile the tool for this machine."""
    tool, course = place(game) / "distill", COURSES[game]
    source = ROOT / "kernel" / "tools" / "distill" / game / "main.cpp"
    newest = max(path.stat().st_mtime for path in (ROOT / "kernel").rglob("*.?pp"))
    if not tool.exists() or tool.stat().st_mtime < newest:
        subprocess.run(["c++", *SWITCHES, f"-I{ROOT}/kernel/src", source, "-o", tool, "-lpthread"], check=True)
    numbers: list[float] = []
    for name, value in structs.asdict(course.weights).items():
        if name not in course.known:
            numbers.extend(value if isinstance(value, tuple) else (value,))
    (place(game) / "weights.txt").write_text(" ".join(map(str, numbers)), "utf-8")
    return tool


def run(tool: Path, *words: str | Path) -> str:
    """Run the tool and return its output."""
    made = subprocess.run([tool, *words], cwd=tool.parent, check=True, capture_output=True, text=True)
    return made.stdout


def lessons(tool: Path, of: Generation, jobs: int) -> list[Path]:
    """The files of a generation's lessons; missing ones are made."""
    files = [tool.parent / f"lessons{of.number}-{at:05}.bin" for at in range(0, of.deals, CHUNK)]

    def make(file: Path) -> None:
        first = of.number * 1_000_000 + int(file.stem.rpartition("-")[2])
        part = file.with_suffix(".part")
        part.unlink(missing_ok=True)
        size, seed = ("--deals", str(CHUNK)), ("--seed", str(of.seed))
        run(tool, "lessons", part, "--mind", of.teacher, *size, "--first", str(first), *seed)
        part.rename(file)
        print(f"{file.name} is made", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(make, [file for file in files if not file.exists()]))
    return files


def teach(tool: Path, of: Generation, files: list[Path], asked: argparse.Namespace) -> Path:
    """Train the nets of a generation, and test them alone."""
    nets = tool.parent / f"nets{of.number}.bin"
    if not nets.exists():
        soft = str(asked.soft or COURSES[asked.game].soft)
        print(run(tool, "teach", nets, *files, "--passes", str(asked.passes), "--seed", "1", "--soft", soft))
    for other, deals in (("rules", asked.alone), ("search:100", asked.alone // 40)):
        print(f"generation {of.number}, nets alone over {other}:", duel(tool, f"net:{nets}", other, deals, asked.judge))
    return nets


def duel(tool: Path, one: str, other: str, deals: int, seed: int) -> str:
    """The result of a duel between two players."""
    return run(tool, "duel", "--one", one, "--other", other, "--deals", str(deals), "--seed", str(seed))


def gate(tool: Path, nets: Path, asked: argparse.Namespace) -> None:
    """Compare the searcher by nets to the one by rules: in the same number of worlds, and in the same time."""
    one = COURSES[asked.game].searcher.format(100, nets)
    for other in ("search:100", f"search:{asked.worlds or COURSES[asked.game].worlds}"):
        print(f"{one} over {other}:", duel(tool, one, other, asked.duels, asked.judge + 1), flush=True)


def main(words: list[str]) -> int:
    """Train, step by step."""
    asked = _read(words)
    place(asked.game).mkdir(parents=True, exist_ok=True)
    tool, files = build(asked.game), list[Path]()
    made = generations(asked)
    for each in made:
        files += lessons(tool, each, asked.jobs)
        nets = teach(tool, each, files, asked)
    gate(tool, nets, asked)
    told = {"passes": asked.passes, "soft": asked.soft or COURSES[asked.game].soft}
    told |= {"generations": [asdict(each) for each in made], "sha256": hashlib.sha256(nets.read_bytes()).hexdigest()}
    (tool.parent / "nets.json").write_text(json.dumps(told, indent=2, default=str) + "\n", "utf-8")
    if asked.keep:
        players = ROOT / "src" / "spadille" / "games" / asked.game / "players"
        shutil.copy(nets, players / "nets.bin")
        shutil.copy(tool.parent / "nets.json", players / "nets.json")
    return 0


def _read(words: list[str]) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=COURSES)
    reader.add_argument("--deals", type=int, default=12_000, help="deals that a generation's lessons are made of")
    reader.add_argument("--generations", type=int, default=2)
    reader.add_argument("--passes", type=int, default=5, help="how often all lessons are gone through")
    reader.add_argument("--soft", type=float, help="points that are told apart")
    reader.add_argument("--seed", type=int, default=410, help="of the first generation's deals")
    reader.add_argument("--judge", type=int, default=77, help="the seed of the duels")
    reader.add_argument("--alone", type=int, default=20_000, help="deals of the nets alone, against the rules of thumb")
    reader.add_argument("--duels", type=int, default=1_500, help="deals of the last duels")
    reader.add_argument("--worlds", type=int, help="worlds by rules of thumb in as much time")
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--keep", action="store_true", help="put the nets where they ship from")
    return reader.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
