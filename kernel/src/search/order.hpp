// Which card to try first: the better the guess, the less is searched.
#pragma once

#include "board.hpp"

namespace spadille {

// Guesses which card is best to lead: the better the guess, the less is searched. The numbers were found by trial
// on random deals.
template <int N>
void rate_leads(const Board<N>& b, Move* moves, int count, int seat, int hint) {
    int last = -1, best_rank = 0, base = 0, sign = 0;
    bool ours = false;
    for (int i = 0; i < count; ++i) {
        const int card = moves[i].card, suit = card / kLane, rank = card % kLane;
        if (suit != last) {
            last = suit;
            best_rank = -1;
            ours = false;
            bool foe_ruffs = false, mate_ruffs = false;
            for (int k = 1; k < N; ++k) {
                const int who = (seat + k) % N;
                const bool mate = b.side[at(who)] == b.side[at(seat)];
                if (const u32 cards = lane(b.hand[at(who)], suit)) {
                    if (high(cards) > best_rank) best_rank = high(cards), ours = mate;
                } else if (b.trump >= 0 && suit != b.trump && lane(b.hand[at(who)], b.trump)) {
                    (mate ? mate_ruffs : foe_ruffs) = true;
                }
            }
            const u32 left = lane(b.hand[at((seat + 1) % N)], suit), right = lane(b.hand[at((seat + N - 1) % N)], suit);
            base = (foe_ruffs ? -38 : mate_ruffs ? 31 : 0) - (suit == b.trump ? 40 : 0);
            base += 8 * std::popcount(lane(b.hand[at(seat)], suit)) + 3 * std::popcount(right);
            if (left && right > left) base += 21;
            sign = foe_ruffs ? 0 : mate_ruffs ? -1 : 1;
        }
        int weight = base;
        if (sign < 0)
            weight -= rank;
        else if (sign > 0)
            weight += rank > best_rank ? 40 - rank : ours ? 48 - rank : -rank;
        moves[i].weight = weight + (card == hint ? 1000 : 0);
    }
}

// The same for a card that follows.
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
        int weight = 0;
        if ((over || partner) && foes <= top)
            weight = over ? 96 - rank : 81;
        else if (mates > top)
            weight = 30;
        else if (over)
            weight = 10 + 3 * rank;  // forces out a higher one
        weight -= rank;
        if (mine < 0)
            weight -= std::popcount(lane(b.hand[at(seat)], suit));
        else if (suit != t.led)
            weight -= 5;
        moves[i].weight = weight;
    }
}

}  // namespace spadille
