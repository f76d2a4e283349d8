"""Judgements and the sentence made of them: one reason, one number, and what cannot be told apart said to be even."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.bots.advising import advised
from spadille.core.contract import Decision, Weighed
from spadille.core.table import Table, replay
from spadille.games import GAMES, open_header
from spadille.games.spades import say
from spadille.scene.names import names_around
from spadille.search import NATIVE
from spadille.thinking.hints import lines, table
from spadille.thinking.judgement import (
    MOVER,
    NOTATION,
    Candidate,
    Cost,
    Ground,
    Judgement,
    Method,
    Plain,
    Reasons,
    Terms,
    cost_of,
    judged,
    reason_for,
)
from spadille.thinking.judgement import said as remark
from spadille.thinking.saying import LONGEST, amount, counted_in, hint, luck_line, ordinal, reason, review
from spadille.thinking.weighing import Gap

needs_native = pytest.mark.skipif(not NATIVE, reason="the native search is missing")
COMPLAINTS = Path(__file__).parents[1] / "data" / "complaints"
NAMES = names_around(4, 0)


class Opinions(Reasons):
    """A fact for each bid, and one that holds for all."""

    def grounds(self, game: Any, view: Any, move: Any) -> tuple[Ground, ...]:
        tricks = getattr(move, "tricks", 0)
        common = Plain(aim="need", known_to=(0, 1, 2, 3), seat=0, said="it is a bid")
        said = say("takes-that-many", who=MOVER, often="I" * tricks)
        return common, Plain(aim="need", known_to=(0,), seat=0, said=said)


def terms(**changed: Any) -> Terms:
    usual = {"judge": "strong", "reasons": Opinions(), "unit": "points", "taste": 5.0, "thumb": False, "remarks": False}
    return Terms(**{**usual, **changed})


def thought(*weighed: tuple[int, float, float], legal: int = 12, **changed: Any) -> Judgement:
    """A judgement of bids in Spades, each with its worth and error; the first is chosen."""
    bids = spadille.table("spades", seed=1)
    found = tuple(Weighed(bids.game.read(f"bid {bid}"), worth, error) for bid, worth, error in weighed)
    seat = bids.deciding[0]
    view = bids.view(seat)
    return judged(bids.game, view, 0, Decision(found[0].move, "", found), terms(**changed), legal)


# -- what can be told apart --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gap", "cost"),
    [
        (Gap(12.0, 4.0), Cost(12.0)),
        (Gap(4.9, 1.0), None),
        (Gap(12.0, 13.0), None),
        (Gap(-12.0, 4.0), None),
        (Gap(12.0, 4.0, 0.1, 0.02), Cost(12.0)),
        (Gap(12.0, 4.0, -0.1, 0.02), None),
        (Gap(-12.0, 4.0, 0.1, 0.02), Cost(0.1, chances=True)),
        (Gap(2.0, 1.0, 0.1, 0.02), None),
        (Gap(0.0, 0.0, 0.3, 0.1), Cost(0.3, chances=True)),
        (Gap(0.0, 0.0, 0.3, 0.4), None),
    ],
)
def test_a_cost_has_one_yardstick_and_is_none_below_taste_or_two_errors(gap: Gap, cost: Cost | None) -> None:
    assert cost_of(gap, 5.0) == cost


def test_in_the_first_four_tricks_a_difference_must_be_twice_as_large() -> None:
    made = Decision(None, "", ())
    assert [terms().taste_in(made, trick) for trick in (0, 1, 4, 5)] == [5.0, 10.0, 10.0, 5.0]
    assert terms().taste_in(Decision(None, exact=True), 1) == 0.0


# -- the sentence ------------------------------------------------------------------------------------


def test_the_sentence_gives_a_reason_joins_what_is_even_and_tells_one_cost() -> None:
    found = thought((3, 10.0, 3.0), (2, 9.0, 1.0), (4, -2.0, 1.0), (5, -30.0, 1.0))
    assert hint(found, NAMES) == "Bid 3: you take that many III. About even with bid 2; bid 4 costs about 12 points."
    assert str(hint(found, names_around(4, 1))).startswith("Bid 3: they take that many III.")
    assert found.aim == "need"
    assert [each.cost is None for each in found.moves] == [True, True, False, False]


def test_a_fact_that_speaks_for_the_other_move_as_well_is_no_reason_and_one_nobody_knows_neither() -> None:
    class Hidden(Opinions):
        def grounds(self, game: Any, view: Any, move: Any) -> tuple[Ground, ...]:
            common, own = super().grounds(game, view, move)
            return common, Plain(aim="need", known_to=(3,), seat=0, said=own.words(NAMES))

    found = thought((3, 10.0, 3.0), (4, -2.0, 1.0), reasons=Hidden())
    assert found.grounds == ()
    assert hint(found, NAMES) == "Bid 3 does best. No simple reason. Bid 4 costs about 12 points."


def test_where_all_moves_are_even_it_says_so_and_where_some_were_not_weighed_it_names_the_others() -> None:
    none = Reasons()
    assert hint(thought((3, 1.0, 3.0), (2, 0.5, 1.0), legal=2, reasons=none), NAMES) == "Bid 3 or bid 2: about even."
    assert hint(thought((3, 1.0, 3.0), (2, 0.5, 1.0), (4, 0.4, 1.0), legal=3, reasons=none), NAMES) == (
        "Bid 3, or anything else: the moves are about even."
    )
    assert str(hint(thought((3, 1.0, 3.0), (2, 0.5, 1.0), reasons=none), NAMES)).endswith("Bid 2 is about even.")
    three = (3, 1.0, 3.0), (2, 0.5, 1.0), (4, 0.4, 1.0), (5, 0.4, 1.0)
    assert str(hint(thought(*three, legal=4), NAMES)).endswith("The others are about even.")
    assert str(hint(thought(*three), NAMES)).endswith("Bid 2 and bid 4 are about even.")
    assert "three more; bid 6 costs" in str(hint(thought(*three, (6, -90.0, 1.0)), NAMES))
    assert str(hint(thought((3, 1.0, 3.0), (6, -90.0, 1.0), (7, -95.0, 1.0), legal=3), NAMES)).endswith(
        "All else costs about 91 points or more."
    )


def test_a_long_reason_leaves_room_to_say_that_others_are_even() -> None:
    class Chatter(Reasons):
        def grounds(self, game: Any, view: Any, move: Any) -> tuple[Ground, ...]:
            said = f"so {'very ' * 14}good"
            return (Plain(aim="keep", known_to=(0,), seat=0, said=said),) if move.tricks == 3 else ()

    even, dear = ((3, 1.0, 3.0), (2, 0.5, 1.0), (4, 0.4, 1.0)), ((6, -90.0, 1.0), (7, -95.0, 1.0))
    assert str(hint(thought(*even, *dear, legal=5, reasons=Chatter()), NAMES)).endswith(
        "very good. Bid 2 and bid 4 are about even."
    )


@pytest.mark.parametrize("game", ["spades", "five_hundred", "pinochle", "auction_pinochle"])
def test_one_point_is_one_in_every_game(game: str) -> None:
    table = spadille.table(game, seed=1)
    assert str(counted_in(1, GAMES[game].counts_in(table.game)[0])) == "1 point"


def test_what_costs_chances_is_not_less_than_what_costs_points() -> None:
    bids = spadille.table("spades", seed=1)
    found = tuple(
        Weighed(bids.game.read(f"bid {bid}"), worth, 1.0, win, 0.01)
        for bid, worth, win in ((3, 10.0, 0.6), (4, 20.0, 0.5), (5, -90.0, 0.5))
    )
    mixed = judged(bids.game, bids.view(bids.deciding[0]), 0, Decision(found[0].move, "", found), terms(), 3)
    assert str(hint(mixed, NAMES)).endswith("Bid 4 costs about 10 games in 100.")


def test_a_reason_too_long_to_say_is_not_called_none() -> None:
    class Endless(Reasons):
        def grounds(self, game: Any, view: Any, move: Any) -> tuple[Ground, ...]:
            return (Plain(aim="keep", known_to=(0,), seat=0, said="so " + "very " * 30 + "good"),)

    assert hint(thought((3, 10.0, 3.0), reasons=Endless()), NAMES) == "Bid 3 does best."


def test_a_player_by_rules_of_thumb_tells_no_figures() -> None:
    found = thought((3, 10.0, 3.0), (4, -2.0, 1.0), thumb=True)
    assert (found.method, table(found), lines(found)) == (Method.OPINION, (), [])
    assert not re.search(r"\d", str(hint(found, NAMES)).removeprefix("Bid 3"))


def test_no_sentence_is_longer_than_it_may_be() -> None:
    class Chatter(Reasons):
        def grounds(self, game: Any, view: Any, move: Any) -> tuple[Ground, ...]:
            return (
                Plain(aim="keep", known_to=(0,), seat=0, said=f"so {'very ' * getattr(move, 'tricks', 0) * 6}good"),
            )

    for bid in range(2, 8):
        said = hint(thought((bid, 10.0, 3.0), (9, -50.0, 1.0), reasons=Chatter()), NAMES)
        assert len(str(said)) <= LONGEST
    assert said == "Bid 7 does best. Bid 9 costs about 60 points."


def test_a_review_compares_with_what_was_played_or_calls_it_a_matter_of_taste() -> None:
    words: Any = {"who": "You", "played": "five of spades", "better": "queen of diamonds", "unit": "points"}
    why = "it takes the trick off Nora's nil"
    assert str(review(when=6, why=why, cost=Cost(32.4), **words)) == (
        "Trick 6. You: five of spades. Better: queen of diamonds; it takes the trick off Nora's nil. About 32 points."
    )
    assert str(review(when=0, why="", cost=Cost(0.06, chances=True), exact=True, **words)) == (
        "You: five of spades. Better: queen of diamonds. 6 games in 100."
    )
    assert str(review(when=0, why=why, cost=Cost(1.0, chances=True), exact=True, **words)).endswith(
        "it takes the trick off Nora's nil. It costs the game."
    )
    assert str(review(when=2, why=why, cost=None, **words)) == "Trick 2. You: five of spades. A matter of taste."


def test_figures_and_luck_are_written_as_people_say_them() -> None:
    assert str(amount(Cost(1.2), "points")) == "about 1 point"
    assert str(amount(Cost(0.02, chances=True), "points", exact=True)) == "2 games in 100"
    assert str(amount(Cost(0.014, chances=True), "points", exact=True)) == "about 1 game in 100"
    assert str(amount(Cost(2.0), "points", exact=True)) == "2 points"
    assert (str(ordinal(5)), str(ordinal(20))) == ("fifth", "20th")
    assert str(luck_line(("You", "West"), (0,), (89.0, -68.0, 157.0), "points")) == (
        "You gained 89 points on the others: luck brought 157, play cost 68."
    )


def test_a_bots_remark_is_said_only_without_figures_and_notation() -> None:
    assert remark("the upcard is worth having: QS") == "the upcard is worth having: queen of spades"
    assert [remark(each) for each in ("+12 on average", "kept in 35%", "3.1 ± 0.2")] == ["", "", ""]


# -- Spades ------------------------------------------------------------------------------------------


def complained(name: str) -> tuple[Table, Judgement, str]:
    """A position of the complaint suite, what is thought of it, and what is said."""
    found = replay((COMPLAINTS / f"spades-{name}.jsonl").read_bytes(), open_header)
    seat = found.deciding[0]
    thought = advised(found.game, seat, "1", found.view(seat), found.moves(seat), "strong")
    return found, thought, str(hint(thought, names_around(found.game.seats, seat)))


@pytest.fixture
def by_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge by rules of thumb, so that retrained nets do not change the sentences that are tested."""
    monkeypatch.setattr("spadille.games.spades.players.strong.nets_for", lambda *_: None)


