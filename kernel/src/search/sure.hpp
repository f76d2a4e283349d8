// Tricks that are sure without search: from the top at once, and in trumps whatever seat leads.
#pragma once

#include "board.hpp"

namespace spadille {

// Returns whether these cards are the `wanted` best trumps.
inline bool tops(int trump, u32 all, u32 ours, int wanted, u64& ranks) {
    int top = 0;
    for (; wanted; --wanted, all ^= 1u << top)
        if (!all || !(ours >> (top = high(all)) & 1)) return false;
    ranks = bit(trump * kLane + top);
    return true;
}

// A hand loses a trump only to a higher one of the opponents, and each of those takes one. If the opponents hold k
// trumps above the lowest of its n highest, the hand wins at least n - k tricks.
inline bool outlasts(int trump, u32 ours, u32 foes, int wanted, u64& ranks) {
    for (int count = 1; ours; ++count) {
        const int rank = high(ours);
        ours ^= 1u << rank;
        if (count - std::popcount(foes >> rank) < wanted) continue;
        ranks = bit(trump * kLane + rank);
        return true;
    }
    return false;
}

// Trump tricks of a hand that plays directly after the hand with the higher trumps: one if it has a small trump for
// each of them, and two with the best and the third best. On lead it needs another card, or it would have to lead away
// from them.
template <int N>
bool lies_behind(const Board<N>& b, int seat, int stuck, int wanted, u32 all, u64& ranks) {
    const u32 ours = lane(b.hand[at(seat)], b.trump), before = lane(b.hand[at((seat + N - 1) % N)], b.trump);
    const int length = std::popcount(ours), first = high(all);
    const bool alone = seat == stuck;  // it would have to lead a trump
    if (wanted == 1) {
        const u32 above = all & ~((2u << high(ours)) - 1);
        if (!above || (above & ~before) || length < std::popcount(above) + 1 + alone) return false;
        ranks = bit(b.trump * kLane + high(ours));
        return true;
    }
    const u32 under = all ^ 1u << first;
    if (wanted != 2 || alone || length < 2 || !(ours >> first & 1) || !(before >> high(under) & 1)) return false;
    const u32 rest = under ^ 1u << high(under);
    if (!rest || !(ours >> high(rest) & 1)) return false;
    ranks = bit(b.trump * kLane + high(rest));
    return true;
}

// Two hands that own the top trumps between them take as many tricks as the longer one has cards; with the second and
// the third best, one, unless both fall together.
template <int N>
bool sure_of_two(const Board<N>& b, int one, int stuck, int wanted, u32 all, u64& ranks) {
    const int other = (one + 2) % N;
    const u32 first = lane(b.hand[at(one)], b.trump), second = lane(b.hand[at(other)], b.trump);
    const u32 ours = first | second, foes = all & ~ours;
    const int longer = std::max(std::popcount(first), std::popcount(second));
    if (longer >= wanted && tops(b.trump, all, ours, wanted, ranks)) return true;
    if (outlasts(b.trump, first, foes, wanted, ranks) || outlasts(b.trump, second, foes, wanted, ranks)) return true;
    if (wanted == 1 && longer > 1 && ours) {
        const u32 rest = ours ^ 1u << high(ours);
        if (rest && std::popcount(foes >> high(rest)) == 1) {
            ranks = bit(b.trump * kLane + high(rest));
            return true;
        }
    }
    return wanted <= 2 && ((first && lies_behind(b, one, stuck, wanted, all, ranks)) ||
                           (second && lies_behind(b, other, stuck, wanted, all, ranks)));
}

// Returns whether a side takes `wanted` tricks for sure, in trumps alone, whatever seat leads.
template <int N>
bool sure(const Board<N>& b, int side, int on_lead, int wanted, int left, u64& ranks) {
    if (b.trump < 0 || wanted > left) return false;
    const u32 all = lane(b.live, b.trump);
    if (b.partners && !b.strict) {
        const int stuck = b.hand[at(on_lead)] & ~lane_mask(b.trump) ? -1 : on_lead;
        return sure_of_two(b, side == b.side[at(0)] ? 0 : 1, stuck, wanted, all, ranks);
    }
    for (int seat = 0; seat < N; ++seat) {
        const u32 ours = lane(b.hand[at(seat)], b.trump);
        if (b.side[at(seat)] == side && std::popcount(ours) >= wanted && tops(b.trump, all, ours, wanted, ranks))
            return true;
    }
    return false;
}

// Tricks of the mate from the top of each suit, after those of the leader; and a suit in which it can be reached.
struct Mates {
    std::array<u32, kSuits> tops{};
    std::array<int, kSuits> count{};
    int entry = -1;

