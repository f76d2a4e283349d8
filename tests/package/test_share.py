"""Tests what a wheel brings for the system: the manual page, completion for three shells, an entry of the desktop."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.package.building import ROOT

from spadille.docs import manual

SHARE = ROOT / "share"
MADE = manual.made()


def test_the_committed_files_are_up_to_date() -> None:
    stale = [place for place, text in MADE.items() if (SHARE / place).read_text("utf-8") != text]
    assert stale == [], "python -m spadille.docs.manual share"


def test_a_wheel_brings_every_file_to_where_it_is_here() -> None:
    held = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["data-files"]
    brought = {file for files in held.values() for file in files}
    assert brought == {file.relative_to(ROOT).as_posix() for file in SHARE.rglob("*") if file.is_file()}
    assert all(Path(file).parent.as_posix() == place for place, files in held.items() for file in files)


def test_the_manual_page_has_every_command_that_is_listed_and_no_hidden_one() -> None:
    page = MADE[manual.MANUAL]
    assert '\n.SS "play"\n' in page
    assert '\n.SS "lab compare"\n' in page
    assert r"\fB\-\-rulebook\fR \fINAME\fR" in page
    assert '.SS "complaints"' not in page


def test_what_formats_manual_pages_takes_it_without_a_warning() -> None:
    groff = shutil.which("groff")
    words = [groff, "-man", "-Tutf8", "-ww", "-z", str(SHARE / manual.MANUAL)] if groff else ["true"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("typed", "offered"), [("pl", "play"), ("play five", "five_hundred")])
def test_bash_loads_its_file_and_completes(typed: str, offered: str, tmp_path: Path) -> None:
    program = tmp_path / "spadille"
    program.write_text(f"#!{sys.executable}\nfrom spadille.cli import main\nmain()\n")
    program.chmod(0o755)
    words = ["spadille", *typed.split()]
    code = (
        f"source {SHARE / manual.COMPLETIONS['bash']}; complete -p spadille; "
        f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; "
        '_spadille_completion spadille; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    env = {
        **os.environ,
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]),
    }
    done = subprocess.run(
        ["bash", "--norc", "-c", code], env=env, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["complete -o default -F _spadille_completion spadille", offered]


def test_the_entry_of_the_desktop_starts_commands_that_there_are() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(SHARE / "applications" / "spadille.desktop", "utf-8")
    assert entry["Desktop Entry"]["Exec"] == "spadille play"
    assert entry["Desktop Entry"]["Terminal"] == "true"
    for action in filter(None, entry["Desktop Entry"]["Actions"].split(";")):
        assert entry[f"Desktop Action {action}"]["Exec"] == "spadille serve --open"
    icon = SHARE / "icons/hicolor/scalable/apps/spadille.svg"
    assert icon.read_bytes() == (ROOT / "src/spadille/web/icon.svg").read_bytes()


def test_the_module_writes_the_files_into_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert manual.main([str(tmp_path)]) == 0
    assert all((tmp_path / place).read_text("utf-8") == text for place, text in MADE.items())
    assert manual.main([]) == 2
    assert "expected one folder" in capsys.readouterr().err
