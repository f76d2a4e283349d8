// The choice of cards to lay aside in Five Hundred.
#pragma once

#include "bidding.hpp"

namespace spadille::five_hundred {

inline constexpr double kTie = 1e-3;  // to prefer the lower of equal cards

// The cards to lay aside: dangers in nullo, else low cards, whole suits first where trumps can ruff.
inline u64 discards(const Facts& s, u64 cards, int contract, u64 from, int count) {
    if (contract >= kNullo) return worst_of(s, cards & from, count);
    const Weights& w = s.weights;
    const int strain = strain_of(contract);
    const u64 hand = ranked(cards, strain);
    std::array<std::pair<double, int>, 20> kept;
    std::size_t held = 0;
    for (u64 left = cards & from; left; left &= left - 1) {
        const int card = std::countr_zero(left), as = ranked_card(card, strain), suit = as / kLane;
        const int rank = as % kLane, face = rank < kJack ? rank + 2 : rank + 5;  // distances as on the printed cards
        double keep;
        if (card == kJoker || suit == strain)
            keep = w.keep_trump + rank;
        else {
            const int length = std::popcount(suit_of(hand, suit));
            if (rank == kAce)
                keep = w.keep_honours[0];
            else if (rank == kKing && length >= 2)
                keep = w.keep_honours[1];
            else if (rank == kKing - 1 && length >= 3)
                keep = w.keep_honours[2];
            else
                keep = (strain == kNoTrump ? length : std::min(length, w.keep_length)) + face / w.keep_rank;
        }
        kept[held++] = {keep + face * kTie, card};
    }
    count = std::min(count, static_cast<int>(held));
    std::partial_sort(kept.begin(), kept.begin() + count, kept.begin() + static_cast<std::ptrdiff_t>(held));
    u64 out = 0;
    for (int i = 0; i < count; ++i) out |= bit(kept[at(i)].second);
    return out;
}

}  // namespace spadille::five_hundred
