// Moves of Auction Pinochle by the rules of the kernel, with the choices of its rules of thumb, for a test.
#pragma once

#include <stdexcept>

#include "roll_out.hpp"

namespace spadille::auction_pinochle {

// Before each move the seat on turn, its legal moves, and the one that the rules of thumb choose; and the end.
//
// Legal moves are the lowest bid, with kMayPass; suits and kConcedeNaming, one bit each; the cards of the hand that
// gives some away; or the cards that may be played, with kMayConcede.
struct Replay {
    std::vector<int> turns;
    std::vector<i64> may, usual;
    End end{};
};
inline constexpr i64 kMayPass = i64{1} << 40, kMayConcede = i64{1} << 60;

class Replayer {
public:
    Replayer(const Facts& s, const Imagined& world, const std::vector<i64>& moves)
        : s_(s), course_(s), moves_(moves), deal_(course_.start(world)), aside_(world.cards[kDead]) {}

    Replay run() {
        if (s_.phase == Facts::kBidding) bid();
        if (s_.phase <= Facts::kNaming) name();
        if (s_.phase <= Facts::kExchanging) exchange();
        const bool complete = deal_.kind == Deal::kPlayed && deal_.trump >= 0 && course_.giver(deal_) < 0;
        if (s_.phase < Facts::kPlaying && complete) course_.rules().open(deal_);
        play();
        found_.end = ended(s_, deal_);
        return found_;
    }

private:
    bool goes_on() const { return next_ < moves_.size() && deal_.kind == Deal::kPlayed; }

    void bid() {
        Auction auction = course_.auction();
        while (!auction.over() && goes_on()) {
            const Hopes hopes(s_, deal_.hands[at(auction.caller())]);
            const i64 may = auction.least() | (auction.stuck() ? 0 : kMayPass);
            auction.add(static_cast<int>(take(auction.caller(), may, hopes.call(auction))));
        }
        if (auction.over()) course_.take_widow(deal_, auction, aside_);
    }
    void name() {
        if (!goes_on()) return;
        const Hopes hopes(s_, deal_.hands[at(deal_.declarer)]);
        const u32 may = hopes.nameable() | static_cast<u32>(hopes.may_concede()) << kConcedeNaming;
        const i64 suit = take(deal_.declarer, may, hopes.name(deal_.contract));
        if (suit < 0 || !(may >> suit & 1)) throw std::invalid_argument("a suit that may not be named");
        if (suit == kConcedeNaming)
            deal_.kind = Deal::kGivenUp;
        else
            deal_.trump = static_cast<int>(suit);
    }
    void exchange() {
        for (int seat; goes_on() && (seat = course_.giver(deal_)) >= 0;) {
            const u64 hand = deal_.hands[at(seat)];
            const u64 usual = course_.usual(deal_, seat);
            const u64 cards = static_cast<u64>(take(seat, static_cast<i64>(hand), static_cast<i64>(usual)));
            if (cards & ~hand) throw std::invalid_argument("cards that are not held");
            course_.give(deal_, cards);
        }
    }
    void play() {
        while (goes_on() && !course_.rules().over(deal_)) {
            const u64 may = course_.rules().legal(deal_);
            const bool concedes = course_.player().may_concede(deal_);
            const i64 move =
                take(deal_.turn, static_cast<i64>(may) | (concedes ? kMayConcede : 0), course_.player().choose(deal_));
            if (move == kConcede && concedes)
                deal_.kind = Deal::kGivenUp;
            else if (move >= 0 && move < kConcede && has(may, static_cast<int>(move)))
                course_.rules().put(deal_, static_cast<int>(move));
            else
                throw std::invalid_argument("a card that may not be played");
        }
    }

    i64 take(int seat, i64 may, i64 usual) {
        found_.turns.push_back(seat);
        found_.may.push_back(may);
        found_.usual.push_back(usual);
        return moves_[next_++];
    }

    const Facts& s_;
    Course course_;
    const std::vector<i64>& moves_;
    Deal deal_;
    u64 aside_;
    std::size_t next_ = 0;
    Replay found_;
};

}  // namespace spadille::auction_pinochle
