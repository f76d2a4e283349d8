// Cards of two packs from nine to ace, as actions: by suit, each nine, jack, queen, king, ten, ace; then the marked
// copies.
#pragma once

#include "../search/cards.hpp"

namespace spadille::batch::two_packs {

inline constexpr int kRanks = 6, kKinds = 24, kCards = 48;
enum Rank : int { kNine, kJack, kQueen, kKing, kTen, kAce };

// The pack in the order in which it is shuffled.
inline constexpr std::array<u8, kCards> kPack = [] {
    constexpr std::array<int, kRanks> kOrder = {kNine, kTen, kJack, kQueen, kKing, kAce};
    std::array<u8, kCards> pack{};
    for (int i = 0; i < kCards; ++i) pack[at(i)] = static_cast<u8>(i - i % kRanks + kOrder[at(i % kRanks)]);
    return pack;
}();

constexpr u8 card(int suit, int rank) { return static_cast<u8>(suit * kRanks + rank); }
inline int rank_of(int card) { return card % kRanks; }
inline int suit_of(int card) { return card % kKinds / kRanks; }
inline u64 copies(u64 plain) { return plain | plain << kKinds; }
inline u64 suit_cards(int suit) { return copies(u64{63} << suit * kRanks); }
// The cards of a suit above a card, without its own copy.
inline u64 above(int card) {
    return suit_cards(suit_of(card)) & copies((u64{1} << kKinds) - (u64{2} << card % kKinds));
}
inline bool beats(int card, int best, int trump) {
    return suit_of(card) == suit_of(best) ? rank_of(card) > rank_of(best) : suit_of(card) == trump;
}

}  // namespace spadille::batch::two_packs
