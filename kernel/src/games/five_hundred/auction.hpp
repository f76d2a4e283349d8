// The auction of Five Hundred: the seat to call, the legal calls, and the end.
//
// This duplicates the rules in Python; tests/games/five_hundred/test_parity.py checks that both agree.
#pragma once

#include <algorithm>
#include <vector>

#include "facts.hpp"

namespace spadille::five_hundred {

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
    const std::vector<signed char>& calls() const { return calls_; }
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

    // The legal bids, one bit each.
    u32 open() const {
        const int bid = last(), seat = caller(), beat = bid < 0 ? -1 : rank(calls_[at(bid)]);
        u32 may = 0;
        for (int call = sixes_open() ? 0 : kStrainCount; call < kNullo; ++call)
            if (rank(call) > beat) may |= 1u << call;
        if (!s_.nullo || s_.announced[at(seat)] || s_.announced[at((seat + 2) % kPlayers)]) return may;
        if (rank(kNullo) > beat) may |= 1u << kNullo;
        if (s_.grand && partner_bid_nullo() && rank(kGrand) > beat) may |= 1u << kGrand;
        return may;
    }

    bool partner_bids() const { return last() >= 0 && (s_.first + last() + 2) % kPlayers == caller(); }

    // The strains that the partner of the seat on turn has bid, one bit each.
    u32 partners_strains() const {
        u32 said = 0;
        for (std::size_t i = (calls_.size() + 2) % kPlayers; i < calls_.size(); i += kPlayers)
            if (calls_[i] >= 0 && calls_[i] < kNullo) said |= 1u << strain_of(calls_[i]);
        return said;
    }

private:
    static constexpr int kHighest = 1000;  // above all ranks

    bool partner_bid_nullo() const {
        for (std::size_t i = (calls_.size() + 2) % kPlayers; i < calls_.size(); i += kPlayers)
            if (calls_[i] == kNullo) return true;
        return false;
    }
    int rank(int call) const {
        if (call == kGrand) return kHighest;
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
