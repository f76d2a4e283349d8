// Rule-of-thumb play of Spades.
#pragma once

#include <algorithm>

#include "rules.hpp"

namespace spadille::spades {

class Player {
public:
    explicit Player(const Facts& s) : s_(s), rules_(s) {}

    void finish(Deal& d) const {
        while (d.laid || d.hands[at(d.leader)]) {
            const u64 may = rules_.legal(d);
            rules_.put(d, (may & (may - 1)) ? choose(d, may) : std::countr_zero(may));
        }
    }

    int choose(const Deal& d, u64 may) const {
        const Aim a = aim(d, (d.leader + d.laid) % s_.seats);
        return d.laid ? follow(d, a, may) : lead(d, a, may);
    }

private:
    static constexpr int kReach = 2;  // maximum number of extra tricks to give up to set the others

    // Fear of a card for a nil: for each rank, less for each lower card of its suit, and for being a trump.
    static constexpr int kFearRank = 2, kFearGuard = 3, kFearTrump = 12;
    // Cost of a card: for each card of its suit, and for guarding an honour that fewer than kGuarded cards can beat.
    static constexpr int kDearLength = 2, kDearGuard = 8, kGuarded = 3;
    static constexpr int kMost = 1000;  // above all fears and costs

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

    // The trumps of a hand that no unseen card beats: tricks that cannot be lost.
    static int sure(const Deal& d, const Aim& a, int seat) {
        const u32 unseen = lane(a.unseen, kTrump), held = lane(d.hands[at(seat)], kTrump);
        return std::popcount(unseen ? held & ~((2u << high(unseen)) - 1) : held);
    }

    static bool boss(u64 unseen, int card) { return !(lane(unseen, card / kLane) >> (card % kLane)); }

    // The lowest card: plain suits first, among equal ranks the lowest suit.
    static int lowest(u64 cards) {
        int found = -1;
        for (int suit = 0; suit < kTrump; ++suit)
            if (const u32 held = lane(cards, suit); held && (found < 0 || low(held) < found % kLane))
                found = suit * kLane + low(held);
        return found >= 0 ? found : std::countr_zero(cards);
    }

    // The highest card, to discard it: spades first.
    static int highest(u64 cards) {
        if (const u32 held = lane(cards, kTrump)) return kTrump * kLane + high(held);
        int found = -1;
        for (int suit = 0; suit < kTrump; ++suit)
            if (const u32 held = lane(cards, suit); held && (found < 0 || high(held) >= found % kLane))
                found = suit * kLane + high(held);
        return found;
    }

    // The most dangerous card for a nil: high, with few lower ones in the hand.
    static int feared(u64 cards, u64 hand) {
        int found = -1, most = -kMost;
        for (int suit = 0; suit < kSuits; ++suit) {
            const u32 held = lane(cards, suit);
            if (!held) continue;
            const int beneath = std::popcount(lane(hand, suit) & ((1u << high(held)) - 1));
            const int fear = kFearRank * high(held) - kFearGuard * beneath + (suit == kTrump ? kFearTrump : 0);
            if (fear <= most) continue;
            most = fear;
            found = suit * kLane + high(held);
        }
        return found;
    }

    // A card to throw away: low, from a short suit, not the guard of an honour.
    static int spare(const Aim& a, u64 cards) {
        int found = -1, least = kMost;
        for (int suit = 0; suit < kTrump; ++suit) {
            const u32 held = lane(cards, suit);
            if (!held) continue;
            const int length = std::popcount(held), above = std::popcount(lane(a.unseen, suit) >> high(held));
            const int cost =
                low(held) + kDearLength * length + (above + 1 >= length && above < kGuarded ? kDearGuard : 0);
            if (cost >= least) continue;
            least = cost;
            found = suit * kLane + low(held);
        }
        return found >= 0 ? found : std::countr_zero(cards);
    }

    // All suits in which one of these seats is known to be void.
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

