// Rule-of-thumb play of Spades.
#pragma once

#include <algorithm>

#include "facts.hpp"

namespace spadille::spades {

// One deal while it is played out.
struct Deal {
    World hands{};
    Row bids{}, taken{}, table{};
    int leader = 0, laid = 0, best = 0;
    bool broken = false, fresh = false;
    std::array<u8, kSeats> voids{};  // the suits that each seat is known to be out of
};

class Player {
public:
    explicit Player(const Facts& s) : s_(s) {}

    void finish(Deal& d) const {
        while (d.laid || d.hands[at(d.leader)]) {
            const u64 may = legal(d);
            put(d, (may & (may - 1)) ? choose(d, may) : std::countr_zero(may));
        }
    }

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
        if (d.fresh && s_.opening == 2 && clubs) return clubs & (~clubs + 1);
        const bool barred = (s_.must_break && !d.broken) || (d.fresh && s_.opening == 1);
        return barred && plain ? plain : hand;
    }

    int choose(const Deal& d, u64 may) const {
        const Aim a = aim(d, (d.leader + d.laid) % s_.seats);
        return d.laid ? follow(d, a, may) : lead(d, a, may);
    }

private:
    static constexpr int kReach = 2;  // so many tricks more are given up to set the others

    struct Aim {
        bool own_nil = false, wants = false;
        bool hunts = false;  // there is a nil to catch, and the contract leaves room for it
        u32 partner_nil = 0, other_nil = 0, partners = 0, others = 0;  // seats
        u64 unseen = 0;
    };

    Aim aim(const Deal& d, int seat) const {
        Aim a;
        Row sides{};
        a.unseen = d.hands[kDead];
        for (int each = 0; each < s_.seats; ++each) {
            if (each != seat) a.unseen |= d.hands[at(each)];
            const bool mate = s_.sides[at(each)] == s_.sides[at(seat)];
            if (each != seat) (mate ? a.partners : a.others) |= 1u << each;
            if (d.bids[at(each)] != kNilCall)
                sides[at(s_.sides[at(each)])] += d.bids[at(each)] - d.taken[at(each)];
            else if (d.taken[at(each)])
                continue;
            else if (each == seat)
                a.own_nil = true;
            else
                (mate ? a.partner_nil : a.other_nil) |= 1u << each;
        }
        const int mine = s_.sides[at(seat)], left = std::popcount(d.hands[at(seat)]),
                  need = std::max(0, sides[at(mine)]);
        int others = 0;
        for (int side = 0; side < s_.seats; ++side)
            if (side != mine) others += sides[at(side)];
        const bool sets = others > 0 && others >= left - need - kReach;  // the others may be set
        a.wants = s_.greedy || sets || need > sure(d, a, seat);
        a.hunts = a.other_nil && !a.partner_nil && left > need + 1;
        return a;
    }

    // The trumps of a hand that nothing unseen beats: tricks that do not run away.
    static int sure(const Deal& d, const Aim& a, int seat) {
        const u32 unseen = lane(a.unseen, kTrump), held = lane(d.hands[at(seat)], kTrump);
        return std::popcount(unseen ? held & ~((2u << high(unseen)) - 1) : held);
    }

    static bool boss(u64 unseen, int card) { return !(lane(unseen, card / kLane) >> (card % kLane)); }

    // The lowest card: plain suits first, of equal ranks the lowest suit.
    static int lowest(u64 cards) {
        int found = -1;
        for (int suit = 0; suit < kTrump; ++suit)
            if (const u32 held = lane(cards, suit); held && (found < 0 || low(held) < found % kLane))
                found = suit * kLane + low(held);
        return found >= 0 ? found : std::countr_zero(cards);
    }

    // The highest card to be rid of: spades first.
    static int highest(u64 cards) {
        if (const u32 held = lane(cards, kTrump)) return kTrump * kLane + high(held);
        int found = -1;
        for (int suit = 0; suit < kTrump; ++suit)
            if (const u32 held = lane(cards, suit); held && (found < 0 || high(held) >= found % kLane))
                found = suit * kLane + high(held);
        return found;
    }

