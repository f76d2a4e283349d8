// Rule-of-thumb calls of Five Hundred, and the auction.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "facts.hpp"

namespace spadille::five_hundred {

inline double suit_tricks(u64 cards, int strain) {
    const u64 hand = ranked(cards, strain);
    const u32 trumps = suit_of(hand, strain);
    double tricks = 3.64 + 0.5 * std::popcount(trumps);
    tricks += 0.7 * (trumps >> kTop & 1) + 0.58 * (trumps >> kRight & 1) + 0.41 * (trumps >> kLeft & 1) +
              0.4 * (trumps >> kAce & 1);
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == strain) continue;
        const u32 held = suit_of(hand, suit);
        if (held >> kAce & 1) tricks += 0.48;
        if ((held >> kKing & 1) && std::popcount(held) > 1) tricks += 0.14;
        if (!held) tricks += 0.07;
    }
    return tricks;
}

inline double plain_tricks(u64 hand) {
    double tricks = 4.13 + 1.08 * static_cast<double>(hand >> kJoker & 1);
    for (int suit = 0; suit < kSuits; ++suit) {
        const u32 held = suit_of(hand, suit);
        const int length = std::popcount(held);
        if (held >> kAce & 1) tricks += 0.8;
        if ((held >> kKing & 1) && length > 1) tricks += 0.46;
        if ((held >> (kKing - 1) & 1) && length > 2) tricks += 0.15;
        tricks += 0.25 * std::max(0, length - 4);
    }
    return tricks;
}

// How likely each card is to take a trick that is not wanted; the worst is found, and all are added up.
inline double dangers(u64 hand, int& worst) {
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
        int place = 0;
        for (u32 left = suit_of(hand, suit); left; left &= left - 1, ++place)
            meet(std::max(0.0, low(left) - 1.5 * place) / 11, suit * kLane + low(left));
    }
    if (hand >> kJoker & 1) meet(3.0, kJoker);
    return sum;
}

// The cards that a nullo can least afford.
inline u64 worst_of(u64 hand, int count) {
    u64 out = 0;
    for (int worst; count-- && hand; out |= bit(worst), hand &= ~bit(worst)) dangers(hand, worst);
    return out;
}

// What a hand hopes to take in each strain, and what a nullo brings on average.
struct Hopes {
    std::array<double, 5> tricks{};
    double nullo = 0;
    explicit Hopes(u64 hand) {
        for (int strain = 0; strain < kSuits; ++strain) tricks[at(strain)] = suit_tricks(hand, strain);
        tricks[kNoTrump] = plain_tricks(hand);
        int worst;
        const double risk = dangers(hand & ~worst_of(hand, kMiddle - 1), worst);
        nullo = 250 * (2 * std::max(0.0, 0.68 - 0.3 * risk) - 1);
    }
};

class Auction {
public:
    Auction(const Facts& s, std::size_t calls)
        : s_(s), calls_(s.calls.begin(), s.calls.begin() + static_cast<std::ptrdiff_t>(calls)) {}

    int caller() const { return (s_.first + static_cast<int>(calls_.size())) % kPlayers; }
    int last() const {
        for (std::size_t i = calls_.size(); i--;)
            if (calls_[i] != kPass) return static_cast<int>(i);
        return -1;
    }
    int call_at(int place) const { return calls_[at(place)]; }
    bool over() const {
        const int bid = last(), count = static_cast<int>(calls_.size());
        if (bid >= 0 && calls_[at(bid)] == kGrand) return true;
        if (bid < 0) return count == kPlayers;
        return (s_.rounds && count == kPlayers * s_.rounds) || count - bid == kPlayers;
    }
    void add(int call) {
        calls_.push_back(static_cast<signed char>(call));
        while (s_.pass_is_final && !over() && has_passed()) calls_.push_back(kPass);
    }

    // What each call that may be made brings on average, as a rule-of-thumb bidder sees it; others stay far below.
    void gains(const Hopes& hopes, std::array<double, kCalls + 1>& worth) const {
        static constexpr double kRoot = 1.4142135623730951;
        worth.fill(kNever);
        const int bid = last(), seat = caller(), beat = bid < 0 ? -1 : rank(calls_[at(bid)]);
        const bool partner = bid >= 0 && (s_.first + bid + 2) % kPlayers == seat;
        worth[0] = partner ? 60 : 0;
        u32 said = 0;
        bool after_nullo = false;
        for (std::size_t i = (calls_.size() + 2) % kPlayers; i < calls_.size(); i += kPlayers) {
            if (calls_[i] >= 0 && calls_[i] < kNullo) said |= 1u << strain_of(calls_[i]);
            after_nullo |= calls_[i] == kNullo;
        }
        const bool sixes = sixes_open();
        for (int call = sixes ? 0 : 5; call < kNullo; ++call) {
            if (rank(call) <= beat) continue;
            const int strain = strain_of(call);
            const double spread = strain == kNoTrump ? 1.97 : 1.67;
            const double off = hopes.tricks[at(strain)] + (said >> strain & 1) - tricks_of(call) + 0.5;
            if (off < -3 * spread) continue;
            worth[at(call + 1)] = worth_of(call) * std::erf(off / (spread * kRoot));
        }
        if (!s_.nullo || s_.announced[at(seat)] || s_.announced[at((seat + 2) % kPlayers)]) return;
        if (rank(kNullo) > beat) worth[kNullo + 1] = hopes.nullo;
        if (s_.grand && after_nullo && rank(kGrand) > beat) worth[kGrand + 1] = 510 * (hopes.nullo / 250 - 0.1);
    }

    int choose(const Hopes& hopes) const {
        std::array<double, kCalls + 1> worth;
        gains(hopes, worth);
        return static_cast<int>(std::max_element(worth.begin(), worth.end()) - worth.begin()) - 1;
    }

    static constexpr double kNever = -1e6;

private:
    int rank(int call) const {
        if (call == kGrand) return 1000;
        return call == kNullo ? 2 * s_.nullo_place - 1 : 2 * call;
    }
    bool has_passed() const {
        for (std::size_t i = calls_.size() % kPlayers; i < calls_.size(); i += kPlayers)
            if (calls_[i] == kPass) return true;
        return false;
    }
    bool sixes_open() const {
        switch (s_.inkle) {
            case 0: return calls_.size() < 2;
            case 1: return std::count_if(calls_.begin(), calls_.end(), [](int call) { return call != kPass; }) < 2;
            default: return s_.inkle == 3;
        }
    }

    const Facts& s_;
    std::vector<signed char> calls_;
};

}  // namespace spadille::five_hundred
