// Roll-outs of Pinochle in worlds, to the end of the deal.
#pragma once

#include <stdexcept>
#include <vector>

#include "../../search/chance.hpp"
#include "playing.hpp"

namespace spadille::pinochle {

// Draws the hidden hand and the order of the stock uniformly.
inline Deal imagine(const Facts& s, Chance& chance) {
    Deal d = start(s);
    const std::size_t other = at(1 - s.seat);
    std::array<int, 48> cards{};
    std::size_t count = 0;
    for (u64 left = s.unseen; left; left &= left - 1) cards[count++] = std::countr_zero(left);
    for (int tries = 0; tries < 1000; ++tries) {
        for (std::size_t i = count; i > 1; --i) std::swap(cards[i - 1], cards[chance.below(static_cast<u32>(i))]);
        u64 hidden = 0;
        for (std::size_t i = 0; i < at(s.hidden); ++i) hidden |= bit(cards[i]);
        if (hidden & s.barred) continue;
        d.hands[other] = s.known | hidden;
        for (std::size_t i = at(s.hidden); i < count; ++i) d.stock[at(d.held++)] = cards[i];
        if (s.last >= 0) d.stock[at(d.held++)] = s.last;
        return d;
    }
    throw std::invalid_argument("no deal of the unseen cards fits what is known");
}

// The points of both seats from here to the end of the deal, for every option and world.
inline std::vector<std::array<short, 2>> roll_out(const Facts& s, const std::vector<Trial>& options, std::size_t count,
                                                  u64 seed) {
    Chance chance(seed);
    const Player player(s);
    std::vector<Deal> worlds;
    for (std::size_t i = 0; i < count; ++i) worlds.push_back(imagine(s, chance));
    std::vector<std::array<short, 2>> found;
    for (const Trial& option : options)
        for (const Deal& world : worlds) {
            const std::array<int, 2> points = player.play_out(world, option);
            found.push_back({static_cast<short>(points[0]), static_cast<short>(points[1])});
        }
    return found;
}

}  // namespace spadille::pinochle
