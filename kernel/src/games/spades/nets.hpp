// The two nets of a player of Spades from bytes.
#pragma once

#include "../../nets/file.hpp"
#include "net.hpp"

namespace spadille::spades {

inline constexpr u32 kNetsMark = 0x314E5053;  // SPN1

// Reads nets from bytes. Returns false unless they fit the inputs here.
inline bool read_nets(const void* bytes, std::size_t size, Nets& to) {
    if (!spadille::read_nets(bytes, size, kNetsMark, to)) return false;
    const Glance g{.hand = 1, .unseen = 2};
    Deal d;
    const Prospect o;
    return to.card.takes(sense_table(g, d), sense_card(g, 0)) && to.call.takes(sense_hand(o, 1), sense_call(o, 1, 1));
}

}  // namespace spadille::spades
