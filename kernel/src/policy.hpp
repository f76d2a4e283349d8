// Deals played to their end by rules of thumb, for games with a trump suit and bids in tricks: many worlds in one call.
//
// Every seat plays by what it may know: its own cards, the cards played, the bids. A seat that bid nothing (a nil) ducks,
// its partner covers, the others leave it with tricks; the rest take what was bid and no more, or set the others.
#pragma once

#include "tricks.hpp"

namespace spadille {

inline constexpr int kNilBid = -1;

// A deal under way, or one that begins.
struct Rollout {
    int seats = 4;
    int parties = 2;               // seat modulo this is its side
    int trump = 3;
    int size = 13;                 // tricks in the whole deal
    bool set_costs = true;         // a contract that falls short costs points
    bool shun = true;              // tricks beyond the bid are not wanted
    bool unbroken = false;         // trumps may not be led yet
    int leader = 0;
    int laid = 0;
    std::array<u64, kSeats> hands{};
    std::array<int, kSeats> table{};
    std::array<int, kSeats> taken{};
    std::array<int, kSeats> aims{};  // tricks bid, or kNilBid
};

class RolloutPolicy {
  public:
    explicit RolloutPolicy(const Rollout& deal) : d_(deal) {
        for (int seat = 0; seat < d_.seats; ++seat) remaining_ |= d_.hands[seat];
        for (int i = 0; i < d_.laid; ++i) best_on(i);
        left_ = d_.size;
        for (int seat = 0; seat < d_.seats; ++seat) left_ -= d_.taken[seat];
    }

    // Plays a card for the seat on turn.
    void play(int card) {
        const int seat = (d_.leader + d_.laid) % d_.seats;
        d_.hands[seat] &= ~bit(card);
        remaining_ &= ~bit(card);
        if (card / kLane == d_.trump) d_.unbroken = false;
        d_.table[d_.laid] = card;
        best_on(d_.laid++);
        if (d_.laid < d_.seats) return;
        d_.leader = (d_.leader + best_) % d_.seats;
        ++d_.taken[d_.leader];
        --left_;
        d_.laid = 0;
    }

    // Plays to the end and tells how many tricks each seat has.
    const std::array<int, kSeats>& finish() {
        while (d_.hands[(d_.leader + d_.laid) % d_.seats]) play(choose());
        return d_.taken;
    }

    // The card that the seat on turn would play.
    int choose() {
        seat_ = (d_.leader + d_.laid) % d_.seats;
        const u64 hand = d_.hands[seat_];
        const u64 can = legal(hand, d_.trump, false, d_.unbroken, d_.laid ? d_.table[0] : -1, -1);
        if (!(can & (can - 1))) return std::countr_zero(can);
        unseen_ = remaining_ & ~hand;
        look();
        return d_.laid ? follow(can) : lead(can, hand);
    }

  private:
    Rollout d_;
    u64 remaining_ = 0, unseen_ = 0;
    int best_ = 0, left_ = 0, seat_ = 0;
    bool wants_ = false, partner_nil_ = false, enemy_nil_ = false;

    void best_on(int place) {
        if (place == 0 || beats(d_.table[place], d_.table[best_], d_.trump)) best_ = place;
    }
    bool own(int seat) const { return seat % d_.parties == seat_ % d_.parties; }
    bool stands(int seat) const { return d_.aims[seat] == kNilBid && !d_.taken[seat]; }
    bool boss(int card) const { return !(lane(unseen_, card / kLane) >> (card % kLane)); }
    static int rank(int card) { return card % kLane; }

