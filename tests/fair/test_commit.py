"""Tests commit and reveal: a promise made before the game can be checked after it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

import spadille
from spadille.core.errors import BadRecord
from spadille.core.record import Header
from spadille.core.table import Table
from spadille.fair.commit import commitment, dealer, form_of, joint_seed, left_out, seal, seed_in, verify
from spadille.fair.shuffle import write_seed
from spadille.games import open_game

SECRET = bytes(range(32))
ADDED = {2: "luck", 0: "häppy"}


def header(**more: Any) -> Header:
    return Header("spades", 4, "bicycle", {}, more)


def played() -> Table:
    """A table as a server leaves it: secret, commitment, contributions and seed in the header, two deals played."""
    seed = joint_seed(SECRET, ADDED)
    added = {str(seat): text for seat, text in ADDED.items()}
    more = {
        "commit": commitment(SECRET),
        "secret": write_seed(SECRET),
        "contributions": added,
        "seed": write_seed(seed),
    }
    table = Table(open_game("spades", "bicycle", 4, {}), dealer(seed), more)
    for _ in range(70):
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table


def test_a_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment(SECRET) == "sha256:" + sha256(SECRET).hexdigest()


def test_the_joint_seed_follows_from_secret_and_contributions() -> None:
    digest = sha256(SECRET)
    for seat, text in ((0, "häppy".encode()), (2, b"luck")):
        digest.update(seat.to_bytes(4, "big") + len(text).to_bytes(4, "big") + text)
    assert joint_seed(SECRET, ADDED) == digest.digest()
    assert joint_seed(SECRET, {}) == sha256(SECRET).digest()
    assert joint_seed(SECRET, {0: "a", 1: "b"}) != joint_seed(SECRET, {0: "ab"}), "who said what cannot be shifted"


def test_every_deal_of_a_record_is_recomputed() -> None:
    table = played()
    assert verify(spadille.loads(table.record), table.record) == 3


def test_cards_of_another_record_are_left_out_and_their_number_is_checked() -> None:
    table = played()
    table.more["taken_over"] = 2
    assert verify(spadille.loads(table.record), table.record) == 1, "the draw for the deal, and the first deal"
    for wrong in (-1, True, "two", None):
        table.more["taken_over"] = wrong
        with pytest.raises(BadRecord, match='expected in "taken_over" the number of moves'):
            verify(table, table.record)


@pytest.mark.parametrize("line", [2, 3, 60])
def test_a_deal_that_the_seed_does_not_give_is_found(line: int) -> None:
    lines = played().record.splitlines(keepends=True)
    while not lines[line - 1].startswith(b"[-1,"):
        line += 1
    seat, text = json.loads(lines[line - 1])
    verb, first, second, *rest = text.split()
    lines[line - 1] = json.dumps([seat, " ".join([verb, second, first, *rest])]).encode() + b"\n"
    data = b"".join(lines[:line])
    header = json.loads(lines[0])
    del header["seed"], header["secret"]
    by_hand = json.dumps(header).encode() + b"\n" + b"".join(lines[1:line])
    with pytest.raises(BadRecord) as caught:
        verify(spadille.loads(by_hand), data)
    assert caught.value.line == line
    assert "the seed does not give" in caught.value.reason


def test_a_chance_move_that_was_not_due_is_found() -> None:
    table = spadille.table("spades", rulebook="rules_of_spades", seed=1)
    table.dealer = None
    table.play(-1, "misdeal 0 1")
    with pytest.raises(BadRecord, match="the seed does not give 'misdeal 0 1'"):
        verify(table, table.record)


def test_without_a_seed_nothing_can_be_verified() -> None:
    table = Table(open_game("spades", "bicycle", 4, {}))
    with pytest.raises(BadRecord, match="without one no deal can be recomputed"):
        verify(table, table.record)
    assert seed_in(header()) is None


def test_a_seed_alone_is_its_own_secret() -> None:
    assert seed_in(header(seed=write_seed(SECRET))) == SECRET
    assert seed_in(header(seed=write_seed(SECRET), commit=commitment(SECRET))) == SECRET


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"seed": "v1:00"}, "64 hexadecimal digits"),
        ({"seed": 7}, "a seed of version v1"),
        ({"seed": write_seed(SECRET), "commit": commitment(bytes(32))}, "does not match the commitment"),
        ({"seed": write_seed(SECRET), "commit": 7}, "does not match the commitment"),
        ({"seed": write_seed(SECRET), "secret": write_seed(SECRET)}, "does not follow from the secret"),
        ({"seed": write_seed(SECRET), "secret": None}, "a seed of version v1"),
        ({"seed": write_seed(joint_seed(SECRET, {})), "secret": write_seed(SECRET), "commit": "sha256:"}, "commitment"),
        ({"seed": write_seed(SECRET), "secret": write_seed(SECRET), "contributions": []}, "an object of seats"),
        ({"seed": write_seed(SECRET), "secret": write_seed(SECRET), "contributions": {"x": "a"}}, "an object of seats"),
        ({"seed": write_seed(SECRET), "secret": write_seed(SECRET), "contributions": {"0": 7}}, "an object of seats"),
        ({"seed": write_seed(SECRET), "secret": write_seed(SECRET), "contributions": {"9" * 30: "a"}}, "an object"),
    ],
)
def test_a_header_that_was_tampered_with_is_refused(more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        seed_in(header(**more))
    assert caught.value.line == 1


def test_a_tampered_contribution_is_found_when_the_record_is_loaded() -> None:
    data = played().record.replace(b"luck", b"Luck", 1)
    with pytest.raises(BadRecord, match="does not follow from the secret and the contributions"):
        spadille.loads(data)


# -- the second form ---------------------------------------------------------------------------------

PARTS = {0: "häppy", 2: "luck"}


def sealed(**more: Any) -> dict[str, Any]:
    """The header of a game whose parts were sealed, with anything in it changed."""
    commit = commitment(SECRET)
    usual = {
        "commit": commit,
        "secret": write_seed(SECRET),
        "seed": write_seed(joint_seed(SECRET, PARTS)),
        "contributions": {str(seat): part for seat, part in PARTS.items()},
        "proof": 2,
        "round": 3,
        "seals": {str(seat): seal(commit, 3, seat, part) for seat, part in PARTS.items()},
        "left_out": [{"round": 1, "seat": 1, "name": "Bob"}, {"round": 2, "seat": 3, "name": "\x1b[2JEve"}],
    }
    return {**usual, **more}


def test_a_seal_fits_one_promise_one_round_and_one_seat() -> None:
    usual = seal(commitment(SECRET), 1, 2, "luck")
    assert usual == "sha256:" + sha256(f"spadille seal\n{commitment(SECRET)}\n1\n2\nluck".encode()).hexdigest()
    others = [
        seal(commitment(bytes(32)), 1, 2, "luck"),
        seal(commitment(SECRET), 2, 2, "luck"),
        seal(commitment(SECRET), 1, 1, "luck"),
        seal(commitment(SECRET), 1, 2, "Luck"),
    ]
    assert len({usual, *others}) == 5


def test_parts_that_were_sealed_make_the_same_seed_as_parts_that_were_told() -> None:
    assert seed_in(header(**sealed())) == joint_seed(SECRET, PARTS)
    assert left_out(sealed()) == [("Bob", 1), ("[2JEve", 2)], "nothing in a name moves the cursor"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"proof": 3}, "a proof of form 2, or none; got 3"),
        ({"round": 2}, "not what they had sealed"),
        ({"round": True}, "expected seals, a round"),
        ({"seals": None}, "expected seals, a round"),
        ({"seals": {}}, "not what they had sealed"),
        ({"commit": None}, "expected seals, a round"),
        ({"seals": {**sealed()["seals"], "1": "sha256:"}}, "not what they had sealed"),
        ({"left_out": [{"round": 1}]}, "the seats that were left out"),
        ({"left_out": 7}, "the seats that were left out"),
        ({"left_out": [{"round": "1", "seat": 1, "name": "Bob"}]}, "the seats that were left out"),
    ],
)
def test_seals_that_do_not_hold_are_found(more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        seed_in(header(**sealed(**more)))


@pytest.mark.parametrize(
    ("more", "form"),
    [
        ({}, "seed"),
        ({"seed": write_seed(SECRET)}, "seed"),
        ({"commit": commitment(SECRET)}, "promised"),
        (sealed(contributions={}), "promised"),
        ({"commit": commitment(SECRET), "contributions": {"0": "a"}, "proof": 2}, "promised"),
        (sealed(proof=None), "told"),
        (sealed(), "sealed"),
    ],
)
def test_a_header_tells_what_it_proves(more: dict[str, Any], form: str) -> None:
    assert form_of(more) == form
