"""A strong player of Pinochle: roll-outs by rules of thumb while there is a stock, exact search of the last tricks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import erf
from typing import Any, Final

from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Decision, Outcome, Rng, Seat, Weighed
from spadille.games.pinochle import native as search
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.native import Ending, Facts, roll_out, values
from spadille.games.pinochle.players.regular import WEIGHTS, RegularPinochle
from spadille.games.pinochle.rules import MELDS
from spadille.games.pinochle.scoring import LAST_TRICK_POINTS, end, running
from spadille.games.pinochle.sight import absent
from spadille.games.pinochle.state import (
    Dix,
    Done,
    Ended,
    Match,
    Meld,
    Move,
    Open,
    Opening,
    State,
    Swap,
    TakeStock,
    TakeUpcard,
    View,
)
from spadille.parts.doubled import PACK, RANKING, WHOLE, card_points
from spadille.parts.melds import spent
from spadille.parts.tricks import Play
from spadille.search.honours import aside
from spadille.search.problem import LANE
from spadille.thinking.ahead import Ahead
from spadille.thinking.budget import Budget, seed_from
from spadille.thinking.race import Race
from spadille.thinking.weighing import Sample, points_of, settle

NATIVE: Final = search.READY
"""True if the native search is available."""
_NUMBER: Final = {each: each.suit * LANE + RANKING.index(each.rank) * 2 + each.copy for each in PACK}
"""Every card's number in the kernel."""
_PER_WORLD: Final = 4
"""Worlds per world of the budget: a roll-out is quick, and much depends on the draw."""
_FEWER: Final = 20
"""Divisor of the number of worlds where plain Python, which is slow, plays them on."""
_FINALISTS: Final = 5
"""Maximum number of moves weighed in all worlds, after all moves were weighed in `_FIRST` worlds at most."""
_FIRST: Final = 400
_STEP: Final = 25
"""Worlds of the budget between two looks at the clock."""
_NODES: Final = 20_000
"""Positions of the last tricks searched for each world of the budget."""
_NODES_A_MILLISECOND: Final = 3_000
"""Maximum number of positions of each of a few searches, for each millisecond of the budget."""
_A_DEAL: Final = 240.0
"""Average points of a seat in a deal."""
_LUCK: Final = 130.0
"""Standard deviation of the difference between both seats' points in a deal."""
_KINDS: Final[dict[type, int]] = {
    Dix: search.DIX,
    Swap: search.SWAP,
    Done: search.DONE,
    TakeStock: search.TAKE_STOCK,
    TakeUpcard: search.TAKE_UPCARD,
}


