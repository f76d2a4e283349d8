// The input of a net of Five Hundred before a call: rows of ones for the auction and the hand, and for each call.
#pragma once

#include "../../nets/rows.hpp"
#include "bidding.hpp"

namespace spadille::five_hundred {

inline constexpr int kSilent = -2;  // no call yet
inline constexpr int kRated = 27;   // calls that the nets know; an open nullo is a nullo to them

// The data from which both kinds of rows are made. Seats are counted from the caller: 1 is on its left, 2 its partner,
// 3 on its right.
struct Prospect {
    int calls = 0, high = kPass, holder = 0, since = 0;  // the highest bid, its seat, and the calls since
    std::array<int, kPlayers> last{};                    // the last call of each seat; kSilent: none yet
    std::array<u8, kPlayers> said{};                     // strains that each seat has bid
    Gains gains{};                                       // of the rules of thumb
    int rule = kPass;
};

// Calls of other seats by kind: none yet, a pass, sixes to tens, nullo.
inline constexpr int kCallKinds = 8;
inline int call_kind(int call) {
    return call == kSilent ? 0 : call == kPass ? 1 : call >= kNullo ? 7 : 2 + call / kStrainCount;
}

inline Prospect look_ahead(const Facts& s, const Auction& auction, const Hopes& hopes) {
    Prospect o;
    const auto& calls = auction.calls();
    const int me = auction.caller();
    o.calls = static_cast<int>(calls.size());
    o.last.fill(kSilent);
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const std::size_t from = (at(s.first - me + kPlayers) + i) % kPlayers;
        o.last[from] = calls[i];
        if (calls[i] >= 0 && calls[i] < kNullo) o.said[from] |= static_cast<u8>(1 << strain_of(calls[i]));
    }
    if (const int bid = auction.last(); bid >= 0) {
        o.high = calls[at(bid)] == kOpen ? kNullo : calls[at(bid)], o.since = o.calls - bid;
        o.holder = (s.first + bid - me + 2 * kPlayers) % kPlayers;
    }
    o.gains = gains(s, auction, hopes);
    o.rule = static_cast<int>(std::max_element(o.gains.begin(), o.gains.end()) - o.gains.begin()) - 1;
    return o;
}

// The calls that the nets weigh: a pass, those with some hope, nullo and grand nullo.
inline std::vector<int> wanted(const Prospect& o, u32 may) {
    std::vector<int> found{kPass};
    for (u32 left = may & ((1u << kRated) - 1); left; left &= left - 1)
        if (const int call = std::countr_zero(left); call >= kNullo || o.gains[at(call + 1)] > kNever)
            found.push_back(call);
    return found;
}

// Returns whether a hand is likely to make a call. Contracts that it expects to miss by 1.5 standard deviations or more
// have 0.5 % of the probability by the nets, all of them together.
inline bool is_likely(const Prospect& o, int call) {
    constexpr double kLeast = -0.866;  // erf(-1.5 / sqrt(2))
    return call == kPass || call >= kNullo || o.gains[at(call + 1)] > kLeast * worth_of(call);
}

inline int high_id(int call) { return call == kPass ? 0 : 1 + call; }
inline int bucket(double value, double unit, int middle) { return static_cast<int>(std::floor(value / unit)) + middle; }

// The honours of a hand in a strain: joker, bowers, ace and king; at no trump joker and aces.
inline int honours(u64 hand, int strain) {
    if (strain != kNoTrump) return static_cast<int>(suit_of(ranked(hand, strain), strain) >> kKing & 31);
    int aces = 0;
    for (int suit = 0; suit < kSuits; ++suit) aces += static_cast<int>(suit_of(hand, suit) >> kAce & 1);
    return static_cast<int>(hand >> kJoker & 1) * 5 + aces;
}

