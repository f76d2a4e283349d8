"""Mexican Sweat as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.core.contract import Outcome, Seat
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mexican_sweat.state import (
    NO_PEEK,
    PEEK,
    STAY,
    TURN_UP,
    Betting,
    Fate,
    Look,
    Move,
    NoPeek,
    Peek,
    Stay,
    TurnUp,
    View,
)
from spadille.parts.betting import CALL, CHECK, FOLD, Bet, Call, Check, Fold, Raise, levels
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.showdown import hand_words, strength
from spadille.scene.model import (
    Ask,
    Face,
    Fact,
    Option,
    Plate,
    Scene,
    Score,
    Steady,
    Zone,
    clockwise_from,
    does,
    listed,
)
from spadille.scene.telling import tell_first_dealer

_WAITING: Final = {"dealer": "The first dealer is being found.", "deal": "The cards are being dealt."}
_FATES: Final[dict[Fate, str]] = {
    "in": "",
    "away": "out of the match",
    "folded": "folded",
    "killed": "killed",
    "beaten": "beaten",
    "looked": "out for looking",
}


def scene(game: MexicanSweat, view: View, names: Sequence[str]) -> Scene:
    """The table as the viewer sees it."""
    return Scene(
        game="mexican_sweat",
        title="Mexican Sweat",
        seat=view.seat,
        phase=view.phase,
        plates=tuple(_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)),
        zones=tuple(_zones(game, view, names)),
        options=tuple(_options(game, view, view.seat)) if view.seat is not None and view.seat == view.to_act else (),
        prompt=_prompt(game, view, names),
        score=Score(
            tuple(names),
            view.chips,
            "chips",
            view.match.sheet,
            goal=f"deal {view.match.deals + 1} of at most {game.options.max_deals}" if view.outcome is None else "",
        ),
        over=_over(view, view.outcome, names) if view.outcome else "",
    )


# -- the seats ---------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Sequence[str]) -> Plate:
    facts = [Fact("chips", str(view.chips[seat]))]
    if view.round is not None and view.round.paid[seat]:
        facts.append(Fact("bet", str(view.round.paid[seat])))
    if view.fates and (fate := _FATES[view.fates[seat]]):
        facts.append(Fact("", fate))
    elif view.ahead == seat:
        facts.append(Fact("", "ahead"))
    elif view.phase == "peek" and seat in view.peeked:
        facts.append(Fact("", "has peeked"))
    return Plate(
        seat,
        names[seat],
        seat,
        seat == view.to_act,
        seat == view.match.dealer and view.outcome is None,
        facts=tuple(facts),
    )


# -- what lies on the table --------------------------------------------------------------------------


def _zones(game: MexicanSweat, view: View, names: Sequence[str]) -> Iterator[Zone]:
    if view.kill is not None and view.target is not None:
        centre = (Face(str(view.kill), mark="kills"), Face(str(view.target), mark="to beat"))
        yield Zone("centre", "row", "Kill card and card to beat", centre)
    if view.phase != "over" and view.match.dealer >= 0:
        yield Zone("pot", "text", "Pot", lines=tuple(_pot_lines(view, names)), quiet=True)
    for seat in clockwise_from(view.seat, game.seats):
        if view.fates and view.fates[seat] != "away":
            yield _hand(game, view, seat, names)


def _pot_lines(view: View, names: Sequence[str]) -> Iterator[str]:
    """The whole pot, and the parts of it that not everybody still in can win (SWT-S13)."""
    yield _chips(pot_of(view))
    parts: dict[tuple[Seat, ...], int] = {}
    for chips, payers in levels(view.pot):
        able = tuple(seat for seat in payers if seat in view.live)
        if able != view.live and able:
            parts[able] = parts.get(able, 0) + chips
    for able, chips in parts.items():
        yield f"of these {_chips(chips)} only for {listed([names[seat] for seat in able])}"


def pot_of(view: View) -> int:
    """All chips in the middle, those of the round under way included."""
    return view.pot.total + (sum(view.round.paid) if view.round is not None else 0)


def _hand(game: MexicanSweat, view: View, seat: Seat, names: Sequence[str]) -> Zone:
    up = view.up[seat]
    turning = view.phase == "turn" and seat == view.seat == view.to_act
    down = [_back(game, view, seat, at, turning=turning and at == len(up)) for at in range(len(up), HAND)]
    shows = f"{names[seat]}: {hand_words(strength(up))}" if up else names[seat]
    return Zone(f"seat {seat}", "row", shows, (*(Face(str(each)) for each in up), *down), seat=seat)


def _back(game: MexicanSweat, view: View, seat: Seat, at: int, *, turning: bool) -> Face:
    """A card lying down: nobody sees what it is, but the owner the one that was peeked at."""
    known = seat == view.seat and view.peeked_card is not None and at == game.options.peek_index - 1
    move = game.spell(TURN_UP) if turning else None
    return Face(str(view.peeked_card), move, mark="peeked") if known else Face(None, move)


# -- what may be done --------------------------------------------------------------------------------


def _options(game: MexicanSweat, view: View, seat: Seat) -> Iterator[Option]:
    match view.phase:
        case "peek" if view.peeked_card is None:
            yield Option(game.spell(PEEK), f"Look at card {game.options.peek_index}", "peek", key="p")
            yield Option(game.spell(NO_PEEK), "No look", "peek", key="n")
        case "peek":
            yield Option(game.spell(STAY), "Stay", "peek", key="s")
            yield Option(game.spell(FOLD), "Fold", "peek", key="f")
        case "turn":
            yield Option(game.spell(TURN_UP), "Turn a card", "turn", key="t")
            first = len(view.up[seat]) + 1
            ask = Ask(first, HAND, first)
            yield Option("look {}", "Look at a card", "look", note="puts you out, and your stake is lost", ask=ask)
        case _:
            yield from _wagers(game, view, seat)


def _wagers(game: MexicanSweat, view: View, seat: Seat) -> Iterator[Option]:
    world = game.imagine(view, Steady())
    assert isinstance(world, Betting), "words of the betting are said in a betting round"
    at, allowed = world.round, game.sizes(world)
    word, made = ("raise", Raise) if at.bet else ("bet", Bet)
    if at.bet:
        price = min(at.bet - at.paid[seat], view.chips[seat])
        note = "all you have" if price == view.chips[seat] else ""
        yield Option(game.spell(CALL), f"Call {price}", "bet", note=note, key="c")
    else:
        yield Option(game.spell(CHECK), "Check", "bet", key="c")
    if len(allowed) > 1:
        ask = Ask(allowed[0], allowed[-1], allowed[0])
        yield Option(f"{word} {{}}", "Raise to" if at.bet else "Bet", "bet", ask=ask, key=word[0])
    else:
        size = allowed[0] if allowed else at.bet + max(at.unit, at.step)
        refusal = game.refusal(world, seat, made(size))
        yield Option(f"{word} {size}", f"{'Raise to' if at.bet else 'Bet'} {size}", "bet", refusal, key=word[0])
    if at.bet:
        yield Option(game.spell(FOLD), "Fold", "bet", key="f")


def _prompt(game: MexicanSweat, view: View, names: Sequence[str]) -> str:
    if view.to_act is None:
        return _over(view, view.outcome, names) if view.outcome else _WAITING[view.phase]
    if view.to_act != view.seat:
        return f"Waiting for {names[view.to_act]}."
    match view.phase:
        case "peek" if view.peeked_card is None:
            return f"You may look at card {game.options.peek_index} of your hand."
        case "peek":
            assert view.peeked_card is not None, "what was peeked at is known"
            seen = f"You have seen the {view.peeked_card.words}"
            return f"{seen}, a killer: stay or fold?" if _kills(view, view.peeked_card) else f"{seen}: stay or fold?"
        case "turn":
            return f"Turn up cards until you beat {_target(view, names)}."
    at = view.round
    assert at is not None, "the betting has a round"
    asked = f"{_chips(at.bet - at.paid[view.to_act])} to call" if at.bet else "Check or bet"
    return f"{asked}; the pot holds {_chips(pot_of(view))}."


def _target(view: View, names: Sequence[str]) -> str:
    if view.ahead >= 0:
        return f"{hand_words(strength(view.up[view.ahead]))}, shown by {names[view.ahead]}"
    assert view.target is not None, "the card to beat lies open"
    return f"the {view.target.words}"


def _kills(view: View, card: Card) -> bool:
    return view.kill is not None and card.rank == view.kill.rank


def _chips(number: int) -> str:
    return f"{number} chip" if number == 1 else f"{number} chips"


def _over(view: View, outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return "The match is drawn: everyone has as many chips."
    won = [names[seat] for seat in outcome.winners]
    verb = "win" if len(won) > 1 or won[0] == "You" else "wins"
    return f"{listed(won)} {verb} the match with {_chips(max(view.match.chips))}."


# -- moves in words ----------------------------------------------------------------------------------


def tell(game: MexicanSweat, by: Seat, move: Move | None, names: Sequence[str]) -> str:
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
            return f"{does(who, 'look')} at card {game.options.peek_index}."
        case NoPeek():
            return f"{does(who, 'do')} without a look."
        case Stay():
            return f"{does(who, 'stay')} in."
        case Look(number):
            return f"{does(who, 'look')} at card {number} too early: out, and the stake is lost."
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
        case _:
            return "The cards are dealt, face down; the kill card and the card to beat lie in the centre."
