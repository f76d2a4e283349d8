// Bits gathered from under a mask and put back, in one instruction where the processor has it.
#pragma once

#include "cards.hpp"

#if defined(__BMI2__) && defined(__x86_64__)
#include <immintrin.h>
#endif

namespace spadille {

// The bits of a word that are under a mask, side by side from bit 0; and such bits put back in their places.
#if defined(__BMI2__) && defined(__x86_64__)
inline u64 gather(u64 word, u64 mask) { return _pext_u64(word, mask); }
inline u64 scatter(u64 word, u64 mask) { return _pdep_u64(word, mask); }
#else
inline u64 gather(u64 word, u64 mask) {
    u64 found = 0;
    for (int to = 0; mask; mask &= mask - 1, ++to) found |= (word >> std::countr_zero(mask) & 1) << to;
    return found;
}
inline u64 scatter(u64 word, u64 mask) {
    u64 found = 0;
    for (; mask; mask &= mask - 1, word >>= 1) found |= (word & 1) << std::countr_zero(mask);
    return found;
}
#endif

}  // namespace spadille
