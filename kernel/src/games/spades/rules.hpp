// The rules of Spades for playing a deal: the leader, the legal cards, the winners of tricks.
//
// This duplicates the rules in Python; tests/games/spades/test_parity.py checks that both agree.
#pragma once

#include <stdexcept>
#include <vector>

#include "facts.hpp"

namespace spadille::spades {

// A deal being played.
struct Deal {
    World hands{};
    Row bids{}, taken{}, table{};
    int leader = 0, laid = 0, best = 0;
    bool broken = false, fresh = false;
    std::array<u8, kSeats> voids{};  // the suits in which each seat is known to be void
};

// The deal as a seat finds it, with the hands of a world.
inline Deal start(const Facts& s, const World& world) {
    Deal d;
    d.hands = world;
    d.bids = s.bids;
    d.taken = s.taken;
    d.table = s.table;
    d.leader = s.leader;
    d.laid = s.laid;
    d.broken = s.broken;
    d.fresh = s.fresh;
    for (int i = 1; i < d.laid; ++i)
        if (beats(d.table[at(i)], d.table[at(d.best)], kTrump)) d.best = i;
    for (int seat = 0; seat < s.seats; ++seat)
        for (int suit = 0; suit < kSuits; ++suit)
            if (seat != s.seat && !lane(s.unseen & ~s.barred[at(seat)], suit))
                d.voids[at(seat)] |= static_cast<u8>(1 << suit);
    return d;
}

class Rules {
public:
    explicit Rules(const Facts& s) : s_(s) {}

    void put(Deal& d, int card) const {
        const std::size_t seat = at((d.leader + d.laid) % s_.seats);
        d.hands[seat] &= ~bit(card);
        d.table[at(d.laid)] = card;
        if (card / kLane != d.table[0] / kLane) d.voids[seat] |= static_cast<u8>(1 << (d.table[0] / kLane));
        if (!d.laid || beats(card, d.table[at(d.best)], kTrump)) d.best = d.laid;
        d.broken |= card / kLane == kTrump;
        d.fresh = false;
        if (++d.laid < s_.seats) return;
        d.leader = (d.leader + d.best) % s_.seats;
        ++d.taken[at(d.leader)];
        d.laid = d.best = 0;
    }

    u64 legal(const Deal& d) const {
        const u64 hand = d.hands[at((d.leader + d.laid) % s_.seats)];
        if (d.laid) {
            const u64 follow = hand & lane_mask(d.table[0] / kLane);
            return follow ? follow : hand;
        }
        const u64 clubs = hand & lane_mask(0), plain = hand & ~lane_mask(kTrump);
        if (d.fresh && s_.opening == kLowestClub && clubs) return clubs & (~clubs + 1);
        const bool barred = (s_.must_break && !d.broken) || (d.fresh && s_.opening == kNoTrump);
        return barred && plain ? plain : hand;
    }

    int turn(const Deal& d) const { return (d.leader + d.laid) % s_.seats; }

    // Ends the bidding: the holder of the lowest club leads, if that is the rule.
    void open(Deal& d) const {
        if (s_.opening != kLowestClub) return;
        for (int seat = 0, first = kLane; seat < s_.seats; ++seat)
            if (const u32 clubs = lane(d.hands[at(seat)], 0); clubs && low(clubs) < first) {
                d.leader = seat;
                first = low(clubs);
            }
    }

private:
    const Facts& s_;
};

// Cards played by these rules, for a test: before each and after the last, the seat on turn and its legal cards.
struct Replay {
    std::vector<int> turns;
    std::vector<u64> legal;
    Row taken{};
};

inline Replay replay(const Facts& s, const World& world, const std::vector<int>& cards) {
    const Rules rules(s);
    Deal d = start(s, world);
    if (s.bidding) rules.open(d);
    Replay found;
    const auto look = [&] {
        found.turns.push_back(rules.turn(d));
        found.legal.push_back(rules.legal(d));
    };
    for (const int card : cards) {
        look();
        if (!(found.legal.back() >> card & 1)) throw std::invalid_argument("a card that may not be played");
        rules.put(d, card);
    }
    look();
    found.taken = d.taken;
    return found;
}

}  // namespace spadille::spades