// The input that is common to all calls.
inline Rows sense_auction(const Prospect& o, const Hopes& hopes, u64 hand) {
    Rows rows;
    rows.put(o.calls, 13);
    rows.put(o.high == kPass ? 0 : o.holder * kRated + 1 + o.high, kPlayers * kRated + 1);
    rows.put(o.since, 4);
    for (int i = 0; i < kPlayers; ++i) rows.put(call_kind(o.last[at(i)]), kCallKinds);
    rows.put(call_kind(o.last[1]) * kCallKinds + call_kind(o.last[3]), kCallKinds * kCallKinds);
    rows.put(bucket(*std::max_element(hopes.tricks.begin(), hopes.tricks.end()), 0.5, 0), 24);
    rows.put(bucket(hopes.nullo, 25, 10), 16);
    const int strain = o.high == kPass ? -1 : strain_of(o.high);
    if (strain < 0 || o.high >= kNullo) {
        rows.pass(32 * 2 + 12 * 2 + 24 * 2);
    } else {  // against it or for it: the hand in the strain of the highest bid
        const int ours = o.holder % 2 == 0;
        rows.put(honours(hand, strain) * 2 + ours, 64);
        rows.put(std::min(11, strain == kNoTrump ? 0 : std::popcount(suit_of(ranked(hand, strain), strain))) * 2 + ours,
                 24);
        rows.put(bucket(hopes.tricks[at(strain)], 0.5, 0) * 2 + ours, 48);
    }
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 held = suit_of(hand, suit);
        rows.more(std::min(std::popcount(held), 6) * 16 + static_cast<int>(held >> kJack & 15), 112);
    }
    rows.pass(112);
    rows.put(static_cast<int>(hand >> kJoker & 1), 2);
    return rows;
}

// The input for one call.
inline Rows sense_call(const Prospect& o, const Hopes& hopes, u64 hand, int call) {
    constexpr int kHope = 32, kBid = 27 * 2 + 2 * kHope * 5 + kHope * 4 + 64 + 60 + 40 + 25 + 20 + 24 + 24 + 45;
    Rows rows;
    const int rule = call == o.rule;
    rows.put(high_id(call) * 2 + rule, 56);
    rows.put(high_id(call) * kCallKinds + call_kind(o.last[2]), 28 * kCallKinds);
    rows.put(rule * 28 + high_id(o.high), 56);
    if (call == kPass || call >= kNullo) {
        rows.pass(kBid);
        rows.put(call == kPass ? 0 : 1 + bucket(hopes.nullo, 25, 10) * 2 + (call == kGrand), 40);
        rows.put(call == kPass ? o.holder * 28 + high_id(o.high) : 4 * 28 + high_id(o.high), 5 * 28);
        return rows;
    }
    const int strain = strain_of(call), level = tricks_of(call) - 6, plain = strain == kNoTrump;
    const double tricks = hopes.tricks[at(strain)];
    const int partner = o.said[2] >> strain & 1, foes = ((o.said[1] | o.said[3]) >> strain & 1);
    const int suits = o.said[2] && !partner, hope = std::clamp(bucket(tricks - level - 6, 0.25, 16), 0, kHope - 1);
    const u64 mine = ranked(hand, strain);
    const int trumps = plain ? 0 : std::popcount(suit_of(mine, strain));
    int aces = 0, voids = 0, singles = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == strain) continue;
        const u32 held = suit_of(mine, suit);
        aces += held >> kAce & 1, voids += !held, singles += std::popcount(held) == 1;
    }
    rows.put(call * 2 + partner, 27 * 2);
    rows.put((level * 2 + plain) * kHope + hope, 2 * kHope * 5);
    rows.put(((partner * 2) + foes) * kHope + hope, kHope * 4);
    rows.put(honours(hand, strain) * 2 + plain, 64);
    rows.put(level * 12 + std::min(trumps, 11), 60);
    rows.put((level * 4 + std::min(aces, 3)) * 2 + plain, 40);
    rows.put(std::min(voids, 4) * 5 + std::min(singles, 4), 25);
    rows.put(o.high == kPass ? 0 : std::clamp((worth_of(call) - worth_of(o.high)) / 20, 0, 18) + 1, 20);
    rows.put((o.holder * 3 + std::min(o.since, 2)) * 2 + (o.high != kPass), 24);
    rows.put(((suits * 2 + partner) * 3 + std::min(call_kind(o.last[2]), 2)) * 2 + foes, 24);
    rows.put(level * 9 + std::min(o.calls, 8), 45);
    rows.put(bucket(std::max(-600.0, o.gains[at(call + 1)]), 40, 16), 40);
    rows.pass(5 * 28);
    return rows;
}

}  // namespace spadille::five_hundred
