"""Tests the tree of Five Hundred: discarded cards are known only to those who have seen them."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.contract import NATURE
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.five_hundred.encoding import PICKS
from spadille.games.five_hundred.ranking import LAYOUT, PACK
from spadille.games.five_hundred.state import LEXICON, Discarding, Playing
from spadille.games.five_hundred.tree import FiveHundredTree
from spadille.parts.dealing import Deal, FirstDealer

GAME: Any = open_game("five_hundred", "denexa", 4, FiveHundredTree.one_deal)
TREE = FiveHundredTree(GAME)
DECLARER, PARTNER, OPPONENT = 1, 3, 0


def after(*words: str) -> Any:
    """A deal of the fresh pack by seat 0, and what seats have said since."""
    state = GAME.play(GAME.play(GAME.initial(), NATURE, FirstDealer(0)), NATURE, Deal(PACK))
    for each in words:
        state = GAME.play(state, GAME.turn(state).seats[0], LEXICON.read(each))
    return state


def discard(state: Any) -> str:
    """The first five cards of the hand that discards."""
    return str(GAME.spell(GAME.moves(state, state.seat)[0]))


def lay(state: Any, seat: int) -> tuple[Any, Any]:
    """The imagined state, and the pack that leads to it."""
    chance = Stream(seed_of(3))
    imagined = GAME.imagine(GAME.view(state, seat), chance)
    return imagined, TREE.dealt(imagined, seat, PACK, chance)


def at(pack: Any, place: int | str) -> set[Any]:
    return {each for each, where in zip(pack, LAYOUT, strict=True) if where == place}


@pytest.fixture
def passed_on() -> Any:
    """Grand nullo: the declarer has passed five cards on, and the partner is to discard."""
    asked = after("grand nullo")
    return GAME.play(asked, DECLARER, LEXICON.read(discard(asked)))


def test_grand_nullo_has_both_partners_discard(passed_on: Any) -> None:
    assert isinstance(passed_on, Discarding)
    assert passed_on.seat == PARTNER
    assert len(TREE.shown(passed_on, DECLARER, PACK)) == len(TREE.shown(passed_on, PARTNER, PACK)) == 15
    assert len(TREE.shown(passed_on, OPPONENT, PACK)) == 10
    playing = GAME.play(passed_on, PARTNER, LEXICON.read(discard(passed_on)))
    assert isinstance(playing, Playing)
    chance = Stream(seed_of(1))
    given = [PACK[action - PICKS] for action in TREE.hidden(playing, DECLARER, chance)]
    laid = [PACK[action - PICKS] for action in TREE.hidden(playing, PARTNER, chance)]
    assert GAME.spell(LEXICON.read("discard " + " ".join(map(str, given)))) == discard(after("grand nullo"))
    assert GAME.spell(LEXICON.read("discard " + " ".join(map(str, laid)))) == discard(passed_on)
    assert TREE.hidden(playing, OPPONENT, chance) == []


def test_a_declarer_knows_which_cards_it_took_up_and_others_do_not() -> None:
    asked = after("bid 7H", "pass", "pass", "pass")
    playing = GAME.play(asked, DECLARER, LEXICON.read(discard(asked)))
    _, own = lay(playing, DECLARER)
    assert at(own, 0) == at(PACK, 0)
    assert at(own, "middle") == at(PACK, "middle")
    imagined, others = lay(playing, OPPONENT)
    assert at(others, 3) == at(PACK, 3)
    assert at(others, "middle") != at(PACK, "middle")
    fifteen = imagined.bargain.hands[DECLARER] | imagined.bargain.middle
    assert sum(1 << each for each in at(others, 0) | at(others, "middle")) == fifteen


def test_only_discards_are_hidden_and_there_are_none_in_the_auction() -> None:
    assert TREE.hides(PICKS)
    assert not TREE.hides(PICKS - 1)
    bidding = after("bid 7H")
    assert [list(TREE.hidden(bidding, seat, Stream(seed_of(1)))) for seat in range(4)] == [[], [], [], []]


def test_of_a_partner_who_took_up_what_was_passed_on_both_know_the_cards(passed_on: Any) -> None:
    playing = GAME.play(passed_on, PARTNER, LEXICON.read(discard(passed_on)))
    for seat, place in ((DECLARER, 0), (PARTNER, 2)):
        imagined, pack = lay(playing, seat)
        assert at(pack, place) == at(PACK, place)
        assert imagined.bargain.passed == playing.bargain.passed


def test_who_watches_a_discard_imagines_one_of_cards_that_may_be_held() -> None:
    asked = after("bid 7H", "pass", "pass", "pass")
    imagined, _ = lay(asked, OPPONENT)
    picks = TREE.hidden(imagined, DECLARER, Stream(seed_of(2)))
    assert len(picks) == 5
    assert list(picks) == sorted(picks)
    held = imagined.bargain.hands[DECLARER] | imagined.bargain.middle
    assert all(held >> PACK[action - PICKS] & 1 for action in picks)


def test_where_rounds_have_no_limit_the_deal_still_ends() -> None:
    endless: Any = open_game("five_hundred", "denexa", 4, {"bid_rounds": "until_three_passes"})
    assert FiveHundredTree(endless).longest == 4 * 28 + 10 + 40
    assert TREE.longest == 12 + 10 + 40


def test_a_slam_may_be_the_most_that_a_deal_brings() -> None:
    slam: Any = open_game("five_hundred", "denexa", 4, {"slam_bonus": 900})
    assert (TREE.bound, FiveHundredTree(slam).bound) == (520, 900)
