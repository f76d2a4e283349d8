// Five Hundred played on: a call, a discard or a card tried in worlds, and the deal ended.
#pragma once

#include <memory>

#include "playing.hpp"
#include "worlds.hpp"

namespace spadille::five_hundred {

// How a deal ended: the contract, who declared it, and the tricks of every seat.
inline constexpr std::size_t kEnd = 6;
using End = std::array<u8, kEnd>;

inline Deal open_play(const World& world, int contract, int declarer, int leader) {
    Deal d;
    d.contract = contract;
    d.strain = strain_of(contract);
    d.declarer = d.taker = declarer;
    if (contract == kNullo) d.sits_out = (declarer + 2) % kPlayers;
    if (contract == kGrand) d.taker = (declarer + 2) % kPlayers;
    for (int seat = 0; seat < kPlayers; ++seat) d.hands[at(seat)] = ranked(world[at(seat)], d.strain);
    d.middle = ranked(world[kDead], d.strain);
    d.leader = d.turn = leader;
    return d;
}

inline End ended(const Deal& d) {
    End end{};
    end[0] = static_cast<u8>(d.contract < 0 ? kNoContract : d.contract);
    end[1] = static_cast<u8>(std::max(0, d.declarer));
    for (int seat = 0; seat < kPlayers; ++seat) end[at(seat + 2)] = static_cast<u8>(d.taken[at(seat)]);
    return end;
}

// The middle is taken up and laid aside by rule of thumb, and the deal played to its end.
inline End take_and_play(const Player& player, World world, int contract, int declarer) {
    const int partner = (declarer + 2) % kPlayers;
    for (int seat : {declarer, partner}) {
        if (seat == partner && contract != kGrand) break;
        const u64 cards = world[at(seat)] | world[kDead];
        world[kDead] = discards(cards, contract, ~u64{0}, kMiddle);
        world[at(seat)] = cards & ~world[kDead];
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
        if (!hopes[seat]) hopes[seat] = std::make_unique<Hopes>(world[seat]);
        auction.add(auction.choose(*hopes[seat]));
    }
    if (const int bid = auction.last(); bid >= 0)
        return take_and_play(player, world, auction.call_at(bid), (s.first + bid) % kPlayers);
    if (!s.play_on) return {kThrownIn};
    Deal d = open_play(world, kPass, -1, s.first);
    player.finish(d);
    return ended(d);
}

inline End try_discard(const Facts& s, const Player& player, World world, u64 out) {
    world[kDead] = out;
    world[at(s.seat)] = s.hand & ~out;
    if (s.contract == kGrand && s.seat == s.declarer) {  // the partner takes them up
        const std::size_t partner = at((s.seat + 2) % kPlayers);
        world[kDead] = discards(world[partner] | out, s.contract, ~u64{0}, kMiddle);
        world[partner] = (world[partner] | out) & ~world[kDead];
    }
    Deal d = open_play(world, s.contract, s.declarer, s.declarer);
    player.finish(d);
    return ended(d);
}

// The deal as it stands: the tricks taken, and the cards on the table.
inline Deal standing(const Facts& s, const World& world) {
    Deal d = open_play(world, s.contract, s.declarer, s.leader);
    d.sits_out = s.sits_out;
    d.taken = s.taken;
    d.out = s.out;
    d.named = s.named;
    return d;
}

inline void lay(const Facts& s, const Player& player, Deal& d) {
    for (int i = 0; i < s.laid; ++i) {
        const int card = ranked_card(s.table[at(i)], d.strain);
        const bool named = !i && Player::is_joker(d, card) && player.names(d);
        player.put(d, {card, named ? s.named : -1});
    }
    d.out = s.out;
}

inline std::vector<End> roll_out(const Facts& s, const std::vector<u64>& options, std::size_t count, std::size_t times,
                                 u64 seed) {
    Chance chance(seed);
    Imagination imagination(s);
    const std::vector<World> worlds = imagination.draw(count, times, chance);
    const Player player(s);
    std::vector<Deal> open;
    if (s.phase == Facts::kPlaying)
        for (const World& world : worlds) {
            open.push_back(standing(s, world));
            lay(s, player, open.back());
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
                player.put(d,
                           {ranked_card(static_cast<int>(option & 63), d.strain), static_cast<int>(option >> 8) - 1});
                player.finish(d);
                found.push_back(ended(d));
            }
        }
    return found;
}

}  // namespace spadille::five_hundred
