// Rule-of-thumb play of Five Hundred.
#pragma once

#include <utility>

#include "rules.hpp"

namespace spadille::five_hundred {

class Player {
public:
    explicit Player(const Facts& s) : rules_(s) {}

    void finish(Deal& d) const {
        while (d.laid || d.hands[at(d.turn)]) rules_.put(d, choose(d));
    }

    Card choose(const Deal& d) const {
        const u64 hand = d.hands[at(d.turn)];
        if (!d.laid) return lead(d, hand);
        const u64 may = Rules::legal(d);
        return {(may & (may - 1)) ? follow(d, may) : std::countr_zero(may), -1};
    }

    // The suit that a joker names when it is led; -1: none is named.
    int suit_for_joker(const Deal& d) const {
        if (!rules_.names(d)) return -1;
        const int open = Rules::nameable(d);
        const bool declares = d.declarer >= 0 && d.together(d.declarer, d.turn);
        if (declares && d.strain != kNoTrump && (open >> d.strain & 1) && suit_of(unseen(d), d.strain)) return d.strain;
        return longest_suit(d.hands[at(d.turn)], open);
    }

    // The cards that the seat on turn does not see.
    static u64 unseen(const Deal& d) {
        u64 cards = d.turn == d.taker ? 0 : d.middle;
        for (int seat = 0; seat < kPlayers; ++seat)
            if (seat != d.turn) cards |= d.hands[at(seat)];
        return cards;
    }

private:
    static bool ducks(const Deal& d, int seat) {
        return d.contract >= kNullo && d.together(seat, d.declarer) && seat != d.sits_out;
    }
    static bool boss(u64 unseen, int card) {
        return card == kJoker || !(suit_of(unseen, card / kLane) >> (card % kLane));
    }
    static int length(u64 hand, int card) { return card == kJoker ? 1 : std::popcount(suit_of(hand, card / kLane)); }

    Card lead(const Deal& d, u64 hand) const {
        const int joker = d.strain == kNoTrump ? kJoker : d.strain * kLane + kTop;
        const bool naming = (hand >> joker & 1) && rules_.names(d);
        const u64 cards = naming ? hand & ~bit(joker) : hand;
        const int open = Rules::nameable(d);
        if (d.contract >= kNullo) {
            if (!cards) return {joker, std::countr_zero(static_cast<u32>(open))};
            return {low_lead(d, cards), -1};
        }
        const u64 others = unseen(d);
        const bool declares = d.declarer >= 0 && d.together(d.declarer, d.turn);
        u64 trumps = 0;
        if (d.strain != kNoTrump) {
            trumps = cards & Rules::suit_mask(d.strain);
            const int out = std::popcount(suit_of(others, d.strain));
            if (declares && out) {
                if (naming && (open >> d.strain & 1)) return {joker, d.strain};
                if (trumps) {
                    const int top = d.strain * kLane + high(suit_of(trumps, d.strain));
                    if (boss(others, top) || 2 * std::popcount(trumps) > out) return {top, -1};
                }
            }
        }
        int found = -1, longest = 0;
        for (u64 left = cards & ~trumps; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            if (boss(others, card) && length(hand, card) > longest) {
                found = card;
                longest = length(hand, card);
            }
        }
        if (found >= 0) return {found, -1};
        if (naming) return {joker, longest_suit(hand, open)};
        return {long_low(cards & ~trumps ? cards & ~trumps : cards, hand), -1};
    }

    static int longest_suit(u64 hand, int open) {
        int found = -1, most = -1;
        for (int suit = 0; suit < kSuits; ++suit)
            if ((open >> suit & 1) && std::popcount(suit_of(hand, suit)) > most) {
                found = suit;
                most = std::popcount(suit_of(hand, suit));
            }
        return found;
    }

    static int long_low(u64 cards, u64 hand) {
        int found = -1, longest = 0;
        for (u64 left = cards; left; left &= left - 1) {
            const int card = std::countr_zero(left), here = length(hand, card);
            if (found >= 0 && (here < longest || (here == longest && card % kLane >= found % kLane))) continue;
            found = card;
            longest = here;
        }
        return found;
    }

