// Spades played on: worlds drawn by how well the calls fit them, a call or a card tried, and the deal ended.
#pragma once

#include "bidding.hpp"
#include "playing.hpp"

namespace spadille::spades {

struct Played {
    std::vector<World> worlds;
    std::vector<u8> taken;          // [option][world][seat]
    std::vector<signed char> bids;  // the same, where calls were weighed
};

// So many worlds, drawn by the likelihood of the calls from a pool `times` as large.
inline std::vector<World> imagine(const Facts& s, std::size_t count, std::size_t times, u64 seed) {
    WorldDealer dealer(s);
    Chance chance(seed);
    bool told = false;
    for (int seat = 0; seat < s.seats; ++seat) told |= seat != s.seat && s.bids[at(seat)] != kSilent;
    const bool weigh = s.spread > 0 && told && times > 1;
    std::vector<World> pool(weigh ? count * times : count);
    std::vector<double> sums;
    for (World& world : pool) {
        world = dealer.deal(chance);
        if (weigh) sums.push_back((sums.empty() ? 0.0 : sums.back()) + likelihood(s, world) + 1e-12);
    }
    if (!weigh) return pool;
    return drawn(pool, sums, count, chance);
}

// The thinking seat makes a call, the seats after it call by rule of thumb, and the opener is found.
inline void call(const Facts& s, Deal& d, int option) {
    d.bids[at(s.seat)] = option;
    for (int turn = 1; turn < s.seats; ++turn) {
        const int seat = (s.seat + turn) % s.seats;
        if (d.bids[at(seat)] == kSilent) d.bids[at(seat)] = quick_bid(s, d.bids, seat, d.hands[at(seat)]);
    }
    Rules(s).open(d);
}

inline Played roll_out(const Facts& s, const std::vector<int>& options, std::size_t count, std::size_t times,
                       u64 seed) {
    Played found;
    found.worlds = imagine(s, count, times, seed);
    const Rules rules(s);
    const Player player(s);
    for (const int option : options)
        for (const World& world : found.worlds) {
            Deal d = start(s, world);
            if (s.bidding)
                call(s, d, option);
            else
                rules.put(d, option);
            player.finish(d);
            for (int seat = 0; seat < s.seats; ++seat) {
                found.taken.push_back(static_cast<u8>(d.taken[at(seat)]));
                if (s.bidding) found.bids.push_back(static_cast<signed char>(d.bids[at(seat)]));
            }
        }
    return found;
}

}  // namespace spadille::spades
