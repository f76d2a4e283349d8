// A small net that rates choices: the inputs common to all choices and those of each are summed row by row; two more
// layers turn the sums into one number.
#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "lanes.hpp"
#include "rows.hpp"

namespace spadille {

struct Net {
    static constexpr std::size_t kWide = 96, kDeep = 32;
    static constexpr float kUnit = 1024;  // scale of the whole numbers of the first layer
    using Sums = std::array<std::int16_t, kWide>;

    std::size_t tables = 0, choices = 0;  // rows for the common input, and for each choice
    std::vector<std::int16_t> first;      // [tables + choices][kWide]
    alignas(64) Sums bias{};
    alignas(64) std::array<std::int16_t, kWide * kDeep> second{};  // [kWide / 2][kDeep][2], in units of `second_unit`
    float second_unit = 0;
    alignas(64) std::array<float, kDeep> second_bias{}, last{};

    void shape(std::size_t of_table, std::size_t of_choice) {
        tables = of_table, choices = of_choice;
        first.assign((tables + choices) * kWide, 0);
    }

    // Sets the second layer, given as [kWide][kDeep], in the smallest unit in which no weight overflows 16 bits and no
    // sum 32. Returns false if a weight is no number.
    bool set_second(const std::array<float, kWide * kDeep>& given) {
        if (!std::isfinite(std::accumulate(given.begin(), given.end(), 0.0f))) return false;
        float largest = 0, most = 0;  // most: of the weights into a sum together
        for (std::size_t k = 0; k < kDeep; ++k) {
            float all = 0;
            for (std::size_t i = 0; i < kWide; ++i) {
                const float size = std::abs(given[i * kDeep + k]);
                largest = std::max(largest, size), all += size;
            }
            most = std::max(most, all);
        }
        second_unit = std::max({largest / kWeight, most / kWeights, std::numeric_limits<float>::min()});
        for (std::size_t i = 0; i < kWide; ++i)
            for (std::size_t k = 0; k < kDeep; ++k)
                second[(i / 2 * kDeep + k) * 2 + i % 2] =
                    static_cast<std::int16_t>(std::lround(given[i * kDeep + k] / second_unit));
        return true;
    }

    // Returns the second layer in fractions, as [kWide][kDeep].
    std::array<float, kWide * kDeep> second_layer() const {
        std::array<float, kWide * kDeep> found;
        for (std::size_t i = 0; i < kWide; ++i)
            for (std::size_t k = 0; k < kDeep; ++k)
                found[i * kDeep + k] = static_cast<float>(second[(i / 2 * kDeep + k) * 2 + i % 2]) * second_unit;
        return found;
    }

    // Returns whether inputs like these are those it was trained with.
    bool takes(const Rows& of_table, const Rows& of_choice) const {
        return tables == at(of_table.base()) && choices == at(of_choice.base());
    }

    // Computes the sums of the common input.
    void open(const Rows& rows, Sums& sums) const { plus(bias, rows, first.data(), sums); }

    // Rates a choice, in the unit the net was trained with.
    float judge(const Sums& opened, const Rows& rows) const {
        alignas(64) Sums sums;
        plus(opened, rows, first.data() + tables * kWide, sums);
        return end(sums);
    }

private:
    static constexpr std::size_t kEight = 8, kSixteen = 16;
    static constexpr float kWeight = 32700, kWeights = 65400;  // the largest weight, and sum of weights, in units

    // Adds rows to sums, all in registers.
    static void plus(const Sums& from, const Rows& rows, const std::int16_t* weights, Sums& to) {
        constexpr std::size_t kBlocks = kWide / kSixteen;
        std::array<Sixteen, kBlocks> sums;
        for (std::size_t k = 0; k < kBlocks; ++k) sums[k] = load<Sixteen>(&from[k * kSixteen]);
        for (const u16 row : rows) {
            const std::int16_t* each = weights + std::size_t{row} * kWide;
            for (std::size_t k = 0; k < kBlocks; ++k) sums[k] += load<Sixteen>(each + k * kSixteen);
        }
        for (std::size_t k = 0; k < kBlocks; ++k) store(&to[k * kSixteen], sums[k]);
    }

    // Applies the two layers above the sums.
    float end(const Sums& sums) const {
        constexpr std::size_t kBlocks = kDeep / kEight, kPair = 2;
        alignas(64) Sums on;
        for (std::size_t i = 0; i < kWide; i += kSixteen) store(&on[i], above_nought(load<Sixteen>(&sums[i])));
        std::array<EightWhole, kBlocks> inner{};
        const std::int16_t* weights = second.data();
        for (std::size_t i = 0; i < kWide; i += kPair, weights += kPair * kDeep) {
            const Sixteen here = repeated_pair(&on[i]);
            for (std::size_t k = 0; k < kBlocks; ++k)
                inner[k] += paired_products(here, load<Sixteen>(weights + k * kSixteen));
        }
        Eight sum = eight(0);
        const Eight unit = eight(second_unit / kUnit);
        for (std::size_t k = 0; k < kBlocks; ++k)
            sum += above_nought(fractions(inner[k]) * unit + load<Eight>(&second_bias[k * kEight])) *
                   load<Eight>(&last[k * kEight]);
        return ((sum[0] + sum[1]) + (sum[2] + sum[3])) + ((sum[4] + sum[5]) + (sum[6] + sum[7]));
    }
};

// Gumbel noise for random choices: a table of the logarithm of the logarithm.
class Gumbel {
public:
    static float of(u64 draw) {
        static const auto table = [] {
            std::array<float, 1024> made{};
            for (std::size_t i = 0; i < made.size(); ++i)
                made[i] = static_cast<float>(-std::log(-std::log((static_cast<double>(i) + 0.5) / 1024)));
            return made;
        }();
        return table[draw & 1023];
    }
};

// One net for cards, one for calls.
struct Nets {
    Net card, call;
};

// Noise of a net's choices in roll-outs, in the unit of its ratings.
inline constexpr float kHeat = 0.3f;

}  // namespace spadille
