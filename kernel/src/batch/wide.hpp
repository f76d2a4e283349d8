// Rows of bytes written at once, if the processor has registers of 64 bytes.
#pragma once

#include "../search/cards.hpp"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define SPADILLE_WIDE __attribute__((target("avx512f,avx512bw,avx512vl")))
#include <immintrin.h>
#endif

namespace spadille::batch {

inline constexpr int kUnknown = 0, kMine = 1, kTaken = 2, kTable = 8;  // place of a card; + seat for the last two
inline constexpr std::size_t kCodes = 64;

#ifdef SPADILLE_WIDE

inline const bool kWide = [] {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
}();

namespace wide {

constexpr u64 first_bits(std::size_t count) { return count < 64 ? (u64{1} << count) - 1 : ~u64{0}; }

// Writes the first `Count` bits of a set as bytes.
template <std::size_t Count>
SPADILLE_WIDE void write_bits(const u64* set, u8* row) {
    for (std::size_t i = 0; i < Count / 64; ++i) _mm512_storeu_si512(row + 64 * i, _mm512_maskz_set1_epi8(set[i], 1));
    if constexpr (Count % 64)
        _mm512_mask_storeu_epi8(row + Count / 64 * 64, first_bits(Count % 64),
                                _mm512_maskz_set1_epi8(set[Count / 64], 1));
}

// Writes the places of cards as a seat counts: the first `Count` of the codes, and its own hand.
template <std::size_t Count>
SPADILLE_WIDE void write_cards(const u8* codes, u64 hand, int me, int seats, u8* row) {
    const __m512i found = _mm512_loadu_si512(codes), own = _mm512_set1_epi8(static_cast<char>(me));
    const __m512i taken = _mm512_sub_epi8(found, _mm512_set1_epi8(kTaken));
    const __m512i table = _mm512_sub_epi8(found, _mm512_set1_epi8(kTable));
    const __mmask64 before = _mm512_cmplt_epu8_mask(taken, own) | _mm512_cmplt_epu8_mask(table, own);
    const __mmask64 seated = _mm512_cmplt_epu8_mask(taken, _mm512_set1_epi8(kTable + kSeats - kTaken));
    const __m512i change = _mm512_mask_mov_epi8(_mm512_set1_epi8(static_cast<char>(-me)), before,
                                                _mm512_set1_epi8(static_cast<char>(seats - me)));
    const __m512i moved = _mm512_mask_add_epi8(found, seated, found, change);
    const __m512i whole = _mm512_mask_add_epi8(moved, hand, moved, _mm512_set1_epi8(kMine));
    _mm512_mask_storeu_epi8(row, first_bits(Count), whole);
}

}  // namespace wide

#else

inline constexpr bool kWide = false;

namespace wide {

template <std::size_t>
void write_bits(const u64*, u8*) {}
template <std::size_t>
void write_cards(const u8*, u64, int, int, u8*) {}

}  // namespace wide

#endif

}  // namespace spadille::batch
