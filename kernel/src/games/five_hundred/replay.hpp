// Calls, discards and cards of Five Hundred by the rules of the kernel, for a test.
#pragma once

#include <stdexcept>
#include <vector>

#include "rules.hpp"

namespace spadille::five_hundred {

// Before each move the seat on turn and its legal moves (bids one bit each, or cards), with the suits that a led joker
// may name, one bit each; and the end of the deal.
struct Replay {
    std::vector<int> turns, names;
    std::vector<u64> may;
    End end{};
};

class Replayer {
public:
    // Moves are coded as in the roll-out: a call plus one, the cards laid aside, a card plus 256 times a suit plus one.
    Replayer(const Facts& s, const World& world, const std::vector<u64>& moves)
        : s_(s), rules_(s), world_(world), moves_(moves), contract_(s.contract), declarer_(s.declarer) {}

    Replay run() {
        if (s_.phase == Facts::kBidding && !bid()) return found_;
        if (s_.phase != Facts::kPlaying) lay_all_aside();
        Deal d = s_.phase == Facts::kPlaying
                     ? standing(s_, world_)
                     : open_play(s_, world_, contract_, declarer_, declarer_ < 0 ? s_.first : declarer_);
        if (s_.phase == Facts::kPlaying) lay(s_, rules_, d);
        while (next_ < moves_.size()) {
            const u64 move = take(d.turn, unranked(Rules::legal(d), d.strain), names(d));
            const int card = static_cast<int>(move & 63);
            if (!(found_.may.back() >> card & 1) || move >> 8 > kSuits)
                throw std::invalid_argument("a card that may not be played");
            rules_.put(d, {ranked_card(card, d.strain), static_cast<int>(move >> 8) - 1});
        }
        found_.end = ended(d);
        return found_;
    }

private:
    // Returns whether there is a deal to play.
    bool bid() {
        Auction auction(s_, s_.calls.size());
        while (!auction.over()) {
            if (next_ == moves_.size()) return false;
            const u64 call = take(auction.caller(), auction.open(), 0);
            if (call > kCalls || (call && !(found_.may.back() >> (call - 1) & 1)))
                throw std::invalid_argument("a call that may not be made");
            auction.add(static_cast<int>(call) - 1);
        }
        const int last = auction.last();
        found_.end = {kThrownIn};
        if (last < 0) return s_.play_on;
        contract_ = auction.call_at(last);
        declarer_ = (s_.first + last) % s_.players;
        return true;
    }

    // If the second taker thinks, the first has already laid aside.
    void lay_all_aside() {
        for (const int seat : takers(s_, contract_, declarer_)) {
            const bool before = s_.phase == Facts::kDiscarding && seat == s_.declarer && s_.seat != s_.declarer;
            if (seat < 0 || before || next_ == moves_.size()) continue;
            const u64 out = take(seat, world_[at(seat)] | world_[kDead], 0);
            if (std::popcount(out) != s_.middle_size || (out & ~found_.may.back()))
                throw std::invalid_argument("cards that may not be laid aside");
            lay_aside(world_, seat, out);
        }
    }

    // The suits that the seat on turn may name with the joker, if it leads it and names a suit.
    int names(const Deal& d) const {
        const int joker = d.strain == kNoTrump ? kJoker : d.strain * kLane + kTop;
        return !d.laid && (d.hands[at(d.turn)] >> joker & 1) && rules_.names(d) ? Rules::nameable(d) : 0;
    }

    u64 take(int seat, u64 may, int names) {
        found_.turns.push_back(seat);
        found_.may.push_back(may);
        found_.names.push_back(names);
        return moves_[next_++];
    }

    const Facts& s_;
    Rules rules_;
    World world_;
    const std::vector<u64>& moves_;
    int contract_, declarer_;
    std::size_t next_ = 0;
    Replay found_;
};

}  // namespace spadille::five_hundred
