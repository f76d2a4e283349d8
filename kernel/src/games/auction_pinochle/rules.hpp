// The rules of Auction Pinochle for playing a deal: duties, winners of tricks, and points.
//
// This duplicates the rules in Python; tests/games/auction_pinochle/test_parity.py checks that both agree.
#pragma once

#include "melding.hpp"

namespace spadille::auction_pinochle {

using Duties = std::array<u64, 4>;

class Rules {
public:
    explicit Rules(const Facts& s) : s_(s) {}

    // The duties towards an open trick, the first one first.
    Duties duties(const Deal& d) const {
        const int led = d.table[0] / kLane;
        if (s_.heads == Facts::kNever || (s_.heads == Facts::kTrumps && led != d.trump))
            return {suit_of(led), suit_of(d.trump), 0, 0};
        const u64 above = beaten_by(d.table[at(d.ahead)], d.trump);
        return {suit_of(led) & above, suit_of(led), suit_of(d.trump) & above, suit_of(d.trump)};
    }
    u64 legal(const Deal& d) const {
        const u64 hand = d.hands[at(d.turn)];
        if (d.count)
            for (const u64 duty : duties(d))
                if (hand & duty) return hand & duty;
        return hand;
    }

    void put(Deal& d, int card) const {
        const std::size_t seat = at(d.turn);
        if (d.count)
            for (const u64 duty : duties(d)) {
                if (has(duty, card)) break;
                d.out[seat] |= duty;
            }
        d.hands[seat] &= ~bit(card);
        d.gone |= bit(card);
        if (!d.count || has(beaten_by(d.table[at(d.ahead)], d.trump), card)) d.ahead = d.count;
        d.table[at(d.count++)] = card;
        d.turn = (d.turn + 1) % s_.seats;
        if (d.count == s_.seats) gather(d);
    }

    // Lays down melds and lets the declarer lead.
    void open(Deal& d) const {
        for (int seat = 0; seat < s_.seats; ++seat) {
            if (s_.alone() && seat != d.declarer) continue;
            const Melds found(s_, d.hands[at(seat)], d.trump);
            d.laid[at(seat)] = found.on_table();
            d.melds[at(seat % s_.sides)] += found.worth;
        }
        d.leader = d.turn = d.declarer;
        if (s_.enough && d.melds[at(d.declarer)] >= d.contract) d.kind = Deal::kEnough;
    }
    bool over(const Deal& d) const { return d.kind != Deal::kPlayed || !(d.hands[at(d.turn)]); }

    static void hand_over(Deal& d, int from, int to, u64 cards) {
        d.hands[at(from)] &= ~cards;
        d.hands[at(to)] |= cards;
        d.handed[at(d.passes++)] = cards;
    }
    static void bury(Deal& d, u64 cards) {
        d.hands[at(d.declarer)] &= ~cards;
        d.buried = cards;
    }

private:
    void gather(Deal& d) const {
        const int winner = (d.leader + d.ahead) % s_.seats;
        for (int i = 0; i < d.count; ++i) d.won[at(winner % s_.sides)] += s_.counts[at(rank_of(d.table[at(i)]))];
        ++d.taken[at(winner)];
        d.last = d.leader = d.turn = winner;
        d.count = 0;
    }

    const Facts& s_;
};

// The end of a deal: how it ended, the declarer, the contract, the trumps; by side melds and points of cards; tricks by
// seat; the winner of the last trick, and the points of buried cards.
inline constexpr std::size_t kEnd = 18;
using End = std::array<int, kEnd>;

inline End ended(const Facts& s, const Deal& d) {
    End end = {d.kind, d.declarer, d.contract, d.trump};
    for (std::size_t i = 0; i < kPlayers; ++i) {
        end[4 + i] = d.melds[i];
        end[8 + i] = d.won[i];
        end[12 + i] = d.taken[i];
    }
    end[16] = d.last;
    end[17] = points_in(d.buried, s.counts);
    return end;
}

}  // namespace spadille::auction_pinochle
