// The worth of an end by a table, and the worths still possible from a state.
#pragma once

#include <algorithm>
#include <vector>

#include "cards.hpp"

namespace spadille {

// The worth of the end to side 0: by its tricks to come and, bit by bit, the broken nils.
struct Stakes {
    std::vector<int> table, nils;
};

// A state is the tricks of side 0 so far, and the nils broken.
template <int N>
class Outlook {
public:
    void set(const Stakes& stakes, const std::array<int, N>& side) {
        table_ = levels_ = stakes.table;
        std::sort(levels_.begin(), levels_.end(), [](int a, int b) { return a < b; });
        levels_.erase(std::unique(levels_.begin(), levels_.end()), levels_.end());
        nil_.fill(0);
        for (std::size_t i = 0; i < stakes.nils.size(); ++i) nil_[at(stakes.nils[i])] = 1 << i;
        for (std::size_t seat = 0; seat < N; ++seat) step_[seat] = side[seat] == 0 ? 1 << stakes.nils.size() : 0;
    }

    // The possible worths of the end, ascending.
    const std::vector<int>& levels() const { return levels_; }

    // The state after a trick of this seat.
    int taken(int state, int seat) const { return (state + step_[at(seat)]) | nil_[at(seat)]; }

    // Sets the aim: an end worth at least this.
    void aim(int level, int total) {
        const auto depth = at(total) + 1;
        must_.assign(depth, std::vector<u8>(table_.size(), 1));
        may_.assign(depth, std::vector<u8>(table_.size(), 0));
        for (std::size_t state = 0; state < table_.size(); ++state)
            must_[0][state] = may_[0][state] = table_[state] >= level;
        for (std::size_t left = 1; left < depth; ++left)
            for (std::size_t state = 0; state < table_.size(); ++state)
                for (int seat = 0; seat < N; ++seat)
                    if (const auto then = at(taken(static_cast<int>(state), seat)); then < table_.size()) {
                        must_[left][state] &= must_[left - 1][then];
                        may_[left][state] |= may_[left - 1][then];
                    }
    }

    // Return whether a state with `left` tricks left must, or may, reach the aim.
    bool must(int left, int state) const { return must_[at(left)][at(state)]; }
    bool may(int left, int state) const { return may_[at(left)][at(state)]; }

private:
    std::vector<int> table_, levels_;
    std::array<int, N> step_{}, nil_{};
    std::vector<std::vector<u8>> must_, may_;
};

}  // namespace spadille
