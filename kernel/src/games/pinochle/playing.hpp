// Rule-of-thumb play of Pinochle while there is a stock: melds, draws and cards.
#pragma once

#include <algorithm>
#include <cmath>

#include "ending.hpp"
#include "rules.hpp"

namespace spadille::pinochle {

class Player {
public:
    explicit Player(const Facts& s) : s_(s), trump_(s.trump), rules_(s.trump) {}

    // Points of both seats from here to the end of the deal.
    std::array<int, 2> play_out(Deal d, Trial option) const {
        int leader = s_.seat;
        if (s_.phase == Facts::kPlaying) {
            const int card = std::countr_zero(option.cards);
            leader = s_.led >= 0 ? trick(d, 1 - s_.seat, s_.led, card) : trick(d, s_.seat, card, -1);
            meld(d, leader, false);
            draw(d, leader, kDone);
        } else if (s_.phase == Facts::kMelding) {
            bool melded = s_.melded;
            if (option.kind == kMeld) {
                rules_.lay(d, leader, option.cards);
                melded = true;
            } else if (option.kind != kDone)
                rules_.dix(d, leader, option.kind == kSwap);
            if (option.kind != kDone) meld(d, leader, melded);
            draw(d, leader, kDone);
        } else
            draw(d, leader, option.kind);
        while (d.tricks < kPhaseOne) {
            leader = trick(d, leader, choose(d, leader, -1), -1);
            meld(d, leader, false);
            draw(d, leader, kDone);
        }
        const int rest = points_in(d.hands[0]) + points_in(d.hands[1]) + kLastTrick;
        const int mine = (rest + estimate(s_.weights, d.hands[at(leader)], d.hands[at(1 - leader)], trump_)) / 2;
        std::array<int, 2> points;
        for (int seat = 0; seat < 2; ++seat)
            points[at(seat)] = d.melds[at(seat)] + d.won[at(seat)] + (seat == leader ? mine : rest - mine);
        return points;
    }

private:
    static constexpr int kDear = 10;       // minimum points of a card that is worth taking
    static constexpr double kNever = 1e9;  // above all worths
    // Plays a trick; the answer is chosen if it is -1. Returns the winner.
    int trick(Deal& d, int leader, int led, int answer) const {
        const int other = 1 - leader;
        Rules::take(d, leader, led);
        if (answer < 0) answer = choose(d, other, led);
        Rules::take(d, other, answer);
        return rules_.won(d, leader, led, answer);
    }

    // Draws the cards after a trick; with a choice between the last two, the higher one, trumps first.
    void draw(Deal& d, int winner, int kind) const {
        const auto use = [&](int card) { return rank_of(card) + (card / kLane == trump_ ? kRanks : 0); };
        const bool last = d.tricks == kPhaseOne, chooses = last && kind == kDone && s_.chooses;
        const bool better = chooses && use(d.upcard) > use(d.stock[at(d.drawn)]);
        Rules::draw(d, winner, last && (kind == kTakeUpcard || better));
    }

    // Makes the dix at once, then the meld that leaves the most to come.
    void meld(Deal& d, int seat, bool melded) const {
        while (rules_.nines(d, seat)) rules_.dix(d, seat, !rules_.nine_up(d));
        if (melded) return;
        const Hopes hopes(*this, d, seat, kPhaseOne - d.tricks);
        double best = 0;
        u64 chosen = 0;
        rules_.each_meld(d, seat, [&](const Shape& shape, u64 cards) {
            std::array<u64, kClasses> spent = d.spent;
            Rules::spend(spent, shape, cards);
            const double worth = shape.worth + hopes.worth(d.hands[at(seat)], d.laid[at(seat)] | cards, spent);
            if (worth > best) {
                best = worth;
                chosen = cards;
            }
        });
        if (chosen) rules_.lay(d, seat, chosen);
    }

