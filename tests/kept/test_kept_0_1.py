"""Tests that this version opens what 0.1.0 wrote at commit fac4d6f, and goes on with it.

That is tables, games, records, contests and conversations with programs: see `tests/data/kept/0.1-fac4d6f/README.md`.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any

import pytest
from tests.kept.doors import DATA, Host, Shell, Viewer, fill_postgresql, holds, scribe, serving, told
from tests.server.postgres import Postgres, carried

import spadille
from spadille.search import NATIVE

TABLES: list[dict[str, Any]] = told("rooms/index.json")
SAVES: dict[str, dict[str, Any]] = told("saves/index.json")
EXPECTED: dict[str, dict[str, Any]] = told("expected.json")
CONTESTS: dict[str, dict[str, Any]] = told("arena/index.json")
GAMES = ("spades", "five_hundred", "pinochle", "mexican_sweat", "mini_baccarat", "pyramid", "war")
BOTS = sorted(path.name for path in (DATA / "bots").glob("serve-*.txt"))
CONVERSATIONS = sorted(path.name for path in (DATA / "bots").glob("outside-*.txt") if path.name != "outside-server.txt")
WEIGHED_ALIKE = frozenset({"random", "club", "strong", "expert"})
"""Levels that still choose as they did then. A level that has been made better since is taken out: its answers must
then be legal, and no more."""
MADE_BETTER = frozenset(
    {
        *((level, "five_hundred") for level in ("club", "strong", "expert")),
        *((level, "pinochle") for level in ("strong", "expert")),
        ("strong", "spades for 3"),
    }
)
"""Levels that have been made better since in one game alone, or in contests for a number of seats."""
_SAME = 20
"""Minimum number of lines that a program is told as before, where its opponent plays better since."""
BY_THE_KERNEL = frozenset({("strong", "pyramid")})
"""Bots that weigh by another search where the kernel was not built."""


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)


# -- tables of a server --------------------------------------------------------------------------------


class Housed:
    """A server over kept tables, its first answers about them, and the lines that its programs have received."""

    def __init__(self, host: Host, kind: str, log: Path) -> None:
        self.host, self.kind, self._log = host, kind, log
        self.listed = host.json("/api/tables")
        self.answers = [host.json(f"/api/tables/{each['id']}", cookies(each, each["asked_as"])) for each in TABLES]

    @property
    def heard(self) -> str:
        return "".join(path.read_text("utf-8") for path in sorted(self._log.parent.glob(f"{self._log.name}-*.txt")))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres(carried())
    yield server
    server.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def housed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    home = tmp_path_factory.mktemp(request.param)
    database = None
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").fresh()
        fill_postgresql(database)
    with serving(home, home / "told", database) as host:
        yield Housed(host, request.param, home / "told")


def cookies(table: dict[str, Any], seat: int | None) -> str:
    """The cookies of the host and of a seat."""
    name = table["id"]
    own = "" if seat is None else f"; seat-{name}={table['seat_cookies'][str(seat)]}"
    return f"host-{name}={table['host']}{own}"


def test_the_lobby_lists_the_kept_tables_that_wish_to_be_found(housed: Housed) -> None:
    assert holds(told("rooms/listed.json"), housed.listed)


def test_every_phase_of_every_game_is_kept() -> None:
    stages = {
        "spades": {"bid", "play", "pick", "over"},
        "five_hundred": {"announce", "bid", "discard", "play", "over"},
        "pinochle": {"play", "meld", "take", "over"},
        "mexican_sweat": {"peek", "turn", "bet", "over"},
        "mini_baccarat": {"cut", "bet", "over"},
        "pyramid": {"play", "over"},
        "war": {"turn", "over"},
    }
    for game, expected in stages.items():
        own = [table for table in TABLES if table["game"] == game]
        assert expected <= {table["stage"] for table in own}
        assert {"gathering", "playing", "over"} <= {table["phase"] for table in own}
        assert any(table["paused"] for table in own)
        assert any("standin" in table for table in own)
        assert any("next_room" in table for table in own)
    levels = {level for table in TABLES for level in table["levels"]}
    assert levels >= {None, "random", "club", "strong", "expert", "mine"}


def test_every_kept_table_is_found_with_its_people_its_host_and_its_promise(housed: Housed) -> None:
    for table, found in zip(TABLES, housed.answers, strict=True):
        assert holds(table["answer"], found), (table["why"], found)


def test_a_finished_table_gives_the_record_that_it_gave(housed: Housed) -> None:
    for table in TABLES:
        if table["phase"] != "over":
            continue
        status, _, body = housed.host.ask(f"/api/tables/{table['id']}/record", cookies(table, table["asked_as"]))
        assert status == 200, (table["why"], body)
        kept, now = (DATA / "records" / table["record"]).read_bytes().splitlines(), body.splitlines()
        assert now[1:-1] == kept[1:-1], table["why"]
        assert holds(json.loads(kept[0]), json.loads(now[0]))
        assert holds(json.loads(kept[-1])["over"], json.loads(now[-1])["over"])


@pytest.fixture(scope="module")
def gone_on(housed: Housed) -> Housed:
    """The same server, after somebody has come to every table."""
    chosen = []
    for at, table in enumerate(TABLES):
        thinks = {"strong", "expert"} & {table["levels"][seat] for seat in table["bots_deciding"]}
        if housed.kind == "postgresql" and thinks and at % 4:
            continue  # what a thinking bot answers takes long, and does not hang on where the table is kept
        chosen.append(table)

    def come(table: dict[str, Any]) -> None:
        # A person who returns to their own seat takes it back from the bot, so that the bot would not be seen to play.
        seat = None if "standin" in table else table["asked_as"]
        with housed.host.join(table["id"], cookies(table, seat)) as viewer:
            go_on(table, viewer)

    with ThreadPoolExecutor(8) as pool:  # bots take their time, at all tables at once
        assert len(list(pool.map(come, chosen))) == len(chosen)
    return housed


def test_every_kept_table_opens_where_it_was_left_and_goes_on(gone_on: Housed) -> None:
    """Each is looked at as soon as it is asked for."""
    assert len(gone_on.answers) == len(TABLES)


def go_on(table: dict[str, Any], viewer: Viewer) -> None:
    """A kept table stands as it stood; then somebody moves, or a bot does."""
    if "standin" in table:  # days were given: the bot moves as soon as anybody asks for the table
        viewer.passes(table["moves"])
        return
    assert viewer.phase == table["phase"], table["why"]
    assert viewer.moment == (0 if table["phase"] == "gathering" else table["moves"]), table["why"]
    if table["phase"] == "over":
        return
    if table["phase"] == "gathering":
        viewer.start()
        assert viewer.moment > 0
        return
    if table["paused"]:
        viewer.unpause()
    if table["bots_deciding"]:
        viewer.passes(table["moves"])
    else:
        assert table["next"] is not None, table["why"]
        viewer.move(table["next"][1])


def test_a_watch_link_that_was_given_away_still_opens_its_table(gone_on: Housed) -> None:
    closed = [table for table in TABLES if table["watch"] and not table["answer"]["people"]][:3]
    for table in [*closed, *(table for table in TABLES if table["watch"] and "random" in table["levels"])][:12]:
        status, headers, _ = gone_on.host.ask(f"/t/{table['id']}?key={table['watch']}")
        assert 300 <= status < 400, table["why"]
        cookie = next(each for each in headers.get_all("Set-Cookie") or [] if each.startswith("watch-"))
        with gone_on.host.join(table["id"], cookie.partition(";")[0]) as viewer:
            assert viewer.moment >= table["moves"]


def test_a_program_at_kept_tables_is_told_what_it_was_told(gone_on: Housed) -> None:
    alone = [table for table in TABLES if table["why"] == "bots alone, mine"]
    assert {table["game"] for table in alone} == set(GAMES)
    for table in alone:
        with gone_on.host.join(table["id"], cookies(table, None)) as viewer:
            viewer.passes(table["moves"])
    heard = [line for line in gone_on.heard.splitlines() if line.startswith("> ")]
    for block in (DATA / "bots" / "outside-server.txt").read_text("utf-8").split("# ")[1:]:
        kept = [line for line in block.splitlines() if line.startswith("> ")]
        begins = [at for at, line in enumerate(heard) if alike(kept[0], line)]
        assert any(all(map(alike, kept, heard[at : at + len(kept)])) for at in begins), block.splitlines()[0]


# -- games of the terminal -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_kept_in_the_terminal_is_resumed_and_goes_on(shell: Shell, game: str) -> None:
    for name, save in SAVES.items():
        if save["game"] != game:
            continue
        path = shell.data / name
        shutil.copyfile(DATA / "saves" / name, path)
        before = path.read_bytes()
        # A bot plays to the end where nobody is asked for a move; a finished game is none to resume.
        given = "quit\n" if save["next"] is None else f"{save['next']}\nquit\n"
        status, printed = shell.run("play", "--plain", "--resume", given=given)
        assert status == 0, (save["why"], printed)
        if save["over"]:
            assert "The game goes on where you left it." not in printed, save["why"]
            assert path.read_bytes() == before
        else:
            assert "The game goes on where you left it." in printed, (save["why"], printed)
            assert "Not understood" not in printed, (save["why"], printed)
            assert path.read_bytes().startswith(before), save["why"]
            assert spadille.load(path).version > save["moves"], (save["why"], printed)
        path.unlink()


def test_a_finished_game_kept_in_the_terminal_can_be_reviewed(shell: Shell) -> None:
    name = next(name for name, save in SAVES.items() if save["over"] and save["game"] == "war")
    shutil.copyfile(DATA / "saves" / name, shell.data / name)
    status, printed = shell.run("review", "--level", "club", "--worlds", "1")
    assert status == 0, printed


# -- records -------------------------------------------------------------------------------------------


def test_every_kept_record_stands_as_it_stood(shell: Shell) -> None:
    status, printed = shell.run("replay", "--json", *(str(DATA / name) for name in EXPECTED))
    assert status == 0, printed
    for (name, kept), line in zip(EXPECTED.items(), printed.splitlines(), strict=True):
        now = json.loads(line)
        figures = {key: each for key, each in kept.items() if key not in ("file", "chances", "sheet")}
        assert holds(figures, now), name
        for one, other in zip(kept["sheet"], now["sheet"], strict=True):
            points = [(each["side"], each["clause"], each["points"]) for each in one["lines"]]
            assert points == [(each["side"], each["clause"], each["points"]) for each in other["lines"]], name
            assert one["totals"] == other["totals"], name


def test_every_deal_of_a_kept_record_still_follows_from_its_seed(shell: Shell) -> None:
    seeded = [name for name, kept in EXPECTED.items() if "chances" in kept]
    assert len(seeded) == len(EXPECTED) - 1
    status, printed = shell.run("verify", *(str(DATA / name) for name in seeded))
    assert status == 0, printed
    for name, line in zip(seeded, printed.splitlines(), strict=True):
        count = EXPECTED[name]["chances"]
        assert (f"all {count} chance moves follow" if count > 1 else "the chance move follows") in line


def test_a_kept_record_is_written_again_as_it_was_and_an_unfinished_one_goes_on() -> None:
    for name, kept in EXPECTED.items():
        data = (DATA / name).read_bytes()
        table = spadille.load(DATA / name)
        now, before = table.record.splitlines(), data.splitlines()
        assert now[1 : len(before)] == before[1:] or kept["over"], name
        assert holds(json.loads(before[0]), json.loads(now[0])), name
        assert (table.outcome is not None) == kept["over"], name
        if not kept["over"]:
            seat = table.deciding[0]
            table.play(seat, table.moves(seat)[0])
            assert table.version > kept["moves"], name


# -- contests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["whole", "half", "cut"])
@pytest.mark.parametrize("name", sorted(CONTESTS))
def test_a_kept_contest_is_taken_up_and_ends_as_it_ended(shell: Shell, tmp_path: Path, name: str, part: str) -> None:
    contest = CONTESTS[name]
    path = tmp_path / "contest.jsonl"
    shutil.copyfile(DATA / "arena" / f"{name}-{part}.jsonl", path)
    before = path.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    words = ("arena", *contest["words"], "--deals", str(contest["deals"]), "--jobs", "1", "--resume", str(path))
    status, printed = shell.run(*words, "--json")
    assert status == 0, printed
    now, kept = json.loads(printed), dict(contest["report"])
    kept.pop("milliseconds")
    kept.pop("won_error")  # it was half a normal interval, and is the longer arm of Wilson's now
    assert now["faults"] == kept["faults"]
    assert holds(kept, now) or (part != "whole" and made_better(contest["words"]))
    after = path.read_bytes()
    assert after.startswith(whole), "what was played is not played again"
    assert after.count(b"\n") == 1 + contest["deals"]
    if part == "whole":
        assert after == before


def made_better(words: Sequence[str]) -> bool:
    """True if a level of a contest plays its game better than it did."""
    levels = re.split("[,+]", words[words.index("--bots") + 1])
    games = {words[0], f"{words[0]} for {dict(pairwise(words)).get('--seats')}"}
    return any((level, game) in MADE_BETTER for level in levels for game in games)


def test_a_kept_ladder_is_taken_up(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    shutil.copytree(DATA / "arena" / "ladder", folder)
    cut = next(folder.glob("spades-*"))
    before = cut.read_bytes()
    words = ("club-random", "denexa", "--keep", str(folder), "--jobs", "1", "--minutes")
    status, printed = shell.run("ladder", "mexican_sweat", *words, "0")
    assert status == 0, printed
    assert "| 60 |" in printed
    status, printed = shell.run("ladder", "spades", *words, "1")
    assert status == 0, printed
    assert "| 60 |" in printed
    after = cut.read_bytes()
    assert after.startswith(before[: before.rfind(b"\n") + 1])
    assert after.count(b"\n") == 61
    assert len(list(folder.iterdir())) == 2, "no contest was begun anew under another name"


# -- conversations with programs -----------------------------------------------------------------------


def alike(kept: str, now: str) -> bool:
    """A line says what it said; objects in it may have got further keys."""
    mark, word, rest = (kept.split(" ", 2) + [""])[:3]
    if word not in ("view", "game", "moves"):
        return kept == now
    if not now.startswith(f"{mark} {word} "):
        return False
    before, told = json.loads(rest), json.loads(now.split(" ", 2)[2])
    if word == "game":
        assert before.pop("seed") != told["seed"], "a seed is told that only the key of the contest leads to"
    return holds(before, told)


def exchanges(text: str) -> Iterator[tuple[str, list[str]]]:
    """Return what was asked, and the answers, each with its mark."""
    asked, answers = "", list[str]()
    for line in text.splitlines():
        if line.startswith("> "):
            if asked:
                yield asked, answers
            asked, answers = line[2:], []
        elif line[:2] in ("< ", "~ "):
            answers.append(line)
    yield asked, answers


@pytest.mark.parametrize("name", BOTS)
def test_a_served_bot_answers_what_it_answered(shell: Shell, name: str) -> None:
    _, level, game = name.removesuffix(".txt").split("-", 2)
    if not NATIVE and (level, game) in BY_THE_KERNEL:
        pytest.skip("the native search was not built")
    asked = list(exchanges((DATA / "bots" / name).read_text("utf-8")))
    status, printed = shell.run("bot", "serve", "--level", level, given="".join(f"{line}\n" for line, _ in asked))
    assert status == 0
    said = iter(printed.splitlines())
    moves: list[str] = []
    for line, answers in asked:
        word, _, rest = line.partition(" ")
        moves = json.loads(rest) if word == "moves" else [] if word == "view" else moves
        for answer in answers:
            same_answer(level, game, answer, next(said), moves)
    assert next(said, None) is None


def _figures(info: str) -> dict[str, Any]:
    """Return what a bot weighed; its words for people are polished from version to version."""
    told: dict[str, Any] = json.loads(info)
    assert isinstance(told.pop("why"), str)
    return told


def same_answer(level: str, game: str, kept: str, now: str, moves: list[str]) -> None:
    """One line of a bot, beside the one that was kept; `~` marks what hung on the clock."""
    sure = kept.startswith("< ") and level in WEIGHED_ALIKE and (level, game) not in MADE_BETTER
    word, _, rest = kept[2:].partition(" ")
    found, _, answer = now.partition(" ")
    assert found == word, (kept, now)
    if word == "bestmove" and sure:
        assert answer == rest
    elif word == "bestmove":
        assert answer
        assert not moves or answer in moves
    elif word == "games":
        assert set(rest.split()) <= set(answer.split())
    elif word == "info" and sure:
        assert holds(_figures(rest), _figures(answer)), (kept, now)
    elif word == "info":
        assert {"why", "weighed"} <= set(json.loads(answer))


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_the_arena_says_to_a_program_what_it_said(shell: Shell, tmp_path: Path, name: str) -> None:
    kept = [each.partition("\n") for each in (DATA / "bots" / name).read_text("utf-8").split("# arena ")[1:]]
    words = kept[0][0].split()
    status, printed = shell.run("arena", *words, "--program", f"scribe={scribe(tmp_path / 'told')}")
    assert status == 0, printed
    heard = [path.read_text("utf-8") for path in tmp_path.glob("told-*.txt")]
    played = sorted(each for each in heard if "> go" in each)
    assert len(played) == len(kept)
    for (_, _, before), now in zip(kept, played, strict=True):
        lines = list(zip_longest(before.splitlines(), now.splitlines(), fillvalue="no line"))
        other = next((at for at, pair in enumerate(lines) if not alike(*pair)), len(lines))
        assert other == len(lines) or (made_better(words) and other > _SAME), lines[other]
