// The position of the trick search: hands, sides, owners of cards, and the effect of a card in a trick.
#pragma once

#include <algorithm>

#include "problem.hpp"
#include "words.hpp"

namespace spadille {

// An open trick.
struct Trick {
    int leader = 0, led = -1;   // the suit asked for
    int best = -1, holder = 0;  // the card that holds it, and its seat
    u64 run = 0;                // the lowest card as good as the best
    u32 suits = 0;              // number of cards of each suit, eight bits each
    int need = 0, left = 0;
    u64 before = 0;  // the cards in play when it began
};

struct Move {
    int card, weight;
    u64 run;  // the lowest card as good as this one
};

template <int N>
struct Board {
    static constexpr std::size_t kWords = N <= 4 ? 2 : 3;  // bits that name a seat
    using Owners = std::array<u64, kWords>;

    std::array<u64, N> hand{};
    std::array<int, N> side{};
    Owners owners{};  // bit by bit, the owner of each card, also of played ones
    u64 live = 0;     // the cards in the hands
    u64 shape[2] = {0, 0};
    int trump = -1;
    bool strict = false, unbroken = false;
    bool partners = false;  // four seats, those opposite together

    void clear() {
        owners.fill(0);
        hand.fill(0);
        live = shape[0] = shape[1] = 0;
    }

    void own(int seat, int card) {
        for (std::size_t word = 0; word < kWords; ++word)
            if (seat >> word & 1) owners[word] |= bit(card);
    }

    int owner(int card) const {
        int seat = 0;
        for (std::size_t word = 0; word < kWords; ++word) seat |= static_cast<int>(owners[word] >> card & 1) << word;
        return seat;
    }

    void hold(int seat, int card) {
        own(seat, card);
        hand[at(seat)] |= bit(card);
        live |= bit(card);
        shape[word(card)] += unit(seat, card);
    }
    void play(int seat, int card) {
        hand[at(seat)] ^= bit(card);
        live ^= bit(card);
        shape[word(card)] -= unit(seat, card);
    }
    void take_back(int seat, int card) {
        hand[at(seat)] ^= bit(card);
        live ^= bit(card);
        shape[word(card)] += unit(seat, card);
    }

    // The owners of the cards in play, packed side by side.
    Owners now() const {
        Owners found;
        for (std::size_t word = 0; word < kWords; ++word) found[word] = gather(owners[word], live);
        return found;
    }

    // The cards in play from the lowest that mattered of each suit upwards.
    u64 deep(u64 ranks) const {
        u64 found = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if (const u64 cards = ranks & lane_mask(suit)) found |= lane_mask(suit) & ~((cards & (~cards + 1)) - 1);
        return found & live;
    }

    // The power of a card in this trick; below 0: it cannot win it.
    int power(int card, int led) const {
        const int suit = card / kLane;
        return suit == trump ? kLane + card % kLane : suit == led ? card % kLane : -1;
    }

    // The highest power that a seat can still play.
    int reach(int seat, int led) const {
        if (const u32 cards = lane(hand[at(seat)], led)) return (led == trump ? kLane : 0) + high(cards);
        const u32 trumps = trump >= 0 ? lane(hand[at(seat)], trump) : 0;
        return trumps ? kLane + high(trumps) : -1;
    }

private:
    // Counts of four bits: of four seats or more, none holds sixteen cards of a suit after the first trick.
    static std::size_t word(int card) { return N > 4 && card / kLane == 2; }
    static u64 unit(int seat, int card) {
        const int suit = card / kLane;
        if (suit == 3) return 0;
        return u64{1} << ((N > 3 ? 4 : 5) * (N > 4 ? seat + N * (suit & 1) : seat + N * suit));
    }
};

// The highest and the lowest card of the run that a card is in.
inline Move whole(u64 may, u64 before, int card) {
    const int suit = card / kLane, rank = card % kLane;
    const u32 mine = lane(may, suit), others = lane(before, suit) & ~mine;
    const u32 over = others >> rank << rank, under = others & ((1u << rank) - 1);
    const u32 run = mine & (over ? (over & (~over + 1)) - 1 : ~0u) & ~(under ? (2u << high(under)) - 1 : 0u);
    return {suit * kLane + high(run), 0, bit(suit * kLane + low(run))};
}

// One card of each run of equivalent cards.
inline int list(Move* moves, u64 may, u64 before) {
    int count = 0;
    while (may) {
        const int suit = (63 - std::countl_zero(may)) / kLane;
        u32 mine = lane(may, suit);
        may &= ~lane_mask(suit);
        const u32 others = lane(before, suit) & ~mine;
        while (mine) {
            const int top = high(mine);
            const u32 lower = others & ((1u << top) - 1);
            const u32 run = lower ? mine & ~((2u << high(lower)) - 1) : mine;
            mine ^= run;
            moves[count++] = {suit * kLane + top, 0, bit(suit * kLane + std::countr_zero(run))};
        }
    }
    return count;
}

}  // namespace spadille
