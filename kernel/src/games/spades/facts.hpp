// Spades for two to six seats: what a seat knows, and the numbers its rules of thumb were fitted to.
//
// Ranks run from 0 without gaps; suit 3 is trump.
#pragma once

#include "../../search/worlds.hpp"

namespace spadille::spades {

inline constexpr int kNilCall = -1;  // nil, blind or not
inline constexpr int kSilent = -9;   // no call yet
inline constexpr int kTrump = 3;
enum Opening { kAnyCard, kNoTrump, kLowestClub };

// What calls are made by. The names are those of `Weights` in Python, which tells what each is.
struct Weights {
    std::array<double, 3> honours{};
    double honour_in_long_suit = 0;
    std::array<double, 2> honour_by_seats{};
    double trump_top = 0, trump_high = 0, trump_long = 0, trump_by_seats = 0;
    double ruff_void = 0, ruff_single = 0;
    std::array<double, 2> nil_plain{}, nil_trump{};
    double nil_third = 0, nil_top_trump = 0, nil_long_trump = 0, nil_size = 0;
    double caution = 0, nil_tricks = 0, nil_risk = 0;
    std::array<double, 2> told_nil{};
};

struct Nets;

// What everybody at the table knows, and the seat that thinks.
struct Facts : Sight {
    int leader = 0, laid = 0;
    int first = 0;  // who called first
    u64 blind = 0;  // the seats that called unseen: it tells nothing of their hands
    Row sides{}, bids{}, taken{}, table{}, may_nil{};
    std::array<u64, kSeats> played{};
    u64 pack = 0;
    bool bidding = false;     // the seat weighs calls, not cards
    bool must_break = false;  // spades may not be led before one was played
    bool broken = false;
    int opening = kAnyCard;  // how the first trick is led to
    bool fresh = false;      // nothing has been led yet
    bool greedy = false;     // tricks above the contract are worth having
    int min_bid = 1, hand_size = 13;
    double share = 1.0;   // how far honours go with so many seats
    double spread = 0.0;  // how far bids stray from hands; 0: bids tell nothing
    Weights weights;
    const Nets* nets = nullptr;  // what deals are played on by; none: rules of thumb
};

}  // namespace spadille::spades
