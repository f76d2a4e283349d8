"""A game may be a package: installed beside Spadille it is played wherever our own are, and nothing names it."""

from __future__ import annotations

import json
import re
from http.cookiejar import CookieJar
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from websockets.sync.client import connect

if TYPE_CHECKING:
    from tests.examples.conftest import Fresh, Serving
    from tests.web.conftest import Come

ROOT = Path(__file__).parents[2]
REHEARSE = """
import sys
from pathlib import Path
from spadille import plugins
from spadille.tui.play.session import sit_down
assert plugins.discover() == ()
session = sit_down("german_whist", seed=3, options={"max_deals": 1}, folder=Path(sys.argv[1]))
while not session.over:
    for _ in session.advance():
        pass
    if not session.over:
        text = session.table.game.spell(session.table.moves(0)[-1])
        session.play(text)
        print(text)
"""


@pytest.fixture(scope="session")
def record(fresh: Fresh) -> Path:
    """The record of a game that a person has played in the terminal."""
    script = fresh.python_says("-c", REHEARSE, str(fresh.home / "rehearsal"))
    typed = "hint\nrules\n" + script + "quit\n"
    told = fresh.says("play", "german_whist", "--plain", "--seed", "3", "max_deals=1", lines=typed)
    assert "goes to the winner." in told, "the first half is asked for in the game's own words"
    assert re.search(r"^\w+ of \w+: the upcard is ", told, re.MULTILINE), "a hint says why"
    assert "The stock has gone" in told
    assert "Deal 1 is scored: " in told
    assert re.search(r"(You win|North wins) the match", told)
    (found,) = (fresh.home / "data").rglob("german_whist-*.jsonl")
    return found


# -- the commands ------------------------------------------------------------------------------------


def test_it_is_listed_and_its_rules_are_told(fresh: Fresh) -> None:
    assert "2 seats, a quarter of an hour; rulebooks: parlour, points" in fresh.says("games")
    rules = fresh.says("rules", "german_whist")
    assert "GWH-09       Who plays second follows suit if able." in rules
    assert re.search(r"^scoring +majority +tricks ", rules, re.MULTILINE)
    assert "points = 7: The match is played to 7 points. (GWH-22)" in fresh.says(
        "rules", "german_whist", "--diff", "parlour", "points"
    )
    rows = json.loads(fresh.says("clauses", "german_whist", "--json"))
    code = {row["id"]: row["code"] for row in rows if row["kept"] == "enforced"}
    assert all(code.values()), "every enforced clause has its place in the package"
    assert any(re.fullmatch(r"german_whist/game\.py:\d+", place) for place in code["GWH-12"])


def test_a_record_from_the_terminal_is_replayed_verified_and_reviewed(fresh: Fresh, record: Path) -> None:
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert (header["game"], header["rulebook"]) == ("german_whist", "parlour")
    assert "54 moves, 1 deal," in fresh.says("replay", str(record))
    assert "all 2 chance moves follow from the seed" in fresh.says("verify", str(record), aside="The deals follow")
    review = json.loads(fresh.says("review", str(record), "--worlds", "8", "--json"))
    assert (review["game"], review["level"], review["finished"]) == ("german_whist", "regular", 1)
    assert len(review["deals"][0]["judged"]) > 20


