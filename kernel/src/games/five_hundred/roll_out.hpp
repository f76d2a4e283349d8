// Roll-outs of Five Hundred: a call, a discard or a card tried in worlds, and the deal played to its end.
#pragma once

#include <memory>
#include <optional>

#include "net.hpp"
#include "worlds.hpp"

namespace spadille::five_hundred {

// Plays worlds to the end of the deal, by the net or by rules of thumb.
class Roller {
public:
    explicit Roller(const Facts& s) : s_(s), rules_(s), player_(s) {
        if (s.nets) net_.emplace(s, *s.nets);
    }

    // Makes a call; the other seats call by the net or by rules of thumb.
    End try_call(const World& world, int option, u64 seed) const {
        Chance chance(~seed);
        Auction auction(s_, s_.calls.size());
        std::array<std::unique_ptr<Hopes>, kPlayers> hopes;
        auction.add(option);
        while (!auction.over()) {
            const std::size_t seat = at(auction.caller());
            if (!hopes[seat]) hopes[seat] = std::make_unique<Hopes>(s_, world[seat]);
            auction.add(net_ ? net_->call(auction, *hopes[seat], world[seat], chance)
                             : choose_call(s_, auction, *hopes[seat]));
        }
        const int bid = auction.last();
        if (bid < 0 && !s_.play_on) return {kThrownIn};
        if (bid < 0) return finish(open_play(s_, world, kPass, -1, s_.first), seed);
        return take_and_play(world, auction.call_at(bid), (s_.first + bid) % s_.players, auction.calls(), seed);
    }

    End try_discard(World world, u64 out, u64 seed) const {
        lay_aside(world, s_.seat, out);
        if (const auto [first, second] = takers(s_, s_.contract, s_.declarer); s_.seat == first && second >= 0) {
            const u64 cards = world[at(second)] | out;
            lay_aside(world, second, discards(s_, cards, s_.contract, ~u64{0}, s_.middle_size));
        }
        return play(world, s_.contract, s_.declarer, s_.calls, seed);
    }

    End try_card(Deal d, u64 option, u64 seed) const {
        rules_.put(d, {ranked_card(static_cast<int>(option & 63), d.strain), static_cast<int>(option >> 8) - 1});
        return finish(d, seed);
    }

private:
    // Takes up the middle, lays aside by rule of thumb, and plays the deal to its end.
    template <class Calls>
    End take_and_play(World world, int contract, int declarer, const Calls& calls, u64 seed) const {
        for (int seat : takers(s_, contract, declarer)) {
            if (seat < 0) break;
            const u64 cards = world[at(seat)] | world[kDead];
            lay_aside(world, seat, discards(s_, cards, contract, ~u64{0}, s_.middle_size));
        }
        return play(world, contract, declarer, calls, seed);
    }

    template <class Calls>
    End play(const World& world, int contract, int declarer, const Calls& calls, u64 seed) const {
        Deal d = open_play(s_, world, contract, declarer, declarer);
        d.said = strains_said(calls, s_);
        return finish(d, seed);
    }

    End finish(Deal d, u64 seed) const {
        if (net_) {
            Chance chance(seed);
            net_->finish(d, chance);
        } else {
            player_.finish(d);
        }
        return ended(d);
    }

    const Facts& s_;
    Rules rules_;
    Player player_;
    std::optional<NetPlayer> net_;
};

// Plays every option on in the same worlds. In one world chance is the same for all options.
inline std::vector<End> roll_out(const Facts& s, const std::vector<u64>& options, std::size_t count, std::size_t times,
                                 u64 seed) {
    Chance chance(seed);
    const std::vector<World> worlds = Imagination(s).draw(count, times, chance);
    const Rules rules(s);
    const Roller roller(s);
    std::vector<Deal> open;
    if (s.phase == Facts::kPlaying)
        for (const World& world : worlds) {
            open.push_back(standing(s, world));
            lay(s, rules, open.back());
        }
    std::vector<End> found;
    for (const u64 option : options)
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            const u64 own = seed + i;
            if (s.phase == Facts::kBidding)
                found.push_back(roller.try_call(worlds[i], static_cast<int>(option) - 1, own));
            else if (s.phase == Facts::kDiscarding)
                found.push_back(roller.try_discard(worlds[i], option, own));
            else
                found.push_back(roller.try_card(open[i], option, own));
        }
    return found;
}

}  // namespace spadille::five_hundred
