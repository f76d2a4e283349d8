// A pack of two copies of each card from nine to ace, the ten next below the ace.
//
// Cards are suit * 16 + rank * 2 + copy: ranks from nine over jack, queen,
// king and ten to ace.
#pragma once

#include "cards.hpp"

namespace spadille::doubled {

inline constexpr int kRanks = 6;
inline constexpr u64 kFirst = 0x0555055505550555u;  // the first copy of every card
inline constexpr u64 kWhole = kFirst * 3;
inline constexpr u64 kOfRank = 0x0003000300030003u;  // the nines; ranks above are two bits higher each
enum Rank { kNine, kJack, kQueen, kKing, kTen, kAce };

inline int rank_of(int card) { return card % kLane / 2; }
// The cards of a suit above a card, without its own copy.
inline u64 above(int card) { return lane_mask(card / kLane) & ~((u64{4} << (card & ~1)) - 1); }
// Every card that beats a card in its trick, of equal cards the first.
inline u64 beaten_by(int card, int trump) {
    return (above(card) | (card / kLane == trump ? 0 : lane_mask(trump))) & kWhole;
}
inline u64 rank_mask(int rank) { return kOfRank << 2 * rank; }
inline u64 first_of(int suit, int rank) { return bit(suit * kLane + rank * 2); }
// One of each card of a run: jack to ace.
inline u64 run_of(int suit) {
    u64 cards = 0;
    for (int rank = kJack; rank <= kAce; ++rank) cards |= first_of(suit, rank);
    return cards;
}
inline u64 both(u64 firsts) { return firsts | firsts << 1; }
// The points of cards, by what each rank counts.
inline int points_in(u64 cards, const std::array<int, kRanks>& counts) {
    int sum = 0;
    for (int rank = kNine; rank < kRanks; ++rank) sum += counts[at(rank)] * std::popcount(cards & rank_mask(rank));
    return sum;
}
inline u64 kinds(u64 hand) { return (hand | hand >> 1) & kFirst; }

}  // namespace spadille::doubled
