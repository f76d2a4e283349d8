// Worlds of Auction Pinochle that fit the play, the melds and the bids.
#pragma once

#include <cmath>

#include "bidding.hpp"
#include "exchanging.hpp"

namespace spadille::auction_pinochle {

// A world: the hands as they are now and the cards aside, and the cards passed.
struct Imagined {
    World cards{};
    std::array<u64, 2> handed{};
};

class Imagination {
public:
    explicit Imagination(const Facts& s) : s_(s), sight_(barred(s)), dealer_(sight_) {}

    std::vector<Imagined> draw(std::size_t count, std::size_t times, Chance& chance) {
        const std::vector<Said> said = s_.heat > 0 && times > 1 ? told() : std::vector<Said>();
        if (s_.heat <= 0 || (said.empty() && !knows_trump() && !sees_exchange())) times = 1;
        std::vector<Imagined> pool;
        std::vector<double> sums;
        while (pool.size() < count || (pool.size() < count * times && tried_ < count * times * kPatience)) {
            pool.push_back(one(chance));
            if (times > 1) sums.push_back((sums.empty() ? 0.0 : sums.back()) + likelihood(said, pool.back()) + 1e-12);
        }
        return times > 1 ? drawn(pool, sums, count, chance) : pool;
    }

private:
    static constexpr int kTries = 100000;
    static constexpr u32 kUsual = 8;              // one world in 8 assumes nothing of the cards passed or buried
    static constexpr std::size_t kPatience = 20;  // deals tried for each world of the pool; then it stays smaller
    static constexpr double kUnlikely = -9;       // lower bound of a world's log-likelihood from a bid or the trumps
    // The last voluntary bid of a seat, and the bid at which it passed; kNone: none.
    struct Said {
        int seat = 0, bid = kNone, passed = kNone;
    };

    // A hand lacks every card that would complete a further meld with its known cards: all melds were laid down.
    static Sight barred(const Facts& s) {
        Sight sight = s;
        if (s.phase != Facts::kPlaying) return sight;
        for (int seat = 0; seat < s.seats; ++seat) {
            if (seat == s.seat || !s.melds(seat)) continue;
            for (u64 left = s.unseen; left; left &= left - 1)
                if (!fits(s, seat, s.known[at(seat)] | s.played[at(seat)] | (left & (~left + 1))))
                    sight.barred[at(seat)] |= left & (~left + 1);
        }
        return sight;
    }
    static bool fits(const Facts& s, int seat, u64 hand) {
        const Melds found(s, hand, s.trump);
        return std::equal(found.shown.begin(), found.shown.end(), s.shown.begin() + seat * kKinds);
    }
    bool fits(const World& world) const {
        for (int seat = 0; s_.phase == Facts::kPlaying && seat < s_.seats; ++seat)
            if (seat != s_.seat && s_.melds(seat) && !fits(s_, seat, world[at(seat)] | s_.played[at(seat)]))
                return false;
        return true;
    }

    Imagined one(Chance& chance) {
        for (int tries = 0; tries < kTries; ++tries) {
            ++tried_;
            Imagined world{dealer_.deal(chance), s_.handed};
            for (int seat = 0; seat < s_.seats; ++seat)
                if (seat != s_.seat) world.cards[at(seat)] |= s_.known[at(seat)];
            if (!fits(world.cards)) continue;
            const bool usual = chance.below(kUsual) != 0;  // not always: people also pass and bury in other ways
            if (usual) settle(world.cards, chance);
            if (s_.passes && !s_.sees) pass_cards(world, usual, chance);
            if (could_name(world)) return world;
        }
        throw std::invalid_argument("no deal of the unseen cards fits the melds and the trumps");
    }

    // The declarer had a marriage of the trumps when it named them, if it needed one.
    bool could_name(const Imagined& world) const {
        return !s_.marriage_needed || s_.phase <= Facts::kNaming ||
               has_marriage(dealt(world, s_.declarer) | s_.widow, s_.trump);
    }

