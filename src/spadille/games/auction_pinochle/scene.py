"""Auction Pinochle on screen, and its moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from spadille.cards.card import SPADES, SPOKEN_SUITS, SUITS, Card, the_cards
from spadille.cards.holding import Holding, holding, members
from spadille.core.contract import Offer, Outcome, Seat
from spadille.core.figures import signed
from spadille.core.words import Message, Text
from spadille.games.auction_pinochle import alone, say
from spadille.games.auction_pinochle.form import FORMS, Form
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import Meld, Melds, has_marriage, worth
from spadille.games.auction_pinochle.scoring import too_few
from spadille.games.auction_pinochle.state import (
    LEXICON,
    Bid,
    Bury,
    Call,
    Concede,
    Contract,
    Move,
    PassCards,
    Shoot,
    Trumps,
    View,
    as_said,
)
from spadille.parts.auction import PASS, Pass, last_bid
from spadille.parts.dealing import FirstDealer, HighCards
from spadille.parts.doubled import ORDERS
from spadille.parts.tricks import Play
from spadille.scene import say as shared
from spadille.scene.drawing import (
    backs,
    clockwise_from,
    faces,
    hand_faces,
    hand_order,
    open_to_all,
    side_names,
    trick_faces,
)
from spadille.scene.happening import CardPlayed, Manner, News, Told
from spadille.scene.model import (
    About,
    Choice,
    Does,
    Face,
    Fact,
    Mark,
    Numbered,
    Pick,
    Plate,
    Scene,
    Score,
    Stand,
    Zone,
)
from spadille.scene.names import Names, shown_name
from spadille.scene.telling import (
    capital,
    follows,
    goal,
    manner_of,
    moved,
    spaced,
    tell_first_dealer,
    trick_taken,
    waits,
)
from spadille.scene.tricks import (
    hand_zone,
    last_zone,
    plays,
    trick_zone,
    tricks_fact,
    trumps_with,
    trumps_zone,
    your_turn,
)


def scene(game: AuctionPinochle, view: View, offers: Sequence[Offer], names: Names) -> Scene:
    """The table as the viewer sees it, with the offers."""
    return Scene(
        game=game.name,
        title=say("title"),
        seat=view.seat,
        phase=view.phase,
        plates=tuple([_plate(game.form, view, seat, names) for seat in clockwise_from(view.seat, game.seats)]),
        zones=tuple(_zones(game.form, view, offers, names)) if view.sizes else (),
        choices=tuple([_choice(game, each, view) for each in offers if not isinstance(each.move, Play)]),
        prompt=_prompt(game, view, names),
        score=_score(game, view, names),
        over=end_words(game, view.outcome, names),
    )


def _short(call: Call) -> Text:
    """A call as on a plate: "260", "shoot"."""
    return str(call.points) if isinstance(call, Bid) else as_said(call)


# -- seats -------------------------------------------------------------------------------------------


def _plate(form: Form, view: View, seat: Seat, names: Names) -> Plate:
    partner = view.seat is not None and not form.alone and seat == form.partner(view.seat)
    facts, side = tuple(_facts(view, seat)), seat % form.sides
    return Plate(seat, shown_name(names[seat]), side, seat == view.to_act, seat == view.match.dealer, partner, facts)


def _facts(view: View, seat: Seat) -> Iterator[Fact]:
    """The facts on a seat's plate, which all can see: the last bid, the contract, melds, tricks."""
    seats = len(view.sizes)
    if view.phase == "bid" and (calls := view.calls[(seat - view.match.dealer - 1) % seats :: seats]):
        yield Fact(About.BID, "" if calls[-1] == PASS else shared("fact-bid"), _short(calls[-1]))
    if view.contract is not None and seat == view.declarer:
        yield Fact(About.OTHER, shared("contract"), _short(view.contract), term="contract")
    if view.melds:
        if seats == FORMS[4].seats or seat == view.declarer:
            yield Fact(About.OTHER, say("melded"), str(worth(view.melds[seat])), term="meld")
        yield tricks_fact(view.taken[seat])


# -- zones --------------------------------------------------------------------------


