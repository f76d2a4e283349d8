// Lessons: the view of a player before a move, and its values of all moves. Stored as in memory.
#pragma once

#include <cstdio>
#include <string>

#include "searching.hpp"

namespace spadille::distill {

inline constexpr int kMoves = 14;

struct Lesson {
    u64 hand, unseen;
    u32 deal;
    std::array<signed char, 4> bids, table;
    std::array<u8, 4> taken, voids;
    u8 leader, laid, seat, broken, fresh, bidding, count, opening;
    std::array<signed char, kMoves> option;
    std::array<float, kMoves> value;
};

inline Lesson lesson_of(const Facts& s, const Table& t, const Weighed& w, u32 number, int opening) {
    Lesson l{};
    l.hand = s.hand, l.unseen = s.unseen, l.deal = number;
    const Deal from = start(s, World{});
    for (int i = 0; i < 4; ++i) {
        l.bids[at(i)] = static_cast<signed char>(s.bids[at(i)]),
        l.table[at(i)] = static_cast<signed char>(s.table[at(i)]);
        l.taken[at(i)] = static_cast<u8>(s.taken[at(i)]), l.voids[at(i)] = t.deal.voids[at(i)];
    }
    l.leader = static_cast<u8>(s.leader), l.laid = static_cast<u8>(s.laid), l.seat = static_cast<u8>(s.seat);
    l.broken = from.broken, l.fresh = s.fresh, l.bidding = s.bidding, l.count = static_cast<u8>(w.options.size());
    l.opening = static_cast<u8>(opening);
    for (std::size_t i = 0; i < w.options.size(); ++i)
        l.option[i] = static_cast<signed char>(w.options[i]), l.value[i] = w.means[i];
    return l;
}

// The table of a lesson, with all unseen cards in one hand: their owners are not known, and never needed.
inline Table table_of(const Lesson& l) {
    Table t;
    Deal& d = t.deal;
    d.hands[l.seat] = l.hand, d.hands[at((l.seat + 1) % 4)] = l.unseen;
    for (int i = 0; i < 4; ++i)
        d.bids[at(i)] = l.bids[at(i)], d.table[at(i)] = l.table[at(i)], d.taken[at(i)] = l.taken[at(i)],
        d.voids[at(i)] = l.voids[at(i)];
    d.leader = l.leader, d.laid = l.laid, d.broken = l.broken, d.fresh = l.fresh;
    for (int i = 1; i < d.laid; ++i)
        if (beats(d.table[at(i)], d.table[at(d.best)], kTrump)) d.best = i;
    t.bidding = l.bidding;
    return t;
}

inline std::vector<Lesson> read_lessons(const std::string& path) {
    std::vector<Lesson> found;
    if (std::FILE* file = std::fopen(path.c_str(), "rb")) {
        Lesson l;
        while (std::fread(&l, sizeof l, 1, file) == 1) found.push_back(l);
        std::fclose(file);
    }
    return found;
}

}  // namespace spadille::distill