    // The card of some that a nil fears most: high, with little beneath it in the hand.
    static int feared(u64 cards, u64 hand) {
        int found = -1, most = -1000;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(cards, suit);
            if (!held) continue;
            const int beneath = std::popcount(lane(hand, suit) & ((1u << high(held)) - 1));
            const int fear = 2 * high(held) - 3 * beneath + (suit == kTrump ? 12 : 0);
            if (fear <= most) continue;
            most = fear;
            found = suit * kLane + high(held);
        }
        return found;
    }

    // A card to throw away: low, from a short suit, not the guard of an honour.
    static int spare(const Aim& a, u64 cards) {
        int found = -1, least = 1000;
        for (int suit = 0; suit < kTrump; ++suit) {
            const u32 held = lane(cards, suit);
            if (!held) continue;
            const int length = std::popcount(held), above = std::popcount(lane(a.unseen, suit) >> high(held));
            const int cost = low(held) + 2 * length + (above + 1 >= length && above < 3 ? 8 : 0);
            if (cost >= least) continue;
            least = cost;
            found = suit * kLane + low(held);
        }
        return found >= 0 ? found : std::countr_zero(cards);
    }

    // All suits that one of these seats is known to be out of.
    static u64 out_of(const Deal& d, u32 seats) {
        u32 suits = 0;
        for (; seats; seats &= seats - 1) suits |= d.voids[at(std::countr_zero(seats))];
        u64 cards = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if (suits >> suit & 1) cards |= lane_mask(suit);
        return cards;
    }

    int lead(const Deal& d, const Aim& a, u64 may) const {
        if (a.own_nil) return lowest(may);
        u64 bosses = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(may, suit), above = lane(a.unseen, suit);
            bosses |= static_cast<u64>(above ? held & ~((2u << high(above)) - 1) : held) << (suit * kLane);
        }
        if (a.partner_nil) return cover(d, a, may, bosses);
        if (const u64 bait = may & ~lane_mask(kTrump) & ~out_of(d, a.other_nil); a.hunts && bait)
            return softest(a, bait);
        if (a.wants) return cash(d, a, may, bosses);
        return lowest((may & ~bosses) ? may & ~bosses : may);
    }

    // A lead that takes a trick, or prepares one.
    static int cash(const Deal& d, const Aim& a, u64 may, u64 bosses) {
        const int trumps = std::popcount(lane(may, kTrump)), out = std::popcount(lane(a.unseen, kTrump));
        const int top = lane(bosses, kTrump) ? kTrump * kLane + high(lane(bosses, kTrump)) : -1;
        if (out && top >= 0 && 2 * trumps > out) return top;
        u64 plain = bosses & ~lane_mask(kTrump);
        if (out) plain &= ~out_of(d, a.others);
        if (plain) return shortest(plain, may, true);
        if (top >= 0) return top;
        const u64 ruffed = out ? out_of(d, a.others) & ~out_of(d, a.partners) : 0;
        const u64 from = (may & ~ruffed) ? may & ~ruffed : may, suits = from & ~lane_mask(kTrump);
        return shortest(suits ? suits : from, may, false);
    }

    // A lead that covers a partner's nil: the highest, plain suits before spades, or a suit that the nil is out of.
    static int cover(const Deal& d, const Aim& a, u64 may, u64 bosses) {
        const u64 free = may & out_of(d, a.partner_nil) & ~lane_mask(kTrump), from = bosses ? bosses : may;
        const u64 plain = from & ~lane_mask(kTrump);
        if (free && !(bosses & plain)) return lowest(free);
        return highest(plain ? plain : from);
    }

    // The low card beneath most of what is unseen in its suit.
    static int softest(const Aim& a, u64 cards) {
        int found = -1, most = -1;
        for (int suit = 0; suit < kTrump; ++suit) {
            const u32 held = lane(cards, suit);
            const int above = held ? std::popcount(lane(a.unseen, suit) >> low(held)) : -1;
            if (above <= most) continue;
            most = above;
            found = suit * kLane + low(held);
        }
        return found;
    }

    // A card of the shortest suit, spades last: its winner, or its lowest.
    static int shortest(u64 from, u64 hand, bool winner) {
        int found = -1, length = 99;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(from, suit);
            if (!held || (suit == kTrump && found >= 0)) continue;
            const int here = std::popcount(lane(hand, suit)), card = suit * kLane + (winner ? high(held) : low(held));
            if (here > length || (here == length && (winner || card % kLane >= found % kLane))) continue;
            found = card;
            length = here;
        }
        return found;
    }

    int follow(const Deal& d, const Aim& a, u64 may) const {
        const int best = d.table[at(d.best)], led = d.table[0] / kLane;
        u64 winners = may & lane_mask(best / kLane) & ~((bit(best) << 1) - 1);
        if (best / kLane != kTrump) winners |= may & lane_mask(kTrump);
        const u64 losers = may & ~winners;
        const bool ends = d.laid + 1 == s_.seats, ruffs = !lane(may, led);
        const int cheap = winners ? std::countr_zero(winners) : -1,
                  dear = winners ? 63 - std::countl_zero(winners) : -1;
        if (a.own_nil) return losers ? feared(losers, may) : ends ? dear : cheap;
        const u32 front = 1u << (d.leader + d.best) % s_.seats;
        u32 coming = 0;
        for (int i = d.laid + 1; i < s_.seats; ++i) coming |= 1u << (d.leader + i) % s_.seats;
        if ((a.partner_nil & front) && winners) return cheap;
        const bool safe = best / kLane == led && boss(a.unseen, best);  // no card that follows beats it
        if ((a.partner_nil & coming) && winners && !safe) return ruffs ? cheap : dear;
        if ((a.other_nil & front) && losers) return highest(losers);
        if (a.hunts && (a.other_nil & coming) && losers && !safe) return highest(losers);
        if (!a.wants) return losers ? highest(losers) : ends ? dear : cheap;
        const bool ours = (a.partners & front) != 0;
        if ((ours && (ends || boss(a.unseen, best))) || !winners)
            return ruffs && losers ? spare(a, losers) : lowest(losers ? losers : winners);
        if (ends || (ruffs && !ours)) return cheap;
        const bool weak = best / kLane == led && std::popcount(lane(a.unseen, led) >> (best % kLane)) > 1;
        if (ruffs && weak) return cheap;
        for (u64 left = winners; left; left &= left - 1)
            if (boss(a.unseen, std::countr_zero(left))) return std::countr_zero(left);
        if (ours || (d.laid + 2 < s_.seats && losers)) return lowest(losers ? losers : winners);
        return d.laid + 2 < s_.seats ? cheap : dear;
    }

    const Facts& s_;
};

}  // namespace spadille::spades