    // What the side on turn still wants.
    void look() {
        std::array<int, kSeats> need{};
        partner_nil_ = enemy_nil_ = false;
        for (int seat = 0; seat < d_.seats; ++seat) {
            if (d_.aims[seat] != kNilBid) need[seat % d_.parties] += d_.aims[seat] - d_.taken[seat];
            if (seat != seat_ && stands(seat)) (own(seat) ? partner_nil_ : enemy_nil_) = true;
        }
        const int mine = seat_ % d_.parties;
        int others = 0;
        bool can_set = false;
        for (int side = 0; side < d_.parties; ++side) {
            if (side == mine) continue;
            others += need[side];
            can_set |= need[side] > 0 && need[side] >= left_ - std::max(0, need[mine]) - 1;
        }
        const bool set_pays = can_set && d_.set_costs && others >= left_ - 1;
        wants_ = need[mine] > 0 || set_pays || !(d_.shun || others > 0);
    }

    // The card of a set with the lowest (or highest) key.
    template <class Key>
    static int least(u64 cards, Key key) {
        int found = -1, best = 0;
        for (; cards; cards &= cards - 1) {
            const int card = std::countr_zero(cards), worth = key(card);
            if (found < 0 || worth < best) found = card, best = worth;
        }
        return found;
    }
    int low(u64 cards) const {
        return least(cards, [&](int card) { return (card / kLane == d_.trump) * 64 + rank(card); });
    }
    int high_loser(u64 cards) const {
        return least(cards, [&](int card) { return -((card / kLane == d_.trump) * 64 + rank(card)); });
    }

    int lead(u64 can, u64 hand) const {
        if (stands(seat_)) return low(can);
        const auto length = [&](int card) { return std::popcount(lane(hand, card / kLane)); };
        u64 bosses = 0;
        for (u64 rest = can; rest; rest &= rest - 1)
            if (boss(std::countr_zero(rest))) bosses |= rest & -rest;
        const u64 trumps = d_.trump >= 0 ? lane_mask(d_.trump) : 0, plain = bosses & ~trumps;
        if (partner_nil_)
            return least(can, [&](int card) {
                return -(((bosses >> card & 1) ? 1024 : 0) + (card / kLane != d_.trump ? 64 : 0) + rank(card));
            });
        if (enemy_nil_ && (can & ~trumps)) return low(can);
        if (wants_ && plain) return least(plain, length);
        if (wants_ && bosses) return 63 - std::countl_zero(bosses);
        if (wants_)
            return least(can, [&](int card) { return (card / kLane == d_.trump) * 4096 + length(card) * 64 + rank(card); });
        return low(can & ~bosses ? can & ~bosses : can);
    }

    int follow(u64 can) const {
        const int best = d_.table[best_], holder = (d_.leader + best_) % d_.seats;
        u64 winners = 0;
        for (u64 rest = can; rest; rest &= rest - 1)
            if (beats(std::countr_zero(rest), best, d_.trump)) winners |= rest & -rest;
        const u64 losers = can & ~winners;
        const bool last = d_.laid == d_.seats - 1;
        const auto power = [&](int card) { return (card / kLane == d_.trump) * 64 + rank(card); };
        const auto cheapest = [&] { return least(winners, power); };
        const auto dearest = [&] { return least(winners, [&](int card) { return -power(card); }); };
        const auto duck = [&] { return losers ? high_loser(losers) : last ? dearest() : cheapest(); };
        if (stands(seat_)) return duck();
        if (own(holder) && holder != seat_ && stands(holder) && winners) return cheapest();
        bool nil_to_come = false;
        for (int i = d_.laid + 1; i < d_.seats; ++i) {
            const int seat = (d_.leader + i) % d_.seats;
            nil_to_come |= own(seat) && stands(seat);
        }
        if (nil_to_come && winners) return dearest();
        if (!own(holder) && stands(holder) && losers) return high_loser(losers);
        if (!wants_) return duck();
        const bool safe = own(holder) && (last || boss(best));
        if (safe || !winners) return low(losers ? losers : can);
        if (last) return cheapest();
        u64 sure = 0;
        for (u64 rest = winners; rest; rest &= rest - 1)
            if (boss(std::countr_zero(rest))) sure |= rest & -rest;
        if (sure) return least(sure, power);
        if (losers && (own(holder) || d_.seats - d_.laid > 2)) return low(losers);
        return own(holder) ? low(can) : dearest();
    }
};

}  // namespace spadille
