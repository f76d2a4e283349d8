"""Mexican Sweat by house rules: what players do, what is shown and told, and what the odds are."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from tests.games.mexican_sweat.test_bot import chosen
from tests.games.mexican_sweat.test_odds import ENDING, equity, last_by_the_rules
from tests.games.moment import after

from spadille.core.contract import Chance, Over, Seat
from spadille.core.errors import BadOptions, SpadilleError
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mexican_sweat import odds as asked_of
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.players.reasons import REASONS
from spadille.games.mexican_sweat.players.regular import RegularMexicanSweat
from spadille.games.mexican_sweat.players.strong import StrongMexicanSweat
from spadille.games.mexican_sweat.scene import happened, scene
from spadille.games.mexican_sweat.state import TURN_UP
from spadille.scene.model import Mark, Scene
from spadille.thinking.answers import Asked, Method
from spadille.thinking.budget import Budget

NAMES = ("You", "West", "Nora")


def game_of(at: Table) -> MexicanSweat:
    assert isinstance(at.game, MexicanSweat)
    return at.game


def drawn(at: Table, seat: Seat) -> Scene:
    offers = at.game.offers(at.state, seat) if seat in at.deciding else ()
    return scene(game_of(at), at.view(seat), tuple(offers), NAMES)


def told(at: Table, seat: Seat, move: Any, viewer: Seat = 0) -> str:
    before = at.view(viewer)
    at.play(seat, move)
    return " ".join(str(each.words) for each in happened(game_of(at), before, seat, move, at.view(viewer), NAMES))


PEEK = """
    table mexican_sweat peek 3 chips=100 {}
    -1 dealer 2
    deal 0: {}; {}target: 7D
    0 peek
