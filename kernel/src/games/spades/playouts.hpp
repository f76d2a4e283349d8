// Whole Spades deals at random, in bulk: four hands of thirteen, random calls, every card drawn uniformly from the
// legal ones, no spade leads until a spade has been played. For statistics; the complete rules are in Python.
#pragma once

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "../../search/chance.hpp"

namespace spadille::spades {

inline constexpr std::size_t kHands = 4, kTricks = 13, kPack = kHands * kTricks;
inline constexpr std::size_t kBatch = 1024;  // deals that share a seed

// Four small draws from each large number: it is multiplied by the range, and the overflow is the draw.
class Draws {
public:
    explicit Draws(u64 seed) : chance_(seed) {}

    u32 below(u32 range) {
        if (used_++ % 4 == 0) rest_ = chance_.next();
        const u64 high = (rest_ >> 32) * range, low = (rest_ & 0xFFFFFFFFu) * range, sum = high + (low >> 32);
        rest_ = sum << 32 | (low & 0xFFFFFFFFu);
        return static_cast<u32>(sum >> 32);
    }

private:
    Chance chance_;
    u64 rest_ = 0;
    u32 used_ = 0;
};

// The bit of a set with `place` lower bits of the set below it.
inline u64 pick(u64 cards, u32 place) {
#if defined(__BMI2__)
    return _pdep_u64(u64{1} << place, cards);
#else
    for (; place; --place) cards &= cards - 1;
    return cards & (~cards + 1);
#endif
}

// Plays some deals; `calls` and `taken` get an entry for every seat of every deal. Seat 0 calls and leads first.
inline void play_out(u64 seed, std::size_t deals, u8* calls, u8* taken) {
    constexpr u64 spades = u64{0x1FFF} << 39;
    Draws draws(seed);
    std::array<u8, kPack> pack;
    for (std::size_t i = 0; i < kPack; ++i) pack[i] = static_cast<u8>(i);
    for (; deals; --deals, calls += kHands, taken += kHands) {
        std::array<u64, kHands> hands{};
        for (std::size_t i = kPack; i-- > 0;) {
            const u32 at = draws.below(static_cast<u32>(i) + 1);
            const u8 card = pack[at];
            pack[at] = pack[i];
            pack[i] = card;
            hands[i % kHands] |= u64{1} << card;
        }
        for (std::size_t seat = 0; seat < kHands; ++seat)
            calls[seat] = static_cast<u8>(draws.below(kTricks) + 1), taken[seat] = 0;
        std::size_t leader = 0;
        u64 broken = 0;
        for (std::size_t trick = 0; trick < kTricks; ++trick) {
            u64 asked = broken ? ~u64{0} : ~spades, best = 0, strong = ~u64{0};
            std::size_t winner = leader;
            for (std::size_t turn = 0; turn < kHands; ++turn) {
                const std::size_t seat = (leader + turn) % kHands;
                const u64 following = hands[seat] & asked, may = following ? following : hands[seat];
                const u64 card = pick(may, draws.below(static_cast<u32>(std::popcount(may))));
                hands[seat] ^= card;
                if (turn == 0) {
                    const int suit = std::countr_zero(card) / static_cast<int>(kTricks);
                    asked = u64{0x1FFF} << suit * static_cast<int>(kTricks);
                    strong = asked | spades;
                }
                broken |= card & spades;
                // Spades are the highest bits, and cards that neither follow nor trump count as zero.
                const bool better = (card & strong) > best;
                best = better ? card : best;
                winner = better ? seat : winner;
            }
            ++taken[winner];
            leader = winner;
        }
    }
}

}  // namespace spadille::spades
