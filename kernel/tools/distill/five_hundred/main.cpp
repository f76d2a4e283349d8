// Makes lessons, trains nets on them and lets players meet, for Five Hundred of two pairs. `make train` builds it and
// lists the steps.
//
// distill lessons FILE --mind MIND --deals N --seed S [--odd-cards 0.04] [--odd-calls 0.1] [--first 0]
// distill teach NETS FILE... --passes 5 --seed S
// distill duel --one MIND --other MIND --deals N --seed S
//
// A MIND is `rules`, `net:NETS` or `search:WORLDS[:NETS[:POOL]]`; each world is drawn from a pool of that size.
#include "../steps.hpp"
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
    for (double* each : {&w.grand, &w.seen, &w.partners_bid, &w.beneath, &w.joker_danger}) all.push_back(each);
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
    void tell(const char* name, double deals) const {
        std::printf(
            "%s: contracts a deal %.3f, set %.1f %%, tricks bid %.2f; nullos %.0f, set %.1f %%; foreseen %.1f, brought "
            "%.1f; "
            "%.2f ms a decision\n",
            name, contracts / deals, 100 * set / contracts, bid / (contracts - nullos), nullos,
            100 * nullos_set / nullos, foreseen / contracts, brought / contracts, 1000 * time / decisions);
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

    End run(std::vector<Lesson>* lessons, u32 number, const Odd& odd) {
        lessons_ = lessons, number_ = number, odd_ = odd;
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
            const Hopes hopes(s, s.hand);
            const u64 usual = static_cast<u64>(choose_call(s, auction, hopes) + 1);
            u64 call = usual;
            if (minds_[at(seat)]->worlds) {
                std::vector<u64> options;
                for (u32 left = auction.open(); left; left &= left - 1)
                    options.push_back(static_cast<u64>(std::countr_zero(left) + 1));
                options.push_back(0);
                const Weighed<u64> w = look(s, std::move(options), usual);
                call = settle(w, usual_of(s, *minds_[at(seat)], w, usual), minds_[at(seat)]->noise);
                for (std::size_t i = 0; i < w.options.size(); ++i)
                    if (w.options[i] == call && call) foreseen = w.means[i];
                if (odd_.calls > 0 && chance_.unit() < odd_.calls)
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
        for (const int seat : takers(facts_of(house_, t_, 0), t_.deal.contract, t_.deal.declarer)) {
            if (seat < 0) continue;
            t_.hands[at(seat)] |= t_.middle;
            const Facts s = facts_of(house_, t_, seat);
            u64 out = discards(s, s.hand, s.contract, ~u64{0}, kMiddle);
            if (minds_[at(seat)]->worlds && s.contract != kGrand) {
                const Weighed<u64> w = look(s, likely_discards(s, out), out, false);
                out = settle(w, out);
            }
            t_.middle = out, t_.hands[at(seat)] &= ~out;
        }
    }

    End play() {
        const Facts frame = facts_of(house_, t_, 0);
        const int contract = t_.deal.contract, declarer = t_.deal.declarer;
        World world{};
        std::copy(t_.hands.begin(), t_.hands.end(), world.begin());
        world[kDead] = t_.middle;
        t_.deal = open_play(frame, world, contract, declarer, declarer < 0 ? t_.first : declarer);
        t_.deal.said = strains_said(t_.calls, frame);
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
        const Weighed<u64> w = look(s, options, usual);
        u64 chosen = settle(w, usual_of(s, mind, w, usual));
        if (odd_.cards > 0 && chance_.unit() < odd_.cards)
            chosen = options[chance_.below(static_cast<u32>(options.size()))];
        return coded(chosen);
    }

    Card coded(u64 option) const {
        return {ranked_card(static_cast<int>(option & 63), t_.deal.strain), static_cast<int>(option >> 8) - 1};
    }

    Weighed<u64> look(const Facts& s, std::vector<u64> options, u64 usual, bool teaches = true) {
        Counts& c = counts[at(s.seat % 2)];
        const double before = seconds();
        Weighed<u64> w = weigh(s, *minds_[at(s.seat)], std::move(options), usual, chance_.next());
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
    Odd odd_;
};

struct FiveHundred {
    using Mind = distill::Mind;
    using Lesson = distill::Lesson;
    using Counts = ::Counts;
    static constexpr u32 kMark = kNetsMark;
    static constexpr double kSoft = 5, kSoftCalls = 15;

    House house;

    explicit FiveHundred(const std::string& weights) { ::read_weights(weights, house); }

    Mind mind_of(const std::string& text) const { return ::mind_of(text); }
    void add_card(Cases& cases, const Lesson& l) const { distill::add_card(cases, house, l); }
    void add_call(Cases& cases, const Lesson& l) const { distill::add_call(cases, house, l); }

    // Plays a deal; returns the lead of the first side.
    int play(const std::array<const Mind*, 4>& minds, u64 cards, int number, const Odd& odd,
             std::vector<Lesson>* lessons, std::array<Counts, 2>& counts) const {
        Dealing deal(house, minds, cards);
        const End end = deal.run(lessons, static_cast<u32>(number), odd);
        counts = deal.counts;
        if (end[0] < kNoContract) {
            Counts& c = counts[at(end[1] % 2)];
            const int gained = points(end, end[1]);
            ++c.contracts, c.set += gained < 0, c.brought += gained;
            if (end[0] >= kNullo)
                ++c.nullos, c.nullos_set += gained < 0;
            else
                c.bid += tricks_of(end[0]);
        }
        return points(end, 0);
    }
};

}  // namespace

int main(int count, char** words) { run<FiveHundred>(count, words); }
