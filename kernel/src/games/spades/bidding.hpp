// Rule-of-thumb calls of Spades: what a hand is worth, and how well calls fit hands.
#pragma once

#include <algorithm>
#include <cmath>

#include "facts.hpp"

namespace spadille::spades {

inline double plain_suit(u32 held, u32 all, double thin) {
    static constexpr double worth[3] = {0.95, 0.7, 0.3};
    const int length = std::popcount(held);
    double tricks = 0;
    for (int i = 0; i < 3 && all; ++i) {
        const u32 honour = 1u << high(all);
        all ^= honour;
        if ((held & honour) && length > i) tricks += worth[i] * (length <= 5 ? 1.0 : 0.6);
    }
    return tricks * std::min(1.0, 0.4 + 0.6 * thin);
}

// The tricks a hand may count on: honours, long and high spades, ruffs.
inline double expected_tricks(const Facts& s, u64 hand) {
    const double thin = 4.0 / s.seats;
    const u32 spades = lane(hand, kTrump), all = lane(s.pack, kTrump);
    const int length = std::popcount(spades);
    double tricks = 0;
    int counted = 0, place = 0;
    for (u32 left = spades; left; ++place) {
        const int card = high(left);
        left ^= 1u << card;
        const int above = std::popcount(all >> card) - 1 - place;
        if (above > place && !(above == 1 && length > 2)) continue;
        tricks += above == 0 ? 1.0 : 0.8;
        ++counted;
    }
    tricks += 0.8 * std::max(0, length - std::max(3, counted)) * std::min(1.0, thin + 0.1);
    int spare = length - counted;
    for (int suit = 0; suit < kTrump; ++suit) {
        const u32 held = lane(hand, suit);
        tricks += plain_suit(held, lane(s.pack, suit), thin);
        if (std::popcount(held) < 2 && spare > 0) {
            tricks += held ? 0.35 : 0.6;
            --spare;
        }
    }
    return tricks * s.share;
}

// How likely a nil is to be caught; 1 is about even.
inline double nil_risk(const Facts& s, u64 hand) {
    double risk = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 all = lane(s.pack, suit);
        const int size = std::popcount(all), length = std::popcount(lane(hand, suit));
        int place = 0;
        for (u32 left = lane(hand, suit); left; left &= left - 1, ++place) {
            const int rank = std::popcount(all & ((1u << low(left)) - 1));
            const double safe = suit < kTrump ? 0.35 + 0.22 * place : 0.25 + 0.1 * place;
            risk +=
                std::max(0.0, static_cast<double>(rank) / (size - 1) - std::min(1.0, safe + (place >= 2 ? 0.25 : 0.0)));
            if (suit == kTrump && rank >= size - 2) risk += 2.0;
        }
        if (suit == kTrump) risk += 0.5 * std::max(0, length - 3);
    }
    return risk * std::pow(s.hand_size / 13.0, 5);
}

// The call of a rule-of-thumb bidder.
inline int quick_bid(const Facts& s, const Row& bids, int seat, u64 hand) {
    const double tricks = expected_tricks(s, hand);
    bool partner = false, spoken = false;
    int said = 0;
    for (int each = 0; each < s.seats; ++each) {
        if (bids[at(each)] == kSilent) continue;
        spoken = true;
        said += std::max(0, bids[at(each)]);
        partner |= bids[at(each)] == kNilCall && each != seat && s.sides[at(each)] == s.sides[at(seat)];
    }
    if (s.may_nil[at(seat)] && !partner && tricks < 2.6 && nil_risk(s, hand) < 0.5) return kNilCall;
    const int room = spoken ? std::max(s.min_bid, s.hand_size - said) : 99;
    const int wanted = std::max(static_cast<int>(std::nearbyint(tricks - 0.15)), s.min_bid);
    return std::min({wanted, s.hand_size, room});
}

// How well the calls fit a world: 1 is best.
inline double likelihood(const Facts& s, const World& world) {
    double sum = 0;
    for (int seat = 0; seat < s.seats; ++seat) {
        const int call = s.bids[at(seat)];
        if (seat == s.seat || call == kSilent) continue;
        const u64 hand = world[at(seat)] | s.played[at(seat)];
        const double off = call == kNilCall ? 1.4 * std::max(0.0, nil_risk(s, hand) - 0.6)
                                            : (expected_tricks(s, hand) - 0.15 - call) / s.spread;
        sum += 0.5 * off * off;
    }
    return std::exp(-sum);
}

}  // namespace spadille::spades
