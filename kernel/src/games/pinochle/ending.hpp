// Perfect play of the last tricks of Pinochle, where nothing is hidden.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "cards.hpp"

namespace spadille::pinochle {

// Estimates how much more the leader gets than the other in the last tricks; fitted to endings played perfectly.
inline int estimate(const Weights& w, u64 leader, u64 other, int trump) {
    double sum = w.ending_lead;
    const u64 lane = lane_mask(trump);
    for (int rank = 0; rank < kRanks; ++rank) {
        const u64 both = kOfRank << 2 * rank;
        sum += w.ending_trump[at(rank)] * (std::popcount(leader & both & lane) - std::popcount(other & both & lane));
        sum += w.ending_plain[at(rank)] * (std::popcount(leader & both & ~lane) - std::popcount(other & both & ~lane));
    }
    const auto top = [](u64 cards, u64 against) {  // the cards of a suit that no card of the other hand beats
        const int highest = against ? 63 - std::countl_zero(against) : 0;
        return std::popcount(cards >> (highest & ~1));
    };
    const auto exposed = [&](u64 cards, u64 against, u64 trumps) {  // points in a suit that can be trumped soon
        return trumps ? points_in(cards) * std::max(0, 2 - std::popcount(against)) : 0;
    };
    const int ahead = std::popcount(leader & lane) - std::popcount(other & lane);
    int exposure = 0, unmatched = 0, tops = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == trump) continue;
        const u64 mine = leader & lane_mask(suit), theirs = other & lane_mask(suit);
        exposure += exposed(theirs, mine, leader & lane) - exposed(mine, theirs, other & lane);
        unmatched += std::abs(std::popcount(mine) - std::popcount(theirs));
        if (ahead >= 0) tops += top(mine, theirs);
        if (ahead <= 0) tops -= top(theirs, mine);
    }
    sum += w.ending_exposed * exposure + w.ending_unmatched * ahead * unmatched + w.ending_top * tops;
    const int rest = points_in(leader) + points_in(other) + kLastTrick;
    return std::clamp(static_cast<int>(std::nearbyint(sum)), -rest, rest);
}

// The difference of the leader to the other with best play, in points. Hands are tidy and of equal length.
class Ending {
public:
    // The weights are used only with a node limit.
    explicit Ending(const Weights& weights = {}, int size = 16)
        : weights_(weights), table_(std::size_t{1} << size), mask_((u64{1} << size) - 1) {}

    int value(u64 leader, u64 other, int trump) {
        reset(trump, 0, 0);
        leader = tidy(leader);
        other = tidy(other);
        const int rest = points_in(leader) + points_in(other) + kLastTrick;
        return close_in(rest, 0, [&](int bound) { return lead(leader, other, bound - 1, bound); });
    }

    // The value of each card for the seat on turn; led: the card on the table, or -1. If the search exceeds the limit
    // of positions (0: none), the tricks after the next few are estimated.
    struct Values {
        std::vector<std::pair<int, int>> cards;
        bool exact = true;
    };
    Values values(u64 mine, u64 other, int trump, int led, u64 bound) {
        reset(trump, 0, bound);
        Values found{each(tidy(mine), tidy(other), led), true};
        for (int tricks = kLook; stopped_; --tricks) {
            reset(trump, std::max(0, std::popcount(other) - tricks), tricks > 1 ? bound : 0);
            found = {each(tidy(mine), tidy(other), led), false};
        }
        return found;
    }

private:
    static constexpr int kInfinite = 1000, kLook = 4;
    struct Entry {
        u64 leader = 0, other = 0;
        short least = 0, most = 0;
        signed char best = -1;
    };

    // Finds the value with searches that tell only if it reaches a bound.
    template <class Search>
    int close_in(int rest, int guess, Search search) const {
        int least = -rest, most = rest;
        while (least < most && !stopped_) {
            const int bound = guess == least ? guess + 1 : guess;
            const int found = search(bound);
            (found < bound ? most : least) = found;
            guess = found;
        }
        return least;
    }

    void reset(int trump, int floor, u64 bound) {
        nodes_ = 0;
        bound_ = bound;
        stopped_ = false;
        if (trump == trump_ && floor == floor_) return;
        trump_ = trump;
        floor_ = floor;
        std::fill(table_.begin(), table_.end(), Entry{});
    }

    std::vector<std::pair<int, int>> each(u64 mine, u64 other, int led) {
        std::vector<std::pair<int, int>> found;
        const int all = points_in(mine) + points_in(other) + kLastTrick + (led < 0 ? 0 : points_of(led));
        for (u64 left = kinds(led < 0 ? mine : answers(mine, led, trump_)); left && !stopped_; left &= left - 1) {
            const int card = std::countr_zero(left);
            const u64 rest = drop(mine, card);
            found.emplace_back(card, close_in(all, found.empty() ? 0 : found.back().second, [&](int bound) {
                                   return led < 0 ? answer(card, rest, other, bound - 1, bound)
                                                  : -after(led, card, other, rest, -bound, 1 - bound);
                               }));
        }
        return found;
    }

    static u64 drop(u64 hand, int card) {  // the second copy goes first, so a tidy hand stays tidy
        const u64 second = bit(card) << 1;
        return hand & second ? hand & ~second : hand & ~bit(card);
    }

