// The input of a net of Five Hundred: rows of ones for the table as the seat on turn sees it, and for each legal card.
//
// The input distinguishes no suits except trumps, and ranks count only by the unseen cards above and beneath them, so
// what is learnt in one suit applies to all. The input of the seat on turn comes from its own hand and from open cards.
#pragma once

#include "../../nets/rows.hpp"
#include "playing.hpp"

namespace spadille::five_hundred {

inline constexpr int kNobody = 4;  // the declarer of a deal that all have passed
inline constexpr int kRoles = 5, kStates = 5;

// The table as the seat on turn sees it, for both kinds of rows. Seats are counted from it: 1 is on its left, 2 its
// partner, 3 on its right.
struct Glance {
    int me = 0, place = 0, left = 0, holder = 0, led = -1, best = -1, strain = kNoTrump;
    u64 hand = 0, unseen = 0;
    std::array<u8, 4> voids{};  // suits in which seats are known to be void, by seats from here
    std::array<u8, 4> said{};   // strains that seats have bid, by seats from here
    int role = kNobody;         // the declarer
    int level = 0;              // tricks of the contract; 0: all have passed
    int need = 0;               // tricks that the declarer's side still needs; negative: extra tricks
    int slack = 0;              // tricks that it can still lose
    int coming = 0;             // the seats that still play to the trick, as bits of seats from here
    bool nullo = false;         // the declarer's side must take no trick: it needs none, and can lose none
    bool slam = false;          // it has taken all tricks so far
    bool safe = false;          // the best card cannot be beaten by a card of its suit
    int rule = -1;              // the card of the rules of thumb
};

// The state of the contract: made, one, two or more tricks to come, or lost.
inline int state(const Glance& g) { return g.need <= 0 ? 0 : g.need > g.left ? 4 : std::min(g.need, 3); }

inline bool loose_joker(const Glance& g, int card) { return g.strain == kNoTrump && card == kJoker; }

inline Glance glance(const Deal& d) {
    Glance g;
    g.me = d.turn, g.place = d.laid, g.strain = d.strain;
    g.hand = d.hands[at(g.me)], g.left = std::popcount(g.hand);
    g.unseen = Player::unseen(d);
    for (int i = 0; i < kPlayers; ++i) {
        const std::size_t seat = at((g.me + i) % kPlayers);
        g.said[at(i)] = d.said[seat];
        for (int suit = 0; i && suit < kSuits; ++suit)
            if ((d.out[seat] >> suit & 1) || !suit_of(g.unseen, suit)) g.voids[at(i)] |= static_cast<u8>(1 << suit);
    }
    if (d.declarer >= 0) {
        const std::size_t side = at(d.declarer % 2);
        const int taken = d.taken[side] + d.taken[side + 2];
        g.role = (d.declarer - g.me + kPlayers) % kPlayers;
        g.nullo = d.contract >= kNullo;
        if (g.nullo) {
            g.need = taken ? kTricks + 1 : 0;
        } else {
            g.level = tricks_of(d.contract);
            g.need = g.level - taken, g.slack = g.left - std::max(0, g.need);
            g.slam = taken + g.left == kTricks;
        }
    }
    for (int i = d.laid + 1, seat = Rules::next(d, g.me); i < d.playing; ++i) {
        g.coming |= 1 << (seat - g.me + kPlayers) % kPlayers;
        seat = Rules::next(d, seat);
    }
    if (d.laid) {
        g.led = std::countr_zero(d.follow) / kLane, g.best = d.table[at(d.best)];
        g.holder = (d.seats[at(d.best)] - g.me + kPlayers) % kPlayers;
        g.safe = loose_joker(g, g.best) || !(suit_of(g.unseen, g.best / kLane) >> (g.best % kLane));
    }
    return g;
}

inline int voids_in(const Glance& g, int suit) {
    return (g.voids[1] >> suit & 1) | (g.voids[2] >> suit & 1) << 1 | (g.voids[3] >> suit & 1) << 2;
}

inline void tell_contract(Rows& rows, const Glance& g) {
    rows.put(g.role * 4 + g.place, kRoles * 4);
    rows.put(g.nullo ? 11 : g.level ? (g.strain == kNoTrump) * 5 + g.level - 5 : 0, 12);
    rows.put(g.role * kStates + state(g), kRoles * kStates);
    rows.put(state(g) * 11 + g.left, kStates * 11);
    rows.put(g.role * 8 + std::clamp(g.slack, -1, 6) + 1, kRoles * 8);
    rows.put(g.slam * kRoles + g.role, 2 * kRoles);
    rows.put((g.left * 2 + (g.role % 2 == 0)) * 2 + (g.strain == kNoTrump), 44);
}

inline void tell_trumps(Rows& rows, const Glance& g) {
    if (g.strain == kNoTrump) {
        rows.put(g.hand >> kJoker & 1 ? 0 : g.unseen >> kJoker & 1 ? 1 : 2, 3);
        rows.pass(12 + 14 + 9 + 8 + 8);
        return;
    }
    rows.pass(3);
    const u32 trumps = suit_of(g.hand, g.strain), out = suit_of(g.unseen, g.strain);
    rows.put(std::popcount(trumps), 12);
    rows.put(std::popcount(out), 14);
    rows.put(trumps ? std::popcount(out >> high(trumps)) : 8, 9);
    rows.put(std::popcount(out ? trumps & ~((2u << high(out)) - 1) : trumps), 8);
    rows.put(voids_in(g, g.strain), 8);
}

// The input that is common to all cards.
inline Rows sense_table(const Glance& g) {
    Rows rows;
    tell_contract(rows, g);
    tell_trumps(rows, g);
    const bool trumped = g.best >= 0 && (g.best / kLane == g.strain || loose_joker(g, g.best));
    const int held_by = ((g.holder - 1) * 2 + trumped) * 2 + (g.led == g.strain);
    rows.put(g.place ? 1 + held_by * 2 + g.safe : 0, 25);
    if (g.place) {
        rows.put(std::popcount(suit_of(g.hand, g.led)), 9);
        rows.put(std::popcount(suit_of(g.unseen, g.led)), 14);
        rows.put((voids_in(g, g.led) << 1 & g.coming) >> 1, 8);
        rows.put((g.holder * 2 + (g.role != kNobody && (g.coming >> g.role & 1))) * kRoles + g.role, 8 * kRoles);
    } else {
        rows.pass(9 + 14 + 8 + 8 * kRoles);
    }
    for (int suit = 0; suit < kSuits; ++suit) {  // the plain suits, all in the same way
        if (suit == g.strain) continue;
        const u32 held = suit_of(g.hand, suit), away = suit_of(g.unseen, suit);
        const int length = std::min(std::popcount(held), 7);
        const int top = held ? std::min(std::popcount(away >> high(held)), 3) : 4;
        rows.more(length * 5 + top, 40);
    }
    rows.pass(40);
    for (int suit = 0; suit < kSuits; ++suit)
        if (suit != g.strain) rows.more(voids_in(g, suit) * 3 + std::min(2, std::popcount(suit_of(g.hand, suit))), 24);
    rows.pass(24);
    return rows;
}

// The manner of a card: a lead or a follow, of trumps or not, a ruff, a discard, or the joker at no trump; and those
// without trumps again for a nullo.
inline constexpr int kManners = 11;
inline int manner(const Glance& g, int card) {
    const int suit = card / kLane;
    if (g.nullo) return loose_joker(g, card) ? 10 : !g.place ? 7 : suit == g.led ? 8 : 9;
    if (loose_joker(g, card)) return 6;
    if (!g.place) return suit == g.strain;
    if (suit == g.led) return 2 + (suit == g.strain);
    return suit == g.strain ? 4 : 5;
}

// The input for one card.
inline Rows sense_card(const Glance& g, int card) {
    Rows rows;
    const int suit = card / kLane, rank = card % kLane, how = manner(g, card);
    const bool loose = loose_joker(g, card), trump = suit == g.strain;
    const u32 held = loose ? 1u << rank : suit_of(g.hand, suit), out = loose ? 0 : suit_of(g.unseen, suit);
    const int above = std::popcount(out >> rank), below = std::popcount(out & ((1u << rank) - 1));
    const int length = std::popcount(held), under = std::popcount(held & ((1u << rank) - 1)), over = length - under - 1;
    const bool best_loose = g.best >= 0 && loose_joker(g, g.best);
    const bool wins = !g.place || (!best_loose && (loose || beats(card, g.best, g.strain == kNoTrump ? -1 : g.strain)));
    const bool boss = !above;
    const int stands = state(g), voids = loose ? 0 : voids_in(g, suit);
    rows.put(how * 10 + std::min(above, 9), kManners * 10);
    rows.put(how * 10 + std::min(below, 9), kManners * 10);
    rows.put(how * 9 + std::min(length, 8), kManners * 9);
    rows.put(how * 6 + std::min(over, 5), kManners * 6);
    rows.put(how * 6 + std::min(under, 5), kManners * 6);
    rows.put((((g.nullo * 2 + wins) * 4 + g.place) * 4 + g.holder) * 2 + boss, 128);
    rows.put((g.role * 2 + wins) * kManners + how, 2 * kRoles * kManners);
    rows.put(voids * kManners + how, 8 * kManners);
    rows.put((((g.nullo * kStates + stands) * kRoles + g.role) * 2 + wins) * 2 + boss, 2 * kStates * kRoles * 4);
    rows.put(std::popcount(out) * 2 + trump, 28);
    rows.put(rank * 3 + (g.nullo ? 2 : trump), 48);
    const bool ruffs = g.strain != kNoTrump && suit_of(g.hand, g.strain);
    rows.put((how * 2 + (length == 1)) * 2 + ruffs, kManners * 4);
    const int ahead = g.coming, foes = (ahead >> 1 & 1) + (ahead >> 3 & 1);
    rows.put((((g.nullo * 3 + foes) * 4 + std::min(above, 3)) * 2 + (ahead >> 2 & 1)) * 2 + wins, 96);
    const int slack = std::clamp(g.slack, -1, 9) + 1;
    rows.put(((slack * 2 + wins) * 2 + boss) * 2 + (g.role % 2), 88);
    const int top = held ? std::min(std::popcount(out >> high(held)), 4) : 0;  // an honour, and its guards
    rows.put(((top * 6 + std::min(length, 5)) * 2 + (over == 0)) * 2 + (how == 5 || how == 9), 120);
    rows.put((std::min(g.left, 10) * 2 + boss) * kManners + how, 22 * kManners);
    const int said = (g.said[1] >> suit & 1) | (g.said[2] >> suit & 1) << 1 | (g.said[3] >> suit & 1) << 2;
    rows.put((loose || trump ? 0 : said) * kManners + how, 8 * kManners);
    rows.put((g.role * 4 + g.place) * kManners + how, 4 * kRoles * kManners);
    rows.put((g.role * 11 + std::min(g.left, 10)) * 4 + (g.nullo ? 3 : trump ? 2 : boss), kRoles * 44);
    if (card == g.rule) {
        rows.put(g.place * kManners + how, 4 * kManners);
        rows.put(g.role * kManners + how, kRoles * kManners);
        rows.put(stands * 11 + g.left, kStates * 11);
    } else {
        rows.pass(4 * kManners + kRoles * kManners + kStates * 11);
    }
    return rows;
}

}  // namespace spadille::five_hundred
