"""Mexican Sweat as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from spadille.cards.card import Card
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.words import Text
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.scoring import WON
from spadille.games.mexican_sweat.state import (
    TURN_UP,
    Fate,
    Look,
    Move,
    NoPeek,
    Peek,
    Stay,
    TurnUp,
    View,
)
from spadille.parts.betting import Bet, Call, Check, Fold, Raise, levels
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.showdown import hand_words, strength
from spadille.scene.drawing import BACK, being, clockwise_from, does, faces, listed, whose
from spadille.scene.happening import CardsSwept, Told
from spadille.scene.model import About, Ask, Choice, Face, Fact, Mark, Numbered, Plate, Role, Scene, Score, Zone
from spadille.scene.names import Names
from spadille.scene.telling import follows, moved, tell_first_dealer, waits

_FATES: Final[dict[Fate, str]] = {
    "in": "",
    "away": "out of the match",
    "folded": "folded",
    "killed": "killed",
    "beaten": "beaten",
    "looked": "out for looking",
}


def scene(game: MexicanSweat, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with what is laid before them."""
    shown = partial(Scene, game=game.name, title="Mexican Sweat", seat=view.seat, phase=view.phase)
    return shown(
        layout="rows",
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view, offers, names)),
        choices=tuple([_choice(game, view, view.seat, each) for each in offers]) if view.seat is not None else (),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view, view.outcome, names),
    )


def _score(game: MexicanSweat, view: View, names: Names) -> Score:
    goal = f"deal {view.match.deals + 1} of at most {game.options.max_deals}" if view.outcome is None else ""
    return Score(tuple(names), view.chips, "chips", view.match.sheet, goal=goal)


# -- the seats ---------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    facts = [Fact(About.OTHER, "chips", str(view.chips[seat]))]
    if view.round is not None and view.round.paid[seat]:
        facts.append(Fact(About.OTHER, "bet", str(view.round.paid[seat])))
    if view.fates and (fate := _FATES[view.fates[seat]]):
        facts.append(Fact(About.STATE, "", fate))
    elif view.ahead == seat:
        facts.append(Fact(About.STATE, "", "ahead"))
    elif view.phase == "peek" and seat in view.peeked:
        facts.append(Fact(About.STATE, "", "has peeked"))
    return Plate(
        seat,
        names[seat],
        seat,
        seat == view.to_act,
        seat == view.match.dealer and view.outcome is None,
        facts=tuple(facts),
    )


# -- what lies on the table --------------------------------------------------------------------------


def _zones(game: MexicanSweat, view: View, offers: Sequence[Offer], names: Names) -> Iterator[Zone]:
    if view.kill is not None and view.target is not None:
        kill = Face(str(view.kill), marks=(Mark.KILLS,), note="kills")
        target = Face(str(view.target), marks=(Mark.TARGET,), note="to beat")
        yield Zone("centre", "row", "Kill card and card to beat", (kill, target), term="kill-card")
    if view.phase != "over" and view.match.dealer >= 0:
        yield _pot(tuple(_pot_lines(view, names)))
    turning = any(isinstance(each.move, TurnUp) for each in offers)
    for seat in clockwise_from(view.seat, game.seats):
        if view.fates and view.fates[seat] != "away":
            yield _hand(game, view, seat, names, turning=turning and seat == view.seat)


def _pot(lines: tuple[str, ...]) -> Zone:
    """What is in the middle: a figure, and who can win which part of it where not everybody can."""
    if len(lines) == 1:
        return Zone("pot", "badge", "Pot", lines=lines, quiet=True, term="pot")
    return Zone("pot", "lines", "Pot", role=Role.ASIDE, lines=lines, quiet=True, term="pot")


def _pot_lines(view: View, names: Names) -> Iterator[str]:
    """The whole pot, and the parts of it that not everybody still in can win (SWT-S13)."""
    yield _chips(pot_of(view))
    parts: dict[tuple[Seat, ...], int] = {}
    for chips, payers in levels(view.pot):
        able = tuple(seat for seat in payers if seat in view.live)
        if able != view.live and able:
            parts[able] = parts.get(able, 0) + chips
    for able, chips in parts.items():
        yield f"{_chips(chips)} of it only for {listed([names[seat] for seat in able])}"


def pot_of(view: View) -> int:
    """All chips in the middle, those of the round under way included."""
    return view.pot.total + (sum(view.round.paid) if view.round is not None else 0)


def _hand(game: MexicanSweat, view: View, seat: Seat, names: Names, *, turning: bool) -> Zone:
    up = view.up[seat]
    down = [_back(game, view, seat, at, turning=turning and at == len(up)) for at in range(len(up), HAND)]
    brief = hand_words(strength(up)) if up else ""
    title = f"{names[seat]}: {brief}" if up else names[seat]
    return Zone(f"seat {seat}", "row", title, (*faces(up), *down), seat=seat, brief=brief)


def _back(game: MexicanSweat, view: View, seat: Seat, at: int, *, turning: bool) -> Face:
    """A card lying down: nobody sees what it is, but the owner the one that was peeked at."""
    known = seat == view.seat and view.peeked_card is not None and at == game.options.peek_index - 1
    move = game.spell(TURN_UP) if turning else None
    if known:
        return Face(str(view.peeked_card), move, marks=(Mark.PEEKED,), note="peeked")
    return Face(None, move) if move else BACK


