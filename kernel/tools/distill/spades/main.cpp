// Makes lessons, trains nets on them and lets players meet, for Spades of four in two partnerships. `make train` builds
// it and lists the steps.
//
// distill lessons FILE --mind MIND --deals N --seed S [--odd-cards 0.04] [--odd-calls 0.1] [--first 0]
// distill teach NETS FILE... --passes 5 --seed S
// distill duel --one MIND --other MIND --deals N --seed S
//
// A MIND is `rules`, `net:NETS`, `search:WORLDS` or `search:WORLDS:NETS[:HEAT[:calls]]`.
#include "../steps.hpp"
#include "games/spades/nets.hpp"
#include "lessons.hpp"

using namespace spadille;
using namespace spadille::distill;

namespace {

// The numbers of the rules of thumb, in the order of their fields, as train.py writes them.
Weights read_weights(const std::string& path) {
    Weights w;
    std::ifstream in(path);
    for (double* each : {&w.honours[0],          &w.honours[1],         &w.honours[2],
                         &w.honour_in_long_suit, &w.honour_by_seats[0], &w.honour_by_seats[1],
                         &w.trump_top,           &w.trump_high,         &w.trump_long,
                         &w.trump_by_seats,      &w.ruff_void,          &w.ruff_single,
                         &w.nil_plain[0],        &w.nil_plain[1],       &w.nil_trump[0],
                         &w.nil_trump[1],        &w.nil_third,          &w.nil_top_trump,
                         &w.nil_long_trump,      &w.nil_size,           &w.caution,
                         &w.nil_tricks,          &w.nil_risk,           &w.told_nil[0],
                         &w.told_nil[1]})
        if (!(in >> *each)) stop("expected 25 numbers in " + path);
    return w;
}

Mind mind_of(const std::string& text) {
    const auto parts = cut(text, ':');
    Mind m;
    if (parts.empty()) stop("expected a mind");
    if (parts[0] == "rules") {
        m.worlds = 0;
    } else if (parts[0] == "net" && parts.size() == 2) {
        m.worlds = 0, m.nets = &nets_of(parts[1], spades::read_nets);
    } else if (parts[0] == "search" && parts.size() >= 2) {
        m.worlds = std::atoi(parts[1].c_str());
        if (parts.size() > 2) m.nets = &nets_of(parts[2], spades::read_nets);
        if (parts.size() > 3) m.heat = static_cast<float>(std::atof(parts[3].c_str()));
        if (parts.size() > 4) m.calls_by_net = parts[4] == "calls";
    } else {
        stop("expected rules, net:NETS or search:WORLDS[:NETS[:HEAT[:calls]]]; got " + text);
    }
    return m;
}

Table deal(u64 seed) {
    Table t;
    Chance chance(seed);
    std::vector<int> pack;
    for (int suit = 0; suit < kSuits; ++suit)
        for (int rank = 0; rank < 13; ++rank) pack.push_back(suit * kLane + rank);
    for (std::size_t i = pack.size(); i > 1; --i) std::swap(pack[i - 1], pack[chance.below(static_cast<u32>(i))]);
    for (std::size_t i = 0; i < pack.size(); ++i) t.deal.hands[i % 4] |= bit(pack[i]);
    for (int i = 0; i < 4; ++i) t.deal.bids[at(i)] = kSilent;
    t.deal.leader = static_cast<int>(chance.below(4));
    t.deal.fresh = true;
    return t;
}

// The results of one side, over all deals.
struct Counts {
    double nils = 0, kept = 0, foreseen = 0, contracts = 0, set = 0, bid = 0, taken = 0, bags = 0;
    double numbers = 0, made = 0, foreseen_made = 0, worth = 0, brought = 0, decisions = 0, time = 0;
    void plus(const Counts& c) {
        double* mine = &nils;
        const double* other = &c.nils;
        for (std::size_t i = 0; i < sizeof(Counts) / sizeof(double); ++i) mine[i] += other[i];
    }
    void tell(const char* name, double deals) const {
        std::printf(
            "%s: nils a side %.3f, foreseen %.1f %%, kept %.1f %% of %.0f; numbers foreseen %.1f %%, made %.1f %%; "
            "worth foreseen %.1f, brought %.1f; set %.1f %%, bid %.2f, taken %.2f, bags %.2f; %.2f ms a decision\n",
            name, nils / deals, 100 * foreseen / nils, 100 * kept / nils, nils, 100 * foreseen_made / numbers,
            100 * made / numbers, worth / (nils + numbers), brought / (nils + numbers), 100 * set / contracts,
            bid / contracts, taken / contracts, bags / contracts, 1000 * time / decisions);
    }
};

struct Told {
    std::array<float, 4> made{}, worth{};
};

// Plays one deal to its end; keeps a lesson of every weighed move if `lessons` is given.
Table play_deal(const House& house, const std::array<const Mind*, 4>& minds, u64 seed, std::vector<Lesson>* lessons,
                u32 number, const Odd& odd, std::array<Counts, 2>& counts) {
    Table t = deal(seed);
    const int first = t.first = t.deal.leader;
    Chance chance(seed * 31 + 7);
    Facts frame = facts_of(house, t, 0);
    const Rules rules(frame);
    Told told;
    for (int turn = 0; turn < 4; ++turn) {
        const int seat = (first + turn) % 4;
        const Mind& mind = *minds[at(seat)];
        const Facts s = facts_of(house, t, seat, mind.nets);
        const Prospect o = look_at_hand(s, t.deal.bids, seat, s.hand);
        int call = o.rule;
        const double before = seconds();
        if (mind.worlds) {
            const Weighed<int> w = weigh(s, mind, NetPlayer::wanted(s, o), chance.next());
            call = settle(w, usual_of(s, w.options, o.rule));
            for (std::size_t i = 0; i < w.options.size(); ++i)
                if (w.options[i] == call) told.made[at(seat)] = w.made[i], told.worth[at(seat)] = w.means[i];
            if (lessons) lessons->push_back(lesson_of(s, t, w, number, house.opening));
            if (odd.calls > 0 && chance.unit() < odd.calls)
                call = w.options[chance.below(static_cast<u32>(w.options.size()))];
        } else if (mind.nets) {
            call = NetPlayer(s, *mind.nets, 0).call(t.deal.bids, seat, s.hand, chance);
        }
        counts[at(seat & 1)].time += seconds() - before;
        t.deal.bids[at(seat)] = call;
    }
    t.bidding = false;
    while (t.deal.laid || t.deal.hands[at(t.deal.leader)]) {
        const int seat = rules.turn(t.deal);
        const u64 may = rules.legal(t.deal);
        int card = std::countr_zero(may);
        if (may & (may - 1)) {
            const Mind& mind = *minds[at(seat)];
            const Facts s = facts_of(house, t, seat, mind.nets);
            const double before = seconds();
            Deal known = start(s, World{});  // for the rules: unseen cards lie in one hand
            known.hands[at(seat)] = s.hand, known.hands[at((seat + 1) % 4)] = s.unseen, known.voids = t.deal.voids;
            if (mind.worlds) {
                const int rule = Player(s).choose(known, may);
                const Weighed<int> w = weigh(s, mind, cards_of(may), chance.next());
                card = settle(w, usual_of(s, w.options, rule));
                if (lessons) lessons->push_back(lesson_of(s, t, w, number, house.opening));
            } else {
                card =
                    mind.nets ? NetPlayer(s, *mind.nets, 0).choose(known, may, chance) : Player(s).choose(known, may);
            }
            counts[at(seat & 1)].time += seconds() - before;
            ++counts[at(seat & 1)].decisions;
            const auto all = cards_of(may);
            if (odd.cards > 0 && chance.unit() < odd.cards) card = all[chance.below(static_cast<u32>(all.size()))];
        }
        play(rules, t, card);
    }
    for (int seat = 0; seat < 4; ++seat) {
        Counts& c = counts[at(seat & 1)];
        const int bid = t.deal.bids[at(seat)], taken = t.deal.taken[at(seat)];
        if (bid == kNilCall)
            ++c.nils, c.kept += !taken, c.foreseen += told.made[at(seat)];
        else
            ++c.numbers, c.made += taken >= bid, c.foreseen_made += told.made[at(seat)];
        c.worth += told.worth[at(seat)], c.brought += points(t.deal.bids, t.deal.taken, seat);
    }
    for (int side = 0; side < 2; ++side) {
        Counts& c = counts[at(side)];
        int bid = 0, taken = 0;
        for (int i = side; i < 4; i += 2)
            if (t.deal.bids[at(i)] != kNilCall) bid += t.deal.bids[at(i)], taken += t.deal.taken[at(i)];
        if (!bid) continue;
        ++c.contracts, c.set += taken < bid, c.bid += bid, c.taken += taken, c.bags += std::max(0, taken - bid);
    }
    return t;
}

struct Spades {
    using Mind = distill::Mind;
    using Lesson = distill::Lesson;
    using Counts = ::Counts;
    static constexpr u32 kMark = kNetsMark;
    static constexpr double kSoft = 4, kSoftCalls = 4;

    House house;

    explicit Spades(const std::string& weights) { house.weights = ::read_weights(weights); }

    Mind mind_of(const std::string& text) const { return ::mind_of(text); }
    void add_card(Cases& cases, const Lesson& l) const { add(cases, house, l); }
    void add_call(Cases& cases, const Lesson& l) const { add(cases, house, l); }

    // Plays a deal; returns the lead of the first side. The rule for the first lead changes from deal to deal.
    int play(const std::array<const Mind*, 4>& minds, u64 cards, int number, const Odd& odd,
             std::vector<Lesson>* lessons, std::array<Counts, 2>& counts) {
        house.opening = number & 1 ? kAnyCard : kNoTrump;
        const Table t = play_deal(house, minds, cards, lessons, static_cast<u32>(number), odd, counts);
        return points(t.deal.bids, t.deal.taken, 0);
    }
};

}  // namespace

int main(int count, char** words) { run<Spades>(count, words); }
