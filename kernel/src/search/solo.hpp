// Trick games in which every seat plays for itself, with all cards known, by max^n: each seat chooses its highest
// worth; among equals the least for the others together; then the lexically smallest.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "problem.hpp"

namespace spadille {

class SoloSolver {
public:
    using Worths = std::array<int, kSeats>;
    using Tables = std::array<std::vector<int>, kSeats>;  // for each seat, its worth by its tricks to come

    // Takes at most `memory` bytes.
    explicit SoloSolver(std::size_t memory) {
        while (size_ * 2 * sizeof(Entry) <= memory) size_ *= 2;
        entries_.reset(static_cast<Entry*>(std::calloc(size_, sizeof(Entry))));
        if (!entries_) throw std::bad_alloc();
    }

    // The worths after every card of the seat on turn, lowest bit first; empty if the budget was not enough.
    std::vector<std::pair<int, Worths>> values(const Problem& problem, const Tables& tables, u64 budget) {
        if (++stamp_ == kStamps) {
            std::fill_n(entries_.get(), size_, Entry{});
            stamp_ = 1;
        }
        tables_ = &tables;
        nodes_ = 0;
        budget_ = budget ? budget : ~u64{0};
        stopped_ = false;
        std::vector<std::pair<int, Worths>> found;
        for (u64 rest = legal(problem); rest; rest &= rest - 1) {
            const int card = std::countr_zero(rest);
            found.emplace_back(card, lay(problem, card, Taken{}));
            if (stopped_) return {};
        }
        return found;
    }

    // Returns whether a seat prefers one outcome to another.
    static bool prefers(int seats, int seat, const Worths& one, const Worths& other) {
        const auto who = static_cast<std::size_t>(seat);
        if (one[who] != other[who]) return one[who] > other[who];
        long sum[2] = {0, 0};
        for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) sum[0] += one[i], sum[1] += other[i];
        return sum[0] != sum[1] ? sum[0] < sum[1] : one < other;
    }

private:
    using Taken = std::array<u8, kSeats>;
    using Key = std::array<u64, kSuits + 1>;
    struct Entry {
        Key key;
        Worths worths;
    };
    struct Free {
        void operator()(void* p) const { std::free(p); }
    };
    static constexpr u64 kStamps = u64{1} << 24;
    static constexpr std::size_t kNear = 8;

    Worths lay(const Problem& p, int card, Taken taken) {
        const Problem then = after(p, card);
        if (then.laid) return best(then, taken);
        ++taken[static_cast<std::size_t>(then.leader)];
        if (!then.hands[static_cast<std::size_t>(then.leader)]) {
            Worths end{};
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(p.seats); ++seat)
                end[seat] = (*tables_)[seat][taken[seat]];
            return end;
        }
        if (++nodes_ > budget_) stopped_ = true;
        if (stopped_) return {};
        const Key key = name(then, taken);
        const std::size_t home = hash(key);
        for (std::size_t i = 0; i < kNear; ++i)
            if (const Entry& entry = entries_[(home + i) & (size_ - 1)]; entry.key == key) return entry.worths;
        const Worths found = best(then, taken);
        if (stopped_) return {};
        std::size_t at = home;
        for (std::size_t i = 0; i < kNear; ++i)
            if (const std::size_t near = (home + i) & (size_ - 1); entries_[near].key[kSuits] >> 40 != stamp_) {
                at = near;
                break;
            }
        entries_[at] = {key, found};
        return found;
    }

    // The choice of the seat on turn; of equivalent cards it tries one.
    Worths best(const Problem& p, const Taken& taken) {
        const int seat = p.turn();
        u64 out = 0;
        for (int i = 0; i < p.seats; ++i) out |= p.hands[static_cast<std::size_t>(i)];
        for (int i = 0; i < p.laid; ++i) out |= bit(p.table[static_cast<std::size_t>(i)]);
        const u64 may = legal(p);
        Worths chosen{};
        bool any = false, mine = false;
        for (int card = 63; card >= 0; --card) {
            if (card % kLane == kLane - 1) mine = false;
            if (!(out >> card & 1)) continue;
            const bool twin = mine;
            mine = may >> card & 1;
            if (!mine || twin) continue;
            const Worths found = lay(p, card, taken);
            if (stopped_) return {};
            if (!any || prefers(p.seats, seat, found, chosen)) chosen = found;
            any = true;
        }
        return chosen;
    }

    // The key of a position: the owners of the cards of each suit, highest first; the leader; the tricks; the problem.
    Key name(const Problem& p, const Taken& taken) const {
        Key key{};
        for (int suit = 0; suit < kSuits; ++suit) {
            u64 owners = 1;
            for (int rank = kLane - 1; rank >= 0; --rank)
                for (int seat = 0; seat < p.seats; ++seat)
                    if (p.hands[static_cast<std::size_t>(seat)] >> (suit * kLane + rank) & 1)
                        owners = owners << 3 | static_cast<u64>(seat);
            key[static_cast<std::size_t>(suit)] = owners;
        }
        u64 rest = stamp_ << 40 | u64{p.unbroken} << 36 | static_cast<u64>(p.leader) << 32;
        for (std::size_t seat = 0; seat + 1 < static_cast<std::size_t>(p.seats); ++seat)
            rest |= u64{taken[seat]} << (6 * seat);
        key[kSuits] = rest;
        return key;
    }

    static std::size_t hash(const Key& key) {
        u64 mixed = 0;
        for (const u64 word : key) {
            mixed = (mixed ^ word) * 0x9E3779B97F4A7C15ull;
            mixed ^= mixed >> 29;
        }
        return static_cast<std::size_t>(mixed);
    }

    std::unique_ptr<Entry[], Free> entries_;
    std::size_t size_ = 16;
    const Tables* tables_ = nullptr;
    u64 stamp_ = 0, nodes_ = 0, budget_ = 0;
    bool stopped_ = false;
};

}  // namespace spadille