def _zones(form: Form, view: View, offers: Sequence[Offer], names: Names) -> Iterator[Zone]:
    if view.seat is not None:
        last = SPADES if view.trump is None else view.trump
        shown = _marked(view, hand_faces(hand_order(view.hand or 0, last, ORDERS[last]), offers))
        yield hand_zone(shown, view.seat)
    if form.widow:
        yield from _widow(form, view)
    if view.leaders and not view.tricks:
        for seat in clockwise_from(view.seat, form.seats):
            if rows := _meld_rows(view.melds[seat], view.gone):
                whose = say("your-melds") if seat == view.seat else say("melds-of", who=names[seat])
                lying = capital([meld_in_words(each) for each in view.melds[seat]])
                yield Zone(f"melds {seat}", "melds", whose, rows=rows, seat=seat, brief=lying, term="meld")
    if view.leaders:
        yield trick_zone(_trick(view, view.leaders[-1], view.trick))
    if view.tricks:
        yield last_zone(_trick(view, view.leaders[-2], view.tricks[-1]))
    if view.trump is not None:
        yield trumps_zone(view.trump)


def _marked(view: View, shown: tuple[Face, ...]) -> tuple[Face, ...]:
    """The hand, with the cards from the partner or the widow marked until the first card is played."""
    back = view.handed[1:] if view.seat != view.declarer else view.handed[:1]
    come = view.widow if view.seat == view.declarer else 0
    come |= back[0] or 0 if back else 0
    if not come or view.gone:
        return shown
    new = {str(each) for each in members(come)}
    note = say("from-widow") if view.widow else say("from-partner")
    return tuple([replace(each, marks=(Mark.NEW,), note=note) if each.card in new else each for each in shown])


def _widow(form: Form, view: View) -> Iterator[Zone]:
    """The widow: three cards face down, face up when the declarer takes them, later the buried cards."""
    if view.phase == "play" and view.buried:
        yield Zone("widow", "pile", say("your-buried"), faces(members(view.buried)), quiet=True, term="widow")
    elif view.phase == "play":
        yield Zone("widow", "pile", say("buried"), backs(form.widow), quiet=True, term="widow")
    elif not view.widow:
        yield Zone("widow", "pile", say("widow"), backs(form.widow), quiet=True, term="widow")
    elif view.seat != view.declarer:
        yield Zone("widow", "row", say("widow-taken"), faces(members(view.widow)), seat=view.declarer, term="widow")


@open_to_all
def _meld_rows(laid: Melds, gone: Holding) -> tuple[tuple[Face, ...], ...]:
    """The cards laid down, each with the first meld that it serves in; those that have been played are gone."""
    rows, left = list[tuple[Face, ...]](), ~gone
    for meld in laid:
        row = tuple(each for each in meld.cards if left >> each & 1)
        left &= ~holding(row)
        if row:
            rows.append(faces(row))
    return tuple(rows)


def _trick(view: View, leader: Seat, trick: tuple[Card, ...]) -> tuple[Face, ...]:
    return _laid(view.trump or 0, leader, trick, len(view.sizes))


@open_to_all
def _laid(trump: int, leader: Seat, trick: tuple[Card, ...], seats: int) -> tuple[Face, ...]:
    best = ORDERS[trump].winner(trick) if trick else None
    return trick_faces(trick, clockwise_from(leader, seats), best)


# -- choices --------------------------------------------------------------------------------


def _choice(game: AuctionPinochle, offer: Offer, view: View) -> Choice:
    spelt = LEXICON.spell(offer.move)
    match offer.move:
        case Bid(points):
            numbered = Numbered("bid {}", points)
            bid = partial(Choice, spelt, str(points), f"bid {points // 100}", does=Does.CALL, numbered=numbered)
            return bid(refusal=offer.refusal, typed=(str(points),))
        case Shoot():
            return Choice(spelt, capital(as_said(offer.move)), "pass", does=Does.DARE, key="s", term="shoot")
        case Trumps(suit):
            label = capital(SPOKEN_SUITS[suit])
            return Choice(spelt, label, "trumps", refusal=offer.refusal, key=SUITS[suit].lower())
        case Concede():
            note = say("concede-note", bid=as_said(view.contract or PASS))
            if game.in_chips and view.contract is not None:
                note = say("concede-chips", chips=alone.chips(game.options, view.contract, view.trump))
            return Choice(
                spelt, say("concede"), "concede", offer.refusal, note=note, does=Does.DARE, key="g", term="concede"
            )
        case PassCards(cards):
            pick = Pick(len(cards), len(cards))
            return Choice("pass {}", say("pass-them", n=len(cards)), "exchange", pick=pick, key="p", term="card-pass")
        case Bury(cards):
            pick = Pick(len(cards), len(cards))
            return Choice("bury {}", say("bury-them", n=len(cards)), "exchange", pick=pick, key="b", term="bury")
    return Choice(spelt, capital(as_said(PASS)), "pass", refusal=offer.refusal, key="p")