class StrongPinochle:
    """A player that weighs cards and melds over imagined worlds, and searches the last tricks."""

    def __init__(self, game: Pinochle, seat: Seat, rng: Rng, budget: Budget) -> None:
        self.game, self.seat, self.rng, self.budget = game, seat, rng, budget
        self.regular = RegularPinochle(game, seat, rng)
        self._of: Open | None = None
        self._before: tuple[int, ...] = (0, 0)
        self._known: dict[tuple[int, int], Sample] = {}

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        usual = self.regular.choose(view, moves)
        if len(moves) == 1 or view.open is None or view.hand is None:
            return usual
        if not NATIVE:
            return self._plainly(view, view.open, moves, usual)
        if why := aside(NATIVE, search.HONOURS, self.game.options):
            return Decision(usual.move, f"{usual.why} (rules of thumb: {why})")
        if view.phase_two:
            return self._count(view, view.open, moves)
        facts = facts_of(self.game, view, view.open, self.seat)
        kept = _usual_first(moves, usual.move)
        if len(kept) > _FINALISTS:
            first = Race(len(kept))
            self._look(view.open, facts, kept, first, min(max(1, self.budget.worlds), _FIRST))
            order = sorted(first.weighed(kept), key=lambda each: (each.move != usual.move, -(each.win or 0.0)))
            kept = [each.move for each in order[:_FINALISTS]]
        race, close = Race(len(kept)), self.budget.close // _PER_WORLD
        look = partial(self._look, view.open, facts, kept, race)
        race.run(lambda worlds: look(_PER_WORLD * worlds), self.budget, step=_STEP, close=close)
        weighed = race.weighed(kept)
        chosen = settle(weighed, usual.move, ahead=race.ahead(weighed))
        return Decision(chosen.move, self._say(chosen, weighed, usual), weighed)

    def _look(self, open_: Open, facts: Facts, moves: Sequence[Move], race: Race, worlds: int) -> None:
        """Play out the moves that are still in the race."""
        options = [_option(moves[at]) for at in race.open]
        for at, row in zip(race.open, roll_out(facts, options, worlds, seed=seed_from(self.rng)), strict=True):
            race.add(at, [self._worth(open_, each) for each in row])

    def _say(self, chosen: Weighed, weighed: Sequence[Weighed], usual: Decision) -> str:
        other = max((each for each in weighed if each is not chosen), key=lambda each: each.win or 0.0)
        word, ahead = self.game.spell(other.move), chosen.worth - other.worth
        if abs(ahead) < 1:
            why = usual.why if chosen.move == usual.move else "as good as any"
            return f"{why}: {points_of(chosen)} points on average, as {word}"
        than = f"{abs(ahead):.0f} {'more' if ahead > 0 else 'less, but safer,'} than {word}"
        return f"{points_of(chosen)} points on average to the end of the deal, {than}"

    # -- phase two -------------------------------------------------------------------------------

    def _count(self, view: View, open_: Open, moves: Sequence[Move]) -> Decision:
        """Weigh every card by all tricks that follow; counting the played cards shows both hands."""
        mine = view.hand or 0
        ending = Ending(
            mine=_cards(mine),
            other=_cards(WHOLE & ~view.gone & ~mine),
            trump=open_.trump,
            led=_NUMBER[view.trick[0]] if view.trick else None,
        )
        nodes, time = _NODES * self.budget.worlds, self.budget.milliseconds
        if time is not None:
            nodes = min(nodes, _NODES_A_MILLISECOND * max(1, time))
        found = values(ending, nodes=nodes, weights=WEIGHTS)
        weighed = []
        won = _won(view)
        rest = card_points_in(mine) + card_points_in(WHOLE & ~view.gone & ~mine) + LAST_TRICK_POINTS
        rest += sum(card_points(each) for each in view.trick)
        for move in moves:
            assert isinstance(move, Play), "a card is due"
            ahead = found.cards[_NUMBER[move.card] & ~1]
            both = [0, 0]
            both[self.seat] = won[self.seat] + (rest + ahead) // 2
            both[1 - self.seat] = won[1 - self.seat] + (rest - ahead) // 2
            weighed.append(Weighed(move, float(ahead), 0.0, self._worth(open_, (both[0], both[1])).win))
        best = max(weighed, key=lambda each: (each.win or 0.0, each.worth, -card_points(each.move.card)))
        how = "all tricks counted" if found.exact else "the next tricks counted"
        return Decision(best.move, f"{points_of(best)} points from here on, {how}", tuple(weighed), found.exact)

    # -- the worth of a deal's result --------------------------------------------------------

    def _worth(self, open_: Open, points: tuple[int, int]) -> Sample:
        """The worth of both seats' points, in steps of ten as they are scored."""
        if self._of is not open_:
            self._of, self._before = open_, running(open_.match, open_.lines)
            self._known.clear()
        key = (points[0] + 3) // 10 * 10, (points[1] + 3) // 10 * 10
        if key not in self._known:
            self._known[key] = self._score(open_.match, *key)
        return self._known[key]

    def _score(self, match: Match, *points: int) -> Sample:
        mine = self.seat
        totals = tuple(total + each for total, each in zip(self._before, points, strict=True))
        after, outcome = end(self.game.options, Match(1 - match.dealer, match.deals + 1, totals, (), match.target))
        return self._sample(after, outcome, points[mine] - points[1 - mine])

    def _sample(self, after: Match, outcome: Outcome | None, gained: int) -> Sample:
        """The sample of a deal that leaves the match in this state."""
        mine, totals = self.seat, after.totals
        ahead = totals[mine] - totals[1 - mine]
        if outcome is None:
            deals = max(0.0, after.target - max(totals)) / _A_DEAL
            win = (1 + erf(ahead / (_LUCK * (0.5 + deals) ** 0.5 * 2**0.5))) / 2
        else:
            win = float(mine in outcome.winners) if outcome.winners else 0.5
        return Sample(float(gained), win, ahead > 0)

    # -- without the native search ---------------------------------------------------------------

    def _plainly(self, view: View, open_: Open, moves: Sequence[Move], usual: Decision) -> Decision:
        before = running(open_.match, open_.lines)
        mine = self.seat

        regular = partial(RegularPinochle, self.game)

        def judge(state: State) -> Sample:
            assert isinstance(state, Opening | Ended), "the deal was played on to its end"
            after = state.match
            gains = [now - then for now, then in zip(after.totals, before, strict=True)]
            outcome = state.outcome if isinstance(state, Ended) else None
            return self._sample(after, outcome, gains[mine] - gains[1 - mine])

        ahead = Ahead(game=self.game, seat=mine, regular=regular, judge=judge, fewer=_FEWER)
        return ahead.choose(view, moves, usual, self.rng, self.budget)


