"""Customs of the first trick: what they show of hands, and who thinks about them how."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.cards.card import CLUBS, SPADES, card, read_cards
from spadille.cards.holding import holding, members
from spadille.core.errors import BadOptions
from spadille.games import open_game
from spadille.games.spades.claims import known
from spadille.games.spades.encoding.batch import batch
from spadille.games.spades.encoding.seen import shows_spades
from spadille.games.spades.house.first_trick import FirstTrick
from spadille.games.spades.players.insight import ALL_CARDS
from spadille.games.spades.sight import evidence
from spadille.parts.encoder import Settings
from spadille.search import NATIVE
from spadille.testing.playing import random_move
from spadille.testing.scenario import run
from spadille.thinking.budget import Budget, SeededRng

LOW = {"opening_lead": "two_of_clubs", "lowest_clubs": True}
CUSTOMS: list[dict[str, Any]] = [LOW, {"first_trick_spades": False}, {**LOW, "first_trick_spades": False}]
START = "table spades denexa 4 first_dealer=random {}\n-1 dealer 3\n{}\n0 bid 3 ; 1 bid 3 ; 2 bid 3 ; 3 bid 3\n"


def opened(given: dict[str, Any]) -> Any:
    return open_game("spades", "denexa", 4, given)


def custom(given: dict[str, Any]) -> FirstTrick:
    found: FirstTrick = opened(given).terms.custom
    return found


def test_a_table_without_customs_has_none() -> None:
    assert opened({}).terms.custom is None
    assert opened({"lowest_clubs": True}).terms.custom is None, "another card opens"
    assert (custom(LOW).lowest_clubs, custom(LOW).no_spades) == (True, False)


def test_cards_are_narrowed_only_by_what_is_customary() -> None:
    clubs, mixed = holding(read_cards("4C AC")), holding(read_cards("AS 3H"))
    led, heart = (card("2C"),), (card("2H"),)
    assert custom(LOW).narrow(clubs, led) == holding(read_cards("4C"))
    assert custom(LOW).narrow(clubs, heart) == clubs
    assert custom(LOW).narrow(clubs, ()) == clubs
    assert custom(LOW).narrow(mixed, led) == mixed
    assert custom(CUSTOMS[1]).narrow(mixed, led) == holding(read_cards("3H"))
    assert custom(CUSTOMS[1]).narrow(holding(read_cards("AS")), led) == holding(read_cards("AS"))


def test_a_club_in_the_first_trick_shows_that_there_is_no_lower_one() -> None:
    state = run(
        START.format("opening_lead=two_of_clubs lowest_clubs=true", "deal 0: 2C; 1: 9C -C; 2: 3C; 3: -C")
        + "0 play 2C ; 1 play 9C\n= turn 2"
    )
    _, barred = evidence(state.game.terms, state.view(3))  # type: ignore[attr-defined]
    low = holding(read_cards("2C 3C 4C 5C 6C 7C 8C"))
    assert barred[1] & state.game.order.suits[CLUBS] == low  # type: ignore[attr-defined]


def test_a_spade_in_the_first_trick_shows_that_there_is_nothing_else() -> None:
    spades = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    text = START.format("first_trick_spades=false", f"deal 0: AH; 1: {spades}; 2: 4H").replace("1 bid 3", "1 bid 13")
    state = run(text + "0 play AH ; 1 play 2S\n= turn 2")
    _, barred = evidence(state.game.terms, state.view(2))  # type: ignore[attr-defined]
    assert not holding(state.game.pack) & ~state.game.order.suits[SPADES] & ~barred[1]  # type: ignore[attr-defined]
    assert shows_spades(state.game.terms, first=True)  # type: ignore[attr-defined]
    assert not shows_spades(state.game.terms, first=False)  # type: ignore[attr-defined]


@pytest.mark.parametrize("given", CUSTOMS, ids=["low", "no spade", "both"])
@pytest.mark.parametrize("deuces", ["low", "all"])
def test_worlds_keep_the_customs(given: dict[str, Any], deuces: str) -> None:
    """In a world drawn from a view, every card of the first trick could have been played as it was."""
    game, rng = opened({**given, "deuces": deuces}), SeededRng("customs")
    looked = 0
    for number in range(40):
        state = game.initial()
        while game.standing(state).deals == 0:
            if getattr(state, "leaders", ()) and state.gone.bit_count() % 7 == number % 7:
                looked += _holds(game, game.imagine(game.view(state, state.seat), rng))
            seat, move = random_move(game, state, rng)
            state = game.play(state, seat, move)
    assert looked > 200


def _holds(game: Any, world: Any) -> int:
    first = (*world.tricks, world.trick)[0]
    for turn, each in enumerate(first):
        seat, trick = (world.leaders[0] + turn) % 4, first[:turn]
        hand = world.contract.hands[seat]
        usual = game.order.follow(hand, game.order.suit[trick[0]]) if trick else hand
        assert game.terms.custom.narrow(usual, trick) >> each & 1
    return 1


@pytest.mark.parametrize("given", CUSTOMS, ids=["low", "no spade", "both"])
def test_strong_thinks_about_the_first_trick_in_plain_python_and_then_as_ever(given: dict[str, Any]) -> None:
    game, rng = opened({**given, "max_deals": 1}), SeededRng("strong")
    state = game.initial()
    while getattr(state, "match", None) is None or not getattr(state, "calls", None):
        state = game.play(state, *random_move(game, state, rng))
    bots = [make_bot("strong", game, seat, 1, Budget(worlds=8)) for seat in range(4)]
    whys: dict[bool, list[str]] = {True: [], False: []}
    while game.standing(state).deals == 0 and len(getattr(state, "tricks", ())) < 4:
        (seat,) = game.turn(state).seats
        moves = tuple(game.moves(state, seat))
        decision = bots[seat].choose(game.view(state, seat), moves)
        assert decision.move in moves
        if hasattr(state, "tricks") and len(moves) > 1:
            whys[not state.tricks].append(str(decision.why))
        state = game.play(state, seat, decision.move)
    assert whys[False]
    assert all("plain Python search" in why for why in whys[True])
    assert not [why for why in whys[False] if "rules of thumb" in why]


def test_nobody_claims_and_nobody_judges_in_a_first_trick_with_customs() -> None:
    text = START.replace("{}\n-1", "FIRST\n-1").format("deal 0: AH; 1: 3H; 2: 4H; 3: 5H") + "0 play AH\n= turn 1"
    plain, with_custom = run(text.replace("FIRST", "")), run(text.replace("FIRST", "first_trick_spades=false"))
    for table, there in ((plain, True), (with_custom, False)):
        game: Any = table.game
        assert (known(game, table.view(1)) is not None) == there
        assert ALL_CARDS.position(game, table.state) is not None or not (there and NATIVE)
    with_custom.play(1, with_custom.game.read("play 3H"))
    assert len(members(with_custom.view(2).hand)) == 13
    assert ALL_CARDS.position(with_custom.game, with_custom.state) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("given", CUSTOMS)
def test_customs_are_not_played_in_batches(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="expected a first trick without customs"):
        batch(opened(given), Settings())


def test_a_spade_that_follows_a_spade_in_the_first_trick_shows_nothing() -> None:
    """Only a hand of spades alone leads one there; a hand with others follows it (SPD-H10)."""
    given = custom(CUSTOMS[1])
    led, followed = card("3S"), card("JS")
    assert given.shows((led,), led) == ~opened({}).order.suits[SPADES]
    assert given.shows((led, followed), followed) == 0
    assert given.shows((card("2H"), followed), followed) == ~opened({}).order.suits[SPADES]
