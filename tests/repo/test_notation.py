"""The notation page is a promise: its example is played, and its chance is recomputed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest

import spadille
from spadille.cli.records.replay import standing
from spadille.core.options import OptionValue
from spadille.core.record import digest
from spadille.fair.commit import commitment, joint_seed
from spadille.fair.shuffle import Stream, write_seed
from spadille.games import GAMES
from spadille.parts.dealing import Deal
from spadille.server.store.document import Act, Did

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
COUNTING = bytes(range(32))


def _block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_a_record() -> None:
    data = _block("jsonl").encode()
    table = spadille.loads(data)
    assert table.deciding == (3,)
    assert table.version == 10
    assert digest(data).startswith("sha256:")


def test_the_chance_of_the_page_is_the_chance_of_the_program() -> None:
    made: dict[str, Any] = {}
    exec(compile(_block("python"), "notation.md", "exec"), made)
    assert made["dealt"] in PAGE
    for move in range(3):
        page, program = made["Chance"](COUNTING, move), Stream(COUNTING, move)
        for k in (2, 52, 416, 2**31 + 1, 2**32):
            assert [page.below(k) for _ in range(40)] == [program.below(k) for _ in range(40)]
    choices = Stream(COUNTING)
    assert ", ".join(str(choices.below(52)) for _ in range(8)) in " ".join(PAGE.split())


STANDARD = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
PINOCHLE = [each for each in STANDARD if each[0] in "9TJQKA"]
PACKS = {
    "spades": STANDARD,
    "five_hundred": [*(each for each in STANDARD if each[0] not in "23"), "JB"],
    "pinochle": [*PINOCHLE, *(each + "'" for each in PINOCHLE)],
    "mexican_sweat": STANDARD,
    "mini_baccarat": STANDARD * 8,
    "pyramid": STANDARD,
    "war": STANDARD,
    "auction_pinochle": [*PINOCHLE, *(each + "'" for each in PINOCHLE)],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_chance_moves_follow_from_the_seed_as_the_page_says(game: str) -> None:
    made: dict[str, Any] = {}
    exec(compile(_block("python"), "notation.md", "exec"), made)
    table = spadille.table(game, seed=COUNTING)
    for number, (_, move) in enumerate(table.log):
        verb, *words = table.game.spell(move).split()
        chance = made["Chance"](COUNTING, number)
        if verb == "dealer":
            assert words == [str(chance.below(table.game.seats))]
        else:
            shuffled = chance.shuffled(list(STANDARD if verb == "draw" else PACKS[game]))
            assert words == shuffled[: len(words)]
            assert len(words) == (table.game.seats if verb == "draw" else len(shuffled))


def test_a_collection_of_war_follows_from_the_seed_as_the_page_says() -> None:
    made: dict[str, Any] = {}
    exec(compile(_block("python"), "notation.md", "exec"), made)
    table = spadille.table("war", seed=COUNTING)
    deal = table.log[0][1]
    assert isinstance(deal, Deal)
    stacks = [str(each) for each in deal.cards]
    for seat in (0, 1):
        table.play(seat, "turn")
    laid = [stacks[0], stacks[1]]
    assert laid[0][0] != laid[1][0], "no war in this deal"
    assert table.game.spell(table.log[3][1]).split()[1:] == made["Chance"](COUNTING, 1).shuffled(laid)


def test_the_check_values_of_commit_and_reveal_hold() -> None:
    assert commitment(COUNTING) in PAGE
    assert write_seed(joint_seed(COUNTING, {0: "ada", 2: "carl ♠"})) in PAGE


def test_every_option_of_every_game_is_on_the_page_in_order() -> None:
    for game in GAMES.values():
        found = re.search(rf"^\*\*{game.name}\*\*\n(.*?)\n\n", PAGE, re.DOTALL | re.MULTILINE)
        assert found is not None
        promised = re.findall(r"`([a-z_]+)`", re.sub(r"\([^)]*\)", "", found[1]))
        declared = list(game.options)
        assert sorted(promised) == sorted(declared)


# -- the table of games ------------------------------------------------------------------------------


def _row(game: str) -> list[str]:
    """The cells of a game in the table of what a replay says: seats, scores, payoff."""
    found = re.search(rf"^\| `{game}` \| (.*) \|$", PAGE, re.MULTILINE)
    assert found is not None
    return found[1].split(" | ")


def _in_a_row(words: Sequence[object], last: str = "and") -> str:
    *most, end = map(str, words)
    return f"{', '.join(most)} {last} {end}" if most else end


def _span(seats: tuple[int, ...]) -> str:
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 2 else _in_a_row(seats, "or")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_the_seats_of_every_rulebook(game: str) -> None:
    by_seats: dict[str, list[str]] = {}
    for book in GAMES[game].rulebooks.values():
        by_seats.setdefault(_span(book.seats), []).append(book.name)
    several = "; ".join(f"{_in_a_row(books)} {seats}" for seats, books in by_seats.items())
    assert _row(game)[0] == (several if len(by_seats) > 1 else next(iter(by_seats)))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_what_the_page_promises_and_no_more(game: str) -> None:
    shared = re.search(r"in order: `([a-z, \n]+)`", PAGE)
    assert shared is not None
    own = re.findall("`([a-z]+)`", _row(game)[1])
    assert set(standing("a record", spadille.table(game, seed=1))) == {*re.split(r",\s", shared[1]), *own}


def test_the_games_that_look_for_a_first_dealer_are_named() -> None:
    found = re.search(r"^### First dealer\n\nFor (.*?)\. ", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None
    games = [each.title for each in GAMES.values() if "first_dealer" in each.options]
    assert sorted(re.split(", | and ", found[1])) == sorted(map(str, games))


# -- the defaults ------------------------------------------------------------------------------------

_VALUE: Final = r'"\w+"|true|false|null|[-−]?\d+'
_FIRST: Final = re.compile(rf"(?:{_VALUE})(?:/(?:{_VALUE}))*")
_OF_A_BOOK: Final = re.compile(rf"`?(\w+)`?(?: with (\d) seats)?: ({_VALUE})")
_BY_SEATS: Final = re.compile(rf"({_VALUE}) with (\d(?:, \d)*(?: or \d)?)")


def _entries(block: str) -> Iterator[tuple[str, list[str], str]]:
    """Each option of a block, its first values in the order of rulebooks, and what stands in parentheses behind it."""
    parts = re.split(r"·|\nand, later[^:]*:\n", re.sub(r"^\([^)]*\)\n", "", block))
    for each in filter(str.strip, parts):
        found = re.search(r"((?:`\w+`(?:,\s+| and )?)+)\s+(.*)", each, re.DOTALL)
        assert found is not None, each
        first = _FIRST.search(re.sub(r"\([^)]*\)", "", found[2]))
        assert first is not None, each
        for name in re.findall(r"`(\w+)`", found[1]):
            yield name, first[0].split("/"), " ".join(re.findall(r"\(([^)]*)\)", found[2]))


def _told(block: str, books: Sequence[str]) -> Iterator[tuple[str, str, int | None, OptionValue]]:
    """Return an option's value in a rulebook by the page, with any number of seats or with some; the last counts."""
    for option, first, aside in _entries(block):
        for place, book in enumerate(books):
            yield option, book, None, _plain(first[place] if place < len(first) else first[0])
        for value, seats in _BY_SEATS.findall(aside):
            yield from ((option, book, int(each), _plain(value)) for book in books for each in re.findall(r"\d", seats))
        for book, seats, value in _OF_A_BOOK.findall(aside):
            yield option, book, int(seats) if seats else None, _plain(value)


def _plain(value: str) -> OptionValue:
    found: OptionValue = json.loads(value.replace("−", "-"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_default_of_every_option(game: str) -> None:
    books = GAMES[game].rulebooks
    found = re.search(
        rf"^\*\*{game}\*\*\n(.*?)\n\n(?:Rulebooks (.*?), for three: (.*?)\n\n)?", PAGE, re.DOTALL | re.MULTILINE
    )
    assert found is not None
    said = [*_told(found[1], list(books)), *(_told(found[3], re.findall(r"`(\w+)`", found[2])) if found[2] else ())]
    for book in books.values():
        for seats in book.seats:
            told = {option: value for option, name, at, value in said if name == book.name and at in (None, seats)}
            assert told == msgspec.structs.asdict(book.at(seats)), (book.name, seats)


def test_it_names_every_act_that_a_server_writes() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| `acts` |"))
    told = re.search(r"`did` \((.*?)\), `by` \((.*?)\)", row)
    assert told is not None
    assert [set(re.findall(r'"([^"]+)"', each)) for each in told.groups()] == [
        set(get_args(Did)),
        set(get_args(get_type_hints(Act)["by"])),
    ]
