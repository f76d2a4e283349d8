// The file format of nets: a mark; then for each net its numbers of rows of both kinds, its first layer and its bias in
// whole numbers of 16 bits, and the rest in fractions of 32 bits, lowest byte first.
#pragma once

#include <bit>
#include <cstring>

#include "net.hpp"

namespace spadille {

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
        std::array<float, Net::kWide * Net::kDeep> second{};
        if (!take(net.first.data(), net.first.size()) || !take(net.bias.data(), net.bias.size()) ||
            !take(second.data(), second.size()) || !net.set_second(second))
            return false;
        return take(net.second_bias.data(), net.second_bias.size()) && take(net.last.data(), net.last.size());
    }

    bool ended() const { return !left_; }

private:
    const u8* at_;
    std::size_t left_;
};

// Reads the nets of a game with this mark. Returns false if the bytes are none.
inline bool read_nets(const void* bytes, std::size_t size, u32 expected, Nets& to) {
    u32 mark = 0;
    NetReader reader(bytes, size);
    return std::endian::native == std::endian::little && reader.take(&mark, 1) && mark == expected &&
           reader.take(to.card) && reader.take(to.call) && reader.ended();
}

}  // namespace spadille
