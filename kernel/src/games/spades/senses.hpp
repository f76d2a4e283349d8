// The input of a net of Spades: rows of ones for the table as the seat on turn sees it, and for each legal card.
//
// The input distinguishes no suits except trumps, and ranks count only by the unseen cards above and beneath them, so
// what is learnt in one suit applies to all. The input of the seat on turn comes from its own hand and from open cards.
#pragma once

#include "../../nets/rows.hpp"
#include "playing.hpp"

namespace spadille::spades {

// The table as the seat on turn sees it, for both kinds of rows. Seats are counted from it: 1 is on its left, 2 its
// partner, 3 on its right.
struct Glance {
    int me = 0, place = 0, left = 0, holder = 0, led = -1, best = -1;
    u64 hand = 0, unseen = 0;
    std::array<u8, 4> voids{};  // suits in which seats are known to be void, by seats from here
    int nils = 0, broken = 0;   // nils that stand, and that broke: bits of seats from here
    int need = 0, theirs = 0;   // tricks that the sides still need; negative: extra tricks
    int slack = 0;              // tricks that neither side needs
    bool safe = false;          // the best card cannot be beaten by a card of its suit
    int rule = -1;              // the card of the rules of thumb
};

inline constexpr int kStates = 5;
// The state of a side: made, one, two or more to come, or lost.
inline int state(int need, int left) { return need <= 0 ? 0 : need > left ? 4 : std::min(need, 3); }

inline Glance glance(const Facts& s, const Deal& d) {
    Glance g;
    g.me = (d.leader + d.laid) % 4, g.place = d.laid;
    g.hand = d.hands[at(g.me)], g.left = std::popcount(g.hand);
    for (int i = 1; i < 4; ++i) g.unseen |= d.hands[at((g.me + i) % 4)];
    for (int i = 0; i < 4; ++i) {
        const int seat = (g.me + i) % 4;
        for (int suit = 0; i && suit < kSuits; ++suit)
            if ((d.voids[at(seat)] >> suit & 1) || !lane(g.unseen, suit)) g.voids[at(i)] |= static_cast<u8>(1 << suit);
        if (d.bids[at(seat)] != kNilCall)
            (s.sides[at(seat)] == s.sides[at(g.me)] ? g.need : g.theirs) += d.bids[at(seat)] - d.taken[at(seat)];
        else
            (d.taken[at(seat)] ? g.broken : g.nils) |= 1 << i;
    }
    g.slack = g.left - std::max(0, g.need) - std::max(0, g.theirs);
    if (d.laid) {
        g.led = d.table[0] / kLane, g.best = d.table[at(d.best)];
        g.holder = (d.leader + d.best - g.me + 8) % 4;
        g.safe = !(lane(g.unseen, g.best / kLane) >> (g.best % kLane));
    }
    return g;
}

// The seats that still play to the trick, as bits of seats from here.
inline int coming(const Glance& g) { return ((1 << (4 - g.place)) - 1) & ~1; }

inline int voids_in(const Glance& g, int suit) {
    return (g.voids[1] >> suit & 1) | (g.voids[2] >> suit & 1) << 1 | (g.voids[3] >> suit & 1) << 2;
}

inline void tell_calls(Rows& rows, const Glance& g, const Deal& d) {
    constexpr int kCalls = 10;
    for (int i = 0; i < 4; ++i) {
        const int call = d.bids[at((g.me + i) % 4)];
        rows.put(call == kNilCall ? 0 : std::max(1, call), kCalls);
    }
    rows.put(g.need + 4, 14);
    rows.put(g.theirs + 4, 14);
    rows.put(g.slack + 7, 15);
    rows.put(g.nils, 16);
    rows.put(g.broken, 16);
    rows.put(g.nils * 4 + g.place, 64);
    const int nils = g.nils & 1 ? 1 : g.nils & 4 ? 2 : g.nils ? 3 : 0;
    rows.put((state(g.need, g.left) * kStates + state(g.theirs, g.left)) * 4 + nils, kStates * kStates * 4);
    rows.put(state(g.need, g.left) * 14 + g.left, kStates * 14);
    rows.put(state(g.theirs, g.left) * 14 + g.left, kStates * 14);
}

// The input that is common to all cards.
inline Rows sense_table(const Glance& g, const Deal& d) {
    Rows rows;
    tell_calls(rows, g, d);
    const u32 trumps = lane(g.hand, kTrump), out = lane(g.unseen, kTrump);
    rows.put(g.left, 14);
    rows.put(g.place, 4);
    rows.put(std::popcount(trumps), 14);
    rows.put(std::popcount(out), 14);
    rows.put(trumps ? std::popcount(out >> high(trumps)) : 8, 9);
    rows.put(std::popcount(out ? trumps & ~((2u << high(out)) - 1) : trumps), 7);
    rows.put(voids_in(g, kTrump), 8);
    rows.put(d.broken, 2);
    const int held_by = ((g.holder - 1) * 2 + (g.best / kLane == kTrump)) * 2 + (g.led == kTrump);
    rows.put(g.place ? 1 + held_by * 2 + g.safe : 0, 25);
    if (g.place) {
        rows.put(std::popcount(lane(g.hand, g.led)), 9);
        rows.put(std::popcount(lane(g.unseen, g.led)), 14);
        rows.put((voids_in(g, g.led) << 1 & coming(g)) >> 1, 8);
    } else {
        rows.pass(9 + 14 + 8);
    }
    for (int suit = 0; suit < kTrump; ++suit) {  // the plain suits, all in the same way
        const u32 held = lane(g.hand, suit), away = lane(g.unseen, suit);
        const int length = std::min(std::popcount(held), 7),
                  top = held ? std::min(std::popcount(away >> high(held)), 3) : 4;
        rows.more(length * 5 + top, 40);
    }
    rows.pass(40);
    for (int suit = 0; suit < kTrump; ++suit)
        rows.more(voids_in(g, suit) * 3 + std::min(2, std::popcount(lane(g.hand, suit))), 24);
    rows.pass(24);
    return rows;
}

// The manner of a card: a lead or a follow, of trumps or not, a ruff, a discard.
inline constexpr int kManners = 6;
inline int manner(const Glance& g, int suit) {
    if (!g.place) return suit == kTrump;
    if (suit == g.led) return 2 + (suit == kTrump);
    return suit == kTrump ? 4 : 5;
}

// The input for one card.
inline Rows sense_card(const Glance& g, int card) {
    Rows rows;
    const int suit = card / kLane, rank = card % kLane, how = manner(g, suit);
    const u32 held = lane(g.hand, suit), out = lane(g.unseen, suit);
    const int above = std::popcount(out >> rank), below = std::popcount(out & ((1u << rank) - 1));
    const int length = std::popcount(held), under = std::popcount(held & ((1u << rank) - 1)), over = length - under - 1;
    const bool wins = !g.place || beats(card, g.best, kTrump), boss = !above, trump = suit == kTrump;
    const int ours = state(g.need, g.left), others = state(g.theirs, g.left), voids = voids_in(g, suit);
    rows.put(how * 10 + std::min(above, 9), kManners * 10);
    rows.put(how * 10 + std::min(below, 9), kManners * 10);
    rows.put(how * 9 + std::min(length, 8), kManners * 9);
    rows.put(how * 6 + std::min(over, 5), kManners * 6);
    rows.put(how * 6 + std::min(under, 5), kManners * 6);
    rows.put(((wins * 4 + g.place) * 4 + g.holder) * 2 + boss, 64);
    rows.put((g.nils * 2 + wins) * kManners + how, 32 * kManners);
    rows.put(voids * kManners + how, 8 * kManners);
    rows.put(((ours * kStates + others) * 2 + wins) * 2 + boss, kStates * kStates * 4);
    rows.put(std::popcount(out) * 2 + trump, 28);
    rows.put(rank * 2 + trump, 26);
    rows.put((how * 2 + (length == 1)) * 2 + (lane(g.hand, kTrump) != 0), kManners * 4);
    const int ahead = coming(g), foes = (ahead >> 1 & 1) + (ahead >> 3 & 1);
    rows.put(((foes * 4 + std::min(above, 3)) * 2 + (ahead >> 2 & 1)) * 2 + wins, 48);
    rows.put(((g.slack + 7 < 0 ? 0 : std::min(g.slack + 7, 14)) * 2 + wins) * 2 + boss, 60);
    const int top = std::min(std::popcount(out >> high(held)), 4);  // an honour, and its guards
    rows.put(((top * 6 + std::min(length, 5)) * 2 + (over == 0)) * 2 + (how == 5), 120);
    rows.put((std::min(g.left, 13) * 2 + boss) * kManners + how, 28 * kManners);
    for (int i = 0; i < 4; ++i)
        if (g.nils >> i & 1) rows.more((i * kManners + how) * 8 + std::min(above, 7), 4 * kManners * 8);
    rows.pass(4 * kManners * 8);
    for (int i = 0; i < 4; ++i)
        if (g.nils >> i & 1) rows.more((i * kManners + how) * 8 + std::min(below, 7), 4 * kManners * 8);
    rows.pass(4 * kManners * 8);
    if (card == g.rule) {
        rows.put(g.nils, 16);
        rows.put(g.place * kManners + how, 4 * kManners);
        rows.put(ours * kStates + others, kStates * kStates);
    } else {
        rows.pass(16 + 4 * kManners + kStates * kStates);
    }
    return rows;
}

}  // namespace spadille::spades
