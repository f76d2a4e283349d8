"""The laboratory of rules: the same deals under two sets of rules, and what the rules change."""

from __future__ import annotations

import errno
from pathlib import Path

import msgspec
import pytest
from tests.cli.shell import run as spadille
from tests.lab.gathering import compared, findings

from spadille.cli.lab.compare import Changes, How, Kept, arms, play_study
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue
from spadille.games import GAMES
from spadille.lab import journal, reporting
from spadille.lab.measures import FIRST, LUCK, Difference, holm
from spadille.lab.study import Arm, Findings, Played, Study, is_paired, play_unit, run
from spadille.manifest import Measure
from spadille.search import NATIVE

ANDREWS = Arm(rulebook="andrews")
ALONE: dict[str, OptionValue] = {"sides": "alone", "ace_no_face": False, "grand_nullo": False}


def study(*arms: Arm, game: str = "spades", bots: tuple[str, str] = ("beginner", "beginner"), **more: object) -> Study:
    return Study(game=game, arms=arms, bots=bots, **more)  # type: ignore[arg-type]


def changed(**options: int | bool | str | None) -> Arm:
    return Arm(rulebook="andrews", options=options)


def differences(found: Findings, arm: int = 0) -> dict[str, Difference]:
    each = found.compared[arm]
    assert each.primary is not None
    return {one.measure.name: one for one in (each.primary, *each.besides)}


def test_a_rule_that_changes_nothing_in_play_changes_just_the_figures_it_is_about() -> None:
    """Known effect: beginners bid nil without a thought of what it brings, so its price is all that changes."""
    asked = study(ANDREWS, changed(nil_bonus=150))
    found = run(asked, 40)
    by_name = differences(found)
    for same in ("length", "bid", "sets", "bags", "nils", "nils_kept", "deals"):
        assert (by_name[same].difference.figure, by_name[same].difference.error) == (0, 0), same
    nils, kept = by_name["nils"].base.figure, by_name["nils_kept"].base.figure
    assert by_name["points"].difference.figure == pytest.approx(50 * nils * kept)


def test_of_two_arms_of_the_same_rules_nothing_is_found() -> None:
    """Identical arms, played with other cards: about one interval in twenty may leave nought out."""
    asked = study(ANDREWS, changed(max_deals=7), bots=("regular", "regular"))
    units = [play_unit(asked, number).arms[0] for number in range(120)]
    measures = [each for each in asked.measures(asked.games()[0]) if each.name != "penalties"]
    outside = []
    for each in measures:
        found = compared(each, units[:60], units[60:], paired=False)
        assert found is not None
        outside += [each.name] if found.chance < 0.01 else []
    assert len(outside) <= 1


def test_arms_that_deal_alike_are_paired_and_others_are_not() -> None:
    assert is_paired(study(ANDREWS, changed(bag_penalty=50)), 1)
    assert not is_paired(study(ANDREWS, changed(cut=True)), 1)
    assert is_paired(study(changed(cut=True), changed(cut=True, bag_penalty=50)), 1)
    assert not is_paired(study(Arm(rulebook="bicycle"), Arm(rulebook="bicycle", options={"first_dealer": "random"})), 1)


def test_pairs_of_the_same_cards_tell_more_than_strangers_do() -> None:
    base = [{"tables": 1.0, "first": float(at * 10)} for at in range(20)]
    other = [{"tables": 1.0, "first": at * 10 + 3.0 + at % 2} for at in range(20)]
    paired, apart = (compared(FIRST, base, other, paired=each) for each in (True, False))
    assert paired is not None
    assert apart is not None
    assert paired.difference.figure == apart.difference.figure == pytest.approx(3.5)
    assert paired.difference.error < 0.3
    assert apart.difference.error > 30


def test_a_ratio_has_the_error_of_a_ratio() -> None:
    """Two of ten contracts set in each unit: the ratio is known exactly, however many contracts there were."""
    measure = Measure("sets", "contracts set", "set", "contracts")
    units = [{"set": 0.2 * many, "contracts": float(many)} for many in (10, 20, 5, 40)]
    found = compared(measure, units, units, paired=False)
    assert found is not None
    assert found.base.figure == pytest.approx(0.2)
    assert found.base.error == pytest.approx(0, abs=1e-12)
    assert compared(measure, [{"tables": 1.0}] * 4, units, paired=False) is None, "no contract, no share of them"


