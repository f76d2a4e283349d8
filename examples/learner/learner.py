"""A learner of Spades in NumPy only, from zero to a player at a table (docs/guide/learning.md).

python learner.py train mine.npz --minutes 5             from its own play, resuming if the file exists
python learner.py watch mine.npz --bot strong            from a teacher, who rates every move
python learner.py judge mine.npz --against regular       by duplicate deals, with an interval
python learner.py play mine.npz                          as a program that tables can seat
python learner.py ship mine.npz --to small.npz           only what is needed to play
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from player import ID, Learner
from selfplay import SelfPlay
from watching import fit, watch

import spadille
import spadille.envs
from spadille.core.errors import SpadilleError

_RATE: Final = 1e-3
_SLOWER: Final = 100_000
"""Number of deals after which it learns at half the rate."""
_NAME: Final = "learner"


def main(words: list[str]) -> int:
    """Run the command; 0 on success."""
    asked = _read(words)
    try:
        {"train": train, "watch": learn_by_watching, "judge": judge, "play": play, "ship": ship}[asked.what](asked)
    except (SpadilleError, OSError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


def train(asked: argparse.Namespace) -> None:
    """Let it play itself for some minutes or rounds, and save it after each minute."""
    learner = _opened(asked)
    began = kept = time.monotonic()
    before, play, round = learner.seconds, SelfPlay(learner, asked.tables), 0
    while round < asked.rounds and time.monotonic() < began + 60 * asked.minutes:
        round += 1
        figures = play.round(_RATE / (1 + learner.deals / _SLOWER))
        learner.seconds = before + time.monotonic() - began
        if time.monotonic() > kept + 60:
            kept = time.monotonic()
            learner.save(asked.file)
        if round == 1 or round % 10 == 0:
            words = ", ".join(f"{name} {figure:.2f}" for name, figure in figures.items())
            _tell(f"{learner.seconds:,.0f} s, {learner.deals:,} deals: {words}")
    learner.save(asked.file)


def learn_by_watching(asked: argparse.Namespace) -> None:
    """Let a bot play for it, and learn from its moves."""
    learner = _opened(asked)
    began = time.monotonic()
    folder = asked.file.with_suffix(".lessons")
    lessons = watch(folder, asked.bot, asked.worlds, asked.deals, minutes=asked.minutes, jobs=asked.jobs, tell=_tell)
    _tell(f"{len(lessons.action):,} lessons")
    fit(learner, lessons, asked.epochs, _tell)
    learner.seconds += time.monotonic() - began
    learner.save(asked.file)


def judge(asked: argparse.Namespace) -> None:
    """Play a bot by duplicate deals."""
    Learner.load(asked.file).agent().join(_NAME)
    bots = (_NAME, asked.against)
    _, rulebook = spadille.envs.named(ID)
    print(spadille.simulate("spades", rulebook=rulebook, bots=bots, deals=asked.deals, seed=asked.seed).words)


def play(asked: argparse.Namespace) -> None:
    """Answer a table line by line."""
    Learner.load(asked.file).agent().serve(_NAME)


def ship(asked: argparse.Namespace) -> None:
    """Write a small file of the player alone."""
    Learner.load(asked.file).save(asked.to, to_play=True)


def _opened(asked: argparse.Namespace) -> Learner:
    """The learner in the file, or a new one."""
    return Learner.load(asked.file) if asked.file.exists() else Learner(asked.seed)


def _tell(words: str) -> None:
    print(words, flush=True)


def _read(words: list[str]) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("what", choices=["train", "watch", "judge", "play", "ship"])
    reader.add_argument("file", type=Path, help="where it is kept")
    reader.add_argument("--seed", type=int, default=1, help="of all its chance, or of the deals it is judged by")
    reader.add_argument("--minutes", type=float, default=5.0, help="how long it may play, or watch")
    reader.add_argument("--rounds", type=int, default=1_000_000, help="how often it may learn: the same net every time")
    reader.add_argument("--tables", type=int, default=256, help="how many tables it plays at")
    reader.add_argument("--bot", default="strong", help="the teacher")
    reader.add_argument("--worlds", type=int, default=30, help="how many worlds the teacher imagines")
    reader.add_argument("--deals", type=int, default=200, help="how many deals to watch, or to be judged by")
    reader.add_argument("--epochs", type=int, default=12, help="how often it goes through its lessons")
    reader.add_argument("--jobs", type=int, default=2, help="processes that watch")
    reader.add_argument("--against", default="regular", help="the bot it is judged by")
    reader.add_argument("--to", type=Path, default=Path("baseline.npz"), help="the file to ship")
    return reader.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
