// Makes lessons, trains nets on them and lets players meet, for Five Hundred of two pairs. `make train` builds it and
// lists the steps.
//
// distill lessons FILE --mind MIND --deals N --seed S [--odd-cards 0.04] [--odd-calls 0.1] [--first 0]
// distill teach NETS FILE... --passes 5 --seed S
// distill duel --one MIND --other MIND --deals N --seed S
//
// A MIND is `rules`, `net:NETS` or `search:WORLDS[:NETS[:POOL]]`; each world is drawn from a pool of that size.
#include "../words.hpp"
#include "games/five_hundred/nets.hpp"
#include "lessons.hpp"

using namespace spadille;
using namespace spadille::distill;

namespace {

// The numbers of the rules of thumb, in the order of their fields, as train.py writes them.
void read_weights(const std::string& path, House& house) {
    std::ifstream in(path);
    Weights& w = house.weights;
    double length = 0;
    std::vector<double*> all;
    for (double& each : w.suit) all.push_back(&each);
    for (double& each : w.plain) all.push_back(&each);
    for (double& each : w.spread) all.push_back(&each);
    all.push_back(&w.same_suit);
    for (double& each : w.nullo) all.push_back(&each);
    for (double* each : {&w.grand, &w.partners_bid, &w.beneath, &w.joker_danger}) all.push_back(each);
    for (double& each : w.keep_honours) all.push_back(&each);
    for (double* each : {&w.keep_trump, &length, &w.keep_rank, &house.heat}) all.push_back(each);
    for (double* each : all)
        if (!(in >> *each)) stop("expected " + std::to_string(all.size()) + " numbers in " + path);
    w.keep_length = static_cast<int>(length);
}

Mind mind_of(const std::string& text) {
    const auto parts = cut(text, ':');
    Mind m;
    if (parts.empty()) stop("expected a mind");
    if (parts[0] == "rules")
        m.worlds = 0;
    else if (parts[0] == "net" && parts.size() == 2)
        m.worlds = 0, m.nets = &nets_of(parts[1], five_hundred::read_nets);
    else if (parts[0] == "search" && parts.size() >= 2) {
        m.worlds = std::atoi(parts[1].c_str());
        if (parts.size() > 2) m.nets = &nets_of(parts[2], five_hundred::read_nets);
        if (parts.size() > 3) m.pool = static_cast<std::size_t>(std::atoi(parts[3].c_str()));
        if (parts.size() > 4) m.calls = static_cast<std::size_t>(std::atoi(parts[4].c_str()));
        if (parts.size() > 5) m.noise = std::atof(parts[5].c_str());
    } else
        stop("expected rules, net:NETS or search:WORLDS[:NETS]; got " + text);
    return m;
}

// The results of one side, over all deals.
struct Counts {
    double contracts = 0, set = 0, bid = 0, nullos = 0, nullos_set = 0, foreseen = 0, brought = 0, decisions = 0,
           time = 0;
    void plus(const Counts& c) {
        double* mine = &contracts;
        const double* other = &c.contracts;
        for (std::size_t i = 0; i < sizeof(Counts) / sizeof(double); ++i) mine[i] += other[i];
    }
};

// One deal, played to its end; a lesson of every weighed call and card is kept if `lessons` is given.
class Dealing {
public:
    Dealing(const House& house, const std::array<const Mind*, 4>& minds, u64 seed)
        : house_(house), minds_(minds), chance_(seed * 31 + 7) {
        Chance cards(seed);
        std::vector<int> pack;
        for (u64 left = kPack; left; left &= left - 1) pack.push_back(std::countr_zero(left));
        for (std::size_t i = pack.size(); i > 1; --i) std::swap(pack[i - 1], pack[cards.below(static_cast<u32>(i))]);
        for (std::size_t i = 0; i < pack.size(); ++i) (i < 40 ? t_.hands[i % 4] : t_.middle) |= bit(pack[i]);
        t_.first = static_cast<int>(cards.below(4));
    }

    End run(std::vector<Lesson>* lessons, u32 number, double odd_cards, double odd_calls) {
        lessons_ = lessons, number_ = number, odd_cards_ = odd_cards, odd_calls_ = odd_calls;
        bid();
        if (t_.deal.declarer >= 0) lay_all_aside();
        return play();
    }

