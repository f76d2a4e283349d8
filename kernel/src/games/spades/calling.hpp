// The input of a net of Spades before a call: rows of ones for the hand and the calls so far, and for each call.
#pragma once

#include "bidding.hpp"
#include "senses.hpp"

namespace spadille::spades {

// The data from which both kinds of rows are made.
struct Prospect {
    double tricks = 0, risk = 0;
    int spoken = 0, said = 0, partner = kSilent, rule = 0;
    std::array<int, 4> calls{};  // by seats from here
};

inline Prospect look_at_hand(const Facts& s, const Row& bids, int seat, u64 hand) {
    Prospect o;
    o.tricks = expected_tricks(s, hand), o.risk = nil_risk(s, hand);
    for (int i = 0; i < 4; ++i) {
        o.calls[at(i)] = bids[at((seat + i) % 4)];
        if (!i || o.calls[at(i)] == kSilent) continue;
        ++o.spoken;
        o.said += std::max(0, o.calls[at(i)]);
    }
    o.partner = o.calls[2];
    o.rule = quick_bid(s, bids, seat, o.tricks, [&] { return o.risk; });
    return o;
}

inline constexpr int kCallKinds = 12;  // silent, nil, 0 to 9 and more
inline int call_kind(int call) {
    return call == kSilent ? 0 : call == kNilCall ? 1 : std::min(2 + call, kCallKinds - 1);
}

// The input that is common to all calls.
inline Rows sense_hand(const Prospect& o, u64 hand) {
    Rows rows;
    for (int i = 1; i < 4; ++i) rows.put(call_kind(o.calls[at(i)]), kCallKinds);
    rows.put(o.spoken, 4);
    rows.put(o.spoken * 14 + std::min(o.said, 13), 56);
    rows.put(static_cast<int>(o.tricks * 4), 40);
    rows.put(static_cast<int>(o.risk * 8), 32);
    const u32 trumps = lane(hand, kTrump);
    rows.put(std::popcount(trumps), 10);
    for (int rank = 0; rank < 13; ++rank)
        if (trumps >> rank & 1) rows.more(rank, 13);
    rows.pass(13);
    rows.put(static_cast<int>(trumps >> 10 & 7), 8);
    for (int suit = 0; suit < kTrump; ++suit) {
        const u32 held = lane(hand, suit);
        const int length = std::min(std::popcount(held), 6);
        rows.more(length * 16 + static_cast<int>(held >> 9 & 15), 112);
    }
    rows.pass(112);
    for (int suit = 0; suit < kTrump; ++suit) {  // low cards, for a nil
        const u32 held = lane(hand, suit);
        rows.more(std::min(std::popcount(held), 6) * 14 + (held ? low(held) : 13), 98);
    }
    rows.pass(98);
    return rows;
}

// The input for one call.
inline Rows sense_call(const Prospect& o, u64 hand, int call) {
    Rows rows;
    const int kind = call_kind(call), trumps = std::popcount(lane(hand, kTrump));
    rows.put(kind, kCallKinds);
    rows.put(kind * 4 + o.spoken, kCallKinds * 4);
    rows.put(kind * kCallKinds + call_kind(o.partner), kCallKinds * kCallKinds);
    if (call == kNilCall) {
        rows.put(static_cast<int>(o.risk * 10), 40);
        rows.put(static_cast<int>(o.tricks * 3), 30);
        rows.pass(48 + 4 * 20 + 10 * kCallKinds);
    } else {
        rows.pass(40 + 30);
        rows.put(static_cast<int>((call - o.tricks) * 6 + 24), 48);
        rows.put(o.spoken * 20 + std::min(o.said + call, 19), 80);
        rows.put(kind * 10 + std::min(trumps, 9), 10 * kCallKinds);
    }
    if (call == o.rule)
        rows.put(o.spoken, 4);
    else
        rows.pass(4);
    return rows;
}

}  // namespace spadille::spades
