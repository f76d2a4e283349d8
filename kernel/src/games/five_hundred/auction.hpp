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

    int caller() const { return (s_.first + static_cast<int>(calls_.size())) % s_.players; }
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
        if (bid < 0) return count == s_.players;
        if (s_.rounds && count == s_.players * s_.rounds) return true;
        return count - bid == s_.players + (s_.raise_own && !unanswered(bid));
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
        if (!s_.nullo || s_.announced[at(seat)] || s_.announced[at(s_.partner(seat))]) return may;
        if (rank(kNullo) > beat && (!s_.nullo_after_seven || seven_bid())) may |= 1u << kNullo;
        if (s_.open_place >= 0 && rank(kOpen) > beat) may |= 1u << kOpen;
        if (s_.grand && partner_bid_nullo() && rank(kGrand) > beat) may |= 1u << kGrand;
        return may;
    }

    bool partner_bids() const {
        const int bidder = (s_.first + last()) % s_.players;
        return last() >= 0 && bidder != caller() && s_.together(bidder, caller());
    }

    // The strains that the partner of the seat on turn has bid, one bit each.
    u32 partners_strains() const {
        u32 said = 0;
        if (s_.sides == s_.players) return said;
        for (std::size_t i = partners_first(); i < calls_.size(); i += at(s_.players))
            if (calls_[i] >= 0 && calls_[i] < kNullo) said |= 1u << strain_of(calls_[i]);
        return said;
    }

private:
    static constexpr int kHighest = 1000;  // above all ranks

    bool partner_bid_nullo() const {
        for (std::size_t i = partners_first(); i < calls_.size(); i += at(s_.players))
            if (calls_[i] == kNullo) return true;
        return false;
    }
    // The place of the first call of the partner of the seat on turn.
    std::size_t partners_first() const { return (calls_.size() + at(s_.sides)) % at(s_.players); }
    bool seven_bid() const {
        return std::any_of(calls_.begin(), calls_.end(),
                           [](int call) { return call >= 0 && call < kNullo && tricks_of(call) == 7; });
    }
    // Returns whether a bid raises the bidder's own, and no other seat may still call.
    bool unanswered(int bid) const {
        if (!s_.pass_is_final || bid < s_.players || calls_[at(bid - s_.players)] == kPass) return false;
        return std::all_of(calls_.begin() + bid - s_.players + 1, calls_.begin() + bid,
                           [](int call) { return call == kPass; });
    }
    int rank(int call) const {
        if (call == kGrand) return kHighest;
        return call == kNullo ? 2 * s_.nullo_place - 1 : call == kOpen ? 2 * s_.open_place - 1 : 2 * call;
    }
    bool has_passed() const {
        for (std::size_t i = calls_.size() % at(s_.players); i < calls_.size(); i += at(s_.players))
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
