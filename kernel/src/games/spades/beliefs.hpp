// How well what was called fits a world of Spades: what imagined worlds are drawn by.
#pragma once

#include "net.hpp"

namespace spadille::spades {

// No call counts less than this for a world: nets err about players, and players err.
inline constexpr double kLeast = 0.02;

// By the nets: every call by the chance of its hand to make it, knowing the calls before it. One made unseen tells
// nothing.
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