def _prompt(game: AuctionPinochle, view: View, names: Names) -> Text:
    if view.to_act is None or view.to_act != view.seat:
        return waits(view.to_act, view.phase, end_words(game, view.outcome, names), names)
    bare = game.options.marriage_needed and not any(has_marriage(view.hand or 0, suit) for suit in range(len(SUITS)))
    match view.phase:
        case "bid":
            place = last_bid(view.calls)
            asked = shared("your-bid") if place is None else shared("to-beat", call=as_said(view.calls[place]))
            asked = say("dealer-must-bid") if game.ladder.stuck(view.calls) else asked
            return spaced([asked, say("no-marriage-to-name")]) if bare else asked
        case "name":
            return say("only-give-up") if bare else say("name-now")
        case "bury":
            return say("bury-now", n=game.form.widow)
        case "pass":
            partner, count = names[game.form.partner(view.to_act)], game.options.card_pass
            if view.seat == view.declarer:
                return say("pass-back", n=count, who=partner)
            return say("pass-to-declarer", n=count, who=partner, suit=SPOKEN_SUITS[view.trump or 0])
    return your_turn(view.trick)


# -- the score and the end ---------------------------------------------------------------------------


def _score(game: AuctionPinochle, view: View, names: Names) -> Score:
    bids = tuple([tuple([_written(each) for each in sheet.bids]) for sheet in view.match.sheet])
    now: tuple[Stand, ...] = ()
    if view.contract and view.melds:
        now = _stands(game, view.contract, view)
    sides, target = side_names(tuple(names), game.form.sides), game.options.target
    unit = shared("unit-chips") if game.in_chips else shared("unit-points")
    return Score(sides, view.match.totals, unit, view.match.sheet, bids, goal=goal(target), now=now, target=target)


def _written(spelt: str) -> Text:
    call = LEXICON.read(spelt)
    assert isinstance(call, Bid | Shoot | Pass), "calls stand on the sheet"
    return _short(call)


@open_to_all
def _stands(game: AuctionPinochle, contract: Contract, view: View) -> tuple[Stand, ...]:
    """Each side's melds, and for the declarers their bid and the points still needed."""
    sides, taken = game.form.sides, view.taken
    return tuple(
        [
            _stand(
                contract,
                game.form.with_declarer(side, view.declarer),
                _counted(game, view.melds[side::sides]),
                len(view.melds[side::sides]) > 1,
                sum(taken[side::sides]),
                sum(taken),
            )
            for side in range(sides)
        ]
    )


def _counted(game: AuctionPinochle, melds: tuple[Melds, ...]) -> int:
    """The points of a side's melds that may count."""
    laid = sum(map(worth, melds))
    return 0 if too_few(game.options, laid, game.form.sides) else laid


def _stand(contract: Contract, bid_it: bool, laid: int, paired: bool, tricks: int, played: int) -> Stand:
    """The stand of a side; of one who plays alone only what the plate lacks (it has bid, melds and tricks)."""
    if not bid_it:
        words = say("stand-melds", melds=laid) if paired else say("stand-against")
        return Stand(words, tricks=tricks if paired else 0)
    if isinstance(contract, Shoot):
        gone = tricks < played
        words, brief = say("stand-shoot", n=tricks), say("stand-shoot-brief", n=tricks)
        return Stand(words, brief, state="set" if gone else "open", tricks=tricks, term="shoot")
    need = max(0, contract.points - laid)
    if not paired:
        return Stand(say("stand-need", need=need), term="contract")
    words = say("stand-bid", bid=contract.points, melds=laid, need=need)
    return Stand(words, say("stand-bid-brief", bid=contract.points, need=need), tricks=tricks, term="contract")


