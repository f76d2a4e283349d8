// Arithmetic on several numbers at once, where the compiler supports it.
#pragma once

#include <cstring>

#include "../search/cards.hpp"

namespace spadille {

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wpsabi"  // these functions are never called from another module
using Eight = float __attribute__((vector_size(32)));
using Sixteen = std::int16_t __attribute__((vector_size(32)));

inline Eight eight(float all) { return Eight{all, all, all, all, all, all, all, all}; }
inline Eight above_nought(Eight x) { return x > Eight{} ? x : Eight{}; }
#else
struct Sixteen {
    std::int16_t each[16]{};
    Sixteen& operator+=(const Sixteen& other) {
        for (int i = 0; i < 16; ++i) each[i] = static_cast<std::int16_t>(each[i] + other.each[i]);
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

}  // namespace spadille
