// The likelihood of calls in a world of Spades, used to draw worlds.
#pragma once

#include "net.hpp"

namespace spadille::spades {

// Minimum likelihood of a call: nets err about players, and players err.
inline constexpr double kLeast = 0.02;

// The likelihood by the nets: of every call, given its hand and the calls before it. A call made unseen is ignored.
inline double likelihood(const Facts& s, const NetPlayer& net, const World& world) {
    Row said{};
    said.fill(kSilent);
    double product = 1;
    for (int turn = 0; turn < s.seats; ++turn) {
        const int seat = (s.first + turn) % s.seats, call = s.bids[at(seat)];
        if (call == kSilent) break;
        if (seat != s.seat && !(s.blind >> seat & 1)) {
            const double chance = net.chance_of(said, seat, world[at(seat)] | s.played[at(seat)], call);
            product *= kLeast + (1 - kLeast) * chance;
        }
        said[at(seat)] = call;
    }
    return product;
}

}  // namespace spadille::spades
