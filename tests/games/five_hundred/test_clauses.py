"""Tests clauses of Five Hundred that scenarios cannot express, and details of moves and scores."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spadille.cards.card import card, read_cards
from spadille.cards.holding import holding, members
from spadille.core.contract import NATURE, Chance, Seat
from spadille.core.errors import IllegalMove, Unreadable
from spadille.core.options import specs
from spadille.core.table import Table
from spadille.games import open_game
from spadille.games.five_hundred.ranking import PACK
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.scoring import end, worth
from spadille.games.five_hundred.state import (
    BIDS,
    GRAND_NULLO,
    JOKER_LEADS,
    NULLO,
    Discard,
    Discarding,
    Discards,
    LeadJoker,
    Match,
    Playing,
)
from spadille.parts.dealing import Deal
from spadille.testing.arrange import arrange, read_wishes


def opened(words: str = "", deal: str = "", dealer: Seat = 3, **options: Any) -> Table:
    """A table in the first deal after these words of the seats in turn; the pack in order where no deal is wished."""
    game = open_game("five_hundred", None, None, {"ace_no_face": False, "first_dealer": "random", **options})
    table = Table(game)
    table.play(NATURE, f"dealer {dealer}")
    rng = Ordered()
    table.play(NATURE, arrange(game, table.state, read_wishes(deal), rng) if deal else Deal(PACK))
    for word in filter(None, words.split(", ")):
        table.play(table.deciding[0], word)
    return table


class Ordered:
    """A source of chance that leaves a pack as it lies."""

    def below(self, n: int, /) -> int:
        return n - 1


def refused(table: Table, seat: Seat, move: Any) -> tuple[str | None, str]:
    """The clause and the words with which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)
    return caught.value.refusal.clause, str(caught.value.refusal.reason)


# -- the deal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_fvh_07_packets_of_three_two_three_and_two_and_the_last_card_to_the_middle(dealer: Seat) -> None:
    state = opened(dealer=dealer).state
    packets = {0: (0, 14, 24, 36), 1: (3, 16, 27, 38), 2: (6, 18, 30, 40), 3: (9, 20, 33, 42)}
    for turn, (three, two, again, last) in packets.items():
        cards = (*PACK[three : three + 3], *PACK[two : two + 2], *PACK[again : again + 3], *PACK[last : last + 2])
        assert state.hands[(dealer + 1 + turn) % 4] == holding(cards)
    assert state.middle == holding((*PACK[12:14], *PACK[22:24], PACK[44]))


def test_fvh_s2_the_printed_packets_leave_one_card_which_joins_the_middle() -> None:
    table = Table(open_game("five_hundred", None, None, {"first_dealer": "random"}))
    table.play(NATURE, "dealer 1")
    layout = table.game.layout(table.state)
    assert layout[:14] == ("2",) * 3 + ("3",) * 3 + ("0",) * 3 + ("1",) * 3 + ("middle",) * 2
    assert [layout.count(place) for place in ("0", "1", "2", "3", "middle")] == [10, 10, 10, 10, 5]
    assert layout[-1] == "middle"


def test_there_is_no_layout_where_no_deal_is_due() -> None:
    table = Table(open_game("five_hundred", None, None, {}))
    assert table.game.layout(table.state) == ()
    assert opened().game.layout(opened().state) == ()


# -- bids --------------------------------------------------------------------------------------------


def test_fvh_25_the_values_of_all_bids() -> None:
    values = [worth(bid) for bid in BIDS]
    assert values[:5] == [40, 60, 80, 100, 120]
    assert values == sorted(values)
    assert values[5:] == [value + 100 for value in values[:-5]]
    assert (worth(NULLO), worth(GRAND_NULLO)) == (250, 510)
    spelt = {opened().game.spell(bid): worth(bid) for bid in BIDS}
    assert [spelt[f"bid {each}"] for each in ("7S", "7NT", "8S", "8D", "9C", "10H", "10NT")] == [
        140,
        220,
        240,
        280,
        360,
        500,
        520,
    ]


def test_the_ladder_of_bids() -> None:
    game: Any = opened().game
    words = " ".join(game.spell(bid).removeprefix("bid ") for bid in game.ladder.bids)
    assert words == (
        "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT nullo 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT grand nullo"
    )


