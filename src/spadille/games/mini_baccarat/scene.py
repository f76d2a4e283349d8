"""Mini Baccarat as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from typing import Final, Literal, TypeVar

from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import counted
from spadille.games.mini_baccarat import roads, scoring, sight
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BANCO, BETS, HANDS, NATURAL, PUNTO, SPOTS, TIE, Coup, total
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.odds import counts, leads, odds
from spadille.games.mini_baccarat.state import Cut, Leave, Move, Ready, Settled, View, Wager
from spadille.parts.wagers import HUNDREDTHS, write_chips
from spadille.scene.drawing import backs, being, clockwise_from, does, faces, listed
from spadille.scene.happening import Told
from spadille.scene.model import (
    About,
    Ask,
    Bead,
    Choice,
    Does,
    Face,
    Fact,
    Mark,
    Plate,
    Role,
    Scene,
    Score,
    Text,
    Zone,
)
from spadille.scene.names import Names
from spadille.scene.telling import follows, moved, said

NO_TREND: Final = f"The pattern of past results tells nothing about the next coup ({Rule.NO_TREND.clause})."
_LETTERS: Final = ("P", "B", "T")
_SIGNS: Final[tuple[Literal["player", "banker", "tie"], ...]] = ("player", "banker", "tie")
_BET_ON: Final = ("the player", "the banker", "a tie")
_ROOM: Final = 60
"""How many letters of a road a screen has room for."""
_COLOURS: Final[dict[roads.Colour, str]] = {"red": "r", "blue": "u"}
_DERIVED: Final = (
    (roads.BIG_EYE_BOY, "big eye boy"),
    (roads.SMALL_ROAD, "small road"),
    (roads.COCKROACH, "cockroach road"),
)


def scene(game: MiniBaccarat, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with what is laid before them."""
    shown = partial(Scene, game=game.name, title="Mini Baccarat", seat=view.seat, phase=view.phase)
    return shown(
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
    """A seat with its bankroll and its three spots, punto nearest (BAC-12)."""
    facts = [Fact(About.OTHER, "chips", write_chips(view.ledger.bankrolls[seat]))]
    if seat not in view.ledger.seated:
        facts.append(Fact(About.STATE, "", "out"))
    elif view.phase == "bet":
        laid = zip(BETS, _spots(view, seat), strict=True)
        facts += [Fact(About.STAKE, bet, str(chips), chips) for bet, chips in laid if chips]
        facts += [Fact(About.STATE, "", "ready")] if seat not in view.waiting else []
    return Plate(seat, names[seat], seat, to_act=seat in view.waiting, facts=tuple(facts))


def _spots(view: View, seat: Seat) -> tuple[int, ...]:
    return view.stakes[3 * seat : 3 * seat + 3]


def _score(game: MiniBaccarat, view: View, names: Names) -> Score:
    shoes = game.options.shoes
    return Score(
        tuple(names),
        view.ledger.bankrolls,
        "chips",
        scoring.sheet(game.options, view.ledger),
        goal="one shoe" if shoes == 1 else f"shoe {len(view.ledger.earlier) + 1} of {shoes}",
        per_unit=HUNDREDTHS,
        aloud=False,
    )


# -- the layout --------------------------------------------------------------------------------------


def _zones(game: MiniBaccarat, view: View, names: Names) -> Iterator[Zone]:
    number, last = last_coup(view)
    yield from _hands(last)
    if last is not None:
        said = f"Coup {number}.", *spoken(last.coup)
        yield Zone("dealer", "lines", "The dealer", role=Role.SPOKEN, lines=said, quiet=True)
    if view.phase == "bet":
        yield Zone("bets", "lines", "Bets", lines=tuple(_bet_lines(game, view, names)))
        yield from _shoe(game, view)
    yield Zone("odds", "lines", "The odds", role=Role.ASIDE, lines=_odds_lines(game, view), quiet=True)
    yield from _roads(tuple((each.coup.winner, each.coup.pairs) for each in _this_shoe(view)))


def last_coup(view: View) -> tuple[int, Settled | None]:
    """The coup settled last, and its number in the game."""
    coups = _this_shoe(view)
    return view.ledger.deals, coups[-1] if coups else None


def _this_shoe(view: View) -> tuple[Settled, ...]:
    """The coups of this shoe; those of the last one until the next is in the shoe."""
    ledger = view.ledger
    return ledger.earlier[-1] if view.phase in ("shoe", "cut") and ledger.earlier else ledger.coups


def _hands(last: Settled | None) -> Iterator[Zone]:
    """The places for the cards (BAC-13): player left, banker right; the winner is pushed forward (BAC-31)."""
    for which, name in enumerate(HANDS):
        if last is None:
            yield Zone(name, "row", f"{name.capitalize()} hand", quiet=True)
            continue
        hand = (last.coup.player, last.coup.banker)[which]
        wins = last.coup.winner == which
        title = f"{name.capitalize()} hand, {last.coup.totals[which]}" + (", wins" if wins else "")
        marks, note = ((Mark.WINS,), "wins") if wins else ((), "")
        yield Zone(name, "row", title, tuple([Face(str(each), marks=marks, note=note) for each in hand]), quiet=True)


def _bet_lines(game: MiniBaccarat, view: View, names: Names) -> Iterator[str]:
    """Every seat's three spots, from the bettor outward (BAC-10, BAC-12)."""
    for seat in clockwise_from(view.seat, game.seats):
        if seat in view.ledger.seated:
            spots = ", ".join(f"{bet} {chips or '–'}" for bet, chips in zip(BETS, _spots(view, seat), strict=True))
            yield f"{names[seat]}: {spots}"


def _shoe(game: MiniBaccarat, view: View) -> Iterator[Zone]:
    """The shoe with its marker, and what has left it (BAC-07, BAC-08)."""
    before = game.marker - view.at
    marker = (
        f"{counted(before):card} before the marker" if before > 0 else "the marker is out, so this is its last coup"
    )
    yield Zone("shoe", "pile", f"Shoe, {marker}", count=game.size - view.at, quiet=True, term="shoe")
    dealt = sum(len(each.coup.cards) for each in view.ledger.coups)
    assert view.face is not None, "a card is burned face up before the bets open"
    down = backs(view.at - dealt - 1)
    yield Zone("burned", "row", "Burned", faces([view.face]) + down, quiet=True, term="burn")
    yield Zone("discards", "pile", "Discard holder", count=view.at, quiet=True)


def spoken(coup: Coup) -> tuple[str, ...]:
    """The dealer's words to a coup: both scores at each step (BAC-60), who draws, who wins."""
    start = total(coup.player[:2]), total(coup.banker[:2])
    said = [
        f"The {name} has {hand[0].words} and {hand[1].words}, {score}."
        for hand, name, score in zip((coup.player, coup.banker), HANDS, start, strict=True)
    ]
    if max(start) >= NATURAL:
        said.append("A natural. Nobody draws.")
    else:
        for hand, name, final in zip((coup.player, coup.banker), HANDS, coup.totals, strict=True):
            drew = f"draws the {hand[2].words} and has {final}" if len(hand) > 2 else "stands"
            said.append(f"The {name} {drew}.")
    player, banker = coup.totals
    if coup.winner == TIE:
        said.append(f"A tie, {player} to {banker}. The dealer taps the table between the hands.")  # (BAC-43)
    else:
        high, low = max(player, banker), min(player, banker)
        pushed = "The dealer pushes its cards towards the bettors."
        said.append(f"The {HANDS[coup.winner]} wins, {high} to {low}. {pushed}")  # (BAC-31)
    return tuple(said)


# -- odds and roads ----------------------------------------------------------------------------------


def _odds_lines(game: MiniBaccarat, view: View) -> tuple[str, ...]:
    """The exact odds of the next coup from the cards that nobody has seen, and who leads on each spot (BAC-54)."""
    return _odds_words(counts(sight.unseen(game.pack, view)), game.returns)


@lru_cache(maxsize=128)
def _odds_words(shoe: tuple[int, ...], returns: tuple[tuple[int, int, int], ...]) -> tuple[str, ...]:
    chances = odds(shoe)
    shares = (chances.player, chances.banker, chances.tie)
    words = [f"{name} {_percent(Fraction(each, chances.total))}" for name, each in zip(BETS, shares, strict=True)]
    kept, gained = leads([(name, chances.edge(returns, spot)) for spot, name in enumerate(BETS)])
    return (
        f"Chances with {sum(shoe)} cards unseen: {', '.join(words)}.",
        f"{kept[0].upper()}{kept[1:]}.",
        *([f"In the long run the bettor gains: {gained}."] if gained else []),
        NO_TREND,
    )


def _percent(share: Fraction) -> str:
    return f"{float(100 * share):.2f}%"


T = TypeVar("T")


@lru_cache(maxsize=128)
def _roads(coups: tuple[tuple[int, tuple[bool, bool]], ...]) -> tuple[Zone, ...]:
    """The score cards of this shoe (BAC-15): P, B and T; on the derived roads r for red and u for blue."""
    winners = [winner for winner, _ in coups]
    beads, columns = roads.drawn_bead_plate(winners), roads.drawn_big_road(roads.big_road(coups))
    streaks = "Big road: a column for each streak; a figure counts ties, a dot marks a pair"
    zones = [
        _road("bead plate", "Bead plate", beads, _LETTERS.__getitem__, lambda winner: Bead(_SIGNS[winner])),
        _road("big road", streaks, columns, _entry_word, _entry_bead),
    ]
    for back, name in _DERIVED:
        cells = roads.drawn_derived_road(roads.derived_road(roads.streaks(winners), back))
        zones.append(_road(name, f"{name.capitalize()}: r for red, u for blue", cells, _COLOURS.__getitem__, Bead))
    next_lines = (*_next_lines(winners), NO_TREND)
    zones.append(Zone("next", "lines", "If next", role=Role.ASIDE, lines=next_lines, quiet=True))
    return tuple(zones)


def _road(
    name: str, title: str, cells: Mapping[tuple[int, int], T], word: Callable[[T], Text], bead: Callable[[T], Bead]
) -> Zone:
    """A score card, in letters and in signs."""
    letters = {place: str(word(each)) for place, each in cells.items()}
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


def _next_lines(winners: Sequence[int]) -> Iterator[str]:
    """What either result would put on the derived roads."""
    for winner in (PUNTO, BANCO):
        marks = zip(_DERIVED, roads.foretold(winners, winner), strict=True)
        yield f"{_LETTERS[winner]}: " + ", ".join(f"{name} {mark or '–'}" for (_, name), mark in marks)


# -- what may be done --------------------------------------------------------------------------------


def _choices(game: MiniBaccarat, view: View, seat: Seat, offers: Sequence[Offer]) -> Iterator[Choice]:
    """What may be said; a spot is cleared only where something lies on it."""
    laid = _spots(view, seat)
    for each in offers:
        match each.move:
            case Cut(low):
                yield Choice(
                    "cut {}", "Cut the cards", ask=Ask(low, each.most.cards, game.size // 2), key="c", term="cut"
                )
            case Wager(spot, 0):
                name = SPOTS[spot]
                if laid[spot]:
                    yield Choice(f"{name} 0", f"Take back {BETS[spot]}", "back", does=Does.TAKE_BACK, place=name)
            case Wager(spot):
                yield _bet(game, laid[spot], each)
            case Ready():
                yield Choice("ready", "Ready", "table", note="" if any(laid) else "without a bet", key="r")
            case Leave():
                yield Choice("leave", "Leave the table", "table", note="with your bankroll", does=Does.GIVE_UP)


def _bet(game: MiniBaccarat, laid: int, offer: Offer) -> Choice:
    """A bet on a spot: how much may lie there; with the refusal where the purse is too small for any."""
    spot, least, name = offer.move.spot, offer.move.chips, SPOTS[offer.move.spot]
    label, price = BETS[spot].capitalize(), scoring.price(game.options, spot)
    if offer.refusal is not None:
        return Choice(f"{name} {least}", label, "bet", offer.refusal, price, Does.STAKE, place=name, term=name)
    most = offer.most.chips
    ask = Ask(least, most, laid or min(most, max(least, game.options.chips // 50)), laid)
    return Choice(
        f"{name} {{}}", label, "bet", note=price, does=Does.STAKE, place=name, ask=ask, key=name[0], term=name
    )


def _prompt(view: View, names: Names) -> str:
    match view.phase:
        case "shoe":
            return "The dealer shuffles the cards."
        case "over":
            return _over(view.outcome, names) if view.outcome else ""
        case "cut":
            cutter = view.waiting[0]
            return "Cut the cards." if cutter == view.seat else f"Waiting for {said(names[cutter])} to cut."
    if view.seat in view.waiting:
        return "Place your bets."
    return f"Waiting for {listed([said(names[seat]) for seat in view.waiting])}."


def _over(outcome: Outcome | None, names: Names) -> str:
    """Who has won what, and lost what."""
    if outcome is None:
        return ""
    ends = [
        f"{does(name, 'win')} {write_chips(each)}" if each > 0 else f"{does(name, 'lose')} {write_chips(-each)}"
        for name, each in zip(names, outcome.payoff, strict=True)
        if each
    ]
    return f"The game is over. {listed(ends)}." if ends else "The game is over. Nobody has won or lost."


# -- what happened -----------------------------------------------------------------------------------


def happened(game: MiniBaccarat, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """What a move, as the viewer has seen it, has led to."""
    told = moved(game, tell(game, by, move, names), by, move)
    known, over = before.ledger.deals, _over(after.outcome, names)
    if after.ledger.deals == known and not over:
        return (told,)
    return (told, *follows(known, _score(game, after, names), over, after.outcome))


def tell(game: MiniBaccarat, by: Seat, move: Move | None, names: Names) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else "The dealer"
    match move:
        case Cut():
            return f"{does(who, 'cut')} the cards. The dealer sets the marker and burns the first card."
        case Wager(spot, 0):
            return f"{does(who, 'take')} back the bet on {_BET_ON[spot]}."
        case Wager(spot, chips):
            return f"{does(who, 'bet')} {chips} on {_BET_ON[spot]}."
        case Ready():
            return f"{being(who)} ready."
        case Leave():
            return f"{does(who, 'leave')} the table."
    return f"The dealer shuffles {game.options.decks} packs and offers the cut card."
