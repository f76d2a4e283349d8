"""Mini Baccarat on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, TypeVar

from spadille.cards.card import Card
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.words import Text
from spadille.games.mini_baccarat import roads, say, scoring, sight
from spadille.games.mini_baccarat.bets import Prices
from spadille.games.mini_baccarat.chances import counts, edges, leads, odds, percent
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BANCO, BETS, MAIN, PUNTO, SPOTS
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import Cut, Leave, Move, Ready, Settled, View, Wager, laid_by
from spadille.games.mini_baccarat.telling import dealer_zone, hand_zone, spoken, tell, unfolded
from spadille.parts.wagers import HUNDREDTHS, write_chips
from spadille.scene import say as shared
from spadille.scene.drawing import backs, clockwise_from, faces
from spadille.scene.happening import Told
from spadille.scene.model import (
    About,
    Ask,
    Bead,
    Choice,
    Does,
    Fact,
    Plate,
    Role,
    Scene,
    Score,
    Zone,
)
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import follows, moved, spaced

NO_TREND: Final = say("no-trend", clause=Rule.NO_TREND.clause)
_LETTERS: Final = ("P", "B", "T")
_SIGNS: Final[tuple[Literal["player", "banker", "tie"], ...]] = ("player", "banker", "tie")
_LABELS: Final = tuple(say("spot", spot=each) for each in BETS)
_ROOM: Final = 60
"""Maximum letters in a line of a road on screen."""
_COLOURS: Final[dict[roads.Colour, str]] = {"red": "r", "blue": "u"}
_DERIVED: Final = (
    (roads.BIG_EYE_BOY, "big eye boy", say("derived-road", road="big")),
    (roads.SMALL_ROAD, "small road", say("derived-road", road="small")),
    (roads.COCKROACH, "cockroach road", say("derived-road", road="cockroach")),
)
_CHIPS: Final = shared("unit-chips")


def scene(game: MiniBaccarat, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the offers."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        layout="bets",
        plates=tuple(_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)),
        zones=tuple(_zones(game, view, names)),
        choices=tuple(_choices(game, view, view.seat, offers)) if view.seat is not None else (),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names),
    )


# -- the seats ---------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Names) -> Plate:
    """A seat with its bankroll and the spots on which its chips lie (BAC-12)."""
    facts = [Fact(About.OTHER, _CHIPS, write_chips(view.ledger.bankrolls[seat]))]
    if seat not in view.ledger.seated:
        facts.append(Fact(About.STATE, "", say("out")))
    elif view.phase == "bet":
        laid = zip(_LABELS, SPOTS, _spots(view, seat), strict=False)
        facts += [Fact(About.STAKE, bet, str(chips), chips, place=place) for bet, place, chips in laid if chips]
        facts += [Fact(About.STATE, "", say("ready"))] if seat not in view.waiting else []
    return Plate(seat, shown_name(names[seat]), seat, to_act=seat in view.waiting, facts=tuple(facts))


def _spots(view: View, seat: Seat) -> tuple[int, ...]:
    return laid_by(view.stakes, len(view.ledger.bankrolls), seat)


def _score(game: MiniBaccarat, view: View, names: Names) -> Score:
    shoes = game.options.shoes
    return Score(
        tuple(map(shown_name, names)),
        view.ledger.bankrolls,
        _CHIPS,
        scoring.sheet(game.options, view.ledger),
        goal=say("one-shoe") if shoes == 1 else say("shoe-of", shoe=len(view.ledger.earlier) + 1, shoes=shoes),
        per_unit=HUNDREDTHS,
        aloud=False,
        called="coup",
    )


# -- the layout --------------------------------------------------------------------------------------


def _zones(game: MiniBaccarat, view: View, names: Names) -> Iterator[Zone]:
    number, last = last_coup(view)
    yield from _hands(last)
    if last is not None:
        said = say("coup", number=number), *spoken(last.coup)
        yield dealer_zone(said)
    if view.phase == "bet":
        yield Zone("bets", "lines", say("bets-title"), lines=tuple(_bet_lines(game, view, names)))
        yield from _shoe(game, view)
    yield Zone("odds", "lines", say("odds-title"), role=Role.ASIDE, lines=_odds_lines(game, view), quiet=True)
    yield from _roads(tuple((each.coup.winner, each.coup.pairs) for each in _this_shoe(view)))


def last_coup(view: View) -> tuple[int, Settled | None]:
    """The number of the last settled coup in the game, and the coup itself."""
    coups = _this_shoe(view)
    return view.ledger.deals, coups[-1] if coups else None


def _this_shoe(view: View) -> tuple[Settled, ...]:
    """The coups of this shoe; those of the previous one until the next is in the shoe."""
    ledger = view.ledger
    return ledger.earlier[-1] if view.phase in ("shoe", "cut") and ledger.earlier else ledger.coups


def _hands(last: Settled | None) -> Iterator[Zone]:
    """The places for the cards (BAC-13): player left, banker right; the winner is pushed forward (BAC-31)."""
    for which in range(2):
        if last is None:
            yield hand_zone(which, (), None)
        else:
            hand = (last.coup.player, last.coup.banker)[which]
            yield hand_zone(which, hand, last.coup.totals[which], wins=last.coup.winner == which)


def _bet_lines(game: MiniBaccarat, view: View, names: Names) -> Iterator[Text]:
    """Every seat's bets, from the bettor outward (BAC-10, BAC-12)."""
    for seat in clockwise_from(view.seat, game.seats):
        if seat in view.ledger.seated:
            laid = _spots(view, seat)
            player, banker, tie = (str(chips or "–") for chips in laid[:MAIN])
            yield say("bets-of", who=names[seat], player=player, banker=banker, tie=tie)
            side = [spaced([_LABELS[place], str(laid[place])]) for place in _sides(laid) if laid[place]]
            if side:
                yield say("side-bets-of", who=names[seat], bets=side)