def card_points_in(cards: Holding) -> int:
    """The points of cards in won tricks."""
    return sum(card_points(each) for each in members(cards))


def _usual_first(moves: Sequence[Move], usual: Move) -> list[Move]:
    """The usual move first, then the other moves."""
    return [usual, *(move for move in moves if move != usual)]


def _won(view: View) -> tuple[int, int]:
    """The card points each seat has won."""
    won = [0, 0]
    for trick, winner in zip(view.tricks, view.leaders[1:], strict=False):
        won[winner] += sum(card_points(each) for each in trick)
    return won[0], won[1]


def _cards(cards: Holding) -> int:
    return sum(1 << _NUMBER[each] for each in members(cards))


def _option(move: Move) -> tuple[int, int]:
    match move:
        case Play(card):
            return search.PLAY, 1 << _NUMBER[card]
        case Meld(cards):
            return search.MELD, _cards(holding(cards))
    return _KINDS[type(move)], 0


def facts_of(game: Pinochle, view: View, open_: Open, seat: Seat) -> Facts:
    """The seat's knowledge, in the kernel's terms."""
    assert view.hand is not None, "a seat that thinks sees its hand"
    known = view.known(1 - seat)
    shown = 0 if view.last is None else 1 << view.last
    unseen = WHOLE & ~(view.gone | view.hand | known | 1 << open_.upcard | shown)
    shapes = {shape.name: shape for shape in MELDS[open_.trump].values()}
    fours = holding(each for made in open_.melds if made.shape.group == "B" for each in made.cards)
    used = [spent(shapes[name], open_.melds) for name in ("flush", "royal marriage", "marriage", "pinochle")]
    return Facts(
        phase=search.PHASES.index(view.phase),
        seat=seat,
        trump=open_.trump,
        upcard=_NUMBER[open_.upcard],
        last=None if view.last is None else _NUMBER[view.last],
        led=_NUMBER[view.trick[0]] if view.trick else None,
        tricks=len(view.tricks),
        hidden=view.sizes[1 - seat] - known.bit_count(),
        melded=any(made.after == len(view.tricks) and made.shape.cards in MELDS[open_.trump] for made in open_.melds),
        chooses=game.options.last_card_choice == "winner_chooses",
        hand=_cards(view.hand),
        known=_cards(known),
        unseen=_cards(unseen),
        barred=_cards(absent(view, open_)[1 - seat] & unseen),
        gone=_cards(view.gone),
        **_last_chance(view, open_, 1 - seat),
        laid=(_cards(open_.laid[0]), _cards(open_.laid[1])),
        spent=(_cards(used[0]), _cards(used[1]), _cards(used[2]), _cards(fours), _cards(used[3])),
        won=_won(view),
        weights=WEIGHTS,
    )


def _last_chance(view: View, open_: Open, seat: Seat) -> dict[str, Any]:
    """What a seat's last chance to meld tells of its hand: the fields of `Facts` about it."""
    finished = len(view.tricks)
    won = next((each for each in range(finished, 0, -1) if view.leaders[each] == seat), None)
    if won is None:
        return {"since": None, "silent": False, "held": 0, "played": 0}
    seen = open_.known[seat]
    later = zip(view.leaders[won:], (*view.tricks, view.trick)[won:], strict=False)
    played = holding(trick[leader != seat] for leader, trick in later if len(trick) > (leader != seat))
    return {
        "since": finished - (view.phase != "play") - won + 1,
        "silent": not any(made.after == won and made.shape.cards in MELDS[open_.trump] for made in open_.melds),
        "held": _cards(seen & ~holding(each for trick in view.tricks[:won] for each in trick)),
        "played": _cards(played & ~seen),
    }


def make(game: Pinochle, seat: Seat, rng: Rng, budget: Budget) -> StrongPinochle:
    """Make a player for one seat."""
    return StrongPinochle(game, seat, rng, budget)
