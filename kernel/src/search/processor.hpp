// The features of the processor, tested at run time and not at build time.
#pragma once

#if defined(_M_X64) && !defined(__GNUC__)
#include <intrin.h>
#elif defined(__x86_64__)
#include <cpuid.h>
#endif

namespace spadille {

#if defined(__x86_64__) || defined(_M_X64)

struct Leaf {
    unsigned a = 0, b = 0, c = 0, d = 0;
};

#ifdef __GNUC__

inline Leaf asked(unsigned number) {
    Leaf found;
    __get_cpuid_count(number, 0, &found.a, &found.b, &found.c, &found.d);
    return found;
}

// The registers that the operating system saves.
inline unsigned kept() {
    unsigned low = 0, high = 0;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

#else

inline Leaf asked(unsigned number) {
    int found[4] = {};
    __cpuid(found, static_cast<int>(number & 0x80000000u));
    if (static_cast<unsigned>(found[0]) < number) return {};
    __cpuidex(found, static_cast<int>(number), 0);
    return {static_cast<unsigned>(found[0]), static_cast<unsigned>(found[1]), static_cast<unsigned>(found[2]),
            static_cast<unsigned>(found[3])};
}

inline unsigned kept() { return static_cast<unsigned>(_xgetbv(0)); }

#endif

// Returns whether it has the features of x86-64-v3 for which the twin modules are built; processors since 2013 do.
inline bool is_modern() {
    constexpr unsigned kFirst = 1u << 23 | 1u << 27 | 1u << 28;       // POPCNT, XGETBV, AVX
    constexpr unsigned kSeventh = 1u << 3 | 1u << 5 | 1u << 8;        // BMI1, AVX2, BMI2
    constexpr unsigned kLeadingZeros = 1u << 5, kWideRegisters = 6u;  // LZCNT; the registers of AVX
    return (asked(1).c & kFirst) == kFirst && (asked(7).b & kSeventh) == kSeventh &&
           (asked(0x80000001u).c & kLeadingZeros) && (kept() & kWideRegisters) == kWideRegisters;
}

#else

inline bool is_modern() { return false; }

#endif

}  // namespace spadille
