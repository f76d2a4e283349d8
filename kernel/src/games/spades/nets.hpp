// The file format of the two nets of a player: a mark; then for each net its numbers of rows of both kinds, its first
// layer and its bias in whole numbers of 16 bits, and the rest in fractions of 32 bits, lowest byte first.
#pragma once

#include <bit>
#include <cstring>

#include "net.hpp"

namespace spadille::spades {

inline constexpr u32 kNetsMark = 0x314E5053;  // SPN1

// Takes numbers from bytes, one after the other.
class NetReader {
public:
    NetReader(const void* bytes, std::size_t size) : at_(static_cast<const u8*>(bytes)), left_(size) {}

    template <class Number>
    bool take(Number* to, std::size_t count) {
        if (left_ / sizeof(Number) < count) return false;
        std::memcpy(to, at_, count * sizeof(Number));
        at_ += count * sizeof(Number);
        left_ -= count * sizeof(Number);
        return true;
    }

    bool take(Net& net) {
        std::array<u32, 2> shape{};
        if (!take(shape.data(), 2) || shape[0] + shape[1] > left_ / (Net::kWide * sizeof net.first[0])) return false;
        net.shape(shape[0], shape[1]);
        return take(net.first.data(), net.first.size()) && take(net.bias.data(), net.bias.size()) &&
               take(net.second.data(), net.second.size()) && take(net.second_bias.data(), net.second_bias.size()) &&
               take(net.last.data(), net.last.size());
    }

    bool ended() const { return !left_; }

private:
    const u8* at_;
    std::size_t left_;
};

// Reads nets from bytes. Returns false unless they fit the inputs here.
inline bool read_nets(const void* bytes, std::size_t size, Nets& to) {
    u32 mark = 0;
    NetReader reader(bytes, size);
    if (std::endian::native != std::endian::little || !reader.take(&mark, 1) || mark != kNetsMark ||
        !reader.take(to.card) || !reader.take(to.call) || !reader.ended())
        return false;
    const Glance g{.hand = 1, .unseen = 2};
    Deal d;
    const Prospect o;
    return to.card.tables == at(sense_table(g, d).base()) && to.card.choices == at(sense_card(g, 0).base()) &&
           to.call.tables == at(sense_hand(o, 1).base()) && to.call.choices == at(sense_call(o, 1, 1).base());
}

}  // namespace spadille::spades