@needs_native
@pytest.mark.usefixtures("by_rules_of_thumb")
@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("cover-over-partner", "Jack of hearts: it takes the trick off North's nil."),
        ("attack-leave-the-trick", "Three of hearts: it leaves the trick to East's nil."),
        ("attack-not-his-void", "Three of hearts: it is low, and West has bid nil."),
        ("own-nil-high-under", "Queen of hearts: it is the highest card that stays under, for your nil."),
        ("own-nil-lead", "Five of clubs: a low lead is the least danger, for your nil."),
        ("own-nil-discard", "Queen of diamonds: your nil is made "),
        ("contract-one-more", "Ace of hearts: it wins, and your side needs 2 of the last 3."),
        ("contract-set-them", "King of diamonds: the others need every trick, and this stops one."),
        ("bags-the-tenth", "Four of hearts: your side has its 6, and winning would be bag 10."),
        ("bags-throw-the-ace", "Ace of diamonds: you escape another bag "),
        ("partner-overtaken", "Three of hearts: North is winning the trick already."),
        ("partner-king-under-ace", "Three of spades: nothing you may play wins this trick, and it is your lowest."),
        ("cover-lead-high", "Seven of clubs: North's nil is made "),
        ("sure-nil-not-bid", "Bid nil: your nil is made nearly always."),
        ("overbid", "Bid 1: the third trick comes "),
        ("underbid", "Bid 7: you take that many nearly always."),
        ("partner-overtrumped", "Six of hearts: the others are set nearly always."),
        ("attack-do-not-trump", "Four of clubs: your contract is made "),
    ],
)
def test_the_reason_in_spades_is_what_the_card_is_good_for(position: str, sentence: str) -> None:
    _, thought, said = complained(position)
    assert said.startswith(sentence)
    assert thought.grounds, "it was a reason"
    assert all(thought.seat in each.known_to for each in thought.grounds)


