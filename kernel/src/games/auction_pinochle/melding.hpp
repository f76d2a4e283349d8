// Melds of Auction Pinochle: the cards that show them, and their worth.
#pragma once

#include "facts.hpp"

namespace spadille::auction_pinochle {

using Shown = std::array<u64, kKinds>;
enum Meld { kRun, kMarriages, kDix = kMarriages + kSuits, kPinochle, kFours };

inline u64 marriage_of(int suit) { return first_of(suit, kQueen) | first_of(suit, kKing); }
inline bool has_marriage(u64 hand, int suit) { return !(marriage_of(suit) & ~kinds(hand)); }
inline bool has_any_marriage(u64 hand) {
    for (int suit = 0; suit < kSuits; ++suit)
        if (has_marriage(hand, suit)) return true;
    return false;
}

// The cards of a hand that show a meld, each the first copy if one set is held; none if it lacks one of the kinds.
inline u64 sets(u64 hand, u64 kinds) {
    const u64 whole = both(kinds), held = hand & whole;
    if (kinds & ~doubled::kinds(held)) return 0;
    const u64 firsts = held & kFirst;
    return held == whole ? whole : firsts | (held & ~(firsts << 1) & ~kFirst);
}

// The melds of a hand: the cards of every kind, and their worth.
struct Melds {
    Shown shown{};
    int worth = 0;

    Melds(const Facts& s, u64 hand, int trump) {
        constexpr std::array<int, kSuits> kAlike = {kAce, kKing, kQueen, kJack}, kWorth = {10, 8, 6, 4};
        const int times = s.tenfold ? 10 : 2;
        lay(s, kRun, hand, run_of(trump), 15, 15 * times);
        for (int suit = 0; suit < kSuits; ++suit) {
            const bool royal = suit == trump;
            lay(s, kMarriages + suit, royal ? hand & ~shown[kRun] : hand, marriage_of(suit), royal ? 4 : 2,
                royal ? 8 : 4);
        }
        lay(s, kDix, hand, first_of(trump, kNine), 1, 2);
        lay(s, kPinochle, hand, first_of(kSpade, kQueen) | first_of(kDiamond, kJack), 4, s.tenfold ? 30 : 8);
        for (int i = 0; i < kSuits; ++i)
            lay(s, kFours + i, hand, rank_mask(kAlike[at(i)]) & kFirst, kWorth[at(i)], kWorth[at(i)] * times);
    }
    u64 on_table() const {
        u64 cards = 0;
        for (const u64 each : shown) cards |= each;
        return cards;
    }

private:
    void lay(const Facts& s, int kind, u64 hand, u64 kinds, int once, int twice) {
        const u64 cards = shown[at(kind)] = sets(hand, kinds);
        if (cards) worth += s.scale * (std::popcount(cards) == std::popcount(kinds) ? once : twice);
    }
};

}  // namespace spadille::auction_pinochle
