// Cards that refuted similar positions, to be tried first.
#pragma once

#include <algorithm>
#include <vector>

#include "cards.hpp"

namespace spadille {

class Killers {
public:
    // Takes at most `memory` bytes.
    explicit Killers(std::size_t memory) {
        while (most_ < kMostBits && (std::size_t{2} << most_) <= memory) ++most_;
    }

    // Forgets the problem before; with fewer cards the table is smaller, so that it stays in the cache.
    void forget(int left) {
        const std::size_t wanted = std::size_t{1} << std::clamp(left * 2 - 6, kFewestBits, most_);
        if (cards_.size() < wanted) cards_.resize(wanted);
        std::fill_n(cards_.begin(), wanted, u8{0});
        shift_ = 64 - std::countr_zero(wanted);
    }

    // The slot for such a position: a seat's own cards and the cards it has to meet.
    std::size_t place(u64 cards, u64 met) const {
        u64 hash = cards * 0x9E3779B97F4A7C15ull ^ met * 0x94D049BB133111EBull;
        hash ^= hash >> 29;
        return static_cast<std::size_t>(hash * 0xBF58476D1CE4E5B9ull >> shift_);
    }

    int get(std::size_t place) const { return cards_[place] - 1; }
    void set(std::size_t place, int card) { cards_[place] = static_cast<u8>(card + 1); }

private:
    static constexpr int kFewestBits = 8, kMostBits = 19;
    std::vector<u8> cards_;
    int most_ = kFewestBits;
    int shift_ = 56;
};

}  // namespace spadille
