// The rules of Five Hundred for playing a deal: who takes the middle, legal leads and cards, winners of tricks.
//
// This duplicates the rules in Python; tests/games/five_hundred/test_parity.py checks that both agree.
#pragma once

#include <array>

#include "auction.hpp"

namespace spadille::five_hundred {

// A deal being played, its cards renumbered for the strain.
struct Deal {
    std::array<u64, kPlayers> hands{};  // cards dealt to nobody follow those of the last seat
    u64 middle = 0;
    int players = kPlayers, sides = 2, playing = kPlayers;  // playing: the seats that play to a trick
    int joker_comes = kWhenVoid, led = 0;                   // led: suits led to finished tricks, one bit each
    int contract = kPass, strain = kNoTrump, declarer = -1, sits_out = -1, taker = -1;
    int leader = 0, turn = 0, laid = 0, best = 0, named = -1;
    u64 follow = 0;
    Row table{}, seats{}, taken{}, out{};
    std::array<u8, kPlayers> said{};  // the strains that each seat has bid, one bit each

    bool together(int one, int other) const { return same_side(sides, one, other); }
    // Returns whether two seats are for or against the contract alike; without one, whether they are on the same side.
    bool allied(int one, int other) const {
        return declarer < 0 ? together(one, other) : together(one, declarer) == together(other, declarer);
    }
};

// A lead or play: a card, and the suit that a joker names, if any.
struct Card {
    int card = -1, named = -1;
};

class Rules {
public:
    explicit Rules(const Facts& s) : s_(s) {}

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
            if (!(d.follow >> card & 1) && !(d.joker_comes && comes_in(d, card))) d.out[at(d.turn)] |= 1 << asked(d);
        }
        ++d.laid;
        d.turn = next(d, d.turn);
        if (d.laid < d.playing) return;
        d.led |= 1 << asked(d);
        d.leader = d.turn = d.seats[at(d.best)];
        ++d.taken[at(d.leader)];
        d.laid = 0;
        d.follow = 0;
    }

    // The legal cards of the seat on turn.
    static u64 legal(const Deal& d) {
        const u64 hand = d.hands[at(d.turn)];
        if (!(hand & d.follow)) return hand;
        return d.joker_comes && comes_in(d, kJoker) ? hand & (d.follow | bit(kJoker)) : hand & d.follow;
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
        const int left = after(d, seat);
        return left == d.sits_out ? after(d, left) : left;
    }
    bool names(const Deal& d) const { return d.strain == kNoTrump || s_.naming; }

    // The suits that the seat on turn may name.
    static int nameable(const Deal& d) {
        const int open = 15 & ~d.out[at(d.turn)];
        return open ? open : 15;
    }

private:
    static int after(const Deal& d, int seat) { return seat + 1 == d.players ? 0 : seat + 1; }
    static int asked(const Deal& d) { return std::countr_zero(d.follow) / kLane; }
    // Returns whether a card is a joker that a hand that can follow may play.
    static bool comes_in(const Deal& d, int card) {
        return d.strain == kNoTrump && card == kJoker && (d.joker_comes == kAnyTime || !(d.led >> asked(d) & 1));
    }

    const Facts& s_;
};

// The seats that take up the middle and lay cards aside, in order; -1: none.
inline std::array<int, 2> takers(const Facts& s, int contract, int declarer) {
    return {declarer, contract == kGrand ? s.partner(declarer) : -1};
}

// Lets a seat take up the middle and lay cards aside.
inline void lay_aside(World& world, int seat, u64 out) {
    const u64 cards = world[at(seat)] | world[kDead];
    world[kDead] = out;
    world[at(seat)] = cards & ~out;
}

// The end of a deal: the contract, its declarer, and the tricks of every seat.
inline constexpr std::size_t kEnd = 6;
using End = std::array<u8, kEnd>;

inline Deal open_play(const Facts& s, const World& world, int contract, int declarer, int leader) {
    Deal d;
    d.players = d.playing = s.players, d.sides = s.sides, d.joker_comes = s.joker_comes;
    d.contract = contract;
    d.strain = strain_of(contract);
    d.declarer = d.taker = declarer;
    if (contract == kGrand) d.taker = s.partner(declarer);
    if ((contract == kNullo || contract == kOpen) && s.sides < s.players) d.sits_out = s.partner(declarer), --d.playing;
    for (int seat = 0; seat < kPlayers; ++seat) d.hands[at(seat)] = ranked(world[at(seat)], d.strain);
    d.middle = ranked(world[kDead], d.strain);
    d.leader = d.turn = leader;
    return d;
}

// The strains that each seat has bid, one bit each.
template <class Calls>
std::array<u8, kPlayers> strains_said(const Calls& calls, const Facts& s) {
    std::array<u8, kPlayers> said{};
    for (std::size_t i = 0; i < calls.size(); ++i)
        if (calls[i] >= 0 && calls[i] < kNullo)
            said[(at(s.first) + i) % at(s.players)] |= static_cast<u8>(1 << strain_of(calls[i]));
    return said;
}

inline End ended(const Deal& d) {
    End end{};
    end[0] = static_cast<u8>(d.contract < 0 ? kNoContract : d.contract);
    end[1] = static_cast<u8>(std::max(0, d.declarer));
    for (int seat = 0; seat < kPlayers; ++seat) end[at(seat + 2)] = static_cast<u8>(d.taken[at(seat)]);
    return end;
}

// The current deal: the tricks taken, and the cards on the table.
inline Deal standing(const Facts& s, const World& world) {
    Deal d = open_play(s, world, s.contract, s.declarer, s.leader);
    d.taken = s.taken;
    d.led = s.led;
    d.out = s.out;
    d.named = s.named;
    d.said = strains_said(s.calls, s);
    return d;
}

// Plays the cards on the table again.
inline void lay(const Facts& s, const Rules& rules, Deal& d) {
    for (int i = 0; i < s.laid; ++i) {
        const int card = ranked_card(s.table[at(i)], d.strain);
        const bool named = !i && Rules::is_joker(d, card) && rules.names(d);
        rules.put(d, {card, named ? s.named : -1});
    }
    d.out = s.out;
}

}  // namespace spadille::five_hundred
