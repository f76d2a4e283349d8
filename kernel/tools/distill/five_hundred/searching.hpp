// A player of Five Hundred that weighs its moves over imagined worlds, like `strong`, for whole deals in bulk: it makes
// the lessons for a net, and plays against the net.
#pragma once

#include <utility>

#include "../weighing.hpp"
#include "games/five_hundred/roll_out.hpp"

namespace spadille::distill {

using namespace spadille::five_hundred;

// The settings of a player. Without worlds it makes the move of its policy at once.
struct Mind {
    int worlds = 100;
    const Nets* nets = nullptr;  // none: rules of thumb
    std::size_t pool = 8;        // size of the pool from which each world is drawn
    std::size_t calls = 0;       // calls that the net selects to weigh, besides a pass; 0: a few worlds select
    double noise = 0.5;          // lead in errors that a call needs over the usual one
};

inline constexpr u64 kSuitCards = (u64{1} << kRanks) - 1;
inline constexpr u64 kPack =
    kSuitCards | kSuitCards << kLane | kSuitCards << 2 * kLane | kSuitCards << 3 * kLane | u64{1} << kJoker;

// The state of a deal, with all cards as given.
struct Table {
    std::array<u64, kPlayers> hands{}, played{};
    u64 middle = 0, gone = 0;
    std::vector<signed char> calls;
    int first = 0;
    Facts::Phase phase = Facts::kBidding;
    Deal deal;  // while it is played
};

struct House {
    Weights weights;
    double heat = 50;
};

inline Facts facts_of(const House& house, const Table& t, int seat) {
    const Deal& d = t.deal;
    Facts s;
    s.seats = kPlayers, s.seat = seat, s.phase = t.phase, s.first = t.first, s.calls = t.calls;
    s.contract = d.contract, s.declarer = d.declarer, s.taker = d.taker;
    s.leader = d.leader, s.named = d.named, s.laid = d.laid, s.taken = d.taken, s.out = d.out;
    s.hand = t.hands[at(seat)], s.played = {}, s.heat = house.heat, s.weights = house.weights;
    for (int i = 0; i < d.laid; ++i) s.table[at(i)] = std::countr_zero(unranked(bit(d.table[at(i)]), d.strain));
    if (t.phase == Facts::kPlaying && seat == d.taker) s.middle = t.middle;
    s.unseen = kPack & ~(t.gone | s.hand | s.middle);
    for (int i = 0; i < kPlayers; ++i) {
        s.sizes[at(i)] = std::popcount(t.hands[at(i)]), s.played[at(i)] = t.played[at(i)];
        for (int suit = 0; suit < kSuits; ++suit)
            if (d.out[at(i)] >> suit & 1)
                s.barred[at(i)] |= unranked(ranked(kPack, d.strain) & Rules::suit_mask(suit), d.strain) & s.unseen;
    }
    return s;
}

// Points that a seat's side gains on the other by an end of a deal.
inline int points(const End& end, int seat) {
    if (end[0] == kThrownIn) return 0;
    const int ours = end[at(2 + seat)] + end[at(2 + (seat + 2) % 4)];
    const int theirs = end[at(2 + (seat + 1) % 4)] + end[at(2 + (seat + 3) % 4)];
    if (end[0] == kNoContract) return 10 * (ours - theirs);
    const bool declares = (end[1] ^ seat) % 2 == 0, nullo = end[0] >= kNullo;
    const int tricks = declares ? ours : theirs;
    const int worth = nullo                         ? (tricks ? -worth_of(end[0]) : worth_of(end[0]))
                      : tricks >= tricks_of(end[0]) ? worth_of(end[0])
                                                    : -worth_of(end[0]);
    const int gained = worth - 10 * (nullo ? tricks : kTricks - tricks);
    return declares ? gained : -gained;
}

inline Weighed<u64> try_out(const Facts& s, const std::vector<u64>& options, int worlds, std::size_t pool, u64 seed) {
    Weighed<u64> w;
    w.options = options;
    const std::vector<End> ends = roll_out(s, options, at(worlds), pool, seed);
    for (std::size_t i = 0; i < options.size(); ++i) {
        std::vector<float> row;
        for (std::size_t k = 0; k < at(worlds); ++k)
            row.push_back(static_cast<float>(points(ends[i * at(worlds) + k], s.seat)));
        w.values.push_back(std::move(row));
    }
    w.average();
    return w;
}

// Weighs moves; of many, a few worlds by rules of thumb first select the best.
inline Weighed<u64> weigh(Facts s, const Mind& mind, std::vector<u64> options, u64 usual, u64 seed) {
    constexpr std::size_t kFinalists = 8;
    if (s.phase == Facts::kBidding && mind.nets && mind.calls) {
        s.nets = mind.nets;
        options = best_calls(s, mind.calls);
        if (std::find(options.begin(), options.end(), 0) == options.end()) options.push_back(0);
    }
    if (options.size() > kFinalists) {
        s.nets = nullptr;
        const Weighed<u64> few = try_out(s, options, mind.nets ? 50 : 12, mind.pool, seed ^ 0x9E3779B97F4A7C15u);
        std::vector<std::size_t> order(options.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(options[a] != usual, -few.means[a]) < std::pair(options[b] != usual, -few.means[b]);
        });
        order.resize(kFinalists);
        std::sort(order.begin(), order.end());
        std::vector<u64> kept;
        for (const std::size_t i : order) kept.push_back(options[i]);
        options = std::move(kept);
    }
    s.nets = mind.nets;
    return try_out(s, options, mind.worlds, mind.pool, seed);
}

// The move if none is clearly better: that of the nets, or else of the rule.
inline u64 usual_of(Facts s, const Mind& mind, const Weighed<u64>& w, u64 rule) {
    s.nets = mind.nets;
    const int found = mind.nets ? at_once(s, w.options) : -1;
    return found < 0 ? rule : w.options[at(found)];
}

// The discards to weigh: five of the eight cards that are missed least.
inline std::vector<u64> likely_discards(const Facts& s, u64 usual) {
    const u64 likely = usual | discards(s, s.hand & ~usual, s.contract, ~u64{0}, 3);
    std::vector<u64> found;
    for (u64 each = likely; each; each = (each - 1) & likely)
        if (std::popcount(each) == kMiddle) found.push_back(each);
    return found;
}

}  // namespace spadille::distill