def test_luck_is_all_where_nobody_is_better_and_none_where_every_table_ends_alike() -> None:
    even = [{"tables": 2.0, "edge": 0.0, "square": 200.0}] * 10
    sure = [{"tables": 2.0, "edge": 20.0, "square": 200.0}] * 10
    found = compared(LUCK, even, sure, paired=True)
    assert found is not None
    assert [found.base.figure, found.changed.figure] == pytest.approx([1.0, 0.0])


def test_chances_are_corrected_for_their_number() -> None:
    assert holm([]) == []
    assert holm([0.2, 0.5]) == [0.4, 0.5]
    assert holm([0.01, 0.01, 0.9]) == pytest.approx([0.03, 0.03, 0.9])


def test_two_players_of_different_strength_show_edge_and_luck() -> None:
    by_name = differences(run(study(ANDREWS, changed(nil_bonus=150), bots=("regular", "beginner")), 6))
    assert by_name["edge"].base.figure > 0
    assert 0 <= by_name["luck"].base.figure < 1


def test_solitaires_are_studied_too() -> None:
    asked = study(Arm(), Arm(options={"stock_passes": 3}), game="pyramid", bots=("regular", "regular"), whole=True)
    by_name = differences(run(asked, 8))
    assert {"won", "points", "length"} <= by_name.keys()
    assert not {"first", "spread"} & by_name.keys()


def test_a_study_stops_when_it_knows_enough_and_not_before_a_hundred_units() -> None:
    arms = Arm(options={"max_skirmishes": 5}), Arm(options={"max_skirmishes": 5, "war_depth": "fixed_1"})
    asked, kept = study(*arms, game="war", primary="first", whole=False), list[Played]()
    assert run(asked, 400, precision=1e9, keep=kept.append).units == 100
    assert run(asked, 110, precision=0.0, done=kept).units == 110


def test_what_was_done_is_not_played_again_and_processes_change_nothing() -> None:
    asked, kept = study(ANDREWS, changed(nil_bonus=150)), list[Played]()
    alone = run(asked, 6, keep=kept.append)
    assert run(asked, 6, jobs=2) == alone
    again: list[Played] = []
    assert run(asked, 6, done=kept, keep=again.append) == alone
    assert again == []