# -- what may be done --------------------------------------------------------------------------------


def _choice(game: MexicanSweat, view: View, seat: Seat, offer: Offer) -> Choice:
    spelt = game.spell(offer.move)
    match offer.move:
        case Peek():
            return Choice(spelt, f"Peek at card {game.options.peek_index}", "peek", key="p")
        case NoPeek():
            return Choice(spelt, "Do not peek", "peek", key="n")
        case Stay():
            return Choice(spelt, "Stay in", "peek", key="s")
        case Fold():
            return Choice(spelt, "Fold", "peek" if view.phase == "peek" else "bet", key="f", term="fold")
        case TurnUp():
            return Choice(spelt, "Turn a card", "turn", key="t")
        case Look(first):
            ask = Ask(first, offer.most.number, first)
            return Choice("look {}", "Look at a card", "look", note="you are out, and lose your bets", ask=ask)
        case Call():
            return _call(view, seat, spelt)
        case Check():
            return Choice(spelt, "Check", "bet", key="c")
    return _size(offer, spelt)


def _call(view: View, seat: Seat, spelt: str) -> Choice:
    at = view.round
    assert at is not None, "the betting has a round"
    price = min(at.bet - at.paid[seat], view.chips[seat])
    return Choice(spelt, f"Call {price}", "bet", note="all you have" if price == view.chips[seat] else "", key="c")


def _size(offer: Offer, spelt: str) -> Choice:
    """A bet or a raise, of a number to be chosen where there is a choice."""
    word, label = ("raise", "Raise to") if isinstance(offer.move, Raise) else ("bet", "Bet")
    least = offer.move.chips
    if offer.most is None:
        numbered = Numbered(f"{word} {{}}", least)
        return Choice(spelt, f"{label} {least}", "bet", offer.refusal, key=word[0], numbered=numbered)
    return Choice(f"{word} {{}}", label, "bet", ask=Ask(least, offer.most.chips, least), key=word[0])


def _prompt(game: MexicanSweat, view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view, view.outcome, names), names)
    match view.phase:
        case "peek" if view.peeked_card is None:
            return f"You may peek at card {game.options.peek_index} of your hand."
        case "peek":
            assert view.peeked_card is not None, "what was peeked at is known"
            seen = f"You have the {view.peeked_card.words}"
            return (
                f"{seen}, which kills. Stay in or fold?"
                if _kills(view, view.peeked_card)
                else f"{seen}. Stay in or fold?"
            )
        case "turn":
            assert view.kill is not None, "the kill card lies open"
            return f"Beat {_target(view, names)}. Any {view.kill.words.partition(' of ')[0]} puts you out."
    at = view.round
    assert at is not None, "the betting has a round"
    asked = f"{_chips(at.bet - at.paid[view.to_act])} to call" if at.bet else "Check or bet"
    return f"{asked}. The pot holds {_chips(pot_of(view))}."


def _target(view: View, names: Names) -> str:
    if view.ahead >= 0:
        return f"{whose(names[view.ahead])} {hand_words(strength(view.up[view.ahead]), 'bare')}"
    assert view.target is not None, "the card to beat lies open"
    return f"the {view.target.words}"


def _kills(view: View, card: Card) -> bool:
    return view.kill is not None and card.rank == view.kill.rank


def _chips(number: int) -> str:
    return f"{number} chip" if number == 1 else f"{number} chips"


def _over(view: View, outcome: Outcome | None, names: Names) -> str:
    if outcome is None:
        return ""
    if not outcome.winners:
        return "The match is drawn: everyone has the same number of chips."
    won = [names[seat] for seat in outcome.winners]
    verb = "win" if len(won) > 1 or won[0] == "You" else "wins"
    return f"{listed(won)} {verb} the match with {_chips(max(view.match.chips))}."


# -- what happened -----------------------------------------------------------------------------------


def happened(game: MexicanSweat, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """What a move, as the viewer has seen it, has led to; with the end of a deal its cards are gone."""
    told = moved(game, tell(game, by, move, names), by, move)
    if after.match.deals == before.match.deals:
        return (told,)
    winner = next((line.side for line in after.match.sheet[-1].lines if line.clause == WON), None)
    over = _over(after, after.outcome, names)
    ended = follows(before.match.deals, _score(game, after, names), over, after.outcome)
    return (told, CardsSwept("The cards are gathered.", winner), *ended)


# -- moves in words ----------------------------------------------------------------------------------


def tell(game: MexicanSweat, by: Seat, move: Move | None, names: Names) -> Text:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case TurnUp():
            return f"{does(who, 'turn')} up a card."
        case Check() | Call() | Fold():
            return f"{does(who, game.spell(move))}."
        case Bet(chips):
            return f"{does(who, 'bet')} {chips}."
        case Raise(chips):
            return f"{does(who, 'raise')} to {chips}."
        case Peek():
            return f"{does(who, 'peek')} at card {game.options.peek_index}."
        case NoPeek():
            return f"{does(who, 'do')} not peek."
        case Stay():
            return f"{does(who, 'stay')} in."
        case Look(number):
            return f"{does(who, 'look')} at card {number} too early, and {being(who).partition(' ')[2]} out."
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case _:
            return "The cards are dealt face down, with the kill card and the card to beat in the centre."
