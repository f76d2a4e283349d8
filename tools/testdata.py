"""`python -m tools.testdata [FOLDER]`: pack scenarios, records, counts and problems for other programs."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tests.games.pyramid import test_perft as pyramid
from tests.games.spades import test_perft as spades

from spadille import __version__

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data"
WHEN = (1980, 1, 1, 0, 0, 0)
"""Fixed timestamp, so that the same files make the same archive."""


def files() -> Iterator[tuple[str, bytes]]:
    """Everything in the archive but its manifest: names and contents."""
    yield "README.md", (DATA / "FORMAT.md").read_bytes()
    yield "LICENSE", (ROOT / "LICENSE").read_bytes()
    yield "notation.md", (ROOT / "docs" / "notation.md").read_bytes()
    for path in sorted((ROOT / "tests" / "games").glob("*/clauses/*.txt")):
        yield f"scenarios/{path.parts[-3]}/{path.name}", path.read_bytes()
    for path in sorted((ROOT / "src" / "spadille" / "games").glob("*/clauses.md")):
        yield f"clauses/{path.parts[-2]}.md", path.read_bytes()
    for folder in ("records", "double_dummy", "pyramid"):
        for path in sorted((DATA / folder).iterdir()):
            yield f"{folder}/{path.name}", path.read_bytes()
    yield "perft/pyramid.jsonl", _lines(of_pyramid())
    yield "perft/spades.jsonl", _lines(of_spades())


def of_pyramid() -> Iterator[dict[str, object]]:
    """Number of lines of play from deals of Pyramid."""
    for deal, rulebook, options, counts in pyramid.COUNTS:
        record = pyramid.opened(deal, rulebook, options).record.decode()
        yield {"rulebook": rulebook, "options": options, "record": record.splitlines(), "counts": counts}


def of_spades() -> Iterator[dict[str, object]]:
    """Number of lines of play from the first lead of deals of Spades."""
    for name, (rulebook, seats, options) in spades.BOOKS.items():
        record = spades.at_the_lead(name).record.decode()
        told = {"name": name, "rulebook": rulebook, "seats": seats, "options": options}
        yield {**told, "record": record.splitlines(), "counts": spades.FROM_THE_LEAD[name]}


def pack(folder: Path) -> Path:
    """Write the archive."""
    folder.mkdir(parents=True, exist_ok=True)
    made, every = folder / f"spadille-testdata-{__version__}.zip", dict(files())
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in every.items()}
    every["manifest.json"] = json.dumps({"version": __version__, "sha256": sums}, indent=1).encode()
    with ZipFile(made, "w", ZIP_DEFLATED) as held:
        for name, content in every.items():
            held.writestr(ZipInfo(name, WHEN), content, ZIP_DEFLATED)
    return made


def _lines(rows: Iterator[dict[str, object]]) -> bytes:
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


if __name__ == "__main__":
    print(pack(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"))
