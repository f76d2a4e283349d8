"""Scenarios: what the short texts can say, and in what words they fail, with their line."""

from __future__ import annotations

import pytest

from spadille.cards.card import read_cards, write_cards
from spadille.cards.holding import members
from spadille.core.errors import SpadilleError
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.parts.dealing import FirstDealer
from spadille.testing.arrange import arrange, read_wishes
from spadille.testing.scenario import ScenarioFailed, finish_tricks, run, title

START = "table spades bicycle 4 first_dealer=random max_deals=2\n-1 dealer 3\n"
BIDS = "0 bid 3 ; 1 bid 3 ; 2 bid 3 ; 3 bid 3\n"
DEALT = START + "deal 0: KH 7C; 1: 5H 9H QS -H; 3: AH\n" + BIDS


def fails(text: str, line: int, words: str) -> None:
    with pytest.raises(ScenarioFailed) as caught:
        run(text, source="here")
    assert caught.value.line == line, caught.value
    assert words in caught.value.message, caught.value
    assert str(caught.value).startswith(f"here, line {line}: ")


def test_the_first_line_names_the_clause() -> None:
    assert title("# SPD-BIC-18: a seat that can follow suit must.\n…") == (
        "SPD-BIC-18",
        "a seat that can follow suit must.",
    )
    assert title("# SPD-S9: level totals.") == ("SPD-S9", "level totals.")
    for text in ("", "SPD-BIC-18: no hash", "# SPD-BIC-18", "# no clause: here"):
        with pytest.raises(ScenarioFailed, match="expected '# CLAUSE-ID: sentence'"):
            title(text)


def test_a_scenario_leads_to_a_table() -> None:
    table = run(
        DEALT
        + "# a comment\n\n0 play KH  # and another\n= turn 1\n1 play QS !! SPD-BIC-18\n= moves 1: play 5H, play 9H"
    )
    assert table.deciding == (1,)
    assert table.version == 7


def test_everything_that_can_be_said() -> None:
    run(
        DEALT
        + "= turn 0\n= offers 0: play KH, play 7C\n= lacks 0: play QS\n= moves 2:\n"
        + "0 play QS !! -\n0 play QS !! *\n0 dance !! -\n-1 dealer 2 !! -\n"
        + "= deals 0\n= scores 0 0 0 0\n= bags 0 0 0 0\n"
        + "play on\n= deals 1\n= turn chance deal\n= turn chance\n= bids bid 3 bid 3 bid 3 bid 3\n"
        + "seed another\ndeal\nplay out\n= turn over\n= deals 2\n"
        + "= refused options nil=maybe\n= refused options tarket=1\n"
        + "= refused table spades bicycle 7\n= refused table spades hoyle\n= refused table skat house"
    )


def test_a_deal_may_be_left_to_the_fixed_order() -> None:
    first = run(START + "deal\n= turn 0").state.hands
    assert first == run(START + "deal\n= turn 0").state.hands
    assert first != run("seed 1\n" + START + "deal\n= turn 0").state.hands


def test_lines_of_the_sheet_and_tricks() -> None:
    text = START + "deal\n" + BIDS + "finish tricks 4 3 3 3\n"
    run(text + "= taken 4 3 3 3\n= line 0 31 SPD-BIC-26\n= no line 0 SPD-BIC-31\n= scores 31 30 30 30")
    fails(text + "= line 0 30 SPD-BIC-26", 6, "the deal has 0 31 SPD-BIC-26; 1 30 SPD-BIC-26")
    fails(text + "= no line 0 SPD-BIC-26", 6, "expected no line 0 SPD-BIC-26")
    fails(text + "= line 0", 6, "expected 'line SIDE POINTS CLAUSE'")
    fails(text + "= no line 0", 6, "'no line SIDE CLAUSE'")