    // Players bury no trumps and aces, and pass theirs to the declarer: those that a world has left behind change
    // places with low cards of the declarer, who alone buries tens where these count most. The declarer has seen the
    // cards passed: cards that would have helped more change places with others of the opponents.
    void settle(World& cards, Chance& chance) const {
        const int declarer = s_.declarer, partner = s_.partner(declarer);
        if (s_.phase == Facts::kPlaying && s_.seat != declarer) {
            if (s_.widow) {
                lift(cards, kDead, declarer, high_cards(), chance);
                if (buries_tens()) lift(cards, declarer, kDead, high_cards() | tens(), chance, tens());
            }
            if (s_.passes && s_.seat != partner) lift(cards, partner, declarer, high_cards(), chance);
        } else if (s_.seat == declarer && s_.passes) {
            const u64 better = more_helpful(s_.handed[0]) & ~kept_melds(cards[at(partner)]);
            for (u64 left = cards[at(partner)] & better; left; left &= left - 1) {
                const int foe = (declarer + (chance.below(2) ? 1 : 3)) % s_.seats;
                if (!lift(cards, partner, foe, better, chance, left & (~left + 1)))
                    lift(cards, partner, (foe + 2) % s_.seats, better, chance, left & (~left + 1));
            }
        }
    }
    // Lets cards of `which` that are high change places with low ones, each pair that still fits the melds; true if any
    // has. A declarer gives cards below tens for those passed while it has some.
    bool lift(World& cards, int from, int to, u64 high, Chance& chance, u64 which = kWhole) const {
        bool lifted = false;
        u64 low = cards[at(to)] & s_.unseen & ~high & ~barred_from(from);
        for (u64 left = cards[at(from)] & s_.unseen & high & which & ~barred_from(to); left && low; left &= left - 1) {
            const u64 lowest = to == s_.declarer && from != kDead ? low & ~tens() : low;
            const u64 both = (left & (~left + 1)) | some(lowest ? lowest : low, 1, chance);
            World other = cards;
            other[at(from)] ^= both, other[at(to)] ^= both;
            if (!fits(other)) continue;
            cards = other;
            low &= ~both;
            lifted = true;
        }
        return lifted;
    }
    u64 barred_from(int place) const { return place == kDead ? 0 : sight_.barred[at(place)]; }
    // The unseen cards that would have helped a declarer more than the least helpful of the cards passed.
    u64 more_helpful(u64 given) const {
        const double least = least_help(given);
        u64 found = 0;
        each_member(s_.unseen, [&](int card) {
            if (help_among(card, given) > least) found |= u64{1} << card;
        });
        return found;
    }
    double least_help(u64 given) const {
        double least = given ? 1e9 : 0;
        each_member(given, [&](int card) { least = std::min(least, help_among(card, given)); });
        return least;
    }
    // The worth to the declarer of a card among those passed; of two copies of a low trump one is worth half.
    double help_among(int card, u64 given) const {
        const bool second = has(given, card ^ 1) && (card % 2 || !has(given, card));
        return help(s_, s_.trump, second ? card | 1 : card & ~1, second ? u64{1} << (card & ~1) : 0);
    }
    // The cards of melds that the partner has not laid down yet, and would rather have kept.
    u64 kept_melds(u64 cards) const {
        return s_.phase == Facts::kExchanging ? Melds(s_, cards | s_.handed[0], s_.trump).on_table() : 0;
    }
    bool buries_tens() const {
        const auto worth = [&](int rank) {
            return static_cast<double>(s_.counts[at(rank)]) / s_.scale - s_.thumbs.kept[at(rank)];
        };
        return worth(kTen) > std::max({worth(kNine), worth(kJack), worth(kQueen), worth(kKing)});
    }
    u64 high_cards() const { return suit_of(s_.trump) | (rank_mask(kAce) & kWhole); }
    u64 tens() const { return rank_mask(kTen) & kWhole & ~suit_of(s_.trump); }

