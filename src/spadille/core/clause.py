"""Clauses: the rules in words, one testable statement each, read from the page beside the code.

A room (a package such as a game's) has a page `clauses.md`: under each `##` heading a table of
clauses, `| ID | Rule | Check | Kept |`, and a table of decisions, `| ID | Point | Decision | Why |`, for points
that the printed rules leave open. House rules, which no printed source has, are in a table of their own,
`| ID | Rule | Check | Source | Kept |`, and are counted separately. Any other table or text is for readers only.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError

TABLE_ROOM: Final = "spadille.cards"
"""The package with the clauses and the glossary for every game."""
PAGE: Final = "clauses.md"
ENFORCED: Final = "enforced"
PLACES: Final = ("rules page", "score sheet", "table", "hand", "help", "bots", "record")
"""The places where people can read a clause that is shown, not enforced."""

CLAUSE_HEAD: Final = "| ID | Rule | Check | Kept |"
DECISION_HEAD: Final = "| ID | Point | Decision | Why |"
HOUSE_HEAD: Final = "| ID | Rule | Check | Source | Kept |"
HEADS: Final = (CLAUSE_HEAD, DECISION_HEAD, HOUSE_HEAD)
"""The heads of the tables that the program reads."""
_RULE: Final = re.compile(r"\|[-| :]+\|")
_CLAUSE_ID: Final = re.compile(r"[A-Z]{3}(-[A-Z]{3})?-\d{2}")
_DECISION_ID: Final = re.compile(r"[A-Z]{3}-S\d{1,2}")
_HOUSE_ID: Final = re.compile(r"[A-Z]{3}-H[1-9]\d{0,2}")
_SHOWN: Final = "shown: "


class ClauseText(Value, frozen=True):
    """One clause: the rule, an example that tests it, where it is kept, and its section of the page."""

    id: str
    rule: str
    check: str
    kept: str
    section: str

    @property
    def enforced(self) -> bool:
        """True if the rules enforce it themselves; otherwise it is only shown to people."""
        return self.kept.partition("; ")[0] == ENFORCED

    @property
    def places(self) -> tuple[str, ...]:
        """The places where it is shown to people, either only there or in addition to being enforced."""
        _, shown, places = self.kept.partition(_SHOWN)
        return tuple(places.split(", ")) if shown else ()


class HouseRule(ClauseText, frozen=True):
    """A rule that no printed source has, and a source that shows people play by it."""

    source: str


class DecisionText(Value, frozen=True):
    """A point that the printed rules leave open, how it is settled here, and why."""

    id: str
    point: str
    decision: str
    why: str

    @property
    def rule(self) -> str:
        """The decision, used as the rule."""
        return self.decision


class Page(Value, frozen=True):
    """The clauses, decisions and house rules of a page, in its order."""

    clauses: tuple[ClauseText, ...]
    decisions: tuple[DecisionText, ...]
    house_rules: tuple[HouseRule, ...] = ()


def page_text(package: str, name: str = PAGE) -> str:
    """The text of a page of a room; raises SpadilleError if there is none."""
    try:
        return resources.files(package).joinpath(name).read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        raise SpadilleError(f"there is no page {name} in {package}") from None


@cache
def page(package: str) -> Page:
    """The clauses, decisions and house rules of a room; raises SpadilleError for a malformed row."""
    return read_page(page_text(package))


def clauses(package: str) -> tuple[ClauseText, ...]:
    """Every clause of a room that a printed source states, in the order of its page."""
    return page(package).clauses


def decisions(package: str) -> tuple[DecisionText, ...]:
    """Every decision of a room, in the order of its page."""
    return page(package).decisions


def house_rules(package: str) -> tuple[HouseRule, ...]:
    """Every house rule of a room, in the order of its page."""
    return page(package).house_rules


def rules(package: str) -> tuple[ClauseText, ...]:
    """Every clause of a room, then every house rule: all rules that are enforced or shown."""
    return (*page(package).clauses, *page(package).house_rules)


def everything(package: str) -> tuple[ClauseText | DecisionText, ...]:
    """Every clause, then every decision, then every house rule of a room."""
    return (*page(package).clauses, *page(package).decisions, *page(package).house_rules)


@cache
def _by_id(package: str) -> dict[str, ClauseText | DecisionText]:
    return {each.id: each for each in everything(package)}


def find(package: str, clause_id: str) -> ClauseText | DecisionText | None:
    """The clause, decision or house rule of that ID; None if the room has none."""
    return _by_id(package).get(clause_id)


def read_page(text: str) -> Page:
    """Read a page; raises SpadilleError, naming the line, for a malformed row.

    >>> read_page(f"## Play\\n{CLAUSE_HEAD}\\n|-|-|-|-|\\n| WAR-11 | Aces are high. | A > K | enforced |").clauses
    (ClauseText(id='WAR-11', rule='Aces are high.', check='A > K', kept='enforced', section='Play'),)
    """
    stated: list[ClauseText] = []
    decided: list[DecisionText] = []
    house: list[HouseRule] = []
    seen: set[str] = set()
    section = head = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            section = line[3:].strip()
        if not line.startswith("|"):
            head = ""
        elif not head:
            head = line
        elif head in HEADS and not _RULE.fullmatch(line):
            cells = row_cells(line)
            wrong = _fault(cells, head) or ("comes a second time" if cells[0] in seen else "")
            if wrong:
                raise SpadilleError(f"line {number} of the clauses: {cells[0][:20]!r} {wrong}")
            seen.add(cells[0])
            if head == CLAUSE_HEAD:
                stated.append(ClauseText(cells[0], cells[1], cells[2], cells[3], section))
            elif head == HOUSE_HEAD:
                house.append(HouseRule(cells[0], cells[1], cells[2], cells[4], section, source=cells[3]))
            else:
                decided.append(DecisionText(*cells))
    return Page(tuple(stated), tuple(decided), tuple(house))


def row_cells(line: str) -> list[str]:
    """The cells of a table row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _fault(cells: list[str], head: str) -> str:
    """Describe what is wrong with a row; empty if nothing is."""
    if len(cells) != head.count("|") - 1:
        return f"has {len(cells)} cells; expected {head}"
    if not all(cells):
        return "has an empty cell"
    if not {CLAUSE_HEAD: _CLAUSE_ID, DECISION_HEAD: _DECISION_ID, HOUSE_HEAD: _HOUSE_ID}[head].fullmatch(cells[0]):
        return "is no ID; expected one such as SPD-BIC-18 (a clause), SPD-S9 (a decision) or SPD-H1 (a house rule)"
    if head != DECISION_HEAD and not _is_kept(cells[-1]):
        listed = f"{_SHOWN}and one or more of {', '.join(PLACES)}"
        return f"is kept {cells[-1]!r}; expected {ENFORCED}, {listed}, or {ENFORCED}; {listed}"
    return ""


def _is_kept(text: str) -> bool:
    """True if the last cell is `enforced`, `shown: table, help` or both: `enforced; shown: help`."""
    rest = text.removeprefix(f"{ENFORCED}; ")
    shown = rest.startswith(_SHOWN) and set(rest.removeprefix(_SHOWN).split(", ")) <= set(PLACES)
    return text == ENFORCED or shown