    int lead(u64 leader, u64 other, int alpha, int beta) {
        if (!leader) return 0;
        if (std::popcount(leader) <= floor_) return estimate(weights_, leader, other, trump_);
        if (bound_ && ++nodes_ > bound_) stopped_ = true;
        if (stopped_) return 0;
        const int rest = points_in(leader) + points_in(other) + kLastTrick;
        if (alpha >= rest) return rest;
        if (beta <= -rest) return -rest;
        const int least = 2 * cashed(leader, other) - rest;
        if (least >= beta || least == rest) return least;
        const int most = rest - 2 * points_in(higher_trumps(other, leader));
        if (most <= alpha) return most;
        Entry& entry =
            table_[(leader * 0x9E3779B97F4A7C15u ^ (other * 0xC2B2AE3D27D4EB4Fu) >> 7) * 0x165667B19E3779F9u >> 20 &
                   mask_];
        const bool known = entry.leader == leader && entry.other == other;
        int first = -1;
        if (known) {
            if (entry.least >= beta || entry.least == entry.most) return entry.least;
            if (entry.most <= alpha) return entry.most;
            alpha = std::max<int>(alpha, entry.least);
            beta = std::min<int>(beta, entry.most);
            first = entry.best;
        }
        std::array<std::pair<int, int>, kHand> order;
        std::size_t count = 0;
        const u64 their_trumps = other & lane_mask(trump_);
        for (u64 left = leader & kFirst; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            const u64 suit = other & lane_mask(card / kLane);
            const bool wins = card / kLane == trump_ || suit ? !(other & above(card)) : !their_trumps;
            const int points = points_of(card);
            const int plain = wins ? -20 - points : points + (card / kLane == trump_ ? 5 : 0);
            order[count++] = {card == first ? -100 : plain, card};
        }
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
        int best = -kInfinite, chosen = -1;
        const int begun = alpha;
        for (std::size_t i = 0; i < count; ++i) {
            const int card = order[i].second;
            const int found = answer(card, drop(leader, card), other, alpha, beta);
            if (found > best) {
                best = found;
                chosen = card;
            }
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        if (stopped_) return 0;
        Entry& slot = entry;
        if (slot.leader != leader || slot.other != other)
            slot = {leader, other, static_cast<short>(-rest), static_cast<short>(rest), -1};
        if (best > begun) slot.least = static_cast<short>(std::max<int>(slot.least, best));
        if (best < beta) slot.most = static_cast<short>(std::min<int>(slot.most, best));
        slot.best = static_cast<signed char>(chosen);
        return best;
    }

    // The trumps of a hand above all trumps of the other hand: they always win.
    u64 higher_trumps(u64 hand, u64 other) const {
        const u64 theirs = other & lane_mask(trump_);
        return hand & lane_mask(trump_) & (theirs ? above(63 - std::countl_zero(theirs)) : ~u64{0});
    }

    // Points that the leader takes by leading unbeatable cards, trumps first.
    int cashed(u64 leader, u64 other) const {
        const u64 trumps = lane_mask(trump_), mine = leader & trumps, theirs = other & trumps;
        u64 sure = 0;
        if (theirs) {
            const u64 top = bit(63 - std::countl_zero(theirs));
            sure = mine & ~(((top & kFirst) ? top : top >> 1) - 1);
            if (std::popcount(sure) < std::popcount(theirs)) return points_in(sure);
        }
        sure = mine;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (suit == trump_) continue;
            const u64 held = other & lane_mask(suit);
            if (!held)
                sure |= leader & lane_mask(suit);
            else {
                const u64 top = bit(63 - std::countl_zero(held));
                sure |= leader & lane_mask(suit) & ~(((top & kFirst) ? top : top >> 1) - 1);
            }
        }
        return points_in(sure) + (sure == leader ? points_in(other) + kLastTrick : 0);
    }

    int answer(int led, u64 leader, u64 other, int alpha, int beta) {
        std::array<std::pair<int, int>, kHand> order;
        std::size_t count = 0;
        for (u64 left = kinds(answers(other, led, trump_)); left; left &= left - 1) {
            const int card = std::countr_zero(left), points = points_of(card);
            order[count++] = {beaten(led, card, trump_) ? -20 - points : points, card};
        }
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
        int worst = kInfinite;
        for (std::size_t i = 0; i < count; ++i) {
            const int card = order[i].second;
            worst = std::min(worst, after(led, card, leader, drop(other, card), alpha, beta));
            beta = std::min(beta, worst);
            if (alpha >= beta) break;
        }
        return worst;
    }

    // The value of a trick and those after it, for the seat that led it; both hands are without the cards.
    int after(int led, int card, u64 leader, u64 other, int alpha, int beta) {
        const int points = points_of(led) + points_of(card) + (leader ? 0 : kLastTrick);
        if (beaten(led, card, trump_)) return -points - lead(other, leader, -beta - points, -alpha - points);
        return points + lead(leader, other, alpha - points, beta - points);
    }

    Weights weights_;
    std::vector<Entry> table_;
    u64 mask_;
    u64 nodes_ = 0, bound_ = 0;
    bool stopped_ = false;
    int trump_ = -1, floor_ = 0;  // floor_: hands of this many cards are estimated
};

}  // namespace spadille::pinochle