def test_a_record_that_was_changed_is_refused(fresh: Fresh, record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    played = next(at for at, line in enumerate(lines) if '"play ' in line)
    lines[played] = re.sub(r"play \w+", "play 2C" if "2C" not in lines[played] else "play 3C", lines[played])
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("".join(lines), "utf-8")
    with pytest.raises(AssertionError, match=rf"line {played + 1}\b"):
        fresh.says("replay", str(wrong))


def test_its_player_sits_in_the_arena_and_serves_programs(fresh: Fresh) -> None:
    told = json.loads(
        fresh.says("arena", "german_whist", "--bots", "regular,beginner", "--deals", "2", "--jobs", "2", "--json")
    )
    assert (told["bots"], told["units"], told["faults"]) == (["regular", "beginner"], 2, [0, 0])
    header = {"spadille": 1, "game": "german_whist", "seats": 2, "rulebook": "parlour", "seed": "7"}
    game = json.dumps({**header, "options": {"max_deals": 1}, "seat": 0})
    answers = fresh.says("bot", "serve", "--level", "regular", lines=f"spadille 1\ngame {game}\nquit\n").splitlines()
    assert "german_whist" in next(line for line in answers if line.startswith("games ")).split()
    assert answers.count("ready") == 2


def test_the_other_examples_work_as_their_pages_say(fresh: Fresh) -> None:
    assert "kitchen_table" in fresh.says("rules", "spades", "--diff", "rules_of_spades", "kitchen_table")
    arena = fresh.says("arena", "spades", "--bots", "tidy,beginner", "--deals", "2", "--rulebook", "kitchen_table")
    assert "tidy" in arena


def test_it_keeps_the_laws_by_its_own_tests(fresh: Fresh) -> None:
    tests = fresh.examples / "german_whist" / "tests"
    told = fresh.python_says(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "--rootdir", str(tests), str(tests)
    )
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) >= 60
    assert " failed" not in told
    assert " skipped" not in told


def test_it_is_explained_and_taught(fresh: Fresh) -> None:
    assert "# How to play German Whist" in fresh.says("rules", "german_whist", "--how")
    told = fresh.says("learn", "german_whist", "--plain", lines="\nplay KD\nplay AC\nplay 3C\nplay KD\n")
    assert "That may lose the trick, and the queen with it." in told
    assert told.endswith("Play it: spadille play german_whist\n")


# -- the server and the browser ----------------------------------------------------------------------


