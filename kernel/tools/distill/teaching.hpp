// Trains a net on lessons: its ratings of moves are drawn towards the shares given by the teacher's values.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <thread>

#include "nets/net.hpp"

namespace spadille::distill {

inline constexpr int kMoves = 28;  // maximum number of moves of a lesson

// A lesson as input of the net.
struct Case {
    u32 from, deal;  // of its rows
    u16 once;        // rows of the common input
    u8 count, best, rule;
    std::array<u8, kMoves> rows;
    std::array<float, kMoves> value;
};

struct Cases {
    std::vector<Case> all;
    std::vector<u16> rows;
    int tables = 0, choices = 0;

    // Adds rows, and returns their number.
    int put(const Rows& from) {
        rows.insert(rows.end(), from.begin(), from.end());
        return static_cast<int>(from.end() - from.begin());
    }
};

// A net during training, in fractions.
struct Draft {
    static constexpr int kWide = Net::kWide, kDeep = Net::kDeep;
    using Sums = std::array<float, Net::kWide>;

    int tables = 0, choices = 0;
    std::vector<float> first;
    alignas(64) Sums bias{};
    alignas(64) std::array<float, Net::kWide * Net::kDeep> second{};
    alignas(64) std::array<float, Net::kDeep> second_bias{}, last{};

    // Converts it to the format of the net that plays.
    void put(Net& net) const {
        net.shape(at(tables), at(choices));
        const auto whole = [](float x) {
            return static_cast<std::int16_t>(std::clamp(std::lround(x * Net::kUnit), -30000L, 30000L));
        };
        std::transform(first.begin(), first.end(), net.first.begin(), whole);
        std::transform(bias.begin(), bias.end(), net.bias.begin(), whole);
        net.set_second(second), net.second_bias = second_bias, net.last = last;
    }
};

// The numbers of a net in one row, with Adam's state for each.
class Teacher {
public:
    static constexpr int kWide = Draft::kWide, kDeep = Draft::kDeep;
    inline static float kSoft = 4.0f;  // points: difference of values that counts as a difference

    Teacher(Draft& net, u64 seed) : net_(net), sizes_{net.first.size(), kWide, kWide * kDeep, kDeep, kDeep} {
        std::size_t total = 0;
        for (const std::size_t size : sizes_) total += size;
        grad_.assign(total, 0.0f), mean_.assign(total, 0.0f), square_.assign(total, 0.0f), sum_.assign(total, 0.0f);
        std::mt19937_64 chance(seed);
        std::normal_distribution<float> draw;
        for (float& each : net.first) each = 0.08f * draw(chance);
        for (float& each : net.second) each = draw(chance) * std::sqrt(2.0f / kWide);
        for (float& each : net.last) each = draw(chance) * std::sqrt(1.0f / kDeep);
    }

    // One step by some cases at a rate.
    void step(const Cases& cases, const u32* picked, std::size_t count, float rate) {
        std::fill(grad_.begin(), grad_.end(), 0.0f);
        for (std::size_t i = 0; i < count; ++i) learn(cases, cases.all[picked[i]], 1.0f / static_cast<float>(count));
        ++steps_;
        const float fast = 1 - std::pow(0.9f, static_cast<float>(steps_)),
                    slow = 1 - std::pow(0.999f, static_cast<float>(steps_));
        std::size_t place = 0;
        for (std::size_t part = 0; part < sizes_.size(); ++part) {
            float* weights = data(part);
            for (std::size_t i = 0; i < sizes_[part]; ++i, ++place) {
                const float g = grad_[place];
                mean_[place] += 0.1f * (g - mean_[place]);
                square_[place] += 0.001f * (g * g - square_[place]);
                weights[i] -= rate * (mean_[place] / fast / (std::sqrt(square_[place] / slow) + 1e-8f) +
                                      0.01f * weights[i] * (part == 0 || part == 2));
            }
        }
    }