    // The lowest cards that matter if it has to take this number of tricks.
    u64 lowest(int wanted) const {
        u64 found = 0;
        for (int step = 0; step < kSuits && wanted > 0; ++step) {
            const int suit = (entry + step) % kSuits, needed = std::min(count[at(suit)], wanted);
            u32 tops_left = tops[at(suit)];
            for (int i = 1; i < needed; ++i) tops_left ^= 1u << high(tops_left);
            if (needed > 0) found |= bit(suit * kLane + high(tops_left));
            wanted -= needed;
        }
        return found;
    }
};

// Returns whether the side on lead can take `wanted` tricks at once, from the top, with no help from the others.
template <int N>
bool quick(const Board<N>& b, int leader, int wanted, int left, u64& ranks) {
    const u64 mine = b.hand[at(leader)];
    u64 theirs = 0;
    int mates_plain = 64;  // plain cards of the mate that would first have to ruff
    int drawn = 0, taken = 0;
    const u64 trumps = b.trump >= 0 ? lane_mask(b.trump) : 0;
    for (int seat = 0; seat < N; ++seat) {
        if (b.side[at(seat)] != b.side[at(leader)]) {
            theirs |= b.hand[at(seat)];
            drawn = std::max(drawn, std::popcount(b.hand[at(seat)] & trumps));
        } else if (seat != leader && (b.hand[at(seat)] & trumps)) {
            mates_plain = std::min(mates_plain, std::popcount(b.hand[at(seat)] & ~trumps));
        }
    }
    const bool with_mate = b.partners;
    const u64 mate = with_mate ? b.hand[at((leader + 2) % N)] : 0;
    Mates help;
    int trump_tricks = 0, plain = 0;
    bool open = b.trump < 0 || drawn == 0;
    for (int step = 0; step < kSuits; ++step) {
        const int suit = b.trump < 0 ? step : step == 0 ? b.trump : step <= b.trump ? step - 1 : step;
        const u32 all = lane(b.live, suit), ours = lane(mine, suit), his = lane(mate, suit), foes = lane(theirs, suit);
        const u32 above = foes ? ~((2u << high(foes)) - 1) : ~0u;
        int safe = 64;
        if (suit != b.trump && !open)
            for (int seat = 0; seat < N; ++seat)
                if (b.side[at(seat)] != b.side[at(leader)] && (b.hand[at(seat)] & trumps))
                    safe = std::min(safe, std::popcount(lane(b.hand[at(seat)], suit)));
        const u32 tops = ours & above, his_tops = his & above;
        const int length = std::popcount(ours), his_length = std::popcount(his);
        u32 run = tops, his_run = 0;
        int count = std::popcount(tops), more = 0;
        const int high_mate = std::popcount(his_tops);
        if (with_mate && (!his_tops || his_length - high_mate >= count)) {
            his_run = his_tops;
            more = high_mate;
        } else {
            const u32 others = all & ~ours;
            run = others ? ours & ~((2u << high(others)) - 1) : ours;
            count = std::popcount(run);
            if (with_mate) {
                const u32 rest = (all & ~run) & ~his;
                his_run = rest ? his & ~((2u << high(rest)) - 1) : his;
                more = std::min(std::popcount(his_run), std::max(his_length - count, 0));
            }
        }
        int longest = 0;
        for (int seat = 0; seat < N; ++seat)
            if (seat != leader) longest = std::max(longest, std::popcount(lane(b.hand[at(seat)], suit)));
        if (count >= longest) count = length;
        count = std::min(count, safe);
        more = std::max(0, std::min(more, safe - count));
        if (count) {
            // Of the top cards only as many matter as are needed, and as others can follow to.
            const int sum = suit == b.trump ? count + plain : std::min(plain + count, mates_plain + 1) + trump_tricks;
            int needed = std::min(std::min(count, count - (sum - wanted)), longest);
            u32 lowest = 0;
            for (u32 rest = run; rest && needed > 0; --needed) {
                lowest = 1u << high(rest);
                rest ^= lowest;
            }
            if (lowest) ranks |= bit(suit * kLane + std::countr_zero(lowest));
        }
        if (more) {
            help.tops[suit] = his_run;
            help.count[suit] = more;
            if (length > count && help.entry < 0) help.entry = suit;
        }
        if (suit == b.trump) {
            trump_tricks = count;
            if (count >= drawn) open = true;
        } else {
            plain += count;
        }
        if (plain > mates_plain + 1) plain = mates_plain + 1;
        taken = plain + trump_tricks;
        if (taken >= wanted) return true;
    }
    if (const int first = std::min(plain, mates_plain); with_mate && !open && first > 0) {
        // Plain tricks that nobody can ruff leave all trumps where they are.
        const int stuck = std::popcount(mine & ~trumps) <= first ? leader : -1;
        if (u64 low = 0; sure_of_two(b, leader & 1, stuck, wanted - first, lane(b.live, b.trump), low)) {
            ranks = (ranks & ~trumps) | low;
            return true;
        }
    }
    if (help.entry < 0 || plain > mates_plain) return false;
    int extra_plain = 0, extra_trump = 0;
    for (int suit = 0; suit < kSuits; ++suit) (suit == b.trump ? extra_trump : extra_plain) += help.count[suit];
    if (mate & trumps) extra_plain = std::min(extra_plain, mates_plain - plain);
    int extra = extra_plain + extra_trump;
    if (mine & trumps) extra = std::min(extra, std::max(0, std::popcount(mine & ~trumps) - plain));
    if (std::min(left, taken + extra) < wanted) return false;
    ranks |= help.lowest(wanted - taken);
    return true;
}

// Returns whether the side of a seat wins this trick, whatever the others do.
template <int At, int N>
bool takes(const Board<N>& b, const Trick& t, int seat, u64 may, u64& ranks) {
    const int side = b.side[at(seat)];
    int wall = -1;
    for (int i = At + 1; i < N; ++i)
        if (const int who = (t.leader + i) % N; b.side[at(who)] != side) wall = std::max(wall, b.reach(who, t.led));
    const int held = b.power(t.best, t.led);
    if (b.side[at(t.holder)] == side && held > wall) {
        ranks = bit(t.best);
        return true;
    }
    wall = std::max(wall, held);
    u32 able = lane(may, t.led);
    int suit = t.led;
    if (!able && b.trump >= 0) able = lane(may, suit = b.trump);
    const int rank = wall - (suit == b.trump ? kLane : 0);
    if (rank >= 0) able &= rank >= kLane ? 0 : ~((2u << rank) - 1);
    if (!able) return false;
    ranks = bit(suit * kLane + low(able));
    return true;
}

// Returns whether the side on lead can win this trick by some lead, whatever the others do.
template <int N>
bool wins_first(const Board<N>& b, int leader, u64& ranks) {
    u64 lost = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (!lane(b.hand[at(leader)], suit)) continue;
        int ours = -1, theirs = -1;
        for (int seat = 0; seat < N; ++seat) {
            int& best = b.side[at(seat)] == b.side[at(leader)] ? ours : theirs;
            best = std::max(best, b.reach(seat, suit));
        }
        const int best = std::max(ours, theirs), second = std::min(ours, theirs);
        const bool ruffed = best >= kLane;
        const bool matters = second >= (ruffed ? kLane : 0);
        const u64 card = matters ? bit(ruffed ? b.trump * kLane + best - kLane : suit * kLane + best) : 0;
        if (ours > theirs) {
            ranks = card;
            return true;
        }
        lost |= card;
    }
    ranks = lost;
    return false;
}

// The winner of the last trick, one card each.
template <int N>
int last(const Board<N>& b, int leader, u64& ranks) {
    int best = std::countr_zero(b.hand[at(leader)]), seat = leader;
    for (int i = 1; i < N; ++i) {
        const int who = (leader + i) % N, card = std::countr_zero(b.hand[at(who)]);
        if (beats(card, best, b.trump)) best = card, seat = who;
    }
    ranks = std::popcount(lane(b.live, best / kLane)) > 1 ? bit(best) : 0;
    return seat;
}

}  // namespace spadille
