"""Mexican Sweat on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.words import Text
from spadille.games.mexican_sweat import say
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.house import WILDS
from spadille.games.mexican_sweat.rules import HAND
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
from spadille.games.mexican_sweat.telling import (
    centre,
    open_cards,
    opened,
    outcome,
    rank_of,
    standing,
    swept,
    tell,
    turned,
)
from spadille.parts.betting import Call, Check, Fold, Raise, levels
from spadille.parts.showdown import hand_words
from spadille.scene import say as shared
from spadille.scene.drawing import BACK, clockwise_from
from spadille.scene.happening import Told
from spadille.scene.model import (
    About,
    Ask,
    Choice,
    Does,
    Face,
    Fact,
    Mark,
    Numbered,
    Plate,
    Role,
    Scene,
    Score,
    Shape,
    Zone,
)
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import follows, moved, spaced, waits

_LOOK_COSTS: Final[dict[str, Text]] = {
    "forfeit": say("look-costs"),
    "match_pot": say("look-costs-pot"),
    "pay_and_stay": say("look-costs-stay"),
    "sit_out": say("look-costs-deal"),
}
_FATES: Final[dict[Fate, Text]] = {
    "in": "",
    "away": say("out-of-match"),
    "folded": say("folded"),
    "killed": say("killed"),
    "beaten": say("beaten"),
    "looked": say("out-for-looking"),
}
_CHIPS: Final = shared("unit-chips")


def scene(game: MexicanSweat, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the offers."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        layout="rows",
        plates=tuple([_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game, view, offers, names)),
        choices=tuple([_choice(game, view, view.seat, each) for each in offers]) if view.seat is not None else (),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=_over(view, view.outcome, names),
    )


def _score(game: MexicanSweat, view: View, names: Names) -> Score:
    goal = say("goal", deal=view.match.deals + 1, most=game.options.max_deals) if view.outcome is None else ""
    return Score(tuple(map(shown_name, names)), view.chips, _CHIPS, view.match.sheet, goal=goal)


# -- the seats ---------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    facts = [Fact(About.OTHER, _CHIPS, str(view.chips[seat]))]
    if view.round is not None and view.round.paid[seat]:
        facts.append(Fact(About.OTHER, say("bet-fact"), str(view.round.paid[seat])))
    if seat in view.match.benched:
        facts.append(Fact(About.STATE, "", say("sits-out")))
    elif view.fates and (fate := _FATES[view.fates[seat]]):
        facts.append(Fact(About.STATE, "", fate))
    elif view.ahead == seat:
        facts.append(Fact(About.STATE, "", say("to-beat")))
    elif view.phase == "peek" and seat in view.peeked:
        facts.append(Fact(About.STATE, "", say("has-peeked")))
    return Plate(
        seat,
        shown_name(names[seat]),
        seat,
        seat == view.to_act,
        seat == view.match.dealer and view.outcome is None,
        facts=tuple(facts),
    )


# -- zones --------------------------------------------------------------------------


def _zones(game: MexicanSweat, view: View, offers: Sequence[Offer], names: Names) -> Iterator[Zone]:
    if view.kill is not None or view.target is not None:
        yield centre(view)
    if view.phase != "over" and view.match.dealer >= 0:
        yield _pot(view, names)
    turning = any(isinstance(each.move, TurnUp) for each in offers)
    for seat in clockwise_from(view.seat, game.seats):
        if view.fates and view.fates[seat] != "away":
            yield _hand(game, view, seat, names, turning=turning and seat == view.seat)


def _pot(view: View, names: Names) -> Zone:
    """The pot: its chips, and for each part of it the seats that can win it, if not all can."""
    lines, chips = tuple(_pot_lines(view, names)), pot_of(view)
    shape: Shape = "badge" if len(lines) == 1 else "lines"
    return Zone("pot", shape, say("pot"), role=Role.POT, lines=lines, count=chips, quiet=True, term="pot")


def _pot_lines(view: View, names: Names) -> Iterator[Text]:
    """Yield the whole pot, and the parts of it that not everybody still in can win (SWT-S13)."""
    yield say("chips-of", chips=pot_of(view))
    parts: dict[tuple[Seat, ...], int] = {}
    for chips, payers in levels(view.pot):
        able = tuple(seat for seat in payers if seat in view.live)
        if able != view.live and able:
            parts[able] = parts.get(able, 0) + chips
    for able, chips in parts.items():
        yield say("chips-only-for", chips=chips, players=[names[seat] for seat in able])


def pot_of(view: View) -> int:
    """All chips in the middle, those of the current round included."""
    return view.pot.total + (sum(view.round.paid) if view.round is not None else 0)


def _hand(game: MexicanSweat, view: View, seat: Seat, names: Names, *, turning: bool) -> Zone:
    up = view.up[seat]
    down = [_back(game, view, seat, at, turning=turning) for at in range(len(up), HAND)]
    brief = hand_words(game.made(up)) if up else ""
    title = say("hand-of", who=names[seat], hand=brief) if up else shown_name(names[seat])
    shown = open_cards(game, up, killed=view.fates[seat] == "killed")
    return Zone(f"seat {seat}", "row", title, (*shown, *down), seat=seat, brief=brief)


def _back(game: MexicanSweat, view: View, seat: Seat, at: int, *, turning: bool) -> Face:
    """The back of a card face down; its owner sees the card that was peeked at."""
    known = seat == view.seat and view.peeked_card is not None and at == game.options.peek_index - 1
    move = game.spell(TURN_UP) if turning else None
    if known:
        wild = view.peeked_card in WILDS[game.options.wild]
        marks, note = ((Mark.PEEKED, Mark.WILD), say("peeked-wild")) if wild else ((Mark.PEEKED,), say("peeked"))
        return Face(str(view.peeked_card), move, marks=marks, note=note)
    return Face(None, move) if move else BACK


# -- choices --------------------------------------------------------------------------------


def _choice(game: MexicanSweat, view: View, seat: Seat, offer: Offer) -> Choice:
    spelt = game.spell(offer.move)
    match offer.move:
        case Peek():
            return Choice(spelt, say("peek-at", number=game.options.peek_index), "peek", key="p")
        case NoPeek():
            return Choice(spelt, say("do-not-peek"), "peek", key="n")
        case Stay():
            return Choice(spelt, say("stay-in"), "peek", key="s")
        case Fold():
            return Choice(spelt, say("fold"), "peek" if view.phase == "peek" else "bet", key="f", term="fold")
        case TurnUp():
            return Choice(spelt, say("turn-a-card"), "turn", key="t")
        case Look(first):
            assert offer.most is not None
            ask, note = Ask(first, offer.most.number, first), _LOOK_COSTS[game.options.look_penalty]
            return Choice("look {}", say("look-at-a-card"), "look", note=note, does=Does.DARE, ask=ask)
        case Call():
            return _call(view, seat, spelt)
        case Check():
            return Choice(spelt, say("check"), "bet", key="c")
    return _size(offer, spelt)


def _call(view: View, seat: Seat, spelt: str) -> Choice:
    at = view.round
    assert at is not None, "the betting has a round"
    price = min(at.bet - at.paid[seat], view.chips[seat])
    note = say("all-you-have") if price == view.chips[seat] else ""
    return Choice(spelt, say("call", chips=price), "bet", note=note, key="c")


def _size(offer: Offer, spelt: str) -> Choice:
    """A bet or a raise, with a number to choose if there is more than one size."""
    raises, least = isinstance(offer.move, Raise), offer.move.chips
    word = "raise" if raises else "bet"
    if offer.most is None:
        label = say("raise-to", chips=least) if raises else say("bet", chips=least)
        return Choice(spelt, label, "bet", offer.refusal, key=word[0], numbered=Numbered(f"{word} {{}}", least))
    ask, label = Ask(least, offer.most.chips, least), say("raise-to-any") if raises else say("bet-any")
    return Choice(f"{word} {{}}", label, "bet", ask=ask, key=word[0])


def _prompt(game: MexicanSweat, view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, _over(view, view.outcome, names), names)
    match view.phase:
        case "peek":
            return _prompt_at_peek(game, view)
        case "turn":
            return _prompt_to_beat(game, view, names)
    at = view.round
    assert at is not None, "the betting has a round"
    pot = pot_of(view)
    return say("to-call", chips=at.bet - at.paid[view.to_act], pot=pot) if at.bet else say("check-or-bet", pot=pot)


def _prompt_at_peek(game: MexicanSweat, view: View) -> Text:
    card = view.peeked_card
    if card is None:
        return say("may-peek", number=game.options.peek_index)
    kills = game.kills(card, game.options.peek_index, view.kill)
    if not kills and card in WILDS[game.options.wild]:
        return say("you-have-a-wild-card", card=card)
    return say("you-have-a-killer", card=card) if kills else say("you-have", card=card)


def _prompt_to_beat(game: MexicanSweat, view: View, names: Names) -> Text:
    """The hand or card to beat, and the card that kills."""
    if view.ahead >= 0:
        beat = say("beat-hand", who=names[view.ahead], hand=standing(game, view))
    else:
        beat = say("beat-anything") if view.target is None else say("beat-card", card=view.target)
    danger = _danger(game, view)
    return spaced([beat, danger]) if danger else beat


def _danger(game: MexicanSweat, view: View) -> Text:
    """The card that puts the seat to turn out; empty where no card does any more."""
    if view.kill is None:
        return say("queen-kills") if game.options.kill_card == "queen_of_spades" else ""
    first = game.options.kill_card == "first_match"
    assert view.to_act is not None, "somebody is to turn"
    if first and view.up[view.to_act]:
        return ""
    rank = rank_of(view.kill)
    return say("first-kills", rank=rank) if first else say("rank-kills", rank=rank)


def _over(view: View, outcome: Outcome | None, names: Names) -> Text:
    if outcome is None:
        return ""
    if not outcome.winners:
        return say("drawn")
    chips = max(view.match.chips)
    won = [names[seat] for seat in outcome.winners]
    return say("win-match", winners=won, chips=chips) if len(won) > 1 else say("wins-match", who=won[0], chips=chips)


# -- events -----------------------------------------------------------------------------------


def happened(game: MexicanSweat, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it; at the end of a deal its cards are gone."""
    card = turned(before, by, after)[-1] if isinstance(move, TurnUp) else None
    told: Told = (moved(game, tell(game, by, move, names, card, stays=by in after.live), by, move),)
    if isinstance(move, TurnUp):
        told = (*told, outcome(game, before, by, after, names))
    elif before.phase == "deal":
        told = (*told, *opened(game, after))
    if after.match.deals == before.match.deals:
        return told
    over = _over(after, after.outcome, names)
    ended = follows(before.match.deals, _score(game, after, names), over, after.outcome)
    return (*told, swept(after, names), *ended)
