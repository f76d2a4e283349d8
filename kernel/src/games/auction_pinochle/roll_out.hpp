// Roll-outs of Auction Pinochle: a call, a trump suit, cards to pass or bury, or a card tried in worlds, and the deal
// played to its end.
#pragma once

#include "exchanging.hpp"
#include "playing.hpp"
#include "worlds.hpp"

namespace spadille::auction_pinochle {

// A deal from any phase to its end by rules of thumb.
class Course {
public:
    explicit Course(const Facts& s) : s_(s), rules_(s), player_(s) {}

    Deal start(const Imagined& world) const {
        Deal d;
        for (std::size_t seat = 0; seat < kPlayers; ++seat) {
            d.hands[seat] = world.cards[seat];
            d.out[seat] = s_.out[seat];
            d.gone |= s_.played[seat];
            d.taken[seat] = s_.taken[seat];
            d.won[seat] = s_.won[seat];
        }
        d.declarer = s_.declarer;
        d.contract = s_.contract;
        d.trump = s_.trump;
        d.handed = world.handed;
        d.passes = s_.passes;
        d.widow = s_.widow;
        if (s_.phase != Facts::kPlaying) return d;
        d.buried = s_.alone() ? s_.buried | world.cards[kDead] : 0;
        for (int seat = 0; seat < s_.seats; ++seat) d.hands[at(seat)] |= s_.played[at(seat)];
        rules_.open(d);
        for (int seat = 0; seat < s_.seats; ++seat) d.hands[at(seat)] &= ~s_.played[at(seat)];
        d.kind = Deal::kPlayed;
        d.leader = s_.leader;
        d.turn = s_.seat;
        for (int i = 0; i < s_.laid; ++i) {
            const int card = d.table[at(i)] = s_.table[at(i)];
            if (!i || has(beaten_by(d.table[at(d.ahead)], d.trump), card)) d.ahead = i;
        }
        d.count = s_.laid;
        return d;
    }

    // Makes a move of the thinking seat, and the others' by rules of thumb.
    End play_out(Deal d, i64 option) const {
        const int move = static_cast<int>(option);
        switch (s_.phase) {
            case Facts::kBidding: bid(d, move); break;
            case Facts::kNaming: name(d, move); break;
            case Facts::kExchanging:
                give(d, static_cast<u64>(option));
                exchange(d);
                break;
            default:
                if (move == kConcede)
                    d.kind = Deal::kGivenUp;
                else
                    rules_.put(d, move);
                player_.finish(d);
        }
        return ended(s_, d);
    }

    // Gives away cards of the seat whose turn it is to pass or to bury.
    void give(Deal& d, u64 cards) const {
        const int partner = s_.partner(d.declarer);
        if (s_.alone())
            Rules::bury(d, cards);
        else if (d.passes)
            Rules::hand_over(d, d.declarer, partner, cards);
        else
            Rules::hand_over(d, partner, d.declarer, cards);
    }
    // The seat that passes or buries next; -1 if none does.
    int giver(const Deal& d) const {
        if (s_.alone()) return d.buried ? -1 : d.declarer;
        if (!s_.card_pass || d.passes == 2) return -1;
        return d.passes ? d.declarer : s_.partner(d.declarer);
    }
    u64 usual(const Deal& d, int giver) const {
        const auto way = s_.alone() ? Exchange::kBury : d.passes ? Exchange::kPassBack : Exchange::kPass;
        return Exchange(s_, d.hands[at(giver)], d.trump, way).best();
    }
    void take_widow(Deal& d, const Auction& auction, u64 widow) const {
        d.contract = auction.contract();
        if (d.contract == kNone) {
            d.kind = Deal::kThrownIn;
            return;
        }
        d.declarer = auction.bidder();
        d.widow = widow;
        d.hands[at(d.declarer)] |= widow;
    }

    const Rules& rules() const { return rules_; }
    const Player& player() const { return player_; }

    Auction auction() const {
        Auction auction(s_);
        for (const int call : s_.calls) auction.put(call);
        return auction;
    }

private:
    void bid(Deal& d, int call) const {
        Auction all = auction();
        all.add(call);
        while (!all.over()) all.add(Hopes(s_, d.hands[at(all.caller())]).call(all));
        u64 widow = kWhole;
        for (const u64 hand : d.hands) widow &= ~hand;
        take_widow(d, all, widow);
        if (d.kind == Deal::kPlayed) name(d, Hopes(s_, d.hands[at(d.declarer)]).name(d.contract));
    }
    void name(Deal& d, int suit) const {
        if (suit == kConcedeNaming) {
            d.kind = Deal::kGivenUp;
            return;
        }
        d.trump = suit;
        exchange(d);
    }
    void exchange(Deal& d) const {
        for (int seat; (seat = giver(d)) >= 0;) give(d, usual(d, seat));
        rules_.open(d);
        player_.finish(d);
    }

    const Facts& s_;
    Rules rules_;
    Player player_;
};

// The end of the deal, for every option and world.
inline std::vector<End> roll_out(const Facts& s, const std::vector<i64>& options, std::size_t count, std::size_t times,
                                 u64 seed) {
    Chance chance(seed);
    Imagination imagination(s);
    const Course course(s);
    std::vector<Deal> worlds;
    for (const Imagined& world : imagination.draw(count, times, chance)) worlds.push_back(course.start(world));
    std::vector<End> found;
    for (const i64 option : options)
        for (const Deal& world : worlds) found.push_back(course.play_out(world, option));
    return found;
}

}  // namespace spadille::auction_pinochle