    std::array<Counts, 2> counts;

private:
    void bid() {
        const Facts frame = facts_of(house_, t_, 0);
        Auction auction(frame, 0);
        float foreseen = 0;
        while (!auction.over()) {
            t_.calls = auction.calls();
            const int seat = auction.caller();
            const Facts s = facts_of(house_, t_, seat);
            const Hopes hopes(s.weights, s.hand);
            const u64 usual = static_cast<u64>(choose_call(s, auction, hopes) + 1);
            u64 call = usual;
            if (minds_[at(seat)]->worlds) {
                std::vector<u64> options;
                for (u32 left = auction.open(); left; left &= left - 1)
                    options.push_back(static_cast<u64>(std::countr_zero(left) + 1));
                options.push_back(0);
                const Weighed w = look(s, std::move(options), usual);
                call = settle(w, usual_of(s, *minds_[at(seat)], w, usual), minds_[at(seat)]->noise);
                for (std::size_t i = 0; i < w.options.size(); ++i)
                    if (w.options[i] == call && call) foreseen = w.means[i];
                if (odd_calls_ > 0 && chance_.unit() < odd_calls_)
                    call = w.options[chance_.below(static_cast<u32>(w.options.size()))];
            }
            auction.add(static_cast<int>(call) - 1);
        }
        t_.calls = auction.calls();
        const int bid = auction.last();
        if (bid >= 0) {
            t_.deal.contract = auction.call_at(bid), t_.deal.declarer = (t_.first + bid) % kPlayers;
            counts[at(t_.deal.declarer % 2)].foreseen += foreseen;
        }
    }

    void lay_all_aside() {
        t_.phase = Facts::kDiscarding;
        for (const int seat : takers(t_.deal.contract, t_.deal.declarer)) {
            if (seat < 0) continue;
            t_.hands[at(seat)] |= t_.middle;
            const Facts s = facts_of(house_, t_, seat);
            u64 out = discards(s.weights, s.hand, s.contract, ~u64{0}, kMiddle);
            if (minds_[at(seat)]->worlds && s.contract != kGrand) {
                const Weighed w = look(s, likely_discards(s, out), out, false);
                out = settle(w, out);
            }
            t_.middle = out, t_.hands[at(seat)] &= ~out;
        }
    }

    End play() {
        const int contract = t_.deal.contract, declarer = t_.deal.declarer;
        World world{};
        std::copy(t_.hands.begin(), t_.hands.end(), world.begin());
        world[kDead] = t_.middle;
        t_.deal = open_play(world, contract, declarer, declarer < 0 ? t_.first : declarer);
        t_.deal.said = strains_said(t_.calls, t_.first);
        t_.phase = Facts::kPlaying;
        Deal& d = t_.deal;
        while (d.laid || d.hands[at(d.turn)]) {
            const int seat = d.turn;
            const Card played = card(seat);
            const u64 given = unranked(bit(played.card), d.strain);
            t_.hands[at(seat)] &= ~given, t_.played[at(seat)] |= given, t_.gone |= given;
            Rules(facts_of(house_, t_, seat)).put(d, played);
        }
        return ended(d);
    }

    Card card(int seat) {
        Deal& d = t_.deal;
        const Mind& mind = *minds_[at(seat)];
        const Facts s = facts_of(house_, t_, seat);
        const Player club(s);
        const Card rule = club.choose(d);
        const u64 may = Rules::legal(d);
        if (!(may & (may - 1)) && (d.laid || !Rules::is_joker(d, std::countr_zero(may)))) return rule;
        if (!mind.worlds) {
            if (!mind.nets || d.contract == kGrand) return rule;
            Chance none(0);
            return NetPlayer(s, *mind.nets, 0).choose(d, may, none);
        }
        std::vector<u64> options;
        for (u64 left = may; left; left &= left - 1) {
            const int each = std::countr_zero(left);
            const u64 given = static_cast<u64>(std::countr_zero(unranked(bit(each), d.strain)));
            if (d.laid || !Rules::is_joker(d, each))
                options.push_back(given);
            else
                for (int suit = 0; suit < kSuits; ++suit)
                    if (Rules::nameable(d) >> suit & 1) options.push_back(given | static_cast<u64>(suit + 1) << 8);
        }
        if (options.size() == 1) return coded(options[0]);
        const u64 usual = static_cast<u64>(std::countr_zero(unranked(bit(rule.card), d.strain))) |
                          static_cast<u64>(rule.named + 1) << 8;
        const Weighed w = look(s, options, usual);
        u64 chosen = settle(w, usual_of(s, mind, w, usual));
        if (odd_cards_ > 0 && chance_.unit() < odd_cards_)
            chosen = options[chance_.below(static_cast<u32>(options.size()))];
        return coded(chosen);
    }

    Card coded(u64 option) const {
        return {ranked_card(static_cast<int>(option & 63), t_.deal.strain), static_cast<int>(option >> 8) - 1};
    }

    Weighed look(const Facts& s, std::vector<u64> options, u64 usual, bool teaches = true) {
        Counts& c = counts[at(s.seat % 2)];
        const double before = seconds();
        Weighed w = weigh(s, *minds_[at(s.seat)], std::move(options), usual, chance_.next());
        c.time += seconds() - before, ++c.decisions;
        if (lessons_ && teaches) lessons_->push_back(lesson_of(s, w, number_));
        return w;
    }

