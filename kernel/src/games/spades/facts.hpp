// Spades for two to six seats: the knowledge of a seat, and the fitted numbers of its rules of thumb.
//
// Ranks run from 0 without gaps; suit 3 is trump.
#pragma once

#include "../../search/worlds.hpp"

namespace spadille {
struct Nets;
}

namespace spadille::spades {

inline constexpr int kNilCall = -1;  // nil, blind or not
inline constexpr int kSilent = -9;   // no call yet
inline constexpr int kTrump = 3;
enum Opening { kAnyCard, kNoTrump, kLowestClub };

// Weights for calls. The names are those of `Weights` in Python, where each is described.
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

// The public knowledge at the table, and that of the thinking seat.
struct Facts : Sight {
    int leader = 0, laid = 0;
    int first = 0;  // the seat that called first
    u64 blind = 0;  // the seats that called unseen: such a call says nothing about the hand
    Row sides{}, bids{}, taken{}, table{}, may_nil{};
    std::array<u64, kSeats> played{};
    u64 pack = 0;
    bool bidding = false;     // the seat weighs calls, not cards
    bool must_break = false;  // spades may not be led before one was played
    bool broken = false;
    int opening = kAnyCard;  // rule for the lead to the first trick
    bool fresh = false;      // nothing has been led yet
    bool greedy = false;     // tricks above the contract are worth having
    int min_bid = 1, hand_size = 13;
    double share = 1.0;   // strength of honours with this number of seats
    double spread = 0.0;  // deviation of bids from hands; 0: bids are ignored
    Weights weights;
    u64 liked = 0;               // for two, who draw from a stock: cards that are kept rather than thrown away
    double liking = 1.0;         // how much likelier such a card is to be in the other hand than another card
    const Nets* nets = nullptr;  // players of the roll-outs; none: rules of thumb
};

}  // namespace spadille::spades