@needs_native
def test_a_judgement_is_data_that_goes_to_another_process_and_its_figures_are_rows() -> None:
    found, thought, said = complained("cover-over-partner")
    assert pickle.loads(pickle.dumps(thought)) == thought
    assert thought.method is Method.SAMPLED
    assert thought.trick == len(found.view(thought.seat).tricks) + 1
    rows = table(thought)
    assert [each.words for each in rows] == [each.words for each in thought.moves]
    assert rows[0].even
    assert "±" in str(rows[0].points)
    assert str(reason(thought, names_around(4, thought.seat))) in said


@pytest.mark.parametrize(
    "game",
    ["spades", "five_hundred", "pinochle", "auction_pinochle", "mexican_sweat", "mini_baccarat", "pyramid"],
)
def test_the_first_hint_of_a_game_holds_no_notation(game: str) -> None:
    found = spadille.table(game, seed=3)
    seat = found.deciding[0]
    thought = advised(found.game, seat, "1", found.view(seat), found.moves(seat))
    said = hint(thought, names_around(found.game.seats, seat))
    assert len(str(said)) <= LONGEST
    assert not NOTATION.search(str(said))
    assert str(said).endswith(".")


class Hopes(Reasons):
    """Reasons that tell every chance."""

    def outcome(self, game: Any, view: Any, moves: Any, aim: str, chances: tuple[float, float]) -> Plain:
        return Plain(aim=aim, known_to=(0,), seat=0, said=f"{chances[0]} against {chances[1]}")


