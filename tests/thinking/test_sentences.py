"""Sentences of hints and reviews by the hundred: none compares with what nobody played, none contradicts its figures,
none holds notation, and hardly one is long.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from msgspec import structs
from tests.thinking.claims import false_claims

import spadille
from spadille.bots import make_bot
from spadille.bots.advising import advised
from spadille.core.contract import Seat
from spadille.core.table import Table, listed
from spadille.core.words import Text, speaking
from spadille.games import GAMES, entry
from spadille.review.judging import read, review
from spadille.review.model import Judged, Terms
from spadille.review.telling import sentence, verdict
from spadille.scene.names import Names, names_around
from spadille.search import NATIVE
from spadille.thinking.budget import SeededRng
from spadille.thinking.judgement import NOTATION, Candidate, Cost, Judgement, Method
from spadille.thinking.levels import Level
from spadille.thinking.saying import LONGEST, forms, hint, reason

DECIDING = [name for name in GAMES if name != "war"]
"""Nothing is decided in the one that is left out."""
SHORT, LONG = 12, 200
_RULEBOOKS = {"spades": "andrews"}
_SEAT_NUMBER = re.compile(r"\bseat \d", re.IGNORECASE)
_SHORTEST_EVEN = len(" Eleven more are about even.")
_MORE_OR_LESS = re.compile(r"\b(more|less) than\b")


def played(game: str, seed: int) -> Iterator[tuple[Table, Seat]]:
    """A game of regular players, every fourth move any that is allowed, before each decision with a choice."""
    table = spadille.table(game, rulebook=_RULEBOOKS.get(game), seed=seed)
    chance = SeededRng(f"sentences {seed}")
    bots = [make_bot("regular", table.game, seat, seed) for seat in range(table.game.seats)]
    while table.deciding and table.standing.deals < 2:
        seat = table.deciding[chance.below(len(table.deciding))]
        moves = table.moves(seat)
        if len(moves) > 1:
            yield table, seat
        chosen = bots[seat].choose(table.view(seat), moves).move
        spelt = table.game.spell(chosen)
        careless = chance.below(4) == 0 and spelt not in ("resign", "leave")
        move = moves[chance.below(min(len(moves), 40))] if careless else chosen
        table.play(seat, chosen if table.game.spell(move) in ("resign", "leave") else move)


def quick(game: str) -> str:
    """The strongest level that thinks for a number of worlds, not by the clock."""
    levels = entry(game).levels
    return Level.STRONG if Level.STRONG in levels else levels[-1]


def hints(game: str, count: int) -> Iterator[tuple[Judgement, Names]]:
    """Judgements of decisions here and there in games."""
    told = 0
    for seed in range(count):
        for at, (table, seat) in enumerate(played(game, seed)):
            if (at + seed) % 3:
                continue
            names = names_around(table.game.seats, seat)
            moves = table.moves(seat)
            yield advised(table.game, seat, f"{seed} {at}", table.view(seat), moves, quick(game)), names
            told += 1
            if told == count:
                return


def reviews(game: str, count: int, seats: tuple[Seat, ...] | None = None) -> Iterator[tuple[Judged, Names, Text]]:
    """Reviewed decisions (of all seats, or of some) in which something else was played than the judge would have."""
    told = 0
    for seed in range(count):
        tables = [table for table, _ in played(game, seed)]
        if not tables:
            return
        table = tables[-1]
        found = review(table.game, read(table.game, table.log), Terms(worlds=20, deals=(1,), seats=seats))
        for deal in found.deals:
            for each in deal.judged:
                if each.played != each.best:
                    yield each, names_around(table.game.seats, each.seat), found.unit
                    told += 1
                    if told == count:
                        return


def check_hint(found: Judgement, names: Names) -> str:
    """Return what is wrong with the sentence of a hint; empty where nothing is."""
    said, why = hint(found, names), reason(found, names)
    others = {each.words for each in found.moves[1:] if each.words != found.moves[0].words}
    faults = {
        "notation": NOTATION.search(str(said)) or _SEAT_NUMBER.search(str(said)),
        "its reason compares": _MORE_OR_LESS.search(str(why)) or any(str(each) in str(why) for each in others),
        "no full stop": not re.fullmatch(r"[A-Z0-9].*[.]", str(said)),
        "known to others alone": any(found.seat not in each.known_to for each in found.grounds),
        "figures by rules of thumb": found.method is Method.OPINION
        and re.search(r"cost|even", str(said).replace(str(why), "")),
        "a cost that is none": any(each.cost is not None and each.cost.figure <= 0 for each in found.moves),
        "false by its own figures": "; ".join(false_hint(found, names)),
        "one of many": re.search(r"\b1 (?:points|chips|cards|games)\b", str(said)),
        "silent of what is even": found.even and "even" not in str(said) and len(str(said)) < LONGEST - _SHORTEST_EVEN,
    }
    return "; ".join(
        f"{fault}: {said} {there if isinstance(there, str) else ''}" for fault, there in faults.items() if there
    )


def false_hint(found: Judgement, names: Names) -> list[str]:
    """Return its claims against its figures, in any of its forms: the language decides which one is short enough."""
    return [wrong for form in forms(found, names) for wrong in false_claims(found, names, form)]


def check_review(each: Judged, names: Names, unit: Text) -> str:
    """Return what is wrong with the sentence of a review; empty where nothing is."""
    said, told = sentence(each, names, unit), verdict(each, unit)
    rows = {row.move: row for row in each.weighed}
    best, mine = rows.get(each.best), rows.get(each.played)
    against = False
    if each.cost is not None and best is not None and mine is not None:
        against = (best.win or 0) <= (mine.win or 0) if each.cost.chances else best.worth <= mine.worth
    why = each.grounds[0].words(names) if each.grounds else ""
    numbers = len(re.findall(r"\d+ (?:point|chip|card|game)s?\b", str(said).replace(str(why), "")))
    faults = {
        "notation": NOTATION.search(str(said)) or _SEAT_NUMBER.search(str(said)),
        "its reason compares": _MORE_OR_LESS.search(str(said)),
        "it contradicts its figures": against,
        "not one number": each.cost is not None and numbers != 1 and "the game" not in str(said).lower(),
        "a number for a matter of taste": each.cost is None and numbers,
        "no word of what was played": str(each.played_words) not in str(said),
        "the table says otherwise": str(told).lower() not in str(said).lower(),
        "blamed for nothing": each.cost is not None and each.cost.figure <= 0,
        "a reason for what is even": each.cost is None and each.grounds,
    }
    return "; ".join(f"{fault}: {said}" for fault, there in faults.items() if there)


def sampled(game: str, count: int, seats: tuple[Seat, ...] | None = None) -> tuple[list[str], int, int]:
    """The faults in a number of sentences of a game, the number of hints, and the number of short ones."""
    wrong, short, told = list[str](), 0, 0
    for found, names in hints(game, count):
        wrong += filter(None, [check_hint(found, names)])
        short += len(str(hint(found, names))) <= LONGEST
        told += 1
    wrong += filter(None, (check_review(*each) for each in reviews(game, count, seats)))
    return wrong, told, short


@pytest.mark.skipif(not NATIVE, reason="the native search is missing")
@pytest.mark.parametrize("game", DECIDING)
def test_some_sentences_of_every_game_keep_what_they_promise(game: str) -> None:
    wrong, told, short = sampled(game, SHORT, seats=(0,))
    assert wrong == []
    assert told == SHORT
    assert short >= 0.95 * told


@pytest.mark.parametrize("game", DECIDING)
def test_two_hundred_sentences_of_every_game_keep_what_they_promise(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    wrong, told, short = sampled(game, LONG)
    assert wrong == []
    assert short >= 0.95 * told
    record_property("figure", f"{GAMES[game].title}: {told} hints, {short} of them under 120 characters.")


def test_a_sentence_that_compares_or_contradicts_would_be_seen() -> None:
    judged, names, unit = next(
        (each, names, unit)
        for each, names, unit in reviews("spades", 60)
        if each.cost is not None and {each.played, each.best} <= {row.move for row in each.weighed}
    )
    assert check_review(judged, names, unit) == ""
    swapped = {judged.played: judged.best, judged.best: judged.played}
    rows = tuple(structs.replace(row, move=swapped.get(row.move, row.move)) for row in judged.weighed)
    assert "contradicts" in check_review(structs.replace(judged, weighed=rows), names, unit)
    assert "notation" in check_review(structs.replace(judged, played_words="QS"), names, unit)
    table = spadille.table("spades", seed=1)
    thought = advised(table.game, table.deciding[0], "1", table.view(table.deciding[0]), table.moves(table.deciding[0]))
    worded = structs.replace(thought, grounds=(), remark="2 more than bid 4")
    assert "compares" in check_hint(worded, names_around(4, thought.seat))


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        (
            "Six of spades: so it is. About even with two of spades and three of spades; four of spades costs about "
            "12 points.",
            "",
        ),
        ("Six of spades: so it is. Two more are about even.", ""),
        ("Six of spades: so it is. Three of spades is about even.", ""),
        ("Six of spades: so it is.", ""),
        ("Six of spades does best.", ""),
        ("Six of spades: so it is. About even with two more; all else costs about 12 points or more.", ""),
        ("Six of spades: so it is. All else costs about 12 points or more.", "even are"),
        (
            "Six of spades: so it is. About even with three of spades; all else costs about 12 points or more.",
            "even are",
        ),
        ("Six of spades: so it is. Three more are about even.", "2 are even"),
        ("Six of spades: so it is. Four of spades is about even.", "even are"),
        ("Six of spades: so it is. Four of spades costs about 30 points.", "Cost(12.0)"),
        ("Six of spades: so it is. Four of spades costs 12 points.", ""),
        ("Six of spades: so it is. Three of spades costs about 12 points.", "as good"),
        ("Six of spades: so it is. The others are about even.", "something costs"),
        ("Six of spades, or anything else: the moves are about even.", "something costs"),
        ("Six of spades or three of spades: about even.", "even are"),
        ("Six of spades: so it is. About even with two more; all else costs about 30 points or more.", "Cost(12.0)"),
        ("Six of spades: so it is. About even with two more; all else costs the game.", "it is Cost"),
        ("Six of spades does best. No simple reason.", "nobody knows"),
        ("Six of spades: so it is. It rains.", "nobody knows"),
    ],
)
def test_what_a_hint_claims_is_held_against_its_figures(told: str, wrong: str) -> None:
    costs = {"six": None, "three": None, "two": None, "four": Cost(12.0), "five": Cost(30.0)}
    cards = [f"{rank} of spades" for rank in costs]
    moves = tuple(
        Candidate(move=each, words=each, brief=each, mean=0.0, error=1.0, win=None, cost=cost)
        for each, cost in zip(cards, costs.values(), strict=True)
    )
    found = Judgement(judge="strong", method=Method.SAMPLED, seat=0, unit="points", moves=moves, remark="so it is")
    assert ("; ".join(false_claims(found, names_around(4, 0), told)) or "true").count(wrong or "true")
    assert false_hint(found, names_around(4, 0)) == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Pass: the hand may be played."), ("de", "Pass ist am besten. Einen einfachen Grund gibt es nicht.")],
)
def test_a_remark_that_exists_in_english_only_is_told_in_english_only(language: str, told: str) -> None:
    moves = (Candidate(move="pass", words="Pass", brief="Pass", mean=0.0, error=0.0, win=None, cost=None),)
    found = Judgement(judge="strong", method=Method.OPINION, seat=0, unit="points", moves=moves)
    with speaking(language):
        assert hint(structs.replace(found, remark="the hand may be played"), names_around(4, 0)) == told


def test_war_says_that_there_is_nothing_to_decide() -> None:
    table = spadille.table("war", seed=1)
    seat = table.deciding[0]
    found = advised(table.game, seat, "1", table.view(seat), listed(table.moves(seat)))
    assert hint(found, names_around(2, seat)) == "Turn a card: there is nothing to decide in War."
