"""Ratings: what the model says of matches whose chances are known, and what it says of records."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from pathlib import Path

import pytest
from tests.cli.shell import run

import spadille
from spadille.cli.lab import ratings as ratings_command
from spadille.lab.ratings import POINTS, Matches, Rating, fitted, rated
from spadille.lab.record_matches import Told, told_by


def duels(*results: tuple[str, str, int]) -> Matches:
    """Matches of two players with a number of wins of the first named."""
    found: Matches = Counter()
    for winner, loser, count in results:
        found[((winner,), (loser,)), (0,)] += count
    return found


def of(matches: Matches) -> dict[str, Rating]:
    (group,) = rated(matches)
    return {each.player: each for each in group.ratings}


def test_three_wins_in_four_are_odds_of_three_to_one_and_many_matches_make_the_interval_small() -> None:
    for count in (10, 1000, 100_000):
        found = of(duels(("ada", "ben", 3 * count), ("ben", "ada", count)))
        gap, error = (found["ada"].points or 0) - (found["ben"].points or 0), found["ada"].error or 0
        assert gap == pytest.approx(400 * math.log10(3), abs=error)
        assert error == pytest.approx(98 * POINTS / 50 / math.sqrt(3 * count), rel=0.15)  # half the gap's own error
        assert (found["ada"].won, found["ada"].matches) == (3 * count, 4 * count)


def test_no_match_counts_more_for_when_it_was_played() -> None:
    some = duels(("ada", "ben", 7), ("ben", "cleo", 9), ("cleo", "ada", 4))
    turned: Matches = Counter(dict(reversed(list(some.items()))))
    assert {name: each.points for name, each in of(some).items()} == pytest.approx(
        {name: each.points for name, each in of(turned).items()}
    )


def test_who_has_won_all_is_rated_but_not_without_bounds() -> None:
    found = of(duels(("ada", "ben", 20)))
    assert found["ada"].points is not None
    assert found["ada"].error is not None
    assert 0 < found["ada"].points - found["ada"].error < found["ada"].points < 600
    assert found["ben"].points == pytest.approx(-found["ada"].points)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Sides of two of eight players with known strengths, over and over."""
    held, told = 0, 0
    for seed in range(12):
        chance, matches = random.Random(seed), Counter[tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]]()
        truth = {name: chance.gauss(0, 150) for name in "abcdefgh"}
        for _ in range(250):
            seats = chance.sample("abcdefgh", 4)
            sides = tuple(sorted(seats[:2])), tuple(sorted(seats[2:]))
            gap = sum(truth[each] for each in sides[0]) - sum(truth[each] for each in sides[1])
            matches[sides, (int(chance.random() > 1 / (1 + math.exp(-gap / POINTS))),)] += 1
        mean = sum(truth.values()) / 8
        for each in of(matches).values():
            assert each.points is not None
            assert each.error is not None
            held += abs(each.points - (truth[each.player] - mean)) < each.error
            told += 1
    assert told == 96
    assert 0.89 <= held / told <= 0.99


def test_one_of_several_wins_and_a_shared_win_is_shared() -> None:
    three: Matches = Counter({((("ada",), ("ben",), ("cleo",)), (0, 1)): 40})
    found = of(three)
    assert (found["ada"].won, found["ben"].won, found["cleo"].won) == (20, 20, 0)
    assert found["ada"].points == pytest.approx(found["ben"].points)
    assert (found["cleo"].points or 0) < -200


def test_of_a_match_against_oneself_nothing_is_learnt() -> None:
    same: Matches = Counter({((("ada", "ben"), ("ada", "ben")), (0,)): 40})
    assert rated(same) == ()
    mixed = of(Counter({((("ada", "ben"), ("ben", "cleo")), (0,)): 30}))
    assert mixed["ben"].points == pytest.approx(0, abs=1e-6)


def test_who_have_never_met_are_not_compared_and_few_matches_are_said_to_be_few() -> None:
    first, second = rated(duels(("ada", "ben", 12), ("cleo", "ben", 3), ("dora", "egon", 11)))
    assert [each.player for each in first.ratings] == ["ada", "ben", "cleo"]
    assert (first.ratings[2].points, first.ratings[2].error, first.ratings[2].matches) == (None, None, 3)
    assert [each.player for each in second.ratings] == ["dora", "egon"]


def test_more_players_than_can_be_rated_are_refused() -> None:
    many = duels(*((f"p{at}", f"p{at + 1}", 1) for at in range(200)))
    with pytest.raises(spadille.BadOptions, match="expected at most 200 players who have met; got 201"):
        rated(many)
    assert len(fitted(duels(("a", "b", 1)), ["a", "b"])) == 2


# -- records -----------------------------------------------------------------------------------------


