"""`python -m tools.version 0.2.0`: the changes of a version, if the sources are of that version."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(wanted: str) -> int:
    """Print the changelog's entry for a version; 1 if the sources are of another version, or there is no entry."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/spadille/__init__.py").read_text("utf-8"), re.MULTILINE)
    version = found[1] if found else ""
    if version != wanted:
        print(f"expected the version of the sources, {version}; got {wanted}", file=sys.stderr)
        return 1
    told = changes((ROOT / "CHANGELOG.md").read_text("utf-8"), wanted)
    if not told:
        print(f"expected a heading [{wanted}] with its date in CHANGELOG.md; got none", file=sys.stderr)
        return 1
    print(told)
    return 0


def changes(text: str, version: str) -> str:
    """The text below the heading of a version that has a date."""
    heading = rf"^## \[{re.escape(version)}\] [–-] \d{{4}}-\d\d-\d\d$"
    found = re.search(heading + r"\n(.*?)(?=^## \[|\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
