// Roll-outs of Five Hundred: a call, a discard or a card tried in worlds, and the deal played to its end.
#pragma once

#include <memory>

#include "playing.hpp"
#include "worlds.hpp"

namespace spadille::five_hundred {

// Takes up the middle, lays aside by rule of thumb, and plays the deal to its end.
inline End take_and_play(const Facts& s, const Player& player, World world, int contract, int declarer) {
    for (int seat : takers(contract, declarer)) {
        if (seat < 0) break;
        lay_aside(world, seat, discards(s.weights, world[at(seat)] | world[kDead], contract, ~u64{0}, kMiddle));
    }
    Deal d = open_play(world, contract, declarer, declarer);
    player.finish(d);
    return ended(d);
}

inline End try_call(const Facts& s, const Player& player, const World& world, int option) {
    Auction auction(s, s.calls.size());
    std::array<std::unique_ptr<Hopes>, kPlayers> hopes;
    auction.add(option);
    while (!auction.over()) {
        const std::size_t seat = at(auction.caller());
        if (!hopes[seat]) hopes[seat] = std::make_unique<Hopes>(s.weights, world[seat]);
        auction.add(choose_call(s, auction, *hopes[seat]));
    }
    if (const int bid = auction.last(); bid >= 0)
        return take_and_play(s, player, world, auction.call_at(bid), (s.first + bid) % kPlayers);
    if (!s.play_on) return {kThrownIn};
    Deal d = open_play(world, kPass, -1, s.first);
    player.finish(d);
    return ended(d);
}

inline End try_discard(const Facts& s, const Player& player, World world, u64 out) {
    lay_aside(world, s.seat, out);
    if (const auto [first, second] = takers(s.contract, s.declarer); s.seat == first && second >= 0) {
        const u64 cards = world[at(second)] | out;
        lay_aside(world, second, discards(s.weights, cards, s.contract, ~u64{0}, kMiddle));
    }
    Deal d = open_play(world, s.contract, s.declarer, s.declarer);
    player.finish(d);
    return ended(d);
}

inline std::vector<End> roll_out(const Facts& s, const std::vector<u64>& options, std::size_t count, std::size_t times,
                                 u64 seed) {
    Chance chance(seed);
    Imagination imagination(s);
    const std::vector<World> worlds = imagination.draw(count, times, chance);
    const Rules rules(s);
    const Player player(s);
    std::vector<Deal> open;
    if (s.phase == Facts::kPlaying)
        for (const World& world : worlds) {
            open.push_back(standing(s, world));
            lay(s, rules, open.back());
        }
    std::vector<End> found;
    for (const u64 option : options)
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            if (s.phase == Facts::kBidding)
                found.push_back(try_call(s, player, worlds[i], static_cast<int>(option) - 1));
            else if (s.phase == Facts::kDiscarding)
                found.push_back(try_discard(s, player, worlds[i], option));
            else {
                Deal d = open[i];
                rules.put(d, {ranked_card(static_cast<int>(option & 63), d.strain), static_cast<int>(option >> 8) - 1});
                player.finish(d);
                found.push_back(ended(d));
            }
        }
    return found;
}

}  // namespace spadille::five_hundred
