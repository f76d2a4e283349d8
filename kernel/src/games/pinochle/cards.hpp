// Two-handed Pinochle: the cards, and what may answer a lead.
//
// Cards are suit * 16 + rank * 2 + copy: suits clubs, diamonds, hearts, spades; ranks from nine over jack, queen,
// king and ten to ace. Points are card points; the last trick counts ten more.
#pragma once

#include <algorithm>
#include <cmath>

#include "../../search/cards.hpp"

namespace spadille::pinochle {

inline constexpr int kRanks = 6, kHand = 12, kPhaseOne = 12, kLastTrick = 10, kDix = 10;
inline constexpr std::array<int, kRanks> kPoints = {0, 2, 3, 4, 10, 11};
inline constexpr u64 kFirst = 0x0555055505550555u;  // the first copy of every card
inline constexpr u64 kWhole = kFirst * 3;
enum Rank { kNine, kJack, kQueen, kKing, kTen, kAce };

inline int rank_of(int card) { return card % kLane / 2; }
inline int points_of(int card) { return kPoints[at(rank_of(card))]; }
inline int points_in(u64 cards) {
    int sum = 0;
    for (int rank = kJack; rank < kRanks; ++rank)
        sum += kPoints[at(rank)] * std::popcount(cards & (u64{0x0003000300030003u} << 2 * rank));
    return sum;
}
// The cards of a suit above a card; its own copy is not.
inline u64 above(int card) { return lane_mask(card / kLane) & ~((u64{4} << (card & ~1)) - 1); }
inline bool beaten(int led, int answer, int trump) {
    return led / kLane == answer / kLane ? rank_of(answer) > rank_of(led) : answer / kLane == trump;
}
// What must answer a lead once the stock has gone: the suit, of trumps higher ones; else trumps; else anything.
inline u64 answers(u64 hand, int led, int trump) {
    const u64 suit = hand & (led / kLane == trump ? above(led) : lane_mask(led / kLane));
    if (suit) return suit;
    return (hand & lane_mask(trump)) ? hand & lane_mask(trump) : hand;
}
// One card of each kind, as the first copy, and the second copy where both are there.
inline u64 tidy(u64 hand) {
    const u64 one = (hand | hand >> 1) & kFirst, two = hand & (hand >> 1) & kFirst;
    return one | two << 1;
}
inline u64 kinds(u64 hand) { return (hand | hand >> 1) & kFirst; }

// About what the seat on lead gets more than the other in the last tricks, fitted to endings played perfectly.
inline int estimate(u64 leader, u64 other, int trump) {
    static constexpr std::array<double, kRanks> plain = {-9.8, -11.6, -10.6, -8.7, -3.3, 5.8},
                                                trumps = {1.6, 1.7, 2.6, 4.1, 11.7, 16.5};
    double sum = 5.4;
    const u64 lane = lane_mask(trump);
    for (int rank = 0; rank < kRanks; ++rank) {
        const u64 both = u64{0x0003000300030003u} << 2 * rank;
        sum += trumps[at(rank)] * (std::popcount(leader & both & lane) - std::popcount(other & both & lane));
        sum += plain[at(rank)] * (std::popcount(leader & both & ~lane) - std::popcount(other & both & ~lane));
    }
    const int rest = points_in(leader) + points_in(other) + kLastTrick;
    return std::clamp(static_cast<int>(std::nearbyint(sum)), -rest, rest);
}

}  // namespace spadille::pinochle
