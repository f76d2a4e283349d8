"""Tests that every statement of a page about the number of games is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.games import GAMES

ROOT = Path(__file__).parents[2]
WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMBERS = {word: number for number, word in enumerate(WORDS, 2)}
NTHS = {"fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12}
ALL_OF_THEM = re.compile(rf"\b(?:all|the|these|its|our) ({'|'.join(WORDS)}) games\b|\b({'|'.join(WORDS)}) card games\b")
ONE_MORE = re.compile(rf"\b(?:an?|the|by an?)(?: whole)? \[?({'|'.join(NTHS)})(?: game\b|\]\(examples/)")


def said_of_games(text: str) -> Iterator[tuple[str, bool]]:
    """Return each statement of a text about the number of games, and whether it is true."""
    flat = " ".join(text.replace("`", "").split())
    for found in ALL_OF_THEM.finditer(flat.lower()):
        number = NUMBERS[found[1] or found[2]]
        yield found[0], number == len(GAMES)
    for found in ONE_MORE.finditer(flat.lower()):
        yield found[0], NTHS[found[1]] == len(GAMES) + 1


def pages() -> Iterator[Path]:
    """Whatever a reader of the house may read in English, but for the history and what tells of one day."""
    for pattern in ("*.md", "*.cff", "pyproject.toml", "data/*.md", "bench/**/*.py", "kernel/**/*.md"):
        yield from ROOT.glob(pattern)
    for folder in ("docs", "examples", "src", "tests"):
        for ending in ("md", "py", "ftl", "toml"):
            yield from (ROOT / folder).rglob(f"*.{ending}")


def test_no_page_tells_of_another_number_of_games_than_there_are() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}: {words}"
        for file in sorted(pages())
        if not {"adr", "_site", "node_modules"} & set(file.parts)
        and file.name not in ("CHANGELOG.md", Path(__file__).name)
        and not (file.suffix == ".ftl" and "web" in file.parts)  # a title for each number there may be
        for words, is_true in said_of_games(file.read_text("utf-8"))
        if not is_true
    ]
    assert not wrong, f"there are {len(GAMES)} games"


@pytest.mark.parametrize(
    ("text", "true"),
    [
        (f"all {WORDS[len(GAMES) - 2]} games", True),
        (f"all {WORDS[len(GAMES) - 3]}\ngames", False),
        (f"{WORDS[len(GAMES) - 1].title()} card games by the book", False),
        ("## An eighth game", len(GAMES) == 7),
        ("a whole ninth game", len(GAMES) == 8),
        ("by [an eighth](examples/german_whist/README.md)", len(GAMES) == 7),
    ],
)
def test_a_number_word_is_held_against_the_games_there_are(text: str, *, true: bool) -> None:
    assert [is_true for _, is_true in said_of_games(text)] == [true]


def test_the_page_of_environments_names_the_games_that_have_none_and_those_that_openspiel_lacks() -> None:
    text = " ".join((ROOT / "docs" / "guide" / "environments.md").read_text("utf-8").split())
    said = re.search(r"All games are there(?: but (.*?), which ha(?:s|ve) no environment|\.)", text)
    lacking = re.search(r"\*\*Which games are not there\*\*:(.*?) \* \*\*", text)
    assert said is not None
    assert lacking is not None
    titles = {str(game.title): game for game in GAMES.values()}
    without = re.split(r", | and ", said[1]) if said[1] else []
    assert without == [title for title, game in titles.items() if not game.encoder_part]
    missing = [title for title in titles if re.search(rf"(?<!Auction ){title}\b", lacking[1])]
    assert missing == [title for title, game in titles.items() if not game.tree_part]
