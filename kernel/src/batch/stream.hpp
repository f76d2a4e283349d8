// Verifiable chance, version 1, as in spadille.fair.shuffle: the same numbers for the same seed.
#pragma once

#include "sha256.hpp"

namespace spadille::batch {

// The numbers of one chance move.
class Stream {
public:
    Stream(const Digest& seed, u64 chance, bool plainly = !kInstructions) : plainly_(plainly) {
        for (std::size_t i = 0; i < seed.size(); ++i) first_[i] = seed[i];
        first_[8] = static_cast<u32>(chance >> 32);
        first_[9] = static_cast<u32>(chance);
        first_[12] = 0x80000000u;
        first_[15] = 48 * 8;
    }

    // A uniform whole number from 0 to n - 1; words too high to be fair are skipped.
    u32 below(u32 n) {
        for (const u32 over = static_cast<u32>((u64{1} << 32) % n);;) {
            const u32 found = word();
            if (found <= 0xFFFFFFFFu - over) return found % n;
        }
    }

    // A uniform order (Fisher and Yates, from the last place down). `use` is called with each place and the card there.
    template <std::size_t Room, class Use>
    void shuffle(std::array<u8, Room>& cards, std::size_t count, Use use) {
        for (std::size_t last = count; --last;) {
            const std::size_t chosen = below_small(last + 1);
            const u8 found = cards[chosen];
            cards[chosen] = cards[last];
            cards[last] = found;
            use(last, found);
        }
        use(0, cards[0]);
    }

private:
    static constexpr std::size_t kSmall = 64;
    struct Divisor {
        u64 inverse;
        u32 most;
    };
    static constexpr std::array<Divisor, kSmall> divisors() {
        std::array<Divisor, kSmall> found{};
        for (u32 n = 2; n < kSmall; ++n)
            found[n] = {~u64{0} / n + 1, static_cast<u32>(0xFFFFFFFFu - (u64{1} << 32) % n)};
        return found;
    }

    // The same as `below` for small numbers, without a division.
    std::size_t below_small(std::size_t n) {
#ifdef __SIZEOF_INT128__
        __extension__ using Wide = unsigned __int128;
        static constexpr std::array<Divisor, kSmall> kDivisors = divisors();
        const Divisor by = kDivisors[n];
        for (;;)
            if (const u32 found = word(); found <= by.most)
                return static_cast<std::size_t>(static_cast<Wide>(by.inverse * found) * n >> 64);
#else
        return below(static_cast<u32>(n));
#endif
    }

    u32 word() {
        if (used_ == words_.size()) refill();
        return words_[used_++];
    }

    void refill() {
        Block second = first_;
        first_[10] = second[10] = static_cast<u32>(block_ >> 32);
        first_[11] = static_cast<u32>(block_);
        second[11] = first_[11] + 1;
        Digest one, two;
        if (plainly_)
            one = hashed_plainly(first_), two = hashed_plainly(second);
        else
            hash_two(first_, second, one, two);
        for (std::size_t i = 0; i < one.size(); ++i) words_[i] = one[i], words_[i + one.size()] = two[i];
        block_ += 2;
        used_ = 0;
    }

    Block first_{};
    std::array<u32, 16> words_;
    std::size_t used_ = 16;
    u64 block_ = 0;
    bool plainly_;
};

// The seed of the episode after one, if no seed is given for it.
inline Digest next_episode(const Digest& seed) {
    Block block{};
    for (std::size_t i = 0; i < seed.size(); ++i) block[i] = seed[i];
    block[8] = 0x6e657874;   // "next"
    block[9] = 0x20657069;   // " epi"
    block[10] = 0x736f6465;  // "sode"
    block[11] = 0x80000000u;
    block[15] = 44 * 8;
    if (!kInstructions) return hashed_plainly(block);
    Digest one, two;
    hash_two(block, block, one, two);
    return one;
}

// The draw for the first deal: each seat a card from 52, the highest deals, then the highest suit.
inline int draw_high(Stream stream, int seats) {
    std::array<u8, 52> cards;
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<u8>(i);
    stream.shuffle(cards, cards.size(), [](std::size_t, u8) {});
    int best = -1, dealer = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const int card = cards[at(seat)], power = card % 13 * 4 + card / 13;
        if (power > best) best = power, dealer = seat;
    }
    return dealer;
}

}  // namespace spadille::batch
