// The values of moves over the same worlds, and the choice by them.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace spadille::distill {

template <class Option>
struct Weighed {
    std::vector<Option> options;
    std::vector<std::vector<float>> values;  // [option][sample]
    std::vector<float> means, made;          // made: share of ends with one's own call kept, where it is counted
    std::size_t best = 0;

    // Computes the means, and the best of them.
    void average() {
        for (const auto& row : values) {
            double sum = 0;
            for (const float value : row) sum += value;
            means.push_back(static_cast<float>(sum / static_cast<double>(row.size())));
        }
        best = static_cast<std::size_t>(std::max_element(means.begin(), means.end()) - means.begin());
    }
};

// The best move; the usual one unless the lead over it is above `noise` standard errors.
template <class Option>
Option settle(const Weighed<Option>& w, Option usual, double noise = 0.5) {
    for (std::size_t i = 0; i < w.options.size(); ++i) {
        if (w.options[i] != usual || i == w.best) continue;
        const double gap = w.means[w.best] - w.means[i], n = static_cast<double>(w.values[i].size());
        double squares = 0;
        for (std::size_t k = 0; k < w.values[i].size(); ++k) {
            const double off = w.values[w.best][k] - w.values[i][k] - gap;
            squares += off * off;
        }
        if (gap < noise * std::sqrt(squares) / n) return usual;
    }
    return w.options[w.best];
}

}  // namespace spadille::distill
