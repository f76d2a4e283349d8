// The order in which cards are tried: the better the guess, the smaller the search.
#pragma once

#include "board.hpp"

// The tool that tunes the points (kernel/tools/order.cpp) may change them.
#ifndef SPADILLE_POINTS
#define SPADILLE_POINTS constexpr
#endif

namespace spadille {

// Points for a card, found by trial on random deals.
struct Points {
    // A suit led: ruffs of others, its length and that of others, and if the left opponent is weaker in it than the
    // right.
    int foe_ruffs = -262, mate_ruffs = 109, trumps = -75;
    int length = 8, mates_length = 12, right_length = -1, right_is_higher = 45;
    // Finesses against the opponent on the left of the leader, by who holds the highest cards of the suit.
    // towards_second: the opponent has the best, the partner the second best.
    // through_second: the opponent has the second best, the own side the best, the partner the third best.
    // through_third: the opponent has the third best, the partner the second and fourth best.
    // leads_third: the opponent has the second best, the partner the best, and a card near the leader's third is led.
    int towards_second = 76, through_second = 127, through_third = 108, leads_third = 64;
    // The opponent on the right has the best card and the own side the second best; or the second best, and the
    // opponent on the left lacks the best.
    int into_best = -18, into_second = -55;
    // A card led: the best of its suit, or the partner has the best; neither the best nor the lowest.
    int best = 84, best_trump = 43, mates_best = 80, middle = -102;
    // A card that follows: wins the trick for sure; the partner's card wins it for sure; the partner can still win it.
    int takes = 96, mate_has = 105, mate_can = 13, over_though_mate_can = -24;
    // Is beaten, but only by a higher card: the higher, the better.
    int forces = 34, forces_by_rank = 2;
    // Discards and ruffs.
    int discard_length = 2, discard_best = -61, discard_last = 27, ruffs = -4;
};

inline SPADILLE_POINTS Points kPoints;

// Facts about a suit before one of its cards is led.
struct SuitLed {
    int base = 0;          // points of every card
    int best = -1;         // the best rank of the other hands
    bool by_rank = false;  // nobody can ruff it
    bool ours = false;     // the best of the others is the mate's
    bool third = false;    // the leader's third best finesses
    u32 all = 0, own = 0;
};

// The points of a suit for finesses, positive or negative: from its best four cards and their owners.
inline void finesse(SuitLed& s, u32 left, u32 mate, u32 right) {
    u32 rest = s.all, top[4];
    for (u32& each : top) {
        each = rest ? 1u << high(rest) : 0;
        rest ^= each;
    }
    const u32 ours = s.own | mate;
    if ((left & top[0]) && (mate & top[1])) {
        s.base += kPoints.towards_second;
    } else if ((ours & top[0]) && (left & top[1])) {
        if (mate & top[2])
            s.base += kPoints.through_second;
        else
            s.third = (s.own & top[2]) && (mate & top[0]);
    } else if ((mate & top[1]) && (left & top[2]) && (mate & top[3])) {
        s.base += kPoints.through_third;
    }
    if (right & top[0]) {
        if (ours & top[1]) s.base += kPoints.into_best;
    } else if ((right & top[1]) && !(left & top[0])) {
        s.base += kPoints.into_second;
    }
}

template <int N>
SuitLed look_at(const Board<N>& b, int seat, int suit) {
    SuitLed s;
    s.all = lane(b.live, suit);
    s.own = lane(b.hand[at(seat)], suit);
    bool foe_ruffs = false, mate_ruffs = false;
    for (int k = 1; k < N; ++k) {
        const int who = (seat + k) % N;
        const bool mate = b.side[at(who)] == b.side[at(seat)];
        if (const u32 cards = lane(b.hand[at(who)], suit)) {
            if (high(cards) > s.best) s.best = high(cards), s.ours = mate;
        } else if (b.trump >= 0 && suit != b.trump && lane(b.hand[at(who)], b.trump)) {
            (mate ? mate_ruffs : foe_ruffs) = true;
        }
    }
    const u32 left = lane(b.hand[at((seat + 1) % N)], suit), right = lane(b.hand[at((seat + N - 1) % N)], suit);
    s.by_rank = !foe_ruffs && !mate_ruffs;
    s.base = (foe_ruffs    ? kPoints.foe_ruffs
              : mate_ruffs ? kPoints.mate_ruffs
                           : 0) +
             (suit == b.trump ? kPoints.trumps : 0) + kPoints.length * std::popcount(s.own) +
             kPoints.right_length * std::popcount(right);
    if (left && right > left) s.base += kPoints.right_is_higher;
    if (N == 4 && b.partners && left) {
        const u32 mate = lane(b.hand[at((seat + 2) % N)], suit);
        s.base += kPoints.mates_length * std::popcount(mate);
        finesse(s, left, mate, right);
    }
    return s;
}

// Guesses which card is best to lead.
template <int N>
void rate_leads(const Board<N>& b, Move* moves, int count, int seat) {
    int last = -1;
    SuitLed s;
    for (int i = 0; i < count; ++i) {
        const int suit = moves[i].card / kLane, rank = moves[i].card % kLane;
        if (suit != last) s = look_at(b, seat, last = suit);
        int weight = s.base;
        if (s.by_rank) {
            const int best = suit == b.trump ? kPoints.best_trump : kPoints.best;
            weight += (rank > s.best ? best : s.ours ? kPoints.mates_best : 0) - rank;
        }
        if (s.third && rank > 0 && std::popcount(s.all >> rank >> 1) <= 2) weight += kPoints.leads_third;
        const u32 run = static_cast<u32>(moves[i].run >> (suit * kLane));
        if (rank < s.best && (s.own & (run - 1))) weight += kPoints.middle;
        moves[i].weight = weight;
    }
}

// The points of a discard, or a ruff, besides its effect in the trick.
template <int N>
int spared(const Board<N>& b, int seat, int suit, int rank) {
    if (suit == b.trump) return kPoints.ruffs;
    const u32 own = lane(b.hand[at(seat)], suit);
    int points = kPoints.discard_length * std::popcount(own);
    if (rank == high(lane(b.live, suit))) points += kPoints.discard_best;
    if (!(own & (own - 1)) && b.trump >= 0 && lane(b.hand[at(seat)], b.trump)) points += kPoints.discard_last;
    return points;
}

// Guesses which card is best to follow with.
template <int At, int N>
void rate(const Board<N>& b, Move* moves, int count, int seat, const Trick& t) {
    int foes = -1, mates = -1;
    for (int i = At + 1; i < N; ++i) {
        const int who = (t.leader + i) % N;
        int& best = b.side[at(who)] == b.side[at(seat)] ? mates : foes;
        best = std::max(best, b.reach(who, t.led));
    }
    const int held = b.power(t.best, t.led);
    const bool partner = b.side[at(t.holder)] == b.side[at(seat)];
    for (int i = 0; i < count; ++i) {
        const int card = moves[i].card, suit = card / kLane, rank = card % kLane, mine = b.power(card, t.led);
        const bool over = mine > held;
        const int top = over ? mine : held;
        int weight = -rank;
        if ((over || partner) && foes <= top)
            weight += over ? kPoints.takes : kPoints.mate_has;
        else if (mates > top)
            weight += kPoints.mate_can + (over ? kPoints.over_though_mate_can : 0);
        else if (over)
            weight = kPoints.forces + kPoints.forces_by_rank * rank;
        moves[i].weight = weight + (suit == t.led ? 0 : spared(b, seat, suit, rank));
    }
}

}  // namespace spadille
