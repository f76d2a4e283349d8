// The rules of Pinochle for playing a deal: legal cards and melds, their points, and draws.
//
// This duplicates the rules in Python; tests/games/pinochle/test_parity.py checks that both agree.
#pragma once

#include <algorithm>
#include <utility>

#include "facts.hpp"

namespace spadille::pinochle {

class Rules {
public:
    explicit Rules(int trump) : trump_(trump), shapes_(shapes_of(trump)) {}

    int trump() const { return trump_; }
    const std::array<Shape, kShapes>& shapes() const { return shapes_; }

    // The legal cards for a trick or a lead.
    u64 playable(const Deal& d, int seat, int led) const {
        const u64 hand = d.hands[at(seat)];
        return led < 0 || d.tricks < kPhaseOne ? hand : answers(hand, led, trump_);
    }

    // Puts a card to a trick; `won` finds the winner once both cards have been played.
    static void take(Deal& d, int seat, int card) {
        d.hands[at(seat)] &= ~bit(card);
        d.gone |= bit(card);
    }
    int won(Deal& d, int leader, int led, int answer) const {
        const int winner = beaten(led, answer, trump_) ? 1 - leader : leader;
        d.won[at(winner)] += points_of(led) + points_of(answer) + (d.hands[0] | d.hands[1] ? 0 : kLastTrick);
        ++d.tricks;
        return winner;
    }

    // Draws: the winner of a trick first; of the last two cards it gets the stock card, or the upcard.
    static void draw(Deal& d, int winner, bool upcard) {
        int one = d.stock[at(d.drawn)], other = d.tricks < kPhaseOne ? d.stock[at(d.drawn + 1)] : d.upcard;
        if (upcard) std::swap(one, other);
        d.hands[at(winner)] |= bit(one);
        d.hands[at(1 - winner)] |= bit(other);
        d.drawn += 2;
    }

    // The trump nines of a hand that have not been laid down.
    u64 nines(const Deal& d, int seat) const { return nines(d, seat, d.hands[at(seat)]); }
    u64 nines(const Deal& d, int seat, u64 hand) const { return hand & ~d.laid[at(seat)] & both(bit(trump_ * kLane)); }
    bool nine_up(const Deal& d) const { return d.upcard / kLane == trump_ && rank_of(d.upcard) == kNine; }

    void dix(Deal& d, int seat, bool swap) const {
        const u64 held = nines(d, seat);
        if (!held) return;
        const int nine = std::countr_zero(held);
        d.melds[at(seat)] += kDix;
        if (swap) {
            d.hands[at(seat)] = (d.hands[at(seat)] & ~bit(nine)) | bit(d.upcard);
            d.known[at(seat)] |= bit(d.upcard);
            d.upcard = nine;
        } else {
            d.laid[at(seat)] |= bit(nine);
            d.known[at(seat)] |= bit(nine);
        }
    }

    // Calls `use(shape, cards)` for every meld that a seat may make.
    template <class Use>
    void each_meld(const Deal& d, int seat, const Use& use) const {
        const u64 fresh = ~d.laid[at(seat)];
        for (const Shape& shape : shapes_) {
            const u64 fit = d.hands[at(seat)] & both(shape.kinds) & ~d.spent[shape.group];
            if ((shape.kinds & ~kinds(fit)) || !(fit & fresh)) continue;
            ways(fit, shape.kinds, 0, [&](u64 cards) {
                if (cards & fresh) use(shape, cards);
            });
        }
    }

    // The worth of the best meld that a seat with this hand could make, and of a nine.
    int ready(const Deal& d, int seat, u64 hand) const {
        int best = 0;
        for (const Shape& shape : shapes_) {
            const u64 fit = hand & both(shape.kinds) & ~d.spent[shape.group];
            if (!(shape.kinds & ~kinds(fit)) && (fit & ~d.laid[at(seat)])) best = std::max(best, shape.worth);
        }
        return best + (nines(d, seat, hand) ? kDix : 0);
    }

    void lay(Deal& d, int seat, u64 cards) const {
        for (const Shape& shape : shapes_)
            if (shape.kinds == kinds(cards)) {
                d.melds[at(seat)] += shape.worth;
                spend(d.spent, shape, cards);
            }
        d.laid[at(seat)] |= cards;
        d.known[at(seat)] |= cards;
    }
    static void spend(std::array<u64, kClasses>& spent, const Shape& shape, u64 cards) {
        spent[shape.group] |= cards;
        if (shape.group < 3)
            for (std::size_t group = shape.group; group < 3; ++group) spent[group] |= cards;
    }

private:
    template <class Use>
    static void ways(u64 fit, u64 left, u64 cards, const Use& use) {
        if (!left) return use(cards);
        const u64 kind = left & (~left + 1);
        for (const u64 copy : {kind, kind << 1})
            if (fit & copy) ways(fit, left & ~kind, cards | copy, use);
    }

    int trump_;
    std::array<Shape, kShapes> shapes_;
};

}  // namespace spadille::pinochle
