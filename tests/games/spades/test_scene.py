"""Spades on the screen: what is drawn, what may be chosen and in what words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spadille.core.contract import NATURE, Outcome, Seat
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.spades.game import Spades
from spadille.games.spades.scene import tell
from spadille.games.spades.state import View
from spadille.scene.happening import CardPlayed, Manner, News, SuitBroken
from spadille.scene.model import Ask, Role, Scene
from spadille.testing.arrange import arrange, read_wishes
from spadille.testing.worded import worded

NAMES = ("You", "Ann", "Bob", "Cy", "Di", "Eve")
ENTRY = GAMES["spades"]


def opened(words: str = "", deal: str = "", book: str = "rules_of_spades", seats: int = 4, **options: Any) -> Table:
    """A table in its first deal, dealt by the last seat, after these words of the seats in turn."""
    table = Table(open_game("spades", book, seats, {"first_dealer": "random", **options}))
    table.play(NATURE, f"dealer {seats - 1}")
    table.play(NATURE, arrange(table.game, table.state, read_wishes(deal), Stream(seed_of("scene"))))
    for word in filter(None, words.split(", ")):
        table.play(table.deciding[0], word)
    return table


def scene(table: Table, seat: Seat | None = 0, **changes: Any) -> Scene:
    view: View = msgspec.structs.replace(table.view(seat), **changes)
    drawn: Scene = ENTRY.scene(table.game, view, table.offers(seat), NAMES[: table.game.seats])
    return worded(drawn)


def said(by: Seat, text: str) -> str:
    game = opened().game
    assert isinstance(game, Spades)
    return str(tell(game, by, game.read(text), NAMES))


def facts(drawn: Scene, seat: Seat) -> dict[str, str]:
    plate = next(each for each in drawn.plates if each.seat == seat)
    return {str(fact.label): str(fact.value) for fact in plate.facts}


def labels(drawn: Scene) -> dict[str, str]:
    return {str(option.label): option.move for option in drawn.choices}


DEAL = "0: KH 7C; 1: 5H 9H QS -H; 2: AS 2S -H; 3: AH"
BIDS = "bid 3, bid 4, nil, bid 2"


def test_before_the_deal_is_waited() -> None:
    table = Table(open_game("spades", "rules_of_spades", 4, {}))
    drawn = scene(table)
    assert (drawn.phase, drawn.prompt) == ("dealer", "The first dealer is being found.")
    assert not drawn.zones
    assert not drawn.choices
    table.play(NATURE, "dealer 2")
    assert scene(table).prompt == "The cards are being dealt."
    assert [plate.dealer for plate in scene(table).plates] == [False, False, True, False]


def test_the_seats_stand_clockwise_from_the_viewer_with_sides_and_partner() -> None:
    drawn = scene(opened(), seat=1)
    assert [(plate.seat, plate.side, plate.partner) for plate in drawn.plates] == [
        (1, 1, False),
        (2, 0, False),
        (3, 1, True),
        (0, 0, False),
    ]
    assert drawn.prompt == "Waiting for you."
    assert not drawn.choices
    assert scene(opened()).score.sides == ("You and Bob", "Ann and Cy")


def test_bids_are_offered_and_then_shown() -> None:
    drawn = scene(opened())
    assert drawn.prompt == "How many tricks will you take?"
    assert labels(drawn) == {"Nil": "nil", **{str(tricks): f"bid {tricks}" for tricks in range(1, 14)}}
    assert [option.key for option in drawn.choices[:2]] == ["1", "2"]
    assert [option.key for option in drawn.choices[9:]] == ["", "", "", "", "n"]
    assert drawn.choices[-1].note == "+100 or −100", "a gamble is not what a slip says"
    later = scene(opened("bid 3, nil, bid 2"), seat=3)
    assert later.prompt == "How many tricks will you take? 5 of 13 are bid so far."
    assert [facts(later, seat) for seat in range(4)] == [{"bid": "3"}, {"bid": "nil"}, {"bid": "2"}, {}]


def test_a_hand_that_may_be_bid_blind_lies_face_down() -> None:
    table = opened(blind_nil_behind=None)
    drawn = scene(table)
    hand = drawn.zone(Role.HAND)
    assert hand is not None
    assert hand.title == "Your hand, face down"
    assert {str(face.words) for face in hand.faces} == {"a card face down"}
    assert drawn.prompt == "Bid nil blind, or look at your hand first."
    assert labels(drawn) == {"Blind nil": "blind nil", "Look at your hand": "look"}
    assert drawn.choices[0].move == "look", "a gamble is not what a slip says"
    table.play(0, "blind nil")
    assert facts(scene(table), 0) == {"bid": "blind nil"}
    assert scene(table).zone(Role.HAND).title == "Your hand"  # type: ignore[union-attr]


def test_cards_that_may_be_played_are_lit_and_the_others_say_why() -> None:
    table = opened(BIDS, DEAL)
    table.play(0, "play KH")
    drawn = scene(table, seat=1)
    assert drawn.prompt == "Your turn to play."
    hand = drawn.zone(Role.HAND)
    assert hand is not None
    lit = {face.card for face in hand.faces if face.lit}
    assert lit == {"5H", "9H"}
    queen = next(face for face in hand.faces if face.card == "QS")
    assert str(queen.words) == "queen of spades, not playable: Hearts were led and you have two. Play one."
    assert queen.refusal is not None
    assert queen.refusal.clause == "SPD-ROS-20"
    assert not drawn.choices
    waiting = scene(table, seat=2).zone(Role.HAND)
    assert waiting is not None
    assert not any(face.lit or face.refusal for face in waiting.faces)


def test_jokers_lie_at_the_top_of_the_spades_of_a_hand() -> None:
    table = opened(deal="0: JL AS 2S", jokers=2)
    (hand,) = (zone for zone in scene(table).zones if zone.role is Role.HAND)
    shown = [face.card for face in hand.faces]
    assert [each for each in shown if each in ("JL", "AS", "2S")] == ["JL", "AS", "2S"]


def test_the_trick_says_what_was_led_and_who_wins() -> None:
    table = opened(BIDS, DEAL)
    empty = scene(table)
    assert empty.prompt == "Your lead."
    trick = empty.zone(Role.TRICK)
    assert trick is not None
    assert not trick.faces
    for card in ("KH", "5H", "2S"):
        table.play(table.deciding[0], f"play {card}")
    trick = scene(table, None).zone(Role.TRICK)
    assert trick is not None
    assert [(face.card, face.note, face.seat) for face in trick.faces] == [
        ("KH", "led", 0),
        ("5H", "", 1),
        ("2S", "wins", 2),
    ]
    assert scene(opened(BIDS, DEAL), None).zone(Role.HAND) is None, "a spectator has no hand"
    table.play(3, "play AH")
    drawn = scene(table)
    last = drawn.zone(Role.LAST)
    assert last is not None
    assert [face.card for face in last.faces] == ["KH", "5H", "2S", "AH"]
    assert facts(drawn, 2) == {"bid": "nil", "tricks": "1"}
    assert drawn.prompt == "Waiting for Bob."
    table.play(2, "play AS")
    lead = scene(table).zone(Role.TRICK)
    assert lead is not None
    assert [face.note for face in lead.faces] == ["led"]


def test_two_players_pick_from_the_stock() -> None:
    table = opened(deal="stock: AS KS QS", book="bicycle", seats=2)
    drawn = scene(table)
    assert str(drawn.prompt).startswith("Keep the top card of the stock")
    assert labels(drawn) == {"Keep it": "keep", "Leave it": "leave"}
    stock = drawn.named("stock")
    assert stock is not None
    assert ([face.card for face in stock.faces], stock.count) == (["AS"], 52)
    hidden = scene(table, seat=1).named("stock")
    assert hidden is not None
    assert hidden.faces == ()
    table.play(0, "keep")
    assert facts(scene(table), 0) == {"cards": "1"}


def test_a_misdeal_is_put_to_the_seats() -> None:
    table = opened(misdeal="friendly")
    table.play(NATURE, "misdeal 1 2")
    drawn = scene(table)
    assert drawn.prompt == "A misdeal: Ann has a card too many, Bob one too few. Pass one at random, or deal again?"
    assert labels(drawn) == {"Agree to pass a card": "agree", "Deal again": "refuse"}
    assert [facts(drawn, seat) for seat in (1, 2)] == [{"cards": "14"}, {"cards": "12"}]


def test_the_score_is_shown_a_side() -> None:
    drawn = scene(opened())
    assert drawn.score.sides == ("You and Bob", "Ann and Cy")
    assert (drawn.score.totals, drawn.score.unit, drawn.score.goal) == ((0, 0), "points", "to 500")
    assert drawn.score.notes == ("0 bags", "0 bags")
    match = msgspec.structs.replace(opened().view().match, bags=(1, 2))
    assert scene(opened(), match=match).score.notes == ("1 bag", "2 bags")


@pytest.mark.parametrize(
    ("winners", "payoff", "words"),
    [
        ((0, 2), (512, -80, 512, -80), "You and Bob win the match with 512 points."),
        ((1,), (0, 9, 0, 0), "Ann wins the match with 9 points."),
        ((0,), (9, 0, 0, 0), "You win the match with 9 points."),
        ((), (5, 5, 5, 5), "The match is drawn: all totals are level."),
    ],
)
def test_the_end_is_told(winners: tuple[Seat, ...], payoff: tuple[int, ...], words: str) -> None:
    drawn = scene(opened(), phase="over", to_act=None, outcome=Outcome(payoff, winners))
    assert (drawn.over, drawn.prompt) == (words, words)


@pytest.mark.parametrize(
    ("by", "text", "words"),
    [
        (0, "bid 4", "You bid 4."),
        (2, "nil", "Bob bids nil."),
        (2, "blind nil", "Bob bids blind nil."),
        (1, "look", "Ann looks at their hand."),
        (1, "keep", "Ann keeps the top card."),
        (1, "leave", "Ann leaves the top card."),
        (NATURE, "dealer 1", "Ann deals first."),
        (NATURE, "misdeal 1 2", "A misdeal: Ann has a card too many, Bob one too few."),
        (1, "agree", "Ann agrees to pass a card."),
        (0, "refuse", "You want a new deal."),
        (NATURE, "give AS", "A card is passed."),
        (NATURE, "deal AS KS", "The cards are dealt."),
        (1, "pass", "Ann: pass."),
    ],
)
def test_every_move_other_than_a_card_is_told_in_a_sentence(by: Seat, text: str, words: str) -> None:
    assert said(by, text) == words


def test_the_draw_for_dealer_is_told() -> None:
    told = said(NATURE, "draw 2C KH 7S QD")
    assert told.startswith("You draw the two of clubs, Ann the king of hearts")
    assert told.endswith("; Ann deals first.")


def test_what_is_hidden_is_told_as_hidden() -> None:
    game = opened().game
    assert isinstance(game, Spades)
    assert str(tell(game, NATURE, None, NAMES)) == "The cards are dealt."


def news(table: Table, text: str) -> tuple[News, ...]:
    """Return what a move that is due leads to, as everybody sees it."""
    by, before = table.deciding[0], table.view(None)
    table.play(by, text)
    told: tuple[News, ...] = ENTRY.happened(table.game, before, by, table.game.read(text), table.view(None), NAMES)
    return told


def test_a_card_off_suit_is_sloughed_and_a_spade_trumps() -> None:
    table = opened(BIDS, "0: KH 7C; 1: 5H 9H; 2: AS 7D -H; 3: 4D -H")
    told = [news(table, text) for text in ("play KH", "play 5H", "play AS", "play 4D")]
    played = [each for (each, *_) in told if isinstance(each, CardPlayed)]
    assert [(each.manner, str(each.words)) for each in played] == [
        (Manner.LEADS, "You play the king of hearts."),
        (Manner.FOLLOWS, "Ann plays the five of hearts."),
        (Manner.TRUMPS, "Bob trumps with the ace of spades."),
        (Manner.SLOUGHS, "Cy sloughs the four of diamonds."),
    ]


def test_the_first_spade_of_a_deal_breaks_them() -> None:
    deal = "0: KH 7C; 1: 5H 9H; 2: AS KS -H; 3: 4S -H"
    table = opened(BIDS, deal)
    told = [news(table, text) for text in ("play KH", "play 5H", "play AS", "play 4S")]
    broken = [[str(each.words) for each in some if isinstance(each, SuitBroken)] for some in told]
    assert broken == [[], [], ["Spades are broken."], []]
    free = opened(BIDS, deal, break_rule="none")
    told = [news(free, text) for text in ("play KH", "play 5H", "play AS")]
    assert not any(isinstance(each, SuitBroken) for some in told for each in some)


def now(drawn: Scene) -> list[tuple[str, str]]:
    return [(str(stand.words), stand.state) for stand in drawn.score.now]


def test_a_side_has_its_contract_and_tricks_in_sight_during_play() -> None:
    table = opened("bid 3, bid 4, nil", DEAL)
    assert now(scene(table)) == [], "the placards stand when all have bid"
    table.play(3, "bid 2")
    theirs = ("6 bid, 0 taken, need 6", "open")
    assert now(scene(table)) == [("3 bid, 0 taken, need 3; Bob's nil stands", "open"), theirs]
    for by, text in enumerate(("play KH", "play 5H", "play AS", "play AH")):
        table.play(by, text)
    assert now(scene(table)) == [("3 bid, 0 taken, need 3; Bob's nil is set", "open"), theirs]
    assert scene(table).score.now[0].tricks == 1


def test_a_placard_turns_to_made_and_to_set() -> None:
    deal = "0: AH AC KC; 1: 5H 5C 6C; 2: 4H 4C 3C; 3: 3H 7C 8C"
    table = opened("bid 1, bid 13, bid 1, nil", deal)
    assert now(scene(table))[1] == ("13 bid, 0 taken, need 13; Cy's nil stands", "open")
    for text in ("play AH", "play 5H", "play 4H", "play 3H", "play AC", "play 5C", "play 4C", "play 7C"):
        table.play(table.deciding[0], text)
    assert now(scene(table)) == [("2 bid, 2 taken: made", "made"), ("13 bid, 0 taken: set; Cy's nil stands", "set")]
    for text in ("play KC", "play 6C", "play 3C", "play 8C"):
        table.play(table.deciding[0], text)
    assert now(scene(table))[0] == ("2 bid, 3 taken: made, 1 bag", "made")


def test_a_side_of_nils_has_only_those_on_its_placard() -> None:
    table = opened("nil, bid 4, nil, bid 2", DEAL)
    assert now(scene(table))[0] == ("your nil stands, Bob's nil stands", "open")


def test_whoever_plays_alone_has_the_plate_for_it() -> None:
    alone = opened("bid 3, bid 4, bid 2", book="bicycle", seats=3)
    assert now(scene(alone)) == []


def test_the_cut_is_asked_of_the_dealers_right() -> None:
    table = Table(open_game("spades", "denexa", 4, {"first_dealer": "random", "cut": True}))
    table.play(NATURE, "dealer 1")
    assert table.game.layout(table.state) == (), "where a card goes, the cut will tell"
    before = table.view(None)
    table.play(NATURE, table.game.draw(table.state, Stream(seed_of("cut"))))
    (shuffled,) = ENTRY.happened(table.game, before, NATURE, None, table.view(None), NAMES)
    assert str(shuffled.words) == "The cards are shuffled."
    drawn = scene(table)
    assert (drawn.phase, drawn.prompt) == ("cut", "Cut the cards.")
    (choice,) = drawn.choices
    assert (choice.move, choice.ask) == ("cut {}", Ask(1, 51, 26))
    assert scene(table, 1).prompt == "Waiting for you."
    assert not scene(table, 1).choices
    assert [str(each.words) for each in news(table, "cut 20")] == ["You cut the cards, and they are dealt."]
    assert scene(table).phase == "bid"
