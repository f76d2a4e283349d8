// A match of two sides: the chance to win it from any score, computed backwards from the ends of deals.
//
// Every end of a deal leads to another pair of scores; the table is swept until it is stable.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace spadille::race {

// An end of a deal for the declarers and the others, with its observed share; in steps of points.
struct Ending {
    int declarers, others;
    bool kept;
    double share;
};

// The end of a match, in steps of points from the lowest score in the table on.
struct Race {
    int size = 0;          // scores in the table
    int floor = -1;        // a side at or below it has lost; -1: none
    int goal = 0;          // a side at or above it has won
    bool contract = true;  // only by a kept contract
};

// For every pair of scores the probability that the first side wins the match, by the row of the first side.
inline std::vector<double> chances(const Race& race, const std::vector<Ending>& endings) {
    const int size = race.size;
    const auto place = [size](int us, int them) { return static_cast<std::size_t>(us * size + them); };
    std::vector<double> table(place(size, 0));
    const auto clamp = [&](int score) { return std::clamp(score, 0, size - 1); };
    const auto end = [&](int us, int them, int kept_by) {
        const bool we_fell = us <= race.floor, they_fell = them <= race.floor;
        if (we_fell || they_fell) return we_fell == they_fell ? 0.5 : we_fell ? 0.0 : 1.0;
        const bool we = us >= race.goal, they = them >= race.goal;
        if (we && kept_by == 0) return 1.0;
        if (they && kept_by == 1) return 0.0;
        if (!race.contract && we != they) return we ? 1.0 : 0.0;
        if (!race.contract && we && us != them) return us > them ? 1.0 : 0.0;
        return table[place(clamp(us), clamp(them))];
    };
    for (int us = 0; us < size; ++us)
        for (int them = 0; them < size; ++them) table[place(us, them)] = 1 / (1 + std::exp(-4.0 * (us - them) / size));
    for (int sweep = 0; sweep < 200; ++sweep) {
        double moved = 0;
        for (int us = size - 1; us >= 0; --us)
            for (int them = us; them >= 0; --them) {
                double sum = 0, weight = 0;
                for (const Ending& each : endings) {
                    sum += each.share * (end(us + each.declarers, them + each.others, each.kept ? 0 : -1) +
                                         end(us + each.others, them + each.declarers, each.kept ? 1 : -1));
                    weight += 2 * each.share;
                }
                const double found = us == them ? 0.5 : sum / weight;
                moved = std::max(moved, std::abs(found - table[place(us, them)]));
                table[place(us, them)] = found;
                table[place(them, us)] = 1 - found;
            }
        if (moved < 1e-4) break;
    }
    return table;
}

}  // namespace spadille::race
