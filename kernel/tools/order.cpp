// Finds the points by which the trick search orders cards (kernel/src/search/order.hpp): one after the other is moved
// as long as random deals take fewer nodes, on a seed that nothing else uses.
//
//   c++ -std=c++20 -O3 -Ikernel/src kernel/tools/order.cpp -o order && ./order 3600 31337
//
// The first number is the time limit in seconds, the second the seed. Points that are no better on deals of another
// seed are not worth keeping.
#define SPADILLE_POINTS

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>

#include "search/tricks.hpp"

using namespace spadille;

struct Deals {
    int length, count;
    std::vector<Problem> problems;
};

constexpr int kCount = sizeof(Points) / sizeof(int);

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void deal(Deals& deals, std::mt19937& chance) {
    for (int i = 0; i < deals.count; ++i) {
        std::vector<int> pack;
        for (int suit = 0; suit < kSuits; ++suit)
            for (int rank = 0; rank < 13; ++rank) pack.push_back(suit * kLane + rank);
        std::shuffle(pack.begin(), pack.end(), chance);
        Problem p;
        for (int seat = 0; seat < 4; ++seat) {
            p.sides[at(seat)] = seat & 1;
            for (int card = 0; card < deals.length; ++card)
                p.hands[at(seat)] |= bit(pack[at(seat * deals.length + card)]);
        }
        p.trump = i % 6 == 5 ? -1 : 3;
        p.leader = static_cast<int>(chance() % 4);
        deals.problems.push_back(p);
    }
}

// The logarithm of the nodes, between their mean, which a few hard deals make, and their geometric mean.
double cost(TrickSolver<4>& solver, const std::vector<Deals>& all) {
    double found = 0;
    for (const Deals& deals : all) {
        double sum = 0, logs = 0;
        for (const Problem& each : deals.problems) {
            solver.value(each, 0);
            sum += static_cast<double>(solver.nodes());
            logs += std::log(static_cast<double>(solver.nodes()) + 10);
        }
        found += 0.6 * std::log(sum / deals.count) + 0.4 * logs / deals.count;
    }
    return found / static_cast<double>(all.size());
}

int main(int argc, char** argv) {
    const double budget = argc > 1 ? std::atof(argv[1]) : 60;
    std::mt19937 chance(static_cast<unsigned>(argc > 2 ? std::atoi(argv[2]) : 1));
    std::vector<Deals> all = {{13, 400, {}}, {12, 250, {}}, {10, 1000, {}}, {8, 1500, {}}};
    for (Deals& each : all) deal(each, chance);
    TrickSolver<4> solver(256 << 20);
    int* const points = reinterpret_cast<int*>(&kPoints);
    std::array<double, kCount> step{};
    for (int i = 0; i < kCount; ++i) step[at(i)] = std::abs(points[i]) < 10 ? 1 : 24;
    double best = cost(solver, all);
    std::printf("%.4f\n", best);
    while (seconds() < budget) {
        for (int i = 0; i < kCount && seconds() < budget; ++i) {
            bool moved = false;
            for (int way = -1; way <= 1 && !moved; way += 2)
                for (bool on = true; on;) {
                    const int by = way * std::max(1, static_cast<int>(step[at(i)]));
                    points[i] += by;
                    const double now = cost(solver, all);
                    on = now < best - 1e-4;
                    if (on) best = now, moved = true;
                    if (!on) points[i] -= by;
                }
            if (!moved) step[at(i)] *= 0.55;
        }
        std::printf("%.4f, after %.0f s:", best, seconds());
        for (int i = 0; i < kCount; ++i) std::printf(" %d", points[i]);
        std::printf("\n");
        std::fflush(stdout);
    }
}
