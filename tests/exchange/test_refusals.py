"""Tests what cannot be written or read: one clear line each, with the line of the file and the clause."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.exchange.matches import FORMS, played

import spadille
from spadille import exchange

GAME = played("bicycle", 2, 120)
PBN = exchange.exported(GAME, "pbn")
LIN = exchange.exported(GAME, "lin")
DEAL = re.search(r'\[Deal "N:([^"]*)"\]', PBN)
assert DEAL is not None
HANDS = DEAL[1].split()


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def refused(text: str, form: str, said: str, line: int, clause: str | None = None) -> None:
    with pytest.raises(spadille.BadRecord, match=re.escape(said)) as caught:
        exchange.imported(text, form)
    assert (caught.value.line, caught.value.clause) == (line, clause)
    assert "\n" not in str(caught.value)


# -- out ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("game", "more", "said"),
    [
        ("war", {}, "expected spades for four with 52 cards, as bridge programs have it; got war"),
        ("five_hundred", {}, "as bridge programs have it; got five_hundred"),
        ("spades", {"rulebook": "bicycle", "seats": 3}, "expected spades for four, as bridge programs have it; got 3"),
        ("spades", {"rulebook": "andrews", "jokers": 2}, "expected spades with the 52 cards of bridge; got another"),
    ],
)
def test_other_games_tables_and_packs_are_refused_in_a_sentence(
    game: str, more: dict[str, Any], said: str, form: str
) -> None:
    with pytest.raises(spadille.BadOptions, match=said):
        exchange.exported(spadille.table(game, seed=1, **more), form)


def test_a_format_that_is_none_is_named() -> None:
    with pytest.raises(spadille.BadOptions, match="expected pbn or lin; got 'rbn'"):
        exchange.exported(GAME, "rbn")


# -- in ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (" " + HANDS[3] + '"', '"', "expected four hands after N:, E:, S: or W:; got 3"),
        (HANDS[3], "-", "expected four hands after N:, E:, S: or W:; got 3"),
        (HANDS[0], "2" + HANDS[0], "expected 52 different cards; got S2 twice"),
        (HANDS[0], HANDS[0][1:], "expected 13 cards for N; got 12"),
        (HANDS[0], HANDS[0].replace(".", "", 1), "expected four suits separated by dots; got"),
        (HANDS[0], "X" + HANDS[0], "expected a card such as SA or HT; got 'SX'"),
        ('[Deal "N:', '[Deal "Q:', "expected N, E, S or W; got 'Q'"),
    ],
)
def test_a_deal_that_is_none_is_named_with_its_line(old: str, new: str, said: str) -> None:
    text = PBN.replace(old, new, 1)
    assert text != PBN
    refused(text, "pbn", said, line_of(PBN, '[Deal "'))


def rows() -> list[str]:
    """The tricks of the first board."""
    return PBN[PBN.index("[Play") :].split("\n\n")[0].splitlines()[1:]


def test_a_card_that_is_not_held_is_named_with_its_line() -> None:
    first, second = rows()[:2]
    said = f"{second[3:5]}: You do not hold"
    refused(PBN.replace(first, second[3:5] + first[2:], 1), "pbn", said, line_of(PBN, first))


def test_a_card_that_does_not_follow_is_named_with_its_line_and_clause() -> None:
    spade = next(each.group() for each in re.finditer(r"[HDC][^ \n]", rows()[0]))
    suits = {"S": 0, "H": 1, "D": 2, "C": 3}
    second = (rows()[0].split())[1]
    seat = ("NESW".index(PBN.split('[Play "')[1][0]) + 1) % 4
    other = next(
        suit + hand[0] for suit, place in suits.items() if suit != spade[0] and (hand := HANDS[seat].split(".")[place])
    )
    text = PBN.replace(rows()[0], rows()[0].replace(second, other), 1)
    refused(text, "pbn", f"{other}: ", line_of(PBN, rows()[0]), "SPD-BIC-18")
    refused(LIN.replace(f"|pc|{second}|", f"|pc|{other}|", 1), "lin", f"{other}: ", 1, "SPD-BIC-18")


def test_a_trick_has_a_card_of_whoever_is_to_play() -> None:
    leader = PBN.split('[Play "')[1][0]
    text = PBN.replace(rows()[0], "- " + rows()[0][3:], 1)
    refused(text, "pbn", f"expected a card of {leader}, whose turn it is; got", line_of(PBN, rows()[0]))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("1:bid", "1:bid 0", "bid"),
        ("1:bid", "1:double", "expected a move such as bid 1, bid 2 or bid 3; got"),
        ('[Note "1:', '[Note "9:', "expected a note 1 to the auction; got none"),
        ("1S =1= Pass =2=", "1S =1= Pass", "to call before"),
        ('[Dealer "', '[Dealer "Q', "expected N, E, S or W; got 'Q"),
        ('[Board "1"]', '[Board "one"]', "expected the number of a board; got 'one'"),
        ('[SpadilleRulebook "bicycle"]', '[SpadilleRulebook "hoyle"]', "expected a rulebook of spades"),
        ('[SpadilleGame "spades"]', '[SpadilleGame "war"]', "expected spades for four with 52 cards"),
        ('[SpadilleGame "spades"]', '[SpadilleGame "whist"]', "expected a game"),
        ('[SpadilleOptions "', '[SpadilleOptions "luck=3', "expected options of spades such as target=200"),
        ('[SpadilleOptions "', '[SpadilleOptions "target=no', "option target: expected"),
        ("[Play", "Play", "expected a tag such as"),
    ],
)
def test_what_is_wrong_in_a_pbn_is_named(old: str, new: str, said: str) -> None:
    text = PBN.replace(old, new, 1)
    assert text != PBN
    with pytest.raises(spadille.BadRecord, match=said) as caught:
        exchange.imported(text, "pbn")
    changed = [
        line for line, (one, other) in enumerate(zip(PBN.split("\n"), text.split("\n"), strict=True), 1) if one != other
    ]
    assert caught.value.line == changed[0] or "[Note" in old or "1S" in old
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"md\|.", "md|9", "expected the dealer, 1 for S to 4 for E; got '9'"),
        (r"md\|(.)[^|]*", r"md|\1SAK,SQ", "expected three hands or four, from South on; got 2"),
        (r"md\|(.)S", r"md|\1X", "expected a hand such as SAK5HQDJ32CT9876; got 'X"),
        (r"pg\|\|\n", "pg||\nmd", "expected commands such as md|…|; got 'md"),
        (r"pc\|..\|", "pc|ZZ|", "expected a card such as SA or HT; got 'ZZ'"),
        (r"an\|[^|]*\|", "an|1 NT|", "expected a move such as bid 1, bid 2 or bid 3; got"),
    ],
)
def test_what_is_wrong_in_a_lin_is_named(old: str, new: str, said: str) -> None:
    text = re.sub(old, new, LIN, count=1)
    if old.startswith("pg"):
        text = LIN + "md"
    assert text != LIN
    with pytest.raises(spadille.BadRecord, match=re.escape(said)):
        exchange.imported(text, "lin")


@pytest.mark.parametrize("text", ["", "% PBN 2.1\n", "{ nothing }\n"])
def test_a_file_without_a_board_is_refused(text: str) -> None:
    refused(text, "pbn", "expected a board with a deal; got none", 1)


def test_a_board_needs_a_deal_and_a_dealer() -> None:
    refused('[Board "1"]\n', "pbn", "expected a deal of four hands; got none", 1)
    refused(f'[Deal "N:{" ".join(HANDS)}"]\n', "pbn", "expected a dealer; got none", 1)


def test_boards_follow_each_other_as_deals_do() -> None:
    first, second, *_ = PBN.removeprefix(exchange.head("pbn")).split("\n\n")
    half = first[: first.index(rows()[3])].rstrip()
    begun = line_of(f"{half}\n\n{second}", '[Event "spades"]\n[Site "?"]\n[Date "?"]\n[Board "2"]')
    refused(f"{half}\n\n{second}\n", "pbn", "expected the board before 2 to be played to its end", begun)
    dealer = second.split('[Dealer "')[1][0]
    other = "NESW"[("NESW".index(dealer) + 1) % 4]
    turned = first + "\n\n" + second.replace(f'[Dealer "{dealer}"]', f'[Dealer "{other}"]') + "\n"
    line = len(first.splitlines()) + 1 + line_of(second, "[Dealer")
    refused(turned, "pbn", f"expected {dealer} to deal board 2; got {other}", line)


def test_nothing_comes_after_the_end_of_a_match() -> None:
    whole = exchange.exported(played("denexa", 1), "pbn")
    boards = whole.count("[Board ")
    last = whole.split("\n\n")[-2].replace(f'[Board "{boards}"]', f'[Board "{boards + 1}"]')
    refused(whole + last + "\n", "pbn", f"the match is over before board {boards + 1}", whole.count("\n") + 1)


def test_nothing_is_called_or_played_when_a_deal_is_over() -> None:
    first = PBN.removeprefix(exchange.head("pbn")).split("\n\n")[0]
    refused(f"{first}\nSA HA DA CA\n", "pbn", "expected nothing more in this deal; got 'SA'", first.count("\n") + 2)
