"""Tests which cards of Pinochle each seat sees, which no scenario can express."""

from __future__ import annotations

from typing import Any

from tests.games.pinochle.dealt import ANSWERS, HARD, LEADS, sat_down

from spadille.cards.card import card
from spadille.cards.holding import holding, members
from spadille.cards.pack import pinochle_pack
from spadille.core.contract import NATURE, Seat
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry
from spadille.games.pinochle.state import View
from spadille.scene.model import Role, Scene


def tricks(first: int, last: int) -> list[str]:
    """Tricks of the hard deal, from one to the other, each ended with done."""
    played = zip(LEADS[first - 1 : last], ANSWERS[first - 1 : last], strict=True)
    return [f"0 play {lead} ; 1 play {answer} ; 0 done" for lead, answer in played]


def scene_of(table: Table, seat: Seat | None) -> Scene:
    drawn: Scene = entry("pinochle").scene(table.game, table.view(seat), table.offers(seat), ("You", "West"))
    return drawn


def cards(text: str) -> int:
    return holding(card(word) for word in text.split())


def view_of(table: Table, seat: Seat | None) -> View:
    view: View = table.view(seat)
    return view


def test_pin_03_and_pin_04_two_packs_of_nines_to_aces() -> None:
    pack = pinochle_pack()
    assert len(set(pack)) == 48
    assert {each.rank for each in pack} == set("9TJQKA")
    assert sum(each.copy for each in pack) == 24


def test_pin_09_the_stock_is_23_cards_face_down_over_the_upcard() -> None:
    table = sat_down(HARD)
    assert view_of(table, 0).stock == 23
    stock, upcard = scene_of(table, 0).named("stock"), scene_of(table, 0).named("upcard")
    assert stock is not None
    assert upcard is not None
    assert (stock.count, stock.faces) == (23, ())
    assert [face.card for face in upcard.faces] == ["JH'"]


def test_pin_20_won_tricks_are_closed_once_the_next_is_led() -> None:
    table = sat_down(HARD, *tricks(1, 1))
    last = scene_of(table, 1).zone(Role.LAST)
    assert last is not None
    assert [face.card for face in last.faces] == ["AC", "TC"]
    table.play(0, "play AD")
    shown = scene_of(table, 1)
    assert shown.zone(Role.LAST) is None
    faces = [face.card for zone in shown.zones for face in (*zone.faces, *(each for row in zone.rows for each in row))]
    assert not {"AC", "TC"} & set(faces)
    assert view_of(table, 1).gone == cards("AC TC AD"), "what was played may be remembered"


def test_pin_22_hands_are_whole_again_and_nobody_sees_what_the_other_draws() -> None:
    table = sat_down(HARD, *tricks(1, 3))
    assert view_of(table, 0).sizes == (12, 12)
    assert view_of(table, 0).known(1) == 0
    assert view_of(table, None).hand is None


def test_pin_35_a_meld_lies_face_up_before_all() -> None:
    table = sat_down("deal 0: AC KD QD; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C ; 0 meld KD QD")
    for viewer in (0, 1, None):
        assert view_of(table, viewer).table(0) == cards("KD QD")
        assert view_of(table, viewer).table(1) == 0


def test_pin_36_a_meld_is_shown_as_a_group() -> None:
    table = sat_down("deal 0: AC KD QD; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C ; 0 meld KD QD")
    for viewer in (0, 1, None):
        (made,) = table.state.open.melds
        assert (made.seat, made.shape.name, made.cards) == (0, "marriage", (card("KD"), card("QD")))
        zone = scene_of(table, viewer).named("melds 0")
        assert zone is not None
        assert [[face.card for face in row] for row in zone.rows] == [["KD", "QD"]]


