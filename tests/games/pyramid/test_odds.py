"""Tests odds of Pyramid against the known shares and lines that the rules play."""

from __future__ import annotations

import pytest

from spadille import odds, table
from spadille.cards.card import CARDS, Card, write_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE
from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.pyramid import odds as asked_of
from spadille.games.pyramid.native import win as native_win
from spadille.games.pyramid.state import value_of
from spadille.parts.dealing import Deal
from spadille.search import NATIVE

native = pytest.mark.skipif(not NATIVE, reason="whole deals are solved by the native search")


def dealt(seed: int) -> str:
    """The cards of a deal as a table has dealt them."""
    deal = table("pyramid", seed=seed).log[0][1]
    assert isinstance(deal, Deal)
    return write_cards(deal.cards)


def blocked() -> list[Card]:
    """A deal with a six under all four sevens: they go first, and there are three sixes for them."""
    sixes, sevens = ([each for each in STANDARD if value_of(each) == value] for value in (6, 7))
    rest = iter([each for each in STANDARD if each not in (sixes[0], *sevens)])
    fixed = {1: sixes[0], **dict(zip((3, 4, 6, 7), sevens, strict=True))}
    return [fixed[place] if place in fixed else next(rest) for place in range(52)]


@native
@pytest.mark.parametrize(("rulebook", "known"), [("denexa", 0.6685), ("tuts_tomb", 0.8315)])
def test_the_share_of_deals_that_can_be_won_is_the_known_one(rulebook: str, known: float) -> None:
    figure = odds.ask("pyramid", "rules", rulebook=rulebook, samples=2500, seed=2).figure("winnable")
    assert (figure.method, figure.n, figure.seed) == (odds.Method.SAMPLED, 2500, "2")
    assert abs(figure.value - known) < figure.error < 0.02


@native
@pytest.mark.parametrize("rulebook", ["denexa", "tuts_tomb"])
def test_a_line_that_wins_is_told_in_moves_that_win(rulebook: str) -> None:
    game = open_game("pyramid", rulebook, 1, {})
    found = 0
    for seed in range(6):
        answer = odds.ask("pyramid", "deal", rulebook=rulebook, cards=dealt(seed))
        state = game.play(game.initial(), NATURE, table("pyramid", seed=seed).log[0][1])
        for text in answer.line:
            move = game.read(text)
            assert game.refusal(state, 0, move) is None
            state = game.play(state, 0, move)
        won = bool(answer.figure("winnable").value)
        assert won is (game.turn(state).__class__.__name__ == "Over")
        if won:
            found += 1
            assert answer.figure("moves").value == len(answer.line)
            steps = [each.value for each in answer.figures if each.name == "steps"]
            assert all(each <= len(answer.line) for each in steps)
    assert found >= 2


@native
def test_a_deal_that_blocks_itself_is_proven_lost_and_with_the_overlap_it_may_not_be() -> None:
    answer = odds.ask("pyramid", "deal", cards=write_cards(blocked()))
    assert answer.figure("winnable").exact == 0
    assert answer.line == ()
    assert [str(each) for each in answer.notes] == ["Every line has been tried: none wins."]


@native
def test_deals_that_were_not_found_out_widen_the_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = odds.ask("pyramid", "rules", samples=40)
    monkeypatch.setattr(asked_of, "can_win", lambda decks, _: [None] * 10 + [True] * (len(decks) - 10))
    unsure = odds.ask("pyramid", "rules", samples=40)
    assert unsure.figure("winnable").value == 0.75
    assert unsure.figure("winnable").error > 0.25
    assert (len(sure.notes), len(unsure.notes)) == (1, 2)
    assert str(unsure.notes[1]).startswith("10 deals were not found out")


@native
def test_where_a_shortest_line_takes_too_much_room_any_line_that_wins_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = native_win
    cards = next(each for each in map(dealt, range(9)) if odds.ask("pyramid", "deal", cards=each).line)
    monkeypatch.setattr(asked_of, "win", lambda *a, shortest=True: [None] if shortest else usual(*a, shortest=False))
    answer = odds.ask("pyramid", "deal", cards=cards)
    assert [each.name for each in answer.figures] == ["winnable", "moves"]
    assert str(answer.notes[0]).endswith("Whether there is a shorter one was not found out.")


@native
def test_a_search_without_room_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_of, "win", lambda *_, **__: [None])
    with pytest.raises(SpadilleError, match="the search ran out of room"):
        odds.ask("pyramid", "deal", cards=dealt(1))


@pytest.mark.parametrize("question", ["rules", "deal"])
def test_without_the_native_search_it_says_so_in_a_line(question: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_of, "NATIVE", False)
    given = {"cards": dealt(1)} if question == "deal" else {}
    with pytest.raises(SpadilleError, match="expected the native search, which solves whole deals"):
        odds.ask("pyramid", question, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", ["", "AS", " ".join(["AS"] * 52), write_cards(STANDARD) + " AS", "JB"])
def test_cards_that_are_no_deal_are_refused(cards: str) -> None:
    with pytest.raises(SpadilleError, match="expected 52 different cards, the pyramid from its apex, then the stock"):
        odds.ask("pyramid", "deal", cards=cards)


def test_a_line_that_the_rules_refuse_is_a_fault_of_the_program() -> None:
    game = open_game("pyramid", None, 1, {})
    deal = table("pyramid", seed=1).log[0][1]
    assert isinstance(deal, Deal)
    with pytest.raises(AssertionError, match="the rules refuse recycle"):
        asked_of._prove(game, deal.cards, [game.read("recycle")])
    with pytest.raises(AssertionError, match="the line does not end the game"):
        asked_of._prove(game, deal.cards, [])
    assert CARDS[deal.cards[0]] == deal.cards[0]
