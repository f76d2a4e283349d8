// A player that weighs its moves over imagined worlds, like `strong`, for whole deals of four in bulk: it makes the
// lessons for a net, and plays against the net.
#pragma once

#include <cmath>
#include <memory>
#include <vector>

#include "../weighing.hpp"
#include "games/spades/net.hpp"
#include "games/spades/roll_out.hpp"
#include "search/tricks.hpp"

namespace spadille::distill {

using namespace spadille::spades;

// The settings of a player. Without worlds it makes the move of its policy at once.
struct Mind {
    int worlds = 100, ending = 5;
    float heat = 0.3f;           // of the net's choices in roll-outs
    const Nets* nets = nullptr;  // none: rules of thumb
    bool calls_by_net = false;   // of the seats that call after this one
};

// The public state of a deal, with the hands.
struct Table {
    Deal deal;
    int first = 0;  // the seat that called first
    std::array<u64, kSeats> played{}, barred{};
    u64 gone = 0;
    bool bidding = true;
};

struct House {
    Weights weights;
    double spread = 1.3;
    int opening = kNoTrump;
};

inline constexpr u64 kFullPack = u64{0x1FFF} * (1 | u64{1} << 16 | u64{1} << 32 | u64{1} << 48);

inline Facts facts_of(const House& house, const Table& t, int seat, const Nets* nets = nullptr) {
    Facts s;
    s.seats = 4, s.seat = seat;
    s.first = t.first, s.nets = nets;
    s.leader = t.deal.leader, s.laid = t.deal.laid, s.table = t.deal.table, s.bids = t.deal.bids;
    s.taken = t.deal.taken, s.hand = t.deal.hands[at(seat)], s.pack = kFullPack;
    s.unseen = kFullPack & ~t.gone & ~s.hand;
    for (int i = 0; i < 4; ++i) {
        s.sides[at(i)] = i & 1, s.sizes[at(i)] = std::popcount(t.deal.hands[at(i)]), s.may_nil[at(i)] = 1;
        s.barred[at(i)] = t.barred[at(i)] & s.unseen, s.played[at(i)] = t.played[at(i)];
    }
    s.bidding = t.bidding, s.must_break = true, s.broken = (t.gone & lane_mask(kTrump)) != 0, s.fresh = !t.gone;
    s.opening = house.opening, s.greedy = false, s.min_bid = 1, s.hand_size = 13, s.spread = house.spread;
    s.weights = house.weights;
    s.share = 1.05;
    return s;
}

inline void play(const Rules& rules, Table& t, int card) {
    Deal& d = t.deal;
    const int seat = rules.turn(d), suit = card / kLane;
    const u64 spades = lane_mask(kTrump);
    if (d.laid && suit != d.table[0] / kLane) t.barred[at(seat)] |= lane_mask(d.table[0] / kLane);
    if (!d.laid && suit == kTrump && !(t.gone & spades)) t.barred[at(seat)] |= ~spades;  // it had no other lead
    t.played[at(seat)] |= bit(card);
    t.gone |= bit(card);
    rules.put(d, card);
}

// Points that seat's side gains on the other in the first deal of a match; a bag counts with its expected cost.
inline int points(const Row& bids, const Row& taken, int seat) {
    static const Scoring rules;
    return static_cast<int>(lead(rules, after(rules, {}, bids, taken), seat & 1));
}

// The last tricks with all cards known, each side playing for its points.
class Endings {
public:
    explicit Endings(const Facts& s) : s_(s) {
        for (int i = 0; i < 4; ++i)
            if (s.bids[at(i)] == kNilCall && !s.taken[at(i)]) stakes_.nils.push_back(i);
        const int left = s.sizes[at(s.seat)], ways = 1 << stakes_.nils.size();
        for (int tricks = 0; tricks <= left; ++tricks)
            for (int broken = 0; broken < ways; ++broken)
                stakes_.table.push_back(points(s.bids, taken(tricks, left - tricks, broken), s.seat));
    }