def _sides(laid: Sequence[int]) -> range:
    """The places of side bets in a seat's row of stakes."""
    return range(MAIN, len(laid))


def _shoe(game: MiniBaccarat, view: View) -> Iterator[Zone]:
    """The shoe with its marker, and the cards that have left it (BAC-07, BAC-08)."""
    before = game.marker - view.at
    title = say("shoe-before-marker", cards=before) if before > 0 else say("shoe-last-coup")
    yield Zone("shoe", "pile", title, count=game.size - view.at, quiet=True, term="shoe")
    dealt = sum(len(each.coup.cards) for each in view.ledger.coups)
    if view.face is not None:
        down = backs(view.at - dealt - 1)
        yield Zone("burned", "row", say("burned"), faces([view.face]) + down, quiet=True, term="burn")
    yield Zone("discards", "pile", say("discards"), count=view.at, quiet=True)


# -- odds and roads ----------------------------------------------------------------------------------


def _odds_lines(game: MiniBaccarat, view: View) -> tuple[Text, ...]:
    """The exact odds of the next coup from the unseen cards (BAC-53, BAC-55, BAC-56, BAC-S9), and the edge on each
    spot (BAC-52, BAC-54).
    """
    return _odds_words(tuple(sight.unseen(game.pack, view)), game.prices)


@lru_cache(maxsize=128)
def _odds_words(cards: tuple[Card, ...], table: Prices) -> tuple[Text, ...]:
    chances = odds(counts(cards))
    shares = (chances.player, chances.banker, chances.tie)
    player, banker, tie = (percent(Fraction(each, chances.total)) for each in shares)
    every = [(spot.bet, edge) for spot, edge in zip(table.spots, edges(table, cards), strict=True)]
    kept, gained = leads(every[:MAIN])
    kept_aside, gained_aside = leads(every[MAIN:])
    return (
        say("chances", cards=len(cards), player=player, banker=banker, tie=tie),
        say("house-keeps", edges=kept) if kept else say("house-keeps-nothing"),
        *([say("house-keeps-aside", edges=kept_aside)] if kept_aside else []),
        *([say("bettor-gains", edges=(*gained, *gained_aside))] if gained or gained_aside else []),
        NO_TREND,
    )


