"""The library needs little: who builds on it may leave out what the command line and the laboratory bring along."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spadille.games import GAMES

ALONE = """\
import sys

NEEDED = {"spadille", "msgspec", "fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"}
KNOWN = NEEDED | sys.stdlib_module_names


class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in KNOWN and not name.startswith("_sysconfigdata"):  # the standard library's own
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Lacking())
"""
PLAYED = """\
import spadille
from spadille.games import entry
from spadille.core.words import speaking

game = spadille.table(sys.argv[1], seed=7)
bots = {seat: spadille.bot(game, seat, "regular", seed=seat) for seat in range(game.game.seats)}
for _ in range(60):
    if not game.deciding:
        break
    seat = game.deciding[0]
    game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)).move)
assert spadille.loads(game.record).log == game.log
assert spadille.view_json(game, game.deciding[0] if game.deciding else None)
with speaking("de"):
    assert str(entry(sys.argv[1]).title)
print("played")
"""
OTHERWISE = """\
import spadille

assert spadille.clause("SPD-BIC-18").rule
assert spadille.solve("N:AK.2.. QJ.3.. T9.4.. 87.5..").tricks == 2
assert spadille.odds.ask("mini_baccarat", "coup").figure("banker")
assert spadille.simulate("war", deals=2).tables
print("answered")
"""
COMMAND = """\
from spadille.cli import main

sys.argv = ["spadille", "games"]
main()
"""


WORDLESS = PLAYED.partition("assert spadille.view_json")[0] + 'print("played")\n'
WORDS = ("fluent", "babel", "attr", "attrs", "pytz")
"""What sentences need."""


def alone(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A program in which nothing can be imported but what the library needs."""
    run = [sys.executable, "-c", ALONE + code, *words]
    return subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_is_played_kept_and_shown_with_msgspec_and_fluent_alone(game: str) -> None:
    done = alone(PLAYED, game)
    assert (done.stdout, done.stderr) == ("played\n", "")


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_is_played_and_kept_with_msgspec_alone(game: str) -> None:
    code = f"{ALONE}KNOWN -= {{*{WORDS}}}\n{WORDLESS}"
    done = subprocess.run([sys.executable, "-c", code, game], capture_output=True, text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr) == ("played\n", "")


def test_clauses_solving_and_odds_need_no_more() -> None:
    done = alone(OTHERWISE)
    assert (done.stdout, done.stderr) == ("answered\n", "")


def test_the_command_says_what_it_lacks() -> None:
    done = alone(COMMAND)
    assert done.returncode == 2
    assert done.stderr == "spadille: the command line needs more than is installed (typer): pip install spadille\n"


LISTED = """\
import sys
from spadille.cli import main

sys.argv = ["spadille", "games"]
try:
    main()
finally:
    print(*sorted({"asyncio", "litestar", "markdown_it", "numpy", "rich", "textual"} & {*sys.modules}), file=sys.stderr)
"""


def test_the_list_of_games_loads_nothing_that_it_does_not_show() -> None:
    run = [sys.executable, "-c", LISTED]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)
    assert (done.stderr, "spades " in done.stdout) == ("\n", True)