    const House& house_;
    std::array<const Mind*, 4> minds_;
    Chance chance_;
    Table t_;
    std::vector<Lesson>* lessons_ = nullptr;
    u32 number_ = 0;
    double odd_cards_ = 0, odd_calls_ = 0;
};

void lessons(const Asked& asked, const House& house) {
    const Mind mind = mind_of(asked.text("mind", "search:100"));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    const int deals = static_cast<int>(asked.number("deals", 100)), first = static_cast<int>(asked.number("first", 0));
    std::FILE* file = std::fopen(asked.files.at(0).c_str(), "ab");
    if (!file) stop("cannot write " + asked.files[0]);
    std::size_t kept = 0;
    for (int number = first; number < first + deals; ++number) {
        std::vector<Lesson> found;
        Dealing deal(house, {&mind, &mind, &mind, &mind}, Chance(seed * 1000003 + static_cast<u64>(number)).next());
        deal.run(&found, static_cast<u32>(number), asked.number("odd-cards", 0.04), asked.number("odd-calls", 0.1));
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
        for (const Lesson& l : read_lessons<Lesson>(file))
            l.bidding ? add_call(calls, house, l) : add_card(cards, house, l);
    std::printf("%zu cards, %zu calls; %d + %d rows, %d + %d rows; %.1f s\n", cards.all.size(), calls.all.size(),
                cards.tables, cards.choices, calls.tables, calls.choices, seconds());
    const int passes = static_cast<int>(asked.number("passes", 5));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    Teacher::kSoft = static_cast<float>(asked.number("soft", 5));
    teach(nets.card, cards, passes, seed);
    Teacher::kSoft = static_cast<float>(asked.number("soft-calls", 15));
    teach(nets.call, calls, static_cast<int>(asked.number("call-passes", passes)), seed);
    write_nets(asked.files.at(0), kNetsMark, nets);
    std::printf("%.1f s of the processor\n", seconds());
}

void tell(const char* name, const Counts& c, double deals) {
    std::printf(
        "%s: contracts a deal %.3f, set %.1f %%, tricks bid %.2f; nullos %.0f, set %.1f %%; foreseen %.1f, brought "
        "%.1f; "
        "%.2f ms a decision\n",
        name, c.contracts / deals, 100 * c.set / c.contracts, c.bid / (c.contracts - c.nullos), c.nullos,
        100 * c.nullos_set / c.nullos, c.foreseen / c.contracts, c.brought / c.contracts, 1000 * c.time / c.decisions);
}

void duel(const Asked& asked, const House& house) {
    const Mind one = mind_of(asked.text("one", "search:100")), other = mind_of(asked.text("other", "rules"));
    const u64 seed = static_cast<u64>(asked.number("seed", 1));
    const int deals = static_cast<int>(asked.number("deals", 100)), first = static_cast<int>(asked.number("first", 0));
    std::FILE* units = nullptr;
    if (const std::string path = asked.text("units", ""); !path.empty()) units = std::fopen(path.c_str(), "a");
    double sum = 0, squares = 0, won = 0;
    std::array<Counts, 2> all;
    for (int number = first; number < first + deals; ++number) {
        const u64 cards = Chance(seed * 1000003 + static_cast<u64>(number)).next();
        double margin = 0;
        for (int swap = 0; swap < 2; ++swap) {
            std::array<const Mind*, 4> minds;
            for (int seat = 0; seat < 4; ++seat) minds[at(seat)] = (seat & 1) == swap ? &one : &other;
            Dealing deal(house, minds, cards);
            const End end = deal.run(nullptr, 0, 0, 0);
            margin += points(end, swap);
            if (end[0] < kNoContract) {
                Counts& c = deal.counts[at(end[1] % 2)];
                const int gained = points(end, end[1]);
                ++c.contracts, c.set += gained < 0, c.brought += gained;
                if (end[0] >= kNullo)
                    ++c.nullos, c.nullos_set += gained < 0;
                else
                    c.bid += tricks_of(end[0]);
            }
            all[0].plus(deal.counts[at(swap)]), all[1].plus(deal.counts[at(1 - swap)]);
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
    ::read_weights(asked.text("weights", "weights.txt"), house);
    if (asked.what == "lessons" && asked.files.size() == 1)
        lessons(asked, house);
    else if (asked.what == "teach" && asked.files.size() > 1)
        teach(asked, house);
    else if (asked.what == "duel")
        duel(asked, house);
    else
        stop("expected lessons FILE, teach NETS FILE..., or duel");
}
