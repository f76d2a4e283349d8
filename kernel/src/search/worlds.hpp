// Worlds in bulk: unseen cards dealt exactly uniformly among the deals that fit the facts; and worlds drawn by their
// likelihood from a larger pool.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "cards.hpp"
#include "chance.hpp"

namespace spadille {

inline constexpr int kDead = kSeats;  // the place of the cards that are in no hand
using World = std::array<u64, kSeats + 1>;

// The knowledge of a seat about the places of cards.
struct Sight {
    int seats = 4, seat = 0;
    Row sizes{};                       // cards held
    std::array<u64, kSeats> barred{};  // cards that a seat cannot hold
    u64 hand = 0, unseen = 0;
};

// Deals the unseen cards uniformly: cards that the same places may take are one group, places with the same bars one
// heap; the split of a group among heaps is drawn by the number of ways that each split leaves.
class WorldDealer {
public:
    explicit WorldDealer(const Sight& s) : sight_(s) {
        int needed = 0;
        for (int seat = 0; seat < s.seats; ++seat)
            if (seat != s.seat) {
                needed += s.sizes[at(seat)];
                place(seat, s.sizes[at(seat)], s.barred[at(seat)] & s.unseen);
            }
        const int dead = std::popcount(s.unseen) - needed;
        if (dead < 0) throw std::invalid_argument("fewer unseen cards than hidden places");
        place(kDead, dead, 0);
        std::map<u32, std::vector<int>> groups;
        for (u64 left = s.unseen; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            u32 may = 0;
            for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
                if (!(heaps_[heap].bar >> card & 1)) may |= 1u << heap;
            groups[may].push_back(card);
        }
        groups_.assign(groups.begin(), groups.end());
        known_.resize(groups_.size() + 1);
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) whole_[heap] = static_cast<u8>(heaps_[heap].room);
        if (ways(0, whole_) <= 0) throw std::invalid_argument("no deal of the unseen cards fits what is known");
    }

    World deal(Chance& chance) {
        World world{};
        world[at(sight_.seat)] = sight_.hand;
        std::array<std::vector<int>, kSeats + 1> heaps;
        Room room = whole_;
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            std::vector<int> cards = groups_[group].second;
            shuffle(cards, chance);
            const Room after = pick(group, room, chance);
            std::size_t next = 0;
            for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
                for (int k = room[heap] - after[heap]; k > 0; --k) heaps[heap].push_back(cards[next++]);
            room = after;
        }
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
            if (heaps_[heap].places.size() > 1) shuffle(heaps[heap], chance);
            std::size_t next = 0;
            for (const auto& [seat, need] : heaps_[heap].places)
                for (int k = 0; k < need; ++k) world[at(seat)] |= bit(heaps[heap][next++]);
        }
        return world;
    }

private:
    using Room =
        std::array<u8, 8>;  // one for each heap; a power of two, so that the compiler knows all indexes to be valid
    struct Heap {
        u64 bar;
        int room;
        std::vector<std::pair<int, int>> places;
    };

    void place(int seat, int need, u64 bar) {
        if (need <= 0) return;
        for (Heap& heap : heaps_)
            if (heap.bar == bar) {
                heap.room += need;
                heap.places.emplace_back(seat, need);
                return;
            }
        heaps_.push_back({bar, need, {{seat, need}}});
    }

    static void shuffle(std::vector<int>& cards, Chance& chance) {
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[chance.below(static_cast<u32>(i))]);
    }

    // Calls `use(ways, room after)` for each split of a group.
    template <class Use>
    void splits(std::size_t group, std::size_t heap, int left, Room room, double count, Use& use) const {
        if (heap == heaps_.size()) {
            if (!left) use(count, room);
            return;
        }
        splits(group, heap + 1, left, room, count, use);
        if (!(groups_[group].first >> heap & 1)) return;
        u8& free = room[heap % std::tuple_size_v<Room>];
        const int most = std::min<int>(left, free);
        for (int here = 1; here <= most; ++here) {
            count = count * (left - here + 1) / here;
            --free;
            splits(group, heap + 1, left - here, room, count, use);
        }
    }

    double ways(std::size_t group, const Room& room) {
        if (group == groups_.size()) return room == Room{} ? 1.0 : 0.0;
        if (const auto found = known_[group].find(room); found != known_[group].end()) return found->second;
        double sum = 0;
        auto use = [&](double count, const Room& after) { sum += count * ways(group + 1, after); };
        splits(group, 0, static_cast<int>(groups_[group].second.size()), room, 1.0, use);
        known_[group][room] = sum;
        return sum;
    }

    Room pick(std::size_t group, const Room& room, Chance& chance) {
        double rest = chance.unit() * ways(group, room);
        Room chosen{};
        bool found = false;
        auto use = [&](double count, const Room& after) {
            if (found && rest < 0) return;
            const double here = count * ways(group + 1, after);
            if (here <= 0) return;
            rest -= here;
            chosen = after;
            found = true;
        };
        splits(group, 0, static_cast<int>(groups_[group].second.size()), room, 1.0, use);
        return chosen;
    }

    const Sight& sight_;
    std::vector<Heap> heaps_;
    std::vector<std::pair<u32, std::vector<int>>> groups_;
    std::vector<std::map<Room, double>> known_;
    Room whole_{};
};

// Some of the cards, drawn at random.
inline u64 some(u64 cards, int count, Chance& chance) {
    for (int over = std::popcount(cards) - count; over > 0; --over) {
        u64 left = cards;
        for (u32 skip = chance.below(static_cast<u32>(std::popcount(cards))); skip; --skip) left &= left - 1;
        cards &= ~(left & (~left + 1));
    }
    return cards;
}

// Some of the cards, drawn one by one, each by its odds among those that are left.
inline u64 some_by_odds(u64 cards, int count, const std::array<double, 64>& odds, Chance& chance) {
    std::array<std::pair<double, int>, 64> order;
    std::size_t many = 0;
    for (u64 left = cards; left; left &= left - 1) {
        const int card = std::countr_zero(left);
        order[many++] = {-std::log(1 - chance.unit()) / odds[at(card)], card};
    }
    if (many < at(count)) throw std::invalid_argument("fewer unseen cards than hidden places");
    std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(many));
    u64 chosen = 0;
    for (std::size_t i = 0; i < at(count); ++i) chosen |= bit(order[i].second);
    return chosen;
}

// Draws `count` worlds of a pool, systematically by their likelihoods; `sums` are the running totals.
template <class Imagined>
std::vector<Imagined> drawn(const std::vector<Imagined>& pool, const std::vector<double>& sums, std::size_t count,
                            Chance& chance) {
    std::vector<Imagined> chosen;
    const double step = sums.back() / static_cast<double>(count);
    double mark = chance.unit() * step;
    for (std::size_t i = 0; chosen.size() < count; mark += step) {
        while (i + 1 < pool.size() && sums[i] < mark) ++i;
        chosen.push_back(pool[i]);
    }
    return chosen;
}

}  // namespace spadille
