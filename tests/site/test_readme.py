"""The README: its figures, and those of the page on speed, stand where they were measured; its pictures are there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import journeys, pictures, release

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SPEED = (ROOT / "docs" / "speed.md").read_text("utf-8")
ENDINGS = "double dummy, endings of {} cards"
MEASURED = {
    "double dummy, 13 cards": "13-card deals, value for one leader, of DDS",
    "the same, every card": "13-card deals, every lead, of DDS",
    ENDINGS.format(12): "12-card endings, value, of DDS",
    ENDINGS.format(10): "10-card endings, value, of DDS",
    ENDINGS.format(8): "8-card endings, value, of DDS",
    "endings of 8 cards by a worth": "8-card endings, worth with a nil",
    "Pyramid": "Pyramid decks, three passes, can it be won",
    "Spades through the rules": "Spades, moves + play, of OpenSpiel",
    "environments": "Batch of 1,024, spadille/Spades-andrews-v0, of OpenSpiel, states",
}
"""The rows of the table of speeds, by how they begin, and of the file that `make bench` keeps."""


def kept(name: str) -> list[dict[str, float]]:
    """Return what was kept of a measurement, every run."""
    runs = [json.loads(line)["rows"] for line in (ROOT / "bench" / "history.jsonl").read_text("utf-8").splitlines()]
    return [run[name] for run in runs if name in run]


def near(told: str, measured: float) -> bool:
    """Return whether a figure with its digits is the measured one, rounded."""
    return abs(float(told.replace(",", "")) - measured) <= 0.012 * measured


def rows(page: str, head: str) -> list[list[str]]:
    """The rows of a page's table that begins so."""
    table = re.search(rf"^\| {head} .*\n\|[-|]+\n((?:\|.*\n)+)", page, re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in table[1].splitlines()]


def test_every_speed_is_one_that_was_kept() -> None:
    for what, here, _, ratio in rows(SPEED, "what"):
        (name,) = (name for begins, name in MEASURED.items() if what.strip("| ").startswith(begins))
        ours = re.findall(r"[\d,.]*\d", here)[0]
        assert any(near(ours, run["ours"]) for run in kept(name)), what
        told = re.findall(r"[\d.]+", ratio)
        assert not told or any(near(told[-1], run["ratio"]) for run in kept(name)), what


def test_the_figures_on_the_first_screen_stand_where_they_were_measured() -> None:
    told = dict(row[:2] for row in rows(README, "figure"))
    (strong, cards, learners) = (re.findall(r"\d[\d,.]*", figure) for figure in told)
    bots = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert f"| Spades | `andrews` | 4 | `strong,regular` | {strong[2]} | +{strong[0]} ± {strong[1]} |" in bots
    assert f", {cards[0]} card" in (ROOT / "docs" / "proof.md").read_text("utf-8")
    assert f"{learners[0]} decisions/s" in SPEED
    assert any(near(learners[1], run["ratio"]) for run in kept(MEASURED["environments"]))


def test_the_page_on_speed_names_the_range_of_the_ratios_to_dds() -> None:
    said = re.search(r"double dummy is ([\d.]+) to ([\d.]+) times as fast as DDS", SPEED)
    assert said is not None
    ratios = [float(ratio) for *_, ratio in rows(SPEED, "what")[:5]]
    assert [float(each) for each in said.groups()] == [round(min(ratios), 1), max(ratios)]


def test_the_first_page_is_short_and_sends_nobody_to_an_index_that_has_nothing() -> None:
    """A line that installs from an index is introduced by "once published"."""
    assert len(README.splitlines()) <= 120
    assert len(rows(README, "figure")) <= 3
    for text in (README, *((ROOT / "docs" / each).read_text("utf-8") for each in ("guide/tutorial.md", "faq.md"))):
        for found in re.finditer(r"(?:pip install|uvx --from) '?spadille", text):
            assert "nce published" in text[max(0, found.start() - 120) : found.start() + 60], found[0]


def test_every_picture_is_there_by_day_and_night_and_all_are_small() -> None:
    shown = re.findall(r'(?:src|srcset)="([^"]+)"', README)
    assert len(shown) == 6
    assert all((ROOT / each).is_file() for each in shown)
    here = {file.name for file in pictures.IMAGES.iterdir()}
    assert here == {*pictures.names(), *journeys.names()}, "make pictures; python -m tools.journeys"
    assert sum(file.stat().st_size for file in pictures.IMAGES.iterdir()) < pictures.ALL_TOGETHER


@pytest.mark.parametrize("home", ["", release.ADDRESS], ids=["no address", "an address"])
def test_an_index_shows_it_without_a_link_that_leads_nowhere(home: str, tmp_path: Path) -> None:
    text = release.described(home, tmp_path)
    links = re.findall(r'\]\(([^)#][^)]*)\)|src(?:set)?="([^"]+)"', text)
    assert all(link.startswith("https://") for found in links for link in found if link)
    assert ("Project-URL: Issues, https://example.org/people/spadille/issues" in text) is bool(home)
    assert ("/raw/main/docs/images/spades.webp" in text) is bool(home)
    assert "From the printed clause to the code and back." in text
