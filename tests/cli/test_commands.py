"""The command line as a person meets it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tests.cli.shell import COMMAND, environment, run

import spadille
from spadille.core.table import Table
from spadille.fair.commit import PROOFS, UNPROVEN, commitment, dealer, joint_seed, seal
from spadille.fair.shuffle import write_seed
from spadille.games import open_game

RECORDS = Path(__file__).parent.parent / "data" / "records"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = spadille.table("spades", rulebook="denexa", seed=5, target=60)
    while table.deciding:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    path = tmp_path / "game.jsonl"
    table.save(path)
    return path


def test_help_names_every_command() -> None:
    shown = run("--help").stdout
    assert all(
        word in shown for word in ("play", "replay", "rules", "clauses", "verify", "verify-pack", "doctor", "games")
    )


def test_games_lists_all_with_seats_and_a_sentence() -> None:
    shown = run("games").stdout
    for entry in spadille.GAMES.values():
        assert entry.name in shown
        assert str(entry.sentence) in shown


def test_replay_answers_in_order_and_fails_for_a_bad_file(finished: Path, tmp_path: Path) -> None:
    bad = RECORDS / "spades-bad-00064.jsonl"
    done = run("replay", "--json", str(finished), str(bad), str(tmp_path / "none.jsonl"))
    good, refused, missing = (json.loads(line) for line in done.stdout.splitlines())
    assert done.returncode == 2
    assert list(good) == [
        "file", "game", "rulebook", "seats", "moves", "deals", "over", "payoff", "winners", "scores", "sheet", "bags",
    ]  # fmt: skip
    assert good["over"] is True
    assert good["sheet"][-1]["totals"] == good["scores"]
    assert (refused["line"], refused["clause"]) == (7, "SPD-CLB-11")
    assert missing["line"] is None


def test_replay_in_words(finished: Path) -> None:
    done = run("replay", str(finished))
    assert done.returncode == 0
    assert "Spades (Denexa Games), 4 seats" in done.stdout


def test_replay_says_one_seat_and_one_move(tmp_path: Path) -> None:
    spadille.table("pyramid", seed=1).save(tmp_path / "game.jsonl")
    assert "Pyramid (Denexa Games), 1 seat, 1 move, 0 deals, " in run("replay", str(tmp_path / "game.jsonl")).stdout


@pytest.mark.parametrize("damage", [b"\xff\xfe\x00", b"", b"{", b"[" * 100_000, b'{"spadille":1}\n'])
def test_nonsense_is_one_line_and_no_traceback(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(damage)
    done = run("replay", str(path))
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 1
    assert "Traceback" not in done.stdout + done.stderr


def test_verify_recomputes_every_deal(finished: Path, tmp_path: Path) -> None:
    assert "follow from the seed" in run("verify", str(finished)).stdout
    lines = finished.read_text().splitlines()
    header = json.loads(lines[0])
    header["seed"] = header["seed"][:-1] + ("0" if header["seed"][-1] != "0" else "1")
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([json.dumps(header), *lines[1:-1]]) + "\n")
    done = run("verify", str(forged))
    assert done.returncode == 2
    assert "line 2" in done.stdout


def test_verify_says_which_moves_come_from_another_record(finished: Path, tmp_path: Path) -> None:
    header, *lines = finished.read_text("utf-8").splitlines(keepends=True)
    file = tmp_path / "on.jsonl"
    file.write_text(json.dumps({**json.loads(header), "taken_over": 2}) + "\n" + "".join(lines[:-1]), "utf-8")
    done = run("verify", str(file))
    assert "not checked: those among the first 2 moves, which come from another record" in done.stdout
    assert " 1 chance moves" not in done.stdout


def test_verify_says_what_a_record_proves_and_who_was_left_out(finished: Path, tmp_path: Path) -> None:
    done = run("verify", str(finished))
    assert str(UNPROVEN) in done.stderr
    assert [form for form, words in PROOFS.items() if str(words) in done.stderr] == ["seed"]
    secret, part = bytes(32), "luck"
    seed = joint_seed(secret, {0: part})
    table = Table(open_game("war", None, 2, {}), dealer(seed))
    table.more = {
        "commit": commitment(secret),
        "secret": write_seed(secret),
        "seed": write_seed(seed),
        "contributions": {"0": part},
        "proof": 2,
        "round": 2,
        "seals": {"0": seal(commitment(secret), 2, 0, part)},
        "left_out": [{"round": 1, "seat": 1, "name": "Bob"}],
    }
    sealed = tmp_path / "sealed.jsonl"
    sealed.write_bytes(table.record)
    done = run("verify", str(sealed))
    assert done.stdout.endswith("; left out, for their parts were not opened in time: Bob (round 1)\n")
    assert str(PROOFS["sealed"]) in done.stderr
    told = json.loads(run("verify", "--json", str(sealed)).stdout)
    assert (told["proof"], told["left_out"]) == ("sealed", [{"name": "Bob", "round": 1}])


def test_verify_pack_finds_what_is_missing_and_what_is_too_many() -> None:
    cards = "2C " + " ".join(str(each) for each in _pack() if str(each) != "7C")
    done = run("verify-pack", "--json", given=cards)
    assert done.returncode == 1
    assert json.loads(done.stdout) == {
        "pack": 52,
        "complete": False,
        "missing": ["7C"],
        "surplus": ["2C"],
        "foreign": [],
    }
    assert run("verify-pack", "--pack", "52", given=" ".join(map(str, _pack()))).returncode == 0
    assert run("verify-pack", "--pack", "50", "AS").returncode == 2
    assert run("verify-pack", "XX").returncode == 2


def _pack() -> tuple[object, ...]:
    from spadille.cards.pack import STANDARD

    return STANDARD


def test_rules_by_rulebook_and_the_difference_of_two() -> None:
    assert "SPD-BIC-18" in run("rules", "spades").stdout
    club = run("rules", "spades", "club").stdout
    assert "SPD-CLB-11" in club
    assert "SPD-BIC-18" not in club
    assert "A nil that is made earns 50 points. (SPD-CLB-14)" in club
    assert "a nil that is made" not in run("rules", "spades", "bicycle").stdout.lower()
    assert run("rules", "care").returncode == 0
    assert "TBL-01" in run("rules", "table").stdout
    found = json.loads(run("rules", "spades", "--diff", "bicycle", "andrews", "--json").stdout)
    differing = {each["option"] for each in found}
    assert differing == {
        "partnership", "nil", "blind_nil", "set_penalty", "bag_penalty", "opening_lead", "mercy",
    }  # fmt: skip
    assert all(all(each["words"]) for each in found)
    assert "alike" in run("rules", "spades", "--diff", "club", "club").stdout


def test_clauses_lead_to_code_and_test() -> None:
    rows = {row["id"]: row for row in json.loads(run("clauses", "spades", "--json").stdout)}
    assert rows["SPD-BIC-18"]["kept"] == "enforced"
    assert rows["SPD-BIC-18"]["code"]
    assert rows["SPD-BIC-18"]["test"] == "tests/games/spades/clauses/SPD-BIC-18.txt"
    assert "1 play 2D !! SPD-BIC-18" in rows["SPD-BIC-18"]["scenario"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("rules", "bridge"), "expected a game"),
        (("rules", "spades", "hoyle"), "expected a rulebook"),
        (("play", "spades", "--plain", "target=0"), "target"),
        (("play", "spades", "--plain", "nil"), "target=200"),
        (("play", "spades", "--plain", "nill=on"), "did you mean nil"),
        (("play", "spades", "--plain", "--seats", "9"), "expected 2, 3, 4, 5 or 6 players of spades; got 9"),
        (("play", "pyramid", "--plain", "--seats", "-1"), "expected 1 player of pyramid; got -1"),
        (("play", "bridge", "--plain"), "expected a game"),
        (("play", "--resume", "gone"), "expected the file of a record (.jsonl) or a game; got 'gone'"),
        (("learn",), "expected GAME: the games are spades, five_hundred, "),
        (("club", "plan"), "expected GAME: the games are spades, five_hundred, "),
        (("play", "spades", "--plain", "--bots", "god"), "beginner, regular"),
    ],
)
def test_bad_words_are_refused_with_what_was_expected(words: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert expected in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


def test_play_is_by_what_most_people_play_unless_another_number_sits_down(tmp_path: Path) -> None:
    def first_line(*words: str) -> str:
        return run("play", "spades", "--plain", *words, folder=tmp_path).stdout.partition(".")[0]

    assert "Rules of Spades" in first_line()
    assert "Rules of Spades" in first_line("target=200")
    assert "Bicycle" in first_line("--seats", "3")
    assert "Denexa Games" in first_line("--rulebook", "denexa")


def test_doctor_says_what_is_there() -> None:
    done = run("doctor")
    assert done.returncode == int("degraded" in done.stdout)
    assert "msgspec" in done.stdout
    assert "litestar" in done.stdout


def test_a_reader_that_goes_away_is_no_error(finished: Path) -> None:
    """In a process: a pipe has two ends."""
    code = f"{' '.join(COMMAND)} replay --json {finished} {finished} | head -c 10"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {code}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment(),
    )
    assert "Traceback" not in done.stderr


def test_a_word_of_the_card_table_is_told_with_how_it_is_said() -> None:
    assert "dix (say: deece): The nine of trumps" in run("rules", "dix").stdout
    stock = run("rules", "stock").stdout
    assert stock.index("Every game") < stock.index("Pyramid")
    (slough,) = json.loads(run("rules", "Slough", "--json").stdout)
    assert (slough["game"], slough["key"], slough["clause"]) == ("spades", "slough", "SPD-ROS-22")
    assert "pinochle (say: pea-knuckle)" in run("rules", "glossary").stdout
    assert "PIN-01" in run("rules", "pinochle").stdout, "the name of a game means the game"
