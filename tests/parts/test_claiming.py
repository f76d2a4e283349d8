"""Claims are proved from what one player can know: what is proved holds in every deal that fits."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from spadille.cards.card import card
from spadille.cards.holding import holding
from spadille.core.contract import Chance, Decide
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.game import Spades
from spadille.parts.claiming import Known, claim_of, line, own_claim
from spadille.server.table.actions.playing_out import known_tricks

_SPADES = open_game("spades", "denexa", 4, {})
assert isinstance(_SPADES, Spades)
ORDER, SPADES = _SPADES.order, _SPADES.spades


def cards(text: str) -> int:
    return holding(card(each) for each in text.split())


def spades(hand: str, *others: str, trick: str = "", unbroken: bool = False) -> Known:
    """Return what seat 0 knows; the others may hold these."""
    held = cards(hand)
    return Known(
        seat=0,
        hand=held,
        may_hold=(held, *map(cards, others)),
        order=ORDER,
        trick=tuple(card(each) for each in trick.split()),
        held_back=SPADES if unbroken else 0,
    )


def said(known: Known) -> str | None:
    found = line(known, own_claim(known))
    return None if found is None else " ".join(map(str, found))


def test_the_highest_cards_take_the_rest_and_trumps_are_drawn_before_others_are_led() -> None:
    rest = "QS 2H KH"
    assert said(spades("AS KS AH", rest, rest, rest)) == "AS AH KS"
    assert said(spades("AS AH", "2S QH", "2S QH", "2S QH")) == "AS AH", "one trump is out: it is drawn first"
    assert said(spades("AS AH", "2S 3S QH", "2S 3S QH", "2S 3S QH")) is None, "two may lie in one hand"
    assert said(spades("KS AH", "AS", "AS", "AS")) is None


def test_a_low_card_counts_once_all_that_beat_it_must_have_fallen() -> None:
    assert said(spades("AH KH 2H", "QH 3S", "QH 3S", "QH 3S")) is None, "a trump is out"
    assert said(spades("AH KH 2H", "QH JH", "QH JH", "QH JH")) == "AH KH 2H"
    assert said(spades("AH KH 2H", "QH JH TH", "QH JH TH", "QH JH TH")) is None


def test_a_suit_that_may_not_be_led_yet_waits_until_nothing_else_is_left() -> None:
    out = "QH 2C"
    assert said(spades("AS AH", out, out, out, unbroken=True)) == "AH AS"
    assert said(spades("AS AH", "2S QH", "2S QH", "2S QH", unbroken=True)) is None
    assert said(spades("AS KS", "QS", "QS", "QS", unbroken=True)) == "AS KS"


def test_in_a_trick_the_card_has_to_win_against_the_table_and_all_who_play_after_it() -> None:
    assert said(spades("AH AS", "", "", "", trick="KH")) == "AH AS"
    assert said(spades("QH AS", "", "", "", trick="KH")) is None
    assert said(spades("AH AS", "2S", "", "", trick="KH")) is None, "the next may trump"
    assert said(spades("AH AS", "2S", "", "", trick="KH 3H")) is None
    assert said(spades("AH AS", "", "2S", "2S", trick="KH 3H")) == "AH AS"
    assert said(spades("AH AS", "", "2S", "2S", trick="KH 3H 4H")) == "AH AS", "they have played, and one trump falls"


def test_what_another_player_knows_of_its_own_hand_helps_it_to_judge() -> None:
    """Seat 0 has followed to hearts and must again; claimed is the hand of seat 1."""
    mine = spades("2H 2S", "", "3C", "3C")
    assert line(mine, claim_of(mine, 1, cards("AH AS"))) == (card("AH"), card("AS")), "it has to follow with the heart"
    mine = spades("2C 2S", "", "3C", "3C")
    assert line(mine, claim_of(mine, 1, cards("AH AS"))) == (card("AS"), card("AH")), "trumps first"
    mine = spades("2C 2S 3S", "", "3C", "3C")
    assert line(mine, claim_of(mine, 1, cards("AH AS KD"))) is None


GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("spades", "denexa", 4, {}),
    ("spades", "andrews", 4, {}),
    ("spades", "bicycle", 2, {}),
    ("five_hundred", "", 4, {}),
    ("pinochle", "", 2, {}),
]


def _dealt(deal: int, number: int) -> Stream:
    return Stream(seed_of(f"claim {deal} {number}"))


@pytest.mark.parametrize(("name", "book", "seats", "options"), GAMES)
def test_a_proved_claim_takes_every_trick_in_every_world_that_fits_however_the_others_play(
    name: str, book: str, seats: int, options: dict[str, Any]
) -> None:
    game, rng, proofs = open_game(name, book or None, seats, options), random.Random(7), 0
    for deal in range(60):
        table = Table(game, partial(_dealt, deal))
        for _ in range(400):
            if table.outcome is not None or table.standing.deals:
                break
            seat = table.deciding[0]
            known = known_tricks(game, table.view(seat))
            if known is not None and known.hand.bit_count() > 1:
                found = line(known, own_claim(known))
                if found is not None:
                    proofs += 1
                    for world in range(3):
                        state = game.imagine(table.view(seat), Stream(seed_of(f"world {deal} {world}")))
                        assert plays_out(game, state, seat, found, known, rng)
            moves = list(table.moves(seat))  # low bids, so that all kinds of contracts come up
            table.play(seat, rng.choice(moves if hasattr(moves[-1], "card") else moves[:3]))
    assert proofs > 5, "there is something to try"


def plays_out(game: Any, state: Any, seat: int, found: Any, known: Known, rng: random.Random) -> bool:
    """Each card of the line takes its trick against others who play anything legal."""
    trick, mine = list(known.trick), len(known.trick)
    for at, each in enumerate(found):
        state = game.play(state, seat, type(game).lexicon.read(f"play {each}"))
        trick.append(each)
        while len(trick) < len(known.may_hold):
            turn = game.turn(state)
            move = rng.choice(list(game.moves(state, turn.seats[0])))
            state, trick = game.play(state, turn.seats[0], move), [*trick, move.card]
        if known.order.winner(trick) != mine:
            return False
        trick, mine = [], 0
        if at + 1 < len(found):
            turn = game.turn(state)
            assert isinstance(turn, Decide)
            assert not isinstance(turn, Chance)
            assert turn.seats == (seat,)
    return True