# -- what is hidden ----------------------------------------------------------------------------------


def test_fvh_39_the_middle_of_a_deal_without_contract_is_seen_by_nobody() -> None:
    table = opened("pass, pass, pass, pass")
    assert isinstance(table.state, Playing)
    for seat in (0, 1, 2, 3, None):
        assert table.view(seat).middle is None
    while table.standing.deals == 0:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    assert isinstance(table.game.turn(table.state), Chance)


def test_fvh_40_discards_lie_face_down() -> None:
    table = opened("bid 7S, pass, pass, pass")
    move = table.moves(0)[7]
    game, before = table.game, table.state
    assert [game.seen(before, 0, move, seat) for seat in (0, 1, 2, 3, None)] == [move, None, None, None, None]
    table.play(0, move)
    assert [table.view(seat).middle for seat in (0, 1, 2, 3, None)] == [holding(move.cards), None, None, None, None]


def test_fvh_s21_the_middle_is_taken_up_unseen_by_the_others() -> None:
    table = opened("bid 7S, pass, pass, pass")
    views = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    assert [view.middle is None for view in views] == [False, True, True, True, True]
    assert [view.sizes for view in views] == [(15, 10, 10, 10)] * 5
    assert views[0].hand == table.state.bargain.hands[0] | views[0].middle


def test_fvh_38_what_the_bidder_of_grand_nullo_passes_on_is_seen_by_the_partner_alone() -> None:
    table = opened("nullo, pass, grand nullo")
    move = table.moves(2)[100]
    game, before = table.game, table.state
    assert [game.seen(before, 2, move, seat) for seat in (0, 1, 2, 3, None)] == [move, None, move, None, None]
    table.play(2, move)
    assert isinstance(table.state, Discarding)
    second, before = table.moves(0)[5], table.state
    assert [game.seen(before, 0, second, seat) for seat in (0, 1, 2, 3, None)] == [second, None, None, None, None]
    table.play(0, second)
    assert [table.view(seat).passed for seat in (0, 1, 2, 3, None)] == [
        holding(move.cards),
        None,
        holding(move.cards),
        None,
        None,
    ]
    assert [table.view(seat).middle is None for seat in (0, 1, 2, 3, None)] == [False, True, True, True, True]


def test_deals_are_hidden_and_everything_said_is_heard() -> None:
    table = opened("pass")
    for by, move in table.log:
        expected = None if isinstance(move, Deal) else move
        assert all(table.game.seen(table.state, by, move, seat) == expected for seat in (0, 3, None))


# -- the middle and the joker ------------------------------------------------------------------------


def test_the_ways_to_discard_are_made_when_they_are_asked_for() -> None:
    hand = holding(PACK[:15])
    ways = Discards(hand)
    every = tuple(ways)
    assert len(ways) == len(every) == len(set(every)) == 3003
    assert [ways[place] for place in (0, 17, 3002, -1)] == [every[place] for place in (0, 17, 3002, -1)]
    assert ways[10:20:3] == every[10:20:3]
    assert all(members(holding(each.cards)) == each.cards for each in every[::50])


def test_a_discard_names_five_different_cards_in_their_order() -> None:
    table = opened("bid 7S, pass, pass, pass")
    hand = members(table.view(0).hand)
    assert refused(table, 0, Discard((hand[1], hand[0], *hand[2:5])))[0] is None
    assert refused(table, 0, Discard((hand[0], *hand[:4])))[0] is None
    table.play(0, "discard " + " ".join(str(each) for each in reversed(hand[:5])))
    assert table.log[-1][1] == Discard(hand[:5])


def test_the_joker_of_somebody_else_cannot_be_named_for() -> None:
    table = opened("pass, pass, pass, pass", "1: JB")
    assert refused(table, 0, LeadJoker(2)) == (None, "You do not hold the joker.")