    // The declarer usually passes back low cards for the high ones that it was given.
    void pass_cards(Imagined& world, bool usual, Chance& chance) const {
        const int partner = s_.partner(s_.declarer);
        const auto held = [&](int seat) { return world.cards[at(seat)] | s_.played[at(seat)]; };
        world.handed[1] = s_.passes > 1 ? mostly(usual ? ~high_cards() : 0, held(partner), chance) : 0;
        const u64 mine = held(s_.declarer) | world.handed[1];
        world.handed[0] = mostly(usual ? high_cards() & ~marriage(mine) : 0, mine, chance);
    }
    // A king and a queen of trumps, if there are any.
    u64 marriage(u64 cards) const {
        const u64 trumps = cards & suit_of(s_.trump), kings = trumps & rank_mask(kKing);
        const u64 queens = trumps & rank_mask(kQueen);
        return (kings & (~kings + 1)) | (queens & (~queens + 1));
    }
    // As many cards as are passed, of the likely ones where there are enough.
    u64 mostly(u64 likely, u64 cards, Chance& chance) const {
        const u64 first = some(cards & likely, std::min(s_.card_pass, std::popcount(cards & likely)), chance);
        return first | some(cards & ~first & ~likely, s_.card_pass - std::popcount(first), chance);
    }
    // The bids of the other seats. A bid that somebody must make, and a pass to a partner who stands, tell nothing.
    std::vector<Said> told() const {
        std::vector<Said> found;
        for (int seat = 0; seat < s_.seats; ++seat) {
            Said said{seat};
            Auction auction(s_);
            for (const int call : s_.calls) {
                if (auction.caller() == seat && !auction.is_out(seat) && !auction.stuck() && call != kShoot) {
                    if (call != kNone)
                        said.bid = call;
                    else if (!auction.partner_stands())
                        said.passed = auction.least();
                }
                auction.put(call);
            }
            if (seat != s_.seat && (said.bid != kNone || said.passed != kNone)) found.push_back(said);
        }
        return found;
    }

    double likelihood(const std::vector<Said>& said, const Imagined& world) const {
        double sum = 0;
        for (const Said& each : said) {
            const double best = Hopes(s_, dealt(world, each.seat)).best();
            if (each.bid != kNone) sum += likely((best - each.bid) / s_.heat);
            if (each.passed != kNone) sum += likely((each.passed - best) / s_.heat);
        }
        if (knows_trump()) {
            const Hopes hopes(s_, dealt(world, s_.declarer) | s_.widow);
            double all = 0;
            for (int suit = 0; suit < kSuits; ++suit) all += std::exp((hopes.of(suit) - hopes.of(s_.trump)) / s_.heat);
            sum += std::max(kUnlikely, -std::log(all));
        }
        if (sees_exchange()) sum -= std::log(s_.seat == s_.declarer ? ways_to(world) : ways_back(world));
        return std::exp(sum);
    }
    // Another seat has named the trumps: the suit that promised it most.
    bool knows_trump() const { return s_.trump != kNoTrump && s_.seat != s_.declarer; }
    // This seat was passed cards: the partner's best ones for the declarer, or the lowest of the declarer's.
    bool sees_exchange() const {
        return s_.seat == s_.declarer ? s_.passes > 0 : s_.passes > 1 && s_.seat == s_.partner(s_.declarer);
    }
    // In how many ways the other could have passed as good cards: the fewer, the likelier are these.
    double ways_to(const Imagined& world) const {
        const double least = least_help(s_.handed[0]);
        u64 alike = 0;
        each_member(dealt(world, s_.partner(s_.declarer)), [&](int card) {
            if (help_among(card, s_.handed[0]) == least) alike |= u64{1} << card;
        });
        return ways(alike, s_.handed[0]);
    }
    double ways_back(const Imagined& world) const {
        const u64 kept = world.cards[at(s_.declarer)] | s_.played[at(s_.declarer)];
        return ways((kept | s_.handed[1]) & ~(high_cards() | tens()), s_.handed[1]);
    }
    // The number of ways to choose as many of the cards as were passed of them.
    static double ways(u64 cards, u64 passed) {
        double found = 1;
        for (int n = std::popcount(cards), chosen = std::popcount(cards & passed); chosen > 0; --n, --chosen)
            found *= static_cast<double>(n) / chosen;
        return found;
    }
    static double likely(double over) { return std::max(kUnlikely, -std::log1p(std::exp(-over))); }

    // The hand that a seat was dealt.
    u64 dealt(const Imagined& world, int seat) const {
        u64 cards = world.cards[at(seat)] | s_.played[at(seat)];
        if (seat == s_.declarer && s_.widow) return (cards | world.cards[kDead] | s_.buried) & ~s_.widow;
        const auto [given, back] = world.handed;
        if (s_.passes && seat == s_.declarer) return (cards | back) & ~given;
        if (s_.passes && seat == s_.partner(s_.declarer)) return (cards & ~back) | given;
        return cards;
    }

    const Facts& s_;
    Sight sight_;
    WorldDealer dealer_;
    std::size_t tried_ = 0;
};

}  // namespace spadille::auction_pinochle