def test_the_end_is_told() -> None:
    text = (
        "table spades bicycle 4 first_dealer=random max_deals=1\n-1 dealer 3\ndeal\n" + BIDS + "finish tricks 4 3 3 3\n"
    )
    run(text + "= winners 0\n= payoff 31 30 30 30\n= turn over")
    fails(text + "= winners 1", 6, "expected winners 1; got 0")
    fails(text + "auto 1", 6, "the game is over")
    fails(text + "deal", 6, "no deal is due here")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "something to be checked"),
        (START, 3, "something to be checked"),
        ("= turn 0", 1, "expected first 'table"),
        ("0 bid 3", 1, "expected first 'table"),
        ("table spades", 1, "expected 'table GAME RULEBOOK"),
        ("table spades bicycle 4 target", 1, "expected option=value; got 'target'"),
        ("table spades bicycle 4 target=many", 1, "option target: expected a whole number"),
        ("table spades bicycle 4 tarket=1", 1, "did you mean target?"),
        ("table skat house", 1, "expected a game"),
        (START + "dance", 3, "a move such as '0 play AS'"),
        (START + "0 bid 3", 3, "Wait until the cards are dealt"),
        (START + "deal\n0 bid 0", 4, "(SPD-BIC-13)"),
        (START + "deal\n0 bid 3 !! SPD-BIC-13", 4, "got no refusal"),
        (START + "deal\n0 bid 0 !! SPD-BIC-14", 4, "refused by SPD-BIC-14; got SPD-BIC-13"),
        (START + "deal\n0 bid 0 !! -", 4, "refused by -; got SPD-BIC-13"),
        (START + "deal 0 AS", 3, "expected each place once"),
        (START + "deal 0: AS; 0: KS", 3, "expected each place once"),
        (START + "deal 0: XX", 3, "a card such as"),
        (START + "deal 0: -X", 3, "a card such as"),
        (START + "deal 4: AS", 3, "one of the places 0, 1, 2, 3; got '4'"),
        (START + "deal 0: AS; 1: AS", 3, "has no AS"),
        (START + "deal 0: JB", 3, "has no JB"),
        (START + "deal 0: 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D", 3, "0 gets 13 cards; got 14"),
        (START + "deal 0: -C -D -H; 1: -S; 2: -S; 3: AS", 3, "cannot fill up 0"),
        (DEALT + "deal", 5, "no deal is due here"),
        (DEALT + "= turn 1", 5, "expected turn 1; got 0"),
        (DEALT + "= turn chance", 5, "expected turn chance; got 0"),
        (DEALT + "= moves 0: play KH", 5, "seat 0 moves play KH? It may play"),
        (DEALT + "= moves 1: play 5H", 5, "It may nothing"),
        (DEALT + "= offers 0: play QS", 5, "seat 0 offers"),
        (DEALT + "= lacks 0: play KH", 5, "seat 0 lacks"),
        (DEALT + "= moves 0", 5, "expected 'moves SEAT: move, move"),
        (DEALT + "= moves x: play KH", 5, "expected a whole number; got 'x'"),
        (DEALT + "= moves 0: jump", 5, "expected one of play"),
        (DEALT + "= winners 0", 5, "the game is not over"),
        (DEALT + "= line 0 30 SPD-BIC-26", 5, "no deal is finished"),
        (DEALT + "= deals 1", 5, "expected deals 1; got 0"),
        (DEALT + "= fun 1", 5, "nothing is known of 'fun'"),
        (
            DEALT + "= refused options target=200",
            5,
            "to be refused: spades bicycle 4 first_dealer=random max_deals=2 target=200",
        ),
        (DEALT + "= refused table spades bicycle 4", 5, "to be refused"),
        (DEALT + "= refused", 5, "expected 'refused options"),
        (DEALT + "auto many", 5, "expected a whole number"),
        (DEALT + "play fast", 5, "expected 'play on'"),
        (DEALT + "finish tricks 4 3 3", 5, "a number for each of 4 seats"),
        (DEALT + "finish points 4 3 3 3", 5, "expected 'finish tricks'"),
        (DEALT + "finish tricks 4 4 4 4", 5, "tricks that can be taken"),
        (START.replace("bicycle 4", "bicycle") + "= turn over", 3, "expected turn over; got chance deal"),
    ],
)
def test_a_scenario_fails_with_its_line_and_what_was_expected(text: str, line: int, words: str) -> None:
    fails(text, line, words)


def test_tricks_that_cannot_be_taken_are_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.testing.scenario.MOST_TRIES", 20)
    every = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    fails(
        START + f"deal 0: {every}\n{BIDS}finish tricks 12 1 0 0",
        5,
        "no play with tricks 12 1 0 0 was found; the nearest was 13 0 0 0",
    )


def test_endless_play_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.testing.scenario.MOST_MOVES", 10)
    fails(DEALT + "play on", 5, "the end did not come within 10 moves")
    table = run(DEALT + "= turn 0")
    with pytest.raises(SpadilleError, match="the deal did not end within 10 moves"):
        finish_tricks(table.game, table.state, (4, 3, 3, 3), seed_of(1))


def test_ordered_places_take_their_cards_in_order() -> None:
    game = open_game("spades", "bicycle", 2, {"first_dealer": "random"})
    state = game.play(game.initial(), -1, FirstDealer(1))
    words = arrange(game, state, read_wishes("stock: AS ? KS"), Stream(seed_of(1)))
    cards = read_cards(words.removeprefix("deal "))
    assert (write_cards(cards[:1]), write_cards(cards[2:3])) == ("AS", "KS")
    assert sorted(cards) == sorted(read_cards(arrange(game, state, {}, Stream(seed_of(2))).removeprefix("deal ")))


@pytest.mark.parametrize("barred", ["-H", "-h -S", "-A -K -Q", "-AS -2C", "-10"])
def test_what_is_kept_out_of_a_hand_is_not_there(barred: str) -> None:
    hands = run(START + f"deal 2: 5D {barred}\n= turn 0").state.hands
    held = [str(each) for each in members(hands[2])]
    assert "5D" in held
    for word in barred.upper().replace("10", "T").replace("-", "").split():
        assert not any(each.startswith(word) or each.endswith(word) for each in held)


def test_second_copies_are_dealt_where_the_first_has_gone() -> None:
    game = open_game("pinochle", "denexa", 2, {"first_dealer": "random"})
    state = game.play(game.initial(), -1, FirstDealer(0))
    words = arrange(game, state, read_wishes("0: QS QS"), Stream(seed_of(1))).split()[1:]
    dealt = [card for card, place in zip(words, game.layout(state), strict=True) if place == "0"]
    assert dealt[:2] == ["QS", "QS'"]
    with pytest.raises(SpadilleError, match="has no QS"):
        arrange(game, state, read_wishes("0: QS QS; 1: QS"), Stream(seed_of(1)))
