"""Mini Baccarat as a screen shows it, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from spadille.core.contract import Outcome, Seat
from spadille.core.figures import signed
from spadille.games.mini_baccarat import roads, scoring, sight
from spadille.games.mini_baccarat.clauses import Rule
from spadille.games.mini_baccarat.coup import BANCO, HANDS, NATURAL, PUNTO, SPOTS, TIE, Coup, total
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.odds import counts, odds
from spadille.games.mini_baccarat.state import Cut, Leave, Move, Ready, Settled, View, Wager
from spadille.parts.wagers import HUNDREDTHS, write_chips
from spadille.scene.model import (
    Ask,
    Face,
    Fact,
    Option,
    Plate,
    Scene,
    Score,
    Zone,
    backs,
    clockwise_from,
    does,
    faces,
    listed,
)

NO_TREND: Final = f"Past results do not change the odds ({Rule.NO_TREND.clause})."
_LETTERS: Final = ("P", "B", "T")
_ROOM: Final = 60
"""How many letters of a road a screen has room for."""
_COLOURS: Final[dict[roads.Colour, str]] = {"red": "r", "blue": "u"}
_DERIVED: Final = (
    (roads.BIG_EYE_BOY, "big eye boy"),
    (roads.SMALL_ROAD, "small road"),
    (roads.COCKROACH, "cockroach road"),
)


def scene(game: MiniBaccarat, view: View, names: Sequence[str]) -> Scene:
    """The table as the viewer sees it."""
    mine = view.seat is not None and view.seat in view.waiting
    return Scene(
        game="mini_baccarat",
        title="Mini Baccarat",
        seat=view.seat,
        phase=view.phase,
        plates=tuple(_plate(view, seat, names) for seat in clockwise_from(view.seat, game.seats)),
        zones=tuple(_zones(game, view, names)),
        options=tuple(_options(game, view, view.seat)) if mine and view.seat is not None else (),
        prompt=_prompt(view, names),
        score=_score(game, view, names),
        over=_over(view.outcome, names) if view.outcome else "",
    )


# -- the seats ---------------------------------------------------------------------------------------


def _plate(view: View, seat: Seat, names: Sequence[str]) -> Plate:
    """A seat with its bankroll and its three spots, punto nearest (BAC-12)."""
    facts = [Fact("chips", write_chips(view.ledger.bankrolls[seat]))]
    if seat not in view.ledger.seated:
        facts.append(Fact("", "out"))
    elif view.phase == "bet":
        facts += [Fact(spot, str(chips)) for spot, chips in zip(SPOTS, _spots(view, seat), strict=True) if chips]
        facts += [Fact("", "ready")] if seat not in view.waiting else []
    return Plate(seat, names[seat], seat, to_act=seat in view.waiting, facts=tuple(facts))


def _spots(view: View, seat: Seat) -> tuple[int, ...]:
    return view.stakes[3 * seat : 3 * seat + 3]


def _score(game: MiniBaccarat, view: View, names: Sequence[str]) -> Score:
    shoes = game.options.shoes
    return Score(
        tuple(names),
        view.ledger.bankrolls,
        "chips",
        scoring.sheet(game.options, view.ledger),
        goal="one shoe" if shoes == 1 else f"shoe {len(view.ledger.earlier) + 1} of {shoes}",
        per_unit=HUNDREDTHS,
    )


# -- the layout --------------------------------------------------------------------------------------


def _zones(game: MiniBaccarat, view: View, names: Sequence[str]) -> Iterator[Zone]:
    number, last = last_coup(view)
    yield from _hands(last)
    if last is not None:
        yield Zone("dealer", "felt", "The dealer", lines=(f"Coup {number}.", *spoken(last.coup)), quiet=True)
    if view.phase == "bet":
        yield Zone("bets", "felt", "Bets", lines=tuple(_bet_lines(game, view, names)))
        yield from _shoe(game, view)
    yield Zone("odds", "text", "The odds", lines=_odds_lines(game, view), quiet=True)
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
        yield Zone(name, "row", title, tuple(Face(str(each), mark="wins" if wins else "") for each in hand), quiet=True)


def _bet_lines(game: MiniBaccarat, view: View, names: Sequence[str]) -> Iterator[str]:
    """Every seat's three spots, from the bettor outward (BAC-10, BAC-12)."""
    for seat in clockwise_from(view.seat, game.seats):
        if seat in view.ledger.seated:
            spots = ", ".join(f"{spot} {chips or '–'}" for spot, chips in zip(SPOTS, _spots(view, seat), strict=True))
            yield f"{names[seat]}: {spots}"


