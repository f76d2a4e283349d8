"""Tests the weights of scores: found anew for other rules, used as long as that is said, and no longer."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.cli.shell import run as spadille
from tests.lab.gathering import findings

from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue
from spadille.games import open_game
from spadille.games.five_hundred.players import prospects as five_hundred
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.spades.players import prospects as spades
from spadille.lab import reporting
from spadille.lab.fitting import check, derived
from spadille.lab.study import Arm, Study, derive, play_unit
from spadille.lab.tables import Contest
from spadille.thinking.fitting import fitted_to

STRONG = ("strong", "strong")


def contest(game: str, bots: tuple[str, str] = STRONG, **options: OptionValue) -> Contest:
    return Contest(game=game, rulebook="andrews" if game == "spades" else None, options=options, bots=bots, worlds=1)


@pytest.mark.parametrize("game", ["spades", "five_hundred"])
def test_ends_of_deals_are_those_that_were_played_and_the_same_in_processes(game: str) -> None:
    found = derived(contest(game), 6)
    assert sum(row[-1] for row in msgspec.json.decode(found)) == 6
    assert derived(contest(game), 6, jobs=2) == found


def test_ends_of_spades_are_bids_and_tricks_of_the_arm() -> None:
    rows = msgspec.json.decode(derived(contest("spades", min_bid=3), 5))
    for bids, taken, _ in rows:
        assert sum(taken) == 13
        assert all(bid == "nil" or int(bid.split()[1]) >= 3 for bid in bids)


def test_ends_of_five_hundred_are_points_of_declarers_and_others() -> None:
    for ours, theirs, kept, _ in msgspec.json.decode(derived(contest("five_hundred"), 12)):
        assert kept == (ours > 0)
        assert 0 <= theirs <= 100
        assert abs(ours) >= 40


def test_prospects_go_by_the_ends_that_are_said_and_by_their_own_afterwards() -> None:
    book = open_game("spades", "andrews", None, {})
    usual = spades.prospects(book.options, book.prefix)
    other = '[[["bid 6","bid 1","bid 6","bid 1"],[6,1,5,1],1]]'
    with fitted_to(other):
        said = spades.prospects(book.options, book.prefix)
        assert said is spades.prospects(book.options, book.prefix)
    assert said is not None
    assert usual is not None
    assert said.chance(300, 0) != usual.chance(300, 0)
    assert spades.prospects(book.options, book.prefix) is usual
    own = five_hundred.prospects(FiveHundredOptions())
    with fitted_to("[[500,0,true,1]]"):
        assert five_hundred.prospects(FiveHundredOptions()).chance(0, 0) == pytest.approx(0.5, abs=0.01)
        assert five_hundred.prospects(FiveHundredOptions()).chance(10, 0) != own.chance(10, 0)
    assert five_hundred.prospects(FiveHundredOptions()) is own


def test_a_unit_is_played_by_the_ends_of_its_arm() -> None:
    """Ends that lie a match apart change what a strong player does; the usual ones, given, change nothing."""
    usual = msgspec.json.encode(five_hundred.ENDS).decode()
    arm = Arm()
    asked = Study(game="five_hundred", arms=(arm, arm), bots=STRONG, worlds=20)
    given = msgspec.structs.replace(asked, ends=(usual, "[[20,500,false,9],[500,0,true,1]]"))
    played = [play_unit(given, number, bytes(16)).arms for number in range(6)]
    assert [one for one, _ in played] == [play_unit(asked, number, bytes(16)).arms[0] for number in range(6)]
    assert any(one != other for one, other in played)


def test_where_there_is_nothing_to_derive_or_nobody_to_look_at_it_it_is_said() -> None:
    with pytest.raises(BadOptions, match="players of pinochle weigh no ends of deals"):
        check(contest("pinochle"))
    with pytest.raises(BadOptions, match="such as strong; got beginner, regular"):
        check(contest("spades", ("regular", "beginner")))


def test_the_report_says_from_how_many_deals_it_was_found() -> None:
    asked = Study(game="five_hundred", arms=(Arm(), Arm(options={"target": 300})), bots=STRONG, worlds=1)
    new = derive(asked, 3)
    assert len(new.ends) == 2
    units = [play_unit(asked, 0, bytes(16))]
    assert "re-estimated per arm, once, from 3 deals of strong players by its rules" in reporting.markdown(
        findings(new, units), ""
    )
    assert "was not re-estimated per arm" in reporting.markdown(findings(asked, units), "")


def test_ends_that_a_file_keeps_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the fifty deals that are the fewest to be asked for five are played."""
    monkeypatch.setattr("spadille.lab.study.derived", lambda asked, deals, **how: derived(asked, deals // 10, **how))
    kept = tmp_path / "kept.jsonl"
    words = ["lab", "compare", "five_hundred", "--with", "target=300", "--bots", "strong", "--worlds", "1"]
    words += ["--jobs", "1", "--derive", "50", "--keep", str(kept)]
    first = spadille(*words, "--deals", "1")
    assert "finding how deals end by the rules of 2 arms, 50 deals each" in first.stderr
    again = spadille(*words, "--deals", "2")
    assert "finding" not in again.stderr
    assert "Played were 2 deals" in again.stdout
    assert "another study" in spadille(*words, "--deals", "2", "--seed", "2").stderr