    // A lead that covers a partner's nil: the highest, plain suits before spades, or a suit in which the nil is void.
    static int cover(const Deal& d, const Aim& a, u64 may, u64 bosses) {
        const u64 free = may & out_of(d, a.partner_nil) & ~lane_mask(kTrump), from = bosses ? bosses : may;
        const u64 plain = from & ~lane_mask(kTrump);
        if (free && !(bosses & plain)) return lowest(free);
        return highest(plain ? plain : from);
    }

    // The low card beneath most of the unseen cards of its suit.
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
        int found = -1, length = kLane;
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

    // The trick as the seat on turn finds it.
    struct Trick {
        int best, led;              // the card that holds it, and the suit led
        u64 winners, losers;        // of the legal cards
        int cheap = -1, dear = -1;  // the lowest and the highest winner
        bool ends;                  // no seat plays after
        bool ruffs;                 // the suit led is not held
        bool safe;                  // no card that follows the suit beats the best
        u32 front, coming;          // the seat that holds the trick, and those that still play to it
    };

    Trick read(const Deal& d, const Aim& a, u64 may) const {
        Trick t{};
        t.best = d.table[at(d.best)], t.led = d.table[0] / kLane;
        t.winners = may & lane_mask(t.best / kLane) & ~((bit(t.best) << 1) - 1);
        if (t.best / kLane != kTrump) t.winners |= may & lane_mask(kTrump);
        t.losers = may & ~t.winners;
        if (t.winners) t.cheap = std::countr_zero(t.winners), t.dear = 63 - std::countl_zero(t.winners);
        t.ends = d.laid + 1 == s_.seats, t.ruffs = !lane(may, t.led);
        t.safe = t.best / kLane == t.led && boss(a.unseen, t.best);
        t.front = 1u << (d.leader + d.best) % s_.seats;
        for (int i = d.laid + 1; i < s_.seats; ++i) t.coming |= 1u << (d.leader + i) % s_.seats;
        return t;
    }

    int follow(const Deal& d, const Aim& a, u64 may) const {
        const Trick t = read(d, a, may);
        if (a.own_nil) return t.losers ? feared(t.losers, may) : t.ends ? t.dear : t.cheap;
        if (const int card = for_nils(a, t); card >= 0) return card;
        if (!a.wants) return t.losers ? highest(t.losers) : t.ends ? t.dear : t.cheap;
        return contest(a, t);
    }

    // A card that covers a partner's nil or leaves another's with the trick; -1: nils do not matter.
    static int for_nils(const Aim& a, const Trick& t) {
        if ((a.partner_nil & t.front) && t.winners) return t.cheap;
        if ((a.partner_nil & t.coming) && t.winners && !t.safe) return t.ruffs ? t.cheap : t.dear;
        if ((a.other_nil & t.front) && t.losers) return highest(t.losers);
        if (a.hunts && (a.other_nil & t.coming) && t.losers && !t.safe) return highest(t.losers);
        return -1;
    }

    // For a side that wants the trick: win it as cheaply as possible, or waste nothing on it.
    static int contest(const Aim& a, const Trick& t) {
        const bool ours = (a.partners & t.front) != 0, two_follow = std::popcount(t.coming) > 1;
        const u64 away = t.losers ? t.losers : t.winners;
        if ((ours && (t.ends || boss(a.unseen, t.best))) || !t.winners)
            return t.ruffs && t.losers ? spare(a, t.losers) : lowest(away);
        if (t.ends || (t.ruffs && !ours)) return t.cheap;
        const bool weak = t.best / kLane == t.led && std::popcount(lane(a.unseen, t.led) >> (t.best % kLane)) > 1;
        if (t.ruffs && weak) return t.cheap;
        for (u64 left = t.winners; left; left &= left - 1)
            if (boss(a.unseen, std::countr_zero(left))) return std::countr_zero(left);
        if (ours || (two_follow && t.losers)) return lowest(away);
        return two_follow ? t.cheap : t.dear;
    }

    const Facts& s_;
    Rules rules_;
};

}  // namespace spadille::spades
