// Makes lessons, trains nets on them and lets players meet, for Spades of four in two partnerships. `make train` builds
// it and lists the steps.
//
// distill lessons FILE --mind MIND --deals N --seed S [--odd-cards 0.04] [--odd-calls 0.1] [--first 0]
// distill teach NETS FILE... --passes 5 --seed S
// distill duel --one MIND --other MIND --deals N --seed S
//
// A MIND is `rules`, `net:NETS`, `search:WORLDS` or `search:WORLDS:NETS[:HEAT[:calls]]`.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

#include "../words.hpp"
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
};

struct Told {
    std::array<float, 4> made{}, worth{};
};

// Plays one deal to its end; keeps a lesson of every weighed move if `lessons` is given.
Table play_deal(const House& house, const std::array<const Mind*, 4>& minds, u64 seed, std::vector<Lesson>* lessons,
                u32 number, double odd_cards, double odd_calls, std::array<Counts, 2>& counts) {
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
            const Weighed w = weigh(s, mind, NetPlayer::wanted(s, o), chance.next());
            call = settle(w, usual_of(s, w.options, o.rule));
            for (std::size_t i = 0; i < w.options.size(); ++i)
                if (w.options[i] == call) told.made[at(seat)] = w.made[i], told.worth[at(seat)] = w.means[i];
            if (lessons) lessons->push_back(lesson_of(s, t, w, number, house.opening));
            if (odd_calls > 0 && chance.unit() < odd_calls)
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
                const Weighed w = weigh(s, mind, cards_of(may), chance.next());
                card = settle(w, usual_of(s, w.options, rule));
                if (lessons) lessons->push_back(lesson_of(s, t, w, number, house.opening));
            } else {
                card =
                    mind.nets ? NetPlayer(s, *mind.nets, 0).choose(known, may, chance) : Player(s).choose(known, may);
            }
            counts[at(seat & 1)].time += seconds() - before;
            ++counts[at(seat & 1)].decisions;
            const auto all = cards_of(may);
            if (odd_cards > 0 && chance.unit() < odd_cards) card = all[chance.below(static_cast<u32>(all.size()))];
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

void lessons(const Asked& asked, House house) {
    const Mind mind = mind_of(asked.text("mind", "search:100"));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    const int deals = static_cast<int>(asked.number("deals", 100)), first = static_cast<int>(asked.number("first", 0));
    const double odd_cards = asked.number("odd-cards", 0.04), odd_calls = asked.number("odd-calls", 0.1);
    std::FILE* file = std::fopen(asked.files.at(0).c_str(), "ab");
    if (!file) stop("cannot write " + asked.files[0]);
    std::size_t kept = 0;
    std::array<Counts, 2> counts;
    for (int number = first; number < first + deals; ++number) {
        std::vector<Lesson> found;
        house.opening = number & 1 ? kAnyCard : kNoTrump;
        const std::array<const Mind*, 4> minds{&mind, &mind, &mind, &mind};
        play_deal(house, minds, Chance(seed * 1000003 + static_cast<u64>(number)).next(), &found,
                  static_cast<u32>(number), odd_cards, odd_calls, counts);
        std::fwrite(found.data(), sizeof(Lesson), found.size(), file);
        std::fflush(file);
        kept += found.size();
    }
    std::fclose(file);
    std::printf("%d deals, %zu lessons, %.1f s of the processor\n", deals, kept, seconds());
}

void teach(const Asked& asked, const House& house) {
    Nets nets;
    Cases cards, calls;
    std::vector<std::string> files(asked.files.begin() + 1, asked.files.end());
    for (const std::string& file : files)
        for (const Lesson& l : read_lessons<Lesson>(file)) add(l.bidding ? calls : cards, house, l);
    std::printf("%zu cards, %zu calls; %d + %d rows, %d + %d rows; %.1f s\n", cards.all.size(), calls.all.size(),
                cards.tables, cards.choices, calls.tables, calls.choices, seconds());
    const int passes = static_cast<int>(asked.number("passes", 5));
    Teacher::kSoft = static_cast<float>(asked.number("soft", 4));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    teach(nets.card, cards, passes, seed);
    teach(nets.call, calls, static_cast<int>(asked.number("call-passes", passes)), seed);
    write_nets(asked.files.at(0), kNetsMark, nets);
    std::printf("%.1f s of the processor\n", seconds());
}

void tell(const char* name, const Counts& c, double deals) {
    std::printf(
        "%s: nils a side %.3f, foreseen %.1f %%, kept %.1f %% of %.0f; numbers foreseen %.1f %%, made %.1f %%; "
        "worth foreseen %.1f, brought %.1f; set %.1f %%, bid %.2f, taken %.2f, bags %.2f; %.2f ms a decision\n",
        name, c.nils / deals, 100 * c.foreseen / c.nils, 100 * c.kept / c.nils, c.nils,
        100 * c.foreseen_made / c.numbers, 100 * c.made / c.numbers, c.worth / (c.nils + c.numbers),
        c.brought / (c.nils + c.numbers), 100 * c.set / c.contracts, c.bid / c.contracts, c.taken / c.contracts,
        c.bags / c.contracts, 1000 * c.time / c.decisions);
}

void duel(const Asked& asked, House house) {
    const Mind one = mind_of(asked.text("one", "search:100")), other = mind_of(asked.text("other", "rules"));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    const int deals = static_cast<int>(asked.number("deals", 100));
    std::FILE* units = nullptr;
    if (const std::string path = asked.text("units", ""); !path.empty()) units = std::fopen(path.c_str(), "a");
    double sum = 0, squares = 0, won = 0;
    std::array<Counts, 2> all;
    for (int number = 0; number < deals; ++number) {
        house.opening = number & 1 ? kAnyCard : kNoTrump;
        const u64 cards = Chance(seed * 1000003 + static_cast<u64>(number)).next();
        double margin = 0;
        for (int swap = 0; swap < 2; ++swap) {
            std::array<Counts, 2> counts;
            std::array<const Mind*, 4> minds;
            for (int seat = 0; seat < 4; ++seat) minds[at(seat)] = (seat & 1) == swap ? &one : &other;
            const Table t = play_deal(house, minds, cards, nullptr, 0, 0, 0, counts);
            margin += points(t.deal.bids, t.deal.taken, swap);
            all[0].plus(counts[at(swap)]), all[1].plus(counts[at(1 - swap)]);
        }
        margin /= 2;
        sum += margin, squares += margin * margin, won += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
        if (units) std::fprintf(units, "%d %.1f\n", number, margin), std::fflush(units);
    }
    const double mean = sum / deals, spread = std::sqrt(std::max(0.0, squares / deals - mean * mean));
    std::printf("%+.2f +- %.2f points a deal, %.1f %% won, %d deals, sd %.1f, %.1f s of the processor\n", mean,
                1.96 * spread / std::sqrt(deals), 100 * won / deals, deals, spread, seconds());
    tell("one", all[0], 2.0 * deals);
    tell("other", all[1], 2.0 * deals);
}

}  // namespace

int main(int count, char** words) {
    const Asked asked = read(count, words);
    House house;
    house.weights = ::read_weights(asked.text("weights", "weights.txt"));
    if (asked.what == "lessons" && asked.files.size() == 1)
        lessons(asked, house);
    else if (asked.what == "teach" && asked.files.size() > 1)
        teach(asked, house);
    else if (asked.what == "duel")
        duel(asked, house);
    else
        stop("expected lessons FILE, teach NETS FILE..., or duel");
}