class Guest:
    """A program that comes to the server, with its cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self._open = build_opener(HTTPCookieProcessor(self.jar)).open

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        sent = None if body is None else json.dumps(body).encode()
        with self._open(Request(self.address + path, sent, {"Content-Type": "application/json"}), timeout=60) as answer:
            return json.load(answer)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self.jar)


def test_a_deal_is_played_over_the_socket_against_the_bot(server: Serving) -> None:
    guest = Guest(server.address)
    assert "german_whist" in {each["name"] for each in guest.ask("/api/games")}
    assert "GWH-12" in {each["id"] for each in guest.ask("/api/rules/german_whist")["clauses"]}
    table = guest.ask("/api/tables", {"game": "german_whist", "pace": 0, "options": {"max_deals": 1}})["id"]
    guest.ask(f"/api/tables/{table}/seats/0", {"name": "Program"})
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    hints, over = list[dict[str, Any]](), None
    with connect(address, additional_headers={"Cookie": guest.cookie}, open_timeout=60) as socket:
        socket.send(json.dumps({"t": "start"}))
        while over is None:
            told = json.loads(socket.recv(timeout=60))
            if told["t"] == "hint":
                hints.append(told)
                socket.send(json.dumps({"t": "move", "v": told["v"], "text": told["move"]}))
            elif told["t"] == "refused":
                pytest.fail(told["reason"])
            elif told["t"] == "state" and told["room"]["phase"] != "gathering":
                faces = [each for zone in told["scene"]["zones"] for each in zone["faces"]]
                lit = [each["move"] for each in faces if each.get("move") and not each.get("refusal")]
                over = told["scene"]["over"] or None
                if lit and len(hints) < 3 and hints_due(told, hints):
                    socket.send(json.dumps({"t": "hint"}))
                elif lit:
                    socket.send(json.dumps({"t": "move", "v": told["v"], "text": lit[0]}))
    assert len(hints) == 3
    assert all(each["why"] for each in hints)
    assert "match" in over
    review = guest.ask(f"/api/tables/{table}/review")
    assert (review["deal"], len(review["moves"]) > 10) == (1, True)


def hints_due(told: dict[str, Any], hints: list[dict[str, Any]]) -> bool:
    """Return whether no hint has been asked for at this moment."""
    return not hints or hints[-1]["v"] != told["v"]


def test_a_bot_of_a_package_sits_at_the_server_by_the_hosts_leave(server: Serving) -> None:
    guest = Guest(server.address)
    levels = {each["name"]: each["bots"] for each in guest.ask("/api/games")}
    assert ("tidy" in levels["spades"], "tidy" in levels["german_whist"]) == (True, False)
    settings = {"game": "spades", "seats": 2, "rulebook": "bicycle", "level": "tidy", "pace": 0}
    table = guest.ask("/api/tables", settings)["id"]
    guest.ask(f"/api/tables/{table}/seats/0", {"name": "Program"})
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    said, played = "", 0
    with connect(address, additional_headers={"Cookie": guest.cookie}, open_timeout=60) as socket:
        socket.send(json.dumps({"t": "start"}))
        while played < 5:
            told = json.loads(socket.recv(timeout=60))
            assert told["t"] != "refused", told["reason"]
            if told["t"] != "state" or told["room"]["phase"] == "gathering":
                continue
            said += " ".join(each["words"] for each in told["events"])
            faces = [each for zone in told["scene"]["zones"] for each in zone["faces"]]
            offered = [*faces, *told["scene"]["choices"]]
            moves = [each["move"] for each in offered if each.get("move") and not each.get("refusal")]
            if moves:
                socket.send(json.dumps({"t": "move", "v": told["v"], "text": moves[0]}))
                played += 1
    assert told["room"]["seats"][1]["level"] == "tidy"
    assert said.count(told["room"]["seats"][1]["name"]) > 3, "it has made its moves"


@pytest.mark.asyncio(loop_scope="session")
async def test_it_is_played_in_the_browser_by_clicking(come: Come, record: Path) -> None:
    person = await come()
    await person.open("/")
    await person.page.get_by_text("German Whist").first.wait_for()
    await person.make("german_whist", options={"max_deals": 1, "first_dealer": "random"})
    for _ in range(4):
        found = await person.until_mine()
        assert await person.misfits() == []
        assert (await person.act(found)).startswith("play ")
    assert await person.page.locator(".zone[data-zone='upcard'] .card").count() == 1
    await person.shot("german-whist-1440")
    await person.until_mine()
    await person.page.get_by_role("button", name="Hint", exact=True).click()
    said = re.compile("upcard is (worth having|best left)|counted out|only card")
    await person.page.get_by_text(said).first.wait_for()
    await person.page.locator(".hint-tools button:has-text('Close')").click()  # or the only card would stay lifted
    await person.play_on()
    assert await person.page.locator(".after").count() == 1
    await person.open("/replay")
    await person.page.set_input_files("input[type=file]", record)
    await person.page.wait_for_selector(".replay .felt")
    check = "record => import('/static/js/fair/fair.js').then(({verify}) => verify(record))"
    found = await person.page.evaluate(check, record.read_text("utf-8"))
    assert (found["ok"], found["words"]) == (True, "All 2 chance moves follow from the seed.")
    await person.open("/rules/german_whist")
    await person.page.get_by_text("GWH-12").first.wait_for()
    await person.open("/learn/german_whist")
    await person.page.get_by_text("Only the thirteen tricks after that count.").first.wait_for()


# -- nothing names it --------------------------------------------------------------------------------


def test_no_line_of_the_house_names_it() -> None:
    words = re.compile(r"german.?whist|\bGWH\b", re.IGNORECASE)
    files = [path for folder in ("src", "kernel") for path in (ROOT / folder).rglob("*") if path.is_file()]
    text = [path for path in files if path.suffix not in {".so", ".pyc", ".o"} and "egg-info" not in str(path)]
    assert len(text) > 200
    assert [path for path in text if words.search(path.read_text("utf-8", "replace"))] == []
