// Rule-of-thumb play of Five Hundred.
#pragma once

#include <utility>

#include "facts.hpp"

namespace spadille::five_hundred {

// One deal while it is played out, its cards renumbered for the strain.
struct Deal {
    std::array<u64, kPlayers> hands{};
    u64 middle = 0;
    int contract = kPass, strain = kNoTrump, declarer = -1, sits_out = -1, taker = -1;
    int leader = 0, turn = 0, laid = 0, best = 0, named = -1;
    u64 follow = 0;
    Row table{}, seats{}, taken{}, out{};
};

// What is led or played: a card, and for a joker that names a suit that suit.
struct Card {
    int card = -1, named = -1;
};

class Player {
public:
    explicit Player(const Facts& s) : s_(s) {}

    void finish(Deal& d) const {
        while (d.laid || d.hands[at(d.turn)]) put(d, choose(d));
    }

    void put(Deal& d, Card played) const {
        const int card = played.card;
        d.hands[at(d.turn)] &= ~bit(card);
        d.table[at(d.laid)] = card;
        d.seats[at(d.laid)] = d.turn;
        if (!d.laid) {
            if (played.named >= 0) d.named = played.named;
            d.follow =
                is_joker(d, card) ? suit_mask(played.named >= 0 ? played.named : d.strain) : suit_mask(card / kLane);
            d.best = 0;
        } else {
            if (better(d, card, d.table[at(d.best)])) d.best = d.laid;
            if (!(d.follow >> card & 1)) d.out[at(d.turn)] |= 1 << std::countr_zero(d.follow) / kLane;
        }
        ++d.laid;
        d.turn = next(d, d.turn);
        if (d.laid < (d.sits_out < 0 ? kPlayers : kPlayers - 1)) return;
        d.leader = d.turn = d.seats[at(d.best)];
        ++d.taken[at(d.leader)];
        d.laid = 0;
        d.follow = 0;
    }

    Card choose(const Deal& d) const {
        const u64 hand = d.hands[at(d.turn)];
        if (!d.laid) return lead(d, hand);
        const u64 may = (hand & d.follow) ? hand & d.follow : hand;
        return {(may & (may - 1)) ? follow(d, may) : std::countr_zero(may), -1};
    }

    static bool is_joker(const Deal& d, int card) {
        return d.strain == kNoTrump ? card == kJoker : card == d.strain * kLane + kTop;
    }
    static u64 suit_mask(int suit) { return u64{0x7FFF} << (suit * kLane); }
    static bool better(const Deal& d, int card, int best) {
        if (d.strain == kNoTrump && (card == kJoker || best == kJoker)) return card == kJoker;
        return beats(card, best, d.strain == kNoTrump ? -1 : d.strain);
    }
    static int next(const Deal& d, int seat) {
        const int left = (seat + 1) % kPlayers;
        return left == d.sits_out ? (left + 1) % kPlayers : left;
    }
    bool names(const Deal& d) const { return d.strain == kNoTrump || s_.naming; }

    // The suits that the seat on turn may name.
    static int nameable(const Deal& d) {
        const int open = 15 & ~d.out[at(d.turn)];
        return open ? open : 15;
    }

private:
    static u64 unseen(const Deal& d) {
        u64 cards = d.turn == d.taker ? 0 : d.middle;
        for (int seat = 0; seat < kPlayers; ++seat)
            if (seat != d.turn) cards |= d.hands[at(seat)];
        return cards;
    }
    static bool ducks(const Deal& d, int seat) {
        return d.contract >= kNullo && seat % 2 == d.declarer % 2 && seat != d.sits_out;
    }
    static bool boss(u64 unseen, int card) {
        return card == kJoker || !(suit_of(unseen, card / kLane) >> (card % kLane));
    }
    static int length(u64 hand, int card) { return card == kJoker ? 1 : std::popcount(suit_of(hand, card / kLane)); }

    Card lead(const Deal& d, u64 hand) const {
        const int joker = d.strain == kNoTrump ? kJoker : d.strain * kLane + kTop;
        const bool naming = (hand >> joker & 1) && names(d);
        const u64 cards = naming ? hand & ~bit(joker) : hand;
        const int open = nameable(d);
        if (d.contract >= kNullo) {
            if (!cards) return {joker, std::countr_zero(static_cast<u32>(open))};
            return {low_lead(d, cards), -1};
        }
        const u64 others = unseen(d);
        const bool declares = d.declarer >= 0 && d.declarer % 2 == d.turn % 2;
        u64 trumps = 0;
        if (d.strain != kNoTrump) {
            trumps = cards & suit_mask(d.strain);
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
            if (better(d, std::countr_zero(left), front)) winners |= left & (~left + 1);
        const u64 losers = may & ~winners;
        const int coming = (d.sits_out < 0 ? kPlayers : kPlayers - 1) - d.laid - 1;
        if (d.contract >= kNullo) return duck(d, may, winners, losers, winning, coming);
        const u64 others = unseen(d);
        const bool ours = winning == (d.turn + 2) % kPlayers;
        if (!winners || (ours && (!coming || boss(others, front)))) return least(d, losers ? losers : may);
        const int cheap = cheapest(d, winners);
        if (!coming) return cheap;
        for (int suit : {front / kLane, d.strain})
            for (u64 left = suit == kNoTrump ? 0 : winners & suit_mask(suit); left; left &= left - 1)
                if (boss(others, std::countr_zero(left))) return std::countr_zero(left);
        if (winners >> kJoker & 1 && d.strain == kNoTrump) return kJoker;
        if (ours || coming > 1) return least(d, losers ? losers : may);
        return dearest(d, winners);
    }

    int duck(const Deal& d, u64 may, u64 winners, u64 losers, int winning, int coming) const {
        if (ducks(d, d.turn)) {
            if (losers) return highest(losers);
            return coming ? cheapest(d, winners) : dearest(d, winners);
        }
        if (ducks(d, winning) && losers) return highest(losers);
        bool after = false;
        for (int seat = next(d, d.turn), i = 0; i < coming; ++i, seat = next(d, seat)) after |= ducks(d, seat);
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
        const u64 plain = d.strain == kNoTrump ? winners & ~bit(kJoker) : winners & ~suit_mask(d.strain);
        return std::countr_zero(plain ? plain : winners);
    }
    static int dearest(const Deal& d, u64 winners) {
        const u64 trumps = d.strain == kNoTrump ? winners & bit(kJoker) : winners & suit_mask(d.strain);
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

    const Facts& s_;
};

}  // namespace spadille::five_hundred
