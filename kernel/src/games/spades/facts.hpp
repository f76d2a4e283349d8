// Spades for two to six seats: what a seat knows. Ranks run from 0 without gaps; suit 3 is trump.
#pragma once

#include "../../search/worlds.hpp"

namespace spadille::spades {

inline constexpr int kNilCall = -1;  // nil, blind or not
inline constexpr int kSilent = -9;   // no call yet
inline constexpr int kTrump = 3;

// What everybody at the table knows, and the seat that thinks.
struct Facts : Sight {
    int leader = 0, laid = 0;
    Row sides{}, bids{}, taken{}, table{}, may_nil{};
    std::array<u64, kSeats> played{};
    u64 pack = 0;
    bool bidding = false;     // the seat weighs calls, not cards
    bool must_break = false;  // spades may not be led before one was played
    bool broken = false;
    int opening = 0;      // the first lead: 0 any card, 1 no spade, 2 the lowest club of all
    bool fresh = false;   // nothing has been led yet
    bool greedy = false;  // tricks above the contract are worth having
    int min_bid = 1, hand_size = 13;
    double share = 1.0;   // how far honours go with so many seats
    double spread = 0.0;  // how far bids stray from hands; 0: bids tell nothing
};

}  // namespace spadille::spades