def end_words(game: AuctionPinochle, outcome: Outcome | None, names: Names) -> Text:
    """Who has won the match, and with what; nothing while it goes on."""
    if outcome is None:
        return ""
    if not outcome.winners:
        return shared("drawn")
    points, chips = signed(outcome.payoff[outcome.winners[0]]), "yes" if game.in_chips else "no"
    if len(outcome.winners) == 1:
        return say("win-alone", who=names[outcome.winners[0]], points=points, chips=chips)
    return say("win", who=[names[seat] for seat in outcome.winners], points=points, chips=chips)


# -- events -----------------------------------------------------------------------------------


def happened(game: AuctionPinochle, before: View, by: Seat, move: Move | None, after: View, names: Names) -> Told:
    """The news of a move, as the viewer has seen it."""
    words, news = tell(by, move, names), list[News]()
    if isinstance(move, Play):
        manner = _manner(before, move.card)
        if manner is Manner.TRUMPS:
            words = trumps_with(names[by], move.card.plain)
        news.append(CardPlayed(words, by, game.spell(move), str(move.card), manner))
        news += _trick_news(before, move.card, names)
    else:
        if after.melds and not before.melds:
            melders = [after.declarer] if game.form.alone else clockwise_from(by, game.seats)
            laid = [_tell_melds(names[seat], after.melds[seat]) for seat in melders]
            words = spaced([words, *laid])
        if after.widow and not before.widow:
            words = spaced([words, _tell_widow(names[after.declarer], after.widow)])
        news.append(moved(game, words, by, move))
    if after.match.deals > before.match.deals:
        news += follows(
            before.match.deals, _score(game, after, names), end_words(game, after.outcome, names), after.outcome
        )
    return tuple(news)


def _trick_news(before: View, played: Card, names: Names) -> Iterator[News]:
    """The news of the trick that a card has completed, if any."""
    leader, trick = before.leaders[-1], (*before.trick, played)
    if len(trick) == len(before.sizes):
        winner = (leader + ORDERS[before.trump or 0].winner(trick)) % len(before.sizes)
        facts = tuple(_facts(replace(before, leaders=(*before.leaders, winner)), winner))
        yield trick_taken(_trick(before, leader, trick), names, facts, before.taken[winner] + 1)


def _tell_widow(who: str, widow: Holding) -> Text:
    return say("takes-widow", who=who, cards=the_cards(each.plain for each in members(widow)))


def _tell_melds(who: str, laid: Melds) -> Text:
    if not laid:
        return say("melds-nothing", who=who)
    return say("lays-down", who=who, melds=[meld_in_words(each) for each in laid], points=worth(laid))


def meld_in_words(meld: Meld) -> Message:
    """A meld in words: "a run", "two marriages in hearts"."""
    if meld.kind == "marriage":
        return say("a-marriage", suit=SPOKEN_SUITS[meld.suit], n=meld.times)
    return say("a-meld", kind=meld.kind, n=meld.times)


def _manner(before: View, played: Card) -> Manner:
    """The manner in which a card answers the lead."""
    return manner_of(played.suit, before.trick[0].suit if before.trick else None, before.trump)


def tell(by: Seat, move: Move | None, names: Names) -> Text:
    """A move as a seat has seen it (None if hidden), in one sentence."""
    who = names[by] if by >= 0 else ""
    match move:
        case Play(each):
            return plays(who, each.plain)
        case Bid():
            return shared("bids", who=who, bid=as_said(move))
        case Shoot():
            return say("shoots", who=who)
        case Pass():
            return shared("passes", who=who)
        case Trumps(suit):
            return say("names", who=who, suit=SPOKEN_SUITS[suit])
        case Concede():
            return say("concedes", who=who)
        case PassCards(cards):
            return shared("passes-these", who=who, cards=the_cards(each.plain for each in cards))
        case Bury(cards):
            return say("buries-these", who=who, cards=the_cards(each.plain for each in cards))
        case None if by >= 0:
            return say("buries", who=who) if FORMS[len(names)].widow else say("passes-cards", who=who)
        case HighCards() | FirstDealer():
            return tell_first_dealer(move, names)
    return say("dealt", n=FORMS[len(names)].tricks)
