// Roll-outs of Pinochle in worlds, to the end of the deal.
#pragma once

#include <stdexcept>
#include <vector>

#include "../../search/chance.hpp"
#include "playing.hpp"

namespace spadille::pinochle {

// Imagines the hidden hand and the order of the stock.
class Worlds {
public:
    explicit Worlds(const Facts& s) : s_(s), rules_(s.trump) {}

    Deal draw(Chance& chance) const {
        Deal d = start(s_);
        const std::size_t other = at(1 - s_.seat);
        std::array<int, 48> cards{};
        std::size_t count = 0;
        for (u64 left = s_.unseen; left; left &= left - 1) cards[count++] = std::countr_zero(left);
        const bool usual = chance.below(kUsual) != 0;  // not always: people also keep melds back
        for (int tries = 0; tries < kTries; ++tries) {
            for (std::size_t i = count; i > 1; --i) std::swap(cards[i - 1], cards[chance.below(static_cast<u32>(i))]);
            u64 hidden = 0;
            for (std::size_t i = 0; i < at(s_.hidden); ++i) hidden |= bit(cards[i]);
            if ((hidden & s_.barred) || (usual && tries < kPatience && !had_none(d, hidden, chance))) continue;
            d.hands[other] = s_.known | hidden;
            for (std::size_t i = at(s_.hidden); i < count; ++i) d.stock[at(d.held++)] = cards[i];
            if (s_.last >= 0) d.stock[at(d.held++)] = s_.last;
            return d;
        }
        throw std::invalid_argument("no deal of the unseen cards fits what is known");
    }

private:
    static constexpr u32 kUsual = 8;  // one world in 8 assumes nothing of what the other seat kept back
    static constexpr int kTries = 1000, kPatience = 50;

    // Returns whether the other seat had no nine of trumps, and if it was silent no meld, when it last could meld.
    // Which of its cards it has drawn since is left to chance.
    bool had_none(const Deal& d, u64 hidden, Chance& chance) const {
        if (s_.since < 0) return true;
        u64 hand = hidden | s_.played;
        for (int i = 0; i < s_.since; ++i) {
            u64 left = hand;
            for (u32 skip = chance.below(static_cast<u32>(std::popcount(hand))); skip; --skip) left &= left - 1;
            hand &= ~(left & (~left + 1));
        }
        hand |= s_.held;
        return s_.silent ? !rules_.ready(d, 1 - s_.seat, hand) : !rules_.nines(d, 1 - s_.seat, hand);
    }

    const Facts& s_;
    Rules rules_;
};

// The points of both seats from here to the end of the deal, for every option and world.
inline std::vector<std::array<short, 2>> roll_out(const Facts& s, const std::vector<Trial>& options, std::size_t count,
                                                  u64 seed) {
    Chance chance(seed);
    const Player player(s);
    const Worlds drawn(s);
    std::vector<Deal> worlds;
    for (std::size_t i = 0; i < count; ++i) worlds.push_back(drawn.draw(chance));
    std::vector<std::array<short, 2>> found;
    for (const Trial& option : options)
        for (const Deal& world : worlds) {
            const std::array<int, 2> points = player.play_out(world, option);
            found.push_back({static_cast<short>(points[0]), static_cast<short>(points[1])});
        }
    return found;
}

}  // namespace spadille::pinochle