def _shoe(game: MiniBaccarat, view: View) -> Iterator[Zone]:
    """The shoe with its marker, and what has left it (BAC-07, BAC-08)."""
    before = game.marker - view.at
    marker = f"{before} cards before the marker" if before > 0 else "the marker is out: the last coup of this shoe"
    yield Zone("shoe", "pile", f"Shoe, {marker}", count=game.size - view.at, quiet=True)
    dealt = sum(len(each.coup.cards) for each in view.ledger.coups)
    assert view.face is not None, "a card is burned face up before the bets open"
    down = backs(view.at - dealt - 1)
    yield Zone("burned", "row", "Burned", faces([view.face]) + down, quiet=True)
    yield Zone("discards", "pile", "Discard holder", count=view.at, quiet=True)


def spoken(coup: Coup) -> tuple[str, ...]:
    """The dealer's words to a coup: both scores at each step (BAC-60), who draws, who wins."""
    start = total(coup.player[:2]), total(coup.banker[:2])
    said = [
        f"The {name} hand: {hand[0].words} and {hand[1].words}, {score}."
        for hand, name, score in zip((coup.player, coup.banker), HANDS, start, strict=True)
    ]
    if max(start) >= NATURAL:
        said.append("A natural: no card is drawn.")
    else:
        for hand, name, final in zip((coup.player, coup.banker), HANDS, coup.totals, strict=True):
            drew = f"draws the {hand[2].words} and has {final}" if len(hand) > 2 else "stands"
            said.append(f"The {name} hand {drew}.")
    player, banker = coup.totals
    if coup.winner == TIE:
        said.append(f"A tie, {player} to {banker}: the dealer taps the table between the hands.")  # (BAC-43)
    else:
        high, low = max(player, banker), min(player, banker)
        pushed = "pushes its cards towards the bettors"
        said.append(f"The {HANDS[coup.winner]} hand wins, {high} to {low}: the dealer {pushed}.")  # (BAC-31)
    return tuple(said)


# -- odds and roads ----------------------------------------------------------------------------------


def _odds_lines(game: MiniBaccarat, view: View) -> tuple[str, ...]:
    """The exact odds of the next coup from the cards that nobody has seen; the house always leads (BAC-54)."""
    return _odds_words(counts(sight.unseen(game, view)), game.returns)


@lru_cache(maxsize=128)
def _odds_words(shoe: tuple[int, ...], returns: tuple[tuple[int, int, int], ...]) -> tuple[str, ...]:
    chances = odds(shoe)
    shares = (chances.player, chances.banker, chances.tie)
    words = [
        f"{name} {_percent(Fraction(each, chances.total))}" for name, each in zip((*HANDS, "tie"), shares, strict=True)
    ]
    edges = [f"{name} {_percent(chances.edge(returns, spot))}" for spot, name in enumerate(SPOTS)]
    return (
        f"From the {sum(shoe)} cards unseen: {', '.join(words)}.",
        f"The house keeps in the long run: {', '.join(edges)}.",
        NO_TREND,
    )


def _percent(share: Fraction) -> str:
    return f"{signed(float(100 * share), '.2f')} %"


@lru_cache(maxsize=128)
def _roads(coups: tuple[tuple[int, tuple[bool, bool]], ...]) -> tuple[Zone, ...]:
    """The score cards of this shoe (BAC-15): P, B and T; on the derived roads r for red and u for blue."""
    winners = [winner for winner, _ in coups]
    columns = roads.big_road(coups)
    depths = roads.streaks(winners)
    bead = roads.drawn_bead_plate(winners, lambda winner: _LETTERS[winner])
    zones = [
        Zone("bead plate", "text", "Bead plate", lines=roads.grid(bead, _ROOM), quiet=True),
        Zone(
            "big road",
            "text",
            "Big road: a column for each streak; a figure counts ties, a dot marks a pair",
            lines=roads.grid(roads.drawn_big_road(columns, _entry_word), _ROOM),
            quiet=True,
        ),
    ]
    for back, name in _DERIVED:
        cells = roads.drawn_derived_road(roads.derived_road(depths, back), _COLOURS.__getitem__)
        zones.append(
            Zone(
                name,
                "text",
                f"{name.capitalize()}: r for red, u for blue",
                lines=roads.grid(cells, _ROOM),
                quiet=True,
            )
        )
    zones.append(Zone("next", "text", "If next", lines=(*_next_lines(winners), NO_TREND), quiet=True))
    return tuple(zones)


