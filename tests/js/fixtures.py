"""Fixtures of the browser's tests: records and sentences as the library writes them.

`python -m tests.js.fixtures` writes them anew; `test_fixtures.py` says whether they still are what would be written.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from tests.fair.test_commit import sealed

from spadille.core.contract import Decide
from spadille.core.table import Table
from spadille.fair.commit import commitment, dealer, joint_seed
from spadille.fair.shuffle import write_seed
from spadille.games import GAMES, open_game
from spadille.web.texts import texts

DATA = Path(__file__).parent / "data"
TABLES: Final[list[tuple[str, int | None, dict[str, Any], int]]] = [
    ("spades", None, {}, 60),
    ("spades", None, {"jokers": 2}, 0),
    ("spades", 3, {}, 0),
    ("spades", 5, {}, 0),
    ("spades", 6, {}, 0),
    ("five_hundred", None, {}, 0),
    *(("five_hundred", n, {"pack": pack, "middle": 3}, 0) for n, pack in ((3, "33"), (4, "43"), (5, "53"), (6, "63"))),
    ("pinochle", None, {}, 0),
    ("auction_pinochle", None, {"all_pass": "next_dealer"}, 0),
    ("mexican_sweat", None, {}, 0),
    ("mini_baccarat", None, {"decks": 6}, 0),
    ("pyramid", None, {}, 0),
    ("war", None, {}, 160),
    ("war", None, {"collect_order": "loser_first"}, 60),
    ("war", 3, {"who_fights": "all", "jokers": True}, 160),
    ("war", None, {"short_in_war": "take_back", "wins": "lowest"}, 160),
    ("war", None, {"war_depth": "fixed_3"}, 160),
]
"""Games, seats, options and how many moves of players are made: enough for every kind of chance move."""
MESSAGES: Final = [
    "card", "card-down", "big-joker", "little-joker", "suit", "no-trumps", "no-trumps-short", "list", "in-hours",
    "others-did", "people-watch", "score-to", "no-chance", "chance-follows", "other-parts", "unknown-drawing",
]  # fmt: skip
"""Messages whose real words a test reads."""


def record(game: str, seats: int | None, options: dict[str, Any], moves: int) -> str:
    """A record as a room writes it, played by chance for some moves."""
    secret, added = bytes(range(32)), {0: "ann's own", 1: "grüße"}
    books = GAMES[game].rulebooks
    first = next(name for name, book in books.items() if seats is None or seats in book.seats)
    opened = open_game(game, first, seats, options)
    added = {seat: text for seat, text in added.items() if seat < opened.seats}
    seed = joint_seed(secret, added)
    table, chance = Table(opened), random.Random(5)
    table.deal_by(dealer(seed))
    for _ in range(moves):
        if not isinstance(opened.turn(table.state), Decide) or table.outcome is not None:
            break
        seat = table.deciding[0]
        table.play(seat, chance.choice(list(table.moves(seat))[:40]))
    table.more = {
        "commit": commitment(secret),
        "secret": write_seed(secret),
        "contributions": {str(seat): text for seat, text in added.items()},
        "seed": write_seed(seed),
    }
    return table.record.decode()


def fixtures() -> dict[str, str]:
    """Every file by its name."""
    records = [
        {
            "about": " ".join([game, *map(str, [seats or "", options or ""])]).strip(),
            "record": record(game, seats, options, moves),
        }
        for game, seats, options, moves in TABLES
    ]
    words = {language: {name: texts(language)[name] for name in MESSAGES} for language in ("en", "de")}
    found = {"records": records, "sealed": sealed(), "texts": words}
    return {f"{name}.json": json.dumps(each, ensure_ascii=False, indent=1) + "\n" for name, each in found.items()}


def main() -> None:
    """Write them anew."""
    for name, text in fixtures().items():
        (DATA / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
