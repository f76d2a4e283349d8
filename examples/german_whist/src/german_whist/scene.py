"""German Whist on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from german_whist import say
from german_whist.game import GermanWhist
from german_whist.rules import BEATEN_BY, HAND
from german_whist.state import Move, View
from spadille.cards.card import SPOKEN_SUITS, SUITS
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.words import Text
from spadille.parts.dealing import Deal, FirstDealer, HighCards
from spadille.parts.tricks import Play
from spadille.scene import say as shared
from spadille.scene.drawing import clockwise_from, faces, hand_faces, hand_order, trick_faces
from spadille.scene.happening import CardPlayed, Moved, News
from spadille.scene.model import Face, Plate, Role, Scene, Score, Zone
from spadille.scene.names import shown_name
from spadille.scene.telling import follows, goal, moved, tell_first_dealer, trick_taken, waits
from spadille.scene.tricks import hand_zone, last_zone, plays, trick_zone, tricks_fact


def scene(game: GermanWhist, view: View, offers: Sequence[Offer], names: Sequence[str]) -> Scene:
    """The table as the viewer sees it, with the offers."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(view, offers)) if view.turned else (),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


def _plate(view: View, seat: Seat, names: Sequence[str]) -> Plate:
    facts = (tricks_fact(view.won(seat)),) if view.turned else ()
    return Plate(seat, shown_name(names[seat]), seat, seat == view.to_act, seat == view.match.dealer, facts=facts)


def _zones(view: View, offers: Sequence[Offer]) -> Iterator[Zone]:
    """The zones on the table. Only the last trick is seen, until the next one is led (GWH-20)."""
    trumps = view.trumps
    if view.seat is not None:
        shown = hand_faces(hand_order(view.hand or 0, trumps), offers)
        yield hand_zone(shown, view.seat)
    yield trick_zone(_trick(view.leaders[-1], view.trick, None))
    if view.tricks and not view.trick:
        yield last_zone(_trick(view.leaders[-2], view.tricks[-1], view.to_act), say("just-played"))
    if view.upcard is not None:
        yield Zone("stock", "pile", say("stock"), count=view.stock)
        yield Zone("upcard", "pile", say("to-the-winner"), faces([view.upcard]))
    lines = (SPOKEN_SUITS[trumps],)
    yield Zone("trumps", "badge", shared("trumps"), role=Role.TRUMPS, lines=lines, suit=SUITS[trumps], quiet=True)


def _trick(leader: Seat, trick: Sequence[int], winner: Seat | None) -> tuple[Face, ...]:
    """The faces of a trick; the winner is marked once both cards are there."""
    seats = leader, 1 - leader
    return trick_faces(trick, seats, None if winner is None else seats.index(winner))


def _prompt(view: View, names: Sequence[str]) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view.outcome, names), names)
    turn = "follow" if view.trick else "lead"
    return say("your-turn", turn=turn) if view.upcard is None else say("your-turn-for", turn=turn, card=view.upcard)


def _score(game: GermanWhist, view: View, names: Sequence[str]) -> Score:
    return Score(
        tuple(map(shown_name, names)),
        view.match.totals,
        shared("unit-points"),
        view.match.sheet,
        goal=goal(game.options.target),
        target=game.options.target,
    )


def _over(outcome: Outcome | None, names: Sequence[str]) -> Text:
    if outcome is None:
        return ""
    if not outcome.winners:
        return say("drawn")
    return say("wins", who=names[outcome.winners[0]], points=max(outcome.payoff), against=min(outcome.payoff))


# -- events ---------------------------------------------------------------------------------


def happened(
    game: GermanWhist, before: View, by: Seat, move: Move | None, after: View, names: Sequence[str]
) -> tuple[News, ...]:
    """The news of a move, as the viewer has seen it."""
    words, news = tell(move, by, names), list[News]()
    if isinstance(move, Play):
        news.append(CardPlayed(words, by, game.spell(move), str(move.card)))
        if before.trick:
            news += _taken(before, by, move, names)
    else:
        news.append(moved(game, words, by, move))
    if len(after.match.sheet) > len(before.match.sheet):
        over = _over(after.outcome, names)
        news += follows(len(before.match.sheet), _score(game, after, names), over, after.outcome)
    return tuple(news)


def _taken(before: View, by: Seat, move: Play, names: Sequence[str]) -> Iterator[News]:
    """The news of the trick that a card has completed, and of the cards taken for it."""
    led = before.trick[0]
    winner = by if BEATEN_BY[before.trumps][led] >> move.card & 1 else 1 - by
    count = before.won(winner) + 1
    yield trick_taken(_trick(1 - by, (led, move.card), winner), names, (tricks_fact(count),), count)
    if before.upcard is not None:
        yield Moved(say("takes", who=names[winner], card=before.upcard, other=names[1 - winner]), winner)
    if len(before.tricks) == HAND - 1:
        yield Moved(say("stock-gone"), -1)


def tell(move: Move | None, by: Seat, names: Sequence[str]) -> Text:
    """A move as a seat has seen it (None if hidden), in one sentence."""
    match move:
        case Play(each):
            return plays(names[by], each)
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case Deal() | None:
            return say("dealt")
