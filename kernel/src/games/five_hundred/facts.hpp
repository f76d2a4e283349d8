// Five Hundred for two to four: the cards, the bids, and the knowledge of a seat.
//
// Cards are given as suit * 16 + rank, ranks 0 to 10 from four to ace, the joker 63. For a deal with trumps they are
// renumbered so that the left bower, the right bower and the joker stand above the ace of trumps in its lane.
#pragma once

#include <vector>

#include "../../search/worlds.hpp"

namespace spadille {
struct Nets;
}

namespace spadille::five_hundred {

inline constexpr int kPlayers = 4;  // maximum number of seats, and their number at the tables that the nets know
inline constexpr int kNoTrump = 4;
inline constexpr int kRanks = 11;  // of a suit, without the joker
inline constexpr int kTricks = 10;
inline constexpr int kMiddle = 5;  // cards of the usual middle; a world has them at kDead
inline constexpr int kJoker = 63;  // as given, and at no trump
inline constexpr int kJack = 7, kKing = 9, kAce = 10, kLeft = 11, kRight = 12, kTop = 13;

// Calls: 0 to 24 the bids with a number from six spades to ten no trump, then these.
inline constexpr int kPass = -1, kNullo = 25, kGrand = 26, kOpen = 27, kCalls = 28;
inline constexpr int kNoContract = 254, kThrownIn = 255;
inline constexpr int kStrainCount = 5;
inline constexpr std::array<int, kStrainCount> kStrains = {3, 0, 1, 2, 4};  // in the order of the bids

inline int tricks_of(int bid) { return 6 + bid / kStrainCount; }
inline int strain_of(int call) { return call >= 0 && call < kNullo ? kStrains[at(call % kStrainCount)] : kNoTrump; }
inline int worth_of(int call) {
    if (call >= kNullo) return call == kNullo ? 250 : call == kGrand ? 510 : 500;
    return 40 + 20 * (call % kStrainCount) + 100 * (call / kStrainCount);
}
inline u32 suit_of(u64 cards, int suit) { return lane(cards, suit) & 0x7FFFu; }  // without the joker at no trump

// The cards of a hand, renumbered for a strain as trumps.
inline u64 ranked(u64 cards, int strain) {
    if (strain == kNoTrump) return cards;
    const u64 right = bit(strain * kLane + kJack), left = bit((3 - strain) * kLane + kJack), joker = bit(kJoker);
    u64 found = cards & ~(right | left | joker);
    if (cards & right) found |= bit(strain * kLane + kRight);
    if (cards & left) found |= bit(strain * kLane + kLeft);
    if (cards & joker) found |= bit(strain * kLane + kTop);
    return found;
}
inline int ranked_card(int card, int strain) { return std::countr_zero(ranked(bit(card), strain)); }

// The inverse of `ranked`: the cards as given.
inline u64 unranked(u64 cards, int strain) {
    if (strain == kNoTrump) return cards;
    const u64 right = bit(strain * kLane + kRight), left = bit(strain * kLane + kLeft);
    const u64 top = bit(strain * kLane + kTop);
    u64 found = cards & ~(right | left | top);
    if (cards & right) found |= bit(strain * kLane + kJack);
    if (cards & left) found |= bit((3 - strain) * kLane + kJack);
    if (cards & top) found |= bit(kJoker);
    return found;
}

// Weights for calls and discards. The names are those of `Weights` in Python, where each is described.
enum SuitWeight { kAlways, kEachTrump, kWithJoker, kWithRight, kWithLeft, kWithAce, kSideAce, kSideKing, kVoid };
enum PlainWeight { kPlainAlways, kPlainJoker, kPlainAce, kPlainKing, kPlainQueen, kPlainLong };
struct Weights {
    std::array<double, 9> suit{};
    std::array<double, 6> plain{};
    std::array<double, 2> spread{}, nullo{};
    double same_suit = 0, grand = 0, seen = 0, partners_bid = 0, beneath = 0, joker_danger = 0;
    std::array<double, 3> keep_honours{};
    double keep_trump = 0, keep_rank = 1;
    int keep_length = 0;
};

// Returns whether two seats are on the same side, where there are two sides, or one for each seat.
inline bool same_side(int sides, int one, int other) { return sides == 2 ? !((one ^ other) & 1) : one == other; }

// When a hand that can follow may play the joker at no trump.
enum JokerComes : int { kWhenVoid, kFirstRound, kAnyTime };

// The public knowledge at the table, and that of the thinking seat. Cards dealt to nobody are those of a further seat
// of its `Sight`.
struct Facts : Sight {
    enum Phase { kBidding, kDiscarding, kPlaying };
    int phase = kBidding, first = 0;              // first: the dealer's left
    int players = kPlayers, sides = 2;            // seats, and sides: two, or one for each seat
    int middle_size = kMiddle;                    // cards of the middle
    std::array<int, kSuits> lowest{};             // the lowest rank of each suit in the pack
    int rounds = 3, inkle = 0, nullo_place = 10;  // nullo_place: bids with a number that rank below nullo
    int open_place = -1;                          // the same for open nullo; -1: it is not played
    bool pass_is_final = false, nullo = true, grand = true, play_on = true, naming = true;
    bool raise_own = false, nullo_after_seven = false;
    int joker_comes = kWhenVoid;
    std::vector<signed char> calls;
    int contract = kPass, declarer = -1, taker = -1, leader = 0, named = -1, laid = 0;
    Row table{}, taken{}, out{}, announced{};  // out: suits a seat has failed to follow, one bit each
    std::array<u64, kSeats> played{};
    u64 middle = 0;   // middle: the cards that the seat knows to lie there
    u64 shown = 0;    // the cards of the declarer that lie face up; its `sizes` counts none of them
    int led = 0;      // suits led to finished tricks, one bit each
    double heat = 0;  // deviation of calls from the best, in points; 0: calls are ignored
    Weights weights;
    const Nets* nets = nullptr;  // players of the roll-outs; none: rules of thumb

    int partner(int seat) const { return (seat + sides) % players; }  // the seat itself if each plays alone
    bool together(int one, int other) const { return same_side(sides, one, other); }
};

}  // namespace spadille::five_hundred
