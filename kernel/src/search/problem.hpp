// A position of a trick game in the kernel's own terms: the legal cards, and the position after a card.
#pragma once

#include "cards.hpp"

namespace spadille {

// A position in the kernel's own terms: bit suit * 16 + rank of a mask is a card, higher ranks win.
struct Problem {
    int seats = 4;
    std::array<u64, kSeats> hands{};
    std::array<int, kSeats> sides{};
    int trump = -1;
    int leader = 0;  // the seat that led, or leads, the current trick
    int laid = 0;    // cards on the table
    std::array<int, kSeats> table{};
    bool strict = false;    // follow and head the trick, else trump and overtrump
    bool unbroken = false;  // trumps may not be led while the seat has anything else
    int turn() const { return (leader + laid) % seats; }
};

// The legal cards of a seat.
inline u64 legal(u64 hand, int trump, bool strict, bool unbroken, int led, int best) {
    if (led < 0) {
        if (unbroken && trump >= 0 && (hand & ~lane_mask(trump))) return hand & ~lane_mask(trump);
        return hand;
    }
    const u64 follow = hand & lane_mask(led / kLane);
    if (!strict) return follow ? follow : hand;
    if (follow) {
        if (best / kLane != led / kLane) return follow;
        const u64 over = follow & ~((bit(best) << 1) - 1);
        return over ? over : follow;
    }
    const u64 trumps = trump >= 0 ? hand & lane_mask(trump) : 0;
    if (!trumps) return hand;
    if (best / kLane != trump) return trumps;
    const u64 over = trumps & ~((bit(best) << 1) - 1);
    return over ? over : trumps;
}

inline int best_on_table(const Problem& p) {
    int best = -1;
    for (int i = 0; i < p.laid; ++i)
        if (best < 0 || beats(p.table[i], best, p.trump)) best = p.table[i];
    return best;
}

inline u64 legal(const Problem& p) {
    return legal(p.hands[p.turn()], p.trump, p.strict, p.unbroken, p.laid ? p.table[0] : -1, best_on_table(p));
}

// The position after a card.
inline Problem after(Problem p, int card) {
    p.hands[p.turn()] &= ~bit(card);
    if (card / kLane == p.trump) p.unbroken = false;
    p.table[p.laid++] = card;
    if (p.laid == p.seats) {
        const int best = best_on_table(p);
        int seat = 0;
        while (p.table[seat] != best) ++seat;
        p.leader = (p.leader + seat) % p.seats;
        p.laid = 0;
    }
    return p;
}

// The number of ways of playing `depth` cards.
inline u64 perft(const Problem& p, int depth) {
    u64 cards = legal(p), count = 0;
    if (depth <= 1) return depth == 1 ? static_cast<u64>(std::popcount(cards)) : 1;
    for (; cards; cards &= cards - 1) count += perft(after(p, std::countr_zero(cards)), depth - 1);
    return count;
}

}  // namespace spadille
