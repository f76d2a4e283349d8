"""Auction Pinochle: what is advised and why, from the first bid to the last trick, in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from tests.conformance.blunders import positions

import spadille
from spadille.bots import make_bot
from spadille.bots.advising import terms_of
from spadille.cards.card import SPADES, read_cards
from spadille.cards.holding import holding
from spadille.core.words import LANGUAGES, speaking
from spadille.games import open_game
from spadille.games.auction_pinochle.players.reasons import REASONS
from spadille.games.auction_pinochle.state import CONCEDE, TRUMPS, Bid, Bidding, Bury, Match, PassCards
from spadille.parts.auction import PASS
from spadille.parts.doubled import PACK
from spadille.parts.tricks import PLAYS
from spadille.review.judging import read, review
from spadille.review.model import Terms
from spadille.review.telling import sentence
from spadille.scene.names import names_around
from spadille.thinking.budget import Budget, SeededRng
from spadille.thinking.judgement import NOTATION, Aim, judged
from spadille.thinking.saying import LONGEST, hint

BOOKS: Final = (("partnership", 4), ("passing", 4), ("modern", 4), ("widow", 3), ("chips", 3))
PHASES: Final = {"bid", "name", "pass", "bury", "play"}
SURE: Final = {"name", "bury"}
"""Phases in which there is always something to be said; elsewhere nearly always."""


@pytest.mark.parametrize(("level", "deals", "most"), [("regular", 1, 150), ("strong", 1, 25)])
def test_nearly_every_hint_says_why_in_every_phase(level: str, deals: int, most: int) -> None:
    asked, told = Counter[str](), Counter[str]()
    for book, seats in BOOKS:
        game: Any = open_game("auction_pinochle", book, seats, {})
        terms = terms_of(game, level)
        for number in range(deals):
            for seat, view, moves in positions(game, f"h {number}", lambda at: make_bot("regular", game, at, at), most):  # noqa: B023
                if len(moves) == 1:
                    continue
                decision = make_bot(level, game, seat, number, Budget(worlds=8)).choose(view, moves)
                found = judged(game, view, seat, decision, terms, len(moves))
                asked[view.phase] += 1
                told[view.phase] += bool(found.grounds)
                assert all(seat in each.known_to for each in found.grounds)
                for language in LANGUAGES:
                    with speaking(language):
                        said = hint(found, names_around(game.seats, seat))
                    assert len(said) <= LONGEST, said
                    assert said.endswith("."), said
                    assert not NOTATION.search(said), said
    assert set(asked) == PHASES
    assert sum(told.values()) > 0.8 * sum(asked.values()), (told, asked)
    if level == "regular":
        assert all(told[phase] == asked[phase] for phase in SURE), (told, asked)


def why(book: str, phase: Any, move: Any, seat: int = 0, **options: Any) -> list[str]:
    """Return what speaks for a move of a state, all of it."""
    game: Any = open_game("auction_pinochle", book, 3 if book in ("widow", "chips") else 4, options)
    state = phase(game) if callable(phase) else phase
    names = names_around(game.seats, seat)
    return [str(each.words(names)) for each in REASONS.grounds(game, game.view(state, seat), move)]


STRONG_HAND: Final = "AS TS KS QS JS JD AH TH AC TC KC AD"
BARE_HAND: Final = "AC TC KC JC AD TD KD JD AH TH KH JH"


def bidding(hand: str, *calls: Any, dealer: int = -1) -> Any:
    """An auction in which the first seat holds these cards."""

    def state(game: Any) -> Bidding:
        mine = holding(read_cards(hand))
        rest = [each for each in PACK if not mine >> each & 1]
        size, seats = game.form.tricks, game.seats
        others = [holding(rest[at * size : (at + 1) * size]) for at in range(seats - 1)]
        hands = (mine, *others)
        return Bidding(Match(dealer % seats, 0, (0,) * game.form.sides, ()), hands, calls)

    return state


def played(state: Any, *moves: Any) -> Any:
    """The state after these moves, each made by the seat to move."""

    def after(game: Any) -> Any:
        found = state(game)
        for move in moves:
            found = game.play(found, game.turn(found).seats[0], move)
        return found

    return after


def test_a_bid_is_explained_by_what_the_hand_should_make() -> None:
    (said,) = why("partnership", bidding(STRONG_HAND), Bid(250))
    assert said.startswith("you should make about ")
    assert said.endswith("with spades, a partner's help and melds of 290 included")
    assert why("partnership", bidding(STRONG_HAND), Bid(500)) == ["you hold melds of 290 with spades"]
    assert why("partnership", bidding(BARE_HAND, PASS, PASS, PASS, dealer=0), Bid(250)) == [
        "the others have passed, so you must bid"
    ]


def test_a_pass_is_explained_by_the_next_bid_or_the_partner() -> None:
    assert why("partnership", bidding(BARE_HAND), PASS) == ["you have no marriage to name trumps with"]
    weak = bidding("9S KS QS JC 9C QC 9D QD 9H TH JH QH")
    (said,) = why("partnership", weak, PASS)
    assert said.startswith("you should make about ")
    assert said.endswith("and the next bid is 250")
    behind = bidding(STRONG_HAND, Bid(250), PASS, Bid(260), Bid(270), PASS, dealer=0)
    assert "North has the highest bid already" not in why("partnership", behind, PASS)
    opposite = bidding(STRONG_HAND, PASS, Bid(250), PASS, dealer=0)
    assert why("partnership", opposite, PASS) == ["North has the highest bid already"]


WON: Final = (Bid(250), PASS, PASS, PASS)


def test_trumps_are_explained_by_the_melds_the_length_and_the_stakes() -> None:
    two = "AC KC QC JC 9C TC AS KS QS JD AH AD"
    won = played(bidding(two), *WON)
    assert why("partnership", won, TRUMPS[0]) == [
        "your melds count most with it: 320",
        "it is your longest suit, with six cards",
        "you should make most with it: about 520",
    ]
    assert why("partnership", won, TRUMPS[3]) == []
    one = "AC TC KC QC AD TD KD JD AH TH KH JH"
    assert why("partnership", played(bidding(one), *WON), TRUMPS[0]) == ["it is the only suit with a marriage"]
    alone = played(bidding("AC KC QC JC 9C TC AS KS QS JD AH AD TD TH 9D"), *WON[:3])
    assert why("chips", alone, TRUMPS[SPADES])[0] == "spades are paid double"
    assert "spades are paid double" not in why("widow", alone, TRUMPS[SPADES])


def test_giving_up_is_explained_by_what_it_saves() -> None:
    assert why("partnership", played(bidding(BARE_HAND), *WON), CONCEDE) == ["you have no marriage to name trumps with"]
    poor = "9C JC QC 9D JD TD 9H JH TH 9S JS TS KC KD KH"
    said = why("widow", played(bidding(poor), Bid(500), PASS, PASS), CONCEDE)
    assert said[0] == "a bid lost in the play costs twice as much"
    assert said[1].startswith("your hand should make only about ")
    hopeless = played(bidding("9C KC QC JC 9D JD TD 9H JH TH TS TC"), Bid(500), PASS, PASS, PASS, TRUMPS[0])
    assert why("partnership", hopeless, CONCEDE) == ["all the tricks together would not make the bid"]


def test_cards_passed_and_buried_are_explained_by_what_they_bring() -> None:
    mine = "AC TC 9C 9D JD AD 9H JH TH 9S JS TS"
    named = played(bidding(mine), PASS, PASS, Bid(250), PASS)

    def partner(game: Any) -> Any:
        found = named(game)
        return game.play(found, 2, TRUMPS[game.nameable(found)[0]])

    options = {"marriage_needed": False}
    give = PassCards(tuple(sorted(read_cards("AC TC AD 9C"))))
    assert why("passing", partner, give, **options)[0] == "it brings the bidder three trumps and an ace"
    full = "AC TC KC QC JC 9C AD TD KD AH TH KH AS TS KS"
    bury = played(bidding(full), *WON[:3], TRUMPS[0])
    said = why("widow", bury, Bury(tuple(sorted(read_cards("TD TH TS")))))
    assert said[0] == "30 points are safe there, and no meld is broken"
    assert "every trump stays" in said


def test_a_card_is_explained_by_its_trick() -> None:
    mine = "AC AC' TC KC QC JC AD TD KD AH TH KH"
    play = played(bidding(mine), *WON, TRUMPS[0])
    assert why("partnership", play, PLAYS[read_cards("AC")[0]])[0] == "no opponent can beat it"
    assert why("partnership", play, PLAYS[read_cards("JC")[0]])[0] == "it draws trumps"
    assert why("partnership", play, PLAYS[read_cards("AD")[0]])[0] == "only a trump can beat it"
    with speaking("de"):
        assert why("partnership", play, PLAYS[read_cards("AC")[0]])[0] == "kein Gegner kann sie schlagen"
        assert why("partnership", play, PLAYS[read_cards("AD")[0]])[0] == "nur ein Trumpf kann sie schlagen"


def test_a_move_is_explained_by_how_often_it_makes_the_bid_or_sets_it() -> None:
    def told(book: str, aim: Aim, chances: tuple[float, float], *moves: Any, seat: int = 0) -> str:
        game: Any = open_game("auction_pinochle", book, None, {})
        more = "" if book == "partnership" else " 9S 9D 9H"
        state = played(bidding("AC KC QC JC 9C TC AS KS QS JD AH AD" + more), *WON[: game.seats])(game)
        ground = REASONS.outcome(game, game.view(state, 0), moves or (TRUMPS[SPADES], TRUMPS[0]), aim, chances)
        return "" if ground is None else str(ground.words(names_around(game.seats, seat)))

    assert told("partnership", Aim.NEED, (0.7, 0.5)) == "your side makes its bid 7 times in 10"
    assert told("partnership", Aim.NEED, (0.7, 0.5), seat=1) == "their side makes its bid 7 times in 10"
    assert told("partnership", Aim.SET, (0.5, 0.5)) == "the others are set half the time"
    assert told("widow", Aim.NEED, (0.98, 0.5)) == "you make your bid nearly always"
    assert told("widow", Aim.SET, (0.3, 0.1)) == "the declarer is set 3 times in 10"
    assert not told("partnership", Aim.NEED, (0.5, 0.7)), "it is not what the move is good for"
    assert not told("partnership", Aim.NEED, (0.1, 0.0)), "too seldom to count on"
    assert not told("partnership", Aim.NEED, (0.7, 0.0), TRUMPS[SPADES], None), "every other move does as well"
    assert not told("partnership", Aim.NEED, (0.7, 0.5), TRUMPS[0], TRUMPS[SPADES]), "the melds are the reason"
    with speaking("de"):
        assert told("widow", Aim.SET, (0.3, 0.1)) == "der Alleinspieler fällt in 3 von 10 Fällen"
        assert told("widow", Aim.NEED, (0.3, 0.1), seat=1) == "das Blatt erfüllt sein Gebot in 3 von 10 Fällen"


def reviewed(book: str, seed: int, seats: tuple[int, ...]) -> list[tuple[Any, str]]:
    """A deal by players who bid fairly and play any card: what the review finds dear of some, and how it is said."""
    table, chance = spadille.table("auction_pinochle", rulebook=book, seed=seed), SeededRng(seed)
    bots = [make_bot("regular", table.game, seat, seed) for seat in range(table.game.seats)]
    while table.deciding and not table.standing.deals:
        seat = table.deciding[0]
        moves = table.moves(seat)
        cards = table.view(seat).phase == "play"
        move = moves[chance.below(len(moves))] if cards else bots[seat].choose(table.view(seat), moves).move
        table.play(seat, move)
    found = review(table.game, read(table.game, table.log), Terms(level="strong", worlds=20, seats=seats))
    names = names_around(table.game.seats, 0)
    return [(each, str(sentence(each, names, found.unit))) for deal in found.deals for each in deal.judged if each.cost]


@pytest.mark.parametrize(
    ("book", "seats"), [("partnership", (2, 3)), ("passing", (2,))], ids=["partnership", "passing"]
)
def test_a_review_says_what_was_better_and_why(book: str, seats: tuple[int, ...]) -> None:
    found = reviewed(book, 3, seats)
    told = [(each, said) for each, said in found if each.grounds]
    assert told
    for each, said in told:
        better = str(each.best_words)
        assert f"Better: {better}; {each.grounds[0].words(names_around(4, 0))}. " in said