    // The value of each card in a world; empty where it cannot be computed.
    std::vector<std::pair<int, int>> look(const World& world) {
        Problem p;
        p.trump = kTrump, p.leader = s_.leader, p.laid = s_.laid, p.table = s_.table;
        p.unbroken = s_.must_break && !s_.broken;
        for (int i = 0; i < 4; ++i) p.hands[at(i)] = world[at(i)], p.sides[at(i)] = (i ^ s_.seat) & 1;
        return solver().worths(p, stakes_, 200000);
    }

private:
    static TrickSolver<4, true>& solver() {
        thread_local TrickSolver<4, true> made(1 << 22);
        return made;
    }

    Row taken(int ours, int theirs, int broken) const {
        Row found = s_.taken;
        std::array<int, 2> more{ours, theirs};
        for (std::size_t i = 0; i < stakes_.nils.size(); ++i)
            if (broken >> i & 1) ++found[at(stakes_.nils[i])], --more[at((stakes_.nils[i] ^ s_.seat) & 1)];
        for (int side = 0; side < 2; ++side) {
            int bearer = -1;
            for (int i = 3; i >= 0; --i)
                if (((i ^ s_.seat) & 1) == side && (bearer < 0 || s_.bids[at(i)] != kNilCall)) bearer = i;
            found[at(bearer)] += std::max(0, more[at(side)]);
        }
        return found;
    }

    const Facts& s_;
    Stakes stakes_;
};

inline Weighed<int> weigh(const Facts& s, const Mind& mind, std::vector<int> options, u64 seed) {
    Weighed<int> w;
    w.options = std::move(options);
    const std::vector<World> worlds = imagine(s, at(mind.worlds), s.nets ? 12 : 6, seed);
    const Rules rules(s);
    const Player club(s);
    std::unique_ptr<NetPlayer> net = mind.nets ? std::make_unique<NetPlayer>(s, *mind.nets, mind.heat) : nullptr;
    for (const int option : w.options) {
        std::vector<float> row;
        int made = 0;
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            Chance chance(seed ^ (0x9E3779B97F4A7C15u * (i + 1)));
            Deal d = start(s, worlds[i]);
            if (s.bidding) {
                d.bids[at(s.seat)] = option;
                for (int turn = 1; turn < 4; ++turn) {
                    const int seat = (s.seat + turn) % 4;
                    if (d.bids[at(seat)] != kSilent) continue;
                    d.bids[at(seat)] = net && mind.calls_by_net ? net->call(d.bids, seat, d.hands[at(seat)], chance)
                                                                : quick_bid(s, d.bids, seat, d.hands[at(seat)]);
                }
                rules.open(d);
            } else {
                rules.put(d, option);
            }
            if (net)
                net->finish(d, chance);
            else
                club.finish(d);
            row.push_back(static_cast<float>(points(d.bids, d.taken, s.seat)));
            const int bid = d.bids[at(s.seat)];
            made += bid == kNilCall ? !d.taken[at(s.seat)] : d.taken[at(s.seat)] >= bid;
        }
        w.values.push_back(std::move(row));
        w.made.push_back(static_cast<float>(made) / static_cast<float>(worlds.size()));
    }
    if (!s.bidding && s.sizes[at(s.seat)] <= mind.ending) {
        Endings endings(s);
        for (const World& world : worlds) {
            const auto found = endings.look(world);
            if (found.empty()) continue;
            for (std::size_t i = 0; i < w.options.size(); ++i)
                for (const auto& [card, worth] : found)
                    if (card == w.options[i]) w.values[i].push_back(static_cast<float>(worth));
        }
    }
    w.average();
    return w;
}

// The move if none is clearly better: that of the nets, or else of the rule.
inline int usual_of(const Facts& s, const std::vector<int>& options, int rule) {
    const int found = s.nets ? at_once(s, options) : -1;
    return found < 0 ? rule : options[at(found)];
}

inline std::vector<int> cards_of(u64 may) {
    std::vector<int> found;
    for (; may; may &= may - 1) found.push_back(std::countr_zero(may));
    return found;
}

}  // namespace spadille::distill
