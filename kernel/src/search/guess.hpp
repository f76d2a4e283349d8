// The starting point of the search for a side's tricks.
#pragma once

#include "board.hpp"

namespace spadille {

// A first guess at the tricks of side 0, by honours and trumps, from averages over random deals. `all`: the cards in
// the hands and on the table.
template <int N>
int guess(const Board<N>& b, u64 all, int total) {
    static constexpr double plain[] = {0.8, 0.45, 0.2, 0.1}, trumps[] = {1.0, 0.75, 0.45, 0.3, 0.25};
    double sum = 0;
    int members = 0;
    std::array<int, 2> longest{};
    for (int suit = 0; suit < kSuits; ++suit) {
        const int most = suit == b.trump ? 5 : 4;
        u32 rest = lane(all, suit);
        for (int place = 0; rest && place < most; ++place) {
            const int top = high(rest);
            rest ^= 1u << top;
            const double worth = suit == b.trump ? trumps[place] : plain[place];
            sum += b.side[at(b.owner(suit * kLane + top))] == 0 ? worth : -worth;
        }
    }
    for (int seat = 0; seat < N; ++seat) {
        const int side = b.side[at(seat)];
        const int length = b.trump < 0 ? 0 : std::popcount(lane(b.hand[at(seat)], b.trump));
        sum += (side == 0 ? 0.25 : -0.25) * length;
        longest[at(side)] = std::max(longest[at(side)], length);
        members += side == 0;
    }
    sum += 0.35 * (longest[0] - longest[1]);
    return static_cast<int>(total * (members / static_cast<double>(N) + sum / 13) + 0.5);
}

}  // namespace spadille
