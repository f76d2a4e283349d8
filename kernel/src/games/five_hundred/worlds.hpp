// Worlds of Five Hundred that fit the play, the announcements and the calls.
#pragma once

#include <optional>

#include "middle.hpp"
#include "net.hpp"

namespace spadille::five_hundred {

// Worlds that fit the facts, drawn by how well they fit the calls; the taker of the middle laid aside its least useful
// cards.
class Imagination {
public:
    explicit Imagination(const Facts& s) : s_(s), dealer_(s) {
        if (s.nets) net_.emplace(s, *s.nets);
    }

    std::vector<World> draw(std::size_t count, std::size_t times, Chance& chance) {
        bool told = false;
        for (std::size_t i = 0; i < s_.calls.size(); ++i)
            told |= (s_.first + static_cast<int>(i)) % s_.players != s_.seat;
        const bool weigh = s_.heat > 0 && told && times > 1;
        std::vector<World> pool(weigh ? count * times : count);
        std::vector<double> sums;
        for (World& world : pool) {
            world = one(chance);
            if (weigh) sums.push_back((sums.empty() ? 0.0 : sums.back()) + likelihood(world, chance) + 1e-12);
        }
        std::vector<World> chosen = weigh ? drawn(pool, sums, count, chance) : std::move(pool);
        for (World& world : chosen) settle(world);
        return chosen;
    }

private:
    static constexpr int kTries = 2000;
    static constexpr double kUnlikely = -9;  // lower bound of a world's log-likelihood from a call
    static u64 aces() {
        u64 cards = 0;
        for (int suit = 0; suit < kSuits; ++suit) cards |= bit(suit * kLane + kAce);
        return cards;
    }
    static u64 faces() {
        u64 cards = bit(kJoker);
        for (int suit = 0; suit < kSuits; ++suit)
            for (int rank = kJack; rank < kAce; ++rank) cards |= bit(suit * kLane + rank);
        return cards;
    }

    World one(Chance& chance) {
        for (int tries = 0; tries < kTries; ++tries) {
            World world = dealer_.deal(chance);
            world[kDead] |= s_.middle;
            if (s_.shown) world[at(s_.declarer)] |= s_.shown;
            if (fits(world)) return world;
        }
        throw std::invalid_argument("no deal of the unseen cards fits what was announced");
    }

    // Checks hands announced as "ace, no face": they are such hands, or were before the middle was taken up.
    bool fits(const World& world) const {
        for (int seat = 0; seat < s_.players; ++seat) {
            if (!s_.announced[at(seat)] || seat == s_.seat) continue;
            u64 cards = world[at(seat)] | s_.played[at(seat)];
            const bool took = s_.phase == Facts::kPlaying && seat == s_.declarer;
            if (took) {
                cards |= world[kDead];
                if (!(cards & aces()) || std::popcount(cards & ~aces() & ~faces()) < kTricks - 1) return false;
            } else if ((cards & faces()) || std::popcount(cards & aces()) != 1)
                return false;
        }
        return true;
    }

    double likelihood(const World& world, Chance& chance) const {
        double sum = 0;
        for (int turn = 0; turn < s_.players; ++turn) {
            const int seat = (s_.first + turn) % s_.players;
            if (seat == s_.seat || static_cast<std::size_t>(turn) >= s_.calls.size()) continue;
            u64 cards = world[at(seat)] | s_.played[at(seat)];
            if (s_.phase == Facts::kPlaying && seat == s_.taker) cards = some(cards | world[kDead], kTricks, chance);
            const Hopes hopes(s_, cards);
            for (std::size_t i = at(turn); i < s_.calls.size(); i += at(s_.players)) {
                sum += log_chance(hopes, cards, i);
                if (s_.pass_is_final && s_.calls[i] == kPass) break;  // the further passes are no choice
            }
        }
        return std::exp(sum);
    }

    // The logarithm of the likelihood of a call. Half of it is by the nets, which know the calls of their own kind,
    // half by the rules of thumb, by which others call.
    double log_chance(const Hopes& hopes, u64 hand, std::size_t call) const {
        const double plain = plain_log_chance(hopes, call);
        if (!net_) return plain;
        const double own = net_->log_chance(Auction(s_, call), hopes, hand, s_.calls[call], kUnlikely);
        return std::log((std::exp(plain) + std::exp(own)) / 2);
    }

    // The logarithm of the likelihood of a call, by the rules of thumb.
    double plain_log_chance(const Hopes& hopes, std::size_t call) const {
        const Gains worth = gains(s_, Auction(s_, call), hopes);
        const double best = *std::max_element(worth.begin(), worth.end());
        double all = 0;
        for (const double each : worth) all += std::exp((each - best) / s_.heat);
        return std::max(kUnlikely, (worth[at(s_.calls[call] + 1)] - best) / s_.heat) - std::log(all);
    }

    // Puts the least useful cards that the taker of the middle has or has laid aside into the middle.
    void settle(World& world) const {
        if (s_.phase != Facts::kPlaying || s_.taker < 0 || s_.taker == s_.seat || s_.shown) return;
        const u64 held = world[at(s_.taker)] | world[kDead], barred = s_.barred[at(s_.taker)] & held;
        const u64 out = barred | discards(s_, held | s_.played[at(s_.taker)], s_.contract, held & ~barred,
                                          s_.middle_size - std::popcount(barred));
        World other = world;
        other[kDead] = out;
        other[at(s_.taker)] = held & ~out;
        if (fits(other)) world = other;
    }

    const Facts& s_;
    WorldDealer dealer_;
    std::optional<NetPlayer> net_;
};

}  // namespace spadille::five_hundred
