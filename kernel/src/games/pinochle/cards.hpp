// Two-handed Pinochle: the cards, and the legal answers to a lead.
//
// Cards are suit * 16 + rank * 2 + copy: suits clubs, diamonds, hearts, spades; ranks from nine over jack, queen,
// king and ten to ace. Points are card points; the last trick counts ten more.
#pragma once

#include "../../search/cards.hpp"

namespace spadille::pinochle {

inline constexpr int kRanks = 6, kHand = 12, kPhaseOne = 12, kLastTrick = 10, kDix = 10;
inline constexpr std::array<int, kRanks> kPoints = {0, 2, 3, 4, 10, 11};
inline constexpr u64 kFirst = 0x0555055505550555u;  // the first copy of every card
inline constexpr u64 kWhole = kFirst * 3;
inline constexpr u64 kOfRank = 0x0003000300030003u;  // the nines; ranks above are two bits higher each
enum Rank { kNine, kJack, kQueen, kKing, kTen, kAce };

inline int rank_of(int card) { return card % kLane / 2; }
inline int points_of(int card) { return kPoints[at(rank_of(card))]; }
inline int points_in(u64 cards) {
    int sum = 0;
    for (int rank = kJack; rank < kRanks; ++rank)
        sum += kPoints[at(rank)] * std::popcount(cards & (kOfRank << 2 * rank));
    return sum;
}
// The cards of a suit above a card, without its own copy.
inline u64 above(int card) { return lane_mask(card / kLane) & ~((u64{4} << (card & ~1)) - 1); }
inline bool beaten(int led, int answer, int trump) {
    return led / kLane == answer / kLane ? rank_of(answer) > rank_of(led) : answer / kLane == trump;
}
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
inline u64 kinds(u64 hand) { return (hand | hand >> 1) & kFirst; }

// Weights of kept cards, risks and hopes. The names are those of `Weights` in Python, where each is described.
struct Weights {
    std::array<double, kRanks> trump_kept{}, plain_kept{}, ending_trump{}, ending_plain{};
    double ending_lead = 0, hurry = 0, trick = 0, lead = 0;
    std::array<double, 2> willing{};
};

}  // namespace spadille::pinochle
