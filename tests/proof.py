"""Runs the tests marked `proof`, part by part, and writes docs/proof.md: `python tests/proof.py [part …]`.

A part is a file of tests, or a folder with all of its files: `server/workers`, `server`. Without parts, those are run
that have not passed at this commit: whoever is interrupted goes on where they were.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PAGE = ROOT / "docs" / "proof.md"
HEAD = """# Proof

What takes too long for every run of `make test`, which has a short form of each: the last result of `make proof`,
written by that command.
"""


def main(asked: list[str]) -> int:
    """Run parts and write the page; 0 if all of them pass."""
    known = parts()
    if wrong := [each for each in asked if not within([each], known)]:
        print(f"expected some of: {', '.join(known)}; got {', '.join(wrong)}", file=sys.stderr)
        return 2
    sections, commit = read(), commit_name()
    done = [name for name, text in sections.items() if f"at commit `{commit}`: passed" in text]
    failed = False
    for name in within(asked, known) or [each for each in known if each not in done]:
        status, sections[name] = prove(name, commit)
        failed = failed or status != 0
        write({each: sections[each] for each in known if each in sections})
    return int(failed)


def parts() -> list[str]:
    """The files with tests that take minutes, by their names."""
    files = [path for path in TESTS.rglob("test_*.py") if "@pytest.mark.proof\n" in path.read_text("utf-8")]
    return sorted((path.parent / path.stem.removeprefix("test_")).relative_to(TESTS).as_posix() for path in files)


def within(asked: list[str], known: list[str]) -> list[str]:
    """The parts that are asked for, by name or by a folder that they lie in."""
    found = [part for each in asked for part in known if f"{part}/".startswith(f"{each}/")]
    return list(dict.fromkeys(found))


def prove(part: str, commit: str) -> tuple[int, str]:
    """Run one part; its exit status and its section of the page."""
    told = ROOT / "build" / "proof" / f"{part.replace('/', '-')}.xml"
    file = (TESTS / part).with_name(f"test_{(TESTS / part).name}.py")
    told.parent.mkdir(parents=True, exist_ok=True)
    told.unlink(missing_ok=True)
    words = ["-n", "auto", "--dist", "worksteal", "-m", "proof", f"--junitxml={told}", str(file.relative_to(ROOT))]
    began, before = time.monotonic(), os.times()
    status = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT, check=False).returncode
    now = os.times()
    spent = now.children_user + now.children_system - before.children_user - before.children_system
    result = "passed" if status == 0 else f"FAILED (status {status})"
    cases = list(xml.parse(told).getroot().iter("testcase")) if told.exists() else []
    return status, "\n".join(
        [
            f"{datetime.now(UTC):%Y-%m-%d} at commit `{commit}`: {result}, {len(cases)} tests in "
            f"{time.monotonic() - began:,.0f} s, {spent / 60:.1f} CPU minutes ({machine()}).",
            "",
            *(f"* {each}" for each in figures(cases)),
            "",
        ]
    )


def figures(cases: list[xml.Element]) -> list[str]:
    """What the tests have to tell: a sentence each, or a count that is added up; and what has failed."""
    told, counts = list[str](), Counter[str]()
    for case in cases:
        for each in case.iter("property"):
            name, value = each.get("name", ""), each.get("value", "")
            if name == "figure":
                told.append(value)
            else:
                counts[name] += int(value)
        told += [
            f"{kind}: {case.get('name')}" for kind in ("failure", "error", "skipped") if case.find(kind) is not None
        ]
    return [*told, *(f"{count:,} {name}" for name, count in counts.items())]


def machine() -> str:
    """What it ran on."""
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def commit_name() -> str:
    """The commit, and whether anything but the page has been changed since."""
    try:
        name = _git("rev-parse", "--short=10", "HEAD").strip()
        changed = [line for line in _git("status", "--porcelain").splitlines() if not line.endswith(" docs/proof.md")]
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name} and changes" if changed else name


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def read() -> dict[str, str]:
    """The sections of the page as it is."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    found = re.findall(r"^## ([\w/]+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return {name: body.strip() + "\n" for name, body in found}


def write(sections: dict[str, str]) -> None:
    """The page with these sections."""
    PAGE.write_text("\n".join([HEAD, *(f"## {name}\n\n{text}" for name, text in sections.items())]), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
