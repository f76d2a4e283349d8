// Lessons: the view of a player before a move, and its values of all moves. Stored as in memory.
#pragma once

#include "../teaching.hpp"
#include "searching.hpp"

namespace spadille::distill {

inline constexpr int kOptions = 14;

struct Lesson {
    u64 hand, unseen;
    u32 deal;
    std::array<signed char, 4> bids, table;
    std::array<u8, 4> taken, voids;
    u8 leader, laid, seat, broken, fresh, bidding, count, opening;
    std::array<signed char, kOptions> option;
    std::array<float, kOptions> value;
};

inline Lesson lesson_of(const Facts& s, const Table& t, const Weighed<int>& w, u32 number, int opening) {
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

// Adds a lesson as input of the net.
inline void add(Cases& cases, const House& house, const Lesson& l) {
    const Table t = table_of(l);
    Facts s;
    s.seats = 4, s.seat = l.seat, s.opening = l.opening, s.must_break = true, s.pack = kFullPack,
    s.weights = house.weights;
    s.share = 1.05, s.hand_size = 13, s.min_bid = 1;
    for (int i = 0; i < 4; ++i) s.sides[at(i)] = i & 1, s.may_nil[at(i)] = 1;
    Case c{};
    c.from = static_cast<u32>(cases.rows.size()), c.deal = l.deal, c.count = l.count;
    int usual;
    if (l.bidding) {
        const Prospect o = look_at_hand(s, t.deal.bids, l.seat, l.hand);
        const Rows once = sense_hand(o, l.hand);
        c.once = static_cast<u16>(cases.put(once)), cases.tables = once.base(), usual = o.rule;
        for (int i = 0; i < l.count; ++i) {
            const Rows rows = sense_call(o, l.hand, l.option[at(i)]);
            c.rows[at(i)] = static_cast<u8>(cases.put(rows)), cases.choices = rows.base();
        }
    } else {
        Glance g = glance(s, t.deal);
        usual = g.rule = Player(s).choose(t.deal, Rules(s).legal(t.deal));
        const Rows once = sense_table(g, t.deal);
        c.once = static_cast<u16>(cases.put(once)), cases.tables = once.base();
        for (int i = 0; i < l.count; ++i) {
            const Rows rows = sense_card(g, l.option[at(i)]);
            c.rows[at(i)] = static_cast<u8>(cases.put(rows)), cases.choices = rows.base();
        }
    }
    for (int i = 0; i < l.count; ++i) {
        c.value[at(i)] = l.value[at(i)];
        if (c.value[at(i)] > c.value[c.best]) c.best = static_cast<u8>(i);
        if (l.option[at(i)] == usual) c.rule = static_cast<u8>(i);
    }
    cases.all.push_back(c);
}

}  // namespace spadille::distill
