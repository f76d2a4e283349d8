// Sets of bits as rows of bytes, and rows of small numbers, one for each seat, in the order of seats from one of them.
#pragma once

#include <cstring>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "../search/chance.hpp"
#include "wide.hpp"

namespace spadille::batch {

// Eight bits as eight bytes.
inline u64 spread(u64 bits) {
#if defined(__BMI2__)
    return _pdep_u64(bits, 0x0101010101010101u);
#else
    static constexpr auto kRows = [] {
        std::array<u64, 256> rows{};
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (int place = 0; place < 8; ++place) rows[row] |= u64{row >> place & 1} << 8 * place;
        return rows;
    }();
    return kRows[bits & 0xFF];
#endif
}

// The bit of a set with `place` lower bits of the set below it.
inline u64 nth(u64 set, u32 place) {
#if defined(__BMI2__)
    return _pdep_u64(u64{1} << place, set);
#else
    for (; place; --place) set &= set - 1;
    return set & (~set + 1);
#endif
}

inline u64 loaded(const void* from) {
    u64 found;
    std::memcpy(&found, from, sizeof found);
    return found;
}

inline void store(void* to, u64 bytes) { std::memcpy(to, &bytes, sizeof bytes); }

inline void store16(u8* to, u32 figure) {
    to[0] = static_cast<u8>(figure);
    to[1] = static_cast<u8>(figure >> 8);
}

// A set of legal actions, 64 in each word.
template <std::size_t Words>
struct Actions {
    std::array<u64, Words> set{};

    bool has(std::size_t action) const { return set[action / 64] >> action % 64 & 1; }

    // Adds actions from `first` on, one bit each.
    void add(std::size_t first, u64 bits) {
        set[first / 64] |= bits << first % 64;
        if (const u64 over = first % 64 ? bits >> (64 - first % 64) : 0) set[first / 64 + 1] |= over;
    }

    // Writes the set as a row of `Count` bytes.
    template <std::size_t Count>
    void write(u8* row) const {
        static_assert(Count <= 64 * Words);
        kWide ? wide::write_bits<Count>(set.data(), row) : write_plainly<Count>(row);
    }

    template <std::size_t Count>
    void write_plainly(u8* row) const {
        constexpr std::size_t kWhole = Count / 8;
        for (std::size_t i = 0; i < kWhole; ++i) store(row + 8 * i, spread(set[i / 8] >> i % 8 * 8 & 0xFF));
        if constexpr (Count % 8) {
            const u64 rest = spread(set[kWhole / 8] >> kWhole % 8 * 8 & 0xFF);
            std::memcpy(row + 8 * kWhole, &rest, Count % 8);
        }
    }

    // An action drawn uniformly; there is one.
    std::size_t drawn(Chance& chance) const {
        const auto count = [&](std::size_t word) { return static_cast<u32>(std::popcount(set[word])); };
        u32 all = 0;
        for (std::size_t i = 0; i < Words; ++i) all += count(i);
        u32 place = chance.below(all);
        std::size_t i = 0;
        for (; i + 1 < Words && place >= count(i); ++i) place -= count(i);
        return 64 * i + at(std::countr_zero(nth(set[i], place)));
    }
};

// Turns a row with a byte for each seat, and room for eight, so that it begins with seat `me`.
inline u64 from_seat(u64 row, int me, int seats) {
    const u64 turned = me ? row >> 8 * me | row << 8 * (seats - me) : row;
    return turned & ((u64{1} << 8 * seats) - 1);
}

// Writes the places of cards like `write_cards`, eight bytes at a time.
template <std::size_t Count>
inline void write_plainly(const std::array<u8, kCodes>& codes, u64 hand, int me, int seats, u8* row) {
    const u8 own = static_cast<u8>(me), after = static_cast<u8>(seats - me), back = static_cast<u8>(-me);
    alignas(32) std::array<u8, Count> found;
    for (std::size_t i = 0; i < Count; ++i) {
        const u8 code = codes[i], taken = static_cast<u8>(code - kTaken), table = static_cast<u8>(code - kTable);
        const u8 change = taken < own || table < own ? after : back;
        found[i] = static_cast<u8>(code + (taken < kTable + kSeats - kTaken ? change : 0));
    }
    for (std::size_t i = 0; i < Count; i += 8) store(row + i, loaded(found.data() + i) + spread(hand >> i & 0xFF));
}

// Writes the places of cards as seat `me` counts: the first `Count` of the codes, and its own hand.
template <std::size_t Count>
inline void write_cards(const std::array<u8, kCodes>& codes, u64 hand, int me, int seats, u8* row) {
    kWide ? wide::write_cards<Count>(codes.data(), hand, me, seats, row)
          : write_plainly<Count>(codes, hand, me, seats, row);
}

}  // namespace spadille::batch
