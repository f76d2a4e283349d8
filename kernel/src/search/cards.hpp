// Cards as bits: suit * 16 + rank, higher ranks win; and common operations on them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace spadille {

using i64 = std::int64_t;
using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u16 = std::uint16_t;
using u8 = std::uint8_t;

inline constexpr int kSuits = 4, kDiamond = 1, kSpade = 3;
inline constexpr int kLane = 16;
inline constexpr int kSeats = 6;

using Row = std::array<int, kSeats>;  // a number for every seat

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
inline u32 lane(u64 cards, int suit) { return static_cast<u32>(cards >> (suit * kLane)) & 0xFFFFu; }
inline int high(u32 cards) { return 31 - std::countl_zero(cards); }
inline int low(u32 cards) { return std::countr_zero(cards); }
inline u64 bit(int card) { return u64{1} << card; }
inline u64 lane_mask(int suit) { return u64{0xFFFF} << (suit * kLane); }
inline bool beats(int card, int best, int trump) {
    return card / kLane == best / kLane ? card > best : card / kLane == trump;
}

}  // namespace spadille
