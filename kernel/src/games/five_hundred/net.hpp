// A player of Five Hundred by nets: they rate every legal card, and every call with some hope. A grand nullo is played
// by rules of thumb.
#pragma once

#include "../../nets/choosing.hpp"
#include "calling.hpp"
#include "senses.hpp"

namespace spadille::five_hundred {

class NetPlayer {
public:
    NetPlayer(const Facts& s, const Nets& nets, float heat = kHeat)
        : s_(s), nets_(nets), rules_(s), club_(s), heat_(heat) {}

    void finish(Deal& d, Chance& chance) const {
        if (d.contract == kGrand) return club_.finish(d);
        while (d.laid || d.hands[at(d.turn)]) {
            const u64 may = Rules::legal(d);
            rules_.put(d, (may & (may - 1)) ? choose(d, may, chance) : only(d, std::countr_zero(may)));
        }
    }

    // The net's ratings of some cards.
    std::vector<float> judge_cards(const Deal& d, const std::vector<int>& cards) const {
        Glance g = glance(d);
        g.rule = club_.choose(d).card;
        alignas(64) Net::Sums sums;
        nets_.card.open(sense_table(g), sums);
        std::vector<float> found;
        for (const int card : cards) found.push_back(nets_.card.judge(sums, sense_card(g, card)));
        return found;
    }

    Card choose(const Deal& d, u64 may, Chance& chance) const {
        Glance g = glance(d);
        const Card rule = club_.choose(d);
        g.rule = rule.card;
        alignas(64) Net::Sums sums;
        nets_.card.open(sense_table(g), sums);
        if (g.nullo && !d.laid && (may & ~bit(kJoker))) may &= ~bit(kJoker);
        Best best(heat_, chance);
        u64 out = g.unseen;
        for (int i = 0; i < d.laid; ++i) out |= bit(d.table[at(i)]);
        for (u64 left = may; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            if (card != g.rule && twin(g, may, out, card)) continue;
            best.offer(card, nets_.card.judge(sums, sense_card(g, card)));
        }
        return best.found() == rule.card ? rule : only(d, best.found());
    }

    // A call near the worth of the hand.
    int call(const Auction& auction, const Hopes& hopes, u64 hand, Chance& chance) const {
        Best best(heat_, chance, kSilent);
        const bool all = heat_ <= 0;
        judge_calls(
            auction, hopes, hand, [&](int each, float worth) { best.offer(each, worth); },
            [&](const Prospect& o, int each) { return all || is_likely(o, each); });
        return best.found();
    }

    // The logarithm of the probability that a hand makes a call; that of a call it would not weigh is `least`. Other
    // calls count only if they are likely.
    double log_chance(const Auction& auction, const Hopes& hopes, u64 hand, int call, double least) const {
        double all = 0, own = 0;
        judge_calls(
            auction, hopes, hand,
            [&](int each, float worth) {
                const double weight = std::exp(static_cast<double>(worth));
                all += weight;
                if (each == call) own = weight;
            },
            [&](const Prospect& o, int each) { return each == call || is_likely(o, each); });
        return own > 0 ? std::max(least, std::log(own / all)) : least;
    }

    // Calls `use` with each call that is weighed at all and that `counts`, and its rating.
    template <class Use, class Counts>
    void judge_calls(const Auction& auction, const Hopes& hopes, u64 hand, Use use, Counts counts) const {
        const Prospect o = look_ahead(s_, auction, hopes);
        alignas(64) Net::Sums sums;
        nets_.call.open(sense_auction(o, hopes, hand), sums);
        for (const int each : wanted(o, auction.open()))
            if (counts(o, each)) use(each, nets_.call.judge(sums, sense_call(o, hopes, hand, each)));
    }

private:
    // A card, and the suit that it names if it is a joker that is led.
    Card only(const Deal& d, int card) const {
        return {card, !d.laid && Rules::is_joker(d, card) ? club_.suit_for_joker(d) : -1};
    }

    // Returns whether another card is as good; a joker at no trump has none.
    static bool twin(const Glance& g, u64 may, u64 out, int card) {
        if (loose_joker(g, card)) return false;
        return has_twin(may, out, card, loose_joker(g, g.rule) ? -1 : g.rule);
    }

    const Facts& s_;
    const Nets& nets_;
    Rules rules_;
    Player club_;
    float heat_;
};

// The calls that the net rates best, coded as in a roll-out, the best one first.
inline std::vector<u64> best_calls(const Facts& s, std::size_t count) {
    std::vector<std::pair<float, u64>> rated;
    const Auction auction(s, s.calls.size());
    NetPlayer(s, *s.nets, 0)
        .judge_calls(
            auction, Hopes(s, s.hand), s.hand,
            [&](int call, float worth) { rated.emplace_back(-worth, static_cast<u64>(call + 1)); },
            [](const Prospect&, int) { return true; });
    std::sort(rated.begin(), rated.end());
    std::vector<u64> found;
    for (std::size_t i = 0; i < std::min(count, rated.size()); ++i) found.push_back(rated[i].second);
    return found;
}

// The one of some moves (coded as in a roll-out) that the nets would make without search; -1 if they would make none of
// them. They discard by rules of thumb.
inline int at_once(const Facts& s, const std::vector<u64>& options) {
    const NetPlayer net(s, *s.nets, 0);
    Chance none(0);
    u64 found = 0;
    if (s.phase == Facts::kBidding) {
        const Auction auction(s, s.calls.size());
        found = static_cast<u64>(net.call(auction, Hopes(s, s.hand), s.hand, none) + 1);
    } else if (s.phase == Facts::kPlaying && s.contract != kGrand) {
        World world{};
        world[at(s.seat)] = s.hand, world[at((s.seat + 1) % kPlayers)] = s.unseen;  // a net does not use it
        world[kDead] = s.middle;
        Deal d = standing(s, world);
        lay(s, Rules(s), d);
        const u64 may = Rules::legal(d);
        const Card card = (may & (may - 1)) ? net.choose(d, may, none) : Card{std::countr_zero(may), -1};
        found = static_cast<u64>(std::countr_zero(unranked(bit(card.card), d.strain))) |
                static_cast<u64>(card.named + 1) << 8;
    } else {
        return -1;
    }
    const auto place = std::find(options.begin(), options.end(), found);
    return place == options.end() ? -1 : static_cast<int>(place - options.begin());
}

// For a test: the net's ratings of every legal card, after some cards (coded as in a roll-out) have been played.
inline std::vector<std::pair<int, float>> judged(const Facts& s, const World& world, const std::vector<u64>& played) {
    const Rules rules(s);
    Deal d = standing(s, world);
    lay(s, rules, d);
    for (const u64 card : played)
        rules.put(d, {ranked_card(static_cast<int>(card & 63), d.strain), static_cast<int>(card >> 8) - 1});
    std::vector<int> cards;
    for (u64 left = Rules::legal(d); left; left &= left - 1) cards.push_back(std::countr_zero(left));
    const auto worths = NetPlayer(s, *s.nets).judge_cards(d, cards);
    std::vector<std::pair<int, float>> found;
    for (std::size_t i = 0; i < cards.size(); ++i)
        found.emplace_back(std::countr_zero(unranked(bit(cards[i]), d.strain)), worths[i]);
    return found;
}

}  // namespace spadille::five_hundred
