// The aims of a seat in a deal of Spades, and those that an end has reached; players/aims.py is the Python version.
#pragma once

#include <algorithm>

#include "facts.hpp"

namespace spadille::spades {

enum AimOf { kKeepNil, kCover, kAttack, kNeed, kSet, kBags, kAims };

class Aims {
public:
    explicit Aims(const Facts& s) : s_(s), mine_(s.sides[at(s.seat)]) {
        for (int seat = 0; seat < s.seats; ++seat) {
            const bool nil = s.bids[at(seat)] == kNilCall;
            if (nil && !s.taken[at(seat)])
                (side(seat) != mine_ ? foes_ : seat == s.seat ? own_ : partners_) |= 1u << seat;
            if (!nil && side(seat) == mine_) spare_ += s.taken[at(seat)] - s.bids[at(seat)];
        }
        spare_ = std::max(0, spare_);
    }

    // The aims that calls and tricks at the end of the deal have reached, one bit each.
    u32 reached(const Row& calls, const Row& taken) const {
        if (s_.bidding) {
            const int call = calls[at(s_.seat)], tricks = taken[at(s_.seat)];
            return call < 0 ? u32{!tricks} << kKeepNil : u32{tricks >= call} << kNeed;
        }
        u32 broken = 0;
        Row over{};  // by side: tricks above its numbers
        for (int seat = 0; seat < s_.seats; ++seat) {
            const int call = calls[at(seat)], tricks = taken[at(seat)];
            if (call >= 0) over[at(side(seat))] += tricks - call;
            broken |= u32{tricks > 0} << seat;
        }
        bool set = false;
        for (int each = 0; each < s_.seats; ++each) set |= each != mine_ && over[at(each)] < 0;
        const int ours = over[at(mine_)];
        return u32{own_ && !(own_ & broken)} << kKeepNil | u32{!(partners_ & broken)} << kCover |
               u32{(foes_ & broken) != 0} << kAttack | u32{ours >= 0} << kNeed | u32{set} << kSet |
               u32{ours <= spare_} << kBags;
    }

private:
    int side(int seat) const { return s_.sides[at(seat)]; }

    const Facts& s_;
    const int mine_;
    u32 own_ = 0, partners_ = 0, foes_ = 0;  // seats with a standing nil
    int spare_ = 0;                          // tricks of this side above its numbers so far
};

}  // namespace spadille::spades
