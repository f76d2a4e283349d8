"""What the pages "how to play" say in figures: a piece of each such sentence, with the rules or options it rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from spadille.cards.card import BIG_JOKER, card, read_cards
from spadille.cards.holding import holding
from spadille.cards.pack import STANDARD, shoe
from spadille.core.options import specs
from spadille.games import entry
from spadille.games.auction_pinochle import rules as auction
from spadille.games.auction_pinochle.form import FORMS
from spadille.games.auction_pinochle.melding import melds as auction_melds
from spadille.games.auction_pinochle.melding import worth as auction_worth
from spadille.games.five_hundred import ranking
from spadille.games.five_hundred.bidding import ladder
from spadille.games.five_hundred.scoring import POINTS_A_TRICK, worth
from spadille.games.five_hundred.state import MIDDLE_SIZE, NULLO, TRICKS, Bid
from spadille.games.mexican_sweat.house import WILDS
from spadille.games.mexican_sweat.rules import HAND
from spadille.games.mini_baccarat.bets import prices
from spadille.games.mini_baccarat.chances import counts, edges, odds
from spadille.games.mini_baccarat.coup import (
    BANCO,
    BANKER_DRAWS,
    NATURAL,
    PUNTO,
    STOOD,
    VALUES,
    Coup,
    deal,
    player_draws,
    total,
)
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.pinochle import rules as pinochle
from spadille.games.pinochle.scoring import LAST_TRICK_POINTS, rounded
from spadille.games.pyramid.state import PAIRS, PYRAMID_SIZE, ROWS, STOCK_SIZE, VALUE, value_of
from spadille.games.spades.rules import hand_size
from spadille.games.spades.scoring import BAGS_TO_A_PENALTY, score_deal
from spadille.games.spades.state import Bid as SpadesBid
from spadille.games.spades.state import Match
from spadille.games.war.rules import laid_at, pack_at, ranks_at
from spadille.parts.doubled import COUNTS, PACK, RANKING
from spadille.parts.showdown import CATEGORIES, FIVE, STRAIGHT_FLUSH

Truths: TypeAlias = dict[str, Callable[[], bool]]


def book(game: str, name: str = "denexa") -> Any:
    """The options of a rulebook, with its usual number of seats."""
    found = entry(game).rulebooks[name]
    return found.at(found.usual_seats)


def deal_of_spades(bid: int, taken: int) -> int:
    """Return what Rules of Spades gives a side for its contract."""
    calls = tuple(SpadesBid(each) for each in (bid - 1, 3, 1, 3))
    start = Match(0, 0, (0, 0), (0, 0), (), False)
    return score_deal(book("spades", "rules_of_spades"), "SPD-ROS", start, calls, (taken, 13 - taken, 0, 0)).totals[0]


def spades() -> Truths:
    ros, denexa, bicycle, andrews, club = (
        book("spades", each) for each in ("rules_of_spades", "denexa", "bicycle", "andrews", "club")
    )
    return {
        "A game of [tricks](#trick) for four people": lambda: (
            entry("spades").rulebooks["rules_of_spades"].seats == (4,)
        ),
        "the first side with 500": lambda: ros.target == 500 and ros.partnership,
        "thirteen cards": lambda: hand_size(4) == 13,
        "leads to the next, thirteen times": lambda: hand_size(4) == 13,
        "Made: ten points for each trick bid, and one": lambda: (ros.trick_points, ros.overtrick_points) == ("bid", 1),
        "Bid 5 and take 6: 51": lambda: deal_of_spades(5, 6) == 51,
        "you lose ten points for each trick bid": lambda: ros.set_penalty == "minus",
        "Bid 5 and take 4: minus 50": lambda: deal_of_spades(5, 4) == -50,
        "Every ten of them cost your side 100": lambda: (BAGS_TO_A_PENALTY, ros.bag_penalty) == (10, 100),
        "plus 100 if you take none, minus 100": lambda: (ros.nil_bonus, ros.nil_penalty) == (100, 100),
        "plus or minus 200, for a side that is 100 points": lambda: (
            (ros.blind_nil_bonus, ros.blind_nil_penalty, ros.blind_nil_behind) == (200, 200, 100)
        ),
        "Denexa Games has no nil, no bid below two, and spades led at any time; each trick taken scores ten": lambda: (
            (denexa.nil, denexa.min_bid, denexa.break_rule, denexa.trick_points, denexa.set_penalty)
            == (False, 2, "none", "taken", "zero")
        ),
        "At Bicycle everybody plays alone, without nil; bags and being set cost nothing": lambda: (
            (bicycle.partnership, bicycle.nil, bicycle.bag_penalty, bicycle.set_penalty) == (False, False, 0, "zero")
        ),
        "Joe Andrews allows blind nil at any score, and a side that falls to minus 250": lambda: (
            (andrews.blind_nil_behind, andrews.mercy) == (None, -250)
        ),
        "pays 50 for nil and 100 for blind nil, and its bags cost nothing": lambda: (
            (club.nil_bonus, club.blind_nil_bonus, club.bag_penalty) == (50, 100, 0)
        ),
    }


def five_hundred() -> Truths:
    game = book("five_hundred")
    rungs = ladder(game)
    sixes = [worth(Bid(6, suit)) for suit in (3, 0, 1, 2, 4)]
    return {
        "A game of [tricks](#trick) for four people": lambda: ranking.SEATS == 4,
        "takes five more cards": lambda: MIDDLE_SIZE == 5,
        "go over 500": lambda: (game.target, game.target_rule, game.win_only_by_contract) == (500, "exceed", True),
        "falls to minus 500": lambda: game.lose_at == -500,
        "no twos and threes, but a joker: 45 cards": lambda: (
            len(ranking.PACK) == 45
            and BIG_JOKER in ranking.PACK
            and not {"2", "3"} & {each.rank for each in ranking.PACK}
        ),
        "Everybody gets ten; five lie": lambda: (ranking.LAYOUT.count(0), ranking.LAYOUT.count("middle")) == (10, 5),
        "how many of the ten tricks your side will take, six or more": lambda: (TRICKS, rungs[0]) == (10, Bid(6, 3)),
        "Only the first two players may bid six": lambda: game.inkle == "first_two_seats",
        "three times at most": lambda: game.bid_rounds == 3,
        "puts five cards away": lambda: MIDDLE_SIZE == 5,
        "then ace, king, queen, ten and so on down to four": lambda: (
            sorted(ranking.PACK, key=lambda each: -ranking.ORDERS[2].power[2][each])[:8]
            == [BIG_JOKER, card("JH"), card("JD"), *map(card, ("AH", "KH", "QH", "TH", "9H"))]
        ),
        "worth 40 in spades, 60 in clubs, 80 in diamonds, 100 in hearts and 120": lambda: (
            sixes == [40, 60, 80, 100, 120]
        ),
        "Each trick more adds 100: eight hearts is 300": lambda: worth(Bid(7, 2)) == 200 and worth(Bid(8, 2)) == 300,
        "The other side gets 10 points": lambda: POINTS_A_TRICK == 10,
        "what a bid of six is called": lambda: game.inkle != "off",
        "at no trump, worth 250": lambda: worth(NULLO) == 250,
        "each trick you do take gives the other side 10": lambda: POINTS_A_TRICK == 10,
        "Any bid of eight beats it": lambda: rungs.index(NULLO) + 1 == rungs.index(Bid(8, 3)),
        "play to 500 exactly": lambda: (
            {"target_rule", "win_only_by_contract", "nullo", "bid_rounds"} <= {*type(game).__struct_fields__}
        ),
    }


def melds() -> Iterator[tuple[str, int]]:
    """The melds of hearts as trumps, with their points."""
    for shape in pinochle.MELDS[2].values():
        yield shape.name, shape.worth


def pinochle_truths() -> Truths:
    game = book("pinochle")
    worths = dict(melds())
    return {
        "more than 1,000 points": lambda: (game.target, game.target_rule) == (1000, "exceed"),
        "you play on to 1,250": lambda: (game.both_over, game.target + game.target_step) == ("raise_target", 1250),
        "The pack has 48 cards, two each of nine to ace": lambda: (
            len(PACK) == 48 and {each.rank for each in PACK} == {*RANKING}
        ),
        "The ten is the second highest": lambda: RANKING[-2:] == "TA",
        "Each of you gets twelve": lambda: pinochle.DEALT_TO_EACH == 12,
        "the last twelve tricks are strict": lambda: pinochle.ALL_TRICKS - pinochle.PHASE_ONE == 12,
        "king and queen of a suit 20, of trumps 40; ace, ten, king, queen and jack of trumps 150": lambda: (
            worths
            == {
                "flush": 150,
                "100 aces": 100,
                "80 kings": 80,
                "60 queens": 60,
                "40 jacks": 40,
                "pinochle": 40,
                "royal marriage": 40,
                "marriage": 20,
            }
        ),
        "an ace 11, a ten 10, a king 4, a queen 3, a jack 2": lambda: (
            COUNTS["classic"] == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
        ),
        "The last trick counts 10 more": lambda: LAST_TRICK_POINTS == 10,
        "rounded to tens": lambda: all(
            rounded(tally) in (tally // 10 * 10, tally // 10 * 10 + 10) for tally in range(251)
        ),
        "a meld of 40": lambda: worths["pinochle"] == 40,
        "the nine of trumps: 10 points": lambda: (
            {each.worth for each in pinochle.DIX_SHAPES + pinochle.SWAP_SHAPES} == {10}
        ),
        "House rules there let you lay several melds after a trick, meld a card only once": lambda: (
            {"melds_a_trick", "reuse", "dix_swap", "endgame", "counting"} <= {*type(game).__struct_fields__}
        ),
        "play to 1,000 exactly": lambda: {"target_rule", "both_over"} <= {*type(game).__struct_fields__},
    }


def laid(cards: str, trump: int = 2) -> int:
    """Return what a hand of Auction Pinochle lays down; hearts are trumps."""
    return auction_worth(auction_melds(book("auction_pinochle", "partnership"), holding(read_cards(cards)), trump))


def auction_pinochle() -> Truths:
    game, classic = book("auction_pinochle", "partnership"), book("auction_pinochle", "classic")
    widow, chips = book("auction_pinochle", "widow"), book("auction_pinochle", "chips")
    fours = [laid(" ".join(rank + suit for suit in "CDHS")) for rank in "AKQJ"]
    return {
        "Pinochle for four, two against two, or for three, one against two": lambda: (
            [(each.seats, each.sides) for each in FORMS.values()] == [(4, 2), (3, 3)]
        ),
        "the first side with 1,500 points": lambda: game.target == 1500,
        "The pack has 48 cards, two each of nine to ace": lambda: (
            len(PACK) == 48 and {each.rank for each in PACK} == {*RANKING}
        ),
        "The ten is the second highest": lambda: RANKING[-2:] == "TA",
        "Each of you gets twelve": lambda: len(PACK) == FORMS[4].tricks * FORMS[4].seats,
        "The lowest bid is 250": lambda: (game.minimum_bid, game.all_pass) == (250, "dealer_bids"),
        "a higher one than any there": lambda: game.winning == "every_suit",
        "king and queen of a suit 20, of trumps 40; ace, ten, king, queen and jack of trumps 150": lambda: (
            (laid("KC QC"), laid("KH QH"), laid("AH TH KH QH JH"), fours, laid("9H"))
            == (20, 40, 150, [100, 80, 60, 40], 10)
        ),
        "Eight aces, or two [runs](#run), count ten times as much": lambda: game.doubles == "tenfold",
        "each ace, ten and king 10, and the last trick 10 more: 250 in all": lambda: (
            sum(auction.counts(game, each) for each in PACK) + game.last_trick == 250
        ),
        "a meld of 40; both pairs make 300": lambda: (laid("QS JD"), laid("QS QS' JD JD'")) == (40, 300),
        "The classic count goes to 1,000, bids from 100, and has an ace worth 11": lambda: (
            (classic.target, classic.minimum_bid, auction.counts(classic, card("AS"))) == (1000, 100, 11)
        ),
        "is the nine of trumps": lambda: laid("9H") == 10,
        "partners now pass each other four cards": lambda: book("auction_pinochle", "passing").card_pass == 4,
        "Each of you gets fifteen cards, and three lie face down": lambda: (FORMS[3].tricks, FORMS[3].widow) == (15, 3),
        "buries](#bury) three cards": lambda: FORMS[3].widow == 3,
        "play against the other two": lambda: FORMS[3].foes(0, 0) == (1, 2),
        "A bid that is made scores its points; given up it costs them once, played and lost twice": lambda: (
            (widow.pay, widow.set_costs, widow.concede) == ("bid", "twice_bid", True)
        ),
        "are for three, for points or chips": lambda: (widow.pay, chips.pay) == ("bid", "chips"),
    }


def mexican_sweat() -> Truths:
    game = book("mexican_sweat")
    return {
        "Two to seven people": lambda: entry("mexican_sweat").rulebooks["denexa"].seats == (2, 3, 4, 5, 6, 7),
        "[ante](#ante) of 5 chips into the pot and gets seven cards": lambda: (
            (game.stake_mode, game.ante, HAND) == ("ante", 5, 7)
        ),
        "are 10 chips, with three raises a round": lambda: (
            (game.betting_limit, game.bet, game.max_raises) == ("fixed", 10, 3)
        ),
        "With all seven up": lambda: HAND == 7,
        "pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush": lambda: (
            CATEGORIES[1:]
            == (
                "pair",
                "two pair",
                "three of a kind",
                "straight",
                "flush",
                "full house",
                "four of a kind",
                "straight flush",
            )
        ),
        "begins with 1,000": lambda: game.chips == 1000,
        "twos, threes and nines, or the one-eyed cards; then five of a kind beats all": lambda: (
            [len(WILDS[each]) for each in ("deuces", "threes_nines", "one_eyes")] == [4, 8, 3] and FIVE > STRAIGHT_FLUSH
        ),
    }


def _returns(options: Any) -> tuple[tuple[int, ...], ...]:
    found = prices(options).by_winner
    assert found is not None
    return found


def _side_edges() -> list[int]:
    """Return what the house keeps of every side bet, in whole per cents."""
    offered = [name for name, spec in specs(MiniBaccaratOptions).items() if "BAC-H" in spec.option.clauses]
    sides = {name: True for name in offered if type(getattr(MiniBaccaratOptions(), name)) is bool}
    table = prices(msgspec.structs.replace(MiniBaccaratOptions(), **sides))
    return [round(100 * each) for each in edges(table, shoe(8))[3:]]


def edge(spot: int) -> str:
    """Return what the house keeps of a bet in the long run, in per cent."""
    kept = odds(counts(shoe(8))).edge(_returns(book("mini_baccarat")), spot)
    return f"{float(100 * kept):.2f}"


def dealt(cards: str) -> Coup:
    """The coup that begins with these cards; what is drawn to it counts nothing."""
    return deal((*map(card, cards.split()), card("KH"), card("KD")), 0)[0]


def mini_baccarat() -> Truths:
    game = book("mini_baccarat")
    return {
        "comes closer to nine": lambda: max(total((card(f"{pips}S"), card("KS"))) for pips in range(2, 10)) == 9,
        "An ace counts 1, two to nine count as they say, tens": lambda: (
            [VALUES[card(f"{rank}S")] for rank in "A23456789TJQK"] == [*range(1, 10), 0, 0, 0, 0]
        ),
        "seven and eight make 15, which counts 5": lambda: total((card("7S"), card("8S"))) == 5,
        "Eight or nine with two cards": lambda: NATURAL == 8,
        "draws a third card with 0 to 5, and stands on 6 or 7": lambda: (
            [player_draws(each) for each in range(8)] == [True] * 6 + [False] * 2
        ),
        "always a card with 0 to 2, never with 7": lambda: (
            all(map(all, BANKER_DRAWS[:3])) and not any(BANKER_DRAWS[7]) and all(map(any, BANKER_DRAWS[3:7]))
        ),
        "If Player stood, Banker draws with 0 to 5": lambda: (
            [row[STOOD] for row in BANKER_DRAWS] == [True] * 6 + [False] * 2
        ),
        "The hand closer to nine wins": lambda: (
            dealt("3S 3D 4S 2D").winner == PUNTO and dealt("2S 3S 4S 4D").winner == BANCO
        ),
        "less five per cent": lambda: game.commission == 5,
        "Bet 20 and win 19": lambda: _returns(game)[1][1] * 20 == 1900,
        "Tie: eight times": lambda: game.tie_pays == 8,
        "about 1.06 per cent of a bet on Banker, 1.24 on Player, and 14.36": lambda: (
            (edge(1), edge(0), edge(2)) == ("1.06", "1.24", "14.36")
        ),
        "the five per cent that the house keeps": lambda: (
            game.commission == 5 and odds(counts(shoe(8))).banker > odds(counts(shoe(8))).player
        ),
        "eight packs, 416 cards": lambda: (game.decks, len(shoe(8))) == (8, 416),
        "you begin with 1,000 chips": lambda: game.chips == 1000,
        "take no commission (and pay half on six instead), or pay nine to one": lambda: bool(
            entry("mini_baccarat")
            .rulebooks["denexa"]
            .settle(1, {"decks": 6, "commission": 0, "banco_short": "half_on_six", "tie_pays": 9})
        ),
        "lucky six, dragon seven, panda eight": lambda: len(_side_edges()) == 11,
        "from 3 to 17 per cent": lambda: (min(_side_edges()), max(_side_edges())) == (3, 17),
    }


def pyramid() -> Truths:
    game, other = book("pyramid"), book("pyramid", "tuts_tomb")
    pairs = {frozenset((value_of(one), value_of(other))) for one, other in PAIRS}
    return {
        "two cards at a time that make thirteen": lambda: {sum(each) for each in pairs} == {13},
        "Clear all 28 cards": lambda: (PYRAMID_SIZE, game.win_condition) == (28, "clear_pyramid"),
        "seven rows, one card at the top, seven at the bottom": lambda: (
            [len(row) for row in ROWS] == [1, 2, 3, 4, 5, 6, 7]
        ),
        "The other 24 cards": lambda: STOCK_SIZE == 24,
        "that add up to thirteen": lambda: len(pairs) == 6,
        "An ace counts 1, a jack 11, a queen 12": lambda: (
            pairs == {frozenset(each) for each in ((1, 12), (2, 11), (3, 10), (4, 9), (5, 8), (6, 7))}
        ),
        "A king counts thirteen": lambda: max(VALUE) == 13,
        "draw three cards at a time": lambda: (
            bool(entry("pyramid").rulebooks["denexa"].settle(1, {"stock_passes": 3, "draw_count": 3}))
            and (game.overlap_match, other.overlap_match) == (False, True)
        ),
    }


def war() -> Truths:
    game, books = book("war"), entry("war").rulebooks
    jokers = replace(game, jokers=True)
    return {
        "A game for two, or three": lambda: sorted({n for each in books.values() for n in each.seats}) == [2, 3],
        "put two jokers above the aces, or lay two or five cards face down": lambda: (
            len(pack_at(jokers)) == 54
            and ranks_at(jokers)[card("JB")] > ranks_at(jokers)[card("AS")]
            and [laid_at(replace(game, war_depth=each))[1] for each in ("fixed_2", "fixed_5")] == [3, 6]
        ),
        "deals seventeen cards each and leaves one aside": lambda: divmod(52, 3) == (17, 1),
        "The highest card takes all three": lambda: books["three"].seats == (3,),
        "those two fight": lambda: books["three"].options.who_fights == "tied",
        "a war has five cards face down": lambda: laid_at(books["peace"].options)[:3] == (1, 6, 6),
        "Own all 52 cards": lambda: len(STANDARD) == 52,
        "a [stack](#stack) of 26 cards": lambda: len(STANDARD) // 2 == 26,
        "takes all six": lambda: 2 * sum(laid_at(game)[:2]) == 6,
        "then three down and one up": lambda: laid_at(game)[:4] == (1, 2, 3, 4),
        "The first with all 52": lambda: len(STANDARD) == 52,
        "After 10,000 turns": lambda: game.max_skirmishes == 10_000,
        "lay three cards face down in every war": lambda: bool(
            entry("war").rulebooks["denexa"].settle(2, {"war_depth": "fixed_3", "short_in_war": "lose_at_once"})
        ),
    }


TRUTHS: Final[dict[str, Callable[[], Truths]]] = {
    "spades": spades,
    "five_hundred": five_hundred,
    "pinochle": pinochle_truths,
    "mexican_sweat": mexican_sweat,
    "mini_baccarat": mini_baccarat,
    "pyramid": pyramid,
    "war": war,
    "auction_pinochle": auction_pinochle,
}
