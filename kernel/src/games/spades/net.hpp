// A player of Spades by nets: it rates every legal card, and every call near the worth of the hand.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "../../nets/choosing.hpp"
#include "calling.hpp"

namespace spadille::spades {

// Plays deals to their end with the nets.
class NetPlayer {
public:
    NetPlayer(const Facts& s, const Nets& nets, float heat = kHeat)
        : s_(s), nets_(nets), rules_(s), club_(s), heat_(heat) {}

    void finish(Deal& d, Chance& chance) const {
        while (d.laid || d.hands[at(d.leader)]) {
            const u64 may = rules_.legal(d);
            rules_.put(d, (may & (may - 1)) ? choose(d, may, chance) : std::countr_zero(may));
        }
    }

    // The net's ratings of some cards.
    std::vector<float> judge_cards(const Deal& d, u64 may, const std::vector<int>& cards) const {
        Glance g = glance(s_, d);
        g.rule = club_.choose(d, may);
        alignas(64) Net::Sums sums;
        nets_.card.open(sense_table(g, d), sums);
        std::vector<float> found;
        for (const int card : cards) found.push_back(nets_.card.judge(sums, sense_card(g, card)));
        return found;
    }

    int choose(const Deal& d, u64 may, Chance& chance) const {
        Glance g = glance(s_, d);
        g.rule = club_.choose(d, may);
        alignas(64) Net::Sums sums;
        nets_.card.open(sense_table(g, d), sums);
        Best best(heat_, chance);
        const u64 out = g.unseen | (g.place ? table(d) : 0);
        for (u64 left = may; left; left &= left - 1) {
            const int card = std::countr_zero(left);
            if (card != g.rule && has_twin(may, out, card, g.rule)) continue;
            best.offer(card, nets_.card.judge(sums, sense_card(g, card)));
        }
        return best.found();
    }

    // A call near the worth of the hand.
    int call(const Row& bids, int seat, u64 hand, Chance& chance) const {
        Best best(heat_, chance, kSilent);
        judge_calls(bids, seat, hand, [&](int each, float worth) { best.offer(each, worth); });
        return best.found();
    }

    // Calls `use` with each call that is weighed at all, and its rating.
    template <class Use>
    void judge_calls(const Row& bids, int seat, u64 hand, Use use) const {
        const Prospect o = look_at_hand(s_, bids, seat, hand);
        alignas(64) Net::Sums sums;
        nets_.call.open(sense_hand(o, hand), sums);
        for (const int each : wanted(s_, o)) use(each, nets_.call.judge(sums, sense_call(o, hand, each)));
    }

    // The probability that a hand makes a call.
    double chance_of(const Row& bids, int seat, u64 hand, int call) const {
        double all = 0, own = 0;
        judge_calls(bids, seat, hand, [&](int each, float worth) {
            const double weight = std::exp(static_cast<double>(worth));
            all += weight;
            if (each == call) own = weight;
        });
        return all > 0 ? own / all : 0;
    }

    // The calls that are weighed at all: numbers near the expected tricks, the rule's call, and a nil with a chance.
    static std::vector<int> wanted(const Facts& s, const Prospect& o) {
        constexpr double kNear = 2, kRisky = 2.2;
        std::vector<int> found;
        for (int call = std::max(1, s.min_bid); call <= s.hand_size; ++call)
            if (call >= (s.greedy ? 0.0 : o.tricks - kNear) && call <= o.tricks + kNear) found.push_back(call);
        if (o.rule != kNilCall && std::find(found.begin(), found.end(), o.rule) == found.end()) found.push_back(o.rule);
        if (s.may_nil[0] && (o.risk < kRisky || o.rule == kNilCall)) found.push_back(kNilCall);
        return found;
    }

private:
    static u64 table(const Deal& d) {
        u64 cards = 0;
        for (int i = 0; i < d.laid; ++i) cards |= bit(d.table[at(i)]);
        return cards;
    }

    const Facts& s_;
    const Nets& nets_;
    Rules rules_;
    Player club_;
    float heat_;
};

// The one of some moves that the nets would make without search; -1 if they would make none of them.
inline int at_once(const Facts& s, const std::vector<int>& options) {
    const NetPlayer net(s, *s.nets, 0);
    Chance none(0);
    int found;
    if (s.bidding) {
        found = net.call(s.bids, s.seat, s.hand, none);
    } else {
        Deal d = start(s, World{});
        d.hands[at(s.seat)] = s.hand, d.hands[at((s.seat + 1) % s.seats)] = s.unseen;  // a net does not use it
        u64 may = 0;
        for (const int card : options) may |= bit(card);
        found = net.choose(d, may, none);
    }
    const auto place = std::find(options.begin(), options.end(), found);
    return place == options.end() ? -1 : static_cast<int>(place - options.begin());
}

// For a test: the nets' ratings of every legal card, after some cards have been played.
inline std::vector<std::pair<int, float>> judged(const Facts& s, const World& world, const std::vector<int>& played) {
    const Rules rules(s);
    Deal d = start(s, world);
    for (const int card : played) rules.put(d, card);
    std::vector<int> cards;
    const u64 may = rules.legal(d);
    for (u64 left = may; left; left &= left - 1) cards.push_back(std::countr_zero(left));
    const auto worths = NetPlayer(s, *s.nets).judge_cards(d, may, cards);
    std::vector<std::pair<int, float>> found;
    for (std::size_t i = 0; i < cards.size(); ++i) found.emplace_back(cards[i], worths[i]);
    return found;
}

}  // namespace spadille::spades