T = TypeVar("T")


@lru_cache(maxsize=128)
def _roads(coups: tuple[tuple[int, tuple[bool, bool]], ...]) -> tuple[Zone, ...]:
    """The score cards of this shoe (BAC-15): P, B and T; on the derived roads r for red and u for blue."""
    winners = [winner for winner, _ in coups]
    beads, columns = roads.drawn_bead_plate(winners), roads.drawn_big_road(roads.big_road(coups))
    zones = [
        _road("bead plate", say("bead-plate"), beads, _LETTERS.__getitem__, lambda winner: Bead(_SIGNS[winner])),
        _road("big road", say("big-road"), columns, _entry_word, _entry_bead),
    ]
    for back, name, title in _DERIVED:
        cells = roads.drawn_derived_road(roads.derived_road(roads.streaks(winners), back))
        zones.append(_road(name, title, cells, _COLOURS.__getitem__, Bead))
    next_lines = (*_next_lines(winners), NO_TREND)
    zones.append(Zone("next", "lines", say("if-next"), role=Role.ASIDE, lines=next_lines, quiet=True))
    return tuple(zones)


def _road(
    name: str, title: Text, cells: Mapping[tuple[int, int], T], word: Callable[[T], str], bead: Callable[[T], Bead]
) -> Zone:
    """A score card, in letters and in signs."""
    letters = {place: word(each) for place, each in cells.items()}
    columns = roads.shown(letters, _ROOM)
    beads = roads.rows({place: bead(each) for place, each in cells.items()}, columns)
    lines = roads.grid(letters, columns)
    return Zone(name, "road", title, role=Role.ASIDE, lines=lines, beads=beads, quiet=True)


def _entry_word(entry: roads.Entry) -> str:
    who = "" if entry.winner is None else _LETTERS[entry.winner]
    return who + (str(entry.ties) if entry.ties else "") + ("." if entry.player_pair or entry.banker_pair else "")


def _entry_bead(entry: roads.Entry) -> Bead:
    sign = "tie" if entry.winner is None else _SIGNS[entry.winner]
    return Bead(sign, entry.ties, entry.player_pair or entry.banker_pair)


def _next_lines(winners: Sequence[int]) -> Iterator[Text]:
    """Yield the marks that either result would put on the derived roads."""
    for winner in (PUNTO, BANCO):
        eye, small, cockroach = (mark or "none" for mark in roads.foretold(winners, winner))
        yield say("next-mark", winner=_LETTERS[winner], eye=eye, small=small, cockroach=cockroach)


# -- choices --------------------------------------------------------------------------------


