// Choices by the ratings of a net.
#pragma once

#include "../search/chance.hpp"
#include "net.hpp"

namespace spadille {

// Finds the choice with the best rating, blurred by noise if `heat` is above 0.
class Best {
public:
    // `none` is what is found if nothing is offered.
    Best(float heat, Chance& chance, int none = -1) : heat_(heat), chance_(chance), found_(none) {}

    void offer(int choice, float worth) {
        if (heat_ > 0) worth += heat_ * Gumbel::of(chance_.next());
        if (!any_ || worth > worth_) worth_ = worth, found_ = choice, any_ = true;
    }
    int found() const { return found_; }

private:
    float heat_, worth_ = 0;
    Chance& chance_;
    int found_;
    bool any_ = false;
};

inline u64 between(int low, int high) { return (bit(high) - 1) & ~((bit(low) << 1) - 1); }

// Returns whether another card of the suit is as good: the one beneath it in the hand, or the rule's above it, if none
// of the cards `out` lies between them.
inline bool has_twin(u64 may, u64 out, int card, int rule) {
    const u64 mine = lane_mask(card / kLane) & may, under = mine & (bit(card) - 1);
    if (under && !(between(63 - std::countl_zero(under), card) & out)) return true;
    return rule / kLane == card / kLane && rule > card && !(between(card, rule) & (out | may));
}

}  // namespace spadille