    // Starts summing the weights up; `settle` replaces them by their mean.
    void remember() {
        ++kept_;
        std::size_t place = 0;
        for (std::size_t part = 0; part < sizes_.size(); ++part)
            for (std::size_t i = 0; i < sizes_[part]; ++i, ++place) sum_[place] += data(part)[i];
    }
    void settle() {
        if (!kept_) return;
        std::size_t place = 0;
        for (std::size_t part = 0; part < sizes_.size(); ++part)
            for (std::size_t i = 0; i < sizes_[part]; ++i, ++place)
                data(part)[i] = sum_[place] / static_cast<float>(kept_);
    }

private:
    float* data(std::size_t part) {
        return part == 0   ? net_.first.data()
               : part == 1 ? net_.bias.data()
               : part == 2 ? net_.second.data()
               : part == 3 ? net_.second_bias.data()
                           : net_.last.data();
    }

    void learn(const Cases& cases, const Case& c, float share) {
        alignas(64) std::array<Draft::Sums, kMoves> sums;
        alignas(64) std::array<std::array<float, kDeep>, kMoves> deep;
        std::array<float, kMoves> out{}, goal{};
        const u16* rows = &cases.rows[c.from];
        const u16* at_row = rows + c.once;
        alignas(64) Draft::Sums opened = net_.bias;
        for (int i = 0; i < c.once; ++i) plus(opened, &net_.first[at(rows[i] * kWide)]);
        for (int k = 0; k < c.count; ++k) {
            Draft::Sums& here = sums[at(k)];
            here = opened;
            for (int i = 0; i < c.rows[at(k)]; ++i) plus(here, &net_.first[at((net_.tables + *at_row++) * kWide)]);
            deep[at(k)] = net_.second_bias;
            for (int i = 0; i < kWide; ++i) {
                const float on = std::max(0.0f, here[at(i)]);
                for (int j = 0; j < kDeep; ++j) deep[at(k)][at(j)] += on * net_.second[at(i * kDeep + j)];
            }
            for (int j = 0; j < kDeep; ++j) out[at(k)] += std::max(0.0f, deep[at(k)][at(j)]) * net_.last[at(j)];
        }
        soft(out, c.count, 1.0f);
        goal = c.value;
        soft(goal, c.count, kSoft);
        const std::size_t bias = sizes_[0], second = bias + kWide, second_bias = second + kWide * kDeep,
                          last = second_bias + kDeep;
        alignas(64) Draft::Sums once{};
        at_row = rows + c.once;
        for (int k = 0; k < c.count; ++k) {
            const float off = (out[at(k)] - goal[at(k)]) * share;
            alignas(64) std::array<float, kDeep> back{};
            for (int j = 0; j < kDeep; ++j)
                if (deep[at(k)][at(j)] > 0) {
                    grad_[last + at(j)] += off * deep[at(k)][at(j)];
                    back[at(j)] = off * net_.last[at(j)];
                    grad_[second_bias + at(j)] += back[at(j)];
                }
            alignas(64) Draft::Sums first{};
            for (int i = 0; i < kWide; ++i) {
                const float on = sums[at(k)][at(i)];
                if (on <= 0) continue;
                float sum = 0;
                for (int j = 0; j < kDeep; ++j) {
                    grad_[second + at(i * kDeep + j)] += on * back[at(j)];
                    sum += back[at(j)] * net_.second[at(i * kDeep + j)];
                }
                first[at(i)] = sum;
            }
            plus(once, first.data());
            for (int i = 0; i < c.rows[at(k)]; ++i) {
                float* row = &grad_[at((net_.tables + *at_row++) * kWide)];
                for (int j = 0; j < kWide; ++j) row[j] += first[at(j)];
            }
        }
        for (int i = 0; i < c.once; ++i) {
            float* row = &grad_[at(rows[i] * kWide)];
            for (int j = 0; j < kWide; ++j) row[j] += once[at(j)];
        }
        for (int j = 0; j < kWide; ++j) grad_[bias + at(j)] += once[at(j)];
    }

    static void plus(Draft::Sums& sums, const float* row) {
        for (int i = 0; i < kWide; ++i) sums[at(i)] += row[i];
    }

    static void soft(std::array<float, kMoves>& values, int count, float heat) {
        const float most = *std::max_element(values.begin(), values.begin() + count);
        float sum = 0;
        for (int i = 0; i < count; ++i) sum += values[at(i)] = std::exp((values[at(i)] - most) / heat);
        for (int i = 0; i < count; ++i) values[at(i)] /= sum;
    }

