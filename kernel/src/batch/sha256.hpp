// SHA-256 of messages that fit into one block, two at a time: with the processor's instructions if it has them.
#pragma once

#include <array>
#include <bit>

#include "../search/cards.hpp"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define SPADILLE_SHA
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace spadille::batch {

using Block = std::array<u32, 16>;
using Digest = std::array<u32, 8>;

inline constexpr Digest kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                  0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
alignas(16) inline constexpr std::array<u32, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

inline Digest hashed_plainly(Block w) {
    Digest s = kStart;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::size_t place = i % 16;
        if (i >= 16) {
            const u32 early = w[(i + 1) % 16], late = w[(i + 14) % 16];
            w[place] += (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) + w[(i + 9) % 16] +
                        (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
        }
        const u32 mixed = std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25);
        const u32 one = s[7] + mixed + ((s[4] & s[5]) ^ (~s[4] & s[6])) + kRounds[i] + w[place];
        const u32 two = (std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22)) +
                        ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        s = {one + two, s[0], s[1], s[2], s[3] + one, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < s.size(); ++i) s[i] += kStart[i];
    return s;
}

#ifdef SPADILLE_SHA

// Hashes both messages at once: the rounds of one fill the pauses of the other.
__attribute__((target("sha,sse4.1"))) inline void hash_two(const Block& first, const Block& second, Digest& one,
                                                           Digest& two) {
    const Block* const blocks[2] = {&first, &second};
    Digest* const digests[2] = {&one, &two};
    const __m128i abef =
        _mm_set_epi32(0x6a09e667, static_cast<int>(0xbb67ae85), 0x510e527f, static_cast<int>(0x9b05688c));
    const __m128i cdgh = _mm_set_epi32(0x3c6ef372, static_cast<int>(0xa54ff53a), 0x1f83d9ab, 0x5be0cd19);
    __m128i words[2][4], upper[2] = {abef, abef}, lower[2] = {cdgh, cdgh};
    for (int k = 0; k < 2; ++k)
        for (int i = 0; i < 4; ++i)
            words[k][i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(blocks[k]->data() + 4 * i));
#pragma GCC unroll 16
    for (int four = 0; four < 16; ++four)
#pragma GCC unroll 2
        for (int k = 0; k < 2; ++k) {
            __m128i* const w = words[k];
            const int now = four % 4, next = (four + 1) % 4, last = (four + 3) % 4;
            __m128i sum =
                _mm_add_epi32(w[now], _mm_load_si128(reinterpret_cast<const __m128i*>(kRounds.data() + 4 * four)));
            lower[k] = _mm_sha256rnds2_epu32(lower[k], upper[k], sum);
            if (four >= 3 && four < 15)
                w[next] = _mm_sha256msg2_epu32(_mm_add_epi32(w[next], _mm_alignr_epi8(w[now], w[last], 4)), w[now]);
            sum = _mm_shuffle_epi32(sum, 0x0E);
            upper[k] = _mm_sha256rnds2_epu32(upper[k], lower[k], sum);
            if (four >= 1 && four < 13) w[last] = _mm_sha256msg1_epu32(w[last], w[now]);
        }
    for (int k = 0; k < 2; ++k) {
        alignas(16) std::array<u32, 4> high, low;
        _mm_store_si128(reinterpret_cast<__m128i*>(high.data()), _mm_add_epi32(upper[k], abef));
        _mm_store_si128(reinterpret_cast<__m128i*>(low.data()), _mm_add_epi32(lower[k], cdgh));
        *digests[k] = {high[3], high[2], low[3], low[2], high[1], high[0], low[1], low[0]};
    }
}

// Returns whether this processor has the instructions.
inline bool has_instructions() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 19 & 1) || !(c >> 9 & 1)) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
}

#else

inline void hash_two(const Block&, const Block&, Digest&, Digest&) {}
inline bool has_instructions() { return false; }

#endif

inline const bool kInstructions = has_instructions();

}  // namespace spadille::batch
