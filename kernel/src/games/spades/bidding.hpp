// Rule-of-thumb calls of Spades: the worth of a hand, and the likelihood of calls.
#pragma once

#include <algorithm>
#include <cmath>

#include "facts.hpp"

namespace spadille::spades {

// Minimum cards of a long suit, whose honours take less.
inline constexpr int kLong = 6;
// Minimum length of a trump suit that takes tricks by its length.
inline constexpr int kLongTrumps = 3;

inline double plain_suit(const Weights& w, u32 held, u32 all, double thin) {
    const int length = std::popcount(held);
    double tricks = 0;
    for (int i = 0; all && at(i) < w.honours.size(); ++i) {
        const u32 honour = 1u << high(all);
        all ^= honour;
        if ((held & honour) && length > i) tricks += w.honours[at(i)] * (length < kLong ? 1.0 : w.honour_in_long_suit);
    }
    return tricks * std::min(1.0, w.honour_by_seats[0] + w.honour_by_seats[1] * thin);
}

// The expected tricks of a hand: honours, long and high spades, ruffs.
inline double expected_tricks(const Facts& s, u64 hand) {
    const Weights& w = s.weights;
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
        tricks += above == 0 ? w.trump_top : w.trump_high;
        ++counted;
    }
    tricks +=
        w.trump_long * std::max(0, length - std::max(kLongTrumps, counted)) * std::min(1.0, thin + w.trump_by_seats);
    int spare = length - counted;
    for (int suit = 0; suit < kTrump; ++suit) {
        const u32 held = lane(hand, suit);
        tricks += plain_suit(w, held, lane(s.pack, suit), thin);
        if (std::popcount(held) < 2 && spare > 0) {
            tricks += held ? w.ruff_single : w.ruff_void;
            --spare;
        }
    }
    return tricks * s.share;
}

inline constexpr double kUsualHand = 13;

// The risk that a nil is caught; 1 is about even.
inline double nil_risk(const Facts& s, u64 hand) {
    const Weights& w = s.weights;
    double risk = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 all = lane(s.pack, suit);
        const int size = std::popcount(all), length = std::popcount(lane(hand, suit));
        int place = 0;
        for (u32 left = lane(hand, suit); left; left &= left - 1, ++place) {
            const int rank = std::popcount(all & ((1u << low(left)) - 1));
            const auto& [first, more] = suit < kTrump ? w.nil_plain : w.nil_trump;
            const double safe = first + more * place;
            risk += std::max(
                0.0, static_cast<double>(rank) / (size - 1) - std::min(1.0, safe + (place >= 2 ? w.nil_third : 0.0)));
            if (suit == kTrump && rank >= size - 2) risk += w.nil_top_trump;
        }
        if (suit == kTrump) risk += w.nil_long_trump * std::max(0, length - kLongTrumps);
    }
    return risk * std::pow(s.hand_size / kUsualHand, w.nil_size);
}

// The call of a rule-of-thumb bidder for a hand worth `tricks` tricks; `risk` returns the risk of a nil.
template <class Risk>
int quick_bid(const Facts& s, const Row& bids, int seat, double tricks, Risk risk) {
    const Weights& w = s.weights;
    bool partner = false, spoken = false;
    int said = 0;
    for (int each = 0; each < s.seats; ++each) {
        if (bids[at(each)] == kSilent) continue;
        spoken = true;
        said += std::max(0, bids[at(each)]);
        partner |= bids[at(each)] == kNilCall && each != seat && s.sides[at(each)] == s.sides[at(seat)];
    }
    if (s.may_nil[at(seat)] && !partner && tricks < w.nil_tricks && risk() < w.nil_risk) return kNilCall;
    const int room = spoken ? std::max(s.min_bid, s.hand_size - said) : s.hand_size;
    const int wanted = std::max(static_cast<int>(std::nearbyint(tricks - w.caution)), s.min_bid);
    return std::min({wanted, s.hand_size, room});
}

inline int quick_bid(const Facts& s, const Row& bids, int seat, u64 hand) {
    return quick_bid(s, bids, seat, expected_tricks(s, hand), [&] { return nil_risk(s, hand); });
}

// The likelihood of the calls in a world: 1 is best.
inline double likelihood(const Facts& s, const World& world) {
    const Weights& w = s.weights;
    double sum = 0;
    for (int seat = 0; seat < s.seats; ++seat) {
        const int call = s.bids[at(seat)];
        if (seat == s.seat || call == kSilent || s.blind >> seat & 1) continue;
        const u64 hand = world[at(seat)] | s.played[at(seat)];
        const double off = call == kNilCall ? w.told_nil[0] * std::max(0.0, nil_risk(s, hand) - w.told_nil[1])
                                            : (expected_tricks(s, hand) - w.caution - call) / s.spread;
        sum += 0.5 * off * off;
    }
    return std::exp(-sum);
}

}  // namespace spadille::spades