def test_fvh_s6_who_has_shown_out_of_every_suit_may_name_any() -> None:
    """No legal play leads there; the rule keeps the game from stopping all the same."""
    table = opened("pass, pass, pass, pass", "0: JB AS; 1: 4C 4D 4H 4S")
    state = table.state
    led = [read_cards(f"4{suit}") for suit in "CDHS"]
    others = iter(read_cards("5D 6D 7D 5H 6H 7H 5S 6S 7S 5C 6C 7C"))
    tricks = tuple((*lead, next(others), next(others), next(others)) for lead in led)
    gone = holding(each for trick in tricks for each in trick)
    late = msgspec.structs.replace(state, gone=gone, tricks=tricks, leaders=(1, 1, 1, 1, 0), seat=0)
    game: Any = table.game
    assert game.nameable(late) == (0, 1, 2, 3)
    assert set(JOKER_LEADS) <= set(game.moves(late, 0))


def test_fvh_s7_a_suit_named_with_the_joker_and_not_followed_is_shown_too() -> None:
    table = opened("pass, pass, pass, pass", "0: JB; 1: -H")
    table.play(0, "play JB H")
    table.play(1, table.moves(1)[0])
    game: Any = table.game
    assert game.nameable(msgspec.structs.replace(table.state, seat=1)) == (0, 1, 3)


# -- the end -----------------------------------------------------------------------------------------


def after(
    totals: tuple[int, int], kept_by: int | None = None, deals: int = 1, **options: Any
) -> tuple[Seat, ...] | None:
    """Who has won with these totals; None while the match goes on."""
    outcome = end(FiveHundredOptions(**options), Match(0, deals, totals, ()), kept_by)
    assert outcome is None or outcome.payoff == totals * 2
    return None if outcome is None else outcome.winners


def test_fvh_62_only_a_kept_contract_wins_and_the_target_is_exceeded() -> None:
    assert after((510, 0), 0) == (0, 2)
    assert after((500, 0), 0) is None
    assert after((500, 0), 0, target_rule="reach") == (0, 2)
    assert after((510, 0)) is None
    assert after((510, 0), 1) is None


def test_fvh_s18_both_above_the_target() -> None:
    assert after((510, 900), 0) == (0, 2)
    assert after((510, 900)) is None
    tricks = {"win_only_by_contract": False}
    assert after((510, 900), 0, **tricks) == (0, 2)
    assert after((510, 900), **tricks) == (1, 3)
    assert after((910, 900), **tricks) == (0, 2)
    assert after((900, 900), **tricks) is None
    assert after((400, 510), 0, **tricks) == (1, 3)
    assert after((400, 400), 0, **tricks) is None


def test_fvh_64_the_floor_comes_before_the_win() -> None:
    assert after((-500, 300)) == (1, 3)
    assert after((-490, 300)) is None
    assert after((-500, 510), 1) == (1, 3)
    assert after((600, -500), 0) == (0, 2)
    assert after((-900, 300), lose_at=None) is None


def test_fvh_s22_the_limit_of_deals_overrides_all_but_the_ordinary_end() -> None:
    assert after((90, 80), deals=7, max_deals=7) == (0, 2)
    assert after((80, 80), deals=7, max_deals=7) == ()
    assert after((80, 80), deals=6, max_deals=7) is None
    assert after((510, 600), 0, deals=7, max_deals=7) == (0, 2), "a contract kept has won before"
    assert after((510, 600), deals=7, max_deals=7) == (1, 3)


@pytest.mark.parametrize("first_dealer", ["draw_high", "random"])
def test_fvh_s22_chance_finds_the_first_dealer(first_dealer: str) -> None:
    table = Table(open_game("five_hundred", None, None, {"first_dealer": first_dealer}))
    table.settle(Ordered())
    assert table.view(None).phase == "deal"
    table.settle(Ordered())
    assert table.log[-1][1] == Deal(PACK)


# -- notation and manners ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "spelt"),
    [
        ("BID 10nt", "bid 10NT"),
        ("bid  7♥", "bid 7H"),
        ("bid 8 nt", "bid 8NT"),
        ("Grand  NULLO", "grand nullo"),
        ("Ace No Face", "ace no face"),
        ("play on", "play on"),
        ("play 10♠", "play TS"),
        ("play jb ♦", "play JB D"),
        ("play jb h", "play JB H"),
        ("PLAY JB", "play JB"),
        ("discard js 10C jb 4h 4d", "discard TC 4D 4H JS JB"),
    ],
)
def test_reading_forgives_case_blanks_tens_and_signs(written: str, spelt: str) -> None:
    game = opened().game
    assert game.spell(game.read(written)) == spelt