def match(seed: int, bots: tuple[str, ...], names: list[str] | None = None) -> spadille.Table:
    """A short match to its end."""
    table = spadille.table("war", seed=seed, max_skirmishes=20)
    players = [spadille.bot(table, seat, "beginner", seed=seat) for seat in range(table.game.seats)]
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, players[seat].choose(table.view(seat), table.moves(seat)).move)
    table.more["bots"] = [each or None for each in bots]
    if names:
        table.more["names"] = names
    return table


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve matches of two, and records that tell nothing of anybody's strength."""
    folder = tmp_path_factory.mktemp("evening")
    for seed in range(12):
        match(seed, ("", "regular"), ["Ada", "Walt"]).save(folder / f"war-{seed:02}.jsonl")
    (folder / "copy.jsonl").write_bytes((folder / "war-00.jsonl").read_bytes())
    match(50, ("", "regular")).save(folder / "nameless.jsonl")
    begun = match(51, ("", "regular"), ["Ada", "Walt"])
    begun.back(10)
    begun.save(folder / "begun.jsonl")
    spadille.table("pyramid", seed=1).save(folder / "begun-alone.jsonl")
    return folder


def test_people_are_known_by_their_names_and_bots_by_their_levels(evening: Path) -> None:
    done = run("ratings", str(evening), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    ((game,),) = ([each["game"] for each in told["games"]],)
    (group,) = told["games"][0]["groups"]
    assert (game, group["matches"]) == ("war", 12)
    ends = [spadille.load(evening / f"war-{at:02}.jsonl").outcome for at in range(12)]
    won = sum((0 in each.winners) / len(each.winners) if each.winners else 0.5 for each in ends if each is not None)
    assert won != int(won), "a match was drawn"
    assert {each["player"]: each["won"] for each in group["ratings"]} == {"Ada": won, "regular (bot)": 12 - won}
    assert told["left_out"] == {"copies of others": 1, "not finished": 2, "players without names": 1}


def test_the_page_says_what_is_assumed_and_who_has_played_too_little(evening: Path) -> None:
    done = run("ratings", str(evening), "--jobs", "2")
    assert done.stdout.startswith("war: 12 matches\n")
    assert done.stdout.count(" ±  97  12 matches") == 2
    assert "Left out: 1 record (copies of others).\nLeft out: 2 records (not finished).\n" in done.stdout
    assert "Assumed: a side is as strong as its players together" in done.stdout
    few = run("ratings", str(evening), "--fewest", "13").stdout
    assert few.count("too few matches to be rated: 12 matches, ") == 2
    assert "(expected 13 or more)" in few
    none = run("ratings", str(evening / "begun.jsonl"))
    assert (none.returncode, none.stdout.splitlines()[0]) == (0, "No match that can be rated.")


def test_a_damaged_record_is_named_and_the_others_are_rated(evening: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("{}\n")
    done = run("ratings", str(tmp_path), str(evening), str(tmp_path / "none.jsonl"))
    assert done.returncode == 2
    first, second, third = done.stderr.splitlines()
    assert first.startswith(f"spadille: {tmp_path}/bad.jsonl: line 1: expected a header")
    assert second == f"spadille: {tmp_path}/none.jsonl: the file cannot be read: No such file or directory"
    assert third == "spadille: 2 of 18 records are no good"
    assert done.stdout.startswith("war: 12 matches\n")


def test_a_level_is_one_player_by_its_old_name_and_its_new_one(tmp_path: Path) -> None:
    for seed in range(12):
        match(seed, ("club", "random") if seed % 2 else ("regular", "beginner")).save(tmp_path / f"{seed}.jsonl")
    (game,) = json.loads(run("ratings", str(tmp_path), "--json").stdout)["games"]
    assert [{each["player"] for each in group["ratings"]} for group in game["groups"]] == [
        {"regular (bot)", "beginner (bot)"}
    ]


def test_a_level_that_is_gone_is_a_player_of_its_own(tmp_path: Path) -> None:
    for seed in range(12):
        match(seed, ("expert", "strong" if seed % 2 else "regular")).save(tmp_path / f"{seed}.jsonl")
    (game,) = json.loads(run("ratings", str(tmp_path), "--json").stdout)["games"]
    assert {each["player"] for each in game["groups"][0]["ratings"]} == {
        "expert (bot)",
        "strong (bot)",
        "regular (bot)",
    }


def test_after_ctrl_c_nobody_is_rated_and_it_is_said_how_to_start_again(
    evening: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(path: Path) -> Told:
        if path.name == "war-03.jsonl":
            raise KeyboardInterrupt
        return told_by(path.read_bytes())

    monkeypatch.setattr(ratings_command, "_told", told)
    monkeypatch.setattr("sys.argv", ["spadille", "ratings", "evening"])
    assert ratings_command.rate_files([evening], fewest=10, jobs=1, as_json=True) == 130
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(" records are done; to start again: spadille ratings evening\n")