    // A seat's hopes from the cards it may still draw; a meld is worth less with fewer tricks left to win.
    struct Hopes {
        const Player& player;
        double chance, share;
        std::array<double, 3> draws{};
        u64 unseen, known;
        int hidden;
        Hopes(const Player& p, const Deal& d, int seat, int left) : player(p) {
            known = d.known[at(1 - seat)] & ~d.gone;
            unseen = kWhole & ~(d.gone | d.hands[at(seat)] | known | bit(d.upcard));
            hidden = std::popcount(d.hands[at(1 - seat)]) - std::popcount(known);
            left = std::max(0, left);
            chance = 1 - std::pow(0.5, left);
            share = left / static_cast<double>(std::max(1, std::popcount(unseen)));
            draws = {0.0, share, 1 - (1 - share) * (1 - share)};
        }
        double hope(const Shape& shape, u64 hand, u64 laid, const std::array<u64, kClasses>& spent) const {
            const u64 fit = hand & both(shape.kinds) & ~spent[shape.group];
            u64 missing = shape.kinds & ~kinds(fit);
            if (!missing && !(fit & ~laid)) missing = shape.kinds & (~shape.kinds + 1);
            double hope = shape.worth;
            for (; missing && hope > 0; missing &= missing - 1)
                hope *= draws[at(std::popcount(unseen & both(missing & (~missing + 1))))];
            return chance * hope;
        }
        double worth(u64 hand, u64 laid, const std::array<u64, kClasses>& spent) const {
            double sum = 0;
            for (const Shape& shape : player.rules_.shapes()) sum += hope(shape, hand, laid, spent);
            return sum;
        }
        // The loss from giving up a card.
        double lost(int card, u64 hand, u64 laid, const std::array<u64, kClasses>& spent,
                    const std::array<double, kShapes>& whole) const {
            const u64 kind = kinds(bit(card));
            double sum = 0;
            for (std::size_t i = 0; i < kShapes; ++i)
                if ((player.rules_.shapes()[i].kinds & kind) && whole[i] > 0)
                    sum += whole[i] - hope(player.rules_.shapes()[i], hand & ~bit(card), laid, spent);
            return sum;
        }
    };

    // The card that costs least, the open trick included.
    int choose(const Deal& d, int seat, int led) const {
        const Weights& w = s_.weights;
        const u64 hand = d.hands[at(seat)];
        const Hopes hopes(*this, d, seat, kPhaseOne - d.tricks - 1);
        std::array<double, kShapes> whole;
        for (std::size_t i = 0; i < kShapes; ++i)
            whole[i] = hopes.hope(rules_.shapes()[i], hand, d.laid[at(seat)], d.spent);
        const double all = rules_.ready(d, seat, hand);
        std::array<double, 25> misses;  // by number of cards: the probability that none of them is in the other hand
        misses[0] = 1;
        for (std::size_t i = 1; i < misses.size(); ++i)
            misses[i] =
                misses[i - 1] * (1 - hopes.hidden / static_cast<double>(std::max(1, std::popcount(hopes.unseen))));
        int chosen = -1;
        double best = -kNever;
        for (u64 left = hand; left; left &= left - 1) {
            const int card = std::countr_zero(left), points = points_of(card);
            const u64 rest = hand & ~bit(card);
            const bool trump = card / kLane == trump_;
            const double kept = hopes.lost(card, hand, d.laid[at(seat)], d.spent, whole) +
                                (trump ? w.trump_kept : w.plain_kept)[at(rank_of(card))];
            const double stake = w.trick + (all > 0 ? w.hurry * rules_.ready(d, seat, rest) : 0.0);
            double worth;
            if (led >= 0) {
                const int both_cards = points_of(led) + points;
                worth = beaten(led, card, trump_) ? both_cards + stake : -both_cards;
            } else {
                const u64 over = beaten_by(card, trump_);
                const double willing = w.willing[points >= kDear];
                const double wins =
                    1 - willing * ((over & hopes.known) ? 1.0 : 1 - misses[at(std::popcount(over & hopes.unseen))]);
                worth = wins * (points + w.lead + stake) - (1 - wins) * points;
            }
            if (worth - kept > best) {
                best = worth - kept;
                chosen = card;
            }
        }
        return chosen;
    }

    const Facts& s_;
    int trump_;
    Rules rules_;
};

}  // namespace spadille::pinochle
