// The auction of Auction Pinochle, and rule-of-thumb bids and trump suits.
//
// This duplicates the rules and the regular player in Python; tests/games/auction_pinochle/test_parity.py checks both.
#pragma once

#include <algorithm>

#include "melding.hpp"

namespace spadille::auction_pinochle {

class Auction {
public:
    explicit Auction(const Facts& s) : s_(s) {}

    int caller() const { return (s_.first + count_) % s_.seats; }
    int bidder() const { return (s_.first + place_) % s_.seats; }
    int contract() const { return last_; }
    bool over() const { return last_ == kShoot || (place_ < 0 ? count_ == s_.seats : count_ - place_ == s_.seats); }
    // A call of the seat on turn, or the turn of a seat that is out.
    void put(int call) {
        if (call != kNone) {
            last_ = call;
            place_ = count_;
        } else
            out_ |= 1u << caller();
        ++count_;
    }
    void add(int call) {
        put(call);
        while (!over() && is_out(caller())) put(kNone);
    }

    bool is_out(int seat) const { return out_ >> seat & 1; }
    bool stuck() const { return s_.must_bid && place_ < 0 && count_ == s_.seats - 1; }
    // The lowest legal bid; kNone if there is none.
    int least() const {
        if (last_ == kShoot) return kNone;
        if (last_ == kNone) return s_.minimum - (stuck() ? s_.below : 0);
        const int next = last_ < s_.minimum ? s_.minimum : last_ + s_.raise - (last_ - s_.minimum) % s_.raise;
        return next <= s_.highest ? next : kNone;
    }
    // The partner has the highest bid, and both opponents are out.
    bool partner_stands() const {
        return !s_.alone() && place_ >= 0 && place_ == count_ - 2 && is_out((caller() + 1) % s_.seats) &&
               is_out((caller() + 3) % s_.seats);
    }

private:
    const Facts& s_;
    int count_ = 0, place_ = -1, last_ = kNone;
    u32 out_ = 0;
};

// The expected points of a hand as declarer, and what it may bid and name.
class Hopes {
public:
    Hopes(const Facts& s, u64 hand) : s_(s), hand_(hand) {
        const bool taken_up = std::popcount(hand) > (s.alone() ? 15 : 12);
        for (int suit = 0; suit < kSuits; ++suit) {
            const double all = points(taken_up ? s.taken_up : s.dealt, suit);
            points_[at(suit)] = s.marriage_needed && !has_marriage(hand, suit) ? 0.0 : s.scale * all;
        }
    }

    double best() const { return *std::max_element(points_.begin(), points_.end()); }
    double of(int suit) const { return points_[at(suit)]; }

    // A hand that may not name trumps, or is no better than that of a partner who stands, bids only if it must.
    bool hopeless_bid(const Auction& auction) const {
        if (s_.alone()) return false;
        return (s_.marriage_needed && !has_any_marriage(hand_)) || (auction.partner_stands() && !names_better());
    }
    int call(const Auction& auction) const {
        const int next = auction.least();
        if (auction.stuck()) return next;
        return next == kNone || hopeless_bid(auction) || next > best() ? kNone : next;
    }

    u32 nameable() const {
        u32 suits = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if (!s_.marriage_needed || has_marriage(hand_, suit)) suits |= 1u << suit;
        return suits;
    }
    bool may_concede() const { return (s_.alone() && s_.concedes) || !nameable(); }

    // The suit that brings most, or kConcedeNaming.
    int name(int contract) const {
        u32 suits = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if ((nameable() >> suit & 1) && !is_worse(suit)) suits |= 1u << suit;
        if (!suits) return kConcedeNaming;
        if (may_concede() && contract > 0 && !made(contract) && gives_up(contract)) return kConcedeNaming;
        int found = -1;
        for (int suit = 0; suit < kSuits; ++suit)
            if ((suits >> suit & 1) && (found < 0 || points_[at(suit)] > points_[at(found)])) found = suit;
        return found;
    }

private:
    double points(const Prospects& p, int suit) const {
        double tricks = p.base;
        each_member(hand_, [&](int card) {
            const int rank = rank_of(card);
            if (card / kLane == suit)
                tricks += p.trump + (rank == kAce ? p.trump_ace : 0.0);
            else if (rank >= kTen)
                tricks += rank == kAce ? p.ace : p.ten;
        });
        const double own = static_cast<double>(Melds(s_, hand_, suit).worth) / s_.scale;
        return p.meld * own + p.more + std::min(p.most, tricks);
    }
    bool names_better() const {
        for (int suit = 0; suit < kSuits; ++suit)
            if (sets(hand_, run_of(suit)) || length(suit) >= s_.thumbs.length) return true;
        return false;
    }
    int length(int suit) const { return std::popcount(hand_ & suit_of(suit)); }
    int aces(int suit) const { return std::popcount(hand_ & suit_of(suit) & rank_mask(kAce)); }
    bool is_worse(int named) const {
        if (s_.double_spades || has_marriage(hand_, named)) return false;
        for (int suit = 0; suit < kSuits; ++suit)
            if (has_marriage(hand_, suit) && length(suit) >= length(named) && aces(suit) >= aces(named) &&
                Melds(s_, hand_, suit).worth > Melds(s_, hand_, named).worth)
                return true;
        return false;
    }
    // The melds alone make the bid and cannot be lost.
    bool made(int contract) const {
        for (int suit = 0; s_.keeps && suit < kSuits; ++suit) {
            const Melds found(s_, hand_, suit);
            const int spare = std::popcount(hand_ & ~found.on_table()), widow = s_.alone() ? 3 : 0;
            if (spare >= widow && found.worth >= contract && (nameable() >> suit & 1)) return true;
        }
        return false;
    }
    bool gives_up(int contract) const {
        double best = points(s_.taken_up, 0);
        for (int suit = 1; suit < kSuits; ++suit) best = std::max(best, points(s_.taken_up, suit));
        return s_.twice && best + s_.thumbs.caution < static_cast<double>(contract) / s_.scale;
    }

    const Facts& s_;
    u64 hand_;
    std::array<double, kSuits> points_{};
};

}  // namespace spadille::auction_pinochle
