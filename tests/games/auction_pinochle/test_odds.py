"""Tests odds of Auction Pinochle for cards in the widow or at the partner, against an enumeration of all deals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from spadille import odds
from spadille.cards.card import card, mark_copies, read_cards
from spadille.cards.holding import holding, members
from spadille.core.errors import Unreadable
from spadille.core.words import LANGUAGES, speaking
from spadille.games import open_game
from spadille.games.auction_pinochle import odds as questions
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.parts.doubled import PACK, WHOLE

FIFTEEN = "AS TS KS QS AH KH QH AD JD TD AC KC JC 9C 9S"

CARDS: tuple[dict[str, str], ...] = ({"cards": "JS"}, {})


def waiting(**given: Any) -> odds.Answer:
    return odds.ask("auction_pinochle", "waiting", **given)


@pytest.mark.parametrize("trump", "CDHS")
def test_every_figure_of_a_widow_is_that_of_all_widows(trump: str) -> None:
    suit = "CDHS".index(trump)
    options = open_game("auction_pinochle", "widow", 3, {}).options
    mine = holding(mark_copies(read_cards(FIFTEEN)))
    before = {(each.kind, each.suit) for each in melds(options, mine, suit)}
    found, ways, gained = Counter[str](), 0, 0
    js, qh = card("JS"), card("KH")
    for widow in combinations(members(WHOLE & ~mine), 3):
        ways += 1
        there, now = {each.plain for each in widow}, melds(options, mine | holding(widow), suit)
        gain = worth(now) - worth(melds(options, mine, suit))
        gained += gain
        found["more"] += gain > 0
        found["one"] += js in there or qh in there
        found["all"] += js in there and qh in there
        for each in now:
            if (each.kind, each.suit) not in before:
                found[f"marriage-{'CDHS'[each.suit]}" if each.kind == "marriage" else each.kind] += 1
    answer = waiting(hand=FIFTEEN, cards="JS KH", trump=trump, rulebook="widow")
    told = {each.name: each.exact for each in answer.figures}
    assert told.pop("gain") == Fraction(gained, ways)
    run = told.pop("run", None)
    royal = told.pop("royal", None)
    assert told == {name: Fraction(found[name], ways) for name in told}
    assert set(found) - {"run", "royal"} <= set(told)
    assert run is None or run == Fraction(found["run"], ways)
    assert royal is None or royal >= Fraction(found["royal"], ways), "a royal marriage in a run lies down as the run"
    assert {each.method for each in answer.figures} == {odds.Method.EXACT}


def test_what_a_partner_holds_is_that_of_all_hands_drawn_from_few_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(questions._HELD, "partner", (4, 37))
    out = "JS JS QH KH TD TD QC QS KD 9H 9H"
    rest = list(PACK)
    for each in mark_copies(read_cards(out)):
        rest.remove(each)
    unseen, ways = read_cards(out), comb(11, 4)
    answer = waiting(hand=" ".join(str(each.plain) for each in rest), cards="QS TD JS", where="partner")
    told = {each.name: each.exact for each in answer.figures}
    hands = [{unseen[at] for at in chosen} for chosen in combinations(range(11), 4)]
    wanted = set(read_cards("QS TD JS"))
    assert told["one"] == Fraction(sum(bool(wanted & each) for each in hands), ways)
    assert told["all"] == Fraction(sum(wanted <= each for each in hands), ways)
    assert told["run"] == Fraction(sum(card("JS") in each for each in hands), ways)
    assert "gain" not in told


def test_where_few_cards_are_unseen_every_widow_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(questions._HELD, "widow", (3, 43))
    options = open_game("auction_pinochle", "widow", 3, {}).options
    rest = list(PACK)
    unseen = mark_copies(read_cards("JS JS 9H 9D TC"))
    for each in unseen:
        rest.remove(each)
    before = worth(melds(options, holding(rest), 3))
    gains = [worth(melds(options, holding((*rest, *widow)), 3)) - before for widow in combinations(unseen, 3)]
    answer = waiting(hand=" ".join(str(each.plain) for each in rest), trump="S", rulebook="widow")
    told = {each.name: each.exact for each in answer.figures}
    assert (told["gain"], told["more"]) == (Fraction(sum(gains), 10), Fraction(sum(each > 0 for each in gains), 10))
    assert 0 < sum(each > 0 for each in gains) < 10


def test_no_figure_is_told_of_cards_that_nobody_waits_for() -> None:
    hand = " ".join(FIFTEEN.split()[:12])
    wanted: tuple[dict[str, str], ...] = ({}, {"cards": "JS"}, {"cards": "JS KH"})
    melds_alone, one, two = (
        {each.name for each in waiting(hand=hand, where="partner", **given).figures} for given in wanted
    )
    assert (one - melds_alone, two - one) == ({"one"}, {"all"})


def test_a_card_waited_for_lies_in_the_widow_as_the_closed_form_says() -> None:
    answer = waiting(hand=FIFTEEN, cards="JS")
    assert answer.figure("one").exact == answer.figure("run").exact == 1 - Fraction(comb(31, 3), comb(33, 3))
    assert "all" not in {each.name for each in answer.figures}
    twelve = " ".join(FIFTEEN.split()[:12])
    partner = waiting(hand=twelve, cards="JS", where="partner")
    assert partner.figure("one").exact == 1 - Fraction(comb(34, 12), comb(36, 12))
    assert waiting(hand="JS JS AC", cards="JS").figure("one").exact == 0


def test_who_waits_for_no_card_hears_of_the_melds_alone() -> None:
    waited, told = ({each.name: each.exact for each in waiting(hand=FIFTEEN, **given).figures} for given in CARDS)
    assert waited.pop("one") == told["run"]
    assert told == waited


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hand": "KS KS KS"}, "KS is there 3 times"),
        ({"hand": "2S"}, "2S is no card of this pack"),
        ({"hand": f"{FIFTEEN} 9D"}, "expected at most 15 cards in a hand; got 16"),
        ({"hand": FIFTEEN, "where": "partner"}, "expected at most 12 cards in a hand; got 15"),
        ({"hand": "KS", "where": "stock"}, "expected a place"),
        ({"hand": "KS", "trump": "N"}, "expected a trump suit"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        waiting(**given)


def test_it_is_told_in_each_language() -> None:
    told = ("the card is there", "die Karte ist dort", "la carta está ahí")
    for language, words in zip(LANGUAGES, told, strict=True):
        with speaking(language):
            assert str(waiting(hand=FIFTEEN, cards="JS").figure("one").words) == words
