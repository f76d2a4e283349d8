// Roll-outs of Pinochle in worlds, to the end of the deal.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "../../search/worlds.hpp"
#include "playing.hpp"

namespace spadille::pinochle {

// Imagines the hidden hand and the order of the stock.
class Worlds {
public:
    explicit Worlds(const Facts& s) : s_(s), rules_(s.trump) {
        const double spent = std::min(s.tricks, kChosen) / static_cast<double>(kChosen);
        for (int card = 0; card < 64; ++card)
            odds_[at(card)] =
                std::exp(spent * (card / kLane == s.trump ? kTrumpHeld : kPlainHeld)[at(rank_of(card) % kRanks)]);
    }

    Deal draw(Chance& chance) const {
        Deal d = start(s_);
        const bool usual = chance.below(kUsual) != 0;  // not always: people also keep melds back
        u64 hidden = 0;
        for (int tries = 0; tries < kTries; ++tries) {
            hidden = some_by_odds(s_.unseen & ~s_.barred, s_.hidden, odds_, chance);
            if (!usual || had_none(d, hidden, chance)) break;
        }
        d.hands[at(1 - s_.seat)] = s_.known | hidden;
        for (u64 left = s_.unseen & ~hidden; left; left &= left - 1) d.stock[at(d.held++)] = std::countr_zero(left);
        for (int i = d.held; i > 1; --i) std::swap(d.stock[at(i - 1)], d.stock[chance.below(static_cast<u32>(i))]);
        if (s_.last >= 0) d.stock[at(d.held++)] = s_.last;
        return d;
    }

private:
    static constexpr u32 kUsual = 8;  // one world in 8 assumes nothing of what the other seat kept back
    static constexpr int kTries = 50;
    // How much likelier a card is to be in the other hand than in the stock, by rank, once `kChosen` tricks have been
    // played (logarithms of odds): players keep aces and trumps and throw nines. Counted in 20,000 deals of rules of
    // thumb; what nines of trumps tell is left to `had_none`.
    static constexpr int kChosen = 7;
    static constexpr std::array<double, kRanks> kTrumpHeld = {0, 0.4, 0, 0, 0.45, 0.4};
    static constexpr std::array<double, kRanks> kPlainHeld = {-1.6, 0, 0.1, 0.1, 0.15, 0.5};

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
    std::array<double, 64> odds_{};  // by card: to be in the other hand rather than in the stock
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
