// Runs the kernel without Python over random positions, for a build that watches memory and undefined behaviour.
#include <cstdio>
#include <random>

#include "pyramid.hpp"
#include "tricks.hpp"

using namespace spadille;

template <int N>
long endings(std::mt19937& chance, int length, int count) {
    TrickSolver<N> solver(1 << 16);
    long sum = 0;
    for (int i = 0; i < count; ++i) {
        std::vector<int> pack;
        for (int suit = 0; suit < kSuits; ++suit)
            for (int rank = 0; rank < 13; ++rank) pack.push_back(suit * kLane + rank);
        std::shuffle(pack.begin(), pack.end(), chance);
        Problem p;
        p.seats = N;
        for (int seat = 0; seat < N; ++seat) {
            p.sides[seat] = seat & 1;
            for (int card = 0; card < length; ++card) p.hands[seat] |= bit(pack[seat * length + card]);
        }
        p.trump = static_cast<int>(chance() % 5) - 1;
        p.leader = static_cast<int>(chance() % N);
        p.strict = chance() % 4 == 0;
        p.unbroken = chance() % 4 == 0;
        if (chance() % 2) p = after(p, std::countr_zero(legal(p)));
        sum += solver.value(p, 100000);
        for (const auto& each : solver.values(p, 100000)) sum += each.first + each.second;
    }
    return sum;
}

int main() {
    std::mt19937 chance(1);
    long sum = endings<2>(chance, 6, 20) + endings<3>(chance, 5, 20) + endings<4>(chance, 6, 20) +
               endings<5>(chance, 4, 20) + endings<6>(chance, 4, 20);
    for (int i = 0; i < 64; ++i) {
        PyramidRules rules{i % 3, i % 2 ? 3 : 1, (i & 2) != 0, (i & 4) != 0, (i & 8) != 0, (i & 16) != 0, (i & 32) != 0};
        PyramidSolver solver(rules, 1 << 20);
        std::array<std::uint8_t, 52> deck;
        for (std::size_t card = 0; card < 52; ++card) deck[card] = static_cast<std::uint8_t>(card / 4 + 1);
        std::shuffle(deck.begin(), deck.end(), chance);
        sum += static_cast<long>(solver.solve(deck, i % 2 == 0, 2000)) + static_cast<long>(solver.line().size());
    }
    std::printf("%ld\n", sum);
}
