// A small random generator, the same in C++ and in Python (splitmix64).
#pragma once

#include "cards.hpp"

namespace spadille {

class Chance {
public:
    explicit Chance(u64 seed) : state_(seed) {}
    u64 next() {
        u64 z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    u32 below(u32 n) { return static_cast<u32>(((next() >> 32) * n) >> 32); }
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    u64 state_;
};

}  // namespace spadille
