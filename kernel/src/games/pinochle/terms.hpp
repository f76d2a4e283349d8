// Two-handed Pinochle in numbers of actions: melds with each choice of copies, and the terms set by options.
#pragma once

#include "../../batch/two_packs.hpp"
#include "cards.hpp"

namespace spadille::pinochle {

namespace two_packs = batch::two_packs;

inline constexpr int kMelds = 10, kAllTricks = 2 * kPhaseOne;

// Actions. A meld is the first action of its shape, plus one bit for each of its cards, set for the marked copy.
namespace act {
inline constexpr int kShowDix = 48, kSwapDix = 49, kDone = 50, kStock = 51, kUpcard = 52;
}

// The terms set by options before the first deal.
struct Terms {
    int packet = 3, target = 1000, target_step = 250, chain = 0, max_deals = 1;
    bool exceed = false, higher_wins = false, chooses = false, draw_high = false, several = false, reuse = false;
    bool swap = false, strict = false, rounded = false;
    std::array<int, kRanks> points{};
};
enum Chain : int { kPlayOnFirst, kPlayOn, kAtOnce };

// Melds in the order in which they are counted.
enum Name : u8 { kFlush, kAces, kKings, kQueens, kJacks, kPinochle, kRoyalMarriage, kMarriage, kDixShown, kDixSwapped };
inline constexpr std::array<u8, kMelds> kUses = {4, 8, 8, 8, 8, 16, 2, 1, 32, 32};
inline constexpr std::array<u8, kMelds> kWorths = {150, 100, 80, 60, 40, 40, 40, 20, kDix, kDix};

// The cards and the actions of one kind of meld.
struct Pattern {
    Name name = kFlush;
    u8 first = 0, size = 0;     // its first action, and its number of cards
    std::array<u8, 5> cards{};  // plain ones, in the order of the bits

    // Every choice of copies that these cards allow: one bit for each, at the number of the choice.
    u64 choices(u64 of) const {
        constexpr std::array<u32, 5> kMarked = {0xAAAAAAAA, 0xCCCCCCCC, 0xF0F0F0F0, 0xFF00FF00, 0xFFFF0000};
        const auto held = [&](int card) { return -static_cast<u32>(of >> card & 1); };  // all bits, or none
        u32 found = ~u32{0} >> (32 - (1 << size));
        for (std::size_t i = 0; i < size; ++i)
            found &= (held(cards[i]) & ~kMarked[i]) | (held(cards[i] + two_packs::kKinds) & kMarked[i]);
        return found;
    }

    // The cards of one choice of copies.
    u64 chosen(int choice) const {
        u64 found = 0;
        for (std::size_t i = 0; i < size; ++i) found |= bit(cards[i] + (choice >> i & 1) * two_packs::kKinds);
        return found;
    }
};

using Patterns = std::array<Pattern, 10>;

// Every kind of meld but the dix, in the order of actions, by trump suit.
inline constexpr std::array<Patterns, kSuits> kPatterns = [] {
    std::array<Patterns, kSuits> found{};
    for (int trump = 0; trump < kSuits; ++trump) {
        std::size_t count = 0;
        u8 first = act::kUpcard + 1;
        const auto add = [&](int name, auto... cards) {
            found[at(trump)][count++] = {static_cast<Name>(name), first, sizeof...(cards), {cards...}};
            first = static_cast<u8>(first + (1 << sizeof...(cards)));
        };
        using two_packs::card;
        add(kFlush, card(trump, kAce), card(trump, kTen), card(trump, kKing), card(trump, kQueen), card(trump, kJack));
        int four = kAces;
        for (const int rank : {kAce, kKing, kQueen, kJack})
            add(four++, card(0, rank), card(1, rank), card(2, rank), card(3, rank));
        add(kPinochle, card(3, kQueen), card(1, kJack));
        for (int suit = 0; suit < kSuits; ++suit)
            add(suit == trump ? kRoyalMarriage : kMarriage, card(suit, kKing), card(suit, kQueen));
    }
    return found;
}();

}  // namespace spadille::pinochle
