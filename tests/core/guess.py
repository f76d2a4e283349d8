"""Guess, the smallest honest game that has chance, turns and secrets, and every way to break it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from spadille.core.contract import (
    NATURE,
    Chance,
    DealSheet,
    Decide,
    Game,
    Offer,
    Outcome,
    Over,
    Refusal,
    Rng,
    ScoreLine,
    Seat,
    Standing,
    Turn,
    Value,
)
from spadille.core.errors import Unreadable
from spadille.core.options import Options


class Hide(Value, frozen=True):
    number: int


class Say(Value, frozen=True):
    number: int


class Resign(Value, frozen=True):
    pass


Move = Hide | Say | Resign


class Secret(Value, frozen=True):
    """Chance hides a number from 0 to 2 that seat 0 sees; seat 1 guesses it, four times over."""

    hidden: int | None = None
    guesses: tuple[tuple[int, int], ...] = ()
    given_up: bool = False


class Seen(Value, frozen=True):
    seat: Seat | None
    hidden: int | None
    waiting: bool
    guesses: tuple[tuple[int, int], ...]
    given_up: bool


class Guess(Game[Options, Secret, Move, Seen]):
    """A game with everything that the laws speak of, in a few lines."""

    name = "guess"
    rounds = 4

    def __init__(self) -> None:
        super().__init__(Options(), 2, "house")

    def initial(self) -> Secret:
        return Secret()

    def turn(self, state: Secret) -> Turn:
        if state.given_up or len(state.guesses) == self.rounds:
            won = self._scores(state)
            return Over(Outcome(won, tuple(seat for seat in (0, 1) if won[seat] > won[1 - seat])))
        return Chance("hide") if state.hidden is None else Decide((1,))

    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        turn = self.turn(state)
        match move:
            case Hide(number) if seat == NATURE and isinstance(turn, Chance):
                return None if number < 3 else Refusal(None, "Numbers run from 0 to 2.")
            case Say(number) if isinstance(turn, Decide) and seat == 1:
                return None if number < 3 else Refusal("GUE-01", "Numbers run from 0 to 2.")
            case Resign() if isinstance(turn, Decide) and seat == 1:
                return None
        return Refusal(None, "Not now.")

    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        return (*(Say(number) for number in range(3)), Resign())

    def play(self, state: Secret, seat: Seat, move: Move) -> Secret:
        match move:
            case Hide(number):
                return msgspec.structs.replace(state, hidden=number)
            case Say(number):
                assert state.hidden is not None
                return Secret(None, (*state.guesses, (state.hidden, number)))
            case Resign():
                return Secret(None, state.guesses, given_up=True)

    def draw(self, state: Secret, rng: Rng) -> Move:
        return Hide(rng.below(3))

    def view(self, state: Secret, seat: Seat | None) -> Seen:
        waiting = state.hidden is not None
        return Seen(self.viewer(seat), state.hidden if seat == 0 else None, waiting, state.guesses, state.given_up)

    def imagine(self, view: Seen, rng: Rng) -> Secret:
        hidden = rng.below(3) if view.waiting and view.hidden is None else view.hidden
        return Secret(hidden, view.guesses, view.given_up)

    def seen(self, state: Secret, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None if isinstance(move, Hide) and seat != 0 else move

    def _scores(self, state: Secret) -> tuple[int, int]:
        hits = sum(hidden == said for hidden, said in state.guesses)
        return len(state.guesses) - hits, hits

    def standing(self, state: Secret) -> Standing:
        sheet: list[DealSheet] = []
        totals = (0, 0)
        for number, (hidden, said) in enumerate(state.guesses, 1):
            winner = int(hidden == said)
            totals = (totals[0] + 1 - winner, totals[1] + winner)
            sheet.append(DealSheet(number, (ScoreLine("GUE-02", winner, 1, "won"),), totals))
        return Standing(len(sheet), totals, tuple(sheet))

    def spell(self, move: Move) -> str:
        match move:
            case Hide(number):
                return f"hide {number}"
            case Say(number):
                return f"say {number}"
            case Resign():
                return "resign"

    def read(self, text: str) -> Move:
        words = text.lower().split()
        match words:
            case ["hide", number] if number.isdecimal():
                return Hide(int(number))
            case ["say", number] if number.isdecimal():
                return Say(int(number))
            case ["resign"]:
                return Resign()
        raise Unreadable("expected hide, say or resign")


# -- ways to break it --------------------------------------------------------------------------------


class ListedTwice(Guess):
    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        return (*super().moves(state, seat), Say(0))


class NotAllListed(Guess):
    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        return (Say(0), Say(1), Resign()) if state.guesses else super().moves(state, seat)


class NothingListed(Guess):
    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        return ()


class ListedAndRefused(Guess):
    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(None, "No.") if move == Say(2) else super().refusal(state, seat, move)


class NoReason(Guess):
    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(None, " ") if super().refusal(state, seat, move) else None


class NoClause(Guess):
    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("rule 7", "No.") if super().refusal(state, seat, move) else None


class QuotesOutOfTurn(Guess):
    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("GUE-03", "No.") if super().refusal(state, seat, move) else None


class DamagedChance(Guess):
    def read(self, text: str) -> Move:
        return Hide(0) if text.lower().split()[0] == "hide" and len(text.split()) != 2 else super().read(text)


class DrawnAndRefused(Guess):
    def draw(self, state: Secret, rng: Rng) -> Move:
        return Hide(3)


class AnythingByChance(Guess):
    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        return None if seat == NATURE and isinstance(move, Say) else super().refusal(state, seat, move)


class WrongLayout(Guess):
    def layout(self, state: Secret) -> tuple[str, ...]:
        return ("0", "0")


class TwoStates(Guess):
    count = 0

    def play(self, state: Secret, seat: Seat, move: Move) -> Secret:
        self.count += 1
        after = super().play(state, seat, move)
        return msgspec.structs.replace(after, hidden=self.count % 3) if isinstance(move, Hide) else after


class Mumbles(Guess):
    def read(self, text: str) -> Move:
        return Say(0) if text.lower().split()[0] == "say" else super().read(text)


class HatesBlanks(Guess):
    def read(self, text: str) -> Move:
        if text != text.strip():
            raise Unreadable("expected no blanks")
        return super().read(text)


class Forgets(Guess):
    """Every game begins otherwise than the last."""

    count = 0

    def initial(self) -> Secret:
        self.count += 1
        return Secret(None, ((0, 0),) * (self.count == 3))


class ForgetsParts(Guess):
    """Spells otherwise after a while."""

    count = 0

    def initial(self) -> Secret:
        self.count += 1
        return Secret()

    def spell(self, move: Move) -> str:
        return super().spell(move) + " " * (self.count > 3)


class LooksDifferent(Guess):
    def imagine(self, view: Seen, rng: Rng) -> Secret:
        return Secret(1 if view.waiting else None, view.guesses, view.given_up)


class OtherTurn(Guess):
    def turn(self, state: Secret) -> Turn:
        return Decide((0, 1)) if state.hidden == 2 else super().turn(state)

    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        return super().moves(state, seat) if seat else (Resign(),)

    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        return None if state.hidden == 2 and move == Resign() and seat in (0, 1) else super().refusal(state, seat, move)


class OtherScore(Guess):
    def standing(self, state: Secret) -> Standing:
        return msgspec.structs.replace(super().standing(state), more=(("hidden", (state.hidden or 0,)),))


class OtherMoves(Guess):
    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        moves = tuple(super().moves(state, seat))
        return moves[::-1] if state.hidden == 2 else moves


class OffersTooLittle(Guess):
    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        return [Offer(Say(0), most=Say(1)), Offer(Resign())]


class OffersTwice(Guess):
    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        return [Offer(Say(0), most=Say(2)), Offer(Say(1)), Offer(Resign())]


class OffersTooMuch(Guess):
    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        return [Offer(Say(0), most=Say(3)), Offer(Resign())]


class OffersWithoutReason(Guess):
    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        return [*super().offers(state, seat), Offer(Say(3))]


class OffersWithAnotherReason(Guess):
    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        return [*super().offers(state, seat), Offer(Say(3), Refusal(None, "No."))]


class TellsInOffers(Guess):
    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        offers = tuple(super().offers(state, seat))
        return offers[::-1] if state.hidden == 2 else offers


class OffersRanges(Guess):
    """Honest: numbers in one offer, and one that is refused."""

    def offers(self, state: Secret, seat: Seat) -> Iterable[Offer]:
        return [Offer(Say(0), most=Say(2)), Offer(Say(3), self.refusal(state, seat, Say(3))), Offer(Resign())]


class TellsInRefusals(Guess):
    def refusal(self, state: Secret, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        return Refusal(refusal.clause, f"{refusal.reason} {state.hidden}") if refusal else None


class MissesOwnMoves(Guess):
    def seen(self, state: Secret, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return None


class ShowsOtherMoves(Guess):
    def seen(self, state: Secret, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        self.viewer(seat)
        return Hide(0) if isinstance(move, Hide) and move.number else move


class LendsItsEyes(Guess):
    """A faulty game: it counts seat -1 from the end, so that it is the last seat."""

    def view(self, state: Secret, seat: Seat | None) -> Seen:
        return super().view(state, seat if seat is None else seat % self.seats)


class TellsAnybody(Guess):
    def seen(self, state: Secret, by: Seat, move: Move, seat: Seat | None) -> Move | None:
        return None if isinstance(move, Hide) and seat != 0 else move


class RewritesTheSheet(Guess):
    def standing(self, state: Secret) -> Standing:
        standing = super().standing(state)
        return msgspec.structs.replace(standing, sheet=standing.sheet[-1:])


class JumpsDeals(Guess):
    def standing(self, state: Secret) -> Standing:
        standing = super().standing(state)
        return msgspec.structs.replace(standing, deals=2 * standing.deals)


class AddsBadly(Guess):
    def standing(self, state: Secret) -> Standing:
        standing = super().standing(state)
        sheet = tuple(
            msgspec.structs.replace(each, totals=(each.totals[0] + 1, each.totals[1])) for each in standing.sheet
        )
        return msgspec.structs.replace(standing, sheet=sheet)


class NeverEnds(Guess):
    rounds = -1

    def moves(self, state: Secret, seat: Seat) -> Iterable[Move]:
        return (Say(0), Say(1))


class EndsOtherwise(Guess):
    def standing(self, state: Secret) -> Standing:
        standing = super().standing(state)
        over = isinstance(self.turn(state), Over)
        return msgspec.structs.replace(standing, scores=(9, 9)) if over else standing
