"""`serve`, `backup`, `restore` and `admin` asked for nonsense: one line that says what was expected."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from tests.cli.shell import run

from spadille.cli.server.serve import _address

NOWHERE = "postgresql://nobody@127.0.0.1:1/x"
CASES = {
    "serve --port 99999999": "expected a whole number from 0 to 65535; got 99999999",
    "serve --port x": "expected a whole number for --port; got 'x'",
    "serve --host 999.1.1.1 --port 0": "cannot serve at 999.1.1.1",
    f"serve --host {'a' * 70}.example --port 0": "that is no name of a machine",
    "serve --port 0 --database {text.db}": "holds something else",
    "serve --port 0 --database {folder}": "is a folder",
    "serve --port 0 --database {none}/x/y.db": "there is no folder",
    "serve --port 0 --database mysql://x/y": "expected the path of a file or postgresql://…; got mysql://…",
    f"serve --port 0 --database {NOWHERE}": "the database cannot be opened",
    "serve --port 0 --club {none}": "expected the folder of a club; got",
    "serve --port 0 --club {text.db}": "which is no folder",
    "serve --port 0 --club {folder}": "expected the folder of a club, with evenings",
    "serve --settings {none}": "No such file",
    "serve --settings {text.db}": "expected settings in TOML",
    "serve --settings {latin.toml}": "expected text in UTF-8; got the byte E9",
    "serve --settings {unknown.toml}": "expected a setting such as port; got 'prot'",
    "serve --settings {type.toml}": "port: expected a whole number from 0 to 65535; got 'x'",
    "backup": "expected FILE",
    "backup {out.zip} --database {none}": "there is none",
    "backup {out.zip} --database {text.db}": "holds something else",
    "backup {out.zip} --database {folder}": "is a folder",
    f"backup {{out.zip}} --database {NOWHERE}": "expected the key of the server",
    "restore": "expected FILE",
    "restore {none}": "No such file",
    "restore {folder}": "Is a directory",
    "restore {text.db}": "is no backup, or a damaged one",
    "restore {empty.zip}": "is no backup, or a damaged one: it has no about.json",
    "restore {about.zip}": "is no backup, or a damaged one",
    "admin nonsense": "no such command 'nonsense'",
    "admin close NOSUCH": "there is none",
    "admin export NOSUCH": "there is none",
    "admin ban 999.999.1.1": "expected an address such as 203.0.113.7",
    "admin ban 203.0.113.7 --days 1e14": "expected a number from 0 to 36525 for --days; got",
    "admin stop --in -5": "expected a number from 0 for --in",
    "admin tables --database {none}": "there is none",
    "admin tables --database {text.db}": "holds something else",
    f"admin tables --database {NOWHERE}": "the database cannot be opened",
}


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://127.0.0.1:8052"),
        ("::", "http://[::1]:8052"),
        ("2001:db8::7", "http://[2001:db8::7]:8052"),
        ("cards.example", "http://cards.example:8052"),
    ],
)
def test_the_address_that_is_told_can_be_opened(host: str, address: str) -> None:
    assert _address(host, 8052) == address


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Paths by name: files of a wrong kind, a folder, and a missing file."""
    (tmp_path / "text.db").write_text("no database = \n" * 100, "utf-8")
    (tmp_path / "unknown.toml").write_text("prot = 5\n", "utf-8")
    (tmp_path / "type.toml").write_text('port = "x"\n', "utf-8")
    (tmp_path / "latin.toml").write_bytes('title = "Café"\n'.encode("latin-1"))
    (tmp_path / "folder").mkdir()
    with zipfile.ZipFile(tmp_path / "empty.zip", "w"):
        pass
    with zipfile.ZipFile(tmp_path / "about.zip", "w") as archive:
        archive.writestr("about.json", "{")
        archive.writestr("server.key", "x")
    names = [*(each.name for each in tmp_path.iterdir()), "none", "out.zip"]
    return {name: str(tmp_path / name) for name in names}


@pytest.mark.parametrize("words", CASES)
def test_nonsense_is_one_line_that_says_what_was_expected(
    words: str, files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    given = words
    for name, path in files.items():
        given = given.replace(f"{{{name}}}", path)
    done = run(*given.split())
    (told,) = (done.stdout + done.stderr).splitlines()
    assert done.returncode == 2
    assert told.startswith("spadille: ")
    assert CASES[words] in told