"""

# -- players ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "hand", "centre", "does"),
    [
        ("kill_card=first_match", "? ? ? ? ? ? 9D", "kill: 9C; ", "stay"),
        ("kill_card=first_match peek_index=1", "9D", "kill: 9C; ", "fold"),
        ("kill_card=queen_of_spades", "? ? ? ? ? ? QS", "", "fold"),
        ("kill_card=queen_of_spades", "? ? ? ? ? ? QH", "", "stay"),
        ("kill_card=none", "? ? ? ? ? ? 9D", "", "stay"),
        ("wild=deuces", "? ? ? ? ? ? 2D", "kill: 9C; ", "stay"),
        ("wild=deuces", "? ? ? ? ? ? 2D", "kill: 2C; ", "fold"),
    ],
)
def test_a_peeked_card_is_given_up_if_it_kills_here_and_only_then(
    options: str, hand: str, centre: str, does: str
) -> None:
    assert chosen(PEEK.format(options, hand, centre), 0) == does


def test_a_player_that_knows_of_a_wild_card_to_come_expects_more_and_nobody_else_does() -> None:
    line = PEEK.format("wild=deuces", "8C ? ? ? ? ? {}", "kill: 9C; 1: TD; ")
    share: dict[str, float] = {}
    for card in ("2D", "KD"):
        at = after(line.format(card) + "0 stay ; 1 no peek ; 2 no peek\n0 turn ; 0 check ; 1 check ; 2 check ; 1 turn")
        bot, other = (RegularMexicanSweat(game_of(at), seat, Stream(seed_of(1))) for seat in (0, 1))
        share[card] = bot.share(at.view(0), 0)
        assert other.share(at.view(1), 0) < share["2D"]
    assert share["2D"] > share["KD"]


@pytest.mark.parametrize("options", ["kill_card=none", "wild=deuces", "wild=threes_nines kill_card=none"])
def test_a_pair_is_worth_less_where_it_is_beaten_more_easily(options: str) -> None:
    shares = []
    for extra in ("", options):
        kill = "" if "kill_card=none" in extra else "kill: 4C; "
        at = after(f"""
            table mexican_sweat denexa 3 chips=100 {extra}
            -1 dealer 2
            deal 0: 8C 8D; {kill}target: TD
            0 turn ; 0 turn
        """)
        shares.append(RegularMexicanSweat(game_of(at), 0, Stream(seed_of(1))).share(at.view(0), 0))
    assert shares[1] < shares[0]


@pytest.mark.parametrize("options", [{"wild": "threes_nines"}, {"kill_card": "none"}, {"betting_after": "card"}])
def test_the_strong_player_weighs_what_the_cards_make_here(options: dict[str, Any]) -> None:
    at = Table(open_game("mexican_sweat", "peek", 3, {**options, "max_deals": 2}))
    game, rng = game_of(at), Stream(seed_of("strong at home"))
    bots = [StrongMexicanSweat(game, seat, rng, Budget(worlds=20)) for seat in range(3)]
    while not isinstance(game.turn(at.state), Over):
        if isinstance(game.turn(at.state), Chance):
            at.settle(rng)
        for seat in at.deciding[:1]:
            at.play(seat, bots[seat].choose(at.view(seat), at.moves(seat)).move)
    assert game.standing(at.state).deals == 2


def test_whoever_turns_up_needs_no_better_reason_than_that_any_card_will_do() -> None:
    at = after("table mexican_sweat denexa 2 card_to_beat=false\n-1 dealer 1\nauto 1")
    (ground,) = REASONS.grounds(game_of(at), at.view(0), TURN_UP)
    assert str(ground.words(NAMES)) == "any card is good enough"


# -- what is shown ---------------------------------------------------------------------------------------


def test_wild_cards_are_marked_and_the_hand_is_named_by_what_they_make() -> None:
    at = after("""
        table mexican_sweat denexa 3 wild=deuces
        -1 dealer 2
        deal 0: 4C 2D; kill: 9C; target: TD
        0 turn ; 0 turn
    """)
    (zone,) = (each for each in drawn(at, 0).zones if each.name == "seat 0")
    assert [(each.card, each.marks, str(each.note)) for each in zone.faces[:2]] == [
        ("4C", (), ""),
        ("2D", (Mark.WILD,), "wild"),
    ]
    assert str(zone.brief) == "a pair of fours"


def test_a_wild_card_that_was_peeked_at_says_so() -> None:
    at = after(PEEK.format("wild=deuces", "? ? ? ? ? ? 2D", "kill: 9C; "))
    shown = drawn(at, 0)
    (zone,) = (each for each in shown.zones if each.name == "seat 0")
    assert (zone.faces[6].marks, str(zone.faces[6].note)) == ((Mark.PEEKED, Mark.WILD), "peeked: wild")
    assert str(shown.prompt) == "You have the two of diamonds, which is wild. Stay in or fold?"


@pytest.mark.parametrize(
    ("options", "centre", "prompt", "title"),
    [
        (
            "",
            "kill: 9C; target: 7D",
            "Beat the seven of diamonds. Any nine puts you out.",
            "Kill card and card to beat",
        ),
        ("kill_card=none", "target: 7D", "Beat the seven of diamonds.", "Card to beat"),
        (
            "kill_card=queen_of_spades",
            "target: 7D",
            "Beat the seven of diamonds. The queen of spades puts you out.",
            "Card to beat",
        ),
        (
            "kill_card=first_match card_to_beat=false",
            "kill: 9C",
            "Turn up a card: whatever it is, it stands. If your first card is one of the nines, you are out.",
            "Kill card",
        ),
    ],
)
def test_the_prompt_says_what_is_to_beat_and_what_kills(options: str, centre: str, prompt: str, title: str) -> None:
    at = after(f"table mexican_sweat denexa 3 {options}\n-1 dealer 2\ndeal 0: 3C; {centre}")
    shown = drawn(at, 0)
    assert (str(shown.prompt), str(shown.zones[0].title)) == (prompt, title)


def test_after_the_first_card_a_match_does_no_harm_and_is_not_spoken_of() -> None:
    at = after(
        "table mexican_sweat denexa 3 kill_card=first_match\n-1 dealer 2\ndeal 0: 3C; kill: 9C; target: 7D\n0 turn"
    )
    assert str(drawn(at, 0).prompt) == "Beat the seven of diamonds."


def test_with_nothing_in_the_centre_there_is_no_place_for_it_and_nothing_is_told_of_it() -> None:
    at = after("table mexican_sweat denexa 3 kill_card=none card_to_beat=false\n-1 dealer 2")
    before = at.view(0)
    at.settle(Stream(seed_of(3)))
    assert [each.name for each in drawn(at, 0).zones] == ["pot", "seat 0", "seat 1", "seat 2"]
    (only,) = happened(game_of(at), before, -1, None, at.view(0), NAMES)
    assert str(only.words) == "The cards are dealt face down."


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (
            "kill_card=none",
            "The cards are dealt face down, with the card to beat in the centre. The T is the card to beat.",
        ),
        (
            "kill_card=first_match card_to_beat=false",
            "The cards are dealt face down, with the kill card in the centre. "
            "The K is the kill card: a hand whose first card is one of the nines is out.",
        ),
    ],
)
def test_one_card_in_the_centre_is_told_by_itself(options: str, words: str) -> None:
    name = "target: 7D" if "none" in options else "kill: 9C"
    lines = (f"table mexican_sweat denexa 3 {options}", "-1 dealer 2")
    before, at = after(*lines).view(0), after(*lines, f"deal {name}")
    news = happened(game_of(at), before, -1, None, at.view(0), NAMES)
    said = words.replace("The T", "The seven of diamonds").replace("The K", "The nine of clubs")
    assert " ".join(str(each.words) for each in news) == said


@pytest.mark.parametrize(
    ("options", "hand", "words"),
    [
        ("kill_card=queen_of_spades", "QS", "Queen of spades kills. You are out."),
        ("kill_card=first_match", "9D", "Nine of diamonds matches the kill card at once. You are out."),
        ("", "9D", "Nine of diamonds matches the kill card. You are out."),
        ("card_to_beat=false", "2D", "Two high stands."),
    ],
)
def test_what_a_card_has_done_is_told(options: str, hand: str, words: str) -> None:
    kill = "" if "queen" in options else "kill: 9C; "
    at = after(f"table mexican_sweat denexa 3 {options}\n-1 dealer 2\ndeal {kill}0: {hand}")
    assert words in told(at, 0, TURN_UP)


@pytest.mark.parametrize(
    ("penalty", "note", "words"),
    [
        ("forfeit", "you are out, and lose your bets", "You look at card 3 too early, and are out."),
        ("match_pot", "you are out, and pay as much as the pot", "You look at card 3 too early, and are out."),
        (
            "pay_and_stay",
            "you pay as much as the pot, or are out",
            "You look at card 3 too early, and pay as much as the pot.",
        ),
        ("sit_out", "you are out, and sit the next deal out", "You look at card 3 too early, and are out."),
    ],
)
def test_a_look_says_what_it_costs_and_what_it_has_cost(penalty: str, note: str, words: str) -> None:
    at = after(f"table mexican_sweat denexa 3 look_penalty={penalty}\n-1 dealer 2\nauto 1")
    (look,) = (each for each in drawn(at, 0).choices if each.move == "look {}")
    assert str(look.note) == note
    assert told(at, 0, at.game.read("look 3")) == words


def test_who_sits_a_deal_out_is_shown_to_do_so() -> None:
    at = after("""
        table mexican_sweat denexa 3 look_penalty=sit_out
        -1 dealer 2
        deal 0: KC; 2: 9D; kill: 9C; target: 7D
        0 turn ; 0 check ; 1 check ; 2 check ; 1 look 1 ; 0 check ; 2 check ; 2 turn
        auto 1
    """)
    shown = drawn(at, 1)
    facts = {each.seat: [str(fact.value) for fact in each.facts] for each in shown.plates}
    assert "sits this deal out" in facts[1]
    assert "seat 1" not in {each.name for each in shown.zones}


def test_who_sits_out_leaves_two_to_play() -> None:
    with pytest.raises(BadOptions, match=r"three players; there are two \(SWT-H12\)"):
        open_game("mexican_sweat", None, 2, {"look_penalty": "sit_out"})


# -- the odds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "given"),
    [
        ({"wild": "deuces"}, {**ENDING, "gone": "2C 3C"}),
        ({"wild": "threes_nines"}, {**ENDING, "gone": "2C 3C"}),
        (
            {"wild": "one_eyes", "kill_card": "queen_of_spades"},
            {**ENDING, "kill": "", "up": "KC 3D 4D 8S TS JH/AC 2D 4H 5C 8C 6C/x"},
        ),
        ({"kill_card": "none", "card_to_beat": False}, {"up": "KC 3D 4D 8S TS JH/AC 2D 4H 5C 8C KH/x"}),
        ({"kill_card": "first_match"}, ENDING),
        ({"betting_after": "leader"}, ENDING),
        ({"betting_after": "card"}, ENDING),
    ],
)
def test_exact_odds_are_what_the_rules_play_out(options: dict[str, Any], given: dict[str, Any]) -> None:
    game = open_game("mexican_sweat", None, 3, options)
    assert isinstance(game, MexicanSweat)
    asked = {each.name: each.read(game, given.get(each.name, "")) for each in asked_of.QUESTIONS[0].parameters}
    at = asked_of._position(Asked(game=game, given=asked, samples=0, seed="1"))
    assert at.down <= 2
    won: Counter[int] = Counter(last_by_the_rules(game, at, down) for down in permutations(at.unseen, at.down))
    answer = equity(**given, **options)
    assert {each.method for each in answer.figures} == {Method.EXACT}
    assert {each.name: each.exact for each in answer.figures} == {
        f"seat-{seat + 1}": Fraction(won[seat], won.total()) for seat in at.live
    }


@pytest.mark.parametrize(
    ("options", "given", "said"),
    [
        ({}, {"target": "9D"}, "expected kill=: the kill card of this table; got none"),
        ({}, {"kill": "9D"}, "expected target=: the card to beat of this table; got none"),
        (
            {"kill_card": "none"},
            {"kill": "9D", "target": "8D"},
            "expected no kill=: this table has no kill card; got 9D",
        ),
        (
            {"kill_card": "queen_of_spades"},
            {"target": "8D", "up": "QS/-/-"},
            "expected seat 1 to be out: the queen of spades lies before it",
        ),
    ],
)
def test_a_question_fits_the_table(options: dict[str, Any], given: dict[str, Any], said: str) -> None:
    with pytest.raises(SpadilleError, match=said):
        equity(**given, **options)
