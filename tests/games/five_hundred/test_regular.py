"""Tests the regular player of Five Hundred: its moves in clear cases, and that it beats chance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.moment import after

from spadille.bots import make_bot
from spadille.core.contract import Decide, Decision, Seat
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game

START = "table five_hundred denexa 4 first_dealer=random"


def sat_down(*lines: str, options: str = "ace_no_face=false") -> Table:
    return after(f"{START} {options}", "-1 dealer 3", *lines)


def decision(table: Table, seat: Seat) -> Decision:
    return make_bot("regular", table.game, seat, 1).choose(table.view(seat), table.moves(seat))


def choice(table: Table, seat: Seat) -> str:
    return table.game.spell(decision(table, seat).move)


def match(levels: tuple[str, ...], seed: int, **options: Any) -> Table:
    table = Table(open_game("five_hundred", None, None, options), dealer(seed_of(f"regular {seed}")))
    bots = [make_bot(level, table.game, seat, seed) for seat, level in enumerate(levels)]
    while isinstance(turn := table.game.turn(table.state), Decide):
        (seat,) = turn.seats
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    return table


def test_it_announces_a_poor_hand_and_a_poor_partner_has_it_dealt_again() -> None:
    poor = "0: AS 8C 9C TC 8D 9D TD 8H 9H TH; 2: QH KD 4S"
    table = sat_down(f"deal {poor}", options="")
    assert choice(table, 0) == "ace no face"
    table.play(0, "ace no face")
    assert choice(table, 2) == "redeal"


def test_a_strong_partner_plays_on() -> None:
    strong = "0: AS 8C 9C TC 8D 9D TD 8H 9H TH; 2: JB JS JC KS QS TS 9S AH AD AC"
    table = sat_down(f"deal {strong}", "0 ace no face", options="")
    assert choice(table, 2) == "play on"


def test_it_announces_nothing_that_is_fit_for_nullo() -> None:
    table = sat_down("deal 0: AS 4S 5S 4C 5C 6C 4D 5D 4H 5H", options="")
    assert choice(table, 0) == "no"


def test_it_bids_its_long_suit_and_passes_a_poor_hand() -> None:
    table = sat_down("deal 0: JB JH JD AH KH QH TH AS AC 4C; 1: KS JS 9S 8C JC TC 9D KD QD 8H")
    bid = decision(table, 0)
    assert table.game.spell(bid.move) in ("bid 8H", "bid 9H")
    assert bid.weighed
    table.play(0, bid.move)
    assert choice(table, 1) == "pass"


def test_it_bids_nullo_with_nothing_but_low_cards() -> None:
    assert choice(sat_down("deal 0: 4S 5S 6S 4C 5C 6C 4D 5D 4H 5H"), 0) == "nullo"


def test_it_bids_grand_nullo_when_both_hands_are_low() -> None:
    table = sat_down("deal 2: 4S 5S 6S 4C 5C 6C 4D 5D 4H 5H", "0 nullo ; 1 pass")
    assert choice(table, 2) == "grand nullo"


def test_it_lays_whole_plain_suits_aside_and_keeps_trumps_and_aces() -> None:
    deal = "deal 0: JB JS JC AS KS QS AH 4H KD 5D; middle: 4C 5C TS 9S AC"
    table = sat_down(deal, "0 bid 10S ; 1 pass ; 2 pass ; 3 pass")
    assert choice(table, 0) == "discard 4C 5C 5D KD 4H"


def test_in_nullo_it_lays_its_dangers_aside() -> None:
    deal = "deal 0: 4S 5S 6S 4C 5C 6C 4D 5D 4H 5H; middle: JB AS KC AD QH"
    table = sat_down(deal, "0 nullo ; 1 pass ; 2 pass ; 3 pass")
    assert choice(table, 0) == "discard KC AD QH AS JB"


def test_the_declarer_draws_trumps() -> None:
    deal = "deal 0: JB JS AS KS QS AH KH; middle: 4C 5C 4D 5D 6D"
    lines = (deal, "0 bid 8S ; 1 pass ; 2 pass ; 3 pass", "0 discard 4C 5C 4D 5D 6D")
    assert choice(sat_down(*lines), 0) == "play JB S"
    plain = sat_down(*lines, options="ace_no_face=false joker_lead_naming=no_trump_only")
    assert choice(plain, 0) == "play JB"


def test_it_cashes_winners_at_no_trump_and_then_names_its_long_suit() -> None:
    table = sat_down("deal 0: AS JB KH QH TH 9H 8H 4C 5C 4D", "0 pass ; 1 pass ; 2 pass ; 3 pass")
    assert choice(table, 0) == "play AS"
    assert (
        choice(sat_down("deal 0: JB KH QH TH 9H 8H 4C 5C 4D 4S", "0 pass ; 1 pass ; 2 pass ; 3 pass"), 0) == "play JB H"
    )


def answer(seat: Seat, deal: str, plays: str) -> str:
    """What a seat plays at no trump, all having passed, after these plays of the first trick."""
    return choice(sat_down(f"deal {deal}", "0 pass ; 1 pass ; 2 pass ; 3 pass", plays), seat)


@pytest.mark.parametrize(
    ("deal", "plays", "card"),
    [
        ("0: 4H; 1: AH 5H -K -Q", "0 play 4H", "AH"),
        ("0: 4H; 1: QH 5H -K -A", "0 play 4H", "5H"),
        ("0: AH; 1: KH 5H -4", "0 play AH", "5H"),
    ],
)
def test_second_hand_plays_a_sure_winner_or_low(deal: str, plays: str, card: str) -> None:
    """The ace wins for sure; the queen may be beaten, and the king cannot beat the ace."""
    assert answer(1, deal, plays) == f"play {card}"


@pytest.mark.parametrize(
    ("deal", "plays", "card"),
    [
        ("0: 8H; 1: 4H; 2: KH 6H -A", "0 play 8H ; 1 play 4H", "KH"),
        ("0: QH; 1: 4H; 2: KH 6H -A", "0 play QH ; 1 play 4H", "6H"),
    ],
)
def test_third_hand_plays_high_if_cards_rank_between_its_own_and_the_partners(deal: str, plays: str, card: str) -> None:
    """The king is played on the partner's eight, for the opponents' cards in between, and kept on the queen."""
    assert answer(2, deal, plays) == f"play {card}"


def test_fourth_hand_wins_as_cheaply_as_it_can_unless_the_partner_has_it() -> None:
    assert answer(3, "0: 9H; 1: 4H; 2: 5H; 3: TH AH 6H", "0 play 9H ; 1 play 4H ; 2 play 5H") == "play TH"
    assert answer(3, "0: 9H; 1: QH; 2: 5H; 3: KH AH 6H", "0 play 9H ; 1 play QH ; 2 play 5H") == "play 6H"


def test_in_nullo_the_defenders_leave_the_trick_with_the_declarer_and_throw_high_cards_away() -> None:
    deal = "deal 0: 9H 4S; 1: 8H 5H KH -4 -6 -7; 3: TH AH QC; middle: 4C 5C 6C 7C 8C"
    lines = (deal, "0 nullo ; 1 pass ; 2 pass ; 3 pass", "0 discard 4C 5C 6C 7C 8C", "0 play 9H")
    table = sat_down(*lines)
    assert choice(table, 1) == "play 8H", "the highest that leaves the trick with the nullo"
    table.play(1, "play KH")
    assert choice(table, 3) == "play AH", "the trick is the defenders' anyway"


def test_in_nullo_the_defenders_lead_low_and_play_low_before_the_declarer() -> None:
    deal = "deal 0: 9H; 1: KH; 3: 4H QH AH -S; middle: 4C 5C 6C 7C 8C"
    table = sat_down(
        deal, "0 nullo ; 1 pass ; 2 pass ; 3 pass", "0 discard 4C 5C 6C 7C 8C", "0 play 9H ; 1 play KH ; 3 play AH"
    )
    assert choice(table, 3).removeprefix("play ")[0] in "45"


def test_in_nullo_the_declarer_ducks_as_high_as_it_can() -> None:
    deal = "deal 0: 4H 8S 5S; 1: 5H 9S -4; 3: 6H TS; middle: 4C 5C 6C 7C 8C"
    table = sat_down(deal, "0 nullo ; 1 pass ; 2 pass ; 3 pass", "0 discard 4C 5C 6C 7C 8C")
    table.play(0, "play 4H")
    table.play(1, "play 5H")
    table.play(3, "play 6H")
    table.play(3, "play TS")
    assert choice(table, 0) == f"play {_highest_spade_below_ten(table)}"


def _highest_spade_below_ten(table: Table) -> str:
    below = [move.card for move in table.moves(0) if move.card.rank not in "TJQKA"]
    return str(max(below))


def test_regular_beats_chance() -> None:
    for seed in range(6):
        table = match(("regular", "random", "regular", "random"), seed)
        assert table.outcome is not None
        assert table.outcome.winners == (0, 2)


@pytest.mark.parametrize(
    "options",
    [
        {"bid_rounds": "until_three_passes", "pass_is_final": True, "inkle": "anyone", "max_deals": 6},
        {"nullo": False, "joker_lead_naming": "no_trump_only", "slam_bonus": 250, "max_deals": 6},
        {"all_pass": "next_dealer", "nullo_rank": "by_value", "lose_at": None, "max_deals": 6},
        {"bid_rounds": 1, "inkle": "off", "grand_nullo": False, "win_only_by_contract": False},
    ],
)
def test_it_plays_whole_matches_by_every_option(options: dict[str, Any]) -> None:
    for seed in range(3):
        assert match(("regular",) * 4, seed, **options).outcome is not None
        assert match(("random", "regular") * 2, seed, **options).outcome is not None


def test_it_ruffs_as_low_as_it_can() -> None:
    deal = "deal 0: AH JB JS AS; 1: 4S KS -H; 3: 9H; middle: 4C 5C 4D 5D 6D"
    contract = "0 bid 8S ; 1 pass ; 2 pass ; 3 pass"
    table = sat_down(deal, contract, "0 discard 4C 5C 4D 5D 6D", "0 play AH")
    assert choice(table, 1) == "play 4S", "second hand too"


def test_it_wins_as_cheaply_as_it_can_if_only_an_ally_is_to_come() -> None:
    """Three play, each alone: the declarer leads, then one of the two others plays before its ally."""
    three = "table five_hundred denexa 3 first_dealer=random ace_no_face=false"
    deal = "deal 0: 9H AS KS QS; 1: TH KH 7H -A; middle: 7C 8C 9C"
    table = after(three, "-1 dealer 2", deal, "0 bid 8S ; 1 pass ; 2 pass", "0 discard 7C 8C 9C", "0 play 9H")
    assert choice(table, 1) == "play TH"
