// The nets of a player of Five Hundred from bytes.
#pragma once

#include "../../nets/file.hpp"
#include "net.hpp"

namespace spadille::five_hundred {

inline constexpr u32 kNetsMark = 0x314E4835;  // 5HN1

// Reads nets from bytes. Returns false unless they fit the inputs here.
inline bool read_nets(const void* bytes, std::size_t size, Nets& to) {
    if (!spadille::read_nets(bytes, size, kNetsMark, to)) return false;
    const Glance g{.hand = 1, .unseen = 2};
    const Prospect o;
    const Hopes hopes(Facts{}, 0);
    return to.card.takes(sense_table(g), sense_card(g, 0)) &&
           to.call.takes(sense_auction(o, hopes, 0), sense_call(o, hopes, 0, 0));
}

}  // namespace spadille::five_hundred
