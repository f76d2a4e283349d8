// Five Hundred in numbers of actions: the actions, the worths of bids, and the terms set by options.
#pragma once

#include "../../batch/bytes.hpp"
#include "ranks.hpp"

namespace spadille::five_hundred {

using i64 = std::int64_t;

inline constexpr int kAllTricks = 10, kPicksToMake = 5;
inline constexpr int kPassedOn = 13, kMyDiscard = 14, kPicked = 15;  // places of a card besides those of all games

// Actions. A call as a byte is its action less kSaid.
namespace act {
inline constexpr int kJokerLeads = 45, kPass = 49, kBids = 50, kNullo = 75, kGrandNullo = 76, kNo = 77, kAnnounce = 78;
inline constexpr int kRedeal = 79, kPlayOn = 80, kPicks = 81, kSaid = 48, kBidsInAll = 25;
}  // namespace act

enum Phase : u8 { kToAnnounce, kToBid, kToDiscard, kToPlay };
enum Sixes : int { kFirstSeats, kFirstBids, kNoSixes, kAnySixes };
enum AllPass : int { kPlayNoTrump, kSameDealer, kNextDealer };

// The terms set by options before the first deal.
struct Terms {
    int needed = 0, lose_at = 0, rounds = -1, sixes = kFirstSeats, nullo_place = 10, all_pass = kPlayNoTrump;
    int slam_bonus = 0, max_deals = 0;
    bool only_by_contract = false, has_floor = false, pass_is_final = false, nullo = false, grand_nullo = false;
    bool ace_no_face = false, joker_always = false, draw_high = false, upwards = false;
};

namespace act {

// The strain of a contract: its trump suit, or none.
inline u8 strain_of(int contract) {
    constexpr std::array<u8, 5> kOrder = {3, 0, 1, 2, ranks::kNoTrump};
    const int bid = contract + kSaid - kBids;
    return bid < kBidsInAll ? kOrder[at(bid % 5)] : u8{ranks::kNoTrump};
}

// The score of a contract that is kept.
inline i64 worth(int contract) {
    constexpr std::array<int, 5> kSixes = {40, 60, 80, 100, 120};
    const int bid = contract + kSaid - kBids;
    if (bid < kBidsInAll) return kSixes[at(bid % 5)] + 100 * (bid / 5);
    return bid == kBidsInAll ? 250 : 510;
}

}  // namespace act

}  // namespace spadille::five_hundred
