"""Auction Pinochle in numbers: the published indices, bids by their steps, picks, and where cards are known to be."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.test_encoders import Walk, allowed, leaves

from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.auction_pinochle.encoding.encoder import LAYOUT, encoder
from spadille.games.auction_pinochle.rules import MOST_BIDS, RULEBOOKS
from spadille.games.auction_pinochle.state import Ended
from spadille.parts.doubled import NUMBERED
from spadille.parts.encoder import PickingEncoder, Settings
from spadille.testing.arrange import arrange, read_wishes

PASS, BELOW, LEAST, TOP, SHOOT, CLUBS, CONCEDE, PICK = 48, 49, 50, 50 + MOST_BIDS, 111, 112, 116, 117
WISHES = "0: KH QH AC TC JC 9C AC TC JC 9C 9D TD; 2: AH TH JH 9H AD TD KD JD AS TS 9S JS"
ALONE = "0: KH QH KC QC AC AC AD AD AS AS 9C 9D 9D 9S 9S; widow: AH 9H 9C"


def game_of(rulebook: str, **options: Any) -> Any:
    seats = RULEBOOKS[rulebook].usual_seats
    return open_game("auction_pinochle", rulebook, seats, {"first_dealer": "random", **options})


def dealt(game: Any, wishes: str, *said: str) -> Any:
    """A deal whose first caller is seat 0, after what the seats have said."""
    state = game.play(game.initial(), NATURE, game.read(f"dealer {game.seats - 1}"))
    state = game.play(state, NATURE, game.read(arrange(game, state, read_wishes(wishes), Stream(seed_of(1)))))
    return after(game, state, *said)


def after(game: Any, state: Any, *said: str) -> Any:
    for each in said:
        state = game.play(state, game.turn(state).seats[0], game.read(each))
    return state


def told(encoding: PickingEncoder, state: Any, seat: int) -> Any:
    return LAYOUT.unpack(encoding.observe(state, seat))


def place(words: str) -> int:
    return [str(each) for each in NUMBERED].index(words)


def test_the_indices_stand_as_they_are_published() -> None:
    encoding = encoder(game_of("partnership"), Settings())
    places = (0, 5, 6, 23, 24, 47, PASS, BELOW, LEAST, LEAST + 25, TOP, SHOOT, CLUBS, CLUBS + 3, CONCEDE, PICK)
    assert [encoding.spell(None, each) for each in places] == [
        *("play 9C", "play AC", "play 9D", "play AS", "play 9C'", "play AS'", "pass", "bid 0", "bid 250", "bid 500"),
        *("bid 850", "shoot", "trumps C", "trumps S", "concede", "pass 9C"),
    ]
    assert (encoding.actions, encoding.spell(None, 164)) == (165, "pass AS'")
    assert encoder(game_of("widow"), Settings()).spell(None, PICK) == "bury 9C"


def test_all_rulebooks_have_the_same_number_of_actions() -> None:
    assert {encoder(game_of(each), Settings()).actions for each in RULEBOOKS} == {165}


def test_a_bid_is_a_step_of_the_ladder_of_the_table() -> None:
    game = game_of("modern", shoot=50)
    encoding, state = encoder(game, Settings()), dealt(game, "0: KH QH")
    assert allowed(encoding.mask(state, 0)) == [PASS, *range(LEAST, LEAST + 41), SHOOT]
    state = after(game, state, "bid 23", "pass")
    assert allowed(encoding.mask(state, 2)) == [PASS, *range(LEAST + 4, LEAST + 41), SHOOT]
    assert encoding.take(state, 2, LEAST + 4) == game.read("bid 24")
    seen = told(encoding, after(game, state, "shoot"), 1)
    assert (seen["bids"], seen["passed"], seen["contract"]) == ([0, 63, 0, 5], [1, 0, 0, 0], 63)
    assert (seen["stands"], seen["declarer"], seen["phase"], seen["to_act"]) == (0, 2, 1, 2)


def test_a_dealer_that_must_bid_may_have_a_bid_below_all() -> None:
    game = game_of("partnership", dealer_below=20)
    encoding, state = encoder(game, Settings()), dealt(game, "0: KH QH", "pass", "pass", "pass")
    assert allowed(encoding.mask(state, 3)) == [*range(BELOW, LEAST + 26)]
    assert encoding.take(state, 3, BELOW) == game.read("bid 230")
    seen = told(encoding, after(game, state, "bid 230"), 3)
    assert (seen["contract"], seen["stands"], seen["passed"]) == (1, 230, [0, 1, 1, 1])


def test_a_declarer_without_a_marriage_can_only_concede() -> None:
    game = game_of("partnership")
    wishes = "0: AC AD AH AS TC TD TH TS 9C 9D 9H 9S"
    state = dealt(game, wishes, "bid 250", "pass", "pass", "pass")
    assert allowed(encoder(game, Settings()).mask(state, 0)) == [CONCEDE]


def test_picks_make_a_pass_that_the_partners_know() -> None:
    game = game_of("passing")
    encoding = encoder(game, Settings())
    state = dealt(game, WISHES, "bid 250", "pass", "pass", "pass", "trumps H")
    others = [encoding.observe(state, seat) for seat in (0, 1, 3)]
    for made, word in enumerate(("JH", "AH", "9H", "TH")):
        action = PICK + place(word)
        assert told(encoding, state, 2)["picks"] == made
        assert action in allowed(encoding.mask(state, 2))
        move = encoding.take(state, 2, action)
        if move is None:
            assert told(encoding, state, 2)["cards"][place(word)] == PickingEncoder.picked
            assert action not in allowed(encoding.mask(state, 2))
    assert [encoding.observe(state, seat) for seat in (0, 1, 3)] == others
    assert move == game.read("pass AH TH JH 9H")
    passed = game.play(state, 2, move)
    encoding.moved(state, 2, move, passed)
    declarer, partner, foe = (told(encoding, passed, seat) for seat in (0, 2, 1))
    assert [declarer["cards"][place(word)] for word in ("AH", "TH", "JH", "9H")] == [1] * 4
    assert [partner["cards"][place(word)] for word in ("AH", "TH", "JH", "9H")] == [11] * 4
    assert (partner["picks"], foe["cards"].count(0), foe["phase"], foe["to_act"]) == (0, 36, 2, 4)
    back = after(game, passed, "pass AC TC 9C 9D")
    assert [told(encoding, back, 0)["cards"][place(word)] for word in ("AC", "9D")] == [11, 11]
    melded = told(encoding, back, 1)
    assert (melded["phase"], melded["melds"][3], melded["trump"]) == (4, 160, 3)
    assert [melded["cards"][place(word)] for word in ("AH", "KH", "9H")] == [12] * 3
    assert [melded["used"][place(word)] for word in ("AH", "KH", "9H", "AC")] == [4, 4, 32, 0]


def test_upwards_each_set_of_cards_is_buried_in_one_way() -> None:
    game = game_of("widow")
    state = dealt(game, ALONE, "bid 250", "pass", "pass", "trumps H")
    found = list(leaves(encoder(game, Settings(discard="ascending")), state, 0))
    assert len(found) == 816
    assert {*found} == {*game.moves(state, 0)}


def test_of_the_widow_all_know_the_cards_and_only_the_declarer_what_is_buried() -> None:
    game = game_of("widow", pay="all")
    encoding, state = encoder(game, Settings()), dealt(game, ALONE, "bid 250", "pass", "pass")
    widow = [place(word) for word in ("AH", "9H", "9C'")]
    assert [told(encoding, state, 1)["cards"][each] for each in widow] == [11] * 3
    assert [told(encoding, state, 0)["cards"][each] for each in widow] == [1] * 3
    for buried in ("9D 9D' 9C'", "9D 9D' 9S"):
        played = after(game, state, "trumps H", f"bury {buried}")
        assert [told(encoding, played, 2)["cards"][each] for each in widow] == [10, 10, 13]
        assert told(encoding, played, 0)["cards"].count(14) == 3
        assert told(encoding, played, 1)["cards"].count(14) == 0


def test_tricks_say_who_played_what_who_showed_out_and_what_they_are_worth() -> None:
    game = game_of("partnership", winning="never")
    wishes = "0: KH QH AC TC JC 9C AC TC JC 9C 9D TD; 1: KC AD AD TD KD KD QD QD JD JD 9D AH; 2: AS AS"
    encoding, state = encoder(game, Settings()), dealt(game, wishes, "bid 250", "pass", "pass", "pass", "trumps H")
    state = after(game, state, "play AC", "play KC")
    discard = next(each for each in game.moves(state, 2) if each.card.suit)
    state = game.play(state, 2, discard)
    seen = told(encoding, state, 1)
    assert (seen["cards"][place("AC")], seen["cards"][place("KC")]) == (9, 6)
    assert (seen["trick"][:2], seen["leader"]) == ([place("AC") + 1, place("KC") + 1], 4)
    assert seen["out"][1] == (1 if discard.card.suit == 2 else 1 | 4)
    while len(state.trick):
        state = game.play(state, state.seat, next(iter(game.moves(state, state.seat))))
    seen = told(encoding, state, 1)
    assert sum(seen["taken"]) == 1
    assert sum(seen["won"]) >= 20
    assert seen["trick"] == [0] * 4


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_whole_matches_are_followed_to_their_points(rulebook: str) -> None:
    game = game_of(rulebook, max_deals=3)
    walk, ended = Walk(game, Settings(discard="ascending"), "auction pinochle deals"), 0
    for _ in walk.decisions(400):
        assert tuple(walk.encoder.points(walk.state)) == game.standing(walk.state).scores
        ended += isinstance(walk.state, Ended)
        seen = told(walk.encoder, walk.state, 1)  # type: ignore[arg-type]
        totals = [seen["totals"][(side - 1) % game.form.sides] for side in range(game.form.sides)]
        assert totals == [*game.match(walk.state).totals]
    assert ended


def test_totals_to_begin_with_are_those_of_all_sides() -> None:
    for rulebook, scores, seen in (("partnership", (900, -20), [-20, 900]), ("widow", (1, 2, 3), [2, 3, 1])):
        encoding = encoder(game := game_of(rulebook), Settings())
        state = encoding.at_scores(game.initial(), scores)
        assert told(encoding, state, 1)["totals"][: len(scores)] == seen
        with pytest.raises(BadOptions, match=f"expected {len(scores)} totals, one a side; got"):
            encoding.at_scores(state, (1,))
