"""War: what no scenario can say - a second War to hold the game against, what is seen and imagined, the screen."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from spadille.cards.card import CARDS, Card, card, read_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, Chance, Decide, Outcome, Over
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.war.clauses import Rule
from spadille.games.war.game import War
from spadille.games.war.players.regular import make
from spadille.games.war.scene import scene, tell
from spadille.games.war.sight import face_up
from spadille.games.war.state import NOBODY, TURN_UP, Collect, Collecting, Ended, Last, Playing, State, View, Why
from spadille.parts.dealing import Deal
from spadille.scene.model import Scene, Zone

NAMES = ("You", "West")
RANKS = "23456789TJQKA"
CHOICES: dict[str, tuple[Any, ...]] = {
    "war_depth": ("increasing", "fixed_1", "fixed_3"),
    "short_in_war": ("last_card_stands", "lose_at_once"),
    "collect_order": ("shuffled", "winner_first", "loser_first"),
    "max_skirmishes": (10_000, 7, None),
}
EVERY = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]


def war(**options: Any) -> War:
    game = open_game("war", None, None, options)
    assert isinstance(game, War)
    return game


def dealt(one: str, other: str, **options: Any) -> Table:
    """A table where seat 0 and seat 1 have been dealt these cards first, the rest in the order of the pack."""
    table = Table(war(**options))
    rest = iter([each for each in STANDARD if each not in read_cards(f"{one} {other}")])
    stacks = [[*cards, *(next(rest) for _ in range(26 - len(cards)))] for cards in map(read_cards, (one, other))]
    table.play(NATURE, Deal(tuple(each for pair in zip(*stacks, strict=True) for each in pair)))
    return table


def fight(table: Table, steps: int = 1) -> None:
    for _ in range(steps):
        for seat in table.deciding:
            table.play(seat, TURN_UP)


# -- a second War ------------------------------------------------------------------------------------


def slow_war(cards: tuple[Card, ...], rules: dict[str, Any], orders: list[list[Card]]) -> tuple[list[int], int, bool]:
    """The same game with two lists: cards at the end, skirmishes, whether it came to an end in a war."""
    stacks: list[list[Card]] = [[each for at, each in enumerate(cards) if at % 2 == seat] for seat in (0, 1)]
    skirmishes = 0
    while stacks[0] and stacks[1] and skirmishes != rules["max_skirmishes"]:
        table: list[list[Card]] = [[stacks[0].pop(0)], [stacks[1].pop(0)]]
        tied = 0
        while table[0][-1].rank == table[1][-1].rank:
            tied += 1
            down = {"increasing": tied, "fixed_1": 1, "fixed_3": 3}[rules["war_depth"]]
            left = [len(stack) for stack in stacks]
            if rules["short_in_war"] == "lose_at_once" and min(left) <= down:
                if left[0] != left[1]:
                    left = [52, 0] if left[0] > left[1] else [0, 52]
                return left, skirmishes, True
            if left == [0, 0]:
                return left, skirmishes, True
            for seat in (0, 1):
                for _ in range(min(down + 1, len(stacks[seat]))):
                    table[seat].append(stacks[seat].pop(0))
        ranks = [RANKS.index(laid[-1].rank) for laid in table]
        winner = 0 if ranks[0] > ranks[1] else 1
        if rules["collect_order"] == "shuffled":
            captured = orders.pop(0)
            assert sorted(captured) == sorted(table[0] + table[1])
        else:
            first = winner if rules["collect_order"] == "winner_first" else 1 - winner
            captured = table[first] + table[1 - first]
        stacks[winner] += captured
        skirmishes += 1
    return [len(stack) for stack in stacks], skirmishes, False


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: "-".join(str(value) for value in rules.values()))
def test_every_mixture_of_options_ends_as_the_slow_game_does(rules: dict[str, Any]) -> None:
    for seed in range(3):
        game, rng = war(**rules), Stream(seed_of(f"slow {seed}"))
        table = Table(game)
        twins = [each for rank in RANKS for each in read_cards(" ".join(rank + suit for suit in "CDHS"))]
        for by, move in [(NATURE, Deal(tuple(twins)))] if seed == 0 else [(NATURE, game.draw(game.initial(), rng))]:
            table.play(by, move)
        while not (over := table.outcome) and table.version < 20_000:
            if table.deciding:
                table.play(table.deciding[rng.below(len(table.deciding))], TURN_UP)
            else:
                table.settle(rng)
        orders = [list(move.cards) for _, move in table.log if isinstance(move, Collect)]
        deal = next(move.cards for _, move in table.log if isinstance(move, Deal))
        assert over is not None
        counts, skirmishes, in_war = slow_war(deal, rules, orders)
        assert table.standing.scores == tuple(counts)
        assert dict(table.standing.more)["skirmishes"] == (skirmishes,)
        assert orders == []
        ahead = (counts[0] > counts[1]) - (counts[0] < counts[1])
        assert over.payoff == (ahead, -ahead)
        assert over.winners == (() if not ahead else (0,) if ahead > 0 else (1,))
        assert (table.state.why == "short") is in_war


def test_war_s3() -> None:
    """Captured cards go under in the order the table plays by."""
    for order, bottom in (("winner_first", "8C 2C 5C 8D AD 4D"), ("loser_first", "8D AD 4D 8C 2C 5C")):
        table = dealt("8C 2C 5C", "8D AD 4D", collect_order=order)
        fight(table, 2)
        assert table.state.stacks[0][-6:] == bytes(read_cards(bottom))
        assert len(table.state.stacks[1]) == 23
    table = dealt("8C 2C 5C", "8D AD 6D")
    fight(table, 2)
    assert table.game.turn(table.state) == Chance("collect")
    table.play(NATURE, "collect 2C AD 8C 8D 6D 5C")
    assert table.state.stacks[1][-6:] == bytes(read_cards("2C AD 8C 8D 6D 5C"))
    rng, table = Stream(seed_of(3)), dealt("9C", "8D")
    fight(table)
    drawn = Counter(table.game.draw(table.state, rng).cards for _ in range(200))
    assert set(drawn) == {read_cards("9C 8D"), read_cards("8D 9C")}
    assert table.game.seen(table.state, NATURE, Collect(read_cards("9C 8D")), 0) is None


# -- what is seen and imagined -----------------------------------------------------------------------


def test_war_07() -> None:
    """Nobody sees a stack, not even its own."""
    table = dealt("8C 2C 5C", "8D AD 4D")
    view = table.view(0)
    assert view == View(seat=0, phase="turn", counts=(26, 26))
    assert table.game.seen(table.game.initial(), NATURE, Deal(STANDARD), 0) is None
    assert table.game.seen(table.state, 0, TURN_UP, 1) == TURN_UP
    other = dealt("AC KC QC", "AD KD QD")
    assert other.view(1) == table.view(1)
    assert other.game.view(other.game.initial(), None).phase == "deal"


def test_war_s7() -> None:
    """The hidden cards of a war are seen by nobody, on the table or taken."""
    table = dealt("8C 2C 5C", "8D AD 4D")
    fight(table)
    assert table.view(0).table == ((card("8C"),), (card("8D"),))
    fight(table)
    view = table.view(1)
    assert (view.phase, view.winner, view.counts) == ("collect", 0, (23, 23))
    assert view.table == ((card("8C"), None, card("5C")), (card("8D"), None, card("4D")))
    table.settle(Stream(seed_of(1)))
    last = table.view(1).last
    assert last is not None
    assert last.cards == (read_cards("8C 5C"), read_cards("8D 4D"))
    assert (last.winner, last.laid) == (0, (3, 3))


@pytest.mark.parametrize(
    ("steps", "laid", "places"),
    [(0, 0, ()), (1, 1, (0,)), (2, 3, (0, 2)), (3, 6, (0, 2, 5)), (3, 1, (0,)), (3, 2, (0, 1)), (3, 4, (0, 2, 3))],
)
def test_the_last_card_of_every_step_lies_face_up(steps: int, laid: int, places: tuple[int, ...]) -> None:
    assert face_up(war().options, steps, laid) == places


def imagined(table: Table, times: int) -> Counter[tuple[int, int, Card]]:
    """How often each card was imagined at each place: seat, place from the top of what was laid, card."""
    rng, view = Stream(seed_of("worlds")), table.view(0)
    found: Counter[tuple[int, int, Card]] = Counter()
    for _ in range(times):
        world = table.game.imagine(view, rng)
        assert isinstance(world, Playing | Collecting)
        assert table.game.view(world, 0) == view
        for seat in (0, 1):
            for place, each in enumerate(world.table[seat] + world.stacks[seat]):
                found[seat, place, CARDS[each]] += 1
    return found


def flat(counts: list[int], expected: float) -> bool:
    """Chi square of counts that should be level."""
    chi = sum((count - expected) ** 2 / expected for count in counts)
    return bool(chi < len(counts) + 4 * (2 * len(counts)) ** 0.5 + 8)


def test_at_the_start_every_card_may_lie_anywhere() -> None:
    found = imagined(dealt("8C", "9D"), 1040)
    assert flat([found[0, 3, each] for each in STANDARD], 20)
    assert flat([found[1, 25, each] for each in STANDARD], 20)


def test_before_the_deal_both_stacks_are_empty_and_nobody_is_ready_or_has_won_anything() -> None:
    game = war()
    for viewer in (0, 1, None):
        view = game.view(game.initial(), viewer)
        assert (view.counts, view.table, view.steps, view.skirmishes) == ((0, 0), ((), ()), 0, 0)
        assert (view.ready, view.winner, view.last, view.why, view.outcome) == (NOBODY, NOBODY, None, None, None)
    assert game.standing(game.initial()).scores == (0, 0)


def test_there_is_nothing_to_imagine_before_the_deal() -> None:
    game = war()
    assert game.imagine(game.view(game.initial(), 0), Stream(seed_of(1))) == game.initial()


def test_while_cards_are_taken_the_hidden_ones_may_be_any() -> None:
    table = dealt("8C 2C 5C", "8D AD 4D")
    fight(table, 2)
    found = imagined(table, 960)
    assert found[0, 2, card("5C")] == found[1, 2, card("4D")] == 960
    assert flat([found[1, 1, each] for each in STANDARD if each not in read_cards("8C 8D 5C 4D")], 20)


def test_in_a_war_the_cards_shown_lie_where_they_lie_and_the_rest_anywhere() -> None:
    table = dealt("8C 2C 5C", "8D AD 5D")
    fight(table, 2)
    found = imagined(table, 960)
    assert found[0, 0, card("8C")] == found[1, 2, card("5D")] == 960
    hidden = [each for each in STANDARD if each not in read_cards("8C 8D 5C 5D")]
    assert flat([found[0, 1, each] for each in hidden], 20)
    assert flat([found[1, 20, each] for each in hidden], 20)


def test_cards_taken_in_the_last_skirmish_lie_at_the_bottom_of_its_winners_stack() -> None:
    table = dealt("8C 2C 5C", "8D AD 4D")
    fight(table, 2)
    table.settle(Stream(seed_of(1)))
    found = imagined(table, 1200)
    shown = read_cards("8C 8D 5C 4D")
    for each in shown:
        assert flat([found[0, place, each] for place in range(23, 29)], 200)
    hidden = [each for each in STANDARD if each not in shown]
    assert flat([found[0, 24, each] for each in hidden], 1200 * 2 / 6 / 48)
    assert flat([found[1, 4, each] for each in hidden], 25)


@pytest.mark.parametrize(("order", "places"), [("winner_first", (23, 25, 26, 28)), ("loser_first", (26, 28, 23, 25))])
def test_where_captured_cards_keep_their_order_it_is_known(order: str, places: tuple[int, ...]) -> None:
    table = dealt("8C 2C 5C", "8D AD 4D", collect_order=order)
    fight(table, 2)
    found = imagined(table, 480)
    for place, each in zip(places, read_cards("8C 5C 8D 4D"), strict=True):
        assert found[0, place, each] == 480
    hidden = [each for each in STANDARD if each not in read_cards("8C 5C 8D 4D")]
    assert flat([found[0, 24, each] for each in hidden], 10)


def test_captured_cards_that_come_up_again_at_once_are_known_again() -> None:
    """A winner that had one card left lays what it has just taken."""
    game, rng = war(), Stream(seed_of(5))
    nine, eight, ten, jack = read_cards("9C 8D TC JC")
    rest = [each for each in STANDARD if each not in (nine, eight, ten, jack)]
    last = Last(0, 1, (1, 1), (bytes((nine,)), bytes((eight,))))
    state = Collecting((b"", bytes(rest)), (bytes((nine,)), bytes((eight,))), 1, 0, 8)
    turned = game.play(state, NATURE, Collect((nine, eight)))
    tied = Playing((bytes((eight,)), bytes(rest[1:])), (bytes((nine,)), bytes((rest[0],))), 1, 9, last)
    view = game.view(tied, 0)
    for _ in range(20):
        world = game.imagine(view, rng)
        assert isinstance(world, Playing)
        assert world.stacks[0] == bytes((eight,))
    assert isinstance(turned, Playing)
    assert turned.last == last


@pytest.mark.parametrize("short", [0, 1])
def test_a_war_that_one_side_could_not_pay_in_full_is_remembered_as_it_was_laid(short: int) -> None:
    """The last card of the short side stands; the other has laid three, one of them face down (WAR-S1)."""
    few, many = bytes(read_cards("8C 5C")), bytes(read_cards("8D 2D 4D 6D 7D 9D"))
    stacks = (few, many) if short == 0 else (many, few)
    game = war()
    state: State = Playing(stacks, (b"", b""), 0, 3, None)
    for _ in range(2):
        state = game.play(game.play(state, 0, TURN_UP), 1, TURN_UP)
    assert isinstance(state, Collecting)
    assert state.winner == short
    after = game.play(state, NATURE, game.draw(state, Stream(seed_of(1))))
    assert isinstance(after, Playing)
    assert after.last is not None
    assert after.last.laid == ((2, 3) if short == 0 else (3, 2))
    assert after.last.cards[short] == read_cards("8C 5C")
    assert after.last.cards[1 - short] == read_cards("8D 4D")


@pytest.mark.parametrize("short", [0, 1])
def test_where_running_short_in_a_war_loses_the_other_seat_has_won_it_and_all_cards(short: int) -> None:
    few, many = bytes(read_cards("8C 5C")), bytes(read_cards("8D 2D 4D 6D"))
    game = war(short_in_war="lose_at_once")
    state: State = Playing((few, many) if short == 0 else (many, few), (b"", b""), 0, 3, None)
    state = game.play(game.play(state, 0, TURN_UP), 1, TURN_UP)
    assert isinstance(state, Ended)
    assert state.counts == ((0, 52) if short == 0 else (52, 0))
    assert (state.last.winner, state.last.laid, state.last.cards[short]) == (1 - short, (1, 1), read_cards("8C"))
    assert state.outcome.winners == (1 - short,)


# -- words and refusals ------------------------------------------------------------------------------


def test_refusals_need_no_clause() -> None:
    table = dealt("9C", "8D")
    game, start = table.game, table.game.initial()
    fight(table)
    cases = [
        (start, 0, "turn", "Nobody may turn before the cards are dealt and collected."),
        (start, NATURE, "collect 9C", "Chance does not make the move 'collect 9C' now."),
        (start, NATURE, "deal 9C", "A deal is the whole pack of 52 cards"),
        (table.state, NATURE, "collect 9C 9C", "Expected the 2 cards on the table, each once; came 2 cards."),
        (dealt("9C", "8D").state, 0, "collect 9C", "Expected turn; came 'collect 9C'."),
        (dealt("9C", "8D").state, 2, "turn", "Seats run from 0 to 1; came seat 2."),
    ]
    for state, seat, text, reason in cases:
        refusal = game.refusal(state, seat, game.read(text))
        assert refusal is not None
        assert refusal.clause is None
        assert refusal.reason.startswith(reason)


def test_the_deal_alternates_from_seat_0() -> None:
    game = war()
    assert game.layout(game.initial()) == ("0", "1") * 26
    state = game.play(game.initial(), NATURE, game.draw(game.initial(), Stream(seed_of(1))))
    assert game.layout(state) == ()
    assert [game.spell(game.read(text)) for text in ("TURN", "collect 9c", "deal 10h")] == [
        "turn",
        "collect 9C",
        "deal TH",
    ]


def test_a_random_game_without_a_limit_ends() -> None:
    """Law 7 without a cap: captured cards that are shuffled end in finite expected time (WAR-S3, WAR-S4)."""
    for seed in range(10):
        game, rng = war(max_skirmishes=None), Stream(seed_of(f"end {seed}"))
        state: State = game.initial()
        for _ in range(30_000):
            match game.turn(state):
                case Decide(seats):
                    state = game.play(state, seats[0], TURN_UP)
                case Chance():
                    state = game.play(state, NATURE, game.draw(state, rng))
                case Over():
                    break
        assert isinstance(state, Ended)
        assert state.why == "all", Rule.OBJECT.clauses


# -- the screen --------------------------------------------------------------------------------------


def shown(table: Table, seat: int | None = 0, names: tuple[str, ...] = NAMES) -> Scene:
    assert isinstance(table.game, War)
    return scene(table.game, table.view(seat), table.offers(seat), names)


def zone(drawn: Scene, name: str) -> Zone:
    found = drawn.named(name)
    assert found is not None
    return found


def test_the_screen_shows_two_stacks_and_what_is_turned() -> None:
    table = dealt("8C 2C 5C 7C", "8D AD 4D 6D", max_skirmishes=50)
    assert shown(Table(table.game)).prompt == "The cards are being dealt."
    first = shown(table)
    assert first.prompt == "Turn your next card."
    assert [each.move for each in first.choices] == ["turn"]
    assert [zone(first, f"stack {seat}").count for seat in (0, 1)] == [26, 26]
    assert first.score.goal == "skirmish 1 of 50"
    table.play(0, "turn")
    waiting = shown(table)
    assert waiting.choices == ()
    assert waiting.prompt == "Waiting for West."
    assert [fact.value for fact in waiting.plates[0].facts] == ["26", "ready"]
    assert shown(table, None).prompt == "Waiting for West."
    table.play(1, "turn")
    level = shown(table)
    assert level.prompt == "War! One card face down, then one face up."
    assert [(face.card, face.note) for face in zone(level, "turned").faces] == [("8C", "war"), ("8D", "war")]
    assert shown(table, None).prompt == "Waiting for You and West."
    fight(table)
    taking = shown(table)
    assert taking.prompt == "You take the cards on the table."
    assert [(face.card, face.note) for face in zone(taking, "turned").faces] == [("5C", "wins"), ("4D", "")]
    assert [[face.card for face in row] for row in zone(taking, "laid").rows] == [
        ["8C", None, "5C"],
        ["8D", None, "4D"],
    ]
    table.settle(Stream(seed_of(1)))
    after = shown(table)
    assert after.prompt == (
        "You take 6 cards after a war: the five of clubs beats the four of diamonds. Turn your next card."
    )
    assert [(face.card, face.note) for face in zone(after, "turned").faces] == [("5C", "wins"), ("4D", "")]
    assert after.named("laid") is None
    fight(table)
    table.settle(Stream(seed_of(1)))
    won = "You take 2 cards: the seven of clubs beats the six of diamonds."
    assert shown(table).prompt == f"{won} Turn your next card."
    assert shown(table, None).prompt == f"{won} Waiting for You and West."


def test_the_screen_tells_wars_by_their_depth() -> None:
    table = dealt("8C 2C 5C 2D 2H KC", "8D AD 5D AC AH QC", max_skirmishes=None)
    fight(table, 2)
    assert shown(table).prompt == "Double war! 2 cards face down, then one face up."
    assert shown(table).score.goal == "skirmish 1"
    fight(table)
    table.settle(Stream(seed_of(1)))
    won = "You take 12 cards after a double war: the king of clubs beats the queen of clubs."
    assert shown(table).prompt.startswith(won)


def ended(why: Why, counts: tuple[int, int], last: Last) -> Scene:
    ahead = (counts[0] > counts[1]) - (counts[0] < counts[1])
    winners = () if not ahead else (0,) if ahead > 0 else (1,)
    game, state = war(), Ended(counts, why, 1, last, Outcome((ahead, -ahead), winners))
    assert game.imagine(game.view(state, 0), Stream(seed_of(1))) == state
    return scene(game, game.view(state, 0), (), NAMES)


def cards(text: str) -> bytes:
    return bytes(read_cards(text))


ONE_EACH = Last(0, 1, (1, 1), (cards("KC"), cards("QC")))
SHORT = Last(1, 1, (1, 1), (cards("8C"), cards("8D")))
LONG = Last(NOBODY, 8, (26, 26), (cards("8C"), cards("8D")))


@pytest.mark.parametrize(
    ("why", "counts", "last", "said"),
    [
        ("all", (52, 0), ONE_EACH, "You win with all 52 cards."),
        ("limit", (20, 32), ONE_EACH, "West wins with more cards when the skirmishes are over."),
        ("limit", (26, 26), ONE_EACH, "The game is drawn: both have 26 cards."),
        ("short", (0, 52), SHORT, "West wins: You run short of cards for a war."),
        ("short", (52, 0), LONG, "You win: West runs short of cards for a war of 8 steps."),
        ("short", (0, 0), LONG, "The game is drawn: both run short in a war."),
    ],
)
def test_the_end_is_told_in_a_sentence(why: Why, counts: tuple[int, int], last: Last, said: str) -> None:
    drawn = ended(why, counts, last)
    assert drawn.over == drawn.prompt == said
    assert drawn.score.sheet[0].totals == counts
    assert drawn.score.sheet[0].lines[0].words == f"{counts[0]} cards after 1 skirmish"
    assert drawn.choices == ()


def test_moves_are_told_in_sentences() -> None:
    game = war()
    assert tell(game, 0, TURN_UP, NAMES) == "You turn."
    assert tell(game, 1, TURN_UP, NAMES) == "West turns."
    assert tell(game, NATURE, None, NAMES) == "Cards are moved face down."
    assert tell(game, NATURE, Collect(read_cards("9C 8D")), NAMES) == "Chance: collect 9C 8D."


def test_the_club_player_turns() -> None:
    table = dealt("9C", "8D")
    assert isinstance(table.game, War)
    decision = make(table.game, 0, Stream(seed_of(1))).choose(table.view(0), table.moves(0))
    assert decision.move == TURN_UP
    assert decision.why
