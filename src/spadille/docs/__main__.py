"""Write the rule pages: `python -m spadille.docs docs/rules`.

Before that, the scenarios of a checkout's tests are collected into the games' folders, so that installed copies have
them too.
"""

from __future__ import annotations

import sys

from spadille.clause_index import bring_along, checkout, room_of
from spadille.core.clause import clauses, house_rules
from spadille.core.figures import counted
from spadille.docs.rules import pages
from spadille.docs.writing import folder_named, write
from spadille.games import GAMES


def main(words: list[str]) -> int:
    """Write the pages into the folder named; where that is one of the checkout, collect the scenarios first."""
    folder = folder_named(words, "docs/rules")
    if folder is None:
        return 2
    root = checkout()
    if root is not None and folder.resolve().is_relative_to(root):
        bring_along(root)
    made = pages()
    write(folder, made)
    rooms = [room_of(name) for name in ("table", *GAMES)]
    stated, house = (sum(len(of(room)) for room in rooms) for of in (clauses, house_rules))
    print(f"{len(made)} pages with {stated} clauses and {counted(house):house rule}: {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
