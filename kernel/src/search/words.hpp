// Bits gathered from under a mask and put back, in one instruction if the processor has it.
#pragma once

#include "cards.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define SPADILLE_CAN_GATHER __attribute__((target("bmi2")))
#elif defined(_M_X64) && defined(__AVX2__)
#include <immintrin.h>
#define SPADILLE_CAN_GATHER
#endif

namespace spadille {

inline u64 gather_plainly(u64 word, u64 mask) {
    u64 found = 0;
    for (int to = 0; mask; mask &= mask - 1, ++to) found |= (word >> std::countr_zero(mask) & 1) << to;
    return found;
}

inline u64 scatter_plainly(u64 word, u64 mask) {
    u64 found = 0;
    for (; mask; mask &= mask - 1, word >>= 1) found |= (word & 1) << std::countr_zero(mask);
    return found;
}

#ifdef SPADILLE_CAN_GATHER
SPADILLE_CAN_GATHER inline u64 gather_at_once(u64 word, u64 mask) { return _pext_u64(word, mask); }
SPADILLE_CAN_GATHER inline u64 scatter_at_once(u64 word, u64 mask) { return _pdep_u64(word, mask); }

// Known at build time if the build is for this processor; else tested at run time.
#if defined(__BMI2__) || !defined(__GNUC__)
inline constexpr bool kGathers = true;
#else
inline const bool kGathers = (__builtin_cpu_init(), __builtin_cpu_supports("bmi2"));
#endif
#endif

// The bits of a word under a mask, packed from bit 0; and such bits put back in their places.
inline u64 gather(u64 word, u64 mask) {
#ifdef SPADILLE_CAN_GATHER
    if (kGathers) return gather_at_once(word, mask);
#endif
    return gather_plainly(word, mask);
}

inline u64 scatter(u64 word, u64 mask) {
#ifdef SPADILLE_CAN_GATHER
    if (kGathers) return scatter_at_once(word, mask);
#endif
    return scatter_plainly(word, mask);
}

}  // namespace spadille