    static int low_lead(const Deal& d, u64 cards) {
        int found = -1;
        const bool mine = ducks(d, d.turn);
        for (u64 left = cards; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            const auto rank = [&](int each) { return std::pair(each % kLane, mine ? each : length(cards, each)); };
            if (found < 0 || rank(card) < rank(found)) found = card;
        }
        return found;
    }

    int follow(const Deal& d, u64 may) const {
        const int front = d.table[at(d.best)], winning = d.seats[at(d.best)];
        u64 winners = 0;
        for (u64 left = may; left; left &= left - 1)
            if (Rules::better(d, std::countr_zero(left), front)) winners |= left & (~left + 1);
        const u64 losers = may & ~winners;
        const int coming = d.playing - d.laid - 1;
        if (d.contract >= kNullo) return duck(d, may, winners, losers, winning, coming);
        const u64 others = unseen(d);
        const bool ours = d.allied(winning, d.turn);
        const bool foes = comes(d, coming, [&](int seat) { return !d.allied(seat, d.turn); });
        if (!winners || (ours && (!foes || boss(others, front)))) return least(d, losers ? losers : may);
        if (!foes) return cheapest(d, winners);
        for (int suit : {front / kLane, d.strain})
            for (u64 left = suit == kNoTrump ? 0 : winners & Rules::suit_mask(suit); left; left &= left - 1)
                if (boss(others, std::countr_zero(left))) return std::countr_zero(left);
        if (winners >> kJoker & 1 && d.strain == kNoTrump) return kJoker;
        const bool follows = d.hands[at(d.turn)] & d.follow;
        if (!ours && !follows) return cheapest(d, winners);
        const int dear = dearest(d, winners);
        const bool low = ours ? !follows || !between(others, front, dear) : coming > 1;
        return low ? least(d, losers ? losers : may) : dear;
    }

    // Returns whether a seat that is still to play to the trick passes a test.
    template <class Test>
    static bool comes(const Deal& d, int coming, const Test& test) {
        bool found = false;
        for (int seat = Rules::next(d, d.turn), i = 0; i < coming; ++i, seat = Rules::next(d, seat))
            found |= test(seat);
        return found;
    }

    // Returns whether a card of others ranks between two cards of a suit.
    static bool between(u64 others, int low, int high) {
        return suit_of(others, high / kLane) & ((1u << high % kLane) - (2u << low % kLane));
    }

    int duck(const Deal& d, u64 may, u64 winners, u64 losers, int winning, int coming) const {
        if (ducks(d, d.turn)) {
            if (losers) return highest(losers);
            return coming ? cheapest(d, winners) : dearest(d, winners);
        }
        if (ducks(d, winning) && losers) return highest(losers);
        const bool after = comes(d, coming, [&](int seat) { return ducks(d, seat); });
        if ((d.hands[at(d.turn)] & d.follow) && after) return losers ? std::countr_zero(losers) : cheapest(d, winners);
        return highest(may);
    }

    static int highest(u64 cards) {
        if (cards >> kJoker & 1) return kJoker;
        int found = -1;
        for (u64 left = cards; left; left &= left - 1)
            if (found < 0 || std::countr_zero(left) % kLane > found % kLane) found = std::countr_zero(left);
        return found;
    }
    static int cheapest(const Deal& d, u64 winners) {
        const u64 plain = d.strain == kNoTrump ? winners & ~bit(kJoker) : winners & ~Rules::suit_mask(d.strain);
        return std::countr_zero(plain ? plain : winners);
    }
    static int dearest(const Deal& d, u64 winners) {
        const u64 trumps = d.strain == kNoTrump ? winners & bit(kJoker) : winners & Rules::suit_mask(d.strain);
        return 63 - std::countl_zero(trumps ? trumps : winners);
    }
    static int least(const Deal& d, u64 cards) {
        int found = -1;
        const auto key = [&](int card) { return std::pair(card / kLane == d.strain || card == kJoker, card % kLane); };
        for (u64 left = cards; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            if (found < 0 || key(card) < key(found)) found = card;
        }
        return found;
    }

    Rules rules_;
};

}  // namespace spadille::five_hundred
