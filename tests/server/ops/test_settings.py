"""The settings of a server: one declaration each, from a file, the environment and the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.shell import run

from spadille.core.errors import BadOptions
from spadille.server.base.limits import Limits
from spadille.server.base.settings import ServerSettings, Timeouts, gather, page, settings, written

PAGE = Path(__file__).parents[3] / "docs" / "guide" / "host" / "settings.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.toml"


def test_every_setting_says_what_it_means_and_has_a_variable_of_its_own() -> None:
    assert [each.key for each in settings().values() if not each.meaning] == []
    assert len({each.variable for each in settings().values()}) == len(settings())


def test_the_page_of_settings_is_what_the_declarations_say() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m spadille.server.base.settings"


def test_what_nobody_has_said_is_as_usual() -> None:
    assert gather(None, {"port": None}, {}).settings == ServerSettings()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    file.write_text('port = 1\nhost = "one"\norigin = "https://one"\n[limits]\nsockets = 7\nchats = [1, 2.5]\n')
    environment = {"SPADILLE_PORT": "2", "SPADILLE_HOST": "two", "SPADILLE_LIMITS_REQUESTS": "3, 0.5"}
    held = gather(file, {"port": 3}, environment)
    assert held.settings == ServerSettings(
        port=3,
        host="two",
        origin="https://one",
        limits=Limits(requests=(3, 0.5), sockets=7, chats=(1, 2.5)),
    )
    assert held.sources["origin"] == str(file)
    assert held.sources["port"] == "the command line"
    assert held.sources["limits.requests"] == "the environment"


def test_the_environment_may_name_the_file_and_a_list(file: Path) -> None:
    file.write_text('programs = ["mine=python3 a.py", "yours=b"]')
    held = gather(None, {}, {"SPADILLE_SETTINGS": str(file), "SPADILLE_BOTS": "one, two", "SPADILLE_LETTERS": "1"})
    assert held.settings.programs == ("mine=python3 a.py", "yours=b")
    assert held.settings.bots == ("one", "two")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("workers = 2", "workers is no longer a setting: start several servers behind a proxy"),
        ("prot = 1", "expected a setting such as port; got 'prot'"),
        ("[limits]\nsocket = 1", "expected a setting such as limits.sockets; got 'limits.socket'"),
        ("xyz = 1", "expected one of the settings of `spadille serve --print-settings`"),
        ("port = 70000", "port: expected a whole number from 0 to 65535; got 70000"),
        ('port = "80"', "port: expected a whole number from 0 to 65535; got '80'"),
        ("[limits]\nrequests = [1]", "limits.requests: expected 2 numbers from 0; got [1]"),
        ("[limits]\nrequests = [-1, 2]", "limits.requests: expected 2 numbers from 0; got [-1, 2]"),
        ("[limits]\nsockets = -1", "limits.sockets: expected a whole number from 0; got -1"),
        ("[timeouts]\ndatabase = 0.5", "timeouts.database: expected a number from 1; got 0.5"),
        ("[timeouts]\ndrain = nan", "timeouts.drain: expected a number from 0; got nan"),
        ("programs = 3", "programs: expected a list of texts; got 3"),
        ('[log]\nlevel = "loud"', "log.level: expected debug, error, info or warning; got 'loud'"),
        ("limits = 3", "expected a setting such as limits"),
        ("host", "expected settings in TOML"),
    ],
)
def test_a_file_that_cannot_hold_is_refused_with_what_was_expected(file: Path, text: str, said: str) -> None:
    file.write_text(text)
    with pytest.raises(BadOptions) as refused:
        gather(file, {}, {})
    assert said in str(refused.value)
    assert str(file) in str(refused.value)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("SPADILLE_PRT", "1", "expected a variable such as SPADILLE_PORT; got SPADILLE_PRT"),
        ("SPADILLE_PORT", "eighty", "SPADILLE_PORT: port: expected a whole number from 0 to 65535; got 'eighty'"),
        ("SPADILLE_TIMEOUTS_DRAIN", "-1", "timeouts.drain: expected a number from 0; got -1"),
    ],
)
def test_a_variable_that_cannot_hold_is_refused_with_what_was_expected(name: str, text: str, said: str) -> None:
    with pytest.raises(BadOptions, match="the environment") as refused:
        gather(None, {}, {name: text})
    assert said in str(refused.value)


def test_what_is_printed_is_a_settings_file_that_says_the_same(file: Path) -> None:
    held = gather(None, {"port": 3, "database": "here.db"}, {"SPADILLE_TIMEOUTS_DRAIN": "2.5"})
    assert held.settings.timeouts == Timeouts(drain=2.5)
    file.write_text(written(held))
    assert gather(file, {}, {}).settings == held.settings
    assert "from the command line" in written(held)


def test_what_is_printed_keeps_the_password_of_a_database_to_itself() -> None:
    shown = written(gather(None, {"database": "postgresql://me:swordfish@here/cards"}, {}))
    assert "swordfish" not in shown
    assert "postgresql://me:***@here/cards" in shown


def test_the_command_shows_what_holds_and_refuses_what_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPADILLE_LIMITS_WATCHERS", "9")
    shown = run("serve", "--print-settings", "--host", "0.0.0.0", "--verbose")
    assert shown.returncode == 0
    for line in ('host = "0.0.0.0"', "watchers = 9", 'level = "debug"'):
        assert f"\n{line}\n" in shown.stdout
    Path("bad.toml").write_text("prot = 3")
    refused = run("serve", "--settings", "bad.toml")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "spadille: bad.toml: expected a setting such as port; got 'prot'\n"
