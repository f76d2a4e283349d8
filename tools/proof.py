"""Runs the long lane, part by part, and writes docs/proof.md: `python -m tools.proof [part …]`.

The parts are those of `lanes.md`; `server` stands for all whose names begin with `server/`. Without arguments, the
parts that have not passed at this commit are run, so an interrupted run resumes. `repeat` runs only when named.
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

from tests import lanes

from tools import repeat

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "proof.md"
HEAD = """# Proof

What takes too long for every run of `make test`, which has a short form of each: the last result of `make proof`,
written by that command. A part of [tests/lanes.md](../tests/lanes.md) that is not here has no result yet.
"""


def main(asked: list[str]) -> int:
    """Run parts and write the page; 0 if all of them pass."""
    known = [*lanes.load().parts, repeat.PART]
    if wrong := [each for each in asked if not within([each], known)]:
        print(f"expected some of: {', '.join(known)}; got {', '.join(wrong)}", file=sys.stderr)
        return 2
    sections, commit = read(), commit_name()
    done = [name for name, text in sections.items() if f"at commit `{commit}`: passed" in text]
    failed = False
    for name in within(asked, known) or [each for each in known if each not in [*done, repeat.PART]]:

        def keep(section: str, name: str = name) -> None:
            sections[name] = section
            write({each: sections[each] for each in known if each in sections})

        if name == repeat.PART:
            status = repeat.prove(sections.get(name, ""), commit, keep)
        else:
            status, section = prove(name, commit)
            keep(section)
        failed = failed or status != 0
    return int(failed)


def within(asked: list[str], known: list[str]) -> list[str]:
    """The requested parts, by name or by their folder."""
    found = [part for each in asked for part in known if f"{part}/".startswith(f"{each}/")]
    return list(dict.fromkeys(found))


def prove(part: str, commit: str) -> tuple[int, str]:
    """Run one part; return its exit status and its section of the page."""
    told = ROOT / "build" / "proof" / f"{part.replace('/', '-')}.xml"
    told.parent.mkdir(parents=True, exist_ok=True)
    told.unlink(missing_ok=True)
    times = ROOT / "build" / "times" / f"{part.replace('/', '-')}.tsv"
    words = ["-n", "auto", "--dist", "worksteal", "--lane=long", f"--part={part}", *places(part)]
    words += [f"--times={times}", f"--junitxml={told}"]
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


def places(part: str) -> list[str]:
    """The files and folders of the tests of a part."""
    files = (pattern.partition("::")[0] for pattern in lanes.load().parts[part].patterns)
    return list(dict.fromkeys(file.partition("*")[0].rpartition("/")[0] if "*" in file else file for file in files))


def figures(cases: list[xml.Element]) -> list[str]:
    """The figures of the tests: a sentence each, or a count that is added up; and the failures."""
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
    """The machine of the run."""
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def commit_name() -> str:
    """The commit, and a note if anything but the page has been changed since."""
    try:
        name = _git("rev-parse", "--short=10", "HEAD").strip()
        changed = [line for line in _git("status", "--porcelain").splitlines() if not line.endswith(" docs/proof.md")]
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name} and changes" if changed else name


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def read() -> dict[str, str]:
    """The sections of the existing page."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    found = re.findall(r"^## ([\w/]+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return {name: body.strip() + "\n" for name, body in found}


def write(sections: dict[str, str]) -> None:
    """Write the page with these sections."""
    PAGE.write_text("\n".join([HEAD, *(f"## {name}\n\n{text}" for name, text in sections.items())]), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
