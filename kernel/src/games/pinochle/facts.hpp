// The knowledge of a seat in Pinochle while there is a stock, the shapes of melds, and a deal being played.
#pragma once

#include "cards.hpp"

namespace spadille::pinochle {

// The knowledge of a seat. A meld needs a card that is new to it; cards are shared between classes of melds.
inline constexpr std::size_t kClasses = 5;  // flush, royal marriage, marriage; fours; pinochle
struct Facts {
    enum Phase { kPlaying, kMelding, kTaking };
    int phase = kPlaying, seat = 0, trump = 0, upcard = -1, last = -1, led = -1, tricks = 0, hidden = 0;
    bool melded = false;   // the one meld for this trick has been made
    bool chooses = false;  // the winner of the last trick of phase one chooses its card
    int since = -1;        // number of cards that the other seat has drawn since it last could meld; -1: it never could
    bool silent = false;   // it melded nothing then
    u64 held = 0, played = 0;  // known cards that it held then, and other cards that it has played since
    u64 hand = 0, known = 0, unseen = 0, barred = 0, gone = 0;  // known, barred: of the other seat
    std::array<u64, 2> laid{};
    std::array<u64, kClasses> spent{};  // cards that may not serve in a class again
    std::array<int, 2> won{};
    Weights weights;
};

struct Shape {
    u64 kinds = 0;
    int worth = 0;
    std::size_t group = 0;
};
inline constexpr std::size_t kShapes = 10;

inline std::array<Shape, kShapes> shapes_of(int trump) {
    const auto four = [](int rank) { return rank_mask(rank) & kFirst; };
    std::array<Shape, kShapes> shapes;
    std::size_t count = 0;
    shapes[count++] = {run_of(trump), 150, 0};
    shapes[count++] = {four(kAce), 100, 3};
    shapes[count++] = {four(kKing), 80, 3};
    shapes[count++] = {four(kQueen), 60, 3};
    shapes[count++] = {four(kJack), 40, 3};
    shapes[count++] = {first_of(kSpade, kQueen) | first_of(kDiamond, kJack), 40, 4};
    for (int suit = 0; suit < kSuits; ++suit)
        shapes[count++] = {first_of(suit, kKing) | first_of(suit, kQueen), suit == trump ? 40 : 20,
                           suit == trump ? 1u : 2u};
    return shapes;
}

struct Deal {
    std::array<u64, 2> hands{}, known{}, laid{};
    std::array<u64, kClasses> spent{};
    std::array<int, 24> stock{};
    std::array<int, 2> won{}, melds{};
    u64 gone = 0;
    int drawn = 0, held = 0, upcard = -1, tricks = 0;
};

// The deal as a seat finds it, without hidden cards.
inline Deal start(const Facts& s) {
    Deal d;
    d.hands[at(s.seat)] = s.hand;
    d.laid = s.laid;
    d.spent = s.spent;
    d.won = s.won;
    d.gone = s.gone;
    d.upcard = s.upcard;
    d.tricks = s.tricks;
    d.known[at(1 - s.seat)] = s.known;
    return d;
}

enum Kind { kPlay, kMeld, kShowDix, kSwap, kDone, kTakeStock, kTakeUpcard };
struct Trial {
    int kind = kPlay;
    u64 cards = 0;
};

}  // namespace spadille::pinochle
