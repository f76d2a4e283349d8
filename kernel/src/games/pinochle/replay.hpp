// Moves of Pinochle by the rules of the kernel, for a test.
#pragma once

#include <stdexcept>
#include <vector>

#include "rules.hpp"

namespace spadille::pinochle {

// Before each move the seat on turn and its legal moves; and the points of both seats, melded and won.
struct Replay {
    std::vector<int> turns;
    std::vector<std::vector<Trial>> may;
    std::array<int, 2> melds{}, won{};
};

class Replayer {
public:
    Replayer(const Facts& s, Deal deal) : s_(s), rules_(s.trump), deal_(deal), turn_(s.seat), led_(s.led) {
        phase_ = s.phase;
        melded_ = s.melded;
    }

    Replay run(const std::vector<Trial>& moves) {
        for (const Trial& move : moves) {
            found_.turns.push_back(turn_);
            found_.may.push_back(options());
            step(move);
        }
        found_.melds = deal_.melds, found_.won = deal_.won;
        return found_;
    }

private:
    std::vector<Trial> options() const {
        std::vector<Trial> may;
        if (phase_ == Facts::kPlaying)
            for (u64 left = rules_.playable(deal_, turn_, led_); left; left &= left - 1)
                may.push_back({kPlay, left & (~left + 1)});
        if (phase_ == Facts::kTaking) return {{kTakeStock, 0}, {kTakeUpcard, 0}};
        if (phase_ != Facts::kMelding) return may;
        may.push_back({kDone, 0});
        if (rules_.nines(deal_, turn_)) {
            may.push_back({kShowDix, 0});
            if (!rules_.nine_up(deal_)) may.push_back({kSwap, 0});
        }
        if (!melded_) rules_.each_meld(deal_, turn_, [&](const Shape&, u64 cards) { may.push_back({kMeld, cards}); });
        return may;
    }

    void step(const Trial& move) {
        if (phase_ == Facts::kPlaying) return play(move.cards);
        if (move.kind == kMeld) {
            rules_.lay(deal_, turn_, move.cards);
            melded_ = true;
        } else if (move.kind == kShowDix || move.kind == kSwap)
            rules_.dix(deal_, turn_, move.kind == kSwap);
        else if (phase_ == Facts::kMelding && deal_.tricks == kPhaseOne && s_.chooses)
            phase_ = Facts::kTaking;
        else {
            Rules::draw(deal_, turn_, move.kind == kTakeUpcard);
            phase_ = Facts::kPlaying;
        }
    }

    void play(u64 played) {
        if (std::popcount(played) != 1 || !(deal_.hands[at(turn_)] & played))
            throw std::invalid_argument("a card that is not held");
        const int card = std::countr_zero(played);
        Rules::take(deal_, turn_, card);
        if (led_ < 0) {
            led_ = card;
            turn_ = 1 - turn_;
            return;
        }
        turn_ = rules_.won(deal_, 1 - turn_, led_, card);
        led_ = -1;
        melded_ = false;
        if (deal_.tricks <= kPhaseOne) phase_ = Facts::kMelding;
    }

    const Facts& s_;
    Rules rules_;
    Deal deal_;
    int turn_, led_, phase_ = 0;
    bool melded_ = false;
    Replay found_;
};

}  // namespace spadille::pinochle
