// Auction Pinochle in numbers of actions: the terms set by options, a table, and the worths of melds.
#pragma once

#include <algorithm>

#include "../../batch/rows.hpp"
#include "../../batch/two_packs.hpp"

namespace spadille::auction_pinochle {

namespace two_packs = batch::two_packs;

// Actions. A bid as a number is its action less that of a pass: the one below the lowest, the steps, all tricks.
namespace act {
inline constexpr int kPass = 48, kBelow = 49, kShoot = 111, kTrumps = 112, kConcede = 116, kPicks = 117;
inline constexpr int kLowest = 2, kAllTricks = kShoot - kPass, kMostBids = kAllTricks - kLowest;
}  // namespace act

enum Winning : int { kAnyCard, kHeadTrumps, kHeadAll };
enum Kept : int { kWithPoints, kWithTrick, kAlways };
enum Pay : int { kPayAll, kPayBid, kPayChips };

// The terms set by options before the first deal.
struct Terms {
    int seats = 4, target = 0, minimum_bid = 0, raise_by = 1, bids = 1, below = 0, shoot = 0, scale = 10;
    int winning = kAnyCard, kept = kWithPoints, last_trick = 0, set_times = 1, minimum_meld = 0, meld_points = 1;
    int card_pass = 0, pay = kPayAll, max_deals = 1;
    bool dealer_bids = false, marriage_needed = false, tenfold = false, concede = false, rounded = false;
    bool bidders_win = false, draw_high = false, spades_double = false, upwards = false;
    std::array<int, two_packs::kRanks> points{};

    // The points of a bid; 0 for none, and for all tricks.
    i64 of(int bid) const {
        if (bid == act::kBelow - act::kPass) return below;
        return bid < act::kLowest || bid == act::kAllTricks ? 0 : minimum_bid + i64{bid - act::kLowest} * raise_by;
    }

    // The chips for a bid.
    i64 chips(int bid, int trump) const {
        constexpr std::array<std::array<int, 2>, 9> kChips = {
            {{700, 30}, {650, 25}, {600, 21}, {550, 17}, {500, 13}, {450, 10}, {400, 7}, {350, 5}, {300, 3}}};
        const auto found = std::find_if(kChips.begin(), kChips.end(),
                                        [&](const auto& each) { return of(bid) * 10 / scale >= each[0]; });
        return (found == kChips.end() ? 2 : (*found)[1]) * (spades_double && trump == kSpade ? 2 : 1);
    }
};

inline constexpr int kMostSeats = 4, kWidow = 3;

enum Phase : u8 { kToBid, kToName, kToPass, kToBury, kToPlay };
// Places of a card as a seat sees them; those with seats are the first of several.
enum Place : u8 { kHidden, kHeld, kTaken, kOnTable = 6, kKnown = 10, kOfWidow = 13, kBuried, kPicked };

struct Table : batch::Begun {
    batch::Actions<3> legal;
    std::array<std::array<u8, 2 * two_packs::kCards>, kMostSeats> rows{};  // by seat: places of cards, and melds
    std::array<u64, kMostSeats> hands{};
    std::array<u64, 2> handed{};  // from the declarer's partner, and back
    u64 widow = 0, buried = 0, picked = 0;
    u64 trick = 0, taken = 0, bids = 0, passed = 0, out = 0;  // one byte for each seat
    std::array<i64, kMostSeats> melds{};
    std::array<i64, 3> won{};  // by side: points of cards
    i64 deals = 0, calls = 0, last_bid = -1;
    Phase phase = kToBid;
    u8 bid = 0, contract = 0, trump = 0, leader = 0, laid = 0, tricks = 0, led = 0, best = 0, winner = 0, winners = 0;
    u8 picks = 0, passes = 0;
    bool named = false;
    signed char declarer = -1;
};

inline bool has_pair(u64 hand, int suit) {
    const u64 kinds = hand | hand >> two_packs::kKinds;
    return kinds >> two_packs::card(suit, two_packs::kKing) & kinds >> two_packs::card(suit, two_packs::kQueen) & 1;
}

// Lays down every meld of a hand: calls `use` with the cards of each and the bit for what they serve in. Returns their
// worth.
template <class Use>
i64 lay(const Terms& terms, u64 hand, int trump, Use use) {
    using two_packs::card, two_packs::copies, two_packs::kKinds, two_packs::kRanks, two_packs::kNine, two_packs::kJack,
        two_packs::kQueen, two_packs::kKing, two_packs::kAce;
    i64 worth = 0;
    const auto meld = [&](u64 from, u64 kinds, u8 bit_used, int once, int twice) {
        const u64 plain = from & kinds, marked = from >> kKinds & kinds;
        if ((plain | marked) != kinds) return u64{0};
        const bool both = (plain & marked) == kinds;
        const u64 cards = both ? copies(kinds) : plain | (kinds & ~plain) << kKinds;
        worth += both ? twice : once;
        use(cards, bit_used);
        return cards;
    };
    const auto kind = [](int suit, int rank) { return bit(card(suit, rank)); };
    const auto times = [&](int once) { return once * (terms.tenfold ? 10 : 2); };
    const u64 run = u64{62} << trump * kRanks;
    const u64 left = hand & ~meld(hand, run, 4, 15, times(15));
    for (int suit = 0; suit < kSuits; ++suit) {
        const u64 pair = kind(suit, kKing) | kind(suit, kQueen);
        suit == trump ? meld(left, pair, 2, 4, 8) : meld(hand, pair, 1, 2, 4);
    }
    meld(hand, kind(trump, kNine), 32, 1, 2);
    meld(hand, kind(kSpade, kQueen) | kind(kDiamond, kJack), 16, 4, terms.tenfold ? 30 : 8);
    int once = 4;
    for (const int rank : {kJack, kQueen, kKing, kAce}) {
        meld(hand, kind(0, rank) | kind(1, rank) | kind(2, rank) | kind(3, rank), 8, once, times(once));
        once += 2;
    }
    return worth * terms.scale;
}

}  // namespace spadille::auction_pinochle