@pytest.mark.parametrize(
    "text",
    [
        "bid",
        "bid 5S",
        "bid 11C",
        "bid TS",
        "bid 7X",
        "bid 7",
        "play",
        "play AS H",
        "play JB NT",
        "play JB H S",
        "play JL H",
        "discard",
        "discard 4C 4C 5C 6C 7C",
        "ace",
        "no face",
        "nullo 3",
        "grand",
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        opened().game.read(text)


def test_refusals_speak_of_the_moment() -> None:
    table = Table(open_game("five_hundred", None, None, {}))
    assert refused(table, 0, "pass") == (None, "Wait until the first dealer is found.")
    assert refused(table, NATURE, Deal(PACK)) == (
        None,
        "Chance does not make the move '" + _deal_text()[:40] + "' now.",
    )
    table.play(NATURE, "draw 4C 5D 6H 7S")
    assert refused(table, 0, "pass") == (None, "Wait until the cards are dealt.")
    assert refused(table, NATURE, "draw 4C 5D 6H 7S")[0] is None
    table.play(NATURE, Deal(PACK))
    assert refused(table, 0, "pass") == (None, "It is time to say whether you have “ace, no face”.")
    assert refused(table, 1, "no") == (None, "It is not your turn.")


def test_words_out_of_phase() -> None:
    assert refused(opened(), 0, "play AS") == (None, "It is time to bid or pass.")
    declaring = opened("bid 7S, pass, pass, pass")
    assert refused(declaring, 0, "pass") == (None, "It is time to discard five cards.")
    playing = opened("pass, pass, pass, pass")
    assert refused(playing, 0, "pass") == (None, "It is time to play a card.")
    asked = opened("ace no face", "0: AS 4C 5C 6C 7C 8C 9C TC 4D 5D", ace_no_face=True)
    assert refused(asked, 2, "no") == (None, "It is time to ask for a new deal or play on.")
    assert tuple(asked.game.moves(asked.state, 2)) == (asked.game.read("redeal"), asked.game.read("play on"))


def test_nobody_moves_after_the_end_nor_where_chance_is_due() -> None:
    table = opened("bid 10S, pass, pass, pass", max_deals=1)
    while table.outcome is None:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    assert refused(table, 0, "pass") == (None, "The game is over.")
    assert tuple(table.game.moves(table.state, 0)) == ()
    assert table.view(0).phase == "over"
    assert table.game.imagine(table.view(0), Ordered()) == table.state


def test_a_card_that_may_not_be_played_is_explained() -> None:
    table = opened("pass, pass, pass, pass", "0: AH; 1: 4H JB AD")
    table.play(0, "play AH")
    assert refused(table, 1, "play KS" if not table.view(1).hand >> card("KS") & 1 else "play QS")[0] is None
    assert refused(table, 1, "play AD") == ("FVH-44", "Hearts were led and you have four. Play one.")
    assert refused(table, 1, "play JB") == (
        "FVH-S5",
        "You have hearts. The joker may be played only by a hand without them.",
    )


def test_the_sheet_tells_what_was_bid_and_taken() -> None:
    table = opened("bid 7C, pass, bid 7D, pass, bid 8C, pass, pass, pass")
    while not table.standing.deals:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    (sheet,) = table.standing.sheet
    assert sheet.bids == ("bid 8C", "pass", "bid 7D", "pass")
    assert sum(sheet.taken) == 10
    assert sheet.totals == tuple(line.points for line in sheet.lines)


def test_every_value_of_an_option_has_a_sentence() -> None:
    for spec in specs(FiveHundredOptions).values():
        for value in (*spec.choices, *((7,) if spec.whole else ())):
            assert str(spec.says(value)).strip().endswith("."), f"{spec.name}={value}"


def _deal_text() -> str:
    return "deal " + " ".join(str(each) for each in PACK)