def _entry_word(entry: roads.Entry) -> str:
    who = "" if entry.winner is None else _LETTERS[entry.winner]
    return who + (str(entry.ties) if entry.ties else "") + ("." if entry.player_pair or entry.banker_pair else "")


def _next_lines(winners: Sequence[int]) -> Iterator[str]:
    """What either result would put on the derived roads."""
    for winner in (PUNTO, BANCO):
        marks = zip(_DERIVED, roads.foretold(winners, winner), strict=True)
        yield f"{_LETTERS[winner]}: " + ", ".join(f"{name} {mark or '–'}" for (_, name), mark in marks)


# -- what may be done --------------------------------------------------------------------------------


def _options(game: MiniBaccarat, view: View, seat: Seat) -> Iterator[Option]:
    if view.phase == "cut":
        size = game.size
        yield Option("cut {}", "Cut the cards", ask=Ask(1, size - 1, size // 2), key="c")
        return
    laid = _spots(view, seat)
    for spot, chips in enumerate(laid):
        yield _bet_option(game, view, seat, spot, chips)
    for spot, name in enumerate(SPOTS):
        if laid[spot]:
            yield Option(f"{name} 0", f"Take {name} back", "back")
    yield Option("ready", "Ready", "table", note="" if any(laid) else "no bet on this coup", key="r")
    yield Option("leave", "Leave the table", "table", note="with your bankroll")


def _bet_option(game: MiniBaccarat, view: View, seat: Seat, spot: int, laid: int) -> Option:
    """A bet on a spot: how much may lie there; with the refusal where the purse is too small for any."""
    room = game.room(view.ledger, view.stakes, seat, spot)
    least = game.options.min_bet
    name = SPOTS[spot]
    if not room:
        refusal = game.refuse_wager(view.ledger, view.stakes, seat, Wager(spot, least))
        return Option(f"{name} {least}", name.capitalize(), "bet", refusal, scoring.price(game.options, spot))
    usual = laid or min(room[-1], max(least, game.options.chips // 50))
    return Option(
        f"{name} {{}}",
        name.capitalize(),
        "bet",
        note=scoring.price(game.options, spot),
        ask=Ask(room[0], room[-1], usual),
        key=name[0],
    )


def _prompt(view: View, names: Sequence[str]) -> str:
    match view.phase:
        case "shoe":
            return "The dealer shuffles the cards."
        case "over":
            return _over(view.outcome, names) if view.outcome else ""
        case "cut":
            cutter = view.waiting[0]
            return "Cut the cards." if cutter == view.seat else f"Waiting for {names[cutter]} to cut."
    if view.seat in view.waiting:
        return "Place your bets, then say ready."
    return f"Waiting for {listed([names[seat] for seat in view.waiting])}."


def _over(outcome: Outcome, names: Sequence[str]) -> str:
    """Who has won what, and lost what."""
    said = [
        f"{does(name, 'win')} {write_chips(each)}" if each > 0 else f"{does(name, 'lose')} {write_chips(-each)}"
        for name, each in zip(names, outcome.payoff, strict=True)
        if each
    ]
    return f"The game is over: {listed(said)}." if said else "The game is over: nobody has won or lost."


def tell(game: MiniBaccarat, by: Seat, move: Move | None, names: Sequence[str]) -> str:
    """A move, as a seat has seen it (None where it is hidden), in one sentence."""
    who = names[by] if by >= 0 else "The dealer"
    match move:
        case Cut(cards):
            return f"{does(who, 'cut')} {cards} cards to the back; the dealer sets the marker and burns the first card."
        case Wager(spot, 0):
            return f"{does(who, 'take')} the bet off {SPOTS[spot]}."
        case Wager(spot, chips):
            return f"{does(who, 'bet')} {chips} on {SPOTS[spot]}."
        case Ready():
            return f"{who} {'are' if who == 'You' else 'is'} ready."
        case Leave():
            return f"{does(who, 'leave')} the table."
    return f"The dealer shuffles {game.options.decks} packs and offers the cut card."
