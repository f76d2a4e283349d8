// Rule-of-thumb play of Auction Pinochle.
//
// This duplicates the regular player in Python; tests/games/auction_pinochle/test_parity.py checks that both agree.
#pragma once

#include "rules.hpp"

namespace spadille::auction_pinochle {

class Player {
public:
    explicit Player(const Facts& s) : s_(s), rules_(s) {}

    // Plays an opened deal to its end.
    void finish(Deal& d) const {
        while (!rules_.over(d)) {
            const int card = choose(d);
            if (card == kConcede)
                d.kind = Deal::kGivenUp;
            else
                rules_.put(d, card);
        }
    }

    int choose(const Deal& d) const {
        if (may_concede(d) && d.contract > d.melds[at(d.turn % s_.sides)] + s_.thumbs.all * s_.scale) return kConcede;
        const u64 may = rules_.legal(d);
        if (!(may & (may - 1))) return std::countr_zero(may);
        const Table table = read(d);
        return d.count ? follow(d, table, may) : lead(d, table, may);
    }
    bool may_concede(const Deal& d) const { return s_.concedes && !d.gone; }

private:
    // The cards that each opponent may hold, as the seat on turn sees it; 0 for its own side.
    struct Table {
        Each<u64> foes{};
        u64 all = 0;
    };

    Table read(const Deal& d) const {
        const int seat = d.turn;
        const bool declares = s_.with(seat, d.declarer);
        Each<u64> laid{};
        u64 shown = 0;
        for (int other = 0; other < s_.seats; ++other) laid[at(other)] = d.laid[at(other)] & ~d.gone;
        if (d.passes && declares) {
            const bool mine = seat == d.declarer;
            laid[at(mine ? s_.partner(seat) : d.declarer)] |=
                (mine ? d.handed[1] : d.handed[0] & ~d.handed[1]) & ~d.gone;
        }
        for (const u64 each : laid) shown |= each;
        const u64 aside = seat == d.declarer ? d.buried : 0;
        const u64 unseen = kWhole & ~(d.gone | d.hands[at(seat)] | aside | shown);
        Table table;
        for (int other = 0; other < s_.seats; ++other)
            if (s_.with(other, d.declarer) != declares) {
                const u64 out = d.out[at(other)] | (other == d.declarer ? 0 : d.widow);
                table.all |= table.foes[at(other)] = laid[at(other)] | (unseen & ~out);
            }
        return table;
    }

    // The card with the largest key, the first one of equals.
    template <class Key>
    static int most(u64 cards, const Key& key) {
        int found = -1, best = 0;
        for (; cards; cards &= cards - 1) {
            const int card = std::countr_zero(cards), here = key(card) * kLane * kSuits - place(card);
            if (found >= 0 && here <= best) continue;
            found = card;
            best = here;
        }
        return found;
    }
    template <class Key>
    static int least(u64 cards, const Key& key) {
        return most(cards, [&](int card) { return -key(card); });
    }
    template <class Test>
    static u64 those(u64 cards, const Test& test) {
        u64 found = 0;
        for (; cards; cards &= cards - 1)
            if (test(std::countr_zero(cards))) found |= cards & (~cards + 1);
        return found;
    }

    int count(int card) const { return s_.counts[at(rank_of(card))]; }
    static bool is_trump(const Deal& d, int card) { return card / kLane == d.trump; }

    int lead(const Deal& d, const Table& table, u64 cards) const {
        const u64 valued = those(cards, [&](int card) { return count(card) > 0; });
        const u64 sure = those(valued, [&](int card) { return !(beaten_by(card, d.trump) & table.all); });
        if (sure) return most(sure, [&](int card) { return 64 * !is_trump(d, card) + count(card); });
        if (std::popcount(cards) <= s_.thumbs.late) {
            const u64 tops = those(valued & ~suit_of(d.trump),
                                   [&](int card) { return !(beaten_by(card, card / kLane) & table.all); });
            if (tops) return most(tops, [&](int card) { return count(card); });
        }
        const u64 trumps = cards & suit_of(d.trump), plain = cards & ~trumps;
        if (s_.with(d.turn, d.declarer) && (table.all & suit_of(d.trump)) && std::popcount(trumps) > 2)
            return least(trumps, rank_of);
        return least(plain ? plain : cards, [&](int card) { return kLane * count(card) + rank_of(card); });
    }

    int follow(const Deal& d, const Table& table, u64 cards) const {
        const int led = d.table[0] / kLane, best = d.table[at(d.ahead)];
        // An opponent is expected to follow suit while more cards of the suit are out than there are other hands.
        const u64 suit = suit_of(led);
        const bool follows = std::popcount(table.all & suit) >= s_.seats;
        u64 behind = 0;
        for (int seat = (d.turn + 1) % s_.seats, left = s_.seats - d.count - 1; left;
             --left, seat = (seat + 1) % s_.seats) {
            const u64 held = table.foes[at(seat)];
            behind |= follows && (held & suit) ? held & suit : held;
        }
        const auto threatened = [&](int card) { return (beaten_by(card, d.trump) & behind) != 0; };
        const auto power = [&](int card) {
            return is_trump(d, card) ? rank_of(card) + 1 + kRanks : card / kLane == led ? rank_of(card) + 1 : 0;
        };
        const auto rich = [&](int card) { return kLane * count(card) - power(card); };
        const u64 winners = cards & beaten_by(best, d.trump), held = cards & ~winners;
        const int winning = (d.leader + d.ahead) % s_.seats;
        if (s_.with(winning, d.declarer) == s_.with(d.turn, d.declarer) && held && !threatened(best))
            return most(held, rich);
        if (const u64 safe = those(winners, [&](int card) { return !threatened(card); }))
            return most(safe, [&](int card) { return 1024 * !is_trump(d, card) + rich(card); });
        return least(cards, [&](int card) {
            return kLane * (2 * count(card) + is_trump(d, card)) + rank_of(card) + (card / kLane ? 0 : kRanks);
        });
    }

    const Facts& s_;
    Rules rules_;
};

}  // namespace spadille::auction_pinochle
