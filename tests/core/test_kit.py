"""The conformance kit: it passes an honest game, and finds every law that a game breaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from tests.core.guess import (
    AddsBadly,
    AnythingByChance,
    DamagedChance,
    DrawnAndRefused,
    EndsOtherwise,
    Forgets,
    ForgetsParts,
    Guess,
    HatesBlanks,
    Hide,
    JumpsDeals,
    LendsItsEyes,
    ListedAndRefused,
    ListedTwice,
    LooksDifferent,
    MissesOwnMoves,
    Mumbles,
    NeverEnds,
    NoClause,
    NoReason,
    NotAllListed,
    NothingListed,
    OffersRanges,
    OffersTooLittle,
    OffersTooMuch,
    OffersTwice,
    OffersWithAnotherReason,
    OffersWithoutReason,
    OtherMoves,
    OtherScore,
    OtherTurn,
    QuotesOutOfTurn,
    Resign,
    RewritesTheSheet,
    ShowsOtherMoves,
    TellsAnybody,
    TellsInOffers,
    TellsInRefusals,
    TwoStates,
    WrongLayout,
)

from spadille.core.contract import (
    NATURE,
    Over,
    Seat,
)
from spadille.core.errors import SpadilleError
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.rules import DENEXA
from spadille.games.mini_baccarat.state import Move as Bet
from spadille.games.mini_baccarat.state import State
from spadille.parts.amounts import Amounts, Listing
from spadille.testing.check import LawBroken, check, check_end
from spadille.testing.perft import divide, perft
from spadille.testing.playing import pick, play_out, random_move


@pytest.mark.parametrize(
    ("law", "game", "words"),
    [
        (1, ListedTwice, "listed twice"),
        (1, NotAllListed, "disagree on 'say 2'"),
        (1, NothingListed, "has no move"),
        (1, ListedAndRefused, "disagree on 'say 2'"),
        (1, NoReason, "a reason and a clause"),
        (1, NoClause, "a reason and a clause"),
        (1, QuotesOutOfTurn, "out of turn"),
        (1, DamagedChance, "should be refused without a clause"),
        (1, DrawnAndRefused, "drawn or listed, and refused"),
        (1, AnythingByChance, "of another moment"),
        (1, WrongLayout, "has 1 cards and the layout 2 places"),
        (2, TwoStates, "leads to two states"),
        (3, Mumbles, "is read as"),
        (3, HatesBlanks, "is not read back"),
        (4, Forgets, "the record is refused"),
        (4, ForgetsParts, "breaks off"),
        (5, LooksDifferent, "looks different"),
        (5, OtherTurn, "it is the turn of"),
        (5, OtherScore, "the score is"),
        (1, OffersTooLittle, "other moves than are listed"),
        (1, OffersTwice, "offered twice"),
        (1, OffersTooMuch, "for {"),
        (1, OffersWithoutReason, "with None for"),
        (1, OffersWithAnotherReason, "Numbers run from"),
        (6, OtherMoves, "has other moves"),
        (6, TellsInOffers, "is offered something else"),
        (6, TellsInRefusals, "what it may not know"),
        (6, MissesOwnMoves, "does not see its own move"),
        (6, ShowsOtherMoves, "as it is or not at all"),
        (6, LendsItsEyes, "expected BadSeat from view for seat -1"),
        (6, TellsAnybody, "expected BadSeat from seen for seat -1"),
        (7, RewritesTheSheet, "rewritten"),
        (7, JumpsDeals, "rewritten"),
        (7, AddsBadly, "the totals are"),
    ],
)
def test_a_broken_law_is_found(law: int, game: Callable[[], Guess], words: str) -> None:
    with pytest.raises(LawBroken, match=words) as caught:
        check(game(), moves=400, thorough=1)
    assert caught.value.law == law
    assert caught.value.record.startswith(b'{"spadille":1,"game":"guess"')
    assert str(caught.value).startswith(f"law {law}, after ")


@pytest.mark.parametrize(
    ("game", "words"), [(NeverEnds, "did not end within 500 moves"), (EndsOtherwise, "the sheet says")]
)
def test_a_game_that_does_not_end_well_is_found(game: Callable[[], Guess], words: str) -> None:
    with pytest.raises(LawBroken, match=words):
        check_end(game(), most=500)


def test_an_honest_game_passes() -> None:
    assert check(Guess(), moves=400, games=1000) == 400
    assert 2 <= check(Guess(), moves=400, games=1) <= 8, "the only game is over before"
    assert check(OffersRanges(), moves=400, games=1000) == 400
    check_end(Guess())


def test_random_play_tries_every_kind_of_move_but_seldom_resigns() -> None:
    game, rng = Guess(), Stream(seed_of("random"))
    state = game.play(game.initial(), NATURE, Hide(1))
    kinds = [type(random_move(game, state, rng)[1]) for _ in range(800)]
    assert 1 <= kinds.count(Resign) <= 40
    assert pick(game, [Resign()], rng) == Resign()
    assert isinstance(game.turn(play_out(game, rng)), Over)
    with pytest.raises(SpadilleError, match="the game is over"):
        random_move(game, play_out(game, rng), rng)
    with pytest.raises(SpadilleError, match="has no move"):
        pick(game, [], rng)


def test_perft_counts_lines_and_divide_names_them() -> None:
    game = Guess()
    state = game.play(game.initial(), NATURE, Hide(1))
    assert perft(game, state, 0) == 1
    assert perft(game, state, 1) == 4
    assert perft(game, state, 2) == 4, "chance and the end stop a line"
    assert divide(game, state, 2) == {"1 say 0": 1, "1 say 1": 1, "1 say 2": 1, "1 resign": 1}
    assert divide(game, game.initial(), 2) == {}


class BeyondTheLimit(MiniBaccarat):
    """The list has one bet more than may be made."""

    def moves(self, state: State, seat: Seat) -> Sequence[Bet]:
        return stretched(super().moves(state, seat), 1)


class ShortOfTheLimit(MiniBaccarat):
    """The list leaves the largest bet out."""

    def moves(self, state: State, seat: Seat) -> Sequence[Bet]:
        return stretched(super().moves(state, seat), -1)


def stretched(moves: Sequence[Bet], by: int) -> Sequence[Bet]:
    if not isinstance(moves, Listing):
        return moves
    *others, last = moves.parts
    assert isinstance(last, Amounts)
    return Listing((), lambda: (*others, Amounts(last.make, range(last.amounts.start, last.amounts.stop + by))))


@pytest.mark.parametrize("wrong", [BeyondTheLimit, ShortOfTheLimit])
def test_a_wrong_end_among_thousands_of_bets_is_found(wrong: type[MiniBaccarat]) -> None:
    with pytest.raises(LawBroken, match="moves and refusal of seat") as broken:
        check(wrong(DENEXA.options, 2, DENEXA.name), moves=60)
    assert broken.value.law == 1
