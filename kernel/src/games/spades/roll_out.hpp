// Roll-outs of Spades: worlds drawn by the likelihood of the calls, a call or a card tried, and the deal played on.
#pragma once

#include <optional>

#include "aims.hpp"
#include "beliefs.hpp"
#include "scoring.hpp"

namespace spadille::spades {

struct Played {
    std::vector<World> worlds;
    std::vector<u8> taken;          // [option][world][seat]
    std::vector<signed char> bids;  // the same, where calls were weighed
};

// Deals worlds: the unseen cards are in the other hands, or for two, who draw from a stock, may have been thrown away.
class Dealer {
public:
    explicit Dealer(const Facts& s) : s_(s), alike_(s) {
        odds_.fill(1);
        for (u64 left = s.liked; left; left &= left - 1) odds_[at(std::countr_zero(left))] = s.liking;
    }

    World deal(Chance& chance) {
        if (s_.liking == 1) return alike_.deal(chance);
        const std::size_t other = at(1 - s_.seat);
        World world{};
        world[at(s_.seat)] = s_.hand;
        world[other] = some_by_odds(s_.unseen & ~s_.barred[other], s_.sizes[other], odds_, chance);
        world[kDead] = s_.unseen & ~world[other];
        return world;
    }

private:
    const Facts& s_;
    WorldDealer alike_;
    std::array<double, 64> odds_{};
};

// Draws `count` worlds by the likelihood of the calls, from a pool `times` as large.
inline std::vector<World> imagine(const Facts& s, std::size_t count, std::size_t times, u64 seed) {
    Dealer dealer(s);
    Chance chance(seed);
    bool told = false;
    for (int seat = 0; seat < s.seats; ++seat) told |= seat != s.seat && s.bids[at(seat)] != kSilent;
    const bool weigh = s.spread > 0 && told && times > 1;
    const auto net = s.nets ? std::make_optional<NetPlayer>(s, *s.nets) : std::nullopt;
    std::vector<World> pool(weigh ? count * times : count);
    std::vector<double> sums;
    for (World& world : pool) {
        world = dealer.deal(chance);
        if (!weigh) continue;
        const double fits = net ? likelihood(s, *net, world) : likelihood(s, world);
        sums.push_back((sums.empty() ? 0.0 : sums.back()) + fits + 1e-12);
    }
    if (!weigh) return pool;
    return drawn(pool, sums, count, chance);
}

// Makes the thinking seat's call; the seats after it call by the net or by rule of thumb; then finds the opener.
inline void call(const Facts& s, const NetPlayer* net, Deal& d, int option, Chance& chance) {
    d.bids[at(s.seat)] = option;
    for (int turn = 1; turn < s.seats; ++turn) {
        const int seat = (s.seat + turn) % s.seats;
        if (d.bids[at(seat)] != kSilent) continue;
        const u64 hand = d.hands[at(seat)];
        d.bids[at(seat)] = net ? net->call(d.bids, seat, hand, chance) : quick_bid(s, d.bids, seat, hand);
    }
    Rules(s).open(d);
}

// Plays every option on in every world, and calls `use` with the ends. In one world chance is the same for all.
template <class Use>
void play_on(const Facts& s, const std::vector<int>& options, const std::vector<World>& worlds, u64 seed, Use use) {
    const Rules rules(s);
    const Player player(s);
    const auto net = s.nets ? std::make_optional<NetPlayer>(s, *s.nets) : std::nullopt;
    for (std::size_t option = 0; option < options.size(); ++option)
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            Chance chance(seed + i);
            Deal d = start(s, worlds[i]);
            if (s.bidding)
                call(s, net ? &*net : nullptr, d, options[option], chance);
            else
                rules.put(d, options[option]);
            if (net)
                net->finish(d, chance);
            else
                player.finish(d);
            use(option, d);
        }
}

inline Played roll_out(const Facts& s, const std::vector<int>& options, std::size_t count, std::size_t times,
                       u64 seed) {
    Played found;
    found.worlds = imagine(s, count, times, seed);
    play_on(s, options, found.worlds, seed, [&](std::size_t, const Deal& d) {
        for (int seat = 0; seat < s.seats; ++seat) {
            found.taken.push_back(static_cast<u8>(d.taken[at(seat)]));
            if (s.bidding) found.bids.push_back(static_cast<signed char>(d.bids[at(seat)]));
        }
    });
    return found;
}

// The results of options: the worth of each end, and how many ends made the call and reached each aim.
struct Outcomes {
    std::vector<World> worlds;
    std::vector<double> worths, wins;             // [option][world]
    std::vector<int> made;                        // [option]
    std::vector<std::array<int, kAims>> reached;  // [option]
};

// Plays on in the same way and scores the ends; seats in `blind` have called nil unseen.
inline Outcomes weigh(const Facts& s, const Reckoning& terms, u64 blind, const std::vector<int>& options,
                      std::size_t count, std::size_t times, u64 seed) {
    Outcomes found;
    found.worlds = imagine(s, count, times, seed);
    found.made.resize(options.size());
    found.reached.resize(options.size());
    const Aims aims(s);
    play_on(s, options, found.worlds, seed, [&](std::size_t option, const Deal& d) {
        Row calls = d.bids;
        for (int seat = 0; seat < s.seats; ++seat)
            if (blind >> seat & 1) calls[at(seat)] = kBlindCall;
        const End end = score(terms, calls, d.taken, s.seat);
        found.worths.push_back(end.worth);
        found.wins.push_back(end.win);
        found.made[option] += end.made;
        const u32 reached = aims.reached(calls, d.taken);
        for (int aim = 0; aim < kAims; ++aim) found.reached[option][at(aim)] += reached >> aim & 1;
    });
    return found;
}

}  // namespace spadille::spades
