// Auction Pinochle: the cards, the knowledge of a seat, and a deal being played.
#pragma once

#include <vector>

#include "../../search/doubled.hpp"
#include "../../search/worlds.hpp"

namespace spadille::auction_pinochle {

using namespace doubled;

inline constexpr int kPlayers = 4;  // at most; three play alone
inline constexpr int kKinds = 11;   // of melds: run, a marriage of each suit, dix, pinochle, four of each of four ranks
inline constexpr int kNoTrump = -1;
// Contracts: points, or these.
inline constexpr int kShoot = -1, kNone = 0;
inline constexpr int kConcedeNaming = 4;  // the option beside the four suits
inline constexpr int kConcede = 64;       // the option beside the cards
template <class Entry>
using Each = std::array<Entry, kPlayers>;  // an entry for every seat or side

inline u64 suit_of(int suit) { return lane_mask(suit) & kWhole; }
inline bool has(u64 hand, int card) { return hand >> card & 1; }
// The place of a card in the order of Python's moves, by which the first of equal ones is chosen.
inline int place(int card) {
    constexpr std::array<int, kRanks> kPlace = {0, 2, 3, 4, 1, 5};
    return card / kLane * 2 * kRanks + card % 2 * kRanks + kPlace[at(rank_of(card))];
}
// Calls `use(card)` for every card of a hand in the order of Python: all first copies, then the second ones.
template <class Use>
void each_member(u64 hand, const Use& use) {
    for (int copy = 0; copy < 2; ++copy)
        for (int suit = 0; suit < kSuits; ++suit)
            for (const int rank : {kNine, kTen, kJack, kQueen, kKing, kAce})
                if (const int card = suit * kLane + rank * 2 + copy; has(hand, card)) use(card);
}

// Fitted numbers for the expected points of a hand. The names are those of `Fitted` in Python.
struct Prospects {
    double meld = 0, trump = 0, trump_ace = 0, ace = 0, ten = 0, base = 0, more = 0, most = 0;
};
// The rules of thumb for cards given away (`Thumbs` in Python).
struct Thumbs {
    std::array<double, kRanks> to_declarer{}, kept{};
    double ace = 0, ten = 0, pinochle = 0, trump_kept = 0, void_suit = 0, kept_melds = 0, caution = 0;
    int ways = 0, more = 0, length = 0, late = 0, all = 0;
};

// The public knowledge at the table, and that of the thinking seat. `sizes` and `unseen` leave out `known` cards.
struct Facts : Sight {
    enum Phase { kBidding, kNaming, kExchanging, kPlaying };
    enum Heads { kNever, kTrumps, kEverySuit };
    int phase = kBidding, first = 0, sides = 2;  // first: the dealer's left
    int minimum = 0, raise = 1, highest = 0, below = 0, heads = kEverySuit, scale = 1, card_pass = 0;
    bool marriage_needed = false, must_bid = false, tenfold = false, concedes = false, keeps = false, twice = false;
    bool double_spades = false, enough = false;
    std::array<int, kRanks> counts{};
    Prospects dealt, taken_up;
    Thumbs thumbs;
    std::vector<int> calls;  // points, kShoot, or kNone for a pass
    int contract = kNone, declarer = -1, trump = kNoTrump, leader = 0, passes = 0, laid = 0;
    bool sees = false;  // the seat has seen the cards passed
    u64 widow = 0, buried = 0;
    std::array<u64, 2> handed{};
    Each<u64> known{}, played{}, out{};
    std::array<u64, kPlayers * kKinds> shown{};  // the cards of every meld of every seat
    Row table{}, won{}, taken{};                 // won: points of cards, by side; taken: tricks, by seat
    double heat = 0;                             // spread of bids around the rules of thumb; 0: bids are ignored

    bool alone() const { return sides == seats; }
    int partner(int each) const { return (each + sides) % seats; }
    bool with(int each, int other) const { return each % sides == other % sides; }
    bool melds(int each) const { return !alone() || each == declarer; }
};

struct Deal {
    enum Kind { kPlayed, kThrownIn, kGivenUp, kEnough };
    int kind = kPlayed, declarer = -1, contract = kNone, trump = kNoTrump;
    Each<u64> hands{}, out{}, laid{};  // out: cards that a seat cannot hold by what it played; laid: its melds
    Each<int> melds{}, won{}, taken{}, table{};
    std::array<u64, 2> handed{};
    u64 gone = 0, widow = 0, buried = 0;
    int passes = 0, leader = 0, turn = 0, count = 0, ahead = 0, last = -1;  // ahead: the place of the best card
};

}  // namespace spadille::auction_pinochle