def test_a_card_lies_with_the_last_meld_it_served_in() -> None:
    table = sat_down(
        "deal 0: AC AC' KS QS JD; 1: 9C 9C'; upcard: JH",
        "0 play AC ; 1 play 9C ; 0 meld KS QS ; 0 done ; 0 play AC' ; 1 play 9C' ; 0 meld QS JD",
    )
    zone = scene_of(table, 1).named("melds 0")
    assert zone is not None
    assert [[face.card for face in row] for row in zone.rows] == [["KS"], ["QS", "JD"]]
    assert [line.points for line in table.state.open.lines] == [20, 40]


def test_pin_40_all_see_the_swap() -> None:
    table = sat_down("deal 0: AC 9H; 1: 9C; upcard: KH", "0 play AC ; 1 play 9C ; 0 swap")
    view = view_of(table, 1)
    assert view.open is not None
    assert view.open.upcard == card("9H")
    assert view.known(0) == cards("KH")
    assert view.table(0) == 0, "the king is in the hand"


def test_pin_51_the_last_stock_card_is_shown_after_the_twelfth_trick() -> None:
    table = sat_down(HARD, *tricks(1, 11), "0 play KH' ; 1 play KS'")
    for viewer in (0, 1, None):
        assert view_of(table, viewer).last == card("JC")
    table.play(0, "done")
    for viewer in (0, 1, None):
        assert view_of(table, viewer).last is None
        assert view_of(table, viewer).known(0) == cards("JC")
        assert view_of(table, viewer).known(1) == cards("JH'")
    early = sat_down(HARD, *tricks(1, 10), "0 play KH ; 1 play KS")
    assert view_of(early, 0).last is None


def test_pin_53_the_melded_cards_go_back_to_the_hands() -> None:
    meld = "0 play AC' ; 1 play TC' ; 0 meld KH' QH ; 0 done"
    table = sat_down(HARD, *tricks(1, 1), meld, *tricks(3, 11), "0 play KH' ; 1 play KS'")
    assert view_of(table, 1).table(0) == cards("QH")
    table.play(0, "done")
    view = view_of(table, 1)
    assert view.phase_two
    assert view.table(0) == 0
    assert view.known(0) == cards("QH JC"), "all know where it is"
    assert view.sizes == (12, 12)
    assert scene_of(table, 1).named("melds 0") is None


def test_pin_s19_the_plain_nine_is_taken_first() -> None:
    table = sat_down("deal 0: AC 9H 9H'; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C ; 0 dix")
    assert table.state.open.melds[0].cards == (card("9H"),)
    table.play(0, "swap")
    assert table.state.open.upcard == card("9H'")
    assert members(view_of(table, 1).table(0)) == (card("9H"),)


def test_standing_counts_melds_at_once_and_finished_deals_only_on_the_sheet() -> None:
    table = sat_down("deal 0: AC KH QH; 1: 9C; upcard: 9H", "0 play AC ; 1 play 9C ; 0 meld KH QH")
    assert (table.standing.scores, table.standing.sheet, table.standing.deals) == ((40, 10), (), 0)


def seen(table: Table, move: Any) -> list[Any]:
    return [table.game.seen(table.state, 0, table.game.read(move), seat) for seat in (0, 1, None)]


def test_deals_are_hidden_and_all_else_is_seen() -> None:
    table = sat_down("deal 0: AC")
    assert seen(table, "done") == [table.game.read("done")] * 3
    deal = next(move for _, move in table.log if table.game.spell(move).startswith("deal "))
    assert table.game.seen(table.state, -1, deal, 0) is None


def test_a_match_that_is_over_hides_nothing() -> None:
    table = sat_down("deal 0: AC", options="max_deals=1")
    rng = Stream(seed_of("to the end"))
    while table.deciding:
        moves = table.moves(table.deciding[0])
        table.play(table.deciding[0], moves[rng.below(len(moves))])
    assert table.game.imagine(view_of(table, 1), rng) == table.state


def test_chance_makes_the_move_that_is_due_and_no_other() -> None:
    game = sat_down().game
    refusal = game.refusal(game.initial(), NATURE, game.read("deal " + " ".join(map(str, pinochle_pack()))))
    assert refusal is not None
    assert refusal.clause is None
