"""Tests the claim in docs/bots.md: it equals the stored results, which follow from the seed promised before."""

from __future__ import annotations

import hashlib
import importlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.errors import BadOptions
from spadille.lab.pages import put

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
TRIED = (ROOT / "docs" / "bots-tried.md").read_text("utf-8")


@pytest.fixture(scope="module")
def claim() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT))
        return importlib.import_module("bench.claim")


def test_the_page_tells_what_was_kept_by_the_seed_that_was_promised(claim: Any) -> None:
    found = claim.kept("spades")
    claimed = {played.rulebook: deals for played, deals in found if claim.is_claim(played) and not played.whole}
    assert {*claimed} == {"andrews", "rules_of_spades"}
    assert all([each.number for each in deals] == list(range(1500)) for deals in claimed.values())
    (matches,) = (deals for played, deals in found if claim.is_claim(played) and played.whole)
    assert [each.number for each in matches] == list(range(500))
    seed = claim.promised(PAGE, [played for played, _ in found])
    assert put(PAGE, claim.table(found, seed), claim.CLAIMS["spades"].marks) == PAGE


def test_the_page_says_in_how_many_worlds_and_how_much_time_each_side_played(claim: Any) -> None:
    said = " ".join(PAGE.partition("## The claim")[2].partition(claim.CLAIMS["spades"].marks.begin)[0].split())
    (matches,) = (deals for played, deals in claim.kept("spades") if claim.is_claim(played) and played.whole)
    mine, theirs = (round(sum(each.milliseconds[side] for each in matches) / len(matches)) for side in (0, 1))
    assert "100 worlds a decision by its nets and 250 more where moves were close, so up to 350" in said
    assert "the frozen player had its 100 by rules of thumb" in said
    assert f"In the matches a decision took {mine} ms against {theirs}." in said
    rows = [[cell.strip() for cell in line.split("|")] for line in PAGE.splitlines()]
    one, other = (
        [row[5], row[2]] for row in rows if row[3:5] == [f"`{','.join(claim.CLAIMS['spades'].bots)}`", "1000"]
    )
    assert f"the lead is {one[0]} points a deal by `{one[1]}` and {other[0]} by `{other[1]}`" in said
    tried = [[cell.strip() for cell in line.split("|")] for line in TRIED.splitlines()]
    gate = next(row for row in tried if row[1:3] == ["the same", "searches by the rules, 500 worlds, as much time"])
    assert f"{gate[4]} ([the nets](bots-tried.md#the-nets-of-spades), {gate[3].split()[0]} deals)" in said


def test_another_seed_is_no_proof(claim: Any) -> None:
    lucky = claim.Played(rulebook="andrews", bots=claim.CLAIMS["spades"].bots, seed="lucky", key="")
    with pytest.raises(BadOptions, match="whose SHA-256 the page promises; got lucky"):
        claim.promised(PAGE, [lucky])
    with pytest.raises(BadOptions, match="one seed for all deals of the claim; got 0"):
        claim.promised(PAGE, [])


def test_whole_matches_have_a_table_and_a_seed_of_their_own(claim: Any) -> None:
    deals = claim.Played(rulebook="andrews", bots=claim.CLAIMS["spades"].bots, seed="d", key="")
    whole = claim.Played(rulebook="andrews", bots=claim.CLAIMS["spades"].bots, seed="m", key="", whole=True)
    page = " ".join(hashlib.sha256(each.encode()).hexdigest() for each in "dm")
    assert claim.promised(page, [deals, whole]) == "d"
    with pytest.raises(BadOptions, match="whose SHA-256 the page promises; got m"):
        claim.promised(page.split()[0], [deals, whole])
    deal = claim.Deal(0, 8.0, 0.5, (0, 0), (2, 1), (1, 1), (20, 20), (90, 950))
    calm = msgspec.structs.replace(deal, number=1, longest=(90, 90))
    matches = [
        claim.Deal(each, 250.0, won, (0, 0), (4, 4), (3, 2), (20, 20), (90, 90)) for each, won in ((0, 1), (1, 0.5))
    ]
    table = claim.table([(deals, [deal, calm]), (whole, matches)], "d")
    assert "| `andrews` | 2 | +8.0" in table, "matches are counted apart from deals"
    assert "| `strong,strong-fac4d6f` | `andrews` | 4 | 75.0% |" in table
    assert "The seed of the matches was `m`." in table
    assert "matches" not in claim.table([(deals, [deal, calm])], "d")


