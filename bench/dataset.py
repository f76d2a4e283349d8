"""Games played by bots, as a published data set: `python -m bench.dataset data/games-by-bots` makes its archives.

Every match depends only on its game and its number, so any slice can be regenerated, byte for byte. `data/README.md`
is its datasheet.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import sys
import tarfile
from pathlib import Path
from typing import Final, NamedTuple

import spadille


class Part(NamedTuple):
    """The matches of one game."""

    game: str
    rulebook: str
    matches: int


EDITION: Final = 1
PARTS: Final = (
    Part("spades", "bicycle", 28),
    Part("five_hundred", "denexa", 100),
    Part("pinochle", "denexa", 40),
    Part("mexican_sweat", "denexa", 10),
    Part("mini_baccarat", "denexa", 20),
    Part("pyramid", "denexa", 200),
    Part("war", "denexa", 20),
    Part("auction_pinochle", "partnership", 12),
)
SUMS: Final = "SHA256SUMS"
LEVELS: Final = (("regular", "beginner"), ("beginner", "regular"), ("regular", "regular"), ("beginner", "beginner"))
"""Levels on even and on odd seats, match by match."""
_NAMES: Final = ("Sam", "Walt", "Nora", "Edie", "Gus", "Hedda", "Basil", "Clara", "Ivor")


def match(part: Part, number: int) -> bytes:
    """The record of a match, determined by its game and its number."""
    seed = f"games by bots {EDITION} {part.game} {number}"
    table = spadille.table(part.game, rulebook=part.rulebook, seed=seed)
    seats = range(table.game.seats)
    levels = [LEVELS[number % len(LEVELS)][seat % 2] for seat in seats]
    table.more |= {"names": [_NAMES[seat] for seat in seats], "bots": levels}
    bots = [spadille.bot(table, seat, levels[seat], seed=f"{EDITION} {number} {seat}") for seat in seats]
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    return table.record


def name_of(part: Part, number: int) -> str:
    """The path of a match in its archive."""
    return f"{part.game}/{part.game}-{number:03}.jsonl"


def archive(part: Part) -> bytes:
    """All matches of a game in one archive, without timestamps and owners."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for number in range(part.matches):
            data = match(part, number)
            member = tarfile.TarInfo(name_of(part, number))
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def main(folder: Path) -> None:
    """Make all archives, and their digests."""
    folder.mkdir(parents=True, exist_ok=True)
    sums = []
    for part in PARTS:
        data = archive(part)
        name = f"{part.game}.tar.gz"
        (folder / name).write_bytes(data)
        sums.append(f"{hashlib.sha256(data).hexdigest()}  {name}\n")
        print(f"{part.game}: {part.matches} matches, {len(data)} bytes")
    (folder / SUMS).write_text("".join(sums), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
