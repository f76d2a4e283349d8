// The cards of Five Hundred by their actions (clubs to spades, fours to aces, then the joker): ranks and deal.
#pragma once

#include <array>

#include "../../search/cards.hpp"

namespace spadille::five_hundred::ranks {

inline constexpr int kCards = 45, kJoker = 44, kRanks = 11, kSeats = 4, kMiddle = 4, kNoTrump = 4;
inline constexpr int kJackRank = 7, kAceRank = 10, kTrumps = 64;
inline constexpr u64 kSuit = (u64{1} << kRanks) - 1, kEachSuit = u64{1} | u64{1} << 11 | u64{1} << 22 | u64{1} << 33;
inline constexpr u64 kAces = kEachSuit << kAceRank, kFaces = kEachSuit * (7u << kJackRank) | u64{1} << kJoker;

// For a strain (a trump suit or none): the suit and the power of each card, and the cards of each suit.
struct Strain {
    std::array<u8, kCards> suit{}, power{};
    std::array<u64, 5> suits{};
};

constexpr Strain strain(int trump) {
    Strain s;
    for (int card = 0; card < kCards; ++card) {
        int suit = card / kRanks, power = 1 + card % kRanks;
        if (card == kJoker) {
            suit = trump, power = kTrumps + 14;
        } else if (trump != kNoTrump && card % kRanks == kJackRank && (suit == trump || suit == 3 - trump)) {
            power = kTrumps + (suit == trump ? 13 : 12);
            suit = trump;
        } else if (suit == trump) {
            power += kTrumps;
        }
        s.suit[static_cast<std::size_t>(card)] = static_cast<u8>(suit);
        s.power[static_cast<std::size_t>(card)] = static_cast<u8>(power);
        s.suits[static_cast<std::size_t>(suit)] |= u64{1} << card;
    }
    return s;
}

inline constexpr std::array<Strain, 5> kStrains = {strain(0), strain(1), strain(2), strain(3), strain(kNoTrump)};

// The receiver of each card of the pack, from the dealer's left, or the middle: three each, two to it, two each, two to
// it, three each, two each, and the last one to it.
constexpr std::array<u8, kCards> dealt() {
    std::array<u8, kCards> found{};
    std::size_t card = 0;
    for (const int packet : {3, -2, 2, -2, 3, 2, -1})
        for (int place = packet < 0 ? kMiddle : 0; place < (packet < 0 ? kMiddle + 1 : kSeats); ++place)
            for (int each = packet < 0 ? -packet : packet; each; --each) found[card++] = static_cast<u8>(place);
    return found;
}

inline constexpr std::array<u8, kCards> kDealt = dealt();

}  // namespace spadille::five_hundred::ranks
