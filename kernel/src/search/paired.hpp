// Options weighed over the same worlds: means, and the errors of their differences to the best.
//
// Sums run from the first world to the last, as in thinking/weighing.py, the Python version.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "cards.hpp"

namespace spadille {

struct Mean {
    double worth = 0, error = 0, win = 0, win_error = 0;
};

// The results of an option, world by world.
struct Column {
    const double *worths, *wins;
};

inline double mean(const double* values, std::size_t count) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += values[i];
    return sum / static_cast<double>(count);
}

// The standard error of the mean of values, or of their differences to others.
inline double error(const double* values, const double* others, std::size_t count) {
    const auto value = [&](std::size_t i) { return others ? values[i] - others[i] : values[i]; };
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < count; ++i) sum += value(i);
    const double middle = sum / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) squares += (value(i) - middle) * (value(i) - middle);
    return std::sqrt(squares) / static_cast<double>(count);
}

// Each option with the error of its difference to the best chance; for the best itself that of its mean.
inline std::vector<Mean> paired(const std::vector<Column>& columns, std::size_t count) {
    std::vector<Mean> found;
    for (const Column& each : columns) found.push_back({mean(each.worths, count), 0, mean(each.wins, count), 0});
    const auto best = std::max_element(found.begin(), found.end(), [](auto& a, auto& b) { return a.win < b.win; });
    const auto top = static_cast<std::size_t>(best - found.begin());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Column other = i == top ? Column{nullptr, nullptr} : columns[top];
        found[i].error = error(columns[i].worths, other.worths, count);
        found[i].win_error = error(columns[i].wins, other.wins, count);
    }
    return found;
}

}  // namespace spadille
