// The result of a deal of Spades: points and bags, the end of the match, and the chance to win it.
//
// scoring.py and players/worth.py have the same in Python; tests/games/spades/rules/test_scoring.py checks that both
// agree.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "facts.hpp"

namespace spadille::spades {

inline constexpr int kBlindCall = -2;  // a nil called blind; in play it is the same as kNilCall
inline constexpr int kPenaltyBags = 10;
inline constexpr int kTrickPoints = 10;

// The options for scoring, named as in Python. Defaults: 500 points, nils of 100, bags that cost.
struct Scoring {
    int seats = 4, sides = 2;  // the seats of one side are `sides` apart
    i64 nil_bonus = 100, nil_penalty = 100, blind_nil_bonus = 200, blind_nil_penalty = 200;
    bool failed_nil_bags = false;
    bool set_minus = true;      // a contract that is set costs its points
    bool counts_taken = false;  // ten points for every trick of a made contract, not for those bid alone
    i64 overtrick_points = 1, bag_penalty = 100;
    i64 target = 500;
    i64 mercy = std::numeric_limits<i64>::min();       // the lowest number: no score loses the match
    i64 hand_limit = std::numeric_limits<i64>::max();  // the highest: no deal but max_deals is the last
    i64 max_deals = 100;
};

// The state of every side between deals.
struct Standing {
    std::array<i64, kSeats> totals{}, bags{};
    i64 deals = 0;
    bool tied = false;  // the match was due to end, and the top was shared
};

// The probability that one of two sides wins, by the worth of both sides' points: rows of `size`, a step apart.
struct Prospects {
    const double* table = nullptr;  // none: a softmax of the points
    int size = 0;
    i64 step = 10, lowest = 0;
};

// Everything that determines a score, except the calls and the tricks.
struct Reckoning {
    Scoring rules;
    Standing match;  // as the deal began
    Prospects prospects;
};

// The worth of an end to a seat.
struct End {
    double worth = 0;   // gain in points of its side over the best other, bags at their expected cost
    double win = 0;     // the chance to win the match then
    bool made = false;  // its own call was made
};

// The winners of a match, as bits of sides; `over` with none: no winner.
struct Verdict {
    bool over = false;
    u32 winners = 0;
};

// The match after a deal; a call is a number of tricks, kNilCall or kBlindCall.
inline Standing after(const Scoring& s, const Standing& match, const Row& calls, const Row& taken) {
    Standing now = match;
    ++now.deals;
    for (int side = 0; side < s.sides; ++side) {
        i64 bid = 0, counted = 0, apart = 0, points = 0;
        for (int seat = side; seat < s.seats; seat += s.sides) {
            const int call = calls[at(seat)], tricks = taken[at(seat)];
            if (call >= 0) {
                bid += call;
                counted += tricks;
                continue;
            }
            apart += tricks;
            const bool blind = call == kBlindCall;
            if (!tricks)
                points += blind ? s.blind_nil_bonus : s.nil_bonus;
            else
                points += (s.failed_nil_bags ? s.overtrick_points * tricks : 0) -
                          (blind ? s.blind_nil_penalty : s.nil_penalty);
        }
        const i64 over = bid ? std::max<i64>(0, counted - bid) : 0;
        if (bid && counted < bid)
            points -= s.set_minus ? kTrickPoints * bid : 0;
        else if (bid)
            points += kTrickPoints * (s.counts_taken ? counted : bid) + s.overtrick_points * over;
        i64 bags = match.bags[at(side)] + over + (s.failed_nil_bags ? apart : 0);
        if (s.bag_penalty && bags >= kPenaltyBags) {
            points -= s.bag_penalty * (bags / kPenaltyBags);
            bags %= kPenaltyBags;
        }
        now.totals[at(side)] += points;
        now.bags[at(side)] = bags;
    }
    return now;
}

// The verdict after a deal: a shared top plays on.
inline Verdict verdict(const Scoring& s, const Standing& match) {
    const auto first = match.totals.begin(), last = first + s.sides;
    const i64 best = *std::max_element(first, last);
    u32 top = 0;
    for (int side = 0; side < s.sides; ++side) top |= static_cast<u32>(match.totals[at(side)] == best) << side;
    if (match.deals >= s.max_deals) return {true, top == (1u << s.sides) - 1 ? 0 : top};
    const bool due =
        match.tied || best >= s.target || *std::min_element(first, last) <= s.mercy || match.deals >= s.hand_limit;
    return {due && std::has_single_bit(top), top};
}

// The points of a side, with bags at their expected cost.
inline double worth(const Scoring& s, const Standing& match, int side) {
    const double each = static_cast<double>(s.bag_penalty) / kPenaltyBags;
    return static_cast<double>(match.totals[at(side)]) - each * static_cast<double>(match.bags[at(side)]);
}

// Points ahead of the best other side.
inline double lead(const Scoring& s, const Standing& match, int side) {
    double other = -std::numeric_limits<double>::infinity();
    for (int each = 0; each < s.sides; ++each)
        if (each != side) other = std::max(other, worth(s, match, each));
    return worth(s, match, side) - other;
}

// The chance to win a match that goes on: from the table for two sides, else the softmax of all sides' points.
inline double chance(const Reckoning& t, const Standing& match, int side) {
    const Prospects& p = t.prospects;
    if (p.table && t.rules.sides == 2) {
        const auto place = [&](int each) {
            const double steps =
                (worth(t.rules, match, each) - static_cast<double>(p.lowest)) / static_cast<double>(p.step);
            return static_cast<std::size_t>(std::clamp(std::nearbyint(steps), 0.0, static_cast<double>(p.size - 1)));
        };
        return p.table[place(side) * at(p.size) + place(1 - side)];
    }
    const i64 best = *std::max_element(match.totals.begin(), match.totals.begin() + t.rules.sides);
    const double far = 60 + 0.35 * static_cast<double>(std::max<i64>(0, t.rules.target - best));
    double sum = 0;
    for (int each = 0; each < t.rules.sides; ++each)
        sum += std::exp(std::min(50.0, (worth(t.rules, match, each) - worth(t.rules, match, side)) / far));
    return 1 / sum;
}

// The worth of an end of the deal to a seat.
inline End score(const Reckoning& t, const Row& calls, const Row& taken, int seat) {
    const int side = seat % t.rules.sides, call = calls[at(seat)], tricks = taken[at(seat)];
    const Standing now = after(t.rules, t.match, calls, taken);
    const Verdict end = verdict(t.rules, now);
    End found{lead(t.rules, now, side) - lead(t.rules, t.match, side), 0.0, call >= 0 ? tricks >= call : !tricks};
    if (!end.over)
        found.win = chance(t, now, side);
    else if (end.winners >> side & 1)
        found.win = 1.0 / std::popcount(end.winners);
    return found;
}

}  // namespace spadille::spades
