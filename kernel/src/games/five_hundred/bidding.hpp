// Rule-of-thumb calls of Five Hundred.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "auction.hpp"

namespace spadille::five_hundred {

inline double suit_tricks(const Weights& weights, u64 cards, int strain) {
    const auto& w = weights.suit;
    const u64 hand = ranked(cards, strain);
    const u32 trumps = suit_of(hand, strain);
    double tricks = w[kAlways] + w[kEachTrump] * std::popcount(trumps);
    tricks += w[kWithJoker] * (trumps >> kTop & 1) + w[kWithRight] * (trumps >> kRight & 1) +
              w[kWithLeft] * (trumps >> kLeft & 1) + w[kWithAce] * (trumps >> kAce & 1);
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == strain) continue;
        const u32 held = suit_of(hand, suit);
        if (held >> kAce & 1) tricks += w[kSideAce];
        if ((held >> kKing & 1) && std::popcount(held) > 1) tricks += w[kSideKing];
        if (!held) tricks += w[kVoid];
    }
    return tricks;
}

// A suit with more cards than this takes tricks at no trump by its length.
inline constexpr int kLong = 4;

inline double plain_tricks(const Weights& weights, u64 hand) {
    const auto& w = weights.plain;
    double tricks = w[kPlainAlways] + w[kPlainJoker] * static_cast<double>(hand >> kJoker & 1);
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 held = suit_of(hand, suit);
        const int length = std::popcount(held);
        if (held >> kAce & 1) tricks += w[kPlainAce];
        if ((held >> kKing & 1) && length > 1) tricks += w[kPlainKing];
        if ((held >> (kKing - 1) & 1) && length > 2) tricks += w[kPlainQueen];
        tricks += w[kPlainLong] * std::max(0, length - kLong);
    }
    return tricks;
}

// For each card the probability of taking an unwanted trick; returns the sum, and finds the worst card.
inline double dangers(const Facts& s, u64 hand, int& worst) {
    const Weights& w = s.weights;
    double sum = 0, most = -1;
    worst = -1;
    const auto meet = [&](double danger, int card) {
        sum += danger;
        if (danger > most || (danger == most && card % kLane > worst % kLane)) {
            most = danger;
            worst = card;
        }
    };
    for (int suit = 0; suit < kSuits; ++suit) {
        const int lowest = s.lowest[at(suit)];
        int place = 0;
        for (u32 left = suit_of(hand, suit); left; left &= left - 1, ++place)
            meet(std::max(0.0, low(left) - lowest - w.beneath * place) / (kRanks - lowest), suit * kLane + low(left));
    }
    if (hand >> kJoker & 1) meet(w.joker_danger, kJoker);
    return sum;
}

// The most dangerous cards for a nullo.
inline u64 worst_of(const Facts& s, u64 hand, int count) {
    u64 out = 0;
    for (int worst; count-- && hand; out |= bit(worst), hand &= ~bit(worst)) dangers(s, hand, worst);
    return out;
}

// The tricks a hand expects to take in each strain, and the average gain of a nullo.
struct Hopes {
    std::array<double, 5> tricks{};
    double nullo = 0;
    Hopes(const Facts& s, u64 hand) {
        const Weights& w = s.weights;
        for (int strain = 0; strain < kSuits; ++strain) tricks[at(strain)] = suit_tricks(w, hand, strain);
        tricks[kNoTrump] = plain_tricks(w, hand);
        int worst;
        const double risk = dangers(s, hand & ~worst_of(s, hand, s.middle_size - 1), worst);
        nullo = worth_of(kNullo) * (2 * std::max(0.0, w.nullo[0] - w.nullo[1] * risk) - 1);
    }
};

// The worth of an illegal call, or of one with far too little hope.
inline constexpr double kNever = -1e6;
// Bids this many spreads above the expected tricks are not weighed.
inline constexpr int kHopeless = 3;
using Gains = std::array<double, kCalls + 1>;  // for a pass, and every call

// The average gain of each legal call, as a rule-of-thumb bidder sees it.
inline Gains gains(const Facts& s, const Auction& auction, const Hopes& hopes) {
    static constexpr double kRoot = 1.4142135623730951;
    const Weights& w = s.weights;
    Gains worth;
    worth.fill(kNever);
    worth[0] = auction.partner_bids() ? w.partners_bid : 0;
    const u32 said = auction.partners_strains(), may = auction.open();
    for (int call = 0; call < kNullo; ++call) {
        if (!(may >> call & 1)) continue;
        const int strain = strain_of(call);
        const double spread = w.spread[strain == kNoTrump];
        const double off = hopes.tricks[at(strain)] + w.same_suit * (said >> strain & 1) - tricks_of(call) + 0.5;
        if (off < -kHopeless * spread) continue;
        worth[at(call + 1)] = worth_of(call) * std::erf(off / (spread * kRoot));
    }
    if (may >> kNullo & 1) worth[kNullo + 1] = hopes.nullo;
    if (may >> kOpen & 1) worth[kOpen + 1] = worth_of(kOpen) * (hopes.nullo / worth_of(kNullo) - w.seen);
    if (may >> kGrand & 1) worth[kGrand + 1] = worth_of(kGrand) * (hopes.nullo / worth_of(kNullo) - w.grand);
    return worth;
}

inline int choose_call(const Facts& s, const Auction& auction, const Hopes& hopes) {
    const Gains worth = gains(s, auction, hopes);
    return static_cast<int>(std::max_element(worth.begin(), worth.end()) - worth.begin()) - 1;
}

}  // namespace spadille::five_hundred
