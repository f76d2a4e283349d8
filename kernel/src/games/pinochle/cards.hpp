// Two-handed Pinochle: points, and the legal answers to a lead. Points are card points; the last trick counts ten more.
#pragma once

#include "../../search/doubled.hpp"

namespace spadille::pinochle {

using namespace doubled;

inline constexpr int kHand = 12, kPhaseOne = 12, kLastTrick = 10, kDix = 10;
inline constexpr std::array<int, kRanks> kPoints = {0, 2, 3, 4, 10, 11};

inline int points_of(int card) { return kPoints[at(rank_of(card))]; }
inline int points_in(u64 cards) { return doubled::points_in(cards, kPoints); }
inline bool beaten(int led, int answer, int trump) { return beaten_by(led, trump) >> answer & 1; }
// The legal answers to a lead without a stock: the suit, of trumps higher ones; else trumps; else any card.
inline u64 answers(u64 hand, int led, int trump) {
    const u64 suit = hand & (led / kLane == trump ? above(led) : lane_mask(led / kLane));
    if (suit) return suit;
    return (hand & lane_mask(trump)) ? hand & lane_mask(trump) : hand;
}
// One card of each kind as the first copy, and the second copy if both are there.
inline u64 tidy(u64 hand) {
    const u64 one = (hand | hand >> 1) & kFirst, two = hand & (hand >> 1) & kFirst;
    return one | two << 1;
}

// Weights of kept cards, risks and hopes. The names are those of `Weights` in Python, where each is described.
struct Weights {
    std::array<double, kRanks> trump_kept{}, plain_kept{}, ending_trump{}, ending_plain{};
    double ending_lead = 0, ending_exposed = 0, ending_unmatched = 0, ending_top = 0, hurry = 0, trick = 0, lead = 0;
    std::array<double, 2> willing{};
};

}  // namespace spadille::pinochle
