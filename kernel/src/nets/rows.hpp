// The input of a net: rows of ones.
#pragma once

#include <algorithm>

#include "../search/cards.hpp"

namespace spadille {

// The indexes of ones: each kind has a number of rows, one kind after the other.
class Rows {
public:
    static constexpr int kMost = 64;

    // One of `size` rows; values beyond them count as the last.
    void put(int value, int size) {
        row_[at(count_++)] = static_cast<u16>(base_ + std::clamp(value, 0, size - 1));
        base_ += size;
    }
    // None of `size` rows.
    void pass(int size) { base_ += size; }
    // A row of a kind that may have several ones: `pass` ends it.
    void more(int value, int size) { row_[at(count_++)] = static_cast<u16>(base_ + std::clamp(value, 0, size - 1)); }

    const u16* begin() const { return row_.data(); }
    const u16* end() const { return row_.data() + count_; }
    int base() const { return base_; }

private:
    std::array<u16, kMost> row_{};
    int count_ = 0, base_ = 0;
};

}  // namespace spadille