@pytest.mark.parametrize(
    ("arms", "primary", "words"),
    [
        ((ANDREWS,), "points", "expected a change to compare with"),
        ((ANDREWS, changed(nil_bonus=100)), "points", "the same rules: andrews nil_bonus=100"),
        ((ANDREWS, changed(nil_bonus=150)), "joy", "expected a measure: .*; got 'joy'"),
        (
            (ANDREWS, changed(jokers_replace="heart_and_club", nil_bonus=100)),
            "points",
            "makes a difference; got andrews jokers_replace=.*: the other rules leave jokers_replace without effect",
        ),
    ],
)
def test_a_study_that_asks_nothing_is_refused(arms: tuple[Arm, ...], primary: str, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        study(*arms, primary=primary).games()


def test_a_change_that_alters_the_counting_alone_is_not_told_as_one_of_play() -> None:
    found = run(study(ANDREWS, changed(bag_penalty=50), bots=("regular", "regular")), 30)
    assert found.compared[0].alike == 30
    told = reporting.verdict(found.compared[0], found)
    assert told.endswith("; a difference is shown. The moves were the same in all 30 deals; only the counting differs.")
    assert "The moves were the same" in reporting.page(found, "spadille lab compare …")
    bags = run(study(ANDREWS, changed(bag_penalty=50), bots=("regular", "regular"), primary="bags"), 30)
    told = reporting.verdict(bags.compared[0], bags)
    assert told.endswith(": 0 ± 0; no difference is shown. The moves were the same in all 30 deals.")


def test_of_a_change_that_cannot_act_on_a_single_deal_it_is_told_that_it_had_no_effect() -> None:
    found = run(study(ANDREWS, changed(target=200), bots=("regular", "regular")), 30)
    told = reporting.verdict(found.compared[0], found)
    assert told == (
        "target=200: this change had no effect in 30 deals: every move and figure was the same. "
        "What acts over a whole game is measured with --games."
    )
    whole = study(changed(max_deals=1), changed(max_deals=1, target=200), bots=("regular", "regular"), whole=True)
    found = run(whole, 30)
    told = reporting.verdict(found.compared[0], found)
    assert told.endswith("this change had no effect in 30 games: every move and figure was the same.")


def test_where_play_differs_or_is_not_known_nothing_is_said_of_moves_that_were_the_same() -> None:
    asked = study(ANDREWS, changed(nil=False), bots=("regular", "regular"))
    units = [play_unit(asked, number) for number in range(12)]
    found = findings(asked, units)
    assert found.compared[0].alike == sum(unit.alike == (True,) for unit in units) < 12
    assert "same" not in reporting.verdict(found.compared[0], found)
    before = [Played(unit.number, unit.arms) for unit in units]  # as an earlier version has kept them
    assert findings(asked, before).compared[0].alike == 0


def test_the_report_and_the_guide_say_with_the_same_words_what_points_are() -> None:
    guide = " ".join((Path(__file__).parents[2] / "docs" / "guide" / "lab.md").read_text("utf-8").split())
    for game in GAMES.values():
        assert reporting.what_points_are(game.name).removeprefix(reporting.POINTS).strip() in guide, game.name
    assert reporting.POINTS in guide
    found = run(study(ANDREWS, changed(bag_penalty=50)), 1)
    assert reporting.what_points_are("spades") in reporting.markdown(found, "spadille lab compare …")


def test_the_guide_has_a_row_of_the_measures_of_every_game() -> None:
    rows = (Path(__file__).parents[2] / "docs" / "guide" / "lab.md").read_text("utf-8").splitlines()
    for game in GAMES.values():
        (row,) = (each for each in rows if each.startswith(f"| {game.title} |"))
        assert {each.name for each in game.laboratory.measures if f"`{each.name}`" not in row} == set(), game.name


def test_nothing_played_shows_nothing() -> None:
    with pytest.raises(BadOptions, match="at least one deal"):
        findings(study(ANDREWS, changed(nil_bonus=150)), [])


def test_the_report_says_what_was_asked_who_played_and_how_to_repeat_it() -> None:
    found = run(study(ANDREWS, changed(nil_bonus=150), changed(nil_bonus=50)), 30)
    text = reporting.markdown(found, "spadille lab compare …")
    assert "nil_bonus=150: points per side and table: " in text
    assert "with the same cards" in text
    assert "they are not fitted again to changed rules" in text
    assert "spadille lab compare …" in text
    page = reporting.page(found, "a < b")
    assert page.count("<svg") == 2
    assert "a &lt; b" in page
    assert "no interval" in reporting.markdown(run(study(ANDREWS, changed(nil_bonus=150)), 1), "")


def test_too_few_deals_are_said_to_be_too_few() -> None:
    """The interval rests on the normal distribution: of six deals it holds nothing, however far apart the arms are."""
    asked = study(ANDREWS, changed(nil_bonus=1000), bots=("regular", "regular"))
    units: list[Played] = []
    run(asked, 30, keep=units.append)
    for count in (2, 6, 29):
        found = findings(asked, units[:count])
        (one,) = found.compared
        assert reporting.verdict(one, found).endswith(f"; {count} deals are too few to tell, it takes 30.")
        text = reporting.markdown(found, "")
        assert "is shown" not in text
        assert {line.split("|")[5].strip() for line in text.splitlines() if line.count("|") == 6} == {"p", "---:", "–"}
    found = findings(asked, units)
    assert "; a difference is shown. The moves were the same" in reporting.verdict(found.compared[0], found)


# -- the command -------------------------------------------------------------------------------------


def test_the_command_keeps_reports_and_goes_on(tmp_path: Path) -> None:
    kept, out, rows = tmp_path / "kept.jsonl", tmp_path / "report.html", tmp_path / "rows.csv"
    words = ["lab", "compare", "spades", "--rulebook", "andrews", "--with", "nil_bonus=150", "--bots", "beginner"]
    words += ["--jobs", "1", "--keep", str(kept)]
    done = spadille(*words, "--deals", "5", "--out", str(out), "--rows", str(rows))
    assert done.stdout.startswith("nil_bonus=150: points per side and table: ")
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert rows.read_text("utf-8").startswith("number,arm,rules,count,value\n0,0,andrews,")
    again = tmp_path / "again.csv"
    spadille(*words, "--deals", "5", "--rows", str(again))
    assert again.read_bytes() == rows.read_bytes(), "rows of units that were kept are those of units just played"
    more = spadille(*words, "--deals", "7")
    assert "Played were 7 deals in each of 2 arms by beginner" in more.stdout
    assert len(kept.read_text("utf-8").splitlines()) == 8
    assert "another study" in spadille(*words, "--seed", "other").stderr
    assert '"units":7' in spadille(*words, "--deals", "7", "--json").stdout


def test_where_the_disk_is_full_the_table_of_what_is_done_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, keep = tmp_path / "kept.jsonl", journal.keep

    def full(path: Path, row: Played) -> None:
        if row.number == 4:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        keep(path, row)

    monkeypatch.setattr(journal, "keep", full)
    asked = study(ANDREWS, changed(nil_bonus=150))
    assert play_study(asked, 9, How(jobs=1), Kept(units=kept)) == 2
    told = capsys.readouterr()
    assert "kept.jsonl: No space left on device" in told.err
    assert "4 of 9 deals are done" in told.err
    assert "Played were 4 deals" in told.out


@pytest.mark.skipif(not NATIVE, reason="the native search is missing")
@pytest.mark.parametrize(
    ("game", "arms", "having"),
    [
        ("spades", (ANDREWS, changed(target=300)), ""),
        ("spades", (ANDREWS, changed(bag_penalty=50), changed(target=300)), "andrews, target=300"),
        ("spades", (Arm(rulebook="bicycle"), Arm(rulebook="bicycle", options={"nil": True})), ""),
        ("five_hundred", (Arm(rulebook="denexa"), Arm(rulebook="denexa", options=ALONE)), "denexa"),
    ],
)
def test_the_report_says_which_arms_have_nets_if_others_have_none(
    game: str, arms: tuple[Arm, ...], having: str
) -> None:
    found = run(study(*arms, game=game), 1)
    assert "nets" not in reporting.markdown(found, "spadille lab compare …")
    by_strong = msgspec.structs.replace(found, study=study(*arms, game=game, bots=("strong", "regular")))
    told = [each for each in reporting.premises(by_strong) if "nets" in each]
    said = f"Strong players have nets in {having} only: the arms differ in their players, too."
    assert told == ([said] if having else [])


def test_a_line_that_finds_no_room_names_its_file() -> None:
    with pytest.raises(OSError, match="/dev/full"):
        journal.keep(Path("/dev/full"), Arm())


def test_a_sweep_has_an_arm_for_each_other_value() -> None:
    words = ("lab", "compare", "spades", "--rulebook", "andrews", "--bots", "beginner", "--jobs", "1", "--deals", "2")
    swept = spadille(*words, "--sweep", "nil_bonus=50,100,150", "--against", "rules_of_spades").stdout
    assert [line for line in swept.splitlines() if line.startswith("## ")] == [
        "## nil_bonus=50",
        "## nil_bonus=150",
        "## rules_of_spades",
        "## To repeat it",
    ]
    lattice = ("--with", "nil_bonus=50,100,150", "--with", "bag_penalty=50,100")
    both = [line for line in spadille(*words, *lattice).stdout.splitlines() if line.startswith("## ")]
    assert both[:-1] == [
        *("## nil_bonus=50 bag_penalty=50", "## nil_bonus=50 bag_penalty=100", "## nil_bonus=100 bag_penalty=50"),
        *("## nil_bonus=150 bag_penalty=50", "## nil_bonus=150 bag_penalty=100"),
    ]
    assert "such as target=300,400" in spadille(*words, "--sweep", "nil_bonus").stderr
    assert "ends in .csv, .jsonl, .parquet" in spadille(*words, "--with", "nil_bonus=1", "--rows", "rows.txt").stderr
    assert "ends in .md or .html" in spadille(*words, "--with", "nil_bonus=1", "--out", "report.pdf").stderr


def test_a_value_that_is_the_base_at_a_table_of_these_seats_needs_no_arm() -> None:
    swept = Changes(together=(), sweeps=("pack=33,45",), books=())
    found = [each.options for each in arms("five_hundred", None, {}, swept, 3)]
    assert found == [{}, {"pack": "45"}]
