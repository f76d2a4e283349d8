"""The record: what is written, what is read forgivingly, and what is refused at which line."""

from __future__ import annotations

import errno
import gzip
import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.core import record
from spadille.core.errors import BadRecord
from spadille.core.record import is_kind
from spadille.fair.commit import verify

HEADER: dict[str, Any] = {"spadille": 1, "game": "spades", "seats": 4, "rulebook": "bicycle", "options": {}}
PACK = " ".join(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")
DRAW = '[-1,"draw KS 7D 2C 9H"]'


def text(*lines: str, **changes: Any) -> bytes:
    """A record with this header and these lines."""
    header = {key: value for key, value in {**HEADER, **changes}.items() if value is not ...}
    return "".join(f"{line}\n" for line in (json.dumps(header), *lines)).encode()


def finished() -> bytes:
    """A whole game: one deal of Bicycle, everybody plays the first card they may."""
    table = spadille.table("spades", rulebook="bicycle", seed=5, max_deals=1)
    while table.deciding:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table.record


def refused(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        spadille.loads(data)
    assert caught.value.reason
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def closed_with(closing: dict[str, Any]) -> bytes:
    *lines, _ = finished().splitlines(keepends=True)
    return b"".join(lines) + json.dumps(closing).encode()


# -- what is read --------------------------------------------------------------------------------------


def test_a_record_may_stop_anywhere() -> None:
    assert spadille.loads(text()).version == 0
    assert spadille.loads(text(DRAW)).version == 1
    assert spadille.loads(text(DRAW)[:-1]).version == 1, "without the last newline"


def test_blank_lines_at_the_end_are_nothing() -> None:
    assert spadille.loads(text(DRAW, "", "  ", "")).version == 1
    assert spadille.loads(text(DRAW).replace(b"\n", b"\r\n")).version == 1


def test_options_left_out_come_from_the_rulebook() -> None:
    assert spadille.loads(text(options=...)).game.options.target == 500
    assert spadille.loads(text(options={"target": 200})).game.options.target == 200
    written = json.loads(spadille.loads(text()).record.splitlines()[0])
    assert list(written["options"])[:3] == ["partnership", "target", "first_dealer"]
    assert len(written["options"]) == 23


def test_keys_that_nobody_knows_are_kept() -> None:
    names = ["Ann", "Bob", "Cy", "Di"]
    table = spadille.loads(text(names=names, site={"any": [1, None]}))
    assert table.more == {"names": names, "site": {"any": [1, None]}}
    assert spadille.loads(table.record).more == table.more


def test_reading_forgives_case_blanks_tens_and_suit_signs() -> None:
    table = spadille.loads(
        text('[-1," DRAW  k♠ 7d 2C 10♥ "]', ' [ -1 , "Deal ' + PACK.lower().replace("th", "10♥") + '" ] ')
    )
    assert table.record.splitlines()[1:] == [b'[-1,"draw KS 7D 2C TH"]', f'[-1,"deal {PACK}"]'.encode()]


def test_a_closing_line_may_say_less_than_it_could() -> None:
    truth = json.loads(finished().splitlines()[-1])["over"]
    some: list[dict[str, Any]] = [
        {"over": {}},
        {"over": {"payoff": truth["payoff"]}},
        {"over": {"winners": truth["winners"][::-1], "x": 1}},
    ]
    for closing in some:
        assert spadille.loads(closed_with(closing)).outcome is not None


def test_the_digest_is_that_of_all_bytes_before() -> None:
    data = finished()
    body = data[: data.rindex(b"\n", 0, -1) + 1]
    assert json.loads(data.splitlines()[-1])["digest"] == "sha256:" + hashlib.sha256(body).hexdigest()
    assert record.digest(body) == "sha256:" + hashlib.sha256(body).hexdigest()
    assert spadille.loads(data).record == data


def test_a_path_that_cannot_be_looked_at_is_neither_a_file_nor_a_folder(tmp_path: Path) -> None:
    assert is_kind(Path.is_dir, tmp_path)
    assert not is_kind(Path.is_file, tmp_path)
    too_long = tmp_path / ("x" * 1000)
    assert not is_kind(Path.is_dir, too_long)
    assert not is_kind(Path.is_file, too_long)


def test_a_mark_before_a_text_in_utf_8_is_no_part_of_the_record() -> None:
    data = finished()
    table = spadille.loads(b"\xef\xbb\xbf" + data)
    assert table.record == data
    assert verify(table, b"\xef\xbb\xbf" + data) > 0


def test_a_record_whose_lines_end_otherwise_now_is_told_from_one_that_was_changed() -> None:
    wrong = refused(finished().replace(b"\n", b"\r\n"))
    assert (wrong.line, wrong.reason) == (
        1,
        "this file has Windows line ends (CR LF); expected LF: only the ends of lines have been changed, "
        "and dos2unix, or an editor, changes them back",
    )
    assert "the record has been changed" in refused(finished().replace(b"[0,", b"[ 0,")).reason


def test_a_byte_of_another_encoding_after_the_closing_line_is_named() -> None:
    wrong = refused(finished() + b"Ren\xe9\n")
    assert wrong.line == finished().count(b"\n") + 1
    assert wrong.reason == "expected text in UTF-8; got the byte E9, as in Latin-1 or Windows-1252"
    assert "expected nothing after the closing line" in refused(finished() + b"{}\n").reason


# -- what is refused -----------------------------------------------------------------------------------


WRONG_HEADERS: list[tuple[Any, str]] = [
    (b"", "one whole JSON value"),
    (b"\n\n", "one whole JSON value"),
    (text()[:40], "one whole JSON value"),
    (b"[" * 100_000, "one whole JSON value"),
    (b"[" * 100_000 + b"]" * 100_000, "one whole JSON value"),
    (b'{"spadille":1,"game":"\xff"}', "expected text in UTF-8; got the byte FF, as in Latin-1"),
    (text().decode().encode("utf-16"), "expected text in UTF-8; got UTF-16"),
    (text().decode().encode("utf-16-be"), "expected text in UTF-8; got UTF-16"),
    (text().decode().encode("utf-32"), "expected text in UTF-8; got UTF-32"),
    (gzip.compress(text()), "expected text in UTF-8; got a compressed file (gzip)"),
    (b"\0" * 100, "expected text in UTF-8; got bytes that are no text"),
    (b"\x93\0\x01\x02", "expected text in UTF-8; got bytes that are no text"),
    (b"\n", "got nothing"),
    (text()[:40], "which breaks off"),
    (text().replace(b": 4", b": 4" + b"0" * 5000), "expected numbers of a usual size; got one out of range in '{"),
    (text().replace(b": 4", b": 1e400"), "expected numbers of a usual size"),
    (b'"spades"', "a header such as"),
    (b'{"game":"spades"}', "a header such as"),
    (text(spadille=2), "version 1; got version 2: a newer Spadille has written it"),
    (text(spadille="1"), "version 1; got version '1'"),
    (text(spadille="1"), "version 1"),
    (text(spadille=True), "version 1"),
    (text(game=...), "the name of a game as 'game'; it is missing"),
    (text(game=7), "the name of a game as 'game'; got 7"),
    (text(game="skat"), "expected a game: spades"),
    (text(seats=...), "'seats'; it is missing"),
    (text(seats=True), "'seats'; got True"),
    (text(seats=4.0), "'seats'; got 4.0"),
    (text(seats=10**30), "for 2, 3, 4, 5 or 6 players; got 1000"),
    (text(seats=7), "for 2, 3, 4, 5 or 6 players; got 7"),
    (text(rulebook=...), "'rulebook'; it is missing"),
    (text(rulebook="hoyle"), "a rulebook of spades: denexa"),
    (text(options=[]), "an object with options"),
    (text(options={"targt": 200}), "did you mean target?"),
    (text(options={"target": "200"}), "option target: expected a whole number"),
    (text(options={"target": 200.0}), "option target: expected a whole number"),
    (text(options={"target": True}), "option target: expected a whole number"),
    (text(options={"target": [[1]]}), "got a list"),
    (text(options={"target": {}}), "got an object"),
    (text(options={"partnership": True}, seats=3), "Partners need four or six players"),
]


@pytest.mark.parametrize(("data", "words"), WRONG_HEADERS, ids=range(len(WRONG_HEADERS)))
def test_a_wrong_header_is_refused_in_line_1(data: bytes, words: str) -> None:
    wrong = refused(data)
    assert (wrong.line, wrong.clause) == (1, None)
    assert words in wrong.reason
    assert len(wrong.reason) < 700


WRONG_LINES: list[tuple[Any, str]] = [
    ("", "one whole JSON value"),
    ("[", "one whole JSON value"),
    ("[" * 100_000, "one whole JSON value"),
    ('[-1,"draw', "one whole JSON value"),
    ('[-1,"dealer 3"] x', "one whole JSON value"),
    ("null", "a move such as"),
    ("[]", "a move such as"),
    ('["0","play AS"]', "a move such as"),
    ('[true,"play AS"]', "a move such as"),
    ('[0.0,"play AS"]', "a move such as"),
    ('[0,"play AS",1]', "a move such as"),
    ("[0,7]", "or the closing line; got '[0,7]'"),
    ('[-2,"play AS"]', "a seat from -1 (chance) to 3; got -2"),
    ('[4,"play AS"]', "a seat from -1 (chance) to 3; got 4"),
    (f'[{10**40},"play AS"]', "a seat from -1 (chance) to 3; got 1000"),
    ('[-1,"shuffle"]', "expected one of play, bid"),
    ('[-1,"draw KS 7D 2C 9X"]', "a card such as AS"),
    ('[0,"bid 3"]', "Wait until the first dealer is found"),
    ('{"spadille":1}', "a closing line such as"),
    ('{"over":true}', "a closing line such as"),
    ('{"over":{}}', "before the game is over"),
]


@pytest.mark.parametrize(("line", "words"), WRONG_LINES, ids=range(len(WRONG_LINES)))
def test_a_wrong_line_is_refused_with_its_number(line: str, words: str) -> None:
    wrong = refused(text(line, DRAW))
    assert (wrong.line, wrong.clause) == (2, None)
    assert words in wrong.reason


@pytest.mark.parametrize(("length", "quoted"), [(39, 39), (40, 40), (41, 40), (400, 40)])
def test_a_line_that_is_no_json_is_quoted_to_forty_signs(length: int, quoted: int) -> None:
    assert refused(text("x" * length, DRAW)).reason.endswith(f"got {'x' * quoted!r}")


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    wrong = refused(text() + b'[-1,"draw \xff"]\n')
    assert wrong.line == 2


def test_a_broken_rule_is_refused_with_its_clause() -> None:
    wrong = refused(text(DRAW, f'[-1,"deal {PACK}"]', '[1,"bid 0"]'))
    assert (wrong.line, wrong.clause) == (4, "SPD-BIC-13")
    assert str(wrong).endswith("(SPD-BIC-13)")


@pytest.mark.parametrize(
    "closing",
    [
        {"over": {"payoff": [1, 2, 3, 4]}},
        {"over": {"payoff": "all"}},
        {"over": {"payoff": [True, 1, 1, 1]}},
        {"over": {"winners": []}},
        {"over": {"winners": 7}},
        {"over": {"winners": ["0"]}},
        {"over": {}, "digest": "sha256:00"},
        {"over": {}, "digest": None},
    ],
)
def test_a_false_closing_line_is_refused(closing: dict[str, Any]) -> None:
    data = closed_with(closing)
    assert refused(data).line == len(data.splitlines())


def test_nothing_may_follow_the_closing_line() -> None:
    data = finished()
    wrong = refused(data + b'[0,"bid 3"]\n')
    assert wrong.line == len(data.splitlines()) + 1
    assert "after the closing line" in wrong.reason
    assert refused(data + data.splitlines()[-1]).line == wrong.line


def test_a_changed_record_is_found_out_by_its_digest() -> None:
    data = finished().replace(b'"options"', b'"names":["X"],"options"', 1)
    assert "digest" in refused(data).reason


# -- saving --------------------------------------------------------------------------------------------


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.jsonl"
    spadille.loads(finished()).save(path)
    assert path.read_bytes() == finished()
    assert spadille.load(str(path)).outcome is not None
    assert list(path.parent.iterdir()) == [path], "nothing is left over"


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    record.save(path, b"old\n")
    monkeypatch.setattr(os, step, _full)
    with pytest.raises(OSError, match="No space left"):
        record.save(path, b"new\n")
    assert path.read_bytes() == b"old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_part_that_cannot_be_taken_away_hides_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", _full)
    monkeypatch.setattr(os, "unlink", _gone)
    with pytest.raises(OSError, match="No space left"):
        record.save(tmp_path / "game.jsonl", b"new\n")


def _gone(*_: object) -> None:
    raise FileNotFoundError


def test_a_file_that_breaks_off_is_read_to_there_or_refused_at_its_last_line() -> None:
    data = finished()
    for cut in (1, 7, 50, 500, len(data) - 1):
        part = data[:cut]
        whole = part.count(b"\n")
        if cut == len(data) - 1:
            assert spadille.loads(part).outcome is not None
        else:
            assert refused(part).line == whole + 1
        if whole:
            assert spadille.loads(b"".join(part.splitlines(keepends=True)[:whole])).version == whole - 1