def _choices(game: MiniBaccarat, view: View, seat: Seat, offers: Sequence[Offer]) -> Iterator[Choice]:
    """Yield the choices; a spot can be cleared only if chips lie on it."""
    laid = _spots(view, seat)
    for each in offers:
        match each.move:
            case Cut(low):
                assert each.most is not None
                ask = Ask(low, each.most.cards, game.size // 2)
                yield Choice("cut {}", say("cut-the-cards"), ask=ask, key="c", term="cut")
            case Wager(spot, 0):
                if laid[spot]:
                    label, name = say("take-back", spot=say("spot", spot=BETS[spot])), SPOTS[spot]
                    yield Choice(f"{name} 0", label, "back", does=Does.TAKE_BACK, place=name)
            case Wager(spot):
                yield _bet(game, laid[spot], each)
            case Ready():
                yield from _again(game, view, seat)
                note = "" if any(laid) else say("without-a-bet")
                yield Choice("ready", say("ready-label"), "table", note=note, key="r")
            case Leave():
                yield Choice("leave", say("leave"), "table", note=say("with-bankroll"), does=Does.GIVE_UP)


def _again(game: MiniBaccarat, view: View, seat: Seat) -> Iterator[Choice]:
    """Yield the last bet again while nothing is laid, or double bets, as far as limits and bankroll go."""
    laid, purse = _spots(view, seat), view.ledger.bankrolls[seat] // HUNDREDTHS
    before = (laid_by(each.stakes, game.seats, seat) for each in reversed(_this_shoe(view)))
    last = next((each for each in before if any(each)), ())
    if any(laid):
        wagers = _doubled(game, laid, purse)
        if wagers:
            more = sum(each.chips - laid[each.spot] for each in wagers)
            yield _several(game, wagers, say("double"), sum(laid) + more, "d")
    elif 0 < sum(last) <= purse:
        wagers = [Wager(spot, chips) for spot, chips in enumerate(last) if chips]
        yield _several(game, wagers, say("rebet"), sum(last), "a")


def _doubled(game: MiniBaccarat, laid: Sequence[int], purse: int) -> list[Wager]:
    """The wagers that double every bet, as far as the limits allow."""
    room, wagers = purse - sum(laid), []
    for spot, chips in enumerate(laid):
        most = game.options.max_bet or 2 * chips
        more = min(chips, most - chips, room)
        if more > 0:
            wagers.append(Wager(spot, chips + more))
            room -= more
    return wagers


def _several(game: MiniBaccarat, wagers: Sequence[Wager], label: Text, chips: int, key: str) -> Choice:
    moves = "; ".join(game.spell(each) for each in wagers)
    return Choice(moves, label, "bet", note=str(chips), does=Does.AGAIN, key=key)


def _bet(game: MiniBaccarat, laid: int, offer: Offer) -> Choice:
    """A bet on a spot with its range; with the refusal if the bankroll is too small for any."""
    spot, least, name = offer.move.spot, offer.move.chips, SPOTS[offer.move.spot]
    label, price = say("spot-label", spot=BETS[spot]), scoring.price(game.options, spot)
    key, term = (name[0], name) if spot < MAIN else ("", "side bet")
    if offer.refusal is not None:
        return Choice(f"{name} {least}", label, "bet", offer.refusal, price, Does.STAKE, place=name, term=term)
    assert offer.most is not None
    most = offer.most.chips
    ask = Ask(least, most, laid or min(most, max(least, game.options.chips // 50)), laid)
    return Choice(f"{name} {{}}", label, "bet", note=price, does=Does.STAKE, place=name, ask=ask, key=key, term=term)


def _prompt(view: View, names: Names) -> Text:
    match view.phase:
        case "shoe":
            return say("shuffling")
        case "over":
            return _over(view.outcome, names) if view.outcome else ""
        case "cut":
            cutter = view.waiting[0]
            return say("cut-now") if cutter == view.seat else say("waiting-to-cut", who=names[cutter])
    if view.seat in view.waiting:
        return say("place-bets")
    return say("waiting-for", whom=[names[seat] for seat in view.waiting])


def _over(outcome: Outcome | None, names: Names) -> Text:
    """The wins and losses of the seats, in words."""
    if outcome is None:
        return ""
    ends = [_end(name, each) for name, each in zip(names, outcome.payoff, strict=True) if each]
    return say("over", ends=ends) if ends else say("over-level")


def _end(name: str, won: int) -> Text:
    return say("won", who=name, chips=write_chips(won)) if won > 0 else say("lost", who=name, chips=write_chips(-won))


# -- events -----------------------------------------------------------------------------------


def happened(game: MiniBaccarat, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    told = moved(game, tell(game, by, move, names), by, move)
    known, over = before.ledger.deals, _over(after.outcome, names)
    if after.ledger.deals == known:
        return (told, *follows(known, _score(game, after, names), over, after.outcome))
    first = last_coup(before)[1] is None
    coup = unfolded(game, _this_shoe(after)[-1], before.seat, first=first)
    return (told, coup, *follows(known, _score(game, after, names), over, after.outcome))
