// Lessons of Five Hundred: the view of a player before a call or a card, and its values of the moves. Stored as in
// memory.
#pragma once

#include "../teaching.hpp"
#include "searching.hpp"

namespace spadille::distill {

inline constexpr int kOptions = 28, kMostCalls = 24;

struct Lesson {
    u64 hand, unseen;
    u32 deal;
    std::array<signed char, kMostCalls> calls;
    std::array<signed char, 4> table;
    std::array<u8, 4> taken, out;
    signed char contract, declarer, named;
    u8 said, first, leader, laid, seat, bidding, count;
    std::array<u16, kOptions> option;
    std::array<float, kOptions> value;
};

inline Lesson lesson_of(const Facts& s, const Weighed<u64>& w, u32 number) {
    Lesson l{};
    l.hand = s.hand, l.unseen = s.unseen, l.deal = number;
    l.said = static_cast<u8>(std::min(s.calls.size(), l.calls.size()));
    std::copy_n(s.calls.begin(), l.said, l.calls.begin());
    for (int i = 0; i < 4; ++i) {
        l.table[at(i)] = static_cast<signed char>(s.table[at(i)]);
        l.taken[at(i)] = static_cast<u8>(s.taken[at(i)]), l.out[at(i)] = static_cast<u8>(s.out[at(i)]);
    }
    l.contract = static_cast<signed char>(s.contract), l.declarer = static_cast<signed char>(s.declarer);
    l.named = static_cast<signed char>(s.named), l.first = static_cast<u8>(s.first);
    l.leader = static_cast<u8>(s.leader), l.laid = static_cast<u8>(s.laid), l.seat = static_cast<u8>(s.seat);
    l.bidding = s.phase == Facts::kBidding,
    l.count = static_cast<u8>(std::min<std::size_t>(w.options.size(), kOptions));
    for (std::size_t i = 0; i < l.count; ++i) l.option[i] = static_cast<u16>(w.options[i]), l.value[i] = w.means[i];
    return l;
}

// The position of a lesson as its player sees it.
inline Facts facts_of(const House& house, const Lesson& l) {
    Facts s;
    s.seats = kPlayers, s.seat = l.seat, s.first = l.first, s.weights = house.weights, s.heat = house.heat;
    s.phase = l.bidding ? Facts::kBidding : Facts::kPlaying;
    s.calls.assign(l.calls.begin(), l.calls.begin() + l.said);
    s.contract = l.contract, s.declarer = s.taker = l.declarer;
    s.leader = l.leader, s.laid = l.laid, s.named = l.named;
    s.hand = l.hand, s.unseen = l.unseen;
    for (int i = 0; i < 4; ++i)
        s.table[at(i)] = l.table[at(i)], s.taken[at(i)] = l.taken[at(i)], s.out[at(i)] = l.out[at(i)];
    return s;
}

// Adds the lesson of a card as input of the net: all unseen cards lie in one hand, as their owners are not known, and
// never needed. Values are told in hundredths of the contract. Leads of a joker in several suits count as the best.
inline void add_card(Cases& cases, const House& house, const Lesson& l) {
    if (l.contract == kGrand) return;
    const Facts s = facts_of(house, l);
    World world{};
    world[at(s.seat)] = s.hand, world[at((s.seat + 1) % kPlayers)] = s.unseen;
    Deal d = standing(s, world);
    lay(s, Rules(s), d);
    Glance g = glance(d);
    g.rule = Player(s).choose(d).card;
    Case c{};
    c.from = static_cast<u32>(cases.rows.size()), c.deal = l.deal;
    const Rows once = sense_table(g);
    c.once = static_cast<u16>(cases.put(once)), cases.tables = once.base();
    const float unit = l.contract < 0 ? 1.0f : 100.0f / static_cast<float>(worth_of(l.contract));
    std::array<int, kOptions> cards{};
    for (int i = 0; i < l.count; ++i) {
        const int card = ranked_card(l.option[at(i)] & 63, d.strain);
        if (g.nullo && !d.laid && card == kJoker) continue;
        const float value = l.value[at(i)] * unit;
        const auto known = std::find(cards.begin(), cards.begin() + c.count, card);
        const std::size_t place = at(static_cast<int>(known - cards.begin()));
        if (place < c.count) {
            c.value[place] = std::max(c.value[place], value);
            continue;
        }
        const Rows rows = sense_card(g, card);
        cards[place] = card, c.rows[place] = static_cast<u8>(cases.put(rows)), c.value[place] = value;
        cases.choices = rows.base();
        if (card == g.rule) c.rule = static_cast<u8>(place);
        ++c.count;
    }
    c.best = static_cast<u8>(std::max_element(c.value.begin(), c.value.begin() + c.count) - c.value.begin());
    if (c.count > 1) cases.all.push_back(c);
}

// Adds the lesson of a call.
inline void add_call(Cases& cases, const House& house, const Lesson& l) {
    const Facts s = facts_of(house, l);
    const Auction auction(s, s.calls.size());
    const Hopes hopes(s, l.hand);
    const Prospect o = look_ahead(s, auction, hopes);
    const std::vector<int> weighed = wanted(o, auction.open());
    Case c{};
    c.from = static_cast<u32>(cases.rows.size()), c.deal = l.deal;
    const Rows once = sense_auction(o, hopes, l.hand);
    c.once = static_cast<u16>(cases.put(once)), cases.tables = once.base();
    for (int i = 0; i < l.count; ++i) {
        const int call = l.option[at(i)] - 1;
        if (std::find(weighed.begin(), weighed.end(), call) == weighed.end()) continue;
        const Rows rows = sense_call(o, hopes, l.hand, call);
        c.rows[c.count] = static_cast<u8>(cases.put(rows)), c.value[c.count] = l.value[at(i)];
        cases.choices = rows.base();
        if (call == o.rule) c.rule = c.count;
        ++c.count;
    }
    c.best = static_cast<u8>(std::max_element(c.value.begin(), c.value.begin() + c.count) - c.value.begin());
    if (c.count > 1) cases.all.push_back(c);
}

}  // namespace spadille::distill