def test_nothing_is_told_of_the_chances_of_a_move_that_was_never_played_out() -> None:
    game: Any = None

    def told(ours: dict[str, float], theirs: dict[str, float]) -> list[str]:
        found = reason_for(Hopes(), game, None, ("a", "b"), (ours, theirs))
        return [str(each.words(names_around(4, 0))) for each in found]

    assert told({"need": 0.5}, {}) == []
    assert told({"need": 0.5}, {"need": 0.25}) == ["0.5 against 0.25"]
    assert told({"nil": 0.5}, {"need": 0.25}) == ["0.5 against 0.0"], "the other cannot keep a nil"


def test_moves_of_one_name_that_differ_are_counted_and_not_named() -> None:
    def judgement(*names: str) -> Judgement:
        moves = tuple(
            Candidate(move=each, words=f"discard {each}", brief=brief, mean=0.0, error=1.0, win=None)
            for each, brief in zip("abc", names, strict=False)
        )
        return Judgement(judge="strong", method=Method.SAMPLED, seat=0, unit="points", moves=moves, whole=False)

    same = judgement("five other cards", "five other cards", "five other cards")
    assert [each.move for each in same.even] == ["b", "c"]
    assert hint(same, names_around(4, 0)) == "Discard a does best. No simple reason. Two more are about even."
    apart = judgement("the first", "the second", "the third")
    assert hint(apart, names_around(4, 0)).endswith("The second and the third are about even.")
