// Arithmetic on several numbers at once, where the compiler supports it.
#pragma once

#include <cstring>

#include "../search/cards.hpp"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace spadille {

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wpsabi"  // these functions are never called from another module
using Eight = float __attribute__((vector_size(32)));
using Sixteen = std::int16_t __attribute__((vector_size(32)));
using EightWhole = std::int32_t __attribute__((vector_size(32)));

inline Eight eight(float all) { return Eight{all, all, all, all, all, all, all, all}; }
inline Eight above_nought(Eight x) { return x > Eight{} ? x : Eight{}; }
inline Sixteen above_nought(Sixteen x) { return x > Sixteen{} ? x : Sixteen{}; }
inline Eight fractions(EightWhole x) { return __builtin_convertvector(x, Eight); }
#else
struct Sixteen {
    std::int16_t each[16]{};
    Sixteen& operator+=(const Sixteen& other) {
        for (int i = 0; i < 16; ++i) each[i] = static_cast<std::int16_t>(each[i] + other.each[i]);
        return *this;
    }
};

struct EightWhole {
    std::int32_t each[8]{};
    std::int32_t& operator[](int i) { return each[i]; }
    EightWhole& operator+=(const EightWhole& other) {
        for (int i = 0; i < 8; ++i) each[i] += other.each[i];
        return *this;
    }
};

struct Eight {
    float each[8]{};
    float operator[](int i) const { return each[i]; }
    Eight& operator+=(const Eight& other) {
        for (int i = 0; i < 8; ++i) each[i] += other.each[i];
        return *this;
    }
};

inline Eight operator+(Eight a, const Eight& b) { return a += b; }
inline Eight operator*(const Eight& a, const Eight& b) {
    Eight made;
    for (int i = 0; i < 8; ++i) made.each[i] = a.each[i] * b.each[i];
    return made;
}
inline Eight eight(float all) { return {{all, all, all, all, all, all, all, all}}; }
inline Eight above_nought(Eight x) {
    for (float& each : x.each) each = each > 0 ? each : 0;
    return x;
}
inline Sixteen above_nought(Sixteen x) {
    for (std::int16_t& each : x.each) each = each > 0 ? each : std::int16_t{0};
    return x;
}
inline Eight fractions(const EightWhole& x) {
    Eight made;
    for (int i = 0; i < 8; ++i) made.each[i] = static_cast<float>(x.each[i]);
    return made;
}
#endif

template <class Lanes, class Number>
Lanes load(const Number* from) {
    Lanes made;
    std::memcpy(&made, from, sizeof made);
    return made;
}
template <class Lanes, class Number>
void store(Number* to, const Lanes& x) {
    std::memcpy(to, &x, sizeof x);
}

// A vector with the same two numbers eight times.
inline Sixteen repeated_pair(const std::int16_t* from) {
    std::int16_t all[16];
    for (int i = 0; i < 16; i += 2) std::memcpy(all + i, from, 2 * sizeof *from);
    return load<Sixteen>(all);
}

// The products of two rows of whole numbers, each pair of neighbours added.
inline EightWhole paired_products(const Sixteen& a, const Sixteen& b) {
    EightWhole made;
#if defined(__AVX2__)
    const __m256i all = _mm256_madd_epi16(load<__m256i>(&a), load<__m256i>(&b));
    store(&made, all);
#elif defined(__SSE2__)
    const auto half = [&](std::size_t i) {
        const auto of = [i](const Sixteen& x) { return load<__m128i>(reinterpret_cast<const char*>(&x) + i); };
        store(reinterpret_cast<char*>(&made) + i, _mm_madd_epi16(of(a), of(b)));
    };
    half(0), half(sizeof made / 2);
#else
    std::int16_t one[16], other[16];
    store(one, a), store(other, b);
    for (int i = 0; i < 8; ++i)
        made[i] = std::int32_t{one[2 * i]} * other[2 * i] + std::int32_t{one[2 * i + 1]} * other[2 * i + 1];
#endif
    return made;
}

}  // namespace spadille