    Draft& net_;
    std::array<std::size_t, 5> sizes_;
    std::vector<float> grad_, mean_, square_, sum_;
    int steps_ = 0, kept_ = 0;
};

// The net's ratings of every choice of a case.
inline void judge(const Draft& net, const Cases& cases, const Case& c, std::array<float, kMoves>& worth) {
    constexpr int kWide = Draft::kWide, kDeep = Draft::kDeep;
    const u16* rows = &cases.rows[c.from];
    Draft::Sums opened = net.bias;
    const auto plus = [](Draft::Sums& sums, const float* row) {
        for (std::size_t i = 0; i < kWide; ++i) sums[i] += row[i];
    };
    for (int i = 0; i < c.once; ++i) plus(opened, &net.first[at(*rows++ * kWide)]);
    for (int k = 0; k < c.count; ++k) {
        Draft::Sums sums = opened;
        for (int i = 0; i < c.rows[at(k)]; ++i) plus(sums, &net.first[at((net.tables + *rows++) * kWide)]);
        std::array<float, kDeep> deep = net.second_bias;
        for (std::size_t i = 0; i < kWide; ++i)
            for (std::size_t j = 0; j < kDeep; ++j) deep[j] += std::max(0.0f, sums[i]) * net.second[i * kDeep + j];
        worth[at(k)] = 0;
        for (std::size_t j = 0; j < kDeep; ++j) worth[at(k)] += std::max(0.0f, deep[j]) * net.last[j];
    }
}

// The quality of a net on some cases: points lost in each decision, compared with the rules, and how often it agrees.
struct Report {
    double lost = 0, rule_lost = 0, agrees = 0, rule_agrees = 0, count = 0;
};

inline Report report(const Draft& net, const Cases& cases, u32 part) {
    Report r;
    for (const Case& c : cases.all) {
        if (c.deal % 10 != part) continue;
        std::array<float, kMoves> worth{};
        judge(net, cases, c, worth);
        const auto best =
            at(static_cast<int>(std::max_element(worth.begin(), worth.begin() + c.count) - worth.begin()));
        ++r.count;
        r.lost += c.value[c.best] - c.value[best], r.rule_lost += c.value[c.best] - c.value[c.rule];
        r.agrees += best == c.best, r.rule_agrees += c.rule == c.best;
    }
    return r;
}

// Passes a number of times over all lessons except those kept for stopping and for the report, at a falling rate; in
// the last third the mean of the weights is taken.
inline void teach(Net& made, const Cases& cases, int passes, u64 seed) {
    Draft net;
    net.tables = cases.tables, net.choices = cases.choices;
    net.first.resize(at((net.tables + net.choices) * Draft::kWide));
    std::vector<u32> order;
    for (u32 i = 0; i < cases.all.size(); ++i)
        if (cases.all[i].deal % 10 > 1) order.push_back(i);
    Teacher teacher(net, seed);
    std::mt19937_64 chance(seed);
    constexpr std::size_t kBatch = 256;
    const std::size_t steps = order.size() / kBatch, total = steps * at(passes);
    std::size_t done = 0;
    for (int pass = 0; pass < passes; ++pass) {
        std::shuffle(order.begin(), order.end(), chance);
        for (std::size_t i = 0; i < steps; ++i, ++done) {
            const float way = static_cast<float>(done) / static_cast<float>(total);
            teacher.step(cases, &order[i * kBatch], kBatch, 2e-3f * (1 - way) * (1 - way) + 2e-5f);
            if (way > 0.8f) teacher.remember();
        }
        const Report r = report(net, cases, 1);
        std::printf("pass %d: loses %.3f, agrees %.1f %% (rules %.3f, %.1f %%), %.0f decisions kept back\n", pass + 1,
                    r.lost / r.count, 100 * r.agrees / r.count, r.rule_lost / r.count, 100 * r.rule_agrees / r.count,
                    r.count);
        std::fflush(stdout);
    }
    teacher.settle();
    const Report r = report(net, cases, 0);
    std::printf("report: loses %.3f, agrees %.1f %% (rules %.3f, %.1f %%)\n", r.lost / r.count,
                100 * r.agrees / r.count, r.rule_lost / r.count, 100 * r.rule_agrees / r.count);
    net.put(made);
}

}  // namespace spadille::distill
