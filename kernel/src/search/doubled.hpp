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
inline u64 kinds(u64 hand) { return (hand | hand >> 1) & kFirst; }

}  // namespace spadille::doubled
