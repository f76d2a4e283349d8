// A table of search results: bounds for similar positions.
//
// Positions are stored by shape (the number of cards of each suit in each seat, the leader, and where it matters the
// tricks taken before) and, below that, by patterns: the owners of the top cards of each suit, as far down as ranks
// mattered (partition search).
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "board.hpp"

namespace spadille {

template <int N, bool kState = false>
class Patterns {
public:
    using Owners = typename Board<N>::Owners;
    using Shape = std::array<u64, N <= 4 && !kState ? 1 : 2>;

    static constexpr std::size_t kWords = std::tuple_size_v<Shape>;

    // The owners of the cards under the mask, both packed side by side.
    struct Pattern {
        Owners value;
        u64 mask;
        u8 low, high, best, spare;
    };
    // The patterns of a shape, one after the other, the newest last.
    struct Row {
        Pattern* at = nullptr;
        int count = 0;
    };

    // Takes at most `memory` bytes.
    explicit Patterns(std::size_t memory) {
        while (most_slots_ * 4 * sizeof(Slot) <= memory / 4) most_slots_ *= 2;
        const std::size_t spent = most_slots_ * 2 * sizeof(Slot);
        limit_ =
            static_cast<u32>(std::min<std::size_t>((memory > spent ? memory - spent : 0) / sizeof(Pattern), 1u << 30));
        limit_ = std::max<u32>(limit_, 256);
        slots_.reset(static_cast<Slot*>(std::calloc(most_slots_ * 2, sizeof(Slot))));
        pool_.reset(static_cast<Pattern*>(std::malloc(std::size_t{limit_} * sizeof(Pattern))));
        if (!slots_ || !pool_) throw std::bad_alloc();
        forget();
    }

    void forget() {
        used_ = filled_ = turn_ = 0;
        free_.fill(kNone);
        first_ = 0;
        slot_mask_ = kFewSlots - 1;
        if (++stamp_ == kStamps) {
            for (std::size_t i = 0; i < most_slots_ * 2; ++i) slots_[i].stamp = 0;
            stamp_ = 1;
        }
    }

    Row find(const Shape& shape) const {
        const Slot& slot = slots_[place(shape)];
        return slot.stamp == stamp_ ? Row{&pool_[slot.at], static_cast<int>(slot.count)} : Row{};
    }

    static bool agree(const Owners& now, const Owners& then, u64 mask) {
        u64 differ = 0;
        for (std::size_t word = 0; word < now.size(); ++word) differ |= now[word] ^ then[word];
        return (differ & mask) == 0;
    }

    // Stores that in positions with these owners of the cards under the mask side 0 takes `low` to `high` tricks.
    void store(const Shape& shape, const Owners& now, u64 mask, int low, int high, int best) {
        Pattern fresh{now, mask, static_cast<u8>(low), static_cast<u8>(high), static_cast<u8>(best), 0};
        for (u64& word : fresh.value) word &= mask;
        if (filled_ * 2 >= slot_mask_) grow();
        Slot& slot = slots_[place(shape)];
        if (slot.stamp != stamp_) {
            const u32 at = take(0);
            if (at == kNone) return forget();
            slot = Slot{shape, at, stamp_, 0, 0};
            ++filled_;
        }
        if (slot.count == room(slot.size)) {
            if (sweep(slot, fresh)) return;
        }
        if (slot.count == room(slot.size)) {
            if (room(slot.size) == kMost) {
                pool_[slot.at + (turn_++ & (kMost - 1))] = fresh;
                return;
            }
            const u32 larger = take(slot.size + 1);
            if (larger == kNone) return forget();
            std::memcpy(&pool_[larger], &pool_[slot.at], sizeof(Pattern) * slot.count);
            give(slot.at, slot.size);
            slot.at = larger;
            ++slot.size;
        }
        pool_[slot.at + slot.count++] = fresh;
    }

private:
    static constexpr u32 kNone = ~u32{0};
    static constexpr int kMost = 2048, kSizes = 11;
    static constexpr std::size_t kFewSlots = 256;
    static constexpr u32 kStamps = 1u << 14;
    static constexpr int room(int size) { return 2 << size; }

    struct Slot {
        Shape key;
        u32 at;
        u32 stamp : 14, count : 13, size : 5;
    };
    struct Free {
        void operator()(void* p) const { std::free(p); }
    };

    // Returns whether the pattern is already stored, with its bounds tightened; drops patterns that it makes redundant.
    bool sweep(Slot& slot, const Pattern& fresh) {
        Pattern* row = &pool_[slot.at];
        for (int i = 0; i < slot.count;) {
            Pattern& old = row[i];
            const bool same = fresh.mask == old.mask;
            const bool within = (fresh.mask & ~old.mask) == 0 && agree(fresh.value, old.value, fresh.mask);
            if (within && same) {
                old.low = std::max(old.low, fresh.low);
                old.high = std::min(old.high, fresh.high);
                old.best = fresh.best;
                return true;
            }
            if (within && old.low <= fresh.low && old.high >= fresh.high)
                old = row[--slot.count];
            else
                ++i;
        }
        return false;
    }

    static bool differ(const Shape& one, const Shape& other) {
        if constexpr (kWords > 1)
            return one[0] != other[0] || one[1] != other[1];
        else
            return one[0] != other[0];
    }

    std::size_t place(const Shape& shape) const {
        u64 hash = shape[0];
        if constexpr (kWords > 1) hash ^= shape[1] * 0x94D049BB133111EBull;
        hash = (hash ^ hash >> 31) * 0x9E3779B97F4A7C15ull;
        std::size_t at = (hash ^ hash >> 32) >> 7 & slot_mask_;
        const Slot* slots = &slots_[first_];
        while (slots[at].stamp == stamp_ && differ(slots[at].key, shape)) at = (at + 1) & slot_mask_;
        return first_ + at;
    }

    // Moves to a table twice as large, behind the one in use: small tables stay in the cache.
    void grow() {
        const std::size_t old = slot_mask_ + 1;
        if (old == most_slots_) return forget();
        const Slot* from = &slots_[first_];
        first_ += old;
        slot_mask_ = old * 2 - 1;
        for (std::size_t i = 0; i <= slot_mask_; ++i) slots_[first_ + i].stamp = 0;
        for (const Slot* each = from; each != from + old; ++each)
            if (each->stamp == stamp_) slots_[place(each->key)] = *each;
    }

    u32 take(int size) {
        const auto which = static_cast<std::size_t>(size);
        if (free_[which] != kNone) {
            const u32 at = free_[which];
            std::memcpy(&free_[which], &pool_[at], sizeof(u32));
            return at;
        }
        const auto wanted = static_cast<u32>(room(size));
        if (limit_ - used_ < wanted) return kNone;
        used_ += wanted;
        return used_ - wanted;
    }

    void give(u32 at, int size) {
        std::memcpy(static_cast<void*>(&pool_[at]), &free_[static_cast<std::size_t>(size)], sizeof(u32));
        free_[static_cast<std::size_t>(size)] = at;
    }

    std::unique_ptr<Slot[], Free> slots_;
    std::unique_ptr<Pattern[], Free> pool_;
    std::size_t most_slots_ = kFewSlots, first_ = 0, slot_mask_ = kFewSlots - 1;
    u32 limit_ = 0, used_ = 0, filled_ = 0, turn_ = 0;
    u32 stamp_ = 0;
    std::array<u32, kSizes> free_{};
};

}  // namespace spadille