def unit(number: int, **changes: Any) -> dict[str, Any]:
    usual = {"margin": 10.0, "won": 1.0, "seconds": [[0.02, 0.04], [1.0]], "faults": [0, 0]}
    return {"number": number, **usual, "counts": [{"nil": 2, "nil_kept": 1}, {}], **changes}


def test_what_the_arena_wrote_is_kept_without_its_times(
    claim: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "KEPT", tmp_path / "claimed")
    head = {"game": "spades", "rulebook": "andrews", "seed": "s", "key": "a2V5", "bots": ["strong", "old"]}
    lines = [head, unit(1, margin=-4.0, seconds=[[], []]), unit(0)]
    (tmp_path / "run.jsonl").write_text("".join(json.dumps(each) + "\n" for each in lines))
    assert claim.main(["keep", str(tmp_path / "run.jsonl")]) == 0
    ((played, deals),) = claim.kept("spades")
    assert (played.rulebook, played.seed, played.key, played.whole) == ("andrews", "s", "a2V5", False)
    assert [(each.number, each.points) for each in deals] == [(0, 10.0), (1, -4.0)]
    assert [deals[0].counted, deals[0].of_these, deals[0].milliseconds, deals[0].longest] == [
        (2, 0),
        (1, 0),
        (30, 1000),
        (40, 1000),
    ]


def test_whole_matches_are_kept_beside_the_deals(claim: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claim, "KEPT", tmp_path)
    head = {
        "game": "spades",
        "rulebook": "andrews",
        "seed": "s",
        "key": "a2V5",
        "bots": ["strong", "old"],
        "whole": True,
    }
    (tmp_path / "run").write_text(json.dumps(head) + "\n" + json.dumps(unit(0)) + "\n")
    assert claim.keep(tmp_path / "run").name == "andrews-old-matches.jsonl"
    ((played, _),) = claim.kept("spades")
    assert played.whole


def test_a_claim_of_another_game_is_kept_under_its_name_and_told_by_its_own_counts(
    claim: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "KEPT", tmp_path / "claimed")
    bots = ["strong", "stranger-500"]
    head = {"game": "five_hundred", "rulebook": "denexa", "seed": "s", "key": "", "bots": bots}
    counts = [{"contracts": 2, "set": 1}, {"contracts": 1}]
    (tmp_path / "run").write_text(json.dumps(head) + "\n" + json.dumps(unit(0, counts=counts)) + "\n")
    assert claim.keep(tmp_path / "run").name == "five_hundred-denexa-stranger-500.jsonl"
    (found,) = claim.kept("five_hundred")
    assert claim.kept("spades") == []
    table = claim.table([found], "s")
    assert "| Contracts set |" in table
    assert "| 50.0% of 2 / 0.0% of 1 |" in table
    assert "frozen" not in table


def test_the_first_deals_of_a_claim_can_be_played_again(
    claim: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(claim, "KEPT", tmp_path / "claimed")
    bots = ("regular", "beginner")
    monkeypatch.setitem(claim.CLAIMS, "five_hundred", msgspec.structs.replace(claim.CLAIMS["five_hundred"], bots=bots))
    head = {"game": "five_hundred", "rulebook": "denexa", "seed": "s", "key": "", "bots": bots}
    lines = [head, *(unit(each, margin=float(each)) for each in range(3))]
    (tmp_path / "run").write_text("".join(json.dumps(each) + "\n" for each in lines))
    claim.keep(tmp_path / "run")
    assert claim.main(["repeat", "five_hundred", "--deals", "2", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "denexa: regular over beginner: +" in said
    assert "2 units of 2 tables" in said
    assert "before, these deals brought +0.5" in said
